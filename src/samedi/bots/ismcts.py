"""Search: what to choose among worlds that a seat cannot tell apart, by playing on in many of them.

One tree for all worlds (information-set Monte-Carlo tree search): what happened in public since the question is
mixed into a key, and a choice of a seat there is an edge. Each iteration supposes a world, walks
down the edges that are legal in it, adds one, plays on at random to a natural end (`State.rest`), and tells every edge
on its way how its own chooser fares there (`State.outlook`). Edges live in one table, found by their key.

With `hold`, each supposed world is kept for some iterations and has a tree of its own below the first choice: that is
perfect-information sampling (PIMC), the usual baseline, which believes that everybody will come to see all cards.
"""

import math
from array import array

from samedi.core.rng import Ints, Rng
from samedi.core.types import CHANCE, OVER, Action, Seat
from samedi.core.worlds import Worlds

M, S = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15  # as in SplitMix64 (core.rng)
A, B = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
FEWEST, MOST = 1 << 12, 1 << 19  # edges that a tree has room for
DEEPEST = 512  # choices on one way down
WIDE = 1.6  # how far a search looks around, in standard deviations of what comes out
WIDENS = 2.0  # the square of how many choices are tried, by the visits that are shared among them
LEAN = 4.0  # how much a search trusts the hint it was given, in visits
AT_FIRST = 64  # times as many changes are thought of before the first world
ROOT = 1


def mix(key: int, news: int) -> int:
    """A key for what has happened after this."""
    key = (key + news * S + S) & M
    key = ((key ^ (key >> 30)) * A) & M
    key = ((key ^ (key >> 27)) * B) & M
    return key ^ (key >> 31)


