"""The scene of a game that has no `scene` module: the hand in a fan, all other fields of the View in rows, and buttons.

Any View will do. A tuple with one number for each seat becomes a chip of each seat, another tuple a row, and a single
value a row of one piece. The label of a field is its word (`field-candles`), or else its name. The Look has faces only
for the present values, so it changes with them: a client compares `scene.look` with the name of the Look it has.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from samedi.core.offer import Offer
from samedi.core.types import CHANCE, OVER, SEVERAL, Seat
from samedi.core.words import SEAT_ARGUMENTS, Words
from samedi.scene.model import Area, Chip, Choice, Denied, Face, Look, Piece, Prompt, Result, Scene, SeatCard, Tone

OMITTED = {"seat", "seats", "mover", "hand", "winners"}  # fields that are not drawn as rows or chips
FACE_COLUMNS = 6  # columns of text on a face
PAPER, INK, LIGHT, DARK = "#f7eed9", "#161b33", "#8a6420", "#e6ba5f"
SEAT_TONES = (  # for each seat: its colour in the light and in the dark theme, and a sign
    ("#a3231f", "#ec827d", "A"),
    ("#865500", "#edb32f", "B"),
    ("#2a6b3b", "#6cbf7d", "C"),
    ("#2057a3", "#6ba3ec", "D"),
    ("#5b2d86", "#b48be0", "E"),
    ("#0f6660", "#3fbfb4", "F"),
)


class Row(NamedTuple):
    """An area, and the values of a field that lie in it."""

    area: Area
    name: str
    values: tuple[Any, ...]


def look(view: Any, words: Words) -> Look:
    """Return areas and faces for the values of this view."""
    found = list(rows(view, words))
    seen = {text_and_label(value, row.name, view, words) for row in found for value in row.values}
    return cached_look(tuple(row.area for row in found), tuple(sorted(seen)), seats_of(view), words)


@lru_cache(256)
def cached_look(areas: tuple[Area, ...], seen: tuple[tuple[str, str], ...], seats: int, words: Words) -> Look:
    """Return a cached Look, so that its name is computed once."""
    tones = {"paper": Tone(LIGHT, DARK, "▫", words.say("plain-paper"))}
    for seat in range(seats):
        light, dark, sign = SEAT_TONES[seat % len(SEAT_TONES)]
        tones[f"seat-{seat}"] = Tone(light, dark, sign, words.name(seat))
    return Look(areas, {face_name(text, label): face(text, label) for text, label in seen}, tones)


def scene(view: Any, offer: Offer, words: Words) -> Scene:
    """Return the values of this view as pieces, and what the viewer is asked."""
    pieces = tuple(piece for row in rows(view, words) for piece in pieces_of(row, view, words))
    picks = {piece.id: text_and_label(value, "hand", view, words)[0] for piece, value in hand_pieces(pieces, view)}
    choices = tuple(choice(code, picks, words) for code in offer.legal)
    used = {target for each in choices for step in each.pick for target in step}
    denied = tuple(refusals(offer, picks, used, words))
    return Scene(
        look=look(view, words).name,
        pieces=pieces,
        seats=tuple(seat_card(seat, view, offer, words) for seat in range(seats_of(view))),
        prompt=prompt(view, offer, words),
        choices=choices,
        denied=denied,
        result=result(view, words),
    )


def fields(view: Any) -> dict[str, Any]:
    names = getattr(view, "__struct_fields__", None) or vars(view)
    return {name: getattr(view, name) for name in names}


def seats_of(view: Any) -> int:
    seats = getattr(view, "seats", 0)
    return seats if isinstance(seats, int) and not isinstance(seats, bool) and 0 <= seats < 10 else 0


def rows(view: Any, words: Words) -> Iterator[Row]:
    """Yield every field that is not a chip, each in an area of its own, and last the hand."""
    for name, value in fields(view).items():
        if name in OMITTED or per_seat(value, view):
            continue
        label = field_label(name, words)
        several = items_of(value)
        if several is None:
            if value is not None and value != "":
                yield Row(Area(name, "row", label, "side"), name, (value,))
        elif any(items_of(each) is not None for each in several):
            for number, each in enumerate(several, 1):
                inner = Area(f"{name}:{number}", "row", f"{label} {number}", "centre")
                found = items_of(each)
                yield Row(inner, name, (each,) if found is None else found)
        else:
            yield Row(Area(name, "row", label, "centre"), name, several)
    if getattr(view, "seat", None) is not None and hand_of(view):
        own = Area("hand", "fan", words.say("plain-hand"), "mine", seat=view.seat)
        yield Row(own, "hand", hand_of(view))


def items_of(value: Any) -> tuple[Any, ...] | None:
    """Return the items of a collection; None for a single value."""
    if isinstance(value, tuple | list):
        return tuple(value)
    if isinstance(value, set | frozenset):
        return tuple(sorted(value, key=repr))
    return tuple(value.items()) if isinstance(value, dict) else None


def hand_of(view: Any) -> tuple[Any, ...]:
    return items_of(getattr(view, "hand", ())) or ()


def per_seat(value: Any, view: Any) -> bool:
    """Tell whether a value has one number or flag for each seat."""
    several = isinstance(value, tuple | list) and len(value) == seats_of(view) > 0
    return several and all(isinstance(each, int) for each in value)


def pieces_of(row: Row, view: Any, words: Words) -> Iterator[Piece]:
    """Yield the values of a row as pieces. In the hand, a value keeps its id when its position changes."""
    seen: dict[str, int] = {}
    for number, value in enumerate(row.values):
        text, label = text_and_label(value, row.name, view, words)
        key = face_name(text, label) if row.name == "hand" else str(number)
        seen[key] = seen.get(key, 0) + 1
        again = f"#{seen[key]}" if seen[key] > 1 else ""
        yield Piece(f"{row.area.id}/{key}{again}", face_name(text, label), row.area.id, order=number)


def hand_pieces(pieces: Sequence[Piece], view: Any) -> Iterator[tuple[Piece, Any]]:
    """Yield the pieces of the hand with their values."""
    return zip([piece for piece in pieces if piece.area == "hand"], hand_of(view), strict=False)


def text_and_label(value: Any, name: str, view: Any, words: Words) -> tuple[str, str]:
    """Return the text of the face of a value, and its label."""
    if isinstance(value, bool):
        said = words.say("plain-yes" if value else "plain-no")
        return shorten(said), said
    if name in SEAT_ARGUMENTS and isinstance(value, int) and 0 <= value < seats_of(view):
        return str(value), f"{value}, {words.name(value)}"
    inner = items_of(value)
    said = str(value) if inner is None else " ".join(map(str, inner))
    said = said.replace("{", "{ ")  # so that it is not taken for the placeholder of a name
    return shorten(said), said


def shorten(text: str) -> str:
    """Shorten a text to what fits on a face; a wide letter takes two columns."""
    room = FACE_COLUMNS if text.isascii() else FACE_COLUMNS // 2
    return text if len(text) <= room else text[: room - 1] + "…"


def face_name(text: str, label: str) -> str:
    return label if text == label else f"{text} {label}"


@lru_cache(1024)
def face(text: str, label: str) -> Face:
    """Return a card of paper with a text on it."""
    size = (40, 40, 34, 26, 22, 18, 16)[len(text)] if len(text) <= FACE_COLUMNS else 14
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">'
        f'<rect width="100" height="140" rx="8" fill="{PAPER}"/>'
        f'<rect x="5" y="5" width="90" height="130" rx="4" fill="none" stroke="{LIGHT}"/>'
        f'<text x="50" y="{70 + size // 3}" fill="{INK}" text-anchor="middle" '
        f'style="font:700 {size}px var(--display,serif)">{escape(text)}</text></svg>'
    )
    return Face(svg, text, "paper", label)


def seat_card(seat: Seat, view: Any, offer: Offer, words: Words) -> SeatCard:
    chips = [
        Chip(name, field_label(name, words), chip_value(value[seat], words))
        for name, value in fields(view).items()
        if name not in OMITTED and per_seat(value, view)
    ]
    won = seat in winners(view)
    acting = seat in waits_for(view, offer)
    return SeatCard(seat, f"seat-{seat}", "winner" if won else "acting" if acting else "", tuple(chips))


def chip_value(value: int, words: Words) -> int | str:
    return words.say("plain-yes" if value else "plain-no") if isinstance(value, bool) else value


def waits_for(view: Any, offer: Offer) -> tuple[Seat, ...]:
    """Return the seats that must choose, as far as this view tells."""
    mover = getattr(view, "mover", None)
    if isinstance(mover, int) and 0 <= mover < seats_of(view):
        return (mover,)
    if offer.legal:
        return tuple(seat for seat in range(seats_of(view)) if seat == getattr(view, "seat", None))
    ready = getattr(view, "ready", ())
    if mover != SEVERAL or not per_seat(ready, view):
        return ()
    return tuple(seat for seat, done in enumerate(ready) if not done)


def field_label(name: str, words: Words) -> str:
    key = f"field-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def prompt(view: Any, offer: Offer, words: Words) -> Prompt:
    waiting = waits_for(view, offer)
    mover = getattr(view, "mover", None)
    if offer.legal:
        text = words.say("plain-choose")
    elif mover in (OVER, CHANCE):
        text = words.say("plain-over" if mover == OVER else "plain-chance")
    else:
        text = words.say("plain-wait", who=words.name(waiting[0])) if len(waiting) == 1 else words.say("plain-wait-all")
    return Prompt(text, waiting, can_go_back=offer.can_go_back)


def choice(code: str, picks: dict[str, str], words: Words) -> Choice:
    target = picked_piece(code, picks)
    return Choice(code, action(code, words), ((target,),) if target else ())


def action(code: str, words: Words) -> str:
    """Return a code in words, or the code itself if the game has no words for it."""
    try:
        return words.action(code) if words.has(f"action-{code.split()[0]}") else code
    except (KeyError, IndexError):  # its words use arguments that the code does not have
        return code


def picked_piece(code: str, picks: dict[str, str]) -> str | None:
    """Return the one piece of the hand whose text is the last word of a code."""
    last = code.split()[-1:]
    found = [piece for piece, text in picks.items() if [text] == last]
    return found[0] if len(found) == 1 else None


def refusals(offer: Offer, picks: dict[str, str], used: set[str], words: Words) -> Iterator[Denied]:
    """Yield the pieces of the hand that cannot be played, each with the first reason against it."""
    for code, reason in offer.denied:
        target = picked_piece(code, picks)
        if target and target not in used:
            used = used | {target}
            yield Denied(target, words.reason(reason), reason.rule)


def winners(view: Any) -> tuple[Seat, ...]:
    found = items_of(getattr(view, "winners", ())) or ()
    return found if all(isinstance(each, int) for each in found) else ()


def result(view: Any, words: Words) -> Result | None:
    """Return the result, if the view has winners and the game is over."""
    won = winners(view)
    if not won or getattr(view, "mover", None) != OVER:
        return None
    ranks = tuple(1 if seat in won else 2 for seat in range(seats_of(view)))
    return Result(won, ranks, words.say("plain-won", who=words.listed([words.name(seat) for seat in won])))
