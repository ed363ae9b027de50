"""Deals as codes: `deal 2 6 7 / 1 4 9 / 3 5 8`, one hand for each seat; and codes that name a seat, `dealer 2`."""

from collections.abc import Mapping, Sequence

from samedi.core.errors import Reason
from samedi.core.events import Entry


def deal_code(hands: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """Return a deal as a code; the cards of a hand are in the order of `names`."""
    return "deal " + " / ".join(" ".join(names[card] for card in sorted(hand)) for hand in hands)


def retell_deal(entries: Sequence[Entry], hands: Sequence[Sequence[int]], names: Sequence[str]) -> list[Entry]:
    """Return the entries of a record with another latest deal; the same if nothing has been dealt."""
    told = list(entries)
    latest = max((i for i, entry in enumerate(told) if entry.code.startswith("deal ")), default=None)
    if latest is not None and any(hands):
        told[latest] = Entry("*", deal_code(hands, names))
    return told


def read_deal(
    code: str, seats: int, size: int, cards: Mapping[str, int], *, deck_rule: str, hand_rule: str
) -> list[list[int]] | Reason:
    """Return the hands of a deal code, or why it is impossible, citing the rule of the deck or of the hands."""
    if not code.startswith("deal "):
        return Reason("deal-due", hand_rule, {"code": code[:40]})
    hands = [hand.split() for hand in code[5:].split("/")]
    if len(hands) != seats:
        return Reason("deal-hands", hand_rule, {"hands": len(hands), "seats": seats})
    seen: set[str] = set()
    for seat, hand in enumerate(hands):
        for name in hand:
            if name not in cards:
                return Reason("deal-card", deck_rule, {"card": name[:20]})
            if name in seen:
                return Reason("deal-twice", deck_rule, {"card": name})
            seen.add(name)
        if len(hand) != size:
            return Reason("deal-size", hand_rule, {"seat": seat, "cards": len(hand), "size": size})
    return [[cards[name] for name in hand] for hand in hands]


def read_seat(code: str, verb: str, seats: int, rule: str) -> int | Reason:
    """Return the seat of a chance code such as `dealer 2`, or why it is impossible."""
    said, _, number = code.partition(" ")
    if said != verb or len(number) != 1 or not number.isdecimal() or int(number) >= seats:
        return Reason("seat-due", rule, {"verb": verb, "code": code[:40]})
    return int(number)
