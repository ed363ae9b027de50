"""What chance brings: the layout, souls, playing cards, objects, and what Cursed Pirates turn over."""

from collections.abc import Sequence

from samedi.core import dice
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE, Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import ACTION_CARDS, DECK, RANKS, SEA_NAMES, SHOWN, SOULS
from samedi.games.voodoo_pirates.phases import CURSED, FIRST_SOUL, OBJECT, PEEK, PLAYING, ROB, SET_UP, SOUL, TOKKING
from samedi.games.voodoo_pirates.rules import cursed, objects, voyage
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table
from samedi.kit import bits

OUTER = list(components.OUTER)
SOUL_COUNTS = list(components.SOUL_COUNTS)


def nth(counts: Sequence[int], first: int, n: int) -> int:
    """Return the kind of the n-th thing in a bag whose counts begin at `counts[first]`, kinds in their order.

    With n drawn from 0 to one less than there are, every thing is equally likely.
    """
    kind = first
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind - first


def draw(table: Table, rng: Rng, out: IntBuffer) -> None:
    """What comes up now; nothing is changed."""
    if table.ask == SOUL:
        out.add(nth(table.bag, 0, dice.below(rng, table.bagged)))
    elif table.ask == OBJECT:
        out.add(nth(table.deck, 0, dice.below(rng, table.deck_left)))
    elif table.ask == ROB:
        passed = table.way[table.passing]
        out.add(nth(table.held, 16 * passed, dice.below(rng, table.objects[passed])))
    elif table.ask == CURSED:
        above = cursed.above_bottom(table, table.taker)
        out.add(bits.nth(above, dice.below(rng, bits.size(above))))
    elif table.ask == PEEK:
        draw_peek(table, rng, out)
    elif table.ask == PLAYING:
        for rank in range(6):
            out.add(rank)
        rng.shuffle(table.seats, out)
    elif table.ask == FIRST_SOUL:
        draw_first(table, rng, out)
    else:
        draw_layout(rng, out)


def draw_layout(rng: Rng, out: IntBuffer) -> None:
    """Outer cards in any order. Maps lie hidden, one of the two Night Watches shows; the others fall as they fall."""
    for card in range(8):
        out.add(2 * card)
    rng.shuffle(8, out)
    watch = dice.below(rng, 2)
    for i in range(8):
        card = out.at[i] // 2
        if card == 2:
            out.at[i] += watch
        elif card == 3:
            out.at[i] += 1 - watch
        elif card > 3:
            out.at[i] += dice.below(rng, 2)


def draw_first(table: Table, rng: Rng, out: IntBuffer) -> None:
    """A soul whose colour a pirate has."""
    souls = 0
    for seat in range(table.seats):
        if table.colours[seat] < 5:
            souls += SOUL_COUNTS[table.colours[seat]]
    n = dice.below(rng, souls)
    for colour in range(5):
        if pirate_of(table, colour) >= 0:
            if 0 <= n < SOUL_COUNTS[colour]:
                out.add(colour)
            n -= SOUL_COUNTS[colour]


def pirate_of(table: Table, colour: int) -> Seat:
    """Who has this colour, or -1."""
    for seat in range(table.seats):
        if table.colours[seat] == colour:
            return seat
    return -1


def draw_peek(table: Table, rng: Rng, out: IntBuffer) -> None:
    """Up to five cards of the deck."""
    for name in range(16):
        for _ in range(table.deck[name]):
            out.add(name)
    rng.shuffle(min(SHOWN, table.deck_left), out)


def place(table: Table, drawn: IntBuffer, tell: Tell | None) -> None:
    """What was drawn happens."""
    what = drawn.at[0]
    if table.ask == SOUL:
        give_soul(table, table.taker, what, tell)
    elif table.ask == OBJECT:
        objects.from_deck(table, what)
        objects.gain(table, table.taker, what, DECK, False, tell)
    elif table.ask == ROB:
        voyage.rob(table, what, tell)
    elif table.ask == CURSED:
        turn_over(table, table.taker, what, tell)
    elif table.ask == PEEK:
        objects.show_peek(table, drawn, tell)
    elif table.ask == PLAYING:
        deal(table, drawn, tell)
    elif table.ask == FIRST_SOUL:
        begin(table, what, tell)
    else:
        lay_out(table, drawn, tell)
    if table.mover != CHANCE:
        table.taker = -1


def give_soul(table: Table, seat: Seat, colour: int, tell: Tell | None) -> None:
    on.out_of_bag(table, colour)
    on.load_soul(table, seat, colour)
    if table.job == TOKKING:
        table.drawn = colour  # a Cursed Pirate calls it
    if tell is not None:
        tell("soul", seat, soul=SOULS[colour])
    if table.stage == SET_UP:
        next_in_set_up(table)


def turn_over(table: Table, seat: Seat, card: int, tell: Tell | None) -> None:
    """A Cursed Pirate turns over a card."""
    played = cursed.turned(table, seat, card)
    if played:
        table.turn += 1
    if tell is not None:
        tell("turned", seat, card=ACTION_CARDS[card], kept="yes" if played else "no", reveals=True)


def lay_out(table: Table, drawn: IntBuffer, tell: Tell | None) -> None:
    for i in range(8):
        table.sea[OUTER[i]] = drawn.at[i]
    on.ask_chance(table, FIRST_SOUL, -1)
    if tell is not None:
        tell("sea", faces=[SEA_NAMES[drawn.at[i]] for i in range(8)])


def begin(table: Table, colour: int, tell: Tell | None) -> None:
    """The pirate of the first soul's colour keeps it, and gets Sun and Moon; the last in turn order the GriGri."""
    seat = pirate_of(table, colour)
    table.sun = table.moon = seat
    table.grigri = on.following(table, seat, table.seats - 1)
    if tell is not None:
        tell("first", seat, soul=SOULS[colour])
        tell("grigri", table.grigri)
    on.out_of_bag(table, colour)
    on.load_soul(table, seat, colour)
    table.turn = 0
    next_in_set_up(table)


def next_in_set_up(table: Table) -> None:
    """A soul for everybody else, clockwise; then the playing cards."""
    table.turn += 1
    if table.turn < table.seats:
        on.draw_soul(table, on.following(table, table.sun, table.turn))
    else:
        on.ask_chance(table, PLAYING, -1)


def deal(table: Table, drawn: IntBuffer, tell: Tell | None) -> None:
    """A playing card for everybody."""
    for seat in range(table.seats):
        table.card[seat] = drawn.at[seat]
        table.looked[seat] = 1 << seat
    table.turn = table.seats  # the set-up is done
    if tell is not None:
        for seat in range(table.seats):
            tell("dealt", seat, card=RANKS[table.card[seat]], seen_by=(seat,), reveals=True)
