"""The art under a board: each place has a field where it lies."""

import re
from xml.etree import ElementTree

from samedi.games.baron_voodoo.scene.board_art import draw_board
from samedi.scene.layout import grid

PLACES = grid("abcd", "123", str, rim=0.05)


def paths(svg: str) -> list[str]:
    return re.findall('<path d="([^"]*)"', svg)


def test_every_place_has_a_field_and_a_stone_and_every_corner_inside_a_cross() -> None:
    svg = draw_board(PLACES)
    ElementTree.fromstring(svg)
    fields, stones, crosses = paths(svg)
    assert fields.count("M") == stones.count("M") == 12
    assert crosses.count("M") == 3 * 2


def test_a_dark_field_has_a_large_stone_of_its_own() -> None:
    fields, dark, stones, _, large = paths(draw_board(PLACES, {"b2"}))
    assert fields.count("M") == stones.count("M") == 11 and dark.count("M") == large.count("M") == 1


def test_a_field_lies_where_its_place_lies() -> None:
    first = paths(draw_board(PLACES))[0].split("z")[0]
    x, y = map(float, re.findall(r"M([\d.]+) ([\d.]+)", first)[0])
    place = PLACES[0]
    assert abs(x / 1000 - (place.x - place.w / 2)) < 0.01 and abs(y / 1000 - (place.y - place.h / 2)) < 0.01
