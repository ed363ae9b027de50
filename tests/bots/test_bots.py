"""Bots are found by name, repeat by seed, play only legal actions, and need only a View."""

import dataclasses
from typing import Any

import pytest

import samedi
from samedi.bots import Bot, Budget, find_bot
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.core.view import View

GAMES = [*all_games(), find_game("_template")]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
NOTHING = View(0, 2)  # the smallest View


class Poison(View, frozen=True):
    """A view whose fields must not be read."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"looked at {name}")


def moves(game: Game, seats: int, bot: str, seed: int) -> list[int]:
    """The codes that bots choose in one game."""
    state = game.new(seats, game.check_options(seats, {}))
    bots: list[Bot] = [find_bot(bot, game, seed + seat) for seat in range(seats)]
    rng = Rng(seed)
    chosen = []
    while state.acting:
        seat = state.acting[0]
        if seat == CHANCE:
            state.roll_and_settle(rng)
            continue
        legal = state.legal(seat)
        chosen.append(bots[seat].choose(game.view(state, seat), seat, legal, Budget()))
        assert chosen[-1] in legal
        state.apply(seat, chosen[-1])
    return chosen


@pytest.mark.parametrize("bot", ["zombie", "apprentice", "ismcts:8it", "pimc:8it"])
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_bots_play_legal_actions_at_every_table_and_repeat_by_seed(game: Game, seats: int, bot: str) -> None:
    assert moves(game, seats, bot, 1) == moves(game, seats, bot, 1) != moves(game, seats, bot, 2)


def test_a_zombie_plays_every_legal_action_equally_often() -> None:
    bot = find_bot("zombie", GAMES[0], seed=1)
    chosen = [bot.choose(Poison(0, 2), 0, (3, 5, 8), Budget()) for _ in range(3000)]
    assert all(900 < chosen.count(action) < 1100 for action in (3, 5, 8))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_apprentice_follows_the_view_whatever_its_seed(game: Game) -> None:
    table = samedi.Session(game, game.seats[-1], seed=1)
    seat = table.acting[0]
    legal = table.state.legal(seat)
    choices = {find_bot("apprentice", game, seed).choose(table.view(seat), seat, legal, Budget()) for seed in range(9)}
    assert len(choices) == 1


def test_without_hints_an_apprentice_plays_like_a_zombie() -> None:
    silent = dataclasses.replace(GAMES[0], package="samedi.engine")
    zombie, apprentice = find_bot("zombie", silent, 7), find_bot("apprentice", silent, 7)
    for _ in range(50):
        assert zombie.choose(NOTHING, 0, range(9), Budget()) == apprentice.choose(NOTHING, 0, range(9), Budget())


@pytest.mark.parametrize("name", ["bokor", "", None, "Zombie", "x" * 500])
def test_an_unknown_bot_is_refused_in_one_sentence(name: Any) -> None:
    with pytest.raises(
        samedi.SamediError, match=r"there is no bot .* \(there is: zombie, apprentice, houngan, loa, ismcts, pimc, "
    ) as refused:
        find_bot(name, GAMES[0])
    assert len(str(refused.value)) < 200 and "\n" not in str(refused.value)
