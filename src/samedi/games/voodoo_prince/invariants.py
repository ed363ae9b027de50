"""What must hold after every entry of Voodoo Prince, and how a record would read in another world."""

from collections.abc import Sequence

from samedi.core.events import Entry
from samedi.core.types import Seat
from samedi.games.voodoo_prince.components import CARDS, DEAL, DONE, HAND, PLAY, START, TARGET, TOP, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import Play, hand_of, taken_by, tricks
from samedi.kit.deal_codes import retell_deal


def broken(state: VoodooPrince) -> str | None:
    """Return what does not hold, as a sentence; None if all is well."""
    if state.phase == START or (state.phase == DEAL and state.round == 1):
        return check_empty(state) or check_totals(state)
    return check_cards(state) or check_replay(state) or check_out(state) or check_totals(state)


def check_empty(state: VoodooPrince) -> str | None:
    """Check that nothing lies on the table before the first deal."""
    if any(state.hands) or any(state.tricks) or state.count or state.lying or state.gone:
        return "something lies on the table before the first deal"
    if max(state.points) >= 0 or state.trump >= 0:
        return f"points {state.points} or trump {state.trump} stand before the first deal"
    return None


def check_cards(state: VoodooPrince) -> str | None:
    """Check that each card of the deck is held, played or not dealt, and exists once."""
    deck = deck_for(state.seats)
    seen = [*state.played[: state.count], *(card for seat in range(state.seats) for card in hand_of(state, seat))]
    if len(set(seen)) != len(seen) or not set(seen) <= set(deck):
        return "a card is there twice or is none of this deck"
    if len(seen) != state.seats * HAND[state.seats]:
        return f"{len(seen)} cards were dealt and not {HAND[state.seats]} to each seat"
    return None


def check_replay(state: VoodooPrince) -> str | None:
    """Check that replaying the tricks of the round leads to the same piles, points and hands."""
    seats, target = state.seats, TARGET[state.seats]
    piles = [0] * seats
    points = [-1] * seats
    out: list[Seat] = []
    held = [HAND[seats]] * seats
    leader = state.by[0] if state.count else state.starter
    if state.phase != DEAL and leader != state.starter:
        return f"seat {leader} led to the first trick and not {state.starter}"
    *past, present = tricks(state.played[: state.count], state.by[: state.count], state.lying)
    for trick in past:
        order = still_in(seats, out, leader)
        if [seat for seat, _ in trick] != order or len(order) < 2:
            return f"the seats of a trick are {[seat for seat, _ in trick]} and not {order}"
        leader, gain = taken_by(trick, state.trump, TOP[seats])
        piles[leader] += gain
        held = [cards - (seat in order) for seat, cards in enumerate(held)]
        if piles[leader] >= target:
            out.append(leader)
            points[leader] = sum(piles) - piles[leader]
            leader = still_in(seats, out, leader)[0]
    if state.phase == DEAL and still_in(seats, out, leader) != [state.starter]:
        return f"seat {state.starter} deals, and {still_in(seats, out, leader)} were left"
    if state.phase in (DEAL, DONE) and len(out) == seats - 1:
        points[leader] = piles[leader] if seats > 2 else target - piles[leader]
    return compare(state, piles, points, out, held, present, still_in(seats, out, leader))


def still_in(seats: int, out: list[Seat], leader: Seat) -> list[Seat]:
    """Return the seats that play to a trick, clockwise from its leader; if the leader is out, from the next."""
    return [(leader + step) % seats for step in range(seats) if (leader + step) % seats not in out]


def compare(
    state: VoodooPrince,
    piles: list[int],
    points: list[int],
    out: list[Seat],
    held: list[int],
    present: tuple[Play, ...],
    order: list[Seat],
) -> str | None:
    seats, lying = state.seats, len(present)
    if state.tricks[:seats] != piles or state.points[:seats] != points or state.out[: state.gone] != out:
        return f"piles {state.tricks}, points {state.points}, out {state.out} are not {piles}, {points}, {out}"
    if [seat for seat, _ in present] != order[:lying] or lying >= len(order):
        return f"the seats of the present trick are {[seat for seat, _ in present]}, of {order}"
    if state.phase == PLAY and state.mover != order[lying]:
        return f"seat {state.mover} is to play and not {order[lying]}"
    sizes = [len(hand_of(state, seat)) for seat in range(seats)]
    wanted = [cards - (seat in order[:lying]) for seat, cards in enumerate(held)]
    return None if sizes == wanted else f"the seats hold {sizes} cards and not {wanted}"


def check_out(state: VoodooPrince) -> str | None:
    """Check the piles of seats that are in and out, and that going out later brings more points, within bounds."""
    seats, target, out = state.seats, TARGET[state.seats], state.out[: state.gone]
    inside = [seat for seat in range(seats) if seat not in out]
    if len(set(out)) != len(out) or (state.phase in (DEAL, DONE)) != (len(inside) == 1):
        return f"seats {out} of {seats} are out"
    if max(state.tricks[seat] for seat in inside) >= target:
        return f"a seat with {target} piles is still in: {state.tricks}"
    if any(not target <= state.tricks[seat] <= target + 1 for seat in out):
        return f"a seat is out without {target} piles or one more: {state.tricks}"
    for k, seat in enumerate(out):
        if not k * target <= state.points[seat] <= k * (target + 1) + (seats - k - 1) * (target - 1):
            return f"seat {seat} went out as number {k + 1} with {state.points[seat]} points"
        if k and state.points[seat] <= state.points[out[k - 1]]:
            return f"seat {seat} went out later than seat {out[k - 1]} and has no more points"
    if (state.trump >= 0 and state.phase not in (DEAL, PLAY, DONE)) or (state.trump < 0 and state.count):
        return f"trump {state.trump} does not go with the phase {state.phase}"
    return None


def check_totals(state: VoodooPrince) -> str | None:
    """Check that the totals are possible after so many rounds: two players get exactly seven points in each."""
    seats, target = state.seats, TARGET[state.seats]
    rounds = state.round if state.phase == DONE else state.round - 1
    best = (seats - 2) * (target + 1) + target - 1 if seats > 2 else target
    if min(state.scores()) < 0 or max(state.scores()) > rounds * best:
        return f"{rounds} rounds cannot bring the totals {state.scores()}"
    if seats == 2 and sum(state.scores()) != rounds * target:
        return f"the totals {state.scores()} are not {target} for each of {rounds} rounds"
    return None


def retell(world: VoodooPrince, entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries as they would read if this world were true: with its latest deal."""
    hands = [list(hand_of(world, seat)) for seat in range(world.seats)]
    for seat, card in zip(world.by[: world.count], world.played[: world.count], strict=True):
        hands[seat].append(card)
    return retell_deal(entries, hands, CARDS)
