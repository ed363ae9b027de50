"""Voodoo Prince in one line of text, and its chance codes.

    3 seats | round 1 | starter C | trump R | totals 0 0 0 | hands R3 Y6 / R6 P10 / R1 Y8 | piles 0 4 1
    | out B | points - 0 - | past C: G3 G2 G5, B: R8 R4 R5, B: B0 B5 B10, C: R9 R2 | led C: P0

Parts may be left out. Without `starter` it is not drawn yet; without cards the round is not dealt yet; with cards and
without `trump` there is no trump yet. Totals are then 0 and hands empty. `past` lists the finished tricks, each after
its leader and without the seats that are out; `piles` and `out` follow from them. `counted` says that a round is
counted and the next deal is due (round and starter are those of the next one), `over` that the game is over.
"""

from samedi.core.errors import Reason
from samedi.core.types import CHANCE, OVER, Outcome, Seat
from samedi.games.voodoo_prince import components
from samedi.games.voodoo_prince.components import (
    CARD,
    CARDS,
    COLOURS,
    DEAL,
    DONE,
    HAND,
    PLAY,
    START,
    TARGET,
    TOP,
    TURN_UP,
)
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import Play, hand_of, leader_of, taken_by, tricks
from samedi.kit.deal_codes import deal_code, read_deal, read_seat
from samedi.kit.position import Parts, numbers, seat_of

SEATS = "ABCDE"
ENDINGS = ("counted", "over")
PARTS = ("seats", "round", "starter", "trump", "totals", "hands", "piles", "out", "points", "past", "led", *ENDINGS)


def outcome_code(state: VoodooPrince, outcome: Outcome) -> str:
    if state.phase == START:
        return f"start {outcome[0]}"
    if state.phase == TURN_UP:
        return f"trump {COLOURS[outcome[0]]}"
    size = HAND[state.seats]
    return deal_code([outcome[seat * size : seat * size + size] for seat in range(state.seats)], CARDS)


def read_outcome(state: VoodooPrince, code: str) -> Outcome | Reason:
    if state.phase == START:
        seat = read_seat(code, "start", state.seats, "2.1")
        return seat if isinstance(seat, Reason) else (seat,)
    if state.phase == TURN_UP:
        colours = {f"trump {letter}": colour for colour, letter in enumerate(COLOURS)}
        return (colours[code],) if code in colours else Reason("turn-due", "2.4", {"code": code[:40]})
    cards = {CARDS[card]: card for card in components.deck_for(state.seats)}
    hands = read_deal(code, state.seats, HAND[state.seats], cards, deck_rule="1.2", hand_rule="2.3")
    return hands if isinstance(hands, Reason) else tuple(card for hand in hands for card in hand)


def write(state: VoodooPrince) -> str:
    """Return the state as one line."""
    parts = [f"{state.seats} seats", f"round {state.round}"]
    if state.phase != START:
        parts.append(f"starter {SEATS[state.starter]}")
    if state.trump >= 0:
        parts.append(f"trump {COLOURS[state.trump]}")
    parts.append("totals " + " ".join(map(str, state.scores())))
    counted = state.phase == DEAL and state.count > 0
    if state.phase not in (START, DEAL) or counted:
        parts.append("hands " + " / ".join(card_names(hand_of(state, seat)) for seat in range(state.seats)))
        parts.append("piles " + " ".join(map(str, state.tricks[: state.seats])))
    if state.gone:
        parts.append("out " + " ".join(SEATS[seat] for seat in state.out[: state.gone]))
        points = state.points[: state.seats]
        parts.append("points " + " ".join("-" if each < 0 else str(each) for each in points))
    if state.phase in (PLAY, DONE) or counted:
        *past, trick = tricks(state.played[: state.count], state.by[: state.count], state.lying)
        if past:
            parts.append("past " + ", ".join(trick_line(each[0][0], each) for each in past))
        parts.append("led " + trick_line(leader_of(state), trick))
    if state.phase == DONE or counted:
        parts.append("counted" if counted else "over")
    return " | ".join(part.rstrip() for part in parts)


def trick_line(leader: Seat, trick: tuple[Play, ...]) -> str:
    return f"{SEATS[leader]}: " + card_names(tuple(card for _, card in trick))


def card_names(cards: tuple[int, ...]) -> str:
    return " ".join(CARDS[card] for card in cards)


def read(text: str) -> VoodooPrince:
    """Return the state of a line, or raise ValueError with a sentence."""
    parts = Parts(text, PARTS)
    seats = parts.seats(2, 5)
    starter = seat_of(parts["starter"], SEATS[:seats]) if "starter" in parts else -1
    state = VoodooPrince(seats, starter)
    state.round = parts.number("round", 1, 1, components.ROUNDS)
    if "totals" in parts:
        state.totals = [*numbers(parts["totals"], seats, 0, 999), *[0] * (5 - seats)]
    if parts.keys() <= {"seats", "round", "starter", "totals"}:
        return state
    state.trump = read_colour(parts["trump"]) if "trump" in parts else -1
    seen: set[int] = set()
    if "hands" in parts:
        hands = [read_cards(hand, seats, seen) for hand in parts["hands"].split("/")]
        if len(hands) != seats:
            raise ValueError(f"{len(hands)} hands for {seats} seats")
        for seat, hand in enumerate(hands):
            for card in hand:
                state.place_hidden(seat, card)
    read_tricks(state, parts, seen)
    if round_is_over(parts):
        state.phase, state.mover = (DONE, OVER) if "over" in parts else (DEAL, CHANCE)
    elif state.trump >= 0:
        state.phase = PLAY
    elif state.count:
        raise ValueError("cards were played, so a trump colour is wanted")
    else:
        state.phase, state.mover = (TURN_UP, CHANCE) if state.round == 1 else (components.NAME_TRUMP, state.starter)
    return state


