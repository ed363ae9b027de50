"""Read and write the file of measured levels, and format it for a page and for the terminal."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from samedi.arena.matches.evaluation_deals import SEED
from samedi.arena.statistics.paired import Measure, Ratio
from samedi.bots import BOTS
from samedi.console import write_atomically
from samedi.core.errors import SamediError
from samedi.core.registry import find_game

LEVELS = tuple(reversed(BOTS))  # from the strongest
PAIRS = (*((one, one + 1) for one in range(len(LEVELS) - 1)), (0, 2))  # neighbours, and the strongest among apprentices
MEASURED = tuple((LEVELS[one], LEVELS[other]) for one, other in PAIRS)


class Strength(msgspec.Struct, frozen=True, omit_defaults=True):
    """One bot of a level among others: its share of wins; `par` is the share among equals."""

    bots: tuple[str, str]
    deals: int
    games: int
    fixed: bool  # whether all deals were played, even after a decision
    decided: bool
    par: float
    wins: float
    low: float | None
    high: float | None
    score: Measure  # points a round, if the game has rounds
    ratio: Ratio | None = None  # its score divided by each other's; None: too few deals


class Thinking(msgspec.Struct, frozen=True):
    """How long a level thinks about a real choice, in milliseconds: median and 95th percentile."""

    level: str
    mean: float
    most: float


class LevelTable(msgspec.Struct, frozen=True):
    """The levels of one game at one number of seats."""

    game: str
    version: int
    seats: int
    date: str
    strength: tuple[Strength, ...]
    thinking: tuple[Thinking, ...]


class LevelsFile(msgspec.Struct, frozen=True):
    """The file: all tables, and which deals were played."""

    seed: str
    tables: tuple[LevelTable, ...] = ()


def read(path: Path) -> LevelsFile:
    if not path.exists():
        return LevelsFile(SEED)
    try:
        known = msgspec.json.decode(path.read_bytes(), type=LevelsFile)
    except msgspec.MsgspecError as error:
        raise SamediError(f"{path} is not a file of levels: {error}") from None
    if known.seed != SEED:
        raise SamediError(f"{path} has figures of other deals")
    return known


def with_table(known: LevelsFile, table: LevelTable) -> LevelsFile:
    """Replace the table of this game and number of seats; keep pairs that were not played again."""
    others, found = [], {each.bots: each for each in table.strength}
    for old in known.tables:
        if (old.game, old.version, old.seats) == (table.game, table.version, table.seats):
            found = {each.bots: each for each in old.strength} | found
        elif (old.game, old.seats) != (table.game, table.seats):
            others.append(old)
    strength = tuple(found[bots] for bots in MEASURED if bots in found)
    table = msgspec.structs.replace(table, strength=strength)
    kept = sorted([*others, table], key=lambda each: (each.game, each.seats))
    return LevelsFile(known.seed, tuple(kept))


def write(path: Path, known: LevelsFile) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def fill_section(page: Path, name: str, text: str) -> None:
    """Replace the text between the marks of that name in a page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, mark, rest = page.read_text("utf-8").partition(begin)
    _, last, after = rest.partition(end)
    if not mark or not last:
        raise SamediError(f"{page} has no section for {name}: {begin} … {end}")
    write_atomically(page, f"{before}{begin}\n{text}{end}{after}")


def markdown(known: LevelsFile) -> str:
    """Format all tables of a game as one Markdown table."""
    lines: list[str] = []
    for name in dict.fromkeys(table.game for table in known.tables):
        mine = [table for table in known.tables if table.game == name]
        lines += ["", f"### {find_game(name).title}", ""]
        lines += rows(("seats", "rules", *map(pair_text, MEASURED)), mine, wins_of)
        lines += ["", *rows(("think, ms", "rules", *LEVELS), mine, times_of)]
    return "\n".join([*lines, "", ""])


def rows(head: Sequence[str], mine: Sequence[LevelTable], cells: Callable[[LevelTable], list[str]]) -> list[str]:
    bodies = [[str(table.seats), f"version {table.version}", *cells(table)] for table in mine]
    return [f"| {' | '.join(each)} |" for each in [head, ["---"] * len(head), *bodies]]


def wins_of(table: LevelTable) -> list[str]:
    found = {each.bots: wins_text(each) for each in table.strength}
    return [found.get(bots, "not measured") for bots in MEASURED]


def times_of(table: LevelTable) -> list[str]:
    return [f"{each.mean:.3g} ({each.most:.3g})" for each in table.thinking]


def pair_text(bots: tuple[str, str]) -> str:
    return f"{bots[0]} among {bots[1]}s"


def wins_text(each: Strength) -> str:
    """Format a share of wins, its interval, par and the number of deals."""
    low, high = (each.low, each.high) if each.low is not None and each.high is not None else (0.0, 1.0)
    return f"{each.wins:.0%} ({low:.0%} … {high:.0%}; par {each.par:.0%}), {each.deals:,} deals".replace("%", " %")


def table_text(table: LevelTable) -> str:
    """Format one table for a terminal."""
    lines = [f"{find_game(table.game).title}, {table.seats} seats"]
    for each in table.strength:
        lines += [f"  {pair_text(each.bots):<28}{wins_text(each)}", f"  {'':<28}{score_text(each)}"]
    for level in table.thinking:
        lines.append(f"  {level.level:<28}{level.mean:.3g} ms a choice, {level.most:.3g} at most in 19 of 20")
    return "\n".join(lines)


def score_text(each: Strength) -> str:
    """Format a score beside that of each other bot."""
    scores = f"scores {each.score.first:.1f} beside {each.score.second:.1f}"
    if each.ratio is None:
        return scores
    return f"{scores}: {each.ratio.mean:.1%} ({each.ratio.low:.1%} … {each.ratio.high:.1%})".replace("%", " %")
