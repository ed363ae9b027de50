"""Every law holds for every game found, at every number of seats, with every option."""

import pytest

from samedi import laws
from samedi.core.registry import all_games, find_game

EVERY = [*(game.name for game in all_games()), "_template"]


@pytest.mark.parametrize("name", EVERY)
def test_laws_hold(name: str) -> None:
    game = find_game(name)
    findings = laws.check(game, games=1)
    assert [each for each in findings if not each.ok] == []
    assert {each.law for each in findings} == {*laws.LAWS, "worded", "twin"}
    seen = {each.law for each in findings if each.cases}
    assert seen >= {*laws.LAWS} - {"commute"}


@pytest.mark.long
@pytest.mark.parametrize("name", EVERY)
def test_laws_hold_for_many_games(name: str) -> None:
    findings = laws.check(find_game(name), games=200, seed=1000, workers=2)
    assert [each for each in findings if not each.ok] == []
