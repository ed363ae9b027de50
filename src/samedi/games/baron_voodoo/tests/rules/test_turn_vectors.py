"""The test vectors of the specification about turns, effects, combos, the token, the end and teams (TV9 to TV19, TV28
to TV39)."""

import pytest

from samedi.core.types import OVER
from samedi.games.baron_voodoo.phases import AFTER, AGAIN, BANK, BEFORE, CAPTURE, EFFECT, FACE
from samedi.games.baron_voodoo.tests.positions import captures, do, legal, opened, powers, read, seen, spirits, zone

LONE = "board a1=Yo b1=To e5=Tv f5=Rv"  # yellow jumps east; turquoise has a capture left


def test_tv9_a_power_before_the_capture_is_the_only_one_of_the_turn() -> None:  # rules 3.1, 3.3, 3.10
    line = "2 seats | loas R T | board a1=Ro b1=Tv c5=Tv d5=Yv e7=Tv f7=Pv | offerings 0 0"
    early = do(read(line), "power PL c5 c4", "capture a1 E", "pass", "done")
    assert early.mover == 1
    late = do(read(line), "pass", "capture a1 E", "pass", "done")
    assert late.phase == AFTER and late.mover == 0 and powers(late, "PL")
    do(late, "power PL c5 c4")
    assert late.mover == 1


def test_tv10_another_loas_power_costs_an_offering_that_goes_to_the_reserve() -> None:  # rule 5.1
    board = "board a1=Ro b1=Tv c5=Tv d5=Yv"
    poor = read(f"2 seats | loas R T | {board} | offerings 0 0")
    assert {code.split()[1] for code in powers(poor)} == {"PL"}
    rich = read(f"2 seats | loas R T | {board} | offerings 1 0")
    assert {code.split()[1] for code in powers(rich)} == {"MW", "PL", "EF"}
    do(rich, "power MW 5 W")
    assert rich.offerings[0] == 0 and rich.reserve == 20
    own = do(read(f"2 seats | loas R T | {board} | offerings 1 0"), "power PL c5 c4")
    assert own.offerings[0] == 1
    baron = read(f"2 seats | loas R T | {board} | offerings 0 0 | spirits Wo / -")
    assert baron.baron == 0 and {code.split()[1] for code in powers(baron)} == {"MW", "PL", "EF"}  # rule 7.3
    do(baron, "power MW 5 W")
    assert baron.offerings[0] == 0 and baron.reserve == 20


def test_tv11_the_offering_of_an_own_die_can_pay_for_turning_it() -> None:  # rules 3.6, 4.5, 4.6, 6.2
    table = do(read("2 seats | board a1=Yv b1=Yo e5=Tv f5=Rv | offerings 0 0 | step capture"), "capture a1 E")
    assert table.phase == FACE and table.offerings[0] == 1
    do(table, "face v")
    assert table.phase == EFFECT and table.offerings[0] == 0 and zone(table, 0) == ["Yv"]
    do(table, "use")
    assert table.score[0] == 1 and table.phase == BANK


def test_tv12_an_offering_from_the_effect_buys_another_turn() -> None:  # rules 3.8, 3.11, 6.1
    line = "2 seats | board a1=Yo b1=To c3=Yv d3=Rv e5=Tv f5=Rv | offerings 1 0 | step capture"
    table = do(read(line), "capture a1 E", "pass", "use")
    assert table.offerings[0] == 2 and table.phase == AGAIN
    do(table, "again")
    assert table.offerings[0] == 0 and table.phase == BANK
    do(table, "done", "pass")
    assert table.mover == 0 and table.extra and not table.power_used
    do(table, "power MW 3 W", "capture a3 E")  # a fresh power
    table.offerings = [5, 0, 0, 0]
    do(table, "use")
    assert table.phase == BANK  # no second purchase
    do(table, "done")
    assert table.mover == 1 and not table.extra


def test_tv13_dice_in_the_capture_zone_do_nothing_later() -> None:  # rules 3.7, 4.7
    table = do(read(f"2 seats | {LONE} | zones Yv Tg / - | step capture"), "capture a1 E", "pass", "done")
    assert table.score[0] == 0 and table.guard == 0 and table.offerings[0] == 0
    assert not any(code == "use" for code in legal(table))


