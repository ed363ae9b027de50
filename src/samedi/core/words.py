"""Words: what people read, by language, from Fluent files (words/en.ftl of the house and of each game).

Rules speak in kinds and data; here these become sentences. Formatting costs some 20 µs, so it is remembered.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from samedi.core.errors import Reason
from samedi.core.game import Game
from samedi.core.options import shown

HOUSE = Path(__file__).resolve().parent.parent / "words"


class Words:
    """The words of one language, of the house and of a game."""

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here: 60 ms that most commands need not pay

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self.known: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **data: Any) -> str:
        """The sentence of that key."""
        plain = {name: value if isinstance(value, int | float | str) else str(value) for name, value in data.items()}
        asked = (key, *sorted(plain.items()))
        if asked not in self.known:
            pattern = self.bundle.get_message(key).value
            assert pattern is not None, f"{key} ({self.lang}) has no words of its own"
            text, errors = self.bundle.format_pattern(pattern, plain)
            if errors:
                raise KeyError(f"{key} ({self.lang}): {errors[0]}")
            self.known[asked] = str(text)
        return self.known[asked]

    def reason(self, reason: Reason) -> str:
        """Why not, as a sentence without its rule number."""
        harmless = {
            name: shown(value) if isinstance(value, str) and not value.isalnum() else value
            for name, value in reason.data.items()
        }
        return self.say(f"reason-{reason.kind}", **harmless)


@cache
def words(game: Game, lang: str = "en") -> Words:
    """The words of a game in a language, those of the house among them."""
    files = [HOUSE / f"{lang}.ftl", game.folder / "words" / f"{lang}.ftl"]
    return Words(lang, tuple(file for file in files if file.exists()))


def languages(game: Game) -> tuple[str, ...]:
    """The languages that a game's folder has words in."""
    return tuple(sorted(file.stem for file in (game.folder / "words").glob("*.ftl")))


def language(game: Game, surroundings: Mapping[str, str] = os.environ) -> str:
    """The language of the person at this computer, as its locale says; English if the game does not speak it."""
    names = (surroundings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")  # de, de_AT.UTF-8, C
    lang = re.split("[^A-Za-z]", locale)[0].lower()
    return lang if lang in languages(game) else "en"