class Search:
    """One question of one seat. `run` thinks for so many iterations; `found` says what came of it so far."""

    def __init__(
        self,
        worlds: Worlds,
        seat: Seat,
        seed: int,
        *,
        room: int = FEWEST,
        rests: int = 1,
        wide: float = WIDE,
        hold: int = 0,
        hinted: Action = -1,
        lean: float = LEAN,
        even: float = 0.0,
        own: float = 0.0,
        trust: int = 0,
        doubts: int = 0,
        scored: bool = False,
    ) -> None:
        self.worlds, self.seat = worlds, seat
        self.rng = Rng(seed)
        self.state = worlds.template.clone()
        self.world = worlds.template.clone()
        self.rests, self.wide, self.hold = rests, wide, hold
        self.hinted, self.lean = hinted, lean
        self.even = even  # the share of iterations that the first choices divide evenly: for who compares them all
        self.own = own  # each choice is looked at by its own spread, as if it had been the usual one so often; 0: never
        self.trust = trust  # how often others are taken to follow their habits, in sixteenths
        self.doubts = doubts  # so many changes are thought of between two worlds, and kept if they explain more
        self.likely = [1.0] * 16  # how likely each seat would have done what it did in the world supposed last
        size = FEWEST
        while size < MOST and size < 4 * room:
            size *= 2
        self.last = size - 1
        self.full = size // 4 * 3
        self.edges = 0
        self.keys = array("Q", bytes(8 * size))  # 0: nobody there
        self.visits = array("i", bytes(4 * size))
        self.offered = array("i", bytes(4 * size))  # how often a choice was legal when its seat chose
        self.total = array("d", bytes(8 * size))
        self.spreads = array("d", bytes(8 * size if own else 0))  # sums of squares, as `total` has sums
        self.scored = scored  # whether the points of each first choice are added up, for who wants to tell them
        self.points = array("d", bytes(8 * size if scored else 0))
        self.out = Ints()
        self.path = [0] * 512
        self.by = [0] * 512  # whose choice each edge of the path was
        self.fares = [0.0] * 16  # how each seat fares in the end, as far as somebody asked
        self.depth = 0
        self.first = -1  # the edge of the seat's own first choice
        self.salt = 0  # of the world that is held
        self.grown = self.fresh = False
        self.iterations = 0
        self.sum = self.squares = 0.0
        self.width = wide  # times how much outcomes differ

    def run(self, iterations: int) -> None:
        """Think for so many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        state, rng = self.state, self.rng
        self.suppose()
        key, rests = ROOT, 0
        self.depth = 0
        self.first = -1
        self.grown = False
        self.fresh = True
        while state.mover != OVER and rests < self.rests:
            if state.mover == CHANCE:
                self.out.count = 0
                state.draw(rng, self.out)
                state.place(self.out, None)
            else:
                seat = state.mover if state.mover >= 0 else state.first_waiting()
                first = (
                    self.fresh and seat == self.seat
                )  # what is asked, though others who choose at once grew the tree
                if (self.grown and not first) or (seat != self.seat and rng.below(16) < self.trust):
                    action = state.guess(seat, rng, self.out)
                else:
                    action = self.choose(key, seat)
                state.play(seat, action, None)
                if not self.grown:
                    news = state.news()
                    if news != 0:
                        key = mix(mix(key, action + 1), self.salt)
                    if news > 0:
                        key = mix(key, news)
            rests += state.rest()
        self.tell()

    def suppose(self) -> None:
        """A world to play in."""
        if self.doubts:
            self.doubt()
            self.worlds.lay_into(self.state)
        elif self.hold == 0:
            self.worlds.deal_into(self.state, self.rng)
        elif self.iterations % self.hold == 0:
            self.worlds.deal_into(self.state, self.rng)
            self.world.become(self.state)
            self.salt += 1
        else:
            self.state.become(self.world)

    def doubt(self) -> None:
        """Go from the world supposed last to another, the rather the better it explains what the others did.

        (Metropolis: a change is kept as often as it makes what they did more likely, so that in the long run worlds
        come up as often as they are likely.)
        """
        changes, world, rng = self.doubts, self.world, self.rng
        if self.iterations == 0:
            self.worlds.deal_into(world, rng)
            for seat in range(world.seats):
                self.likely[seat] = world.explains(seat)
            changes = self.doubts * AT_FIRST
        for _ in range(changes):
            places = self.worlds.nudge(rng)
            if places:
                self.worlds.lay_into(world)
                self.weigh(places)

    def weigh(self, places: int) -> None:
        """Keep a change in these places, or take it back; as soon as one place decides it the others are not asked."""
        before = after = 1.0
        for seat in range(self.world.seats):
            if places >> seat & 1:
                before *= self.likely[seat]
        least = before * self.rng.below(1 << 20) / (1 << 20)
        for seat in range(self.world.seats):
            if places >> seat & 1 and after >= least:
                self.fares[seat] = self.world.explains(seat)
                after *= self.fares[seat]
        for seat in range(self.world.seats):
            if places >> seat & 1 and after >= least:
                self.likely[seat] = self.fares[seat]
        if after < least:
            self.worlds.take_back()

    def choose(self, key: int, seat: Seat) -> Action:
        """The action that promises most; now and then one that was not tried here yet."""
        out, at_root = self.out, self.fresh and seat == self.seat
        self.fresh = self.fresh and not at_root
        out.count = 0
        self.state.fill(seat, out)
        if out.count == 1:
            return out.at[0]
        key = mix(key, seat + 1)
        untried, other, seen, best, best_slot, most = 0, -1, 0, -1, -1, -1.0
        for i in range(out.count):
            action = out.at[i]
            slot = self.slot(mix(key, action))
            visits = self.visits[slot]
            if visits == 0:
                untried += 1
                if self.rng.below(untried) == 0:
                    other = action
            else:
                seen += visits
                self.offered[slot] += 1
                width = self.width if self.own == 0 else self.width_of(slot)
                value = self.total[slot] / visits + width * math.sqrt(math.log(self.offered[slot]) / visits)
                if at_root and action == self.hinted:
                    value += self.width * self.lean / (1 + visits)
                if at_root and visits * out.count < self.even * self.iterations:
                    value += 1.0  # below it nothing is known yet: what was looked into looks better
                if value > most:
                    best, best_slot, most = action, slot, value
        tried = out.count - untried
        if untried and tried * tried <= WIDENS * seen and (self.edges < self.full or not tried):
            best = self.state.guess(seat, self.rng, out) if not at_root or tried else self.hinted
            best_slot = self.slot(mix(key, best)) if best >= 0 else 0
            if best < 0 or self.visits[best_slot] > 0:
                best = other
                best_slot = self.slot(mix(key, best))
            self.grown = True
            if self.edges >= self.full:
                return best
            self.edges += 1
            self.keys[best_slot] = mix(key, best)
            self.offered[best_slot] = 1
        if self.depth < DEEPEST:
            self.path[self.depth] = best_slot
            self.by[self.depth] = seat
            self.depth += 1
            if at_root:
                self.first = best_slot
        return best

    def width_of(self, slot: int) -> float:
        """How far to look around for one choice: what always comes out alike needs no second look, all else does."""
        visits, total = self.visits[slot], self.total[slot]
        usual = self.width / self.wide
        spread = self.spreads[slot] - total * total / visits + self.own * usual * usual
        return self.wide * math.sqrt(max(1e-6, spread / (visits + self.own)))

    def slot(self, key: int) -> int:
        """Where the edge of this key is, or would be."""
        at = key & self.last
        while self.keys[at] != 0 and self.keys[at] != key:
            at = (at + 1) & self.last
        return at

    def tell(self) -> None:
        """Every edge of the path hears how its own chooser fares."""
        mine = self.fares[self.seat] = self.state.outlook(self.seat)
        known = 1 << self.seat
        for i in range(self.depth):
            slot, seat = self.path[i], self.by[i]
            if not known >> seat & 1:
                known |= 1 << seat
                self.fares[seat] = self.state.outlook(seat)
            self.visits[slot] += 1
            self.total[slot] += self.fares[seat]
            if self.own > 0:
                self.spreads[slot] += self.fares[seat] * self.fares[seat]
        if self.scored and self.first >= 0:
            self.points[self.first] += self.state.scores()[self.seat]
        self.sum += mine
        self.squares += mine * mine
        self.iterations += 1
        mean = self.sum / self.iterations
        self.width = self.wide * math.sqrt(max(1e-6, self.squares / self.iterations - mean * mean))

    def points_of(self, action: Action) -> float:
        """How many points the seat had on average when it began with this action and all was played out."""
        slot = self.slot(mix(mix(ROOT, self.seat + 1), action))
        return self.points[slot] / self.visits[slot]

    def settled(self, legal: tuple[Action, ...], left: int) -> bool:
        """Can so many iterations more not change what is visited most?"""
        first, second = (row[1] for row in self.found(legal)[:2])
        return first - second > left

    def found(self, legal: tuple[Action, ...]) -> list[tuple[Action, int, float]]:
        """Each action with its visits and how its chooser fared on average, the most visited first."""
        key = mix(ROOT, self.seat + 1)
        rows = []
        for action in legal:
            slot = self.slot(mix(key, action))
            visits = self.visits[slot]
            rows.append((action, visits, self.total[slot] / visits if visits else 0.0))
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))
