"""Markers on a track: each within its space, none over another, at a desk and on a phone."""

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
STANDING = {"4 0 4 11": 4, "0 0 0 0": 4, "15 14 15": 3, "18 30": 2}  # points, and at how many seats
LEAST = 9  # pixels of a marker
TOUCH = 1.5  # pixels by which two may come near each other

Box = dict[str, float]


def table(seats: int, scores: str) -> dict[str, Any]:
    state = read(LINE.format(seats, scores))
    names = ["Ada", "Bram", "Odile", "Kenji"][:seats]
    drawn: dict[str, Any] = msgspec.to_builtins({"look": look_at(state, 0), "scene": shown(state, 0), "names": names})
    return drawn


def inside(one: Box, other: Box) -> bool:
    across = other["x"] - TOUCH <= one["x"] and one["x"] + one["width"] <= other["x"] + other["width"] + TOUCH
    return (
        across and other["y"] - TOUCH <= one["y"] and one["y"] + one["height"] <= other["y"] + other["height"] + TOUCH
    )


def apart(one: Box, other: Box) -> bool:
    ways = (("x", "width"), ("y", "height"))
    return any(
        one[at] + one[size] <= other[at] + TOUCH or other[at] + other[size] <= one[at] + TOUCH for at, size in ways
    )


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_markers_stand_side_by_side_on_their_space(screen: str, tmp_path: Path) -> None:
    async def stood() -> None:
        async with browser() as opened:
            for scores, seats in STANDING.items():
                async with page(opened, screen) as seen:
                    drawn = table(seats, scores)
                    await draw(seen, drawn, tmp_path / "track.html")
                    markers = [piece for piece in drawn["scene"]["pieces"] if piece["area"] == "track"]
                    boxes = [await box_of(seen, f"[data-drawn='{piece['id']}']") for piece in markers]
                    for piece, box in zip(markers, boxes, strict=True):
                        assert inside(box, await box_of(seen, f".place:has([data-place='{piece['place']}'])")), scores
                        assert box["width"] >= LEAST
                    assert len(markers) == seats and all(apart(*two) for two in combinations(boxes, 2)), scores
                    assert await seen.evaluate("document.documentElement.scrollWidth <= innerWidth")

    asyncio.run(stood())


async def box_of(seen: Any, selector: str) -> Box:
    box: Box | None = await seen.locator(selector).bounding_box()
    assert box is not None, selector
    return box
