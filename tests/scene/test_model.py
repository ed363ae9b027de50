"""Scenes are small, looks are named by their content, and the gallery scenes fit the vocabulary."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.scene.layout import grid, ring
from samedi.scene.model import Area, Choice, Face, Look, Piece, Scene, ranks_of

SCENES = Path(__file__).resolve().parents[2] / "web" / "gallery"
FIXTURES = ["baron", "pirates"]


class Fixture(msgspec.Struct):
    """A look and a scene of the gallery."""

    look: Look
    scene: Scene
    names: tuple[str, ...]


def fixture(name: str) -> Fixture:
    return msgspec.json.decode((SCENES / f"{name}.json").read_bytes(), type=Fixture, strict=True)


def test_the_name_of_a_look_depends_on_its_content() -> None:
    one = Look((Area("hand", "fan", "Hand", "mine"),), {"1": Face("<svg/>", "1", "", "one")}, {})
    same = msgspec.json.decode(one.encoded, type=Look)
    other = Look((Area("hand", "fan", "Hand", "side"),), one.faces, {})
    assert one.name == same.name != other.name
    assert one.area["hand"].label == "Hand"


def test_default_values_are_not_encoded() -> None:
    scene = Scene("look", pieces=(Piece("a", "1", "hand"),), choices=(Choice("play 1", "Play it"),))
    assert json.loads(msgspec.json.encode(scene)) == {
        "look": "look",
        "pieces": [{"id": "a", "face": "1", "area": "hand"}],
        "choices": [{"code": "play 1", "label": "Play it"}],
    }


@pytest.mark.parametrize(
    ("scores", "most", "fewest"),
    [
        ((104, 70, 70, 92), (1, 3, 3, 2), (4, 1, 1, 3)),
        ((5, 5, 5), (1, 1, 1), (1, 1, 1)),
        ((3, 2, 1), (1, 2, 3), (3, 2, 1)),
        ((2, 2, 1, 1, 0), (1, 1, 3, 3, 5), (4, 4, 2, 2, 1)),
        ((), (), ()),
    ],
)
def test_equal_scores_share_a_rank_and_the_next_rank_is_skipped(
    scores: tuple[int, ...], most: tuple[int, ...], fewest: tuple[int, ...]
) -> None:
    assert ranks_of(scores) == most
    assert ranks_of(scores, fewest=True) == fewest


@pytest.mark.parametrize("name", FIXTURES)
def test_a_gallery_scene_decodes_without_unknown_fields(name: str) -> None:
    found = fixture(name)
    assert found.scene.look == found.look.name
    assert json.loads(msgspec.json.encode(found)) == json.loads((SCENES / f"{name}.json").read_bytes())
    assert len(found.names) == len(found.scene.seats)


@pytest.mark.parametrize("name", FIXTURES)
def test_a_gallery_scene_keeps_to_the_size_budget(name: str) -> None:
    found = fixture(name)
    assert len(found.scene.pieces) <= 120
    assert len(msgspec.json.encode(found.scene)) <= 15_000
    assert all(len(face.text) <= 6 and face.svg.startswith("<svg ") for face in found.look.faces.values())


def test_the_places_of_the_board_of_dice_are_a_grid() -> None:
    board = fixture("baron").look.area["board"]
    wanted = grid("abcdefg", "1234567", str)
    assert [(place.id, place.x, place.y, place.cell) for place in board.places] == [
        (place.id, place.x, place.y, place.cell) for place in wanted
    ]
    assert board.stacked


def test_all_dice_are_on_the_board_and_no_stack_is_higher_than_three() -> None:
    scene = fixture("baron").scene
    dice = [piece for piece in scene.pieces if piece.id.startswith("die:")]
    apart = sum(piece.count for piece in scene.pieces if piece.area.startswith("sw:"))
    assert len(dice) + apart == 48
    heights: dict[Any, list[int]] = {}
    for piece in dice:
        if piece.area == "board":
            heights.setdefault(piece.place, []).append(piece.order)
    assert all(sorted(each) == list(range(len(each))) for each in heights.values())
    assert max(map(len, heights.values())) == 3


def test_a_power_is_chosen_in_two_steps_and_a_combo_is_half_built() -> None:
    scene = fixture("baron").scene
    powers = [choice for choice in scene.choices if choice.code.startswith("power ")]
    assert {choice.group for choice in powers} == {"power PL", "power MW", "power GB", "power EF"}
    assert all(len(choice.pick) == 2 and choice.preview for choice in powers if choice.group == "power PL")
    assert len([piece for piece in scene.pieces if piece.area == "combo"]) == len(scene.prompt.chosen) == 2
    assert [choice.code for choice in scene.choices if choice.rank == "quiet"] == ["pass"]
    assert scene.denied


def test_the_sea_is_a_ring_of_twelve_with_a_grid_inside() -> None:
    look = fixture("pirates").look
    sea, ritual = look.area["sea"], look.area["ritual"]
    names = [f"sea:{number}" for number in (11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)]
    wanted = ring(names, str)
    assert [(place.id, place.x, place.y, place.cell) for place in sea.places[:12]] == [
        (place.id, place.x, place.y, place.cell) for place in wanted
    ]
    assert sea.places[12].id == "harbour"
    assert ritual.inside == "sea" and len(ritual.places) == 9


def test_all_souls_and_coins_are_in_the_scene() -> None:
    scene = fixture("pirates").scene
    souls = [piece for piece in scene.pieces if piece.face.startswith("soul-") or piece.face == "bag"]
    coins = [piece for piece in scene.pieces if piece.face == "coin"]
    assert sum(piece.count for piece in souls) == sum(piece.count for piece in coins) == 18


def test_the_id_of_a_hidden_card_tells_only_where_it_lies() -> None:
    found = fixture("pirates")
    hidden = [piece for piece in found.scene.pieces if piece.face.endswith("-back") and piece.area != "deck"]
    assert len(hidden) == 11 and all(piece.id.startswith("back:seat") for piece in hidden)


def test_every_choice_of_a_destination_previews_the_ship() -> None:
    scene = fixture("pirates").scene
    stars = [choice for choice in scene.choices if choice.code.startswith("to ")]
    assert len(stars) == 5 and all(ghost.id == "ship:0" for choice in stars for ghost in choice.preview)
    assert {choice.code: choice.preview[0].place for choice in stars}["to 7"] == "sea:11"
    assert sum("toll" in choice.note for choice in stars) == 3
    assert [card.kind for card in scene.seats].count("automa") == 1
