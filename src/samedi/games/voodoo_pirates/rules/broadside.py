"""Broadsides at the end of a turn, and the Ghost Ship that answers."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates.codes import DO_FIRE, DO_GHOST, DO_GHOST_NONE, DO_PASS
from samedi.games.voodoo_pirates.components import ACW, CW, GHOST, HARBOUR, MOST_POWER, ROOM, SOULS, STORM
from samedi.games.voodoo_pirates.phases import FIRE, GHOST_ANSWER
from samedi.games.voodoo_pirates.rules import object_tracking, objects, sea
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table


def protected(table: Table, seat: Seat) -> bool:
    """Return whether storm or Night Watch protects a ship from broadsides."""
    space = table.at[seat]
    return (table.wind == STORM and sea.haunted(table, space)) or sea.watched(table, space)


def beside(table: Table, seat: Seat, way: int) -> Seat:
    """The target on that side, or -1."""
    if table.at[seat] == HARBOUR:
        return -1
    other = table.on[sea.following(table.at[seat], way)]
    return -1 if other < 0 or protected(table, other) else other


def fire(table: Table, seat: Seat, tell: Tell | None) -> None:
    """Firing is compulsory; of two targets one is chosen."""
    one, other = beside(table, seat, CW), beside(table, seat, ACW)
    if one >= 0 and other >= 0:
        on.put_question(table, FIRE, seat)
    elif one >= 0:
        shoot(table, seat, one, tell)
    elif other >= 0:
        shoot(table, seat, other, tell)


def fill_fire(table: Table, seat: Seat, out: IntBuffer) -> None:
    one, other = sea.following(table.at[seat], CW), sea.following(table.at[seat], ACW)
    out.add(DO_FIRE - 1 + min(one, other))
    out.add(DO_FIRE - 1 + max(one, other))


def hits(table: Table, shooter: Seat, target: Seat) -> int:
    more = table.load[shooter] - table.load[target]
    return more if more > 0 else 0


def shoot(table: Table, shooter: Seat, target: Seat, tell: Tell | None) -> None:
    """Each soul more than the target has is a hit; a hit costs it a coin, never more than one."""
    scored = hits(table, shooter, target)
    table.power[shooter] = min(MOST_POWER, table.power[shooter] + scored)
    lost = scored > 0 and table.coins[target] > 0
    if lost:
        table.coins[target] -= 1
        table.treasure += 1
    if tell is not None:
        tell("fired", shooter, other=target, hits=scored, coins=int(lost))
    if may_answer(table, target):
        table.shooter, table.target = shooter, target
        on.put_question(table, GHOST_ANSWER, target)


def may_answer(table: Table, seat: Seat) -> bool:
    """Could this pirate have a Ghost Ship, as far as the others know?"""
    return (
        seat < table.humans
        and not on.is_jailed(table, seat)
        and (table.held[16 * seat + GHOST] > 0 or object_tracking.unknown(table, seat) > 0)
    )


def fill_ghost(table: Table, seat: Seat, out: IntBuffer) -> None:
    """To answer is to take a soul from the ship that fired, if there is one and room for it."""
    out.add(DO_PASS)
    if table.held[16 * seat + GHOST]:
        if table.load[table.shooter] and table.load[seat] < ROOM:
            for colour in range(5):
                if table.souls[5 * table.shooter + colour]:
                    out.add(DO_GHOST + colour)
        else:
            out.add(DO_GHOST_NONE)


def play_ghost(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """The Ghost Ship takes a soul and fires back, unless the ship that fired is protected."""
    shooter = table.shooter
    table.shooter = table.target = -1
    if action == DO_PASS:
        if tell is not None:
            tell("no-answer", seat)
    else:
        objects.drop(table, seat, GHOST, None)
        if action < DO_GHOST_NONE:
            on.unload_soul(table, shooter, action - DO_GHOST)
            on.load_soul(table, seat, action - DO_GHOST)
        if tell is not None:
            tell("ghost", seat, other=shooter, soul=SOULS[action - DO_GHOST] if action < DO_GHOST_NONE else "none")
        if not protected(table, shooter):
            shoot(table, seat, shooter, tell)