def test_tv14_reaching_the_target_does_not_cut_the_turn_short() -> None:  # rules 2.4, 8.1, 8.3
    line = (
        "4 seats | board a1=Yo b1=Tv e5=Tv f5=Rv a7=Ro b7=Yv e7=Po f7=Yv"
        " | offerings 2 0 0 0 | scores 11 11 20 0 | step capture"
    )
    table = do(read(line), "capture a1 E", "pass", "use")
    assert table.score[0] == 12 and table.phase == AGAIN
    do(table, "pass")
    assert table.phase == BANK
    do(table, "done", "pass")
    assert table.ended_by == 0 and table.mover == 1
    for seat in (1, 2, 3):
        while table.mover == seat:
            do(table, next((code for code in ("pass", "done") if code in legal(table)), legal(table)[0]))
    assert table.mover == OVER and table.ended_by == 0


def test_tv15_change_turns_any_die_of_the_own_zone() -> None:  # rule 6.3
    line = f"2 seats | {LONE} | zones Yc To / - | step effect Yc"
    other = do(read(line), "change To v")
    assert zone(other, 0) == ["Yc", "Tv"] and other.score[0] == 0
    itself = do(read(line), "change Yc v")
    assert zone(itself, 0) == ["Yv", "To"] and itself.score[0] == 0
    assert "change To o" not in legal(read(line))


def test_tv16_steal_takes_a_die_from_a_spirit_world() -> None:  # rules 6.4, 6.5
    line = f"2 seats | {LONE} | zones Ts / - | spirits - / Yv Ro | scores 0 1 | step effect Ts"
    table = read(line)
    assert legal(table) == ["pass", "steal 1 Yv", "steal 1 Ro"]
    do(table, "steal 1 Yv")
    assert zone(table, 0) == ["Yv", "Ts"] and spirits(table, 1) == ["Ro"] and table.scores() == (0, 1)
    guarded = "2 seats | board a1=Yo b1=Ws e5=Tv f5=Rv | spirits - / Yv Ro | guarded B | step capture"
    assert do(read(guarded), "capture a1 E").phase == BANK  # nothing to steal: the step passes by itself


def test_tv17_guard_lasts_until_the_own_next_regular_turn() -> None:  # rules 3.2, 6.4
    line = "2 seats | loas R Y | board a1=Ro b1=Tg d4=Ro e5=Rv f5=Yv e3=Yv e4=Pc g7=Yv g6=Pv"
    table = do(read(line + " | step capture"), "capture a1 E", "use", "done", "pass")
    assert table.guard == 1 and table.mover == 1
    table.phase = CAPTURE
    assert "capture f5 W" not in legal(table)
    do(table, "capture e3 N")
    while table.mover == 1:
        do(table, "done" if table.phase == BANK else "pass")
    assert table.guard == 0


def test_tv18_protection_looks_at_the_top_die_of_a_column_only() -> None:  # rule 6.4
    assert captures("2 seats | loas Y R | board a1=Yo b1=Tv,Rc | guarded B") == []
    assert captures("2 seats | loas Y R | board a1=Yo b1=Rc,Tv | guarded B") == ["a1 E"]


def test_tv19_switch_exchanges_dice_of_two_players() -> None:  # rule 6.6
    line = f"3 seats | {LONE} | zones Rx / Po / Tv | step effect Rx | guarded B C"
    table = read(line)
    assert legal(table) == ["pass", "switch 0 Rx", "switch 1 Po", "switch 2 Tv"]
    first = do(read(line), "switch 1 Po")
    assert legal(first) == ["with 0 Rx", "with 2 Tv"]
    do(first, "with 2 Tv")
    assert (zone(first, 0), zone(first, 1), zone(first, 2)) == (["Rx"], ["Tv"], ["Po"])
    own = do(read(line), "switch 0 Rx", "with 1 Po")  # the captured die itself
    assert (zone(own, 0), zone(own, 1)) == (["Po"], ["Rx"])
    alike = do(read(f"3 seats | {LONE} | zones Rx / Po / Po | step effect Rx"), "switch 1 Po")
    assert legal(alike) == ["with 0 Rx"]


