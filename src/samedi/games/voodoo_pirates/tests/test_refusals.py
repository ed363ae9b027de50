"""Every illegal action is refused with a reason and a rule, and no legal one is."""

import pytest

from samedi.core.errors import Reason
from samedi.core.words import words
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.tests.positions import SEATS, game, legal, menu, play, read, sailing

DUSK = "3 seats | ships 5> 0> 0> | souls R Y - | objects magic octopus - | last jax - - | grigri C"
GHOST = (
    "2 seats | ships 5> 6> | souls R YY | objects - grey | plans tix tok | grigri B | moon A | now ghost B"
    " | flow aim idle aim=2 shooter=0 target=1"
)
BOARDING = "sail CW 1"


@pytest.mark.parametrize(
    ("line", "who", "code", "kind", "rule"),
    [
        (DUSK + " | now plan", "A", "plan jax", "card-last", "4.1"),
        (DUSK + " | now plan", "A", "jax", "other-question", "4.1"),
        (DUSK + " | now barrel A", "B", "pass", "turn", "4.2"),
        (DUSK + " | now barrel A", "A", "barrel stars R", "barrel-turned", "4.3"),
        (DUSK + " | wind S | now barrel A", "A", "barrel stars R", "stars-stuck", "4.3"),
        (DUSK + " | now barrel A", "A", "barrel bones R", "barrel-not-here", "4.3"),
        (DUSK + " | barrels - B - - | now barrel A", "A", "barrel moon R", "barrel-taken", "4.3"),
        (DUSK + " | now barrel A", "A", "barrel sea Y", "no-soul", "4.3"),
        (DUSK + " | now barrel B", "B", "barrel sea magic", "no-object", "12.9"),
        (DUSK + " | now barrel A", "A", "octopus R R", "no-object", "12.5"),
        (DUSK + " | used - octopus - | now barrel B", "B", "octopus Y Y", "used", "12.1"),
        (DUSK + " | now barrel B", "B", "octopus R Y", "no-soul", "12.5"),
        (DUSK + " | grid PP....... | now barrel B", "B", "octopus Y P", "not-in-bag", "12.5"),
        (GHOST, "B", "ghost R", "no-object", "13.4"),
        (GHOST, "A", "pass", "turn", "13.4"),
        (GHOST.replace("grey", "ghost"), "B", "ghost Y", "no-soul-there", "13.4"),
        (GHOST.replace("grey", "ghost"), "B", "ghost none", "must-take", "13.4"),
        (GHOST.replace("- grey", "- ghost").replace("YY", "YYYYBB"), "B", "ghost R", "full", "1.8"),
    ],
)
def test_refusals_at_dusk_and_after_a_shot(line: str, who: str, code: str, kind: str, rule: str) -> None:
    reason = GAME.why_not(read(line), SEATS.index(who), GAME.action_of[code])
    assert reason is not None and (reason.kind, reason.rule) == (kind, rule)


MENU = "objects mask,wreck,cursed - | souls R Y | grigri A"


@pytest.mark.parametrize(
    ("plan", "more", "code", "kind", "rule"),
    [
        ("jax", MENU, "tok R", "not-played", "6.2"),
        ("jax", "souls RRRRYY -", "jax", "full", "1.8"),
        ("tok", MENU, "tok B", "no-soul", "7.3"),
        ("tix", "souls R Y | grigri B", "tix 1 CW R", "tix-grigri", "7.5"),
        ("tix", MENU, "tix 0 CW R", "tix-whom", "7.5"),
        ("tix", MENU, "tix 1 CW B", "no-soul", "7.5"),
        ("tix", "souls R - | wind E | grigri A", "tix 1 CW R", "stuck", "9.6"),
        ("jax", MENU, "wind 1", "not-on-wind", "4.9"),
        ("jax", MENU, "use mask", "mask-nothing", "12.4"),
        ("jax", MENU, "use maelstrom", "no-object", "12.7"),
        ("jax", "objects maelstrom -", "use maelstrom", "no-storm", "12.7"),
        ("jax", MENU, "bury", "no-sand", "12.3"),
        ("jax", "souls R -", "bury", "no-object", "12.3"),
        ("jax", MENU, "whisper CW", "no-object", "12.8"),
        ("jax", "objects whisper -", "whisper leap 6 CW", "no-compass", "12.10"),
        ("jax", "objects whisper - | compass A", "whisper leap 6 CW", "no-leap", "12.10"),
        ("jax", MENU, "facing CW", "other-question", "6.2"),
    ],
)
def test_refusals_in_a_turn(plan: str, more: str, code: str, kind: str, rule: str) -> None:
    ships = "5> 8>"
    wind = "E" if "wind E" in more else "N"
    table = menu(ships, plan, more.replace(" | wind E", ""), wind=wind)
    reason = GAME.why_not(table, 0, GAME.action_of[code])
    assert reason is not None and (reason.kind, reason.rule) == (kind, rule)


