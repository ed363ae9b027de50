"""The table of Baron Voodoo as one viewer sees it: what lies where, and whose it is.

A table is drawn for everybody at it after every step, and most of it looks alike to all: each part is made once from
what it shows, and remembered for the next who looks.
"""

from functools import cache, lru_cache

from samedi.core.events import Event
from samedi.core.offer import Offer
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo.box import (
    COLOUR_OF,
    COLOURS,
    COMBO,
    DRAFTED,
    FACES,
    KINDS,
    LOAS,
    NAMES,
    SPACES,
    STEAL,
    TRACK,
    WHITE,
)
from samedi.games.baron_voodoo.phases import DONE, DRAFT, EFFECT, FACE, ROLL, WITH
from samedi.games.baron_voodoo.scene import asked, faces, sheets
from samedi.games.baron_voodoo.scene.faces import (
    BARON,
    FREE,
    GUARD,
    OFFERING,
    POINTS,
    SYMBOLS,
    TONES,
    TWENTY,
    pair_of,
    slip_of,
    under,
)
from samedi.games.baron_voodoo.scene.layout import look_from
from samedi.games.baron_voodoo.view import Dice, View
from samedi.games.baron_voodoo.view.ownership import (
    ID,
    captured_face,
    owner_of,
    partner_of,
    partners,
    point_of,
    sorted_dice,
    source_of,
    token_letters,
    twenties,
)
from samedi.scene.model import Chip, Cue, Look, Mark, Piece, Scene, SeatCard

SPOTS = tuple([NAMES[space] for space in SPACES])
ZONE = tuple([f"zone:{owner}" for owner in range(4)])
WORLD = tuple([f"spirits:{owner}" for owner in range(4)])
PARTS = 512  # parts of tables that are remembered: of some tables for some moments


def look(view: View, words: Words) -> Look:
    """All dice and tokens, and where they can lie."""
    return look_from(view.seats, view.team, view.filling == DRAFTED, view.seat, words)


def scene(view: View, offer: Offer, words: Words) -> Scene:
    """The table now."""
    return Scene(
        look=look(view, words).name,
        pieces=pieces(view, words) + markers(view.loas, view.scores, view.team, words),
        marks=marks(view, words),
        seats=seat_cards(
            view.offerings, view.mover, view.winners, view.loas, view.scores, view.target, view.team, words
        ),
        prompt=asked.prompt(view, offer, words),
        choices=tuple(asked.choices(view, offer, words)),
        denied=tuple(asked.denied(view, offer, words)),
        sheets=sheets.sheets(view, words),
        result=sheets.result(view, words) if view.phase == DONE else None,
    )


# ---- what lies there ----


def pieces(view: View, words: Words) -> tuple[Piece, ...]:
    mover = owner_of(view.mover, view.team) if view.mover >= 0 else -1
    lit = (view.captured,) if view.phase in (FACE, EFFECT, WITH) else view.chosen
    builder = mover if view.chosen and mover == owner_of(view.seat, view.team) else -1
    found = on_board(view.board, view.faces, source_of(view), view.phase == DRAFT)
    found += pool(view.pool, view.faces) if view.pool else aside(view, words)
    found += captured(view.zones, view.faces, lit, builder)
    if view.phase in (ROLL, DRAFT):
        return found
    thief = mover if view.phase == EFFECT and captured_face(view) == STEAL else -1
    return found + banked(view.spirits, view.faces, thief, words)


@lru_cache(PARTS)
def on_board(board: tuple[Dice, ...], faces: tuple[int, ...], moving: str, drafted: bool) -> tuple[Piece, ...]:
    """All stacks; a die that is covered shows its front, one of which a power moves on is lit."""
    found = []
    for name, stack in zip(SPOTS, board, strict=True):
        last = len(stack) - 1
        for height, die in enumerate(stack):
            kind = KINDS[COLOUR_OF[die] * 6 + faces[die]]
            face = kind if height == last else under(kind)
            lit = name == moving and height == last
            was = f"pool:{kind}" if drafted else None
            found.append(Piece(ID[die], face, "board", name, height, state="lit" if lit else "", was=was))
    return tuple(found)


@lru_cache(PARTS)
def pool(left: Dice, faces: tuple[int, ...]) -> tuple[Piece, ...]:
    """Dice to draft, those of one kind in a heap (rule 2.6)."""
    kinds = [COLOUR_OF[die] * 6 + faces[die] for die in left]
    return tuple(
        [
            Piece(f"pool:{KINDS[kind]}", KINDS[kind], "pool", order=kind, count=kinds.count(kind))
            for kind in sorted(set(kinds))
        ]
    )


