"""Paired deals: equal chances for both bots, honest intervals, and a command that behaves."""

import json
import os
import select
import signal
import subprocess
import sys

import pytest

import samedi
from samedi.arena import match, pairs
from samedi.arena.count import Measure, Pair, measure, of_deal
from samedi.arena.match import Job, Result, play, play_deal, seed_of
from samedi.bots import Bot, find_bot
from samedi.core.game import Game
from samedi.core.shelf import find, games


def job(name: str, seats: int, deals: int, first: str = "apprentice", second: str = "zombie", seed: str = "t") -> Job:
    return Job(name, seats, find(name).check_options(seats, {}), (first, second), seed, range(deals))


# ---- deals ----

DEALT = ("little-devils", "voodoo-prince", "_template")  # what is shuffled there does not depend on play
SET_UP = 8  # where it does, games of a deal agree until they part: here in layout, souls and cards


@pytest.mark.parametrize("game", [*games(), find("_template")], ids=lambda game: game.name)
def test_all_games_of_a_deal_see_the_same_shuffles(game: Game) -> None:
    seats = game.seats[-1]
    results = play_deal(game, job(game.name, seats, 1), 0)
    assert len(results) == seats
    short, *longer = sorted((result.chance for result in results), key=len)
    same = len(short) if game.name in DEALT else SET_UP
    assert short and all(other[:same] == short[:same] for other in longer)
    assert len({result.scores for result in results}) > 1  # and yet they are different games


def test_automata_keep_their_seats_and_are_counted_among_the_others() -> None:
    game = find("voodoo-pirates")
    alone = Job(game.name, 4, game.check_options(4, {"cursed": 3}), ("apprentice", "zombie"), "t", range(4))
    results = play_deal(game, alone, 0)
    assert len(results) == 1
    found = of_deal(results)["score"]
    assert found.first == results[0].scores[0] and found.second == sum(results[0].scores[1:]) / 3
    measures = pairs.compare(alone)
    assert "one apprentice against 3 automata" in pairs.table(game, alone, measures, 1.0)
    assert pairs.described(game, alone, measures, 1.0)["games"] == 4


def test_deals_and_seeds_differ() -> None:
    game, of = find("_template"), job("_template", 3, 2)
    other = job("_template", 3, 2, seed="u")
    dealt = {play_deal(game, each, number)[0].chance for each in (of, other) for number in (0, 1)}
    assert len(dealt) == 4


def test_the_first_bot_sits_at_each_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []

    def seen(name: str, game: Game, seed: int) -> Bot:
        if len(tables) == 0 or len(tables[-1]) == 3:
            tables.append([])
        tables[-1].append(f"{name} {seed}")
        return find_bot(name, game, seed)

    monkeypatch.setattr(match, "find_bot", seen)
    play_deal(find("_template"), job("_template", 3, 1), 0)
    a, z = "apprentice", "zombie"
    seeds = [seed_of("t/0", "bot", seat) for seat in range(3)]
    who = [[a, z, z], [z, a, z], [z, z, a]]
    assert tables == [[f"{name} {seed}" for name, seed in zip(row, seeds, strict=True)] for row in who]


@pytest.mark.parametrize("name", ["little-devils", "voodoo-prince"])
def test_a_bot_against_itself_differs_by_nothing_at_all(name: str) -> None:
    seats = find(name).seats[0]
    found = pairs.compare(job(name, seats, 3, "zombie"))
    assert found["payoff"].first == pytest.approx(1 / seats)
    assert [round(each.difference, 9) for each in found.values()] == [0, 0, 0]


def test_a_choice_that_is_not_allowed_ends_the_match() -> None:
    class Cheat:
        def choose(self, *shown: object) -> int:
            return 999

    with pytest.raises(samedi.SamediError, match="Cheat chose what Candlelight does not allow: 999"):
        play(find("_template"), 2, {}, [Cheat(), Cheat()], "deal")


# ---- counting ----


def test_a_deal_is_averaged_over_its_games_and_chairs() -> None:
    games = [
        Result((1.0, 0.0, 0.0), (1, 10, 11), 2, ()),
        Result((0.0, 0.5, 0.5), (12, 2, 14), 4, ()),
        Result((0.0, 0.0, 1.0), (20, 30, 3), None, ()),
    ]
    assert of_deal([*games[:2], Result((0.0, 0.0, 1.0), (20, 30, 3), 4, ())]) == {
        "payoff": Pair(2.5 / 3, 0.5 / 6),
        "score": Pair(6 / 3, 97 / 6),
        "score_per_round": Pair(2 * (3 / 10), 97 / 6 * (3 / 10)),
    }
    without = [Result(game.payoffs, game.scores, None, ()) for game in games]
    assert set(of_deal(without)) == {"payoff", "score"}


