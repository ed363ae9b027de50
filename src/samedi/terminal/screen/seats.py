"""Draw the seats side by side: name, numbers and marks of each, and what lies in front of it."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len

from samedi.scene.model import Area, Chip, Piece, SeatCard
from samedi.terminal.screen.canvas import FAINT, GOLD, ON_GOLD, SOFT, TEXT, Box, Ink, truncate
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.pieces import INLAY_TEXT, PieceDrawer, Thing, icon_of
from samedi.terminal.screen.side import pickable_first

STATES = {"acting": "▶", "ready": "✓", "out": "✕", "winner": "★", "": " "}
TALL = 36  # from this height on there is room for words beside the signs


def seat_order(frame: Frame) -> list[SeatCard]:
    """Return the seats clockwise from the player's left, the player last; partners stay together."""
    cards = frame.look.clockwise(frame.scene.seats, frame.chair)
    return [*cards[1:], cards[0]] if cards and are_partners(frame, cards[-1], cards[0]) else cards


def are_partners(frame: Frame, one: SeatCard, other: SeatCard) -> bool:
    """Tell whether two seats share an area."""
    return any({area.seat, area.shared} == {one.seat, other.seat} for area in frame.look.areas)


def partner_groups(frame: Frame) -> list[list[SeatCard]]:
    """Return the seats in their order, grouped by partners."""
    found: list[list[SeatCard]] = []
    for card in seat_order(frame):
        if found and are_partners(frame, found[-1][-1], card):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def seats_height(drawer: PieceDrawer, width: int, most: int) -> int:
    each = width // max(len(drawer.frame.scene.seats), 1) - 1
    needed = [
        1
        + len(shared_lines(drawer, group, each * len(group)))
        + max(len(seat_lines(drawer, card, each)) for card in group)
        for group in partner_groups(drawer.frame)
    ]
    return min(most, max(needed, default=0))


