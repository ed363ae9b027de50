"""The frame of all pages. They can be read and used without scripts."""

from functools import cache
from importlib.resources import files
from urllib.parse import quote

from samedi.core.words import general_words
from samedi.server.http import static
from samedi.server.languages import LANGUAGES
from samedi.server.pages.components.html import Html, bdi, text_of
from samedi.storage.models import Person

# The logo: a door in the night with a flame in it.
MARK = (
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" '
    'd="M6 28V15A10 10 0 0 1 26 15V28M2.6 28.6H29.4M16 1V3"/>'
    '<path fill="currentColor" d="M16.4 10C17.6 14 21 15.6 21 19.6A5 5 0 0 1 11 19.6C11 16.6 14.6 15 16.4 10Z"/>'
)
SIGN = f'<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">{MARK}</svg>'
ICON = "data:image/svg+xml," + quote(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38" color="#e6ba5f">'
    f'<rect x="-3" y="-3" width="38" height="38" rx="6" fill="#0d1328"/>{MARK}</svg>',
    safe="/:=' ",
)


def page(title: str, body: str, lang: str, *, person: Person | None = None, head: str = "", lobby: str = "") -> str:
    """Return a whole page around its body. `lobby` is the table whose changes the script listens for."""
    said = general_words(lang)
    who = bdi(person.name) if person else text_of(said.say("page-who"))
    heading = title if title == "Samedi" else f"{title} · Samedi"
    live = f' data-lobby="{text_of(lobby)}"' if lobby else ""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{text_of(heading)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">'
        f'<script type="module" src="{static.at("client.js")}"></script>'
        f'<link rel="icon" href="{ICON}">{font_links(lang)}<style>{style()}</style>{head}</head><body>'
        f'<header class="door"><a class="skip" href="#main">{text_of(said.say("page-skip"))}</a>'
        f'<a class="home" href="/">{SIGN}<span>Samedi</span></a>'
        f'<nav aria-label="{text_of(said.say("page-you"))}">{language_form(lang)}'
        f'<button type="button" class="lamp" data-lamp hidden>{text_of(said.say("page-lamp"))}</button>'
        f'<a class="who" href="/me">{who}</a></nav></header>'
        f'<main id="main"{live}>{body}</main>'
        f"<footer><p>{text_of(said.say('page-notice'))}</p></footer></body></html>"
    )


OWN_NAMES = {"en": "English", "ja": "日本語", "de": "Deutsch", "fr": "français"}


@cache
def language_form(lang: str) -> Html:
    """Return the form that changes the language and stays on the page."""
    said = general_words(lang)
    names = "".join(
        f'<option value="{each}" lang="{each}"{" selected" if each == lang else ""}>{OWN_NAMES[each]}</option>'
        for each in LANGUAGES
    )
    return Html(
        f'<form class="tongues" method="post" action="/lang"><select name="lang" data-submit '
        f'aria-label="{text_of(said.say("page-language"))}">{names}</select>'
        f"<noscript><button>{text_of(said.say('page-choose'))}</button></noscript></form>"
    )


@cache
def font_links(lang: str) -> Html:
    """Return the fonts: those of the first words are loaded at once, others when they are needed."""
    first = (static.font("grenze-latin-600-normal"), static.font("alegreya-sans-latin-400-normal"))
    early = "".join(
        f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{font}">' for font in first if font
    )
    more = f'<link rel="stylesheet" href="{static.at("fonts-ja.css")}">' if lang == "ja" else ""
    return Html(f'{early}<style id="type">{static.faces()}</style>{more}')


@cache
def style() -> Html:
    """Return the styles, which every page contains, so that it needs no second request."""
    return Html(files("samedi.server").joinpath("pages/pages.css").read_text(encoding="utf-8"))
