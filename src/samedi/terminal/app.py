"""The table on the whole screen: Textual shows the picture, passes keys and clicks on, and lets the bots move."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from rich.segment import Segment
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.geometry import Offset
from textual.strip import Strip
from textual.widget import Widget

from samedi.core.errors import Refused, SamediError
from samedi.core.names import Seat
from samedi.core.words import HOUSE, Words
from samedi.kit.scene import Look, Scene
from samedi.terminal.canvas import ROOM
from samedi.terminal.draw import Picture, draw
from samedi.terminal.pages import Page, rules_text
from samedi.terminal.person import WAYS, Person, Table
from samedi.terminal.shown import BUTTON
from samedi.terminal.sitting import Sitting

PACE = 0.4  # seconds before a bot moves, so that people can follow
LINGER = 3  # times that, while a trick that was just taken is looked at
RESUME = "samedi play --resume"


class Still:
    """A table that never changes: a look and a scene to be looked at."""

    def __init__(self, look: Look, scene: Scene, names: tuple[str, ...], lang: str = "en") -> None:
        self.look = look
        self.scene = scene
        self.names = tuple(names)
        self.words = Words(lang, (HOUSE / f"{lang}.ftl",))
        self.chair: Seat | None = None
        self.over = scene.result is not None

    def told(self, since: int) -> list[str]:
        return []

    def hint(self) -> str | None:
        return self.scene.choices[0].code if self.scene.choices else None


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
    """A game on the whole screen, or a still scene."""

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
            self.stop(str(wrong))
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
        try:
            self.table.choose(code)
        except Refused as refused:
            self.person.refused(refused)
            return
        except OSError as wrong:
            self.stop(str(wrong))
            return
        self.hear()
        self.go_on()

    def take_back(self) -> None:
        person = self.person
        if person.shown.pick.taken:
            person.step_back()
        elif self.thinking:
            person.say(person.shown.say("screen-wait"))
        elif isinstance(self.table, Sitting):
            try:
                self.table.back()
            except Refused as refused:
                person.refused(refused)
                return
            self.hear()

    def play_again(self) -> None:
        if isinstance(self.table, Sitting) and self.table.over:
            self.sit_down(self.table.again())
            self.go_on()

    def stop(self, sentence: str) -> None:
        self.trouble = sentence
        self.exit(1)

    def action_leave(self) -> None:
        self.exit(0)

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
            text = rules_text(self.table.game.folder, self.table.lang)
            person.read(Page(person.shown.title, text=text, rule=person.rule))
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


def no_terminal() -> bool:
    """Is there no terminal here that a whole screen could be drawn on?"""
    streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    return os.environ.get("TERM", "dumb") == "dumb" or not all(stream and stream.isatty() for stream in streams)


def play(sitting: Sitting, pace: float = PACE) -> int:
    """Play on the whole screen; 0 when the person has left, 1 when it could not be."""
    if os.name != "nt" and no_terminal():
        print(f"samedi: {sitting.words.say('screen-no-terminal')}", file=sys.stderr)
        return 1
    app = TableApp(sitting, pace=pace)
    app.run()
    if app.trouble:
        print(f"samedi: {app.trouble}", file=sys.stderr)
    last = app.table
    if isinstance(last, Sitting) and last.keep and not last.over:
        print(last.words.say("screen-kept", command=RESUME))
    return app.return_value or 0


def still(file: Path, lang: str = "en") -> TableApp:
    """A scene kept in a file (look, scene, names), to be looked at."""
    import msgspec

    class Kept(msgspec.Struct):
        look: Look
        scene: Scene
        names: tuple[str, ...]

    kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    return TableApp(Still(kept.look, kept.scene, kept.names, lang))
