"""Retelling: the entries of a game as they would read in another world, as far as that can be told."""

from collections.abc import Sequence

from samedi.core.events import Ear, Entry
from samedi.games.voodoo_pirates.cards import ACTION_CARDS, RANKS
from samedi.games.voodoo_pirates.codes import ACTION
from samedi.games.voodoo_pirates.flow import MOONLIGHT
from samedi.games.voodoo_pirates.outcomes import read_outcome
from samedi.games.voodoo_pirates.rules import VoodooPirates


def retell(world: VoodooPirates, entries: Sequence[Entry]) -> list[Entry] | None:
    """The entries as they would read if this world were true: other playing cards were dealt, other cards chosen.

    None if objects lie elsewhere in it: books do not remember enough to say how they came there.
    """
    real, swaps = replayed(world, entries)
    if (real.held, real.deck, real.peek) != (world.held, world.deck, world.peek):
        return None
    told = list(entries)
    dealt = next((i for i, entry in enumerate(told) if entry.code.startswith("cards ")), None)
    if dealt is None:
        return told
    cards = world.card[: world.seats]
    for one, other in reversed(swaps):
        cards[one], cards[other] = cards[other], cards[one]
    told[dealt] = Entry("*", "cards " + " ".join(RANKS[card] for card in cards))
    if world.stage < MOONLIGHT:
        choose_again(world, told)
    return told


def replayed(world: VoodooPirates, entries: Sequence[Entry]) -> tuple[VoodooPirates, list[tuple[int, int]]]:
    """The real table after these entries, and who exchanged playing cards with whom, in order."""
    colours = tuple(world.colours)
    table = VoodooPirates(world.seats, world.seats - world.humans, world.east, bool(world.shuffled), colours)
    ear = Ear()
    for entry in entries:
        if entry.seat == "*":
            outcome = read_outcome(table, entry.code)
            assert isinstance(outcome, tuple)
            table.settle(outcome, ear)
        else:
            table.apply(int(entry.seat), ACTION[entry.code], ear)
    swapped = [event for event in ear.events if event.kind == "swapped"]
    return table, [(event.seat, event.data["other"]) for event in swapped if event.seat is not None]


def choose_again(world: VoodooPirates, told: list[Entry]) -> None:
    """The action cards of this round, which still lie face down, are those of the world."""
    for seat in range(world.humans):
        for verb, card in (("plan", world.plan[seat]), ("second", world.second)):
            mine = [i for i, entry in enumerate(told) if entry.seat == str(seat) and entry.code.startswith(f"{verb} ")]
            asked = world.plan[seat] >= 0 if verb == "plan" else card >= 0 and seat == world.figure[1]
            if mine and asked:
                told[mine[-1]] = Entry(str(seat), f"{verb} {ACTION_CARDS[card]}")
