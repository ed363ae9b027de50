"""The home page: all games, the tables of a person, and the public tables."""

from collections.abc import Sequence

from samedi.core.game import Game
from samedi.core.registry import all_games
from samedi.core.words import Words, general_words
from samedi.server.addresses import PublicAddress
from samedi.server.pages.components.game_box import cover, house_sign, small_cover
from samedi.server.pages.components.html import Html, bdi, button, form, link, sentence, text_of
from samedi.server.pages.components.labels import about, code_of, others, players_of, spoken, title_named, title_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.components.sharing import other_device
from samedi.storage.models import Person, Table

HELPER = "apprentice"  # the level of bots for *Play now*


def home_page(
    lang: str, person: Person | None, mine: Sequence[Table], public: Sequence[Table], address: PublicAddress
) -> str:
    """Return the page."""
    said = general_words(lang)
    hello = sentence(said, "page-hello", name=bdi(person.name)) if person else text_of(said.say("page-welcome"))
    boxes = "".join(game_card(game, lang, said) for game in all_games())
    sat_at = {table.id for table in mine}
    found = [table for table in public if table.id not in sat_at]
    body = (
        f'<div class="greeting">{house_sign()}<div><h1>{hello}</h1>'
        f"<p>{text_of(said.say('page-welcome-about'))}</p></div></div>"
        f'<section class="shelf" aria-label="{text_of(said.say("page-games"))}">{boxes}</section>'
        f'<div class="lists">{own_tables(mine, person, lang, said)}{open_tables(found, lang, said)}'
        f"{code_form(said)}</div>{other_device(address, said)}"
    )
    return page("Samedi", body, lang, person=person)


def game_card(game: Game, lang: str, said: Words) -> Html:
    """Return one game: play at once, invite friends, read the rules."""
    title, line = title_of(game, lang), about(game, lang)
    players = players_of(game, said)
    play = form(
        "/tables", button(said.say("page-play-now")), {"game": game.name, "bots": HELPER, "start": "yes"}, "data-play"
    )
    solo = solo_button(game, lang) if game.solo else Html("")
    invite = link(f"/new/{game.name}", said.say("page-with-friends"), "btn word")
    rules = link(f"/rules/{game.name}?lang={lang}", said.say("page-rules"), "btn word")
    return Html(
        f'<article class="box">{cover(game, title, players)}<div class="about"><h2>{text_of(title)}</h2>'
        f'<p>{text_of(line)}</p><p class="players">{text_of(players)}</p>'
        f'{solo}<div class="do">{play}{invite}{rules}</div></div></article>'
    )


def solo_button(game: Game, lang: str) -> Html:
    """Return the button to play alone against automata, for a game that has them."""
    assert game.solo is not None
    options = {f"option-{name}": str(value) for name, value in game.solo.options.items()}
    table = {"game": game.name, "seats": str(game.solo.seats), **options, "start": "yes"}
    return form("/tables", button(spoken(game, lang).say("solo"), "word"), table, "data-play", kind="solo")


def own_tables(tables: Sequence[Table], person: Person | None, lang: str, said: Words) -> Html:
    rows = [table_row(table, person, lang, said, own=True) for table in tables]
    return section(said.say("page-my-tables"), rows)


def open_tables(tables: Sequence[Table], lang: str, said: Words) -> Html:
    rows = [table_row(table, None, lang, said, own=False) for table in tables]
    return section(said.say("page-open-tables"), rows)


def section(title: str, rows: Sequence[Html]) -> Html:
    if not rows:
        return Html("")
    return Html(f'<section><h2>{text_of(title)}</h2><ul class="tables">{"".join(rows)}</ul></section>')


def table_row(table: Table, person: Person | None, lang: str, said: Words, *, own: bool) -> Html:
    """Return one table: its game, its players, its state and a link."""
    free = sum(chair.kind == "open" for chair in table.chairs)
    joins = table.state == "lobby" and (own or (free and not table.locked))
    over = table.state not in ("lobby", "running")
    where = f"/t/{table.id}/result" if over else f"/t/{table.id}"
    go = "page-see-result" if over else "page-go-on" if own else "page-sit-down" if joins else "page-watch"
    state = said.say("page-free", count=free) if table.state == "lobby" else said.say(f"page-state-{table.state}")
    who = others(table, person, said)
    code = f" · <code>{text_of(code_of(table))}</code>" if own and not over else ""
    return Html(
        f"<li>{small_cover(table.game)}<div><h3>{text_of(title_named(table.game, lang))}</h3>"
        f'<p>{who}</p><p class="state">{text_of(state)}{code}</p></div>{link(where, said.say(go), "btn say")}</li>'
    )


def code_form(said: Words) -> Html:
    """Return the form for a spoken code."""
    return Html(
        f'<section class="code"><h2>{text_of(said.say("page-code"))}</h2><form method="get" action="/join">'
        f'<label><span>{text_of(said.say("page-code-about"))}</span><input name="code" required maxlength="12" '
        'autocomplete="off" autocapitalize="none" spellcheck="false"></label>'
        f"{button(said.say('page-enter'))}</form>"
        f"<p>{link('/replay', said.say('page-replay-parlour'))}</p></section>"
    )
