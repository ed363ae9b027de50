"""Pages: what the server writes itself. They can be read and used before the script runs, or without it."""

import html
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from samedi.core.game import Game
from samedi.core.shelf import games
from samedi.core.words import Words, house_words, languages, words
from samedi.kit.show import look_of, scene_of
from samedi.kit.text import told
from samedi.storage.values import Person, Table
from samedi.table.rooms import Room

LANGUAGES = ("en", "ja", "de", "fr")


def language_of(wanted: str) -> str:
    """The first language of a browser's list that the house speaks."""
    for part in wanted[:200].split(","):
        lang = re.split("[^a-z]", part.strip().lower())[0]
        if lang in LANGUAGES:
            return lang
    return "en"


def parlour(lang: str, person: Person | None, mine: Sequence[Table]) -> str:
    """All games on the shelf, and the tables at which one sits."""
    said = house_words(lang)
    boxes = "".join(box(game, lang, said) for game in games())
    running = "".join(f'<li><a href="/t/{table.id}">{text_of(title_of(table.game, lang))}</a></li>' for table in mine)
    own = f"<h2>{text_of(said.say('page-my-tables'))}</h2><ul>{running}</ul>" if running else ""
    hello = said.say("page-hello", name=person.name) if person else said.say("page-welcome")
    body = f'<h1>Samedi</h1><p>{text_of(hello)}</p><ul class="boxes">{boxes}</ul>{own}'
    return page("Samedi", body, lang)


def box(game: Game, lang: str, said: Words) -> str:
    seats = said.say("page-players", least=game.seats[0], most=game.seats[-1])
    return (
        f'<li class="box"><h2>{text_of(title_of(game.name, lang, game))}</h2><p>{text_of(seats)} · '
        f'<a href="/rules/{game.name}?lang={lang}">{text_of(said.say("page-rules"))}</a></p>'
        f'<form method="post" action="/play"><input type="hidden" name="game" value="{game.name}">'
        f"<button>{text_of(said.say('page-play-now'))}</button></form></li>"
    )


def table(room: Room, person: Person | None, lang: str) -> str:
    """A table as text, which the script then replaces."""
    lang = lang if lang in languages(room.game) else "en"
    said = words(room.game, lang)
    seats = room.seats_of(person.id if person else None)
    chair = seats[0] if seats else None
    view = room.session.view(chair)
    look = look_of(room.game, view, said)
    scene = scene_of(room.game, view, room.session.offer(chair), said)
    lines = "".join(f"<p>{text_of(line.text)}</p>" for line in told(look, scene, room.names, said, 0))
    start = msgspec.json.encode({"table": room.table.id, "lang": lang, "ws": f"/ws/{room.table.id}"}).decode()
    start = start.replace("<", "\\u003c")  # no tag can end the script before its time
    body = (
        f'<div id="app"><h1>{text_of(said.say("title"))}</h1>{lines}</div>'
        f'<script type="application/json" id="table">{start}</script>'
        '<script type="module" src="/static/client.js"></script>'
    )
    return page(said.say("title"), body, lang, '<link rel="stylesheet" href="/static/client.css">')


def rules(game: Game, lang: str) -> str:
    """The rules, each with its number to link to."""
    lang = lang if lang in languages(game) else "en"
    source = game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    return page(title_of(game.name, lang, game), marked_down(source.read_text(encoding="utf-8")), lang)


def trouble(sentence: str, lang: str) -> str:
    said = house_words(lang)
    title = said.say("page-trouble")
    back = f'<p><a href="/">{text_of(said.say("page-home"))}</a></p>'
    return page(title, f"<h1>{text_of(title)}</h1><p>{text_of(sentence)}</p>{back}", lang)


def page(title: str, body: str, lang: str, head: str = "") -> str:
    note = house_words(lang).say("page-notice")
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{text_of(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style()}</style>{head}</head><body><main>{body}</main><footer>{text_of(note)}</footer></body></html>"
    )


@cache
def style() -> str:
    return files("samedi.table").joinpath("page.css").read_text(encoding="utf-8")


def text_of(text: str) -> str:
    return html.escape(text)


def title_of(name: str, lang: str, game: Game | None = None) -> str:
    game = game or next((each for each in games() if each.name == name), None)
    return words(game, lang if lang in languages(game) else "en").say("title") if game else name


def marked_down(text: str) -> str:
    """The few signs of Markdown that rules use, as HTML."""
    blocks = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [emphasis(line.strip()) for line in block.splitlines()]
        if lines[0].startswith("#"):
            level = min(len(lines[0]) - len(lines[0].lstrip("#")), 6)
            blocks.append(f"<h{level}>{lines[0].lstrip('# ')}</h{level}>")
        elif lines[0].startswith("|"):
            rows = ["".join(f"<td>{cell.strip()}</td>" for cell in line.strip("|").split("|")) for line in lines]
            blocks.append("<table>" + "".join(f"<tr>{row}</tr>" for at, row in enumerate(rows) if at != 1) + "</table>")
        else:
            number = re.match(r"<strong>(\d+\.\d+)</strong>", lines[0])
            anchor = f' class="rule" id="rule-{number[1]}"' if number else ""
            blocks.append(f"<p{anchor}>{'<br>'.join(lines) if lines[0].startswith('- ') else ' '.join(lines)}</p>")
    return "".join(blocks)


def emphasis(line: str) -> str:
    line = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html.escape(line, quote=False))
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", re.sub(r"`(.+?)`", r"<code>\1</code>", line))
