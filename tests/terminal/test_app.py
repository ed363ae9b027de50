"""The full-screen table, driven by a Textual pilot: whole games, keys, mouse, refusals, leaving and resuming."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from samedi.core.registry import all_games, find_game
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.terminal.game import TerminalGame
from samedi.terminal.saved_games import SavedGame, Seating
from samedi.terminal.screen.app import TableApp
from samedi.terminal.screen.frame import BUTTON

LANGUAGES = ("en", "ja", "de", "fr")
TABLES = [(game.name, seats) for game in all_games() for seats in game.seats]
QUICK = [(game.name, game.seats[-1], LANGUAGES[number % 4]) for number, game in enumerate(all_games())]
CARDS = "little-devils"  # any game of tricks
REST = [(*table, lang) for table in TABLES for lang in LANGUAGES if (*table, lang) not in QUICK]

Part = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def start(name: str, seats: int, lang: str = "en", folder: Path | None = None, seed: str = "7") -> TableApp:
    game = TerminalGame.start(find_game(name), seats, ("zombie",), seed=seed, lang=lang, folder=folder)
    return TableApp(game, pace=0)


def drive(app: TableApp, part: Part, size: tuple[int, int] = (80, 24)) -> None:
    """Run an app and let a pilot do its part."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await part(app, pilot)

    asyncio.run(run())


def folder_goes(folder: Path) -> None:
    """Replace the data folder by a file while a game is played."""
    shutil.rmtree(folder)
    folder.write_text("")


