"""A finished game step by step, as a seat or spectator saw it or with all hands open, and the check of its shuffle."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from samedi.core.offer import Offer
from samedi.core.types import CHANCE, Seat
from samedi.core.words import general_words, languages, words
from samedi.engine.log import TABLE, LogLine
from samedi.engine.record import Record, read_record
from samedi.engine.replay import Verdict, replay_steps, session_from_record, verify
from samedi.engine.session import Session
from samedi.scene.draw import cues_of, look_of, scene_of
from samedi.scene.model import Cue, Look, Scene
from samedi.scene.reveal import SeatScene, revealed_look, revealed_scene, with_former_ids
from samedi.server.errors import ApiError
from samedi.server.http import responses

Perspective: TypeAlias = Seat | Literal["open", "watch"]  # a seat, all hands open, or a spectator
T = TypeVar("T")
MAX_ENTRIES = 2000  # of a replay: many times the longest game


async def run_in_thread(work: Callable[[Event], T]) -> T:
    """Return the result of `work`, which runs beside other requests. If this call is cancelled, its flag is set.

    A cancelled request or a server that ends therefore waits for one step of the work, not for all of it.
    """
    cancel = Event()
    try:
        return await asyncio.to_thread(work, cancel)
    finally:
        cancel.set()


def perspective_of(text: str, seats: int, mine: Sequence[Seat]) -> Perspective:
    """Read from where to look; by default from one's own seat, or with all hands open."""
    if text == "":
        return mine[0] if len(mine) == 1 else "open"
    if text in ("open", "watch"):
        return "open" if text == "open" else "watch"
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise ApiError("seat", 400, seat=text[:20])


async def replay_json(build: Callable[[Event], responses.Replay]) -> msgspec.Raw:
    """Build a replay and encode it, both beside other requests."""
    return await run_in_thread(lambda cancel: msgspec.Raw(msgspec.json.encode(build(cancel))))


def replay_any(source: dict[str, Any], seat: str, lang: str, cancel: Event | None = None) -> responses.Replay:
    """Return the replay of any record. Its players have no names, so they are named by their seats."""
    record = read_record(source)
    seats = session_from_record(record).seats
    said = general_words(lang)
    names = [said.say("page-chair", number=number) for number in range(1, seats + 1)]
    return build_replay(record, perspective_of(seat, seats, ()), names, lang, cancel)


def build_replay(
    record: Record, perspective: Perspective, names: Sequence[str], lang: str, cancel: Event | None = None
) -> responses.Replay:
    """Return the replay of a record from a perspective; raise Refused if an entry is not possible."""
    if len(record.entries) > MAX_ENTRIES:
        raise ApiError("many", 413, most=MAX_ENTRIES)
    positions = replay_steps(record, cancel)
    _, session = next(positions)
    renderer = ReplayRenderer(session, perspective, lang)
    steps = list(steps_of(renderer, (line for line, _ in positions if line), len(record.entries)))
    if session.ended:
        farewell = general_words(lang).say(f"page-ended-{session.ended}")
        steps[-1] = replace(steps[-1], told=(*steps[-1].told, farewell))
    return responses.Replay(
        game=session.game.name,
        title=renderer.words.say("title"),
        names=tuple(names),
        seats=session.seats,
        seat=perspective,
        looks=renderer.looks,
        steps=tuple(replace(step, undone=step.seq > 0 and session.log[step.seq - 1].undone) for step in steps),
        scores=session.scores,
        winners=session.winners if session.over and not session.ended else (),
        over=session.over,
        sealed=session.shuffle_seed is not None,
    )


def steps_of(renderer: "ReplayRenderer", lines: Iterator[LogLine], entries: int) -> Iterator[responses.Step]:
    """Yield a step for each entry. All chance before the first choice is one step."""
    session, told, cues = renderer.session, [], []
    if not entries:
        yield responses.Step(seq=0, seat=None, code="", told=(), cues=(), scene=renderer.scene())
    opening = True
    for seq, line in enumerate(lines, 1):
        seat, code = line.entry.seat, line.entry.code
        told += renderer.told(line)
        cues += renderer.cues(line)
        opening = opening and seat == TABLE
        if opening and session.acting == (CHANCE,) and seq < entries:
            continue
        by, scene = None if seat == TABLE else int(seat), renderer.scene()
        yield responses.Step(seq=seq, seat=by, code=code, told=tuple(told), cues=tuple(cues), scene=scene)
        told, cues = [], []


