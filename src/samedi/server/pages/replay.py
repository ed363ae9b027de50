"""The page of a finished game, as a list of sentences. The script turns it into a table to step through."""

from collections.abc import Sequence

import msgspec

from samedi.core.words import Words, general_words
from samedi.server.http import static
from samedi.server.pages.components.game_box import small_cover
from samedi.server.pages.components.html import Html, bdi, json_script, link, named, sentence, text_of
from samedi.server.pages.components.labels import date_of, title_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.result import seating
from samedi.server.replays import Perspective
from samedi.server.rooms.room import Room
from samedi.storage.models import Chair, Person

# The styles of the client are off until it draws something: the list keeps its own.
STYLES = f'<link rel="stylesheet" href="{static.at("client.css")}" media="not all" data-styles="table">'

Told = Sequence[tuple[int, str, bool]]  # the number of entries then, a sentence, whether it was taken back later


def replay(room: Room, person: Person | None, lang: str, perspective: Perspective, told: Told, move: int | None) -> str:
    """Return the page with all that happened; the script begins after `move` entries."""
    said, table = general_words(lang), room.table
    title = title_of(room.game, lang)
    start = {
        "table": table.id,
        "lang": lang,
        "seat": perspective,
        "move": move,
        "people": [sitter(seat, chair) for seat, chair in enumerate(table.chairs)],
    }
    body = (
        f'<p class="crumb">{small_cover(room.game.name)} {text_of(title)} · {date_of(table.created, said)}</p>'
        f'<h1>{text_of(said.say("page-replay"))}</h1><p class="lead">{text_of(said.say("page-replay-about"))}</p>'
        f"{seating(room, said)}{viewer_links(room, perspective, said)}"
        f'<section class="part"><h2>{text_of(said.say("page-replay-so-far"))}</h2>'
        f"{sentence_list(room, told, said)}</section>"
        f'<div class="do next">{link(f"/t/{table.id}/result", said.say("page-see-result"), "btn say")}'
        f"{link('/', said.say('page-home'), 'btn word')}</div>"
        f"{json_script('replay', msgspec.json.encode(start).decode())}"
    )
    return page(f"{title}, {said.say('page-replay')}", body, lang, person=person, head=STYLES)


def sitter(seat: int, chair: Chair) -> dict[str, object]:
    """Return what the table shows of a player."""
    return {"seat": seat, "name": chair.name, "kind": chair.kind, "level": chair.level}


def viewer_links(room: Room, perspective: Perspective, said: Words) -> Html:
    """Return links to look from every seat, as a spectator, and with all hands open."""
    ways: list[tuple[Perspective, Html]] = [
        (seat, sentence(said, "page-replay-seat", name=bdi(name))) for seat, name in enumerate(room.names)
    ]
    ways += [("watch", text_of(said.say("page-replay-watch"))), ("open", text_of(said.say("page-replay-open")))]
    rows = (
        f'<li><b class="btn word"><span>{label}</span></b></li>'
        if way == perspective
        else f"<li>{link(f'/t/{room.table.id}/replay?seat={way}', Html(f'<span>{label}</span>'), 'btn say')}</li>"
        for way, label in ways
    )
    return Html(f'<ul class="views">{"".join(rows)}</ul>')


def sentence_list(room: Room, told: Told, said: Words) -> Html:
    """Return the sentences with the numbers of their entries, to which links can lead."""
    names, seen = room.names, set[int]()
    rows = []
    for seq, text, undone in told:
        place = "" if seq in seen else f' id="{seq}"'
        seen.add(seq)
        back = f" <i>{text_of(said.say('page-replay-taken-back'))}</i>" if undone else ""
        rows.append(f'<li value="{seq}"{place}><small>{seq}</small> <span>{named(text, names)}</span>{back}</li>')
    return Html(f'<ol class="moves">{"".join(rows)}</ol>')


def not_yet(room: Room, person: Person | None, lang: str) -> str:
    """Return the page for a game that is not over: a link to its table."""
    said, title = general_words(lang), title_of(room.game, lang)
    body = (
        f'<div class="trouble"><h1>{text_of(title)}</h1><p class="lead">{text_of(said.say("page-not-over"))}</p>'
        f"<p>{link(f'/t/{room.table.id}', said.say('page-to-table'), 'btn go')}</p></div>"
    )
    return page(title, body, lang, person=person)


def from_file(person: Person | None, lang: str) -> str:
    """Return the page that shows a record from a file."""
    said = general_words(lang)
    title = said.say("page-replay-file")
    start = msgspec.json.encode({"table": None, "lang": lang, "seat": "open", "move": None, "people": []}).decode()
    body = (
        f'<h1>{text_of(title)}</h1><p class="lead">{text_of(said.say("page-replay-file-about"))}</p>'
        f'<label class="field"><span>{text_of(said.say("page-replay-choose"))}</span>'
        '<input type="file" accept=".json,application/json" data-record></label>'
        '<p class="warn" role="alert" data-trouble></p>'
        f"<noscript><p>{text_of(said.say('page-replay-script'))}</p></noscript>{json_script('replay', start)}"
    )
    return page(title, body, lang, person=person, head=STYLES)
