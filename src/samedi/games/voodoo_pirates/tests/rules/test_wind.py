"""Tolls and the wind: vectors 34 to 44, 73, 92 and 101 to 104 of the specification, and the Maelstrom."""

import pytest

from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests import positions
from samedi.games.voodoo_pirates.tests.positions import (
    asked,
    begun,
    book_only,
    legal,
    menu,
    plain_only,
    play,
    read,
    sailing,
    souls,
)

pytestmark = pytest.mark.usefixtures("reading")


@pytest.mark.parametrize(
    ("number", "coins", "held", "coins_left", "souls_left"),
    [(34, 2, "RRB", 1, "RRB"), (35, 0, "RRB", 0, ""), (36, 0, "-", 0, "")],
)
def test_a_push_costs_a_coin_or_all_souls_or_nothing(
    number: int, coins: int, held: str, coins_left: int, souls_left: str
) -> None:  # rule 9.4
    table = sailing("W", "6", more=f"coins {coins} 0 | souls {held} -")
    treasure, bag = table.treasure, table.bagged
    play(table, "sail CW 1")  # over 7 to 8
    assert (table.at[0], table.coins[0], souls(table, "A")) == (8, coins_left, souls_left)
    assert table.treasure - treasure == coins - coins_left
    assert table.bagged - bag == (3 if held != "-" and not coins else 0)


def test_two_pushes_take_the_coin_first_and_then_the_souls() -> None:  # rule 9.4, vector 37
    table = sailing("W", "8", more="coins 1 0 | souls RB -")
    play(table, "sail CW 1")  # 9 and 10 are haunted
    assert (table.at[0], table.coins[0], souls(table, "A")) == (11, 0, "")


@pytest.mark.parametrize(
    ("number", "wind", "hoodoos", "turned"),
    [(38, "N", 1, "E"), (39, "N", 2, "S"), (40, "N", 3, "W"), (41, "W", 1, "N"), (42, "N", 4, "N")],
)
def test_the_wind_turns_as_many_quarters_as_there_are_hoodoos(
    number: int, wind: str, hoodoos: int, turned: str
) -> None:  # rules 8.1, 9.9
    plans = " ".join(["hoodoo"] * hoodoos + ["tok"] * (4 - hoodoos))
    recorder = EventRecorder()
    table = begun("4> 0> 0> 0>", plans, wind=wind, tell=recorder)
    play(table, "hoodoo", tell=recorder)
    assert "NESW"[table.wind] == turned
    assert [event.kind for event in recorder.events].count("wind") == (turned != wind)
    sides = [table.sea[space] for space in (12, 3, 6, 9)]
    assert sides == [20 + i if "NESW"[i] == turned else 16 + i for i in range(4)]  # rule 2.3


def test_four_hoodoos_push_no_ship() -> None:  # rule 9.9, vector 42
    table = begun("7> 0> 0> 0>", "hoodoo hoodoo hoodoo hoodoo", "coins 1 0 0 0", wind="N")
    play(table, "hoodoo")
    assert (table.at[0], table.coins[0]) == (7, 1)


@pytest.mark.parametrize(("ship", "end"), [("7>", 8), ("7<", 6)])
def test_mermaids_carry_ships_the_way_they_face_when_the_wind_turns_west(
    ship: str, end: int
) -> None:  # rule 9.9, vector 43
    table = menu(f"{ship} 0>", "jax", "coins 1 0 | barrels - - - A", wind="S")
    play(table, "wind 1")
    assert (table.at[0], table.coins[0], table.facing[0]) == (end, 0, int(ship[-1] == "<"))


def test_a_ship_on_9_is_carried_over_10_when_the_wind_turns_west() -> None:  # rule 9.9, vector 44
    table = menu("9> 0>", "jax", "coins 3 0 | barrels - - - A", wind="E")
    play(table, "wind 2")
    assert (table.at[0], table.coins[0]) == (11, 1)


@pytest.mark.parametrize(
    ("actor", "ends", "coins"), [("A", [11, 12], [2, 2]), ("B", [12, 11], [1, 2])], ids=["X first", "Y first"]
)
def test_ships_are_carried_clockwise_from_the_player_who_turned_the_wind(
    actor: str, ends: list[int], coins: list[int]
) -> None:  # rule 9.9, vector 92
    table = menu("9> 10>", "jax", f"coins 3 3 | barrels - - - {actor}", wind="S", seat=actor)
    play(table, "wind 1")
    assert table.at[:2] == ends
    assert table.coins[:2] == coins


def test_a_push_by_the_wind_boards_no_ship() -> None:  # rule 9.8
    table = menu("7> 8> 0>", "jax", "coins 3 1 0 | barrels - - - A | sea E0 G0 C0 A0 D1 F0 B0 H0", wind="S")
    play(table, "wind 1")
    assert (table.at[0], table.coins[0]) == (11, 0)  # over 8, 9 and 10 to a skull
    assert asked(table) == ("landing A" if positions.reading == "book" else "menu A")  # rules 11.1, 16.1


def moonlit(more: str = "") -> VoodooPirates:
    """Red has the turn, then Yellow, who will be carried from 7, then Blue."""
    line = "3 seats | wind E | ships 1> 7> 3> | coins 0 2 0 | plans jax hoodoo hoodoo | grigri C"
    return read(f"{line}{more} | now menu A")


def lying(table: VoodooPirates) -> tuple[str, int, int]:
    """The wind, Yellow's space and coins."""
    return "NESW"[table.wind], table.at[1], table.coins[1]


