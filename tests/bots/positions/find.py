"""Finds positions with a clear choice, for the collection in this folder.

    ./dev python -m tests.bots.positions.find GAME [--want 36] [--seed N] [--seconds S] [--where "not view.trick"]
    ./dev python -m tests.bots.positions.find GAME --themes      only tells the themes of the collection anew

Mixed games (apprentices and zombies) are stopped anywhere. Where a quick search sees a few choices that are much better
than all others, two long ones with other seeds must agree. That is a *clear* position. Those that houngan and loa solve
with every seed of SEEDS are added to GAME.jsonl, few of a theme; the others are printed, with what was chosen instead:
they show what a search does not see yet. A position from a complaint is added by hand: a line of the same shape, with
"by_hand":true if its theme is too.
"""

import argparse
import math
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots import Budget, find_bot
from samedi.bots.hints_bot import because
from samedi.bots.ismcts import Search
from samedi.core.errors import Because
from samedi.core.game import Game
from samedi.core.hints import SearchSettings
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, Action
from samedi.core.words import words

HERE = Path(__file__).parent
LEVELS = ("houngan", "loa")
SEEDS = (1, 2, 3)
QUICK = 3000
DEEP = ((101, 20_000), (202, 40_000))  # seeds and iterations of the two long searches
EVEN = 0.9  # of a judge's iterations are shared among all choices: below each of them it looks as far ahead
GAP = {"little-devils": 0.016, "voodoo-prince": 0.025, "baron-voodoo": 0.04, "voodoo-pirates": 0.03}  # of an outlook
SURE = 4.0  # how much better good choices are, in standard errors
ALIKE = 0.35  # of the gap: who is as near to the best as that is good too
LONGEST = {"little-devils": 90, "voodoo-prince": 80, "baron-voodoo": 150, "voodoo-pirates": 200}
OF_A_THEME = 10


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in one line, who must choose, what is good, and why."""

    position: str
    seat: int
    good: list[str]
    theme: str
    gap: float  # how much better one stands than after anything else (0 to 1)
    least: str = LEVELS[0]  # the weakest level that must solve it
    by_hand: bool = False  # somebody wrote the theme


def read(name: str) -> list[Position]:
    """The collection of a game."""
    path = HERE / f"{name}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Position) for line in lines]


def state_of(game: Game, line: str) -> Any:
    notation = game.module("notation")
    assert notation is not None
    return notation.read(line)


def solved(game: Game, position: Position, level: str, seed: int) -> str:
    """What a level chooses there."""
    state, seat = state_of(game, position.position), position.seat
    legal = state.legal(seat)
    return game.actions[find_bot(level, game, seed).choose(game.view(state, seat), seat, legal, Budget())]


def met(game: Game, chance: random.Random, where: str = "True") -> Iterator[Any]:
    """States of random games in which one seat has at least three choices, and of which an expression is true."""
    notation = game.module("notation")
    assert notation is not None
    while True:
        seats = chance.choice([count for count in game.seats if count > 1])
        seed = chance.getrandbits(48)
        state: Any = game.new(seats, game.check_options(seats, {}))
        bots = [find_bot(chance.choice(["apprentice", "apprentice", "zombie"]), game, seed + i) for i in range(seats)]
        rng, stop, moves = Rng(seed), chance.randint(0, LONGEST[game.name]), 0
        while acting := state.acting:
            seat = acting[0]
            if seat == CHANCE:
                state.roll_and_settle(rng)
                continue
            legal = state.legal(seat)
            if moves >= stop and len(legal) >= 3 and len(acting) == 1 and holds(game, where, state, seat):
                yield notation.read(notation.write(state))  # as it will be read again
                break
            state.apply(seat, bots[seat].choose(game.view(state, seat), seat, legal, Budget()))
            moves += 1


def holds(game: Game, where: str, state: Any, seat: int) -> bool:
    """Is that so, of the seat's `view` and its `codes`?"""
    codes = [game.actions[action] for action in state.legal(seat)]
    return bool(eval(where, {"view": game.view(state, seat), "codes": codes}))


