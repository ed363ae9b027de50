"""Draw the seats side by side: name, figures and marks of each, and what lies before it."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len

from samedi.scene.model import Area, Chip, Piece, SeatCard
from samedi.terminal.screen.canvas import FAINT, GOLD, ON_GOLD, SOFT, TEXT, Box, Ink, cut
from samedi.terminal.screen.frame import Shown
from samedi.terminal.screen.pieces import INLAY_TEXT, Brush, Thing, icon_of
from samedi.terminal.screen.side import in_reach

STATES = {"acting": "▶", "ready": "✓", "out": "✕", "winner": "★", "": " "}
TALL = 36  # from this height on there is room for words as well as signs


def seat_order(shown: Shown) -> list[SeatCard]:
    """Clockwise, whoever comes after the person first, the person last; but nobody comes between two partners."""
    cards = shown.look.clockwise(shown.scene.seats, shown.chair)
    return [*cards[1:], cards[0]] if cards and are_partners(shown, cards[-1], cards[0]) else cards


def are_partners(shown: Shown, one: SeatCard, other: SeatCard) -> bool:
    """Do two seats share anything?"""
    return any({area.seat, area.shared} == {one.seat, other.seat} for area in shown.look.areas)


def parties(shown: Shown) -> list[list[SeatCard]]:
    """The seats in their order, partners together."""
    found: list[list[SeatCard]] = []
    for card in seat_order(shown):
        if found and are_partners(shown, found[-1][-1], card):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def seats_height(brush: Brush, width: int, most: int) -> int:
    each = width // max(len(brush.shown.scene.seats), 1) - 1
    needed = [
        1
        + len(shared_lines(brush, party, each * len(party)))
        + max(len(seat_lines(brush, card, each)) for card in party)
        for party in parties(brush.shown)
    ]
    return min(most, max(needed, default=0))


def draw_seats(brush: Brush, box: Box) -> None:
    """The seats side by side, each in a column: name and state, figures, marks, what lies before it. Partners are
    joined by a line, and what they share lies under both."""
    shown, index, count = brush.shown, 0, len(brush.shown.scene.seats)
    on_board = {place.id for area in shown.look.areas if area.zone == "centre" for place in area.places}
    for party in parties(shown):
        columns = [(box.x + at * box.w // count, box.x + (at + 1) * box.w // count) for at in range(count)]
        columns = columns[index : index + len(party)]
        left, right = columns[0][0], columns[-1][1]
        shared = shared_lines(brush, party, right - left - 2)
        first = sum(any(thing.id in shown.targets for thing in line) for line in shared)
        low = 0
        for card, (x, end) in zip(party, columns, strict=True):
            each = Box(x, box.y, end - x - 1, box.h)
            if f"seat:{card.seat}" not in on_board:
                brush.spot(f"seat:{card.seat}", "seats", each._replace(h=1))
            used = draw_seat(brush, card, each, first)
            low = max(low, len(seat_lines(brush, card, each.w)))
            if card is not party[-1]:
                brush.canvas.line(used + 1, box.y, end - used - 2)
        for at, line in enumerate(shared):
            y = 1 + at + (low if at >= first else 0)
            if y < box.h:
                brush.flow(Box(left + 1, box.y + y, right - left - 2, 1), line)
            elif not all(goes_without_saying(shown, party[0], rest) for rest in shared[at:]):
                brush.canvas.put(right - 1, box.y + box.h - 1, "…", Ink(FAINT))
        index += len(party)


def draw_seat(brush: Brush, card: SeatCard, box: Box, first: int = 0) -> int:
    """One of them, with so many lines left free under the name; returns where the name ends."""
    shown, canvas = brush.shown, brush.canvas
    thing = f"seat:{card.seat}"
    tone = shown.tone(card.tone)
    name = shown.names[card.seat] if card.seat < len(shown.names) else str(card.seat)
    sign = STATES[card.state]
    acting = card.state == "acting"
    ink = Ink(GOLD if acting else FAINT if card.state == "out" else TEXT, bold=True)
    if brush.focused(thing):
        canvas.fill(box._replace(h=1), GOLD)
        sign, ink = "▸", Ink(ON_GOLD, GOLD, bold=True)
    elif brush.target(thing):
        sign, name = "[", name + "]"
    x = box.x + canvas.put(box.x, box.y, f"{sign} ", ink, box.w)
    if tone.symbol and cell_len(f"{tone.symbol} {name}") + 2 <= box.w:
        x += canvas.put(x, box.y, f"{tone.symbol} ", ink._replace(fg=tone.dark) if ink.bg == "" else ink, box.w - 2)
    x += canvas.put(x, box.y, name, ink, box.x + box.w - x)
    icons = "".join(icon_of(mark) for mark in shown.marks.get(thing, ()))
    room = box.x + box.w + 1 - x  # the gap before the next seat is theirs too
    x += 1 if cell_len(icons) < room else 0
    while cell_len(icons) > room:
        icons = icons[:-1]
    x += canvas.put(x, box.y, icons, Ink(INLAY_TEXT) if ink.bg == "" else ink)
    lines = seat_lines(brush, card, box.w)
    room = max(0, box.h - 1 - first)
    for y, line in enumerate(lines[:room], box.y + 1 + first):
        if isinstance(line, str):
            canvas.put(box.x + 2, y, line, Ink(SOFT), box.w - 2)
        else:
            brush.flow(Box(box.x + 1, y, box.w - 1, 1), line)
    if not all(goes_without_saying(shown, card, line) for line in lines[room:]):
        canvas.put(box.x + box.w, box.y + box.h - 1, "…", Ink(FAINT))  # in the gap between two seats
    return x


def goes_without_saying(shown: Shown, card: SeatCard, line: "str | list[Thing]") -> bool:
    """Things before a seat that a figure or a sign of it tells, or that lie face down."""
    return not isinstance(line, str) and all(
        isinstance(thing, Piece) and only_counted(shown, card, thing) for thing in line
    )


def only_counted(shown: Shown, card: SeatCard, piece: Piece) -> bool:
    if piece.id in shown.targets:
        return False
    if any(mark.kind == piece.id for mark in shown.marks.get(f"seat:{card.seat}", ())):
        return True  # a sign beside the name tells it
    if piece.note or shown.marks.get(piece.id):
        return False
    alike = [other for other in shown.in_area.get(piece.area, ()) if other.face == piece.face]
    count = sum(other.count for other in alike)
    return bool(card.chips) and (piece.face in shown.backs or any(chip.value == count for chip in card.chips))


def seat_lines(brush: Brush, card: SeatCard, width: int) -> list[str | list[Thing]]:
    """Under a seat's name: figures and marks as text, what lies before it line by line; first what can be picked."""
    shown = brush.shown
    said = [chip_text(shown, chip, width - 2, len(card.chips)) for chip in card.chips]
    lines: list[str | list[Thing]] = [*packed(said, width - 2)]
    if brush.canvas.height >= TALL:
        said += [brush.mark_text(mark) for mark in shown.marks.get(f"seat:{card.seat}", ())]
        lines = [*packed(said, width - 2)]
    elif len(lines) > 2:
        lines = [*packed(tight(card.chips, said), width - 2, gap=" ")]
    before = [
        area
        for area in shown.look.areas
        if area.zone == "seat" and area.seat == card.seat and area.shared is None and area.inside is None
    ]
    lying = things_before(brush, card, before, width - 1)
    wanted = [line for line in lying if any(thing.id in shown.targets for thing in line)]
    return [*wanted, *lines, *lying[len(wanted) :]]


