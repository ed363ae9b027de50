"""The pieces of Baron Voodoo: dice, tokens, power cards and markers."""

from collections import Counter
from functools import cache, lru_cache

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COLOUR_OF, COLOURS, FACES, KINDS, LOAS, NAMES, SPACES, STEAL, TRACK
from samedi.games.baron_voodoo.phases import DRAFT, EFFECT, FACE, ROLL, WITH
from samedi.games.baron_voodoo.scene.faces import OFFERING, SYMBOLS, TWENTY, covered_face, pair_of, slip_of
from samedi.games.baron_voodoo.view import Dice, View, ownership
from samedi.games.baron_voodoo.view.ownership import ID, owner_of
from samedi.scene.model import Piece

SPOTS = tuple([NAMES[space] for space in SPACES])
ZONE = tuple([f"zone:{owner}" for owner in range(4)])
WORLD = tuple([f"spirits:{owner}" for owner in range(4)])
CACHE_SIZE = 512  # of parts that look the same to several viewers


def pieces(view: View, words: Words) -> tuple[Piece, ...]:
    mover = owner_of(view.mover, view.team) if view.mover >= 0 else -1
    lit = (view.captured,) if view.phase in (FACE, EFFECT, WITH) else view.chosen
    builder = mover if view.chosen and mover == owner_of(view.seat, view.team) else -1
    found = on_board(view.board, view.faces, ownership.source_of(view), view.phase == DRAFT)
    found += pool(view.pool, view.faces) if view.pool else side_pieces(view, words)
    found += captured_dice(view.zones, view.faces, lit, builder)
    if view.phase in (ROLL, DRAFT):
        return found
    thief = mover if view.phase == EFFECT and ownership.captured_face(view) == STEAL else -1
    return found + spirit_worlds(view.spirits, view.faces, thief, words)


@lru_cache(CACHE_SIZE)
def on_board(board: tuple[Dice, ...], faces: tuple[int, ...], moving: str, drafted: bool) -> tuple[Piece, ...]:
    """Return all stacks; a covered die shows its front, and a die that a power moves is lit."""
    found = []
    for name, stack in zip(SPOTS, board, strict=True):
        last = len(stack) - 1
        for height, die in enumerate(stack):
            kind = KINDS[COLOUR_OF[die] * 6 + faces[die]]
            face = kind if height == last else covered_face(kind)
            lit = name == moving and height == last
            was = f"pool:{kind}" if drafted else None
            found.append(Piece(ID[die], face, "board", name, height, state="lit" if lit else "", was=was))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def pool(left: Dice, faces: tuple[int, ...]) -> tuple[Piece, ...]:
    """Return the dice to draft, those of one kind as one piece (rule 2.6)."""
    kinds = [COLOUR_OF[die] * 6 + faces[die] for die in left]
    counts = sorted(Counter(kinds).items())
    return tuple([Piece(f"pool:{KINDS[kind]}", KINDS[kind], "pool", order=kind, count=count) for kind, count in counts])


def side_pieces(view: View, words: Words) -> tuple[Piece, ...]:
    """Return the power cards or the faces to choose from, the reserve and Baron Samedi."""
    letter = ownership.token_letters(view)
    spent = view.power_used and view.mover == view.seat and view.mover >= 0
    cards = face_tokens(letter) if letter else power_cards(spent, words)
    return cards + tokens(view.reserve, view.baron, view.team, words)


@cache
def face_tokens(letter: str) -> tuple[Piece, ...]:
    """Return the faces to choose from, as dice of the turned die's colour if that is known."""
    return tuple(
        Piece(f"face:{face}", f"icon-{face}" if letter == "?" else letter + face, "faces", order=order)
        for order, face in enumerate(FACES)
    )


@cache
def power_cards(spent: bool, words: Words) -> tuple[Piece, ...]:
    found = []
    for order, loa in enumerate(LOAS):
        note = words.say("note-power", loa=loa)
        found.append(
            Piece(f"power:{loa}", f"loa-{loa}", "powers", order=order, note=note, state="spent" if spent else "")
        )
    return tuple(found)


@cache
def tokens(reserve: int, holder: Seat, team: bool, words: Words) -> tuple[Piece, ...]:
    """Return the reserve of offerings, and Baron Samedi at the seat that holds it (rules 7.1, 9.7)."""
    left = Piece("offerings", OFFERING, "reserve", count=reserve)
    area = "reserve" if holder < 0 else f"tokens:{holder}"
    baron = Piece("baron", "baron", area, order=1, note=words.say("note-baron"))
    return (left,) if team else (left, baron)


@lru_cache(CACHE_SIZE)
def captured_dice(zones: tuple[Dice, ...], faces: tuple[int, ...], lit: Dice, builder: int) -> tuple[Piece, ...]:
    """Return the dice of the capture zones; the viewer's own chosen dice lie in the combo."""
    found = []
    for owner, zone in enumerate(zones):
        for order, die in enumerate(ownership.sorted_dice(zone, faces)):
            kind, shown = KINDS[COLOUR_OF[die] * 6 + faces[die]], die in lit
            if shown and owner == builder:
                found.append(Piece(ID[die], kind, "combo", order=order))
            else:
                found.append(Piece(ID[die], kind, ZONE[owner], order=order, state="lit" if shown else ""))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def spirit_worlds(spirits: tuple[Dice, ...], faces: tuple[int, ...], thief: int, words: Words) -> tuple[Piece, ...]:
    """Return the spirit worlds: a slip for each colour, or each die while a seat may steal from them (rule 6.5)."""
    found: list[Piece] = []
    for owner, world in enumerate(spirits):
        laid = [(die, COLOUR_OF[die] * 6 + faces[die]) for die in ownership.sorted_dice(world, faces)]
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


@lru_cache(CACHE_SIZE)
def markers(loas: tuple[int, ...], scores: tuple[int, ...], team: bool, words: Words) -> tuple[Piece, ...]:
    """Return the markers of seats or teams on the score track, and their 20-point tokens (rule 2.3)."""
    found = []
    for owner, points in enumerate(scores):
        seats = ownership.partners(owner, len(loas), team)
        letters = [COLOURS[loas[seat]] for seat in seats]
        face = pair_of(*letters) if team else SYMBOLS[letters[0]]
        label = words.say("piece-marker", who=words.listed([words.name(seat) for seat in seats]), points=points)
        tokens = ownership.twenties(points)
        found.append(
            Piece(f"marker:{owner}", face, "track", ownership.point_of(points - TRACK * tokens), owner, label=label)
        )
        if tokens:
            found.append(Piece(f"twenty:{owner}", TWENTY, f"tokens:{owner}", order=2, count=tokens))
    return tuple(found)
