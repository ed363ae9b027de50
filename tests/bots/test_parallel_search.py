"""A search in several processes: it repeats, adds up, survives a process that dies, and leaves none behind."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from samedi.bots import Budget, find_bot, parallel_search
from samedi.bots.parallel_search import ParallelSearchBot, add_up, search_once, shared_pool
from samedi.bots.search_bot import SearchBot
from samedi.cli import main
from samedi.core.errors import BotFailed, UnknownBot
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from tests.bots.test_program_bot import alive, wait_for
from tests.bots.test_search import asked

GAMES = [pytest.param(game, id=game.name) for game in [*all_games(), find_game("_template")]]
FEW = Budget(iterations=50)


@pytest.fixture(scope="module", autouse=True)
def gone_at_the_end() -> Iterator[None]:
    before = multiprocessing.active_children()
    yield
    for each in parallel_search.POOLS.values():
        each.close(wait=True)
    parallel_search.POOLS.clear()
    assert set(multiprocessing.active_children()) <= set(before)


def question(game: Game) -> tuple[Any, int, tuple[int, ...]]:
    """The view, seat and legal actions of a seat with a real choice."""
    session = asked(game)
    seat = session.acting[0]
    return session.view(seat), seat, session.state.legal(seat)


def members() -> list[int]:
    """The two processes of a bot."""
    return [each.pid or 0 for each in shared_pool(2).workers]


def fail(*_: Any) -> None:
    """In a process of the bot: end as if it had crashed."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_in_several_processes_repeats(game: Game) -> None:
    view, seat, legal = question(game)
    found = [
        ParallelSearchBot(game, seed, iterations_per_world=kept).found(view, seat, legal, FEW)
        for seed in (7, 7, 8)
        for kept in (0, 10)
    ]
    assert found[:2] == found[2:4] != found[4:]
    for rows in found:
        assert sorted(action for action, _, _ in rows) == list(legal)
        assert sum(visits for _, visits, _ in rows) == 2 * 50
        assert [visits for _, visits, _ in rows] == sorted((visits for _, visits, _ in rows), reverse=True)


def test_each_process_searches_with_its_own_seed_and_the_results_add_up() -> None:
    game = find_game("little-devils")
    view, seat, legal = question(game)
    rng = Rng(5)
    alone = [
        SearchBot(game, rng.word() << 32 | rng.word()).think(view, seat, legal, FEW).found(legal) for _ in range(3)
    ]
    assert alone[0] != alone[1] != alone[2]
    assert ParallelSearchBot(game, 5, processes=3).found(view, seat, legal, FEW) == add_up(alone)


def test_visits_and_totals_are_added_and_the_most_visited_action_comes_first() -> None:
    assert add_up([[(4, 3, 0.5), (9, 1, 1.0), (2, 0, 0.0)], [(9, 4, 0.25), (2, 0, 0.0), (4, 1, 0.0)]]) == [
        (9, 5, 0.4),
        (4, 4, 0.375),
        (2, 0, 0.0),
    ]


def test_the_name_gives_the_number_of_processes_and_the_budget_of_each() -> None:
    game = find_game("little-devils")
    view, seat, legal = question(game)
    for name, budget, kept in (
        ("ismcts:2x50it", FEW, 0),
        ("pimc:2x50it", FEW, 100),
        ("loa:2x5ms", Budget(seconds=0.005), 0),
    ):
        bot = find_bot(name, game, 3)
        assert isinstance(bot, ParallelSearchBot) and (bot.processes, bot.budget, bot.iterations_per_world) == (
            2,
            budget,
            kept,
        )
        assert bot.choose(view, seat, legal, Budget()) in legal
    chosen = [find_bot(name, game, 3) for name in ("ismcts:1x50it", "ismcts:50it")]
    assert all(isinstance(bot, SearchBot) for bot in chosen), "one process is this one"
    for wrong in ("ismcts:0x50it", "ismcts:2x", "ismcts:x50it", "ismcts:2x2x50it", "ismcts:-2x50it", "ismcts:2 x50it"):
        with pytest.raises(UnknownBot, match="2000it or 50ms"):
            find_bot(wrong, game)
    with pytest.raises(UnknownBot, match="32 processes at most, not 33"):
        find_bot("ismcts:33x50it", game)


def test_processes_stay_for_the_next_choice_and_the_only_choice_needs_none() -> None:
    game = find_game("_template")
    view, seat, legal = question(game)
    bot = find_bot("ismcts:2x50it", game)
    bot.choose(view, seat, legal, Budget())
    before = members()
    assert len(before) == 2
    for each in (bot, find_bot("ismcts:2x50it", game)):
        each.choose(view, seat, legal, Budget())
    assert members() == before
    assert find_bot("ismcts:9x50it", game).choose(view, seat, (5,), Budget()) == 5
    assert 9 not in parallel_search.POOLS


