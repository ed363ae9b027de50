"""Replaying: a finished game, step by step, as one chair saw it, as a watcher did, or with every hand open;
and whether its shuffle was fair."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from samedi.core.offer import Offer
from samedi.core.types import CHANCE, Seat
from samedi.core.words import house_words, languages, words
from samedi.engine.log import TABLE, LogLine
from samedi.engine.record import Record, read_record
from samedi.engine.replay import Verdict, replay, session_from_record, verify
from samedi.engine.session import Session
from samedi.scene.draw import cues_of, look_of, scene_of
from samedi.scene.model import Cue, Look, Scene
from samedi.scene.reveal import SeatScene, revealed_look, revealed_scene, with_former_ids
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses

if TYPE_CHECKING:
    from samedi.server.http.operations import Asked
    from samedi.server.rooms.room import Room

Viewer: TypeAlias = Seat | Literal["open", "watch"]  # a seat, all hands open, or what a watcher saw
MOST = 2000  # entries: many times the longest game


# ---- what is asked ----


async def show_replay(asked: "Asked", body: None) -> msgspec.Raw:
    """A game that is over, step by step: `seat` is a number, `watch` or `open`. 403 before its end, as the record."""
    room = over(await asked.room())
    viewer = viewer_of(asked.request.query_params.get("seat", ""), room.session.seats, room.seats_of(asked.person))
    return await encoded(room.session.record(), viewer, room.names, asked.lang)


async def replay_record(asked: "Asked", body: requests.Replayed) -> msgspec.Raw:
    """Any record, step by step; nothing of it is kept."""
    session = await asyncio.to_thread(checked, body.record)
    viewer = viewer_of(body.seat, session.seats, ())
    return await encoded(body.record, viewer, chair_names(session.seats, asked.lang), asked.lang)


async def verify_table(asked: "Asked", body: None) -> responses.Verified:
    """Was the shuffle of a game that is over as it was promised? Every outcome is derived again; 403 before."""
    room = over(await asked.room())
    names = [chair.name for chair in room.table.chairs if chair.salt]
    return await asyncio.to_thread(verified, room.session.record(), names, asked.lang)


async def verify_record(asked: "Asked", body: requests.Recorded) -> responses.Verified:
    """Was the shuffle of a record as it was promised? Nothing of it is kept."""
    return await asyncio.to_thread(verified, body.record, (), asked.lang)


def over(room: "Room") -> "Room":
    """The room, if its game may be shown to everybody."""
    if not room.session.over or not room.begun:
        raise ApiError("not-over", 403)
    return room


def checked(record: dict[str, Any]) -> Session:
    """A record from anywhere, replayed; raises ApiError or Refused."""
    if len(read_record(record).entries) > MOST:
        raise ApiError("many", 413, most=MOST)
    return replay(record)


def viewer_of(text: str, seats: int, mine: Sequence[Seat]) -> Viewer:
    """Whose eyes are meant; unless told, one's own, else everybody's."""
    if text == "":
        return mine[0] if len(mine) == 1 else "open"
    if text in ("open", "watch"):
        return "open" if text == "open" else "watch"
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise ApiError("seat", 400, seat=text[:20])


def chair_names(seats: int, lang: str) -> list[str]:
    """What those are called of whom only the chairs are known."""
    return [house_words(lang).say("page-chair", number=seat + 1) for seat in range(seats)]


# ---- the game, step by step ----


async def encoded(record: dict[str, Any], viewer: Viewer, names: Sequence[str], lang: str) -> msgspec.Raw:
    """The document of a replay; made beside the other requests, for it takes a while."""
    return await asyncio.to_thread(lambda: msgspec.Raw(msgspec.json.encode(replayed(record, viewer, names, lang))))


def replayed(record: dict[str, Any], viewer: Viewer, names: Sequence[str], lang: str) -> responses.Replay:
    """A record as a viewer sees it go by."""
    kept = read_record(record)
    if len(kept.entries) > MOST:
        raise ApiError("many", 413, most=MOST)
    pictures = Pictures(session_from_record(kept), viewer, lang)
    steps = list(steps_of(kept, pictures))
    session = pictures.session
    if kept.ended and not session.over:
        farewell = house_words(lang).say(f"page-ended-{kept.ended}")
        steps[-1] = replace(steps[-1], told=(*steps[-1].told, farewell))
    return responses.Replay(
        game=session.game.name,
        title=pictures.words.say("title"),
        names=tuple(names),
        seats=session.seats,
        seat=viewer,
        looks=pictures.looks,
        steps=tuple(replace(step, undone=step.seq > 0 and session.log[step.seq - 1].undone) for step in steps),
        scores=session.scores,
        winners=session.winners if session.over else (),
        over=session.over or kept.ended is not None,
        sealed=session.shuffle_seed is not None,
    )


def steps_of(record: Record, pictures: "Pictures") -> Iterator[responses.Step]:
    """One step for each entry. What is dealt and drawn before anybody chooses is the first one."""
    session, told, cues = pictures.session, [], []
    if not record.entries:
        yield responses.Step(seq=0, seat=None, code="", told=(), cues=(), scene=pictures.scene())
    opening = True
    for seq, entry in enumerate(record.entries, 1):
        line = session.replay_entry(entry)
        told += pictures.told(line)
        cues += pictures.cues(line)
        opening = opening and entry.seat == TABLE
        if opening and session.acting == (CHANCE,) and seq < len(record.entries):
            continue
        seat = None if entry.seat == TABLE else int(entry.seat)
        scene = pictures.scene()
        yield responses.Step(seq=seq, seat=seat, code=entry.code, told=tuple(told), cues=tuple(cues), scene=scene)
        told, cues = [], []


class Pictures:
    """What a viewer is shown and told while a session goes on."""

    def __init__(self, session: Session, viewer: Viewer, lang: str) -> None:
        self.session, self.viewer = session, viewer
        self.words = words(session.game, lang if lang in languages(session.game) else "en")
        self.chair = viewer if isinstance(viewer, int) else None
        self.looks: dict[str, Look] = {}
        self.opened: dict[tuple[str, ...], Look] = {}  # looks, by those that they are made of
        self.before: Scene | None = None

    def scene(self) -> Scene:
        """The table now. There is nothing to choose, but what was asked of the viewer is said."""
        seen = self.seen(self.chair, self.session.offer(self.chair))
        if self.viewer == "open":
            seen = self.laid_open(seen)
        self.looks[seen.look.name] = seen.look
        return replace(seen.scene, choices=(), denied=())

    def seen(self, chair: Seat | None, offer: Offer) -> SeatScene:
        game, view = self.session.game, self.session.view(chair)
        return SeatScene(look_of(game, view, self.words), scene_of(game, view, offer, self.words))

    def laid_open(self, base: SeatScene) -> SeatScene:
        others = {seat: self.seen(seat, Offer()) for seat in range(self.session.seats)}
        made_of = (base.look.name, *(seen.look.name for seen in others.values()))
        if made_of not in self.opened:
            looks = {seat: seen.look for seat, seen in others.items()}
            self.opened[made_of] = revealed_look(base.look, looks, self.words)
        look = self.opened[made_of]
        self.before = with_former_ids(self.before, revealed_scene(look.name, base, others))
        return SeatScene(look, self.before)

    def told(self, line: LogLine) -> list[str]:
        """What the viewer heard of a line of the log, in sentences."""
        heard = (event for event in line.events if self.viewer == "open" or event.seen(self.chair))
        return [said for event in heard if (said := self.words.event(event, self.chair))]

    def cues(self, line: LogLine) -> list[Cue]:
        heard = (event for event in line.events if self.viewer == "open" or event.seen(self.chair))
        return [cue for event in heard for cue in cues_of(self.session.game, event)]


def sentences(session: Session, viewer: Viewer, lang: str) -> list[tuple[int, str, bool]]:
    """All that was told: after how many entries, the sentence, and whether it was taken back."""
    pictures = Pictures(session, viewer, lang)
    return [(seq, said, line.undone) for seq, line in enumerate(session.log, 1) for said in pictures.told(line)]


# ---- the shuffle ----


def verified(record: dict[str, Any], salted_by: Sequence[str], lang: str) -> responses.Verified:
    """What the shuffle was promised with, what it was made of, and whether it is so."""
    kept, verdict = read_record(record), verify(record)
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
    said = house_words(lang)
    if record.seed is None:
        return said.say("page-unsealed")
    if verdict.fair:
        return said.say("page-replay-fair", count=verdict.outcomes)
    return said.say("page-replay-unlike" if verdict.outcomes else "page-replay-broken", count=verdict.outcomes)
