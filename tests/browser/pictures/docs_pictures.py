"""The pictures of README and docs, made anew from real games: ./dev shots --docs."""

import asyncio
import re
from pathlib import Path

from samedi.core.registry import find_game
from samedi.terminal.game import TerminalGame
from samedi.terminal.screen.app import TableApp

from ..chromium_page import browser
from ..conftest import ROOT
from .screenshots import House, Shot, photograph, pressed

FOLDER = ROOT / "docs" / "pictures"
KIND = "webp"
LARGEST = 150_000  # bytes of a picture
EIGHT = {
    "table": Shot("table-voodoo-prince"),
    "table-paper": Shot("table-voodoo-prince", theme="paper"),
    "phone": Shot("table-little-devils", "360", dots=2),
    "replay": Shot("replay-little-devils"),
    "result": Shot("over-voodoo-prince"),
    "lobby": Shot("lobby-little-devils"),
    "parlour": Shot("parlour"),
    "japanese": Shot("table-little-devils", lang="ja"),
}
TERMINAL = ("voodoo-prince", 4, "Saturday", 100, 30, 5)  # game, seats, seed, columns, rows, choices made before
CELL = (12.2, 24.4)  # pixels of a column and of a row as Textual exports them


async def screen(game: str, seats: int, seed: str, columns: int, rows: int, choices: int) -> str:
    """The terminal as SVG, after somebody has followed the hint so many times."""
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
    """A game in the terminal, drawn by the browser."""
    svg = re.sub(r"@font-face\s*{[^}]*}", "", await screen(*TERMINAL))  # no font from elsewhere
    width, height = round(TERMINAL[3] * CELL[0] + 20), round(TERMINAL[4] * CELL[1] + 60)
    async with browser() as chromium:
        overlay = await chromium.new_page(viewport={"width": width, "height": height})
        await overlay.set_content(f"<body style='margin: 0; background: #12151f'>{svg}</body>")
        file = into / f"terminal.{KIND}"
        file.write_bytes(await pressed(overlay, KIND))
        return file


async def taken(house: House, into: Path) -> list[Path]:
    """All of them."""
    files = await photograph(house, list(EIGHT.values()), into, KIND)
    named = [file.rename(into / f"{name}.{KIND}") for name, file in zip(EIGHT, files, strict=True)]
    return [*named, await terminal(into)]


def renew(house: House) -> int:
    """Make the pictures of the docs anew; 1 if one is too large to be sent to every reader."""
    files = asyncio.run(taken(house, FOLDER))
    for file in files:
        size = file.stat().st_size
        print(f"{file.relative_to(ROOT)} {size / 1000:.0f} kB{'' if size <= LARGEST else '   TOO LARGE'}")
    return int(any(file.stat().st_size > LARGEST for file in files))
