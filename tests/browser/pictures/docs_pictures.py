"""Takes the pictures of README and docs from real games: ./dev shots --docs."""

import asyncio
import re
from pathlib import Path

from samedi.core.registry import find_game
from samedi.terminal.game import TerminalGame
from samedi.terminal.screen.app import TableApp

from ..chromium_page import browser
from ..conftest import ROOT
from .screenshots import SampleTables, Shot, compressed, photograph

FOLDER = ROOT / "docs" / "pictures"
KIND = "webp"
MAX_SIZE = 150_000  # bytes of a picture
PAGES = {
    "table": Shot("table-voodoo-prince"),
    "table-paper": Shot("table-voodoo-prince", theme="paper"),
    "phone": Shot("table-little-devils", "360", dots=2),
    "replay": Shot("replay-little-devils"),
    "result": Shot("over-voodoo-prince"),
    "lobby": Shot("lobby-little-devils"),
    "parlour": Shot("parlour"),
    "japanese": Shot("table-little-devils", lang="ja"),
}
TERMINAL = ("voodoo-prince", 4, "Saturday", 100, 30, 5)  # game, seats, seed, columns, rows, choices made
CELL = (12.2, 24.4)  # pixels of a column and of a row as Textual exports them


async def terminal_svg(game: str, seats: int, seed: str, columns: int, rows: int, choices: int) -> str:
    """The terminal as SVG, after this many choices as the hint advises."""
    table = TerminalGame.start(find_game(game), seats, ["apprentice"], seed=seed)
    app = TableApp(table, pace=0)
    async with app.run_test(size=(columns, rows)) as pilot:
        while choices or app.thinking or not table.my_turn:
            await pilot.pause(0.02)
            hint = None if app.thinking else table.hint()
            if hint is not None and choices:
                app.choose(hint.code)
                choices -= 1
        await pilot.pause(0.1)
        return app.export_screenshot(title=f"samedi play {game}")


async def terminal(into: Path) -> Path:
    """Take a picture of a game in the terminal, drawn by the browser."""
    svg = re.sub(r"@font-face\s*{[^}]*}", "", await terminal_svg(*TERMINAL))  # no fonts from the network
    width, height = round(TERMINAL[3] * CELL[0] + 20), round(TERMINAL[4] * CELL[1] + 60)
    async with browser() as chromium:
        page = await chromium.new_page(viewport={"width": width, "height": height})
        await page.set_content(f"<body style='margin: 0; background: #12151f'>{svg}</body>")
        file = into / f"terminal.{KIND}"
        file.write_bytes(await compressed(page, KIND))
        return file


async def take_all(samples: SampleTables, into: Path) -> list[Path]:
    files = await photograph(samples, list(PAGES.values()), into, KIND)
    named = [file.rename(into / f"{name}.{KIND}") for name, file in zip(PAGES, files, strict=True)]
    return [*named, await terminal(into)]


def update(samples: SampleTables) -> int:
    """Take all pictures of the docs. Returns 1 if one is too large."""
    files = asyncio.run(take_all(samples, FOLDER))
    for file in files:
        size = file.stat().st_size
        print(f"{file.relative_to(ROOT)} {size / 1000:.0f} kB{'' if size <= MAX_SIZE else '   TOO LARGE'}")
    return int(any(file.stat().st_size > MAX_SIZE for file in files))
