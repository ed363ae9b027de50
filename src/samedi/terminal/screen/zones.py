"""Zones: the parts of the table around its board: own hand and rows, the seats, what lies at the side."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len

from samedi.scene.model import Area, Chip, Piece, SeatCard
from samedi.terminal.screen.canvas import FAINT, GOLD, ON_GOLD, SOFT, TEXT, Box, Ink, cut, folded
from samedi.terminal.screen.frame import Shown
from samedi.terminal.screen.pieces import INLAY_TEXT, Brush, Thing, icon_of

STATES = {"acting": "▶", "ready": "✓", "out": "✕", "winner": "★", "": " "}
TALL = 36  # from this height on there is room for words as well as signs
NARROWEST = 5  # a card of a fan, with the gap after it

# ---- mine ----


def own_areas(shown: Shown) -> tuple[list[Area], list[Area]]:
    """What lies before the person: hands that hold something, and everything else."""
    mine = [area for area in shown.look.areas if area.zone == "mine" and area.inside is None]
    fans = [area for area in mine if area.shape == "fan" and shown.in_area.get(area.id)]
    return fans, [area for area in mine if area.shape != "fan"]


def mine_height(brush: Brush, width: int, tall: int) -> int:
    """The lines that the person's own things take with cards of this height."""
    fans, rows = own_areas(brush.shown)
    high = sum(
        max(fan_rows(brush, area, room) for area, room in line) * (tall + 1) for line in in_lines(brush, fans, width)
    )
    return high + (draw_inline(brush, rows, Box(0, 0, width, 0)) if rows else 0)


