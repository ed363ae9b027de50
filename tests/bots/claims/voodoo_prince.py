"""Checks of the reasons of Voodoo Prince, by playing the trick to its end in possible worlds."""

from collections.abc import Iterator
from typing import Any

from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.games.voodoo_prince.components import NAME_TRUMP, TARGET, TOP, TRUMP
from tests.bots.claims.said import Claim, Said, play_while, tables

DRAWN = 100
NEAR = 0.2  # two counts of this many deals differ by more only once in ten thousand times


def ends(said: Said) -> Iterator[Any]:
    """The table after the trick, played to its end at random."""
    if said.state.phase == NAME_TRUMP:
        return
    rng = Rng(5)
    for world in said.worlds(DRAWN):
        play_while(world, lambda table: bool(table.lying), rng)
        yield world


def takes(said: Said, table: Any) -> bool:
    return bool(table.tricks[said.seat] > said.state.tricks[said.seat])


def often(said: Said) -> float:
    return sum(takes(said, table) for table in ends(said)) / DRAWN


def never(said: Said) -> bool:
    return said.state.phase != NAME_TRUMP and not any(takes(said, table) for table in ends(said))


def surely(said: Said) -> bool:
    return said.state.phase != NAME_TRUMP and all(takes(said, table) for table in ends(said))


def may_wait(said: Said) -> bool:
    """Tell whether the seat can still go out for the others' points if another seat gets this trick."""
    return all(takes(said, table) or table.points[said.seat] < 0 for table in ends(said))


def about(said: Said) -> bool:
    return abs(said.figure("percent") / 100 - often(said)) < NEAR


def lacks(said: Said) -> bool:
    return bool(said.figure("lack") == TARGET[said.state.seats] - said.state.tricks[said.seat] > 1)


def goes_out(said: Said) -> bool:
    """Tell whether the seat is out with this many points whenever it takes."""
    return all(not takes(said, table) or table.points[said.seat] == said.figure("points") for table in ends(said))


def by_top_card_alone(said: Said) -> bool:
    """Tell whether it is a beaten doll that takes only if the top card of its colour comes later."""
    top = said.action + TOP[said.state.seats]
    if said.state.phase == NAME_TRUMP or said.action % 16 or said.figure("top") != TOP[said.state.seats]:
        return False
    count = said.state.count + 1
    return all(not takes(said, table) or top in table.played[count : table.count] for table in ends(said))


def counts(said: Said) -> list[int]:
    """How many cards of each colour the seat holds."""
    return [sum(card // 16 == colour for card in said.view.hand) for colour in range(5)]


def holds(said: Said) -> bool:
    return said.action >= TRUMP and said.figure("count") == counts(said)[said.action - TRUMP]


CLAIMS: dict[str, Claim] = {
    "trump-most": lambda said: holds(said) and said.figure("count") == max(counts(said)) > 1,
    "trump-top": lambda said: holds(said) and 16 * (said.action - TRUMP) + TOP[said.state.seats] in said.view.hand,
    "trump-some": lambda said: holds(said) and said.figure("count") > 0,
    "trump-none": holds,
    "ducks": lambda said: never(said) and may_wait(said),
    "beaten": never,
    "doll": by_top_card_alone,
    "hardly": lambda said: said.action < TRUMP and often(said) < 0.06,
    "seldom": lambda said: about(said) and said.figure("percent") <= 50 and may_wait(said),
    "rarely": lambda said: about(said) and said.figure("percent") <= 50,
    "takes": lambda said: about(said) and said.figure("percent") >= 50 and lacks(said),
    "sure": lambda said: surely(said) and lacks(said),
    "out": lambda said: said.action < TRUMP and goes_out(said),
    "out-sure": lambda said: surely(said) and goes_out(said),
}


def met(game: Game) -> Iterator[Any]:
    for seats in (2, 3, 4, 5):
        for number, table in enumerate(tables(game, seats, seats)):
            if number % 11 == 0 or table.phase == NAME_TRUMP:
                yield table
