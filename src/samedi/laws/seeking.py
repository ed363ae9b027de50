"""Seeking play: games that look for what is rare.

Random play is uniform, so two rare things hardly ever happen in one round. A Seeker plays many games at one table,
counts what they meet, and mostly takes the choice that was met least. Most games begin with a round in which an
earlier game met something rare.

A *kind* is a choice as far as choices are told apart: the first words of all codes that are legal, and the first two
words of the code that is chosen; of chance the code alone. A *pair* is two kinds in one round. A round ends at a
horizon of the State, or with the game.

It is the same for every game. The counts belong to one Seeker, so the same seed always gives the same games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from samedi.core.events import Entry
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, Action, Outcome
from samedi.laws.trace import Broken, Move, make, move_of

ROLLS = 6  # outcomes of chance of which the rarest happens
AT_WILL = 5  # of so many choices one is of any kind
AFRESH = 10  # of so many games one begins at the beginning, the others with a round that is remembered
DRAWN = 30  # kinds of which the one that was met least says which round that is
SETTLED = 500  # games after which not nearly every pair is new
EAGER = 8  # what the game calls rare is taken until it was met so many times as often as the rest

Look: TypeAlias = Callable[[State], str | None]


@dataclass
class SoughtGame:
    """One game of seeking play."""

    number: int
    moves: list[Move]
    kinds: list[int]  # of each move
    new_kinds: int = 0  # that no game before met
    new_pairs: int = 0
    complaint: str | None = None  # of the caller who looked; it ends the game


@dataclass
class Round:
    """The beginning of a round, which other games can begin with."""

    state: State
    game: SoughtGame
    length: int  # how many moves had been made
    kinds: list[int] = field(default_factory=list)  # met in this round, each once


class Seeker:
    """The games at one table, and what they met."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.rng = Rng(seed)
        self.longest = game.max_log_entries(seats, options)
        self.games = 0
        self.code_kinds = [kind_of_code(code) for code in game.actions]
        self.first_words = [code.split()[0] for code in game.actions]
        self.numbers: dict[tuple[frozenset[str], str], int] = {}  # of the kinds
        # By kind:
        self.met: list[int] = []  # how often it was chosen
        self.eagerness: list[int] = []
        self.pairs: list[dict[int, int]] = []  # in how many rounds it was met together with each other
        self.uses: list[dict[Action, int]] = []  # how often each of its actions was chosen
        self.rounds: dict[int, Round] = {}  # the latest in which it was met
        self.kept: dict[int, SoughtGame] = {}  # the latest game with something new in which it was met
        self.kinds_with_rounds: list[int] = []
        self.questions: dict[tuple[Action, ...], list[tuple[int, list[Action]]]] = {}  # legal actions by kind
        self.beginnings = [self.beginning([])]

    @property
    def codes(self) -> set[str]:
        """The kinds of codes that seats chose, without what else was legal."""
        return {code for (words, code), number in self.numbers.items() if words and self.met[number]}

    @property
    def chance_words(self) -> set[str]:
        """The first words of the codes of chance that came up."""
        return {code.split()[0] for (words, code), number in self.numbers.items() if not words and self.met[number]}

    def play(self, look: Look = lambda state: None) -> SoughtGame:
        """Play one game.

        The caller looks at the state at the end of every round, and before and after every move whose kind is new, or
        later one of its pairs. A complaint ends the game.
        """
        if not self.games:
            given = self.game.rare.beginnings(self.seats, self.options)
            self.beginnings += [self.beginning(entries) for entries in given]
        self.games += 1
        begun = self.first_round()
        state, length = begun.state.clone(), begun.length
        game = SoughtGame(self.games, begun.game.moves[:length], begun.game.kinds[:length])
        round = Round(begun.state, game, length)
        while state.acting and game.complaint is None:
            if len(game.moves) >= self.longest:
                raise Broken(f"more than {self.longest} entries, the most that this game says it can have")
            kind, move = self.choose(state, round)
            new = not (self.times_met(kind, round) if self.games > SETTLED else self.met[kind])
            game.complaint = look(state) if new else None
            make(state, *move)
            game.moves.append(move)
            game.kinds.append(kind)
            self.count(kind, round)
            ends = state.at_horizon() or not state.acting
            if (new or ends) and game.complaint is None:
                game.complaint = look(state)
            if ends:
                self.remember(round)
                round = Round(state.clone(), game, len(game.moves))
        if game.new_kinds or game.new_pairs:
            self.kept.update(dict.fromkeys(game.kinds, game))
        return game

    def worth_a_look(self, most: int) -> list[SoughtGame]:
        """Of the games that met something new those that together met the most kinds."""
        left = list({game.number: game for game in self.kept.values()}.values())
        chosen: list[SoughtGame] = []
        seen: set[int] = set()
        while left and len(chosen) < most:
            best = max(left, key=lambda game: (len(seen.union(game.kinds)), game.new_pairs, -game.number))
            left.remove(best)
            chosen.append(best)
            seen.update(best.kinds)
        return chosen

    def beginning(self, entries: Sequence[Entry]) -> Round:
        """The state after these entries, as something to begin with."""
        game = SoughtGame(0, [], [])
        state = self.game.new(self.seats, self.options)
        for entry in entries:
            move = move_of(self.game, state, entry)
            if move is None:
                raise Broken(f"a beginning of RARE has {entry.seat} {entry.code} where that cannot be")
            game.kinds.append(self.kind_of(state, *move))
            game.moves.append(move)
            make(state, *move)
        return Round(state, game, len(game.moves))

    def first_round(self) -> Round:
        """The beginning of a game, or the round in which something rare was met last."""
        known = self.kinds_with_rounds
        if not known or self.rng.below(AFRESH) == 0:
            return self.beginnings[self.rng.below(len(self.beginnings))]
        drawn = [known[self.rng.below(len(known))] for _ in range(DRAWN)]
        return self.rounds[min(drawn, key=self.met.__getitem__)]

    def remember(self, round: Round) -> None:
        for kind in round.kinds:
            if kind not in self.rounds:
                self.kinds_with_rounds.append(kind)
            self.rounds[kind] = round

    def choose(self, state: State, round: Round) -> tuple[int, Move]:
        acting = state.acting
        seat = acting[self.rng.below(len(acting))]
        if seat == CHANCE:
            kind, outcome = self.rarest_outcome(state, round)
            return kind, (seat, outcome)
        kind, action = self.rarest_action(state.legal(seat), round)
        return kind, (seat, action)

    def rarest_outcome(self, state: State, round: Round) -> tuple[int, Outcome]:
        """Of several outcomes of chance the one whose kind and pairs were met least."""
        outcome = state.roll(self.rng)
        kind = self.kind_of(state, CHANCE, outcome)
        for _ in range(ROLLS - 1):
            other = state.roll(self.rng)
            other_kind = self.kind_of(state, CHANCE, other)
            if other_kind != kind and self.weigh(other_kind, round) < self.weigh(kind, round):
                kind, outcome = other_kind, other
        return kind, outcome

    def rarest_action(self, legal: tuple[Action, ...], round: Round) -> tuple[int, Action]:
        """Mostly an action whose kind and pairs were met least; of one kind, the action that was chosen least."""
        choices = self.questions.get(legal)
        if choices is None:
            choices = self.questions[legal] = self.by_kind(legal)
        rng = self.rng
        if len(choices) == 1:
            kind, actions = choices[0]
        elif rng.below(AT_WILL) == 0:
            kind, actions = choices[rng.below(len(choices))]
        else:
            times = [self.weigh(kind, round) for kind, _ in choices]
            fewest = min(times)
            rarest = [each for each, many in zip(choices, times, strict=True) if many == fewest]
            kind, actions = rarest[rng.below(len(rarest))]
        if len(actions) == 1:
            return kind, actions[0]
        uses = self.uses[kind]
        fewest = min([uses.get(action, 0) for action in actions])
        rare = [action for action in actions if uses.get(action, 0) == fewest]
        action = rare[rng.below(len(rare))]
        uses[action] = fewest + 1
        return kind, action

    def weigh(self, kind: int, round: Round) -> int:
        return self.times_met(kind, round) // self.eagerness[kind]

    def times_met(self, kind: int, round: Round) -> int:
        """How often a kind was met, or the rarest of its pairs with what this round has met already.

        What this round met for the first time ever is left out: with that every pair is new.
        """
        met, pairs = self.met, self.pairs[kind]
        fewest = met[kind]
        for other in round.kinds:
            if pairs.get(other, 0) < fewest and other != kind and met[other] > 1:
                fewest = pairs.get(other, 0)
                if not fewest:
                    break
        return fewest

    def by_kind(self, legal: tuple[Action, ...]) -> list[tuple[int, list[Action]]]:
        """Legal actions, put together by kind."""
        words = frozenset(self.first_words[action] for action in legal)
        found: dict[int, list[Action]] = {}
        for action in legal:
            found.setdefault(self.number(words, self.code_kinds[action]), []).append(action)
        return list(found.items())

    def kind_of(self, state: State, seat: int, move: Action | Outcome) -> int:
        if isinstance(move, tuple):
            return self.number(NO_WORDS, kind_of_code(self.game.outcome_code(state, move)))
        words = frozenset(self.first_words[action] for action in state.legal(seat))
        return self.number(words, self.code_kinds[move])

    def number(self, words: frozenset[str], code: str) -> int:
        """The number of a kind."""
        number = self.numbers.setdefault((words, code), len(self.met))
        if number == len(self.met):
            self.met.append(0)
            self.eagerness.append(EAGER if code in self.game.rare.codes else 1)
            self.pairs.append({})
            self.uses.append({})
        return number

    def count(self, kind: int, round: Round) -> None:
        """A kind was met."""
        game, pairs = round.game, self.pairs[kind]
        self.met[kind] += 1
        game.new_kinds += self.met[kind] == 1
        if kind in round.kinds:
            return
        for other in round.kinds:
            times = pairs.get(other, 0) + 1
            pairs[other] = self.pairs[other][kind] = times
            game.new_pairs += times == 1
        round.kinds.append(kind)


NO_WORDS: frozenset[str] = frozenset()


def kind_of_code(code: str) -> str:
    """The first two words of a code."""
    return " ".join(code.split(None, 2)[:2])