def round_is_over(parts: Parts) -> bool:
    return not parts.keys().isdisjoint(ENDINGS)


def read_tricks(state: VoodooPrince, parts: Parts, seen: set[int]) -> None:
    seats = state.seats
    known = read_out(parts, seats) if "out" in parts else None
    out: list[Seat] = []
    plays: list[Play] = []
    piles = [0] * seats
    leader = max(state.starter, 0)
    for past in parts["past"].split(",") if "past" in parts else []:
        leader, cards = read_trick(past, seats, seen)
        if known is not None:
            out = known[: max(0, seats - len(cards))]
        trick = with_players(seats, out, leader, cards)
        if len(cards) != seats - len(out) or len(cards) < 2:
            raise ValueError(
                f"a past trick has {len(cards)} cards and {seats - len(out)} seats to play: {past.strip()}"
            )
        plays += trick
        leader, gain = taken_by(trick, state.trump, TOP[seats])
        piles[leader] += gain
        if known is None and piles[leader] >= TARGET[seats]:
            out.append(leader)
    out = known if known is not None else out
    if len(out) >= seats - (not round_is_over(parts)):
        raise ValueError(f"{len(out)} seats are out, and at most {seats - 2} are while a round goes on")
    while leader in out:
        leader = (leader + 1) % seats
    leader, cards = read_trick(parts["led"], seats, seen) if "led" in parts else (leader, [])
    plays += with_players(seats, out, leader, cards)
    if len(plays) > seats * HAND[seats]:
        raise ValueError(f"{len(plays)} cards were played, more than were dealt")
    write_tricks(state, parts, out, piles, plays, leader, len(cards))


def write_tricks(
    state: VoodooPrince, parts: Parts, out: list[Seat], piles: list[int], plays: list[Play], leader: Seat, lying: int
) -> None:
    """Write what was read about the tricks into the state."""
    seats = state.seats
    if "piles" in parts:
        piles = numbers(parts["piles"], seats, 0, TARGET[seats] + 1)
    state.tricks = [*piles, *[0] * (5 - seats)]
    points = [0 if seat in out or round_is_over(parts) else -1 for seat in range(seats)]
    if "points" in parts:
        points = read_points(parts["points"], points)
    state.points = [*points, *[-1] * (5 - seats)]
    state.out = [*out, *[-1] * (5 - len(out))]
    state.gone = len(out)
    state.played = [card for _, card in plays] + [0] * (70 - len(plays))
    state.by = [seat for seat, _ in plays] + [0] * (70 - len(plays))
    state.count = len(plays)
    state.lying = lying
    if state.starter < 0:
        state.starter = plays[0][0] if plays else leader
    order = with_players(seats, out, leader, range(seats - len(out)))
    state.mover = order[lying % len(order)][0]


def with_players(seats: int, out: list[Seat], leader: Seat, cards: list[int] | range) -> list[Play]:
    """Return the cards of a trick with their players: clockwise from the leader, without the seats that are out."""
    order = [(leader + step) % seats for step in range(seats) if (leader + step) % seats not in out]
    if leader in out:
        raise ValueError(f"seat {SEATS[leader]} is out and cannot lead")
    if len(cards) > len(order):
        raise ValueError(f"a trick has {len(cards)} cards for {len(order)} seats")
    return list(zip(order, cards, strict=False))


def read_out(parts: Parts, seats: int) -> list[Seat]:
    out = [seat_of(letter, SEATS[:seats]) for letter in parts["out"].split()]
    if len(set(out)) != len(out):
        raise ValueError("a seat goes out once in a round")
    return out


def read_points(text: str, points: list[int]) -> list[int]:
    """Read the points of each seat: a number if it is out, - if it is in."""
    words = text.split()
    if [word == "-" for word in words] != [each < 0 for each in points]:
        wanted = " ".join("-" if each < 0 else "n" for each in points)
        raise ValueError(f"points are wanted as {wanted!r}, a number for each seat that is out, not {text[:40]!r}")
    return [-1 if word == "-" else numbers(word, 1, 0, 99)[0] for word in words]


def read_trick(text: str, seats: int, seen: set[int]) -> tuple[Seat, list[int]]:
    leader, _, cards = text.strip().partition(":")
    return seat_of(leader, SEATS[:seats]), read_cards(cards, seats, seen)


def read_cards(text: str, seats: int, seen: set[int]) -> list[int]:
    cards = []
    for word in text.split():
        card = CARD.get(word, -1)
        if card < 0 or card % 16 > TOP[seats]:
            raise ValueError(f"{word[:20]!r} is not a card: there is R0 to P{TOP[seats]} with {seats} seats")
        if card in seen:
            raise ValueError(f"card {word} stands there twice")
        seen.add(card)
        cards.append(card)
    return cards


def read_colour(text: str) -> int:
    if len(text) != 1 or text not in COLOURS:
        raise ValueError(f"{text[:20]!r} is not a colour: there is {', '.join(COLOURS)}")
    return COLOURS.index(text)
