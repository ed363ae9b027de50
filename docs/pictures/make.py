"""Makes the pictures of this folder from real games: ./dev python docs/pictures/make.py (needs Chromium)."""

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from samedi.core.shelf import find
from samedi.terminal.app import TableApp
from samedi.terminal.sitting import Sitting

FOLDER = Path(__file__).resolve().parent
CELL = (12.2, 24.4)  # pixels of a column and of a row as Textual exports them
PICTURES = {  # name: game, seats, seed, columns, rows, how many choices of the person come before
    "terminal-prince": ("voodoo-prince", 4, "Saturday", 100, 30, 5),
    "terminal-devils": ("little-devils", 5, "Saturday", 100, 30, 6),
}


async def drawn(game: str, seats: int, seed: str, columns: int, rows: int, choices: int) -> str:
    """The screen as SVG, after the person has followed the hint so many times."""
    sitting = Sitting.start(find(game), seats, ["apprentice"], seed=seed)
    app = TableApp(sitting, pace=0)
    async with app.run_test(size=(columns, rows)) as pilot:
        while choices or app.thinking or not sitting.my_turn:
            await pilot.pause(0.02)
            code = None if app.thinking else sitting.hint()
            if code is not None and choices:
                app.chosen(code)
                choices -= 1
        await pilot.pause(0.1)
        return app.export_screenshot(title=f"samedi play {game}")


def photographed(svg: str, columns: int, rows: int, picture: Path, chromium: str) -> None:
    svg = re.sub(r"@font-face\s*{[^}]*}", "", svg)  # no font from elsewhere
    width, height = round(columns * CELL[0] + 20), round(rows * CELL[1] + 60)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "screen.svg"
        page.write_text(svg, encoding="utf-8")
        size = ["--hide-scrollbars", f"--window-size={width},{height}", "--default-background-color=00000000"]
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", *size, f"--screenshot={picture}", str(page)]
        subprocess.run(command, check=True, capture_output=True, timeout=60)


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("Chromium is wanted to make the pictures", file=sys.stderr)
        return 1
    for name, (game, seats, seed, columns, rows, choices) in PICTURES.items():
        svg = asyncio.run(drawn(game, seats, seed, columns, rows, choices))
        photographed(svg, columns, rows, FOLDER / f"{name}.png", chromium)
        print(f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
