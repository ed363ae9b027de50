"""Bots play games to their end; every game of a deal sees the same chance outcomes.

A deal is a seed for a whole game. The n-th chance event has its own generator, made from that seed and n alone. If the
same things are shuffled in the same order (rounds dealt in turn), every game of a deal sees the same shuffles, however
it is played. Where play decides what is rolled next, the games of a deal agree until that point. Each chair has its own
seed for its bot, the same in every game.

A bot that crashes, is too late or chooses an illegal action loses: a zombie plays on in its chair, so that the others
finish their game, and the chair's payoff goes to the others.
"""

import hashlib
from array import array
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

import msgspec

from samedi.bots import Bot, Budget, find_bot
from samedi.bots.program import printable
from samedi.bots.program_bot import LIMIT, ProgramBot
from samedi.bots.random_bot import RandomBot
from samedi.core.errors import BotFailed, UnknownBot
from samedi.core.game import Game
from samedi.core.options import Value, short_repr
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, Action, Outcome, Seat
from samedi.core.view import View

FIRST, SECOND, AUTOMA = 0, 1, -1  # who sits in a chair: a bot of the pair, or the rules alone

Choose = Callable[[Any, Seat], Action]  # gets the State, for callers that may know it
OnChance = Callable[[Any, Outcome], None]


class Fault(msgspec.Struct, frozen=True):
    """A bot that lost its game by a failure."""

    bot: str
    seat: Seat
    text: str


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: how it ended for each seat, and every choice, so that it can be replayed."""

    payoffs: tuple[float, ...]  # a win or a share of one
    scores: tuple[int, ...]
    rounds: int | None  # None: the game has no rounds
    moves: bytes  # actions in their order, two bytes each, little-endian
    faults: tuple[Fault, ...] = ()


class MatchJob(msgspec.Struct, frozen=True):
    """Some deals of one table for a pair of bots."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, str]
    seed: str
    deals: range
    budget: Budget = Budget()
    limit: float = LIMIT  # seconds that a program has for an answer
    alone: bool = False  # the first bot is always one among the second, never the reverse


def seed_of(*parts: object) -> int:
    """Return a 64-bit seed from words and numbers, the same on every machine."""
    text = "/".join(map(str, parts)).encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def deal_of(seed: str, number: int) -> str:
    """Return the name of one deal of a seed."""
    return f"{seed}/{number}"


def run_game(
    game: Game, seats: int, options: dict[str, Value], deal: str, choose: Choose, on_chance: OnChance | None = None
) -> Any:
    """Play one game of a deal and return its last state. `on_chance` gets each chance outcome first."""
    state: Any = game.new(seats, options)
    rolled = 0
    while acting := state.acting:
        seat = acting[0]
        if seat == CHANCE:
            outcome = state.roll(Rng(seed_of(deal, "chance", rolled)))
            rolled += 1
            if on_chance:
                on_chance(state, outcome)
            state.settle(outcome)
        else:
            state.apply(seat, choose(state, seat))
    return state


def seatings(game: Game, seats: int, options: dict[str, Value], alone: bool = False) -> list[tuple[int, ...]]:
    """Return the seatings of a deal: the first bot alone on each side in turn, then (if not `alone`) the reverse.

    A side is a set of seats that win together. With two sides the reverse repeats the same games and is left out.
    Against automata alone each bot plays by itself.
    """
    sides = game.sides(seats, options)
    turns = ((FIRST, SECOND), (SECOND, FIRST))
    found = []
    for one, others in turns[:1] if alone and len(sides) > 1 else turns:
        for side in sides:
            who = dict.fromkeys([seat for each in sides for seat in each], others) | dict.fromkeys(side, one)
            found.append(tuple(who.get(seat, AUTOMA) for seat in range(seats)))
    return list(dict.fromkeys(found))


