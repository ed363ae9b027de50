"""The sample round of the specification, choice by choice (16.8)."""

import pytest

from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.tests.positions import asked, legal, objects, play, read, souls

pytestmark = pytest.mark.usefixtures("reading")

BEFORE = (
    "4 seats | wind N | round 2 | ships 4> 12< 5> 0> | souls RB BR G YYP | coins 1 0 2 0 | grigri D | grid B........"
    " | cards K 9 A 10 | last jax tok tix take | sun A | now plan"
)


def test_the_sample_round_goes_as_written() -> None:  # rules 4.1 to 13.2
    table = read(BEFORE.replace("round 2", "round 3"))  # the marker has moved on
    assert (table.treasure, table.bagged, table.bag) == (15, 9, [2, 2, 1, 3, 1])
    recorder = EventRecorder()
    play(table, "D: plan hoodoo", "B: plan jax", "A: plan hoodoo", "C: plan take", tell=recorder)
    assert asked(table) == "barrel A"
    assert {code.split()[1] for code in legal(table) if code.startswith("barrel")} == {"moon", "sea", "wind"}
    play(table, "pass", "pass", "pass", "barrel sea Y", "flip 11", tell=recorder)
    assert asked(table) == "menu A" and table.jailed == 0
    play(table, "hoodoo", tell=recorder)
    assert "NESW"[table.wind] == "S"
    assert asked(table) == "place A"
    play(table, "place B 2", "sail CW 2", tell=recorder)  # a match; 5 is occupied and passed, 6 is empty and haunted
    assert table.at[0] == 6 and asked(table) == "place B"  # no boarding: Blue is becalmed
    play(table, "place R 8", tell=recorder)
    assert legal(table) == ["sail CW 1", "sail ACW 1"]
    play(table, "sail ACW 1", "draw deck", "* object grey", tell=recorder)
    assert table.at[1] == 11 and objects(table, "B") == ["grey"]
    assert asked(table) == "place C"
    play(table, "pass", tell=recorder)
    play(table, "place P 3", "sail CW 1", "draw deck", "* object ghost", tell=recorder)
    assert table.at[3] == 2 and asked(table) == "place A"
    play(table, "pass", tell=recorder)
    assert asked(table) == "place D"
    play(table, "place Y 4", "sail CW 1", tell=recorder)
    assert table.at[3] == 3 and table.filled == 5
    assert asked(table) == "facing A"
    play(table, "facing CW", tell=recorder)  # fires at Blue, one soul each: a miss
    assert table.power[0] == 0
    assert asked(table) == "menu B"
    play(table, "jax", "* soul G", "facing ACW", tell=recorder)
    play(table, "take", "take coin", "take coin", "facing ACW", tell=recorder)  # fires at Red: one each, a miss
    assert asked(table) == "facing D"  # Green has no action left, and no target
    play(table, "facing CW", tell=recorder)
    assert asked(table) == "plan" and table.sun == 1 and table.round == 4
    assert [table.load[seat] for seat in range(4)] == [1, 2, 1, 0]
    assert (table.bagged, table.filled, table.treasure, table.coins[:4]) == (9, 5, 13, [1, 0, 4, 0])
    assert table.scores() == (9 + 1, 6, 7 + 4, 5)
    shots = [(event.seat, event.data["hits"]) for event in recorder.events if event.kind == "fired"]
    assert shots == [(0, 0), (2, 0)]
    assert souls(table, "A") == "R" and broken(table) is None
