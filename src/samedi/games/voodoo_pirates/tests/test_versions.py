"""Both versions of the rules and their options: who may choose what, and what records of version 1 replay to."""

from typing import Any

import pytest

import samedi
from samedi import laws
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.tests.positions import inside

NEWER = ({"reading": "plain"}, {"rituals": "prudent"}, {"reading": "book"})


def played(seats: int, options: dict[str, Any], version: int) -> samedi.Session:
    table = samedi.Session("voodoo-pirates", seats, options=options, version=version, seed=7)
    while not table.over:
        seat = table.acting[0]
        codes = table.choices(seat)
        table.submit(seat, codes[len(table.log) % len(codes)])
    return table


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"cursed": 2})], ids=["people", "Cursed Pirates"])
def test_version_1_is_the_plain_reading_with_prudent_cursed_pirates(
    seats: int, options: dict[str, Any]
) -> None:  # rules 16.1, 16.2
    first = played(seats, options, 1)
    second = played(seats, {**options, "reading": "plain", "rituals": "prudent"}, 2)
    assert [line.entry for line in first.log] == [line.entry for line in second.log]
    assert notation.write(inside(first)) == notation.write(inside(second))
    record = first.record()
    assert record["version"] == 1 and set(record["options"]) == set(options)
    assert notation.write(inside(samedi.replay(record))) == notation.write(inside(first))


def test_the_book_is_another_game_than_version_1() -> None:  # rule 16.1
    first, second = played(4, {"cursed": 2}, 1), played(4, {"cursed": 2}, 2)
    assert [line.entry for line in first.log] != [line.entry for line in second.log]
    assert second.record()["version"] == 2
    assert (second.options["reading"], second.options["rituals"]) == ("book", "book")


@pytest.mark.parametrize("newer", NEWER, ids=str)
def test_a_record_of_version_1_that_names_a_newer_option_is_refused(newer: dict[str, str]) -> None:  # rule 16.1
    record = {**played(4, {"cursed": 2}, 1).record(), "options": {"cursed": 2, **newer}}
    with pytest.raises(samedi.SamediError, match="in version 1"):
        samedi.replay(record)


def test_rituals_means_nothing_without_cursed_pirates_and_is_dropped() -> None:  # rule 16.2
    assert GAME.check_options(4, {"rituals": "prudent"})["rituals"] == "book"
    assert GAME.check_options(4, {"rituals": "prudent", "cursed": 1})["rituals"] == "prudent"
    assert GAME.check_options(3, {"reading": "plain", "rituals": "prudent"})["rituals"] == "book"


def test_laws_are_checked_with_all_options_of_version_1_together() -> None:  # rules 16.1, 16.2
    together = [
        seats
        for seats, options in laws.tables(GAME)
        if (options["reading"], options["rituals"]) == ("plain", "prudent") and options["cursed"]
    ]
    assert together == [4]
