"""Rules: a game's rules, each with its number to link to."""

import html
import re

from samedi.core.game import Game
from samedi.core.words import house_words
from samedi.server.pages.components.game_box import lid
from samedi.server.pages.components.html import Html, text_of
from samedi.server.pages.components.labels import languages_of, players_of, spoken
from samedi.server.pages.components.layout import LANGUAGES, page
from samedi.storage.models import Person

OWN_NAMES = {"en": "English", "ja": "日本語", "de": "Deutsch", "fr": "Français"}
CURRENT = ' aria-current="page"'


def rules(game: Game, lang: str, person: Person | None = None) -> str:
    """The rules in a language, or in English if nobody has translated them."""
    said = spoken(game, lang)
    source = game.folder / ("RULES.md" if said.lang == "en" else f"RULES.{said.lang}.md")
    text = marked_down(source.read_text(encoding="utf-8"))
    box = lid(game, said.say("title"), players_of(game, house_words(lang)))
    article = f'<article class="rules" lang="{said.lang}">{text}</article>'
    body = f'{tongues(game, said.lang)}<div class="split">{article}{box}</div>'
    return page(said.say("title"), body, lang, person=person)


def tongues(game: Game, lang: str) -> Html:
    """The same rules in other languages."""
    known = languages_of(game, LANGUAGES)
    if len(known) < 2:
        return Html("")
    links = "".join(
        f'<li><a href="/rules/{text_of(game.name)}?lang={each}" lang="{each}" hreflang="{each}"'
        f"{CURRENT if each == lang else ''}>{OWN_NAMES[each]}</a></li>"
        for each in known
    )
    label = text_of(house_words(lang).say("page-languages"))
    return Html(f'<nav aria-label="{label}"><ul class="tongues">{links}</ul></nav>')


def marked_down(text: str) -> Html:
    """The few signs of Markdown that rules use, as HTML."""
    return Html("".join(block_of([emphasis(line.strip()) for line in block.splitlines()]) for block in blocks(text)))


def blocks(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text.strip())


def block_of(lines: list[str]) -> str:
    """A heading, a table, a list or a paragraph."""
    first = lines[0]
    if first.startswith("#"):
        level = min(len(first) - len(first.lstrip("#")), 6)
        return f"<h{level}>{first.lstrip('# ')}</h{level}>"
    if first.startswith("|"):
        return table_of(lines)
    if first.startswith(("- ", "* ")):
        return "<ul>" + "".join(f"<li>{line}</li>" for line in items(lines)) + "</ul>"
    number = re.match(r"<strong>(\d+\.\d+)</strong>", first)
    anchor = f' class="rule" id="rule-{number[1]}"' if number else ""
    return f"<p{anchor}>{' '.join(lines)}</p>"


def items(lines: list[str]) -> list[str]:
    """The points of a list; a line without its sign goes on with the one before."""
    found: list[str] = []
    for line in lines:
        if line.startswith(("- ", "* ")):
            found.append(line[2:])
        else:
            found[-1] += f" {line}"
    return found


def table_of(lines: list[str]) -> str:
    """A table with its heads in the first line."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads = "".join(f'<th scope="col">{cell}</th>' if cell else "<td></td>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[2:])
    return f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def emphasis(line: str) -> str:
    line = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html.escape(line, quote=False))
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", re.sub(r"`(.+?)`", r"<code>\1</code>", line))
