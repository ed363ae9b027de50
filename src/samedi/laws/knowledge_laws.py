"""Laws about what a viewer may know: views, worlds, silence."""

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec

from samedi.bots import Budget, find_bot
from samedi.bots.hint import find_options
from samedi.bots.hints_bot import because
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, Seat
from samedi.core.view import View
from samedi.core.words import words
from samedi.core.worlds import Worlds
from samedi.laws.scene_laws import NAMES, shown_to
from samedi.laws.state_laws import told
from samedi.laws.trace import Broken, Supposed, Trace, line
from samedi.scene.text import scene_lines

FEW = 60  # worlds that can be counted one by one
DRAWS = 20  # for each of them
COUNTED = 0.06  # of the positions: counting is dear
SCREEN_SEEN = 5  # of so many positions one is drawn,
TEXT_READ = 15  # and of so many one is put into words
THOUGHT = 0.5  # of the questions: a search takes its time
BOTS = ("apprentice", "ismcts:30it", "pimc:30it")  # who thinks: `ismcts` does it as the levels do, only for longer
HINTED = Budget(iterations=30)


def worlds(trace: Trace) -> int:
    """A drawn world looks to the viewer exactly like the real one."""
    for at in trace.supposed:
        hash(at.view)
        own_view, seat = trace.game.own_view, at.seat
        if own_view and seat is not None and own_view(trace.game.view(at.state, None), at.state, seat) != at.view:
            raise Broken(f"before entry {at.number}: seat {seat} has two views that differ")
        if trace.game.view(at.world, at.seat) != at.view:
            raise Broken(f"before entry {at.number}: seat {at.seat} could tell a drawn world from the real one")
        same = at.seat is None or at.world.legal(at.seat) == at.state.legal(at.seat)
        if at.world.acting != at.state.acting or not same:
            raise Broken(f"before entry {at.number}: in a drawn world seat {at.seat} would be asked something else")
    return len(trace.supposed)


def variety(trace: Trace) -> int:
    """Drawn worlds differ while something is hidden; where they can be counted, each comes up equally often."""
    game = trace.game
    cases = 0
    for at in trace.supposed:
        number, state, seat = at.number, at.state, at.seat
        if trace.random(-number).random() > COUNTED:
            continue
        worlds = game.worlds(at.view)
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
    ways = Counter(possible)
    if len(ways) != len(possible) and not worlds.is_weighted:
        raise Broken(f"{where}: seat {seat} counts a world twice")
    if real not in ways:
        raise Broken(f"{where}: seat {seat} thinks that the real world is impossible")
    rng = Rng(number)
    found = Counter(line(trace.game, worlds.draw(rng)) for _ in range(DRAWS * len(possible)))
    if set(found) != set(ways):
        raise Broken(f"{where}: seat {seat} draws {len(found)} worlds of {len(ways)} possible ones")
    chi2 = sum((found[world] - DRAWS * many) ** 2 / (DRAWS * many) for world, many in ways.items())
    if len(ways) > 1 and chi2 > unlikely(len(ways) - 1):
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
    cases = 0
    for at in trace.supposed:
        told = invariants.retell(at.world, trace.entries[: at.number])
        if told is None:  # the game does not remember enough to say how this world came about
            continue
        cases += 1
        first = next((i for i in range(at.number) if told[i] != trace.entries[i]), at.number)
        past = trace.snapshots[first].clone()  # until then the two worlds have the same past
        where = f"before entry {at.number}: in a world of seat {at.seat}"
        for i, entry in enumerate(told[first:], first):
            if entry.seat == "*":
                outcome = game.read_outcome(past, entry.code)
                if not isinstance(outcome, tuple):
                    raise Broken(f"{where} entry {i} was {entry.code}, which cannot come up")
                past.settle(outcome)
                continue
            action = game.action_of[entry.code]
            if action not in past.legal(int(entry.seat)):
                raise Broken(f"{where} entry {i} ({entry.code}) was not legal")
            past.apply(int(entry.seat), action)
        if line(game, past) != line(game, at.world):
            raise Broken(f"{where} the past does not lead to it")
    return cases


