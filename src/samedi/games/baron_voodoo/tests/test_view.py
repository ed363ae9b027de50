"""Every viewer sees everything, the only world is the real one, and dice keep their numbers."""

import pytest

from samedi.core.rng import Rng
from samedi.games.baron_voodoo import GAME, invariants, notation
from samedi.games.baron_voodoo.components import COLOUR_OF
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.tests.positions import NAMED, TABLES, do, game, legal, opened, read, seen
from samedi.games.baron_voodoo.view import view


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_all_viewers_see_the_same_and_the_only_world_is_the_truth(
    seats: int, options: dict[str, object]
) -> None:  # rule 2.6
    for number, table in enumerate(game(seats, 3, **options)):
        if number % 7:
            continue
        views = [view(table, seat) for seat in (*range(seats), None)]
        assert len({each.by_kind[1:] for each in views}) == 1
        world = GAME.worlds(views[0]).draw(Rng(1))
        assert isinstance(world, BaronVoodoo) and notation.write(world) == notation.write(table)
        assert view(world, 0) == views[0] and hash(view(world, 0)) == hash(views[0])
        assert view(world, 0).board == views[0].board  # the very same dice


def test_a_die_keeps_its_number_and_colour_through_the_game() -> None:  # rule 1.1
    for table in game(4, 8, board="chaos"):
        where = [die for stack in seen(table).board for die in stack]
        where += [die for zone in (*seen(table).zones, *seen(table).spirits) for die in zone]
        assert sorted(where) == list(range(48))
        assert all(table.stack[i] < 0 or COLOUR_OF[table.stack[i]] < 5 for i in range(168))


def test_of_dice_of_one_kind_the_lowest_number_goes_first() -> None:  # rule 1.1
    table = read("2 seats | board a1=Yo b1=To e5=Tv f5=Rv | zones Wo Wo Wo / - | step bank")
    before = seen(table).zones[0]
    do(table, "put Wo")
    assert seen(table).chosen == (min(before),)
    do(table, "put Wo", "score")
    assert seen(table).spirits[0] == tuple(sorted(before)[:2]) and seen(table).zones[0] == (max(before),)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_the_invariants_hold_in_random_games(seats: int, options: dict[str, object]) -> None:  # rules 1.1, 1.5
    for seed in range(4):
        for table in game(seats, seed, **options):
            assert invariants.broken(table) is None


def test_a_lost_die_or_point_breaks_an_invariant() -> None:  # rules 1.1, 1.5, 7.1
    def spoilt(**changes: object) -> str:
        table = opened(2, board="balanced")
        for name, value in changes.items():
            setattr(table, name, value)
        return invariants.broken(table) or ""

    fresh = opened(2, board="balanced")
    assert "two places" in spoilt(cz=[1, 0, 0, 0])
    assert "47 dice" in spoilt(stack=[-1, -1, -1, *fresh.stack[3:]])
    assert "are not 20" in spoilt(reserve=13)
    assert "below 0" in spoilt(offerings=[-1, 3, 0, 0], reserve=18)
    assert "holds Baron Samedi" in spoilt(baron=1)
    assert "sets say" in spoilt(tall=1)
    assert "shows nothing" in spoilt(face=[7, *fresh.face[1:]])
    assert "captured die" in spoilt(captured=4)
    assert "laid together" in spoilt(chosen=4)
    assert "bought another" in spoilt(extra=True, bought=True)


def test_legal_leaves_the_table_as_it_was() -> None:  # rule 3.4
    for seed in range(3):
        for table in game(2, seed):
            if table.mover >= 0:
                before = seen(table)
                legal(table)
                assert seen(table).board == before.board
