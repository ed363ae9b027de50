"""Places lie inside the unit box, each in a cell of its own, in the expected order."""

from itertools import pairwise

import pytest

from samedi.scene.layout import SEAT_CELLS, around, edge_handles, grid, ring, track
from samedi.scene.model import Place


def fits(places: tuple[Place, ...]) -> None:
    """Check that all places are inside the unit box and have unique names and cells."""
    assert all(0 <= place.x <= 1 and 0 <= place.y <= 1 for place in places)
    assert len({place.id for place in places}) == len({place.cell for place in places}) == len(places)


@pytest.mark.parametrize("seats", SEAT_CELLS)
@pytest.mark.parametrize("chair", [None, 0, 1])
def test_the_viewer_sits_at_the_bottom_and_the_others_follow_clockwise(seats: int, chair: int | None) -> None:
    if chair is not None and chair >= seats:
        return
    places = around(seats, chair, lambda seat: f"before {seat}")
    fits(places)
    assert [place.id for place in places] == [f"seat:{seat}" for seat in range(seats)]
    below = places[chair or 0]
    assert below.y == max(place.y for place in places) and below.cell == (1, 2) and below.x == 0.5
    if seats > 2:
        assert places[((chair or 0) + 1) % seats].x < 0.5  # the next one clockwise sits to the left
    assert below.label == f"before {chair or 0}"


def test_a_grid_begins_at_the_lower_left_and_its_last_row_is_on_top() -> None:
    places = grid("abcdefg", "1234567", str.upper)
    fits(places)
    first, last = places[0], places[-1]
    assert (first.id, first.cell, first.label) == ("a1", (0, 6), "A1")
    assert (last.id, last.cell) == ("g7", (6, 0))
    assert first.x < last.x and first.y > last.y
    assert {place.w for place in places} == {round(1 / 7, 4)}


def test_the_margin_of_a_grid_has_a_handle_at_both_ends_of_each_line() -> None:
    spaces = grid("abc", "12", str, rim=0.04)
    handles = edge_handles("abc", "12", lambda line, edge: f"{line} to {edge}", rim=0.04)
    fits(spaces + handles)
    named = {place.id: place for place in spaces + handles}
    assert {place.id for place in handles} == {"1W", "1E", "2W", "2E", "aN", "aS", "bN", "bS", "cN", "cS"}
    assert named["1W"].y == named["a1"].y == named["1E"].y and named["bN"].x == named["b2"].x
    assert named["1W"].x < named["a1"].x and named["1E"].x > named["c1"].x
    assert (named["1W"].cell, named["a1"].cell, named["bS"].cell, named["cN"].cell) == ((0, 2), (1, 2), (2, 3), (3, 0))
    assert (named["1W"].label, named["1W"].text) == ("1 to W", "1")
    assert all(min(place.w, place.h) < 0.6 * named["a1"].h for place in handles)  # the margin stays free for drawing


def test_neighbours_on_a_ring_are_neighbours_in_text() -> None:
    places = ring([str(number) for number in range(12)], lambda name: name)
    fits(places)
    cells = [place.cell for place in places]
    assert cells[0] == (0, 0) and cells[3] == (3, 0) and cells[6] == (3, 3) and cells[9] == (0, 3)
    for one, two in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1
    assert places[0].x < 0.5 and places[0].y < 0.5 < places[3].x
    assert [round(place.turn - places[0].turn) % 360 for place in places] == [30 * number for number in range(12)]


def test_a_track_runs_from_left_to_right() -> None:
    places = track(["x", "y", "z"], lambda name: f"space {name}")
    fits(places)
    assert [place.cell for place in places] == [(0, 0), (1, 0), (2, 0)]
    assert [place.x for place in places] == sorted(place.x for place in places)
    assert places[2].label == "space z"


def test_a_long_track_has_several_lines_and_on_a_phone_one() -> None:
    places = track([str(number) for number in range(7)], lambda name: name, lines=2)
    fits(places)
    assert [place.cell for place in places] == [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)]
    assert places[0].x == places[4].x and places[0].y < places[4].y
    spots = [place.narrow for place in places if place.narrow is not None]
    assert len(spots) == 7 and spots == sorted(spots) and len({y for _, y, _ in spots}) == 1
    assert [round(width * 8) for _, _, width in spots] == [2, 1, 1, 1, 1, 1, 1]  # all markers begin on the first
    assert all(left + wide / 2 <= right - narrow / 2 + 1e-3 for (left, _, wide), (right, _, narrow) in pairwise(spots))
