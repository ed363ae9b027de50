"""Hints: the best choices, their figures, the certainty and the reason. They depend on the View alone."""

from types import SimpleNamespace

import msgspec
import pytest

from samedi.bots import Budget, find_bot
from samedi.bots.hint import BUDGET, Hint, HintOption, add_sentences, find_options, hint
from samedi.core.game import Game
from samedi.core.hints import Points
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.words import words
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from tests.bots.test_search import asked


def shown(game: Game, option: HintOption) -> str:
    """Return the figure of an option: points where they tell everything, otherwise the outlook in percent."""
    tell = (game.hints.points if game.hints else Points.TELL_LITTLE).value
    return f"{option.points:.1f}" if tell else f"{100 * option.outlook:.1f}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_a_hint_has_sentences_in_every_language(game: Game) -> None:
    session = asked(game)
    seat = session.acting[0]
    view, legal = session.view(seat), session.state.legal(seat)
    found = find_options(game, view, seat, legal, BUDGET)
    assert found == find_options(game, view, seat, legal, BUDGET)
    world = game.worlds(view).draw(Rng(11))
    assert found == find_options(game, game.view(world, seat), seat, legal, BUDGET), "it depends on the View alone"
    assert 2 <= len(found.options) <= 3
    assert all(game.action_of[each.code] in legal and 0 <= each.outlook <= 1 for each in found.options)
    assert found.certainty in ("clear", "likely", "even")
    for lang in ("en", "ja", "de", "fr"):
        spoken = words(game, lang)
        said = add_sentences(game, found, spoken)
        assert said.verdict == spoken.say(f"hint-{found.certainty}")
        figures = [option.result.replace(",", ".").rstrip("%\u202f") for option in said.options]
        assert figures == [shown(game, option) for option in found.options]
    said = hint(game, view, seat, legal, spoken)
    assert said.reason and said == msgspec.structs.replace(add_sentences(game, found, spoken), reason=said.reason)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_the_only_choice_needs_no_search(game: Game) -> None:
    session = asked(game)
    seat = session.acting[0]
    legal = session.state.legal(seat)[:1]
    found = hint(game, session.view(seat), seat, legal, words(game, "en"))
    assert (found.code, found.certainty) == (game.actions[legal[0]], "only")
    assert found.reason
    assert (found.verdict, found.measure, found.options[0].result) == ("", "", ""), "there is nothing to compare"


def test_a_game_whose_public_observation_shows_hidden_choices_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    session = asked(GAME)
    assert session.acting == (0, 1, 2, 3)
    view, legal = session.view(3), session.state.legal(3)
    assert GAME.action_of[find_options(GAME, view, 3, legal, BUDGET).code] in legal
    monkeypatch.setattr(Candlelight, "public_observation", State.public_observation)
    with pytest.raises(ValueError, match=r"^seat 3 knew what others chose at once: is public_observation\(\) 0 "):
        find_options(GAME, view, 3, legal, BUDGET)


def test_a_hint_tells_the_points_of_the_round() -> None:
    game = find_game("little-devils")
    session = asked(game)
    seat = session.acting[0]
    best, other = find_options(game, session.view(seat), seat, session.state.legal(seat), BUDGET).options[:2]
    assert best.outlook > other.outlook and best.points < other.points, "few devils are good"
    assert 0 < best.points < 41, "no round has more devils"


@pytest.mark.parametrize(("name", "most"), [("little-devils", 41), ("voodoo-prince", 15)])
def test_a_hint_does_not_tell_the_points_of_the_game(name: str, most: int) -> None:
    game = find_game(name)
    session, bot = asked(game), find_bot("apprentice", game)
    seat = session.acting[0]
    while session.scores[seat] <= most or len(session.state.legal(seat)) < 2 or session.acting[0] != seat:
        mover = session.acting[0]
        action = bot.choose(session.view(mover), mover, session.state.legal(mover), Budget())
        session.submit(mover, game.actions[action])
    found = find_options(game, session.view(seat), seat, session.state.legal(seat), BUDGET)
    assert all(0 <= option.points <= most for option in found.options), "no round brings more"


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
def test_figures_have_the_words_of_the_game(name: str, lang: str, said: tuple[str, str, tuple[str, ...]]) -> None:
    game = find_game(name)
    points = (12.34, 3.4, 2.0) if name == "voodoo-prince" else (2.0, 3.4, 12.34)
    options = tuple(map(HintOption, "abc", (0.54, 0.5124, -0.0), points, (9, 5, 3)))
    found = add_sentences(game, Hint(options, "likely"), words(game, lang))
    assert (found.verdict, found.measure, tuple(option.result for option in found.options)) == said


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("little-devils", (2.01, 2.04, 3.0)),  # no notable difference
        ("little-devils", (2.0, 1.9, 3.0)),
        ("voodoo-prince", (5.2, 5.4, 5.1)),  # from a real game: the best option seemed to bring less than the next
        ("voodoo-prince", (5.2, 5.0, 5.1)),
    ],
)
def test_the_outlook_is_shown_where_points_do_not_favour_the_best_option(name: str, points: tuple[float, ...]) -> None:
    game = find_game(name)
    options = [HintOption(str(number), 0.54 - 0.03 * number, each, 9) for number, each in enumerate(points)]
    found = add_sentences(game, Hint(tuple(options), "even"), words(game))
    assert found.measure == "in your favour"
    assert [option.result for option in found.options] == ["54.0%", "51.0%", "48.0%"]


Row = tuple[int, int, float]


@pytest.mark.parametrize(
    ("rows", "shown", "certainty"),
    [
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 40, 0.4)], [0, 2], "clear"),
        ([(0, 500, 0.5), (1, 300, 0.6), (2, 150, 0.7), (3, 50, 0.4)], [1, 0, 3], "clear"),
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 30, 0.6), (3, 10, 0.45)], [0, 3], "likely"),
        ([(0, 900, 0.5), (1, 60, 0.6), (2, 40, 0.6)], [0], "even"),
    ],
)
def test_options_that_only_seem_better_are_left_out(
    rows: list[Row], shown: list[int], certainty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = asked(GAME)
    view, legal = session.view(0), session.state.legal(0)
    results = [(legal[number], visits, outlook) for number, visits, outlook in rows]
    search = SimpleNamespace(
        worlds=GAME.worlds(view),
        iterations=1000,
        found=lambda legal: results,
        points_of=lambda action: 0.0,
        width=0.1,
        exploration=1.0,
    )
    monkeypatch.setattr("samedi.bots.hint.SearchBot.think", lambda *asked, **more: search)
    found = hint(GAME, view, 0, legal, words(GAME, "en"))
    assert [option.code for option in found.options] == [GAME.actions[legal[number]] for number in shown]
    assert found.certainty == certainty
    assert found.verdict and found.measure and all(option.result for option in found.options)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_no_other_option_has_a_better_outlook_than_the_best(game: Game) -> None:
    for seed in range(8):
        session = asked(game, seed)
        seat = session.acting[0]
        best, *others = find_options(game, session.view(seat), seat, session.state.legal(seat), BUDGET).options
        outlooks = [option.outlook for option in others]
        assert outlooks == sorted(outlooks, reverse=True) and all(each <= best.outlook for each in outlooks)
