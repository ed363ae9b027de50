"""Places in a ring, numbered like the hours of a clock."""

from samedi.games.voodoo_pirates.components import beside, following, opposite


def test_space_12_is_followed_by_space_1() -> None:
    assert [following(place, 12) for place in (1, 11, 12)] == [2, 12, 1]
    assert [following(place, 12, back=True) for place in (1, 2, 12)] == [12, 1, 11]


def test_a_step_forth_and_back_leads_to_the_same_space() -> None:
    for place in range(1, 9):
        assert following(following(place, 8), 8, back=True) == place
        assert opposite(opposite(place, 8), 8) == place


def test_opposite_and_beside() -> None:
    assert [opposite(place, 12) for place in (1, 6, 7, 12)] == [7, 12, 1, 6]
    assert beside(12, 12) == (1, 11) and beside(1, 12) == (2, 12)
