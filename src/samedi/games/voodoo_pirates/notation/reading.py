"""A table of Voodoo Pirates from one line of text; an error says what is wrong with the line."""

import re
from collections.abc import Callable, Sequence

from samedi.core.types import CHANCE, OVER, SEVERAL, Seat
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.components import ACTION_CARDS, CELLS, COINS, COUNTS, HOLD, OBJECTS, SOUL_COUNTS, SOULS
from samedi.games.voodoo_pirates.notation.writing import ANY, FLOW, PLACES, SEATS
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view.object_tracking import book_of, real_places, usual_books
from samedi.kit.position import Parts, numbers, seat_of

KNOWN = (
    "seats", "cursed", "east", "layout", "reading", "rituals", "colours", "sea", "wind", "round", "sun", "moon",
    "ships", "souls", "coins", "power", "grigri", "compass", "grid", "objects", "pile", "buried", "use", "peek",
    "used", "cards", "looked", "plans", "last", "second", "heaps", "barrels", "paid", "jailed", "now", "flow",
    "knows",
)  # fmt: skip
SHIP = re.compile(r"(\d{1,3})([<>]?)")
MOST_OF_A_NUMBER = 99  # of those in `flow`


def read(text: str) -> VoodooPirates:
    """The table of a line; raises ValueError with a sentence."""
    parts = Parts(text, KNOWN)
    seats = parts.seats(2, 6)
    cursed = parts.number("cursed", 0, 0, seats - 1)
    east = one_of(parts.get("east", "moon"), ("moon", "bones"), "an East barrel")
    shuffled = one_of(parts.get("layout", "reference"), ("reference", "shuffled"), "a layout") == 1
    plain = one_of(parts.get("reading", "plain"), ("book", "plain"), "a reading") == 1
    prudent = one_of(parts.get("rituals", "prudent"), ("book", "prudent"), "a way of rituals") == 1
    colours = [
        one_of(word, components.PIRATES, "a colour")
        for word in words(parts.get("colours", ""), seats, components.PIRATES)
    ]
    if len(set(colours)) < seats:
        raise ValueError("two pirates have the same colour")
    table = VoodooPirates(
        seats, cursed, components.BONES if east else 0, shuffled, tuple(colours), plain, prudent=prudent and cursed > 0
    )
    read_sea(table, parts)
    read_ships(table, parts)
    read_goods(table, parts)
    read_objects(table, parts)
    read_cards(table, parts)
    read_round(table, parts)
    read_flow(table, parts)
    read_knowledge(table, parts)
    return table


def words(text: str, count: int, usual: Sequence[str] | str = "-") -> list[str]:
    """So many words; if there are none, the usual ones."""
    found = text.split()
    if not found:
        return list(usual[:count]) if not isinstance(usual, str) else [usual] * count
    if len(found) != count:
        raise ValueError(f"{count} words are wanted, one for each, not {text.strip()[:40]!r}")
    return found


def one_of(word: str, known: Sequence[str], what: str) -> int:
    if word not in known:
        raise ValueError(f"{word[:20]!r} is not {what}: there is {', '.join(known)}")
    return known.index(word)


def or_none(word: str, read_one: Callable[[str], int]) -> int:
    return -1 if word == "-" else read_one(word)


def some(word: str, known: Sequence[str], what: str) -> int:
    """A set of names with commas between them, as bits."""
    found = 0
    for each in word.split(",") if word != "-" else []:
        found |= 1 << one_of(each, known, what)
    return found


def letters(word: str, known: str, what: str) -> int:
    """A set of single letters, as bits."""
    return some(",".join(word), known, what)


def action_card(word: str) -> int:
    return one_of(word, ACTION_CARDS, "an action card")


def object_name(word: str) -> int:
    return one_of(word, OBJECTS, "an object")


