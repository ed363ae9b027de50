"""The rulings of the specification that have no test vector, each with its number."""

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import OVER
from samedi.games.baron_voodoo import GAME, max_log_entries
from samedi.games.baron_voodoo.phases import AFTER, AGAIN, BANK, BEFORE, CAPTURE, DRAFT, EFFECT, FACE
from samedi.games.baron_voodoo.tests.positions import (
    EVERY,
    NAMED,
    TABLES,
    board,
    captures,
    do,
    game,
    legal,
    named,
    opened,
    powers,
    read,
    spirits,
    stack,
    zone,
)

LONE = "board a1=Yo b1=To e5=Tv f5=Rv"


def test_r9_the_centre_is_a_space_like_the_others() -> None:  # rule 1.3
    assert captures("2 seats | board b4=Yo c4=Ws") == ["b4 E"]
    assert captures("2 seats | board d4=Yo e4=Ws") == ["d4 E"]


def test_r10_no_player_jumps_with_white_dice() -> None:  # rule 4.1
    assert captures("2 seats | board a1=Wo b1=To") == []


def test_r8_white_dice_can_be_captured() -> None:  # rule 4.3
    assert captures("2 seats | board a1=Yo b1=Wo") == ["a1 E"]


def test_r11_absent_loas_are_neutral_and_their_powers_for_sale() -> None:  # rule 2.2
    table = read("2 seats | loas Y T | board a1=Yo b1=Po d4=Pv d5=Rc | offerings 1 0")
    assert {code.split()[1] for code in powers(table)} == {"MW", "PL", "EF"}
    assert captures("2 seats | loas Y T | board a1=Po b1=To c5=Yv d5=Pv") == ["c5 E"]


def test_r12_an_empty_reserve_gives_nothing() -> None:  # rules 1.5, 6.1
    table = do(read("2 seats | board a1=Yo b1=Yv e5=Tv f5=Rv | offerings 0 20 | step capture"), "capture a1 E")
    assert table.offerings[:2] == [0, 20] and table.reserve == 0
    offering = do(read("2 seats | board a1=Yo b1=To e5=Tv f5=Rv | offerings 0 20 | step capture"), "capture a1 E")
    assert offering.phase == BANK  # nothing to use


def test_r13_the_bonus_comes_by_itself() -> None:  # rules 3.6, 4.5
    recorder = EventRecorder()
    do(read("2 seats | board a1=Yo b1=Yv e5=Tv f5=Rv | step capture"), "capture a1 E", tell=recorder)
    assert [event.kind for event in recorder.events] == ["captured", "bonus"]


def test_r14_faces_are_chosen_and_must_change() -> None:  # rules 1.1, 4.6
    table = do(read("2 seats | board a1=Yo b1=Tv e5=Tv f5=Rv | offerings 1 0 | step capture"), "capture a1 E")
    assert table.phase == FACE and legal(table) == ["pass", "face o", "face c", "face g", "face s", "face x"]


def test_r15_the_bought_turn_comes_after_the_rest_of_the_present_one() -> None:  # rules 3.8, 3.11
    table = read(f"2 seats | {LONE} c3=Yv d3=Rv | offerings 2 0 | step again | zones Yo To / -")
    do(table, "again")
    assert table.phase == BANK and not table.extra
    do(table, "put Yo", "put To", "score")
    assert table.phase == AFTER and table.score[0] == 1
    do(table, "pass")
    assert table.mover == 0 and table.extra and table.round == 1


def test_r16_the_bought_turn_counts_for_nothing_at_the_end() -> None:  # rules 3.11, 8.3
    table = read(f"2 seats | {LONE} c3=Yv d3=Rv | turn B bought | step bank | zones - / Yo | round 4 | ending B")
    do(table, "done")
    while table.mover == 1 and not table.extra:
        do(table, "pass")
    assert table.mover == 1 and table.extra and table.round == 4  # the end waits for it


