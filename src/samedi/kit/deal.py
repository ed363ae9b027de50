"""Deals of hidden cards to the places where they can be; every possible deal is equally likely.

Shuffling and rejecting is exact, and fast unless much is known. After 64 rejections in a row the possible deals are
listed if they are few, and drawn from the list. If they are many, a random walk over them follows: a few cards change
places in a cycle, and the change is kept if every card may lie in its new place. Cycles as long as the number of
places connect all deals, and a change is as likely as its reverse, so in the long run all deals are equally likely.
(Long cycles are rarely accepted, but deals that only long cycles connect are few, and listed.)
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.worlds import Worlds
from samedi.kit import bits

MAX_CARDS = 128  # hidden cards
MAX_PLACES = 16  # places where they can lie
TRIES = 64  # shuffles before deals are listed or walked
STEPS = 2  # steps of the walk per card between two deals
FIRST_STEPS = 24  # steps of the walk per card before its first deal
MAX_LISTED = 500  # deals; more are not listed
MAX_PLACED = 20_000  # the search for a list stops after placing so many cards


class Deal(Worlds):
    """Worlds that differ in where hidden cards lie.

    `cards` are the hidden cards, `rooms` how many of them lie in each place, `may[i]` the set (as bits) of the places
    where `cards[i]` can be. `State.place_hidden(place, card)` puts each card where it was dealt.
    """

    def __init__(self, template: State, cards: Sequence[int], rooms: Sequence[int], may: Sequence[int]) -> None:
        self.template = template
        self.count = len(cards)
        self.places = len(rooms)
        if sum(rooms) != self.count or self.count > MAX_CARDS:
            raise ValueError(f"{self.count} hidden cards do not fit into rooms for {list(rooms)}")
        if self.places > MAX_PLACES:  # deal.pxd has arrays of this length
            raise ValueError(f"hidden cards lie in {MAX_PLACES} places at most, not in {self.places}")
        order, narrowed, self.fixed = forced_first(list(rooms), list(may))
        spare = [0] * (MAX_CARDS - self.count)
        self.cards = [cards[i] for i in order] + spare
        self.may = narrowed + spare
        self.lies = [0] * 128  # lies[i]: the place of cards[i]
        self.free = True  # every card that is not forced may lie in every place with room
        self.walking = False
        self.few: list[list[int]] = []  # all deals, once they are listed
        self.chosen = [0] * 16  # the cards of the latest cycle
        self.cycle = 1  # their number
        left = list(rooms)
        for i in range(self.fixed):
            self.lies[i] = bits.lowest(self.may[i])
            left[self.lies[i]] -= 1
        everywhere = bits.pack(place for place in range(self.places) if left[place])
        i = self.fixed
        for place in range(self.places):
            for _ in range(left[place]):
                self.lies[i] = place
                self.free = self.free and self.may[i] == everywhere
                i += 1

    def deal_into(self, state: State, rng: Rng) -> None:
        self.shuffle(rng)
        self.write_into(state)

    def write_into(self, state: State) -> None:
        state.copy_from(self.template)
        for i in range(self.count):
            state.place_hidden(self.lies[i], self.cards[i])

    def shuffle(self, rng: Rng) -> None:
        """Make the next deal."""
        if self.few:
            self.lay(self.few[rng.below(len(self.few))])
            return
        if not self.walking:
            for _ in range(TRIES):
                for i in range(self.count - 1, self.fixed, -1):
                    j = self.fixed + rng.below(i + 1 - self.fixed)
                    self.lies[i], self.lies[j] = self.lies[j], self.lies[i]
                if self.free or self.fits():
                    return
            self.few = few_deals([self.may[i] for i in range(self.count)], self.rooms())
            if self.few:
                self.shuffle(rng)
                return
            self.walking = True
            self.repair()
            self.walk(rng, FIRST_STEPS * (self.count - self.fixed))
        self.walk(rng, STEPS * (self.count - self.fixed))

    def rooms(self) -> list[int]:
        """Return how many cards lie in each place."""
        lies = [self.lies[i] for i in range(self.count)]
        return [lies.count(place) for place in range(self.places)]

    def lay(self, lies: list[int]) -> None:
        """Put each card where a listed deal has it."""
        for i in range(self.count):
            self.lies[i] = lies[i]

    def fits(self) -> bool:
        """Tell whether every card lies where it may."""
        for i in range(self.fixed, self.count):
            if not self.may[i] >> self.lies[i] & 1:
                return False
        return True

    def walk(self, rng: Rng, steps: int) -> None:
        """Attempt so many changes."""
        for _ in range(steps):
            self.perturb(rng)

    def perturb(self, rng: Rng) -> int:
        """Attempt to move a few cards in a cycle; return the places of the cards that moved (0: none)."""
        size = self.count - self.fixed
        longest = min(self.places, size)
        length = 2
        while length < longest and rng.below(2):
            length += 1
        return self.rotate(rng, length, size)

    def rotate(self, rng: Rng, length: int, size: int) -> int:
        """Choose cards and move each to the place of the next, if all may lie there."""
        if size < length:
            return 0
        for k in range(length):
            self.chosen[k] = self.fixed + rng.below(size)
            for other in range(k):
                if self.chosen[other] == self.chosen[k]:
                    return 0  # not a cycle
        places = 0
        for k in range(length):
            target = self.lies[self.chosen[k + 1 if k + 1 < length else 0]]
            if not self.may[self.chosen[k]] >> target & 1:
                return 0
            places |= 1 << target
        if places & (places - 1) == 0:
            return 0  # all of them lie in one place
        first = self.lies[self.chosen[0]]
        for k in range(length - 1):
            self.lies[self.chosen[k]] = self.lies[self.chosen[k + 1]]
        self.lies[self.chosen[length - 1]] = first
        self.cycle = length
        return places

    def revert(self) -> None:
        last = self.lies[self.chosen[self.cycle - 1]]
        for k in range(self.cycle - 1, 0, -1):
            self.lies[self.chosen[k]] = self.lies[self.chosen[k - 1]]
        self.lies[self.chosen[0]] = last

    def repair(self) -> None:
        """Make any possible deal: each card finds a place and moves others away where it must (augmenting paths)."""
        room = [0] * self.places
        for i in range(self.fixed, self.count):
            room[self.lies[i]] += 1
        held: list[list[int]] = [[] for _ in room]

        def settle(card: int, tried: set[int]) -> bool:
            for place in bits.members(self.may[card]):
                if place in tried:
                    continue
                tried.add(place)
                if len(held[place]) < room[place]:
                    held[place].append(card)
                    return True
                for other in held[place]:
                    if settle(other, tried):
                        held[place].remove(other)
                        held[place].append(card)
                        return True
            return False

        for card in range(self.fixed, self.count):
            if not settle(card, set()):
                raise ValueError("no deal agrees with what is known")
        for place, there in enumerate(held):
            for card in there:
                self.lies[card] = place

    def every(self) -> Iterator[State]:
        for lies in deals([self.may[i] for i in range(self.count)], self.rooms()):
            world = self.template.clone()
            for i, place in enumerate(lies):
                world.place_hidden(place, self.cards[i])
            yield world


def forced_first(rooms: list[int], may: list[int]) -> tuple[list[int], list[int], int]:
    """Return the cards, those with a single possible place first, where each may lie, and how many are forced."""
    order: list[int] = []
    rooms = list(rooms)
    may = list(may)
    found = True
    while found:
        found = False
        full = bits.pack(place for place, room in enumerate(rooms) if room == 0)
        for i in range(len(may)):
            if i in order:
                continue
            may[i] &= ~full
            if bits.size(may[i]) == 1:
                order.append(i)
                rooms[bits.lowest(may[i])] -= 1
                found = True
                break
            if not may[i]:
                raise ValueError("no deal agrees with what is known")
    fixed = len(order)
    order += [i for i in range(len(may)) if i not in order]
    return order, [may[i] for i in order], fixed


class TooMany(Exception):
    """The search for deals exceeds its limit."""


def deals(may: list[int], room: list[int], limit: int | None = None) -> Iterator[list[int]]:
    """Yield every deal: a place for each card where it may lie and where there is room.

    Raise TooMany after placing `patience` cards.
    """
    dead: set[tuple[int, ...]] = set()  # number of placed cards and room left, where the search failed before
    lies = [0] * len(may)
    laid = 0

    def lay(i: int) -> Iterator[list[int]]:
        nonlocal laid
        if i == len(may):
            yield lies.copy()
            return
        laid += 1
        if limit is not None and laid > limit:
            raise TooMany
        here = (i, *room)
        alive = False
        if here not in dead:
            for place in bits.members(may[i]):
                if room[place]:
                    room[place] -= 1
                    lies[i] = place
                    for deal in lay(i + 1):
                        alive = True
                        yield deal
                    room[place] += 1
        if not alive:
            dead.add(here)

    return lay(0)


def few_deals(may: list[int], room: list[int]) -> list[list[int]]:
    """Return all deals if they are few and found quickly, else an empty list."""
    try:
        found = list(islice(deals(may, room, MAX_PLACED), MAX_LISTED + 1))
    except TooMany:
        return []
    return found if len(found) <= MAX_LISTED else []
