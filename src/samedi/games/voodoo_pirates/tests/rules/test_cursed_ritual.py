"""Cursed Pirates in a ritual: vectors 75, 76, 85 and 125 to 130 of the specification."""

import pytest

from samedi.core.events import Event, EventRecorder
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import asked, play, read, ritual, souls

pytestmark = pytest.mark.usefixtures("reading")


def joining(
    ship: str, held: str, plan: str, more: str = "", *, wind: str = "N", rituals: str = ""
) -> tuple[VoodooPirates, list[Event]]:
    """A has called the ritual, and the Cursed Pirate B does as it must."""
    parts = ["cursed 1", f"souls - {held}", "grigri A", f"rituals {rituals}" if rituals else "", more]
    recorder = EventRecorder()
    line = " | ".join(part for part in parts if part)
    table = ritual(f"3> {ship}", f"hoodoo {plan}", line, wind=wind, tell=recorder)
    return table, recorder.events


def placed(grid: str, held: str, ship: str = "4>", plan: str = "jax") -> tuple[str, int]:
    """The soul and the cell of a Cursed Pirate's first soul, in a storm; nothing and 0, if it passes."""
    _, events = joining(ship, held, plan, f"grid {grid}", wind="E")
    found = places(events)
    return found[0] if found else ("", 0)


def places(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.data["soul"], event.data["cell"]) for event in events if event.kind == "placed"]


def ends(events: list[Event]) -> list[int]:
    """Where the ship came to with each of its moves."""
    return [event.data["end"] for event in events if event.kind == "sailed" and event.seat == 1]


@pytest.mark.parametrize("filled", range(9))
def test_without_a_match_it_takes_the_lowest_empty_cell(filled: int) -> None:  # rule 14.3, vector 75
    assert placed("GBGBGBGB"[:filled] + "." * (9 - filled), "P") == ("P", filled + 1)


def test_a_match_comes_first_in_the_lowest_cell() -> None:  # rule 14.3, vector 76
    assert placed("R........", "RB") == ("R", 2)
    assert placed("RB.......", "RRB") == ("B", 3)  # Red would match on 8


def test_otherwise_it_gives_the_colour_it_has_most_of() -> None:  # rules 14.2, 14.3
    assert placed(".........", "RBB") == ("B", 1)
    assert placed(".........", "GYB") == ("Y", 1)  # ties: Red, Yellow, Blue, Green, Purple


@pytest.mark.parametrize("rituals", ["book", "prudent"])
def test_with_another_card_it_joins_only_if_its_value_rises(rituals: str) -> None:  # rule 14.3, vector 127
    for ship, wind, joins in (("8>", "N", False), ("7>", "E", False), ("6>", "E", True)):  # 7 is stuck in the storm
        for plan in ("jax", "tix"):
            _, events = joining(ship, "R", plan, wind=wind, rituals=rituals)
            assert places(events) == ([("R", 1)] if joins else []), (ship, plan)


def test_a_prudent_one_with_hoodoo_joins_only_if_its_value_rises() -> None:  # rules 14.3, 16.2, vector 85
    table, events = joining("8>", "RB", "hoodoo", rituals="prudent")
    assert not places(events) and table.at[1] == 8
    table, events = joining("7>", "RB", "hoodoo", rituals="prudent")
    assert places(events) == [("R", 1)] and table.at[1] == 8  # and passes in the second round


def test_with_hoodoo_it_joins_even_if_it_loses() -> None:  # rules 14.3, 16.2, vector 125
    table, events = joining("8>", "R", "hoodoo", rituals="book")
    assert places(events) == [("R", 1)] and table.at[1] == 7  # worth 10; 9 is worth 9


def test_with_hoodoo_and_without_a_soul_it_draws_one_in_the_first_round() -> None:  # rules 14.2, 14.3, vector 126
    table, _ = joining("8>", "-", "hoodoo", rituals="book")
    assert asked(table) == "soul" and table.taker == 1
    recorder = EventRecorder()
    play(table, "* soul P", tell=recorder)
    assert places(recorder.events) == [("P", 1)] and table.at[1] == 7
    assert asked(play(table, "* object grey")) == "facing A"  # it has no soul left for the second round


def test_with_hoodoo_it_places_even_if_it_is_stuck() -> None:  # rules 14.3, 9.6, vector 128
    table, events = joining("7>", "RB", "hoodoo", wind="S", rituals="book")
    assert places(events) == [("R", 1), ("B", 2)] and table.at[1] == 7


def test_from_an_empty_bag_it_draws_no_soul() -> None:  # rules 14.3, 11.4
    line = (
        "4 seats | cursed 1 | ships 4> 0> 2> 8> | souls RRRR YYYYBB BBGG - | grid .GGPP.... | grigri A"
        " | plans hoodoo tok tok hoodoo | rituals book | wind {} | now menu A"
    )
    table = play(read(line.format("N")), "hoodoo")
    while asked(table).startswith("place"):
        play(table, "pass")
    assert asked(table).startswith("facing") and table.at[3] == 8


@pytest.mark.parametrize(("number", "ship", "end"), [(129, "8>", 7), (130, "7>", 8)], ids=lambda value: str(value))
def test_with_a_match_it_sails_to_the_highest_value(number: int, ship: str, end: int) -> None:  # rules 8.4, 14.3
    _, events = joining(ship, "RB", "hoodoo", "grid ..B......", rituals="book")
    assert places(events)[0] == ("B", 2)
    assert next(event.data["match"] for event in events if event.kind == "placed") == "yes"
    assert ends(events)[0] == end


def test_a_prudent_one_draws_no_soul_for_a_move_that_gains_nothing() -> None:  # rules 14.3, 16.2
    table, _ = joining("8>", "-", "hoodoo", rituals="prudent")
    assert asked(table) == "facing A"


def test_without_souls_it_draws_one_only_if_it_played_hoodoo() -> None:  # rules 14.2, 14.3
    table, _ = joining("4>", "-", "hoodoo")
    assert asked(table) == "soul" and table.taker == 1
    play(table, "* soul P")
    assert table.at[1] == 5 and table.grid[1] == 4
    table, _ = joining("4>", "-", "jax")
    assert asked(table) == "facing A" and table.at[1] == 4


def test_it_sails_to_the_highest_value() -> None:  # rule 14.3
    table, _ = joining("12>", "R", "jax")  # 11 is a Current, and 1 is not better than 12
    assert table.at[1] == 12 and souls(table, "B") == "R"
    table, _ = joining("9>", "R", "jax")
    assert table.at[1] == 8 and table.facing[1] == 1


def test_with_a_match_it_may_go_two_spaces_and_prefers_fewer() -> None:  # rule 14.3
    table, _ = joining("6>", "R", "jax", "grid R........")
    assert table.at[1] == 8 and table.grid[2] == 0


def test_a_cursed_caller_always_calls() -> None:  # rules 14.2, 14.3
    line = "2 seats | cursed 1 | ships 4> 8> | plans jax hoodoo | grigri A | now facing A"
    recorder = EventRecorder()
    table = play(read(line), "facing CW", tell=recorder)
    assert "NESW"[table.wind] == "E"
    assert [event.seat for event in recorder.events if event.kind == "ritual"] == [1]