def test_r17_protection_stays_through_a_bought_turn() -> None:  # rule 3.2
    table = read(f"2 seats | {LONE} c3=Yv d3=Rv | turn A bought | step bank | zones Yo / - | guarded A")
    do(table, "done", "pass")
    assert table.extra and table.guard == 1


def test_r18_protection_does_not_bind_its_owner() -> None:  # rule 6.4
    assert captures("2 seats | board a1=Yo b1=Yv | guarded A") == ["a1 E"]


def test_r18_protection_stops_neither_powers_nor_switch() -> None:  # rules 5.9, 6.4
    table = read("2 seats | loas P Y | board a1=Yo c3=Pv | guarded B | step after")
    assert do(table, "power EF a1", "swap c3") and board(table) == "a1=Pv c3=Yo"
    switched = read(f"2 seats | {LONE} | zones Rx / Po | guarded B | step effect Rx")
    assert "switch 1 Po" in legal(switched)


def test_protected_dice_can_be_landed_on() -> None:  # rule 6.4
    assert captures("2 seats | loas Y R | board a1=Yo b1=Tv c1=Rc | guarded B") == ["a1 E"]


def test_r20_r21_a_stolen_die_makes_combos_and_takes_no_points() -> None:  # rule 6.5
    table = read(f"2 seats | {LONE} | zones Ts / - | spirits - / Yo To | scores 0 1 | step effect Ts")
    do(table, "steal 1 To", "put Ts", "put To", "score")
    assert table.scores() == (1, 1) and spirits(table, 0) == ["To", "Ts"]


def test_r22_in_a_game_of_two_a_switch_needs_one_own_die() -> None:  # rule 6.6
    table = do(read(f"2 seats | {LONE} | zones Rx Yo / Po | step effect Rx"), "switch 1 Po")
    assert legal(table) == ["with 0 Yo", "with 0 Rx"]


def test_r23_an_effect_without_a_target_passes_by_itself() -> None:  # rules 3.1, 6.5, 6.6
    nobody = "2 seats | board a1=Yo b1=W{} e5=Tv f5=Rv | step capture"
    assert do(read(nobody.format("s")), "capture a1 E").phase == BANK
    assert do(read(nobody.format("x")), "capture a1 E").phase == BANK


def test_r52_two_dice_alike_are_not_switched() -> None:  # rule 6.6
    alike = "2 seats | board a1=Yo b1=Rx e5=Tv f5=Rv | zones - / Rx | step capture"
    assert do(read(alike), "capture a1 E").phase == BANK
    more = do(read("2 seats | board a1=Yo b1=Rx e5=Tv f5=Rv | zones - / Rx Po | step capture"), "capture a1 E")
    assert more.phase == EFFECT and legal(more) == ["pass", "switch 0 Rx", "switch 1 Po"]


def test_r24_r25_stacks_are_pushed_whole_along_ranks_and_files() -> None:  # rule 5.2
    table = do(read("2 seats | board c2=Yo,Tv c5=Rc,Pg,Ws c6=Wo | step after"), "power MW c S")
    assert board(table) == "c1=Yo,Tv c2=Rc,Pg,Ws c3=Wo"


def test_r27_dice_taken_apart_go_neither_back_nor_to_empty_spaces_nor_on_full_columns() -> None:  # rule 5.5
    table = read("2 seats | loas T Y | board c3=Yo,Tv e5=Pg g7=Yo,To,Ro | step after")
    do(table, "power GB c3")
    assert legal(table) == ["drop e5"]
    alone = read("2 seats | loas T Y | board c3=Yo,Tv g7=Yo,To,Ro | step after")
    assert powers(alone, "GB c3") == []  # its die has no place
    crowded = read("2 seats | loas T Y | board c3=Yo,Tv,Rc a1=Ws,Wx | step after")
    assert powers(crowded, "GB") == []  # one die of c3 would find a place, and a1 has nowhere to go


