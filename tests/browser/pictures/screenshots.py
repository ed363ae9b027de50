"""Takes screenshots of every page and table, of real games on a real server: ./dev shots (--help lists the options).

Each is taken at two widths and in both themes in English, and in the night theme in Japanese. The games are always the
same, so that two runs can be compared.
"""

import argparse
import asyncio
import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, BrowserContext, Page

import samedi
from samedi.bots import Budget, find_bot
from samedi.core.game import Game
from samedi.core.registry import all_games
from tests.server.conftest import Server, Visitor, served

from ..chromium_page import browser
from ..conftest import ROOT

FOLDER = ROOT / ".dev" / "shots"
SIZES = {"1440": (1440, 900), "820": (820, 1180), "360": (360, 740)}
THEMES = {"night": "dark", "paper": "light"}
DEFAULT_SIZES = ("1440", "360")
PHONE = 700  # pixels; a narrower screen is a phone
SETTLING_TIME = 350  # milliseconds until fonts are loaded and the last piece has stopped
QUALITY = 88  # of compressed pictures
PLAYED_SHARE = 0.55  # the part of a game that is played before its screenshot
REPLAY_MOVE = 40  # the step at which a replay is shown
NAMES = ("Ada", "Bram", "Odile", "Kenji", "Lucie", "Théo")


class View(NamedTuple):
    """A page: its path, and the element that must be there before the screenshot."""

    name: str
    path: str
    ready: str = "main h1"


class SampleTables(NamedTuple):
    """A server with tables of every kind, and Ada, who looks at them."""

    server: Server
    ada: Visitor
    views: tuple[View, ...]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def sign_in(self, context: BrowserContext) -> None:
        """Sign in as Ada in this window."""
        name, _, value = self.ada.cookie.partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": self.url}])


class Shot(NamedTuple):
    """One screenshot: its view, width, theme, language, and device pixels per CSS pixel."""

    view: str
    size: str = "1440"
    theme: str = "night"
    lang: str = "en"
    dots: float = 1

    @property
    def name(self) -> str:
        return "-".join([self.view, self.size, self.theme, *([] if self.lang == "en" else [self.lang])])


def played(game: Game, seats: int, share: float) -> dict[str, Any]:
    """The record of a game between apprentices, up to a choice of seat 0 after about this share of the game."""
    session = samedi.Session(game.name, seats=seats, seed="Saturday")
    bots = [find_bot("apprentice", game, seed) for seed in range(seats)]
    turns = []
    while not session.over:
        seat = session.acting[0]
        if seat == 0:
            turns.append(len(session.log))
        action = bots[seat].choose(session.view(seat), seat, session.state.legal(seat), Budget(iterations=1))
        session.submit(seat, game.actions[action])
    record = session.record()
    if share < 1:
        record["entries"] = record["entries"][: turns[int(len(turns) * share)]]
    return record


def open_from_record(ada: Visitor, record: dict[str, Any], server: Server) -> str:
    """Open a table that continues this record, with two friends who are present, and bots at the other seats."""
    entries = len(record["entries"])
    body = {key: record[key] for key in ("samedi", "game", "version", "seats", "options", "entries") if key in record}
    table: str = ada.post("/api/records", record=body, entries=entries, seat=0, name="Ada")["id"]
    for seat in range(1, min(3, record["seats"])):
        friend = server.visitor()
        friend.post(f"/api/tables/{table}/sit", seat=seat, name=NAMES[seat])
        friend.sit(table)
    return table


def running(ada: Visitor, server: Server, game: Game, seats: int) -> str:
    table = open_from_record(ada, played(game, seats, PLAYED_SHARE), server)
    ada.post(f"/api/tables/{table}/start")
    return table


def finished(ada: Visitor, server: Server, game: Game, seats: int) -> str:
    """Open a table one choice before the end and make that choice. Returns its id."""
    record = played(game, seats, 1)
    last = max(number for number, (seat, _) in enumerate(record["entries"]) if seat != "*")
    seat, code = record["entries"][last]
    body = {key: record[key] for key in ("samedi", "game", "version", "seats", "options", "entries") if key in record}
    made = ada.post("/api/records", record=body, entries=last, seat=int(seat), bots="apprentice", name="Ada")
    ada.post(f"/api/tables/{made['id']}/start")
    page = ada.sit(made["id"])
    assert page.await_turn()
    page.send(t="act", id="last", seat=int(seat), at=page.at, code=code)
    page.until(lambda message: message["t"] == "scene" and "result" in message["scene"])
    page.socket.close()
    return str(made["id"])


