"""Broadsides: vectors 59 to 65 and 100 of the specification, and the Ghost Ship."""

import pytest

from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import asked, legal, menu, objects, pile, play, souls

pytestmark = pytest.mark.usefixtures("reading")


def fired(ships: str, held: str, more: str = "", wind: str = "N") -> VoodooPirates:
    """A ends its turn beside B (plans: Tix, so that A has nothing else to do)."""
    table = menu(ships, "tix", f"souls {held} | grigri B{' | ' + more if more else ''}", wind=wind)
    if asked(table).startswith("menu"):
        play(table, "end")
    return play(table, "facing CW")


@pytest.mark.parametrize(
    ("number", "held", "power", "coins", "expected"),
    [
        (59, "RRR R", 0, 3, (2, 2)),
        (60, "RR YY", 0, 3, (0, 3)),
        (601, "R YYY", 0, 3, (0, 3)),
        (61, "RRR -", 5, 3, (6, 2)),
        (62, "RRR R", 0, 0, (2, 0)),
    ],
)
def test_hits_are_souls_more_than_the_target_has(
    number: int, held: str, power: int, coins: int, expected: tuple[int, int]
) -> None:  # rules 13.2, 1.4
    table = fired("5> 6>", held, f"coins 0 {coins} | power {power} 0")
    assert (table.power[0], table.coins[1]) == expected
    assert table.treasure == 18 - expected[1]


def test_a_ghost_ship_takes_a_soul_and_fires_back() -> None:  # rule 13.4, vector 63
    table = fired("5> 6>", "RRB YY", "coins 2 2 | objects - ghost")
    assert (table.power[0], table.coins[1]) == (1, 1)
    assert asked(table) == "ghost B" and legal(table) == ["pass", "ghost R", "ghost B"]
    play(table, "ghost B")
    assert (souls(table, "A"), souls(table, "B")) == ("RR", "YYB")
    assert (table.power[1], table.coins[0]) == (1, 1)
    assert objects(table, "B") == [] and pile(table) == ["ghost"]


def test_a_player_fired_back_at_may_answer_with_the_other_ghost_ship() -> None:  # rule 13.4
    table = fired("5> 6>", "RRB YY", "coins 2 2 | objects ghost ghost")
    play(table, "ghost B")
    assert asked(table) == "ghost A"
    play(table, "ghost Y")
    assert (souls(table, "A"), souls(table, "B")) == ("RRY", "YB")
    assert table.power[:2] == [2, 1]
    assert asked(table) == "menu B"  # two answers in a row, and no third


def test_a_ghost_ship_without_a_soul_to_take_or_room_for_it_answers_all_the_same() -> None:  # rule 13.4
    table = fired("5> 6>", "- Y", "objects - ghost")
    assert legal(table) == ["pass", "ghost none"]
    play(table, "ghost none")
    assert table.power[1] == 1
    table = fired("5> 6>", "R YYYYBB", "objects - ghost")
    assert legal(table) == ["pass", "ghost none"]


def test_ships_in_a_storm_and_under_the_night_watch_are_no_targets() -> None:  # rule 13.3, vectors 64 and 65
    table = fired("6> 5>", "RRR -", wind="E")
    assert table.power[0] == 0
    table = fired("3> 4>", "RRR -", wind="N")
    assert table.power[0] == 0
    assert fired("6> 5>", "RRR -", wind="N").power[0] == 3


def test_a_protected_attacker_is_not_fired_back_at() -> None:  # rules 13.3, 13.4, vector 100
    table = fired("4> 3>", "RRR Y", "objects - ghost | coins 1 1")
    assert (table.power[0], table.coins[1]) == (2, 0)
    play(table, "ghost R")
    assert (souls(table, "B"), table.power[1], table.coins[0]) == ("RY", 0, 1)


def test_of_two_targets_one_is_chosen_and_firing_is_compulsory() -> None:  # rule 13.1
    table = menu("5> 6> 4<", "tix", "souls RRR R - | grigri B | sea E0 G0 A0 C0 D1 F0 B0 H1")
    play(table, "end", "facing CW")
    assert asked(table) == "fire A" and legal(table) == ["fire 4", "fire 6"]
    play(table, "fire 4")
    assert table.power[0] == 3


def test_12_and_1_are_neighbours_and_the_harbour_takes_no_part() -> None:  # rules 13.1, 2.1
    assert fired("12> 1>", "RRR -").power[0] == 3
    table = menu("0> 1>", "tix", "souls RRR - | grigri B")
    play(table, "end")
    assert table.power[0] == 0 and asked(table) == "facing B"  # rule 6.3: in the harbour A faces no way
    assert fired("1> 0>", "RRR -").power[0] == 0


def test_every_player_with_an_unknown_object_is_asked_for_an_answer() -> None:  # rule 13.4
    table = fired("5> 6>", "RR Y", "objects - grey")
    assert asked(table) == "ghost B" and legal(table) == ["pass"]
    table = fired("5> 6>", "RR Y", "objects - grey | knows A d grey=B,d,d,d; B d; all d grey=B,d,d,d")
    assert not asked(table).startswith("ghost")  # all know that it is no Ghost Ship
    table = fired("5> 6>", "RR Y", "objects - ghost | knows A d ghost=B,d; B d; all d ghost=B,d")
    assert legal(table) == ["pass", "ghost R"]  # all know that it is one


def test_the_jailed_do_not_answer() -> None:  # rules 5.3, 13.4
    table = fired("5> 6> 0>", "RR Y -", "objects - ghost - | plans tix take take | jailed BC")
    assert table.power[0] == 1 and not asked(table).startswith("ghost")


def test_a_cursed_pirate_does_not_answer() -> None:  # rules 13.4, 14.2
    table = fired("5> 6>", "RR Y", "objects - ghost | cursed 1")
    assert table.power[0] == 1 and not asked(table).startswith("ghost")
