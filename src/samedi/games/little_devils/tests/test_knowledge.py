"""What a viewer knows: hands, taken cards, and what others have shown not to hold (rules 7.1 to 7.3)."""

import pytest

import samedi
from samedi.core.rng import Rng
from samedi.games.little_devils.components import DEAL, DEVILS
from samedi.games.little_devils.tests.positions import game, inside, play, play_on, read
from samedi.games.little_devils.view import view
from samedi.kit import bits

FOUR = "4 seats | hands {} | led A: {}"


def without(low: int, high: int, *gone: int) -> tuple[int, ...]:
    """The numbers from low to high without these."""
    return tuple(card for card in range(low, high + 1) if card not in gone)


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:  # rule 7.1
    table = read(FOUR.format("1 9 / 2 30 31 / 3 32 33 / 4 34 35", "10"))
    assert [view(table, seat).hand for seat in range(4)] == [(1, 9), (2, 30, 31), (3, 32, 33), (4, 34, 35)]
    for viewer in (0, 1, 2, 3, None):
        assert view(table, viewer).held == (2, 3, 3, 3)
        assert view(table, viewer).trick == (10,)
    assert view(table, None).hand == ()


def test_other_hands_make_no_difference_to_a_view() -> None:  # rule 7.1
    one = read(FOUR.format("1 9 / 2 30 31 / 3 32 33 / 4 34 35", "10"))
    other = read(FOUR.format("1 9 / 4 3 33 / 30 34 2 / 32 31 35", "10"))
    assert view(one, 0) == view(other, 0) and hash(view(one, 0)) == hash(view(other, 0))
    assert view(one, None) == view(other, None)
    assert view(one, 1) != view(other, 1)


def test_the_totals_and_the_dealer_and_the_round_are_public() -> None:  # rule 7.1
    table = read("4 seats | round 3 | dealer C | totals 10 40 20 42 | hands 1 / 2 / 3 / 4 | led D:")
    for viewer in (0, 3, None):
        seen = view(table, viewer)
        assert (seen.totals, seen.dealer, seen.leader, seen.round) == ((10, 40, 20, 42), 2, 3, 3)


def test_a_view_cannot_be_changed_and_does_not_follow_the_table() -> None:  # rule 7.1
    table = read(FOUR.format("1 9 / 2 30 31 / 3 32 33 / 4 34 35", "10"))
    seen = view(table, 1)
    with pytest.raises(AttributeError):
        seen.hand = ()  # type: ignore[misc]
    play(table, [30])
    assert seen.hand == (2, 30, 31) and seen.played == (10,)


def test_a_view_holds_the_latest_trick() -> None:  # rule 7.2
    table = play(read("4 seats | hands 10 1 / 12 2 / 11 3 / 13 4 | led A:"), [10, 12, 11, 13])
    for viewer in (0, 1, 2, 3, None):
        assert view(table, viewer).trick == () and view(table, viewer).played[-4:] == (10, 12, 11, 13)


def test_of_taken_cards_only_the_devils_are_kept() -> None:  # rule 7.2
    table = play(read("4 seats | hands 10 1 / 12 2 / 11 3 / 13 4 | led A:"), [10, 12, 11, 13])
    assert view(table, 0).devils == (0, 0, 0, 7)
    assert not any("pile" in name or "taken" in name for name in view(table, 0).__struct_fields__)


def test_the_tally_is_an_option_and_off_unless_wanted() -> None:  # rule 7.3
    assert samedi.Session("little-devils", 3, seed=1).view(0).tally is False
    for wanted in (True, "true", "yes"):
        table = samedi.Session("little-devils", 3, options={"tally": wanted}, seed=1)
        assert table.view(0).tally is True and table.view(None).tally is True
        assert table.record()["options"] == {"tally": True}
    with pytest.raises(samedi.BadOption, match="option tally is true or false, not 'perhaps'"):
        samedi.Session("little-devils", 3, options={"tally": "perhaps"})


