"""Team games: partners sit side by side with their shared area between them, and a game is played to its end."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

import samedi

from ..input_methods import InputMethod, Mouse, Touch
from ..party import Party, User, check_result, open_party

TEAM = {"mode": "team"}
POSITIONS = """() => [...document.querySelectorAll(".scene [data-seat], .felt [data-area^=spirits]")].map((on) => {
  const { left, top, width, height } = on.getBoundingClientRect();
  const name = on.dataset.seat ?? on.dataset.area;
  return [name, left + width / 2, top + height / 2];
})"""


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("partners"))


def started_game(entries: int) -> dict[str, Any]:
    """A random game of at least so many entries, up to a choice of seat 0."""
    random, session = Random(1), samedi.Session("baron-voodoo", 4, options=TEAM, seed=1)
    while len(session.log) < entries or session.acting[0] != 0:
        seat = session.acting[0]
        session.submit(seat, random.choice(session.choices(seat)))
    return session.record()


async def positions(user: User) -> dict[str, tuple[float, float]]:
    """The middles of seats and shared areas, in the order in which keyboard and screen reader visit them."""
    await user.at(".scene .prompt").wait_for()
    return {name: (x, y) for name, x, y in await user.page.evaluate(POSITIONS)}


@pytest.mark.parametrize("seat", range(4))
def test_partners_sit_side_by_side_with_their_shared_area_between_them(party: Party, seat: int) -> None:  # rule 9.2
    async def played() -> None:
        async with party.user("Ada", viewport={"width": 1440, "height": 900}) as ada:
            await ada.open_from_record(started_game(20), seat)
            await ada.start()
            found = await positions(ada)
            around = [name for name in found if name.isdecimal()]
            clockwise = [(0, 2, 1, 3)[((0, 2, 1, 3).index(seat) + step) % 4] for step in range(4)]
            assert around == [str(each) for each in (*clockwise[1:], seat)]  # the own seat comes last
            one, other = ("1", "3") if seat % 2 == 0 else ("0", "2")
            (x, y), (far, low), (between, middle) = found[one], found[other], found[f"spirits:{one}"]
            assert abs(x - far) < 40 and abs(x - between) < 160  # in one wing
            assert min(y, low) < middle < max(y, low)  # the shared area is between them
            partner = found[str((seat + 2) % 4)]
            assert partner[1] > 450 and abs(partner[1] - found[str(seat)][1]) < 260  # beside the own seat
            await ada.page.set_viewport_size({"width": 390, "height": 844})
            await expect(ada.at(".scene.phone")).to_be_visible()
            row = await positions(ada)
            order = sorted((name for name in row if name != str(seat)), key=lambda name: row[name][0])
            assert order == [str(each) for each in clockwise[1:]]
            assert any({one, other} == set(pair) for pair in pairwise(order))
            await ada.page.locator(f"[data-seat='{one}']").click()
            shared = ada.at(f"[data-area='spirits:{one}']")
            await expect(shared).to_be_visible()
            row = await positions(ada)
            assert row[one][0] < row[f"spirits:{one}"][0] < row[other][0]

    party.run(played())


@pytest.mark.parametrize(
    "method", [pytest.param(Mouse, id="desk", marks=pytest.mark.long), pytest.param(Touch, id="phone")]
)
def test_a_whole_team_game_is_played_to_its_end(party: Party, method: type[InputMethod]) -> None:  # rules 9.1 to 9.8
    async def played() -> None:
        async with party.user("Ada", method) as ada, party.user("Bo", method) as bo:
            await ada.page.goto("/")
            made = await ada.fetch(
                "/api/tables", game="baron-voodoo", seats=4, name="Ada", options=TEAM, pace="instant"
            )
            await ada.page.goto(f"/t/{made['id']}")
            discs = await ada.at(".chair .disc").all_inner_texts()
            assert discs == ["1", "3", "2", "4"]
            await expect(ada.at(".chair.mate .share")).to_have_count(2)
            await bo.join(ada.table, 2)
            await ada.start()
            await asyncio.gather(ada.play(), bo.play())
            assert ada.moves and bo.moves
            assert await ada.ranking() == await bo.ranking()
            await check_result(ada)

    party.run(played())
