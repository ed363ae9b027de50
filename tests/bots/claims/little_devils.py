"""Checks of the reasons of Little Devils, by playing the trick to its end in possible worlds."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.games.little_devils.components import DEVILS
from tests.bots.claims.said import Claim, Said, play_while, tables

DRAWN = 150
NEAR = 0.17  # two counts of this many deals differ by more only once in ten thousand times


def often(said: Said) -> float:
    """How often the seat takes the trick if all seats after it play at random."""
    rng, taken = Rng(5), 0
    for world in said.worlds(DRAWN):
        play_while(world, lambda table: bool(table.lying), rng)
        taken += world.leader == said.seat
    return taken / DRAWN


def never(said: Said) -> bool:
    return often(said) == 0


def leads(said: Said) -> bool:
    return said.state.lying == 0 and never(said)


def far(said: Said) -> bool:
    """Tell whether few unseen cards lie beyond the seat's own."""
    view, card = said.view, said.action + 1
    unseen = [each for each in range(1, 9 * view.seats + 1) if each not in view.hand and each not in view.played]
    beyond = min(sum(each < card for each in unseen), sum(each > card for each in unseen))
    return said.figure("card") == card and 5 * beyond < len(unseen)


def devils(said: Said) -> bool:
    return 0 < said.figure("devils") == DEVILS[said.action + 1]


def lying(said: Said) -> bool:
    """Tell whether the trick has this many devils with the card."""
    return said.figure("devils") == sum(DEVILS[card] for card in (*said.view.trick, said.action + 1))


def about(said: Said) -> bool:
    return abs(said.figure("percent") / 100 - often(said)) < NEAR


def whatever(said: Said) -> bool:
    return said.state.lying > 0 and all(often(said.of(action)) > 0.5 - NEAR for action in said.legal)


CLAIMS: dict[str, Claim] = {
    "lead": leads,
    "lead-far": lambda said: leads(said) and far(said),
    "lead-devils": lambda said: leads(said) and devils(said),
    "safe": lambda said: said.state.lying > 0 and never(said),
    "gift": lambda said: said.state.lying > 0 and never(said) and devils(said),
    "hardly": lambda said: said.state.lying > 0 and often(said) < 0.05,
    "seldom": lambda said: about(said) and said.figure("percent") <= 50,
    "likely": lambda said: about(said) and said.figure("percent") >= 50 and lying(said),
    "takes": lambda said: often(said) == 1 and lying(said),
    "anyway": whatever,
    "anyway-far": lambda said: whatever(said) and far(said),
}


def met(game: Game) -> Iterator[Any]:
    for seats in (3, 4, 6):
        yield from islice(tables(game, seats, seats), 0, 160, 5)
