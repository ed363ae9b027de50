"""A hint by search: the best choices, what they promise, how sure that is, one sentence; from the View alone."""

from types import SimpleNamespace

import pytest

from samedi.bots import Budget, find_bot
from samedi.bots.hint import Advice, Idea, explain, reason, weighed
from samedi.core.game import Game
from samedi.core.hints import Points
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.words import words
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from tests.bots.test_search import asked


def shown(game: Game, idea: Idea) -> str:
    """What is promised: the points of a round where they say all, else how one stands."""
    tell = (game.hints.points if game.hints else Points.TELL_LITTLE).value
    return f"{idea.points:.1f}" if tell else f"{100 * idea.outlook:.1f}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
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
        assert reason(game, view, legal, advice, spoken)
        tried = weighed(game, advice, spoken)
        assert tried.sure == spoken.say(f"hint-{advice.sure}")
        figures = [result.replace(",", ".").rstrip("%\u202f") for result in tried.results]
        assert figures == [shown(game, idea) for idea in advice.ideas]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_a_lone_choice_needs_no_search(game: Game) -> None:
    session = asked(game)
    seat = session.acting[0]
    legal = session.state.legal(seat)[:1]
    advice = explain(game, session.view(seat), seat, legal)
    assert (advice.best, advice.sure) == (legal[0], "only")
    assert reason(game, session.view(seat), legal, advice, words(game, "en"))
    tried = weighed(game, advice, words(game, "en"))
    assert (tried.sure, tried.measure, tried.results) == ("", "", ("",)), "there is nothing to compare"


def test_a_game_that_turns_up_face_down_choices_too_early_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    session = asked(GAME)
    assert session.acting == (0, 1, 2, 3)
    view, legal = session.view(3), session.state.legal(3)
    assert explain(GAME, view, 3, legal).best in legal
    monkeypatch.setattr(Candlelight, "news", State.news)
    with pytest.raises(ValueError, match=r"^seat 3 knew what others chose at once: is news\(\) 0 "):
        explain(GAME, view, 3, legal)


def test_points_are_those_with_which_a_round_was_left() -> None:
    game = find_game("little-devils")
    session = asked(game)
    seat = session.acting[0]
    advice = explain(game, session.view(seat), seat, session.state.legal(seat))
    best, other = advice.ideas[:2]
    assert best.outlook > other.outlook and best.points < other.points, "few devils are good"
    assert 0 < best.points < 41, "no round has more devils"


@pytest.mark.parametrize(("name", "most"), [("little-devils", 41), ("voodoo-prince", 15)])
def test_points_are_those_of_the_round_however_many_one_has(name: str, most: int) -> None:
    game = find_game(name)
    session, bot = asked(game), find_bot("apprentice", game)
    seat = session.acting[0]
    while session.scores[seat] <= most or len(session.state.legal(seat)) < 2 or session.acting[0] != seat:
        mover = session.acting[0]
        action = bot.choose(session.view(mover), mover, session.state.legal(mover), Budget())
        session.submit(mover, game.actions[action])
    advice = explain(game, session.view(seat), seat, session.state.legal(seat))
    assert all(0 <= idea.points <= most for idea in advice.ideas), "no round brings more"


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("little-devils", "en", ("probably the best", "devils on average", ("2.0", "3.4", "12.3"))),
        ("little-devils", "ja", ("おそらく最善", "デビルの平均", ("2.0", "3.4", "12.3"))),
        ("little-devils", "de", ("wohl am besten", "Teufelchen im Schnitt", ("2,0", "3,4", "12,3"))),
        ("little-devils", "fr", ("sans doute le meilleur choix", "diables en moyenne", ("2,0", "3,4", "12,3"))),
        ("voodoo-prince", "en", ("probably the best", "points on average", ("12.3", "3.4", "2.0"))),
        ("baron-voodoo", "en", ("probably the best", "in your favour", ("54.0%", "51.2%", "0.0%"))),
        (
            "baron-voodoo",
            "fr",
            ("sans doute le meilleur choix", "en votre faveur", ("54,0\u202f%", "51,2\u202f%", "0,0\u202f%")),
        ),
    ],
)
def test_figures_are_said_in_the_words_of_the_game(
    name: str, lang: str, said: tuple[str, str, tuple[str, ...]]
) -> None:
    game = find_game(name)
    points = (12.34, 3.4, 2.0) if name == "voodoo-prince" else (2.0, 3.4, 12.34)
    ideas = tuple(map(Idea, range(3), (0.54, 0.5124, -0.0), points, (9, 5, 3)))
    tried = weighed(game, Advice(ideas, "likely"), words(game, lang))
    assert (tried.sure, tried.measure, tried.results) == said


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("little-devils", (2.01, 2.04, 3.0)),  # as good as the same
        ("little-devils", (2.0, 1.9, 3.0)),
        ("voodoo-prince", (5.2, 5.4, 5.1)),  # found in a game: the best seemed to bring less than the next
        ("voodoo-prince", (5.2, 5.0, 5.1)),
    ],
)
def test_where_points_do_not_speak_for_the_best_it_is_told_how_one_stands(name: str, points: tuple[float, ...]) -> None:
    game = find_game(name)
    ideas = [Idea(number, 0.54 - 0.03 * number, each, 9) for number, each in enumerate(points)]
    tried = weighed(game, Advice(tuple(ideas), "even"), words(game))
    assert (tried.measure, tried.results) == ("in your favour", ("54.0%", "51.0%", "48.0%"))


Row = tuple[int, int, float]


@pytest.mark.parametrize(
    ("rows", "told", "sure"),
    [
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 40, 0.4)], [0, 2], "clear"),
        ([(0, 500, 0.5), (1, 300, 0.6), (2, 150, 0.7), (3, 50, 0.4)], [1, 0, 3], "clear"),
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 30, 0.6), (3, 10, 0.45)], [0, 3], "likely"),
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 40, 0.6)], [0], "even"),
    ],
)
def test_what_only_seems_better_is_not_told(
    rows: list[Row], told: list[int], sure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = asked(GAME)
    view, legal = session.view(0), session.state.legal(0)
    found = [(legal[number], visits, outlook) for number, visits, outlook in rows]
    search = SimpleNamespace(
        worlds=GAME.worlds(view),
        iterations=1000,
        found=lambda legal: found,
        points_of=lambda action: 0.0,
        width=0.1,
        exploration=1.0,
    )
    monkeypatch.setattr("samedi.bots.hint.SearchBot.think", lambda *asked, **more: search)
    advice = explain(GAME, view, 0, legal)
    assert ([idea.action for idea in advice.ideas], advice.sure) == ([legal[number] for number in told], sure)
    tried = weighed(GAME, advice, words(GAME, "en"))
    assert tried.sure and tried.measure and all(tried.results), "every idea that was weighed has its figure"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_nothing_promises_more_than_what_is_advised(game: Game) -> None:
    for seed in range(8):
        session = asked(game, seed)
        seat = session.acting[0]
        best, *others = explain(game, session.view(seat), seat, session.state.legal(seat)).ideas
        outlooks = [idea.outlook for idea in others]
        assert outlooks == sorted(outlooks, reverse=True) and all(each <= best.outlook for each in outlooks)
