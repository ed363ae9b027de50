"""The drawn table: it fits any window, shows or describes every label, and lets every choice be picked."""

import asyncio
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from samedi.core.offer import Offer
from samedi.core.registry import all_games, find_game
from samedi.core.words import with_names, words
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Chip, Look, Mark, Scene
from samedi.scene.rules_text import parse_rules
from samedi.terminal.game import TerminalGame
from samedi.terminal.screen.app import TableApp
from samedi.terminal.screen.board import fitted_marks
from samedi.terminal.screen.canvas import Box, Canvas, Ink, pad, truncate, wrap
from samedi.terminal.screen.cursor import Cursor
from samedi.terminal.screen.descriptions import describe
from samedi.terminal.screen.frame import BUTTON, Frame
from samedi.terminal.screen.overlays import rules_lines, table_lines
from samedi.terminal.screen.picture import draw
from samedi.terminal.screen.pieces import PieceDrawer
from samedi.terminal.screen.seats import seat_order
from samedi.terminal.selection import Selection

HERE = Path(__file__).parent
FILES = sorted((HERE.parents[1] / "web" / "gallery").glob("*.json"))
SIZE = re.compile(r"(\d+)×(\d+)")
LANGUAGES = ("en", "ja", "de", "fr")
QUICK = [(game.name, seats, lang) for game in all_games() for seats in game.seats for lang in LANGUAGES]
SIZES = [(60, 18), (80, 24), (100, 30), (120, 40), (160, 50)]


def by_hand() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scenes_by_hand", HERE / "scenes.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def from_file(path: Path) -> tuple[Look, Scene, tuple[str, ...]]:
    kept = json.loads(path.read_bytes())
    return msgspec.convert(kept["look"], Look), msgspec.convert(kept["scene"], Scene), tuple(kept["names"])


MADE = by_hand()
StillTable = MADE.StillTable
SCENES: dict[str, tuple[Look, Scene, tuple[str, ...]]] = {
    "stacks": (*MADE.stacks(), MADE.NAMES),
    "sea": (*MADE.sea(), MADE.NAMES),
    **{path.stem: from_file(path) for path in FILES},
}


def person_at(name: str, lang: str = "en") -> Cursor:
    return Cursor(StillTable(*SCENES[name], lang), name, lambda code: None)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_scene_is_drawn_in_any_window(name: str, size: tuple[int, int]) -> None:
    cursor = person_at(name)
    lines = draw(cursor.frame, *size).canvas.plain_lines()
    assert len(lines) == size[1]
    assert all(cell_len(line) <= size[0] for line in lines)
    whole = with_names(cursor.frame.scene.prompt.text, cursor.frame.names)[:30] in "\n".join(lines)
    small = "too small" in "\n".join(lines)
    assert whole != small
    assert whole or size < (80, 24)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=str)
def test_every_label_is_drawn_or_described(name: str, size: tuple[int, int]) -> None:
    """Descriptions of what the arrows or the mouse can focus, seats included, cover everything that is not drawn."""
    cursor = person_at(name)
    frame = cursor.frame
    picture = draw(frame, *size)
    said = "\n".join(picture.canvas.plain_lines())
    for thing in {spot.id for spot in picture.spots} | {f"seat:{card.seat}" for card in frame.scene.seats}:
        cursor.look_at(thing)
        said += "\n" + "\n".join(describe(cursor.frame, thing))
    missing = [label for label in labels(frame) if frame.named(label) not in said]
    assert not missing


def labels(frame: Frame) -> list[str]:
    """Return all texts of a scene except those of choices, which are in the list."""
    out = [piece.label or frame.face(piece).label for piece in frame.scene.pieces]
    out += [piece.note for piece in frame.scene.pieces]
    out += [mark.label for mark in frame.scene.marks]
    out += [place.label for area in frame.look.areas for place in area.places]
    out += [text for card in frame.scene.seats for chip in card.chips for text in (chip.label, chip.note)]
    out += [denied.why for denied in frame.scene.denied]
    return [label for label in out if label]


