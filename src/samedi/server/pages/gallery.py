"""The pages of still scenes, which the client draws as it draws tables."""

from collections.abc import Sequence

from samedi.core.words import general_words
from samedi.server.pages.components.game_box import small_cover
from samedi.server.pages.components.html import json_script, link, text_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.table import STYLES


def gallery(names: Sequence[str], lang: str) -> str:
    """Return the list of scenes."""
    said = general_words(lang)
    title = said.say("page-gallery")
    rows = "".join(f"<li>{small_cover(name)}{link(f'/gallery/{name}', name)}</li>" for name in names)
    about = f'<p class="lead">{text_of(said.say("page-gallery-about"))}</p>'
    body = f'<h1>{text_of(title)}</h1>{about}<ul class="stills">{rows}</ul>'
    return page(title, body, lang)


def still(name: str, fixture_json: str, lang: str) -> str:
    """Return the page of one scene."""
    said = general_words(lang)
    body = (
        f"<h1>{text_of(name)}</h1><p>{text_of(said.say('page-still'))}</p>"
        f"<p>{link('/gallery', said.say('page-gallery'))}</p>{json_script('still', fixture_json)}"
    )
    return page(name, body, lang, head=STYLES)