def test_the_tally_changes_nothing_in_the_game() -> None:  # rule 7.3
    tables = [samedi.Session("little-devils", 4, options={"tally": tally}, seed=9) for tally in (False, True)]
    for table in tables:
        play_on(table, Rng(2))
    assert tables[0].log == tables[1].log and tables[0].scores == tables[1].scores


def test_the_tally_holds_only_what_open_cards_showed() -> None:  # rule 7.3
    for table in game(5, seed=12):
        seen = view(table, 2)
        taken = [0] * 5
        leader = (seen.dealer + 1) % 5
        for start in range(0, len(seen.played) - seen.lying, 5):
            first, second, *_ = cards = seen.played[start : start + 5]
            misfit = [card for card in cards if (card > first) != (second > first) and card != first]
            furthest = (max if (second > first) != bool(misfit) else min)(cards)
            leader = (leader + cards.index(furthest)) % 5
            taken[leader] += sum(DEVILS[card] for card in cards)
        assert seen.devils == tuple(taken)


def test_a_misfit_below_bars_everything_above_the_first_card() -> None:  # rule 3.4
    barred = view(read(FOUR.format("1 2 / 3 4 / 5 / 6 7", "20 22 9")), 0).barred
    assert barred == ((), (), without(21, 36, 22), ())


def test_a_misfit_above_bars_everything_below_the_first_card() -> None:  # rule 3.4
    barred = view(read(FOUR.format("1 2 / 3 4 / 30 / 6 7", "20 18 33")), 0).barred
    assert barred == ((), (), without(1, 19, 18), ())


def test_misfits_to_both_sides_leave_what_lies_between() -> None:  # rule 3.4
    line = "4 seats | hands 1 / 2 / 14 / 3 | past A: 20 22 15 21, C: 19 17 16 18, A: 10 8 13 9 | led C:"
    assert view(read(line), None).barred[2] == (*without(1, 7), *without(23, 36))


def test_a_forced_lead_of_five_devils_bars_everything_else() -> None:  # rule 3.1
    barred = view(read(FOUR.format("15 / 3 4 / 5 6 / 7 8", "25")), None).barred
    assert barred == (tuple(card for card in range(1, 37) if DEVILS[card] != 5), (), (), ())


@pytest.mark.parametrize(
    "trick",
    [
        "20",  # any lead without five devils
        "20 25",  # a second card, five devils or not
        "20 3",
        "20 25 21",  # cards on the called side
        "20 25 35 21",
        "20 3 15 19",
        "1 36 2 35",
        "36 1 35 2",
    ],
)
def test_nothing_else_is_barred(trick: str) -> None:  # rule 3.3
    assert view(read(FOUR.format("/ / /", trick)), None).barred == ((), (), (), ())


def test_what_is_barred_stays_barred_until_it_is_played_or_the_round_ends() -> None:  # rule 3.4
    shown: dict[int, set[int]] = {}
    for table in game(4, seed=31):
        if table.phase == DEAL:
            shown = {}
        seen = view(table, None)
        for seat, barred in enumerate(seen.barred):
            before = shown.get(seat, set())
            assert before - set(seen.played) <= set(barred)
            shown[seat] = set(barred)
        if table.count == 0:
            assert seen.barred == ((), (), (), ())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_seat_holds_a_card_that_is_barred(seats: int) -> None:  # rules 3.1, 3.4
    for table in game(seats, seed=60 + seats):
        for hand, barred in zip(table.hands, view(table, None).barred, strict=False):
            assert not set(bits.members(hand)) & set(barred)


def test_a_session_hands_out_views_and_never_the_state() -> None:  # rule 7.1
    table = samedi.Session("little-devils", 5, seed=4)
    play_on(table, Rng(1), 12)
    for viewer in (0, 1, 2, 3, 4, None):
        assert table.view(viewer) == view(inside(table), viewer)
