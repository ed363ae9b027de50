"""A table of Voodoo Pirates in one line of text. See `notation` for what it says."""

from collections.abc import Iterable, Sequence

from samedi.core.types import Seat
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import ACTION_CARDS, FIRST, NAMES, OBJECTS, PUBLIC, SOULS
from samedi.games.voodoo_pirates.phases import ASKS, JOBS, STAGES
from samedi.games.voodoo_pirates.rules.table import Table
from samedi.games.voodoo_pirates.view.object_tracking import (
    HIDDEN,
    book_of,
    real_places,
    ship_of,
    sorted_books,
    usual_books,
)

SEATS = "ABCDEF"
PLACES = (
    "ABCDEFdpuxk"  # where an object can be: ships, deck, discard pile, in use, out of the game, shown by a Shipwreck
)
ANY = 5  # paid with Barrel Magic
FACING = "><"
FLOW = {  # where the game stands, with what each begins with
    "turn": 0, "left": 0, "caller": -1, "ritual": 0, "step": 0, "matched": 0, "taker": -1, "drawn": -1,
    "sailor": -1, "start": 0, "passing": 0, "part": 0, "excess": -1, "shooter": -1, "target": -1,
    "acted": 0, "winded": 0, "aim": 0, "jaxes": 0, "held_ritual": 0, "called": -1, "tix_way": -1,
}  # fmt: skip


def write(table: Table) -> str:
    """The table in one line, with what everybody knows of it."""
    return " | ".join([*parts(table), *knowledge(table)])


def write_world(table: Table) -> str:
    """The same without what the others know: worlds are compared by it."""
    return " | ".join(parts(table))


def parts(table: Table) -> Iterable[str]:
    seats = range(table.seats)
    yield f"{table.seats} seats"
    if table.humans < table.seats:
        yield f"cursed {table.seats - table.humans}"
    if table.east == components.BONES:
        yield "east bones"
    if table.shuffled:
        yield "layout shuffled"
    if not table.plain:
        yield "reading book"
    if table.humans < table.seats and not table.prudent:
        yield "rituals book"
    yield "colours " + " ".join(components.PIRATES[colour] for colour in table.colours[: table.seats])
    yield "sea " + " ".join(components.SEA_NAMES[table.sea[space]] for space in components.OUTER)
    yield f"wind {components.WINDS[table.wind]}"
    yield f"round {table.round}"
    yield f"sun {SEATS[table.sun]}"
    yield f"moon {SEATS[table.moon]}"
    yield "ships " + " ".join(f"{table.at[seat]}{FACING[table.facing[seat]]}" for seat in seats)
    yield "souls " + " ".join(soul_word(table.souls[5 * seat : 5 * seat + 5]) for seat in seats)
    yield "coins " + " ".join(map(str, table.coins[: table.seats]))
    yield "power " + " ".join(map(str, table.power[: table.seats]))
    if table.grigri >= 0:
        yield f"grigri {SEATS[table.grigri]}"
    if table.compass >= 0:
        yield f"compass {SEATS[table.compass]}"
    if table.filled:
        yield "grid " + "".join("." if soul < 0 else SOULS[soul] for soul in table.grid[1:])
    yield from object_parts(table)
    yield from card_parts(table)
    yield from round_parts(table)
    yield from flow_parts(table)


def object_parts(table: Table) -> Iterable[str]:
    if any(table.objects):
        yield "objects " + " ".join(object_word(table.held[16 * seat : 16 * seat + 16]) for seat in range(table.seats))
    if table.piled:
        yield "pile " + " ".join(OBJECTS[name] for name in table.pile[: table.piled])
    if table.gone & ~(1 << components.COMPASS):
        yield "buried"
    if table.in_use >= 0:
        used = [table.in_use, table.also_in_use] if table.also_in_use >= 0 else [table.in_use]
        yield "use " + " ".join(OBJECTS[name] for name in used)
    if table.peeks:
        yield f"peek {object_word(table.peek)}"
    if any(table.used):
        yield "used " + " ".join(used_word(names) for names in table.used[: table.seats])


