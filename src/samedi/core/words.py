"""Sentences for people, by language, from Fluent files (samedi/words/*.ftl and each game's words/*.ftl).

Rules report kinds and data; this module turns them into sentences. Formatting costs about 100 µs, so sentences are
cached; sentences that differ only in the inserted words share one cached form. Sentences contain no names of people: a
sentence says {2} for seat 2, and the caller inserts the name (`with_names`).
A game may have a module `terms`, which says how the parts of its codes and its values are put into words.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from samedi.core.errors import Because, Reason
from samedi.core.events import Event
from samedi.core.game import Game
from samedi.core.options import short_repr
from samedi.core.terms import Terms
from samedi.core.types import Seat

WORDS_FOLDER = Path(__file__).resolve().parent.parent / "words"
SEAT_ARGUMENTS = {"seat", "dealer", "leader", "one", "other", "winners"}
AFFECTED_ARGUMENTS = ("one", "other")  # they name affected seats
CACHE_SIZE = 20_000  # sentences of a language
PLACEHOLDERS = [chr(number) for number in range(0xE000, 0xE020)]  # of inserted arguments in a cached form
PLACEHOLDER = re.compile(f"([{PLACEHOLDERS[0]}-{PLACEHOLDERS[-1]}])")
NAME = re.compile(r"\{(\d)\}")


class Part(NamedTuple):
    """A viewer's part in an event."""

    me: str  # the viewer acted: yes, no; none: no seat acted
    meant: str  # the viewer is affected: one, other; none: neither


class Words:
    """The words of one language: the general ones and a game's."""

    def __init__(self, lang: str, files: tuple[Path, ...], terms: Terms | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes 60 ms, which most commands save

        self.lang = lang
        self.terms = terms
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, Any] = {}  # parsed messages
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource, allow_overrides=True)
            self.entries |= {entry.id.name: entry for entry in resource.body if hasattr(entry, "id")}
        self.sentences: dict[tuple[object, ...], str] = {}
        self.forms: dict[tuple[object, ...], list[str]] = {}
        self.selector_args: dict[str, set[str]] = {}

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **data: Any) -> str:
        """Return the sentence of that key."""
        sentence_key = (key, *data.items())
        try:
            return self.sentences[sentence_key]
        except KeyError:
            if len(self.sentences) >= CACHE_SIZE:  # untrusted input may be inserted too
                self.sentences.clear()
            self.sentences[sentence_key] = sentence = self.formatted(key, data)
            return sentence
        except TypeError:  # a list
            return self.formatted(key, data)

    def formatted(self, key: str, data: Mapping[str, Any]) -> str:
        """Return the sentence of that key from its cached form, without the arguments that are merely inserted."""
        selectors = self.selector_args.get(key)
        if selectors is None:
            selectors = self.selector_args[key] = find_selector_args(key, self.entries)
        inserted = [name for name, value in data.items() if name not in selectors and is_plain(value)]
        placeholders = dict(zip(inserted, PLACEHOLDERS, strict=False))
        arguments = {name: placeholders.get(name) or fluent_value(value) for name, value in data.items()}
        shape = (key, *arguments.items())
        form = self.forms.get(shape)
        if form is None:
            if len(self.forms) >= CACHE_SIZE:
                self.forms.clear()
            form = self.forms[shape] = PLACEHOLDER.split(self.format_with_fluent(key, arguments))
        values = {placeholder: str(data[name]) for name, placeholder in placeholders.items()}
        return "".join([values.get(part, part) for part in form])

    def format_with_fluent(self, key: str, data: dict[str, Any]) -> str:
        """Format a message with Fluent."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} ({self.lang}) has no words of its own"
        text, errors = self.bundle.format_pattern(pattern, data)
        if errors:
            raise KeyError(f"{key} ({self.lang}): {errors[0]}")
        return str(text)

    def reason(self, reason: Reason, *, named: bool = False) -> str:
        """Return the sentence of a refusal, without its rule number; other seats are named or numbered."""
        data = {name: self.safe_value(name, each) for name, each in reason.data.items()}
        if "other" in data:
            other = reason.data["other"]
            data["other"] = self.name(other) if named else self.say("seat-number", seat=other)
        return self.say(f"reason-{reason.kind}", **data)

    def because(self, because: Because) -> str:
        """Return the reason for a hint, as half a sentence."""
        said = {name: self.term(name, value) for name, value in because.data.items()}
        return self.say(f"because-{because.kind}", **said)

    def safe_value(self, name: str, value: Any) -> str | int | float:
        """Neutralize a value that may be user input."""
        said = self.term(name, value) if name not in SEAT_ARGUMENTS else value
        return short_repr(said) if said == value and isinstance(said, str) and not said.isalnum() else said

    def event(self, event: Event, viewer: Seat | None) -> str:
        """Return an event as a sentence for this viewer; "" if it needs none."""
        return self.event_for(event, part(event, viewer))

    def event_for(self, event: Event, part: Part) -> str:
        """Return an event as a sentence for all viewers with this part in it."""
        data = {name: self.term(name, value) for name, value in event.data.items()}
        who = "" if event.seat is None else self.name(event.seat)
        return self.say(f"event-{event.kind}", **data, who=who, me=part.me, meant=part.meant)

    def action(self, code: str, seat: Seat | None = None) -> str:
        """Return a code in words ("Play the 22"), addressed to this seat."""
        verb, *rest = code.split()
        parts = self.terms.parts(code) if self.terms else dict(zip("abcd", rest, strict=False))
        data = {name: self.term(name, value) for name, value in parts.items()}
        if "other" in parts:
            data["me"] = "yes" if parts["other"] == seat else "no"
        return self.say(f"action-{verb}", **data)

    def term(self, name: str, value: Any) -> str | int | float:
        """Return a value of a code, event or reason in words."""
        if isinstance(value, list | tuple):
            said = [str(self.term(name, each)) for each in value]
            if self.terms and name in self.terms.by_seat:
                said = [self.say("by-seat", who=self.name(seat), value=each) for seat, each in enumerate(said)]
            return self.listed(said)
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return self.name(value)
        term: str | int | float = self.terms.term(name, value, self) if self.terms else value
        return term

    def listed(self, items: Sequence[str]) -> str:
        """Join words as a list: one, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.formatted("list-and", {"some": self.say("list-comma").join(items[:-1]), "last": items[-1]})

    def name(self, seat: Seat) -> str:
        """Return the placeholder for the name at a seat."""
        return f"{{{seat}}}"


