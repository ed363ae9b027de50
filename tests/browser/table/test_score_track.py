"""Markers on the score track stay inside their spaces and do not overlap, at a desk and on a phone."""

import asyncio
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.games.baron_voodoo.tests.positions import read
from samedi.games.baron_voodoo.tests.scene.helpers import look_at, shown

from ..chromium_page import browser, draw, page

LINE = "{} seats | step capture | board a1=Yo b1=Tv | scores {}"
SCORES = {"4 0 4 11": 4, "0 0 0 0": 4, "15 14 15": 3, "18 30": 2}  # scores -> number of seats
MIN_WIDTH = 9  # pixels of a marker
TOLERANCE = 1.5  # pixels by which boxes may overlap

Box = dict[str, float]


def table(seats: int, scores: str) -> dict[str, Any]:
    state = read(LINE.format(seats, scores))
    names = ["Ada", "Bram", "Odile", "Kenji"][:seats]
    drawn: dict[str, Any] = msgspec.to_builtins({"look": look_at(state, 0), "scene": shown(state, 0), "names": names})
    return drawn


def inside(one: Box, other: Box) -> bool:
    across = other["x"] - TOLERANCE <= one["x"] and one["x"] + one["width"] <= other["x"] + other["width"] + TOLERANCE
    return (
        across
        and other["y"] - TOLERANCE <= one["y"]
        and one["y"] + one["height"] <= other["y"] + other["height"] + TOLERANCE
    )


def apart(one: Box, other: Box) -> bool:
    ways = (("x", "width"), ("y", "height"))
    return any(
        one[at] + one[size] <= other[at] + TOLERANCE or other[at] + other[size] <= one[at] + TOLERANCE
        for at, size in ways
    )


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_markers_are_inside_their_space_and_do_not_overlap(screen: str, tmp_path: Path) -> None:
    async def measure() -> None:
        async with browser() as opened:
            for scores, seats in SCORES.items():
                async with page(opened, screen) as seen:
                    drawn = table(seats, scores)
                    await draw(seen, drawn, tmp_path / "track.html")
                    markers = [piece for piece in drawn["scene"]["pieces"] if piece["area"] == "track"]
                    boxes = [await box_of(seen, f"[data-drawn='{piece['id']}']") for piece in markers]
                    for piece, box in zip(markers, boxes, strict=True):
                        assert inside(box, await box_of(seen, f".place:has([data-place='{piece['place']}'])")), scores
                        assert box["width"] >= MIN_WIDTH
                    assert len(markers) == seats and all(apart(*two) for two in combinations(boxes, 2)), scores
                    assert await seen.evaluate("document.documentElement.scrollWidth <= innerWidth")

    asyncio.run(measure())


async def box_of(seen: Any, selector: str) -> Box:
    box: Box | None = await seen.locator(selector).bounding_box()
    assert box is not None, selector
    return box
