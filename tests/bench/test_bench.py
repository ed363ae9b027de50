"""`samedi bench` measures what it says, and its result has the documented shape."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import samedi
import samedi.bench
from samedi.bench import measures, runner
from samedi.bench.peers import libraries, openspiel
from samedi.bench.plain_python import PlainPython
from samedi.core.game import Game
from samedi.core.registry import all_games

GAME = "little-devils"
FIGURES = {"step", "whole", "clone", "plain", "scene", "search", "state_bytes"}
CARD_RATIOS = {
    "step_vs_pyspiel",
    "step_vs_pyspiel_play_only",
    "whole_vs_pyspiel",
    "clone_vs_pyspiel",
    "step_vs_rlcard",
    "search_vs_pyspiel",
}


@pytest.fixture(autouse=True)
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round is enough to test the shape."""
    monkeypatch.setattr(runner, "ROUNDS", 1)
    monkeypatch.setattr(runner, "ROUNDS_WITH_PEERS", 1)


@pytest.fixture
def fake_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the peers by some that do a hundred of everything per second."""
    names = [("pyspiel", name) for name in ("step", "step_quick_deal", "step_play_only", "whole", "clone", "search")]
    names += [("pyspiel_board", name) for name in ("step", "whole", "clone")]
    board = {"version": "2", "game": "breakthrough"}
    about = {
        "pyspiel": {"version": "2", "game": "hearts"},
        "pyspiel_board": board,
        "rlcard": {"version": "1", "game": "bridge"},
    }
    monkeypatch.setattr(
        libraries, "measures", lambda: dict.fromkeys([*names, ("rlcard", "step")], lambda seconds: 100.0)
    )
    monkeypatch.setattr(libraries, "about", lambda: about)


def measure(**more: Any) -> dict[str, Any]:
    return samedi.bench.run(**{"games": [GAME], "seats": 4, "seconds": 0.001, **more})


def test_a_run_has_the_documented_shape_without_peers() -> None:
    result = measure()
    assert set(result) == {"machine", "games"}
    assert set(result["machine"]) == {"python", "platform", "cpus", "mode", "date"}
    assert result["machine"]["mode"] == samedi.mode
    assert set(result["games"]) == {GAME}
    assert set(result["games"][GAME]) == {"4"}
    figures = result["games"][GAME]["4"]
    assert set(figures) == FIGURES
    assert all(isinstance(figure, int) and figure > 0 for figure in figures.values())


@pytest.mark.long
def test_every_seat_count_of_every_game_is_measured() -> None:
    result = samedi.bench.run(seconds=0.0)
    assert {name: list(counts) for name, counts in result["games"].items()} == {
        game.name: [str(count) for count in game.seats] for game in all_games()
    }


@pytest.mark.usefixtures("fake_peers")
def test_ratios_are_our_figures_divided_by_the_peers() -> None:
    result = measure(peers=True)
    assert set(result) == {"machine", "games", "peers", "ratios"}
    assert set(result["ratios"][GAME]) == CARD_RATIOS
    own_measures = result["games"][GAME]["4"]
    assert result["ratios"][GAME]["whole_vs_pyspiel"] == round(own_measures["whole"] / 100, 2)
    assert result["ratios"][GAME]["search_vs_pyspiel"] == round(own_measures["search"] / 100, 2)
    assert result["ratios"][GAME]["step_vs_rlcard"] == round(own_measures["step"] / 100, 2)
    assert result["peers"]["pyspiel"]["step_play_only"] == 100


@pytest.mark.usefixtures("fake_peers")
def test_a_game_that_hides_nothing_is_compared_with_a_board_game() -> None:
    result = measure(peers=True, games=["baron-voodoo"], seats=2)
    ratios = result["ratios"]["baron-voodoo"]
    assert set(ratios) == {"step_vs_breakthrough", "whole_vs_breakthrough", "clone_vs_breakthrough"}
    assert ratios["clone_vs_breakthrough"] == round(result["games"]["baron-voodoo"]["2"]["clone"] / 100, 2)
    assert "baron-voodoo, 2 seats" in samedi.bench.table(result)


@pytest.mark.usefixtures("fake_peers")
def test_games_without_four_seats_have_no_ratios() -> None:
    assert measure(peers=True, seats=3)["ratios"] == {}


@pytest.mark.usefixtures("fake_peers")
def test_the_table_names_every_game_and_peer() -> None:
    text = samedi.bench.table(measure(peers=True))
    assert all(word in text for word in (GAME, "step", "whole", "clone", "plain", "hearts", "bridge", "100"))
    assert all(len(line) <= 130 and line == line.rstrip() for line in text.splitlines())


def test_progress_names_round_and_game() -> None:
    lines: list[str] = []
    measure(progress=lines.append)
    assert lines == [f"round 1 of 1: {GAME}"]


def test_the_best_round_counts() -> None:
    repeat_for = iter([3.0, 9.0, 5.0])
    best = runner.best_rates({("a", "step"): lambda seconds: next(repeat_for)}, 3, 0.0, lambda line: None)
    assert best == {("a", "step"): 9.0}


def test_an_unknown_game_or_number_of_seats_is_refused() -> None:
    with pytest.raises(samedi.UnknownGame, match="little-devils"):
        measure(games=["little-devil"])
    with pytest.raises(samedi.BadOption, match="not 9"):
        measure(seats=9)
    with pytest.raises(samedi.SamediError, match="there is no game for 99 seats"):
        measure(games=None, seats=99)


@pytest.mark.parametrize("figure", [measures.step, measures.whole])
def test_choices_are_counted_and_deals_are_not(
    figure: Callable[[Game, int], measures.Measure], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "rate", lambda count, spent: count)
    choices = figure(samedi.find(GAME), 4)(0.0)  # no time, so a single game
    assert choices > 0
    assert choices % 36 == 0  # whole rounds of four hands of nine cards


def test_a_search_counts_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "rate", lambda count, spent: count)
    for game in all_games():
        assert measures.search(game, game.seats[-1])(0.0) == measures.SEARCH_BUDGET.iterations


def test_the_middle_of_a_game_is_not_its_end() -> None:
    for _ in range(20):
        assert measures.half_played_state(samedi.find(GAME), 3).acting


def test_the_plain_process_runs_plain_rules_and_ends_with_its_requests() -> None:
    with PlainPython() as plain:
        assert plain.whole(GAME, 3)(0.001) > 0
        assert plain.whole(GAME, 4)(0.001) > 0
    assert plain.process.returncode == 0


def test_an_interruption_ends_the_plain_process() -> None:
    with pytest.raises(KeyboardInterrupt), PlainPython() as plain:
        raise KeyboardInterrupt
    assert plain.process.returncode is not None


def test_a_dead_plain_process_is_reported_in_a_sentence() -> None:
    with PlainPython() as plain:
        plain.process.kill()
        plain.process.wait()
        with pytest.raises(samedi.SamediError, match="uncompiled"):
            plain.whole(GAME, 4)(0.001)


def test_missing_peers_are_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed
    with pytest.raises(samedi.SamediError, match=r"pyspiel is not installed: .*samedi\[peers\]"):
        measure(peers=True)


def test_a_hearts_rollout_has_as_many_decisions_as_counted() -> None:
    hearts = pytest.importorskip("pyspiel", reason="a peer: ./dev bench --peers").load_game("hearts")
    dealt = openspiel.played_hearts(hearts, 0)
    assert openspiel.count_choices(dealt) == 64
    assert openspiel.count_choices(openspiel.played_hearts(hearts, 32)) == 32
    child = dealt.child(dealt.legal_actions()[0])
    assert openspiel.count_choices(child) == 63


def test_consistent_deals_of_hearts_keep_the_cards_of_the_first_player() -> None:
    hearts = pytest.importorskip("pyspiel", reason="a peer: ./dev bench --peers").load_game("hearts")
    dealt = openspiel.played_hearts(hearts, 0)
    worlds = [openspiel.consistent_deal(hearts, dealt) for _ in range(5)]
    assert {world.information_state_string() for world in worlds} == {dealt.information_state_string()}
    assert len({str(world) for world in worlds}) == 5


def test_the_real_peers_are_measured() -> None:
    for peer in ("pyspiel", "rlcard"):
        pytest.importorskip(peer, reason="a peer: ./dev bench --peers")
    result = measure(peers=True)
    assert set(result["ratios"][GAME]) == CARD_RATIOS
    for found in result["peers"].values():
        assert all(figure > 0 for figure in found.values() if isinstance(figure, int))


def test_importing_the_bench_imports_no_peer() -> None:
    code = "import samedi.bench, sys; sys.exit('pyspiel' in sys.modules or 'rlcard' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
