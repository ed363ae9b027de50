"""What chance brought, as codes: `first R`, `soul B`, `object wreck`, `cursed 3 tok`."""

from collections import Counter
from collections.abc import Sequence

from samedi.core.errors import Reason
from samedi.core.types import Outcome
from samedi.games.voodoo_pirates.components import ACTION_CARDS, CARDS, FACES, OBJECTS, OUTER, RANKS, SHOWN, SOULS
from samedi.games.voodoo_pirates.phases import CURSED, FIRST_SOUL, LAYOUT, OBJECT, PEEK, PLAYING, ROB, SOUL
from samedi.games.voodoo_pirates.rules.state import VoodooPirates

VERBS = {LAYOUT: "sea", FIRST_SOUL: "first", SOUL: "soul", PLAYING: "cards", OBJECT: "object", PEEK: "peek",
         ROB: "rob", CURSED: "cursed"}  # fmt: skip
RULES = {LAYOUT: "2.6", FIRST_SOUL: "3.2", SOUL: "1.2", PLAYING: "3.5", OBJECT: "11.2", PEEK: "12.6", ROB: "10.2",
         CURSED: "14.1"}  # fmt: skip
FACE_NAMES = tuple(face[0] for face in FACES)
NAMED: dict[int, Sequence[str]] = {
    LAYOUT: FACE_NAMES, FIRST_SOUL: SOULS, SOUL: SOULS, PLAYING: RANKS, OBJECT: OBJECTS, PEEK: OBJECTS, ROB: OBJECTS,
    CURSED: ACTION_CARDS,
}  # fmt: skip


def outcome_code(state: VoodooPirates, outcome: Outcome) -> str:
    names = [NAMED[state.ask][each] for each in outcome]
    if state.ask == CURSED:
        names.insert(0, str(state.taker))
    return " ".join([VERBS[state.ask], *names])


def read_outcome(state: VoodooPirates, code: str) -> Outcome | Reason:
    """The outcome of a code, or why it cannot have come up."""
    ask, (verb, *words) = state.ask, code[:200].split() or [""]
    rule, known = RULES[ask], list(NAMED[ask])
    count = {LAYOUT: len(OUTER), PLAYING: state.seats, PEEK: min(SHOWN, state.deck_left)}.get(ask, 1)
    if ask == CURSED and words[:1] == [str(state.taker)]:
        del words[0]
    elif ask == CURSED:
        return Reason("chance-due", rule, {"verb": f"cursed {state.taker}", "code": code[:40]})
    if verb != VERBS[ask] or len(words) != count:
        return Reason("chance-due", rule, {"verb": VERBS[ask], "code": code[:40]})
    for word in words:
        if word not in known:
            return Reason("chance-unknown", rule, {"word": word[:20], "code": code[:40]})
    outcome = tuple(known.index(word) for word in words)
    return impossible(state, outcome, words) or outcome


def impossible(state: VoodooPirates, outcome: Outcome, words: list[str]) -> Reason | None:
    """Why what is named cannot have come up; None if it can."""
    ask, rule = state.ask, RULES[state.ask]
    if ask == LAYOUT:
        return bad_layout(outcome)
    if ask == PLAYING:
        twice = [word for word, times in Counter(words).items() if times > 1]
        return Reason("card-twice", rule, {"card": twice[0]}) if twice else None
    if ask == FIRST_SOUL:
        lacks = outcome[0] not in state.colours[: state.seats]
        return Reason("no-pirate", rule, {"soul": words[0]}) if lacks else None
    if ask == CURSED:
        top = above_bottom(state)
        return None if top >> outcome[0] & 1 else Reason("not-on-top", rule, {"card": words[0]})
    there = Counter(dict(enumerate(counts(state))))
    there.subtract(outcome)
    missing = [each for each in outcome if there[each] < 0]
    return Reason("not-there", rule, {"what": NAMED[ask][missing[0]]}) if missing else None


def counts(state: VoodooPirates) -> list[int]:
    """How many of each kind there are where chance draws from now."""
    if state.ask == SOUL:
        return state.bag
    if state.ask == ROB:
        passed = state.way[state.passing]
        return state.held[16 * passed : 16 * passed + 16]
    return state.deck


def above_bottom(state: VoodooPirates) -> int:
    """The cards that a Cursed Pirate can turn over now, as a set."""
    heap, bottom = state.heap[state.taker], state.bottom[state.taker]
    above = heap & ~(1 << bottom) if bottom >= 0 else heap
    return above or heap


def bad_layout(faces: Outcome) -> Reason | None:
    """Each card once, maps hidden, one Night Watch."""
    cards = [face // 2 for face in faces]
    twice = [card for card in cards if cards.count(card) > 1]
    if twice:
        return Reason("sea-twice", "2.6", {"card": CARDS[twice[0]]})
    if 1 in faces or 3 in faces:
        return Reason("sea-map", "2.6")
    if (4 in faces) == (6 in faces):
        return Reason("sea-watch", "2.6")
    return None
