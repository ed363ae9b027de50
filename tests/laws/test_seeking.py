"""Seeking play: what it counts, what it chooses, where its games begin, and that it plays the same for a seed."""

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from samedi import laws
from samedi.core.events import Entry
from samedi.core.game import Game
from samedi.core.rare import Rare
from samedi.core.registry import all_games, find_game
from samedi.core.types import CHANCE, Tell
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from samedi.laws.seeking import AFRESH, Round, Seeker, SoughtGame
from samedi.laws.trace import Move, facts, make
from tests.laws.faults import with_state

EVERY = [*(game.name for game in all_games()), "_template"]


def seeker(name: str | Game, seats: int | None = None, seed: int = 0) -> Seeker:
    game = name if isinstance(name, Game) else find_game(name)
    seats = game.seats[-1] if seats is None else seats
    return Seeker(game, seats, game.check_options(seats, {}), seed)


def rare_game(rare: Rare) -> Game:
    """Candlelight, which says what is rare in it."""
    game = dataclasses.replace(GAME)
    game.__dict__["rare"] = rare
    return game


@pytest.mark.parametrize("name", EVERY)
def test_kinds_and_pairs_are_those_of_the_definition(name: str) -> None:
    """Counted again from the moves of the first game: by the first words of what is legal, in each round."""
    seeking = seeker(name)
    game = seeking.game
    moves = seeking.play().moves
    state = game.new(seeking.seats, seeking.options)
    met: Counter[tuple[frozenset[str], str]] = Counter()
    pairs: Counter[frozenset[Any]] = Counter()
    round = set()
    for seat, move in moves:
        code = game.outcome_code(state, move) if isinstance(move, tuple) else game.actions[move]
        legal = [] if seat == CHANCE else state.legal(seat)
        kind = frozenset(game.actions[action].split()[0] for action in legal), " ".join(code.split()[:2])
        met[kind] += 1
        round.add(kind)
        make(state, seat, move)
        if state.at_horizon() or not state.acting:
            pairs.update(frozenset(pair) for pair in combinations(round, 2))
            round = set()
    kind_of = {number: kind for kind, number in seeking.numbers.items()}
    assert {kind_of[number]: times for number, times in enumerate(seeking.met) if times} == met
    counted = {
        frozenset((kind_of[one], kind_of[other])): times
        for one, others in enumerate(seeking.pairs)
        for other, times in others.items()
    }
    assert counted == pairs


def test_a_game_knows_how_much_of_it_is_new() -> None:
    seeking = seeker("_template", 2)
    first = seeking.play()
    assert first.new_kinds == sum(times > 0 for times in seeking.met)
    assert first.new_pairs == sum(len(others) for others in seeking.pairs) // 2
    for _ in range(300):
        last = seeking.play()
    assert (last.new_kinds, last.new_pairs) == (0, 0)
    assert seeking.games == last.number == 301


def test_mostly_the_kind_that_was_met_least_is_chosen() -> None:
    seeking = seeker("_template", 2)
    legal = (0, 3, 5)
    for number, _ in seeking.by_kind(legal):
        seeking.met[number] = 10
    rarest, _ = seeking.by_kind(legal)[1]
    seeking.met[rarest] = 1
    chosen = Counter(seeking.rarest_action(legal, no_round())[1] for _ in range(300))
    assert 0.8 < chosen[3] / 300 < 1  # of five choices one is any


def test_a_pair_that_was_never_met_counts_more_than_its_kinds() -> None:
    seeking = seeker("_template", 2)
    (one, _), (other, _), (met, _) = seeking.by_kind((0, 3, 5))
    seeking.met[one] = seeking.met[other] = seeking.met[met] = 50
    seeking.pairs[one][met] = seeking.pairs[met][one] = 7
    round = no_round()
    assert seeking.times_met(one, round) == 50
    round.kinds.append(met)
    assert [seeking.times_met(kind, round) for kind in (one, other)] == [7, 0]


