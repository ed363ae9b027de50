"""The page of a result: who won, the score sheet, the sealed shuffle, and what to play next."""

from samedi.bots import BOTS
from samedi.core.words import Words, general_words
from samedi.scene.model import Result, Scene, Sheet
from samedi.server.addresses import PublicAddress
from samedi.server.pages.components.game_box import emblem, outlined, small_cover
from samedi.server.pages.components.html import Html, button, copied, field, form, link, listed, named, select, text_of
from samedi.server.pages.components.labels import chair_name, date_of, level_name, sitter, title_of
from samedi.server.pages.components.layout import page
from samedi.server.pages.components.option_fields import agreed, known_options
from samedi.server.pages.table import shown
from samedi.server.rooms.room import Room
from samedi.server.rooms.seating import seats_of
from samedi.storage.models import Person


def result(room: Room, person: Person | None, lang: str, address: PublicAddress) -> str:
    """Return the page of a finished game, or a link to the table of another."""
    said = general_words(lang)
    title = title_of(room.game, lang)
    if not over(room):
        body = (
            f'<div class="trouble">{outlined(emblem(room.game.name))}<h1>{text_of(title)}</h1>'
            f'<p class="lead">{text_of(said.say("page-not-over"))}</p>'
            f"<p>{link(f'/t/{room.table.id}', said.say('page-to-table'), 'btn go')}</p></div>"
        )
        return page(title, body, lang, person=person)
    mine = seats_of(room.table, person)
    scene = shown(room, mine[0] if len(mine) == 1 else None, lang)[1]
    body = (
        f'<p class="crumb">{small_cover(room.game.name)} {text_of(title)} · {date_of(room.table.created, said)}</p>'
        f'<div class="paper outcome">{outlined(emblem(room.game.name))}{outcome(room, scene, said)}'
        f"{sheets(room, scene)}</div>"
        f"{next_steps(room, person, said)}"
        f'<div class="after"><section><h2>{text_of(said.say("page-table-was"))}</h2>{seating(room, said)}'
        f"{agreed(room.game, lang, room.table)}</section>"
        f"{links_to_keep(room, said, address)}{shuffle(room, said)}{play_on_form(room, person, said)}</div>"
    )
    return page(title, body, lang, person=person)


def over(room: Room) -> bool:
    return room.session.over or room.table.state not in ("lobby", "running")


def outcome(room: Room, scene: Scene, said: Words) -> Html:
    """Return who won, and the places of the others."""
    if scene.result is None or room.table.state in ("agreed", "abandoned"):
        state = "agreed" if room.table.state == "agreed" else "abandoned"
        return Html(f"<h1>{text_of(said.say(f'page-ended-{state}'))}</h1>")
    names = room.names
    return Html(f"<h1>{named(scene.result.text, names)}</h1>{ranks(scene.result, room, said)}")


def ranks(ended: Result, room: Room, said: Words) -> Html:
    """Return places and points, the winner first."""
    if not ended.ranks:
        return Html("")
    scores, names = room.table.scores or room.session.scores, room.names
    places = sorted(range(len(ended.ranks)), key=lambda seat: ended.ranks[seat])
    rows = (
        f'<li class="{"first" if seat in ended.winners else ""}"><span class="disc">{ended.ranks[seat]}</span>'
        f"<b>{named(f'{{{seat}}}', names)}</b><span>{scores[seat] if seat < len(scores) else ''}</span></li>"
        for seat in places
    )
    return Html(f'<ol class="ranks" aria-label="{text_of(said.say("page-ranks"))}">{"".join(rows)}</ol>')


def sheets(room: Room, scene: Scene) -> Html:
    """Return the score sheets as tables."""
    return Html("".join(sheet_table(sheet, room) for sheet in scene.sheets if sheet.kind == "table" and sheet.rows))