def aside(view: View, words: Words) -> tuple[Piece, ...]:
    """The power cards, or the faces to which a die may be turned now; the reserve; Baron Samedi."""
    letter = token_letters(view)
    spent = view.power_used and view.mover == view.seat and view.mover >= 0
    cards = face_tokens(letter) if letter else power_cards(spent, words)
    return cards + tokens(view.reserve, view.baron, view.team, words)


@cache
def face_tokens(letter: str) -> tuple[Piece, ...]:
    """Faces to choose: as dice of the colour that is turned, if that is known."""
    return tuple(
        [
            Piece(f"face:{face}", f"icon-{face}" if letter == "?" else letter + face, "faces", order=order)
            for order, face in enumerate(FACES)
        ]
    )


@cache
def power_cards(spent: bool, words: Words) -> tuple[Piece, ...]:
    return tuple(
        [
            Piece(
                f"power:{loa}",
                f"loa-{loa}",
                "powers",
                order=order,
                note=words.say("note-power", loa=loa),
                state="spent" if spent else "",
            )
            for order, loa in enumerate(LOAS)
        ]
    )


@cache
def tokens(reserve: int, holder: Seat, team: bool, words: Words) -> tuple[Piece, ...]:
    """Offerings left, and Baron Samedi with whoever holds it (rules 7.1, 9.7)."""
    left = Piece("offerings", OFFERING, "reserve", count=reserve)
    area = "reserve" if holder < 0 else f"tokens:{holder}"
    baron = Piece("baron", "baron", area, order=1, note=words.say("note-baron"))
    return (left,) if team else (left, baron)


@lru_cache(PARTS)
def captured(zones: tuple[Dice, ...], faces: tuple[int, ...], lit: Dice, builder: int) -> tuple[Piece, ...]:
    """The capture zones; dice laid together for a combo lie apart if they are one's own."""
    found = []
    for owner, zone in enumerate(zones):
        for order, die in enumerate(sorted_dice(zone, faces)):
            kind, shown = KINDS[COLOUR_OF[die] * 6 + faces[die]], die in lit
            if shown and owner == builder:
                found.append(Piece(ID[die], kind, "combo", order=order))
            else:
                found.append(Piece(ID[die], kind, ZONE[owner], order=order, state="lit" if shown else ""))
    return tuple(found)


@lru_cache(PARTS)
def banked(spirits: tuple[Dice, ...], faces: tuple[int, ...], thief: int, words: Words) -> tuple[Piece, ...]:
    """The spirit worlds: a slip for each colour; laid out die by die while somebody may steal from them (rule 6.5)."""
    found: list[Piece] = []
    for owner, world in enumerate(spirits):
        laid = [(die, COLOUR_OF[die] * 6 + faces[die]) for die in sorted_dice(world, faces)]
        if world and thief not in (-1, owner):
            found += [Piece(ID[die], KINDS[kind], WORLD[owner], order=order) for order, (die, kind) in enumerate(laid)]
        else:
            found += slips(owner, tuple([kind for _, kind in laid]), words)
    return tuple(found)


