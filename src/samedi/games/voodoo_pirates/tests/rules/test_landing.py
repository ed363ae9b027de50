"""Landing where others moved a ship: vectors 107 to 110 of the specification, and the order in which ships land."""

import pytest

from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates import notation
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests import positions
from samedi.games.voodoo_pirates.tests.positions import (
    asked,
    begun,
    book_only,
    legal,
    menu,
    objects,
    pile,
    plain_only,
    play,
    read,
)

pytestmark = pytest.mark.usefixtures("reading")
OPEN_11 = "sea E0 G0 C0 A0 D1 F0 B0 H0"  # with a skull instead of the Current


def landings(table: VoodooPirates) -> list[str]:
    """The seats that are asked about landing one after another; all of them find nothing."""
    found = []
    while asked(table).startswith("landing"):
        found.append(asked(table)[-1])
        play(table, "draw none")
    return found


@book_only
def test_the_victim_of_tix_lands_before_the_other_ship_moves() -> None:  # rules 7.5, 9.8, 11.1, 11.5, vector 107
    table = play(menu("12> 4>", "tix", f"souls R - | grigri A | {OPEN_11}"), "tix 1 CW R")
    assert asked(table) == "landing B" and legal(table) == ["draw deck", "draw none"]
    assert table.at[:2] == [12, 5]
    play(table, "draw deck", "* object grey")
    assert objects(table, "B") == ["grey"]
    assert asked(table) == "landing A" and table.at[:2] == [11, 5]


@book_only
def test_a_ship_whose_pirate_is_in_jail_does_not_land() -> None:  # rules 5.3, 11.1, vector 108
    line = f"souls R - - | grigri A | {OPEN_11} | plans tix take take | jailed BC"
    table = play(menu("12> 4> 0>", "tix", line), "tix 1 CW R")
    assert asked(table) == "landing A" and table.at[:2] == [11, 5]


@book_only
def test_a_victim_with_a_fourth_object_discards_one_before_the_other_ship_moves() -> None:  # rules 11.3, 11.5
    table = menu("12> 4>", "tix", f"souls R - | objects - grey,grey,red | grigri A | {OPEN_11}")
    play(table, "tix 1 CW R", "draw deck", "* object mask")
    assert asked(table) == "excess B" and table.at[0] == 12
    play(table, "drop grey")
    assert asked(table) == "landing A" and pile(table) == ["grey"]


@book_only
def test_a_cursed_victim_of_tix_draws_at_a_skull() -> None:  # rules 11.1, 14.4
    table = play(menu("12> 4>", "tix", f"souls R - | cursed 1 | grigri A | {OPEN_11}"), "tix 1 CW R")
    assert asked(table) == "object" and table.at[:2] == [12, 5]
    play(table, "* object ghost")
    assert objects(table, "B") == ["ghost"] and asked(table) == "landing A"


@book_only
def test_a_cursed_pirate_with_tix_makes_its_victim_land() -> None:  # rules 11.1, 11.5, 14.5
    line = "2 seats | cursed 1 | ships 4> 3> | souls - R | plans jax tix | grigri B | now facing A"
    table = play(read(line), "facing CW")  # A is driven back over 3 to 2, and then B sails to 4
    assert asked(table) == "landing A" and table.at[:2] == [2, 3]
    play(table, "draw none")
    assert table.at[:2] == [2, 4] and asked(table) == "plan"


@book_only
def test_after_a_maelstrom_all_ships_that_moved_land() -> None:  # rules 11.1, 11.5, 12.7, vector 109
    sea = "sea A1 G0 C0 E1 D1 F0 B0 H1"
    table = menu("12> 4> 7> 3>", "jax", f"objects maelstrom - - - | grigri D | {sea}", wind="E")
    recorder = EventRecorder()
    play(table, "use maelstrom", tell=recorder)
    assert table.at[:4] == [1, 5, 8, 4] and table.coins[:4] == [1, 0, 0, 0]
    assert [(event.kind, event.seat) for event in recorder.events if event.kind == "map"] == [("map", 0)]
    assert asked(table) == "landing B" and legal(table) == ["draw deck", "draw none"]
    assert pile(table) == [] and "use maelstrom" in notation.write(table)
    play(table, "draw none")
    assert asked(table) == "menu A" and pile(table) == ["maelstrom"]


