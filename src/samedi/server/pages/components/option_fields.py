"""The options of a game and the settings of a table, as fields of a form and as text."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.options import Option, Value
from samedi.core.words import general_words
from samedi.server.pages.components.html import Html, check, field, hidden, select, text_of
from samedi.server.pages.components.labels import chair_name, option_about, option_name, value_name
from samedi.storage.models import Clock, Pace, Table


def option_fields(game: Game, lang: str, seats: int, values: Mapping[str, Any], version: int | None = None) -> Html:
    """Return a field for each option, also for those that apply only with certain others: their texts say so."""
    options = game.options_of(game.version if version is None else version)
    fields = (option_field(each, game, lang, seats, values.get(each.name, each.default)) for each in options)
    return Html("".join(fields))


def option_field(option: Option, game: Game, lang: str, seats: int, value: Value) -> Html:
    label, about = option_name(option, game, lang), option_about(option, game, lang)
    name = f"option-{option.name}"
    match option.kind:
        case "flag":
            unset = hidden({name: "no"})  # an unticked checkbox sends nothing
            return unset + check(name, label, about, checked=bool(value))
        case "number":
            size = f'type="number" inputmode="numeric" min="{option.least}" max="{option.most}"'
            return field(label, f'<input name="{text_of(name)}" {size} required value="{text_of(str(value))}">', about)
        case "choice":
            return field(label, choice(option, game, lang, seats, name, str(value)), about)
        case "per-seat choice":
            given = value if isinstance(value, tuple | list) else ()
            fields = (
                field(
                    chair_name(general_words(lang), seat),
                    choice(option, game, lang, seats, f"{name}-{seat}", str(given[seat]) if seat < len(given) else ""),
                )
                for seat in range(seats)
            )
            note = f"<small>{text_of(about)}</small>" if about else ""
            return Html(f'<fieldset class="seats"><legend>{text_of(label)}</legend>{note}{"".join(fields)}</fieldset>')


def choice(option: Option, game: Game, lang: str, seats: int, name: str, chosen: str) -> Html:
    values = option.values_for(seats)
    return select(name, [(value, value_name(option, value, game, lang)) for value in values], chosen)


def seats_field(game: Game, lang: str, seats: int) -> Html:
    said = general_words(lang)
    choices = [(str(count), said.say("page-people", count=count)) for count in game.seats]
    return field(said.say("page-seats"), select("seats", choices, str(seats)))


def pace_field(lang: str, pace: str) -> Html:
    """Return the field for how fast bots answer."""
    return setting_field(lang, "pace", get_args(Pace), pace)


def clock_field(lang: str, clock: str) -> Html:
    """Return the field for how long players may think."""
    return setting_field(lang, "clock", get_args(Clock), clock, general_words(lang).say("page-clock-about"))


def setting_field(lang: str, name: str, values: Sequence[str], chosen: str, about: str = "") -> Html:
    said = general_words(lang)
    choices = [(each, said.say(f"page-{name}-{each}")) for each in values]
    return field(said.say(f"page-{name}"), select(name, choices, chosen), about)


def public_field(lang: str, *, public: bool) -> Html:
    said = general_words(lang)
    label, about = said.say("page-public"), said.say("page-public-about")
    return hidden({"public": "no"}) + check("public", label, about, checked=public)


def known_options(game: Game, table: Table) -> Mapping[str, Any]:
    """Return all options of a table with their values; of a version that is not known here, only the stored ones."""
    try:
        return game.check_options(table.seats, table.options, table.version)
    except BadOption:
        return table.options


def agreed(game: Game, lang: str, table: Table, more: Mapping[str, str] | None = None) -> Html:
    """Return the options and further settings as text; "" if there are none."""
    known = known_options(game, table)
    shown = {
        option_name(option, game, lang): value_name(option, known[option.name], game, lang)
        for option in game.options
        if option.name in known and option.applies(table.seats, known)
    }
    rows = (f"<dt>{text_of(name)}</dt><dd>{text_of(value)}</dd>" for name, value in (shown | dict(more or {})).items())
    told = "".join(rows)
    return Html(f'<dl class="agreed">{told}</dl>' if told else "")
