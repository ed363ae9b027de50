"""Write the golden playthroughs again: ./dev python tests/golden/make.py"""

from pathlib import Path
from random import Random
from typing import Any

import samedi
from samedi.core.game import Game
from samedi.core.options import changed_options
from samedi.core.registry import all_games
from samedi.laws import tables

FOLDER = Path(__file__).parent
SHOWN = 60  # entries from the beginning, and a few from the end
LAST = 8
UNSAID = ("dealt", "played", "put")  # the entry itself says it
OTHERWISE: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "baron-voodoo": {"4-team": (4, {"mode": "team"})}
}  # another game
LINES = 140  # in all: games with many events show fewer entries


def playthroughs() -> dict[str, str]:
    """The name and text of every golden file. Only a version after the first is in its name."""
    found: dict[str, str] = {}
    for game in all_games():
        for version in [*sorted(game.earlier), game.version]:
            found |= {by_version(name, version): text for name, text in of_version(game, version).items()}
    return found


def by_version(name: str, version: int) -> str:
    return name if version == 1 else name.replace(".txt", f"-version-{version}.txt")


def of_version(game: Game, version: int) -> dict[str, str]:
    """The golden games of a game by one version of its rules."""
    found = {f"{game.name}-{seats}.txt": playthrough(game.name, seats, version=version) for seats in game.seats}
    for label, (seats, options) in OTHERWISE.get(game.name, {}).items():
        found[f"{game.name}-{label}.txt"] = playthrough(game.name, seats, options, version)
    for seats, agreed in tables(game):
        given = changed_options(game.options, agreed)
        if game.automata(seats, agreed) == seats - 1 and len(given) == 1:  # one person alone
            found[f"{game.name}-{seats}-automata.txt"] = playthrough(game.name, seats, given, version)
    return found


def playthrough(game: str, seats: int, options: dict[str, Any] | None = None, version: int | None = None) -> str:
    """One random game, seen with open cards."""
    table = samedi.Session(game, seats, seed="golden", options=options, version=version)
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
    entries = [entry_lines(number, line, asked.get(number, "")) for number, line in enumerate(table.log)]
    last = [each for entry in entries[-LAST:] for each in entry]
    for number, entry in enumerate(entries[:-LAST]):
        if number == SHOWN or len(lines) + len(entry) + len(last) > LINES:
            lines.append("…")
            break
        lines += entry
    lines += last
    lines.append(f"scores {' '.join(map(str, table.scores))}, won by {' '.join(map(str, table.winners))}")
    return "\n".join(lines) + "\n"


def entry_lines(number: int, line: Any, asked: str) -> list[str]:
    """An entry, and its events."""
    events = [f"         {told(event)}" for event in line.events if event.kind not in UNSAID]
    return [f"{number:>4} {line.entry.seat} {line.entry.code}{asked}", *events]


def told(event: Any) -> str:
    seat = "" if event.seat is None else f" {event.seat}"
    return f"{event.kind}{seat}" + "".join(f", {name} {value}" for name, value in event.data.items())


if __name__ == "__main__":
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name, len(text.splitlines()), "lines")
