"""Checks of the reasons of Baron Voodoo, by playing on.

Combos are found by laying dice together one by one, as the rules allow, and captures by capturing.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

from samedi.core.game import Game
from samedi.core.rng import IntBuffer, Rng
from samedi.games.baron_voodoo.codes import ACTIONS, FIRST
from samedi.games.baron_voodoo.components import COLOUR_OF, COLOURS, DICE_OF, DIRECTIONS, FACES, KIND, SPACE
from samedi.games.baron_voodoo.phases import (
    AFTER,
    AGAIN,
    BANK,
    BEFORE,
    CAPTURE,
    DONE,
    DRAFT,
    DROP_MIDDLE,
    DROP_TOP,
    EFFECT,
    FACE,
    ORDER,
    SWAP,
    WITH,
)
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits
from tests.bots.claims.said import Claim, Said, tables

POINTS = (0, 0, 1, 3, 5)  # rule 7.6
PASS, SCORE = FIRST["pass"], FIRST["score"]
POWERS = (BEFORE, AFTER, DROP_TOP, DROP_MIDDLE, ORDER, SWAP)
STEPS = (DROP_TOP, DROP_MIDDLE, ORDER, SWAP, WITH)


@cache
def sendable(kinds: tuple[int, ...], *start: int) -> int:
    """The points of the best combo of dice of these kinds that begins with those of `start`."""
    table = BaronVoodoo(2)
    faces, spare = [-1] * 48, [list(dice) for dice in DICE_OF]
    zone = [spare[kind // 6].pop() for kind in kinds]
    for die, kind in zip(zone, kinds, strict=True):
        faces[die] = kind % 6
    table.face, table.cz = faces, [bits.pack(zone), 0, 0, 0]
    table.phase, table.mover = BANK, 0
    for kind in start:
        table.apply(0, FIRST["put"] + kind)
    return most_laid(table)


def most_laid(table: BaronVoodoo) -> int:
    best = POINTS[bits.size(table.chosen)]
    for action in table.legal(0):
        if action >= FIRST["put"]:
            more = table.clone()
            more.apply(0, action)
            best = max(best, most_laid(more))
    return best


def kinds_of(table: Any, dice: int) -> tuple[int, ...]:
    return tuple(sorted(COLOUR_OF[die] * 6 + table.face[die] for die in bits.members(dice)))


def zone(table: Any, seat: int) -> tuple[int, ...]:
    return kinds_of(table, table.cz[mine(table, seat)])


def mine(table: Any, seat: int) -> int:
    return seat % 2 if table.team else seat


def best(table: Any, seat: int) -> int:
    return sendable(zone(table, seat))


def captures(table: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """Each capture of a seat: the table after it and the captured die."""
    ready = table.clone()
    ready.mover, ready.phase = seat, CAPTURE
    for action in ready.legal(seat):
        done = ready.clone()
        done.apply(seat, action)
        yield done, bits.lowest(done.cz[mine(table, seat)] & ~table.cz[mine(table, seat)])


def kind(table: Any, die: int) -> int:
    return int(COLOUR_OF[die] * 6 + table.face[die])


def reach(table: Any, seat: int) -> set[int]:
    """The kinds of dice that a seat can capture."""
    return {kind(done, die) for done, die in captures(table, seat)}


def within(table: Any, seat: int) -> int:
    """The points of the best combo that a seat can make with a die that it can capture now."""
    own = zone(table, seat)
    return max((sendable((*own, die), die) for die in reach(table, seat)), default=0)


def ends(said: Said) -> Iterator[Any]:
    """The tables after a choice and all its steps, with the Protections from before."""
    begun = [said.after()]
    while begun:
        table = begun.pop()
        if table.phase in STEPS and table.mover == said.seat:
            for action in table.legal(said.seat):
                begun.append(table.clone())
                begun[-1].apply(said.seat, action)
        else:
            if said.state.phase in POWERS:
                table.guard = said.state.guard
            yield table


def asked_for(*phases: int) -> Callable[[Claim], Claim]:
    """A claim that is possible only where one of these is asked."""

    def only_there(claim: Claim) -> Claim:
        return lambda said: said.state.phase in phases and claim(said)

    return only_there


def passes(claim: Claim) -> Claim:
    return lambda said: said.action == PASS and claim(said)


def powered(claim: Claim) -> Claim:
    return lambda said: said.state.phase in POWERS and said.action != PASS and claim(said)


def opens_combo(said: Said) -> bool:
    points, now = said.figure("points"), within(said.state, said.seat)
    return points > now and any(within(table, said.seat) == points for table in ends(said))


def opens(said: Said) -> bool:
    die = KIND[said.word("die")]
    return die not in reach(said.state, said.seat) and any(die in reach(table, said.seat) for table in ends(said))


def spoils(said: Said) -> bool:
    other = (said.seat + 1) % said.state.seats
    points = within(said.state, other)
    return 0 < points == said.figure("points") and any(within(table, other) < points for table in ends(said))


def power_later(said: Said) -> bool:
    """Tell whether a power is asked for at the end of this turn, whatever the seat does in it."""
    out = IntBuffer()
    for seed in range(8):
        table, rng = said.after(), Rng(seed)
        while table.phase not in (AFTER, BEFORE, DONE) and table.mover == said.seat:
            table.apply(said.seat, table.random_action(said.seat, rng, out))
        if table.phase != AFTER or table.mover != said.seat:
            return False
    return bool(reach(said.state, said.seat))


def next_combo(said: Said) -> bool:
    return said.after().phase != DONE and within(said.state, said.seat) == said.figure("points") > 0


def taken(said: Said) -> int:
    """The die that a choice captures or is about."""
    if said.state.phase == FACE:
        return int(said.state.captured)
    before, then = said.state.cz[mine(said.state, said.seat)], said.after().cz[mine(said.state, said.seat)]
    return bits.lowest(then & ~before)


def die_combo(said: Said) -> bool:
    table, die = said.after(), taken(said)
    points = sendable(zone(table, said.seat), kind(table, die))
    turned = said.state.phase == FACE
    return (
        points
        == said.figure("points")
        > (sendable(zone(said.state, said.seat), kind(said.state, die)) if turned else 0)
    )


def turned_combo(said: Said) -> bool:
    table, die = said.after(), taken(said)
    if table.phase != FACE:
        return False
    found = []
    for action in table.legal(said.seat):
        other = table.clone()
        other.apply(said.seat, action)
        found.append(sendable(zone(other, said.seat), kind(other, die)))
    return max(found) == said.figure("points") > 0


def own_die(said: Said) -> bool:
    owner, table = mine(said.state, said.seat), said.after()
    return bool(table.offerings[owner] == said.state.offerings[owner] + 1)


def can_be_used(said: Said) -> bool:
    table = said.after()
    if table.phase == FACE:
        table.apply(said.seat, PASS)
    return table.phase == EFFECT and FACES[table.face[table.captured]] == said.word("face")


def as_it_is(said: Said) -> bool:
    """Tell whether no other face makes a larger combo of the captured die."""
    points = []
    for action in said.legal:
        table = said.of(action).after()
        points.append(sendable(zone(table, said.seat), kind(table, said.state.captured)))
    return points[0] == max(points)


def kept(said: Said) -> bool:
    return bool(said.after().offerings == said.state.offerings) and max(said.state.offerings) > 0


def no_use(said: Said) -> bool:
    now = best(said.state, said.seat)
    return all(best(table, said.seat) <= now for action in said.legal for table in ends(said.of(action)))


def guarded(said: Said) -> bool:
    """Tell whether no other seat can capture the seat's dice."""
    table, colour = said.after(), said.state.loa[said.seat]
    others = [seat for seat in range(table.seats) if mine(table, seat) != mine(table, said.seat)]
    return not any(die // 6 == colour for seat in others for die in reach(table, seat))


def grows(said: Said) -> bool:
    points = said.figure("points")
    return points > best(said.state, said.seat) and any(best(table, said.seat) == points for table in ends(said))


def breaks(said: Said) -> bool:
    return any(
        sendable(kinds_of(said.state, said.state.cz[other])) == said.figure("points")
        and sendable(kinds_of(table, table.cz[other])) < said.figure("points")
        for other in range(4)
        if other != mine(said.state, said.seat)
        for table in ends(said)
    )


def stolen(said: Said) -> bool:
    """Tell whether the die changed hands and has a colour that counts at the end."""
    if not said.code.startswith("steal"):
        return False
    colour = COLOURS.index(said.code.split()[2][0])
    return colour < 4 or bool(said.state.white or said.state.team)


def loses_baron(said: Said) -> bool:
    holder = said.state.baron
    return said.code.startswith(f"steal {holder} ") and said.after().baron != holder


def next_turn(said: Said) -> Any:
    """The capture of a bought turn, without anything before it."""
    table = said.after()
    while table.phase != CAPTURE:
        wanted = FIRST["done"] if table.phase == BANK else PASS
        table.apply(said.seat, wanted if wanted in table.legal(said.seat) else table.legal(said.seat)[0])
    return table


def bought(said: Said) -> bool:
    return said.code == "again"


def no_larger(said: Said) -> bool:
    now = best(said.state, said.seat)
    return all(sendable((*zone(said.state, said.seat), die)) <= now for die in reach(said.state, said.seat))


def laid(said: Said) -> int:
    """The points of the best combo that can still be made with the dice laid together."""
    chosen = kinds_of(said.state, said.state.chosen)
    put = () if said.code == "score" else (KIND[said.code.split()[1]],)
    if said.code == "score":
        owner = mine(said.state, said.seat)
        return int(said.after().score[owner] - said.state.score[owner])
    return sendable(zone(said.state, said.seat), *chosen, *put)


def sends(said: Said) -> bool:
    return said.code == "score" or said.code.startswith("put")


def ends_game(said: Said) -> bool:
    """Tell whether the game ends with this round, whatever the players do."""
    out = IntBuffer()
    for seed in range(3):
        table, rng = said.after(), Rng(seed)
        while table.phase != DONE:
            table.apply(table.mover, table.random_action(table.mover, rng, out))
        if table.round != said.state.round:
            return False
    return True


def sent_alone(said: Said) -> Any:
    return said.after() if said.code == "score" else said.after("score")


def alone_in_spirit_world(said: Said) -> bool:
    """Tell whether one die goes out of reach of every Switch and scores nothing."""
    table, owner = sent_alone(said), mine(said.state, said.seat)
    more = bits.size(table.sw[owner]) - bits.size(said.state.sw[owner])
    return more == 1 and bool(table.score == said.state.score) and table.phase != DONE


def more_dice(said: Said) -> bool:
    own = zone(said.state, said.seat)
    lying = kinds_of(said.state, bits.pack(die for die in said.state.stack if die >= 0))
    return said.figure("points") == max(sendable((*own, die)) for die in lying) > sendable(own)


def more_turned(said: Said) -> bool:
    """Tell whether some die on the board would fit, with some face."""
    own = zone(said.state, said.seat)
    colours = {COLOUR_OF[die] for die in said.state.stack if die >= 0}
    found = [sendable((*own, 6 * colour + face)) for colour in colours for face in range(6)]
    return said.figure("points") == max(found) > sendable(own)


def scores_at_the_end(said: Said) -> bool:
    heard: list[tuple[Any, ...]] = []
    table = said.state.clone()
    table.apply(said.seat, said.action, lambda what, who=None, **data: heard.append((what, who, data.get("points"))))
    if table.phase == AFTER:
        table.apply(said.seat, PASS, lambda what, who=None, **data: heard.append((what, who, data.get("points"))))
    return ("last-combo", mine(said.state, said.seat), said.figure("points")) in heard


def jumpers(said: Said) -> set[int]:
    """The seats that can jump over the drafted die once the board is full."""
    table, rng, out = said.after(), Rng(3), IntBuffer()
    while table.phase == DRAFT:
        table.apply(table.mover, table.random_action(table.mover, rng, out))
    found = set()
    for seat in range(table.seats):
        table.mover, table.phase = seat, CAPTURE
        for action in table.legal(seat):
            _, start, way = ACTIONS[action].split()
            if SPACE[start] + DIRECTIONS[way] == SPACE[said.code.split()[2]]:
                found.add(seat)
    return found


CLAIMS: dict[str, Claim] = {
    "no-power-combo": passes(next_combo),
    "power-later": asked_for(BEFORE)(passes(power_later)),
    "power-needed": powered(lambda said: not reach(said.state, said.seat)),
    "power-combo": powered(opens_combo),
    "power-reach": powered(opens),
    "power-late": powered(opens),
    "power-late-combo": powered(opens_combo),
    "power-spoil": powered(spoils),
    "no-power-end": asked_for(AFTER)(passes(lambda said: said.after().phase == DONE)),
    "leave-combo": asked_for(AFTER)(passes(next_combo)),
    "die-combo": asked_for(CAPTURE, FACE)(die_combo),
    "capture-turn": asked_for(CAPTURE)(turned_combo),
    "capture-own": asked_for(CAPTURE)(own_die),
    "capture-white": asked_for(CAPTURE)(lambda said: COLOUR_OF[taken(said)] == 4),
    "effect": asked_for(CAPTURE, FACE)(can_be_used),
    "face-keep": asked_for(FACE)(passes(lambda said: as_it_is(said) and kept(said))),
    "offering-kept": kept,
    "effect-idle": asked_for(EFFECT)(passes(no_use)),
    "effect-guard": asked_for(EFFECT)(guarded),
    "effect-point": lambda said: sum(said.after().score) == sum(said.state.score) + 1 and said.code == "use",
    "effect-offering": lambda said: own_die(said) and said.code == "use",
    "effect-combo": asked_for(EFFECT, WITH)(grows),
    "effect-spoil": asked_for(EFFECT, WITH)(breaks),
    "steal-baron": loses_baron,
    "effect-steal": stolen,
    "again": lambda said: bought(said) and within(next_turn(said), said.seat) == said.figure("points") > 0,
    "again-capture": lambda said: bought(said) and bool(next_turn(said).legal(said.seat)),
    "save": asked_for(AGAIN)(passes(no_larger)),
    "combo": lambda said: sends(said) and laid(said) == said.figure("points") == best(said.state, said.seat) > 0,
    "combo-part": lambda said: sends(said) and laid(said) == said.figure("points") > 0,
    "combo-end": lambda said: said.code == "score" and laid(said) == said.figure("points") and ends_game(said),
    "single-baron": lambda said: sends(said) and sent_alone(said).baron == said.seat != said.state.baron,
    "single-safe": lambda said: sends(said) and alone_in_spirit_world(said),
    "no-combo": lambda said: said.code == "done" and best(said.state, said.seat) == 0,
    "gather": lambda said: said.code == "done" and more_dice(said),
    "gather-turn": lambda said: said.code == "done" and more_turned(said),
    "kept-combo": lambda said: said.code == "done" and scores_at_the_end(said),
    "draft-reach": asked_for(DRAFT)(lambda said: said.seat in jumpers(said)),
    "draft-yours": asked_for(DRAFT)(lambda said: jumpers(said) == {said.seat}),
    "draft-safe": asked_for(DRAFT)(lambda said: not jumpers(said) - {said.seat}),
}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"board": "chaos"}),
    (4, {"board": "chaos"}),
    (4, {"mode": "team"}),
)


def met(game: Game) -> Iterator[Any]:
    yield from islice(tables(game, 3, 1, {"board": "draft"}), 0, 48, 16)
    for seats, options in TABLES:
        for number, table in enumerate(tables(game, seats, 1, options)):
            if number % (29 if table.phase in POWERS else 5) == 0:
                yield table
