"""Evaluation deals: a thousand fixed deals for each game and number of seats, on which bots can be compared.

A deal is a seed for a whole game (see `match`), so `samedi arena GAME --seed samedi-evaluation-1` plays these. To
show their content, each is played once with the first legal action of every choice, and the chance outcomes are
listed. Outcomes before the first choice are the same in every game of the deal; so are the others, unless play
decides what is rolled next.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from samedi.arena.matches.match import deal_of, run_game
from samedi.console import read_options, seats_or_default
from samedi.core.game import Game
from samedi.core.options import Value, changed_options
from samedi.core.registry import find_game
from samedi.core.types import Outcome

SEED = "samedi-evaluation-1"
DEALS = 1000


def run(args: argparse.Namespace) -> int:
    """Print the deals as lines of JSON; the last line is their digest."""
    game = find_game(args.game)
    seats = seats_or_default(game, args.seats)
    options = read_options(game, seats, args.option)
    digest = hashlib.sha256()
    for line in deal_lines(game, seats, options, args.seed or SEED, args.deals or DEALS):
        digest.update(line)
        if not args.digest:
            sys.stdout.buffer.write(line)
    sys.stdout.buffer.write(msgspec.json.encode({"digest": digest.hexdigest()}) + b"\n")
    sys.stdout.buffer.flush()
    return 0


def deal_lines(game: Game, seats: int, options: dict[str, Value], seed: str, deals: int) -> Iterator[bytes]:
    """Yield the table, then every deal with its chance outcomes."""
    table = {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "options": changed_options(game.options, options),
        "seed": seed,
        "deals": deals,
    }
    yield msgspec.json.encode(table) + b"\n"
    for number in range(deals):
        yield (
            msgspec.json.encode({"deal": number, **deal_document(game, seats, options, deal_of(seed, number))}) + b"\n"
        )


def deal_document(game: Game, seats: int, options: dict[str, Value], deal: str) -> dict[str, Any]:
    """Return the chance outcomes of a deal, and how many of them come before the first choice."""
    codes: list[str] = []
    before: list[int] = []

    def hear(state: Any, outcome: Outcome) -> None:
        codes.append(game.outcome_code(state, outcome))

    def choose(state: Any, seat: int) -> int:
        before.append(len(codes))
        return int(state.legal(seat)[0])

    run_game(game, seats, options, deal, choose, hear)
    return {"before": before[0] if before else len(codes), "chance": codes}
