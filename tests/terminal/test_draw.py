"""The picture of a table: five shapes in any window, every label within reach, choices narrowed step by step."""

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
from samedi.terminal.game import Sitting
from samedi.terminal.screen.app import TableApp
from samedi.terminal.screen.board import fitted_marks
from samedi.terminal.screen.canvas import Box, Canvas, Ink, cut, folded, padded
from samedi.terminal.screen.cursor import Person
from samedi.terminal.screen.descriptions import about
from samedi.terminal.screen.frame import BUTTON, Shown
from samedi.terminal.screen.overlays import rules_lines, table_lines
from samedi.terminal.screen.picture import draw
from samedi.terminal.screen.pieces import Brush
from samedi.terminal.screen.seats import seat_order
from samedi.terminal.selection import Pick

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
Still = MADE.Still
SCENES: dict[str, tuple[Look, Scene, tuple[str, ...]]] = {
    "stacks": (*MADE.stacks(), MADE.NAMES),
    "sea": (*MADE.sea(), MADE.NAMES),
    **{path.stem: from_file(path) for path in FILES},
}


def person_at(name: str, lang: str = "en") -> Person:
    return Person(Still(*SCENES[name], lang), name, lambda code: None)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_scene_is_drawn_in_any_window(name: str, size: tuple[int, int]) -> None:
    person = person_at(name)
    lines = draw(person.shown, *size).canvas.text()
    assert len(lines) == size[1]
    assert all(cell_len(line) <= size[0] for line in lines)
    whole = with_names(person.shown.scene.prompt.text, person.shown.names)[:30] in "\n".join(lines)
    small = "too small" in "\n".join(lines)
    assert whole != small
    assert whole or size < (80, 24)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=str)
def test_every_label_is_within_reach(name: str, size: tuple[int, int]) -> None:
    """Whatever the arrows or the mouse can rest on, the seats among it, tells all that is true of the table."""
    person = person_at(name)
    shown = person.shown
    picture = draw(shown, *size)
    said = "\n".join(picture.canvas.text())
    for thing in {spot.id for spot in picture.spots} | {f"seat:{card.seat}" for card in shown.scene.seats}:
        person.look_at(thing)
        said += "\n" + "\n".join(about(person.shown, thing))
    missing = [label for label in labels(shown) if shown.named(label) not in said]
    assert not missing


def labels(shown: Shown) -> list[str]:
    """Everything of a scene that is in words, choices excepted: those are in the list."""
    out = [piece.label or shown.face(piece).label for piece in shown.scene.pieces]
    out += [piece.note for piece in shown.scene.pieces]
    out += [mark.label for mark in shown.scene.marks]
    out += [place.label for area in shown.look.areas for place in area.places]
    out += [text for card in shown.scene.seats for chip in card.chips for text in (chip.label, chip.note)]
    out += [denied.why for denied in shown.scene.denied]
    return [label for label in out if label]


@pytest.mark.parametrize("name", SCENES)
def test_every_choice_is_in_the_list_and_can_be_picked(name: str) -> None:
    person = person_at(name)
    person.show(typed="")
    assert set(person.shown.matching) == set(person.shown.scene.choices)
    for choice in person.shown.scene.choices:
        done: list[str] = []
        person = Person(Still(*SCENES[name]), name, done.append)
        for step in choice.pick:
            person.press(step[0])
        if not done:
            assert choice in person.shown.buttons
            person.press(BUTTON + choice.code)
            if choice.final:
                assert not done and person.shown.message
                person.press(BUTTON + choice.code)
        assert done == [choice.code]


@pytest.mark.parametrize("name", SCENES)
def test_arrows_reach_whatever_can_be_picked(name: str) -> None:
    person = person_at(name)
    size = (80, 24)
    reached, open_ = set(), [person.shown.focus]
    while open_:
        here = open_.pop()
        if here in reached:
            continue
        reached.add(here)
        for way in ("left", "right", "up", "down"):
            person.look_at(here)
            person.move(way, draw(person.shown, *size))
            open_.append(person.shown.focus)
    within = {each for thing in reached for each in person.shown.within(thing)}
    assert person.shown.targets <= within
    assert {BUTTON + choice.code for choice in person.shown.buttons} <= reached


