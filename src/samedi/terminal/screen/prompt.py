"""Draw what the player is asked and how to answer: prompt, buttons, list of choices and keys."""

from rich.cells import cell_len

from samedi.scene.model import Choice
from samedi.terminal.screen.canvas import FAINT, GOLD, INLAY, ON_GOLD, SOFT, TEXT, WARN, Box, Ink, pad, truncate, wrap
from samedi.terminal.screen.descriptions import describe
from samedi.terminal.screen.frame import BUTTON, Frame
from samedi.terminal.screen.pieces import PieceDrawer

# keys that lose their word, in this order, if the line is too long
SHORTENED = ("move", "choose", "find", "closer", "log", "scores", "last", "step-back", "hint")
SHEETS = {("l", "last"): "last-trick", ("s", "scores"): "scores"}  # keys that open a sheet


def draw_prompt(drawer: PieceDrawer, box: Box) -> None:
    """Draw the prompt, and below it a refusal or the description of what has the focus."""
    frame, canvas = drawer.frame, drawer.canvas
    mine = frame.my_turn
    asked = prompt_lines(frame, box.w)
    canvas.write(box.x, box.y, "◆" if mine else "◇", Ink(GOLD if mine else FAINT))
    for index, line in enumerate(asked):
        canvas.write(box.x + 2, box.y + index, line, Ink(GOLD if mine else SOFT, bold=mine), box.w - 2)
    told, ink = note_line(drawer)
    for index, line in enumerate(fit_lines(told, box.w - 2, box.h - len(asked))):
        canvas.write(box.x + 2, box.y + len(asked) + index, line, ink, box.w - 2)


def prompt_lines(frame: Frame, width: int) -> list[str]:
    """Return the prompt and the steps taken, in lines."""
    prompt = frame.scene.prompt
    steps = [*map(frame.named, prompt.chosen), *(step_name(frame, step) for step in frame.selection.taken)]
    text = frame.named(prompt.text)
    cited = frame.say("rule-cited", text=text, rule=prompt.rule) if prompt.rule else text
    return fit_lines(" · ".join([cited, *steps]), width - 2, 2)


def wrapped_lines(text: str, width: int) -> list[str]:
    """Wrap a text; its line breaks are kept."""
    return [line for part in text.split("\n") for line in wrap(part, width)]


def fit_lines(text: str, width: int, room: int) -> list[str]:
    """Fit a text into this many lines: join its lines if there are too many, and cut the end if needed."""
    lines = wrapped_lines(text, width)
    if len(lines) > room:
        lines = wrap(" · ".join(text.split("\n")), width)
    return lines if len(lines) <= room else [*lines[: room - 1], truncate(" ".join(lines[room - 1 :]), width)]


def step_name(frame: Frame, step: str) -> str:
    """Return the name of a step that was taken."""
    if step in frame.pieces:
        piece = frame.pieces[step]
        return frame.named(piece.label or frame.face(piece).label)
    if step in frame.places:
        return frame.named(frame.places[step][1].label)
    seat = step.partition(":")[2]
    return frame.names[int(seat)] if seat.isdecimal() and int(seat) < len(frame.names) else step


def note_line(drawer: PieceDrawer) -> tuple[str, Ink]:
    """Return the text below the prompt: the latest message, else the description of what has the focus."""
    frame = drawer.frame
    if frame.message:
        return frame.message, Ink(WARN if frame.is_warning else GOLD)
    if frame.typed is not None:
        choice = frame.pointed_choices[0] if frame.pointed_choices else None
        return (frame.named(choice.note) if choice else ""), Ink(SOFT)
    return " · ".join(dict.fromkeys(describe(frame, frame.focus))), Ink(SOFT)


def button_text(frame: Frame, choice: Choice) -> str:
    key = frame.number_keys.get(BUTTON + choice.code, "")
    return f"{key} {frame.named(choice.label)}".strip()


def buttons_height(drawer: PieceDrawer, width: int) -> int:
    x, lines = 0, 1
    for choice in drawer.frame.buttons:
        size = cell_len(button_text(drawer.frame, choice)) + 4
        if x and x + size > width:
            x, lines = 0, lines + 1
        x += size + 1
    return lines if drawer.frame.buttons else 0