def sheet_table(sheet: Sheet, room: Room) -> Html:
    names = room.names
    heads = "".join(f'<th scope="col">{named(column, names)}</th>' for column in sheet.columns)
    rows = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{named(cell, names)}</th>' if at == 0 else f"<td>{named(cell, names)}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in sheet.rows
    )
    return Html(
        f'<div class="wide" tabindex="0"><table class="pad"><caption>{named(sheet.title, names)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def next_steps(room: Room, person: Person | None, said: Words) -> Html:
    """Return links to a rematch for its players, and to this table and its replay."""
    table, again = room.table, Html("")
    if table.next:
        again = link(f"/t/{table.next}", said.say("page-to-rematch"), "btn go big")
    elif seats_of(table, person):
        again = form(f"/tables/{table.id}/rematch", button(said.say("page-rematch"), "go big"), None, "data-play")
    look = link(f"/t/{table.id}", said.say("page-look-at-table"), "btn word")
    if room.session.record()["entries"]:
        look = link(f"/t/{table.id}/replay", said.say("page-replay-see"), "btn say") + look
    home = link("/", said.say("page-home"), "btn word")
    return Html(f'<div class="do next">{again}{look}{home}</div>')


def seating(room: Room, said: Words) -> Html:
    """Return the players, clockwise around the table."""
    table = room.table
    order = room.game.seating(table.seats, known_options(room.game, table))
    people = listed(said, [sitter(table.chairs[seat], said) for seat in order])
    return Html(f"<p>{people}</p>")


def links_to_keep(room: Room, said: Words, address: PublicAddress) -> Html:
    """Return a link to this page, and the game as a file."""
    url = address.url(f"/t/{room.table.id}/result")
    name = f"{room.game.name}-{room.table.id}.json"
    record = (
        f'<a class="btn say" href="/api/tables/{text_of(room.table.id)}/record" download="{text_of(name)}">'
        f"{text_of(said.say('page-record'))}</a>"
    )
    return Html(
        f"<section><h2>{text_of(said.say('page-keep'))}</h2>{copied(said, 'link', url, said.say('page-link'))}"
        f"<p>{record}</p></section>"
    )


def shuffle(room: Room, said: Words) -> Html:
    """Return the commitment, seed and salts of the shuffle, and how to check them."""
    record = room.session.record()
    seed, salts = record.get("seed"), record.get("salts") or []
    title = f"<h2>{text_of(said.say('page-shuffle'))}</h2>"
    if not seed:
        return Html(f"<section>{title}<p>{text_of(said.say('page-unsealed'))}</p></section>")
    promised = record.get("commitment") or ""
    rows = [("page-commitment", promised), ("page-seed", seed), *(("page-salt", salt) for salt in salts)]
    figures = "".join(f"<dt>{text_of(said.say(key))}</dt><dd><code>{text_of(text)}</code></dd>" for key, text in rows)
    told = said.say("page-salted", count=len(salts)) if salts else said.say("page-unsalted")
    return Html(
        f"<section>{title}<p>{text_of(told)} <code>samedi verify</code></p>"
        f"<details><summary>{text_of(said.say('page-figures'))}</summary><dl>{figures}</dl></details></section>"
    )


def play_on_form(room: Room, person: Person | None, said: Words) -> Html:
    """Return the form that continues the game from an earlier moment, at a new table against bots."""
    last = len(room.session.record()["entries"]) - 1
    if last < 1:
        return Html("")
    mine = seats_of(room.table, person)
    seats = [(str(seat), f"{chair_name(said, seat)} · {chair.name}") for seat, chair in enumerate(room.table.chairs)]
    size = f'type="number" inputmode="numeric" min="1" max="{last}"'
    number = f'<input name="entries" {size} required value="{max(1, last * 3 // 4)}">'
    levels = [(level, level_name(said, level)) for level in BOTS]
    fields = field(said.say("page-entries"), number, said.say("page-entries-about", count=last))
    fields += field(said.say("page-which-chair"), select("seat", seats, str(mine[0] if mine else 0)))
    fields += field(said.say("page-against"), select("bots", levels, levels[-1][0]))
    sent = form(f"/tables/{room.table.id}/play-on", fields + button(said.say("page-play-on")), kind="fields")
    return Html(
        f"<section><details><summary>{text_of(said.say('page-play-on-title'))}</summary>"
        f"<p>{text_of(said.say('page-play-on-about'))}</p>{sent}</details></section>"
    )
