"""What a seat knows (rules 7.1 to 7.3)."""

import pytest

from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.components import CARD, DONE, PLAY
from samedi.games.voodoo_prince.tests.positions import game, later, play, read, tricks_of
from samedi.games.voodoo_prince.view import hand_of, view

R, Y, G, B, P = range(5)


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:  # rule 7.1
    table = read("3 seats | trump B | hands R1 P3 / Y2 / G4 G5 G6 | led A:")
    seen = view(table, 0)
    assert seen.hand == (CARD["R1"], CARD["P3"]) and seen.held == (2, 1, 3)
    assert view(table, None).hand == ()
    assert (seen.trump, seen.leader, seen.mover, seen.trick) == (B, 0, 0, ())


def test_other_hands_make_no_difference_to_a_view() -> None:  # rule 7.1
    line = "3 seats | trump B | hands R1 P3 / {} / {} | led A:"
    assert view(read(line.format("Y2", "G4")), 0) == view(read(line.format("G4", "P9")), 0)
    assert hash(view(read(line.format("Y2", "G4")), None)) == hash(view(read(line.format("R5", "G5")), None))


def test_cards_laid_aside_stay_hidden_also_when_the_game_is_over() -> None:  # rule 7.2
    line = "3 seats | round 5 | trump B | hands R1 / {} / {} | out C B | points 1 8 4 | led A: | over"
    assert view(read(line.format("Y2", "G4")), 0) == view(read(line.format("G4", "P9")), 0)
    assert view(read(line.format("Y2", "G4")), 1).hand == (CARD["Y2"],)  # players remember their own


def test_the_cards_of_the_round_are_remembered_with_who_played_them() -> None:  # rule 7.3
    table = read("3 seats | trump R | hands Y7 P1 / Y1 P2 / G2 P3 | led A:")
    play(table, "Y7 Y1 G2 P1")
    seen = view(table, 2)
    assert tricks_of(seen) == [((0, CARD["Y7"]), (1, CARD["Y1"]), (2, CARD["G2"])), ((0, CARD["P1"]),)]
    assert seen.trick == ((0, CARD["P1"]),) and seen.tricks == (2, 0, 0)


def test_a_player_who_does_not_follow_has_shown_a_void() -> None:  # rule 3.2
    table = read("3 seats | trump R | hands Y7 P1 / B1 P2 / R2 G3 | led A:")
    assert view(play(table, "Y7 B1 R2"), 0).voids == ((), (Y,), (Y,))
    assert view(play(table, "G3"), None).voids == ((), (Y,), (Y,))
    assert view(play(table, "P1 P2"), 0).voids == ((G,), (Y, G), (Y,))


def test_following_shows_nothing() -> None:  # rule 3.2
    table = read("3 seats | trump R | hands Y7 / Y1 / Y2 | led A:")
    assert view(play(table, "Y7 Y1"), 0).voids == ((), (), ())


def test_a_player_who_is_out_keeps_the_voids_that_were_shown() -> None:  # rules 3.2, 5.1
    table = read("3 seats | trump R | piles 3 0 0 | hands R1 G1 / Y1 G2 B4 / Y2 G3 B5 | led B:")
    play(table, "Y1 Y2 R1")
    seen = view(table, 1)
    assert seen.out == (0,) and seen.voids == ((Y,), (), ()) and seen.held == (1, 2, 2)
    assert seen.points == (0, -1, -1)
    play(table, "G2 G3")
    assert view(table, 1).voids == ((Y,), (), ())


@pytest.mark.parametrize("seats", GAME.seats)
def test_voids_that_were_shown_are_true(seats: int) -> None:  # rule 3.2
    shown = 0
    for seed in range(6):
        for table in game(seats, seed):
            seen = view(table, seed % seats)
            assert seen == view(table.clone(), seed % seats)
            for seat in range(seats):
                held = hand_of(table, seat)
                assert not [card for card in held if card // 16 in seen.voids[seat]]
                assert seen.held[seat] == len(held)
            shown += any(seen.voids[seat] for seat in seen.out) and table.phase in (PLAY, DONE)
    assert shown or seats == 2


def test_a_new_round_forgets_the_old_one() -> None:  # rule 2.2
    for table in game(4, 3):
        if table.count == 0:
            seen = view(table, 1)
            assert not any(seen.voids) and not seen.played and not seen.out and set(seen.points) == {-1}
    assert view(later(4, 3, 1), 0).held == (0, 0, 0, 0)