def test_choices_are_narrowed_and_a_step_can_be_taken_back() -> None:
    person = person_at("stacks")
    assert person.shown.targets == {"die:101", "die:102"}
    person.press("d4")
    assert person.shown.pick.taken == ("die:101",)
    assert person.shown.targets == {"f4", "d6"}
    assert "[" in "".join(draw(person.shown, 80, 24).canvas.text())
    person.step_back()
    assert person.shown.targets == {"die:101", "die:102"}


def test_a_choice_that_is_rested_on_shows_its_ghost_and_its_note() -> None:
    person = person_at("stacks")
    person.press("d4")
    person.look_at("f4")
    lines = "\n".join(draw(person.shown, 80, 24).canvas.text())
    assert "captures a green die" in lines
    assert "(≈St" in lines
    person.look_at("d6")
    assert "(≈St" not in "\n".join(draw(person.shown, 80, 24).canvas.text())


def test_colour_is_never_the_only_sign() -> None:
    person = person_at("stacks")
    text = "\n".join(draw(person.shown, 80, 24).canvas.text())
    for tone in person.shown.look.tones.values():
        assert tone.symbol in text
    for state in "▶✓✕":
        assert state in text


def test_a_still_scene_can_be_walked_through() -> None:
    async def run() -> None:
        app = TableApp(Still(*SCENES["sea"]), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await walk(app, pilot)

    async def walk(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter", "down", "i")
        assert app.person.page is not None
        await pilot.press("escape", "escape", "h", "s", "b", "a", "question_mark", "x", "slash", "z", "enter")
        assert app.person.shown.typed == "z"

    asyncio.run(run())


@pytest.mark.parametrize("lang", ["en", "ja", "de", "fr"])
def test_a_window_that_is_too_small_says_so(lang: str) -> None:
    shown = person_at("sea", lang).shown
    for size in ((59, 24), (80, 17), (12, 3)):
        text = "".join(draw(shown, *size).canvas.text())
        assert "Samedi" not in text and text.strip()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(40, 10), (59, 24), (60, 18), (80, 17), (71, 5)], ids=str)
def test_a_window_of_the_size_it_asks_for_is_large_enough(name: str, size: tuple[int, int]) -> None:
    shown = person_at(name).shown
    said = SIZE.search(" ".join(draw(shown, *size).canvas.text()))
    if said is None:
        assert "Samedi" in draw(shown, *size).canvas.text()[0]
        return
    wide, high = int(said[1]), int(said[2])
    assert wide == max(size[0], 60) and high >= size[1]
    assert "Samedi" in draw(shown, wide, high).canvas.text()[0]
    assert high == size[1] or "Samedi" not in draw(shown, wide, high - 1).canvas.text()[0]


# ---- in little room ----


def tricks(name: str, seats: int, lang: str, rounds: int = 12) -> Iterator[Shown]:
    """What the person sees at each of their turns in a game of tricks."""
    sitting = Sitting.start(find_game(name), seats, ("zombie",), seed="7", lang=lang)
    while rounds and not sitting.over:
        if sitting.my_turn:
            rounds -= 1
            person = Person(sitting, "", lambda code: None)
            yield person.shown
            sitting.choose(sitting.scene.choices[0].code)
        else:
            sitting.bot_moves()


