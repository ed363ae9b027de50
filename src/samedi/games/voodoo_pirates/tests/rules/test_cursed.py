"""Cursed Pirates: vectors 75 to 84, 98 and 99 of the specification, and the rules they follow."""

import pytest

from samedi.core.events import EventRecorder
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests import positions
from samedi.games.voodoo_pirates.tests.positions import asked, legal, objects, pile, play, read, ritual, souls

pytestmark = pytest.mark.usefixtures("reading")


def turn(ships: str, plans: str, more: str = "", *, wind: str = "N", before: str = "") -> VoodooPirates:
    """A ended its turn, and the Cursed Pirate B has played its own."""
    seats = len(ships.split())
    extra = f" | {more}" if more else ""
    grigri = "" if "grigri" in more else " | grigri A"
    table = read(
        f"{seats} seats | cursed 1 | wind {wind} | ships {ships} | plans {plans}{grigri}{extra}"
        f" | now facing A | flow aim idle aim=1 {before}"
    )
    return play(table, "facing CW")


@pytest.mark.parametrize(
    ("number", "coins", "rest", "expected"),
    [
        (77, "0 0", "", ["* soul R"]),
        (78, "18 0", "", ["* soul R", "* soul B", "* soul G"]),
        (79, "17 0", "", ["* soul R", "* soul B"]),
    ],
)
def test_take_brings_two_coins_and_a_soul(number: int, coins: str, rest: str, expected: list[str]) -> None:  # rule 14.4
    table = turn("4> 3>", "jax take", f"coins {coins}")
    play(table, *expected)
    assert table.load[1] == len(expected) and table.coins[1] == 3 - len(expected)
    assert objects(table, "B") == [] and asked(table) == "plan"


def test_souls_that_it_cannot_take_become_one_object() -> None:  # rule 14.4, vector 80
    table = read(
        "4 seats | cursed 1 | ships 4> 0> 0> 3> | souls RRRRYY YYBBBB GGGGPP - | coins 18 0 0 0 | grigri A"
        " | plans jax jax jax take | now menu C"
    )
    play(table, "end")
    assert asked(table) == "object"
    play(table, "* object grey")
    assert objects(table, "D") == ["grey"] and table.load[3] == 0


def test_a_full_ship_takes_two_coins_and_an_object() -> None:  # rule 14.4
    table = turn("4> 3>", "jax take", "souls - RRRRYY")
    play(table, "* object red")
    assert table.coins[1] == 2 and objects(table, "B") == ["red"]


def test_an_empty_bag_leaves_the_lowest_cell_of_the_grid() -> None:  # rules 14.2, 14.4, vector 99
    line = (
        "4 seats | cursed 1 | ships 4> 0> 2> 3> | souls RRRR YYYYBB BBGG - | grid .GGPP.... | grigri A"
        " | plans tok tok tok {} | now facing C"
    )
    table = play(read(line.format("jax")), "facing CW")
    assert souls(table, "D") == "G" and table.grid[2] == -1
    table = play(read(line.format("take")), "facing CW")
    assert souls(table, "D") == "G" and table.coins[3] == 2


def test_tok_without_souls_draws_one_and_calls_it() -> None:  # rule 14.2, vector 81
    table = turn("4> 3>", "jax tok", "souls GG - | grigri B")
    assert asked(table) == "soul"
    play(table, "* soul G")
    assert souls(table, "B") == "GGG"


def test_tok_that_brings_nothing_draws_a_soul() -> None:  # rule 14.2, vector 82
    table = turn("4> 3>", "jax tok", "souls R B | grigri B")
    play(table, "* soul Y")
    assert souls(table, "B") == "YB" and souls(table, "A") == "R"


def test_tok_calls_the_colour_that_brings_most() -> None:  # rule 14.2
    table = turn("4> 3>", "jax tok", "souls RBB RB | grigri B")
    assert souls(table, "B") == "RBBB"
    table = turn("4> 3>", "jax tok", "souls RRBB RB | grigri B")
    assert souls(table, "B") == "RRRB"  # ties by colour order
    table = turn("4> 3>", "jax tok", "souls RRBB YYYRB | grigri B")
    assert souls(table, "B") == "RRYYYB"  # there is room for one: both bring that, and red comes first


