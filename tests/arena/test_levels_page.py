"""The published levels: the file, and the page made from it."""

from pathlib import Path

from samedi.arena.levels_page import Strength, markdown, read
from samedi.core.registry import all_games


def test_the_published_page_matches_the_file() -> None:
    home = Path(__file__).parents[2]
    known = read(home / "results" / "levels.json")
    page = (home / "docs" / "strength.md").read_text()
    assert markdown(known) in page
    assert {table.game for table in known.tables} == {
        "baron-voodoo",
        "little-devils",
        "voodoo-pirates",
        "voodoo-prince",
    }
    assert all(isinstance(each, Strength) and each.deals for table in known.tables for each in table.strength)


def test_published_levels_are_as_far_apart_as_they_should_be() -> None:
    known = read(Path(__file__).parents[2] / "results" / "levels.json")
    found = {(table.game, table.seats, *each.bots): each for table in known.tables for each in table.strength}
    for game in all_games():
        for bots in (("loa", "houngan"), ("houngan", "apprentice")):
            each = found[(game.name, next(seats for seats in game.seats if seats > 1), *bots)]
            assert each.fixed and each.low is not None, (game.name, bots)
            surely = each.low if each.deals >= 1000 else each.wins  # few deals are played again after a change of rules
            assert surely > each.par, (game.name, bots)
    for name, seats, goal in (("voodoo-prince", 4, 0.40), ("voodoo-pirates", 4, 0.45), ("baron-voodoo", 2, 0.80)):
        among = found[(name, seats, "loa", "apprentice")]
        assert among.low is not None and among.low > goal, name
    devils = found["little-devils", 4, "loa", "apprentice"].score
    assert devils.first < 0.7 * devils.second, "per round, beside an apprentice"
