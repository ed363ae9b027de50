"""A hint for a player: which choice is good, and why."""

from typing import TYPE_CHECKING

from samedi.core.words import words
from samedi.scene.draw import scene_of
from samedi.server import messages

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Viewer


async def send_hint(room: "Room", viewer: "Viewer", asked: messages.Ask) -> None:
    """Send a hint for a viewer's own seat, or say why there is none."""
    await room.wait_until_stored()
    spoken, session, seat = words(room.game, viewer.lang), room.session, asked.seat
    mine = seat in room.seats_of(viewer.person) and not session.over
    legal = session.state.legal(seat) if mine else ()
    if not legal:
        viewer.send(messages.Refusal(asked.id, "not-asked", spoken.say("reason-not-asked")))
        return
    view, at = session.view(seat), session.question_number(seat)
    scene = scene_of(room.game, view, session.offer(seat), spoken)
    hint = await room.bot_pool.hint(room.game.name, view, seat, legal, viewer.lang)
    if hint is None:
        viewer.send(messages.Refusal(asked.id, "no-hint", spoken.say("reason-no-hint")))
        return
    labels = {choice.code: choice.label for choice in scene.choices}  # as the page shows them
    ideas = tuple(
        messages.Idea(option.code, labels[option.code], round(option.outlook, 3), option.result)
        for option in hint.options
    )
    best, certainty = ideas[0], hint.certainty
    text, measure = hint.verdict, hint.measure
    viewer.send(messages.Hint(asked.id, best.code, best.text, hint.reason, certainty, ideas, at, text, measure))
