"""The table of Baron Voodoo as one viewer sees it: what lies where, and whose it is."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from msgspec import structs

from samedi.core.events import Event
from samedi.core.names import Seat
from samedi.core.offer import Offer
from samedi.core.words import Words
from samedi.games.baron_voodoo import asked, counts, dice
from samedi.games.baron_voodoo.box import (
    CENTRE,
    COLOURS,
    COMBO,
    DRAFTED,
    FACES,
    KINDS,
    LOAS,
    NAMES,
    SPACE,
    SPACE_COLOUR,
    SPACES,
    STEAL,
)
from samedi.games.baron_voodoo.counts import named
from samedi.games.baron_voodoo.dice import BARON, FREE, GUARD, OFFERING, POINTS, TONES, slip_of, under
from samedi.games.baron_voodoo.phases import DONE, DRAFT, EFFECT, FACE, ROLL, WITH
from samedi.games.baron_voodoo.seen import (
    captured_face,
    owner_of,
    owners,
    seat_of,
    sorted_dice,
    source_of,
    token_letters,
)
from samedi.games.baron_voodoo.view import View
from samedi.kit.ground import ground
from samedi.kit.layout import grid, rims
from samedi.kit.scene import Area, Chip, Cue, Look, Mark, Piece, Place, Scene, SeatCard

FILES, RANKS, RIM = "abcdefg", "1234567", 0.042
SPOTS = tuple([NAMES[space] for space in SPACES])


# ---- what never changes at a chair ----


def look(view: View, words: Words) -> Look:
    """All dice and tokens, and where they can lie."""
    return look_from(view.seats, view.team, view.filling == DRAFTED, view.seat, words)


@cache
def look_from(seats: int, team: bool, drafted: bool, chair: Seat | None, words: Words) -> Look:
    return Look(tuple(areas(seats, team, drafted, chair, words)), dice.faces_of(words), dice.tones(words))


def areas(seats: int, team: bool, drafted: bool, chair: Seat | None, words: Words) -> Iterator[Area]:
    spaces, handles = tuple(spaces_of(drafted, words)), handles_of(words)
    inlay = ground(spaces, {NAMES[CENTRE]})
    yield Area("board", "board", words.say("area-board"), "centre", None, spaces + handles, stacked=True, inlay=inlay)
    yield Area("powers", "row", words.say("area-powers"), "side", inlay=dice.art("emblem").svg)
    yield Area("faces", "row", words.say("area-faces"), "side")
    yield Area("reserve", "row", words.say("area-reserve"), "side")
    if drafted:
        yield Area("pool", "pool", words.say("area-pool"), "side" if chair is None else "mine", chair)
    mine = owner_of(chair, team)
    for owner in range(owners(seats, team)):
        own = owner == mine
        zone: Literal["mine", "seat"] = "mine" if own else "seat"
        seat = seat_of(owner, chair, team)
        says = {"me": "yes" if own else "no", "who": named(owner, seats, team, words)}
        yield Area(f"zone:{owner}", "row", words.say("area-captured", **says), zone, seat)
        if own:
            yield Area("combo", "row", words.say("area-combo"), "mine", chair)
        yield Area(f"spirits:{owner}", "pool", words.say("area-world", **says), zone, seat)
    for seat in range(seats):
        says = {"me": "yes" if seat == chair else "no", "who": words.name(seat)}
        yield Area(
            f"tokens:{seat}", "pile", words.say("area-tokens", **says), "mine" if seat == chair else "seat", seat
        )


def spaces_of(drafted: bool, words: Words) -> Iterator[Place]:
    """49 spaces, in their colours if dice are still to be put on them (rule 1.3)."""

    def label(name: str) -> str:
        if SPACE[name] == CENTRE:
            return words.say("place-middle", space=name)
        colour = words.say("colour", colour=COLOURS[SPACE_COLOUR[SPACE[name]]])
        return words.say("place-space", space=name, colour=colour) if drafted else name

    for place in grid(FILES, RANKS, label, rim=RIM):
        colour = SPACE_COLOUR.get(SPACE[place.id], -1) if drafted else -1
        yield structs.replace(place, tone=TONES[COLOURS[colour]]) if colour >= 0 else place


def handles_of(words: Words) -> tuple[Place, ...]:
    """Where Mamy Wata takes hold of a line: at both its ends."""

    def label(line: str, edge: str) -> str:
        return words.say("place-handle", line=words.term("line", line), edge=words.term("edge", edge))

    return rims(FILES, RANKS, label, rim=RIM)


# ---- what lies there now ----


def scene(view: View, offer: Offer, words: Words) -> Scene:
    """The table now."""
    return Scene(
        look=look(view, words).name,
        pieces=tuple(pieces(view, words)),
        marks=tuple(marks(view, words)),
        seats=tuple([seat_card(view, seat, words) for seat in range(view.seats)]),
        prompt=asked.prompt(view, offer, words),
        choices=tuple(asked.choices(view, offer, words)),
        denied=tuple(asked.denied(view, offer, words)),
        sheets=counts.sheets(view, words),
        result=counts.result(view, words) if view.phase == DONE else None,
    )


def pieces(view: View, words: Words) -> Iterator[Piece]:
    drafting, moving = view.phase == DRAFT, source_of(view)
    for name, stack in zip(SPOTS, view.board, strict=True):
        last = len(stack) - 1
        for height, die in enumerate(stack):
            covered = height < last
            yield on_board(die, view.kind(die), name, height, covered, drafting, name == moving and not covered)
    if view.pool:
        yield from pool(view)
    else:
        yield from on_the_side(view, words)
    mine = owner_of(view.seat, view.team)
    for owner in range(len(view.zones)):
        yield from captured(view, owner, owner == mine)
        yield from banked(view, owner, words)


@cache
def on_board(die: int, kind: int, name: str, height: int, covered: bool, drafted: bool, lit: bool) -> Piece:
    face = under(KINDS[kind]) if covered else KINDS[kind]
    was = f"pool:{KINDS[kind]}" if drafted else None
    return Piece(f"die:{die}", face, "board", name, height, state="lit" if lit else "", was=was)


def pool(view: View) -> Iterator[Piece]:
    """Dice to draft, those of one kind in a heap (rule 2.6)."""
    found: dict[int, int] = {}
    for die in view.pool:
        found[view.kind(die)] = found.get(view.kind(die), 0) + 1
    for kind in sorted(found):
        yield heap(kind, found[kind])


@cache
def heap(kind: int, count: int) -> Piece:
    return Piece(f"pool:{KINDS[kind]}", KINDS[kind], "pool", order=kind, count=count)


def on_the_side(view: View, words: Words) -> Iterator[Piece]:
    """The power cards, or the faces to which a die may be turned now; the reserve; the tokens that somebody holds."""
    if letters := token_letters(view):
        yield from (face_token(face, letters) for face in FACES)
    else:
        spent = view.power_used and view.mover == view.seat and view.mover >= 0
        yield from (power_card(loa, spent, words) for loa in LOAS)
    yield offerings(view.reserve)
    if not view.team:
        yield baron(view.baron, words)


@cache
def face_token(face: str, letter: str) -> Piece:
    """A face to choose: as a die of the colour that is turned, if that is known."""
    return Piece(f"face:{face}", f"icon-{face}" if letter == "?" else letter + face, "faces", order=FACES.index(face))


@cache
def power_card(loa: str, spent: bool, words: Words) -> Piece:
    note = words.say("note-power", loa=loa)
    return Piece(
        f"power:{loa}", f"loa-{loa}", "powers", order=LOAS.index(loa), note=note, state="spent" if spent else ""
    )


@cache
def offerings(count: int) -> Piece:
    return Piece("offerings", OFFERING, "reserve", count=count)


@cache
def baron(holder: Seat, words: Words) -> Piece:
    """Baron Samedi, with whoever holds it (rule 7.1)."""
    area = "reserve" if holder < 0 else f"tokens:{holder}"
    return Piece("baron", "baron", area, order=1, note=words.say("note-baron"))


def captured(view: View, owner: int, mine: bool) -> Iterator[Piece]:
    """A capture zone; dice laid together for a combo lie apart if they are one's own."""
    lit = (view.captured,) if view.phase in (FACE, EFFECT, WITH) else view.chosen
    for order, die in enumerate(sorted_dice(view, view.zones[owner])):
        if mine and die in view.chosen:
            yield in_zone(die, view.kind(die), "combo", order, False)
        else:
            yield in_zone(die, view.kind(die), f"zone:{owner}", order, die in lit)