def silence(trace: Trace) -> int:
    """Two worlds that a viewer cannot tell apart show, offer, refuse and tell that viewer the same, byte by byte.

    Where the viewer is asked, bots choose the same in both, and a hint would say the same; so they do when nothing but
    the View is left.
    """
    for at in trace.supposed:
        if offered(trace, at, at.state) != offered(trace, at, at.world):
            raise Broken(
                f"before entry {at.number}: what seat {at.seat} is shown, offered or refused tells worlds apart"
            )
        if thinks(trace, at) and len({thought(trace, at, view) for view in alike(trace, at)}) > 1:
            raise Broken(f"before entry {at.number}: what a bot does on seat {at.seat}, or a hint, tells worlds apart")
        if at.number < len(trace.moves):
            mover, move = trace.moves[at.number]
            random = trace.random(at.number)
            hear_the_same(
                trace, at, mover, (at.state, move), (at.world, other_move(trace, at.world, mover, move, random))
            )
            if len(at.state.acting) > 1 and mover != at.seat:
                other = random.choice(at.state.legal(mover))
                hear_the_same(trace, at, mover, (at.state, move), (at.state, other))
    return len(trace.supposed)


def offered(trace: Trace, at: Supposed, state: State) -> bytes:
    """What a viewer is shown, every refusal it could get, and what it may do."""
    game, seat = trace.game, at.seat
    view = game.view(state, seat)
    seen = [view, state.acting, state.scores()]
    if (trace.seed + at.number) % SCREEN_SEEN == 0:
        look, scene = shown_to(game, state, seat)
        seen += [look.name, scene]
        if (trace.seed + at.number) % TEXT_READ == 0:
            seen += [scene_lines(look, scene, NAMES, words(game))]
    if seat is None:
        return msgspec.json.encode(seen)
    reasons = [game.why_not(state, seat, action) for action in game.plausible_actions(state, seat)]
    return msgspec.json.encode([*seen, state.legal(seat), reasons])


def thinks(trace: Trace, at: Supposed) -> bool:
    """Is this one of the questions that bots are asked?"""
    choices = 0 if at.seat is None else len(at.state.legal(at.seat))
    return choices > 1 and trace.random(-at.number).random() < THOUGHT


def alike(trace: Trace, at: Supposed) -> Iterator[View]:
    """What a viewer sees in the real world and in the one it supposes; and the same without any world behind it.

    The last has come as bytes, as it would in another process, and the table that was looked at last is another one.
    (If `worlds` peeked, the two worlds could be one and the same.)
    """
    yield trace.game.view(at.state, at.seat)
    yield trace.game.view(at.world, at.seat)
    come: View = pickle.loads(pickle.dumps(at.view))
    trace.game.view(trace.new(), at.seat)
    yield come


def thought(trace: Trace, at: Supposed, view: View) -> bytes:
    """What bots choose for a viewer who is asked, what a hint weighs, and why it finds its best idea good."""
    game, seat = trace.game, at.seat
    assert seat is not None
    legal = at.state.legal(seat)
    choices = [find_bot(name, game, trace.seed).choose(view, seat, legal, Budget()) for name in BOTS]
    hint = find_options(game, view, seat, legal, HINTED)
    return msgspec.json.encode([choices, hint, because(game, view, legal, game.action_of[hint.code])])


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
    trace: Trace, at: Supposed, mover: Seat, one: tuple[State, object], two: tuple[State, object]
) -> None:
    """If a viewer cannot tell two worlds apart after an entry, nothing it heard in between may."""
    sent = []
    views = []
    for state, move in (one, two):
        after = state.clone()
        ear = told(after, mover, move)
        views.append(trace.game.view(after, at.seat))
        sent.append(msgspec.json.encode([event for event in ear.events if event.seen(at.seat)]))
    if views[0] == views[1] and sent[0] != sent[1]:
        raise Broken(f"at entry {at.number}: seat {at.seat} hears what it may not know ({sent[0]!r} and {sent[1]!r})")
