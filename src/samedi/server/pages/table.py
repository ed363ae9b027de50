"""The page of a running game, as text and buttons. The script replaces them."""

from collections.abc import Sequence

import msgspec

from samedi.core.types import Seat
from samedi.core.words import general_words
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Look, Scene
from samedi.scene.text import numbered_choices, scene_lines
from samedi.server.http import static
from samedi.server.pages.components.html import Html, bdi, form, json_script, link, named, sentence, text_of
from samedi.server.pages.components.labels import spoken
from samedi.server.pages.components.layout import page
from samedi.server.rooms.room import Room
from samedi.server.rooms.seating import seats_of
from samedi.storage.models import Person

# The styles of the client are for what the client draws; without scripts the page keeps its own.
STYLES = f'<link rel="stylesheet" href="{static.at("client.css")}" media="(scripting: enabled)">'
PRELOAD = f'<script src="{static.at("preload.js")}"></script>'  # requests the fonts that the page names
# The text is hidden until the script draws the table, but for a few seconds at most.
HIDE_TEXT = (
    "<style>@keyframes awaited{from,to{content-visibility:hidden}}"
    "@media (scripting: enabled){body>:not(#stage){animation:awaited 3s}}</style>"
)
LEFT_OUT = ("choices", "implied")  # buttons show the first, seats the second
REFRESH = 5  # seconds, of a page without scripts


def table(room: Room, person: Person | None, lang: str, seat: Seat | None = None, first: Sequence[bytes] = ()) -> str:
    """Return the page for a person's seat. Of several seats the person says which: others use the same device.

    `first` are the first messages of the connection, so that the script can draw before it is connected.
    """
    said = spoken(room.game, lang)
    mine = seats_of(room.table, person)
    chair = seat if seat in mine else mine[0] if len(mine) == 1 else None
    look, scene = shown(room, chair, lang)
    start = msgspec.json.encode({"table": room.table.id, "lang": said.lang, "ws": f"/ws/{room.table.id}"}).decode()
    title = said.say("title")
    body = (
        f"<h1>{text_of(title)}</h1>{seat_links(room, mine, chair, lang)}"
        f'<div class="told">{lines(room, look, scene, lang)}</div>{choice_buttons(room, scene, chair, lang)}'
        f"{json_script('table', start)}{json_script('first', (b'[' + b','.join(first) + b']').decode())}"
    )
    waits = not scene.choices and not room.session.over
    refresh = f'<noscript><meta http-equiv="refresh" content="{REFRESH}"></noscript>' if waits else ""
    return page(title, body, lang, person=person, head=f"{PRELOAD}{STYLES}{HIDE_TEXT}{refresh}")


def shown(room: Room, chair: Seat | None, lang: str) -> tuple[Look, Scene]:
    """Return look and scene of a seat."""
    said = spoken(room.game, lang)
    view = room.session.view(chair)
    return look_of(room.game, view, said), scene_of(room.game, view, room.session.offer(chair), said)


def lines(room: Room, look: Look, scene: Scene, lang: str) -> Html:
    """Return the scene as text, without its choices."""
    said = spoken(room.game, lang)
    unnamed = [said.name(seat) for seat in range(room.table.seats)]
    everything = [line for line in scene_lines(look, scene, unnamed, said, 0) if line.section not in LEFT_OUT]
    names = room.names
    return Html("".join(f'<p class="tells-{line.section}">{named(line.text, names)}</p>' for line in everything))


def choice_buttons(room: Room, scene: Scene, chair: Seat | None, lang: str) -> Html:
    """Return the choices as buttons, or a link to the result."""
    said, own = general_words(lang), spoken(room.game, lang)
    if room.session.over:
        return Html(f"<p>{link(f'/t/{room.table.id}/result', said.say('page-see-result'), 'btn say')}</p>")
    if chair is None or not scene.choices:
        return Html(f"<noscript><p>{link(f'/t/{room.table.id}', said.say('page-look-again'))}</p></noscript>")
    names = room.names
    buttons = (
        f'<li><button class="btn say" name="code" value="{text_of(choice.code)}">{named(choice.label, names)}</button>'
        f"{f' <small>{named(choice.note, names)}</small>' if choice.note else ''}</li>"
        for choice in numbered_choices(scene)
    )
    fields = {"seat": chair, "id": room.session.question_number(chair)}
    label = text_of(own.say("plain-choose"))
    content = f'<ul class="answers" aria-label="{label}">{"".join(buttons)}</ul>'
    return form(f"/tables/{room.table.id}/act", content, fields)


def seat_links(room: Room, mine: tuple[Seat, ...], chair: Seat | None, lang: str) -> Html:
    """Return links to the other seats of a device that has several, so that no player sees the cards of another."""
    if len(mine) < 2:
        return Html("")
    said, others = general_words(lang), [seat for seat in mine if seat != chair]
    labels = {seat: sentence(said, "page-look-from", name=bdi(room.table.chairs[seat].name)) for seat in others}
    ways = (link(f"/t/{room.table.id}?seat={seat}", label, "btn say") for seat, label in labels.items())
    return Html(f'<ul class="views">{"".join(f"<li>{way}</li>" for way in ways)}</ul>')
