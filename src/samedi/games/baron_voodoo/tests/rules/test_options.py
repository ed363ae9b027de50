"""The options of Baron Voodoo, and which of them contradict each other."""

import re
from pathlib import Path

import pytest

import samedi
from samedi.core.options import changed_options
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.tests.positions import opened
from samedi.laws import tables


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (2, {"mode": "team"}, "option mode means something only when seats is 4"),
        (4, {"pairing": "B"}, "option pairing means something only when mode is team"),
        (4, {"mode": "team", "white": True}, "option white means something only when mode is individual"),
        (3, {"loas": "Y T"}, "one value for each of the 3 seats"),
        (3, {"loas": "Y T Y"}, "a different Loa"),
        (2, {"loas": "Y W"}, "one of Y, T, R, P"),
        (4, {"mode": "team", "pairing": "B", "loas": "Y P R T"}, "pairing B is Y with T and R with P"),
        (2, {"board": "flat"}, "one of random, draft, balanced, chaos"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    seats: int, options: dict[str, object], says: str
) -> None:  # rule 9.1
    with pytest.raises(samedi.BadOption, match=says):
        opened(seats, **options)


def test_default_options_may_be_named() -> None:  # rules 2.1, 9.1
    assert opened(2, mode="individual", pairing="A", white=False, loas="Y T").loa == [0, 1, -1, -1]


def test_a_record_keeps_only_options_that_differ_from_the_default() -> None:  # rule 2.1
    usual = GAME.check_options(3, {"loas": "Y T R", "board": "random"})
    assert changed_options(GAME.options, usual) == {}
    other = GAME.check_options(3, {"loas": "R T Y", "board": "chaos"})
    assert changed_options(GAME.options, other) == {"board": "chaos", "loas": ("R", "T", "Y")}


def test_a_record_of_a_team_game_replays() -> None:  # rules 9.1, 9.2
    table = samedi.Session("baron-voodoo", 4, options={"mode": "team", "pairing": "B", "loas": "P Y R T"}, seed=3)
    while not table.over:
        seat = table.acting[0]
        table.submit(seat, table.choices(seat)[-1])
    again = samedi.replay(table.record())
    assert again.scores == table.scores and again.view(0) == table.view(0) and len(table.winners) == 2


def test_the_page_of_rulings_names_every_rule_with_an_option() -> None:  # rules 2.1, 2.5 to 2.8, 8.6, 9.1
    page = (Path(__file__).parents[6] / "docs" / "baron-voodoo-rulings.md").read_text("utf-8")
    rules = re.split(r"\n\*\*(\d+\.\d+)\*\* ", (GAME.folder / "RULES.md").read_text("utf-8"))
    options = {option.name for option in GAME.options}
    named = {rule for rule, text in zip(rules[1::2], rules[2::2], strict=True) if re.search(r"option `|Board `", text)}
    assert named == {"2.1", "2.5", "2.6", "2.7", "2.8", "8.6", "9.1"}
    listed = page.partition("## What the options are")[2].partition("\n## ")[0]
    assert all(f"`{name}`" in listed for name in options)
    assert named <= set(re.findall(r"\b\d+\.\d+\b", listed))


def test_the_laws_are_checked_with_both_pairings_of_teams() -> None:  # rule 9.1
    tried = [(seats, options["mode"], options["pairing"], options["board"]) for seats, options in tables(GAME)]
    assert (4, "team", "A", "random") in tried and (4, "team", "B", "random") in tried
    assert {board for _, _, _, board in tried} == {"random", "draft", "balanced", "chaos"}
    assert {seats for seats, *_ in tried} == {2, 3, 4}