def test_a_ship_that_is_full_only_by_its_turn_does_nothing_with_jax_or_tok() -> None:  # rule 14.2
    for plan in ("jax", "tok"):
        table = turn("4> 3>", f"take {plan}", "souls RR RRYYBB | grigri B")
        assert table.load[1] == 6 and table.jaxes == 0


def test_a_jax_of_a_cursed_pirate_counts_as_one_of_the_round() -> None:  # rule 14.2
    table = turn("4> 3>", "jax jax", "", before="jaxes=1")
    play(table, "* soul R", "* soul R")
    assert souls(table, "B") == "RR" and asked(table) == "plan"


@pytest.mark.parametrize(
    ("ships", "coins", "victim"),
    [("8> 5> 1>", "0 0 0", "A"), ("5> 8> 1>", "0 0 0", "B"), ("6> 9> 1>", "0 1 0", "B"), ("6> 9> 1>", "0 0 0", "A")],
    ids=["value", "value of B", "coins", "nearest"],
)
def test_tix_pushes_the_pirate_who_lies_best(ships: str, coins: str, victim: str) -> None:  # rule 14.5
    table = read(
        f"3 seats | cursed 1 | ships {ships} | souls - - RBB | coins {coins} | grigri C | plans jax jax tix"
        " | now facing B"
    )
    play(table, "facing CW")
    assert (souls(table, "A"), souls(table, "B")) == (("B", "") if victim == "A" else ("", "B"))


def test_tix_goes_the_way_with_the_best_own_value_less_the_victims() -> None:  # rule 14.5
    table = turn("8> 3>", "jax tix", "souls - R | grigri B")
    # victim clockwise: 9 (9) and own 2 (4): -5; anticlockwise: 7 (10) and own 4 (6): -4
    if positions.reading == "book":  # the victim lands first
        play(table, "draw none")
    assert table.at[:2] == [7, 4]


def test_tix_without_souls_draws_one_to_give_away_if_a_push_is_possible() -> None:  # rules 14.2, 14.5
    table = turn("8> 3>", "jax tix", "grigri B")
    assert asked(table) == "soul"
    play(table, "* soul Y")
    assert souls(table, "A") == "Y" and souls(table, "B") == ""
    assert asked(turn("8> 3>", "jax tix", "grigri A")) == "plan"


def joined(ships: str, more: str) -> VoodooPirates:
    """A has called the ritual in a fair wind, and the Cursed Pirate B, who did not play Hoodoo, takes part."""
    grigri = "" if "grigri" in more else " | grigri A"
    return ritual(ships, "hoodoo jax", f"cursed 1 | cards K 9{grigri} | {more}")


def test_boarding_takes_the_first_item_on_the_list_and_always_swaps() -> None:  # rules 14.4, 10.3, vector 84
    line = "souls Y R | coins {} 0"
    table = play(joined("5> 4>", line.format(1)), "pass")
    assert table.at[1] == 6 and table.coins[:2] == [0, 1]
    assert table.card[:2] == [0, 4] and table.grigri == 0
    table = play(joined("5> 4>", line.format(1) + " | compass A"), "pass")
    assert table.compass == 1 and table.coins[0] == 1
    table = play(joined("5> 4>", line.format(0)), "pass")
    assert souls(table, "B") == "Y"


def test_boarding_goes_on_to_objects_and_the_grigri() -> None:  # rule 14.4
    table = joined("5> 4>", "souls - R | objects ghost -")
    assert asked(table) == "rob"
    play(table, "* rob ghost")
    assert objects(table, "B") == ["ghost"] and table.grigri == 0
    assert joined("5> 4>", "souls - R").grigri == 1


