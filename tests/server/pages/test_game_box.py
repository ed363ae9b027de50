"""The boxes of games: their own emblem, colour and sign, or ones derived from their names."""

from xml.etree import ElementTree

import pytest

from samedi.core.registry import all_games, find_game
from samedi.scene.faces import drawing
from samedi.server.pages.components.game_box import cover, drawn, emblem, house_sign, small_cover

NAMES = [game.name for game in all_games()]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_art_has_its_own_box(name: str) -> None:
    own = drawing(find_game(name).folder / "art" / "emblem.svg")
    box = cover(find_game(name), "A <game>", "2 to 4")
    assert f"--lid:{own.box_colour}" in box and "A &lt;game&gt;" in box
    assert emblem(name) == own
    assert f"--lid:{own.box_colour}" in small_cover(name)


@pytest.mark.parametrize("name", ["_template", "a-game-that-is-gone"])
def test_a_game_without_art_has_a_box_that_comes_from_its_name(name: str) -> None:
    assert emblem(name) == drawn(name)
    assert f"--lid:{drawn(name).box_colour}" in small_cover(name)
    assert small_cover(name) != small_cover(name + "-too")


@pytest.mark.parametrize("name", [*NAMES, "_template"])
def test_lines_are_equally_thin_at_any_size(name: str) -> None:
    box = ElementTree.fromstring(cover(find_game(name), "A game", "2 to 4"))
    shapes = [each for each in box.iter() if each.tag in ("path", "circle")]
    assert shapes and all(each.get("vector-effect") == "non-scaling-stroke" for each in shapes)
    assert 'style="stroke-width:1.3px"' in cover(find_game(name), "A game", "2 to 4")


def test_the_emblem_of_samedi_is_not_that_of_a_game() -> None:
    assert ElementTree.fromstring(house_sign()).get("aria-hidden") == "true"
    assert house_sign() not in {cover(game, "", "") for game in all_games()}