def read_sea(table: VoodooPirates, parts: Parts) -> None:
    sea = table.sea
    if "sea" in parts:
        faces = [
            one_of(word, [face[0] for face in components.FACES], "a face")
            for word in words(parts["sea"], len(components.OUTER))
        ]
        twice = [components.CARDS[card] for card in range(8) if sum(face // 2 == card for face in faces) > 1]
        if twice:
            raise ValueError(f"the sea card {twice[0]} lies there twice")
        for space, face in zip(components.OUTER, faces, strict=True):
            sea[space] = face
    table.wind = one_of(parts.get("wind", "N"), components.WINDS, "a wind")
    for i, wind in enumerate(components.WINDS):
        space = (12, 3, 6, 9)[i]
        sea[space] = components.SEA_OF[wind + ("!" if i == table.wind else "")]
    table.sea = sea


def read_ships(table: VoodooPirates, parts: Parts) -> None:
    at, facing, on = [0] * 6, [0] * 6, [-1] * 13
    for seat, word in enumerate(words(parts.get("ships", ""), table.seats, "0>")):
        found = SHIP.fullmatch(word)
        if not found or int(found[1]) > components.SPACES:
            raise ValueError(
                f"no ship lies on {word[:20]!r}: spaces are 0 (the harbour) to {components.SPACES}, as 8> or 8<"
            )
        at[seat], facing[seat] = int(found[1]), int(found[2] == "<")
        if at[seat] and on[at[seat]] >= 0:
            raise ValueError(f"two ships lie on space {at[seat]}")
        if at[seat]:
            on[at[seat]] = seat
    table.at, table.facing, table.on = at, facing, on


def read_goods(table: VoodooPirates, parts: Parts) -> None:
    """Souls, coins, power, tokens; the rest is in the bag and the treasure."""
    souls, load = [0] * 30, [0] * 6
    for seat, word in enumerate(words(parts.get("souls", ""), table.seats)):
        for letter in word if word != "-" else "":
            souls[5 * seat + one_of(letter, SOULS, "a soul")] += 1
            load[seat] += 1
        if load[seat] > components.ROOM:
            raise ValueError(f"{load[seat]} souls are on a ship, which holds {components.ROOM}")
    grid = parts.get("grid", "." * CELLS)
    if len(grid) != CELLS:
        raise ValueError(f"the grid has {CELLS} cells, a letter or . for each, and not {grid[:20]!r}")
    cells = [-1, *(-1 if letter == "." else one_of(letter, SOULS, "a soul") for letter in grid)]
    bag = [SOUL_COUNTS[colour] - sum(souls[colour::5]) - cells.count(colour) for colour in range(5)]
    if min(bag) < 0:
        colour = bag.index(min(bag))
        raise ValueError(f"there are {SOUL_COUNTS[colour] - bag[colour]} souls {SOULS[colour]} and not "
                         f"{SOUL_COUNTS[colour]}")  # fmt: skip
    table.souls, table.load, table.grid, table.bag = souls, load, cells, bag
    table.bagged, table.filled = sum(bag), CELLS - grid.count(".")
    coins = numbers(parts.get("coins", "0 " * table.seats), table.seats, 0, COINS)
    if sum(coins) > COINS:
        raise ValueError(f"there are {sum(coins)} coins and not {COINS}")
    table.coins, table.treasure = padded(coins), COINS - sum(coins)
    table.power = padded(numbers(parts.get("power", "0 " * table.seats), table.seats, 0, components.MOST_POWER))
    table.grigri = token(table, parts, "grigri", "GriGri")
    table.compass = token(table, parts, "compass", "Compass")


def padded(values: Sequence[int], usual: int = 0) -> list[int]:
    return [*values, *[usual] * (6 - len(values))]


def token(table: VoodooPirates, parts: Parts, part: str, name: str) -> Seat:
    """Who has a token that is there once."""
    holders = parts.get(part, "").split()
    if len(holders) > 1:
        raise ValueError(f"there is one {name} and not {len(holders)}")
    return seat_of(holders[0], SEATS[: table.seats]) if holders else -1


def read_objects(table: VoodooPirates, parts: Parts) -> None:
    """Objects on ships and elsewhere; the rest is in the deck."""
    held, used = [0] * 96, [0] * 6
    left = list(COUNTS)

    def take(word: str) -> int:
        name = object_name(word)
        left[name] -= 1
        if left[name] < 0:
            many = "once" if COUNTS[name] == 1 else f"{COUNTS[name]} times"
            raise ValueError(f"the object {word} is there {COUNTS[name] - left[name]} times and not {many}")
        return name

    most = HOLD + 1 if "flow" in parts else HOLD
    for seat, word in enumerate(words(parts.get("objects", ""), table.seats)):
        names = [take(each) for each in word.split(",")] if word != "-" else []
        if len(names) > most:
            raise ValueError(f"{len(names)} objects are on a ship, which holds {HOLD}")
        if components.COMPASS in names:
            raise ValueError("the compass card is exchanged for its token at once, and lies on no ship")
        for name in names:
            held[16 * seat + name] += 1
    table.held = held
    table.objects = [sum(held[16 * seat : 16 * seat + 16]) for seat in range(6)]
    pile = [take(word) for word in parts.get("pile", "").split()]
    table.pile, table.piled = [*pile, *[-1] * (24 - len(pile))], len(pile)
    gone = ([components.COMPASS] if table.compass >= 0 else []) + (
        [components.CURSED_SKULL] if "buried" in parts else []
    )
    table.gone = sum(1 << take(OBJECTS[name]) for name in gone) and sum(1 << name for name in gone)
    in_use = [take(word) for word in parts.get("use", "").split()]
    if len(in_use) > 2:
        raise ValueError(f"{len(in_use)} objects are in use, and at most two can be")
    table.in_use, table.also_in_use = [*in_use, -1, -1][:2]
    peek = [take(word) for word in parts.get("peek", "-").split(",") if word != "-"]
    table.peek, table.peeks = [peek.count(name) for name in range(components.NAMES)], len(peek)
    table.deck, table.deck_left = left, sum(left)
    for seat, word in enumerate(words(parts.get("used", ""), table.seats)):
        used[seat] = some(word, OBJECTS, "an object")
        for name in range(components.MASK, components.NAMES):
            if word.split(",").count(OBJECTS[name]) > 1:
                used[seat] |= 1 << name + components.TWICE
    table.used = used


def read_cards(table: VoodooPirates, parts: Parts) -> None:
    seats = table.seats
    cards = [or_none(word, lambda each: one_of(each, components.RANKS, "a playing card")) for word in
             words(parts.get("cards", ""), seats)]  # fmt: skip
    for card in cards:
        if card >= 0 and cards.count(card) > 1:
            raise ValueError(f"the playing card {components.RANKS[card]} is there twice")
    table.card = padded(cards, -1)
    usual = list(SEATS) if "cards" in parts else "-"
    table.looked = padded([letters(word, SEATS[:seats], "a seat") if word != "-" else 0
                           for word in words(parts.get("looked", ""), seats, usual)])  # fmt: skip
    table.plan = padded([or_none(word, action_card) for word in words(parts.get("plans", ""), seats)], -1)
    table.last = padded([or_none(word, action_card) for word in words(parts.get("last", ""), seats)], -1)
    table.second = action_card(parts["second"]) if "second" in parts else -1
    if table.humans < seats and "heaps" in parts:
        heap, bottom = [31] * 6, [-1] * 6
        for seat, word in enumerate(words(parts["heaps"], seats - table.humans), table.humans):
            cards_left, _, under = word.partition(":")
            heap[seat] = some(cards_left, ACTION_CARDS, "an action card")
            bottom[seat] = action_card(under) if under else -1
        table.heap, table.bottom = heap, bottom


def read_round(table: VoodooPirates, parts: Parts) -> None:
    seats = SEATS[: table.seats]
    table.round = parts.number("round", 1 if "now" in parts else 0, 0, components.ROUNDS)
    table.sun = seat_of(parts.get("sun", "A"), seats)
    table.moon = seat_of(parts.get("moon", parts.get("sun", "A")), seats)
    table.figure = [or_none(word, lambda each: seat_of(each, seats)) for word in words(parts.get("barrels", ""), 4)]
    if "paid" in parts:
        table.paid = ANY if parts["paid"] == "magic" else one_of(parts["paid"], SOULS, "a soul")
    table.jailed = letters(parts["jailed"], seats, "a seat") if "jailed" in parts else 0


def read_flow(table: VoodooPirates, parts: Parts) -> None:
    word, _, letter = parts.get("now", "").partition(" ")
    if not word:
        return
    table.ask = one_of(word, phases.ASKS, "a question")
    table.mover = seat_of(letter, SEATS[: table.seats]) if letter else CHANCE
    if table.ask == phases.PLAN:
        table.mover = SEVERAL
    elif table.ask == phases.NOTHING:
        table.mover = OVER
    elif (table.mover == CHANCE) != (table.ask < phases.PLAN) or table.mover >= table.humans:
        raise ValueError(f"the question {word} is not one of {letter or 'chance'}")
    if "flow" in parts:
        stage, job, *flow = parts["flow"].split() if len(parts["flow"].split()) > 1 else ["", ""]
        table.stage, table.job = one_of(stage, phases.STAGES, "a stage"), one_of(job, phases.JOBS, "under way")
        for each in flow:
            set_flow(table, each)
    else:
        usual_flow(table)


def set_flow(table: VoodooPirates, text: str) -> None:
    name, _, value = text.partition("=")
    if name == "landings":
        table.landings = letters(value[:6], SEATS[: table.seats], "a seat")
    elif name == "way":
        seats = [seat_of(letter, SEATS[: table.seats]) for letter in value[:6]]
        table.way, table.way_count = padded(seats), len(seats)
    elif name in FLOW and re.fullmatch(r"-1|\d{1,2}", value):
        setattr(table, name, int(value))
    else:
        raise ValueError(f"{text[:30]!r} is nothing that can be under way (there is: {', '.join(FLOW)})")


def usual_flow(table: VoodooPirates) -> None:
    """Set the stage of the round that the question implies, where the line has no part `flow`."""
    if table.ask in (phases.MENU, phases.FACING):
        table.stage, table.aim = (phases.MOONLIGHT, 0) if table.ask == phases.MENU else (phases.AIM, 1)
        table.moon = table.mover
        table.turn = (table.mover - table.sun) % table.seats
    elif table.ask == phases.PLAN:
        table.stage = phases.PLANNING
    elif table.ask == phases.BARREL:
        table.stage, table.turn = phases.BARRELS, (table.mover - table.sun) % table.seats
    elif table.ask == phases.NOTHING:
        table.stage = phases.DONE
    elif table.ask in (phases.LAYOUT, phases.FIRST_SOUL):
        table.stage = phases.SET_UP
    else:
        raise ValueError(f"the question {phases.ASKS[table.ask]} needs a part flow, which says how the game came to it")


def read_knowledge(table: VoodooPirates, parts: Parts) -> None:
    """Read the part `knows`. Without it, each seat knows of its own hidden objects only."""
    books, real = usual_books(table), real_places(table)
    for told in parts["knows"].split(";") if "knows" in parts else []:
        whose, rest, *known = told.split() if len(told.split()) > 1 else ["", ""]
        book = components.PUBLIC if whose == "all" else seat_of(whose, SEATS[: table.seats])
        mine = book_of(real, book, letters(rest, PLACES, "a place") if rest != "-" else 0)
        for each in known:
            word, _, places = each.partition("=")
            name = object_name(word)
            masks = [letters(place, PLACES, "a place") for place in places.split(",")]
            if len(masks) != COUNTS[name]:
                raise ValueError(f"{each[:40]!r} does not say where each of {COUNTS[name]} cards can be")
            mine[components.FIRST[name] : components.FIRST[name + 1]] = masks
        books[24 * book : 24 * book + 24] = mine
    table.book = books
