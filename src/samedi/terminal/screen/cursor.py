"""Person: where the eye and the hand of whoever plays are, and what each key does to that."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from samedi.bots.hint import Hint
from samedi.core.errors import Refused
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.scene.model import Choice, Look, Scene
from samedi.terminal.game import compared
from samedi.terminal.screen.descriptions import about, why_not
from samedi.terminal.screen.frame import BUTTON, Shown
from samedi.terminal.screen.overlays import Page
from samedi.terminal.screen.picture import Picture
from samedi.terminal.screen.pieces import Spot
from samedi.terminal.selection import Pick

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Table(Protocol):
    """What is shown and played at: a Sitting, or anything that only shows."""

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
    def told(self, since: int) -> list[str]: ...
    def hint(self) -> Hint | None: ...


class Person:
    """The person's side of the table: what is rested on, which steps are taken, what is being read."""

    def __init__(self, table: Table, title: str, choose: Callable[[str], None]) -> None:
        self.table = table
        self.choose = choose
        self.page: Page | None = None
        self.top: int | None = None
        self.rule = ""  # the rule that was cited last
        self.sure = ""  # a choice for good that was asked once
        scene = table.scene
        names = tuple(table.names)
        self.shown = Shown(table.look, scene, names, table.words, title, Pick(scene.choices), seat=table.chair)
        self.rest()

    def show(self, **changes: object) -> None:
        self.shown = replace(self.shown, **changes)  # type: ignore[arg-type]

    def see(self, scene: Scene, told: list[str]) -> None:
        """Something happened: the new scene, and the sentences that tell of it."""
        before = self.shown.scene
        if scene.look != self.shown.look.name:
            self.show(look=self.table.look)
        lay = {(piece.id, piece.area) for piece in before.pieces}
        centre = {area.id for area in self.shown.look.areas if area.zone == "centre"}
        fresh = frozenset(
            piece.id for piece in scene.pieces if (piece.id, piece.area) not in lay and piece.area in centre
        )
        asked_anew = scene.choices != before.choices
        self.show(scene=scene, fresh=fresh, log=(*self.shown.log, *told), over=self.table.over)
        if asked_anew:
            self.sure = ""
            self.show(pick=Pick(scene.choices), hint=frozenset(), message="", warns=False, typed=None)
        self.rest()

    def rest(self) -> None:
        """Rest the eye on something that can be done, if it rests on nothing of the kind."""
        shown = self.shown
        resting = shown.focus in shown.piece or shown.focus in shown.place or shown.focus.startswith("seat:")
        if shown.targets & set(shown.within(shown.focus)) or shown.focus in shown.keys:
            return
        if not shown.pick.open and resting:
            return
        own = [thing for thing in shown.keys if not thing.startswith(BUTTON)]
        lying = [piece.id for piece in shown.scene.pieces if piece.id in shown.targets]
        places = [place for place in shown.place if place in shown.targets]
        first = next(iter([*own, *lying, *places, *sorted(shown.targets), *shown.keys]), None)
        self.show(focus=first or (shown.focus if resting else ""))

    # ---- the eye ----

    def move(self, way: str, picture: Picture) -> None:
        """To the next thing in that direction, within the same area if there is one."""
        dx, dy = WAYS[way]
        stops = self.stops(picture)
        here = next((spot for spot in stops if spot.id == self.shown.focus), None)
        if here is None:
            here = next((spot for spot in stops if set(self.shown.within(spot.id)) & {self.shown.focus}), None)
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

    def stops(self, picture: Picture) -> list[Spot]:
        """What the arrows stop at: places of boards, or what lies there if several things can be picked."""
        shown = self.shown
        stops = []
        for spot in picture.spots:
            piece = shown.piece.get(spot.id)
            if piece is not None and piece.place is not None:
                within = [each for each in shown.within(piece.place) if each in shown.targets]
                if len(within) < 2 or spot.id not in within:
                    continue
            if spot.area != "list" and spot.id:
                stops.append(spot)
        return stops

    def around(self, picture: Picture, step: int) -> None:
        """Tab: the next thing that can be done, in reading order."""
        shown = self.shown
        doable = [spot.id for spot in self.stops(picture) if self.doable(spot.id)]
        if doable:
            at = doable.index(shown.focus) if shown.focus in doable else -step
            self.look_at(doable[(at + step) % len(doable)])

    def doable(self, thing: str) -> bool:
        return thing.startswith(BUTTON) or bool(self.shown.targets & set(self.shown.within(thing)))

    def look_at(self, thing: str) -> None:
        self.sure = ""
        self.show(focus=thing, message="", warns=False)

    # ---- the hand ----

    def press(self, thing: str) -> None:
        """Point at something and mean it."""
        self.show(focus=thing)
        shown = self.shown
        if thing.startswith(BUTTON):
            self.mean(next((choice for choice in shown.pick.open if BUTTON + choice.code == thing), None))
            return
        targets = [each for each in shown.within(thing) if each in shown.targets]
        if targets:
            self.step(targets[0])
            return
        self.explain(thing)

    def step(self, target: str) -> None:
        taken = self.shown.pick.take(target)
        if isinstance(taken, Choice):
            self.mean(taken)
            return
        self.show(pick=taken, message="", warns=False, hint=frozenset())
        self.rest()

    def mean(self, choice: Choice | None) -> None:
        """Choose; what cannot be taken back is asked twice."""
        if choice is None:
            return
        if choice.final and self.sure != choice.code:
            self.sure = choice.code
            self.say(self.shown.say("screen-sure", what=self.shown.named(choice.label)))
            return
        self.sure = ""
        self.show(typed=None, listed=0)
        self.choose(choice.code)

    def explain(self, thing: str) -> None:
        """Why nothing happens."""
        shown = self.shown
        denied = next((each for each in shown.within(thing) if each in shown.denied), None)
        if denied is not None and shown.my_turn:
            self.rule = shown.denied[denied][1] or self.rule
            self.say(why_not(shown, denied), warns=True)
        elif not shown.my_turn and not shown.over:
            self.say(shown.say("screen-wait"))

    def refused(self, refused: Refused) -> None:
        """What was tried cannot be: why, in the person's language, and by which rule."""
        text = self.shown.words.reason(refused.reason, named=True)
        if refused.rule:
            self.rule = refused.rule
            text = self.shown.say("rule-cited", text=text, rule=refused.rule)
        self.say(self.shown.named(text[:1].upper() + text[1:]), warns=True)

    def say(self, text: str, *, warns: bool = False) -> None:
        self.show(message=text, warns=warns)

    def step_back(self) -> bool:
        """Escape: close what is open, else take the latest step back; False if there is nothing of the kind."""
        if self.page is not None:
            self.page, self.top = None, None
        elif self.shown.typed is not None:
            self.show(typed=None, listed=0)
        elif self.shown.pick.taken:
            last = self.shown.pick.taken[-1]
            self.show(pick=self.shown.pick.back(), focus=last, message="")
        elif self.shown.message:
            self.show(message="")
        else:
            return False
        return True

    # ---- the list of choices ----

    def type(self, character: str) -> None:
        self.show(typed=(self.shown.typed or "") + character, listed=0, message="")

    def rub_out(self) -> None:
        self.show(typed=(self.shown.typed or "")[:-1], listed=0)

    def turn_list(self, step: int) -> None:
        last = max(0, len(self.shown.matching) - 1)
        self.show(listed=max(0, min(self.shown.listed + step, last)))

    def take_listed(self) -> None:
        found = self.shown.matching
        if found:
            self.mean(found[min(self.shown.listed, len(found) - 1)])

    # ---- things to read ----

    def read(self, page: Page) -> None:
        self.page, self.top = page, None

    def read_sheet(self, name: str) -> None:
        sheet = self.shown.sheet(name)
        if sheet is None:
            self.say(self.shown.say("screen-no-sheet"))
        else:
            self.read(Page(self.shown.named(sheet.title), sheet))

    def look_closer(self) -> None:
        said = about(self.shown, self.shown.focus)
        if said:
            self.read(Page(self.shown.say("screen-closer"), sentences=tuple(dict.fromkeys(said))))

    def ask_hint(self) -> None:
        """What somebody else would do here: in words, and marked on the table."""
        hint, choices = self.table.hint(), {choice.code: choice for choice in self.shown.scene.choices}
        choice = choices.get(hint.code) if hint else None
        if hint is None or choice is None:
            self.say(self.shown.say("screen-wait"))
            return
        if choice not in self.shown.pick.open:
            self.show(pick=Pick(self.shown.scene.choices))
        taken = len(self.shown.pick.taken)
        step = choice.pick[taken] if len(choice.pick) > taken else ()
        focus = step[0] if step else BUTTON + choice.code
        self.show(hint=frozenset((choice.code, *step)), focus=focus)
        what = self.shown.named(choice.label)
        if choice.note:
            what = self.shown.say("screen-note", what=what, note=self.shown.named(choice.note))
        said = self.shown.say("screen-hint", what=" – ".join(filter(None, (what, self.shown.named(hint.reason)))))
        others = compared(hint, self.shown.words, lambda code: self.shown.named(choices[code].label))
        self.say("\n".join([said, *others]))


def distance(here: Spot, there: Spot, dx: int, dy: int) -> tuple[float, float]:
    """How far something lies along a direction and beside it; a line counts as two columns."""
    x = (there.box.x + there.box.w / 2) - (here.box.x + here.box.w / 2)
    y = 2 * ((there.box.y + there.box.h / 2) - (here.box.y + here.box.h / 2))
    if dx:
        return x * dx, 0 if overlap(here.box.y, here.box.h, there.box.y, there.box.h) else abs(y)
    return y * dy, 0 if overlap(here.box.x, here.box.w, there.box.x, there.box.w) else abs(x)


def overlap(a: int, size: int, b: int, other: int) -> bool:
    return a < b + other and b < a + size
