"""The last trick of a round is shown with its taker for a moment before the next deal."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

import samedi
from samedi.core.types import CHANCE

from ..party import Party, Record, User, open_party

SEATS = 3
PAUSE = 1200  # milliseconds
WATCH = """() => {
  const seen = window.seen = [];
  const count = (selector) => document.querySelectorAll(selector).length;
  const look = () => {
    const now = {
      trick: count("[data-area=trick] [data-piece^='card:']"),
      took: /takes it/.test(document.querySelector("[data-area=trick]").textContent),
      open: count("[data-open]"), summary: count(".summary"), title: document.title,
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
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("pause"))


def last_choice(game: str) -> tuple[Record, int, str]:
    """A record that ends before the last choice of a round, with the seat and the code of that choice.

    The same seat begins the next round.
    """
    for seed in range(1000):
        random, session = Random(seed), samedi.Session(game, SEATS, seed=seed)
        while not session.over:
            seat, before = session.acting[0], session.record()
            code = random.choice(session.choices(seat))
            session.submit(seat, code, chance=False)
            if session.acting == (CHANCE,):
                session.run_chance()
                if session.acting == (seat,) and len(session.log[-2].events) > 2:
                    return before, seat, code
                break
    raise AssertionError("no seed leads to such a game")


async def at_the_end_of_a_round(user: User, game: str, pace: str = "lively") -> str:
    """Open a table with bots where one choice ends the round. Returns the code of that choice."""
    record, seat, code = last_choice(game)
    made = await user.fetch("/api/records", record=record, seat=seat, name=user.name, bots="zombie")
    await user.fetch(f"/api/tables/{made['id']}/agree", pace=pace)
    await user.page.goto(f"/t/{made['id']}")
    await user.start()
    await expect(user.at("[data-open]").first).to_be_visible()
    await user.page.evaluate(WATCH)
    return code


async def seen_until_the_deal(user: User) -> list[dict[str, Any]]:
    """Everything that was seen before the next round."""
    await expect(user.at("[data-area=trick] [data-piece^='card:']")).to_have_count(0)
    await expect(user.at("[data-open]").first).to_be_visible()
    await user.page.wait_for_timeout(300)
    found: list[dict[str, Any]] = await user.page.evaluate("window.seen")
    return found


def whole_trick(seen: list[dict[str, Any]]) -> tuple[float, list[dict[str, Any]]]:
    """How long the whole trick was shown, in milliseconds, and the observations of it."""
    whole = max(each["trick"] for each in seen)
    observed = [each for each in seen if each["trick"] == whole]
    return observed[-1]["until"] - observed[0]["at"], observed


@pytest.mark.parametrize(("game", "motion"), [("little-devils", "reduce"), ("voodoo-prince", "no-preference")])
def test_the_last_trick_of_a_round_is_shown_before_the_next_deal(party: Party, game: str, motion: str) -> None:
    async def ended() -> None:
        async with party.user("Ada", reduced_motion=motion) as ada:
            code = await at_the_end_of_a_round(ada, game)
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            seen = await seen_until_the_deal(ada)
            length, observed = whole_trick(seen)
            assert PAUSE - 300 <= length < 3 * PAUSE
            assert all(each["took"] and not each["summary"] for each in observed)
            assert "Your turn" not in observed[-1]["title"]
            last = seen[-1]
            assert last["summary"] and "Your turn" in last["title"], "then the summary and whose turn it is"
            assert observed[-1]["said"] not in ("", seen[0]["said"], last["said"]), "screen readers hear both"

    party.run(ended())


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_ends_the_pause(party: Party, how: str) -> None:
    async def skipped() -> None:
        async with party.user("Ada") as ada:
            code = await at_the_end_of_a_round(ada, "little-devils", "calm")
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            await expect(ada.at("[data-area=trick] [data-piece^='card:']")).to_have_count(SEATS)
            if how == "click":
                await ada.at(".felt").click(position={"x": 5, "y": 5})
            else:
                await ada.page.keyboard.press("Escape")
            length, _ = whole_trick(await seen_until_the_deal(ada))
            assert length < PAUSE

    party.run(skipped())


def test_there_is_hardly_a_pause_at_the_instant_pace(party: Party) -> None:
    async def hurried() -> None:
        async with party.user("Ada") as ada:
            code = await at_the_end_of_a_round(ada, "voodoo-prince", "instant")
            await ada.take("pick", f"card:{code.removeprefix('play ')}")
            seen = await seen_until_the_deal(ada)
            assert seen[-1]["summary"]
            assert whole_trick(seen)[0] < PAUSE / 2

    party.run(hurried())
