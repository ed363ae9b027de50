"""Checks that hold after every entry of Voodoo Pirates: no piece is lost, none exists twice."""

from collections.abc import Iterator, Sequence
from operator import and_

from samedi.core.events import Entry, EventRecorder
from samedi.core.rare import Rare
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.codes import ACTION, ACTIONS
from samedi.games.voodoo_pirates.components import COMPASS, COUNTS, FIRST, OBJECTS, PUBLIC, ROUNDS
from samedi.games.voodoo_pirates.notation.outcomes import read_outcome
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view.object_tracking import real_places

__all__ = ["RARE", "broken", "retell"]

# Most rare things need an object in two hands or more: what brings objects, and what is done with a fourth.
BRINGING = ("draw deck", "take deck", "board object", "use mask")
RARE = Rare(codes=frozenset([*BRINGING, *(code for code in ACTIONS if code.startswith("drop "))]))


def broken(state: VoodooPirates) -> str | None:
    """Return a sentence about the first check that fails, or None."""
    return next(complaints(state), None)


def complaints(state: VoodooPirates) -> Iterator[str]:
    yield from lost_souls(state)
    yield from lost_coins(state)
    real = real_places(state)
    yield from lost_objects(state, real)
    yield from lost_cards(state)
    yield from wrong_sea(state)
    yield from wrong_ships(state)
    yield from wrong_round(state)
    yield from wrong_flow(state)
    yield from wrong_books(state, real)


def lost_souls(state: VoodooPirates) -> Iterator[str]:
    """18 souls, each colour constant."""
    bag, souls = state.bag, state.souls
    for colour, count in enumerate(components.SOUL_COUNTS):
        found = bag[colour] + sum(souls[colour::5]) + state.grid.count(colour)
        if found != count or bag[colour] < 0:
            yield f"there are {found} souls {components.SOULS[colour]} and not {count}"
    for seat in range(state.seats):
        load = souls[5 * seat : 5 * seat + 5]
        if sum(load) != state.load[seat] or not 0 <= sum(load) <= components.ROOM or min(load) < 0:
            yield f"seat {seat} holds the souls {load}, counted as {state.load[seat]}"
    if state.bagged != sum(state.bag) or state.filled != sum(soul >= 0 for soul in state.grid):
        yield f"bag and grid are counted as {state.bagged} and {state.filled}"


def lost_coins(state: VoodooPirates) -> Iterator[str]:
    if state.treasure + sum(state.coins) != components.COINS or min(state.treasure, *state.coins) < 0:
        yield f"coins are {state.coins} and {state.treasure} in the treasure"
    if not all(0 <= power <= components.MOST_POWER for power in state.power):
        yield f"power is {state.power}"


def lost_objects(state: VoodooPirates, real: list[list[int]]) -> Iterator[str]:
    """24 objects, each name constant; only the Compass and the Cursed Skull leave the game."""
    for name, places in enumerate(real):
        if len(places) != COUNTS[name]:
            yield f"there are {len(places)} objects {OBJECTS[name]} and not {COUNTS[name]}"
    if min(state.deck) < 0:
        yield f"the deck is {state.deck}"
    if state.gone & ~(1 << COMPASS | 1 << components.CURSED_SKULL) or (state.compass >= 0) != state.gone >> COMPASS & 1:
        yield f"out of the game are {state.gone:b}, and the Compass is with {state.compass}"
    cards = state.held
    for seat in range(state.seats):
        held = sum(cards[16 * seat : 16 * seat + 16])
        if held != state.objects[seat] or held > components.HOLD + (seat == state.excess):
            yield f"seat {seat} holds {held} objects, counted as {state.objects[seat]}"
    if (state.excess >= 0) != (state.ask == phases.EXCESS and state.mover >= 0):
        yield f"seat {state.excess} has a fourth object, and is not asked for it"
    in_use = (state.in_use >= 0) + (state.also_in_use >= 0)
    counted = state.deck_left + state.piled + state.peeks + sum(state.objects) + in_use
    if counted + state.gone.bit_count() != components.ALL_OBJECTS or state.deck_left != sum(state.deck):
        yield f"{counted} objects are counted in the game"


