"""The page that opens a table for friends. Its settings can still be changed in the lobby."""

from samedi.core.game import Game
from samedi.core.words import general_words
from samedi.server.addresses import PublicAddress
from samedi.server.pages.components.game_box import cover, small_cover
from samedi.server.pages.components.html import Html, button, form, link, name_field, text_of
from samedi.server.pages.components.labels import about, players_of, title_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.components.option_fields import (
    clock_field,
    option_fields,
    pace_field,
    public_field,
    seats_field,
)
from samedi.server.pages.components.sharing import warning
from samedi.storage.models import Person

USUAL_SEATS = 4  # if the game allows


def new_table_page(game: Game, lang: str, person: Person | None, address: PublicAddress) -> str:
    """Return the page with the form."""
    said = general_words(lang)
    title = title_of(game, lang)
    name = Html("") if person else name_field(said, more="autofocus")
    seats = seats_field(game, lang, min(max(USUAL_SEATS, game.seats[0]), game.seats[-1]))
    usual = pace_field(lang, "lively") + clock_field(lang, "none")
    fields = name + Html(f'<div class="fields">{seats}{usual}</div>')
    fields += public_field(lang, public=False) + folded_options(game, lang)
    sent = form("/tables", fields + button(said.say("page-open-table"), "go big"), {"game": game.name}, kind="sheet")
    rules = link(f"/rules/{game.name}?lang={lang}", said.say("page-rules"))
    body = (
        f'<div class="split"><div><div class="heading">{small_cover(game.name)}<div><h1>{text_of(title)}</h1>'
        f'<p class="lead">{text_of(about(game, lang))} {rules}</p></div></div>'
        f"<p>{text_of(said.say('page-new-about'))}</p>{warning(address, said)}{sent}</div>"
        f"{cover(game, title, players_of(game, said))}</div>"
    )
    return page(title, body, lang, person=person)


def folded_options(game: Game, lang: str) -> Html:
    """Return the fields of all options, folded away because a usual game needs none."""
    if not game.options:
        return Html("")
    fields = option_fields(game, lang, game.seats[-1], {})
    return Html(
        f"<details><summary>{text_of(general_words(lang).say('page-options'))}</summary>"
        f'<div class="fields">{fields}</div></details>'
    )
