"""Describe the things on the table in words, for the line below the prompt and the closer look."""

from samedi.scene.model import Chip, Piece, SeatCard
from samedi.terminal.screen.frame import BUTTON, Frame


def describe(frame: Frame, thing: str) -> list[str]:
    """Describe a piece, place, seat or button in sentences, the most important first."""
    if thing.startswith(BUTTON):
        return describe_choices(frame)
    if thing in frame.pieces:
        said = describe_piece(frame, frame.pieces[thing])
    elif thing in frame.places:
        said = describe_place(frame, thing)
    elif thing.startswith("seat:"):
        said = []
    else:
        return []
    said += [line for card in frame.scene.seats if thing == f"seat:{card.seat}" for line in describe_seat(frame, card)]
    return [line for line in said if line]


def piece_name(frame: Frame, piece: Piece) -> str:
    label = frame.named(piece.label or frame.face(piece).label)
    return frame.say("screen-count", what=label, count=piece.count) if piece.count > 1 else label


def describe_piece(frame: Frame, piece: Piece) -> list[str]:
    said = [piece_name(frame, piece), *mark_labels(frame, piece.id)]
    if piece.id in frame.denied and frame.my_turn:
        said.append(why_not(frame, piece.id))
    said += describe_choices(frame) if piece.id in frame.targets else []
    return [*said, frame.named(piece.note), *describe_area(frame, piece.area)]


def describe_place(frame: Frame, thing: str) -> list[str]:
    area, place = frame.places[thing]
    pieces = [piece for piece in frame.scene.pieces if piece.area == area.id and piece.place == thing]
    lying = [piece_name(frame, piece) for piece in sorted(pieces, key=lambda piece: -piece.order)]
    label = frame.named(place.label)
    said = [frame.say("screen-lies", where=label, what=frame.words.listed(lying)) if lying else label]
    said += mark_labels(frame, thing)
    said += [why_not(frame, thing)] if thing in frame.denied and frame.my_turn else []
    if set(frame.within(thing)) & frame.targets:
        said += describe_choices(frame)
    for piece in pieces:
        said += [*mark_labels(frame, piece.id), frame.named(piece.note)]
        said += [why_not(frame, piece.id)] if piece.id in frame.denied and frame.my_turn else []
    return [*said, *describe_area(frame, area.id)]


def describe_area(frame: Frame, name: str) -> list[str]:
    area = frame.look.area.get(name)
    return [frame.named(area.label), *mark_labels(frame, name)] if area else []


def mark_labels(frame: Frame, thing: str) -> list[str]:
    marks = [*frame.marks.get(thing, ()), *frame.pointed_at.get(thing, ())]
    return [frame.named(mark.label) for mark in marks]


def describe_choices(frame: Frame) -> list[str]:
    """Describe the choices that the focus is on."""
    said = []
    for choice in frame.pointed_choices:
        label, note = frame.named(choice.label), frame.named(choice.note)
        said.append(frame.say("screen-note", what=label, note=note) if note else label)
    return said


def why_not(frame: Frame, thing: str) -> str:
    """Return why a piece cannot be played, with its rule."""
    why, rule = frame.denied[thing]
    return frame.say("rule-cited", text=why, rule=rule) if rule else why


def describe_seat(frame: Frame, card: SeatCard) -> list[str]:
    who = frame.names[card.seat]
    tone = frame.tone(card.tone)
    state = f"screen-state-{card.state}"
    said = [frame.say(state, who=who) if card.state else who, frame.named(tone.label)]
    said += [frame.say("screen-automa")] if card.kind == "automa" else []
    said += [describe_chip(frame, chip) for chip in card.chips]
    said += mark_labels(frame, f"seat:{card.seat}")
    for area in frame.look.areas:
        if area.seat == card.seat and area.zone == "seat":
            lying = [piece_name(frame, piece) for piece in frame.pieces_in.get(area.id, ())]
            what = frame.words.listed(lying) if lying else frame.say("screen-nothing")
            said += [frame.say("screen-lies", where=frame.named(area.label), what=what), *mark_labels(frame, area.id)]
            pieces = frame.pieces_in.get(area.id, ())
            said += [line for piece in pieces for line in (*mark_labels(frame, piece.id), frame.named(piece.note))]
    return said


def describe_chip(frame: Frame, chip: Chip) -> str:
    value = f"{chip.value}/{chip.most}" if chip.most is not None else f"{chip.value}"
    said = frame.say("screen-chip", what=frame.named(chip.label), value=frame.named(value))
    return frame.say("screen-note", what=said, note=frame.named(chip.note)) if chip.note else said
