"""OpenSpiel's own bots play our games, know only what their seat may know, and are measured fairly."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi.arena.matches.match import MatchJob
from samedi.bench.peers import openspiel_bots, strength
from samedi.bots import BOTS, Budget
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from samedi.core.types import CHANCE

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
ROOT = Path(__file__).resolve().parents[3]
SHORT = Budget(seconds=0.001)
MIN_DEALS = 1000  # deals of every published match


@pytest.fixture
def spiel() -> Any:
    return pytest.importorskip("pyspiel", reason="a peer: ./dev bench --peers")


@pytest.fixture
def known() -> Iterator[None]:
    """Add OpenSpiel's bots to the arena for one test."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def dealt_state(game: Game, seats: int) -> Any:
    """Return a state in which a seat must choose."""
    state, rng = game.new(seats, game.check_options(seats, {})), Rng(5)
    while state.acting[0] == CHANCE:
        state.roll_and_settle(rng)
    return state


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("guest", openspiel_bots.OPENSPIEL_BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_foreign_bot_plays_some_moves_of_every_game(game: Game, guest: str) -> None:
    seats = game.seats[-1]
    state, rng = dealt_state(game, seats), Rng(6)
    bots = [openspiel_bots.OPENSPIEL_BOTS[guest](game, seat) for seat in range(seats)]
    for _ in range(40):
        seat = state.acting[0]
        if seat == CHANCE:
            state.roll_and_settle(rng)
            continue
        legal = state.legal(seat)
        action = bots[seat].choose(game.view(state, seat), seat, legal, SHORT)
        assert action in legal
        state.apply(seat, action)


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("guest", openspiel_bots.OPENSPIEL_BOTS)
def test_a_foreign_bot_gets_a_view_and_never_a_state(guest: str) -> None:
    game = find_game("little-devils")
    state = dealt_state(game, 4)
    seat = state.acting[0]
    with pytest.raises(TypeError, match="never a State"):
        openspiel_bots.OPENSPIEL_BOTS[guest](game).choose(state, seat, state.legal(seat), SHORT)


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("guest", openspiel_bots.OPENSPIEL_BOTS)
def test_a_foreign_bot_with_enough_time_makes_our_choice(guest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The 25 on the table has five devils; of the legal cards only the 29 does not take them."""
    monkeypatch.setattr(openspiel_bots, "MIN_SIMULATIONS", 600)
    game = find_game("little-devils")
    notation = game.module("notation")
    assert notation is not None
    state = notation.read(
        "4 seats | round 2 | dealer C | totals 8 27 9 12 | hands 3 8 16 17 20 23 26 27 / 1 5 13 14 19 24 29 32 35 / "
        "2 4 10 15 18 22 28 31 33 / 6 7 9 11 12 21 34 36 | led D: 30 25"
    )
    action = openspiel_bots.OPENSPIEL_BOTS[guest](game, 1).choose(
        game.view(state, 1), 1, state.legal(1), Budget(seconds=1e-9)
    )
    assert game.actions[action] == "play 29"


@pytest.mark.parametrize("game", GAMES)
def test_an_openspiel_state_is_played_like_ours_and_ends_at_our_horizon(game: Game, spiel: Any) -> None:
    rules = openspiel_bots.OpenSpielGame(game, spiel)
    state, rng = openspiel_bots.OpenSpielState(rules, dealt_state(game, game.seats[-1]), Rng(1), luck=77), Rng(2)
    copy, choices = state.clone(), []
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == list(state.state.legal(state.current_player())) and not state.is_chance_node()
        assert state.information_state_string() == hash(game.view(state.state, state.current_player()))
        choices.append(legal[rng.below(len(legal))])
        state.apply_action(choices[-1])
    assert state.current_player() == openspiel_bots.TERMINAL and len(state.returns()) == game.seats[-1]
    for action in choices:  # the same moves again bring the same result, chance included
        assert not copy.is_terminal()
        copy.apply_action(action)
    assert copy.is_terminal() and copy.returns() == state.returns()


def test_simultaneous_choices_stay_hidden_from_foreign_bots(spiel: Any) -> None:
    game = find_game("voodoo-pirates")
    state = openspiel_bots.OpenSpielState(openspiel_bots.OpenSpielGame(game, spiel), dealt_state(game, 4), Rng(1))
    while len(state.state.acting) < 2:
        state.apply_action(state.legal_actions()[0])
    first, *others = state.legal_actions()
    one, two = state.clone(), state.clone()
    one.apply_action(first)
    two.apply_action(others[0])
    assert one.current_player() == two.current_player() != state.current_player()
    assert one.information_state_string() == two.information_state_string()


@pytest.mark.usefixtures("known", "spiel")
def test_matches_have_intervals_and_continue_after_a_stop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(strength, "OPENSPIEL_BOTS", {"zombie": BOTS["zombie"]})
    monkeypatch.setattr(strength, "OURS", "apprentice")
    devils = [find_game("little-devils")]
    for fixed, deals in ((True, 15), (False, 10)):
        result = strength.run(devils, strength.MatchSettings(15, fixed, tmp_path / str(fixed)))
        (match,) = result["matches"]
        assert (match["game"], match["seats"], match["bots"]) == ("little-devils", 3, ["apprentice", "zombie"])
        assert (match["deals"], match["games"], match["better"]) == (deals, 3 * deals, "apprentice")
        wins, points = match["measures"]["payoff"], match["measures"]["score_per_round"]
        assert points["high"] < 0 < wins["low"] <= wins["difference"] <= 1
        assert set(match["milliseconds"]) == {"apprentice", "zombie"}
        text = strength.table(result)
        assert "wins" in text and "…" in text and ("A match ends" in text) is not fixed
        page = tmp_path / "page.md"
        page.write_text("one\n<!-- openspiel -->\nold\n<!-- end of openspiel -->\ntwo\n")
        strength.write_page(page, result)
        one, *middle, two = page.read_text().splitlines()
        assert (one, two) == ("one", "two") and "old" not in middle
        assert f"| Little Devils | version 1 | 3 | {deals} | zombie | 100 % : 0 % | +100 (" in page.read_text()
    monkeypatch.setattr(strength, "play_without_moves", None)  # no deals are left to play
    for settings in (
        strength.MatchSettings(15, True, tmp_path / "True"),
        strength.MatchSettings(99, True, tmp_path / "True", kept=True),
    ):
        (match,) = strength.run(devils, settings)["matches"]
        assert match["deals"] == 15


@pytest.mark.usefixtures("known", "spiel")
def test_showing_kept_deals_fails_without_kept_deals(tmp_path: Path) -> None:
    with pytest.raises(samedi.SamediError, match="no deals of little-devils with 3 seats"):
        strength.run([find_game("little-devils")], strength.MatchSettings(out=tmp_path, kept=True))
    assert not list(tmp_path.iterdir())


def test_kept_deals_of_an_earlier_version_are_shown_with_it_and_not_continued(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "OPENSPIEL_BOTS", {"zombie": BOTS["zombie"]})
    monkeypatch.setattr(strength, "OURS", "apprentice")
    game = find_game("little-devils")
    with strength.open_arena(game, 3, strength.MatchSettings(2, True, tmp_path)) as (arena, version):
        arena.run(strength.executor(1))
    assert version == 1
    later = replace(game, version=2, options=game.options[:-1])
    with strength.open_arena(later, 3, strength.MatchSettings(2, True, tmp_path, kept=True)) as (arena, version):
        (match,) = strength.matches(later, version, arena)
    assert (match["version"], match["deals"]) == (1, 2)
    assert "| Little Devils | version 1 | 3 | 2 |" in strength.markdown([match])
    with (
        pytest.raises(samedi.SamediError, match="another version of the rules"),
        strength.open_arena(later, 3, strength.MatchSettings(2, True, tmp_path)),
    ):
        pass


@pytest.mark.usefixtures("known", "spiel")
@pytest.mark.parametrize("guest", openspiel_bots.OPENSPIEL_BOTS)
def test_a_deal_with_foreign_bots_is_played_to_the_end(guest: str) -> None:
    game = find_game("voodoo-prince")
    options = game.check_options(2, {})
    job = MatchJob(game.name, 2, options, ("apprentice", guest), "deal", range(1), SHORT, alone=True)
    (deal,) = strength.play_without_moves((0, job)).deals
    assert len(deal) == 2
    for result in deal:
        assert sum(result.payoffs) == 1 and result.rounds == 5 and not result.faults and not result.moves


def test_the_published_page_matches_the_published_deals() -> None:
    settings = strength.MatchSettings(fixed=True, out=ROOT / "results" / "strength", kept=True)
    found = []
    for game in all_games():
        with strength.open_arena(game, strength.fewest_seats(game), settings) as (arena, version):
            found += strength.matches(game, version, arena)
    assert strength.markdown(found) in (ROOT / "docs" / "strength.md").read_text()
    assert len(found) == 8 and all(match["measures"]["payoff"]["low"] > 0 for match in found)
    assert all(match["deals"] >= MIN_DEALS for match in found)


def test_missing_openspiel_is_reported_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(samedi.SamediError, match=r"pyspiel is not installed: .*samedi\[peers\]"):
        strength.run([find_game("little-devils")], strength.MatchSettings(deals=1))
