"""No letter is missing: whatever the house says, in any language, is in the fonts that its pages load."""

import asyncio
import html
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession, Page, Route

from samedi.core.game import Game
from samedi.core.registry import all_games
from samedi.core.words import HOUSE, words
from samedi.engine.session import Session
from samedi.scene.draw import look_of
from samedi.server.pages.components.layout import LANGUAGES

from ..chromium_page import browser
from ..conftest import ROOT
from ..pictures.screenshots import REST, House, opened

Letters = dict[str, set[str]]  # by the variable that names their fonts

FONTS = ("--text", "--display")
UNSEEN = {"Cc", "Cf", "Zs", "Zl", "Zp"}  # categories of letters that nobody sees
# What a page says, by its fonts. Fields of the system are drawn in its own, and the name of another language is for
# those who have its letters.
WRITTEN = """() => {
  const found = { "--text": "", "--display": "" };
  const add = (text, style) => { found[style.fontFamily.startsWith("Grenze") ? "--display" : "--text"] += text; };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const on = walker.currentNode.parentElement;
    if (on.closest("script, style, noscript, option") || on.closest("[lang]") !== document.documentElement) continue;
    add(walker.currentNode.data, getComputedStyle(on));
  }
  for (const on of document.body.querySelectorAll("*")) {
    for (const part of ["::before", "::after", "::marker"]) {
      const style = getComputedStyle(on, part);
      if (!["none", "normal"].includes(style.content)) add(style.content.replace(/^"|"$/g, ""), style);
    }
  }
  return found;
}"""
PROBE = """async ([font, letters]) => {
  const probe = document.createElement("p");
  Object.assign(probe, { id: "probe", textContent: letters });
  Object.assign(probe.style, { fontFamily: `var(${font})`, fontWeight: 600 });
  document.getElementById("probe")?.remove();
  document.body.append(probe);
  probe.getBoundingClientRect();
  await document.fonts.ready;
}"""

# Pieces that lie beside the slot that was made for them.
ASTRAY = """() => [...document.querySelectorAll("[data-drawn]")].map((on) => on.dataset.drawn).filter((piece) => {
  const both = ["drawn", "piece"].map((kind) => document.querySelector(`[data-${kind}="${piece}"]`));
  const boxes = both.map((on) => on?.getBoundingClientRect());
  if (!boxes[1]?.width) return false;
  const [lies, belongs] = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  return Math.hypot(lies[0] - belongs[0], lies[1] - belongs[1]) > 2;
})"""
# The width of a text at its own size, and a tenth of its width at ten times the size.
WIDTHS = """(text) => {
  const width = (size) => {
    const probe = document.createElement("span");
    probe.textContent = text;
    Object.assign(probe.style, { position: "absolute", whiteSpace: "nowrap", wordSpacing: 0, fontSize: `${size}px` });
    document.querySelector("h1").parentElement.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  return [width(17), width(170) / 10];
}"""
LATE = 0.4  # seconds; a page waits for its fonts, but not so long

MARKS = set("≈♣♥○▲☼☾‡")  # of Loas and souls where there are only letters; pages draw these


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with opened() as house:
        yield house


# ---- what is said ----


def on_pieces(game: Game, lang: str) -> Iterator[str]:
    """What is called and drawn somehow on a table; signs of the terminal are not drawn here."""
    for seats in (game.seats[0], game.seats[-1]):
        session = Session(game.name, seats, seed=1)
        session.run_chance()
        look = look_of(game, session.view(0), words(game, lang))
        for area in look.areas:
            yield area.label
            yield from (place.label + place.text for place in area.places)
        for name, face in look.faces.items():
            yield face.label if face.label != name else ""
            yield html.unescape("".join(re.findall(r"<text[^>]*>(.*?)</text>", face.svg)))
        yield from (tone.label for tone in look.tones.values())


def files_of(lang: str) -> Iterator[Path]:
    """Where the words of a language are kept."""
    yield HOUSE / f"{lang}.ftl"
    for game in all_games():
        yield game.folder / "words" / f"{lang}.ftl"
        yield game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    yield ROOT / "web" / "src" / "i18n" / f"{lang}.ts"


def seen(texts: Iterable[str]) -> set[str]:
    return {letter for text in texts for letter in text if unicodedata.category(letter) not in UNSEEN}


def said_in(lang: str) -> Letters:
    """Every letter of a language; those that are no signs must be had for names and headings too."""
    letters = seen(file.read_text("utf-8") for file in files_of(lang))
    letters |= seen(text for game in all_games() for text in on_pieces(game, lang)) - MARKS
    return {"--text": letters, "--display": {each for each in letters if unicodedata.category(each)[0] in "LNP"}}


