"""The text of a scene is complete, in the order of listening, and every line fits."""

from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from samedi.core.words import WORDS_FOLDER, Words
from samedi.laws.scene_laws import wrong
from samedi.scene.layout import around
from samedi.scene.model import (
    Area,
    Chip,
    Choice,
    Denied,
    Face,
    Look,
    Mark,
    Piece,
    Place,
    Prompt,
    Result,
    Scene,
    SeatCard,
    Sheet,
)
from samedi.scene.text import TextLine, columns, numbered_choices, scene_lines, sheet_lines

SCENES = Path(__file__).resolve().parents[2] / "web" / "gallery"
LANGUAGES = ("en", "ja", "de", "fr")
NAMES = ("You", "Basile", "Céleste")


class Fixture(msgspec.Struct, forbid_unknown_fields=True):
    """A look and a scene of the gallery."""

    look: Look
    scene: Scene
    names: tuple[str, ...]


def fixture(name: str) -> Fixture:
    return msgspec.json.decode((SCENES / f"{name}.json").read_bytes(), type=Fixture)


def house(lang: str = "en") -> Words:
    return Words(lang, (WORDS_FOLDER / f"{lang}.ftl",))


def card(text: str, label: str = "") -> Face:
    return Face("<svg/>", text, "", label or text)


TRICK = Area("trick", "board", "Trick", "centre", places=around(3, 0, lambda seat: f"{{{seat}}}"))
HAND = Area("hand", "fan", "Your hand", "mine", seat=0)
TAKEN = Area("taken:1", "pile", "Taken by {1}", "seat", seat=1)
LOOK = Look(
    (HAND, TAKEN, TRICK), {"3": card("3"), "8": card("8"), "22": card("22", "22, two devils"), "back": card("▒")}, {}
)
SCENE = Scene(
    LOOK.name,
    pieces=(
        Piece("c22", "22", "hand", order=1),
        Piece("c3", "3", "hand", order=0),
        Piece("t8", "8", "trick", "seat:2", order=0),
        Piece("t22", "22", "trick", "seat:1", order=1),
        Piece("pile", "back", "taken:1", count=6),
    ),
    marks=(Mark("trick", "higher", "higher than 8"), Mark("seat:2", "led", "led"), Mark("t22", "best", "takes it")),
    seats=(
        SeatCard(0, "", "acting", (Chip("score", "devils", 12, most=100), Chip("left", "cards", 2, note="of nine"))),
        SeatCard(1, "", "out"),
        SeatCard(2, "", "ready", kind="automa"),
    ),
    prompt=Prompt("Play a card above 8", (0,), ("first step", "second step"), can_go_back=True),
    choices=(
        Choice("play 22", "Play the 22", (("c22",),), note="two devils"),
        Choice("trump R", "Red", group="trump"),
        Choice("pass", "Pass", rank="quiet", final=True),
        Choice("trump B", "Blue", group="trump"),
    ),
    denied=(Denied("c3", "it is too low", "3.3"),),
    sheets=(
        Sheet("scores", "Scores", "table", ("Round", "{0}", "{1}"), (("1", "5", "7"), ("2", "7", "0"))),
        Sheet("last", "Last trick", "cards", rows=(("{1}", "3"), ("{2}", "22"))),
    ),
)


def text(look: Look = LOOK, scene: Scene = SCENE, width: int = 80, lang: str = "en") -> list[str]:
    return [line.text for line in scene_lines(look, scene, NAMES, house(lang), width)]


def test_the_text_has_table_seats_hand_and_then_the_prompt() -> None:
    assert text() == [
        "Trick (higher than 8): Céleste: 8; Basile: 22, two devils (takes it)",
        "You (to choose): devils 12 of 100, cards 2 (of nine)",
        "Basile (out)",
        "Taken by Basile: 6 × ▒",
        "Céleste (ready; plays by itself; led)",
        "Your hand: 3; 22, two devils",
        "Not 3: it is too low (rule 3.3)",
        "To read: Scores, Last trick",
        "So far: first step, second step",
        "Your last choice can still be taken back",
        "Play a card above 8",
        "1. Play the 22 (two devils)",
        "2. Red, 3. Blue",
        "4. Pass (cannot be taken back)",
    ]


def test_a_question_cites_its_rule() -> None:
    asked = msgspec.structs.replace(SCENE, prompt=Prompt("Answer?", (0,), rule="13.4"))
    assert "Answer? (rule 13.4)" in text(scene=asked)


def test_every_line_has_the_ids_that_it_describes() -> None:
    lines = scene_lines(LOOK, SCENE, NAMES, house())
    assert lines[0] == TextLine(
        "Trick (higher than 8): Céleste: 8; Basile: 22, two devils (takes it)",
        ("trick", "trick!higher", "seat:2", "t8", "seat:1", "t22", "t22!best"),
        "table",
    )
    assert {"seat:0/score", "seat:0/left", "not:c3", "play 22", "trump B", "prompt", "chosen", "back", "pile"} <= {
        each for line in lines for each in line.of
    }
    assert wrong(LOOK, SCENE, house()) is None


def test_choices_of_a_group_share_a_line_and_keep_their_numbers() -> None:
    assert [choice.code for choice in numbered_choices(SCENE)] == ["play 22", "trump R", "trump B", "pass"]


def test_choices_with_notes_have_a_line_each() -> None:
    scene = Scene(LOOK.name, choices=(Choice("a", "A", group="g"), Choice("b", "B", note="it scores 3", group="g")))
    assert text(scene=scene)[-2:] == ["1. A", "2. B (it scores 3)"]


