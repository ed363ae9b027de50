"""The page with the rules of a game."""

import html
from collections.abc import Iterable

from samedi.core.game import Game
from samedi.core.words import general_words
from samedi.scene.rules_text import Block, Heading, Paragraph, RulesList, RulesTable, Span, read_rules
from samedi.server.languages import LANGUAGES
from samedi.server.pages.components.game_box import cover
from samedi.server.pages.components.html import Html, text_of
from samedi.server.pages.components.labels import languages_of, players_of, spoken
from samedi.server.pages.components.layout import page
from samedi.storage.models import Person

OWN_NAMES = {"en": "English", "ja": "日本語", "de": "Deutsch", "fr": "Français"}
CURRENT = ' aria-current="page"'


def rules(game: Game, lang: str, person: Person | None = None) -> str:
    """Return the page of a rulebook in a language, or in English if there is no translation."""
    said = spoken(game, lang)
    text = rules_html(read_rules(game.folder, said.lang))
    box = cover(game, said.say("title"), players_of(game, general_words(lang)))
    article = f'<article class="rules" lang="{said.lang}">{text}</article>'
    body = f'{language_links(game, said.lang)}<div class="split">{article}{box}</div>'
    return page(said.say("title"), body, lang, person=person)


def language_links(game: Game, lang: str) -> Html:
    """Return links to the rules in other languages."""
    known = languages_of(game, LANGUAGES)
    if len(known) < 2:
        return Html("")
    links = "".join(
        f'<li><a href="/rules/{text_of(game.name)}?lang={each}" lang="{each}" hreflang="{each}"'
        f"{CURRENT if each == lang else ''}>{OWN_NAMES[each]}</a></li>"
        for each in known
    )
    label = text_of(general_words(lang).say("page-languages"))
    return Html(f'<nav aria-label="{label}"><ul class="tongues">{links}</ul></nav>')


def rules_html(blocks: Iterable[Block]) -> Html:
    """Return rules as HTML. Links can lead to each numbered rule."""
    return Html("".join(map(block_html, blocks)))


def block_html(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level}>{spans_html(text)}</h{level}>"
        case RulesList(items):
            return "<ul>" + "".join(f"<li>{spans_html(item)}</li>" for item in items) + "</ul>"
        case Paragraph(text, rule):
            anchor = f' class="rule" id="rule-{rule}"' if rule else ""
            return f"<p{anchor}>{spans_html(text)}</p>"
        case RulesTable(heads, rows):
            top = "".join(f'<th scope="col">{spans_html(head)}</th>' if head else "<td></td>" for head in heads)
            body = "".join("<tr>" + "".join(f"<td>{spans_html(cell)}</td>" for cell in row) + "</tr>" for row in rows)
            table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
            return f'<div class="wide" tabindex="0">{table}</div>'


def spans_html(spans: Iterable[Span]) -> str:
    found = ""
    for span in spans:
        text = html.escape(span.text.replace("\n", " "), quote=False)
        for tag, on in (("code", span.code), ("em", span.em), ("strong", span.strong)):
            text = f"<{tag}>{text}</{tag}>" if on else text
        found += text
    return found
