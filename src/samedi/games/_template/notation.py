"""A position of Candlelight in one line of text, and its chance codes.

2 seats | shown 3 8, 9 1 | laid 2 - | hands 4 6 / 5 7 10
"""

from samedi.core.errors import Reason
from samedi.core.types import OVER, SEVERAL, Outcome
from samedi.games._template.rules import HAND, Candlelight
from samedi.kit.deal_codes import deal_code, read_deal
from samedi.kit.position import Parts, numbers

NAMES = tuple(str(card) for card in range(4 * HAND + 1))


def outcome_code(state: Candlelight, outcome: Outcome) -> str:
    hands = [outcome[seat * HAND : seat * HAND + HAND] for seat in range(state.seats)]
    return deal_code(hands, NAMES)


def read_outcome(state: Candlelight, code: str) -> Outcome | Reason:
    cards = {NAMES[card]: card for card in range(1, HAND * state.seats + 1)}
    hands = read_deal(code, state.seats, HAND, cards, deck_rule="2.1", hand_rule="2.2")
    return hands if isinstance(hands, Reason) else tuple(card for hand in hands for card in hand)


def write(state: Candlelight) -> str:
    """Write a state as one line."""
    parts = [f"{state.seats} seats"]
    if state.shown:
        parts.append("shown " + ", ".join(" ".join(map(str, turn)) for turn in state.shown))
    if any(state.laid):
        parts.append("laid " + " ".join(str(card) if card else "-" for card in state.laid))
    if any(state.hands):
        parts.append("hands " + " / ".join(" ".join(map(str, sorted(hand))) for hand in state.hands))
    return " | ".join(part.rstrip() for part in parts)


def read(text: str) -> Candlelight:
    """Read a state from a line. Raises ValueError with a sentence."""
    parts = Parts(text, ("seats", "shown", "laid", "hands"))
    state = Candlelight(parts.seats(2, 4))
    highest = HAND * state.seats
    for turn in parts["shown"].split(",") if "shown" in parts else []:
        cards = tuple(numbers(turn, state.seats, 1, highest))
        state.shown.append(cards)
        state.candles[cards.index(max(cards))] += 1
    if "laid" in parts:
        state.laid = numbers(parts["laid"].replace("-", "0"), state.seats, 0, highest)
    if any(state.laid) or "hands" in parts:
        state.mover = SEVERAL
    elif len(state.shown) == HAND:
        state.mover = OVER
    if "hands" in parts:
        hands = parts["hands"].split("/")
        if len(hands) != state.seats:
            raise ValueError(f"{len(hands)} hands for {state.seats} seats")
        state.hands = [set(numbers(hand, None, 1, highest)) for hand in hands]
    return state