def card_parts(table: Table) -> Iterable[str]:
    if max(table.card) >= 0:
        yield "cards " + " ".join(components.RANKS[card] if card >= 0 else "-" for card in table.card[: table.seats])
        yield "looked " + " ".join(set_word(seats, SEATS, "") for seats in table.looked[: table.seats])
    for part, cards in (("plans", table.plan), ("last", table.last)):
        if max(cards) >= 0:
            yield f"{part} " + " ".join(ACTION_CARDS[card] if card >= 0 else "-" for card in cards[: table.seats])
    if table.second >= 0:
        yield f"second {ACTION_CARDS[table.second]}"
    if table.humans < table.seats:
        yield "heaps " + " ".join(heap_word(table, seat) for seat in range(table.humans, table.seats))


def round_parts(table: Table) -> Iterable[str]:
    if max(table.figure) >= 0:
        yield "barrels " + " ".join(SEATS[seat] if seat >= 0 else "-" for seat in table.figure)
    if table.paid >= 0:
        yield "paid " + (OBJECTS[components.MAGIC] if table.paid == ANY else SOULS[table.paid])
    if table.jailed:
        yield "jailed " + set_word(table.jailed, SEATS, "")


def flow_parts(table: Table) -> Iterable[str]:
    mover = f" {SEATS[table.mover]}" if table.mover >= 0 else ""
    yield f"now {ASKS[table.ask]}{mover}"
    flow = [f"{name}={getattr(table, name)}" for name, usual in FLOW.items() if getattr(table, name) != usual]
    if table.landings:
        flow.append("landings=" + set_word(table.landings, SEATS, ""))
    if table.way_count:
        flow.append("way=" + "".join(SEATS[seat] for seat in table.way[: table.way_count]))
    yield " ".join([f"flow {STAGES[table.stage]} {JOBS[table.job]}", *flow])


def knowledge(table: Table) -> Iterable[str]:
    """Yield where each card can be for each seat and for all, if any seat knows of hidden objects but its own."""
    known = sorted_books(table.book)
    if known == usual_books(table):
        return
    told, real = [], real_places(table)
    for book in [*range(table.seats), PUBLIC]:
        mine = known[24 * book : 24 * book + 24]
        hidden = [places for places in mine if places & HIDDEN and places != ship_of(book)]
        rest = max(sorted(set(hidden)), key=hidden.count, default=0)
        usual = book_of(real, book, rest)
        names = [
            f"{OBJECTS[name]}=" + ",".join(set_word(each, PLACES, "") for each in mine[FIRST[name] : FIRST[name + 1]])
            for name in range(NAMES)
            if mine[FIRST[name] : FIRST[name + 1]] != usual[FIRST[name] : FIRST[name + 1]]
        ]
        told.append(" ".join([SEATS[book] if book < PUBLIC else "all", set_word(rest, PLACES, ""), *names]))
    yield "knows " + "; ".join(told)


def soul_word(counts: Sequence[int]) -> str:
    return "".join(SOULS[colour] * count for colour, count in enumerate(counts)) or "-"


def object_word(counts: Sequence[int]) -> str:
    return ",".join(OBJECTS[name] for name, count in enumerate(counts) for _ in range(count)) or "-"


def set_word(members: int, names: Sequence[str], joined: str = ",") -> str:
    return joined.join(name for i, name in enumerate(names) if members >> i & 1) or "-"


def used_word(names: int) -> str:
    """The objects used in a round, in their order; some are there twice."""
    twice = [OBJECTS[name] for name in range(components.MASK, NAMES) if names >> name + components.TWICE & 1]
    once = [OBJECTS[name] for name in range(NAMES) if names >> name & 1]
    return ",".join(sorted(once + twice, key=OBJECTS.index)) or "-"


def heap_word(table: Table, seat: Seat) -> str:
    """The cards left in a Cursed Pirate's pile, the bottom one after a colon."""
    bottom = table.bottom[seat]
    return set_word(table.heap[seat], ACTION_CARDS) + (f":{ACTION_CARDS[bottom]}" if bottom >= 0 else "")
