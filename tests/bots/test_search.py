"""The search repeats, and is the same plain and compiled."""

import itertools
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from samedi.bots import Budget, find_bot
from samedi.bots.ismcts import Search
from samedi.bots.search_bot import SearchBot
from samedi.core.errors import UnknownBot
from samedi.core.game import Game
from samedi.core.hints import SearchSettings
from samedi.core.registry import all_games, find_game
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE
from samedi.engine.session import Session
from samedi.laws.trace import facts

GAMES = [pytest.param(game, id=game.name) for game in [*all_games(), find_game("_template")]]
PLAIN = """
import sys
from tests.bots.test_search import first_thought
print(first_thought(sys.argv[1]))
"""


def asked(game: Game, seed: int = 3, seats: int | None = None) -> Session:
    """A table at which a seat has a real choice."""
    session = Session(game, seats or game.seats[-1], seed=seed)
    while len(session.choices(session.acting[0])) < 2:
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    return session


def first_thought(name: str) -> str:
    session = asked(find_game(name))
    seat = session.acting[0]
    search = SearchBot(session.game, 7).think(
        session.view(seat), seat, session.state.legal(seat), Budget(iterations=60)
    )
    return str([(action, visits, f"{mean:.9f}") for action, visits, mean in search.found(session.state.legal(seat))])


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_searches_find_the_same(game: Game) -> None:
    where = {**os.environ, "SAMEDI_PURE": "1"}
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN, game.name], capture_output=True, text=True, env=where, check=True, timeout=120
    )
    assert plain.stdout.strip() == first_thought(game.name)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_simultaneous_choice_a_seat_knows_its_own_earlier_choices(game: Game) -> None:
    session = asked(game)
    for seat in session.acting:
        legal = session.state.legal(seat)
        search = SearchBot(game, 1).think(session.view(seat), seat, legal, Budget(iterations=200))
        assert sum(visits for _, visits, _ in search.found(legal)) > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_iteration_is_counted_at_the_root(game: Game) -> None:
    session = asked(game)
    seat = session.acting[-1]  # in a simultaneous choice, other seats come first
    for kept in (0, 10):
        search = SearchBot(game, 1, iterations_per_world=kept).think(
            session.view(seat), seat, session.state.legal(seat), Budget(iterations=200)
        )
        found = search.found(session.state.legal(seat))
        assert sum(visits for _, visits, _ in found) == 200, "nothing that comes later is taken for the first choice"
        assert all(0 <= mean <= 1 for _, _, mean in found)
        assert [visits for _, visits, _ in found] == sorted((visits for _, visits, _ in found), reverse=True)


def test_with_many_choices_each_gets_its_share_of_iterations() -> None:
    session = asked(find_game("baron-voodoo"))
    seat = session.acting[0]
    legal = session.state.legal(seat)
    for each, wanted in ((0, 50), (1, max(50, len(legal))), (3, 3 * len(legal))):
        bot = SearchBot(session.game, 1)
        search = bot.think(session.view(seat), seat, legal, Budget(iterations=50, per_choice=each))
        assert search.iterations == wanted
    assert len(legal) > 17


@pytest.mark.parametrize("game", GAMES)
def test_the_search_stops_when_its_choice_cannot_change(game: Game) -> None:
    stopped = 0
    for seed in range(6):
        session = asked(game, seed)
        seat = session.acting[0]
        legal, view = session.state.legal(seat), session.view(seat)
        whole = SearchBot(game, seed).think(view, seat, legal, Budget(iterations=160))
        part = SearchBot(game, seed).think(view, seat, legal, Budget(iterations=160), whole=False)
        assert whole.iterations == 160 >= part.iterations
        assert part.found(legal)[0][0] == whole.found(legal)[0][0]
        stopped += part.iterations < 160
    assert stopped or len(legal) > 50


