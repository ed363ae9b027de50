"""Voodoo Pirates: players asked in the turn of another are told why, by whom and by which rule; and a whole game."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

import samedi
from samedi.games.voodoo_pirates.phases import LANDING
from samedi.games.voodoo_pirates.tests.out_of_turn import CURSED, record_until
from samedi.games.voodoo_pirates.tests.positions import inside

from ..input_methods import InputMethod, Mouse, Touch
from ..party import Party, check_result, open_party

METHODS = [pytest.param(Mouse, id="desk"), pytest.param(Touch, id="phone")]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("out-of-turn"))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("cause", "text", "rule"),
    [
        ("tix", "{0} pushed you to a skull: take an object?", "11.5"),
        ("maelstrom", "The Maelstrom of {0} took you to a skull: take an object?", "11.5"),
        ("wind", "{0} turned the wind, and mermaids took you to a skull: take an object?", "11.5"),
        ("tok", "{0} calls every {1} soul: use the Octopus first?", "12.11"),
        ("count", "Before the count: use the Octopus?", "12.11"),
    ],
    ids=["Tix", "Maelstrom", "wind", "Tok", "count"],
)
def test_a_question_out_of_turn_says_why_by_whom_and_by_which_rule(
    party: Party, cause: str, text: str, rule: str, method: type[InputMethod]
) -> None:  # rules 11.5, 12.11
    record = record_until(cause)
    state = inside(samedi.replay(record))
    colour = ("red", "yellow", "blue", "green", "purple")[state.called]

    async def asked() -> None:
        async with party.user("Ada", method) as ada:
            await ada.open_from_record(record, state.mover)
            await ada.start()
            names = [chair["name"] for chair in (await ada.fetch(f"/api/tables/{ada.table}"))["chairs"]]
            prompt = ada.at(".prompt")
            await expect(prompt).to_contain_text(text.format(names[state.moon], colour))
            await expect(prompt.locator("a.rule")).to_have_text(f"rule {rule}")
            await expect(prompt).to_be_in_viewport(ratio=1)
            offers = await ada.wait_for_offers()
            code = "draw none" if state.ask == LANDING else "pass"
            assert ("press", code) in offers
            await expect(ada.at(f".acts [data-choice='{code}']")).to_be_in_viewport(ratio=1)
            await ada.take("press", code)
            await expect(prompt).not_to_contain_text(text.format(names[state.moon], colour))

    party.run(asked())


@pytest.mark.parametrize(
    "method", [pytest.param(Mouse, id="desk", marks=pytest.mark.long), pytest.param(Touch, id="phone")]
)
def test_three_people_play_a_whole_game_with_a_cursed_pirate(party: Party, method: type[InputMethod]) -> None:
    async def played() -> None:
        async with party.user("Ada", method) as ada, party.user("Bo", method) as bo, party.user("Cleo", method) as cleo:
            await ada.page.goto("/")
            made = await ada.fetch("/api/tables", game="voodoo-pirates", seats=4, name="Ada", options=CURSED)
            await ada.page.goto(f"/t/{made['id']}")
            await bo.join(ada.table, 1)
            await cleo.join(ada.table, 2)
            await ada.start()
            await asyncio.gather(*(each.play() for each in (ada, bo, cleo)))
            assert ada.moves and bo.moves and cleo.moves
            assert await ada.ranking() == await bo.ranking() == await cleo.ranking()
            await check_result(ada)

    party.run(played())


def test_the_form_of_a_new_table_explains_both_options(party: Party) -> None:  # rules 16.1, 16.2
    async def read() -> None:
        async with party.user("Ada") as ada:
            await ada.page.goto("/new/voodoo-pirates")
            await ada.press("details summary")
            for name, sentence in (
                ("reading", "By the book, or plain: fewer questions out of turn, and fewer exceptions"),
                ("rituals", "With Hoodoo they always join a ritual, or only where their ship gains by it"),
            ):
                field = ada.at(f"label:has([name=option-{name}])")
                await expect(field).to_contain_text(sentence)
                assert await field.locator("option").all_inner_texts()

    party.run(read())
