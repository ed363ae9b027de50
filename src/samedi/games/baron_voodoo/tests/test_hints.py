"""What the apprentice does, position by position, and that it makes a combo when it sees one."""

import pytest

from samedi.bots import Budget, find_bot
from samedi.core.rng import Rng
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.components import KIND
from samedi.games.baron_voodoo.hints.dice import is_combo, largest_combo
from samedi.games.baron_voodoo.tests.positions import opened, read


def advice(line: str) -> str:
    table = read(line)
    choices = table.legal(table.mover)
    assert len(choices) > 1, "nothing to choose"
    bot = find_bot("apprentice", GAME)
    return GAME.actions[bot.choose(GAME.view(table, table.mover), table.mover, choices, Budget())]


LONE = "board a1=Yo b1=To e5=Tv f5=Rv"


def test_it_captures_the_die_that_makes_a_combo() -> None:  # rule 7.5
    line = "2 seats | board a1=Yo b1=Ro a2=Pg c5=Tv d5=Rv | zones To Po / - | step capture"
    assert advice(line) == "capture a1 E"


def test_it_sends_large_combos_and_keeps_pairs_for_later() -> None:  # rules 7.4, 7.6
    assert advice(f"2 seats | {LONE} | zones Yo To Ro / - | step bank").startswith("put")
    assert advice(f"2 seats | {LONE} | zones Yo To / - | step bank") == "done"
    assert advice(f"2 seats | {LONE} | zones Yo To / - | ending A | step bank").startswith("put")
    assert advice(f"2 seats | {LONE} | zones Yo To Ro / - | step bank Yo To") == "put Ro"


def test_it_uses_an_effect_that_gains_something() -> None:  # rules 6.1, 6.2
    assert advice(f"2 seats | {LONE} | zones Tv / - | step effect Tv") == "use"
    assert advice(f"2 seats | {LONE} | zones Tc Po Ro / - | step effect Tc") == "change Tc o"


def test_it_uses_a_power_for_a_better_capture() -> None:  # rules 3.4, 5.4
    line = "2 seats | loas R T | board a1=Ro b1=Wg g1=Wo a7=Tv b7=Yg | zones To Po Yo / - | offerings 0 0"
    assert advice(line).startswith("power PL")


def test_it_buys_another_turn_if_a_good_capture_is_left() -> None:  # rule 3.8
    line = "2 seats | board a1=Yo b1=Ro e5=Tv f5=Rv | zones {} / - | offerings 2 0 | step again"
    assert advice(line.format("To Po")) == "again"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_choices_are_legal_all_through_a_game(seats: int) -> None:  # rule 3.1
    bot = find_bot("apprentice", GAME)
    table, rng = opened(seats, board="draft"), Rng(seats)
    while table.acting:
        if table.mover < 0:
            table.settle(table.roll(rng))
            continue
        choices = table.legal(table.mover)
        choice = bot.choose(GAME.view(table, table.mover), table.mover, choices, Budget())
        assert choice in choices
        table.apply(table.mover, choice)


def kinds(text: str) -> list[int]:
    return [KIND[die] for die in text.split()]


def test_the_largest_combo_is_found() -> None:  # rules 7.5, 7.6
    assert largest_combo(kinds("Yo To Ro Po Yv")) == kinds("Yo To Ro Po")
    assert len(largest_combo(kinds("Yo Yo Tv"))) < 2
    assert largest_combo(kinds("Yo Yv Wc"), kinds("Yv")) == kinds("Yo Yv Wc")
    assert is_combo(kinds("Wo Wo Wo Wo")) and not is_combo(kinds("Yo To Wv"))


def test_the_chances_to_win_add_up_and_follow_the_points() -> None:  # rules 8.1, 8.4
    line = "3 seats | board a1=Yo b1=To e5=Tv f5=Rv | zones {} | offerings {} | scores {}"

    def chances(zones: str = "- / - / -", offerings: str = "0 0 0", scores: str = "6 6 6") -> list[float]:
        table = read(line.format(zones, offerings, scores))
        found = [table.evaluate(seat) for seat in range(3)]
        assert sum(found) == pytest.approx(1)
        return found

    assert chances() == pytest.approx([1 / 3] * 3)
    assert chances(scores="9 6 3") == sorted(chances(scores="9 6 3"), reverse=True)
    assert chances(scores="14 11 8")[0] > chances(scores="9 6 3")[0], "a lead is worth more when the end is near"
    assert chances(zones="Yo To Ro / - / -")[0] > chances(scores="7 6 6")[0] > chances(offerings="1 0 0")[0] > 1 / 3