@cache
def in_zone(die: int, kind: int, area: str, order: int, lit: bool) -> Piece:
    return Piece(f"die:{die}", KINDS[kind], area, order=order, state="lit" if lit else "")


def banked(view: View, owner: int, words: Words) -> Iterator[Piece]:
    """A spirit world: a slip for each colour; laid out die by die while somebody may steal from it (rule 6.5)."""
    theirs = view.mover >= 0 and owner != owner_of(view.mover, view.team)
    if theirs and view.spirits[owner] and view.phase == EFFECT and captured_face(view) == STEAL:
        for order, die in enumerate(sorted_dice(view, view.spirits[owner])):
            yield in_zone(die, view.kind(die), f"spirits:{owner}", order, False)
    elif view.phase not in (ROLL, DRAFT):
        kinds = view.kinds(view.spirits[owner])
        yield from slips(owner, kinds, words)


@lru_cache(4096)
def slips(owner: int, kinds: tuple[int, ...], words: Words) -> tuple[Piece, ...]:
    found = []
    for colour, letter in enumerate(COLOURS):
        faces = [words.say("face", face=FACES[kind % 6]) for kind in kinds if kind // 6 == colour]
        face = slip_of(letter, len(faces))
        found.append(
            Piece(f"spirits:{owner}:{letter}", face, f"spirits:{owner}", order=colour, note=words.listed(faces))
        )
    return tuple(found)


# ---- what is true of it ----


def marks(view: View, words: Words) -> Iterator[Mark]:
    yield round_mark(0 if view.phase in (ROLL, DRAFT) else view.round, view.target, words)
    if view.ended_by >= 0 and view.phase != DONE:
        yield last_round(view.ended_by, words)
    if view.seat is not None and not view.pool and not token_letters(view):
        free = view.baron == view.seat
        yield from (price(loa, free or view.loas[view.seat] == order, words) for order, loa in enumerate(LOAS))
    if view.chosen:
        owner = owner_of(view.mover, view.team)
        area = "combo" if owner == owner_of(view.seat, view.team) else f"zone:{owner}"
        yield worth(area, COMBO[len(view.chosen)], words)
    for seat in view.guarded:
        yield seat_mark(seat, "guarded", GUARD, words)
    if view.baron >= 0:
        yield seat_mark(view.baron, "baron", BARON, words)
    if view.extra and view.mover >= 0:
        yield seat_mark(view.mover, "extra", "", words)


@cache
def round_mark(number: int, target: int, words: Words) -> Mark:
    """How far the game has come, and how many points bring its end about (rule 8.1)."""
    return Mark("board", "round", words.say("mark-round", round=number, points=target))


@cache
def last_round(ended_by: Seat, words: Words) -> Mark:
    """Who has brought the end about (rule 8.3)."""
    return Mark("board", "last-round", words.say("mark-last-round", who=words.name(ended_by)))


@cache
def price(loa: str, free: bool, words: Words) -> Mark:
    """What a power costs the viewer (rules 5.1, 7.3)."""
    if free:
        return Mark(f"power:{loa}", "free", words.say("mark-free"), FREE, TONES[dice.LETTER[loa]])
    return Mark(f"power:{loa}", "cost", words.say("mark-cost"), OFFERING)


@cache
def worth(area: str, points: int, words: Words) -> Mark:
    return Mark(area, "worth", words.say("mark-worth", points=points), POINTS)


@cache
def seat_mark(seat: Seat, kind: str, icon: str, words: Words) -> Mark:
    return Mark(f"seat:{seat}", kind, words.say(f"mark-{kind}"), icon)


# ---- who sits there ----


def seat_card(view: View, seat: Seat, words: Words) -> SeatCard:
    owner = owner_of(seat, view.team)
    state = "winner" if seat in view.winners else "acting" if view.mover == seat else ""
    partner = (seat + 2) % 4 if view.team else -1
    return drawn_seat(
        seat, view.loas[seat], state, view.scores[owner], view.target, view.offerings[owner], partner, words
    )


@lru_cache(8192)
def drawn_seat(
    seat: Seat, loa: int, state: str, points: int, target: int, held: int, partner: Seat, words: Words
) -> SeatCard:
    chips = [
        Chip("points", words.say("chip-points"), points, POINTS, most=target),
        Chip("offerings", words.say("chip-offerings"), held, OFFERING),
        Chip("loa", words.say("chip-loa"), words.say("loa", loa=LOAS[loa])),
    ]
    if partner >= 0:
        chips.append(Chip("partner", words.say("chip-partner"), words.name(partner)))
    return SeatCard(seat, TONES[COLOURS[loa]], state, tuple(chips))  # type: ignore[arg-type]


def cues(event: Event) -> tuple[Cue, ...]:
    """Dice that go to a spirit world; all others keep their ids and are seen travelling by themselves."""
    if event.kind == "banked" and event.seat is not None:
        seat = event.seat
        ways = [("combo", f"spirits:{seat}" if seat < 2 else f"chair:{seat}"), (f"zone:{seat}", f"spirits:{seat}")]
        if seat > 1:  # in a team the zone is that of the first of the two
            ways.append((f"zone:{seat - 2}", f"spirits:{seat - 2}"))
        return tuple([Cue("banked", "", start, end) for start, end in ways])
    if event.kind == "over":
        return tuple([Cue("banked", "", f"zone:{owner}", f"spirits:{owner}") for owner in range(4)])
    return ()