@pytest.mark.parametrize(("name", "seats", "lang"), QUICK)
def test_figures_and_marks_keep_their_numbers_at_80_by_24(name: str, seats: int, lang: str) -> None:
    for shown in tricks(name, seats, lang):
        lines = draw(shown, 80, 24).canvas.text()
        above = lines[: next(y for y, line in enumerate(lines) if "──" in line)]
        text = "\n".join(lines)
        columns = [" ".join(cells(line, index, seats) for line in above) for index in range(seats)]
        for card, said in zip(seat_order(shown), columns, strict=True):
            figures = [chip.value for chip in card.chips if isinstance(chip.value, int)]
            assert all(re.search(rf"(?<!\d){value}(?!\d)", said) for value in figures), (figures, said)
            if len(figures) == len(card.chips):
                assert not re.search(r"…(?! \d)", said)  # at most a label is cut short
                assert seats > 4 or "…" not in said
        for mark in shown.scene.marks:
            if shown.look.area.get(mark.on) and mark.icon in "↑↓":
                number = re.findall(r"\d+", mark.label)[0]
                assert re.search(rf"{mark.icon} .*\b{number}\b", text) or f"{mark.icon} {number}" in text


@pytest.mark.parametrize("chair", range(4))
def test_partners_stand_beside_each_other_with_what_they_share_under_both(chair: int) -> None:
    game = find_game("baron-voodoo")
    state = importlib.import_module("samedi.games.baron_voodoo.notation").read(
        "4 seats | team | loas Y T R P | step bank | board a1=Yo b1=Tv | zones Yo Yv / Rc Pg | scores 5 3"
    )
    view, said = game.view(state, chair), words(game, "en")
    look, scene = look_of(game, view, said), scene_of(game, view, Offer(), said)
    shown = Shown(look, scene, MADE.NAMES, said, seat=chair)
    order = [card.seat for card in seat_order(shown)]
    assert order in ([0, 2, 1, 3], [1, 3, 0, 2])
    assert chair in order[2:]  # others first
    above = draw(shown, 100, 30).canvas.text()[1:8]
    head = next(line for line in above if "Basile" in line)
    mine, theirs = ("Basile", "Désiré"), ("You", "Céleste")
    for one, other in (mine, theirs):
        assert re.search(rf"{one} +─+ +\S* *\S* *{other}", head), head
    lying = next(line for line in above if "Rc" in line or "Yv" in line)
    half = 0 if order[0] % 2 != chair % 2 else 50
    assert ("Yo" in lying and "Yv" in lying) or ("Rc" in lying and "Pg" in lying)
    assert lying[half : half + 50].strip() == lying.strip()  # under the two others, not under a single one


def cells(line: str, index: int, seats: int) -> str:
    """What stands in the column of a seat."""
    out, x = "", 0
    for character in line:
        if 1 + index * 78 // seats <= x < 1 + (index + 1) * 78 // seats:
            out += character
        x += cell_len(character)
    return out


def test_what_is_left_out_at_a_seat_is_said_beside_it_and_never_over_it() -> None:
    look, scene, names = SCENES["stacks"]
    chips = tuple(Chip(f"chip{n}", f"a long label {n}", 100 + n, most=200) for n in range(6))
    seats = tuple(msgspec.structs.replace(card, chips=chips) for card in scene.seats)
    still = Still(look, msgspec.structs.replace(scene, seats=seats), names)
    lines = draw(Person(still, "", lambda code: None).shown, 80, 24).canvas.text()
    assert sum(line.count("…") for line in lines[1:5]) >= 4
    assert re.findall(r"\b10\d\b", lines[2]) == ["100"] * 4
    assert not re.search(r"\b10?…", "".join(lines[1:5]))


def test_a_row_that_is_too_long_says_how_many_are_left_out_and_writes_over_none() -> None:
    shown = person_at("stacks").shown
    pieces = [piece for piece in shown.scene.pieces if piece.area == "board"][:9]
    brush = Brush(shown, 30, 1)
    brush.flow(Box(0, 0, 30, 1), pieces)
    text = brush.canvas.text()[0]
    drawn = len(brush.spots)
    assert text.endswith(f" +{9 - drawn}")
    assert all(brush.body(piece) in text for piece in pieces[:drawn])


