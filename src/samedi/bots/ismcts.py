"""Information-set Monte-Carlo tree search: which action to choose in worlds that a seat cannot tell apart.

All worlds share one tree. What has happened in public since the question is mixed into a key; a choice of a seat after
it is an edge. Each iteration samples a world, walks down the edges that are legal in it, adds one edge, plays on at
random to a horizon (`State.at_horizon`), and adds the value of the result (`State.evaluate`) to every edge on its way,
for the seat that chose the edge. The edges are in one hash table.

With `iterations_per_world`, each sampled world is kept for so many iterations and has a tree of its own below the first
choice. That is perfect-information sampling (PIMC), the usual baseline; it assumes that all players will see all cards.
"""

import math
from array import array

from samedi.core.hints import SearchSettings
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE, OVER, Action, Seat
from samedi.core.worlds import Worlds

MASK, STEP = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15  # as in SplitMix64 (core.rng)
MIX_1, MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
MIN_EDGES, MAX_EDGES = 1 << 12, 1 << 19  # edges that a tree has room for
MAX_DEPTH = 512  # choices on one path
WIDENING = 2.0  # the square of the number of tried choices, for each visit that they share
HINT_BONUS = 4.0  # how much a search trusts its hint, in visits
FIRST_RESAMPLING = 64  # times as many changes are tried before the first world
ROOT = 1


def mix(key: int, observation: int) -> int:
    """Return the key for what has happened after this."""
    key = (key + observation * STEP + STEP) & MASK
    key = ((key ^ (key >> 30)) * MIX_1) & MASK
    key = ((key ^ (key >> 27)) * MIX_2) & MASK
    return key ^ (key >> 31)


