"""The table on the whole screen: Textual shows the picture, passes keys and clicks on, and lets the bots move."""

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

from samedi.bots.program import kill_all
from samedi.console import say
from samedi.core.errors import Refused, SamediError
from samedi.scene.rules_text import rulebook
from samedi.terminal.game import TerminalGame
from samedi.terminal.screen.canvas import ROOM
from samedi.terminal.screen.cursor import WAYS, Cursor, DisplayedGame
from samedi.terminal.screen.frame import BUTTON
from samedi.terminal.screen.overlays import Overlay
from samedi.terminal.screen.picture import Picture, draw

PACE = 0.4  # seconds before a bot moves, so that people can follow
LINGER = 3  # times that, while a trick that was just taken is looked at


class TableView(Widget, can_focus=True):
    """The picture of the table, drawn anew whenever something changes."""

    app: "TableApp"

    def __init__(self) -> None:
        super().__init__()
        self.drawn: Picture | None = None

    @property
    def picture(self) -> Picture:
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
    """A game on the whole screen, or a table that only shows."""

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
        self.crash: BaseException | None = None  # what nobody foresaw
        self.closing_words = ""  # how to go on with the game, once it is left
        self.view = TableView()
        self.show_table(table)

    def show_table(self, table: DisplayedGame) -> None:
        """Show this table from now on."""
        self.table = table
        title = table.words.say("title") if table.words.has("title") else ""
        self.cursor = Cursor(table, title, self.choose)
        self.seen_entries = 0
        self.update()

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        self.view.focus()
        loop = asyncio.get_running_loop()
        for sign in ("SIGTERM", "SIGINT", "SIGHUP"):
            # Windows has no SIGHUP and no such handlers, and a test's app may run outside the main thread: there
            # Textual's own keys still leave.
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, sign), self.action_leave)
        self.let_bots_play()

    def update(self) -> None:
        """Take in the scene as it is now, and what was told since."""
        told = self.table.sentences(self.seen_entries)
        if isinstance(self.table, TerminalGame):
            self.seen_entries = len(self.table.session.log)
            told += self.table.notices
            self.table.notices.clear()
        self.cursor.update(self.table.scene, told)
        if isinstance(self.table, TerminalGame) and self.table.over and self.cursor.frame.scene.result is None:
            self.cursor.say(outcome(self.table))

    # ---- bots ----

    def let_bots_play(self) -> None:
        """Let the bots move until the person is asked."""
        self.view.redraw()
        if (
            isinstance(self.table, TerminalGame)
            and not self.thinking
            and not self.table.over
            and not self.table.my_turn
        ):
            self.thinking = True
            self.run_worker(self.play_bots(self.table), exclusive=True)

    async def play_bots(self, table: TerminalGame) -> None:
        try:
            moved = True
            while moved and not table.my_turn and not table.over and table is self.table:
                await asyncio.sleep(self.bot_delay())
                moved = await asyncio.to_thread(table.play_bot)
                self.update()
                self.view.redraw()
        except (SamediError, OSError) as wrong:
            self.stop(wrong)
        finally:
            self.thinking = False

    def bot_delay(self) -> float:
        """Longer while the table has just been cleared, so that a trick can be seen."""
        frame = self.cursor.frame
        centre = {area.id for area in frame.look.areas if area.zone == "centre"}
        cleared = frame.sheet("last-trick") and not any(piece.area in centre for piece in frame.scene.pieces)
        return self.pace * (LINGER if cleared else 1)

    # ---- what the person does ----

    def choose(self, code: str) -> None:
        if not isinstance(self.table, TerminalGame):
            return
        if self.thinking:
            self.cursor.say(self.cursor.frame.say("screen-wait"))
            return
        table = self.table
        if self.attempt(lambda: table.choose(code)):
            self.update()
            self.let_bots_play()

    def undo(self) -> None:
        cursor = self.cursor
        if cursor.frame.selection.taken:
            cursor.step_back()
        elif self.thinking:
            cursor.say(cursor.frame.say("screen-wait"))
        elif isinstance(self.table, TerminalGame) and self.attempt(self.table.undo):
            self.update()

    def play_again(self) -> None:
        table = self.table
        if isinstance(table, TerminalGame) and table.over and self.attempt(lambda: self.show_table(table.rematch())):
            self.let_bots_play()

    def attempt(self, act: Callable[[], None]) -> bool:
        """Do something at the table; if it is refused the person is told why, if it cannot be kept the game stops."""
        try:
            act()
        except Refused as refused:
            self.cursor.show_refusal(refused)
        except (SamediError, OSError) as wrong:
            self.stop(wrong)
        else:
            return True
        return False

    # ---- leaving ----

    def action_leave(self) -> None:
        """Leave at once, whatever a bot is doing."""
        self.closing_words = self.closing_words or self.how_to_resume()
        if self.thinking and isinstance(self.table, TerminalGame):
            self.table.saved = None  # a program that is ended here loses neither its move nor its chair
        kill_all()
        self.exit(0)

    def stop(self, wrong: SamediError | OSError) -> None:
        """The game cannot go on: say why, and how to go on with it later if it is kept."""
        if isinstance(wrong, OSError):
            self.problem = f"{wrong.filename}: {wrong.strerror}" if wrong.filename else wrong.strerror or str(wrong)
        else:
            self.problem, self.closing_words = str(wrong), self.how_to_resume()
        self.exit(1)

    def how_to_resume(self) -> str:
        """How to go on with the game, if it is kept and not over."""
        table = self.table
        if not isinstance(table, TerminalGame) or table.over or table.saved is None:
            return ""
        return table.words.say("screen-kept", command=table.resume_command)

    def fail(self, error: BaseException) -> None:
        """Something went wrong that nobody foresaw: a sentence for the person, the traceback for who asks for it."""
        if self.crash or self.problem:
            return
        what = "".join(sign for sign in f"{type(error).__name__}: {error}".splitlines()[0] if sign.isprintable())
        self.crash, self.closing_words = error, self.closing_words or self.how_to_resume()
        self.problem = self.table.words.say("screen-broken", what=what)

    def _handle_exception(self, error: Exception) -> None:
        """Textual comes here with whatever was not caught; what it would print on the screen is not for players."""
        super()._handle_exception(error)
        self._exit_renderables.clear()
        self.fail(error.error if isinstance(error, WorkerFailed) else error)

    # ---- keys and mouse ----

    def handle_key(self, key: str, character: str | None) -> None:
        cursor = self.cursor
        if cursor.overlay is not None:
            self.scroll_by_key(key)
        elif cursor.frame.typed is not None:
            self.handle_typing(key, character)
        elif key in WAYS:
            cursor.move(key, self.view.picture)
        elif key in ("tab", "shift+tab"):
            cursor.cycle(self.view.picture, -1 if key.startswith("shift") else 1)
        elif key in ("enter", "space"):
            cursor.press(cursor.frame.focus)
        elif key == "escape":
            cursor.step_back()
        elif character and character.isdecimal():
            thing = next((each for each, number in cursor.frame.keys.items() if number == character), None)
            if thing is not None:
                cursor.press(thing)
        elif character:
            self.handle_letter(character)
        self.view.redraw()

    def handle_letter(self, character: str) -> None:
        """The keys of the footer."""
        cursor = self.cursor
        if character == "/":
            cursor.show(typed="", list_index=0, message="")
        elif character == "?" and isinstance(self.table, TerminalGame):
            rules = rulebook(self.table.game.folder, self.table.lang)
            cursor.open_overlay(Overlay(cursor.frame.title, rules=rules, rule=cursor.rule))
        elif character == "h" and not self.thinking:
            cursor.show_hint()
        elif character == "h":
            cursor.say(cursor.frame.say("screen-wait"))
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
        """While the list of choices is open."""
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
        """While a page is open."""
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
                cursor.press(spot.id)
        self.view.redraw()

    def handle_hover(self, offset: Offset) -> None:
        """The mouse rests on something that can be done: show what it would do."""
        spot = self.view.picture.spot_at(offset.x, offset.y)
        cursor = self.cursor
        if spot is None or cursor.overlay is not None or spot.id == cursor.frame.focus or spot.area == "list":
            return
        if spot.id.startswith(BUTTON) or spot.id in cursor.frame.targets:
            cursor.look_at(spot.id)
            self.view.redraw()


def outcome(table: TerminalGame) -> str:
    """Who won and with how much, where a scene does not say it."""
    words, session = table.words, table.session
    won = words.say("screen-won", who=words.listed([words.name(seat) for seat in session.winners]))
    scores = [words.say("screen-score", who=words.name(seat), score=each) for seat, each in enumerate(session.scores)]
    return table.named(" · ".join([won, *scores]))


def play(table: TerminalGame, pace: float = PACE) -> int:
    """Play on the whole screen; 0 when the person has left, 1 when it had to stop, with a sentence that says why."""
    app = TableApp(table, pace=pace)
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
