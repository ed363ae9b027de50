"""The full-screen app: Textual shows the picture and passes on keys and clicks; workers let the bots play."""

import asyncio
import contextlib
import os
import signal
import traceback
from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.geometry import Offset
from textual.strip import Strip
from textual.widget import Widget
from textual.worker import WorkerFailed

from samedi.bots.program import kill_all_programs
from samedi.console import say
from samedi.core.errors import Refused, SamediError
from samedi.scene.rules_text import read_rules
from samedi.terminal.game import TerminalGame
from samedi.terminal.screen.canvas import ROOM
from samedi.terminal.screen.cursor import DIRECTIONS, Cursor, DisplayedGame
from samedi.terminal.screen.frame import BUTTON
from samedi.terminal.screen.overlays import Overlay
from samedi.terminal.screen.picture import DrawnTable, draw

PACE = 0.4  # seconds before a bot plays, so that the player can follow
LAST_TRICK_FACTOR = 3  # factor of the pause while a trick that was just taken is shown


class TableView(Widget, can_focus=True):
    """The picture of the table, drawn again after every change."""

    app: "TableApp"

    def __init__(self) -> None:
        super().__init__()
        self.drawn: DrawnTable | None = None

    @property
    def picture(self) -> DrawnTable:
        if self.drawn is None:
            cursor = self.app.cursor
            self.drawn = draw(cursor.frame, self.size.width, self.size.height, cursor.overlay, cursor.scroll)
            if cursor.overlay is not None:
                cursor.scroll = self.drawn.scroll
        return self.drawn

    def redraw(self) -> None:
        self.drawn = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        canvas = self.picture.canvas
        if y >= canvas.height or not canvas.width:
            return Strip([Segment(" " * self.size.width)])
        return Strip(list(canvas.segments(y)), canvas.width)

    def on_resize(self) -> None:
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.app.handle_key(event.key, event.character)

    def on_click(self, event: events.Click) -> None:
        self.app.handle_click(event.offset)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.app.handle_hover(event.offset)

    def on_mouse_scroll_down(self) -> None:
        self.app.scroll(3)

    def on_mouse_scroll_up(self) -> None:
        self.app.scroll(-3)


