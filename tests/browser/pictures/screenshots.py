"""Pictures of every page and table, of real games on a real server: ./dev shots (--help lists what can be chosen).

Each is taken at two widths, by night and on paper, and a set in Japanese. The games are always the same, so that two
runs can be compared.
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

INTO = ROOT / ".dev" / "shots"
SIZES = {"1440": (1440, 900), "820": (820, 1180), "360": (360, 740)}
THEMES = {"night": "dark", "paper": "light"}
USUAL = ("1440", "360")
PHONE = 700  # narrower is a phone
REST = 350  # milliseconds until fonts and the last piece have come to rest
QUALITY = 88  # of pictures that are pressed
FAR = 0.55  # of a game has been played when its picture is taken
REPLAYED = 40  # the move at which a replay is looked at
NAMES = ("Ada", "Bram", "Odile", "Kenji", "Lucie", "Théo")


class View(NamedTuple):
    """One thing to look at: a path, and what must be there before the picture is taken."""

    name: str
    path: str
    ready: str = "main h1"


class House(NamedTuple):
    """A server with an evening's worth of tables, and who looks at them."""

    server: Server
    ada: Visitor
    views: tuple[View, ...]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def known(self, context: BrowserContext) -> None:
        """Make this window Ada's."""
        name, _, value = self.ada.cookie.partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": self.url}])


class Shot(NamedTuple):
    """One picture: of which view, how wide, in what light and language, how many dots to a pixel."""

    view: str
    size: str = "1440"
    theme: str = "night"
    lang: str = "en"
    dots: float = 1

    @property
    def name(self) -> str:
        return "-".join([self.view, self.size, self.theme, *([] if self.lang == "en" else [self.lang])])


# ---- an evening ----


def played(game: Game, seats: int, share: float) -> dict[str, Any]:
    """The record of a game among apprentices, up to a choice of seat 0 about so far into it."""
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


def seated(ada: Visitor, record: dict[str, Any], server: Server) -> str:
    """A table that plays on from there, with friends on two chairs, who are there, and bots on the others."""
    entries = len(record["entries"])
    body = {key: record[key] for key in ("samedi", "game", "version", "seats", "options", "entries") if key in record}
    table: str = ada.post("/api/records", record=body, entries=entries, seat=0, name="Ada")["id"]
    for seat in range(1, min(3, record["seats"])):
        friend = server.anybody()
        friend.post(f"/api/tables/{table}/sit", seat=seat, name=NAMES[seat])
        friend.sit(table)
    return table


def running(ada: Visitor, server: Server, game: Game, seats: int) -> str:
    table = seated(ada, played(game, seats, FAR), server)
    ada.post(f"/api/tables/{table}/start")
    return table


def finished(ada: Visitor, server: Server, game: Game, seats: int) -> str:
    """A game that is over, by playing its last choice."""
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


def evening(server: Server) -> House:
    """Tables of every kind, for Ada to look at."""
    ada = server.anybody()
    views = [View("parlour", "/"), View("me", "/me"), View("lost", "/nowhere"), View("gallery", "/gallery")]
    for game in all_games():
        seats = min(4, game.seats[-1])
        table = running(ada, server, game, seats)
        over = finished(ada, server, game, seats)
        lobby = ada.post("/api/tables", game=game.name, seats=seats, name="Ada", public=True)["id"]
        bram = server.anybody()
        bram.post(f"/api/tables/{lobby}/sit", name="Bram")
        bram.sit(lobby)
        views += [
            View(f"new-{game.name}", f"/new/{game.name}"),
            View(f"lobby-{game.name}", f"/t/{lobby}"),
            View(f"table-{game.name}", f"/t/{table}", ".scene .prompt"),
            View(f"over-{game.name}", f"/t/{over}", ".outcome"),
            View(f"result-{game.name}", f"/t/{over}/result"),
            View(f"replay-{game.name}", f"/t/{over}/replay?move={REPLAYED}", ".scene"),
            View(f"rules-{game.name}", f"/rules/{game.name}"),
        ]
    return House(server, ada, tuple(views))


@contextmanager
def opened() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        serving = served(Path(folder))
        try:
            yield evening(next(serving))
        finally:
            for _ in serving:
                pass


# ---- pictures ----


def whole_set(house: House, names: Sequence[str], sizes: Sequence[str], langs: Sequence[str]) -> list[Shot]:
    """Every view whose name begins so, at every size, by night and on paper; in other languages by night alone."""
    views = [view.name for view in house.views if not names or view.name.startswith(tuple(names))]
    return [
        Shot(view, size, theme, lang)
        for lang in langs
        for theme in (THEMES if lang == "en" else ("night",))
        for size in sizes
        for view in views
    ]


async def photograph(house: House, shots: Sequence[Shot], into: Path, kind: str = "png") -> list[Path]:
    """Take these pictures; each file is named after its shot."""
    into.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    async with browser() as chromium:
        for _, alike in groupby(shots, lambda shot: shot[1:]):
            taken += await series(chromium, house, list(alike), into, kind)
            print(f"\r{len(taken)} pictures in {into}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return taken


async def series(chromium: Browser, house: House, shots: Sequence[Shot], into: Path, kind: str) -> list[Path]:
    """Pictures of the same size, light and language, one after the other in one window."""
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
    await house.known(context)
    page = await context.new_page()
    views = {view.name: view for view in house.views}
    taken = []
    for shot in shots:
        file = into / f"{shot.name}.{kind}"
        await page.goto(house.url + views[shot.view].path)
        await page.locator(views[shot.view].ready).first.wait_for()
        await page.wait_for_timeout(REST)
        if kind == "png":
            await page.screenshot(path=file, full_page=not views[shot.view].ready.startswith("."))
        else:
            file.write_bytes(await pressed(page, kind, shot.dots))
        taken.append(file)
    await context.close()
    return taken


async def pressed(page: Page, kind: str, dots: float = 1) -> bytes:
    """What is seen of a page, in a smaller kind of file."""
    devtools = await page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "scale": dots, **(page.viewport_size or {})}
    asked = {"format": kind, "quality": QUALITY, "clip": clip}
    picture = (await devtools.send("Page.captureScreenshot", asked))["data"]
    await devtools.detach()
    return base64.b64decode(picture)


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(prog="./dev shots", description="Pictures of every page and table.")
    asked.add_argument("--into", type=Path, default=INTO, help=f"where they go ({INTO.relative_to(ROOT)})")
    asked.add_argument("--only", default="", help="names, or beginnings of names, with commas between them")
    asked.add_argument("--sizes", default=",".join(USUAL), help="widths: 1440, 820, 360")
    asked.add_argument("--langs", default="en,ja", help="languages (en,ja)")
    asked.add_argument(
        "--docs", action="store_true", help="the pictures of README and docs instead, into docs/pictures"
    )
    asked.add_argument("--figures", action="store_true", help="measure the table's page instead: weight, time, shift")
    given = asked.parse_args(words)
    names = [name for name in given.only.split(",") if name]
    with opened() as house:
        if given.figures:
            from .page_metrics import show

            return show(house)
        if given.docs:
            from .docs_pictures import renew

            return renew(house)
        shots = whole_set(house, names, given.sizes.split(","), given.langs.split(","))
        asyncio.run(photograph(house, shots, given.into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
