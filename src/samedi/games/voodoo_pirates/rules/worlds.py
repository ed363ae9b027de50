"""Supposing: hidden things put where a viewer may think them, and what the others would then know.

Objects, playing cards and action cards that lie face down are dealt for themselves: each group by `kit.deal`, so every
way to deal all of them is equally likely.
"""

from collections.abc import Iterator, Sequence

from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import Seat
from samedi.core.worlds import Worlds
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import DECK, PLAN_CARD, PLAYING_CARD, PUBLIC, SECONDS, UNSEEN
from samedi.games.voodoo_pirates.rules.table import Table
from samedi.kit.deal import Deal

NAME = list(components.NAME)
FIRST = list(components.FIRST)


def supposed(table: Table, place: int, card: int) -> None:
    """A hidden card comes to lie in a place."""
    if card >= PLAN_CARD:
        if place < SECONDS:
            table.plan[place] = card - PLAN_CARD
        elif place < UNSEEN:
            table.second = card - PLAN_CARD
    elif card >= PLAYING_CARD:
        if place < table.seats:
            table.card[place] = card - PLAYING_CARD
    elif place < table.seats:
        table.held[16 * place + NAME[card]] += 1
    elif place == DECK:
        table.deck[NAME[card]] += 1
    else:
        table.peek[NAME[card]] += 1


def open_book(table: Table, seat: Seat) -> None:
    """What a pirate knows of the objects if it knows no more than everybody, and its own."""
    for card in range(24):
        table.book[24 * seat + card] = table.book[24 * PUBLIC + card]
    for name in range(16):
        own, anywhere = table.held[16 * seat + name], 0
        begin, end = 24 * seat + FIRST[name], 24 * seat + FIRST[name + 1]
        for card in range(begin, end):
            if table.book[card] == 1 << seat:
                own -= 1
            elif table.book[card] >> seat & 1:
                anywhere |= table.book[card]
        for card in range(begin, end):
            if table.book[card] >> seat & 1 and table.book[card] != 1 << seat:
                table.book[card] = 1 << seat if own > 0 else anywhere & ~(1 << seat)
                own -= 1


class Seas(Worlds):
    """The tables that agree with what a viewer (-1: a spectator) knows."""

    @property
    def is_weighted(self) -> bool:
        """Cards of one name are alike."""
        return True

    def __init__(self, template: Table, viewer: Seat, deals: Sequence[Deal]) -> None:
        self.template = template
        self.viewer = viewer
        self.deals = list(deals)

    def deal_into(self, state: State, rng: Rng) -> None:
        state.copy_from(self.template)
        self.lay_all(state, rng)

    def lay_all(self, table: State, rng: Rng) -> None:
        for deal in self.deals:
            deal.shuffle(rng)
            lay(table, deal)
        self.open_books(table)

    def open_books(self, table: State) -> None:
        """The others know what everybody knows, and what they were just given."""
        assert isinstance(table, Table)
        for seat in range(table.seats):
            if seat != self.viewer:
                open_book(table, seat)

    def every(self) -> Iterator[State]:
        for world in ways(self.template, self.deals):
            self.open_books(world)
            yield world


def lay(table: State, deal: Deal) -> None:
    """Put the cards of a deal where they fell."""
    for i in range(deal.count):
        table.place_hidden(deal.lies[i], deal.cards[i])


def ways(template: State, deals: Sequence[Deal]) -> Iterator[State]:
    """Every way to deal all groups, one after another."""
    if not deals:
        yield template.clone()
        return
    first, *rest = deals
    first.template = template
    for world in first.every():
        yield from ways(world, rest)
