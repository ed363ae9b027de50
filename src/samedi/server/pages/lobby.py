"""The page of a table before its game: how to invite friends, who has which seat, what is agreed."""

from collections.abc import Sequence

from samedi.core.game import Game
from samedi.core.words import general_words
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
from samedi.server.pages.components.seats import LobbyView, chairs, friend_form, notes_of, sit_form
from samedi.server.pages.components.sharing import warning
from samedi.storage.models import Person, Table


def lobby_page(
    table: Table,
    game: Game,
    lang: str,
    person: Person | None,
    here: frozenset[str],
    address: PublicAddress,
    fixed: bool,
    levels: Sequence[str],
) -> str:
    """Return the page. At a `fixed` table, which continues a record, seats and options cannot change."""
    said = general_words(lang)
    options, share = known_options(game, table), spoken(game, lang)
    view = LobbyView(
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
        f'<div class="lobby"><div class="seating">{continued_note(fixed, lang)}{notes_of(view)}{sit_form(view)}'
        f"{chairs(view)}{friend_form(view)}{start_form(view)}{reload_link(view)}</div>"
        f'<div class="asking">{invitation(view, address)}{agreement(view, game, lang, fixed)}'
        f"{close_form(view)}{commitment(table, lang)}</div></div>"
    )
    return page(title, body, lang, person=person, lobby=table.id)


def continued_note(fixed: bool, lang: str) -> Html:
    return Html(f'<p class="news">{text_of(general_words(lang).say("page-fixed"))}</p>' if fixed else "")


def invitation(view: LobbyView, address: PublicAddress) -> Html:
    """Return the invitation: a link, its QR code and a spoken code."""
    said = view.said
    url = address.url(f"/t/{view.table.id}")
    code = Html(f'<b class="code">{text_of(code_of(view.table))}</b>')
    return Html(
        f'<section class="paper invite"><h2>{text_of(said.say("page-invite"))}</h2>{warning(address, said)}'
        f'<div class="way">{qr_svg(url, said.say("page-qr", url=url))}<div>'
        f"{copied(said, 'link', url, said.say('page-link'))}"
        f"<p>{sentence(said, 'page-say-code', code=code)}</p>"
        "</div></div></section>"
    )


def agreement(view: LobbyView, game: Game, lang: str, fixed: bool) -> Html:
    """Return the settings: a form for the host, text for the others."""
    said, table = view.said, view.table
    title = f"<h2>{text_of(said.say('page-agreed'))}</h2>"
    if not view.hosts:
        more = {said.say(f"page-{what}"): said.say(f"page-{what}-{value}") for what, value in table_settings(table)}
        return Html(f"<section>{title}{agreed(game, lang, table, more)}</section>")
    if fixed:
        fields = agreed(game, lang, table)
    else:
        fields = seats_field(game, lang, table.seats) + option_fields(
            game, lang, table.seats, table.options, table.version
        )
    fields += pace_field(lang, table.pace) + clock_field(lang, table.clock) + public_field(lang, public=table.public)
    sent = form(view.path("agree"), fields + button(said.say("page-apply")), kind="fields")
    return Html(f"<section>{title}{sent}</section>")


def table_settings(table: Table) -> tuple[tuple[str, str], ...]:
    """Return the settings that are not options of the game."""
    return ("pace", table.pace), ("clock", table.clock)


def start_form(view: LobbyView) -> Html:
    """Return the host's button that starts the game."""
    if not view.hosts:
        return Html("")
    said = view.said
    if not any(chair.person for chair in view.table.chairs):
        return Html(f'<p class="news">{text_of(said.say("page-start-nobody"))}</p>')
    free = len(view.free)
    note = Html(f"<small>{text_of(said.say('page-start-open', count=free))}</small>" if free else "")
    sent = button(said.say("page-start"), "go big") + note
    return form(view.path("start"), sent, more="data-salted", kind="start")


def reload_link(view: LobbyView) -> Html:
    """Return a link for pages without scripts, which do not change by themselves."""
    look = link(f"/t/{view.table.id}", view.said.say("page-look-again"))
    return Html(f"<noscript><p>{look}</p></noscript>")


def close_form(view: LobbyView) -> Html:
    """Return the host's form that closes the table, folded away because it cannot be undone."""
    if not view.hosts:
        return Html("")
    said = view.said
    sent = form(view.path("close"), button(said.say("page-close-yes")))
    return Html(
        f"<details><summary>{text_of(said.say('page-close'))}</summary>"
        f"<p>{text_of(said.say('page-close-about'))}</p>{sent}</details>"
    )


def commitment(table: Table, lang: str) -> Html:
    """Return the commitment of the shuffle."""
    if table.commitment is None:
        return Html("")
    text = text_of(general_words(lang).say("page-sealed"))
    return Html(f'<p class="seal">{text} <code>{text_of(table.commitment)}</code></p>')