def test_two_dice_alike_are_not_asked_about_their_order() -> None:  # rule 5.6
    table = read("2 seats | loas T Y | board c3=Yo,Tv,Tv e5=Pg a1=Ws,Wx d7=Tc e7=Yo | step after")
    do(table, "power GB c3", "drop e5", "drop e5")
    assert table.mover == 1 and stack(table, "e5") == ["Pg", "Tv", "Tv"]


def test_r28_single_dice_may_have_neighbours() -> None:  # rule 5.7
    table = read("2 seats | loas P Y | board a1=Yo b1=Tv | step after")
    assert powers(table, "EF") == ["power EF a1", "power EF b1"]


def test_r29_a_power_before_the_capture_must_leave_one() -> None:  # rules 3.4, 3.5
    table = read("2 seats | loas R T | board a1=Ro b1=Tv e5=Tc f5=Pv | offerings 0 0")
    found = powers(table)
    assert "power PL b1 b7" not in found and "power PL a1 c1" in found and "pass" in legal(table)
    do(table, "pass")
    assert table.phase == CAPTURE and legal(table) == ["capture a1 E"]  # a capture is compulsory


def test_r30_protection_counts_for_being_stuck() -> None:  # rule 8.2
    line = "2 seats | loas T Y | board a1=To b1=Yv d7=Yo e7=Pv | offerings 0 0"
    assert read(line).mover == 0
    stuck = read(line + " | guarded B")
    assert stuck.ended_by == 0 and stuck.mover == 1


def test_r30_a_player_stuck_in_a_bought_turn_ends_the_game() -> None:  # rules 3.11, 8.2
    table = read("2 seats | loas T Y | board a1=To b5=Yv d7=Yo e7=Pv | turn A bought | zones Yo / - | step bank")
    recorder = EventRecorder()
    do(table, "done", tell=recorder)
    assert table.ended_by == 0 and table.mover == 1 and not table.extra
    assert [event.kind for event in recorder.events] == ["extra", "stuck"]


def test_r31_several_combos_and_single_dice_in_one_turn() -> None:  # rules 3.9, 7.4, 7.7
    table = read(f"2 seats | {LONE} | zones Yo To Rv Pv Yg / - | step bank")
    do(table, "put Yo", "put To", "score", "put Rv", "put Pv", "score", "put Yg", "score")
    assert table.score[0] == 2 and len(spirits(table, 0)) == 5 and table.phase == AFTER


def test_r34_dice_in_the_spirit_world_are_not_used_again() -> None:  # rule 7.7
    table = read(f"2 seats | {LONE} | zones Yo / - | spirits To Ro / - | step bank")
    assert legal(table) == ["done", "put Yo"]


def test_dice_laid_together_must_be_sent_first() -> None:  # rule 7.7
    table = do(read(f"2 seats | {LONE} | zones Yo Tv Wv / - | step bank"), "put Yo")
    assert legal(table) == ["score", "put Wv"]


def test_r36_baron_samedi_brings_no_second_power() -> None:  # rules 3.3, 7.3
    table = read(f"2 seats | {LONE} | turn A powered | spirits Wo / - | zones Yo / - | step bank")
    do(table, "done")
    assert table.mover == 1


def test_r37_white_counts_only_if_agreed() -> None:  # rule 8.6
    line = "2 seats{} | board g7=Wc | turn B | ending A | spirits Wo / -"
    assert read(line.format("")).scores() == (0, 0)
    assert read(line.format(" | white")).scores() == (3, 0)


def test_r38_a_colour_that_no_player_has_scores_for_no_player() -> None:  # rule 8.5
    table = read("2 seats | board g7=Wc | turn B | ending A")
    assert table.mover == OVER and table.scores() == (0, 0)


