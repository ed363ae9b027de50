"""Undo by consent of all players, and clocks."""

import pytest

from samedi.server.rooms.clocks import MIN_AFTER_RETURN, Clocks
from tests.server.conftest import Page, Server, Visitor


def together(shared_server: Server, clock: str = "none") -> tuple[dict[int, Page], Visitor, str]:
    """Ada and Bo at a table with a bot."""
    ada, bo = shared_server.visitor(), shared_server.visitor()
    table = ada.post("/api/tables", game="little-devils", name="Ada", seats=3, pace="instant", clock=clock)["id"]
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    return {0: ada.sit(table), 1: bo.sit(table)}, ada, table


def acting(pages: dict[int, Page]) -> int:
    """Wait until one of the two is asked, and return that seat."""
    while True:
        for seat, page in pages.items():
            if page.scene.get("choices"):
                return seat
            try:
                page.hear(0.02)
            except TimeoutError:
                continue


def test_a_choice_is_taken_back_if_all_people_agree(shared_server: Server) -> None:
    pages, _, _ = together(shared_server)
    first = acting(pages)
    asking, other = pages[first], pages[1 - first]
    before = asking.scene["choices"]
    asking.play_on(turns=1, seat=first)
    acting(pages)
    asking.send(t="undo", id="u", seat=first)
    assert asking.answer_to("u")["t"] == "ok"
    asked = other.until(lambda message: message["t"] == "undo")
    assert asked["by"] == first and asked["agreed"] == [first] and asked["needed"] == [0, 1]
    other.send(t="agree", id="a", seat=1 - first, number=asked["number"], yes=True)
    assert other.answer_to("a")["t"] == "ok"
    asking.until(lambda message: message["t"] == "scene" and message["scene"].get("choices") == before)
    assert [message["number"] for message in other.heard if message["t"] == "undo"][-1] is None


def test_one_refusal_or_a_move_withdraws_the_proposal(shared_server: Server) -> None:
    pages, _, _ = together(shared_server)
    first = acting(pages)
    asking, other = pages[first], pages[1 - first]
    asking.send(t="undo", id="early", seat=first)
    assert asking.answer_to("early")["error"] == "nothing-to-undo"
    asking.play_on(turns=1, seat=first)
    acting(pages)
    asking.send(t="undo", id="u", seat=first)
    number = other.until(lambda message: message["t"] == "undo")["number"]
    other.send(t="agree", id="x", seat=first, number=number, yes=True)
    assert other.answer_to("x")["error"] == "not-your-chair"
    other.send(t="agree", id="n", seat=1 - first, number=number, yes=False)
    assert other.answer_to("n")["t"] == "ok"
    other.send(t="agree", id="late", seat=1 - first, number=number, yes=True)
    assert other.answer_to("late")["error"] == "nothing-to-undo"
    asking.send(t="undo", id="again", seat=first)
    assert asking.answer_to("again")["t"] == "ok"
    seat = acting(pages)
    pages[seat].play_on(turns=1, seat=seat)
    other.until(lambda message: message["t"] == "undo" and message["number"] is None)


def test_against_bots_an_undo_is_granted_at_once(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie)
    assert page.await_turn()
    before = page.scene["choices"]
    page.play_on(turns=1)
    assert page.await_turn()
    page.send(t="undo", id="u", seat=0)
    page.until(lambda message: message["t"] == "scene" and message["scene"].get("choices") == before)


def test_clocks_are_announced_and_run_for_the_seat_that_is_asked(shared_server: Server) -> None:
    pages, ada, table = together(shared_server, "fast")
    seat = acting(pages)
    told = pages[seat].until(lambda message: message["t"] == "clocks")
    while told["running"] != [seat]:
        told = pages[seat].until(lambda message: message["t"] == "clocks")
    assert 170 < told["left"][seat] <= 180
    pages[seat].play_on(turns=1, seat=seat)
    later = pages[seat].until(lambda message: message["t"] == "clocks" and seat not in message["running"])
    assert later["left"][seat] > 180
    assert ada.get(f"/api/tables/{table}")["clock"] == "fast"


def test_clocks_run_down_gain_time_and_run_out() -> None:
    clocks = Clocks("fast", 2)
    clocks.turn((0,), 1_000)
    assert clocks.left_at(0, 11_000) == 170 and clocks.left_at(1, 11_000) == 180
    clocks.turn((1,), 11_000)
    assert clocks.left == [180, 180] and clocks.next_up(12_000) == (1, 179)
    clocks.turn((0, 1), 191_500)
    assert clocks.next_up(191_500) == (1, -0.5)
    clocks.ensure_minimum(1, 191_500)
    assert clocks.left_at(1, 191_500) == pytest.approx(MIN_AFTER_RETURN)
    days = Clocks("days", 1)
    days.turn((0,), 0)
    days.turn((), 86_400_000)
    assert days.left[0] == 3 * 86_400
    assert Clocks("none", 2).next_up(5) is None
