"""Answers: what the HTTP API says, as values."""

from typing import Any

import msgspec

from samedi.core.types import Seat
from samedi.core.words import languages, words
from samedi.scene.model import Cue, Look, Scene
from samedi.server.addresses import PublicAddress
from samedi.server.rooms.seating import seats_of
from samedi.storage.models import Person, Table


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a request is answered with."""


class ChairShown(Answer, frozen=True, kw_only=True):
    """Who sits on one chair."""

    seat: Seat
    kind: str
    name: str
    level: str | None
    mine: bool
    here: bool


class TableShown(Answer, frozen=True, kw_only=True):
    """A table as its visitors may know it."""

    id: str
    code: str
    game: str
    title: str
    version: int
    seats: int
    options: dict[str, Any]
    state: str
    host: bool  # is it mine
    public: bool
    locked: bool
    pace: str
    clock: str
    commitment: str | None
    scores: tuple[int, ...] | None
    chairs: tuple[ChairShown, ...]
    you: tuple[Seat, ...]
    next: str | None
    url: str


class TablesShown(Answer, frozen=True, kw_only=True):
    """Several tables, newest first."""

    tables: tuple[TableShown, ...]


class Me(Answer, frozen=True, kw_only=True):
    """Who asks, and the tables at which they sit."""

    id: str | None
    name: str | None
    bot: bool
    tables: tuple[TableShown, ...]


class LinkMade(Answer, frozen=True, kw_only=True):
    """A personal link for another device; good for some minutes."""

    url: str
    minutes: int


class TokenMade(Answer, frozen=True, kw_only=True):
    """A bearer token for a program, which is somebody of its own."""

    token: str
    id: str
    name: str
    bot: bool


class Heard(Answer, frozen=True, kw_only=True):
    """A choice is stored; the game has so many entries now."""

    seq: int


class OwnLog(Answer, frozen=True, kw_only=True):
    """What one seat was told so far, in sentences."""

    table: str
    game: str
    seat: Seat | None
    lines: tuple[str, ...]


class Step(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """A game after so many entries: the latest of them, what was told of it, and the table then."""

    seq: int
    seat: Seat | None  # None: chance, or the table as a whole
    code: str
    told: tuple[str, ...]
    cues: tuple[Cue, ...]
    scene: Scene
    undone: bool = False  # it was taken back later


class Replay(Answer, frozen=True, kw_only=True):
    """A whole game as one viewer sees it go by: from a seat, as a watcher, or with every hand open."""

    game: str
    title: str
    names: tuple[str, ...]
    seats: int
    seat: Seat | str
    looks: dict[str, Look]
    steps: tuple[Step, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    over: bool
    sealed: bool


class Salt(Answer, frozen=True, kw_only=True):
    """What somebody added to a shuffle; without a name it is not known who."""

    name: str
    salt: str


class Verified(Answer, frozen=True, kw_only=True):
    """What a shuffle was promised with and made of, and whether every outcome follows from it."""

    sealed: bool
    fair: bool
    outcomes: int
    commitment: str | None
    seed: str | None
    salts: tuple[Salt, ...]
    text: str


class Healthy(Answer, frozen=True, kw_only=True):
    """The server is there."""

    ok: bool


class Problem(Answer, frozen=True, kw_only=True):
    """What went wrong (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    kind: str = ""


def table_shown(
    table: Table, person: Person | None, here: frozenset[str], reach: PublicAddress, lang: str
) -> TableShown:
    """A table as this person sees it."""
    from samedi.core.registry import find_game

    game = find_game(table.game)
    mine = seats_of(table, person)
    return TableShown(
        id=table.id,
        code=table.code,
        game=table.game,
        title=words(game, lang if lang in languages(game) else "en").say("title"),
        version=table.version,
        seats=table.seats,
        options=table.options,
        state=table.state,
        host=person is not None and table.host == person.id,
        public=table.public,
        locked=table.locked,
        pace=table.pace,
        clock=table.clock,
        commitment=table.commitment,
        scores=table.scores,
        chairs=tuple(
            ChairShown(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                mine=seat in mine,
                here=chair.person is None or chair.person in here,
            )
            for seat, chair in enumerate(table.chairs)
        ),
        you=mine,
        next=table.next,
        url=reach.url(f"/t/{table.id}"),
    )