def test_a_process_that_dies_is_replaced_and_the_answer_is_the_same() -> None:
    game = find_game("little-devils")
    view, seat, legal = question(game)
    first = ParallelSearchBot(game, 4).found(view, seat, legal, FEW)
    for which in (0, 1):
        before = members()
        os.kill(before[which], signal.SIGKILL)
        assert ParallelSearchBot(game, 4).found(view, seat, legal, FEW) == first, "whether it is missed at once"
        wait_for(lambda: not any(map(alive, before)), "the end of both")  # noqa: B023
        assert ParallelSearchBot(game, 4).found(view, seat, legal, FEW) == first, "or only later"
        assert len(members()) == 2 and not {*members()} & {*before}


def test_a_question_whose_processes_die_repeatedly_fails_and_the_next_one_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("_template")
    bot = find_bot("ismcts:2x50it", game)
    with monkeypatch.context() as broken, pytest.raises(BotFailed, match="ended before its time"):
        broken.setattr(parallel_search, "search_once", fail)
        bot.choose(*question(game), Budget())
    assert bot.choose(*question(game), Budget()) in question(game)[2]


def test_an_error_in_a_task_is_raised_and_the_processes_go_on() -> None:
    shared_pool(2).map_ordered(abs, [(-1,), (-2,)])
    before = members()
    with pytest.raises(TypeError):
        shared_pool(2).map_ordered(abs, [(1,), ("?",)])
    assert shared_pool(2).map_ordered(abs, [(-1,), (-2,), (-3,)]) == [1, 2, 3]
    assert members() == before


def test_neither_the_bot_nor_its_processes_accept_a_state() -> None:
    game = find_game("little-devils")
    session = asked(game)
    seat, state = session.acting[0], session.state
    with pytest.raises(TypeError, match="a View, never a State"):
        find_bot("ismcts:2x50it", game).choose(state, seat, state.legal(seat), Budget())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a View, never a State"):
        search_once(game.name, 1, 0, state, seat, state.legal(seat), FEW)  # type: ignore[arg-type]


HOUSE = """
import os, signal, sys, time
import samedi
from samedi.bots import Budget, find_bot
from samedi.bots.parallel_search import shared_pool
table = samedi.Session("_template", 2, seed=1)
bot = find_bot("ismcts:2x20it", table.game)
bot.choose(table.view(0), 0, table.state.legal(0), Budget())
print(*(each.pid for each in shared_pool(2).workers), flush=True)
"""
THINKING = """
find_bot("ismcts:2x999999999it", table.game).choose(table.view(0), 0, table.state.legal(0), Budget())
"""


def work(pid: int) -> int:
    """The processor time that a process has used, in clock ticks."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11])


ENDS = {
    "ends": ("", 0),
    "is killed": (THINKING, signal.SIGKILL),
    "is told to end": (THINKING, signal.SIGTERM),
    "hears Ctrl-C": (THINKING, signal.SIGINT),
}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("kind", ENDS)
def test_however_the_parent_ends_no_process_is_left_behind(kind: str) -> None:
    end, sent = ENDS[kind]
    with subprocess.Popen(
        [sys.executable, "-c", HOUSE + end], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout
        pids = [int(word) for word in house.stdout.readline().split()]
        assert len(pids) == 2
        used = sum(map(work, pids))
        if end == THINKING:
            wait_for(lambda: sum(map(work, pids)) > used + 5, "both to think")
        if sent:
            house.send_signal(sent)
        house.wait(30)
    for pid in pids:
        wait_for(lambda: not alive(pid), "the end of a process")  # noqa: B023


def test_the_arena_gives_the_same_figures_with_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for workers in ("1", "2"):
        words = ["_template", "--bots", "ismcts:2x20it,zombie", "--seats", "2", "--deals", "21", "--fixed", "--json"]
        assert main(["arena", *words, "--workers", workers]) == 0
        found.append({**json.loads(capsys.readouterr().out), "seconds": 0})
    assert found[0] == found[1] and not found[0]["faults"]


def group(leader: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = path.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == leader and state != "Z":
                found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("sent", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.long)])
def test_the_arena_leaves_no_search_process_behind(sent: int) -> None:
    """The arena's processes have processes: two and twice two, and trackers of shared resources."""
    words = ["arena", "_template", "--bots", "ismcts:2x999999999it,zombie", "--deals", "99", "--workers", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "samedi", *words], stderr=subprocess.DEVNULL, start_new_session=True
    ) as house:
        wait_for(lambda: len(group(house.pid)) >= 1 + 2 + 4, "all to think")
        if sent == signal.SIGINT:
            os.killpg(house.pid, sent)
        else:
            house.send_signal(sent)
        house.wait(30)
        wait_for(lambda: not group(house.pid), "the end of all")