def is_plain(value: Any) -> bool:
    """Tell whether a value is inserted unchanged in every language. Numbers below 1,000 are."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


def fluent_value(value: Any) -> int | float | str:
    """Return a value for Fluent, without characters that look like our placeholders."""
    return value if isinstance(value, int | float) else PLACEHOLDER.sub("", str(value))


def find_selector_args(key: str, entries: Mapping[str, Any]) -> set[str]:
    """Return the arguments that a message selects on; the others are merely inserted."""
    from fluent.syntax import ast

    found: set[str] = set()
    ahead = [key] if key in entries else []
    for each in ahead:
        for node in nodes_of(entries[each]):
            if isinstance(node, ast.SelectExpression | ast.CallArguments):
                selecting = node.selector if isinstance(node, ast.SelectExpression) else node
                found |= {part.id.name for part in nodes_of(selecting) if isinstance(part, ast.VariableReference)}
            elif isinstance(node, ast.MessageReference) and node.id.name in entries and node.id.name not in ahead:
                ahead.append(node.id.name)
    return found


def nodes_of(node: Any) -> Iterator[Any]:
    """Yield a part of a message and all parts in it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if hasattr(part, "to_json"):
                yield from nodes_of(part)


def part(event: Event, viewer: Seat | None) -> Part:
    """Return this viewer's part in an event."""
    winners = event.data.get("winners")
    if winners:
        did = viewer in winners or viewer == event.seat
    elif event.seat is None:
        return Part("none", "none")
    else:
        did = viewer == event.seat
    affected = [name for name in AFFECTED_ARGUMENTS if viewer is not None and event.data.get(name) == viewer]
    return Part("yes" if did else "no", affected[0] if affected else "none")


def with_names(text: str, names: Sequence[str]) -> str:
    """Insert the names of the people at the table into a text."""
    return NAME.sub(lambda found: names[int(found[1])], text)


@cache
def words(game: Game, lang: str = "en") -> Words:
    """Return the words of a game in a language, with the general ones."""
    files = [WORDS_FOLDER / f"{lang}.ftl", game.folder / "words" / f"{lang}.ftl"]
    return Words(lang, tuple(file for file in files if file.exists()), game.terms)


@cache
def general_words(lang: str = "en") -> Words:
    """Return the general words of a language."""
    return Words(lang, (WORDS_FOLDER / f"{lang}.ftl",))


def languages(game: Game) -> tuple[str, ...]:
    """Return the languages that a game has words in."""
    return tuple(sorted(file.stem for file in (game.folder / "words").glob("*.ftl")))


def language(game: Game, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the computer's locale; English if the game lacks it."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")  # de, de_AT.UTF-8, C
    lang = re.split("[^A-Za-z]", locale)[0].lower()
    return lang if lang in languages(game) else "en"
