"""A search beats the apprentice, and the apprentice beats the zombie, at every game, by the arena's sequential test.

Seeds and iterations are fixed, so each result is the same every time. A test stops when the better bot is known.

"""

import pytest

from samedi.arena.matches.contest import Arena, contests_of
from samedi.arena.matches.journal import Question
from samedi.bots import Budget
from samedi.core.registry import all_games, find_game

DEALS = 400  # enough to decide
NAMES = [game.name for game in all_games()]
LONG = pytest.mark.long
SEARCHES = [  # fast and yet clearly better
    pytest.param("baron-voodoo", "ismcts:20it", marks=LONG),
    pytest.param("little-devils", "ismcts:100it", marks=LONG),
    ("voodoo-pirates", "ismcts:100it"),
    ("voodoo-prince", "ismcts:300it"),
    pytest.param("voodoo-prince", "houngan", marks=LONG),
]


def better(name: str, first: str, second: str) -> str | None:
    """Return the bot that wins more at the smallest table of a game, or None if that is not known after all deals."""
    game = find_game(name)
    seats = game.seats[0]
    options = game.check_options(seats, {})
    bots = (first, second)
    question = Question(name, game.version, seats, (options,), bots, {}, ((0, 1),), "strength", "", 10.0)
    (contest,) = contests_of(question, (DEALS,), Budget(), fixed=False)
    Arena([contest]).run(map)
    return None if contest.decided is None else bots[contest.decided]


@pytest.mark.parametrize("name", NAMES)
def test_an_apprentice_beats_a_zombie(name: str) -> None:
    assert better(name, "apprentice", "zombie") == "apprentice"


@pytest.mark.parametrize(("name", "search"), SEARCHES)
def test_a_search_beats_an_apprentice(name: str, search: str) -> None:
    assert better(name, search, "apprentice") == search


def test_a_weaker_bot_is_recognized() -> None:
    assert better("voodoo-pirates", "zombie", "apprentice") == "apprentice"


@pytest.mark.parametrize("name", NAMES)
def test_a_search_is_measured_at_every_game(name: str) -> None:
    assert any(name in getattr(each, "values", each) for each in SEARCHES)