async def settled(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until the player is asked or the game is over."""
    await pilot.pause()
    while app.thinking:
        await asyncio.sleep(0.001)


def screen(app: TableApp) -> str:
    return "\n".join(app.view.picture.canvas.plain_lines())


def game_of(app: TableApp) -> TerminalGame:
    assert isinstance(app.table, TerminalGame)
    return app.table


async def play_first(app: TableApp) -> None:
    """Choose the first choice of the list by keys. (The pilot's own key presses are too slow for a whole game.)"""
    entries = len(game_of(app).session.log)
    for key, character in (("slash", "/"), ("enter", "\r")):
        app.post_message(events.Key(key, character))
    while len(game_of(app).session.log) == entries or app.thinking:
        await asyncio.sleep(0.001)


def whole_game(name: str, seats: int, lang: str, folder: Path) -> None:
    app = start(name, seats, lang, folder)

    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        game = game_of(app)
        while not game.over:
            assert game.my_turn
            await play_first(app)
        result = app.cursor.frame.scene.result
        assert result is not None
        assert app.cursor.frame.named(result.text).split()[0][:8] in screen(app)  # a long sentence is wrapped

    drive(app, part)
    game = game_of(app)
    assert game.saved is not None
    kept = replay(game.saved.record)
    assert kept.over
    assert kept.scores == game.session.scores
    assert [line.entry for line in kept.log] == [line.entry for line in game.session.log]
    told = [sentence for sentence in game.sentences(0) if sentence]
    assert list(app.cursor.frame.log) == told


@pytest.mark.parametrize(("name", "seats", "lang"), QUICK)
def test_a_whole_game_is_played_and_saved(name: str, seats: int, lang: str, tmp_path: Path) -> None:
    whole_game(name, seats, lang, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "lang"), REST)
def test_a_whole_game_is_played_in_every_language(name: str, seats: int, lang: str, tmp_path: Path) -> None:
    whole_game(name, seats, lang, tmp_path)


HIGHER = ("21 22 23 24 25 26 27 1 2", "3 4 5 6 7 8 9 10 11", "12 13 14 15 16 17 18 19 20")


def to_follow() -> TableApp:
    """Two cards are played and higher was called; the player holds cards above and below the first."""
    session = Session(CARDS, 3, deals=["dealer 0", "deal " + " / ".join(HIGHER)])
    session.submit(1, "play 3")
    session.submit(2, "play 12")
    return TableApp(TerminalGame(session, Seating(0, ("", "zombie", "zombie")), "en"), pace=0)


def test_a_card_is_played_with_arrows_and_enter() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.cursor.frame.focus in app.cursor.frame.targets
        first = app.cursor.frame.focus
        await pilot.press("right")
        second = app.cursor.frame.focus
        assert second != first
        await pilot.press("enter")
        await settled(app, pilot)
        played = [line.entry.code for line in game_of(app).session.log if line.entry.seat == "0"]
        assert played[0].split()[1] == second.split(":")[1]

    drive(to_follow(), part)


def test_an_illegal_card_is_explained_and_the_rules_open_at_the_cited_rule() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        frame = app.cursor.frame
        assert "card:1" in frame.denied
        app.cursor.look_at("card:1")
        await pilot.press("enter")
        assert len(game_of(app).session.log) == entries
        why, rule = frame.denied["card:1"]
        assert f"(rule {rule})" in " ".join(screen(app).split())
        assert why[:30] in screen(app)
        await pilot.press("question_mark")
        line = next(line for line in screen(app).splitlines() if "▸" in line and rule in line)
        assert line.split("▸")[1].strip().startswith(rule)
        await pilot.press("escape")
        assert app.cursor.overlay is None

    app = to_follow()
    entries = len(game_of(app).session.log)
    drive(app, part)


def test_legal_cards_are_raised_and_numbered_and_a_number_key_plays_one() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        spots = {spot.id: spot.box for spot in app.view.picture.spots if spot.area == "hand"}
        legal = [box.y for each, box in spots.items() if each in app.cursor.frame.targets]
        other = [box.y for each, box in spots.items() if each not in app.cursor.frame.targets]
        assert set(legal) == {min(other) - 1}
        third = next(each for each, key in app.cursor.frame.number_keys.items() if key == "3")
        await pilot.press("3")
        await settled(app, pilot)
        played = [line.entry.code for line in game_of(app).session.log if line.entry.seat == "0"]
        assert played[0] == f"play {third.split(':')[1]}"

    drive(to_follow(), part)


def test_a_click_plays_a_card() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        target = sorted(app.cursor.frame.targets)[0]
        box = next(spot.box for spot in app.view.picture.spots if spot.id == target)
        await pilot.click(offset=(box.x + 1, box.y))
        await settled(app, pilot)
        assert target not in app.cursor.frame.pieces or app.cursor.frame.pieces[target].area != "hand"

    drive(to_follow(), part)


def test_typing_after_a_slash_finds_a_choice() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("slash", "2", "6")
        assert [choice.code for choice in app.cursor.frame.matching_choices] == ["play 26"]
        assert "play 26" in screen(app)
        await pilot.press("escape")
        assert app.cursor.frame.typed is None
        await pilot.press("slash", "2", "6", "backspace", "7", "enter")
        await settled(app, pilot)
        assert "play 27" in [line.entry.code for line in game_of(app).session.log]

    drive(to_follow(), part)


def test_a_hint_is_shown_in_words_and_marked_on_the_table() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        hint = game_of(app).hint()
        assert hint is not None and hint.reason and hint.verdict
        await pilot.press("h")
        frame = app.cursor.frame
        choice, *others = [
            next(choice for choice in frame.scene.choices if choice.code == idea.code) for idea in hint.options
        ]
        first, tried, *rest = frame.message.split("\n")
        assert frame.named(choice.label) in first and first.endswith(hint.reason)
        assert hint.measure in tried and tried.endswith(hint.options[0].result)
        assert rest == [f"{other.label}: {idea.result}" for other, idea in zip(others, hint.options[1:], strict=True)]
        assert all(line in " ".join(screen(app).split()) for line in rest)
        assert "✦" in "".join(screen(app).splitlines()[-6:])
        assert frame.focus in choice.pick[0]

    drive(to_follow(), part)


def test_taking_back_is_refused_in_words_when_others_have_acted() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("b")
        assert app.cursor.frame.is_warning
        assert app.cursor.frame.message in screen(app)

    drive(to_follow(), part)


def test_the_player_takes_a_choice_back() -> None:
    """Nobody else has acted yet, as while a bot is still choosing."""

    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        game = game_of(app)
        hand = [piece.id for piece in app.cursor.frame.pieces_in["hand"]]
        game.choose("play 21" if game.my_turn else "")
        app.update()
        app.undo()
        assert [piece.id for piece in app.cursor.frame.pieces_in["hand"]] == hand
        assert "take that back" in app.cursor.frame.log[-1]

    session = Session(CARDS, 3, deals=["dealer 2", "deal " + " / ".join(HIGHER)])
    drive(TableApp(TerminalGame(session, Seating(0, ("", "zombie", "zombie")), "en"), pace=0), part)


def test_sheets_and_log_open_over_the_table_and_close() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            await play_first(app)
        for key, name in (("l", "last-trick"), ("s", "scores")):
            await pilot.press(key)
            sheet = app.cursor.frame.sheet(name)
            assert sheet is not None and app.cursor.overlay is not None
            assert app.cursor.frame.named(sheet.title) in screen(app)
            assert all(app.cursor.frame.named(row[0]) in screen(app) for row in sheet.rows)
            await pilot.press("escape")
            assert app.cursor.overlay is None
        await pilot.press("e")
        assert app.cursor.frame.log[-1][:20] in screen(app)
        await pilot.press("home")
        assert app.cursor.frame.log[0][:20] in screen(app)
        await pilot.press("escape", "i")
        assert app.cursor.overlay is not None

    drive(start(CARDS, 4), part)


def test_no_last_trick_opens_before_the_first_trick() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("l")
        assert app.cursor.overlay is None
        assert app.cursor.frame.message

    drive(to_follow(), part)


def test_the_table_adapts_to_the_window() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        for size in ((160, 50), (64, 20), (40, 10), (20, 5), (100, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            lines = app.view.picture.canvas.plain_lines()
            assert len(lines) == size[1]
            small = size[0] < 60 or size[1] < 18
            assert ("too small" in " ".join(line.strip() for line in lines)) == small
            await play_first(app)

    drive(start(CARDS, 4), part)


def test_playing_again_deals_new_cards_at_the_same_table(tmp_path: Path) -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        first = game_of(app)
        await pilot.press("a")
        assert app.table is first
        while not first.over:
            await play_first(app)
        assert "play again" in screen(app)
        await pilot.press("a")
        await settled(app, pilot)
        assert app.table is not first
        assert game_of(app).my_turn
        assert game_of(app).saved != first.saved
        assert app.cursor.frame.scene.result is None

    drive(start(CARDS, 3, folder=tmp_path), part)


def test_a_game_is_resumed_after_leaving(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(4):
            await play_first(app)
        await pilot.press("q")

    async def watch(app: TableApp, pilot: Pilot[int]) -> None:
        assert game_of(app).my_turn
        await play_first(app)

    left = start(CARDS, 4, folder=tmp_path)
    drive(left, leave)
    assert left.return_value == 0
    entries = [line.entry for line in game_of(left).session.log]
    resumed = TableApp(TerminalGame.resume(tmp_path), pace=0)
    assert [line.entry for line in game_of(resumed).session.log] == entries
    assert resumed.cursor.frame.log == left.cursor.frame.log
    drive(resumed, watch)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "q"])
def test_one_key_leaves(key: str) -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press(key)

    app = start(CARDS, 3)
    drive(app, part)
    assert app.return_value == 0


def test_a_full_disk_ends_the_game_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: SavedGame, record: object) -> None:
        raise OSError(28, "No space left on device")

    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        monkeypatch.setattr(SavedGame, "save", full)
        await pilot.press("enter")

    app = start(CARDS, 3, folder=tmp_path)
    drive(app, part)
    assert app.return_value == 1
    assert "No space left" in app.problem and not app.closing_words


def test_taking_back_without_the_data_folder_ends_the_game_with_a_sentence(tmp_path: Path) -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        game_of(app).choose("play 21")
        app.update()
        folder_goes(tmp_path / "data")
        await pilot.press("b")

    session = Session(CARDS, 3, deals=["dealer 2", "deal " + " / ".join(HIGHER)])
    seating = Seating(0, ("", "zombie", "zombie"))
    app = TableApp(TerminalGame(session, seating, "en", SavedGame.new(tmp_path / "data", CARDS, seating)), pace=0)
    drive(app, part)
    assert app.return_value == 1
    assert str(tmp_path) in app.problem and not app.closing_words


def test_playing_again_without_the_data_folder_ends_the_game_with_a_sentence(tmp_path: Path) -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        while not game_of(app).over:
            await play_first(app)
        folder_goes(tmp_path / "data")
        await pilot.press("a")

    app = start(CARDS, 3, folder=tmp_path / "data")
    drive(app, part)
    assert app.return_value == 1
    assert str(tmp_path) in app.problem


def test_a_game_without_its_own_scene_is_played_to_the_end(tmp_path: Path) -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        while not game_of(app).over:
            await play_first(app)
        assert "play again" in screen(app)

    drive(start("_template", 3, folder=tmp_path), part)


def test_the_log_reports_a_bot_that_failed() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        game_of(app).notices.append("a bot had to leave")
        app.update()
        assert app.cursor.frame.log[-1] == "a bot had to leave"

    drive(start(CARDS, 3), part)


def test_tab_visits_everything_that_can_be_picked() -> None:
    async def part(app: TableApp, pilot: Pilot[int]) -> None:
        seen = set()
        for _ in range(len(app.cursor.frame.targets)):
            await pilot.press("tab")
            seen.add(app.cursor.frame.focus)
        assert seen == app.cursor.frame.targets
        assert not any(each.startswith(BUTTON) for each in seen)

    drive(to_follow(), part)
