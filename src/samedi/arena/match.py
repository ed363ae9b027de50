"""Match: bots play a game to its end, and the chance of a deal comes again for whoever plays it.

A deal is a seed for a whole game. The n-th chance event of the game has a generator of its own, made from that seed
and n alone: as long as the same things are shuffled in the same order (rounds dealt in turn) every game of a deal
sees the same shuffles, however it is played; one game may only be longer than another. Where play decides what is
rolled next, the games of a deal agree until they part. Each chair has its own seed for its bot, the same in every game.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from samedi.bots import Bot, Budget, find_bot
from samedi.core.errors import BotFailed
from samedi.core.game import Game
from samedi.core.names import CHANCE, Outcome
from samedi.core.options import Value
from samedi.core.rng import Rng


class Result(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    payoffs: tuple[float, ...]  # a win, or a share of it
    scores: tuple[int, ...]
    rounds: int | None  # None: the game knows no rounds
    chance: tuple[Outcome, ...]  # what was dealt and rolled


class Job(msgspec.Struct, frozen=True):
    """Some deals, each to be played with the first bot at every seat in turn and the second at all others."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, str]
    seed: str
    deals: range


def seed_of(*parts: object) -> int:
    """A seed of 64 bits from a few words and numbers: the same on every machine."""
    text = "/".join(map(str, parts)).encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def play(game: Game, seats: int, options: dict[str, Value], bots: Sequence[Bot], deal: str) -> Result:
    """One game of a deal. Bots get their View and their legal actions and nothing else."""
    state: Any = game.new(seats, options)
    chance: list[Outcome] = []
    budget = Budget()
    while acting := state.acting:
        seat = acting[0]
        if seat == CHANCE:
            chance.append(state.roll(Rng(seed_of(deal, "chance", len(chance)))))
            state.settle(chance[-1])
            continue
        legal = state.legal(seat)
        action = bots[seat].choose(game.view(state, seat), seat, legal, budget)
        if action not in legal:
            raise BotFailed(f"{type(bots[seat]).__name__} chose what {game.title} does not allow: {action!r:.40}")
        state.apply(seat, action)
    rounds = getattr(game.view(state, None), "round", None)
    return Result(state.payoffs(), state.scores(), rounds, tuple(chance))


def play_deal(game: Game, job: Job, number: int) -> list[Result]:
    """The games of one deal: the first bot sits at seat 0, then at seat 1, and so on. Automata keep their seats."""
    deal = f"{job.seed}/{number}"
    results = []
    for first in range(job.seats - game.automata(job.seats, job.options)):
        names = [job.bots[0] if seat == first else job.bots[1] for seat in range(job.seats)]
        bots = [find_bot(name, game, seed_of(deal, "bot", seat)) for seat, name in enumerate(names)]
        results.append(play(game, job.seats, job.options, bots, deal))
    return results