@pytest.mark.parametrize("game", GAMES)
def test_a_search_in_time_stops_when_its_choice_cannot_change(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def think(bot: SearchBot, **how: bool) -> Search:
        looks = itertools.count()
        clock = SimpleNamespace(perf_counter=lambda: next(looks) / 1024)  # each look advances it
        monkeypatch.setattr(sys.modules[SearchBot.__module__], "time", clock)
        return bot.think(view, seat, legal, Budget(seconds=128 / 1024), **how)

    stopped = 0
    for seed in range(6):
        session = asked(game, seed, max(2, game.seats[0]))
        seat = session.acting[0]
        legal, view = session.state.legal(seat), session.view(seat)
        whole, part = think(SearchBot(game, seed)), think(SearchBot(game, seed), whole=False)
        assert whole.iterations >= part.iterations >= whole.iterations // 2 >= 100
        assert part.found(legal)[0][0] == whole.found(legal)[0][0]
        stopped += part.iterations < whole.iterations
    assert stopped or len(legal) > 50


def test_a_search_samples_a_complete_world_even_if_none_explains_what_was_played() -> None:
    """Here no seat played as a playout would: worlds are unlikely, but complete."""
    game = find_game("little-devils")
    notation = game.module("notation")
    assert notation is not None
    state = notation.read(
        "6 seats | round 2 | dealer E | totals 28 9 16 6 28 0 | hands 1 11 20 43 / 30 33 53 54 / 2 13 26 52 / "
        "25 32 42 45 49 / 8 36 40 41 / 5 35 48 50 | past F: 47 19 46 28 10 21, D: 38 12 3 23 7 4, "
        "F: 51 34 44 31 27 39, D: 37 6 16 17 18 9 | led E: 14 24 15 22 29"
    )
    for seed in range(30):
        search = SearchBot(game, seed).think(game.view(state, 3), 3, state.legal(3), Budget(iterations=1))
        assert all(search.world.hands[:6])  # type: ignore[attr-defined]


def test_a_search_in_time_takes_about_that_time_and_no_time_for_the_only_choice() -> None:
    game = find_game("little-devils")
    session = asked(game)
    seat = session.acting[0]
    search = SearchBot(game, 1).think(session.view(seat), seat, session.state.legal(seat), Budget(seconds=0.02))
    assert search.iterations >= 16  # however slow the machine is
    assert find_bot("ismcts", game).choose(session.view(seat), seat, (5,), Budget()) == 5


@pytest.mark.parametrize(
    "name", ["ismcts:", "ismcts:0it", "ismcts:5", "ismcts:2000 it", "pimc:-1ms", "ismcts:9999999999it"]
)
def test_budgets_are_in_iterations_or_milliseconds(name: str) -> None:
    if name == "ismcts:":
        assert find_bot(name, find_game("little-devils"))
        return
    with pytest.raises(UnknownBot, match="2000it or 50ms"):
        find_bot(name, find_game("little-devils"))


@pytest.mark.parametrize("game", GAMES)
def test_a_sampled_world_keeps_the_invariants_whatever_is_played_in_it(game: Game) -> None:
    invariants = game.module("invariants")
    assert invariants is not None
    for number, seats in enumerate(game.seats):
        session = asked(game, 40 + number, seats)
        seat, rng = session.acting[0], Rng(number)
        worlds = game.worlds(session.view(seat))
        for _ in range(4):
            state: Any = worlds.draw(rng)
            while acting := state.acting:
                if acting[0] == CHANCE:
                    state.settle(state.roll(rng))
                else:
                    legal = state.legal(acting[-1])
                    state.apply(acting[-1], legal[rng.below(len(legal))])
                assert invariants.broken(state) is None


@pytest.mark.parametrize("game", GAMES)
def test_playout_actions_are_legal_and_choosing_one_changes_nothing(game: Game) -> None:
    for number, seats in enumerate(game.seats):
        rng, out = Rng(number), IntBuffer()
        state: Any = game.new(seats, game.check_options(seats, {}))
        while acting := state.acting:
            if acting[0] == CHANCE:
                state.settle(state.roll(rng))
                continue
            before = facts(state)
            action = state.playout_action(acting[-1], rng, out)
            assert action in state.legal(acting[-1]) and facts(state) == before
            state.apply(acting[-1], action)


def at_dusk_with_an_octopus() -> Session:
    """A seat may use the Octopus before choosing a barrel, and is asked for the barrel again after it (rule 12.5)."""
    for seed in itertools.count():
        session = Session("voodoo-pirates", 2, seed=seed)
        rng = Rng(seed)
        while not session.over:
            seat = session.acting[0]
            codes = session.choices(seat)
            if any(code.startswith("octopus") for code in codes) and any(code.startswith("barrel") for code in codes):
                return session
            session.submit(seat, codes[rng.below(len(codes))])
    raise AssertionError


def test_a_repeated_question_is_another_node_of_the_tree() -> None:
    session = at_dusk_with_an_octopus()
    seat = session.acting[0]
    legal = session.state.legal(seat)
    search = SearchBot(session.game, 1).think(session.view(seat), seat, legal, Budget(iterations=400))
    assert sum(visits for _, visits, _ in search.found(legal)) == 400


def test_the_search_observes_public_choices_and_no_face_down_ones() -> None:
    session = at_dusk_with_an_octopus()
    state: Any = session.state
    state.apply(session.acting[0], session.game.action_of["pass"])
    assert state.public_observation() != 0
    session = Session("voodoo-pirates", 3, seed=1)
    state = session.state
    state.apply(state.acting[0], state.legal(state.acting[0])[0])
    assert state.public_observation() == 0


def test_a_search_with_a_full_tree_goes_on() -> None:
    """A turn of Baron Voodoo has so many choices that the tree is full before all of them were tried."""
    session = Session("baron-voodoo", 2, seed=1)
    rng = Rng(1)
    while len(session.choices(session.acting[0])) < 120:
        codes = session.choices(session.acting[0])
        session.submit(session.acting[0], codes[rng.below(len(codes))])
    seat = session.acting[0]
    search = Search(session.game.worlds(session.view(seat)), seat, 5, SearchSettings(), room=1)
    search.run(6000)
    found = search.found(session.state.legal(seat))
    assert min(visits for _, visits, _ in found) == 0, "not all were tried"
    assert sum(visits for _, visits, _ in found) == 6000
