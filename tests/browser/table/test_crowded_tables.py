"""Crowded tables on a laptop: nothing covers anything else in any language."""

import asyncio
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec

import samedi
from samedi.core.offer import offer_of
from samedi.core.registry import find_game
from samedi.core.words import words
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.tests.positions import read
from samedi.games.baron_voodoo.tests.scene.helpers import LANGUAGES, look_at, shown

from ..chromium_page import browser, draw, page
from .test_score_track import Box, apart

LINE = (
    "4 seats | round 6 | turn A powered bought | step bank | board a1=Yo b1=Tv | scores 2 10 10 10 | offerings 0 4 0 0"
    " | zones Yv Yc Ys Yg Tv Ts Tc Ro Rv Rs Pv Px / To / - / -"
)
LAID = ("Ro", "Rv", "Rs")
DICE, CAPTIONS, BUTTONS = ".piece.in-mine, .piece.in-side:not(.as-board)", ".rest .caption", ".acts button"
LAID_COUNTS = (0, 1, 3)


def table(laid: int, lang: str) -> dict[str, Any]:
    """Twelve captured dice, some of which are selected for the bank."""
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


def test_dice_captions_and_buttons_do_not_overlap(tmp_path: Path) -> None:
    async def lay() -> None:
        async with browser() as opened, page(opened, "laptop") as seen:
            for lang, laid in product(LANGUAGES, LAID_COUNTS):
                drawn = table(laid, lang)
                await draw(seen, drawn, tmp_path / "crowded.html")
                dice, captions, buttons = [await boxes_of(seen, each) for each in (DICE, CAPTIONS, BUTTONS)]
                assert len(dice) > 12 and len(captions) > 1 and buttons
                for lying in (dice, captions):
                    assert not [two for two in combinations(lying, 2) if not apart(*two)], (lang, laid)
                assert not [two for two in product(buttons, dice) if not apart(*two)], (lang, laid)

    asyncio.run(lay())


def test_taken_tricks_do_not_overlap_the_hand(tmp_path: Path) -> None:
    """Little Devils with five players, after the viewer took a trick: eight of nine cards are in hand."""
    devils: Any = find_game("little-devils")
    session = samedi.Session(devils, 5, seed=1)
    while session.view(session.acting[0]).lying or not any(session.view(None).devils):
        session.submit(session.acting[0], session.choices(session.acting[0])[-1])
    seat = session.acting[0]

    async def look() -> None:
        async with browser() as opened, page(opened, "laptop") as seen:
            for lang in LANGUAGES:
                spoken, view = words(devils, lang), session.view(seat)
                drawn = {
                    "look": devils.module("scene").look(view, spoken),
                    "scene": devils.module("scene").scene(view, offer_of(devils, session.state, seat), spoken),
                    "names": ["Ada Wilhelmine Lovelace"] * 5,
                }
                await draw(seen, msgspec.to_builtins(drawn), tmp_path / "taken.html")
                taken, hand = await boxes_of(seen, ".me .mat .slot"), await boxes_of(seen, ".hand .slot")
                assert taken and len(hand) == 8
                assert not [two for two in product(taken, hand) if not apart(*two)], lang

    asyncio.run(look())


async def boxes_of(seen: Any, selector: str) -> list[Box]:
    found: list[Box] = await seen.locator(selector).evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
    )
    return [box for box in found if box["width"]]
