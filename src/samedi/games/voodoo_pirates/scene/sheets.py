"""What can be looked up: the score sheet line by line, the discard pile, and in the end what everybody held."""

from functools import lru_cache

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates.components import OBJECTS, RANKS
from samedi.games.voodoo_pirates.phases import DONE
from samedi.games.voodoo_pirates.rules.scoring import Sheet as Lines
from samedi.games.voodoo_pirates.view import View
from samedi.scene.model import Result, Sheet, ranks_of

RUNNING = ("location", "coins", "power")
FINAL = ("location", "power", "coins", "objects", "card")
STEP = 100  # more than any figure by which equal scores are told apart


def sheets(view: View, words: Words) -> tuple[Sheet, ...]:
    over = view.stage == DONE
    found = [scores(view.sheets, over, words)]
    if over:
        found.append(held(view.hands, view.cards, words))
    if view.pile:
        found.append(discarded(view.pile, words))
    return tuple(found)


@lru_cache(2048)
def scores(lines: tuple[Lines, ...], over: bool, words: Words) -> Sheet:
    """A row for each pirate, the highest first; while the game runs, what everybody can see."""
    names = FINAL if over else RUNNING
    order = sorted(range(len(lines)), key=lambda seat: -lines[seat].total)
    rows = [
        (words.name(seat), *(signed(getattr(lines[seat], name), name) for name in names), str(lines[seat].total))
        for seat in order
    ]
    columns = [words.say(f"column-{name}") for name in ("pirate", *names, "total" if over else "so-far")]
    title = words.say("sheet-total" if over else "sheet-running")
    return Sheet("scores", title, "table", tuple(columns), tuple(rows))


def signed(points: int, name: str) -> str:
    """Points that may be lost say so."""
    return f"{points:+d}".replace("-", "−") if name == "card" and points else str(points).replace("-", "−")


@lru_cache(256)
def held(hands: tuple[tuple[int, ...], ...], cards: tuple[int, ...], words: Words) -> Sheet:
    """The objects and the playing card of everybody, when the game is over (rule 15)."""
    rows = [
        (words.name(seat), *(f"obj-{OBJECTS[name]}" for name in hand), f"blessed-{RANKS[cards[seat]]}")
        for seat, hand in enumerate(hands)
    ]
    return Sheet("held", words.say("sheet-held"), "cards", rows=tuple(rows))


@lru_cache(2048)
def discarded(pile: tuple[int, ...], words: Words) -> Sheet:
    row = ("", *(f"obj-{OBJECTS[name]}" for name in reversed(pile)))
    return Sheet("discarded", words.say("sheet-discarded"), "cards", rows=(row,))


def result(view: View, words: Words) -> Result:
    """How it ended (rule 15.4)."""
    totals = [lines.total for lines in view.sheets]
    others = [words.name(seat) for seat in view.winners if seat != view.seat]
    me = "yes" if view.seat in view.winners else "no"
    points = totals[view.winners[0]]
    if len(view.winners) > 1:
        text = words.say("result-shared", me=me, who=words.listed(others), points=points)
    else:
        text = words.say("result-won", me=me, who=words.name(view.winners[0]), points=points)
    return Result(view.winners, ranks_of(tuple([weight(view, seat) for seat in range(view.seats)])), text, "scores")


def weight(view: View, seat: Seat) -> int:
    """Voodoo Power, and what decides between equals, in one figure."""
    found = view.sheets[seat].total
    for figure in (view.coins[seat], view.power[seat], view.sheets[seat].location, view.load[seat]):
        found = found * STEP + figure
    return found
