"""How well our search plays beside other people's: houngan against OpenSpiel's bots, the same time a move for all.

Every deal is played once for each seat, houngan there and the guest at all the others (see `arena.match`), so both
meet the same cards in the same chairs. A match ends as soon as it is decided who is better, by the arena's test
(`arena.decide`). What everybody took for a choice is measured and told: a clock is only looked at between two
simulations.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from samedi.arena.count import Pair, measure, of_deal, ordinary
from samedi.arena.decide import Referee, at_any_time
from samedi.arena.match import Result, seed_of, walk
from samedi.bench import peers
from samedi.bench.guests import GUESTS
from samedi.bench.rounds import machine
from samedi.bench.show import about, columns
from samedi.bots import Bot, Budget, find_bot
from samedi.core.game import Game
from samedi.core.names import Action, Seat
from samedi.core.options import Value

DEALS = 1000  # at most
THOUGHT = Budget(seconds=0.05)
OURS = "houngan:50ms"
SEED = "strength"
LABELS = {"payoff": "wins", "score": "score", "score_per_round": "score a round"}


class Watched:
    """A bot that is timed whenever it has something to choose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent, self.choices = 0.0, 0

    def choose(self, view: Any, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        begin = perf_counter()
        action = self.bot.choose(view, seat, legal, THOUGHT)
        if len(legal) > 1:
            self.spent += perf_counter() - begin
            self.choices += 1
        return action


class Took(msgspec.Struct):
    """How long choices took, in all."""

    spent: float = 0.0
    choices: int = 0

    def add(self, bot: Watched) -> None:
        self.spent += bot.spent
        self.choices += bot.choices

    def milliseconds(self) -> float:
        return round(1000 * self.spent / max(1, self.choices), 1)


def run(
    games: Sequence[Game],
    deals: int = DEALS,
    seats: int | None = None,
    progress: Callable[[str], None] = lambda line: None,
    *,
    fixed: bool = False,
) -> dict[str, Any]:
    """Each game against each guest, at so many seats (None: as few as can be)."""
    tables = [(game, game.check_seats(smallest(game) if seats is None else seats)) for game in games]
    peers.load("pyspiel")
    rows = [against(game, count, guest, deals, progress, fixed=fixed) for game, count in tables for guest in GUESTS]
    return {"machine": machine(), "openspiel": peers.about()["pyspiel"]["version"], "fixed": fixed, "matches": rows}


def smallest(game: Game) -> int:
    """As few as can be who play against each other."""
    return next(seats for seats in game.seats if seats > 1)


def against(
    game: Game, seats: int, guest: str, deals: int, progress: Callable[[str], None], *, fixed: bool
) -> dict[str, Any]:
    """One houngan among guests: what it and they made of the same deals. If not `fixed`, until that is decided."""
    ours, theirs, referee = Took(), Took(), Referee()
    played: list[dict[str, Pair]] = []
    while len(played) < deals and (fixed or referee.better is None):
        progress(f"{game.name} against {guest}: deal {len(played) + 1} of {deals}{'' if fixed else ' at most'}")
        played.append(deal(game, seats, guest, f"{SEED}/{len(played)}", ours, theirs))
        wins = played[-1]["payoff"]
        referee.add(wins.first - wins.second)
    sure = ordinary if fixed else at_any_time
    return {
        "game": game.name,
        "seats": seats,
        "against": guest,
        "deals": len(played),
        "better": None if referee.better is None else (OURS, guest)[referee.better],
        "milliseconds": {"houngan": ours.milliseconds(), guest: theirs.milliseconds()},
        **{name: msgspec.to_builtins(measure([each[name] for each in played], name, sure=sure)) for name in played[0]},
    }


def deal(game: Game, seats: int, guest: str, name: str, ours: Took, theirs: Took) -> dict[str, Pair]:
    """All games of one deal."""
    options = game.check_options(seats, {})
    seatings = [tuple(int(seat != first) for seat in range(seats)) for first in range(seats)]
    results = []
    for seating in seatings:
        seeds = [seed_of(name, "bot", seat) for seat in range(seats)]
        bots = [
            Watched(GUESTS[guest](game, seed) if who else find_bot(OURS, game, seed))
            for who, seed in zip(seating, seeds, strict=True)
        ]
        results.append(play(game, options, bots, name))
        for who, bot in zip(seating, bots, strict=True):
            (theirs if who else ours).add(bot)
    return of_deal(results, seatings, game.sides(seats, options))


def play(game: Game, options: dict[str, Value], bots: Sequence[Watched], name: str) -> Result:
    """One game of a deal."""

    def choose(state: Any, seat: Seat) -> Action:
        return bots[seat].choose(game.view(state, seat), seat, state.legal(seat), THOUGHT)

    state = walk(game, len(bots), options, name, choose)
    return Result(state.payoffs(), state.scores(), getattr(game.view(state, None), "round", None), b"")


def table(result: dict[str, Any]) -> str:
    """What `samedi bench --strength` prints."""
    rows: list[tuple[str, ...]] = [
        ("game", "seats", "against", "deals", "figure", "houngan", "it", "difference", "95 %", "ms", "its ms")
    ]
    rows += [
        (
            match["game"],
            str(match["seats"]),
            match["against"],
            f"{match['deals']:,}",
            LABELS[name],
            f"{match[name]['first']:.3f}",
            f"{match[name]['second']:.3f}",
            f"{match[name]['difference']:+.3f}",
            "" if match[name]["low"] is None else f"{match[name]['low']:+.3f} … {match[name]['high']:+.3f}",
            *(f"{each:.1f}" for each in match["milliseconds"].values()),
        )
        for match in result["matches"]
        for name in LABELS
        if name in match
    ]
    return "\n\n".join(
        [
            about(result["machine"]),
            columns(rows),
            f"Paired deals: {OURS} at every seat in turn, OpenSpiel {result['openspiel']} at the others.\n"
            + (
                "Intervals take means of deals to be normal, as they are for fifty deals or more."
                if result["fixed"]
                else "A match ends when it is decided who wins more; intervals hold whenever one stops."
            ),
        ]
    )
