"""The movement that an event shows: of souls, coins and objects, which have no id that moves with them.

Ships, sea cards and tokens keep their ids, so a client moves them without a cue.
"""

from collections.abc import Callable
from typing import Any

from samedi.core.events import Event
from samedi.core.types import Seat
from samedi.scene.model import Cue

SEATS = 6
HEARD = ("wind", "maelstrom", "jailed", "revealed", "sailed", "starred", "pushed", "carried", "flipped", "switched")


def cues(event: Event) -> tuple[Cue, ...]:
    """Return the movements of an event. An event that is only heard has none."""
    found = WAYS.get(event.kind)
    if found is not None and event.seat is not None:
        return found(event.seat, event.data)
    if event.kind == "grid-full":
        return (Cue("grid-full", "", "ritual", "bag"),)
    return (Cue(event.kind),) if event.kind in HEARD else ()


def souls(seat: Seat) -> str:
    return f"souls:{seat}"


def drawn(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("soul", f"soul-{data['soul']}", "bag", souls(seat)),)


def placed(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("placed", f"soul-{data['soul']}", souls(seat), f"cell:{data['cell']}"),)


def lifted(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("lifted", f"soul-{data['soul']}", f"cell:{data['cell']}", souls(seat)),)


def called(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    """All that answer to a Tok: from the other ships and from the ritual."""
    starts = [*(souls(other) for other in range(SEATS) if other != seat), "ritual"]
    return tuple([Cue("tok", f"soul-{data['soul']}", start, souls(seat)) for start in starts])


def given(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("tix", f"soul-{data['soul']}", souls(seat), souls(data["other"])),)


def boarded(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    other, item = data["other"], data["item"]
    if item == "soul":
        return (Cue("boarded", f"soul-{data['soul']}", souls(other), souls(seat)),)
    if item == "object":
        return (Cue("boarded", "obj-back", f"hold:{other}", f"hold:{seat}"),)
    return (Cue("boarded", "coin", f"goods:{other}", f"chair:{seat}"),) if item == "coin" else ()


def answered(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    if data["soul"] == "none":
        return ()
    return (Cue("ghost", f"soul-{data['soul']}", souls(data["other"]), souls(seat)),)


def overboard(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    """Souls that go into the bag: paid, exchanged or lost to the mermaids."""
    return (Cue("overboard", "", souls(seat), "bag"),)


def thrown(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("thrown", f"obj-{data['object']}", f"hold:{seat}", "pile"),)


def gained(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("gained", "obj-back", "deck", f"hold:{seat}"),)


def paid(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("coin", "coin", "treasure", f"chair:{seat}"),)


def fired(seat: Seat, data: dict[str, Any]) -> tuple[Cue, ...]:
    return (Cue("fired" if data["hits"] else "missed", "", f"ship:{seat}", f"ship:{data['other']}"),)


WAYS: dict[str, Callable[[Seat, dict[str, Any]], tuple[Cue, ...]]] = {
    "first": drawn, "soul": drawn, "placed": placed, "lifted": lifted, "tok": called, "tix": given, "boarded": boarded,
    "ghost": answered, "toll": overboard, "barrel": overboard, "octopus": overboard, "dropped": thrown, "used": thrown,
    "drew": gained, "coin": paid, "map": paid, "fired": fired,
}  # fmt: skip
