"""A hint by search: the best choices, what they promise, how sure that is, one sentence; from the View alone."""

import pytest

from samedi.bots.explain import Idea, explain, reason
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.shelf import find, games
from samedi.core.state import State
from samedi.core.words import words
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from tests.bots.test_search import asked


def shown(game: Game, idea: Idea) -> str:
    """What is promised: the points of a round where they say all, else how one stands."""
    tell = getattr(game.module("hints"), "POINTS_TELL", False)
    return f"{round(idea.points if tell else 100 * idea.outlook, 1):g}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])
def test_a_search_is_explained_in_one_sentence_of_every_language(game: Game) -> None:
    session = asked(game)
    seat = session.acting[0]
    view, legal = session.view(seat), session.state.legal(seat)
    advice = explain(game, view, seat, legal)
    assert advice == explain(game, view, seat, legal)
    world = game.worlds(view).draw(Rng(11))
    assert advice == explain(game, game.view(world, seat), seat, legal)  # nothing but the View counts
    assert 2 <= len(advice.ideas) <= 3
    assert all(idea.action in legal and 0 <= idea.outlook <= 1 for idea in advice.ideas)
    assert advice.sure in ("clear", "likely", "even")
    for lang in ("en", "ja", "de", "fr"):
        spoken = words(game, lang)
        said = reason(game, view, legal, advice, spoken)
        assert shown(game, advice.ideas[0]) in said.replace(",", ".")
        assert spoken.action(game.actions[advice.ideas[1].action]) in said


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])
def test_a_lone_choice_needs_no_search(game: Game) -> None:
    session = asked(game)
    seat = session.acting[0]
    legal = session.state.legal(seat)[:1]
    advice = explain(game, session.view(seat), seat, legal)
    assert (advice.best, advice.sure) == (legal[0], "only")
    assert reason(game, session.view(seat), legal, advice, words(game, "en"))


def test_a_game_that_turns_up_face_down_choices_too_early_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    session = asked(GAME)
    assert session.acting == (0, 1, 2, 3)
    view, legal = session.view(3), session.state.legal(3)
    assert explain(GAME, view, 3, legal).best in legal
    monkeypatch.setattr(Candlelight, "news", State.news)
    with pytest.raises(ValueError, match=r"^no search came to what seat 3 chooses: is news\(\) 0 "):
        explain(GAME, view, 3, legal)


def test_points_are_those_with_which_a_round_was_left() -> None:
    game = find("little-devils")
    session = asked(game)
    seat = session.acting[0]
    advice = explain(game, session.view(seat), seat, session.state.legal(seat))
    best, other = advice.ideas[:2]
    assert best.outlook > other.outlook and best.points < other.points, "few devils are good"
    assert 0 < best.points < 41, "no round has more devils"
