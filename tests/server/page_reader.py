"""A parser of pages, and small tables to show on them."""

from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

from samedi.bots import BOTS
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.engine.fairness import ShuffleSeed
from samedi.engine.session import Session
from samedi.server.addresses import PublicAddress
from samedi.server.pages import lobby
from samedi.storage.models import Chair, Person, Table

LAN = PublicAddress("http://192.168.1.20:8000", True)
HERE = PublicAddress("http://localhost:8000", False)
LEVELS = tuple(BOTS)
EMPTY = {"meta", "link", "input", "br", "path", "rect", "img"}


def person(id: str = "ada", name: str = "Ada") -> Person:
    return Person(id=id, name=name, created=0)


def sits(who: Person) -> Chair:
    return Chair(kind="person", person=who.id, name=who.name)


ADA, BO = person(), person("bo", "Bo")
OPEN, BOT = Chair(), Chair(kind="bot", level="apprentice", name="Basile")


def made(*chairs: Chair, **more: Any) -> Table:
    """Make a table of Ada's."""
    known = {"id": "5f0c9a1d2e3b", "code": "bdfkmz", "game": "little-devils", "version": 1, "host": "ada"}
    return Table(**{**known, "created": 1_753_471_800_000, "chairs": chairs or (sits(ADA), BOT, OPEN), **more})


def shown(
    at: Table, who: Person | None, lang: str = "en", *, reach: PublicAddress = LAN, fixed: bool = False
) -> "Read":
    return Read(lobby.lobby_page(at, find_game(at.game), lang, who, frozenset({"ada"}), reach, fixed, LEVELS))


def room(game: Game, *, over: bool, **more: Any) -> Any:
    """Make a game with two people and bots, at its first question or at its end."""
    seats = max(3, game.seats[0])
    session = Session(game, seats, seed=ShuffleSeed(b"s" * 32, (b"salt of Ada",)))
    while over and session.acting:
        seat = session.acting[0]
        session.submit(seat, session.choices(seat)[0])
    chairs = (sits(ADA), sits(BO), *(BOT for _ in range(seats - 2)))
    state = "over" if over else "running"
    at = made(*chairs, **{"game": game.name, "state": state, "scores": session.scores if over else None, **more})
    return SimpleNamespace(table=at, game=game, session=session, names=tuple(chair.name for chair in chairs))


class Read(HTMLParser):
    """A parsed page. Every element must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.forms: list[dict[str, Any]] = []
        self.said = ""
        self.feed(text)
        self.close()
        assert not self.open, self.open
        self.forms = [form for form in self.forms if form["attributes"]["action"] != "/lang"]  # every page has it

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        if tag == "form":
            self.forms.append({"attributes": given, "fields": {}})
        if tag in ("input", "select", "button") and "form" in self.open and "name" in given:
            self.forms[-1]["fields"].setdefault(given["name"], []).append(given.get("value", ""))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}> closes nothing here"

    def handle_data(self, text: str) -> None:
        if not {"style", "script"} & set(self.open):
            self.said += text

    def sent_to(self, action: str) -> list[dict[str, Any]]:
        return [form for form in self.forms if form["attributes"]["action"] == action]

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag]
