"""Laws about what a viewer may know: views, worlds, silence."""

from collections import Counter
from itertools import islice
from random import Random

import msgspec

from samedi.core.names import CHANCE, Seat
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.worlds import Worlds
from samedi.laws.stepping import told
from samedi.laws.trace import Broken, Trace, line

FEW = 60  # worlds that can be counted one by one
DRAWS = 20  # for each of them
COUNTED = 0.1  # of the positions: counting is dear


def viewer(trace: Trace, random: Random) -> Seat | None:
    seats: list[Seat | None] = [*range(trace.seats), None]
    return random.choice(seats)


def worlds(trace: Trace) -> int:
    """A drawn world looks to the viewer exactly like the real one."""
    game = trace.game
    for number, state in trace.positions():
        random = trace.random(number)
        seat = viewer(trace, random)
        view = game.view(state, seat)
        hash(view)
        world = game.worlds(view).draw(Rng(random.getrandbits(60)))
        if game.view(world, seat) != view:
            raise Broken(f"before entry {number}: seat {seat} could tell a drawn world from the real one")
        if world.acting != state.acting or (seat is not None and world.legal(seat) != state.legal(seat)):
            raise Broken(f"before entry {number}: in a drawn world seat {seat} would be asked something else")
    return len(trace.chosen)


def variety(trace: Trace) -> int:
    """Drawn worlds differ while something is hidden; where they can be counted, each comes up equally often."""
    game = trace.game
    cases = 0
    for number, state in trace.positions():
        random = trace.random(number)
        seat = viewer(trace, random)
        if random.random() > COUNTED:
            continue
        worlds = game.worlds(game.view(state, seat))
        possible = [line(game, world) for world in islice(worlds.every(), FEW + 1)]
        if len(possible) > FEW:
            drawn = {line(game, worlds.draw(Rng(i))) for i in range(8)}
            if len(drawn) < 2:
                raise Broken(f"before entry {number}: seat {seat} always supposes the same world of many")
            cases += 1
        else:
            check_even(trace, number, seat, line(game, state), worlds, possible)
            cases += 1
    return cases


def check_even(trace: Trace, number: int, seat: Seat | None, real: str, worlds: Worlds, possible: list[str]) -> None:
    where = f"before entry {number}"
    if len(set(possible)) != len(possible):
        raise Broken(f"{where}: seat {seat} counts a world twice")
    if real not in possible:
        raise Broken(f"{where}: seat {seat} thinks that the real world is impossible")
    rng = Rng(number)
    found = Counter(line(trace.game, worlds.draw(rng)) for _ in range(DRAWS * len(possible)))
    if set(found) != set(possible):
        raise Broken(f"{where}: seat {seat} draws {len(found)} worlds of {len(possible)} possible ones")
    chi2 = sum((found[world] - DRAWS) ** 2 / DRAWS for world in possible)
    if len(possible) > 1 and chi2 > unlikely(len(possible) - 1):
        raise Broken(f"{where}: seat {seat} draws some worlds more often than others (chi² {chi2:.0f})")


def unlikely(freedom: int) -> float:
    """A chi² that chance exceeds once in a million times (Wilson and Hilferty)."""
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 4.7534 * ninth**0.5) ** 3)


def past(trace: Trace) -> int:
    """In a drawn world every past play was legal."""
    game = trace.game
    invariants = game.module("invariants")
    if invariants is None or not hasattr(invariants, "retell"):
        return 0
    for number, state in trace.positions():
        random = trace.random(number)
        seat = viewer(trace, random)
        world = game.worlds(game.view(state, seat)).draw(Rng(random.getrandbits(60)))
        past = trace.new()
        for i, entry in enumerate(invariants.retell(world, trace.entries[:number])):
            if entry.seat == "*":
                outcome = game.read_outcome(past, entry.code)
                if not isinstance(outcome, tuple):
                    raise Broken(f"before entry {number}: seat {seat} supposes {entry.code}, which cannot come up")
                past.settle(outcome)
                continue
            action = game.action_of[entry.code]
            if action not in past.legal(int(entry.seat)):
                raise Broken(f"before entry {number}: in a world of seat {seat} entry {i} ({entry.code}) was not legal")
            past.apply(int(entry.seat), action)
        if line(game, past) != line(game, world):
            raise Broken(f"before entry {number}: the past of a world does not lead to it")
    return len(trace.chosen)


def silence(trace: Trace) -> int:
    """Two worlds that a viewer cannot tell apart offer, refuse and tell that viewer the same, byte by byte."""
    for number, state in trace.positions():
        random = trace.random(number)
        seat = viewer(trace, random)
        world = trace.game.worlds(trace.game.view(state, seat)).draw(Rng(random.getrandbits(60)))
        if offered(trace, state, seat) != offered(trace, world, seat):
            raise Broken(f"before entry {number}: what seat {seat} is offered or refused tells worlds apart")
        if number < len(trace.moves):
            mover, move = trace.moves[number]
            hear_the_same(trace, number, seat, mover, state, move, world, other_move(trace, world, mover, move, random))
            if len(state.acting) > 1 and mover != seat:
                other = random.choice(state.legal(mover))
                hear_the_same(trace, number, seat, mover, state, move, state, other)
    return len(trace.chosen)


def offered(trace: Trace, state: State, seat: Seat | None) -> bytes:
    """All that a viewer's screen is built from, and every refusal it could get."""
    game = trace.game
    view = game.view(state, seat)
    if seat is None:
        return msgspec.json.encode([view, state.acting, state.scores()])
    reasons = [game.why_not(state, seat, action) for action in game.near(state, seat)]
    return msgspec.json.encode([view, state.acting, state.scores(), state.legal(seat), reasons])


def other_move(trace: Trace, world: State, mover: Seat, move: object, random: Random) -> object:
    """The same entry if it can be in that world, else another of the same seat."""
    if mover == CHANCE:
        assert isinstance(move, tuple)
        code = trace.game.outcome_code(world, move)
        outcome = trace.game.read_outcome(world, code)
        return outcome if isinstance(outcome, tuple) else world.roll(Rng(random.getrandbits(60)))
    legal = world.legal(mover)
    return move if move in legal else random.choice(legal)


def hear_the_same(
    trace: Trace,
    number: int,
    seat: Seat | None,
    mover: Seat,
    one: State,
    move: object,
    two: State,
    other: object,
) -> None:
    """If a viewer cannot tell two worlds apart after an entry, nothing it heard in between may."""
    one, two = one.clone(), two.clone()
    heard = [told(one, mover, move), told(two, mover, other)]
    if trace.game.view(one, seat) != trace.game.view(two, seat):
        return
    first, second = (msgspec.json.encode([event for event in ear.events if event.seen(seat)]) for ear in heard)
    if first != second:
        raise Broken(
            f"at entry {number}: what seat {seat} hears betrays what it may not know ({first!r} and {second!r})"
        )
