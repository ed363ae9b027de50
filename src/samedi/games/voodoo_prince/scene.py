"""The table of Voodoo Prince as one viewer sees it: what lies where, what is asked, what can be looked up."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, TypeAlias

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

BySeat: TypeAlias = tuple[int, ...]  # a number for each seat
CACHE_SIZE = 512  # of parts that look the same to all viewers
ICONS, ROUND = {"led": "»", "starter": "♦"}, "◷"
CHANCE_PROMPTS = {START: "prompt-start", DEAL: "prompt-deal", TURN_UP: "prompt-turn-up", DONE: "prompt-over"}


def look(view: View, words: Words) -> Look:
    return look_from(view.seats, view.seat, words)


@cache
def look_from(seats: int, chair: Seat | None, words: Words) -> Look:
    """Return the areas, faces and tones for the viewer at this seat: they never change."""
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


def scene(view: View, offer: Offer, words: Words) -> Scene:
    return Scene(
        look=look(view, words).name,
        pieces=pieces(view),
        marks=marks(
            view.seats, round_of(view), view.trump, view.starter, trick_on_table(view), bool(view.lying), words
        ),
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
        found += [hand_piece(card, order) for order, card in enumerate(view.hand)]
    for order, (seat, card) in enumerate(trick_on_table(view)):
        found.append(trick_piece(card, seat, order, seat != view.seat))
    if view.phase == NAME_TRUMP:
        found += [trump_piece(colour) for colour in range(5)]
    for seat, held in enumerate(view.held):
        out = seat in view.out
        if held and (out or seat != view.seat):
            found.append(held_piece(seat, held, out))
        found += [pile_piece(seat, order) for order in range(view.tricks[seat])]
    return tuple(found)


def trick_on_table(view: View) -> tuple[Play, ...]:
    """Return the present trick; the latest one stays on the table until the next is led."""
    return view.trick or last_trick(view)


@cache
def hand_piece(card: int, order: int) -> Piece:
    return Piece(f"card:{CARDS[card]}", CARDS[card], "hand", order=order)


@cache
def trick_piece(card: int, seat: Seat, order: int, turned_up: bool) -> Piece:
    was = f"held:{seat}" if turned_up else None
    return Piece(f"card:{CARDS[card]}", CARDS[card], "trick", f"seat:{seat}", order, was=was)


@cache
def trump_piece(colour: int) -> Piece:
    """Return the piece of a colour that may be named trump."""
    letter = COLOURS[colour]
    return Piece(f"trump:{letter}", trump_sign(letter), "trumps", order=colour)


@cache
def held_piece(seat: Seat, held: int, out: bool) -> Piece:
    """Return a hand that the viewer does not see; the hand of a seat that is out is dimmed (rules 5.1, 7.2)."""
    return Piece(f"held:{seat}", "back", f"hand:{seat}", count=held, state="dim" if out else "")


@cache
def pile_piece(seat: Seat, order: int) -> Piece:
    """Return a taken trick, or half of a split one (rule 4.5)."""
    return Piece(f"pile:{seat}:{order}", "pile", f"piles:{seat}", order=order)


@lru_cache(CACHE_SIZE)
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
    """Return the round that is on the table: a counted round stays there until the next deal."""
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


@lru_cache(CACHE_SIZE)
def seat_cards(
    phase: int,
    mover: int,
    totals: BySeat,
    points: BySeat,
    piles: BySeat,
    held: BySeat,
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
    """Return the points of a seat that went out first, second … or was left (place 0)."""
    note = words.say("chip-out", place=place) if place else words.say("chip-left")
    return Chip("round", words.say("chip-round"), points, note=note)


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    """Return the question for the viewer, or whom the table waits for."""
    if view.mover < 0:
        return Prompt(words.say(CHANCE_PROMPTS[view.phase]))
    led = COLOURS[view.played[-view.lying] // 16] if view.lying else ""
    if offer.legal:
        return Prompt(question(view.phase, led, offer.legal[0][5:6] == led, words), can_go_back=offer.can_go_back)
    if view.mover == view.seat:  # the game was ended early
        return Prompt(words.say("prompt-over"))
    text = waiting(view.phase, led, view.mover, view.seat in view.out, words)
    return Prompt(text, waits_for=(view.mover,), can_go_back=offer.can_go_back)


@cache
def question(phase: int, led: str, can_follow: bool, words: Words) -> str:
    if phase == NAME_TRUMP:
        return words.say("prompt-name")
    if not led:
        return words.say("prompt-lead")
    return words.say("prompt-follow" if can_follow else "prompt-void", colour=terms.colour(led, words))


@cache
def waiting(phase: int, led: str, mover: Seat, out: bool, words: Words) -> str:
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
    """Return the id of the piece that a code names."""
    verb, _, name = code.partition(" ")
    return f"card:{name}" if verb == "play" else f"trump:{name}"


def sheets(view: View, words: Words) -> tuple[Sheet, ...]:
    """Return the points, and the latest full trick, which players may look at again (rule 7.3)."""
    scores = score_sheet(round_of(view), view.tricks, view.points, view.totals, words)
    trick = last_trick(view)
    return (scores, trick_sheet(trick, view.trump, TOP[view.seats], view.seat, words)) if trick else (scores,)


@lru_cache(1024)
def score_sheet(number: int, piles: BySeat, points: BySeat, totals: BySeat, words: Words) -> Sheet:
    """Return the piles and points of all seats, the highest total first."""
    rows = [
        (words.name(seat), str(piles[seat]), str(points[seat]) if points[seat] >= 0 else "–", str(totals[seat]))
        for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ]
    columns = [words.say(f"column-{name}") for name in ("player", "piles", "round", "total")]
    title = words.say("sheet-scores", round=number, rounds=ROUNDS)
    return Sheet("scores", title, "table", tuple(columns), tuple(rows))


def last_trick(view: View) -> tuple[Play, ...]:
    """Return the latest full trick."""
    return latest_of(view.by, view.played, len(view.played) - view.lying)


@lru_cache(256)
def latest_of(by: tuple[Seat, ...], played: tuple[int, ...], full: int) -> tuple[Play, ...]:
    """Return the last of the full tricks: a trick begins where a seat plays again."""
    start = seen = 0
    for i, seat in enumerate(by[:full]):
        if seen >> seat & 1:
            start, seen = i, 0
        seen |= 1 << seat
    return tuple(zip(by[start:full], played[start:full], strict=True))


@lru_cache(1024)
def trick_sheet(trick: tuple[Play, ...], trump: int, top: int, chair: Seat | None, words: Words) -> Sheet:
    """Return the sheet of the latest trick: its cards and players, its taker and the piles that it made."""
    taker, gain = taken_by(trick, trump, top)
    me = "yes" if taker == chair else "no"
    title = words.say("sheet-last-trick", who=words.name(taker), me=me, gain=gain)
    return Sheet("last-trick", title, "cards", rows=tuple([(words.name(seat), CARDS[card]) for seat, card in trick]))


def result(view: View, words: Words) -> Result:
    """Return the result (rule 6.2)."""
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
    """Return the movement of a named trump to the middle, or of a trick to its taker, split or not."""
    if event.kind == "trump":
        letter = event.data["colour"]
        return (Cue("trump", trump_sign(letter), f"trump:{letter}", "trick"),)
    if event.kind != "took":
        return ()
    kind = "split" if event.data["gain"] == 2 else "took"
    return (Cue(kind, "back", "trick", f"piles:{event.seat}", len(event.data["cards"])),)