@book_only
def test_the_wind_turns_as_the_turn_of_the_first_hoodoo_begins() -> None:  # rules 6.1, 8.1, vector 101
    table = moonlit()
    play(table, "end")
    assert lying(table) == ("E", 7, 2)
    play(table, "facing CW")
    assert lying(table) == ("W", 8, 1)
    assert asked(table) == "menu B" and legal(table) == ["hoodoo", "end"]
    play(table, "hoodoo")
    assert lying(table) == ("W", 8, 1)


@book_only
def test_the_wind_does_not_turn_again_for_a_later_caller() -> None:  # rule 8.1, vector 102
    table = play(moonlit(), "end", "facing CW", "end", "facing CW")
    assert asked(table) == "menu C" and legal(table) == ["hoodoo", "end"] and lying(table) == ("W", 8, 1)
    play(table, "hoodoo")
    assert lying(table) == ("W", 8, 1)


@plain_only
def test_in_the_plain_reading_the_wind_turns_with_the_call() -> None:  # rule 16.1, vector 103
    table = play(moonlit(), "end", "facing CW")
    assert asked(table) == "menu B" and lying(table) == ("E", 7, 2)
    assert lying(play(table.clone(), "hoodoo")) == ("W", 8, 1)
    play(table, "end", "facing CW")
    assert asked(table) == "menu C" and lying(table) == ("E", 7, 2)
    assert lying(play(table, "hoodoo")) == ("W", 8, 1)


@book_only
def test_the_moon_barrel_counts_for_which_hoodoo_is_first() -> None:  # rules 4.7, 8.1, vector 104
    line = (
        "3 seats | wind E | ships 1> 7> 3> | coins 0 2 0 | plans jax - hoodoo | barrels - C - - | grigri C | now plan"
    )
    table = play(read(line), "B: plan hoodoo")
    assert asked(table) == "menu C" and lying(table) == ("W", 8, 1)


@book_only
def test_a_cursed_pirate_turns_the_wind_as_its_turn_begins_too() -> None:  # rules 8.1, 14.3
    line = "2 seats | cursed 1 | wind N | ships 4> 3> | plans jax hoodoo | grigri A | now facing A"
    recorder = EventRecorder()
    play(read(line), "facing CW", tell=recorder)
    told = [event.kind for event in recorder.events if event.kind in ("turn", "hoodoos", "wind", "ritual")]
    assert told == ["turn", "hoodoos", "wind", "ritual"]


@book_only
@pytest.mark.parametrize("hoodoos", [1, 2, 4])
def test_it_is_told_why_the_wind_turns(hoodoos: int) -> None:  # rule 8.1
    recorder = EventRecorder()
    begun("4> 0> 0> 0>", " ".join(["hoodoo"] * hoodoos + ["tok"] * (4 - hoodoos)), tell=recorder)
    [event] = [event for event in recorder.events if event.kind == "hoodoos"]
    assert event.data == {"cards": hoodoos}
    assert [each.kind for each in recorder.events].count("wind") == (hoodoos < 4)


def test_a_ship_caught_by_a_change_of_wind_is_stuck_and_freed_by_the_next() -> None:  # rule 9.6
    table = menu("5> 0>", "jax", "barrels - - - A | objects whisper -", wind="N")
    assert "whisper CW" in legal(table)
    play(table, "wind 1")
    assert "whisper CW" not in legal(table)
    table = menu("3> 0>", "jax", "barrels - - - A | objects whisper -", wind="E")
    assert "whisper CW" not in legal(table)  # stuck on the storm card
    play(table, "wind 1")
    assert "whisper CW" in legal(table)  # which was turned back


@pytest.mark.parametrize(
    ("ships", "ends", "facing", "lands"),
    [
        ("12> 4> 5< 8>", [1, 5, 6, 9], 0, "B"),
        ("3> 4> 5> 8>", [2, 3, 4, 7], 1, "A"),
        ("0> 4> 1< 8>", [0, 5, 2, 9], 0, "B"),
    ],
)
def test_the_maelstrom_turns_all_ships_on_the_ring(
    ships: str, ends: list[int], facing: int, lands: str
) -> None:  # rules 12.7, 16.1, vector 73
    table = menu(ships, "jax", "objects maelstrom - - - | coins 1 1 1 1", wind="E")
    play(table, "use maelstrom")
    assert table.at[:4] == ends
    assert [way for way, end in zip(table.facing[:4], ends, strict=True) if end] == [facing] * sum(map(bool, ends))
    assert table.coins[:4] == [1, 1, 1, 1]  # no ship is boarded
    assert asked(table) == (f"landing {lands}" if positions.reading == "book" else "menu A")


def test_the_maelstrom_needs_the_storm() -> None:  # rule 12.7
    for wind in "NSW":
        assert "use maelstrom" not in legal(menu("4> 0>", "jax", "objects maelstrom -", wind=wind))


def test_the_wind_barrel_works_once_also_after_the_wind_came_from_the_west() -> None:  # rule 4.9
    table = menu("4> 0>", "jax", "barrels - - - A", wind="W")
    assert {"wind 1", "wind 2"} <= set(legal(table))
    play(table, "wind 1")
    assert "NESW"[table.wind] == "N" and "wind 1" not in legal(table)


def test_no_ship_rests_on_a_haunted_space_at_the_end_with_wind_from_the_west() -> None:  # rule 9.4, vector 74
    table = sailing("W", "4", "6")
    for code in legal(table):
        copy = table.clone()
        play(copy, code)
        assert copy.at[0] not in (5, 7, 9, 10)
