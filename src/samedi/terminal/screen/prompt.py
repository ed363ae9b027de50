"""Asking: what is wanted of the person and how they answer: prompt, buttons, the list of choices, the keys."""

from rich.cells import cell_len

from samedi.scene.model import Choice
from samedi.terminal.screen.canvas import FAINT, GOLD, INLAY, ON_GOLD, SOFT, TEXT, WARN, Box, Ink, cut, folded, padded
from samedi.terminal.screen.descriptions import about
from samedi.terminal.screen.frame import BUTTON, Shown
from samedi.terminal.screen.pieces import Brush

SAID_LAST = (
    "move",
    "choose",
    "find",
    "closer",
    "log",
    "scores",
    "last",
    "step-back",
    "hint",
)  # keys that lose their word
SHEETS = {("l", "last"): "last-trick", ("s", "scores"): "scores"}  # keys that open one


def draw_prompt(brush: Brush, box: Box) -> None:
    """What is wanted, and under it what was refused or what the person rests on."""
    shown, canvas = brush.shown, brush.canvas
    mine = shown.my_turn
    asked = prompt_lines(shown, box.w)
    canvas.put(box.x, box.y, "◆" if mine else "◇", Ink(GOLD if mine else FAINT))
    for index, line in enumerate(asked):
        canvas.put(box.x + 2, box.y + index, line, Ink(GOLD if mine else SOFT, bold=mine), box.w - 2)
    told, ink = note_under(brush)
    for index, line in enumerate(fitted(told, box.w - 2, box.h - len(asked))):
        canvas.put(box.x + 2, box.y + len(asked) + index, line, ink, box.w - 2)


def prompt_lines(shown: Shown, width: int) -> list[str]:
    """What is asked, with the steps that were taken."""
    prompt = shown.scene.prompt
    steps = [*map(shown.named, prompt.chosen), *(step_name(shown, step) for step in shown.pick.taken)]
    text = shown.named(prompt.text)
    cited = shown.say("rule-cited", text=text, rule=prompt.rule) if prompt.rule else text
    return fitted(" · ".join([cited, *steps]), width - 2, 2)


def laid(text: str, width: int) -> list[str]:
    """A text in lines, what stands in a line of its own beginning a new one."""
    return [line for part in text.split("\n") for line in folded(part, width)]


def fitted(text: str, width: int, room: int) -> list[str]:
    """A text in as many lines as there are: all in one if they are few, and its end cut off if it must be."""
    lines = laid(text, width)
    if len(lines) > room:
        lines = folded(" · ".join(text.split("\n")), width)
    return lines if len(lines) <= room else [*lines[: room - 1], cut(" ".join(lines[room - 1 :]), width)]


def step_name(shown: Shown, step: str) -> str:
    """A step that was taken, in a few words."""
    if step in shown.piece:
        piece = shown.piece[step]
        return shown.named(piece.label or shown.face(piece).label)
    if step in shown.place:
        return shown.named(shown.place[step][1].label)
    seat = step.partition(":")[2]
    return shown.names[int(seat)] if seat.isdecimal() and int(seat) < len(shown.names) else step


def note_under(brush: Brush) -> tuple[str, Ink]:
    """The line under the prompt: what was just said, else what the person's eye is on."""
    shown = brush.shown
    if shown.message:
        return shown.message, Ink(WARN if shown.warns else GOLD)
    if shown.typed is not None:
        choice = shown.pointed[0] if shown.pointed else None
        return (shown.named(choice.note) if choice else ""), Ink(SOFT)
    return " · ".join(dict.fromkeys(about(shown, shown.focus))), Ink(SOFT)


def button_text(shown: Shown, choice: Choice) -> str:
    key = shown.keys.get(BUTTON + choice.code, "")
    return f"{key} {shown.named(choice.label)}".strip()