def score_of(dice: str) -> int | None:
    """What these dice score together; None if they are no combo."""
    table = read(f"2 seats | {LONE} | zones {dice} / - | step bank")
    for die in dice.split():
        if f"put {die}" not in legal(table):
            return None
        do(table, f"put {die}")
    do(table, "score")
    return table.score[0]


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("Yo To", 1),
        ("Yo Yv", 1),
        ("Yo To Ro", 3),
        ("Yo Yv Yc", 3),
        ("Yo To Ro Po", 5),
        ("Yo Yv Yc Yg", 5),
        ("Yo To Ro Wo", 5),
        ("Yo Yv Wc Wg", 5),
        ("Yo Wo", 1),
        ("Yo Wv", 1),
        ("Wo Wo", 1),
        ("Wo Wv", 1),
        ("Wo Wo Wo Wo", 5),
        ("Yo", 0),
        ("Yo Yo", None),
        ("Yo Tv", None),
        ("Yo To Yo", None),
        ("Yo Yv Yv", None),
        ("Yo To Wv", None),
        ("Yo Yv Wo", None),
        ("Yo To Ro Po Wo", None),
    ],
)
def test_tv28_tv29_combos_have_the_values_of_the_book(dice: str, points: int | None) -> None:  # rules 7.4, 7.5, 7.6
    assert score_of(dice) == points
    assert score_of(" ".join(reversed(dice.split()))) == points


def test_tv30_baron_samedi_goes_to_most_white_dice_at_once() -> None:  # rules 7.1, 7.2, 7.3
    line = "2 seats | board a1=Yo b1=To e5=Tv f5=Rv a7=Po b6=Rc | zones Wo Yo / Wv Wc | offerings 0 0 | step bank"
    table = do(read(line), "put Yo", "put Wo", "score")
    assert table.baron == 0
    assert {code.split()[1] for code in powers(table)} > {"MW"} and table.phase == AFTER  # free powers in this turn
    do(table, "pass")
    table.phase = BANK
    do(table, "put Wv", "score")
    assert table.baron == 0  # one each: the holder keeps it
    do(table, "put Wc", "score")
    assert table.baron == 1


def test_tv31_a_stolen_white_die_counts_only_once_it_is_banked() -> None:  # rules 6.5, 7.1, 7.2
    line = "2 seats | board a1=Yo b1=To e5=Tv f5=Rv | zones - / Ts | spirits Wo Wv / Wc | turn B | step effect Ts"
    table = do(read(line), "steal 0 Wo")
    assert table.baron == 0 and zone(table, 1) == ["Ts", "Wo"]
    do(table, "put Wo", "score")
    assert table.baron == 1


def test_tv32_a_holder_overtaken_by_two_gives_the_token_back() -> None:  # rule 7.2
    line = "3 seats | board a1=Yo b1=To e5=Tv f5=Rv | zones - / Ts Ys / - | spirits {} / Wc / Wg | baron A | turn B"
    table = do(read(line.format("Wo Wv") + " | step effect Ts"), "steal 0 Wo")
    assert table.baron == 0
    table = do(read(line.format("Wv") + " | step effect Ts"), "steal 0 Wv")
    assert table.baron == -1


def test_tv33_one_combo_counts_at_the_end_and_all_dice_go() -> None:  # rule 8.4
    line = "2 seats | loas R T | board a1=Ro | zones Yv Yx Tg Rg / - | spirits - / Yo Yc Yg To Tv Ro Rv Po"
    table = read(line)
    assert table.mover == OVER and zone(table, 0) == [] and spirits(table, 0) == ["Yv", "Yx", "Tg", "Rg"]
    assert table.scores() == (1, 3 * 4)


