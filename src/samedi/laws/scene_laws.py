"""Laws about what is shown: whatever a scene offers its text offers too, and nothing in it points nowhere."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from samedi.core.game import Game
from samedi.core.offer import Offer, offer_of
from samedi.core.state import State
from samedi.core.types import Seat
from samedi.core.words import Words, languages, with_names, words
from samedi.laws.trace import Broken, Trace
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Look, Piece, Scene
from samedi.scene.text import TextLine, chip_id, denied_id, mark_id, scene_lines, sheet_lines

EACH = 16  # of so many positions one is looked at
NAMES = tuple(f"‹{seat}›" for seat in range(10))  # names that stand in no word


def parity(trace: Trace) -> int:
    """Whatever is in a scene is in its text, its choices are the legal ones, and every id in it leads somewhere.

    Looked at by one seat after another and a spectator, in one language after another, and by whoever is asked.
    """
    cases = 0
    spoken = languages(trace.game)
    for count, (number, state) in enumerate(looked_at(trace)):
        lang = spoken[(trace.seed + count) % len(spoken)]
        for seat in viewers(trace.seats, trace.seed + count, state):
            look, scene = shown_to(trace.game, state, seat, lang, can_go_back=count % 2 == 0)
            complaint = wrong(look, scene, words(trace.game, lang))
            legal = [trace.game.actions[action] for action in state.legal(seat)] if seat is not None else []
            if complaint is None and sorted(choice.code for choice in scene.choices) != sorted(legal):
                complaint = f"the choices are {[choice.code for choice in scene.choices]} and legal is {legal}"
            if complaint:
                raise Broken(f"before entry {number}: the scene of seat {seat} ({lang}): {complaint}")
            cases += 1
    return cases


def looked_at(trace: Trace) -> list[tuple[int, State]]:
    """A few of the chosen positions, others in each game: texts are dear."""
    every = list(trace.positions())
    return every[trace.seed % EACH :: EACH]


def viewers(seats: int, count: int, state: State) -> set[Seat | None]:
    """Somebody new at each position (None: a spectator), and one who is asked."""
    turn = count % (seats + 1)
    return {turn if turn < seats else None, *(seat for seat in state.acting[:1] if seat >= 0)}


def shown_to(
    game: Game, state: State, seat: Seat | None, lang: str = "en", *, can_go_back: bool = False
) -> tuple[Look, Scene]:
    """The table as a seat sees it in this state."""
    view, spoken = game.view(state, seat), words(game, lang)
    asked = seat is not None and bool(state.acting) and state.acting[0] >= 0
    offer = offer_of(game, state, seat, can_go_back=can_go_back) if asked and seat is not None else Offer()
    return look_of(game, view, spoken), scene_of(game, view, offer, spoken)


def wrong(look: Look, scene: Scene, words: Words) -> str | None:
    """What is wrong with a scene, in a sentence; None if all is well."""
    lines = scene_lines(look, scene, NAMES, words, width=0)
    for sheet in scene.sheets:
        lines += sheet_lines(sheet, look, NAMES, words, width=0)
    return next(chain(doubles(look, scene), loose_ends(look, scene), untold(look, scene, lines)), None)


# ---- ids ----


def doubles(look: Look, scene: Scene) -> Iterator[str]:
    """Ids that stand for two things."""
    places = [place.id for area in look.areas for place in area.places]
    lying = [*(area.id for area in look.areas), *places, *(piece.id for piece in scene.pieces)]
    codes = [choice.code for choice in scene.choices]
    chips = [chip_id(card.seat, chip) for card in scene.seats for chip in card.chips]
    seats = [f"seat {card.seat}" for card in scene.seats]
    sheets = [sheet.id for sheet in scene.sheets]
    for ids in (lying, codes, chips, seats, sheets):
        yield from (f"{name} is there twice" for name, times in Counter(ids).items() if times > 1)


def loose_ends(look: Look, scene: Scene) -> Iterator[str]:
    """Ids that lead nowhere."""
    if scene.look != look.name:
        yield f"it is of the look {scene.look}, and the look is {look.name}"
    seats = {card.seat for card in scene.seats}
    known = {piece.id for piece in scene.pieces} | {f"seat:{seat}" for seat in seats}
    known |= {area.id for area in look.areas} | {place.id for area in look.areas for place in area.places}
    for piece in (*scene.pieces, *(ghost for choice in scene.choices for ghost in choice.preview)):
        yield from misplaced(look, piece)
    yield from missing("a mark is on", (mark.on for mark in scene.marks), known)
    yield from missing("a mark points to", (mark.to for mark in scene.marks if mark.to), known)
    yield from missing("refused is", (denied.on for denied in scene.denied), known)
    for choice in scene.choices:
        for step in choice.pick:
            yield from missing(f"{choice.code} picks", step or ("nothing",), known)
    waited = {*scene.prompt.waits_for, *(scene.result.winners if scene.result else ())}
    yield from missing("there is no card for", (f"seat:{seat}" for seat in waited), known)
    if scene.result and scene.result.sheet:
        yield from missing("the result wants the sheet", [scene.result.sheet], {sheet.id for sheet in scene.sheets})
    cards = (name for sheet in scene.sheets if sheet.kind == "cards" for row in sheet.rows for name in row[1:])
    yield from missing("a sheet shows the face", cards, look.faces)
    yield from unlike(look, scene)


def misplaced(look: Look, piece: Piece) -> Iterator[str]:
    area = look.area.get(piece.area)
    if area is None:
        yield f"{piece.id} lies in {piece.area}, which is not there"
    elif area.shape == "board":
        yield from missing(f"{piece.id} lies on", [piece.place or "no place"], {place.id for place in area.places})
    yield from missing(f"{piece.id} has the face", [piece.face], look.faces)


def unlike(look: Look, scene: Scene) -> Iterator[str]:
    """What the look itself lacks: backs, tones, boards to lie in."""
    backs = (face.back for face in look.faces.values() if face.back is not None)
    yield from missing("a face has the back", backs, look.faces)
    inside = (area.inside for area in look.areas if area.inside is not None)
    yield from missing("an area lies inside", inside, look.area)
    tones = [face.tone for face in look.faces.values()]
    tones += [place.tone for area in look.areas for place in area.places]
    tones += [card.tone for card in scene.seats] + [mark.tone for mark in scene.marks]
    yield from missing("something has the tone", filter(None, tones), look.tones)


def missing(what: str, ids: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    there = set(known)
    return (f"{what} {name}, which is not there" for name in ids if name not in there)


# ---- the text ----


def untold(look: Look, scene: Scene, lines: Sequence[TextLine]) -> Iterator[str]:
    """What a scene shows and its text does not."""
    said: dict[str, str] = {}
    for line in lines:
        for name in line.of:
            said[name] = said.get(name, "") + line.text + "\n"
    for name, text in facts(look, scene):
        if name not in said or with_names(text, NAMES) not in said[name]:
            yield f"the text does not say {text!r} of {name}"
    whole = "\n".join(line.text for line in lines)
    for sheet in scene.sheets:
        cells = (cell for row in sheet.rows for cell in (row if sheet.kind == "table" else row[:1]))
        yield from (f"the sheet {sheet.id} lacks {cell!r}" for cell in cells if with_names(cell, NAMES) not in whole)


def facts(look: Look, scene: Scene) -> Iterator[tuple[str, str]]:
    """Everything that a scene shows, with the id or code that it belongs to."""
    for piece in scene.pieces:
        yield from ((piece.id, text) for text in of_piece(look, piece))
    for mark in scene.marks:
        yield mark_id(mark), mark.label
    for card in scene.seats:
        yield f"seat:{card.seat}", f"{{{card.seat}}}"
        for chip in card.chips:
            most = "" if chip.most is None else str(chip.most)
            yield from ((chip_id(card.seat, chip), text) for text in (chip.label, str(chip.value), most, chip.note))
    if scene.prompt.text:
        yield "prompt", scene.prompt.text
        yield "prompt", scene.prompt.rule
    yield from (("chosen", step) for step in scene.prompt.chosen)
    if scene.prompt.can_go_back:
        yield "back", ""
    for choice in scene.choices:
        yield from ((choice.code, text) for text in (choice.label, choice.note))
        yield from ((choice.code, text) for ghost in choice.preview for text in of_piece(look, ghost))
    for denied in scene.denied:
        yield from ((denied_id(denied.on), text) for text in (denied.why, denied.rule))
    yield from ((sheet.id, sheet.title) for sheet in scene.sheets)
    if scene.result:
        yield "result", scene.result.text


def of_piece(look: Look, piece: Piece) -> tuple[str, ...]:
    label = piece.label or look.faces[piece.face].label
    return label, piece.note, str(piece.count) if piece.count != 1 else ""