def play_deal(game: Game, job: MatchJob, number: int) -> list[GameResult]:
    """Play all games of one deal, in the order of `seatings`."""
    deal = deal_of(job.seed, number)
    return [
        play_game(game, job, [job.bots[who] if who >= 0 else "zombie" for who in seating], deal)
        for seating in seatings(game, job.seats, job.options, job.alone)
    ]


def play_game(game: Game, job: MatchJob, names: Sequence[str], deal: str) -> GameResult:
    """Play one game of a deal. Bots get their View and their legal actions and nothing else."""
    bots = [make_bot(name, game, seed_of(deal, "bot", seat)) for seat, name in enumerate(names)]
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.limit = job.limit
    moves = array("H")
    faults: list[Fault] = []

    def choose(state: Any, seat: Seat) -> Action:
        view, legal = game.view(state, seat), state.legal(seat)
        try:
            action = ask(bots[seat], names[seat], view, seat, legal, job.budget)
        except BotFailed as failed:
            faults.append(Fault(names[seat], seat, str(failed)))
            bots[seat] = RandomBot(game, seed_of(deal, "stand-in", seat))
            action = bots[seat].choose(view, seat, legal, job.budget)
        moves.append(action)
        return action

    state = run_game(game, job.seats, job.options, deal, choose)
    rounds = getattr(game.view(state, None), "round", None)
    sides = game.sides(job.seats, job.options)
    payoffs = payoffs_without(state.payoffs(), {fault.seat for fault in faults}, sides)
    return GameResult(payoffs, state.scores(), rounds, little_endian(moves).tobytes(), tuple(faults))


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return the bot for one chair; a bot that does not exist or cannot start fails when it is asked."""
    try:
        return find_bot(name, game, seed)
    except (Exception, SystemExit) as error:
        return MissingBot(str(error) if isinstance(error, UnknownBot) else failure_text(name, error))


class MissingBot:
    """A bot that cannot start; it fails when it is asked."""

    def __init__(self, why: str) -> None:
        self.why = why

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        raise BotFailed(self.why)


def failure_text(name: str, error: BaseException) -> str:
    return f"the bot {name} failed with {printable(f'{type(error).__name__}: {error}')[:200]}"


def ask(bot: Bot, name: str, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
    """Return the bot's choice, or raise BotFailed for anything else that it does."""
    try:
        action = index(bot.choose(view, seat, legal, budget))
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(failure_text(name, error)) from error
    if action not in legal:
        raise BotFailed(f"the bot {name} chose an illegal action: {short_repr(action)}")
    return action


def payoffs_without(
    payoffs: tuple[float, ...], failed: set[Seat], sides: Sequence[Sequence[Seat]]
) -> tuple[float, ...]:
    """Return the payoffs when the sides of these seats have lost: the others share theirs equally."""
    lost = [seat for side in sides if failed & set(side) for seat in side]
    others = [seat for seat in range(len(payoffs)) if seat not in lost]
    if not lost or not others:
        return tuple(0.0 if seat in lost else payoff for seat, payoff in enumerate(payoffs))
    share = sum(payoffs[seat] for seat in lost) / len(others)
    return tuple(0.0 if seat in lost else payoff + share for seat, payoff in enumerate(payoffs))


def replay_game(
    game: Game,
    job: MatchJob,
    number: int,
    result: GameResult,
    on_choice: Choose | None = None,
    on_chance: OnChance | None = None,
) -> Any:
    """Replay a game without its bots and return its last state. `on_choice` gets every state before a choice."""
    moves = array("H")
    moves.frombytes(result.moves)
    made = iter(little_endian(moves))

    def choose(state: Any, seat: Seat) -> Action:
        action = next(made)
        if on_choice:
            on_choice(state, seat)
        return action

    return run_game(game, job.seats, job.options, deal_of(job.seed, number), choose, on_chance)


def little_endian(moves: "array[int]") -> "array[int]":
    """Convert between this machine's byte order and the journal's."""
    import sys

    if sys.byteorder == "big":
        moves.byteswap()
    return moves
