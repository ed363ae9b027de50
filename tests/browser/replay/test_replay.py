"""A finished game is seen again in a browser: step by step, by itself, from any chair, by a link; and checked."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import expect

from tests.server.finished_games import finish, finished

from ..input_methods import Finger, Keys, Mouse
from ..party import Evening, Guest, evening

GAME = "voodoo-prince"
MOVING = "document.getAnimations().filter((each) => each.effect?.target?.matches?.('.layer > .piece')).length"
LYING = "[...document.querySelectorAll('[data-drawn]')].map((on) => on.dataset.drawn).sort()"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("replay"))


@pytest.fixture(scope="module")
def over(table: Evening) -> str:
    """A game that Ada has played to its end against bots."""
    return finished(table.server, GAME, "0123456789abcdef" * 2, seats=3)[0]


async def open_at(guest: Guest, table: str, query: str = "") -> None:
    await guest.page.goto(f"/t/{table}/replay{query}")
    await guest.at(".reel").wait_for()


async def number(guest: Guest) -> int:
    return int((await guest.at(".reel output").inner_text()).split("/")[0])


async def at_step(guest: Guest, wanted: int) -> None:
    """Wait until this step is shown."""
    await expect(guest.at(".reel output")).to_have_text(re.compile(rf"^\s*{wanted}\s*/"))


async def asked_for(guest: Guest, **wanted: str) -> None:
    """Wait until the address says this."""
    await guest.page.wait_for_function(
        "(wanted) => Object.entries(wanted).every(([name, value]) => "
        "new URL(location.href).searchParams.get(name) === value)",
        arg=wanted,
    )


def test_steps_go_on_and_back_by_buttons_and_the_address_follows(table: Evening, over: str) -> None:
    async def stepped() -> None:
        async with table.guest("Visitor") as guest:
            await open_at(guest, over)
            first = await number(guest)
            lying = await guest.page.evaluate(LYING)
            for _ in range(4):
                await guest.hit("[data-turn=onward]")
            await at_step(guest, first + 4)
            assert await guest.page.evaluate(LYING) != lying
            await asked_for(guest, move=str(first + 4), seat="open")
            for _ in range(4):
                await guest.hit("[data-turn=previous]")
            await at_step(guest, first)
            assert await guest.page.evaluate(LYING) == lying
            await guest.hit("[data-turn=end]")
            await guest.at(".outcome").wait_for()
            assert await guest.at("[data-play-on]").count() == 0
            await guest.hit("[data-turn=first]")
            await at_step(guest, first)

    table.run(stepped())


def test_nothing_is_offered_at_any_step(table: Evening, over: str) -> None:
    async def looked() -> None:
        async with table.guest("Visitor") as guest:
            for seat in ("0", "watch", "open"):
                await open_at(guest, over, f"?seat={seat}&move=20")
                for _ in range(3):
                    assert await guest.at(".scene :is([data-choice], [data-open], [data-back])").count() == 0
                    await guest.hit("[data-turn=onward]")

    table.run(looked())


def test_keys_step_play_and_leave_pieces_their_arrows(table: Evening, over: str) -> None:
    async def keyed() -> None:
        async with table.guest("Visitor", Keys) as guest:
            await open_at(guest, over)
            first, press = await number(guest), guest.page.keyboard.press
            for key, wanted in (("ArrowRight", first + 1), ("ArrowRight", first + 2), ("ArrowLeft", first + 1)):
                await press(key)
                await at_step(guest, wanted)
            await press("End")
            await guest.at(".outcome").wait_for()
            last = await number(guest)
            await press("Home")
            await at_step(guest, first)
            await press("Space")
            await expect(guest.at("[data-turn=play]")).to_have_attribute("aria-label", "Pause")
            await press("Space")
            await expect(guest.at("[data-turn=play]")).to_have_attribute("aria-label", "Play")
            await press("Home")
            slider = guest.at(".scrub input")
            await slider.focus()
            await press("ArrowRight")
            await at_step(guest, first + 1)
            await press("End")
            await at_step(guest, last)

    table.run(keyed())


def test_it_plays_by_itself_and_stops_at_the_end(table: Evening, over: str) -> None:
    async def watched() -> None:
        async with table.guest("Visitor") as guest:
            await open_at(guest, over, "?move=99999")
            last = await number(guest)
            await open_at(guest, over, f"?move={last - 3}")
            await guest.choose("[data-pace]", "fast")
            await guest.hit("[data-turn=play]")
            await guest.at(".outcome").wait_for()
            await at_step(guest, last)
            await expect(guest.at("[data-turn=play]")).to_have_attribute("aria-label", "Play")

    table.run(watched())


def test_a_link_shows_another_the_same_step_from_the_same_chair(table: Evening, over: str) -> None:
    async def shared() -> None:
        async with table.guest("One") as one, table.guest("Other", Finger) as other:
            await open_at(one, over)
            await one.choose("[data-viewer]", "1")
            await one.at(".me:not(.below)").wait_for()
            slider = one.at(".scrub input")
            await slider.evaluate("(on) => { on.value = 37; on.dispatchEvent(new Event('input', { bubbles: true })); }")
            await asked_for(one, move="37", seat="1")
            link = urlsplit(one.page.url)
            assert parse_qs(link.query) == {"move": ["37"], "seat": ["1"]}
            await other.page.goto(f"{link.path}?{link.query}")
            await other.at(".reel").wait_for()
            await at_step(other, 37)
            assert await other.page.evaluate(LYING) == await one.page.evaluate(LYING)
            await other.page.goto(f"{link.path}?seat=1#12")
            await other.at(".reel").wait_for()
            await at_step(other, 12)

    table.run(shared())


def test_with_all_hands_open_nobody_has_backs(table: Evening, over: str) -> None:
    async def opened() -> None:
        async with table.guest("Visitor") as guest:
            await open_at(guest, over, "?seat=open&move=5")
            assert await guest.at("[data-area^='open:']").count() == 3
            assert not [id for id in await guest.page.evaluate(LYING) if id.startswith("held:")]
            await guest.choose("[data-viewer]", "watch")
            await guest.at("[data-drawn^='held:']").first.wait_for(state="attached")
            assert await guest.at("[data-area^='open:']").count() == 0

    table.run(opened())


def test_pieces_travel_from_step_to_step_and_are_placed_on_jumps(table: Evening, over: str) -> None:
    async def moved() -> None:
        async with table.guest("Visitor", reduced_motion="no-preference") as guest:
            await open_at(guest, over, "?seat=open&move=8")
            assert await guest.page.evaluate(MOVING) == 0
            await guest.page.keyboard.press("ArrowRight")
            assert await guest.page.evaluate(MOVING) > 0
            await guest.page.wait_for_function(f"() => {MOVING} === 0")
            await guest.page.keyboard.press("ArrowLeft")
            assert await guest.page.evaluate(MOVING) > 0
            await guest.page.wait_for_function(f"() => {MOVING} === 0")
            await guest.page.keyboard.press("End")
            assert await guest.page.evaluate(MOVING) == 0

    table.run(moved())


def test_the_log_marks_the_present_line_and_leads_to_others(table: Evening, over: str) -> None:
    async def read() -> None:
        async with table.guest("Visitor") as guest, table.guest("Phone", Finger) as phone:
            await open_at(guest, over, "?seat=watch&move=20")
            lines = guest.at(".log li")
            wanted = await lines.nth(5).inner_text()
            await lines.nth(5).locator("button").click()
            await expect(guest.at(".reel output")).not_to_have_text(re.compile(r"^\s*20\s*/"))
            assert await number(guest) < 20
            assert wanted in await guest.at(".log [aria-current=step]").all_inner_texts()
            await open_at(phone, over, "?seat=watch&move=20")
            await phone.hit(".ticker")
            await phone.at(".over .log [aria-current=step]").first.wait_for()
            await phone.at(".over .log li").nth(5).locator("button").click()
            await expect(phone.at(".over")).to_have_count(0)
            await at_step(phone, await number(guest))

    table.run(read())


def test_the_shuffle_is_verified_in_the_page(table: Evening, over: str) -> None:
    async def checked() -> None:
        async with table.guest("Visitor") as guest:
            await open_at(guest, over)
            await guest.hit("[data-verify]")
            await expect(guest.at("[data-verdict=fair]")).to_contain_text("Fair: all")
            await expect(guest.at("[data-promise=true]")).to_contain_text("SHA-256")  # 127.0.0.1 counts as safe
            await expect(guest.at(".shuffle")).to_contain_text("Parts added by players: Ada")
            await expect(guest.at(".shuffle code").last).to_have_text(f"samedi verify {over}.json")
            async with guest.page.expect_download() as coming:
                await guest.hit(".shuffle [download]")
            record = json.loads(Path(await (await coming.value).path()).read_bytes())
            assert record["game"] == GAME and record["seed"]

    table.run(checked())


def test_one_plays_on_from_a_step(table: Evening, over: str) -> None:
    async def played() -> None:
        async with table.guest("Visitor") as guest:
            await open_at(guest, over, "?seat=1&move=30")
            await guest.hit("[data-play-on]")
            await guest.at(".chair.me").wait_for()
            assert guest.table != over
            chairs = (await guest.ask(f"/api/tables/{guest.table}"))["chairs"]
            assert [chair["mine"] for chair in chairs] == [False, True, False]

    table.run(played())


def test_a_record_from_a_file_is_shown_and_checked(table: Evening, over: str, tmp_path: Path) -> None:
    async def shown() -> None:
        file, wrong = tmp_path / "game.json", tmp_path / "wrong.json"
        file.write_text(json.dumps(table.server.anybody().get(f"/api/tables/{over}/record")))
        wrong.write_text("{")
        async with table.guest("Visitor") as guest:
            await guest.page.goto("/replay")
            await guest.at("[data-record]").set_input_files(wrong)
            await expect(guest.at("[data-trouble]")).to_have_text("This file is not a record.")
            await guest.at("[data-record]").set_input_files(file)
            await guest.at(".reel").wait_for()
            await expect(guest.at(".seat .name").first).to_contain_text("Chair")
            await guest.hit("[data-turn=onward]")
            await guest.hit("[data-verify]")
            await guest.at("[data-verdict=fair]").wait_for()

    table.run(shown())


def test_on_a_phone_everything_is_within_reach_of_a_thumb(table: Evening, over: str) -> None:
    async def reached() -> None:
        async with table.guest("Visitor", Finger) as guest:
            await open_at(guest, over, "?seat=0&move=2")  # before the first trick ends: nobody has gone out yet
            for button in await guest.at(".reel :is(button, input)").all():
                box = await button.bounding_box()
                assert box and box["y"] > 740 * 0.8 and box["y"] + box["height"] <= 740 and box["height"] >= 40
                assert box["x"] >= 0 and box["x"] + box["width"] <= 360
            before = await number(guest)
            await guest.hit("[data-turn=onward]")
            await at_step(guest, before + 1)
            await guest.hit("[data-more]")
            await guest.choose("[data-viewer]", "open")
            await guest.hit(".over .close")
            await expect(guest.at(".side [data-area^='open:']")).to_have_count(3)
            assert await guest.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")

    table.run(reached())


def test_a_watcher_sees_who_is_who_and_is_offered_nothing(table: Evening) -> None:
    async def watched() -> None:
        server = table.server
        running, cookie = server.open_table(GAME, seats=4, pace="instant", name="Ada")
        playing = server.sit(running, cookie)
        finish(playing, turns=2)
        playing.send(t="say", id="hello", text="Good evening!")
        playing.answer_to("hello")
        async with table.guest("Watcher", Mouse) as guest:
            await guest.page.goto(f"/t/{running}")
            await guest.at(".scene").wait_for()
            names = await guest.at(".seat .name").all_inner_texts()
            assert len(names) == 4 and sum("Ada" in name for name in names) == 1
            assert await guest.at(".me.below .name").inner_text() == "Ada"
            await expect(guest.at(".bar h1")).to_contain_text("watching")
            await expect(guest.at(".log .said")).to_contain_text("Good evening!")
            for dead in (".chat", "[data-choice]", "[data-open]", "[data-back]", "[data-stand-in]", ".acts > *"):
                assert await guest.at(dead).count() == 0, dead

    table.run(watched())
