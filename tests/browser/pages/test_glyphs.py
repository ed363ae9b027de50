"""No letter is missing: the fonts of the pages have every letter of every language."""

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
from samedi.core.words import WORDS_FOLDER, words
from samedi.engine.session import Session
from samedi.scene.draw import look_of
from samedi.server.languages import LANGUAGES

from ..chromium_page import browser
from ..conftest import ROOT
from ..pictures.screenshots import SETTLING_TIME, SampleTables, sample_tables

Letters = dict[str, set[str]]  # by the CSS variable of their fonts

FONTS = ("--text", "--display")
INVISIBLE = {"Cc", "Cf", "Zs", "Zl", "Zp"}  # Unicode categories
# The texts of a page by their fonts. Options of selects are left out, as the system draws them in its own font, and so
# are elements in another language.
PAGE_TEXTS = """() => {
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

# The pieces that do not lie in the middle of their slots.
MISPLACED = """() => [...document.querySelectorAll("[data-drawn]")].map((on) => on.dataset.drawn).filter((piece) => {
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
FONT_DELAY = 0.4  # seconds, longer than a page waits for its fonts

SYMBOLS = set("≈♣♥○▲☼☾‡")  # symbols of the terminal, which pages draw as pictures


@pytest.fixture(scope="module")
def samples() -> Iterator[SampleTables]:
    with sample_tables() as samples:
        yield samples


def table_texts(game: Game, lang: str) -> Iterator[str]:
    """The labels of a look and the texts in its drawings."""
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


def text_files(lang: str) -> Iterator[Path]:
    """The files with the texts of a language."""
    yield WORDS_FOLDER / f"{lang}.ftl"
    for game in all_games():
        yield game.folder / "words" / f"{lang}.ftl"
        yield game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    yield ROOT / "web" / "src" / "i18n" / f"{lang}.ts"


def letters_in(texts: Iterable[str]) -> set[str]:
    return {letter for text in texts for letter in text if unicodedata.category(letter) not in INVISIBLE}


def letters_of(lang: str) -> Letters:
    """Every letter of a language. Letters, numbers and punctuation occur in headings too."""
    letters = letters_in(file.read_text("utf-8") for file in text_files(lang))
    letters |= letters_in(text for game in all_games() for text in table_texts(game, lang)) - SYMBOLS
    return {"--text": letters, "--display": {each for each in letters if unicodedata.category(each)[0] in "LNP"}}


async def letters_on_pages(page: Page, samples: SampleTables, names: tuple[str, ...]) -> Letters:
    """The letters on real pages, by their fonts."""
    found: dict[str, set[str]] = defaultdict(set)
    for view in samples.views:
        if view.name.startswith(names):
            await page.goto(samples.url + view.path)
            await page.locator(view.ready).first.wait_for()
            for font, text in (await page.evaluate(PAGE_TEXTS)).items():
                found[font] |= letters_in([text])
    return found


async def missing(page: Page, devtools: CDPSession, font: str, letters: str) -> str:
    """The letters for which the browser falls back to a font of the system."""
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


async def missing_letters(page: Page, letters: Letters) -> dict[str, str]:
    """The letters that the fonts of this page lack, by font."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("DOM.enable")
    await devtools.send("CSS.enable")
    found = {font: await missing(page, devtools, font, "".join(sorted(letters[font]))) for font in FONTS}
    return {font: lacking for font, lacking in found.items() if lacking}


async def open_page(chromium: Browser, samples: SampleTables, lang: str) -> Page:
    context = await chromium.new_context(locale=lang, bypass_csp=True, reduced_motion="reduce")
    await samples.sign_in(context)
    page = await context.new_page()
    await page.goto(samples.url)
    return page


def test_the_fonts_have_every_letter_of_each_language(samples: SampleTables) -> None:
    async def looked() -> dict[str, dict[str, str]]:
        async with browser() as chromium:
            return {
                lang: await missing_letters(await open_page(chromium, samples, lang), letters_of(lang))
                for lang in LANGUAGES
            }

    assert asyncio.run(looked()) == {lang: {} for lang in LANGUAGES}


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        pytest.param("en", ("",), marks=pytest.mark.long),
        ("ja", ("parlour", "lobby", "table", "over-little", "replay-voodoo")),
    ],
)
def test_the_font_of_each_element_has_its_letters(samples: SampleTables, lang: str, names: tuple[str, ...]) -> None:
    async def looked() -> None:
        async with browser() as chromium:
            page = await open_page(chromium, samples, lang)
            letters = await letters_on_pages(page, samples, names)
            assert all(len(letters[font]) > 30 for font in FONTS)
            assert await missing_letters(page, letters) == {}

    asyncio.run(looked())


def test_a_missing_letter_is_found(samples: SampleTables) -> None:
    async def looked() -> None:
        async with browser() as chromium:
            page = await open_page(chromium, samples, "en")
            planted = {"--text": set("Samedi☃"), "--display": set("Same誕di")}
            assert await missing_letters(page, planted) == {"--text": "☃", "--display": "誕"}
            await page.goto(samples.url + "/me")
            await page.evaluate("document.querySelector('h1').append('♞')")
            assert "♞" in (await page.evaluate(PAGE_TEXTS))["--display"]

    asyncio.run(looked())


def test_pieces_lie_in_their_slots_after_late_fonts(samples: SampleTables) -> None:
    async def delay(route: Route) -> None:
        await asyncio.sleep(FONT_DELAY)
        await route.continue_()

    async def looked() -> None:
        async with browser() as chromium:
            page = await open_page(chromium, samples, "ja")
            await page.set_viewport_size({"width": 1440, "height": 900})
            await page.route("**/*.woff2*", delay)
            for view in samples.views:
                if view.name.startswith("table-"):
                    await page.goto(samples.url + view.path)
                    await page.locator("[data-placed]").first.wait_for(state="attached")
                    await page.wait_for_function("document.fonts.status === 'loaded'")
                    await page.wait_for_timeout(SETTLING_TIME)
                    assert await page.evaluate(MISPLACED) == [], view.name

    asyncio.run(looked())


def test_letters_are_not_moved_to_whole_pixels(samples: SampleTables) -> None:
    """Whole pixels make some spaces between words nearly vanish."""

    async def looked() -> None:
        async with browser() as chromium:
            page = await open_page(chromium, samples, "en")
            for view in samples.views:
                if view.name in ("parlour", "table-little-devils"):
                    await page.goto(samples.url + view.path)
                    await page.locator(view.ready).first.wait_for()
                    await page.wait_for_function("document.fonts.status === 'loaded'")
                    width, scaled = await page.evaluate(WIDTHS, "an independent implementation of the game")
                    assert abs(width - scaled) < 0.5, view.name

    asyncio.run(looked())
