"""The table of Little Devils as one viewer sees it: a fan of cards, the trick, and piles of taken cards.

Most parts of a scene come back entry after entry, so they are cached; a scene then takes well under 0.1 ms. Caches know
`Words` by identity: there is one object for each game and language.
"""

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from samedi.core.errors import Reason
from samedi.core.events import Event
from samedi.core.offer import Offer
from samedi.core.types import CHANCE, Seat
from samedi.core.words import Words
from samedi.games.little_devils.components import DEVILS, DONE, END, HAND
from samedi.games.little_devils.faces import art, faces_of, tones
from samedi.games.little_devils.view import View, taken_by
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

SIGNS = "»♦✗↑↓◷"  # of the marks below
ICONS = {"total": "▴", "round": "+"}
BySeat: TypeAlias = tuple[int, ...]  # a number for each seat
CACHE_SIZE = 512  # of parts that look the same to all viewers


def scene(view: View, offer: Offer, words: Words) -> Scene:
    taken = tricks_taken(view.seats, view.dealer, view.played[: len(view.played) - view.lying])
    return Scene(
        look=look(view, words).name,
        pieces=pieces(view, taken),
        marks=marks(view.seats, view.round, view.dealer, view.leader, view.played, view.lying, words),
        seats=seat_cards(
            view.totals, view.devils if view.tally else (), view.held, taken, view.mover, winners_of(view), words
        ),
        prompt=prompt(view, offer, words),
        choices=tuple([choice(code, note_key(view, code), words) for code in offer.legal]),
        denied=tuple([denied(code, why.kind, why.rule, tuple(why.data.items()), words) for code, why in offer.denied]),
        sheets=sheets(view, words),
        result=result(view, words),
    )


def cues(event: Event) -> tuple[Cue, ...]:
    """Return the movement of a taken trick to its taker's pile."""
    if event.kind != "took":
        return ()
    return (Cue("took", "back", "trick", f"taken:{event.seat}", len(event.data["cards"])),)


def look(view: View, words: Words) -> Look:
    return look_from(view.seats, view.seat, words)


@cache
def look_from(seats: int, chair: Seat | None, words: Words) -> Look:
    """Return the areas, faces and tones for the viewer at this seat: they never change."""
    places = around(seats, chair, words.name)
    inlay = art("emblem").svg
    areas = [Area("trick", "board", words.say("area-trick"), "centre", places=places, ratio=1.4, inlay=inlay)]
    if chair is not None:
        areas.append(Area("hand", "fan", words.say("area-hand"), "mine", chair))
    for seat in range(seats):
        mine, who = seat == chair, words.name(seat)
        if not mine:
            areas.append(Area(f"held:{seat}", "pile", words.say("area-held", who=who), "seat", seat))
        label = words.say("area-taken", who=who, me="yes" if mine else "no")
        areas.append(Area(f"taken:{seat}", "pile", label, "mine" if mine else "seat", seat))
    marks, chairs = faces.seat_marks(seats, words)
    drawn = faces_of(seats, words) | marks | {glyph: faces.sign(glyph) for glyph in SIGNS}
    return Look(tuple(areas), drawn, tones(words) | chairs)


def pieces(view: View, taken: tuple[int, ...]) -> tuple[Piece, ...]:
    """Return the viewer's hand, the trick, and face-down piles, whose ids reveal only where they lie."""
    out = [hand_piece(card, order) for order, card in enumerate(view.hand)]
    for order, (seat, card) in enumerate(trick_on_table(view.seats, view.leader, view.played, view.lying)):
        out.append(trick_piece(card, seat, order, seat == view.seat))
    for seat in range(view.seats):
        if seat != view.seat and view.held[seat]:
            out.append(pile_piece("held", seat, view.held[seat]))
        if taken[seat]:
            out.append(pile_piece("taken", seat, taken[seat] * view.seats))
    return tuple(out)


@lru_cache(CACHE_SIZE)
def trick_on_table(seats: int, leader: Seat, played: tuple[int, ...], count: int) -> tuple[tuple[Seat, int], ...]:
    """Return the present trick; the latest one stays on the table until the next is led (rule 7.2)."""
    cards = played[len(played) - count :]
    if not cards and len(played) >= seats:
        cards = played[-seats:]
        leader -= taken_by(cards)
    return tuple([((leader + order) % seats, card) for order, card in enumerate(cards)])


