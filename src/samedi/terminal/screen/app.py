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
from samedi.terminal.game import Sitting
from samedi.terminal.screen.canvas import ROOM
from samedi.terminal.screen.cursor import WAYS, Person, Table
from samedi.terminal.screen.frame import BUTTON
from samedi.terminal.screen.overlays import Page
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
            person = self.app.person
            self.drawn = draw(person.shown, self.size.width, self.size.height, person.page, person.top)
            if person.page is not None:
                person.top = self.drawn.top
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
        self.app.pressed(event.key, event.character)

    def on_click(self, event: events.Click) -> None:
        self.app.clicked(event.offset)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.app.pointed(event.offset)

    def on_mouse_scroll_down(self) -> None:
        self.app.turned(3)

    def on_mouse_scroll_up(self) -> None:
        self.app.turned(-3)


class TableApp(App[int]):
    """A game on the whole screen, or a table that only shows."""

    CSS = f"Screen {{ background: {ROOM}; }} TableView {{ width: 1fr; height: 1fr; }}"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(self, table: Table, *, pace: float = PACE) -> None:
        super().__init__()
        self.table = table
        self.pace = pace
        self.heard = 0
        self.thinking = False
        self.trouble = ""  # why it had to stop, as a sentence
        self.broken: BaseException | None = None  # what nobody foresaw
        self.farewell = ""  # how to go on with the game, once it is left
        self.view = TableView()
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Show this table from now on."""
        self.table = table
        title = table.words.say("title") if table.words.has("title") else ""
        self.person = Person(table, title, self.chosen)
        self.heard = 0
        self.hear()

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
        self.go_on()

    def hear(self) -> None:
        """Take in the scene as it is now, and what was told since."""
        told = self.table.told(self.heard)
        if isinstance(self.table, Sitting):
            self.heard = len(self.table.session.log)
            told += self.table.notices
            self.table.notices.clear()
        self.person.see(self.table.scene, told)
        if isinstance(self.table, Sitting) and self.table.over and self.person.shown.scene.result is None:
            self.person.say(outcome(self.table))

    # ---- bots ----

    def go_on(self) -> None:
        """Let the bots move until the person is asked."""
        self.view.redraw()
        if isinstance(self.table, Sitting) and not self.thinking and not self.table.over and not self.table.my_turn:
            self.thinking = True
            self.run_worker(self.let_bots_move(self.table), exclusive=True)

    async def let_bots_move(self, sitting: Sitting) -> None:
        try:
            moved = True
            while moved and not sitting.my_turn and not sitting.over and sitting is self.table:
                await asyncio.sleep(self.pause())
                moved = await asyncio.to_thread(sitting.bot_moves)
                self.hear()
                self.view.redraw()
        except (SamediError, OSError) as wrong:
            self.stop(wrong)
        finally:
            self.thinking = False

    def pause(self) -> float:
        """Longer while the table has just been cleared, so that a trick can be seen."""
        shown = self.person.shown
        centre = {area.id for area in shown.look.areas if area.zone == "centre"}
        cleared = shown.sheet("last-trick") and not any(piece.area in centre for piece in shown.scene.pieces)
        return self.pace * (LINGER if cleared else 1)

    # ---- what the person does ----

    def chosen(self, code: str) -> None:
        if not isinstance(self.table, Sitting):
            return
        if self.thinking:
            self.person.say(self.person.shown.say("screen-wait"))
            return
        sitting = self.table
        if self.could(lambda: sitting.choose(code)):
            self.hear()
            self.go_on()

    def take_back(self) -> None:
        person = self.person
        if person.shown.pick.taken:
            person.step_back()
        elif self.thinking:
            person.say(person.shown.say("screen-wait"))
        elif isinstance(self.table, Sitting) and self.could(self.table.back):
            self.hear()

    def play_again(self) -> None:
        sitting = self.table
        if isinstance(sitting, Sitting) and sitting.over and self.could(lambda: self.sit_down(sitting.again())):
            self.go_on()

    def could(self, act: Callable[[], None]) -> bool:
        """Do something at the table; if it is refused the person is told why, if it cannot be kept the game stops."""
        try:
            act()
        except Refused as refused:
            self.person.refused(refused)
        except (SamediError, OSError) as wrong:
            self.stop(wrong)
        else:
            return True
        return False

    # ---- leaving ----

    def action_leave(self) -> None:
        """Leave at once, whatever a bot is doing."""
        self.farewell = self.farewell or self.kept()
        if self.thinking and isinstance(self.table, Sitting):
            self.table.keep = None  # a program that is ended here loses neither its move nor its chair
        kill_all()
        self.exit(0)

    def stop(self, wrong: SamediError | OSError) -> None:
        """The game cannot go on: say why, and how to go on with it later if it is kept."""
        if isinstance(wrong, OSError):
            self.trouble = f"{wrong.filename}: {wrong.strerror}" if wrong.filename else wrong.strerror or str(wrong)
        else:
            self.trouble, self.farewell = str(wrong), self.kept()
        self.exit(1)

    def kept(self) -> str:
        """How to go on with the game, if it is kept and not over."""
        sitting = self.table
        if not isinstance(sitting, Sitting) or sitting.over or sitting.keep is None:
            return ""
        return sitting.words.say("screen-kept", command=sitting.resume_command)

    def break_off(self, error: BaseException) -> None:
        """Something went wrong that nobody foresaw: a sentence for the person, the traceback for who asks for it."""
        if self.broken or self.trouble:
            return
        what = "".join(sign for sign in f"{type(error).__name__}: {error}".splitlines()[0] if sign.isprintable())
        self.broken, self.farewell = error, self.farewell or self.kept()
        self.trouble = self.table.words.say("screen-broken", what=what)

    def _handle_exception(self, error: Exception) -> None:
        """Textual comes here with whatever was not caught; what it would print on the screen is not for players."""
        super()._handle_exception(error)
        self._exit_renderables.clear()
        self.break_off(error.error if isinstance(error, WorkerFailed) else error)

    # ---- keys and mouse ----

    def pressed(self, key: str, character: str | None) -> None:
        person = self.person
        if person.page is not None:
            self.read_on(key)
        elif person.shown.typed is not None:
            self.type(key, character)
        elif key in WAYS:
            person.move(key, self.view.picture)
        elif key in ("tab", "shift+tab"):
            person.around(self.view.picture, -1 if key.startswith("shift") else 1)
        elif key in ("enter", "space"):
            person.press(person.shown.focus)
        elif key == "escape":
            person.step_back()
        elif character and character.isdecimal():
            thing = next((each for each, number in person.shown.keys.items() if number == character), None)
            if thing is not None:
                person.press(thing)
        elif character:
            self.letter(character)
        self.view.redraw()

    def letter(self, character: str) -> None:
        """The keys of the footer."""
        person = self.person
        if character == "/":
            person.show(typed="", listed=0, message="")
        elif character == "?" and isinstance(self.table, Sitting):
            rules = rulebook(self.table.game.folder, self.table.lang)
            person.read(Page(person.shown.title, rules=rules, rule=person.rule))
        elif character == "h" and not self.thinking:
            person.ask_hint()
        elif character == "h":
            person.say(person.shown.say("screen-wait"))
        elif character == "l":
            person.read_sheet("last-trick")
        elif character == "s":
            person.read_sheet("scores")
        elif character == "e":
            person.read(Page(person.shown.say("screen-log"), sentences=person.shown.log, at_end=True))
        elif character == "i":
            person.look_closer()
        elif character == "b":
            self.take_back()
        elif character == "a":
            self.play_again()
        elif character == "q":
            self.action_leave()

    def type(self, key: str, character: str | None) -> None:
        """While the list of choices is open."""
        person = self.person
        if key == "escape":
            person.step_back()
        elif key in ("up", "down"):
            person.turn_list(-1 if key == "up" else 1)
        elif key == "enter":
            person.take_listed()
        elif key == "backspace":
            person.rub_out()
        elif character and character.isprintable():
            person.type(character)

    def read_on(self, key: str) -> None:
        """While a page is open."""
        room = max(self.view.size.height - 7, 1)
        steps = {"up": -1, "down": 1, "pageup": -room, "pagedown": room, "space": room, "home": -9999, "end": 9999}
        if key in steps:
            self.turned(steps[key])
        else:
            self.person.step_back()

    def turned(self, lines: int) -> None:
        if self.person.page is not None:
            self.person.top = max(0, (self.person.top or 0) + lines)
            self.view.redraw()

    def clicked(self, offset: Offset) -> None:
        person = self.person
        if person.page is not None:
            person.step_back()
        else:
            spot = self.view.picture.at(offset.x, offset.y)
            if spot is not None and spot.id:
                person.press(spot.id)
        self.view.redraw()

    def pointed(self, offset: Offset) -> None:
        """The mouse rests on something that can be done: show what it would do."""
        spot = self.view.picture.at(offset.x, offset.y)
        person = self.person
        if spot is None or person.page is not None or spot.id == person.shown.focus or spot.area == "list":
            return
        if spot.id.startswith(BUTTON) or spot.id in person.shown.targets:
            person.look_at(spot.id)
            self.view.redraw()


def outcome(sitting: Sitting) -> str:
    """Who won and with how much, where a scene does not say it."""
    words, session = sitting.words, sitting.session
    won = words.say("screen-won", who=words.listed([words.name(seat) for seat in session.winners]))
    scores = [words.say("screen-score", who=words.name(seat), score=each) for seat, each in enumerate(session.scores)]
    return sitting.named(" · ".join([won, *scores]))


def play(sitting: Sitting, pace: float = PACE) -> int:
    """Play on the whole screen; 0 when the person has left, 1 when it had to stop, with a sentence that says why."""
    app = TableApp(sitting, pace=pace)
    try:
        app.run()
    except Exception as error:
        app.break_off(error)
    if app.broken and os.environ.get("SAMEDI_DEBUG"):
        traceback.print_exception(app.broken)
    if app.trouble:
        say(app.trouble)
    if app.farewell:
        print(app.farewell)
    return 1 if app.trouble else 0