def test_a_preview_is_described_with_its_choice() -> None:
    ghost = Piece("c22", "22", "trick", "seat:0")
    scene = Scene(LOOK.name, choices=(Choice("play 22", "Play the 22", (), (ghost,), "wins"),))
    assert text(scene=scene)[-1] == "1. Play the 22 (wins; then 22, two devils at You)"


def test_refusals_for_one_reason_share_a_line() -> None:
    pieces = (Piece("c3", "3", "hand"), Piece("c8", "8", "hand", order=1, state="dim"))
    denied = tuple(Denied(name, "both are too low", "3.3") for name in ("c3", "c8"))
    lines = text(scene=Scene(LOOK.name, pieces=pieces, denied=denied))
    assert lines[1:] == ["Your hand: 3, 8", "Not 3, 8: both are too low (rule 3.3)"]


def test_equal_neighbours_are_counted() -> None:
    pieces = tuple(Piece(f"b{i}", "back", "hand", order=i) for i in range(3))
    assert "Your hand: 3 × ▒" in text(scene=Scene(LOOK.name, pieces=pieces))


def test_states_and_notes_of_pieces_are_described() -> None:
    pieces = (Piece("c3", "3", "hand", state="new", note="just drawn"), Piece("c8", "8", "hand", order=1, state="dim"))
    assert "Your hand: 3 (just drawn; new). 8 (aside)" in text(scene=Scene(LOOK.name, pieces=pieces))


def test_a_result_names_winners_and_places() -> None:
    scene = Scene(LOOK.name, result=Result((1,), (2, 1, 2), "{1} wins"))
    assert text(scene=scene)[-2:] == ["Basile wins", "1. Basile, 2. You, 2. Céleste"]


def test_stacks_are_described_from_the_bottom_and_empty_places_only_if_marked() -> None:
    baron = fixture("baron")
    lines = [line.text for line in scene_lines(baron.look, baron.scene, baron.names, house(), 0)]
    assert "c2, white space: from the bottom Ws, white Steal; Po, purple Offering; Pc, purple Change" in "\n".join(
        lines
    )
    assert "d4, black space (the crossroads)" in "\n".join(lines)
    assert not any(line.startswith("a7") for line in lines)


def test_a_large_board_is_described_row_by_row() -> None:
    baron = fixture("baron")
    lines = [line.text for line in scene_lines(baron.look, baron.scene, baron.names, house(), 0)]
    start = lines.index("Board")
    assert [line[1] for line in lines[start + 1 : start + 8]] == list("7654321")


def test_a_board_inside_another_follows_it() -> None:
    pirates = fixture("pirates")
    heads = [line.text.split(":")[0] for line in scene_lines(pirates.look, pirates.scene, pirates.names, house(), 0)]
    assert heads[0] == "The sea" and heads[1].startswith("Ritual grid")


def test_a_sheet_names_the_column_of_every_figure() -> None:
    scores, last = (sheet_lines(sheet, LOOK, NAMES, house()) for sheet in SCENE.sheets)
    assert [line.text for line in scores] == ["Scores", "1: You 5, Basile 7", "2: You 7, Basile 0"]
    assert [line.text for line in last] == ["Last trick", "Basile: 3", "Céleste: 22, two devils"]
    assert scores[0].of == ("scores",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["baron", "pirates"])
def test_the_text_contains_all_of_a_scene_in_every_language(name: str, lang: str) -> None:
    found = fixture(name)
    assert wrong(found.look, found.scene, house(lang)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 80, 132])
def test_every_line_fits_and_no_word_is_cut(width: int, lang: str) -> None:
    pirates = fixture("pirates")
    lines = scene_lines(pirates.look, pirates.scene, pirates.names, house(lang), width)
    assert max(cell_len(line.text) for line in lines) <= width
    whole = scene_lines(pirates.look, pirates.scene, pirates.names, house(lang), 0)
    assert "".join(line.text for line in lines).replace(" ", "") == "".join(line.text for line in whole).replace(
        " ", ""
    )
    if lang == "en":
        assert {word for line in lines for word in line.text.split()} == {
            word for line in whole for word in line.text.split()
        }
    assert sorted(each for line in lines for each in line.of) == sorted(each for line in whole for each in line.of)


def test_a_japanese_line_breaks_between_characters_but_not_before_a_full_stop() -> None:
    look = Look((Area("hand", "fan", "手札", "mine"),), {"x": card("あ", "あいうえおかきくけこさしすせそ")}, {})
    scene = Scene(look.name, pieces=(Piece("x", "x", "hand"),), prompt=Prompt("カードを一枚選んでください。"))
    lines = [line.text for line in scene_lines(look, scene, (), house("ja"), 26)]
    assert lines == ["手札：あいうえおかきくけこ", "  さしすせそ", "カードを一枚選んでくださ", "  い。"]


def test_columns_are_counted_as_the_terminal_counts_them() -> None:
    texts = [file.read_text(encoding="utf-8") for file in WORDS_FOLDER.glob("*.ftl")]
    for sample in [
        "22▴▴",
        "▒▒",
        "é",
        "e\u0301",
        "キャンドル、",
        "\u202f;",
        *(line for each in texts for line in each.splitlines()),
    ]:
        assert columns(sample) == cell_len(sample), sample


def test_a_mark_without_a_board_and_a_piece_without_a_place_are_described() -> None:
    look = Look(
        (Area("b", "board", "Board", "centre", places=(Place("p", 0, 0, 1, 1, (0, 0), "spot"),)),), {"x": card("x")}, {}
    )
    scene = Scene(look.name, pieces=(Piece("1", "x", "b"), Piece("2", "x", "b", "p")))
    assert [line.text for line in scene_lines(look, scene, (), house())] == ["Board: spot: x, x"]