@cache
def hand_piece(card: int, order: int) -> Piece:
    return Piece(f"card:{card}", str(card), "hand", order=order)


@cache
def trick_piece(card: int, seat: Seat, order: int, mine: bool) -> Piece:
    was = None if mine else f"back:held:{seat}"  # another player's card was face down before
    return Piece(f"card:{card}", str(card), "trick", f"seat:{seat}", order=order, was=was)


@cache
def pile_piece(pile: Literal["held", "taken"], seat: Seat, count: int) -> Piece:
    return Piece(f"back:{pile}:{seat}", "back", f"{pile}:{seat}", count=count)


@lru_cache(1024)
def tricks_taken(seats: int, dealer: Seat, past: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many tricks of this round each seat has taken."""
    taken = [0] * seats
    leader = dealer + 1
    for start in range(0, len(past), seats):
        leader = (leader + taken_by(past[start : start + seats])) % seats
        taken[leader] += 1
    return tuple(taken)


@lru_cache(CACHE_SIZE)
def marks(
    seats: int, number: int, dealer: Seat, leader: Seat, played: tuple[int, ...], count: int, words: Words
) -> tuple[Mark, ...]:
    """Return the marks of the call, the misfits, the leader, the dealer and the round."""
    out = []
    trick = played[len(played) - count :]
    if leader >= 0:
        out.append(round_mark(number, min(HAND, (len(played) - count) // seats + 1), words))
    if trick:
        out.append(mark(f"card:{trick[0]}", "led", "»", words))
    if len(trick) > 1:
        first = trick[0]
        higher = trick[1] > first
        out.append(call_mark(first, higher, words))
        out += [mark(f"card:{card}", "misfit", "✗", words) for card in trick[2:] if (card > first) != higher]
    if not trick and len(played) >= seats:
        out.append(mark(f"card:{dict(trick_on_table(seats, leader, played, count))[leader]}", "took", "", words))
    if dealer >= 0:
        out.append(mark(f"seat:{dealer}", "dealer", "♦", words))
    return tuple(out)


@cache
def mark(on: str, kind: str, icon: str, words: Words) -> Mark:
    return Mark(on, kind, words.say(f"mark-{kind}"), icon)


@cache
def call_mark(first: int, higher: bool, words: Words) -> Mark:
    kind = "higher" if higher else "lower"
    return Mark("trick", kind, words.say(f"mark-{kind}", first=first), "↑" if higher else "↓")


@cache
def round_mark(number: int, trick: int, words: Words) -> Mark:
    return Mark("trick", "round", words.say("mark-round", number=number, trick=trick, tricks=HAND), "◷")


@lru_cache(CACHE_SIZE)
def seat_cards(
    totals: BySeat, counted: BySeat, held: BySeat, taken: BySeat, mover: int, winners: tuple[Seat, ...], words: Words
) -> tuple[SeatCard, ...]:
    """Return each seat's devils, those of this round if they are public (rule 7.3), cards held and tricks taken."""
    out = []
    for seat, total in enumerate(totals):
        chips = [chip("total", total, words)]
        if counted:
            chips.append(chip("round", counted[seat], words))
        chips.append(chip("held", held[seat], words))
        chips.append(chip("tricks", taken[seat], words))
        state: Literal["acting", "winner", ""] = "acting" if seat == mover else "winner" if seat in winners else ""
        out.append(SeatCard(seat, f"seat-{seat}", state, tuple(chips)))
    return tuple(out)


@cache
def chip(name: str, value: int, words: Words) -> Chip:
    return Chip(name, words.say(f"chip-{name}"), value, ICONS.get(name, ""), most=END if name == "total" else None)


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    waits_for: tuple[Seat, ...] = ()
    if view.mover == CHANCE:
        text = words.say("prompt-dealing")
    elif offer.legal:
        text = question(view, words)
    elif view.mover >= 0 and view.mover != view.seat:
        text = words.say("prompt-wait", who=words.name(view.mover))
        waits_for = (view.mover,)
    else:
        text = words.say("prompt-over")
    return Prompt(text, waits_for, can_go_back=offer.can_go_back)


def question(view: View, words: Words) -> str:
    trick = view.trick
    if not trick:
        fives = sum(DEVILS[card] == 5 for card in view.hand)
        few = "-few" if fives < len(view.hand) else "-fives"
        return words.say(f"prompt-lead{few if fives else ''}")
    first = trick[0]
    if len(trick) == 1:
        return words.say("prompt-second", first=first)
    higher = trick[1] > first
    fits = any((card > first) == higher for card in view.hand)
    return words.say(f"prompt-{'higher' if higher else 'lower'}{'' if fits else '-misfit'}", first=first)


def note_key(view: View, code: str) -> str:
    """Return the key of a card's note: it makes a call (rule 3.2), is a misfit (rule 3.4), or only brings devils."""
    if not view.lying:
        return "note-card"
    first, *rest = view.trick
    higher = int(code[5:]) > first
    if not rest:
        return "note-calls-higher" if higher else "note-calls-lower"
    return "note-card" if higher == (rest[0] > first) else "note-misfit"


@cache
def choice(code: str, note: str, words: Words) -> Choice:
    card = int(code[5:])
    return Choice(code, words.action(code), ((f"card:{card}",),), note=words.say(note, devils=DEVILS[card]))


@lru_cache(4096)
def denied(code: str, kind: str, rule: str, data: tuple[tuple[str, int], ...], words: Words) -> Denied:
    return Denied(f"card:{code[5:]}", words.reason(Reason(kind, rule, dict(data))), rule)


def sheets(view: View, words: Words) -> tuple[Sheet, ...]:
    """Return the totals, and the latest trick, which players may look at again (rule 7.2)."""
    counted = view.devils if view.tally or view.phase == DONE else None  # public after the last round
    scores = score_sheet(view.totals, counted, words)
    past = len(view.played) - view.lying
    if not past:
        return (scores,)
    latest = view.played[past - view.seats : past]
    return scores, last_trick(latest, view.leader, view.leader == view.seat, words)


@lru_cache(1024)
def score_sheet(totals: BySeat, counted: BySeat | None, words: Words) -> Sheet:
    """Return the totals of all seats, the fewest devils first."""
    columns = ["player", *(["round"] if counted else []), "total"]
    rows = []
    for seat in sorted(range(len(totals)), key=lambda seat: totals[seat]):
        figures = ([counted[seat]] if counted else []) + [totals[seat]]
        rows.append((words.name(seat), *map(str, figures)))
    headings = tuple([words.say(f"column-{column}") for column in columns])
    return Sheet("scores", words.say("sheet-scores"), "table", headings, tuple(rows))


@lru_cache(1024)
def last_trick(cards: tuple[int, ...], taker: Seat, me: bool, words: Words) -> Sheet:
    """Return the cards of the latest trick with their players, in the order of play."""
    devils = sum(DEVILS[card] for card in cards)
    leader = taker - taken_by(cards)
    title = words.say("sheet-last-trick", who=words.name(taker), me="yes" if me else "no", devils=devils)
    rows = [(words.name((leader + i) % len(cards)), str(card)) for i, card in enumerate(cards)]
    return Sheet("last-trick", title, "cards", rows=tuple(rows))


def winners_of(view: View) -> tuple[Seat, ...]:
    """Return the seats with the fewest devils, or () while the game runs (rule 6.2)."""
    if view.phase != DONE:
        return ()
    fewest = min(view.totals)
    return tuple([seat for seat in range(view.seats) if view.totals[seat] == fewest])


def result(view: View, words: Words) -> Result | None:
    winners = winners_of(view)
    if not winners:
        return None
    me = view.seat in winners
    named = [words.name(seat) for seat in winners if seat != view.seat]
    key = "result-alone" if len(winners) == 1 else "result-shared"
    text = words.say(key, me="yes" if me else "no", who=words.listed(named), devils=min(view.totals))
    return Result(winners, ranks_of(view.totals, fewest=True), text, "scores")