def test_r40_the_first_trigger_of_the_end_counts() -> None:  # rule 8.3
    table = read(f"3 seats | {LONE} | turn B | ending A | scores 18 0 0 | zones - / Yo / - | step bank")
    do(table, "done")
    while table.mover == 1:
        do(table, "pass")
    assert table.ended_by == 0


def test_r42_the_draft_goes_round_from_the_first_seat() -> None:  # rules 2.3, 2.6
    table = opened(3, board="draft")
    table.settle(table.roll(Rng(5)))
    assert table.phase == DRAFT and table.mover == 0
    for number in range(48):
        assert table.mover == number % 3
        table.apply(table.mover, table.legal(table.mover)[-1])
    assert table.mover == 0 and table.phase in (BEFORE, CAPTURE) and table.round == 1


def test_dice_are_drafted_to_empty_spaces_of_their_colour() -> None:  # rule 2.6
    table = opened(2, board="draft")
    code = "pool Y oooooooooo T vvvvvvvvvv R cccccccccc P gggggggggg W ssssssxx"
    outcome = GAME.read_outcome(table, code)
    assert isinstance(outcome, tuple) and GAME.outcome_code(table, outcome) == code
    table.settle(outcome)
    assert "draft o b7" in legal(table) and "draft v b7" not in legal(table)
    assert "draft s c7" in legal(table) and "draft x c7" in legal(table)
    do(table, "draft o b7")
    assert "draft o b7" not in legal(table) and stack(table, "b7") == ["Yo"]


def test_a_random_board_has_each_die_on_a_space_of_its_colour() -> None:  # rule 2.5
    table = opened(2)
    table.settle(table.roll(Rng(1)))
    layout = ["RYWRTYP", "PTPYWRT", "YWRTPYW", "TPY.RTP", "WRTPYWR", "PYWRTPT", "TRPYWRY"]
    for rank, colours in zip("7654321", layout, strict=True):
        for file, colour in zip("abcdefg", colours, strict=True):
            assert [die[0] for die in stack(table, file + rank)] == ([colour] if colour != "." else [])
    code = "board scxgovs vgovsgc oscxcox gvx.xvg xocxcso cgsvogv svogxcs"
    assert samedi.Session("baron-voodoo", 2, deals=[code]).log[0].entry.code == code


def test_r43_the_loas_may_be_any_that_differ() -> None:  # rule 2.1
    assert opened(3, loas="P Y R").loa[:3] == [3, 0, 2]
    with pytest.raises(samedi.BadOption, match="a different Loa"):
        opened(2, loas="Y Y")


def test_every_player_begins_with_three_offerings() -> None:  # rule 2.3
    assert [opened(seats).reserve for seats in (2, 3, 4)] == [14, 11, 8]
    assert [opened(seats).target for seats in (2, 3, 4)] == [18, 15, 12]  # rule 2.4 (R4)


@pytest.mark.parametrize(("pairing", "loas"), [("A", [0, 1, 2, 3]), ("B", [0, 2, 1, 3])])
def test_r45_partners_have_every_other_turn(pairing: str, loas: list[int]) -> None:  # rules 9.1, 9.2
    assert opened(4, mode="team", pairing=pairing).loa == loas


def test_r45_either_pair_may_begin_and_either_partner() -> None:  # rules 9.1, 9.2
    assert opened(4, mode="team", loas="P R T Y").loa == [3, 2, 1, 0]
    with pytest.raises(
        samedi.BadOption, match="pairing A is Y with R and T with P; teams take turns, so Y R T P is Y with T and"
    ):
        opened(4, mode="team", loas="Y R T P")


def test_r46_the_partner_is_no_help_in_colour_or_power() -> None:  # rule 9.4
    table = do(read("4 seats | team | board a1=Yo b1=Rv e5=Tv f5=Rv | step capture"), "capture a1 E")
    assert table.offerings[0] == 0
    poor = read("4 seats | team | board a1=Yo b1=Rv e5=Tv f5=Rv")
    assert {code.split()[1] for code in powers(poor)} == {"MW"}
    rich = do(read("4 seats | team | board a1=Yo b1=Rv e5=Tv f5=Rv | offerings 1 0"), "power PL e5 d5")
    assert rich.offerings[:2] == [0, 0]


