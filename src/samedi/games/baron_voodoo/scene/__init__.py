"""The table of Baron Voodoo as one viewer sees it: pieces, marks, seats, choices and sheets.

A table is drawn for each viewer after every step, and most parts look the same to all. So each part is a cached
function of what it shows.
"""

from functools import cache, lru_cache

from samedi.core.events import Event
from samedi.core.offer import Offer
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COMBO, DRAFTED, LOAS, TRACK, WHITE
from samedi.games.baron_voodoo.phases import DONE, DRAFT, ROLL
from samedi.games.baron_voodoo.scene import faces, sheets
from samedi.games.baron_voodoo.scene.choices import choices, denied
from samedi.games.baron_voodoo.scene.faces import BARON, FREE, GUARD, OFFERING, POINTS, TONES, TWENTY
from samedi.games.baron_voodoo.scene.layout import look_from
from samedi.games.baron_voodoo.scene.pieces import CACHE_SIZE, ZONE, markers, pieces
from samedi.games.baron_voodoo.scene.prompt import prompt
from samedi.games.baron_voodoo.scene.seat_cards import seat_cards
from samedi.games.baron_voodoo.view import View
from samedi.games.baron_voodoo.view.ownership import owner_of, token_letters, twenties
from samedi.scene.model import Cue, Look, Mark, Scene


def look(view: View, words: Words) -> Look:
    return look_from(view.seats, view.team, view.filling == DRAFTED, view.seat, words)


def scene(view: View, offer: Offer, words: Words) -> Scene:
    return Scene(
        look=look(view, words).name,
        pieces=pieces(view, words) + markers(view.loas, view.scores, view.team, words),
        marks=marks(view, words),
        seats=seat_cards(
            view.offerings, view.mover, view.winners, view.loas, view.scores, view.target, view.team, words
        ),
        prompt=prompt(view, offer, words),
        choices=tuple(choices(view, offer, words)),
        denied=tuple(denied(view, offer, words)),
        sheets=sheets.sheets(view, words),
        result=sheets.result(view, words) if view.phase == DONE else None,
    )


def marks(view: View, words: Words) -> tuple[Mark, ...]:
    """Return the marks of the round, the costs of powers, the value of chosen dice, and the seats."""
    ended_by = -1 if view.phase == DONE else view.ended_by
    found = round_marks(0 if view.phase in (ROLL, DRAFT) else view.round, view.target, ended_by, words)
    if view.seat is not None and not view.pool and not token_letters(view):
        found += price_marks(WHITE if view.baron == view.seat else view.loas[view.seat], words)
    if view.chosen:
        owner = owner_of(view.mover, view.team)
        area = "combo" if owner == owner_of(view.seat, view.team) else ZONE[owner]
        found += worth_marks(area, COMBO[len(view.chosen)], words)
    extra = view.mover if view.extra else -1
    return found + seat_marks(view.guarded, view.baron, extra, words) + token_marks(view.scores, words)


@cache
def round_marks(number: int, target: int, ended_by: Seat, words: Words) -> tuple[Mark, ...]:
    """Return the marks of the round with the points of the target, and of the last round (rules 8.1, 8.3)."""
    now = Mark("board", "round", words.say("mark-round", round=number, points=target))
    if ended_by < 0:
        return (now,)
    return (now, Mark("board", "last-round", words.say("mark-last-round", who=words.name(ended_by))))


@cache
def price_marks(free: int, words: Words) -> tuple[Mark, ...]:
    """Return what each power costs: the own Loa's is free, or all with Baron Samedi, WHITE (rules 5.1, 7.3)."""
    return tuple(
        Mark(f"power:{loa}", "free", words.say("mark-free"), FREE, TONES[faces.LETTER[loa]])
        if free in (order, WHITE)
        else Mark(f"power:{loa}", "cost", words.say("mark-cost"), OFFERING)
        for order, loa in enumerate(LOAS)
    )


@cache
def worth_marks(area: str, points: int, words: Words) -> tuple[Mark, ...]:
    return (Mark(area, "worth", words.say("mark-worth", points=points), POINTS),)


@cache
def seat_marks(guarded: tuple[Seat, ...], baron: Seat, extra: Seat, words: Words) -> tuple[Mark, ...]:
    """Return the marks of protected seats, of Baron Samedi's holder and of a bought turn."""
    found = [(seat, "guarded", GUARD) for seat in guarded] + [(baron, "baron", BARON), (extra, "extra", "")]
    return tuple(
        [Mark(f"seat:{seat}", kind, words.say(f"mark-{kind}"), icon) for seat, kind, icon in found if seat >= 0]
    )


@lru_cache(CACHE_SIZE)
def token_marks(scores: tuple[int, ...], words: Words) -> tuple[Mark, ...]:
    """Return the marks of markers that have gone round the track, with the points of their tokens (rule 2.3)."""
    return tuple(
        Mark(f"marker:{owner}", "twenty", words.say("mark-twenty", points=TRACK * twenties(points)), TWENTY)
        for owner, points in enumerate(scores)
        if twenties(points)
    )


def cues(event: Event) -> tuple[Cue, ...]:
    """Return the movements of dice to a spirit world; other dice keep their ids, so clients show their movements."""
    if event.kind == "banked" and event.seat is not None:
        seat = event.seat
        ways = [("combo", f"spirits:{seat}" if seat < 2 else f"chair:{seat}"), (f"zone:{seat}", f"spirits:{seat}")]
        if seat > 1:  # in a team the zone is that of the first of the two
            ways.append((f"zone:{seat - 2}", f"spirits:{seat - 2}"))
        return tuple([Cue("banked", "", start, end) for start, end in ways])
    if event.kind == "over":
        return tuple([Cue("banked", "", f"zone:{owner}", f"spirits:{owner}") for owner in range(4)])
    return ()
