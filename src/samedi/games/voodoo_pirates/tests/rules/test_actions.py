"""Jax, Tok, Take, Tix and Hoodoo: vectors 45 to 58, 93, 94, 105 and 106 of the specification, and rulings."""

import pytest

from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates.tests import positions
from samedi.games.voodoo_pirates.tests.positions import (
    asked,
    legal,
    menu,
    objects,
    plain_only,
    play,
    read,
    ritual,
    souls,
)

pytestmark = pytest.mark.usefixtures("reading")


def test_the_nth_jax_of_a_round_brings_n_souls() -> None:  # rule 7.2, vector 45
    table = menu("4> 3> 12>", "jax", "plans jax jax jax")
    play(table, "jax", "* soul R", "facing CW")  # only the end of the turn is left, which needs no choice
    play(table, "jax", "* soul B", "* soul B", "facing CW")
    play(table, "jax", "* soul Y", "* soul Y", "* soul G")
    assert [souls(table, seat) for seat in "ABC"] == ["R", "BB", "YYG"]


@pytest.mark.parametrize(("sea", "first"), [("E0", 2), ("E1", 0)], ids=["high tide", "low tide"])
def test_the_tide_gives_or_takes_a_soul(sea: str, first: int) -> None:  # rules 2.5, 7.2, vector 46
    table = menu("1> 4>", "jax", f"plans jax jax | sea {sea} G0 C0 A0 D1 F0 B0 H1")
    play(table, "jax", *["* soul R"] * first)
    assert table.load[0] == first
    play(table, "facing CW", "jax", "* soul B", "* soul B")
    assert souls(table, "B") == "BB"


def test_an_empty_bag_leaves_the_grid_to_choose_from() -> None:  # rules 7.2, 11.4, vector 47
    table = read(
        "3 seats | ships 4> 3> 5> | souls - RRRYY YYBBB | grid RBGGGGP.. | plans jax jax tok | grigri C | sun B"
        " | now menu A | flow moonlight idle turn=2 jaxes=1"
    )
    assert table.bagged == 1 and table.bag[4] == 1
    play(table, "jax", "* soul P")
    assert legal(table) == [f"cell {cell}" for cell in range(1, 8)]
    play(table, "cell 3")
    assert souls(table, "A") == "GP" and table.grid[3] == -1


def test_jax_stops_when_the_ship_is_full_or_nothing_is_left() -> None:  # rules 1.8, 7.2
    table = read("2 seats | ships 4> 0> | souls RRRRY - | plans jax tok | now menu A | flow moonlight idle jaxes=1")
    play(table, "jax", "* soul Y")
    assert table.load[0] == 6 and asked(table) != "soul"
    assert "jax" not in legal(menu("4> 0>", "jax", "souls RRRRYY -"))
    empty = "souls RRRR YYYY BBBBGG GGPP | grid ........."
    assert "jax" not in legal(menu("4> 0> 0> 0>", "jax", empty))


def test_a_jax_that_brings_nothing_still_counts() -> None:  # rule 7.2
    table = menu("1> 4>", "jax", "plans jax jax | sea E1 G0 C0 A0 D1 F0 B0 H1")
    play(table, "jax", "facing CW", "jax", "* soul R", "* soul R")
    assert table.load[:2] == [0, 2]


def test_place_among_the_jax_cards_counts_conjured_or_not() -> None:  # rules 7.2, 16.1, vector 105
    table = read(
        "3 seats | ships 1> 4> 8> | souls RRRRYY - - | plans jax jax jax | grigri C | now facing A"
    )  # no room, so A was asked nothing else
    play(table, "facing CW", "end", "facing CW", "jax")
    expected = ["B", "B", "B"] if positions.reading == "book" else ["B"]
    play(table, *(f"* soul {soul}" for soul in expected))
    assert souls(table, "C") == "".join(expected) and asked(table) == "facing C"


def test_the_order_of_turns_decides_and_not_the_seats() -> None:  # rule 7.2, vector 106
    table = menu("1> 4> 8>", "jax", "plans jax tix jax | sun C", seat="C")
    play(table, "jax", "* soul B", "facing CW", "jax", "* soul R", "* soul R")
    assert (souls(table, "C"), souls(table, "A")) == ("B", "RR")


@pytest.mark.parametrize(
    ("number", "grigri", "call", "brought"), [(48, "A", "B", 3), (480, "A", "R", 2), (49, "C", "B", 2)]
)
def test_tok_takes_all_souls_of_a_colour_it_owns(number: int, grigri: str, call: str, brought: int) -> None:  # rule 7.3
    table = menu("4> 0> 3> 12>", "tok", f"souls G BR BR BY | grid .B.R..... | grigri {grigri}", seat="B")
    assert [code for code in legal(table) if code.startswith("tok")] == ["tok R", "tok B"]
    bag = table.bagged
    play(table, f"tok {call}")
    assert table.load[1] == 2 + brought and table.bagged == bag
    if (grigri, call) == ("A", "B"):
        assert souls(table, "B") == "RBBBB"


