"""Hints at a table: their contents, and their refusal if none can be found."""

import asyncio
import os
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from samedi.bots.hint import Hint, HintOption
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.rooms import bot_pool
from samedi.server.rooms.hints import send_hint
from tests.server.conftest import Server
from tests.server.finished_games import finish


def test_a_hint_has_the_number_of_its_question_and_a_result_for_each_idea(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie, lang="de")
    while page.await_turn() and len(page.scene["choices"]) < 2:  # with one choice, nothing is compared
        finish(page, turns=1)
    page.send(t="hint", id="h", seat=0)
    hint = page.answer_to("h")
    codes = {choice["code"] for choice in page.scene["choices"]}
    assert hint["at"] == page.at
    assert (hint["code"], hint["text"]) == (hint["ideas"][0]["code"], hint["ideas"][0]["text"])
    assert 1 <= len(hint["ideas"]) <= 3 and {idea["code"] for idea in hint["ideas"]} <= codes
    assert hint["measure"] in ("Teufelchen im Schnitt", "zu deinen Gunsten")
    assert all("," in idea["result"] for idea in hint["ideas"])
    assert hint["said"] and hint["why"] and hint["said"] not in hint["why"]


def test_a_hint_names_a_choice_as_the_page_does() -> None:
    """Partners own dice together, and a code names the pair: a hint says *your*, as the page does."""
    session, dice = Session("baron-voodoo", 4, options={"mode": "team"}, seed=1), Random(1)
    while not (session.acting[0] >= 2 and own_switches(session)):
        session.submit(session.acting[0], dice.choice(session.choices(session.acting[0])))
    code = own_switches(session)[0]

    async def advised(*_: Any) -> Hint:
        return Hint(tuple(HintOption(each, 0.5, 0.0, 9) for each in (code, "pass")), "even")

    hint = told(session, SimpleNamespace(hint=advised), "en")
    first, second = [idea.text for idea in hint.ideas]
    assert first.startswith("Switch your ") and second == "No"


def told(session: Session, thinkers: Any, lang: str) -> Any:
    """Return the answer to a player who asks for a hint."""
    seat, heard = session.acting[0], list[Any]()

    async def wait_until_stored() -> None: ...

    room = SimpleNamespace(
        wait_until_stored=wait_until_stored,
        seats_of=lambda _: (seat,),
        session=session,
        game=session.game,
        bot_pool=thinkers,
    )
    viewer = SimpleNamespace(person=None, lang=lang, send=heard.append)
    asyncio.run(send_hint(cast(Any, room), cast(Any, viewer), messages.Ask("h", seat)))
    return heard[0]


def own_switches(session: Session) -> list[str]:
    """Return the switches of dice that the seat's own pair has captured."""
    seat = session.acting[0]
    return [code for code in session.choices(seat) if code.startswith(f"switch {seat % 2} ")]


def dies(*_: Any) -> None:
    """End the worker process."""
    os._exit(1)


def fails(*_: Any) -> None:
    raise ArithmeticError("the search went wrong")


@pytest.mark.parametrize(
    ("mind", "lang", "text"),
    [(dies, "en", "no hint could be found this time"), (fails, "de", "diesmal ließ sich kein Tipp finden")],
)
def test_a_hint_that_cannot_be_found_is_refused(
    mind: Any, lang: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "hint_in_worker", mind)
    session = Session("little-devils", 3, seed=1)
    thinkers = bot_pool.BotPool(1)
    try:
        assert told(session, thinkers, lang) == messages.Refusal("h", "no-hint", text)
    finally:
        thinkers.close()