def shared_lines(brush: Brush, party: list[SeatCard], width: int) -> list[list[Thing]]:
    """What lies between partners, line by line."""
    seats = {card.seat for card in party}
    areas = [area for area in brush.shown.look.areas if area.zone == "seat" and {area.seat, area.shared} == seats]
    return things_before(brush, party[0], areas, width)


def things_before(brush: Brush, card: SeatCard, areas: Sequence[Area], width: int) -> list[list[Thing]]:
    """What lies before a seat, line by line; first what can be picked."""
    things = [thing for area in areas for thing in heaped(brush.shown, in_reach(brush, area))]
    return brush.flowing(sorted(things, key=lambda thing: rank(brush.shown, card, thing)), width)


def heaped(shown: Shown, things: Sequence[Thing]) -> list[Thing]:
    """Things of which nothing else is to be said than how many there are of each, as one each."""
    plain = [thing for thing in things if isinstance(thing, Piece) and not told_apart(shown, thing)]
    counts: dict[str, int] = {}
    for piece in plain:
        counts[piece.face] = counts.get(piece.face, 0) + piece.count
    found: list[Thing] = []
    for thing in things:
        if not isinstance(thing, Piece) or told_apart(shown, thing):
            found.append(thing)
        elif thing.face in counts:
            found.append(replace(thing, count=counts.pop(thing.face)))
    return found


def told_apart(shown: Shown, piece: Piece) -> bool:
    return piece.id in shown.targets or bool(piece.note or piece.state or shown.marks.get(piece.id))


def rank(shown: Shown, card: SeatCard, thing: Thing) -> int:
    """What can be picked first, last what a figure tells too."""
    if thing.id in shown.targets:
        return 0
    return 2 if isinstance(thing, Piece) and only_counted(shown, card, thing) else 1


def chip_text(shown: Shown, chip: Chip, width: int, chips: int) -> str:
    """A figure: with its label if there is room, else with its sign, without its limit, or with a label cut short."""
    value = shown.named(str(chip.value))
    whole = value + (f"/{chip.most}" if chip.most is not None else "")
    label = shown.named(chip.label)
    if has_sign(chip) and cell_len(f"{label} {whole}") > width / min(chips, 2):
        return f"{chip.icon} {whole}"
    for figure in (whole, value):
        if cell_len(f"{label} {figure}") <= width:
            return f"{label} {figure}"
    short = cut(label, width - 1 - cell_len(value))
    return f"{short} {value}" if cell_len(short) > 1 else value


def tight(chips: Sequence[Chip], said: list[str]) -> list[str]:
    """Figures close to their signs, where they have one: "•3/6"."""
    signed = [f"{chip.icon}{chip.value}" + (f"/{chip.most}" if chip.most is not None else "") for chip in chips]
    return [short if has_sign(chip) else text for chip, short, text in zip(chips, signed, said, strict=True)]


def has_sign(chip: Chip) -> bool:
    return 0 < cell_len(chip.icon) <= 2


def packed(texts: list[str], width: int, gap: str = "  ") -> list[str]:
    """Texts side by side as far as they fit in a line."""
    lines: list[str] = []
    for text in texts:
        if lines and cell_len(lines[-1] + gap + text) <= width:
            lines[-1] += gap + text
        else:
            lines.append(text)
    return lines