class Search:
    """One question of one seat. `run` searches for so many iterations; `found` returns the results so far."""

    def __init__(
        self,
        worlds: Worlds,
        seat: Seat,
        seed: int,
        settings: SearchSettings,
        *,
        room: int = MIN_EDGES,
        iterations_per_world: int = 0,
        hinted: Action = -1,
        hint_bonus: float = HINT_BONUS,
        even_share: float = 0.0,
        scored: bool = False,
    ) -> None:
        self.worlds, self.seat = worlds, seat
        self.rng = Rng(seed)
        self.state = worlds.template.clone()
        self.world = worlds.template.clone()
        self.horizons, self.exploration = settings.horizons, settings.exploration
        self.per_edge_prior, self.trust = settings.per_edge_prior, settings.trust
        self.resample_steps = settings.resample_steps
        self.iterations_per_world = iterations_per_world
        self.hinted, self.hint_bonus = hinted, hint_bonus
        self.even_share = even_share  # the share of iterations that the first choices divide evenly, to compare them
        self.likelihoods = [1.0] * 16  # for each seat, how likely its choices are in the latest world
        size = MIN_EDGES
        while size < MAX_EDGES and size < 4 * room:
            size *= 2
        self.last = size - 1
        self.full = size // 4 * 3
        self.edges = 0
        self.keys = array("Q", bytes(8 * size))  # 0: an empty slot
        self.visits = array("i", bytes(4 * size))
        self.offered = array("i", bytes(4 * size))  # how often a choice was legal when its seat chose
        self.total = array("d", bytes(8 * size))
        self.spreads = array("d", bytes(8 * size if self.per_edge_prior else 0))  # sums of squares; `total` has sums
        self.scored = scored  # whether the points of each first choice are added up
        self.points = array("d", bytes(8 * size if scored else 0))
        self.out = IntBuffer()
        self.path = [0] * 512
        self.choosers = [0] * 512  # the seat that chose each edge of the path
        self.values = [0.0] * 16  # the value for each seat, as far as it was needed
        self.depth = 0
        self.first = -1  # the edge of the seat's own first choice
        self.salt = 0  # the number of the kept world, mixed into keys
        self.grown = False  # this iteration has added an edge
        self.fresh = False  # the seat itself has not chosen in this iteration
        self.iterations = 0
        self.sum = self.squares = 0.0
        self.width = self.exploration  # times the spread of the outcomes

    def run(self, iterations: int) -> None:
        """Search for so many more iterations."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        state, rng = self.state, self.rng
        self.sample_world()
        key, passed = ROOT, 0
        self.depth = 0
        self.first = -1
        self.grown = False
        self.fresh = True
        while state.mover != OVER and passed < self.horizons:
            if state.mover == CHANCE:
                self.out.count = 0
                state.fill_outcome(rng, self.out)
                state.do_outcome(self.out, None)
            else:
                seat = state.mover if state.mover >= 0 else state.first_waiting()
                first = self.fresh and seat == self.seat  # even if others who choose at the same time grew the tree
                if (self.grown and not first) or (seat != self.seat and rng.below(16) < self.trust):
                    action = state.playout_action(seat, rng, self.out)
                else:
                    action = self.choose(key, seat)
                state.do_action(seat, action, None)
                if not self.grown:
                    observation = state.public_observation()
                    if observation != 0:
                        key = mix(mix(key, action + 1), self.salt)
                    if observation > 0:
                        key = mix(key, observation)
            passed += state.at_horizon()
        self.backpropagate()

    def sample_world(self) -> None:
        """Put a world into `state`."""
        if self.resample_steps:
            self.resample()
            self.worlds.write_into(self.state)
        elif self.iterations_per_world == 0:
            self.worlds.deal_into(self.state, self.rng)
        elif self.iterations % self.iterations_per_world == 0:
            self.worlds.deal_into(self.state, self.rng)
            self.world.copy_from(self.state)
            self.salt += 1
        else:
            self.state.copy_from(self.world)

    def resample(self) -> None:
        """Go from the latest world to another that explains the choices of the others about as well or better.

        Metropolis sampling: a change is accepted with the ratio of the likelihoods, so in the long run each world
        comes up as often as it is likely.
        """
        steps, world, rng = self.resample_steps, self.world, self.rng
        if self.iterations == 0:
            self.worlds.deal_into(world, rng)
            for seat in range(world.seats):
                self.likelihoods[seat] = world.likelihood(seat)
            steps = self.resample_steps * FIRST_RESAMPLING
        for _ in range(steps):
            places = self.worlds.perturb(rng)
            if places:
                self.worlds.write_into(world)
                self.accept(places)

    def accept(self, places: int) -> None:
        """Accept a change of these places, or take it back. As soon as it is refused, no more places are checked."""
        before = after = 1.0
        for seat in range(self.world.seats):
            if places >> seat & 1:
                before *= self.likelihoods[seat]
        least = before * self.rng.below(1 << 20) / (1 << 20)
        for seat in range(self.world.seats):
            if places >> seat & 1 and after >= least:
                self.values[seat] = self.world.likelihood(seat)
                after *= self.values[seat]
        for seat in range(self.world.seats):
            if places >> seat & 1 and after >= least:
                self.likelihoods[seat] = self.values[seat]
        if after < least:
            self.worlds.revert()

    def choose(self, key: int, seat: Seat) -> Action:
        """Return the action with the highest upper bound, or now and then one that was not tried here yet."""
        out, at_root = self.out, self.fresh and seat == self.seat
        self.fresh = self.fresh and not at_root
        out.count = 0
        self.state.fill_legal(seat, out)
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
                width = self.width if self.per_edge_prior == 0 else self.width_of(slot)
                value = self.total[slot] / visits + width * math.sqrt(math.log(self.offered[slot]) / visits)
                if at_root and action == self.hinted:
                    value += self.width * self.hint_bonus / (1 + visits)
                if at_root and visits * out.count < self.even_share * self.iterations:
                    value += 1.0  # too few visits to tell: more than any difference between outcomes
                if value > most:
                    best, best_slot, most = action, slot, value
        tried = out.count - untried
        if untried and tried * tried <= WIDENING * seen and (self.edges < self.full or not tried):
            best = self.state.playout_action(seat, self.rng, out) if not at_root or tried else self.hinted
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
        if self.depth < MAX_DEPTH:
            self.path[self.depth] = best_slot
            self.choosers[self.depth] = seat
            self.depth += 1
            if at_root:
                self.first = best_slot
        return best

    def width_of(self, slot: int) -> float:
        """Return how widely to explore one choice: little if its outcomes are constant."""
        visits, total = self.visits[slot], self.total[slot]
        usual = self.width / self.exploration
        spread = self.spreads[slot] - total * total / visits + self.per_edge_prior * usual * usual
        return self.exploration * math.sqrt(max(1e-6, spread / (visits + self.per_edge_prior)))

    def slot(self, key: int) -> int:
        """Return where the edge of this key is, or would be."""
        at = key & self.last
        while self.keys[at] != 0 and self.keys[at] != key:
            at = (at + 1) & self.last
        return at

    def backpropagate(self) -> None:
        """Add the result to every edge of the path, for the seat that chose it."""
        mine = self.values[self.seat] = self.state.evaluate(self.seat)
        known = 1 << self.seat
        for i in range(self.depth):
            slot, seat = self.path[i], self.choosers[i]
            if not known >> seat & 1:
                known |= 1 << seat
                self.values[seat] = self.state.evaluate(seat)
            self.visits[slot] += 1
            self.total[slot] += self.values[seat]
            if self.per_edge_prior > 0:
                self.spreads[slot] += self.values[seat] * self.values[seat]
        if self.scored and self.first >= 0:
            self.points[self.first] += self.state.scores()[self.seat]
        self.sum += mine
        self.squares += mine * mine
        self.iterations += 1
        mean = self.sum / self.iterations
        self.width = self.exploration * math.sqrt(max(1e-6, self.squares / self.iterations - mean * mean))

    def points_of(self, action: Action) -> float:
        """Return how many points the seat had on average at the end of playouts that began with this action."""
        slot = self.slot(mix(mix(ROOT, self.seat + 1), action))
        return self.points[slot] / self.visits[slot]

    def is_decided(self, legal: tuple[Action, ...], left: int) -> bool:
        """Tell whether so many more iterations cannot change which action is visited most."""
        first, second = (row[1] for row in self.found(legal)[:2])
        return first - second > left

    def found(self, legal: tuple[Action, ...]) -> list[tuple[Action, int, float]]:
        """Return each action with its visits and its mean outcome, the most visited first."""
        key = mix(ROOT, self.seat + 1)
        rows = []
        for action in legal:
            slot = self.slot(mix(key, action))
            visits = self.visits[slot]
            rows.append((action, visits, self.total[slot] / visits if visits else 0.0))
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))
