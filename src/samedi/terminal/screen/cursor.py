"""The player's focus on the table, the steps taken towards a choice, and what each key does to them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from samedi.bots.hint import Hint
from samedi.core.errors import Refused
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.scene.model import Choice, Look, Scene
from samedi.terminal.game import comparison_lines
from samedi.terminal.screen.descriptions import describe, why_not
from samedi.terminal.screen.frame import BUTTON, Frame
from samedi.terminal.screen.overlays import Overlay
from samedi.terminal.screen.picture import DrawnTable
from samedi.terminal.screen.pieces import Spot
from samedi.terminal.selection import Selection

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class DisplayedGame(Protocol):
    """What the full screen shows: a TerminalGame, or a still table."""

    names: tuple[str, ...]
    words: Words

    @property
    def chair(self) -> Seat | None: ...
    @property
    def look(self) -> Look: ...
    @property
    def scene(self) -> Scene: ...
    @property
    def over(self) -> bool: ...
    def sentences(self, since: int) -> list[str]: ...
    def hint(self) -> Hint | None: ...


class Cursor:
    """The player's side of the table: the focus, the selection and the open overlay."""

    def __init__(self, table: DisplayedGame, title: str, choose: Callable[[str], None]) -> None:
        self.table = table
        self.choose = choose
        self.overlay: Overlay | None = None
        self.scroll: int | None = None
        self.rule = ""  # the rule cited last
        self.confirming = ""  # the code of a final choice that waits for confirmation
        scene = table.scene
        names = tuple(table.names)
        self.frame = Frame(table.look, scene, names, table.words, title, Selection(scene.choices), seat=table.chair)
        self.refocus()

    def show(self, **changes: object) -> None:
        self.frame = replace(self.frame, **changes)  # type: ignore[arg-type]

    def update(self, scene: Scene, told: list[str]) -> None:
        """Show a new scene and the sentences about what happened."""
        before = self.frame.scene
        if scene.look != self.frame.look.name:
            self.show(look=self.table.look)
        lay = {(piece.id, piece.area) for piece in before.pieces}
        centre = {area.id for area in self.frame.look.areas if area.zone == "centre"}
        fresh = frozenset(
            piece.id for piece in scene.pieces if (piece.id, piece.area) not in lay and piece.area in centre
        )
        asked_anew = scene.choices != before.choices
        self.show(scene=scene, new_pieces=fresh, log=(*self.frame.log, *told), over=self.table.over)
        if asked_anew:
            self.confirming = ""
            self.show(selection=Selection(scene.choices), hint=frozenset(), message="", is_warning=False, typed=None)
        self.refocus()

    def refocus(self) -> None:
        """Focus something that can be done, unless the focus is already on such a thing."""
        frame = self.frame
        resting = frame.focus in frame.pieces or frame.focus in frame.places or frame.focus.startswith("seat:")
        if frame.targets & set(frame.within(frame.focus)) or frame.focus in frame.number_keys:
            return
        if not frame.selection.open_choices and resting:
            return
        own = [thing for thing in frame.number_keys if not thing.startswith(BUTTON)]
        lying = [piece.id for piece in frame.scene.pieces if piece.id in frame.targets]
        places = [place for place in frame.places if place in frame.targets]
        first = next(iter([*own, *lying, *places, *sorted(frame.targets), *frame.number_keys]), None)
        self.show(focus=first or (frame.focus if resting else ""))

    def move(self, way: str, picture: DrawnTable) -> None:
        """Move the focus to the next thing in a direction, within the same area if possible."""
        dx, dy = DIRECTIONS[way]
        stops = self.focus_stops(picture)
        here = next((spot for spot in stops if spot.id == self.frame.focus), None)
        if here is None:
            here = next((spot for spot in stops if set(self.frame.within(spot.id)) & {self.frame.focus}), None)
        if here is None:
            self.look_at(stops[0].id if stops else "")
            return
        best: tuple[tuple[bool, float], str] | None = None
        for spot in stops:
            along, across = distance(here, spot, dx, dy)
            if spot.id == here.id or along <= 0 or (across > along * 3 and spot.area != here.area):
                continue
            if spot.area == here.area and across > along * 2 and dy:
                continue
            rank = (spot.area != here.area, along + 2 * across)
            if best is None or rank < best[0]:
                best = (rank, spot.id)
        if best:
            self.look_at(best[1])

    def focus_stops(self, picture: DrawnTable) -> list[Spot]:
        """Return what the arrow keys stop at: places, or the pieces there if several can be picked."""
        frame = self.frame
        stops = []
        for spot in picture.spots:
            piece = frame.pieces.get(spot.id)
            if piece is not None and piece.place is not None:
                within = [each for each in frame.within(piece.place) if each in frame.targets]
                if len(within) < 2 or spot.id not in within:
                    continue
            if spot.area != "list" and spot.id:
                stops.append(spot)
        return stops

    def cycle(self, picture: DrawnTable, step: int) -> None:
        """Move the focus to the next thing that can be done, in reading order (Tab)."""
        frame = self.frame
        doable = [spot.id for spot in self.focus_stops(picture) if self.is_actionable(spot.id)]
        if doable:
            at = doable.index(frame.focus) if frame.focus in doable else -step
            self.look_at(doable[(at + step) % len(doable)])

    def is_actionable(self, thing: str) -> bool:
        return thing.startswith(BUTTON) or bool(self.frame.targets & set(self.frame.within(thing)))

    def look_at(self, thing: str) -> None:
        self.confirming = ""
        self.show(focus=thing, message="", is_warning=False)

    def pick(self, thing: str) -> None:
        """Focus a thing and pick it."""
        self.show(focus=thing)
        frame = self.frame
        if thing.startswith(BUTTON):
            self.confirm(
                next((choice for choice in frame.selection.open_choices if BUTTON + choice.code == thing), None)
            )
            return
        targets = [each for each in frame.within(thing) if each in frame.targets]
        if targets:
            self.take_step(targets[0])
            return
        self.explain(thing)

    def take_step(self, target: str) -> None:
        taken = self.frame.selection.take(target)
        if isinstance(taken, Choice):
            self.confirm(taken)
            return
        self.show(selection=taken, message="", is_warning=False, hint=frozenset())
        self.refocus()

    def confirm(self, choice: Choice | None) -> None:
        """Make a choice; a final choice needs to be confirmed once more."""
        if choice is None:
            return
        if choice.final and self.confirming != choice.code:
            self.confirming = choice.code
            self.say(self.frame.say("screen-sure", what=self.frame.named(choice.label)))
            return
        self.confirming = ""
        self.show(typed=None, list_index=0)
        self.choose(choice.code)

    def explain(self, thing: str) -> None:
        """Explain why a thing cannot be picked."""
        frame = self.frame
        denied = next((each for each in frame.within(thing) if each in frame.denied), None)
        if denied is not None and frame.my_turn:
            self.rule = frame.denied[denied][1] or self.rule
            self.say(why_not(frame, denied), warns=True)
        elif not frame.my_turn and not frame.over:
            self.say(frame.say("screen-wait"))

    def show_refusal(self, refused: Refused) -> None:
        """Show a refusal in the player's language, with its rule."""
        text = self.frame.words.reason(refused.reason, named=True)
        if refused.rule:
            self.rule = refused.rule
            text = self.frame.say("rule-cited", text=text, rule=refused.rule)
        self.say(self.frame.named(text[:1].upper() + text[1:]), warns=True)

    def say(self, text: str, *, warns: bool = False) -> None:
        self.show(message=text, is_warning=warns)

    def step_back(self) -> bool:
        """Close what is open, else take the latest step back (Escape); return False if there is neither."""
        if self.overlay is not None:
            self.overlay, self.scroll = None, None
        elif self.frame.typed is not None:
            self.show(typed=None, list_index=0)
        elif self.frame.selection.taken:
            last = self.frame.selection.taken[-1]
            self.show(selection=self.frame.selection.back(), focus=last, message="")
        elif self.frame.message:
            self.show(message="")
        else:
            return False
        return True

    def type(self, character: str) -> None:
        self.show(typed=(self.frame.typed or "") + character, list_index=0, message="")

    def backspace(self) -> None:
        self.show(typed=(self.frame.typed or "")[:-1], list_index=0)

    def move_in_list(self, step: int) -> None:
        last = max(0, len(self.frame.matching_choices) - 1)
        self.show(list_index=max(0, min(self.frame.list_index + step, last)))

    def choose_listed(self) -> None:
        found = self.frame.matching_choices
        if found:
            self.confirm(found[min(self.frame.list_index, len(found) - 1)])

    def open_overlay(self, overlay: Overlay) -> None:
        self.overlay, self.scroll = overlay, None

    def open_sheet(self, name: str) -> None:
        sheet = self.frame.sheet(name)
        if sheet is None:
            self.say(self.frame.say("screen-no-sheet"))
        else:
            self.open_overlay(Overlay(self.frame.named(sheet.title), sheet))

    def open_description(self) -> None:
        said = describe(self.frame, self.frame.focus)
        if said:
            self.open_overlay(Overlay(self.frame.say("screen-closer"), sentences=tuple(dict.fromkeys(said))))

    def show_hint(self) -> None:
        """Show a hint as a sentence, and mark it on the table."""
        hint, choices = self.table.hint(), {choice.code: choice for choice in self.frame.scene.choices}
        choice = choices.get(hint.code) if hint else None
        if hint is None or choice is None:
            self.say(self.frame.say("screen-wait"))
            return
        if choice not in self.frame.selection.open_choices:
            self.show(selection=Selection(self.frame.scene.choices))
        taken = len(self.frame.selection.taken)
        step = choice.pick[taken] if len(choice.pick) > taken else ()
        focus = step[0] if step else BUTTON + choice.code
        self.show(hint=frozenset((choice.code, *step)), focus=focus)
        what = self.frame.named(choice.label)
        if choice.note:
            what = self.frame.say("screen-note", what=what, note=self.frame.named(choice.note))
        said = self.frame.say("screen-hint", what=" – ".join(filter(None, (what, self.frame.named(hint.reason)))))
        others = comparison_lines(hint, self.frame.words, lambda code: self.frame.named(choices[code].label))
        self.say("\n".join([said, *others]))


def distance(here: Spot, there: Spot, dx: int, dy: int) -> tuple[float, float]:
    """Return the distance along a direction and beside it; a row counts as two columns."""
    x = (there.box.x + there.box.w / 2) - (here.box.x + here.box.w / 2)
    y = 2 * ((there.box.y + there.box.h / 2) - (here.box.y + here.box.h / 2))
    if dx:
        return x * dx, 0 if overlap(here.box.y, here.box.h, there.box.y, there.box.h) else abs(y)
    return y * dy, 0 if overlap(here.box.x, here.box.w, there.box.x, there.box.w) else abs(x)


def overlap(a: int, size: int, b: int, other: int) -> bool:
    return a < b + other and b < a + size