def test_a_mark_without_room_is_told_by_its_sign_and_number() -> None:
    brush = Brush(person_at("stacks").shown, 80, 24)
    marks = [Mark("board", "round", "round 2, trick 4 of 9", "◷"), Mark("board", "call", "lower than 50", "↓")]
    told = [line for _, lines in fitted_marks(brush, marks, Box(0, 0, 12, 3)) for line in lines]
    assert told == ["◷ round 2,", "trick 4 of 9", "↓ 50"]
    told = [line for _, lines in fitted_marks(brush, marks, Box(0, 0, 12, 1)) for line in lines]
    assert told == ["↓ 50"]


def test_keys_are_offered_only_for_what_there_is() -> None:
    both, none = draw(person_at("stacks").shown, 160, 50), draw(person_at("sea").shown, 160, 50)
    assert "s scores" in both.canvas.text()[-1] and "last trick" not in both.canvas.text()[-1]
    assert "scores" not in none.canvas.text()[-1] and "last trick" not in none.canvas.text()[-1]
    assert "e log" in none.canvas.text()[-1]


def test_the_trick_just_taken_stays_visible_and_drawing_changes_nothing() -> None:
    for shown in tricks("little-devils", 4, "en", 6):
        before = {key: list(pieces) for key, pieces in shown.at_place.items()}
        draw(shown, 80, 24)
        assert shown.at_place == before
        if shown.sheet("last-trick") and not shown.in_area.get("trick"):
            assert {piece.state for pieces in before.values() for piece in pieces} == {"spent"}


# ---- the parts ----


def test_wide_characters_take_two_columns() -> None:
    canvas = Canvas(10, 1)
    assert canvas.put(0, 0, "悪魔22") == 6
    assert canvas.text() == ["悪魔22"]
    assert sum(segment.cell_length for segment in canvas.segments(0)) == 10
    assert cut("悪魔のカード", 7) == "悪魔の…"
    assert padded("悪魔", 6) == "悪魔  "


def test_text_is_broken_between_words_and_in_japanese_anywhere() -> None:
    assert folded("one two three", 7) == ["one two", "three"]
    assert folded("悪魔を数える。", 8) == ["悪魔を数", "える。"]
    assert folded("悪魔を「数える", 8) == ["悪魔を", "「数える"]
    assert folded("extraordinarily", 6) == ["extrao", "rdinar", "ily"]
    assert folded("", 5) == [""]


def test_what_is_written_outside_the_canvas_is_lost() -> None:
    canvas = Canvas(4, 2)
    assert canvas.put(4, 0, "x") == canvas.put(0, 2, "x") == canvas.put(0, -1, "x") == 0
    canvas.fill(Box(-2, -2, 10, 10), "#000000")
    canvas.put(2, 1, "four", Ink())
    assert canvas.text() == ["", "  f…"]


def test_a_table_fits_the_width_it_has() -> None:
    head, rows = ["players", "numbers in use", "piles"], [["2", "0 to 10", "7"], ["プレイヤー", "0 to 12", "3"]]
    for width in (20, 30, 60):
        for line in table_lines(head, rows, width):
            assert sum(cell_len(text) for text, _ in line) <= width + 2


def test_the_cited_rule_is_pointed_at() -> None:
    lines = rules_lines(parse_rules("# Game\n\n**1.1** First *of all*.\n\n**1.2** Then\nthis."), 40, "1.2")
    texts = ["".join(text for text, _ in line) for line in lines]
    assert "▸ 1.2 Then this." in texts
    assert "  1.1 First of all." in texts


def test_picking_is_ambiguous_until_one_path_is_used_up() -> None:
    look, scene, _ = SCENES["stacks"]
    pick = Pick(scene.choices)
    assert [choice.code for choice in pick.buttons] == ["done"]
    one = pick.take("die:102")
    assert isinstance(one, Pick) and len(one.open) == 1  # its path is not used up: the landing place is still asked
    assert one.take("b4") == next(choice for choice in scene.choices if choice.code == "jump b6 b4")
    assert one.back() == pick
    assert look.name == scene.look
