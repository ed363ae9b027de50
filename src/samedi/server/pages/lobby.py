"""Lobby: a table before its game. A link, a QR code and a spoken code to it; who sits where; what is agreed."""

from collections.abc import Sequence

from samedi.core.game import Game
from samedi.core.words import house_words
from samedi.server.addresses import PublicAddress, qr_svg
from samedi.server.pages.components.game_box import small_cover
from samedi.server.pages.components.html import Html, button, copied, form, link, sentence, text_of
from samedi.server.pages.components.labels import about, code_of, spoken, title_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.components.option_fields import (
    agreed,
    clock_field,
    known_options,
    option_fields,
    pace_field,
    public_field,
    seats_field,
)
from samedi.server.pages.components.seats import Around, chairs, friend_form, news, sit_form
from samedi.server.pages.components.sharing import warning
from samedi.storage.models import Person, Table


def lobby(
    table: Table,
    game: Game,
    lang: str,
    person: Person | None,
    here: frozenset[str],
    address: PublicAddress,
    fixed: bool,
    levels: Sequence[str],
) -> str:
    """A table that waits for people. `fixed`: it plays on from a record, so seats and options stay as they are."""
    said = house_words(lang)
    options, share = known_options(game, table), spoken(game, lang)
    around = Around(
        table,
        person,
        here,
        levels,
        said,
        game.seating(table.seats, options),
        game.teams(table.seats, options),
        share.say("partners-share") if share.has("partners-share") else "",
    )
    title = title_of(game, lang)
    rules = link(f"/rules/{game.name}?lang={lang}", said.say("page-rules"))
    body = (
        f'<div class="heading">{small_cover(game.name)}<div><h1>{text_of(title)}</h1>'
        f"<p>{text_of(about(game, lang))} {rules}</p></div></div>"
        f'<div class="lobby"><div class="seating">{played_on(fixed, lang)}{news(around)}{sit_form(around)}'
        f"{chairs(around)}{friend_form(around)}{start(around)}{again(around)}</div>"
        f'<div class="asking">{invitation(around, address)}{agreement(around, game, lang, fixed)}'
        f"{closing(around)}{sealed(table, lang)}</div></div>"
    )
    return page(title, body, lang, person=person, lobby=table.id)


def played_on(fixed: bool, lang: str) -> Html:
    return Html(f'<p class="news">{text_of(house_words(lang).say("page-fixed"))}</p>' if fixed else "")


def invitation(around: Around, address: PublicAddress) -> Html:
    """How others get here: by a link, by a picture of it, by a word."""
    said = around.said
    url = address.url(f"/t/{around.table.id}")
    code = Html(f'<b class="code">{text_of(code_of(around.table))}</b>')
    return Html(
        f'<section class="paper invite"><h2>{text_of(said.say("page-invite"))}</h2>{warning(address, said)}'
        f'<div class="way">{qr_svg(url, said.say("page-qr", url=url))}<div>'
        f"{copied(said, 'link', url, said.say('page-link'))}"
        f"<p>{sentence(said, 'page-say-code', code=code)}</p>"
        "</div></div></section>"
    )


def agreement(around: Around, game: Game, lang: str, fixed: bool) -> Html:
    """What is played: a form for the host, text for the others."""
    said, table = around.said, around.table
    title = f"<h2>{text_of(said.say('page-agreed'))}</h2>"
    if not around.hosts:
        more = {said.say(f"page-{what}"): said.say(f"page-{what}-{value}") for what, value in told_of(table)}
        return Html(f"<section>{title}{agreed(game, lang, table, more)}</section>")
    if fixed:
        fields = agreed(game, lang, table)
    else:
        fields = seats_field(game, lang, table.seats) + option_fields(
            game, lang, table.seats, table.options, table.version
        )
    fields += pace_field(lang, table.pace) + clock_field(lang, table.clock) + public_field(lang, public=table.public)
    sent = form(around.path("agree"), fields + button(said.say("page-apply")), kind="fields")
    return Html(f"<section>{title}{sent}</section>")


def told_of(table: Table) -> tuple[tuple[str, str], ...]:
    """What is agreed beside the options of the game."""
    return ("pace", table.pace), ("clock", table.clock)


def start(around: Around) -> Html:
    """The host begins."""
    if not around.hosts:
        return Html("")
    said = around.said
    if not any(chair.person for chair in around.table.chairs):
        return Html(f'<p class="news">{text_of(said.say("page-start-nobody"))}</p>')
    free = len(around.free)
    note = Html(f"<small>{text_of(said.say('page-start-open', count=free))}</small>" if free else "")
    sent = button(said.say("page-start"), "go big") + note
    return form(around.path("start"), sent, more="data-salted", kind="start")


def again(around: Around) -> Html:
    """Without the script a page does not change by itself."""
    look = link(f"/t/{around.table.id}", around.said.say("page-look-again"))
    return Html(f"<noscript><p>{look}</p></noscript>")


def closing(around: Around) -> Html:
    """The host gives the table up; folded away, since there is no way back."""
    if not around.hosts:
        return Html("")
    said = around.said
    sent = form(around.path("close"), button(said.say("page-close-yes")))
    return Html(
        f"<details><summary>{text_of(said.say('page-close'))}</summary>"
        f"<p>{text_of(said.say('page-close-about'))}</p>{sent}</details>"
    )


def sealed(table: Table, lang: str) -> Html:
    """What the shuffle was promised with."""
    if table.commitment is None:
        return Html("")
    text = text_of(house_words(lang).say("page-sealed"))
    return Html(f'<p class="seal">{text} <code>{text_of(table.commitment)}</code></p>')
