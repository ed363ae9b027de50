"""Paired deals give both bots equal chances, and averages are fair to both."""

from functools import partial

import pytest

from samedi.arena.matches import match
from samedi.arena.matches.contest import Arena, contests_of
from samedi.arena.matches.journal import Question
from samedi.arena.matches.match import GameResult, MatchJob, payoffs_without, play_deal, replay_game, seatings, seed_of
from samedi.arena.statistics.paired import Measure, Pair, average_deal, measure
from samedi.bots import Bot, Budget, find_bot
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.registry import all_games, find_game
from samedi.core.state import State
from samedi.core.types import Outcome


def job(
    name: str, seats: int, deals: int = 1, first: str = "apprentice", second: str = "zombie", seed: str = "t"
) -> MatchJob:
    return MatchJob(name, seats, find_game(name).check_options(seats, {}), (first, second), seed, range(deals))


def measures(of: MatchJob) -> dict[str, Measure]:
    """Play all deals of a job and return the measures."""
    question = Question(of.game, 1, of.seats, (of.options,), of.bots, {}, ((0, 1),), of.seed, "", of.limit)
    contests = contests_of(question, (len(of.deals),), Budget(), fixed=True)
    Arena(contests).run(map)
    return contests[0].measures()


def chance_of(game: Game, of: MatchJob, number: int) -> list[tuple[Outcome, ...]]:
    """Return the chance outcomes of each game of a deal."""
    heard: list[tuple[Outcome, ...]] = []
    for result in play_deal(game, of, number):
        rolled: list[Outcome] = []
        last = replay_game(game, of, number, result, on_chance=partial(keep, rolled))
        assert (last.payoffs(), last.scores()) == (result.payoffs, result.scores), "the same game again"
        heard.append(tuple(rolled))
    return heard


def keep(rolled: list[Outcome], state: State, outcome: Outcome) -> None:
    rolled.append(outcome)


DEALT = ("little-devils", "voodoo-prince", "_template")  # the shuffles do not depend on play
SET_UP = 8  # in other games the outcomes agree until play differs: here the layout, the souls and the cards


@pytest.mark.parametrize("game", [*all_games(), find_game("_template")], ids=lambda game: game.name)
def test_all_games_of_a_deal_see_the_same_shuffles(game: Game) -> None:
    seats = game.seats[-1]
    of = job(game.name, seats)
    heard = chance_of(game, of, 0)
    assert len(heard) == 2 * seats
    short, *longer = sorted(heard, key=len)
    same = len(short) if game.name in DEALT else SET_UP
    assert short and all(other[:same] == short[:same] for other in longer)
    assert len({result.scores for result in play_deal(game, of, 0)}) > 1  # but the games differ


def test_deals_and_seeds_differ() -> None:
    game, of = find_game("_template"), job("_template", 3)
    other = job("_template", 3, seed="u")
    deal_document = {chance_of(game, each, number)[0] for each in (of, other) for number in (0, 1)}
    assert len(deal_document) == 4


def table(name: str, seats: int, **given: Value) -> list[str]:
    game = find_game(name)
    signs = {0: "A", 1: "B", -1: "-"}
    return ["".join(signs[who] for who in each) for each in seatings(game, seats, game.check_options(seats, given))]


def test_each_bot_sits_alone_at_every_seat_in_turn() -> None:
    assert table("_template", 3) == ["ABB", "BAB", "BBA", "BAA", "ABA", "AAB"]
    assert table("_template", 2) == ["AB", "BA"], "the reverse is the same again"


def test_partners_are_one_side() -> None:
    assert table("baron-voodoo", 4, mode="team") == ["ABAB", "BABA"]
    assert len(table("baron-voodoo", 4)) == 8


def test_automata_keep_their_seats_and_solo_games_are_compared() -> None:
    assert table("voodoo-pirates", 4, cursed=3) == ["A---", "B---"]
    assert table("voodoo-pirates", 4, cursed=2) == ["AB--", "BA--"]
    game = find_game("voodoo-pirates")
    alone = MatchJob(game.name, 4, game.check_options(4, {"cursed": 3}), ("apprentice", "zombie"), "t", range(2))
    first, second = play_deal(game, alone, 0)
    found = average_deal([first, second], [(0, -1, -1, -1), (1, -1, -1, -1)], [(0,)])
    assert found["score"] == Pair(first.scores[0], second.scores[0])


