"""A full table of Baron Voodoo on a laptop, in the words of any language: nothing that lies there covers anything."""

import asyncio
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec

from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.tests.shown import LANGUAGES, look_at, shown
from samedi.games.baron_voodoo.tests.tables import read

from .browse import browser, draw, page
from .test_track import Box, apart

LINE = (
    "4 seats | round 6 | turn A powered bought | step bank | board a1=Yo b1=Tv | scores 2 10 10 10 | offerings 0 4 0 0"
    " | zones Yv Yc Ys Yg Tv Ts Tc Ro Rv Rs Pv Px / To / - / -"
)
LAID = ("Ro", "Rv", "Rs")
DICE, CAPTIONS, BUTTONS = ".piece.in-mine, .piece.in-side:not(.as-board)", ".rest .caption", ".acts button"
LAYING = (0, 1, 3)  # so many of them


def table(laid: int, lang: str) -> dict[str, Any]:
    """Twelve captured dice, of which some are laid together."""
    state = read(LINE)
    for kind in LAID[:laid]:
        state.apply(0, GAME.actions.index(f"put {kind}"))
    drawn = {
        "look": look_at(state, 0, lang),
        "scene": shown(state, 0, lang),
        "names": ["Ada", "Bram", "Odile", "Kenji"],
    }
    built: dict[str, Any] = msgspec.to_builtins(drawn)
    return built


def test_dice_laid_together_lie_beside_the_others(tmp_path: Path) -> None:
    async def lay() -> None:
        async with browser() as opened, page(opened, "laptop") as seen:
            for lang, laid in product(LANGUAGES, LAYING):
                drawn = table(laid, lang)
                await draw(seen, drawn, tmp_path / "crowded.html")
                dice, captions, buttons = [await boxes_of(seen, each) for each in (DICE, CAPTIONS, BUTTONS)]
                assert len(dice) > 12 and len(captions) > 1 and buttons
                for lying in (dice, captions):
                    assert not [two for two in combinations(lying, 2) if not apart(*two)], (lang, laid)
                assert not [two for two in product(buttons, dice) if not apart(*two)], (lang, laid)

    asyncio.run(lay())


async def boxes_of(seen: Any, selector: str) -> list[Box]:
    found: list[Box] = await seen.locator(selector).evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
    )
    return [box for box in found if box["width"]]