def test_r47_one_protected_partner_keeps_thieves_from_the_team() -> None:  # rule 9.5
    line = "4 seats | team | board a1=To b1=Ws e5=Tv f5=Rv d4=Po d5=Pv | spirits Yv / - | turn B | step capture"
    assert do(read(line), "capture a1 E").phase == EFFECT
    assert do(read(line + " | guarded C"), "capture a1 E").phase == BANK


def test_r49_steal_and_switch_are_between_the_teams() -> None:  # rule 9.6
    stolen = read(f"4 seats | team | {LONE} | zones Ts / - | spirits Yv / Ro | turn C | step effect Ts")
    assert legal(stolen) == ["pass", "steal 1 Ro"]
    switched = do(
        read(f"4 seats | team | {LONE} | zones Rx / Po | turn C | step effect Rx"), "switch 0 Rx", "with 1 Po"
    )
    assert (zone(switched, 0), zone(switched, 1)) == (["Po"], ["Rx"])


def test_r48_a_tie_goes_to_the_team_that_ended_the_game() -> None:  # rule 9.8
    for seat, winners in (("B", (1, 3)), ("C", (0, 2)), ("D", (1, 3))):
        assert read(f"4 seats | team | scores 9 9 | ending {seat} | step over").winners() == winners


def test_protection_ends_for_its_own_player_only() -> None:  # rules 3.2, 9.5
    table = read("4 seats | team | guarded A C | turn B | board a1=Yo b1=Tv a3=Ro b3=Tv | ending B | zones - / Yo")
    assert table.mover == 2 and table.guard == 1  # B is stuck, then C begins


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_random_games_end_in_time(seats: int, options: dict[str, object]) -> None:  # rules 3.5, 8.3
    limit = max_log_entries(seats, GAME.check_options(seats, options))
    for seed in range(10):
        states = sum(1 for _ in game(seats, seed, **options))
        assert states - 1 <= limit


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), EVERY, ids=named(EVERY))
def test_a_thousand_games_end(seats: int, options: dict[str, object]) -> None:  # rule 8.3
    start = opened(seats, **options)
    for seed in range(1000):
        table = start.clone()
        assert 0 < table.random_playout(Rng(seed)) <= max_log_entries(seats, GAME.check_options(seats, options))
        assert table.mover == OVER and table.winners()


def test_no_step_offers_a_pass_alone() -> None:  # rule 3.1
    for seed in range(20):
        for table in game(3, seed):
            if table.mover >= 0:
                assert legal(table) not in (["pass"], ["done"])
                assert not (table.phase == AGAIN and table.offerings[table.mover] < 2)


def test_scores_never_go_down() -> None:  # rule 6.5
    for seed in range(10):
        before: tuple[int, ...] = (0,) * 4
        for table in game(4, seed, board="chaos"):
            assert all(now >= was for now, was in zip(table.scores(), before, strict=True))
            before = table.scores()


def test_a_player_can_take_back_their_whole_turn() -> None:  # rule 3.1
    table = samedi.Session("baron-voodoo", 2, options={"board": "balanced"})
    start = table.view(0)
    turn = ["power MW 4 W", "capture c4 N", "face v", "use", "again", "put Rv", "score"]
    for code in (*turn, "pass"):
        table.submit(0, code)
    assert table.state.extra and table.scores == (1, 0)  # type: ignore[attr-defined]
    while table.acting == (0,):
        table.submit(0, next(code for code in ("done", "pass", *table.choices(0)) if code in table.choices(0)))
    while table.why_not_back(0) is None:
        table.back(0)
    assert table.view(0) == start
    with pytest.raises(samedi.Refused):
        table.back(0)
