"""Object cards: gaining and losing them, and what each does in a pirate's turn."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import codes, components
from samedi.games.voodoo_pirates.codes import (
    DO_BURY,
    DO_DROP,
    DO_KEEP,
    DO_KEEP_NONE,
    DO_MASK_TAKES,
    DO_OCTOPUS,
    DO_PASS,
    DO_USE_MAELSTROM,
    DO_USE_MASK,
    DO_USE_WRECK,
    DO_WHISPER,
    DO_WHISPER_LEAP,
)
from samedi.games.voodoo_pirates.components import (
    ACW,
    BOOKS,
    COMPASS,
    CURSED_SKULL,
    CW,
    DECK,
    GONE,
    HARBOUR,
    HOLD,
    MAELSTROM,
    MASK,
    OBJECTS,
    OCTOPUS,
    PEEKED,
    PILE,
    SAND,
    SOULS,
    STORM,
    TWICE,
    USE,
    WAYS,
    WHISPER,
    WRECK,
)
from samedi.games.voodoo_pirates.phases import MASK_PICK, OBJECT, PEEK, WRECK_PICK
from samedi.games.voodoo_pirates.rules import object_tracking, sea
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

DROPPED = list(codes.DROPPED)
COUNTS = list(components.COUNTS)
CARDINAL = list(components.CARDINAL)
SPECIAL = list(components.SPECIAL)
NORTH = list(components.NORTH)
NAMES = components.NAMES


def drawable(table: Table) -> bool:
    """Can a card be taken from the deck? An empty one is renewed with the discard pile."""
    return table.deck_left > 0 or table.piled > 0


def renew_deck(table: Table, tell: Tell | None) -> None:
    """An empty deck is renewed: the discard pile is shuffled."""
    if not table.deck_left:
        for i in range(table.piled):
            table.deck[table.pile[i]] += 1
            table.pile[i] = -1
        table.deck_left, table.piled = table.piled, 0
        object_tracking.all_go(table, PILE, DECK)
        if tell is not None:
            tell("reshuffled")


def draw_object(table: Table, seat: Seat, tell: Tell | None) -> None:
    """A pirate takes the top card of the deck."""
    renew_deck(table, tell)
    on.ask_chance(table, OBJECT, seat)


def from_deck(table: Table, name: int) -> None:
    table.deck[name] -= 1
    table.deck_left -= 1


def from_ship(table: Table, seat: Seat, name: int) -> None:
    table.held[16 * seat + name] -= 1
    table.objects[seat] -= 1


def onto_pile(table: Table, name: int) -> None:
    table.pile[table.piled] = name
    table.piled += 1


def from_pile(table: Table, name: int) -> None:
    """Take the uppermost card of that name out of the discard pile."""
    at = table.piled - 1
    while table.pile[at] != name:
        at -= 1
    for i in range(at, table.piled - 1):
        table.pile[i] = table.pile[i + 1]
    table.piled -= 1
    table.pile[table.piled] = -1


def gain(table: Table, seat: Seat, name: int, source: int, openly: bool, tell: Tell | None) -> None:
    """A pirate gets a card that has just left its place (a ship, the deck, the pile, a peek)."""
    if name == COMPASS:
        table.compass = seat
        table.gone |= 1 << COMPASS
        object_tracking.all_see(table, name, source, GONE)
        if tell is not None:
            tell("compass", seat)
    elif seat >= table.humans and table.objects[seat] == HOLD:
        object_tracking.all_see(table, name, source, PILE)
        onto_pile(table, name)
        if tell is not None:
            tell("dropped", seat, object=OBJECTS[name])
    else:
        table.held[16 * seat + name] += 1
        table.objects[seat] += 1
        if openly:
            object_tracking.all_see(table, name, source, seat)
            if tell is not None:
                tell("got", seat, object=OBJECTS[name])
        else:
            object_tracking.hidden_move(table, name, source, seat, seat, source if source < table.seats else seat)
            if tell is not None:
                tell("drew", seat)
                owners = tuple([each for each in (seat, source) if each < table.seats])
                tell("object", seat, object=OBJECTS[name], seen_by=owners, reveals=True)
        if table.objects[seat] > HOLD:
            table.excess = seat
    if source == DECK and not table.deck_left:
        object_tracking.nothing_left(table, DECK)
    if source < table.seats and not table.objects[source]:
        object_tracking.nothing_left(table, source)


def take_discard(table: Table, seat: Seat, tell: Tell | None) -> None:
    """A pirate takes the top card of the discard pile."""
    name = table.pile[table.piled - 1]
    from_pile(table, name)
    gain(table, seat, name, PILE, True, tell)


def drop(table: Table, seat: Seat, name: int, tell: Tell | None) -> None:
    """A card goes from a ship onto the discard pile."""
    from_ship(table, seat, name)
    onto_pile(table, name)
    object_tracking.all_see(table, name, seat, PILE)
    if not table.objects[seat]:
        object_tracking.nothing_left(table, seat)
    if tell is not None:
        tell("dropped", seat, object=OBJECTS[name])


def fill_excess(table: Table, seat: Seat, out: IntBuffer) -> None:
    """Any of the four but the Cursed Skull."""
    for i in range(NAMES - 1):
        if table.held[16 * seat + DROPPED[i]] and DROPPED[i] != CURSED_SKULL:
            out.add(DO_DROP + i)


def play_excess(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    drop(table, seat, DROPPED[action - DO_DROP], tell)
    table.excess = -1


def has(table: Table, seat: Seat, name: int) -> bool:
    """Can this pirate still use a card of that name in this round?"""
    return table.held[16 * seat + name] > 0 and not used_up(table, seat, name)


def used_up(table: Table, seat: Seat, name: int) -> bool:
    """Has this pirate used as many cards of that name in this round as there are? In the plain reading, one."""
    last = name + TWICE if COUNTS[name] > 1 and not table.plain else name
    return bool(table.used[seat] >> last & 1)


def may_have(table: Table, seat: Seat, name: int) -> bool:
    """Can this pirate use a card of that name, as far as the others know?"""
    return has(table, seat, name) or object_tracking.unknown(table, seat) > 0


def use(table: Table, seat: Seat, name: int, tell: Tell | None) -> None:
    """A card is used: it leaves the ship, and is in use until its effect is complete."""
    from_ship(table, seat, name)
    if table.in_use < 0:
        table.in_use = name
    else:  # Barrel Magic stays in use while another pirate uses the Octopus
        table.also_in_use = name
    if table.used[seat] >> name & 1:
        table.used[seat] |= 1 << name + TWICE
    table.used[seat] |= 1 << name
    object_tracking.all_see(table, name, seat, USE)
    if not table.objects[seat]:
        object_tracking.nothing_left(table, seat)
    if tell is not None:
        tell("used", seat, object=OBJECTS[name])


def spend(table: Table) -> None:
    """The effect of the card that was used last is complete: it goes onto the discard pile."""
    name = put_away(table)
    onto_pile(table, name)
    object_tracking.all_see(table, name, USE, PILE)


def put_away(table: Table) -> int:
    """The card that was used last is in use no more; returns its name."""
    name = table.in_use
    if table.also_in_use >= 0:
        name, table.also_in_use = table.also_in_use, -1
    else:
        table.in_use = -1
    return name


def fill_octopus(table: Table, seat: Seat, out: IntBuffer) -> None:
    """One soul into the bag, and any out of it."""
    if has(table, seat, OCTOPUS):
        for give in range(5):
            if table.souls[5 * seat + give]:
                for take in range(5):
                    if table.bag[take] or take == give:
                        out.add(DO_OCTOPUS + 5 * give + take)


def play_octopus(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    give, take = (action - DO_OCTOPUS) // 5, (action - DO_OCTOPUS) % 5
    use(table, seat, OCTOPUS, tell)
    on.unload_soul(table, seat, give)
    on.into_bag(table, give)
    on.out_of_bag(table, take)
    on.load_soul(table, seat, take)
    spend(table)
    if tell is not None:
        tell("octopus", seat, give=SOULS[give], soul=SOULS[take])


def fill_octopus_answer(table: Table, seat: Seat, out: IntBuffer) -> None:
    """A pirate that may have the Octopus is asked; one that has it can use it."""
    out.add(DO_PASS)
    fill_octopus(table, seat, out)


def play_octopus_answer(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action != DO_PASS:
        play_octopus(table, seat, action, tell)
    elif tell is not None:
        tell("no-octopus", seat)


def fill_menu(table: Table, seat: Seat, out: IntBuffer) -> None:
    """What a pirate may do with objects in its turn, but for the Octopus, which comes first."""
    if has(table, seat, MASK) and takes_with_mask(table):
        out.add(DO_USE_MASK)
    if has(table, seat, WRECK) and drawable(table):
        out.add(DO_USE_WRECK)
    if has(table, seat, MAELSTROM) and table.wind == STORM:
        out.add(DO_USE_MAELSTROM)
    if has(table, seat, WHISPER):
        fill_whisper(table, seat, out)
    if table.held[16 * seat + CURSED_SKULL] and SPECIAL[table.sea[table.at[seat]]] == SAND:
        out.add(DO_BURY)


def fill_whisper(table: Table, seat: Seat, out: IntBuffer) -> None:
    for way in range(2):
        if sea.possible(table, seat, way, 1, 0):
            out.add(DO_WHISPER + way)
    if can_leap(table, seat):
        for i in range(8):
            if CARDINAL[i // 2] != table.at[seat] and sea.possible(table, seat, i % 2, 1, CARDINAL[i // 2]):
                out.add(DO_WHISPER_LEAP + i)


def can_leap(table: Table, seat: Seat) -> bool:
    """Has this pirate the Compass token, and lies its ship on a cardinal space?"""
    return table.compass == seat and table.at[seat] != HARBOUR and table.at[seat] % 3 == 0


def takes_with_mask(table: Table) -> bool:
    """Is there anything to take in the discard pile? In the plain reading, anything but masks."""
    if not table.plain:
        return table.piled > 0
    for i in range(table.piled):
        if table.pile[i] != MASK:
            return True
    return False


def play_menu(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """A Mask, Shipwreck or Maelstrom is used, or the Cursed Skull buried."""
    if action == DO_USE_MASK:
        use(table, seat, MASK, tell)
        on.put_question(table, MASK_PICK, seat)
    elif action == DO_USE_WRECK:
        use(table, seat, WRECK, tell)
        renew_deck(table, tell)
        on.ask_chance(table, PEEK, seat)
    elif action == DO_USE_MAELSTROM:
        use(table, seat, MAELSTROM, tell)
        turn_all(table, seat, tell)
        if table.plain:
            spend(table)  # else after all landings
    else:
        bury(table, seat, tell)


def bury(table: Table, seat: Seat, tell: Tell | None) -> None:
    """The Cursed Skull is buried in the sand: out of the game."""
    from_ship(table, seat, CURSED_SKULL)
    table.gone |= 1 << CURSED_SKULL
    object_tracking.all_see(table, CURSED_SKULL, seat, GONE)
    if not table.objects[seat]:
        object_tracking.nothing_left(table, seat)
    if tell is not None:
        tell("buried", seat)


def turn_all(table: Table, user: Seat, tell: Tell | None) -> None:
    """All ships on the ring move a space at once: clockwise if the user's ship is in the north."""
    way = ACW
    for i in range(6):
        if NORTH[i] == table.at[user]:
            way = CW
    for space in range(13):
        table.on[space] = -1
    for seat in range(table.seats):
        if table.at[seat] != HARBOUR:
            table.at[seat] = sea.following(table.at[seat], way)
            table.on[table.at[seat]] = seat
            table.facing[seat] = way
            on.await_landing(table, seat)
    if tell is not None:
        tell("maelstrom", user, way=WAYS[way])


