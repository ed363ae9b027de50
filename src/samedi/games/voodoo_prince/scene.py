"""The table of Voodoo Prince as one viewer sees it: what lies where, what is asked, what can be looked up."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from samedi.core.errors import Reason
from samedi.core.events import Event
from samedi.core.offer import Offer
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_prince import terms
from samedi.games.voodoo_prince.components import (
    CARDS,
    COLOURS,
    DEAL,
    DONE,
    NAME_TRUMP,
    ROUNDS,
    START,
    TARGET,
    TOP,
    TURN_UP,
)
from samedi.games.voodoo_prince.faces import TONES, art, faces_of, tones, trump_sign
from samedi.games.voodoo_prince.view import Play, View, taken_by
from samedi.scene import faces
from samedi.scene.layout import around
from samedi.scene.model import (
    Area,
    Chip,
    Choice,
    Cue,
    Denied,
    Look,
    Mark,
    Piece,
    Prompt,
    Result,
    Scene,
    SeatCard,
    Sheet,
    ranks_of,
)

PARTS = 512  # parts of tables that look alike to everybody: remembered for the next who looks
ICONS, ROUND = {"led": "»", "starter": "♦"}, "◷"
UNASKED = {START: "prompt-start", DEAL: "prompt-deal", TURN_UP: "prompt-turn-up", DONE: "prompt-over"}


# ---- what never changes at a chair ----


def look(view: View, words: Words) -> Look:
    """All cards and where they can lie."""
    return look_from(view.seats, view.seat, words)


@cache
def look_from(seats: int, chair: Seat | None, words: Words) -> Look:
    marks, chairs = faces.seat_marks(seats, words)
    signs = {glyph: faces.sign(glyph) for glyph in (*ICONS.values(), ROUND)}
    drawn = faces_of(seats, words) | marks | signs
    return Look(tuple(areas(seats, chair, words)), drawn, tones(words) | chairs)


def areas(seats: int, chair: Seat | None, words: Words) -> Iterator[Area]:
    def before(key: str, seat: Seat) -> str:
        return words.say(key, who=words.name(seat), me="yes" if seat == chair else "no")

    places = around(seats, chair, lambda seat: before("place-seat", seat))
    inlay = art("emblem").svg
    yield Area("trick", "board", words.say("area-trick"), "centre", places=places, ratio=1.4, inlay=inlay)
    yield Area("trumps", "row", words.say("area-trumps"), "centre")
    if chair is not None:
        yield Area("hand", "fan", words.say("area-hand"), "mine", chair)
    for seat in range(seats):
        yield Area(f"hand:{seat}", "pile", before("area-held", seat), "seat", seat)
        yield Area(f"piles:{seat}", "row", before("area-piles", seat), "seat", seat)


# ---- what lies there now ----


def scene(view: View, offer: Offer, words: Words) -> Scene:
    """The table now."""
    return Scene(
        look=look(view, words).name,
        pieces=pieces(view),
        marks=marks(view.seats, round_of(view), view.trump, view.starter, lying(view), bool(view.lying), words),
        seats=seat_cards(view.phase, view.mover, view.totals, view.points, view.tricks, view.held, view.out, words),
        prompt=prompt(view, offer, words),
        choices=tuple([choice(code, words) for code in offer.legal]),
        denied=tuple([denied(code, r.kind, r.rule, tuple(r.data.items()), words) for code, r in offer.denied]),
        sheets=sheets(view, words),
        result=result(view, words) if view.phase == DONE else None,
    )


def pieces(view: View) -> tuple[Piece, ...]:
    found = []
    if view.seat not in view.out:
        found += [in_hand(card, order) for order, card in enumerate(view.hand)]
    for order, (seat, card) in enumerate(lying(view)):
        found.append(in_trick(card, seat, order, seat != view.seat))
    if view.phase == NAME_TRUMP:
        found += [indicator(colour) for colour in range(5)]
    for seat, held in enumerate(view.held):
        out = seat in view.out
        if held and (out or seat != view.seat):
            found.append(heap(seat, held, out))
        found += [pile(seat, order) for order in range(view.tricks[seat])]
    return tuple(found)


def lying(view: View) -> tuple[Play, ...]:
    """The present trick; the latest one lies there until the next is led, as it does on a table."""
    start = len(view.played) - view.lying
    return tuple(zip(view.by[start:], view.played[start:], strict=True)) if view.lying else last_trick(view)


@cache
def in_hand(card: int, order: int) -> Piece:
    return Piece(f"card:{CARDS[card]}", CARDS[card], "hand", order=order)


@cache
def in_trick(card: int, seat: Seat, order: int, turned_up: bool) -> Piece:
    was = f"held:{seat}" if turned_up else None
    return Piece(f"card:{CARDS[card]}", CARDS[card], "trick", f"seat:{seat}", order, was=was)


@cache
def indicator(colour: int) -> Piece:
    """A colour that may be named trump."""
    letter = COLOURS[colour]
    return Piece(f"trump:{letter}", trump_sign(letter), "trumps", order=colour)


@cache
def heap(seat: Seat, held: int, out: bool) -> Piece:
    """A hand that the viewer does not see; when its owner is out it lies aside (rules 5.1, 7.2)."""
    return Piece(f"held:{seat}", "back", f"hand:{seat}", count=held, state="dim" if out else "")


@cache
def pile(seat: Seat, order: int) -> Piece:
    """A trick that was taken, or half of a split one (rule 4.5)."""
    return Piece(f"pile:{seat}:{order}", "pile", f"piles:{seat}", order=order)


@lru_cache(PARTS)
def marks(
    seats: int, number: int, trump: int, starter: Seat, trick: tuple[Play, ...], running: bool, words: Words
) -> tuple[Mark, ...]:
    found = [round_mark(number, words)]
    if trump >= 0:
        found.append(trump_mark(trump, words))
    if running:
        found.append(mark(f"card:{CARDS[trick[0][1]]}", "led", words))
    elif trick:
        taker, _ = taken_by(trick, trump, TOP[seats])
        found.append(mark(f"card:{CARDS[dict(trick)[taker]]}", "took", words))
    if starter >= 0:
        found.append(mark(f"seat:{starter}", "starter", words))
    return tuple(found)


def round_of(view: View) -> int:
    """The round that lies on the table: what was counted stays there until the next deal."""
    return view.round - 1 if view.phase == DEAL and view.played else view.round


@cache
def round_mark(number: int, words: Words) -> Mark:
    return Mark("trick", "round", words.say("mark-round", round=number, rounds=ROUNDS), ROUND)


@cache
def trump_mark(colour: int, words: Words) -> Mark:
    letter = COLOURS[colour]
    label = words.say("mark-trump", colour=terms.colour(letter, words))
    return Mark("trick", "trump", label, trump_sign(letter), TONES[letter])


@cache
def mark(on: str, kind: str, words: Words) -> Mark:
    return Mark(on, kind, words.say(f"mark-{kind}"), ICONS.get(kind, ""))


@lru_cache(PARTS)
def seat_cards(
    phase: int,
    mover: int,
    totals: tuple[int, ...],
    points: tuple[int, ...],
    piles: tuple[int, ...],
    held: tuple[int, ...],
    gone: tuple[Seat, ...],
    words: Words,
) -> tuple[SeatCard, ...]:
    found = []
    for seat, total in enumerate(totals):
        chips = [chip("points", total, words), piles_chip(piles[seat], TARGET[len(totals)], words)]
        out = seat in gone
        if not out:
            chips.append(chip("cards", held[seat], words))
        if points[seat] >= 0:
            chips.append(round_chip(points[seat], gone.index(seat) + 1 if out else 0, words))
        state: Literal["winner", "acting", "out", ""] = "acting" if mover == seat else "out" if out else ""
        if phase == DONE and total == max(totals):  # rule 6.2
            state = "winner"
        found.append(SeatCard(seat, f"seat-{seat}", state, tuple(chips)))
    return tuple(found)


@cache
def chip(kind: str, value: int, words: Words) -> Chip:
    return Chip(kind, words.say(f"chip-{kind}"), value)


@cache
def piles_chip(value: int, target: int, words: Words) -> Chip:
    return Chip("piles", words.say("chip-piles"), value, most=target)


@cache
def round_chip(points: int, place: int, words: Words) -> Chip:
    """Points that are settled for this round, and whether somebody went out first, second … or was left (place 0)."""
    note = words.say("chip-out", place=place) if place else words.say("chip-left")
    return Chip("round", words.say("chip-round"), points, note=note)


# ---- prompts and choices ----


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    """What is wanted of the viewer, else whom the table waits for."""
    if view.mover < 0:
        return Prompt(words.say(UNASKED[view.phase]))
    led = COLOURS[view.played[-view.lying] // 16] if view.lying else ""
    if offer.legal:
        return Prompt(asked(view.phase, led, offer.legal[0][5:6] == led, words), can_go_back=offer.can_go_back)
    if view.mover == view.seat:  # ended before its time
        return Prompt(words.say("prompt-over"))
    text = awaited(view.phase, led, view.mover, view.seat in view.out, words)
    return Prompt(text, waits_for=(view.mover,), can_go_back=offer.can_go_back)


@cache
def asked(phase: int, led: str, can_follow: bool, words: Words) -> str:
    if phase == NAME_TRUMP:
        return words.say("prompt-name")
    if not led:
        return words.say("prompt-lead")
    return words.say("prompt-follow" if can_follow else "prompt-void", colour=terms.colour(led, words))


@cache
def awaited(phase: int, led: str, mover: Seat, out: bool, words: Words) -> str:
    who = words.name(mover)
    if phase == NAME_TRUMP:
        return words.say("prompt-wait-name", who=who)
    if led:
        doing = words.say("prompt-wait-follow", who=who, colour=terms.colour(led, words))
    else:
        doing = words.say("prompt-wait-lead", who=who)
    return words.say("prompt-out", doing=doing) if out else doing


@cache
def choice(code: str, words: Words) -> Choice:
    group = "trump" if code.startswith("trump") else ""
    return Choice(code, words.action(code), ((piece_of(code),),), group=group)


@cache
def denied(code: str, kind: str, rule: str, data: tuple[tuple[str, str | int], ...], words: Words) -> Denied:
    return Denied(piece_of(code), words.reason(Reason(kind, rule, dict(data))), rule)


def piece_of(code: str) -> str:
    """The piece that a code is about."""
    verb, _, name = code.partition(" ")
    return f"card:{name}" if verb == "play" else f"trump:{name}"


# ---- what can be looked up ----


def sheets(view: View, words: Words) -> tuple[Sheet, ...]:
    """The points, and the latest full trick, which may be shown again (rule 7.3)."""
    scores = score_sheet(round_of(view), view.tricks, view.points, view.totals, words)
    trick = last_trick(view)
    return (scores, trick_sheet(trick, view.trump, TOP[view.seats], view.seat, words)) if trick else (scores,)


@lru_cache(1024)
def score_sheet(
    number: int, piles: tuple[int, ...], points: tuple[int, ...], totals: tuple[int, ...], words: Words
) -> Sheet:
    """A row for each seat, the highest total first."""
    rows = [
        (words.name(seat), str(piles[seat]), str(points[seat]) if points[seat] >= 0 else "–", str(totals[seat]))
        for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ]
    columns = [words.say(f"column-{name}") for name in ("player", "piles", "round", "total")]
    title = words.say("sheet-scores", round=number, rounds=ROUNDS)
    return Sheet("scores", title, "table", tuple(columns), tuple(rows))


def last_trick(view: View) -> tuple[Play, ...]:
    """The latest full trick: who leads was in the one before, so it begins where a seat comes up again."""
    return latest_of(view.by, view.played, len(view.played) - view.lying)


@lru_cache(256)
def latest_of(by: tuple[Seat, ...], played: tuple[int, ...], full: int) -> tuple[Play, ...]:
    start = seen = 0
    for i, seat in enumerate(by[:full]):
        if seen >> seat & 1:
            start, seen = i, 0
        seen |= 1 << seat
    return tuple(zip(by[start:full], played[start:full], strict=True))


@lru_cache(1024)
def trick_sheet(trick: tuple[Play, ...], trump: int, top: int, chair: Seat | None, words: Words) -> Sheet:
    """Who played what, who took it and how many piles it made."""
    taker, gain = taken_by(trick, trump, top)
    me = "yes" if taker == chair else "no"
    title = words.say("sheet-last-trick", who=words.name(taker), me=me, gain=gain)
    return Sheet("last-trick", title, "cards", rows=tuple([(words.name(seat), CARDS[card]) for seat, card in trick]))


def result(view: View, words: Words) -> Result:
    """How it ended (rule 6.2)."""
    most = max(view.totals)
    winners = tuple([seat for seat in range(view.seats) if view.totals[seat] == most])
    others = [words.name(seat) for seat in winners if seat != view.seat]
    me = "yes" if view.seat in winners else "no"
    if len(winners) > 1:
        text = words.say("result-shared", me=me, who=words.listed(others), points=most)
    else:
        text = words.say("result-won", me=me, who=words.name(winners[0]), points=most)
    return Result(winners, ranks_of(view.totals), text, "scores")


def cues(event: Event) -> tuple[Cue, ...]:
    """A colour that is named goes to the middle, a trick to its taker; a split one falls into two piles."""
    if event.kind == "trump":
        letter = event.data["colour"]
        return (Cue("trump", trump_sign(letter), f"trump:{letter}", "trick"),)
    if event.kind != "took":
        return ()
    kind = "split" if event.data["gain"] == 2 else "took"
    return (Cue(kind, "back", "trick", f"piles:{event.seat}", len(event.data["cards"])),)
