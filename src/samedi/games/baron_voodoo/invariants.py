"""What must hold after every entry of Baron Voodoo, and how a record would read in another world: the same."""

from collections import Counter
from collections.abc import Sequence

from samedi.core.events import Entry
from samedi.core.rare import Rare
from samedi.games.baron_voodoo.codes import ACTIONS
from samedi.games.baron_voodoo.components import COLOUR_OF, DICE, DICE_OF, NAMES, OFFERINGS, SPACES
from samedi.games.baron_voodoo.phases import BANK, DONE, EFFECT, FACE, ROLL, WITH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

# Gran Bwa takes a whole column apart, and rarely drops two dice on one stack so that their order must be asked.
RARE = Rare(codes=frozenset(code for code in ACTIONS if code.startswith(("apart ", "drop "))))


def broken(state: BaronVoodoo) -> str | None:
    """Return what does not hold, as a sentence; None if all is well."""
    return check_dice(state) or check_sets(state) or check_tokens(state) or check_baron(state) or check_turn(state)


def check_dice(state: BaronVoodoo) -> str | None:
    """Check that each die is in one place: on the board, in the pool, in a capture zone or in a spirit world."""
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


def check_sets(state: BaronVoodoo) -> str | None:
    """Check that the sets of spaces agree with the stacks, and that no stack has a gap."""
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


def check_tokens(state: BaronVoodoo) -> str | None:
    """Check that all offerings exist, and that no offering or score is negative."""
    if sum(state.offerings) + state.reserve != OFFERINGS:
        return f"offerings {state.offerings} and a reserve of {state.reserve} are not {OFFERINGS}"
    if min(*state.offerings, *state.score, state.reserve) < 0:
        return f"offerings {state.offerings}, reserve {state.reserve} or scores {state.score} are below 0"
    return None


def check_baron(state: BaronVoodoo) -> str | None:
    """Check that a seat with the most white dice in its spirit world holds Baron Samedi, if it alone has the most.

    Only the count at the end moves white dice without it.
    """
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


def check_turn(state: BaronVoodoo) -> str | None:
    """Check that the fields of a step are set in this step only."""
    if (state.captured >= 0) != (state.phase in (FACE, EFFECT, WITH)):
        return f"in phase {state.phase} the captured die is {state.captured}"
    if state.chosen and (state.phase != BANK or state.chosen & ~state.cz[on.owner_of(state, state.mover)]):
        return f"in phase {state.phase} dice {bits.members(state.chosen)} are laid together"
    if state.extra and state.bought:
        return "a bought turn bought another"
    return None


def retell(world: BaronVoodoo, entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries as they are: nothing is hidden, so there is no other world."""
    return list(entries)
