"""Tell: what a thing on the table is, in words, for whoever rests on it or looks closer."""

from samedi.scene.model import Chip, Piece, SeatCard
from samedi.terminal.screen.frame import BUTTON, Shown


def about(shown: Shown, thing: str) -> list[str]:
    """A piece, place, seat or button in sentences, the most important first."""
    if thing.startswith(BUTTON):
        return about_choices(shown)
    if thing in shown.piece:
        said = about_piece(shown, shown.piece[thing])
    elif thing in shown.place:
        said = about_place(shown, thing)
    elif thing.startswith("seat:"):
        said = []
    else:
        return []
    said += [line for card in shown.scene.seats if thing == f"seat:{card.seat}" for line in about_seat(shown, card)]
    return [line for line in said if line]


def piece_name(shown: Shown, piece: Piece) -> str:
    label = shown.named(piece.label or shown.face(piece).label)
    return shown.say("screen-count", what=label, count=piece.count) if piece.count > 1 else label


def about_piece(shown: Shown, piece: Piece) -> list[str]:
    said = [piece_name(shown, piece), *about_marks(shown, piece.id)]
    if piece.id in shown.denied and shown.my_turn:
        said.append(why_not(shown, piece.id))
    said += about_choices(shown) if piece.id in shown.targets else []
    return [*said, shown.named(piece.note), *about_area(shown, piece.area)]


def about_place(shown: Shown, thing: str) -> list[str]:
    area, place = shown.place[thing]
    pieces = [piece for piece in shown.scene.pieces if piece.area == area.id and piece.place == thing]
    lying = [piece_name(shown, piece) for piece in sorted(pieces, key=lambda piece: -piece.order)]
    label = shown.named(place.label)
    said = [shown.say("screen-lies", where=label, what=shown.words.listed(lying)) if lying else label]
    said += about_marks(shown, thing)
    said += [why_not(shown, thing)] if thing in shown.denied and shown.my_turn else []
    if set(shown.within(thing)) & shown.targets:
        said += about_choices(shown)
    for piece in pieces:
        said += [*about_marks(shown, piece.id), shown.named(piece.note)]
        said += [why_not(shown, piece.id)] if piece.id in shown.denied and shown.my_turn else []
    return [*said, *about_area(shown, area.id)]


def about_area(shown: Shown, name: str) -> list[str]:
    area = shown.look.area.get(name)
    return [shown.named(area.label), *about_marks(shown, name)] if area else []


def about_marks(shown: Shown, thing: str) -> list[str]:
    marks = [*shown.marks.get(thing, ()), *shown.pointed_at.get(thing, ())]
    return [shown.named(mark.label) for mark in marks]


def about_choices(shown: Shown) -> list[str]:
    """What the choices do that are pointed at."""
    said = []
    for choice in shown.pointed:
        label, note = shown.named(choice.label), shown.named(choice.note)
        said.append(shown.say("screen-note", what=label, note=note) if note else label)
    return said


def why_not(shown: Shown, thing: str) -> str:
    """Why a piece cannot be played, with its rule."""
    why, rule = shown.denied[thing]
    return shown.say("rule-cited", text=why, rule=rule) if rule else why


def about_seat(shown: Shown, card: SeatCard) -> list[str]:
    who = shown.names[card.seat]
    tone = shown.tone(card.tone)
    state = f"screen-state-{card.state}"
    said = [shown.say(state, who=who) if card.state else who, shown.named(tone.label)]
    said += [shown.say("screen-automa")] if card.kind == "automa" else []
    said += [chip_words(shown, chip) for chip in card.chips]
    said += about_marks(shown, f"seat:{card.seat}")
    for area in shown.look.areas:
        if area.seat == card.seat and area.zone == "seat":
            lying = [piece_name(shown, piece) for piece in shown.in_area.get(area.id, ())]
            what = shown.words.listed(lying) if lying else shown.say("screen-nothing")
            said += [shown.say("screen-lies", where=shown.named(area.label), what=what), *about_marks(shown, area.id)]
            pieces = shown.in_area.get(area.id, ())
            said += [line for piece in pieces for line in (*about_marks(shown, piece.id), shown.named(piece.note))]
    return said


def chip_words(shown: Shown, chip: Chip) -> str:
    value = f"{chip.value}/{chip.most}" if chip.most is not None else f"{chip.value}"
    said = shown.say("screen-chip", what=shown.named(chip.label), value=shown.named(value))
    return shown.say("screen-note", what=said, note=shown.named(chip.note)) if chip.note else said
