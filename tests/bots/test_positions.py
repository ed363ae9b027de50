"""Positions in which a search makes no blunder: tests/bots/positions. Every complaint adds one."""

import pytest

from samedi.core.game import Game
from samedi.core.registry import all_games
from tests.bots.positions.find import LEVELS, SEEDS, Position, kind_of, read, solved, state_of

FEWEST = 30
ALL = [
    pytest.param(game, position, level, id=f"{game.name}-{number + 1}-{level}")
    for game in all_games()
    for number, position in enumerate(read(game.name))
    for level in LEVELS[LEVELS.index(position.least) :]
]


@pytest.mark.parametrize(("game", "position", "level"), ALL)
def test_search_levels_find_the_good_choice_of_every_position(game: Game, position: Position, level: str) -> None:
    chosen = {solved(game, position, level, seed) for seed in SEEDS}
    assert chosen <= set(position.good), f"{position.position}: {position.theme}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_the_collections_are_large_and_varied_and_their_positions_valid(game: Game) -> None:
    positions = read(game.name)
    assert len(positions) >= FEWEST
    assert len({position.position for position in positions}) == len(positions)
    assert len({position.position.split()[0] for position in positions}) >= 3, "tables of several sizes"
    assert len({kind_of(game, position) for position in positions}) >= 5
    assert all(is_a_choice(game, position) for position in positions)
    assert sum(position.least == LEVELS[0] for position in positions) >= FEWEST


def is_a_choice(game: Game, position: Position) -> bool:
    """Tell whether the seat is asked, the good choices are legal, and there is a worse one."""
    state = state_of(game, position.position)
    legal = {game.actions[action] for action in state.legal(position.seat)}
    return bool(position.good) and set(position.good) < legal