def in_lines(brush: Brush, fans: list[Area], width: int) -> list[list[tuple[Area, int]]]:
    """Hands side by side as far as they fit, each with the columns it gets."""
    lines: list[list[Area]] = []
    used = width
    for area in fans:
        size = len(brush.shown.in_area[area.id]) * (NARROWEST + 2) + 2
        if used + size > width:
            lines.append([])
            used = 0
        lines[-1].append(area)
        used += size
    counts = [[len(brush.shown.in_area[area.id]) for area in line] for line in lines]
    return [
        [(area, width * each // sum(count)) for area, each in zip(line, count, strict=True)]
        for line, count in zip(lines, counts, strict=True)
    ]


def fan_rows(brush: Brush, area: Area, width: int) -> int:
    cards = len(brush.shown.in_area.get(area.id, ()))
    return max(1, -(-cards * NARROWEST // width))


def things_in(shown: Shown, area: Area) -> Sequence[Thing]:
    """What stands in a row: its pieces, or the places of a board that is not in the middle."""
    if area.shape == "board" and area.places:
        return sorted(area.places, key=lambda place: (place.cell[1], place.cell[0]))
    return shown.in_area.get(area.id, [])


def in_one_line(brush: Brush, area: Area, width: int) -> bool:
    """Do the label of an area and all that lies there fit in one line?"""
    sizes = sum(brush.token_width(thing) + 1 for thing in things_in(brush.shown, area))
    return cell_len(brush.shown.named(area.label)) + 1 + sizes <= width and not brush.shown.marks.get(area.id)


def draw_mine(brush: Brush, box: Box, tall: int, widest: int) -> None:
    y = box.y
    fans, rows = own_areas(brush.shown)
    for line in in_lines(brush, fans, box.w):
        high = max(fan_rows(brush, area, room) for area, room in line) * (tall + 1)
        x = box.x
        for area, room in line:
            draw_fan(brush, area, Box(x, y, room, high), tall, widest)
            x += room
        y += high
    draw_inline(brush, rows, Box(box.x, y, box.w, box.y + box.h - y))


def draw_inline(brush: Brush, areas: list[Area], box: Box) -> int:
    """Areas one after the other like a text: label, what is true of it, what lies there; returns the lines needed."""
    x, y = box.x, box.y
    for area in areas:
        label = " ".join([brush.shown.named(area.label), *map(brush.mark_text, brush.shown.marks.get(area.id, ()))])
        things = in_reach(brush, area)
        first = brush.token_width(things[0]) if things else 1
        if x > box.x and x + cell_len(label) + 1 + first > box.x + box.w:
            x, y = box.x, y + 1
        if y < box.y + box.h:
            brush.canvas.put(x, y, label, Ink(FAINT, italic=True), box.x + box.w - x)
        x += min(cell_len(label), box.w) + 1
        for thing in things:
            size = brush.token_width(thing)
            if x > box.x and x + size > box.x + box.w:
                x, y = box.x, y + 1
            if y < box.y + box.h:
                brush.stand(x, y, thing, box.x + box.w - x)
            x += size + 1
        if not things:
            if y < box.y + box.h:
                brush.canvas.put(x, y, "–", Ink(FAINT), box.x + box.w - x)
            x += 2
        x += 1
    return y - box.y + 1


def draw_fan(brush: Brush, area: Area, box: Box, tall: int, widest: int) -> None:
    """A hand: what can be played is lifted by a line and carries its key below."""
    shown = brush.shown
    cards = shown.in_area.get(area.id, [])
    rows = fan_rows(brush, area, box.w)
    in_row = -(-len(cards) // rows)
    pitch = min(widest + 1, box.w // max(in_row, 1))
    for row in range(rows):
        part = cards[row * in_row : (row + 1) * in_row]
        x = box.x + max(0, (box.w - pitch * len(part) + 1) // 2)
        y = box.y + row * (tall + 1)
        for piece in part:
            legal = piece.id in shown.targets
            picked = piece.id in shown.pick.taken
            brush.card(Box(x, y + (0 if legal or picked else 1), pitch - 1, tall), piece)
            if legal and piece.id in shown.keys:
                brush.canvas.put(x + 1, y + tall, shown.keys[piece.id], Ink(GOLD))
            elif picked:
                brush.canvas.put(x + 1, y + tall, "▲", Ink(GOLD))
            x += pitch


def caption(brush: Brush, area: Area, box: Box) -> int:
    """The label of an area and what is true of it."""
    text = brush.shown.named(area.label)
    marks = [brush.mark_text(mark) for mark in brush.shown.marks.get(area.id, ())]
    used = brush.canvas.put(box.x, box.y, text, Ink(FAINT, italic=True), box.w)
    if marks and used + 2 < box.w:
        used += 1 + brush.canvas.put(box.x + used + 1, box.y, " ".join(marks), Ink(SOFT), box.w - used - 1)
    return used


def in_reach(brush: Brush, area: Area) -> Sequence[Thing]:
    """What stands in an area, what can be picked first if perhaps not all can be shown."""
    things = things_in(brush.shown, area)
    return sorted(things, key=lambda thing: thing.id not in brush.shown.targets) if len(things) > 6 else things


# ---- seats ----


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


# ---- side and drawer ----


def draw_side(brush: Brush, box: Box) -> int:
    """What lies beside the board, an area to a line if there is room; returns the lines it took."""
    shown = brush.shown
    aside = [
        area
        for area in shown.look.areas
        if (area.zone in ("side", "drawer") or (area.zone == "seat" and area.seat is None)) and area.inside is None
    ]
    areas = [area for area in aside if things_in(shown, area) or shown.marks.get(area.id)]
    if not areas:
        return 0
    heights = [side_height(brush, area, box.w) for area in areas]
    if sum(heights) > box.h:
        return min(draw_inline(brush, areas, box), box.h)
    y = box.y
    for area, high in zip(areas, heights, strict=True):
        used = caption(brush, area, Box(box.x, y, box.w, 1))
        things = in_reach(brush, area)
        if high == 1:
            brush.flow(Box(box.x + used + 1, y, box.w - used - 1, 1), things)
        else:
            brush.flow(Box(box.x, y + 1, box.w, high - 1), things)
        y += high
    return y - box.y


def side_height(brush: Brush, area: Area, width: int) -> int:
    if in_one_line(brush, area, width):
        return 1
    things = things_in(brush.shown, area)
    return 1 + (brush.flow_height(things, width) if things else 0)


def draw_log(brush: Brush, box: Box) -> None:
    """The latest sentences, the newest at the bottom and brightest."""
    lines: list[tuple[str, Ink]] = []
    for back, sentence in enumerate(reversed(brush.shown.log)):
        ink = Ink(TEXT) if back == 0 else Ink(SOFT)
        parts = folded(sentence, box.w - 2)
        lines = [(("  " if index else "· ") + part, ink) for index, part in enumerate(parts)] + lines
        if len(lines) >= box.h:
            break
    for index, (text, ink) in enumerate(lines[-box.h :] if box.h > 0 else []):
        brush.canvas.put(box.x, box.y + index, text, ink, box.w)
