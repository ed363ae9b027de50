"""A replay in the browser: steps, playing, viewers, links, files, and the verified shuffle."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import expect

from tests.server.finished_games import finish, finished

from ..input_methods import Keyboard, Mouse, Touch
from ..party import Party, User, open_party

GAME = "voodoo-prince"
MOVING = "document.getAnimations().filter((each) => each.effect?.target?.matches?.('.layer > .piece')).length"
PIECES = "[...document.querySelectorAll('[data-drawn]')].map((on) => on.dataset.drawn).sort()"


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("replay"))


@pytest.fixture(scope="module")
def over(party: Party) -> str:
    """The table of a finished game between Ada and bots."""
    return finished(party.server, GAME, "0123456789abcdef" * 2, seats=3)[0]


async def open_at(user: User, table: str, query: str = "") -> None:
    await user.page.goto(f"/t/{table}/replay{query}")
    await user.at(".controls").wait_for()


async def shown_step(user: User) -> int:
    return int((await user.at(".controls output").inner_text()).split("/")[0])


async def wait_for_step(user: User, wanted: int) -> None:
    """Wait until this step is shown."""
    await expect(user.at(".controls output")).to_have_text(re.compile(rf"^\s*{wanted}\s*/"))


async def wait_for_address(user: User, **wanted: str) -> None:
    """Wait until the address has these parameters."""
    await user.page.wait_for_function(
        "(wanted) => Object.entries(wanted).every(([name, value]) => "
        "new URL(location.href).searchParams.get(name) === value)",
        arg=wanted,
    )


def test_buttons_step_on_and_back_and_the_address_follows(party: Party, over: str) -> None:
    async def stepped() -> None:
        async with party.user("Visitor") as user:
            await open_at(user, over)
            first = await shown_step(user)
            pieces = await user.page.evaluate(PIECES)
            for _ in range(4):
                await user.press("[data-turn=onward]")
            await wait_for_step(user, first + 4)
            assert await user.page.evaluate(PIECES) != pieces
            await wait_for_address(user, move=str(first + 4), seat="open")
            for _ in range(4):
                await user.press("[data-turn=previous]")
            await wait_for_step(user, first)
            assert await user.page.evaluate(PIECES) == pieces
            await user.press("[data-turn=end]")
            await user.at(".outcome").wait_for()
            assert await user.at("[data-play-on]").count() == 0
            await user.press("[data-turn=first]")
            await wait_for_step(user, first)

    party.run(stepped())


def test_a_replay_offers_no_choice(party: Party, over: str) -> None:
    async def looked() -> None:
        async with party.user("Visitor") as user:
            for seat in ("0", "watch", "open"):
                await open_at(user, over, f"?seat={seat}&move=20")
                for _ in range(3):
                    assert await user.at(".scene :is([data-choice], [data-open], [data-back])").count() == 0
                    await user.press("[data-turn=onward]")

    party.run(looked())


def test_keys_step_and_play_also_on_the_slider(party: Party, over: str) -> None:
    async def keyed() -> None:
        async with party.user("Visitor", Keyboard) as user:
            await open_at(user, over)
            first, press = await shown_step(user), user.page.keyboard.press
            for key, wanted in (("ArrowRight", first + 1), ("ArrowRight", first + 2), ("ArrowLeft", first + 1)):
                await press(key)
                await wait_for_step(user, wanted)
            await press("End")
            await user.at(".outcome").wait_for()
            last = await shown_step(user)
            await press("Home")
            await wait_for_step(user, first)
            await press("Space")
            await expect(user.at("[data-turn=play]")).to_have_attribute("aria-label", "Pause")
            await press("Space")
            await expect(user.at("[data-turn=play]")).to_have_attribute("aria-label", "Play")
            await press("Home")
            slider = user.at(".scrub input")
            await slider.focus()
            await press("ArrowRight")
            await wait_for_step(user, first + 1)
            await press("End")
            await wait_for_step(user, last)

    party.run(keyed())


def test_playing_stops_at_the_last_step(party: Party, over: str) -> None:
    async def watched() -> None:
        async with party.user("Visitor") as user:
            await open_at(user, over, "?move=99999")
            last = await shown_step(user)
            await open_at(user, over, f"?move={last - 3}")
            await user.select("[data-pace]", "fast")
            await user.press("[data-turn=play]")
            await user.at(".outcome").wait_for()
            await wait_for_step(user, last)
            await expect(user.at("[data-turn=play]")).to_have_attribute("aria-label", "Play")

    party.run(watched())


def test_a_link_opens_the_same_step_seen_from_the_same_seat(party: Party, over: str) -> None:
    async def shared() -> None:
        async with party.user("One") as one, party.user("Other", Touch) as other:
            await open_at(one, over)
            await one.select("[data-viewer]", "1")
            await one.at(".me:not(.below)").wait_for()
            slider = one.at(".scrub input")
            await slider.evaluate("(on) => { on.value = 37; on.dispatchEvent(new Event('input', { bubbles: true })); }")
            await wait_for_address(one, move="37", seat="1")
            link = urlsplit(one.page.url)
            assert parse_qs(link.query) == {"move": ["37"], "seat": ["1"]}
            await other.page.goto(f"{link.path}?{link.query}")
            await other.at(".controls").wait_for()
            await wait_for_step(other, 37)
            assert await other.page.evaluate(PIECES) == await one.page.evaluate(PIECES)
            await other.page.goto(f"{link.path}?seat=1#12")
            await other.at(".controls").wait_for()
            await wait_for_step(other, 12)

    party.run(shared())


def test_open_hands_show_no_backs(party: Party, over: str) -> None:
    async def opened() -> None:
        async with party.user("Visitor") as user:
            await open_at(user, over, "?seat=open&move=5")
            assert await user.at("[data-area^='open:']").count() == 3
            assert not [id for id in await user.page.evaluate(PIECES) if id.startswith("held:")]
            await user.select("[data-viewer]", "watch")
            await user.at("[data-drawn^='held:']").first.wait_for(state="attached")
            assert await user.at("[data-area^='open:']").count() == 0

    party.run(opened())


def test_steps_are_animated_and_jumps_are_not(party: Party, over: str) -> None:
    async def moved() -> None:
        async with party.user("Visitor", reduced_motion="no-preference") as user:
            await open_at(user, over, "?seat=open&move=8")
            assert await user.page.evaluate(MOVING) == 0
            await user.page.keyboard.press("ArrowRight")
            assert await user.page.evaluate(MOVING) > 0
            await user.page.wait_for_function(f"() => {MOVING} === 0")
            await user.page.keyboard.press("ArrowLeft")
            assert await user.page.evaluate(MOVING) > 0
            await user.page.wait_for_function(f"() => {MOVING} === 0")
            await user.page.keyboard.press("End")
            assert await user.page.evaluate(MOVING) == 0

    party.run(moved())


def test_the_log_marks_the_present_line_and_its_lines_lead_to_their_steps(party: Party, over: str) -> None:
    async def read() -> None:
        async with party.user("Visitor") as user, party.user("Phone", Touch) as phone:
            await open_at(user, over, "?seat=watch&move=20")
            lines = user.at(".log li")
            wanted = await lines.nth(5).inner_text()
            await lines.nth(5).locator("button").click()
            await expect(user.at(".controls output")).not_to_have_text(re.compile(r"^\s*20\s*/"))
            assert await shown_step(user) < 20
            assert wanted in await user.at(".log [aria-current=step]").all_inner_texts()
            await open_at(phone, over, "?seat=watch&move=20")
            await phone.press(".ticker")
            await phone.at(".over .log [aria-current=step]").first.wait_for()
            await phone.at(".over .log li").nth(5).locator("button").click()
            await expect(phone.at(".over")).to_have_count(0)
            await wait_for_step(phone, await shown_step(user))

    party.run(read())


def test_the_page_verifies_the_shuffle(party: Party, over: str) -> None:
    async def checked() -> None:
        async with party.user("Visitor") as user:
            await open_at(user, over)
            await user.press("[data-verify]")
            await expect(user.at("[data-verdict=fair]")).to_contain_text("Fair: all")
            await expect(user.at("[data-promise=true]")).to_contain_text("SHA-256")  # 127.0.0.1 is a secure origin
            await expect(user.at(".shuffle")).to_contain_text("Parts added by players: Ada")
            await expect(user.at(".shuffle code").last).to_have_text(f"samedi verify {over}.json")
            async with user.page.expect_download() as coming:
                await user.press(".shuffle [download]")
            record = json.loads(Path(await (await coming.value).path()).read_bytes())
            assert record["game"] == GAME and record["seed"]

    party.run(checked())


def test_a_new_table_continues_from_a_step(party: Party, over: str) -> None:
    async def played() -> None:
        async with party.user("Visitor") as user:
            await open_at(user, over, "?seat=1&move=30")
            await user.press("[data-play-on]")
            await user.at(".chair.me").wait_for()
            assert user.table != over
            chairs = (await user.fetch(f"/api/tables/{user.table}"))["chairs"]
            assert [chair["mine"] for chair in chairs] == [False, True, False]

    party.run(played())


def test_a_record_from_a_file_is_replayed_and_verified(party: Party, over: str, tmp_path: Path) -> None:
    async def shown() -> None:
        file, wrong = tmp_path / "game.json", tmp_path / "wrong.json"
        file.write_text(json.dumps(party.server.visitor().get(f"/api/tables/{over}/record")))
        wrong.write_text("{")
        async with party.user("Visitor") as user:
            await user.page.goto("/replay")
            await user.at("[data-record]").set_input_files(wrong)
            await expect(user.at("[data-trouble]")).to_have_text("This file is not a record.")
            await user.at("[data-record]").set_input_files(file)
            await user.at(".controls").wait_for()
            await expect(user.at(".seat .name").first).to_contain_text("Chair")
            await user.press("[data-turn=onward]")
            await user.press("[data-verify]")
            await user.at("[data-verdict=fair]").wait_for()

    party.run(shown())


def test_on_a_phone_the_controls_are_at_the_lower_edge(party: Party, over: str) -> None:
    async def reached() -> None:
        async with party.user("Visitor", Touch) as user:
            await open_at(user, over, "?seat=0&move=2")  # before the first trick ends, so no player has gone out yet
            for button in await user.at(".controls :is(button, input)").all():
                box = await button.bounding_box()
                assert box and box["y"] > 740 * 0.8 and box["y"] + box["height"] <= 740 and box["height"] >= 40
                assert box["x"] >= 0 and box["x"] + box["width"] <= 360
            before = await shown_step(user)
            await user.press("[data-turn=onward]")
            await wait_for_step(user, before + 1)
            await user.press("[data-more]")
            await user.select("[data-viewer]", "open")
            await user.press(".over .close")
            await expect(user.at(".side [data-area^='open:']")).to_have_count(3)
            assert await user.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")

    party.run(reached())


def test_a_watcher_of_a_live_game_sees_names_and_chat_but_no_controls(party: Party) -> None:
    async def watched() -> None:
        server = party.server
        running, cookie = server.open_table(GAME, seats=4, pace="instant", name="Ada")
        playing = server.sit(running, cookie)
        finish(playing, turns=2)
        playing.send(t="say", id="hello", text="Good evening!")
        playing.answer_to("hello")
        async with party.user("Watcher", Mouse) as user:
            await user.page.goto(f"/t/{running}")
            await user.at(".scene").wait_for()
            names = await user.at(".seat .name").all_inner_texts()
            assert len(names) == 4 and sum("Ada" in name for name in names) == 1
            assert await user.at(".me.below .name").inner_text() == "Ada"
            await expect(user.at(".bar h1")).to_contain_text("watching")
            await expect(user.at(".log .said")).to_contain_text("Good evening!")
            for selector in (".chat", "[data-choice]", "[data-open]", "[data-back]", "[data-stand-in]", ".acts > *"):
                assert await user.at(selector).count() == 0, selector

    party.run(watched())