def test_every_chair_has_its_seed_in_all_games_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []

    def seen(name: str, game: Game, seed: int) -> Bot:
        if len(tables) == 0 or len(tables[-1]) == 3:
            tables.append([])
        tables[-1].append(f"{name} {seed}")
        return find_bot(name, game, seed)

    monkeypatch.setattr(match, "find_bot", seen)
    play_deal(find_game("_template"), job("_template", 3), 0)
    a, z = "apprentice", "zombie"
    seeds = [seed_of("t/0", "bot", seat) for seat in range(3)]
    who = [[a, z, z], [z, a, z], [z, z, a], [z, a, a], [a, z, a], [a, a, z]]
    assert tables == [[f"{name} {seed}" for name, seed in zip(row, seeds, strict=True)] for row in who]


@pytest.mark.parametrize("name", ["little-devils", "voodoo-prince"])
def test_a_bot_against_itself_has_no_difference(name: str) -> None:
    seats = find_game(name).seats[0]
    found = measures(job(name, seats, 3, "zombie"))
    assert found["payoff"].first == pytest.approx(1 / seats)
    assert [round(each.difference, 9) for each in found.values()] == [0, 0, 0]


def result(payoffs: tuple[float, ...], scores: tuple[int, ...], rounds: int | None) -> GameResult:
    return GameResult(payoffs, scores, rounds, b"")


def test_a_deal_is_averaged_over_its_games_and_chairs() -> None:
    who = [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    sides = [(0,), (1,), (2,)]
    games = [
        result((1.0, 0.0, 0.0), (1, 10, 11), 2),
        result((0.0, 0.5, 0.5), (12, 2, 14), 4),
        result((0.0, 0.0, 1.0), (20, 30, 3), None),
    ]
    found = average_deal([*games[:2], result((0.0, 0.0, 1.0), (20, 30, 3), 4)], who, sides)
    assert found["payoff"].first == pytest.approx(2.5 / 3) and found["payoff"].second == pytest.approx(0.5 / 6)
    assert found["score"].first == pytest.approx(2) and found["score"].second == pytest.approx(97 / 6)
    assert found["score_per_round"].first == pytest.approx(2 * (3 / 10))
    assert found["score_per_round"].second == pytest.approx(97 / 6 * (3 / 10))
    without_rounds = [result(game.payoffs, game.scores, None) for game in games]
    assert set(average_deal(without_rounds, who, sides)) == {"payoff", "score"}


def test_partners_win_together_and_their_score_counts_once() -> None:
    won = result((0.5, 0.0, 0.5, 0.0), (30, 20, 30, 20), None)
    lost = result((0.5, 0.0, 0.5, 0.0), (25, 5, 25, 5), None)
    found = average_deal([won, lost], [(0, 1, 0, 1), (1, 0, 1, 0)], [(0, 2), (1, 3)])
    assert found == {"payoff": Pair(0.5, 0.5), "score": Pair(17.5, 22.5)}


def test_one_deal_has_no_interval() -> None:
    assert measure([Pair(5, 4)]) == Measure(5, 4, 1, None, None)


def test_a_forfeited_payoff_goes_to_the_others() -> None:
    alone = [(0,), (1,), (2,), (3,)]
    assert payoffs_without((0.0, 1.0, 0.0, 0.0), {0}, alone) == (0.0, 1.0, 0.0, 0.0)
    assert payoffs_without((0.0, 1.0, 0.0, 0.0), {0, 1}, alone) == (0.0, 0.0, 0.5, 0.5)
    assert payoffs_without((0.5, 0.0, 0.5, 0.0), {2}, [(0, 2), (1, 3)]) == (0.0, 0.5, 0.0, 0.5), "a side loses together"
    assert payoffs_without((1.0, 0.0), {0, 1}, alone[:2]) == (0.0, 0.0), "no seat is left to win"
