"""At the end of a round the table is shown twice: before chance and after it."""

from typing import Any

import pytest

from tests.server.conftest import Page, Server
from tests.server.fake_browser import logged

TRICK = {"little-devils": 3, "voodoo-prince": 2}  # cards that lie in the last trick of a round, at least


def scenes(page: Page) -> list[dict[str, Any]]:
    return [message for message in page.heard if message["t"] == "scene"]


def play_past_a_deal(page: Page) -> None:
    """Play until one round is over and the next has begun."""
    while not any(scene["pause"] for scene in scenes(page)):
        page.play_on(turns=1)
        assert page.await_turn(), "the game was over first"


@pytest.mark.parametrize("game", TRICK)
def test_the_end_of_a_round_is_shown_before_the_next_deal(game: str, shared_server: Server) -> None:
    table, cookie = shared_server.open_table(game, pace="instant", seats=3)
    page, watcher = shared_server.sit(table, cookie), shared_server.sit(table)
    play_past_a_deal(page)
    shown = scenes(page)
    at = next(number for number, scene in enumerate(shown) if scene["pause"])
    before, after = shown[at], shown[at + 1]
    said = page.heard
    assert said[said.index(before) + 1] is after, "nothing comes between the two"
    assert after["seq"] == before["seq"] + 1 and not after["pause"] and before["seat"] == after["seat"] == 0
    _, seat, code, _ = logged(shared_server, table)[before["seq"]]
    assert seat == "*" and code.startswith("deal ")
    pieces = [piece for piece in before["scene"]["pieces"] if piece["area"] == "trick"]
    assert len(pieces) >= TRICK[game] and "choices" not in before["scene"]
    assert [mark for mark in before["scene"]["marks"] if mark["kind"] == "took"]
    assert [cue["kind"] for cue in before["cues"]][-1:] in (["took"], ["split"]) and not after["cues"]
    assert not [piece for piece in after["scene"]["pieces"] if piece["area"] == "trick"]
    assert len(before["told"]) >= 3 and any("ound 2" in line for line in after["told"])
    watcher.until(lambda message: message["t"] == "scene" and message["seq"] == after["seq"])
    assert [(each["seq"], each["pause"]) for each in scenes(watcher)[-2:]] == [
        (before["seq"], True),
        (after["seq"], False),
    ]


def test_both_scenes_are_stored_before_either_is_sent_and_a_returning_page_gets_the_latest(
    shared_server: Server,
) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie)
    while True:
        name = page.new_id()
        assert page.await_turn()
        page.send(t="act", id=name, seat=0, at=page.at, code=page.scene["choices"][0]["code"])
        page.scene = {}
        message = page.until(
            lambda message: message.get("pause", False) or bool(message.get("scene", {}).get("choices"))
        )
        if message["pause"]:
            break
    assert len(logged(shared_server, table)) > message["seq"]
    for since in (-1, message["seq"] - 1, message["seq"]):
        again = shared_server.sit(table, cookie, since=since)
        again.send(t="ping")
        again.until(lambda heard: heard["t"] == "pong")
        first = scenes(again)[0]
        assert first["seq"] > message["seq"] and not any(each["pause"] for each in scenes(again))
        again.socket.close()


def test_a_choice_without_chance_after_it_is_shown_once(shared_server: Server) -> None:
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game="little-devils", name="Ada", seats=3, pace="instant", bots="zombie")["id"]
    page = ada.sit(table)
    ada.post(f"/api/tables/{table}/start")
    page.play_on(turns=2)
    assert page.await_turn()
    numbers = [each["seq"] for each in scenes(page)]
    assert numbers == sorted(set(numbers)) and not any(each["pause"] for each in scenes(page))