def test_actions_of_one_kind_take_turns() -> None:
    seeking = seeker("voodoo-pirates", 2)
    actions = [action for action, code in enumerate(seeking.game.actions) if code.startswith("place R")]
    chosen = Counter(seeking.rarest_action(tuple(actions), no_round())[1] for _ in range(3 * len(actions)))
    assert chosen == dict.fromkeys(actions, 3)


def test_chance_is_rolled_several_times_and_the_rarest_outcome_kept() -> None:
    seeking = seeker("_template", 4)
    state = GAME.new(4, {})
    lowest = Counter(min(seeking.rarest_outcome(state, no_round())[1][:5]) for _ in range(200))
    usual = lowest.most_common(1)[0][0]
    for code in (f"deal {card}" for card in range(1, 17)):
        seeking.met[seeking.number(frozenset(), code)] = 0 if code == "deal 9" else 5
    again = Counter(min(seeking.rarest_outcome(state, no_round())[1][:5]) for _ in range(400))
    assert again[9] > 3 * lowest[9]
    assert usual < 9 and state.acting == (CHANCE,)


def no_round() -> Round:
    return Round(GAME.new(2, {}), SoughtGame(0, [], []), 0)


def test_most_games_begin_with_a_round_of_an_earlier_game() -> None:
    seeking = seeker("little-devils", 3)
    played = [seeking.play() for _ in range(100)]
    shared = sum(any(shares(game, other) for other in played[:i]) for i, game in enumerate(played))
    assert shared > 50
    afresh = sum(seeking.first_round().length == 0 for _ in range(1000))
    assert 1000 / AFRESH / 2 < afresh < 500


def shares(one: SoughtGame, other: SoughtGame) -> bool:
    return len(one.moves) > 10 and one.moves[:10] == other.moves[:10]


@pytest.mark.parametrize("name", EVERY)
def test_every_game_can_be_played_again_from_its_first_move(name: str) -> None:
    seeking = seeker(name, seed=5)
    for _ in range(12):
        game = seeking.play()
        trace = laws.Trace(seeking.game, seeking.seats, seeking.options, 0, game.moves)
        assert trace.play() == len(game.moves) == len(game.kinds)


def test_the_caller_sees_the_end_of_every_round() -> None:
    seeking = seeker("little-devils", 3)
    seen = set()
    for _ in range(5):
        game = seeking.play(lambda state: seen.add(facts(state)))
        state = seeking.game.new(3, seeking.options)
        for seat, move in game.moves:
            make(state, seat, move)
            assert not (state.at_horizon() or not state.acting) or facts(state) in seen


def test_a_complaint_ends_the_game() -> None:
    seeking = seeker("little-devils", 3)
    game = seeking.play(lambda state: "enough" if state.at_horizon() else None)
    assert game.complaint == "enough"
    state = seeking.game.new(3, seeking.options)
    for seat, move in game.moves:
        assert not state.at_horizon()
        make(state, seat, move)
    assert state.at_horizon()


def test_a_game_names_codes_that_are_rare_and_they_are_taken_more_often() -> None:
    def laid(rare: Rare) -> float:
        """How often the 7 is the first card that somebody who holds it lays."""
        seeking = seeker(rare_game(rare), 2)
        chosen: list[Move] = []
        for _ in range(400):
            moves = seeking.play().moves
            chosen += [move for move in moves[1:3] if move[1] == 6]
        return len(chosen)

    assert laid(Rare(codes=frozenset({"lay 7"}))) > 1.5 * laid(Rare())


def test_games_begin_where_the_game_says_that_something_rare_is_near() -> None:
    deal = Entry("*", "deal 1 2 3 4 5 / 6 7 8 9 10")
    told: list[tuple[int, Mapping[str, Any]]] = []

    def beginnings(seats: int, options: Mapping[str, Any]) -> Sequence[Sequence[Entry]]:
        told.append((seats, options))
        return [[deal, Entry("0", "lay 5")]]

    seeking = seeker(rare_game(Rare(beginnings=beginnings)), 2)
    begun = [seeking.play().moves[1] == (0, 4) for _ in range(200)]
    assert any(begun) and told == [(2, {})]