def lost_cards(state: VoodooPirates) -> Iterator[str]:
    """Each pirate has its own playing card and has seen it; one pirate has the GriGri."""
    cards = state.card[: state.seats]
    if state.round > 0 and (len(set(cards)) != state.seats or min(cards) < 0 or max(cards) >= len(components.RANKS)):
        yield f"the playing cards are {cards}"
    if state.round > 0 and not all(state.looked[seat] >> seat & 1 for seat in range(state.seats)):
        yield "a pirate has not seen its own playing card"
    if state.stage != phases.SET_UP and not 0 <= state.grigri < state.seats:
        yield f"the GriGri is with {state.grigri}"


def wrong_sea(state: VoodooPirates) -> Iterator[str]:
    """Every outer card lies there once, and exactly one wind card shows its wind side."""
    if sorted(state.sea[space] // 2 for space in components.OUTER) != list(range(8)):
        yield f"the sea is {state.sea}"
    for wind, space in enumerate(components.CARDINAL):
        if state.sea[space] != (components.WIND_SIDE if wind == state.wind else components.COMPASS_SIDE) + wind:
            yield f"the wind is {state.wind}, and space {space} shows {state.sea[space]}"
    if state.sea[0] != components.QUAY:
        yield "the harbour is not the harbour"


def wrong_ships(state: VoodooPirates) -> Iterator[str]:
    """At most one ship on a space; with mermaids about none rests on a haunted one."""
    at, on = state.at[: state.seats], state.on  # read once: each reading is a copy
    for space in range(1, 13):
        there = [seat for seat, place in enumerate(at) if place == space]
        if len(there) > 1 or on[space] != (there[0] if there else -1):
            yield f"on space {space} lie {there}, and it is said {on[space]}"
        if there and state.wind == components.MERMAIDS and components.HAUNTED[state.sea[space]]:
            yield f"a ship rests on the haunted space {space} while mermaids breathe"


def wrong_round(state: VoodooPirates) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS or (state.stage == phases.DONE and state.round != ROUNDS):
        yield f"it is round {state.round}"
    for seat in range(state.seats):
        if state.plan[seat] >= 0 and state.plan[seat] == state.last[seat]:
            yield f"seat {seat} plays the same card twice in a row"
        if state.stage > phases.PLANNING and state.plan[seat] < 0 and seat < state.humans:
            yield f"seat {seat} has no action card"
    figures = [seat for seat in state.figure if seat >= 0]
    if len(set(figures)) != len(figures):
        yield f"a pirate is on two barrels: {state.figure}"


def wrong_flow(state: VoodooPirates) -> Iterator[str]:
    """A pirate in jail is not asked in the Moonlight, a ship passes those before it, pending steps are possible."""
    for seat in (state.mover, state.taker):
        if seat >= 0 and state.jailed >> seat & 1 and state.stage in (phases.MOONLIGHT, phases.AIM):
            yield f"seat {seat} is in jail, and has to do with {phases.ASKS[state.ask]}"
    if state.landings & state.jailed or any(state.landings >> seat & 1 and not state.at[seat] for seat in range(6)):
        yield f"ships of the seats {state.landings:b} are to land, and {state.jailed:b} are in jail"
    if state.plain and (
        state.landings or state.called >= 0 or state.tix_way >= 0 or state.stage == phases.BEFORE_COUNT
    ):
        yield "something waits that the plain reading does not have"
    if (state.called >= 0) != (state.job == phases.CALLED):
        yield f"the colour {state.called} is called, and under way is {phases.JOBS[state.job]}"
    if state.sailor >= 0 and state.stage != phases.ACTIVATION:
        yield from unnoticed(state, state.sailor)


def unnoticed(state: VoodooPirates, seat: int) -> Iterator[str]:
    """A ship on its way passed the ship that lay before it, and the one behind its back (after a leap too)."""
    start, end, way = state.start, state.at[seat], state.facing[seat]
    passed = state.way[: state.way_count]
    ahead = state.on[components.NEXT[13 * way + start]]
    if start % 3 and ahead not in (-1, seat, *passed):
        yield f"seat {seat} came from {start} past the ship of seat {ahead}, and did not pass it"
    behind, beyond = state.on[components.NEXT[13 * (1 - way) + end]], components.NEXT[13 * way + end]
    driven_back = state.on[beyond] >= 0 or components.SPECIAL[state.sea[beyond]] == components.CURRENT
    if start and end % 3 and not driven_back and behind not in (-1, *passed):
        yield f"seat {seat} came from {start} to {end} over the ship of seat {behind}, and did not pass it"


def wrong_books(state: VoodooPirates, real: list[list[int]]) -> Iterator[str]:
    """Each book is true: the real place of each object is among those that the book allows."""
    books, held = state.book, state.objects
    places = [place for each in real for place in each]
    for book in [*range(state.seats), PUBLIC]:
        mine = books[24 * book : 24 * book + 24]
        if not all(map(and_, mine, places)):  # else each known set of places holds a real one already
            for name in range(components.NAMES):
                known = mine[FIRST[name] : FIRST[name + 1]]
                if not agrees(known, real[name]):
                    yield f"book {book} has {OBJECTS[name]} in {known}, and they are in {real[name]}"
        unsure = [known for known in mine if known & OPEN and known & (known - 1)]
        if unsure:
            yield f"book {book} is not sure of an open card: {unsure}"
        if book < PUBLIC:
            own = [known for known in mine if known >> book & 1]
            if own != [1 << book] * held[book]:
                yield f"seat {book} does not know its own {held[book]} objects"


OPEN = 1 << components.PILE | 1 << components.USE | 1 << components.GONE  # places whose cards everybody sees


def agrees(known: list[int], real: list[int]) -> bool:
    """Can each known set of places be given one of the real places in it?"""
    if not known:
        return True
    first, *rest = known
    for i, place in enumerate(real):
        if first & place and agrees(rest, real[:i] + real[i + 1 :]):
            return True
    return False


def retell(world: VoodooPirates, entries: Sequence[Entry]) -> list[Entry] | None:
    """Return the entries as they read in this world, with its playing cards and its chosen cards.

    The result is None if objects lie elsewhere in it: a book does not record how they came there.
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
    told[dealt] = Entry("*", "cards " + " ".join(components.RANKS[card] for card in cards))
    if world.stage < phases.MOONLIGHT:
        choose_again(world, told)
    return told


def replayed(world: VoodooPirates, entries: Sequence[Entry]) -> tuple[VoodooPirates, list[tuple[int, int]]]:
    """The real table after these entries, and who exchanged playing cards with whom, in order."""
    colours = tuple(world.colours)
    table = VoodooPirates(
        world.seats,
        world.seats - world.humans,
        world.east,
        bool(world.shuffled),
        colours,
        bool(world.plain),
        bool(world.prudent),
    )
    recorder = EventRecorder()
    for entry in entries:
        if entry.seat == "*":
            outcome = read_outcome(table, entry.code)
            assert isinstance(outcome, tuple)
            table.settle(outcome, recorder)
        else:
            table.apply(int(entry.seat), ACTION[entry.code], recorder)
    swapped = [event for event in recorder.events if event.kind == "swapped"]
    return table, [(event.seat, event.data["other"]) for event in swapped if event.seat is not None]


def choose_again(world: VoodooPirates, told: list[Entry]) -> None:
    """The action cards of this round, which still lie face down, are those of the world."""
    for seat in range(world.humans):
        for verb, card in (("plan", world.plan[seat]), ("second", world.second)):
            mine = [i for i, entry in enumerate(told) if entry.seat == str(seat) and entry.code.startswith(f"{verb} ")]
            asked = world.plan[seat] >= 0 if verb == "plan" else card >= 0 and seat == world.figure[1]
            if mine and asked:
                told[mine[-1]] = Entry(str(seat), f"{verb} {components.ACTION_CARDS[card]}")