def test_tok_takes_what_there_is_room_for_from_rivals_first_and_then_the_lowest_cells() -> None:  # rule 7.3, vector 50
    table = menu("4> 0> 3> 12>", "tok", "souls RYYYY R G - | grid R........ | grigri D")
    play(table, "tok R")
    assert (souls(table, "A"), souls(table, "B"), table.grid[1]) == ("RRYYYY", "", 0)
    table = menu("4> 0> 3> 12>", "tok", "souls RYYY - R - | grid RR....... | grigri D")
    play(table, "tok R")
    assert (souls(table, "A"), table.grid[1], table.grid[2]) == ("RRRYYY", -1, 0)


def test_a_colour_that_brings_nothing_may_be_called() -> None:  # rule 7.3
    table = menu("4> 0>", "tok", "souls R Y | grigri A")
    play(table, "tok R")
    assert souls(table, "A") == "R" and table.acted


@pytest.mark.parametrize(
    ("codes", "coins", "got"),
    [
        (["take coin", "take coin"], 2, []),
        (["take coin", "take deck", "* object grey"], 1, ["grey"]),
        (["take deck", "* object red", "take deck", "* object grey"], 0, ["grey", "red"]),
        (["take discard", "take coin"], 1, ["ghost"]),
        (["take soul", "* soul P", "stop"], 0, []),
    ],
    ids=["coins", "coin and object", "objects", "discard and coin", "soul"],
)
def test_take_brings_two_items(codes: list[str], coins: int, got: list[str]) -> None:  # rule 7.4, vector 51
    table = menu("4> 0>", "take", "pile wreck ghost")
    play(table, "take", *codes)
    assert (table.coins[0], objects(table, "A")) == (coins, got)
    assert asked(table) == "facing A"


def test_souls_of_the_grid_can_be_taken_and_need_room() -> None:  # rule 7.4
    table = menu("4> 0>", "take", "grid .....Y... | souls RRRRB -")
    play(table, "take", "cell 6")
    assert souls(table, "A") == "RRRRYB"
    assert not [code for code in legal(table) if code.startswith(("cell", "take soul"))]


def test_two_takes_go_to_jail() -> None:  # rules 5.3, 7.4, vector 52
    table = read("4 seats | ships 4> 5> 3> 0> | souls R R R - | grigri D | sun A | round 3 | now plan")
    play(table, "A: plan take", "B: plan take", "C: plan hoodoo", "D: plan jax")
    recorder = EventRecorder()
    play(table, "pass", "pass", "pass", tell=recorder)
    assert [event.seat for event in recorder.events if event.kind == "jailed"] == [0, 1]
    assert asked(table) == "menu C"  # whose turn comes first
    play(table, "hoodoo")
    assert asked(table) == "place C"
    play(table, "pass")
    assert asked(table) == "place C"  # the second round: D has no soul, and neither A nor B took part in the first
    play(table, "pass", "facing CW")
    assert asked(table) == "menu D"
    play(table, "jax", "* soul G")
    assert asked(table) == "plan" and table.round == 4  # and neither had a turn
    assert table.coins[:4] == [0, 0, 0, 0]


def test_a_single_take_does_not_go_to_jail() -> None:  # rule 5.3
    table = read("2 seats | ships 4> 5> | grigri B | now plan")
    play(table, "A: plan take", "B: plan jax")
    assert table.jailed == 0 and asked(table) == "menu A"


def test_tix_moves_a_victim_one_way_and_the_own_ship_the_other() -> None:  # rule 7.5, vector 53
    table = menu("4> 12>", "tix", "souls - R | grigri B", seat="B")  # on 3 there is nothing to land for
    assert [code for code in legal(table) if code.startswith("tix")] == ["tix 0 ACW R"]  # 11 is a Current
    play(table, "tix 0 ACW R")
    assert table.at[:2] == [3, 1] and souls(table, "A") == "R" and souls(table, "B") == ""
    assert table.facing[:2] == [1, 0]


def test_the_grigri_protects_from_tix() -> None:  # rules 3.4, 7.5, vector 54
    table = menu("4> 12>", "tix", "souls - R | grigri A", seat="B")
    assert legal(table) == ["end"]


def test_a_stuck_ship_is_no_victim() -> None:  # rules 7.5, 9.6, vector 55
    table = menu("5> 12>", "tix", "souls - R | grigri B", seat="B", wind="E")
    assert legal(table) == ["end"]


def test_ships_in_the_harbour_can_be_pushed_and_can_push() -> None:  # rule 7.5, vector 93
    table = menu("1> 0>", "tix", "souls - R | grigri B", seat="B")
    assert [code for code in legal(table) if code != "end"] == ["tix 0 CW R", "tix 0 ACW R"]
    other = play(table.clone(), "tix 0 ACW R")
    assert other.at[:2] == [12, 2] and asked(other) == "landing B"
    play(table, "tix 0 CW R")
    if positions.reading == "book":  # 2 has a skull
        assert asked(table) == "landing A" and table.at[:2] == [2, 0]
        play(table, "draw none")
    assert table.at[:2] == [2, 1]


