"""Little Devils in one line of text, and its chance codes.

    3 seats | round 2 | dealer C | totals 7 18 16 | hands 16 17 / 7 / 2 8 | past A: 5 15 13 | led B: 24

Parts may be left out. Without `dealer` the dealer is not drawn yet; without cards (`hands`, `past` or `led`) the round
is not dealt yet. Totals are then 0 and hands empty. `past` lists the finished tricks of this round, each after its
leader. `counted` says that the round is counted and the next one not dealt yet, `over` that the game is over. If there
are cards and no dealer, the first leader sits at the dealer's left.
"""

from samedi.core.errors import Reason
from samedi.core.types import CHANCE, OVER, Outcome, Seat
from samedi.games.little_devils.components import CHOOSE_DEALER, DEAL, DEVILS, DONE, HAND, PLAY
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.view import taken_by, tricks
from samedi.kit import bits
from samedi.kit.deal_codes import deal_code, read_deal, read_seat
from samedi.kit.position import Parts, numbers, seat_of

SEATS = "ABCDEF"
NAMES = tuple(str(value) for value in range(55))


def outcome_code(state: LittleDevils, outcome: Outcome) -> str:
    if state.phase == CHOOSE_DEALER:
        return f"dealer {outcome[0]}"
    return deal_code([outcome[seat * HAND : seat * HAND + HAND] for seat in range(state.seats)], NAMES)


def read_outcome(state: LittleDevils, code: str) -> Outcome | Reason:
    if state.phase == CHOOSE_DEALER:
        seat = read_seat(code, "dealer", state.seats, "2.1")
        return seat if isinstance(seat, Reason) else (seat,)
    cards = {NAMES[card]: card for card in range(1, HAND * state.seats + 1)}
    hands = read_deal(code, state.seats, HAND, cards, deck_rule="2.2", hand_rule="2.3")
    return hands if isinstance(hands, Reason) else tuple(card for hand in hands for card in hand)


def write(state: LittleDevils) -> str:
    """Return the state as one line."""
    parts = [f"{state.seats} seats"]
    if state.tally:
        parts.append("tally")
    parts.append(f"round {state.round}")
    if state.phase != CHOOSE_DEALER:
        parts.append(f"dealer {SEATS[state.dealer]}")
    parts.append("totals " + " ".join(str(total) for total in state.scores()))
    counted = state.phase == DEAL and state.count > 0
    if state.phase in (PLAY, DONE) or counted:
        hands = [" ".join(str(card) for card in bits.members(hand)) for hand in state.hands[: state.seats]]
        parts.append("hands " + " / ".join(hands))
        *past, (leader, trick) = tricks(state)
        if past:
            parts.append("past " + ", ".join(trick_line(*each) for each in past))
        parts.append("led " + trick_line(leader, trick))
    if state.phase == DONE or counted:
        parts.append("counted" if counted else "over")
    return " | ".join(part.rstrip() for part in parts)


def trick_line(leader: Seat, cards: tuple[int, ...]) -> str:
    return f"{SEATS[leader]}: " + " ".join(str(card) for card in cards)


def read(text: str) -> LittleDevils:
    """Return the state of a line, or raise ValueError with a sentence."""
    parts = Parts(text, ("seats", "tally", "round", "dealer", "totals", "hands", "past", "led", "counted", "over"))
    seats = parts.seats(3, 6)
    dealer = seat_of(parts.get("dealer", ""), SEATS[:seats]) if "dealer" in parts else -1
    state = LittleDevils(seats, dealer, "tally" in parts)
    state.round = parts.number("round", 1, 1, 99)
    if "totals" in parts:
        state.totals = [*numbers(parts["totals"], seats, 0, 999), *[0] * (6 - seats)]
    if not parts.keys() & {"hands", "past", "led", "counted", "over"}:
        return state
    state.phase = DONE if "over" in parts else DEAL if "counted" in parts else PLAY
    seen: set[int] = set()
    hands = parts["hands"].split("/") if "hands" in parts else []
    held = [read_cards(hand, seats, seen) for hand in hands]
    if len(held) not in (0, seats):
        raise ValueError(f"{len(held)} hands for {seats} seats")
    state.hands = [bits.pack(hand) for hand in held] + [0] * (6 - len(held))
    read_tricks(state, parts, seen)
    if state.phase == DEAL and state.count != HAND * seats:
        raise ValueError("a round that is counted has all its tricks")
    return state


def read_tricks(state: LittleDevils, parts: Parts, seen: set[int]) -> None:
    past = parts["past"].split(",") if "past" in parts else []
    tricks = [read_trick(state, each, seen) for each in past]
    present = read_trick(state, parts["led"], seen) if "led" in parts else None
    if state.dealer < 0:
        first = tricks[0][0] if tricks else present[0] if present else 0
        state.dealer = (first - 1) % state.seats
    played: list[int] = []
    devils = [0] * 6
    leader = (state.dealer + 1) % state.seats
    for led, cards in tricks:
        check_leader(led, leader)
        if len(cards) != state.seats:
            raise ValueError(f"a trick that {SEATS[led]} led has {len(cards)} cards for {state.seats} seats")
        played += cards
        leader = (leader + taken_by(tuple(cards))) % state.seats
        devils[leader] += sum(DEVILS[card] for card in cards)
    if present:
        check_leader(present[0], leader)
        if len(present[1]) > state.seats:
            raise ValueError(f"the trick has {len(present[1])} cards for {state.seats} seats")
        played += present[1]
        state.lying = len(present[1])
    state.leader = leader
    ended = {DONE: OVER, DEAL: CHANCE}
    state.mover = ended.get(state.phase, (leader + state.lying) % state.seats)
    state.devils = devils
    state.count = len(played)
    state.played = played + [0] * (54 - len(played))


def check_leader(led: Seat, leader: Seat) -> None:
    """Raise ValueError unless the right seat led: the dealer's left neighbour, then each taker (rules 2.4, 4.4)."""
    if led != leader:
        raise ValueError(f"{SEATS[leader]} has to lead and not {SEATS[led]}")


def read_trick(state: LittleDevils, text: str, seen: set[int]) -> tuple[Seat, list[int]]:
    leader, _, cards = text.strip().partition(":")
    return seat_of(leader, SEATS[: state.seats]), read_cards(cards, state.seats, seen)


def read_cards(text: str, seats: int, seen: set[int]) -> list[int]:
    cards = numbers(text, None, 1, HAND * seats)
    for card in cards:
        if card in seen:
            raise ValueError(f"card {card} stands there twice")
        seen.add(card)
    return cards