def make_samples(server: Server) -> SampleTables:
    """Open tables of every kind."""
    ada = server.visitor()
    views = [View("parlour", "/"), View("me", "/me"), View("lost", "/nowhere"), View("gallery", "/gallery")]
    for game in all_games():
        seats = min(4, game.seats[-1])
        table = running(ada, server, game, seats)
        over = finished(ada, server, game, seats)
        lobby = ada.post("/api/tables", game=game.name, seats=seats, name="Ada", public=True)["id"]
        bram = server.visitor()
        bram.post(f"/api/tables/{lobby}/sit", name="Bram")
        bram.sit(lobby)
        views += [
            View(f"new-{game.name}", f"/new/{game.name}"),
            View(f"lobby-{game.name}", f"/t/{lobby}"),
            View(f"table-{game.name}", f"/t/{table}", ".scene .prompt"),
            View(f"over-{game.name}", f"/t/{over}", ".outcome"),
            View(f"result-{game.name}", f"/t/{over}/result"),
            View(f"replay-{game.name}", f"/t/{over}/replay?move={REPLAY_MOVE}", ".scene"),
            View(f"rules-{game.name}", f"/rules/{game.name}"),
        ]
    return SampleTables(server, ada, tuple(views))


@contextmanager
def sample_tables() -> Iterator[SampleTables]:
    with tempfile.TemporaryDirectory() as folder:
        serving = served(Path(folder))
        try:
            yield make_samples(next(serving))
        finally:
            for _ in serving:
                pass


def whole_set(samples: SampleTables, names: Sequence[str], sizes: Sequence[str], langs: Sequence[str]) -> list[Shot]:
    """The views whose names begin with one of `names`, at every size; in English in both themes, else by night."""
    views = [view.name for view in samples.views if not names or view.name.startswith(tuple(names))]
    return [
        Shot(view, size, theme, lang)
        for lang in langs
        for theme in (THEMES if lang == "en" else ("night",))
        for size in sizes
        for view in views
    ]


async def photograph(samples: SampleTables, shots: Sequence[Shot], into: Path, kind: str = "png") -> list[Path]:
    """Take these screenshots. Each file is named after its shot."""
    into.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    async with browser() as chromium:
        for _, alike in groupby(shots, lambda shot: shot[1:]):
            taken += await photograph_in_one_window(chromium, samples, list(alike), into, kind)
            print(f"\r{len(taken)} pictures in {into}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return taken


async def photograph_in_one_window(
    chromium: Browser, samples: SampleTables, shots: Sequence[Shot], into: Path, kind: str
) -> list[Path]:
    """Take screenshots that differ only in their views."""
    width, height = SIZES[shots[0].size]
    context = await chromium.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=shots[0].dots,
        color_scheme="dark" if shots[0].theme == "night" else "light",
        locale=shots[0].lang,
        reduced_motion="reduce",
        has_touch=width < PHONE,
        is_mobile=width < PHONE,
    )
    await samples.sign_in(context)
    page = await context.new_page()
    views = {view.name: view for view in samples.views}
    taken = []
    for shot in shots:
        file = into / f"{shot.name}.{kind}"
        await page.goto(samples.url + views[shot.view].path)
        await page.locator(views[shot.view].ready).first.wait_for()
        await page.wait_for_timeout(SETTLING_TIME)
        if kind == "png":
            await page.screenshot(path=file, full_page=not views[shot.view].ready.startswith("."))
        else:
            file.write_bytes(await compressed(page, kind, shot.dots))
        taken.append(file)
    await context.close()
    return taken


async def compressed(page: Page, kind: str, dots: float = 1) -> bytes:
    """A screenshot of the visible part of a page, in a compressed format."""
    devtools = await page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "scale": dots, **(page.viewport_size or {})}
    asked = {"format": kind, "quality": QUALITY, "clip": clip}
    picture = (await devtools.send("Page.captureScreenshot", asked))["data"]
    await devtools.detach()
    return base64.b64decode(picture)


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(prog="./dev shots", description="Take screenshots of every page and table.")
    asked.add_argument(
        "--into", type=Path, default=FOLDER, help=f"the folder for the files ({FOLDER.relative_to(ROOT)})"
    )
    asked.add_argument("--only", default="", help="names of views, or their beginnings, separated by commas")
    asked.add_argument("--sizes", default=",".join(DEFAULT_SIZES), help="widths: 1440, 820, 360")
    asked.add_argument("--langs", default="en,ja", help="languages (en,ja)")
    asked.add_argument(
        "--docs", action="store_true", help="take the pictures of README and docs instead, into docs/pictures"
    )
    asked.add_argument(
        "--figures", action="store_true", help="measure the page of a table instead: size, time, layout shift"
    )
    given = asked.parse_args(words)
    names = [name for name in given.only.split(",") if name]
    with sample_tables() as samples:
        if given.figures:
            from .page_metrics import show

            return show(samples)
        if given.docs:
            from .docs_pictures import update

            return update(samples)
        shots = whole_set(samples, names, given.sizes.split(","), given.langs.split(","))
        asyncio.run(photograph(samples, shots, given.into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
