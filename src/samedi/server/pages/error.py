"""The page for a request that failed: a sentence, and the way home."""

from samedi.core.words import general_words
from samedi.server.pages.components.game_box import house_sign
from samedi.server.pages.components.html import link, text_of
from samedi.server.pages.components.layout import page
from samedi.storage.models import Person

FINE, MISSING = 200, 404


def error_page(sentence: str, lang: str, status: int = 400, person: Person | None = None) -> str:
    """Return the page for something that is missing or not allowed, or, with status 200, that is over."""
    said = general_words(lang)
    title = sentence if status == FINE else said.say("page-missing" if status == MISSING else "page-trouble")
    lead = "" if status == FINE else f'<p class="lead">{text_of(sentence)}</p>'
    body = (
        f'<div class="trouble">{house_sign()}<h1>{text_of(title)}</h1>{lead}'
        f"<p>{link('/', said.say('page-home'), 'btn go')}</p></div>"
    )
    return page(title, body, lang, person=person)
