"""Rules of thumb, position by position: the obvious choices of an apprentice."""

from samedi.bots import Budget, find_bot
from samedi.core.registry import find_game


def advice(name: str, line: str) -> str:
    """The code that the apprentice chooses at a table written in one line."""
    game = find_game(name)
    notation = game.module("notation")
    assert notation is not None
    state = notation.read(line)
    (seat,) = state.acting
    legal = state.legal(seat)
    assert len(legal) > 1, "nothing to choose"
    return game.actions[find_bot("apprentice", game).choose(game.view(state, seat), seat, legal, Budget())]


def devils(line: str) -> str:
    return advice("little-devils", line)


def prince(line: str) -> str:
    return advice("voodoo-prince", line)


def test_the_apprentice_ducks_when_it_can() -> None:
    assert devils("4 seats | hands 4 13 / 3 20 / 21 30 36 / 25 31 | led A: 12 28") == "play 21"
    assert devils("4 seats | hands 34 35 / 3 20 / 2 11 13 / 25 31 | led A: 24 9") in ("play 11", "play 13")


def test_it_plays_five_devils_when_another_player_takes_the_trick() -> None:
    assert devils("4 seats | hands 5 13 / 3 20 / 14 15 24 / 25 31 | led A: 12 35") == "play 15"
    assert devils("4 seats | hands 4 13 / 3 20 / 7 9 / 23 25 31 | led A: 12 28 5") == "play 25"


def test_it_does_not_take_its_own_five_devils_if_it_must_take() -> None:
    assert devils("4 seats | hands 1 2 / 3 5 / 4 6 / 24 25 | led A: 10 12 13") == "play 24"


def test_a_second_player_stays_beside_the_first_card() -> None:
    assert devils("4 seats | hands 5 7 / 11 18 36 / 2 3 4 / 8 9 10 | led A: 12") == "play 11"


def test_it_leads_what_would_go_furthest_later() -> None:
    assert devils("4 seats | hands 17 18 36 / 2 3 4 / 5 6 7 / 8 9 10 | led A:") == "play 36"


def test_a_misfit_hides_behind_a_worse_one() -> None:
    assert devils("4 seats | hands 14 / 13 / 4 / 5 2 11 | led A: 20 22 3") in ("play 5", "play 11")


def test_it_knows_which_players_cannot_follow_any_more() -> None:
    """D has shown that it holds nothing above 6, so it will fail a high call and take: even the 36 is safe."""
    rest = "D: 4 13 15 14 | led B: 20"
    assert devils(f"4 seats | hands 8 16 / 9 / 21 36 / 2 3 | past A: 6 7 10 11, {rest}") == "play 21"
    assert devils(f"4 seats | hands 8 16 / 9 / 21 36 / 2 3 | past A: 6 7 10 5, {rest}") == "play 36"


def test_it_names_the_colour_in_which_it_is_strong() -> None:
    strong = "4 seats | round 2 | starter A | hands B1 B2 B11 B12 Y3 G4 / Y1 / G1 / B3"
    assert prince(strong) == "trump B"


def test_it_does_not_go_out_before_the_others_have_piles() -> None:
    early = "4 seats | starter A | trump R | hands B3 / B1 / G1 / Y3 Y12 | piles 0 0 0 2 | led A: Y10 Y2 Y11"
    assert prince(early) == "play Y3"


def test_it_goes_out_rather_than_be_left() -> None:
    late = "4 seats | trump R | piles 3 3 2 2 | out A B | points 4 5 - - | hands Y1 / G1 / G2 / "
    assert prince(late + "Y12 Y4 | led C: Y10") == "play Y12"
    assert prince(late + "Y7 Y11 R3 R12 B10 P3 | led D:") == "play R12"


def test_it_takes_the_top_card_with_a_doll_when_it_wants_the_trick() -> None:
    crowned = "4 seats | trump R | piles 3 3 2 2 | out A B | points 4 5 - - | hands Y1 / G1 / G2 / Y0 Y11 | led C: Y12"
    assert prince(crowned) == "play Y0"


def test_it_throws_the_top_card_to_a_doll_when_it_does_not_want_the_trick() -> None:
    early = "4 seats | starter A | trump R | hands B3 / B1 / G1 / Y3 Y12 | piles 0 0 0 2 | led A: Y1 Y2 Y0"
    assert prince(early) == "play Y12"


def test_it_goes_out_with_a_splitter_when_that_is_good() -> None:
    late = "4 seats | trump R | piles 3 3 2 1 | out A B | points 4 5 - - | hands Y1 / G1 / G2 / Y7 Y11 | led C: Y6"
    assert prince(late) == "play Y7"


def test_with_two_players_it_waits_for_the_piles_of_the_other() -> None:
    table = "2 seats | starter B | trump R | hands Y3 Y6 Y9 / G1 G2 Y1 | led B: Y4"
    assert prince(table + " | piles 6 1") == "play Y3"
    assert prince(table + " | piles 6 6") in ("play Y6", "play Y9")