def judged(game: Game, state: Any, iterations: int, seed: int, least: float) -> tuple[set[Action], float]:
    """The good choices by a search and how far they are ahead of all others; nothing good if that is not clear."""
    seat = state.acting[0]
    legal = state.legal(seat)
    settings = game.hints.search if game.hints else SearchSettings()
    search = Search(game.worlds(game.view(state, seat)), seat, seed, settings, room=iterations, even_share=EVEN)
    search.run(iterations)
    rows = sorted((row for row in search.found(legal) if row[1] > 0), key=lambda row: -row[2])
    best = max(rows, key=lambda row: row[1])
    spread = search.width / search.exploration
    good = [row for row in rows if best[2] - row[2] < ALIKE * least]
    bad = [row for row in rows if row not in good]
    if not bad or best not in good or len(good) > max(1, len(legal) // 3):
        return set(), 0.0
    gap = best[2] - bad[0][2]
    error = max(spread * math.sqrt(1 / row[1] + 1 / best[1]) / max(1e-9, best[2] - row[2]) for row in bad)
    return ({row[0] for row in good}, gap) if gap >= least and error < 1 / SURE else (set(), 0.0)


def clear(game: Game, state: Any) -> tuple[set[Action], float]:
    """What a quick search and two long ones agree to be good, and the smallest gap they saw."""
    least = GAP[game.name]
    found, smallest = judged(game, state, QUICK, 1, 0.6 * least)[0], 1.0
    if not found:
        return set(), 0.0
    best: set[Action] = set()
    for seed, iterations in DEEP:
        good, gap = judged(game, state, iterations, seed, least)
        if not good or (best and not best & good):
            return set(), 0.0
        best, smallest = best | good, min(smallest, gap)
    return best, smallest


def reason_for(game: Game, state: Any, good: set[Action]) -> tuple[Action, Because | None]:
    """One of the good choices, and what a hint would say of it; rather one of which it says something."""
    seat = state.acting[0]
    view, legal = game.view(state, seat), state.legal(seat)
    said = [(action, because(game, view, legal, action)) for action in sorted(good)]
    return next((each for each in said if each[1]), said[0])


def theme_of(game: Game, state: Any, good: set[Action]) -> str:
    """What a position is about: what is done, and what a hint would say of it."""
    action, fact = reason_for(game, state, good)
    code = game.actions[action].split()[0]
    return f"{code}: {words(game).because(fact)}" if fact else code


def kind_of(game: Game, position: Position) -> str:
    """The kind of reason that makes the theme, whatever its figures: of each there shall not be too many."""
    state, good = state_of(game, position.position), {game.actions.index(code) for code in position.good}
    action, fact = reason_for(game, state, good)
    return fact.kind if fact else game.actions[action].split()[0]


def themed(game: Game, position: Position) -> Position:
    """The same position with its theme told anew; a theme that somebody wrote by hand stays."""
    state, good = state_of(game, position.position), {game.actions.index(code) for code in position.good}
    return position if position.by_hand else msgspec.structs.replace(position, theme=theme_of(game, state, good))


def write(name: str, positions: list[Position]) -> None:
    lines = [msgspec.json.encode(position) + b"\n" for position in positions]
    (HERE / f"{name}.jsonl").write_bytes(b"".join(lines))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--want", type=int, default=36)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=600.0)
    asked.add_argument("--themes", action="store_true")
    asked.add_argument("--where", default="True", metavar="PYTHON")
    given = asked.parse_args()
    game = find_game(given.game)
    if given.themes:
        write(game.name, [themed(game, position) for position in read(game.name)])
        return
    kept, seen, failed = read(game.name), Counter[str](), Counter[str]()
    themes = Counter(kind_of(game, position) for position in kept)
    end = time.monotonic() + given.seconds
    notation = game.module("notation")
    assert notation is not None
    for state in met(game, random.Random(given.seed), given.where):
        if len(kept) >= given.want or time.monotonic() > end:
            break
        seen["positions"] += 1
        good, gap = clear(game, state)
        if not good:
            continue
        codes = sorted(game.actions[action] for action in good)
        theme = theme_of(game, state, good)
        position = Position(notation.write(state), state.acting[0], codes, theme, round(gap, 3))
        kind = kind_of(game, position)
        if themes[kind] >= OF_A_THEME:
            continue
        seen["clear"] += 1
        chosen = {level: [solved(game, position, level, seed) for seed in SEEDS] for level in LEVELS}
        wrong = {level: [code for code in codes if code not in position.good] for level, codes in chosen.items()}
        for level in LEVELS:
            failed[f"{level} in some of {len(SEEDS)}"] += bool(wrong[level])
            failed[f"{level} in all of {len(SEEDS)}"] += len(wrong[level]) == len(SEEDS)
        if any(wrong.values()):
            print("not solved:", msgspec.json.encode(position).decode(), wrong, flush=True)
            continue
        themes[kind] += 1
        kept.append(position)
        with open(HERE / f"{game.name}.jsonl", "ab") as file:
            file.write(msgspec.json.encode(position) + b"\n")
    print(game.name, len(kept), "kept;", dict(seen), "failed:", dict(failed), "themes:", dict(themes), flush=True)


if __name__ == "__main__":
    main()
