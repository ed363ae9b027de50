"""A hint at a table: what it is about, and that nobody is told anything when it could not be found out."""

import asyncio
import os
from types import SimpleNamespace
from typing import Any, cast

import pytest

from samedi.engine.session import Session
from samedi.table import minds, thinking, wire
from tests.table.conftest import Server


def test_a_hint_names_its_question_and_what_each_idea_promises(house: Server) -> None:
    table, cookie = house.open_table("little-devils", pace="instant")
    page = house.sit(table, cookie, lang="de")
    assert page.await_turn()
    page.send(t="hint", id="h", seat=0)
    hint = page.answer_to("h")
    codes = {choice["code"] for choice in page.scene["choices"]}
    assert hint["at"] == page.at
    assert (hint["code"], hint["text"]) == (hint["ideas"][0]["code"], hint["ideas"][0]["text"])
    assert 2 <= len(hint["ideas"]) <= 3 and {idea["code"] for idea in hint["ideas"]} <= codes
    assert hint["measure"] in ("Teufelchen im Schnitt", "zu deinen Gunsten")
    assert all("," in idea["result"] for idea in hint["ideas"])
    assert hint["said"] and hint["why"] and hint["said"] not in hint["why"]


# ---- minds that fail ----


def dies(*_: Any) -> None:
    """In a process of its own: ends it."""
    os._exit(1)


def fails(*_: Any) -> None:
    raise ArithmeticError("the search went wrong")


@pytest.mark.parametrize(
    ("mind", "lang", "text"),
    [(dies, "en", "no hint could be found this time"), (fails, "de", "diesmal ließ sich kein Tipp finden")],
)
def test_a_hint_that_could_not_be_found_is_refused(
    mind: Any, lang: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "explained", mind)
    session = Session("little-devils", 3, seed=1)
    seat = session.acting[0]
    told: list[Any] = []
    thinkers = minds.Minds(1)

    async def settled() -> None: ...

    room = SimpleNamespace(
        settled=settled, seats_of=lambda _: (seat,), session=session, game=session.game, minds=thinkers
    )
    guest = SimpleNamespace(person=None, lang=lang, tell=told.append)
    try:
        asyncio.run(thinking.hint(cast(Any, room), cast(Any, guest), wire.Ask("h", seat)))
    finally:
        thinkers.close()
    assert told == [wire.No("h", "no-hint", text)]
