"""Write the golden playthroughs anew: ./dev python tests/golden/make.py"""

from pathlib import Path
from random import Random
from typing import Any

import samedi
from samedi.core.shelf import games

FOLDER = Path(__file__).parent
SHOWN = 60  # entries from the beginning, and a few from the end
LAST = 8
UNSAID = ("dealt", "played", "put")  # the entry itself says it
OTHERWISE = {"baron-voodoo": {"4-team": (4, {"mode": "team"})}}  # games that another option makes another game


def playthroughs() -> dict[str, str]:
    """Every golden file's name and what must stand in it."""
    found = {f"{game.name}-{seats}.txt": playthrough(game.name, seats) for game in games() for seats in game.seats}
    for game, tables in OTHERWISE.items():
        for name, (seats, options) in tables.items():
            found[f"{game}-{name}.txt"] = playthrough(game, seats, options)
    return found


def playthrough(game: str, seats: int, options: dict[str, Any] | None = None) -> str:
    """One random game as somebody with open cards would follow it."""
    table = samedi.Session(game, seats, seed="golden", options=options)
    choice = Random(f"golden {game} {seats}").choice
    asked: dict[int, str] = {}
    while not table.over:
        seat = choice(table.acting)
        codes = table.choices(seat)
        number = len(table.log)
        table.submit(seat, choice(codes))
        asked[number] = f"  of {len(codes)}"
    agreed = "".join(f", {name} {value}" for name, value in (options or {}).items())
    lines = [f"{game}, {seats} seats{agreed}, seed golden"]
    for number, line in enumerate(table.log):
        if number == SHOWN:
            lines.append("…")
        if SHOWN <= number < len(table.log) - LAST:
            continue
        lines.append(f"{number:>4} {line.entry.seat} {line.entry.code}{asked.get(number, '')}")
        lines += [f"         {told(event)}" for event in line.events if event.kind not in UNSAID]
    lines.append(f"scores {' '.join(map(str, table.scores))}, won by {' '.join(map(str, table.winners))}")
    return "\n".join(lines) + "\n"


def told(event: Any) -> str:
    seat = "" if event.seat is None else f" {event.seat}"
    return f"{event.kind}{seat}" + "".join(f", {name} {value}" for name, value in event.data.items())


if __name__ == "__main__":
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name, len(text.splitlines()), "lines")