@pytest.mark.parametrize("reading", ["book", "plain"], indirect=True)
def test_used_objects_and_barrels_are_refused(reading: str) -> None:  # rules 12.1, 16.1
    if reading == "book":  # two Whispers were used, and one of them is taken back
        line = "barrels - - - A | objects mask,mask,whisper - | used whisper - | pile grey"
        table = play(menu("4> 0>", "jax", line), "whisper CW", "draw none", "use mask", "mask whisper", "wind 1")
    else:
        line = "barrels - - - A | objects whisper,whisper,mask - | pile grey"
        table = play(menu("4> 0>", "jax", line), "wind 1", "whisper ACW")
    assert why(table, "wind 2") == ("wind-used", "4.9")
    assert why(table, "whisper CW") == ("used", "12.1")
    play(table, "jax", "* soul R")
    assert why(table, "jax") == ("acted", "6.2")


def why(table: object, code: str, seat: int = 0) -> tuple[str, str]:
    reason = GAME.why_not(table, seat, GAME.action_of[code])
    assert reason is not None
    return reason.kind, reason.rule


def test_refusals_in_a_ritual_and_on_the_way() -> None:
    table = play(menu("4> 8>", "hoodoo", "souls R - | grid Y........", wind="W"), "hoodoo")
    assert why(table, "place R 1") == ("cell-taken", "8.3")
    assert why(table, "place B 2") == ("no-soul", "8.3")
    play(table, "place R 3")
    assert why(table, "sail CW 2") == ("no-match", "8.4")
    assert why(table, "leap 6 CW 1") == ("no-compass", "12.10")
    table = sailing("N", "10", more="compass A")
    assert why(table, "sail CW 1") == ("no-move", "9.7")
    assert why(table, "leap 6 CW 1") == ("no-leap", "12.10")
    table = play(sailing("N", "4", "5", more="coins 0 0 | souls RRRRYY Y | grigri B"), "sail CW 1")
    assert why(table, "board coin") == ("board-nothing", "10.2")
    assert why(table, "board soul Y") == ("full", "1.8")
    assert why(table, "board soul G") == ("board-nothing", "10.2")


def test_refusals_when_taking_and_finding() -> None:
    table = play(menu("4> 0>", "take", "coins 0 18 | souls RRRRYY -"), "take")
    assert why(table, "take coin") == ("no-coins", "7.4")
    assert why(table, "take discard") == ("pile-empty", "7.4")
    assert why(table, "take soul") == ("full", "1.8")
    assert why(table, "cell 3") == ("cell-empty", "7.2")
    table = play(sailing("N", "4"), "sail CW 1")
    assert why(table, "draw discard") == ("pile-empty", "11.2")
    table = play(sailing("N", "4", more="objects grey,red,cursed -"), "sail CW 1", "draw deck", "* object mask")
    assert why(table, "drop cursed") == ("keep-skull", "11.3")
    assert why(table, "drop blue") == ("no-object", "11.3")
    table = play(menu("4> 0>", "jax", "objects mask,wreck - | pile grey"), "use mask")
    assert why(table, "mask red") == ("not-in-pile", "12.4")
    table = play(menu("4> 0>", "jax", "objects wreck -"), "use wreck", "* peek grey red blue green eyes")
    assert why(table, "keep mask") == ("not-shown", "12.6")


def test_refusals_of_a_leap_as_the_second_step() -> None:  # rules 12.10, 16.1
    code = "sail CW leap 6"
    assert why(sailing("N", "11"), code) == ("no-compass", "12.10")
    assert why(sailing("N", "11", matched=False, more="compass A"), code) == ("no-match", "8.4")
    assert why(sailing("N", "10", more="compass A"), code) == ("no-leap", "12.10")
    assert why(sailing("N", "5", more="compass A"), code) == ("no-leap", "12.10")  # 6 is where the step leads
    assert why(sailing("E", "2", more="compass A"), code) == ("leap-ends", "12.10")
    assert why(sailing("W", "11", more="compass A"), "sail CW leap 9") == ("no-move", "9.7")
    assert why(sailing("N", "11", more="compass A | reading plain"), code) == ("leap-plain", "16.1")


