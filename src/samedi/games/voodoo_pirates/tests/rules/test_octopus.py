"""The Octopus out of turn: vectors 121 to 124 of the specification, and who is asked about it."""

import pytest

from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates import notation
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.rules.scoring import sheets
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import (
    asked,
    book_only,
    legal,
    menu,
    objects,
    pile,
    plain_only,
    play,
    read,
    souls,
)

pytestmark = pytest.mark.usefixtures("reading")
CALL = "souls B BB - | objects - octopus - | grigri C"
GREY = "knows A d grey=B,d,d,d; B d; C d grey=B,d,d,d; all d grey=B,d,d,d"  # all know what B holds


def called(more: str = CALL, ships: str = "4> 0> 0>") -> VoodooPirates:
    """A has just called Tok in blue."""
    return play(menu(ships, "tok", more), "tok B")


@book_only
def test_an_octopus_saves_a_soul_from_a_tok() -> None:  # rules 7.3, 12.5, 12.11, vector 121
    table = called()
    assert asked(table) == "octopus B"
    assert legal(table) == ["pass", *(f"octopus B {soul}" for soul in "RYBGP")]
    assert souls(table, "B") == "BB"  # nothing is taken yet
    play(table, "octopus B R")
    assert (souls(table, "A"), souls(table, "B"), pile(table)) == ("BB", "R", ["octopus"])
    assert asked(table) == "facing A"


@book_only
def test_without_an_answer_a_tok_takes_all() -> None:  # rules 7.3, 12.11
    table = play(called(), "pass")
    assert (souls(table, "A"), souls(table, "B"), objects(table, "B")) == ("BBB", "", ["octopus"])


@book_only
def test_an_octopus_may_also_give_a_soul_of_another_colour() -> None:  # rule 12.5
    table = called("souls B BY - | objects - octopus - | grigri C")
    play(table, "octopus Y B")
    assert (souls(table, "A"), souls(table, "B")) == ("BBB", "")


@book_only
def test_a_cursed_pirate_calls_and_the_others_answer() -> None:  # rules 12.11, 14.2, vector 122
    line = "3 seats | cursed 1 | ships 4> 2> 8> | souls BB - B | objects octopus - - | plans jax tix tok | grigri B"
    table = play(read(f"{line} | now facing B"), "facing CW")
    assert asked(table) == "octopus A"
    play(table, "octopus B R")
    assert (souls(table, "A"), souls(table, "C")) == ("R", "BB") and asked(table) == "plan"


@book_only
@pytest.mark.parametrize(
    "more",
    [
        "souls B BB - | objects - octopus - | grigri B",
        "souls B BB - | objects - octopus - | grigri C | plans tok take take | jailed BC",
        "souls B YY - | objects - octopus - | grigri C",
        f"souls B BB - | objects - grey - | grigri C | {GREY}",
        "souls B BB - | grigri C",
        "souls B BB - | objects - - octopus | cursed 2 | grigri A",
    ],
    ids=["GriGri", "jail", "no such soul", "known to be none", "no object", "Cursed Pirates"],
)
def test_no_other_pirate_is_asked_at_a_tok(more: str) -> None:  # rules 12.11, 14.2, vector 122
    assert asked(called(more)) == "facing A"


@plain_only
def test_in_the_plain_reading_no_pirate_is_asked_at_a_tok() -> None:  # rules 12.5, 16.1, vector 122
    table = called()
    assert asked(table) == "facing A" and souls(table, "A") == "BBB"


@book_only
def test_at_a_tok_all_are_asked_who_could_have_the_octopus() -> None:  # rule 12.11
    table = called("souls B BB - | objects - grey - | grigri C")
    assert asked(table) == "octopus B" and legal(table) == ["pass"]
    play(table, "pass")
    assert souls(table, "A") == "BBB"


@book_only
def test_the_owner_of_a_known_octopus_is_asked_too() -> None:  # rule 12.11
    knows = "knows A d octopus=B; B d; C d octopus=B; all d octopus=B"
    table = called(f"{CALL} | {knows}")
    assert asked(table) == "octopus B" and len(legal(table)) == 6


