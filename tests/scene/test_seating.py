"""Every game defines the seating, and scenes and texts follow it."""

import pytest

import samedi
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.registry import all_games
from samedi.core.words import words
from samedi.laws import tables
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Look, SeatCard
from samedi.scene.reveal import revealed_look
from samedi.scene.text import scene_lines

EVERY = [(game, seats, options) for game in all_games() for seats, options in tables(game)]
NAMED = [f"{game.name}-{seats}-{at}" for at, (game, seats, _) in enumerate(EVERY)]


@pytest.mark.parametrize(("game", "seats", "options"), EVERY, ids=NAMED)
def test_every_seat_is_in_the_seating_once_and_the_look_has_the_same_seating(
    game: Game, seats: int, options: dict[str, Value]
) -> None:
    seating = game.seating(seats, options)
    assert sorted(seating) == list(range(seats))
    session = samedi.Session(game, seats, options=options, seed=1)
    for chair in (None, *range(seats)):
        look = look_of(game, session.view(chair), words(game, "en"))
        assert (look.seating or tuple(range(seats))) == seating
        assert (b'"seating"' in look.encoded) == (seating != tuple(range(seats)))  # the default is not sent
        sides = game.teams(seats, options)
        for area in look.areas:
            if area.shared is not None and area.seat is not None:
                assert any({area.seat, area.shared} <= set(side) for side in sides)
                at = seating.index(area.seat)
                beside = {seating[at - 1], seating[(at + 1) % seats]}
                assert area.shared in beside and (area.zone == "mine" or area.shared == seating[(at + 1) % seats])


TEAM = samedi.Session("baron-voodoo", 4, options={"mode": "team"}, seed=1)
WORDS = words(TEAM.game, "en")


def test_seats_are_listed_clockwise_and_the_viewer_is_last() -> None:
    cards = tuple(SeatCard(seat, "") for seat in range(4))
    team = look_of(TEAM.game, TEAM.view(1), WORDS)
    assert [card.seat for card in team.clockwise(cards, 1)] == [3, 0, 2, 1]
    assert [card.seat for card in team.clockwise(cards)] == [0, 2, 1, 3]
    usual = Look((), {}, {})
    assert [card.seat for card in usual.clockwise(cards, 1)] == [2, 3, 0, 1]
    assert usual.clockwise(()) == []


def test_the_text_follows_the_seating_and_names_both_owners_of_shared_areas() -> None:
    look, scene = look_of(TEAM.game, TEAM.view(1), WORDS), scene_of(TEAM.game, TEAM.view(1), TEAM.offer(1), WORDS)
    lines = [line for line in scene_lines(look, scene, ("Ada", "Bo", "Cy", "Di"), WORDS, 0) if line.section == "seats"]
    heads = [line.of[0] for line in lines]
    assert [head for head in heads if head.startswith("seat:")] == ["seat:0", "seat:2", "seat:1", "seat:3"]
    assert heads.index("seat:0") < heads.index("spirits:0") < heads.index("seat:2")


def test_revealing_hands_does_not_change_the_seating() -> None:
    looks = {seat: look_of(TEAM.game, TEAM.view(seat), WORDS) for seat in range(1, 4)}
    assert revealed_look(look_of(TEAM.game, TEAM.view(0), WORDS), looks, WORDS).seating == (0, 2, 1, 3)