@lru_cache(4096)
def slips(owner: int, kinds: tuple[int, ...], words: Words) -> tuple[Piece, ...]:
    found = []
    for colour, letter in enumerate(COLOURS):
        faces = [words.say("face", face=FACES[kind % 6]) for kind in kinds if kind // 6 == colour]
        face, name = slip_of(letter, len(faces)), f"{WORLD[owner]}:{letter}"
        found.append(Piece(name, face, WORLD[owner], order=colour, note=words.listed(faces)))
    return tuple(found)


@lru_cache(PARTS)
def markers(loas: tuple[int, ...], scores: tuple[int, ...], team: bool, words: Words) -> tuple[Piece, ...]:
    """A marker for everybody on the score track, in team mode for each team, and 20-point tokens (rule 2.3)."""
    found = []
    for owner, points in enumerate(scores):
        seats = partners(owner, len(loas), team)
        letters = [COLOURS[loas[seat]] for seat in seats]
        face = pair_of(*letters) if team else SYMBOLS[letters[0]]
        label = words.say("piece-marker", who=words.listed([words.name(seat) for seat in seats]), points=points)
        tokens = twenties(points)
        found.append(Piece(f"marker:{owner}", face, "track", point_of(points - TRACK * tokens), owner, label=label))
        if tokens:
            found.append(Piece(f"twenty:{owner}", TWENTY, f"tokens:{owner}", order=2, count=tokens))
    return tuple(found)


# ---- what is true of it ----


def marks(view: View, words: Words) -> tuple[Mark, ...]:
    """How far it has come, what powers cost the viewer, what dice laid together are worth, what is true of seats."""
    ended_by = -1 if view.phase == DONE else view.ended_by
    found = progress(0 if view.phase in (ROLL, DRAFT) else view.round, view.target, ended_by, words)
    if view.seat is not None and not view.pool and not token_letters(view):
        found += prices(WHITE if view.baron == view.seat else view.loas[view.seat], words)
    if view.chosen:
        owner = owner_of(view.mover, view.team)
        area = "combo" if owner == owner_of(view.seat, view.team) else ZONE[owner]
        found += worth(area, COMBO[len(view.chosen)], words)
    extra = view.mover if view.extra else -1
    return found + seat_marks(view.guarded, view.baron, extra, words) + token_marks(view.scores, words)


@cache
def progress(number: int, target: int, ended_by: Seat, words: Words) -> tuple[Mark, ...]:
    """The round, how many points bring the end about, and who has done so (rules 8.1, 8.3)."""
    now = Mark("board", "round", words.say("mark-round", round=number, points=target))
    if ended_by < 0:
        return (now,)
    return (now, Mark("board", "last-round", words.say("mark-last-round", who=words.name(ended_by))))


@cache
def prices(free: int, words: Words) -> tuple[Mark, ...]:
    """What the powers cost whose Loa this is; nothing at all whoever holds Baron Samedi (rules 5.1, 7.3)."""
    return tuple(
        [
            Mark(f"power:{loa}", "free", words.say("mark-free"), FREE, TONES[faces.LETTER[loa]])
            if free in (order, WHITE)
            else Mark(f"power:{loa}", "cost", words.say("mark-cost"), OFFERING)
            for order, loa in enumerate(LOAS)
        ]
    )


@cache
def worth(area: str, points: int, words: Words) -> tuple[Mark, ...]:
    return (Mark(area, "worth", words.say("mark-worth", points=points), POINTS),)


@cache
def seat_marks(guarded: tuple[Seat, ...], baron: Seat, extra: Seat, words: Words) -> tuple[Mark, ...]:
    """Who is protected, who holds Baron Samedi, whose turn is a bought one."""
    found = [(seat, "guarded", GUARD) for seat in guarded] + [(baron, "baron", BARON), (extra, "extra", "")]
    return tuple(
        [Mark(f"seat:{seat}", kind, words.say(f"mark-{kind}"), icon) for seat, kind, icon in found if seat >= 0]
    )


@lru_cache(PARTS)
def token_marks(scores: tuple[int, ...], words: Words) -> tuple[Mark, ...]:
    """Markers that have gone round the track: a token says how much more they stand for (rule 2.3)."""
    return tuple(
        [
            Mark(f"marker:{owner}", "twenty", words.say("mark-twenty", points=TRACK * twenties(points)), TWENTY)
            for owner, points in enumerate(scores)
            if twenties(points)
        ]
    )


# ---- who sits there ----


@lru_cache(PARTS)
def seat_cards(
    offerings: tuple[int, ...],
    mover: Seat,
    winners: tuple[Seat, ...],
    loas: tuple[int, ...],
    scores: tuple[int, ...],
    target: int,
    team: bool,
    words: Words,
) -> tuple[SeatCard, ...]:
    found = []
    for seat, loa in enumerate(loas):
        owner = owner_of(seat, team)
        chips = [
            Chip("points", words.say("chip-points"), scores[owner], POINTS, most=target),
            Chip("offerings", words.say("chip-offerings"), offerings[owner], OFFERING),
            Chip("loa", words.say("chip-loa"), words.say("loa", loa=LOAS[loa])),
        ]
        partner = partner_of(seat, team)
        if partner is not None:
            chips.append(Chip("partner", words.say("chip-partner"), words.name(partner)))
        state = "winner" if seat in winners else "acting" if mover == seat else ""
        found.append(SeatCard(seat, TONES[COLOURS[loa]], state, tuple(chips)))  # type: ignore[arg-type]
    return tuple(found)


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
