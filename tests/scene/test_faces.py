"""Drawings from files become cards, backs, discs and signs as complete SVG."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from samedi.core.registry import all_games, find_game
from samedi.core.words import words
from samedi.scene import faces
from samedi.scene.faces import ART, SEAT_MARKS, SIGNS, drawing

HOME = Path(__file__).resolve().parents[2]
OURS = sorted([*ART.glob("*.svg"), *(file for game in all_games() for file in (game.folder / "art").glob("*.svg"))])
BY_NAME = {f"{file.parent.parent.name}-{file.stem}": file for file in OURS}
EYE = drawing(ART / "eye.svg")


@pytest.mark.parametrize("name", BY_NAME)
def test_a_drawing_takes_the_colours_of_its_surroundings_unless_it_is_painted(name: str) -> None:
    text = BY_NAME[name].read_text("utf-8")
    root = ElementTree.fromstring(text)
    painted = {each.get(key) for each in root.iter() for key in ("fill", "stroke")}
    if not root.get("data-painted"):  # wood or metal looks the same on any ground
        assert painted <= {None, "none", "currentColor", "var(--on, #fff8e8)"}
    assert not any(each.get("id") or each.tag.rpartition("}")[2] in ("text", "style", "script") for each in root.iter())
    drawn = drawing(BY_NAME[name])
    assert ElementTree.fromstring(drawn.svg) is not None and "\n" not in drawn.svg


@pytest.mark.parametrize("name", [name for name in BY_NAME if name.endswith(("-emblem", "-house"))])
def test_the_lines_of_an_emblem_have_no_width_of_their_own(name: str) -> None:
    emblem = drawing(BY_NAME[name])
    assert emblem.box == (-104, -104, 208, 208)
    assert "stroke-width" not in emblem.inner and 'stroke="currentColor"' in emblem.inner


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_every_game_has_an_emblem_a_box_colour_and_a_small_sign(game: str) -> None:
    folder = find_game(game).folder / "art"
    assert re.fullmatch("#[0-9a-f]{6}", drawing(folder / "emblem.svg").box_colour)
    assert drawing(folder / "sign.svg").box == (0, 0, 24, 24)


def test_the_box_colours_of_the_games_differ() -> None:
    lids = [drawing(game.folder / "art" / "emblem.svg").box_colour for game in all_games()]
    assert len(set(lids)) == len(lids)


def test_a_drawing_is_centred_on_its_spot() -> None:
    tall = faces.Drawing((0, 0, 48, 64), "<path/>")
    assert tall.transform(50, 70, 32) == 'transform="translate(38 54)scale(0.5)"'
    assert tall.at((50, 70, 32), "#b8282c", "#f7eed9") == (
        '<g color="#b8282c" style="--on:#f7eed9" transform="translate(38 54)scale(0.5)"><path/></g>'
    )


@pytest.mark.parametrize("pips", faces.SIGN_SPOTS)
def test_a_card_has_as_many_signs_on_the_spine_as_on_the_paper(pips: int) -> None:
    svg = faces.card("7", "#b8282c", sign=EYE, pips=pips)
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 100 140"
    if pips > 1:
        assert svg.count("<use ") == 2 * pips
    else:
        assert svg.count(EYE.inner) == pips + 1  # without pips a single sign is on the paper


def test_a_figure_takes_the_place_of_the_sign_on_the_paper() -> None:
    doll, bell = drawing(ART / "hand.svg"), drawing(ART / "bell.svg")
    svg = faces.card("0", "#b8282c", sign=EYE, figure=doll, foot=bell)
    assert [svg.count(each.inner) for each in (EYE, doll, bell)] == [1, 1, 1]


def test_two_faces_on_a_page_share_no_ids() -> None:
    made = [faces.card(text, tone, sign=EYE, pips=2) for text in ("1", "2") for tone in ("#b8282c", "#2e6fc4")]
    ids = [each for svg in made for each in re.findall(r'id="([^"]+)"', svg)]
    assert len(ids) == len(set(ids)) == 8


@pytest.mark.parametrize("text", ["0", "7", "11", "44", "54"])
def test_a_number_fits_the_spine_in_every_font(text: str) -> None:
    found = re.search(r'textLength="([\d.]+)"', faces.spine_text(text, "#000"))
    assert found and 14 <= float(found[1]) <= 33


def test_every_seat_has_a_mark_of_its_own_in_text_and_drawn() -> None:
    drawn, tones = faces.seat_marks(6, words(all_games()[0]))
    assert [tone.symbol for tone in tones.values()] == list(drawn) == list("ABCDEF")
    assert list(tones) == [f"seat-{seat}" for seat in range(6)]
    assert len({face.svg for face in drawn.values()}) == len(SEAT_MARKS)


def test_every_general_sign_has_a_drawing() -> None:
    for glyph in SIGNS:
        face = faces.sign(glyph)
        assert face.text == face.label == glyph and ElementTree.fromstring(face.svg) is not None


def test_a_file_that_is_not_a_drawing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "emblem.svg"
    file.write_text("<html></html>")
    with pytest.raises(AssertionError, match=r"emblem\.svg is no drawing"):
        drawing(file)


def test_the_emblem_in_the_guide_to_new_games_is_a_drawing(tmp_path: Path) -> None:
    page = (HOME / "docs" / "add-a-game.md").read_text("utf-8")
    [text] = re.findall(r"^```xml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    file = tmp_path / "emblem.svg"
    file.write_text(text)
    assert drawing(file).box_colour == "#23457f" and drawing(file).box == (-104, -104, 208, 208)