def test_a_beginning_that_cannot_be_breaks_the_check() -> None:
    wrong = [[Entry("*", "deal 1 2 3 4 5 / 6 7 8 9 10"), Entry("0", "lay 6")]]
    game = rare_game(Rare(beginnings=lambda seats, options: wrong))
    found = {each.law: each.text for each in laws.check(game, games=1, sought=5, seats=2).findings if not each.ok}
    assert found.keys() == {"ends"} and "a beginning of RARE has 0 lay 6 where that cannot be" in found["ends"]


def test_no_game_needs_to_say_anything() -> None:
    assert find_game("little-devils").rare.codes == frozenset()
    without = dataclasses.replace(GAME, package="samedi.games")  # a package without invariants
    assert without.rare.beginnings(2, {}) == ()


@pytest.mark.parametrize("name", EVERY)
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    first, again, other = (seeker(name, seed=seed) for seed in (3, 3, 4))
    games = [[each.play().moves for _ in range(10)] for each in (first, again, other)]
    assert games[0] == games[1] != games[2]


def test_any_number_of_workers_gives_the_same_run() -> None:
    def run(workers: int) -> list[Any]:
        result = laws.check(GAME, games=2, sought=20, workers=workers)
        for finding in result.findings:
            finding.seconds = 0
        return [*result.findings, *result.coverage]

    assert run(1) == run(2)


def test_games_for_the_other_laws_met_something_new_and_together_most_kinds() -> None:
    seeking = seeker("voodoo-pirates", 2)
    for _ in range(60):
        seeking.play()
    chosen = seeking.worth_a_look(5)
    assert len({game.number for game in chosen}) == 5
    assert all(game.new_kinds or game.new_pairs for game in chosen)
    seen = set().union(*(game.kinds for game in chosen))
    assert len(seen) > 0.5 * sum(times > 0 for times in seeking.met)
    assert seeking.worth_a_look(10**6)[:5] == chosen


def test_coverage_tells_games_kinds_and_pairs_of_each_table() -> None:
    coverage = laws.check(GAME, games=1, sought=50).coverage
    assert [(table.seats, table.games) for table in coverage] == [(2, 50), (3, 50), (4, 50)]
    seeking = seeker("_template", 2)
    for _ in range(50):
        seeking.play()
    assert coverage[0].kinds == sum(times > 0 for times in seeking.met)
    assert coverage[0].pairs == sum(len(others) for others in seeking.pairs) // 2
    assert set(coverage[0].codes) == seeking.codes
    assert laws.codes_never_met(GAME, coverage[:1]) == [f"lay {card}" for card in range(11, 21)]
    assert laws.codes_never_met(GAME, coverage) == []


def test_a_fault_found_by_seeking_comes_with_the_entries_of_its_game() -> None:
    class Loses(Candlelight):
        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            if self.shown[-1] == (1, 2):
                self.shown[-1] = (1, 1)

    findings = laws.check(with_state(Loses), games=1, sought=2000, seats=2).findings
    conserved = next(each for each in findings if each.law == "conserved")
    assert "seeking game" in conserved.text and "a card is missing" in conserved.text
    assert conserved.entries[0].startswith("* deal ")
    laid = {tuple(line.split()) for line in conserved.entries[1:]}
    assert {("0", "lay", "1"), ("1", "lay", "2")} <= laid
    assert msgspec.json.encode(conserved)


def test_a_game_that_goes_on_for_ever_is_noticed() -> None:
    class Endless(Candlelight):
        def show(self, tell: Tell | None) -> None:
            laid = list(self.laid)
            super().show(tell)
            self.shown.pop()
            for seat, card in enumerate(laid):
                self.hands[seat].add(card)

    ends = next(each for each in laws.check(with_state(Endless), games=1, seats=2).findings if each.law == "ends")
    assert "the most that this game says" in ends.text


def test_invariants_that_fail_on_a_broken_state_break_conserved() -> None:
    game = dataclasses.replace(GAME)
    broken = SimpleNamespace(broken=lambda state: [][0])
    object.__setattr__(game, "module", lambda name: broken if name == "invariants" else GAME.module(name))
    found = {each.law: each.text for each in laws.check(game, games=1, sought=3, seats=2).findings if not each.ok}
    assert "IndexError" in found["conserved"]
