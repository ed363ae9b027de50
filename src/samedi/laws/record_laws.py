"""Laws about the record: taking back, fair chance, and the compiled rules' plain twin."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

import msgspec

from samedi import _compiled
from samedi.core.errors import Refused
from samedi.core.events import Entry
from samedi.core.game import Game
from samedi.core.options import Value, changed_options
from samedi.core.rng import Rng
from samedi.engine.fairness import ShuffleSeed
from samedi.engine.replay import verify
from samedi.engine.session import Session
from samedi.laws.trace import Broken, Move, Trace, facts, line, make, move_of

TAKEN_BACK = 5  # entries a game that are tried, and taken back
SEALED = 2  # of so many games one is played again with a seal, and verified


def back(trace: Trace) -> int:
    """After `back` everything is as before the entry; it is refused exactly when the policy says."""
    deals = [entry.code for entry in trace.entries if entry.seat == "*"]
    table = Session(trace.game, trace.seats, options=trace.options, seed=trace.seed, deals=deals)
    random = trace.random(0)
    cases = 0
    for entry in trace.entries:
        if entry.seat == "*":
            continue
        seat = int(entry.seat)
        if random.random() > min(0.5, TAKEN_BACK / len(trace.moves)):
            table.submit(seat, entry.code)
            continue
        cases += 1
        before = look(table)
        asked = table.acting
        start = len(table.log)
        table.submit(seat, entry.code)
        after = look(table)
        fits = may_go_back(table, seat)
        try:
            table.back(seat)
        except Refused:
            if fits:
                raise Broken(f"entry {start}: back was refused, and nothing stood in its way") from None
            if look(table) != after:
                raise Broken(f"entry {start}: a refused back changed something") from None
            continue
        if not fits:
            raise Broken(
                f"entry {start}: back was allowed after somebody acted, chance came in or something was revealed"
            )
        if look(table) != before or table.acting != asked:
            raise Broken(f"entry {start}: after back the table is not as it was before")
        table.submit(seat, entry.code)
    return cases


def may_go_back(table: Session, seat: int) -> bool:
    """The policy, read forward: the seat's latest entry that counts, and what counts after it."""
    counting = [line for line in table.log if line.move is not None and not line.undone]
    own = [i for i, line in enumerate(counting) if line.entry.seat == str(seat)]
    if not own:
        return False
    since = counting[own[-1] :]
    for later in since[1:]:
        if later.entry.seat == "*" or not (later.face_down and since[0].face_down):
            return False
    return not any(event.reveals for each in since for event in each.events)


def look(table: Session) -> list[object]:
    """A table as everybody sees it."""
    seats = (*range(table.seats), None)
    views = [table.view(seat) for seat in seats]
    return [line(table.game, table.state), views, [table.choices(seat) for seat in range(table.seats)]]


def fair(trace: Trace) -> int:
    """Every outcome of a sealed table can be derived again from seed and salts, and a changed one is noticed."""
    if trace.seed % SEALED:
        return 0
    seal = ShuffleSeed(hashlib.sha256(b"%d" % trace.seed).digest(), (b"salt of one", b"salt of two"))
    table = Session(trace.game, trace.seats, options=trace.options, seed=seal)
    random = trace.random(1)
    chosen = {seat: [entry.code for entry in trace.entries if entry.seat == str(seat)] for seat in range(trace.seats)}
    while not table.over:
        seat = random.choice(table.acting)
        legal = table.choices(seat)
        code = next((code for code in chosen[seat] if code in legal), None)  # as in the game, as far as chance lets it
        if code is None:
            code = random.choice(legal)
        else:
            chosen[seat].remove(code)
        table.submit(seat, code)
    record = table.record()
    found = verify(record)
    if not found.fair:
        raise Broken(f"an honest record is not verified: {found.text}")
    chance = [i for i, entry in enumerate(record["entries"]) if entry[0] == "*"]
    if chance:
        salts = [[(b"another salt %d" % i).hex()] for i in range(5)]  # one may lead to the same deal by luck
        if all(verify({**record, "salts": other}).fair for other in salts):
            raise Broken("a record with other salts is verified all the same")
    return len(chance)


class GivenGame(msgspec.Struct, array_like=True):
    """A game that both forms of the rules play."""

    seats: int
    options: dict[str, Value]
    entries: list[Entry]

    def trace(self, game: Game) -> Trace:
        """The same game for laws to look at, not played yet."""
        state, moves = game.new(self.seats, self.options), list[Move]()
        for entry in self.entries:
            move = move_of(game, state, entry)
            if move is None:
                raise Broken(f"{entry.seat} {entry.code} cannot follow after {len(moves)} entries")
            make(state, *move)
            moves.append(move)
        return Trace(game, self.seats, self.options, len(moves), moves)


class TwinTask(msgspec.Struct):
    """What the plain half of *twin* plays."""

    game: str
    tables: list[tuple[int, dict[str, Value]]]  # with options that are no defaults
    games: int  # random ones, at each table
    given: list[GivenGame]

    def traces(self, game: Game) -> Iterator[Trace]:
        """The games, not played yet."""
        for seats, options in self.tables:
            values = game.check_options(seats, options)
            yield from (Trace(game, seats, values, seed) for seed in range(self.games))
        for each in self.given:
            each.options = game.check_options(each.seats, each.options)
            yield each.trace(game)


def digest(trace: Trace) -> str:
    """A game in one number: entries, legal lists, events, states, scores."""
    trace.play()
    hashed = hashlib.sha256()
    for number, state in trace.states():
        entry = trace.entries[number] if number < len(trace.entries) else None
        events = trace.events[number - 1] if number else ()
        legal = [state.legal(seat) for seat in range(trace.seats)]
        hashed.update(msgspec.json.encode([entry, events, legal, state.acting, state.scores(), state.winners()]))
        hashed.update(trace.prints[number])
    rng = Rng(trace.seed)
    state = trace.new()
    hashed.update(b"%d %s" % (state.random_playout(rng), facts(state)))
    return hashed.hexdigest()


def twin(
    game: Game, tables: Sequence[tuple[int, dict[str, Value]]], games: int, given: Sequence[GivenGame] = ()
) -> int:
    """Compiled and plain rules play the same games, entry by entry; the plain ones in a process of their own."""
    if _compiled.MODE != "compiled" or not (tables or given):
        return 0
    task = TwinTask(
        game.name,
        [(seats, changed_options(game.options, options)) for seats, options in tables],
        games,
        [GivenGame(each.seats, changed_options(game.options, each.options), each.entries) for each in given],
    )
    environment = {**os.environ, "SAMEDI_PURE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    call = [sys.executable, "-m", "samedi.laws.plain_twin"]
    done = subprocess.run(call, input=msgspec.json.encode(task), capture_output=True, env=environment, check=False)
    if done.returncode:
        raise Broken(f"the plain rules could not be run: {done.stderr.decode().strip()[-300:]}")
    found = done.stdout.decode().split()
    cases = 0
    for trace, plain in zip(task.traces(game), found, strict=False):
        if digest(trace) != plain:
            which = "a given game" if trace.given else f"seed {trace.seed}"
            where = f"{trace.seats} seats, options {trace.options}, {which}"
            raise Broken(f"{where}: compiled and plain rules play different games")
        cases += 1
    if cases != games * len(tables) + len(given):
        raise Broken(f"{cases} games were played by the plain rules and not {games * len(tables) + len(given)}")
    return cases