@book_only
def test_pirates_are_asked_clockwise_from_the_left_of_the_caller() -> None:  # rule 12.11
    line = "souls B B B B | objects grey grey - grey | grigri C"
    table = menu("4> 0> 0> 0>", "tok", line, seat="B")
    order = []
    play(table, "tok B")
    while asked(table).startswith("octopus"):
        order.append(asked(table)[-1])
        play(table, "pass")
    assert order == ["D", "A"] and souls(table, "B") == "BBB"


@book_only
def test_an_octopus_used_earlier_in_the_round_does_not_answer() -> None:  # rules 12.1, 12.11
    table = called(f"{CALL} | used - octopus -")
    assert asked(table) == "octopus B" and legal(table) == ["pass"]  # the others do not know what B holds


@book_only
def test_a_tok_is_told_before_it_is_answered() -> None:  # rule 12.11
    recorder = EventRecorder()
    table = play(menu("4> 0> 0>", "tok", CALL), "tok B", tell=recorder)
    assert recorder.events and recorder.events[-1].data["soul"] == "B" and asked(table) == "octopus B"


LAST = "2 seats | round 12 | ships 4> 8> | plans jax tix | cards K 9 | now facing B"


@book_only
def test_before_the_count_the_octopus_may_be_used_once() -> None:  # rules 6.4, 12.5, 12.11, vector 123
    table = read(f"{LAST} | souls R - | objects purple,octopus - | grigri B")
    play(table, "facing CW")
    assert asked(table) == "octopus A" and table.round == 12
    assert legal(table) == ["pass", *(f"octopus R {soul}" for soul in "RYBGP")]
    play(table, "octopus R P")
    assert not table.acting and sheets(table)[0].objects == 4
    assert (souls(table, "A"), pile(table)) == ("P", ["octopus"])


@book_only
def test_before_the_count_the_jailed_are_asked_and_the_owner_of_the_grigri() -> None:  # rules 6.4, 12.11
    line = (
        "3 seats | round 12 | ships 4> 8> 2> | plans take jax take | jailed AC | souls R - G | objects grey - red"
        " | grigri A | cards K 9 A | sun B | now facing B"
    )
    table = play(read(line), "facing CW")
    assert asked(table) == "octopus C"  # clockwise from the Sun; B has no soul
    play(table, "pass")
    assert asked(table) == "octopus A"
    assert not play(table, "pass").acting


@book_only
def test_before_the_count_only_those_are_asked_who_could_have_the_octopus() -> None:  # rule 12.11
    for more in ("souls R - | grigri B", "souls - - | objects octopus - | grigri B"):
        assert not play(read(f"{LAST} | {more}"), "facing CW").acting
    known = "knows A d; B d grey=A,d,d,d; all d grey=A,d,d,d"
    assert not play(read(f"{LAST} | souls R - | objects grey - | grigri B | {known}"), "facing CW").acting


@plain_only
def test_in_the_plain_reading_the_count_follows_at_once() -> None:  # rules 12.5, 16.1
    assert not play(read(f"{LAST} | souls R - | objects purple,octopus - | grigri B"), "facing CW").acting


def whole(table: VoodooPirates) -> bool:
    """All 24 objects are there, also in the line and what is read from it."""
    again = notation.read(notation.write(table))
    return broken(table) is None and broken(again) is None and notation.write(again) == notation.write(table)


def test_barrel_magic_stays_in_use_while_the_octopus_is_used() -> None:  # rules 12.1, 12.9, vector 124
    line = "2 seats | ships 4> 0> | souls - R | objects magic octopus | grigri B | plans jax tok | cards K 9"
    table = play(read(f"{line} | now barrel A"), "barrel moon magic")
    assert asked(table) == "barrel B" and whole(table)
    play(table, "octopus R B")
    assert pile(table) == ["octopus"] and "use magic" in notation.write(table) and whole(table)
    play(table, "pass")
    assert pile(table) == ["octopus", "magic"] and whole(table)
