"""Trouble: what did not work, in a sentence, and the way home."""

from samedi.core.words import house_words
from samedi.storage.values import Person
from samedi.table.pages.frame import page
from samedi.table.pages.markup import link, text_of

MISSING = 404


def trouble(sentence: str, lang: str, status: int = 400, person: Person | None = None) -> str:
    """A page for whoever asked for something that is not there, or not allowed."""
    said = house_words(lang)
    title = said.say("page-missing" if status == MISSING else "page-trouble")
    body = (
        f'<div class="trouble"><h1>{text_of(title)}</h1><p class="lead">{text_of(sentence)}</p>'
        f"<p>{link('/', said.say('page-home'), 'btn go')}</p></div>"
    )
    return page(title, body, lang, person=person)