def draw_buttons(drawer: PieceDrawer, box: Box) -> None:
    """Draw the buttons with their keys; the main one is bold, passing is dim."""
    frame, canvas = drawer.frame, drawer.canvas
    x, y = box.x, box.y
    for choice in frame.buttons:
        thing = BUTTON + choice.code
        text = button_text(frame, choice)
        size = min(cell_len(text) + 4, box.w)
        if x > box.x and x + size > box.x + box.w:
            x, y = box.x, y + 1
        if y >= box.y + box.h:
            canvas.write(box.x + box.w - 3, y - 1, " / ", Ink(FAINT))
            return
        focused = drawer.is_focused(thing)
        left, right = ("▸ ", " ◂") if focused else ("[ ", " ]")
        ink = Ink(ON_GOLD, GOLD, bold=True) if focused else Ink(SOFT if choice.rank == "quiet" else GOLD)
        if choice.code in frame.hint:
            left = "✦ "
        ink = ink._replace(bold=choice.rank == "main" or focused)
        canvas.write(x, y, left + truncate(text, size - 4) + right, ink, size)
        drawer.add_spot(thing, "buttons", Box(x, y, size, 1))
        x += size + 1


def draw_list(drawer: PieceDrawer, box: Box) -> None:
    """Draw the list of the choices that match the typed text."""
    frame, canvas = drawer.frame, drawer.canvas
    found = frame.matching_choices
    canvas.write(box.x, box.y, pad(f"/ {frame.typed}▏", box.w), Ink(GOLD, bold=True), box.w)
    canvas.draw_line(box.x, box.y + 1, box.w, INLAY)
    room = box.h - 2
    first = max(0, min(frame.list_index - room + 1, len(found) - room)) if frame.list_index >= room else 0
    if not found:
        canvas.write(box.x, box.y + 2, pad(frame.say("screen-none"), box.w), Ink(FAINT), box.w)
    for index, choice in enumerate(found[first : first + room]):
        here = first + index == frame.list_index
        line = Box(box.x, box.y + 2 + index, box.w, 1)
        ink = Ink(ON_GOLD, GOLD, bold=True) if here else Ink(TEXT)
        canvas.write(line.x, line.y, pad(("▸ " if here else "  ") + frame.named(choice.label), box.w), ink, box.w)
        if cell_len(frame.named(choice.label)) + len(choice.code) + 4 <= box.w:
            code = ink if here else Ink(FAINT)
            canvas.write(line.x + line.w - len(choice.code), line.y, choice.code, code)
        drawer.add_spot(BUTTON + choice.code, "list", line)


def draw_footer(drawer: PieceDrawer, y: int) -> None:
    """Draw the keys that do something now."""
    frame, canvas = drawer.frame, drawer.canvas
    sheets = [key for key, sheet in SHEETS.items() if frame.sheet(sheet)]
    keys = [("?", "rules"), ("h", "hint"), *sheets, ("e", "log"), ("i", "closer")]
    if frame.over:
        keys = [("a", "again"), *sheets, ("e", "log"), ("?", "rules")]
    elif frame.selection.taken:
        keys = [("Esc", "step-back"), *keys]
    if frame.my_turn:
        keys = [("←→↑↓", "move"), ("⏎", "choose"), ("/", "find"), *keys]
    if frame.scene.prompt.can_go_back:
        keys.append(("b", "back"))
    keys.append(("q", "leave"))
    words = {name: frame.say(f"screen-key-{name}") for _, name in keys}
    for name in SHORTENED:
        if sum(cell_len(key) + (cell_len(words[name]) + 3 if words[name] else 2) for key, name in keys) <= canvas.width:
            break
        if name in words:
            words[name] = ""
    x = 1
    for key, name in keys:
        x += canvas.write(x, y, key, Ink(TEXT, bold=True)) + 1
        x += canvas.write(x, y, words[name], Ink(FAINT)) + (2 if words[name] else 1)