def fill_mask(table: Table, out: IntBuffer) -> None:
    for i in range(NAMES - 1):
        if DROPPED[i] != MASK or not table.plain:
            for k in range(table.piled):
                if table.pile[k] == DROPPED[i]:
                    out.add(DO_MASK_TAKES + i)
                    break


def play_mask(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    name = DROPPED[action - DO_MASK_TAKES]
    from_pile(table, name)
    gain(table, seat, name, PILE, True, tell)
    spend(table)


def show_peek(table: Table, drawn: IntBuffer, tell: Tell | None) -> None:
    """A Shipwreck shows cards of the deck to its user."""
    seat = table.taker
    for book in range(BOOKS):
        if book != seat:
            object_tracking.may_be(table, book, DECK, PEEKED)
    for i in range(drawn.count):
        from_deck(table, drawn.at[i])
        table.peek[drawn.at[i]] += 1
        object_tracking.seen(table, seat, drawn.at[i], DECK, PEEKED)
    table.peeks = drawn.count
    if not table.deck_left:
        object_tracking.nothing_left(table, DECK)
    if tell is not None:
        shown = [OBJECTS[drawn.at[i]] for i in range(drawn.count)]
        tell("peeked", seat, objects=shown, seen_by=(seat,), reveals=True)
    on.put_question(table, WRECK_PICK, seat)


def fill_wreck(table: Table, out: IntBuffer) -> None:
    for name in range(NAMES):
        if table.peek[name]:
            out.add(DO_KEEP + name)
    out.add(DO_KEEP_NONE)


def play_wreck(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """One card is kept or none; the others are shuffled into the deck, and the Shipwreck with them."""
    if action != DO_KEEP_NONE:
        name = action - DO_KEEP
        table.peek[name] -= 1
        table.peeks -= 1
        gain(table, seat, name, PEEKED, False, tell)
    elif tell is not None:
        tell("kept-none", seat)
    for name in range(NAMES):
        table.deck[name] += table.peek[name]
        table.peek[name] = 0
    table.deck_left += table.peeks + 1
    table.peeks = 0
    object_tracking.all_go(table, PEEKED, DECK)
    table.deck[WRECK] += 1
    put_away(table)
    object_tracking.all_see(table, WRECK, USE, DECK)