@pytest.mark.parametrize("name", SCENES)
def test_every_choice_is_listed_and_can_be_picked(name: str) -> None:
    cursor = person_at(name)
    cursor.show(typed="")
    assert set(cursor.frame.matching_choices) == set(cursor.frame.scene.choices)
    for choice in cursor.frame.scene.choices:
        done: list[str] = []
        cursor = Cursor(StillTable(*SCENES[name]), name, done.append)
        for step in choice.pick:
            cursor.pick(step[0])
        if not done:
            assert choice in cursor.frame.buttons
            cursor.pick(BUTTON + choice.code)
            if choice.final:
                assert not done and cursor.frame.message
                cursor.pick(BUTTON + choice.code)
        assert done == [choice.code]


@pytest.mark.parametrize("name", SCENES)
def test_arrow_keys_reach_everything_that_can_be_picked(name: str) -> None:
    cursor = person_at(name)
    size = (80, 24)
    reached, open_ = set(), [cursor.frame.focus]
    while open_:
        here = open_.pop()
        if here in reached:
            continue
        reached.add(here)
        for way in ("left", "right", "up", "down"):
            cursor.look_at(here)
            cursor.move(way, draw(cursor.frame, *size))
            open_.append(cursor.frame.focus)
    within = {each for thing in reached for each in cursor.frame.within(thing)}
    assert cursor.frame.targets <= within
    assert {BUTTON + choice.code for choice in cursor.frame.buttons} <= reached


def test_choices_are_narrowed_step_by_step_and_a_step_can_be_taken_back() -> None:
    cursor = person_at("stacks")
    assert cursor.frame.targets == {"die:101", "die:102"}
    cursor.pick("d4")
    assert cursor.frame.selection.taken == ("die:101",)
    assert cursor.frame.targets == {"f4", "d6"}
    assert "[" in "".join(draw(cursor.frame, 80, 24).canvas.plain_lines())
    cursor.step_back()
    assert cursor.frame.targets == {"die:101", "die:102"}


def test_a_focused_choice_shows_its_preview_and_its_note() -> None:
    cursor = person_at("stacks")
    cursor.pick("d4")
    cursor.look_at("f4")
    lines = "\n".join(draw(cursor.frame, 80, 24).canvas.plain_lines())
    assert "captures a green die" in lines
    assert "(≈St" in lines
    cursor.look_at("d6")
    assert "(≈St" not in "\n".join(draw(cursor.frame, 80, 24).canvas.plain_lines())


def test_colour_is_never_the_only_sign() -> None:
    cursor = person_at("stacks")
    text = "\n".join(draw(cursor.frame, 80, 24).canvas.plain_lines())
    for tone in cursor.frame.look.tones.values():
        assert tone.symbol in text
    for state in "▶✓✕":
        assert state in text


def test_every_key_is_safe_on_a_still_table() -> None:
    async def run() -> None:
        app = TableApp(StillTable(*SCENES["sea"]), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await walk(app, pilot)

    async def walk(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter", "down", "i")
        assert app.cursor.overlay is not None
        await pilot.press("escape", "escape", "h", "s", "b", "a", "question_mark", "x", "slash", "z", "enter")
        assert app.cursor.frame.typed == "z"

    asyncio.run(run())


@pytest.mark.parametrize("lang", ["en", "ja", "de", "fr"])
def test_a_window_that_is_too_small_says_so(lang: str) -> None:
    frame = person_at("sea", lang).frame
    for size in ((59, 24), (80, 17), (12, 3)):
        text = "".join(draw(frame, *size).canvas.plain_lines())
        assert "Samedi" not in text and text.strip()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(40, 10), (59, 24), (60, 18), (80, 17), (71, 5)], ids=str)
def test_a_window_of_the_requested_size_is_large_enough(name: str, size: tuple[int, int]) -> None:
    frame = person_at(name).frame
    said = SIZE.search(" ".join(draw(frame, *size).canvas.plain_lines()))
    if said is None:
        assert "Samedi" in draw(frame, *size).canvas.plain_lines()[0]
        return
    wide, high = int(said[1]), int(said[2])
    assert wide == max(size[0], 60) and high >= size[1]
    assert "Samedi" in draw(frame, wide, high).canvas.plain_lines()[0]
    assert high == size[1] or "Samedi" not in draw(frame, wide, high - 1).canvas.plain_lines()[0]


def tricks(name: str, seats: int, lang: str, rounds: int = 12) -> Iterator[Frame]:
    """Yield what the player sees at each turn of a game of tricks."""
    table = TerminalGame.start(find_game(name), seats, ("zombie",), seed="7", lang=lang)
    while rounds and not table.over:
        if table.my_turn:
            rounds -= 1
            cursor = Cursor(table, "", lambda code: None)
            yield cursor.frame
            table.choose(table.scene.choices[0].code)
        else:
            table.play_bot()


