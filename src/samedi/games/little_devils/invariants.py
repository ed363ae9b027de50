"""What must hold after every entry of Little Devils, and how a record would read in another world."""

from collections.abc import Sequence

from samedi.core.events import Entry
from samedi.games.little_devils.components import CHOOSE_DEALER, DEAL, DEVILS, DONE, HAND
from samedi.games.little_devils.notation import NAMES
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.view import taken_by, tricks
from samedi.kit import bits
from samedi.kit.deal_codes import retell_deal

MAX_DEVILS = {3: 35, 4: 48, 5: 61, 6: 73}  # devils that one seat can take in a round, by the number of seats


def broken(state: LittleDevils) -> str | None:
    """Return what does not hold, as a sentence; None if all is well."""
    seats = state.seats
    all_devils = sum(DEVILS[card] for card in range(1, HAND * seats + 1))
    counted = state.phase == DONE or (state.phase == DEAL and state.count > 0)
    rounds = state.round if counted else state.round - 1
    if sum(state.scores()) != rounds * all_devils:
        return f"totals {state.scores()} are not {rounds} rounds of {all_devils} devils"
    if state.phase == CHOOSE_DEALER or (state.phase == DEAL and not counted):
        return None
    cards = [card for hand in state.hands for card in bits.members(hand)] + state.played[: state.count]
    if sorted(cards) != list(range(1, HAND * seats + 1)):
        return "a card is missing or there twice"
    taken = [0] * seats
    taker = None
    for leader, trick in list(tricks(state))[:-1]:
        previous, taker = taker, (leader + taken_by(trick)) % seats
        if taker in (leader, previous):
            return f"seat {taker} took a trick that it led"
        taken[taker] += sum(DEVILS[card] for card in trick)
    if taken != state.devils[:seats] or max(taken) > MAX_DEVILS[seats]:
        return f"devils of the round are {state.devils[:seats]}, and the tricks hold {taken}"
    sizes = [bits.size(state.hands[seat]) for seat in range(seats)]
    for position in range(seats):
        seat = (state.leader + position) % seats
        wanted = HAND - (state.count - state.lying) // seats - (position < state.lying)
        if sizes[seat] != wanted:
            return f"seat {seat} holds {sizes[seat]} cards and not {wanted}"
    return None


def retell(world: LittleDevils, entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries as they would read if this world were true: with its latest deal."""
    hands = [bits.members(hand) for hand in world.hands[: world.seats]]
    for leader, cards in tricks(world):
        for position, card in enumerate(cards):
            hands[(leader + position) % world.seats].append(card)
    return retell_deal(entries, hands, NAMES)
