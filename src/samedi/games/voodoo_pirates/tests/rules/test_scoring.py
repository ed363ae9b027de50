"""The end: vectors 66 to 72 of the specification, ties, and who wins."""

import pytest

from samedi.games.voodoo_pirates.rules.scoring import sheets
from samedi.games.voodoo_pirates.tests.positions import game, read

pytestmark = pytest.mark.usefixtures("reading")

CARDS = "cards Q J 10 9"  # A +3, D -3


def over(ships: str, more: str) -> tuple[int, int, int, int, int]:
    """The score sheet of B after the end."""
    table = read(f"4 seats | round 12 | ships {ships} | grigri A | {more} | now nothing")
    sheet = sheets(table)[1]
    return sheet.location, sheet.power, sheet.coins, sheet.objects, sheet.card


@pytest.mark.parametrize(
    ("number", "held", "objects", "points"),
    [
        (66, "-", "eyes", -3),
        (661, "-", "eyes,eyes", 7),
        (67, "RR", "red", 5),
        (68, "PP", "purple", 7),
        (681, "RR", "purple", 1),
        (50, "YYY", "yellow", 7),
        (501, "BG", "blue,green", 6),
        (502, "-", "grey,grey,ghost", 4),
    ],
)
def test_skulls_and_eyes_add_to_the_score(
    number: int, held: str, objects: str, points: int
) -> None:  # rules 15.2, 12.2
    assert over("0> 0> 0> 0>", f"{CARDS} | souls - {held} - - | objects - {objects} - -")[3] == points


def test_the_cursed_skull_makes_coins_worthless() -> None:  # rules 15.2, 12.3, vector 69
    assert over("0> 0> 0> 0>", f"{CARDS} | coins 0 6 0 0 | objects - cursed - -")[2] == 0


def test_a_score_sheet_adds_all_five_lines() -> None:  # rule 15.1, vector 70
    more = "coins 0 4 0 0 | power 0 2 0 0 | objects - grey,red,eyes - - | souls - RR - - | cards 9 Q J 10"
    sheet = over("0> 8> 0> 0>", more)
    assert sheet == (11, 2, 4, 4, 3) and sum(sheet) == 24


def test_a_ship_in_the_harbour_is_worth_1() -> None:  # rules 2.2, 15.1, vector 71
    assert over("0> 0> 0> 0>", CARDS)[0] == 1


def test_every_space_has_its_value() -> None:  # rule 2.1
    values = [over(f"0> {space}> 0> 0>", CARDS)[0] for space in range(13)]
    assert values == [1, 4, 4, 5, 6, 7, 9, 10, 11, 9, 8, 6, 5]


@pytest.mark.parametrize(("tide", "points"), [("E0", (0, -3, 3, 0)), ("E1", (3, 0, -3, 0))], ids=["high", "low"])
def test_the_tide_decides_about_the_ace(tide: str, points: tuple[int, ...]) -> None:  # rules 15.3, 2.5, vector 72
    table = read(f"4 seats | round 12 | sea {tide} G0 C0 A0 D1 F0 B0 H1 | grigri A | cards K 9 A 10 | now nothing")
    assert tuple(sheet.card for sheet in sheets(table)) == points


@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ("ships 8> 7> 0> 0>", (0,)),
        ("ships 4> 5> 0> 0> | coins 1 0 0 0", (0,)),
        ("ships 4> 5> 0> 0> | power 1 0 0 0 | coins 1 1 0 0", (0,)),
        ("ships 5> 4> 0> 0> | objects - grey - - | coins 1 0 0 0", (0,)),
        ("ships 9> 6> 0> 0> | souls - R - -", (1,)),
        ("ships 9> 6> 0> 0>", (0, 1)),
    ],
    ids=["most", "coins", "power", "coins before all else", "souls", "shared"],
)
def test_ties_go_to_coins_power_location_souls(more: str, winners: tuple[int, ...]) -> None:  # rule 15.4
    table = read(f"4 seats | round 12 | grigri A | {more} | cards J 10 9 Q | now nothing")
    assert table.winners() == winners


def test_location_decides_before_souls() -> None:  # rule 15.4
    line = "4 seats | round 12 | grigri A | ships {} | souls - R - - | objects {} | cards J 10 9 Q | now nothing"
    assert read(line.format("10> 6> 0> 0>", "- - - -")).winners() == (1,)
    table = read(line.format("7> 10> 0> 0>", "- grey - -"))
    assert table.scores()[:2] == (10, 10) and table.winners() == (0,)


def test_while_the_game_runs_scores_show_what_is_public() -> None:  # rule 15.1
    line = (
        "2 seats | round {} | ships 8> 4> | coins 2 1 | power 1 0 | objects cursed grey | cards Q J | grigri A | now {}"
    )
    assert read(line.format(3, "plan")).scores() == (14, 7)
    assert read(line.format(12, "nothing")).scores() == (11 + 1 + 3, 6 + 1 + 2 - 3)
    assert read(line.format(3, "plan")).winners() == ()


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_lasts_exactly_twelve_rounds(seats: int) -> None:  # rule 15.1
    for seed in range(20):
        rounds = [table.round for table in game(seats, seed, east="bones" if seed % 2 else "moon")]
        assert sorted(set(rounds)) == list(range(13)) and rounds == sorted(rounds)