class ReplayRenderer:
    """Draws a session from one perspective, entry by entry."""

    def __init__(self, session: Session, perspective: Perspective, lang: str) -> None:
        self.session, self.perspective = session, perspective
        self.words = words(session.game, lang if lang in languages(session.game) else "en")
        self.seat = perspective if isinstance(perspective, int) else None
        self.looks: dict[str, Look] = {}
        self.revealed_looks: dict[tuple[str, ...], Look] = {}  # by the names of the looks that they are made of
        self.before: Scene | None = None

    def scene(self) -> Scene:
        """Return the present scene, with the prompt that the viewer saw but without choices."""
        seen = self.seen(self.seat, self.session.offer(self.seat))
        if self.perspective == "open":
            seen = self.revealed(seen)
        self.looks[seen.look.name] = seen.look
        return replace(seen.scene, choices=(), denied=())

    def seen(self, seat: Seat | None, offer: Offer) -> SeatScene:
        game, view = self.session.game, self.session.view(seat)
        return SeatScene(look_of(game, view, self.words), scene_of(game, view, offer, self.words))

    def revealed(self, base: SeatScene) -> SeatScene:
        others = {seat: self.seen(seat, Offer()) for seat in range(self.session.seats)}
        made_of = (base.look.name, *(seen.look.name for seen in others.values()))
        if made_of not in self.revealed_looks:
            looks = {seat: seen.look for seat, seen in others.items()}
            self.revealed_looks[made_of] = revealed_look(base.look, looks, self.words)
        look = self.revealed_looks[made_of]
        self.before = with_former_ids(self.before, revealed_scene(look.name, base, others))
        return SeatScene(look, self.before)

    def told(self, line: LogLine) -> list[str]:
        """Return the sentences that the viewer was told of a line of the log."""
        heard = (event for event in line.events if self.perspective == "open" or event.seen(self.seat))
        return [said for event in heard if (said := self.words.event(event, self.seat))]

    def cues(self, line: LogLine) -> list[Cue]:
        heard = (event for event in line.events if self.perspective == "open" or event.seen(self.seat))
        return [cue for event in heard for cue in cues_of(self.session.game, event)]


def sentences(session: Session, perspective: Perspective, lang: str) -> list[tuple[int, str, bool]]:
    """Return all sentences, each with the number of entries then and whether it was taken back later."""
    renderer = ReplayRenderer(session, perspective, lang)
    return [(seq, said, line.undone) for seq, line in enumerate(session.log, 1) for said in renderer.told(line)]


def verified(
    record: dict[str, Any], salted_by: Sequence[str], lang: str, cancel: Event | None = None
) -> responses.Verified:
    """Return what the shuffle was committed to, what it was made of, and whether the two agree."""
    kept, verdict = read_record(record), verify(record, cancel)
    names = salted_by if len(salted_by) == len(kept.salts) else [""] * len(kept.salts)
    return responses.Verified(
        sealed=kept.seed is not None,
        fair=verdict.fair,
        outcomes=verdict.outcomes,
        commitment=kept.commitment,
        seed=kept.seed,
        salts=tuple(responses.Salt(name=name, salt=salt) for name, salt in zip(names, kept.salts, strict=True)),
        text=verdict_text(kept, verdict, lang),
    )


def verdict_text(record: Record, verdict: Verdict, lang: str) -> str:
    said = general_words(lang)
    if record.seed is None:
        return said.say("page-unsealed")
    if verdict.fair:
        return said.say("page-replay-fair", count=verdict.outcomes)
    return said.say("page-replay-unlike" if verdict.outcomes else "page-replay-broken", count=verdict.outcomes)