class TableApp(App[int]):
    """A game on the full screen, or a still table."""

    CSS = f"Screen {{ background: {ROOM}; }} TableView {{ width: 1fr; height: 1fr; }}"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(self, table: DisplayedGame, *, pace: float = PACE) -> None:
        super().__init__()
        self.table = table
        self.pace = pace
        self.seen_entries = 0
        self.thinking = False
        self.problem = ""  # why it had to stop, as a sentence
        self.crash: BaseException | None = None  # an unexpected error
        self.closing_words = ""  # how to resume the game after leaving
        self.view = TableView()
        self.show_table(table)

    def show_table(self, table: DisplayedGame) -> None:
        """Show this table from now on."""
        self.table = table
        title = table.words.say("title") if table.words.has("title") else ""
        self.cursor = Cursor(table, title, self.choose)
        self.seen_entries = 0
        self.update()

    @property
    def game(self) -> TerminalGame | None:
        """Return the game that is played, or None for a still table."""
        return self.table if isinstance(self.table, TerminalGame) else None

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        self.view.focus()
        loop = asyncio.get_running_loop()
        for sign in ("SIGTERM", "SIGINT", "SIGHUP"):
            # Windows has neither SIGHUP nor such handlers, and a test may run the app outside the main thread:
            # Textual's own keys still leave there.
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, sign), self.action_leave)
        self.let_bots_play()

    def update(self) -> None:
        """Show the current scene and what happened since the last call."""
        sentences, game = self.table.sentences(self.seen_entries), self.game
        if game:
            self.seen_entries = len(game.session.log)
            sentences += game.notices
            game.notices.clear()
        self.cursor.update(self.table.scene, sentences)
        if game and game.over and self.cursor.frame.scene.result is None:
            self.cursor.say(outcome(game))

    def let_bots_play(self) -> None:
        """Let the bots play until the player is asked."""
        self.view.redraw()
        game = self.game
        if game and not self.thinking and not game.over and not game.my_turn:
            self.thinking = True
            self.run_worker(self.play_bots(game), exclusive=True)

    async def play_bots(self, game: TerminalGame) -> None:
        try:
            moved = True
            while moved and not game.my_turn and not game.over and game is self.game:
                await asyncio.sleep(self.bot_delay())
                moved = await asyncio.to_thread(game.play_bot)
                self.update()
                self.view.redraw()
        except (SamediError, OSError) as error:
            self.stop(error)
        finally:
            self.thinking = False

    def bot_delay(self) -> float:
        """Return the pause before a bot plays; it is longer while the last trick is shown."""
        frame = self.cursor.frame
        centre = {area.id for area in frame.look.areas if area.zone == "centre"}
        cleared = frame.sheet("last-trick") and not any(piece.area in centre for piece in frame.scene.pieces)
        return self.pace * (LAST_TRICK_FACTOR if cleared else 1)

    def choose(self, code: str) -> None:
        game = self.game
        if game and self.thinking:
            self.say_wait()
        elif game and self.attempt(lambda: game.choose(code)):
            self.update()
            self.let_bots_play()

    def undo(self) -> None:
        if self.cursor.frame.selection.taken:
            self.cursor.step_back()
        elif self.thinking:
            self.say_wait()
        elif self.game and self.attempt(self.game.undo):
            self.update()

    def play_again(self) -> None:
        game = self.game
        if game and game.over and self.attempt(lambda: self.show_table(game.rematch())):
            self.let_bots_play()

    def say_wait(self) -> None:
        self.cursor.say(self.cursor.frame.say("screen-wait"))

    def attempt(self, act: Callable[[], None]) -> bool:
        """Change the game; show a refusal, and stop if the game cannot be saved. Return True if the game changed."""
        try:
            act()
        except Refused as refused:
            self.cursor.show_refusal(refused)
        except (SamediError, OSError) as error:
            self.stop(error)
        else:
            return True
        return False

    def action_leave(self) -> None:
        """Leave at once, even while a bot is choosing."""
        self.closing_words = self.closing_words or self.how_to_resume()
        if self.thinking and self.game:
            self.game.saved = None  # so that ending a program here does not replace it in the saved game
        kill_all_programs()
        self.exit(0)

    def stop(self, error: SamediError | OSError) -> None:
        """Stop because of an error, and say how to resume the game if it is saved."""
        if isinstance(error, OSError):
            self.problem = f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)
        else:
            self.problem, self.closing_words = str(error), self.how_to_resume()
        self.exit(1)

    def how_to_resume(self) -> str:
        """Return how to resume the game, or "" if it is over or not saved."""
        game = self.game
        resumable = game and not game.over and game.saved
        return game.words.say("screen-kept", command=game.resume_command) if game and resumable else ""

    def fail(self, error: BaseException) -> None:
        """Stop because of an unexpected error: a sentence for the player, and a traceback if SAMEDI_DEBUG is set."""
        if self.crash or self.problem:
            return
        what = "".join(sign for sign in f"{type(error).__name__}: {error}".splitlines()[0] if sign.isprintable())
        self.crash, self.closing_words = error, self.closing_words or self.how_to_resume()
        self.problem = self.table.words.say("screen-broken", what=what)

    def _handle_exception(self, error: Exception) -> None:
        """Called by Textual for uncaught exceptions; players get a sentence instead of Textual's traceback."""
        super()._handle_exception(error)
        self._exit_renderables.clear()
        self.fail(error.error if isinstance(error, WorkerFailed) else error)

    def handle_key(self, key: str, character: str | None) -> None:
        cursor = self.cursor
        if cursor.overlay is not None:
            self.scroll_by_key(key)
        elif cursor.frame.typed is not None:
            self.handle_typing(key, character)
        elif key in DIRECTIONS:
            cursor.move(key, self.view.picture)
        elif key in ("tab", "shift+tab"):
            cursor.cycle(self.view.picture, -1 if key.startswith("shift") else 1)
        elif key in ("enter", "space"):
            cursor.pick(cursor.frame.focus)
        elif key == "escape":
            cursor.step_back()
        elif character and character.isdecimal():
            thing = next((each for each, number in cursor.frame.number_keys.items() if number == character), None)
            if thing is not None:
                cursor.pick(thing)
        elif character:
            self.handle_letter(character)
        self.view.redraw()

    def handle_letter(self, character: str) -> None:
        """Handle the keys that the footer lists."""
        cursor = self.cursor
        if character == "/":
            cursor.show(typed="", list_index=0, message="")
        elif character == "?" and self.game:
            rules = read_rules(self.game.session.game.folder, self.game.lang)
            cursor.open_overlay(Overlay(cursor.frame.title, rules=rules, rule=cursor.rule))
        elif character == "h":
            self.say_wait() if self.thinking else cursor.show_hint()
        elif character == "l":
            cursor.open_sheet("last-trick")
        elif character == "s":
            cursor.open_sheet("scores")
        elif character == "e":
            cursor.open_overlay(Overlay(cursor.frame.say("screen-log"), sentences=cursor.frame.log, at_end=True))
        elif character == "i":
            cursor.open_description()
        elif character == "b":
            self.undo()
        elif character == "a":
            self.play_again()
        elif character == "q":
            self.action_leave()

    def handle_typing(self, key: str, character: str | None) -> None:
        """Handle keys while the list of choices is open."""
        cursor = self.cursor
        if key == "escape":
            cursor.step_back()
        elif key in ("up", "down"):
            cursor.move_in_list(-1 if key == "up" else 1)
        elif key == "enter":
            cursor.choose_listed()
        elif key == "backspace":
            cursor.backspace()
        elif character and character.isprintable():
            cursor.type(character)

    def scroll_by_key(self, key: str) -> None:
        """Handle keys while an overlay is open."""
        room = max(self.view.size.height - 7, 1)
        steps = {"up": -1, "down": 1, "pageup": -room, "pagedown": room, "space": room, "home": -9999, "end": 9999}
        if key in steps:
            self.scroll(steps[key])
        else:
            self.cursor.step_back()

    def scroll(self, lines: int) -> None:
        if self.cursor.overlay is not None:
            self.cursor.scroll = max(0, (self.cursor.scroll or 0) + lines)
            self.view.redraw()

    def handle_click(self, offset: Offset) -> None:
        cursor = self.cursor
        if cursor.overlay is not None:
            cursor.step_back()
        else:
            spot = self.view.picture.spot_at(offset.x, offset.y)
            if spot is not None and spot.id:
                cursor.pick(spot.id)
        self.view.redraw()

    def handle_hover(self, offset: Offset) -> None:
        """Move the focus to what the mouse points at, if something can be done there."""
        spot = self.view.picture.spot_at(offset.x, offset.y)
        cursor = self.cursor
        if spot is None or cursor.overlay is not None or spot.id == cursor.frame.focus or spot.area == "list":
            return
        if spot.id.startswith(BUTTON) or spot.id in cursor.frame.targets:
            cursor.look_at(spot.id)
            self.view.redraw()


def outcome(game: TerminalGame) -> str:
    """Return who won and the scores, for scenes that do not tell."""
    words, session = game.words, game.session
    won = words.say("screen-won", who=words.listed([words.name(seat) for seat in session.winners]))
    scores = [words.say("screen-score", who=words.name(seat), score=each) for seat, each in enumerate(session.scores)]
    return game.named(" · ".join([won, *scores]))


def play(game: TerminalGame, pace: float = PACE) -> int:
    """Play on the full screen. Return 0 when the player has left, 1 after an error, which is printed in a sentence."""
    app = TableApp(game, pace=pace)
    try:
        app.run()
    except Exception as error:
        app.fail(error)
    if app.crash and os.environ.get("SAMEDI_DEBUG"):
        traceback.print_exception(app.crash)
    if app.problem:
        say(app.problem)
    if app.closing_words:
        print(app.closing_words)
    return 1 if app.problem else 0