def test_a_soul_for_which_the_victim_has_no_room_goes_into_the_bag() -> None:  # rule 7.5
    table = menu("4> 12>", "tix", "souls RRRRYY B | grigri B", seat="B")
    bag = table.bag[2]
    play(table, "tix 0 ACW B")
    assert (table.bag[2], table.load[0], souls(table, "B")) == (bag + 1, 6, "")


@plain_only
def test_in_the_plain_reading_a_victim_finds_nothing() -> None:  # rules 11.1, 16.1
    table = menu("4> 12>", "tix", "souls RRRRYY B | grigri B | sea E0 G0 C0 A0 D1 F0 B0 H0", seat="B")
    play(table, "tix 0 CW B")
    assert table.at[:2] == [5, 11] and asked(table) == "landing B"  # the victim's skull on 5 brings it nothing


def test_a_jailed_pirate_can_be_pushed() -> None:  # rules 5.3, 7.5
    table = menu("4> 12> 0>", "tix", "souls - R - | grigri C | plans take tix take | jailed AC", seat="B")
    assert "tix 0 ACW R" in legal(table)


def test_every_player_may_place_one_soul_and_hoodoo_players_two() -> None:  # rule 8.2, vector 56
    table = ritual("4> 0> 0>", "hoodoo tok jax", "souls RB Y G", wind="E")
    assert "NESW"[table.wind] == "E"
    play(table, "place R 1", "sail ACW 1")
    assert asked(table) == "place B"
    play(table, "place Y 3", "sail ACW 1", "place G 5", "sail CW 1", "draw none")
    assert asked(table) == "place A"  # the second round
    play(table, "place B 7")
    assert (
        table.filled == 4 and asked(table) == "facing A"
    )  # A is stuck on the storm card, and no other player has Hoodoo


@pytest.mark.parametrize(("cell", "match"), [(2, True), (8, True), (9, False), (3, False)])
def test_a_soul_beside_its_colour_lets_the_ship_go_two_spaces(cell: int, match: bool) -> None:  # rule 8.4, vector 57
    table = ritual("8> 0>", "hoodoo tok", "souls R - | grid R........")
    play(table, f"place R {cell}")
    assert "sail CW 1" in legal(table)
    assert ("sail CW 2" in legal(table)) == match


def test_a_full_grid_ends_the_ritual_after_the_move() -> None:  # rule 8.6, vector 58
    table = ritual("3> 0> 0>", "hoodoo tok tok", "souls RR Y B | grid RRYYBBGG.", wind="E")
    bag = table.bagged
    assert "NESW"[table.wind] == "E" and asked(table) == "place A"
    play(table, "place R 9")
    assert table.bagged == bag + 9 and table.filled == 0  # A is stuck on the storm card, so it did not move
    assert asked(table) == "facing A"


def test_the_ninth_soul_still_moves_its_ship() -> None:  # rule 8.6
    table = ritual("4> 0> 0>", "hoodoo tok tok", "souls RR Y B | grid RRYYBBGG.", wind="E")
    play(table, "place R 9", "sail CW 1")
    assert table.at[0] == 5
    assert asked(table) == "landing A" and table.filled == 9
    play(table, "draw none")
    assert table.filled == 0


def test_placing_is_allowed_to_a_ship_that_cannot_move_and_moving_is_compulsory() -> None:  # rules 8.3, 8.5
    table = ritual("5> 0>", "hoodoo tok", "souls R -", wind="E")  # storm: A is stuck on 5
    recorder = EventRecorder()
    play(table, "place R 1", tell=recorder)
    assert table.at[0] == 5 and table.filled == 1
    assert [event.kind for event in recorder.events][:2] == ["placed", "stayed"]
    table = ritual("4> 0>", "hoodoo tok", "souls R -")
    play(table, "place R 1")
    assert legal(table) == ["sail CW 1", "sail ACW 1"]  # staying is not offered


def test_the_caller_needs_no_soul_and_only_the_first_hoodoo_calls() -> None:  # rule 8.1
    table = ritual("4> 0>", "hoodoo hoodoo", "souls - R")
    assert asked(table) == "place B"
    play(table, "pass", "pass")
    assert table.held_ritual and asked(table) == "facing A"
    play(table, "facing CW")
    assert asked(table) == "plan"  # B has no action left: the turn is skipped, and the next round begins


def test_if_the_first_hoodoo_is_not_conjured_the_next_may_call() -> None:  # rule 8.1
    table = menu("4> 0>", "hoodoo", "plans hoodoo hoodoo | souls - R")
    play(table, "end", "facing CW", "hoodoo")
    assert asked(table) == "place B"
