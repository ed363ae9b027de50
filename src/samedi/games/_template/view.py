"""What a seat may know of a game of Candlelight, and the worlds that agree with it."""

from samedi.core.types import Seat
from samedi.core.view import View as AnyView
from samedi.games._template.rules import HAND, Candlelight
from samedi.kit import bits
from samedi.kit.deal import Deal


class View(AnyView, frozen=True):
    """The game as one viewer knows it (seat None: a spectator)."""

    mover: int  # SEVERAL while cards are laid, CHANCE before the deal, OVER at the end
    hand: tuple[int, ...]  # the viewer's own
    laid: int  # the viewer's own card, face down; 0: none
    ready: tuple[bool, ...]  # whether each seat has laid a card
    held: tuple[int, ...]  # how many cards each seat holds
    candles: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...] = ()  # at the end


def view(state: Candlelight, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        mover=state.mover,
        hand=() if seat is None else tuple(sorted(state.hands[seat])),
        laid=0 if seat is None else state.laid[seat],
        ready=tuple(card > 0 for card in state.laid),
        held=tuple(len(hand) for hand in state.hands),
        candles=tuple(state.candles),
        shown=tuple(state.shown),
        winners=state.winners(),
    )


def worlds(view: View) -> Deal:
    """Every way in which the unseen cards can lie: in the hands of the other seats, or face down before them."""
    seats = view.seats
    template = Candlelight(seats)
    template.mover = view.mover
    template.candles = list(view.candles)
    template.shown = list(view.shown)
    if view.seat is not None:
        template.hands[view.seat] = set(view.hand)
        template.laid[view.seat] = view.laid
    others = [seat for seat in range(seats) if seat != view.seat]
    hands = [view.held[seat] if seat in others else 0 for seat in range(seats)]
    before = [int(view.ready[seat]) if seat in others else 0 for seat in range(seats)]
    seen = {card for turn in view.shown for card in turn} | set(view.hand) | {view.laid}
    unseen = [card for card in range(1, HAND * seats + 1) if card not in seen] if any(hands + before) else []
    anywhere = bits.pack(place for place in range(2 * seats) if place % seats in others)
    return Deal(template, unseen, hands + before, [anywhere] * len(unseen))