@pytest.mark.parametrize(("name", "seats", "lang"), QUICK)
def test_numbers_of_seats_and_marks_are_never_cut_at_80_by_24(name: str, seats: int, lang: str) -> None:
    for frame in tricks(name, seats, lang):
        lines = draw(frame, 80, 24).canvas.plain_lines()
        above = lines[: next(y for y, line in enumerate(lines) if "──" in line)]
        text = "\n".join(lines)
        columns = [" ".join(cells(line, index, seats) for line in above) for index in range(seats)]
        for card, said in zip(seat_order(frame), columns, strict=True):
            figures = [chip.value for chip in card.chips if isinstance(chip.value, int)]
            assert all(re.search(rf"(?<!\d){value}(?!\d)", said) for value in figures), (figures, said)
            if len(figures) == len(card.chips):
                assert not re.search(r"…(?! \d)", said)  # only a label may be cut short
                assert seats > 4 or "…" not in said
        for mark in frame.scene.marks:
            if frame.look.area.get(mark.on) and mark.icon in "↑↓":
                number = re.findall(r"\d+", mark.label)[0]
                assert re.search(rf"{mark.icon} .*\b{number}\b", text) or f"{mark.icon} {number}" in text


@pytest.mark.parametrize("chair", range(4))
def test_partners_are_side_by_side_with_what_they_share_below_both(chair: int) -> None:
    game = find_game("baron-voodoo")
    state = importlib.import_module("samedi.games.baron_voodoo.notation").read(
        "4 seats | team | loas Y T R P | step bank | board a1=Yo b1=Tv | zones Yo Yv / Rc Pg | scores 5 3"
    )
    view, said = game.view(state, chair), words(game, "en")
    look, scene = look_of(game, view, said), scene_of(game, view, Offer(), said)
    frame = Frame(look, scene, MADE.NAMES, said, seat=chair)
    order = [card.seat for card in seat_order(frame)]
    assert order in ([0, 2, 1, 3], [1, 3, 0, 2])
    assert chair in order[2:]  # the other team comes first
    above = draw(frame, 100, 30).canvas.plain_lines()[1:8]
    head = next(line for line in above if "Basile" in line)
    mine, theirs = ("Basile", "Désiré"), ("You", "Céleste")
    for one, other in (mine, theirs):
        assert re.search(rf"{one} +─+ +\S* *\S* *{other}", head), head
    lying = next(line for line in above if "Rc" in line or "Yv" in line)
    half = 0 if order[0] % 2 != chair % 2 else 50
    assert ("Yo" in lying and "Yv" in lying) or ("Rc" in lying and "Pg" in lying)
    assert lying[half : half + 50].strip() == lying.strip()  # below the other team, not below a single seat


def cells(line: str, index: int, seats: int) -> str:
    """Return the text in the column of a seat."""
    out, x = "", 0
    for character in line:
        if 1 + index * 78 // seats <= x < 1 + (index + 1) * 78 // seats:
            out += character
        x += cell_len(character)
    return out


def test_an_ellipsis_beside_a_seat_tells_that_lines_are_left_out() -> None:
    look, scene, names = SCENES["stacks"]
    chips = tuple(Chip(f"chip{n}", f"a long label {n}", 100 + n, most=200) for n in range(6))
    seats = tuple(msgspec.structs.replace(card, chips=chips) for card in scene.seats)
    still = StillTable(look, msgspec.structs.replace(scene, seats=seats), names)
    lines = draw(Cursor(still, "", lambda code: None).frame, 80, 24).canvas.plain_lines()
    assert sum(line.count("…") for line in lines[1:5]) >= 4
    assert re.findall(r"\b10\d\b", lines[2]) == ["100"] * 4
    assert not re.search(r"\b10?…", "".join(lines[1:5]))


def test_a_row_that_is_too_long_tells_how_many_things_are_left_out() -> None:
    frame = person_at("stacks").frame
    pieces = [piece for piece in frame.scene.pieces if piece.area == "board"][:9]
    drawer = PieceDrawer(frame, 30, 1)
    drawer.draw_tokens(Box(0, 0, 30, 1), pieces)
    text = drawer.canvas.plain_lines()[0]
    drawn = len(drawer.spots)
    assert text.endswith(f" +{9 - drawn}")
    assert all(drawer.piece_text(piece) in text for piece in pieces[:drawn])