@pytest.mark.parametrize(("white", "final"), [(False, (22, 18, 14)), (True, (25, 18, 14))])
def test_tv34_last_combos_count_before_majorities(
    white: bool, final: tuple[int, ...]
) -> None:  # rules 8.4, 8.5, 8.6, 8.7
    """The spirit worlds below are those that TV34 counts at the end, without the dice of the capture zones."""
    spirit_0 = "Yo Yv Yc Yg Tv Wv Wc Wg Ws"  # and To Ro Wo Po: Y4 T2 R1 P1 W5
    spirit_1 = "Yo Yv To Tv Rv Rc Rs Po Wx"  # Y2 T2 R3 P1 W1
    spirit_2 = "Yg Rc Rs Po"  # and Yv Yx Tg Rg: Y3 T1 R3 P1
    line = (
        f"3 seats{' | white' if white else ''} | board g7=Rv | turn C | ending B | scores 12 15 11"
        f" | zones To Ro Wo Po / - / Yv Yx Tg Rg | spirits {spirit_0} / {spirit_1} / {spirit_2}"
    )
    table = read(line)
    assert table.mover == OVER
    counts = [[sum(die[0] == colour for die in spirits(table, seat)) for seat in range(3)] for colour in "YTRPW"]
    assert counts == [[4, 2, 3], [2, 2, 1], [1, 3, 3], [1, 1, 1], [5, 1, 0]]
    assert table.scores() == final and table.winners() == (0,)


def over(line: str) -> tuple[int, ...]:
    """The winners of a game that is over."""
    return read(line + " | step over").winners()


def test_tv35_ties_go_clockwise_from_the_player_who_ended_the_game() -> None:  # rules 8.7, 8.8
    assert over("4 seats | scores 5 9 3 9 | ending C") == (3,)
    assert over("4 seats | scores 5 9 9 9 | ending C") == (2,)
    assert over("4 seats | scores 9 9 3 2 | ending C") == (0,)


def test_tv36_the_round_is_played_out() -> None:  # rules 8.1, 8.3
    board = "board a1=Yo b1=Ts c3=To d3=Rv e5=Ro f5=Pv a7=Po b7=Yv"
    table = read(f"4 seats | {board} | round 9 | turn B | scores 0 12 0 0 | step bank | zones - / Yo / - / -")
    do(table, "done")
    while table.mover == 1:
        do(table, "pass")
    assert table.mover == 2 and table.ended_by == 1 and table.round == 9
    last = read(f"4 seats | {board} | round 9 | turn D | scores 0 0 0 12 | step bank | zones - / - / - / Yo")
    do(last, "done")
    while last.mover == 3:
        do(last, "pass")
    assert last.mover == OVER and last.ended_by == 3


def test_tv37_points_may_exceed_20() -> None:  # rule 8.7
    assert seen(read("4 seats | scores 24 0 0 0 | ending A | step over")).scores == (24, 0, 0, 0)


def test_tv38_protection_covers_one_partner_and_does_not_bind_the_other() -> None:  # rules 9.1, 9.2, 9.5
    line = "4 seats | team | loas Y T R P | guarded A | turn B | board a1=To b1=Yv a3=To b3=Rv"
    assert captures(line) == ["a3 E"]
    robbed = "4 seats | team | guarded A | turn B | board a1=To b1=Ws d4=Po d5=Rv | spirits Yv / - | step capture"
    assert do(read(robbed), "capture a1 E").phase == BANK
    partner = "4 seats | team | guarded A | turn C | board a1=Ro b1=Yv"
    assert captures(partner) == ["a1 E"]


@pytest.mark.parametrize(("other", "final"), [("Wv", (1, 1)), ("-", (3, 0))])
def test_tv39_a_team_shares_everything_and_white_is_a_fifth_colour(  # rules 9.3, 9.7, 9.8
    other: str, final: tuple[int, int]
) -> None:
    table = opened(4, mode="team")
    assert table.offerings[:2] == [3, 3] and table.reserve == 14 and table.target == 18
    end = read(f"4 seats | team | board g7=Wc | turn D | ending A | spirits Wo / {other}")
    assert end.baron == -1 and end.mover == OVER and (end.score[0], end.score[1]) == final
    assert end.scores() == (*final, *final)
    assert end.winners() == (0, 2)


def test_a_turn_begins_with_the_power_before_the_capture() -> None:  # rule 3.1
    assert opened(2, board="balanced").phase == BEFORE