def draw_seats(drawer: PieceDrawer, box: Box) -> None:
    """Draw each seat in a column. Partners are joined by a line, and what they share lies below both."""
    frame, index, count = drawer.frame, 0, len(drawer.frame.scene.seats)
    on_board = {place.id for area in frame.look.areas if area.zone == "centre" for place in area.places}
    for group in partner_groups(frame):
        columns = [(box.x + at * box.w // count, box.x + (at + 1) * box.w // count) for at in range(count)]
        columns = columns[index : index + len(group)]
        left, right = columns[0][0], columns[-1][1]
        shared = shared_lines(drawer, group, right - left - 2)
        first = sum(any(thing.id in frame.targets for thing in line) for line in shared)
        low = 0
        for card, (x, end) in zip(group, columns, strict=True):
            each = Box(x, box.y, end - x - 1, box.h)
            if f"seat:{card.seat}" not in on_board:
                drawer.add_spot(f"seat:{card.seat}", "seats", each._replace(h=1))
            used = draw_seat(drawer, card, each, first)
            low = max(low, len(seat_lines(drawer, card, each.w)))
            if card is not group[-1]:
                drawer.canvas.draw_line(used + 1, box.y, end - used - 2)
        for at, line in enumerate(shared):
            y = 1 + at + (low if at >= first else 0)
            if y < box.h:
                drawer.draw_tokens(Box(left + 1, box.y + y, right - left - 2, 1), line)
            elif not all(is_redundant(frame, group[0], rest) for rest in shared[at:]):
                drawer.canvas.write(right - 1, box.y + box.h - 1, "…", Ink(FAINT))
        index += len(group)


def draw_seat(drawer: PieceDrawer, card: SeatCard, box: Box, first: int = 0) -> int:
    """Draw one seat, with `first` free lines below the name; return the column at which the name ends."""
    frame, canvas = drawer.frame, drawer.canvas
    thing = f"seat:{card.seat}"
    tone = frame.tone(card.tone)
    name = frame.names[card.seat] if card.seat < len(frame.names) else str(card.seat)
    sign = STATES[card.state]
    acting = card.state == "acting"
    ink = Ink(GOLD if acting else FAINT if card.state == "out" else TEXT, bold=True)
    if drawer.is_focused(thing):
        canvas.fill(box._replace(h=1), GOLD)
        sign, ink = "▸", Ink(ON_GOLD, GOLD, bold=True)
    elif drawer.is_target(thing):
        sign, name = "[", name + "]"
    x = box.x + canvas.write(box.x, box.y, f"{sign} ", ink, box.w)
    if tone.symbol and cell_len(f"{tone.symbol} {name}") + 2 <= box.w:
        x += canvas.write(x, box.y, f"{tone.symbol} ", ink._replace(fg=tone.dark) if ink.bg == "" else ink, box.w - 2)
    x += canvas.write(x, box.y, name, ink, box.x + box.w - x)
    icons = "".join(icon_of(mark) for mark in frame.marks.get(thing, ()))
    room = box.x + box.w + 1 - x  # includes the gap before the next seat
    x += 1 if cell_len(icons) < room else 0
    while cell_len(icons) > room:
        icons = icons[:-1]
    x += canvas.write(x, box.y, icons, Ink(INLAY_TEXT) if ink.bg == "" else ink)
    lines = seat_lines(drawer, card, box.w)
    room = max(0, box.h - 1 - first)
    for y, line in enumerate(lines[:room], box.y + 1 + first):
        if isinstance(line, str):
            canvas.write(box.x + 2, y, line, Ink(SOFT), box.w - 2)
        else:
            drawer.draw_tokens(Box(box.x + 1, y, box.w - 1, 1), line)
    if not all(is_redundant(frame, card, line) for line in lines[room:]):
        canvas.write(box.x + box.w, box.y + box.h - 1, "…", Ink(FAINT))  # in the gap between two seats
    return x


def is_redundant(frame: Frame, card: SeatCard, line: "str | list[Thing]") -> bool:
    """Tell whether a line shows only things that a chip or a sign of the seat tells too, or that lie face down."""
    return not isinstance(line, str) and all(
        isinstance(thing, Piece) and is_only_counted(frame, card, thing) for thing in line
    )


def is_only_counted(frame: Frame, card: SeatCard, piece: Piece) -> bool:
    if piece.id in frame.targets:
        return False
    if any(mark.kind == piece.id for mark in frame.marks.get(f"seat:{card.seat}", ())):
        return True  # a sign beside the name tells it
    if piece.note or frame.marks.get(piece.id):
        return False
    alike = [other for other in frame.pieces_in.get(piece.area, ()) if other.face == piece.face]
    count = sum(other.count for other in alike)
    return bool(card.chips) and (piece.face in frame.card_backs or any(chip.value == count for chip in card.chips))


def seat_lines(drawer: PieceDrawer, card: SeatCard, width: int) -> list[str | list[Thing]]:
    """Return the lines below a seat's name: chips and marks as text, then its areas; first what can be picked."""
    frame = drawer.frame
    said = [chip_text(frame, chip, width - 2, len(card.chips)) for chip in card.chips]
    lines: list[str | list[Thing]] = [*pack_lines(said, width - 2)]
    if drawer.canvas.height >= TALL:
        said += [drawer.mark_text(mark) for mark in frame.marks.get(f"seat:{card.seat}", ())]
        lines = [*pack_lines(said, width - 2)]
    elif len(lines) > 2:
        lines = [*pack_lines(short_chips(card.chips, said), width - 2, gap=" ")]
    before = [
        area
        for area in frame.look.areas
        if area.zone == "seat" and area.seat == card.seat and area.shared is None and area.inside is None
    ]
    lying = things_before(drawer, card, before, width - 1)
    wanted = [line for line in lying if any(thing.id in frame.targets for thing in line)]
    return [*wanted, *lines, *lying[len(wanted) :]]


def shared_lines(drawer: PieceDrawer, group: list[SeatCard], width: int) -> list[list[Thing]]:
    """Return what lies between partners, line by line."""
    seats = {card.seat for card in group}
    areas = [area for area in drawer.frame.look.areas if area.zone == "seat" and {area.seat, area.shared} == seats]
    return things_before(drawer, group[0], areas, width)


def things_before(drawer: PieceDrawer, card: SeatCard, areas: Sequence[Area], width: int) -> list[list[Thing]]:
    """Return what lies in front of a seat, line by line; first what can be picked."""
    things = [thing for area in areas for thing in merge_alike(drawer.frame, pickable_first(drawer, area))]
    return drawer.lines_of_tokens(sorted(things, key=lambda thing: rank(drawer.frame, card, thing)), width)


def merge_alike(frame: Frame, things: Sequence[Thing]) -> list[Thing]:
    """Merge pieces that differ in nothing into one piece with their number."""
    plain = [thing for thing in things if isinstance(thing, Piece) and not is_distinct(frame, thing)]
    counts: dict[str, int] = {}
    for piece in plain:
        counts[piece.face] = counts.get(piece.face, 0) + piece.count
    found: list[Thing] = []
    for thing in things:
        if not isinstance(thing, Piece) or is_distinct(frame, thing):
            found.append(thing)
        elif thing.face in counts:
            found.append(replace(thing, count=counts.pop(thing.face)))
    return found


def is_distinct(frame: Frame, piece: Piece) -> bool:
    return piece.id in frame.targets or bool(piece.note or piece.state or frame.marks.get(piece.id))


def rank(frame: Frame, card: SeatCard, thing: Thing) -> int:
    """Sort key: 0 can be picked, 2 is told by a chip too, 1 all others."""
    if thing.id in frame.targets:
        return 0
    return 2 if isinstance(thing, Piece) and is_only_counted(frame, card, thing) else 1


def chip_text(frame: Frame, chip: Chip, width: int, chips: int) -> str:
    """Return a chip with its label if there is room, else with its sign, without its limit, or with a short label."""
    value = frame.named(str(chip.value))
    whole = value + (f"/{chip.most}" if chip.most is not None else "")
    label = frame.named(chip.label)
    if has_sign(chip) and cell_len(f"{label} {whole}") > width / min(chips, 2):
        return f"{chip.icon} {whole}"
    for figure in (whole, value):
        if cell_len(f"{label} {figure}") <= width:
            return f"{label} {figure}"
    short = truncate(label, width - 1 - cell_len(value))
    return f"{short} {value}" if cell_len(short) > 1 else value


def short_chips(chips: Sequence[Chip], said: list[str]) -> list[str]:
    """Return chips close to their signs, if they have one: "•3/6"."""
    signed = [f"{chip.icon}{chip.value}" + (f"/{chip.most}" if chip.most is not None else "") for chip in chips]
    return [short if has_sign(chip) else text for chip, short, text in zip(chips, signed, said, strict=True)]


def has_sign(chip: Chip) -> bool:
    return 0 < cell_len(chip.icon) <= 2


def pack_lines(texts: list[str], width: int, gap: str = "  ") -> list[str]:
    """Put texts side by side as far as they fit in a line."""
    lines: list[str] = []
    for text in texts:
        if lines and cell_len(lines[-1] + gap + text) <= width:
            lines[-1] += gap + text
        else:
            lines.append(text)
    return lines