def test_a_mark_without_room_is_shortened_to_its_sign_and_number() -> None:
    drawer = PieceDrawer(person_at("stacks").frame, 80, 24)
    marks = [Mark("board", "round", "round 2, trick 4 of 9", "◷"), Mark("board", "call", "lower than 50", "↓")]
    told = [line for _, lines in fitted_marks(drawer, marks, Box(0, 0, 12, 3)) for line in lines]
    assert told == ["◷ round 2,", "trick 4 of 9", "↓ 50"]
    told = [line for _, lines in fitted_marks(drawer, marks, Box(0, 0, 12, 1)) for line in lines]
    assert told == ["↓ 50"]


def test_the_footer_lists_only_keys_that_do_something() -> None:
    both, none = draw(person_at("stacks").frame, 160, 50), draw(person_at("sea").frame, 160, 50)
    assert "s scores" in both.canvas.plain_lines()[-1] and "last trick" not in both.canvas.plain_lines()[-1]
    assert "scores" not in none.canvas.plain_lines()[-1] and "last trick" not in none.canvas.plain_lines()[-1]
    assert "e log" in none.canvas.plain_lines()[-1]


def test_the_trick_just_taken_stays_visible_and_drawing_does_not_change_the_frame() -> None:
    for frame in tricks("little-devils", 4, "en", 6):
        before = {key: list(pieces) for key, pieces in frame.pieces_at.items()}
        draw(frame, 80, 24)
        assert frame.pieces_at == before
        if frame.sheet("last-trick") and not frame.pieces_in.get("trick"):
            assert {piece.state for pieces in before.values() for piece in pieces} == {"spent"}


def test_wide_characters_take_two_columns() -> None:
    canvas = Canvas(10, 1)
    assert canvas.write(0, 0, "悪魔22") == 6
    assert canvas.plain_lines() == ["悪魔22"]
    assert sum(segment.cell_length for segment in canvas.segments(0)) == 10
    assert truncate("悪魔のカード", 7) == "悪魔の…"
    assert pad("悪魔", 6) == "悪魔  "


def test_text_is_wrapped_between_words_and_in_japanese_anywhere() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("悪魔を数える。", 8) == ["悪魔を数", "える。"]
    assert wrap("悪魔を「数える", 8) == ["悪魔を", "「数える"]
    assert wrap("extraordinarily", 6) == ["extrao", "rdinar", "ily"]
    assert wrap("", 5) == [""]


def test_text_outside_the_canvas_is_not_drawn() -> None:
    canvas = Canvas(4, 2)
    assert canvas.write(4, 0, "x") == canvas.write(0, 2, "x") == canvas.write(0, -1, "x") == 0
    canvas.fill(Box(-2, -2, 10, 10), "#000000")
    canvas.write(2, 1, "four", Ink())
    assert canvas.plain_lines() == ["", "  f…"]


def test_a_sheet_fits_the_width() -> None:
    head, rows = ["players", "numbers in use", "piles"], [["2", "0 to 10", "7"], ["プレイヤー", "0 to 12", "3"]]
    for width in (20, 30, 60):
        for line in table_lines(head, rows, width):
            assert sum(cell_len(text) for text, _ in line) <= width + 2


def test_an_arrow_points_at_the_cited_rule() -> None:
    lines = rules_lines(parse_rules("# Game\n\n**1.1** First *of all*.\n\n**1.2** Then\nthis."), 40, "1.2")
    texts = ["".join(text for text, _ in line) for line in lines]
    assert "▸ 1.2 Then this." in texts
    assert "  1.1 First of all." in texts


def test_a_choice_stays_open_until_all_its_steps_are_taken() -> None:
    look, scene, _ = SCENES["stacks"]
    pick = Selection(scene.choices)
    assert [choice.code for choice in pick.buttons] == ["done"]
    one = pick.take("die:102")
    assert isinstance(one, Selection) and len(one.open_choices) == 1
    assert one.take("b4") == next(choice for choice in scene.choices if choice.code == "jump b6 b4")
    assert one.back() == pick
    assert look.name == scene.look