@book_only
def test_ships_land_clockwise_from_the_user_of_the_maelstrom() -> None:  # rules 11.5, 12.7
    sea = "sea G0 E1 C1 A0 D1 F0 B0 H0"  # skulls on 1, 2, 4, 5, 7, 10 and 11
    table = menu("12> 1> 3> 4>", "jax", f"objects - - maelstrom - | grigri D | {sea}", wind="E", seat="C")
    play(table, "use maelstrom")
    assert table.at[:4] == [11, 12, 2, 3]  # C is not in the north
    assert landings(table) == ["C", "A"]
    assert asked(table) == "menu C"


@book_only
def test_a_ship_in_jail_or_in_the_harbour_finds_nothing_in_a_maelstrom() -> None:  # rules 5.3, 11.1, 12.7
    line = "objects maelstrom - - - | grigri D | plans jax take take tok | jailed BC"
    table = play(menu("0> 4> 1> 9>", "jax", line, wind="E"), "use maelstrom")
    assert table.at[:4] == [0, 5, 2, 10] and landings(table) == ["D"]  # B and C came to skulls too


@pytest.mark.parametrize("number", [110])
def test_a_ship_that_mermaids_carry_lands_before_the_turn_goes_on(number: int) -> None:  # rules 9.9, 11.1, 11.5, 16.1
    line = "coins 0 1 | barrels - - - A | sea E0 F0 C0 A0 D1 G0 B0 H1"
    table = play(menu("4> 9<", "jax", line, wind="S"), "wind 1")
    assert (table.at[1], table.coins[1]) == (8, 0)
    if positions.reading == "book":
        assert asked(table) == "landing B"
        play(table, "draw none")
    assert asked(table) == "menu A"


@book_only
def test_ships_land_when_all_are_carried_clockwise_from_who_turned_the_wind() -> None:  # rules 9.9, 11.5
    sea = "sea A0 E1 C1 B0 D1 G0 F1 H0"  # haunted: 1, 4, 5, 7, 10 and, with wind from the west, 9
    table = menu("1> 7> 10>", "jax", f"barrels - - - C | grigri C | {sea}", wind="S", seat="C")
    play(table, "wind 1")
    assert table.at[:3] == [2, 8, 11]
    assert landings(table) == ["C", "A", "B"]
    assert asked(table) == "menu C"


@book_only
def test_ships_carried_as_a_hoodoo_turn_begins_land_before_its_menu() -> None:  # rules 6.1, 8.1, 9.9, 11.5
    table = begun("4> 9<", "hoodoo tok", "coins 0 1 | sea E0 F0 C0 A0 D1 G0 B0 H1", wind="S")
    assert asked(table) == "landing B" and table.at[1] == 8
    play(table, "draw none")
    assert asked(table) == "menu A" and "hoodoo" in legal(table)


@book_only
def test_a_ship_that_the_wind_did_not_move_does_not_land() -> None:  # rule 11.1
    table = play(menu("4> 2>", "jax", "barrels - - - A", wind="S"), "wind 1")  # B lies on a skull already
    assert asked(table) == "menu A"


@plain_only
def test_in_the_plain_reading_a_ship_moved_by_others_finds_nothing() -> None:  # rules 11.1, 16.1
    table = play(menu("12> 4>", "tix", f"souls R - | grigri A | {OPEN_11}"), "tix 1 CW R")
    assert asked(table) == "landing A" and table.at[:2] == [11, 5]
    table = menu("12> 4>", "jax", "objects maelstrom -", wind="E")
    assert asked(play(table, "use maelstrom")) == "menu A" and pile(table) == ["maelstrom"]