async def written(page: Page, house: House, names: tuple[str, ...]) -> Letters:
    """What stands on real pages, by its fonts."""
    found: dict[str, set[str]] = defaultdict(set)
    for view in house.views:
        if view.name.startswith(names):
            await page.goto(house.url + view.path)
            await page.locator(view.ready).first.wait_for()
            for font, text in (await page.evaluate(WRITTEN)).items():
                found[font] |= seen([text])
    return found


# ---- what there is ----


async def missing(page: Page, devtools: CDPSession, font: str, letters: str) -> str:
    """Those of the letters that the page must borrow from the system."""
    await page.evaluate(PROBE, [font, letters])
    root = (await devtools.send("DOM.getDocument"))["root"]["nodeId"]
    node = (await devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#probe"}))["nodeId"]
    fonts = (await devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node}))["fonts"]
    if all(each["isCustomFont"] for each in fonts):
        return ""
    if len(letters) == 1:
        return letters
    half = len(letters) // 2
    return await missing(page, devtools, font, letters[:half]) + await missing(page, devtools, font, letters[half:])


async def lacking(page: Page, letters: Letters) -> dict[str, str]:
    """What the fonts of the page that is open lack."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("DOM.enable")
    await devtools.send("CSS.enable")
    found = {font: await missing(page, devtools, font, "".join(sorted(letters[font]))) for font in FONTS}
    return {font: lacks for font, lacks in found.items() if lacks}


async def opened_in(chromium: Browser, house: House, lang: str) -> Page:
    context = await chromium.new_context(locale=lang, bypass_csp=True, reduced_motion="reduce")
    await house.known(context)
    page = await context.new_page()
    await page.goto(house.url)
    return page


def test_every_word_is_in_the_fonts_of_its_language(house: House) -> None:
    async def looked() -> dict[str, dict[str, str]]:
        async with browser() as chromium:
            return {lang: await lacking(await opened_in(chromium, house, lang), said_in(lang)) for lang in LANGUAGES}

    assert asyncio.run(looked()) == {lang: {} for lang in LANGUAGES}


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        pytest.param("en", ("",), marks=pytest.mark.long),
        ("ja", ("parlour", "lobby", "table", "over-little", "replay-voodoo")),
    ],
)
def test_every_sign_on_every_page_is_in_the_fonts_it_is_set_in(house: House, lang: str, names: tuple[str, ...]) -> None:
    async def looked() -> None:
        async with browser() as chromium:
            page = await opened_in(chromium, house, lang)
            letters = await written(page, house, names)
            assert all(len(letters[font]) > 30 for font in FONTS)
            assert await lacking(page, letters) == {}

    asyncio.run(looked())


def test_a_letter_that_no_font_has_is_found(house: House) -> None:
    async def looked() -> None:
        async with browser() as chromium:
            page = await opened_in(chromium, house, "en")
            planted = {"--text": set("Samedi☃"), "--display": set("Same誕di")}
            assert await lacking(page, planted) == {"--text": "☃", "--display": "誕"}
            await page.goto(house.url + "/me")
            await page.evaluate("document.querySelector('h1').append('♞')")
            assert "♞" in (await page.evaluate(WRITTEN))["--display"]

    asyncio.run(looked())


def test_pieces_lie_in_their_slots_though_letters_come_late(house: House) -> None:
    async def late(route: Route) -> None:
        await asyncio.sleep(LATE)
        await route.continue_()

    async def looked() -> None:
        async with browser() as chromium:
            page = await opened_in(chromium, house, "ja")
            await page.set_viewport_size({"width": 1440, "height": 900})
            await page.route("**/*.woff2*", late)
            for view in house.views:
                if view.name.startswith("table-"):
                    await page.goto(house.url + view.path)
                    await page.locator("[data-placed]").first.wait_for(state="attached")
                    await page.wait_for_function("document.fonts.status === 'loaded'")
                    await page.wait_for_timeout(REST)
                    assert await page.evaluate(ASTRAY) == [], view.name

    asyncio.run(looked())


def test_letters_are_not_moved_to_whole_pixels(house: House) -> None:
    """Otherwise some spaces between words all but vanish."""

    async def looked() -> None:
        async with browser() as chromium:
            page = await opened_in(chromium, house, "en")
            for view in house.views:
                if view.name in ("parlour", "table-little-devils"):
                    await page.goto(house.url + view.path)
                    await page.locator(view.ready).first.wait_for()
                    await page.wait_for_function("document.fonts.status === 'loaded'")
                    width, scaled = await page.evaluate(WIDTHS, "an independent implementation of the game")
                    assert abs(width - scaled) < 0.5, view.name

    asyncio.run(looked())
