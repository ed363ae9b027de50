"""The worlds that agree with a view of Voodoo Pirates: where hidden objects and cards can lie."""

from typing import Any

from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import SECONDS, UNSEEN
from samedi.games.voodoo_pirates.phases import DONE
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.rules.worlds import Seas
from samedi.games.voodoo_pirates.view.object_tracking import HIDDEN
from samedi.games.voodoo_pirates.view.view import BY_SEAT, SAME, View
from samedi.kit import bits
from samedi.kit.deal import Deal


def worlds(view: View) -> Seas:
    """Every way that hidden objects, playing cards and action cards can lie."""
    template = known_table(view)
    deals = [*object_deals(view), *playing_deals(view), *plan_deals(view)]
    return Seas(template, -1 if view.seat is None else view.seat, [Deal(template, *each) for each in deals])


def known_table(view: View) -> VoodooPirates:
    """What the viewer knows, and nothing else."""
    table = VoodooPirates(view.seats, view.seats - view.humans, view.east, bool(view.shuffled), view.colours)
    for name in SAME:
        setattr(table, name, getattr(view, name))
    for name in BY_SEAT:
        setattr(table, name, [*getattr(view, name), *getattr(table, name)[view.seats :]])
    table.way_count = len(view.way)
    table.piled = len(view.pile)
    table.second = view.second
    set_first(table, "way", view.way)
    set_first(table, "figure", view.figure)
    set_first(table, "plan", view.plans)
    set_first(table, "sea", view.sea)
    set_first(table, "souls", tuple(soul for souls in view.souls for soul in souls))
    set_first(table, "card", view.cards)
    set_first(table, "bag", view.bag)
    set_first(table, "grid", (-1, *view.grid))
    set_first(table, "pile", view.pile)
    ring = [-1] * 13
    for seat, space in enumerate(view.at):
        if space:
            ring[space] = seat
    table.on = ring
    table.deck = [0] * 16
    if view.stage == DONE:
        show_objects(table, view)
    book = [0] * 168
    book[24 * components.PUBLIC :] = view.public
    if view.seat is not None:
        book[24 * view.seat : 24 * view.seat + 24] = view.book
    table.book = book
    return table


def show_objects(table: VoodooPirates, view: View) -> None:
    """In the end all objects lie open; the deck is the rest."""
    held, left = [0] * 96, list(components.COUNTS)
    for seat, names in enumerate(view.hands):
        for name in names:
            held[16 * seat + name] += 1
            left[name] -= 1
    for name in view.pile:
        left[name] -= 1
    table.held = held
    table.deck = [count - (view.gone >> name & 1) for name, count in enumerate(left)]


def set_first(table: VoodooPirates, name: str, values: tuple[int, ...]) -> None:
    """The first values of a field."""
    setattr(table, name, [*values, *getattr(table, name)[len(values) :]])


def object_deals(view: View) -> list[Any]:
    """Return the deal of hidden objects: to ships, to the deck, and to the pirate who looks through a Shipwreck."""
    if view.stage == DONE:
        return []
    hidden = [card for card in range(24) if view.book[card] & HIDDEN]
    rooms = [0] * 11
    rooms[: view.seats] = view.objects
    rooms[components.DECK], rooms[components.PEEKED] = view.deck_left, view.peeks
    return [(hidden, rooms, [view.book[card] for card in hidden])]


def playing_deals(view: View) -> list[Any]:
    """Playing cards that the viewer does not know lie with the others, or are out of the game."""
    unknown = [seat for seat in range(view.seats) if view.cards[seat] < 0]
    if not any(view.looked) or not unknown:
        return []
    unseen = [rank for rank in range(len(components.RANKS)) if rank not in view.cards]
    rooms = [int(seat in unknown) for seat in range(view.seats)]
    rooms += [0] * (6 - view.seats) + [len(unseen) - len(unknown)]
    anywhere = bits.pack([*unknown, 6])
    return [([components.PLAYING_CARD + rank for rank in unseen], rooms, [anywhere] * len(unseen))]


def plan_deals(view: View) -> list[Any]:
    """An action card that lies face down can be any that was legal."""
    found = []
    bones = view.figure[components.EAST] if view.east == components.BONES and view.seconded else -1
    for seat in range(view.humans):
        if view.planned[seat] and view.plans[seat] < 0:
            legal = [components.PLAN_CARD + card for card in range(5) if card != view.last[seat]]
            rooms = [0] * (UNSEEN + 1)
            rooms[seat] = 1
            rooms[SECONDS + seat] = int(seat == bones)
            rooms[UNSEEN] = len(legal) - 1 - rooms[SECONDS + seat]
            anywhere = bits.pack(place for place, room in enumerate(rooms) if room)
            found.append((legal, rooms, [anywhere] * len(legal)))
    return found
