"""Two against two: partners sit side by side, with what they share between them, at every width and to the end."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

import samedi

from ..input_methods import Finger, Hand, Mouse
from ..party import Evening, Guest, check_result, evening

TEAM = {"mode": "team"}
SEATED = """() => [...document.querySelectorAll(".scene [data-seat], .felt [data-area^=spirits]")].map((on) => {
  const { left, top, width, height } = on.getBoundingClientRect();
  const name = on.dataset.seat ?? on.dataset.area;
  return [name, left + width / 2, top + height / 2];
})"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("partners"))


def begun(entries: int) -> dict[str, Any]:
    """A game played by lot for a while, up to a choice of the first seat."""
    dice, session = Random(1), samedi.Session("baron-voodoo", 4, options=TEAM, seed=1)
    while len(session.log) < entries or session.acting[0] != 0:
        seat = session.acting[0]
        session.submit(seat, dice.choice(session.choices(seat)))
    return session.record()


async def seated(guest: Guest) -> dict[str, tuple[float, float]]:
    """Who is where on the page, in the order in which keyboard and screen reader come by."""
    await guest.at(".scene .prompt").wait_for()
    return {name: (x, y) for name, x, y in await guest.page.evaluate(SEATED)}


@pytest.mark.parametrize("seat", range(4))
def test_partners_sit_side_by_side_with_what_they_share_between_them(house: Evening, seat: int) -> None:  # rule 9.2
    async def played() -> None:
        async with house.guest("Ada", viewport={"width": 1440, "height": 900}) as ada:
            await ada.play_on_from(begun(20), seat)
            await ada.start()
            found = await seated(ada)
            around = [name for name in found if name.isdecimal()]
            clockwise = [(0, 2, 1, 3)[((0, 2, 1, 3).index(seat) + step) % 4] for step in range(4)]
            assert around == [str(each) for each in (*clockwise[1:], seat)]  # the own chair is told last
            one, other = ("1", "3") if seat % 2 == 0 else ("0", "2")
            (x, y), (far, low), (between, middle) = found[one], found[other], found[f"spirits:{one}"]
            assert abs(x - far) < 40 and abs(x - between) < 160  # in one wing,
            assert min(y, low) < middle < max(y, low)  # what they share between the two
            partner = found[str((seat + 2) % 4)]
            assert partner[1] > 450 and abs(partner[1] - found[str(seat)][1]) < 260  # beside the own chair
            await ada.page.set_viewport_size({"width": 390, "height": 844})
            await expect(ada.at(".scene.phone")).to_be_visible()
            row = await seated(ada)
            order = sorted((name for name in row if name != str(seat)), key=lambda name: row[name][0])
            assert order == [str(each) for each in clockwise[1:]]
            assert any({one, other} == set(pair) for pair in pairwise(order))
            await ada.page.locator(f"[data-seat='{one}']").click()
            shared = ada.at(f"[data-area='spirits:{one}']")
            await expect(shared).to_be_visible()
            row = await seated(ada)
            assert row[one][0] < row[f"spirits:{one}"][0] < row[other][0]

    house.run(played())


@pytest.mark.parametrize(
    "hand", [pytest.param(Mouse, id="desk", marks=pytest.mark.long), pytest.param(Finger, id="phone")]
)
def test_a_whole_team_game_is_played_to_its_end(house: Evening, hand: type[Hand]) -> None:  # rules 9.1 to 9.8
    async def played() -> None:
        async with house.guest("Ada", hand) as ada, house.guest("Bo", hand) as bo:
            await ada.page.goto("/")
            made = await ada.ask("/api/tables", game="baron-voodoo", seats=4, name="Ada", options=TEAM, pace="instant")
            await ada.page.goto(f"/t/{made['id']}")
            discs = await ada.at(".chair .disc").all_inner_texts()
            assert discs == ["1", "3", "2", "4"]
            await expect(ada.at(".chair.mate .share")).to_have_count(2)
            await bo.come(ada.table, 2)
            await ada.start()
            await asyncio.gather(ada.play(), bo.play())
            assert ada.moves and bo.moves
            assert await ada.outcome() == await bo.outcome()
            await check_result(ada)

    house.run(played())
