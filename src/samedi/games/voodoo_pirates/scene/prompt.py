"""What is asked at a table of Voodoo Pirates: the prompt, the choices, and why not what else one might try."""

from collections.abc import Iterator
from functools import cache

from samedi.core.errors import Reason
from samedi.core.offer import Offer
from samedi.core.types import CHANCE, SEVERAL, Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates import phases
from samedi.games.voodoo_pirates.components import ACTION_CARDS, MAELSTROM, SOULS
from samedi.games.voodoo_pirates.scene.choices import BARREL_SPACES, SUPPLIES, Steps, picked
from samedi.games.voodoo_pirates.scene.layout import place_of
from samedi.games.voodoo_pirates.scene.mats import object_id, soul_ids
from samedi.games.voodoo_pirates.scene.sea import stays
from samedi.games.voodoo_pirates.view import View, courses
from samedi.scene.model import Choice, Denied, Piece, Prompt

QUIET = {"pass", "decline", "end", "stop", "no swap", "board none", "draw none", "keep none"}  # what does nothing
CONJURED = set(ACTION_CARDS)  # first words of the codes that conjure


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    """Return the question to the viewer, or the players for whom the table waits."""
    if offer.legal:
        return Prompt(asked(view, offer, words), can_go_back=offer.can_go_back, rule=unexpected(view))
    # The game is over, or it ended early.
    if view.stage == phases.DONE or (view.seat is not None and view.mover == view.seat):
        return Prompt(words.say("prompt-over"))
    if view.mover == CHANCE:
        return Prompt(words.say("prompt-chance", ask=phases.ASKS[view.ask]))
    waits = (view.mover,) if view.mover != SEVERAL else undecided(view)
    text = words.say("prompt-wait", ask=phases.ASKS[view.ask], who=words.listed([words.name(seat) for seat in waits]))
    return Prompt(text, waits_for=waits, can_go_back=offer.can_go_back)


def unexpected(view: View) -> str:
    """The rule of a question that its pirate need not expect: it comes in the turn of another, or after all turns."""
    if view.ask == phases.GHOST_ANSWER:
        return "13.4"
    if view.ask == phases.OCTOPUS_ANSWER:
        return "12.11"
    if view.ask == phases.LANDING and moved_by(view) != "own":
        return "11.5"
    return "11.3" if view.ask == phases.EXCESS and view.mover not in (view.moon, view.sailor) else ""


def moved_by(view: View) -> str:
    """What has brought the ship to where it lands: its own pirate, or Tix, a Maelstrom or the wind."""
    if view.sailor == view.mover:
        return "own"
    if view.tix_way >= 0:
        return "tix"
    return "maelstrom" if view.in_use == MAELSTROM else "wind"


def undecided(view: View) -> tuple[Seat, ...]:
    """Who has not chosen a card yet."""
    return tuple([seat for seat in range(view.humans) if not view.planned[seat]])


def asked(view: View, offer: Offer, words: Words) -> str:
    """The question, with what it depends on."""
    key, ask = f"prompt-{phases.ASKS[view.ask]}", view.ask
    if ask == phases.MENU:
        card = ACTION_CARDS[view.plans[view.mover]]
        ready = any(code.split()[0] in CONJURED for code in offer.legal)
        return words.say(key, card=words.say("action-card", name=card), kind=card, ready="yes" if ready else "no")
    if ask == phases.STARS_TO:
        return words.say(key, soul=SOULS[view.paid] if view.paid < len(SOULS) else "any")
    if ask == phases.TAKE_ITEM:
        return words.say(key, left=view.left)
    if ask in (phases.BOARD, phases.SWAP):
        return words.say(key, other=words.name(view.way[view.passing]))
    if ask == phases.GHOST_ANSWER:
        return words.say(key, other=words.name(view.shooter))
    if ask == phases.LANDING:
        me = "yes" if view.moon == view.mover else "no"
        return words.say(key, cause=moved_by(view), other=words.name(view.moon), me=me)
    if ask == phases.OCTOPUS_ANSWER:
        called = SOULS[view.called] if view.called >= 0 else "none"
        return words.say(key, soul=called, other=words.name(view.caller if view.called >= 0 else view.sun))
    if phases.ASKS[ask] == "place":
        letters = [SOULS[colour] for colour, many in enumerate(view.souls[view.mover]) if many]
        return words.say(key, soul="stays" if stays(view) else letters[0] if len(letters) == 1 else "any")
    if phases.ASKS[ask] == "sail":
        return words.say(key, spaces=2 if view.matched else 1)
    return words.say(key)


def choices(view: View, offer: Offer, words: Words) -> Iterator[Choice]:
    for code in offer.legal:
        yield made(code, *picked(view, code, words), words)


@cache
def made(code: str, steps: Steps, preview: tuple[Piece, ...], note: str, words: Words) -> Choice:
    group = code.split()[0] if steps else ""
    rank = "quiet" if code in QUIET else "plain"
    return Choice(code, words.action(code), steps, preview, note, group, rank)  # type: ignore[arg-type]


def denied(view: View, offer: Offer, words: Words, there: set[str], wanted: set[str]) -> Iterator[Denied]:
    """Yield the reasons on pieces that look as if they could be picked, and cannot."""
    told: set[str] = set()
    for code, reason in offer.denied:
        on = next((name for name in looks_like(view, code) if name in there), "")
        if on and on not in wanted and on not in told:
            told.add(on)
            yield Denied(on, why(reason.kind, reason.rule, tuple(reason.data.items()), words), reason.rule)


@cache
def why(kind: str, rule: str, data: tuple[tuple[str, str | int], ...], words: Words) -> str:
    return words.reason(Reason(kind, rule, dict(data)), named=True)


def looks_like(view: View, code: str) -> tuple[str, ...]:
    """Return ids of pieces that look like this choice; the first that is on the table is used."""
    verb, *rest = code.split()
    seat = view.mover if view.mover >= 0 else view.seat or 0
    if verb in ("plan", "second", "show"):
        return (f"act:{rest[0]}",)
    if verb in ("jax", "hoodoo") or code == "take":
        return (f"act:{verb}",)
    if verb == "barrel":
        return (place_of(BARREL_SPACES[rest[0]]),)
    if verb in ("to", "flip"):
        return (place_of(int(rest[0])),)
    if verb == "tok":
        return ("act:tok",)
    if verb == "tix":
        return (f"ship:{rest[0]}", "act:tix")
    if verb == "take":
        return {"deck": ("deck:top", "deck"), "discard": ("pile:top", "pile")}.get(rest[0]) or SUPPLIES[rest[0]]
    if verb == "place":
        return (f"cell:{rest[1]}",)
    if verb == "sail":
        return (place_of(courses.sail(view, seat, rest[0], int(rest[1])).end),)
    if verb in ("use", "drop"):
        return (object_id(seat, rest[0]),)
    if verb == "whisper":
        return (object_id(seat, "whisper"),)
    if verb == "bury":
        return (object_id(seat, "cursed"),)
    if verb == "octopus":
        return soul_ids(view, seat, rest[0])[:1]
    return ()
