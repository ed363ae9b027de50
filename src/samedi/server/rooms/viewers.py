"""Guests: those who look on at a table, each through a line of their own, and what they are shown."""

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec

from samedi.core.events import Event
from samedi.core.types import Seat
from samedi.core.words import Part, Words, languages, part, words
from samedi.engine.session import Session
from samedi.scene.draw import cues_of, look_of, scene_of
from samedi.scene.model import Cue
from samedi.server import messages
from samedi.server.rooms import chat
from samedi.storage.models import Person

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room


class Drawn:
    """One moment of a table, drawn once for each chair and language in which somebody looks at it."""

    def __init__(self, session: Session, pause: bool = False) -> None:
        self.session, self.pause = session, pause
        self.public: Any = None  # a spectator's view
        self.pictures: dict[tuple[Seat | None, str], tuple[str, bytes, int, bytes]] = {}
        self.sentences: dict[tuple[int, Part, str], str] = {}
        self.cued: dict[int, tuple[Cue, ...]] = {}
        self.happened: dict[int, list[Event]] = {}
        self.lines: dict[tuple[Seat | None, str, int], tuple[str, ...]] = {}

    def draw(self, lookers: Iterable[tuple[Seat | None, str]]) -> None:
        """The picture for each chair and language, all of them step by step: what a step uses is at hand then.

        That takes an eighth less time than one picture after the other.
        """
        game, session = self.session.game, self.session
        wanted = [looker for looker in lookers if looker not in self.pictures]
        spoken = [words(game, lang) for _, lang in wanted]
        views = [self.view(chair) for chair, _ in wanted]
        offers = [session.offer(chair) for chair, _ in wanted]
        looks = list(map(look_of, repeat(game), views, spoken))
        scenes = list(map(scene_of, repeat(game), views, offers, spoken))
        for looker, look, scene in zip(wanted, looks, scenes, strict=True):
            chair, _ = looker
            at = session.question_number(chair) if chair is not None else 0
            self.pictures[looker] = (look.name, look.encoded, at, messages.encode(scene))

    def picture(self, chair: Seat | None, lang: str) -> tuple[str, bytes, int, bytes]:
        """The look's name and the look, the number of the question, the scene."""
        if (chair, lang) not in self.pictures:
            self.draw([(chair, lang)])
        return self.pictures[chair, lang]

    def view(self, chair: Seat | None) -> Any:
        """What a chair may know; what everybody may know of this moment is found out once, if the game lets us."""
        session, own_view = self.session, self.session.game.own_view
        if chair is None or own_view is None:
            return session.view(chair)
        if self.public is None:
            self.public = session.view(None)
        return own_view(self.public, session.state, chair)

    def told(self, chair: Seat | None, since: int, lang: str) -> tuple[str, ...]:
        """What a chair heard from an entry on, in sentences."""
        known = self.lines.get((chair, lang, since))
        if known is None:
            spoken = words(self.session.game, lang)
            sentences = [self.sentence(event, part(event, chair), spoken) for event in self.events(chair, since)]
            known = self.lines[chair, lang, since] = tuple(sentence for sentence in sentences if sentence)
        return known

    def sentence(self, event: Event, own: Part, spoken: Words) -> str:
        """A few of each: for who did it, for those it was done to, and for the others."""
        known = self.sentences.get((id(event), own, spoken.lang))
        if known is None:
            known = self.sentences[id(event), own, spoken.lang] = spoken.told(event, own)
        return known

    def cues(self, chair: Seat | None, since: int) -> tuple[Cue, ...]:
        """What a chair saw travel from an entry on."""
        found: list[Cue] = []
        for event in self.since(since):
            if event.seen(chair):
                cues = self.cued.get(id(event))
                if cues is None:
                    cues = self.cued[id(event)] = cues_of(self.session.game, event)
                found += cues
        return tuple(found)

    def events(self, chair: Seat | None, since: int) -> list[Event]:
        return [event for event in self.since(since) if event.seen(chair)]

    def since(self, number: int) -> list[Event]:
        """All events from an entry on; alive as long as this moment is."""
        known = self.happened.get(number)
        if known is None:
            known = self.happened[number] = [event for line in self.session.log[number:] for event in line.events]
        return known


class Guest:
    """Somebody at a page: a person who sits there, or a watcher."""

    def __init__(self, person: Person | None, send: Callable[[bytes], None], leave: Callable[[int, str], None]) -> None:
        self.person = person
        self.send = send
        self.leave = leave  # ends the connection with a code and a sentence
        self.lang = "en"
        self.look = ""  # the name of the look that the page knows
        self.seen = 0  # entries that it has heard of
        self.chair: Seat | None = None  # from which it looks
        self.watching = False  # has seen this chair's table already, so that things may travel before its eyes

    def tell(self, message: Any) -> None:
        self.send(messages.encode(message))

    def show(self, drawn: Drawn) -> None:
        """The table as it is now, and what was told since."""
        name, look, at, scene = drawn.picture(self.chair, self.lang)
        if self.look != name:
            self.tell(messages.LookAt(name, msgspec.Raw(look)))
            self.look = name
        told = drawn.told(self.chair, self.seen, self.lang)
        cues = drawn.cues(self.chair, self.seen) if self.watching else ()
        self.seen, self.watching = len(drawn.session.log), True
        self.tell(messages.Shown(self.seen, self.chair, at, msgspec.Raw(scene), told, cues, drawn.pause))


def show_all(drawn: Drawn, guests: Sequence[Guest]) -> None:
    """One moment of a table, to each of these guests."""
    drawn.draw([(guest.chair, guest.lang) for guest in guests])
    for guest in guests:
        guest.show(drawn)


def heard_first(room: "Room", person: Person | None, lang: str) -> list[bytes]:
    """The letters that a page at this table hears first, for a page that would rather not wait for them.

    None for a device with several chairs: whose turn it is to look is said there, and until then nothing is shown.
    """
    letters: list[bytes] = []
    own = room.seats_of(person)
    if not room.begun or len(own) > 1:
        return letters
    guest = Guest(person, letters.append, lambda code, why: None)
    guest.lang = lang if lang in languages(room.game) else "en"
    guest.chair = own[0] if own else None
    here = room.here() | ({person.id} if person else set())
    people = room.attendance.sitters(room.table, here)
    guest.tell(msgspec.structs.replace(room.welcome(guest), people=people))
    for line in room.chat:
        guest.tell(chat.spoken(room.table, line))
    guest.show(Drawn(room.session))
    return letters
