"""The names of games, seats, bots, options and dates on pages."""

from collections.abc import Sequence
from datetime import UTC, datetime

from samedi.core.game import Game
from samedi.core.options import Option, Value
from samedi.core.registry import all_games
from samedi.core.types import Seat
from samedi.core.words import Words, general_words, languages, words
from samedi.server.pages.components.html import Html, bdi, listed, text_of
from samedi.storage.models import Chair, Person, Table


def spoken(game: Game, lang: str) -> Words:
    """Return a game's words in a language, or in English if it has none in that language."""
    return words(game, lang if lang in languages(game) else "en")


def title_of(game: Game, lang: str) -> str:
    return spoken(game, lang).say("title")


def title_named(name: str, lang: str) -> str:
    """Return the title of a game that may no longer be installed."""
    return next((title_of(game, lang) for game in all_games() if game.name == name), name)


def about(game: Game, lang: str) -> str:
    """Return the description of a game in one line; "" if it has none."""
    said = spoken(game, lang)
    return said.say("about") if said.has("about") else ""


def players_of(game: Game, said: Words) -> str:
    if len(game.people) == 1:
        return said.say("page-people", count=game.people[0])
    return said.say("page-players", least=game.people[0], most=game.people[-1])


def level_name(said: Words, level: str) -> str:
    return said.say(f"level-{level}") if said.has(f"level-{level}") else level


def bot_name(said: Words, level: str | None) -> str:
    """Return the kind of a bot. A bot without a level is an external program."""
    return said.say("page-bot", level=level_name(said, level)) if level else said.say("page-program")


def sitter(chair: Chair, said: Words) -> Html:
    """Return the name of a player, with the kind of a bot."""
    if chair.kind == "open":
        return text_of(said.say("page-open"))
    if chair.kind == "bot":
        return Html(f"{bdi(chair.name)} <i>{text_of(bot_name(said, chair.level))}</i>")
    return bdi(chair.name)


def others(table: Table, person: Person | None, said: Words) -> Html:
    """Return the names of the other players."""
    taken = [chair for chair in table.chairs if chair.kind != "open"]
    rest = [chair for chair in taken if person is None or chair.person != person.id]
    return listed(said, [bdi(chair.name) for chair in rest])


def code_of(table: Table) -> str:
    """Return the spoken code in two halves."""
    half = (len(table.code) + 1) // 2
    return f"{table.code[:half]} {table.code[half:]}".strip()


def chair_name(said: Words, seat: Seat) -> str:
    return said.say("page-chair", number=seat + 1)


def value_name(option: Option, value: Value, game: Game, lang: str) -> str:
    """Return the name of an option's value."""
    own, house = spoken(game, lang), general_words(lang)
    if isinstance(value, tuple):
        return own.listed([value_name(option, each, game, lang) for each in value])
    if isinstance(value, bool):
        return house.say("page-yes" if value else "page-no")
    key = f"option-{option.name}-{value}"
    if own.has(key):
        return own.say(key)
    if option.names_seat and str(value).isdecimal():
        return chair_name(house, int(value))
    return str(value)


def option_name(option: Option, game: Game, lang: str) -> str:
    own = spoken(game, lang)
    return own.say(f"option-{option.name}") if own.has(f"option-{option.name}") else option.name


def option_about(option: Option, game: Game, lang: str) -> str:
    own = spoken(game, lang)
    return own.say(f"option-{option.name}-about") if own.has(f"option-{option.name}-about") else ""


def date_of(time: int, said: Words) -> Html:
    """Return the date of a time in milliseconds."""
    day = datetime.fromtimestamp(time / 1000, UTC)
    text = said.say("page-date", day=str(day.day), month=day.month, year=str(day.year))
    return Html(f'<time data-local datetime="{day:%Y-%m-%dT%H:%M:%SZ}">{text_of(text)}</time>')


def languages_of(game: Game, known: Sequence[str]) -> tuple[str, ...]:
    """Return the languages that both the server and a game have."""
    return tuple(lang for lang in known if lang in languages(game))
