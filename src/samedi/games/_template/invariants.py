"""What must hold after every entry of Candlelight, and the entries that would have led to another world."""

from collections.abc import Sequence

from samedi.core.events import Entry
from samedi.games._template.notation import NAMES
from samedi.games._template.rules import HAND, Candlelight
from samedi.kit.deal_codes import deal_code


def broken(state: Candlelight) -> str | None:
    """What does not hold, as a sentence; None if all is well."""
    cards = [card for group in (*state.hands, *state.shown, filter(None, state.laid)) for card in group]
    if cards and sorted(cards) != list(range(1, HAND * state.seats + 1)):
        return "a card is missing or exists twice"
    if sum(state.candles) != len(state.shown):
        return f"{sum(state.candles)} candles burn after {len(state.shown)} turns"
    return None


def retell(world: Candlelight, entries: Sequence[Entry]) -> list[Entry]:
    """The entries if this world were the real one: with its deal and its face-down cards."""
    hands = [set(hand) for hand in world.hands]
    for turn in [*world.shown, world.laid]:
        for seat, card in enumerate(turn):
            hands[seat].update([card] if card else [])
    told = list(entries)
    for i, entry in enumerate(told):
        if entry.code.startswith("deal "):
            told[i] = Entry("*", deal_code([sorted(hand) for hand in hands], NAMES))
        elif i > len(world.shown) * world.seats:  # after the deal and the finished turns
            told[i] = Entry(entry.seat, f"lay {world.laid[int(entry.seat)]}")
    return told
