"""The end of a round is seen: the last piece falls, who takes it is marked, and only then the next deal comes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

import samedi
from samedi.core.registry import find_game
from samedi.core.types import CHANCE

from ..party import Evening, Guest, Record, evening

SEATS = 3
MOMENT = 1200  # milliseconds
WATCH = """() => {
  const seen = window.seen = [];
  const count = (selector) => document.querySelectorAll(selector).length;
  const look = () => {
    const now = {
      trick: count("[data-area=trick] [data-piece^='card:']"),
      took: /takes it/.test(document.querySelector("[data-area=trick]").textContent),
      open: count("[data-open]"), slip: count(".slip"), title: document.title,
      said: document.querySelector("[role=log]").textContent,
    };
    const last = seen[seen.length - 1];
    if (last && Object.keys(now).every((key) => now[key] === last[key])) last.until = performance.now();
    else seen.push({ ...now, at: performance.now(), until: performance.now() });
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("pause"))


def last_choice(game: str) -> tuple[Record, int, str]:
    """A game one choice before the end of a round, who makes it and is asked first in the next round too."""
    for seed in range(1000):
        dice, session = Random(seed), samedi.Session(game, SEATS, seed=seed)
        while not session.over:
            seat, before = session.acting[0], session.record()
            code = dice.choice(session.choices(seat))
            session.submit(seat, code, chance=False)
            if session.acting == (CHANCE,):
                session.run_chance()
                if session.acting == (seat,) and len(session.log[-2].events) > 2:
                    return before, seat, code
                break
    raise AssertionError("there is no such game")


async def at_the_end_of_a_round(guest: Guest, game: str, pace: str = "lively") -> str:
    """A table with bots where one choice is left; its code."""
    record, seat, code = last_choice(game)
    made = await guest.ask("/api/records", record=record, seat=seat, name=guest.name, bots="zombie")
    await guest.ask(f"/api/tables/{made['id']}/agree", pace=pace)
    await guest.page.goto(f"/t/{made['id']}")
    await guest.start()
    await expect(guest.at("[data-open]").first).to_be_visible()
    await guest.page.evaluate(WATCH)
    return code


async def dealt(guest: Guest) -> list[dict[str, Any]]:
    """What was seen until the next round was there."""
    await expect(guest.at("[data-area=trick] [data-piece^='card:']")).to_have_count(0)
    await expect(guest.at("[data-open]").first).to_be_visible()
    await guest.page.wait_for_timeout(300)
    found: list[dict[str, Any]] = await guest.page.evaluate("window.seen")
    return found


def lain(seen: list[dict[str, Any]]) -> tuple[float, list[dict[str, Any]]]:
    """For how long all of it lay there; the looks that were had at it."""
    whole = max(look["trick"] for look in seen)
    looks = [look for look in seen if look["trick"] == whole]
    return looks[-1]["until"] - looks[0]["at"], looks


@pytest.mark.parametrize(
    ("game", "motion"),
    [
        (game.name, motion)
        for game, motion in zip(
            map(find_game, ("little-devils", "voodoo-prince")), ("reduce", "no-preference"), strict=True
        )
    ],
)
def test_the_end_of_a_round_is_seen_before_the_next_deal(house: Evening, game: str, motion: str) -> None:
    async def ended() -> None:
        async with house.guest("Ada", reduced_motion=motion) as ada:
            code = await at_the_end_of_a_round(ada, game)
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            seen = await dealt(ada)
            long, looks = lain(seen)
            assert MOMENT - 300 <= long < 3 * MOMENT
            assert all(look["took"] and not look["slip"] for look in looks)
            assert "Your turn" not in looks[-1]["title"]
            last = seen[-1]
            assert last["slip"] and "Your turn" in last["title"], "then the figures, and whose turn it is"
            assert looks[-1]["said"] not in ("", seen[0]["said"], last["said"]), "both are read out"

    house.run(ended())


@pytest.mark.parametrize("how", ["click", "key"])
def test_whoever_does_not_want_to_wait_need_not(house: Evening, how: str) -> None:
    async def skipped() -> None:
        async with house.guest("Ada") as ada:
            code = await at_the_end_of_a_round(ada, "little-devils", "calm")
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            await expect(ada.at("[data-area=trick] [data-piece^='card:']")).to_have_count(SEATS)
            if how == "click":
                await ada.at(".felt").click(position={"x": 5, "y": 5})
            else:
                await ada.page.keyboard.press("Escape")
            long, _ = lain(await dealt(ada))
            assert long < MOMENT

    house.run(skipped())


def test_where_bots_are_in_a_hurry_nobody_waits(house: Evening) -> None:
    async def hurried() -> None:
        async with house.guest("Ada") as ada:
            code = await at_the_end_of_a_round(ada, "voodoo-prince", "instant")
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            seen = await dealt(ada)
            assert seen[-1]["slip"]
            assert lain(seen)[0] < MOMENT / 2

    house.run(hurried())