def buttons_height(brush: Brush, width: int) -> int:
    x, lines = 0, 1
    for choice in brush.shown.buttons:
        size = cell_len(button_text(brush.shown, choice)) + 4
        if x and x + size > width:
            x, lines = 0, lines + 1
        x += size + 1
    return lines if brush.shown.buttons else 0


def draw_buttons(brush: Brush, box: Box) -> None:
    """Choices by name, each with its key; the main one is lit, passing is quiet."""
    shown, canvas = brush.shown, brush.canvas
    x, y = box.x, box.y
    for choice in shown.buttons:
        thing = BUTTON + choice.code
        text = button_text(shown, choice)
        size = min(cell_len(text) + 4, box.w)
        if x > box.x and x + size > box.x + box.w:
            x, y = box.x, y + 1
        if y >= box.y + box.h:
            canvas.put(box.x + box.w - 3, y - 1, " / ", Ink(FAINT))
            return
        focused = brush.focused(thing)
        left, right = ("▸ ", " ◂") if focused else ("[ ", " ]")
        ink = Ink(ON_GOLD, GOLD, bold=True) if focused else Ink(SOFT if choice.rank == "quiet" else GOLD)
        if choice.code in shown.hint:
            left = "✦ "
        canvas.put(x, y, left + cut(text, size - 4) + right, ink._replace(bold=choice.rank == "main" or focused), size)
        brush.spot(thing, "buttons", Box(x, y, size, 1))
        x += size + 1


def draw_list(brush: Brush, box: Box) -> None:
    """Every choice, as far as it answers to what was typed."""
    shown, canvas = brush.shown, brush.canvas
    found = shown.matching
    canvas.put(box.x, box.y, padded(f"/ {shown.typed}▏", box.w), Ink(GOLD, bold=True), box.w)
    canvas.line(box.x, box.y + 1, box.w, INLAY)
    room = box.h - 2
    first = max(0, min(shown.listed - room + 1, len(found) - room)) if shown.listed >= room else 0
    if not found:
        canvas.put(box.x, box.y + 2, padded(shown.say("screen-none"), box.w), Ink(FAINT), box.w)
    for index, choice in enumerate(found[first : first + room]):
        here = first + index == shown.listed
        line = Box(box.x, box.y + 2 + index, box.w, 1)
        ink = Ink(ON_GOLD, GOLD, bold=True) if here else Ink(TEXT)
        canvas.put(line.x, line.y, padded(("▸ " if here else "  ") + shown.named(choice.label), box.w), ink, box.w)
        if cell_len(shown.named(choice.label)) + len(choice.code) + 4 <= box.w:
            code = ink if here else Ink(FAINT)
            canvas.put(line.x + line.w - len(choice.code), line.y, choice.code, code)
        brush.spot(BUTTON + choice.code, "list", line)


def draw_footer(brush: Brush, y: int) -> None:
    """The keys that do something now."""
    shown, canvas = brush.shown, brush.canvas
    sheets = [key for key, sheet in SHEETS.items() if shown.sheet(sheet)]
    keys = [("?", "rules"), ("h", "hint"), *sheets, ("e", "log"), ("i", "closer")]
    if shown.over:
        keys = [("a", "again"), *sheets, ("e", "log"), ("?", "rules")]
    elif shown.pick.taken:
        keys = [("Esc", "step-back"), *keys]
    if shown.my_turn:
        keys = [("←→↑↓", "move"), ("⏎", "choose"), ("/", "find"), *keys]
    if shown.scene.prompt.can_go_back:
        keys.append(("b", "back"))
    keys.append(("q", "leave"))
    words = {name: shown.say(f"screen-key-{name}") for _, name in keys}
    for name in SAID_LAST:
        if sum(cell_len(key) + (cell_len(words[name]) + 3 if words[name] else 2) for key, name in keys) <= canvas.width:
            break
        if name in words:
            words[name] = ""
    x = 1
    for key, name in keys:
        x += canvas.put(x, y, key, Ink(TEXT, bold=True)) + 1
        x += canvas.put(x, y, words[name], Ink(FAINT)) + (2 if words[name] else 1)
