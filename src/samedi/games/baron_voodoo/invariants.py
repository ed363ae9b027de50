"""What must hold after every entry of Baron Voodoo, and how a record would read in another world: just the same."""

from collections import Counter
from collections.abc import Sequence

from samedi.core.events import Entry
from samedi.games.baron_voodoo.components import COLOUR_OF, DICE, DICE_OF, NAMES, OFFERINGS, SPACES
from samedi.games.baron_voodoo.phases import BANK, DONE, EFFECT, FACE, ROLL, WITH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits


def broken(state: BaronVoodoo) -> str | None:
    """What does not hold, in a sentence; None if all is well."""
    return dice_lost(state) or misdrawn(state) or tokens_lost(state) or baron_astray(state) or turn_muddled(state)


def dice_lost(state: BaronVoodoo) -> str | None:
    """Every die lies somewhere, and in one place alone: on the board, in the pool, captured or in a spirit world."""
    stacked = [die for die in state.stack if die >= 0]
    kept = [die for zone in (state.pool, *state.cz, *state.sw) for die in bits.members(zone)]
    where = Counter([*stacked, *kept])
    if state.phase == ROLL:
        return "dice lie about before they are rolled" if where else None
    twice = [die for die, times in where.items() if times > 1]
    if twice:
        return f"die {twice[0]} lies in two places"
    if len(where) != DICE:
        return f"there are {len(where)} dice and not {DICE}"
    blank = [die for die, face in enumerate(state.face) if not 0 <= face < 6]
    return f"die {blank[0]} shows nothing" if blank else None


def misdrawn(state: BaronVoodoo) -> str | None:
    """The sets of spaces say the same as the stacks, and no stack has a gap."""
    stacks, colours_on_top = state.stack, state.top  # read once: each reading is a copy
    for space in SPACES:
        stack = stacks[3 * space : 3 * space + 3]
        height = sum(die >= 0 for die in stack)
        if any(die >= 0 for die in stack[height:]):
            return f"the stack on {NAMES[space]} has a gap: {stack}"
        sets = [bool(spaces >> space & 1) for spaces in (state.occupied, state.tall, state.full)]
        if sets != [height > 0, height > 1, height > 2]:
            return f"the stack on {NAMES[space]} is {height} high, and the sets say {sets}"
        tops = [colour for colour in range(5) if colours_on_top[colour] >> space & 1]
        if tops != ([COLOUR_OF[stack[height - 1]]] if height else []):
            return f"the colours on top of {NAMES[space]} are {tops}, and the stack is {stack}"
    away = ~bits.pack(SPACES)
    strays = (state.occupied | state.tall | state.full) & away
    return f"sets hold spaces off the board: {strays:x}" if strays else None


def tokens_lost(state: BaronVoodoo) -> str | None:
    """All offerings are there, and nobody has less than nothing."""
    if sum(state.offerings) + state.reserve != OFFERINGS:
        return f"offerings {state.offerings} and a reserve of {state.reserve} are not {OFFERINGS}"
    if min(*state.offerings, *state.score, state.reserve) < 0:
        return f"offerings {state.offerings}, reserve {state.reserve} or scores {state.score} are below 0"
    return None


def baron_astray(state: BaronVoodoo) -> str | None:
    """The holder of Baron Samedi has a white die in the spirit world, and nobody has more; one who alone has most
    holds it. Only the count at the end moves white dice without it."""
    if state.phase == DONE:
        return None
    whites = [bits.size(world & bits.pack(DICE_OF[4])) for world in state.sw[: state.seats]]
    if state.team:
        return None if state.baron < 0 else "Baron Samedi is in a game of teams"
    if state.baron >= 0 and not whites[state.baron] == max(whites) > 0:
        return f"seat {state.baron} holds Baron Samedi, and the white dice are {whites}"
    if state.baron < 0 and max(whites) > 0 and whites.count(max(whites)) == 1:
        return f"nobody holds Baron Samedi, and the white dice are {whites}"
    return None


def turn_muddled(state: BaronVoodoo) -> str | None:
    """What a step needs to know is known, and nothing of another step is."""
    if (state.captured >= 0) != (state.phase in (FACE, EFFECT, WITH)):
        return f"in phase {state.phase} the captured die is {state.captured}"
    if state.chosen and (state.phase != BANK or state.chosen & ~state.cz[on.owner_of(state, state.mover)]):
        return f"in phase {state.phase} dice {bits.members(state.chosen)} are laid together"
    if state.extra and state.bought:
        return "a bought turn bought another"
    return None


def retell(world: BaronVoodoo, entries: Sequence[Entry]) -> list[Entry]:
    """The entries as they would read if this world were true: nothing is hidden, so there is no other."""
    return list(entries)