def test_a_fourth_object_goes_to_the_discard_pile_but_a_compass_does_not() -> None:  # rules 14.4, 11.3
    line = "souls - R | objects - grey,grey,red"
    table = joined("0> 4>", line)
    assert asked(table) == "object"  # 5 has a skull, and it always draws
    play(table, "* object cursed")
    assert objects(table, "B") == ["grey", "grey", "red"] and pile(table) == ["cursed"]
    table = play(joined("0> 4>", line), "* object compass")
    assert table.compass == 1 and pile(table) == []


@pytest.mark.parametrize(
    ("held", "coins", "left"),
    [("R YY GGG", "1 1 0", [0, 1]), ("RR YY GGG", "1 2 0", [1, 1]), ("RR YY GGG", "1 1 0", [0, 1])],
    ids=["hits", "coins", "clockwise"],
)
def test_it_fires_where_it_hits_most_then_at_coins_then_clockwise(
    held: str, coins: str, left: list[int]
) -> None:  # rule 14.6
    table = read(
        f"3 seats | cursed 1 | ships 1> 11> 12> | souls {held} | coins {coins} | grigri C | plans tix tok hoodoo"
        " | moon B | now facing B | flow aim idle turn=1 aim=1 held_ritual=1"
    )
    play(table, "facing ACW")
    assert table.coins[:2] == left and asked(table) == "plan"


def test_it_has_no_facing_step_and_uses_neither_objects_nor_barrels() -> None:  # rule 14.2
    table = turn("4> 3>", "jax take", "objects - whisper,octopus,mask | pile grey | souls - R")
    play(table, "* soul R")
    assert objects(table, "B") == ["mask", "octopus", "whisper"] and asked(table) == "plan"


def revealed(held: str, heaps: str, last: str) -> VoodooPirates:
    """A has chosen a card, and the Cursed Pirate must turn one over."""
    table = read(
        f"2 seats | cursed 1 | ships 4> 3> | souls - {held} | last jax {last} | grigri A | heaps {heaps} | now plan"
    )
    return play(table, "A: plan tok")


def test_it_plays_the_top_card_of_its_pile() -> None:  # rule 14.1
    table = revealed("-", "tok,take", "jax")
    assert asked(table) == "cursed" and table.taker == 1
    play(table, "* cursed 1 take")
    assert table.plan[1] == 2 and table.heap[1] == 1 << 1


def test_a_cursed_pirate_with_a_full_ship_sets_jax_and_tok_aside() -> None:  # rule 14.1, vector 83
    table = revealed("RRRRYY", "jax,tix", "hoodoo")
    recorder = EventRecorder()
    play(table, "* cursed 1 jax", "* cursed 1 tix", tell=recorder)
    assert table.plan[1] == 3
    assert [event.data["kept"] for event in recorder.events if event.kind == "turned"] == ["no", "yes"]


def test_a_new_pile_has_last_rounds_card_at_the_bottom() -> None:  # rule 14.1, vector 98
    table = revealed("RRRRYY", "jax", "hoodoo")
    play(table, "* cursed 1 jax")
    reason = GAME.read_outcome(table, "cursed 1 hoodoo")
    assert not isinstance(reason, tuple) and reason.kind == "not-on-top"
    play(table, "* cursed 1 jax", "* cursed 1 tok", "* cursed 1 take")
    assert (table.plan[1], table.heap[1], table.bottom[1]) == (2, 1 << 3 | 1 << 4, 4)


def test_the_bottom_card_comes_last_and_is_not_played_twice_in_a_row() -> None:  # rule 14.1
    table = revealed("-", "take,hoodoo:hoodoo", "tix")
    assert not isinstance(GAME.read_outcome(table, "cursed 1 hoodoo"), tuple)
    table = revealed("-", "hoodoo:hoodoo", "take")
    assert isinstance(GAME.read_outcome(table, "cursed 1 hoodoo"), tuple)


def test_it_is_never_asked() -> None:  # rule 14.1
    table = read("2 seats | cursed 1 | ships 4> 3> | grigri A | now plan")
    assert table.acting == (0,) and not table.legal(1)
    play(table, "A: plan jax")
    assert table.acting == (CHANCE,) and legal(table, 1) == []