def test_the_interval_is_made_from_differences_of_deals() -> None:
    """Differences 1, 2, 3, 6: mean 3, deviation √(14/3), so 95 % lie within 1.96 · √(14/3) / 2 of it."""
    found = measure([Pair(5, 4), Pair(9, 7), Pair(3, 0), Pair(7, 1)])
    half = 1.959964 * (14 / 3) ** 0.5 / 2
    assert (found.first, found.second, found.difference) == (6, 3, 3)
    assert found.low == pytest.approx(3 - half) and found.high == pytest.approx(3 + half)


def test_one_deal_has_no_interval() -> None:
    assert measure([Pair(5, 4)]) == Measure(5, 4, 1, None, None)


def test_the_number_of_workers_changes_nothing() -> None:
    of = job("_template", 4, 23)
    assert pairs.compare(of, workers=1) == pairs.compare(of, workers=3)


# ---- strength ----


def test_the_apprentice_takes_far_fewer_devils_than_a_zombie() -> None:
    found = pairs.compare(job("little-devils", 4, 8))["score_per_round"]
    assert found.first < 0.65 * found.second
    assert found.high is not None and found.high < 0


def test_the_apprentice_wins_more_often_at_the_princes_table() -> None:
    found = pairs.compare(job("voodoo-prince", 4, 10))["payoff"]
    assert found.first > 0.45
    assert found.low is not None and found.low > 0


# ---- the command ----


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = pairs.main(words)
    return code, *capsys.readouterr()


def test_json_is_one_document_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["little-devils", "--bots", "apprentice,zombie", "--deals", "2", "--seats", "3", "--option", "tally=on"]
    code, out, err = run(capsys, *words, "--seed", "t", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert {name: found[name] for name in ("game", "version", "seats", "options", "seed", "deals", "games")} == {
        "game": "little-devils",
        "version": 1,
        "seats": 3,
        "options": {"tally": True},
        "seed": "t",
        "deals": 2,
        "games": 6,
    }
    assert [bot["bot"] for bot in found["bots"]] == ["apprentice", "zombie"]
    for name in ("payoff", "score", "score_per_round"):
        first, second = (bot[name] for bot in found["bots"])
        difference = found["difference"][name]
        assert difference["mean"] == pytest.approx(first - second)
        assert difference["low"] <= difference["mean"] <= difference["high"]
    assert found["seconds"] > 0


def test_the_table_names_both_bots_and_says_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "_template", "--bots", "zombie, apprentice", "--deals", "4")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "Candlelight, 4 seats, 4 deals, 16 games: one zombie against 3 apprentice"
    assert lines[2].startswith("wins") and "±" in lines[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--bots", "zombie,zombie"], "there is no game 'chess'"),
        (["little-devils", "--bots", "zombie,loa"], "there is no bot 'loa' (there is: zombie, apprentice)"),
        (["little-devils", "--bots", "zombie,zombie", "--seats", "9"], "is for 3 to 6 seats, not 9"),
        (["little-devils", "--bots", "zombie,zombie", "--option", "tally"], "an option is given as NAME=VALUE"),
        (["little-devils", "--bots", "zombie,zombie", "--option", "moon=1"], "there is no option 'moon'"),
    ],
)
def test_what_cannot_be_is_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    code, out, err = run(capsys, *words, "--json")
    assert (code, out) == (1, "")
    assert err.startswith("samedi: ") and sentence in err and err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["little-devils"], ["little-devils", "--bots", "zombie"]])
def test_wrong_usage_is_two(words: list[str]) -> None:
    for more in ([], ["--deals", "0"]):
        with pytest.raises(SystemExit) as left:
            pairs.main([*words, *more])
        assert left.value.code == 2


def read_until(terminal: int, text: str) -> str:
    """What is written to a terminal until this text comes, or the end."""
    said = b""
    while text.encode() not in said:
        assert select.select([terminal], [], [], 60)[0], f"waited in vain for {text!r} after {said!r}"
        try:
            said += os.read(terminal, 1000)
        except OSError:  # closed on the other side
            break
    return said.decode()


def test_ctrl_c_ends_it_with_one_line() -> None:
    command = [sys.executable, "-m", "samedi.arena.pairs", "_template", "--bots", "zombie,zombie", "--deals", "999999"]
    terminal, stderr = os.openpty()
    with subprocess.Popen(
        [*command, "--workers", "2"], stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
    ) as process:
        os.close(stderr)
        try:
            read_until(terminal, "0 % of the deals")
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
            out, _ = process.communicate(timeout=30)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    said = read_until(terminal, "nothing more")
    os.close(terminal)
    assert (process.returncode, out) == (130, b"")
    assert said.split("\r\033[K")[-1] == "samedi: interrupted\r\n"  # the line of progress is wiped away