def test_refusals_when_the_own_ship_of_a_tix_goes() -> None:  # rules 7.5, 12.10
    table = play(menu("12> 4>", "tix", "souls R - | grigri A | compass A"), "tix 1 ACW R")
    assert why(table, "sail ACW 1") == ("tix-way", "7.5") == why(table, "leap 6 ACW 1")
    assert why(table, "sail CW 2") == ("tix-one", "7.5") == why(table, "sail CW leap 6")
    assert why(table, "leap 12 CW 1") == ("no-leap", "12.10")


def test_a_mask_takes_a_mask_but_not_in_the_plain_reading() -> None:  # rules 12.4, 16.1
    line = "objects mask - | pile mask grey"
    assert "mask mask" in legal(play(menu("4> 0>", "jax", line), "use mask"))
    assert why(play(menu("4> 0>", "jax", f"{line} | reading plain"), "use mask"), "mask mask") == ("mask-mask", "16.1")


def test_refusals_of_the_octopus_at_a_tok() -> None:  # rules 12.5, 12.11
    table = play(menu("4> 0>", "tok", "souls B B | objects - grey | grigri A"), "tok B")
    assert why(table, "octopus B R", 1) == ("no-object", "12.5")
    assert why(table, "pass", 0) == ("turn", "12.11")


def test_refusals_of_barrels_that_act() -> None:
    line = "3 seats | wind S | ships 4> 7> 0> | souls Y - - | grigri C | plans jax jax jax | now barrel A"
    table = play(read(line), "barrel stars Y")
    assert why(table, "to 7") == ("space-taken", "4.5")
    assert why(table, "to 8") == ("wrong-star", "4.5")
    table = play(read(line.replace("wind S", "wind E")), "barrel sea Y")
    assert why(table, "flip 4") == ("under-ship", "4.6") == why(table, "switch 1")
    bones = line.replace("3 seats", "3 seats | east bones").replace("now", "last tok - - | now")
    table = play(read(bones), "barrel bones Y")
    assert why(table, "second tok") == ("card-last", "4.8") and why(table, "second jax") == ("card-chosen", "4.8")
    play(table, "second tix")
    assert why(table, "show take") == ("card-neither", "5.2")


def test_a_shot_needs_a_target() -> None:  # rule 13.1
    table = read(
        "3 seats | ships 5> 6> 4< | souls RRR R - | grigri B | sea E0 G0 A0 C0 D1 F0 B0 H1 | plans tix tok tok"
        " | now facing A"
    )
    play(table, "facing CW")
    assert why(table, "fire 9") == ("no-target", "13.1")


def test_a_second_ritual_and_a_take_without_goods_are_refused() -> None:  # rules 8.1, 7.2
    table = read(
        "2 seats | ships 4> 0> | objects mask - | pile grey | plans hoodoo tok | grigri B | moon A | now menu A"
        " | flow moonlight idle held_ritual=1"
    )
    assert why(table, "hoodoo") == ("ritual-held", "8.1")
    empty = "souls - YYYYPP RRRRBB BBGGGG | objects mask - - - | pile grey"
    assert why(menu("4> 0> 0> 0>", "jax", empty), "jax") == ("nothing-left", "7.2")


def test_a_player_who_has_chosen_and_a_cursed_pirate_get_a_reason_of_their_own() -> None:  # rules 4.1, 14.1
    table = play(read("3 seats | cursed 1 | ships 4> 0> 0> | grigri C | now plan"), "A: plan jax")
    assert why(table, "plan tok") == ("chosen", "4.1")
    reason = GAME.why_not(table, 2, GAME.action_of["plan jax"])
    assert reason == Reason("cursed", "14.1", {"seat": 2})


def test_refusals_are_sentences_in_four_languages() -> None:
    reason = Reason("barrel-taken", "4.3", {"barrel": "moon", "other": 1})
    said = {lang: words(GAME, lang).reason(reason, named=True) for lang in ("en", "de", "fr", "ja")}
    assert said == {
        "en": "{1} is on the barrel Moon",
        "de": "{1} ist am Fass „Mond“",
        "fr": "{1} est au tonneau «\u202fLune\u202f»",
        "ja": "「月」の樽には{1}がいます",
    }


@pytest.mark.parametrize(("seats", "cursed"), [(3, 0), (4, 3)])
def test_every_plausible_action_is_legal_or_explained(seats: int, cursed: int) -> None:
    for table in game(seats, 9, cursed):
        for seat in table.acting:
            if seat >= 0:
                for action in GAME.plausible_actions(table, seat):
                    reason = GAME.why_not(table, seat, action)
                    assert (reason is None) == (action in table.legal(seat))
