"""Every law holds for every game found, at every number of seats, with every option."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from samedi import laws
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game

EVERY = [*(game.name for game in all_games()), "_template"]
GOLDEN = Path(__file__).resolve().parents[1] / "golden"

SOUGHT = {"voodoo-pirates": 800}  # games that seek, at each table with default options
USUALLY = 300

# Kinds of codes that one run does not meet, each with the reason.
NEVER_MET = {
    "voodoo-pirates": {
        "drop cursed": "the Cursed Skull is never dropped (rule 11.3)",
        "mask cursed": "only a Cursed Pirate whose hold is full leaves it on the discard pile",
    }
}


@pytest.mark.parametrize("name", EVERY)
def test_laws_hold_and_no_kind_of_code_is_left_out(name: str, record_property: Callable[[str, str], None]) -> None:
    """The kinds of codes that seats choose are known from the list of actions that every game has (the first two words
    of each), and those of chance from the golden games (the first word of each): none is unseen in one run."""
    game = find_game(name)
    result = laws.check(game, games=1, sought=SOUGHT.get(name, USUALLY))
    record_property("coverage", summary(game, result))
    assert [each for each in result.findings if not each.ok] == []
    assert {each.law for each in result.findings} == {*laws.LAWS, "worded", "twin"}
    seen = {each.law for each in result.findings if each.cases}
    assert seen >= {*laws.LAWS} - {"commute"}
    assert set(laws.codes_never_met(game, result.coverage)) <= set(NEVER_MET.get(name, {}))
    assert words_of_chance(game) <= {word for table in result.coverage for word in table.chance_words}


def words_of_chance(game: Game) -> set[str]:
    """The first words of all chance codes in the golden games of a game."""
    texts = [file.read_text("utf-8") for file in GOLDEN.glob(f"{game.name}-*.txt")]
    return {word for text in texts for word in re.findall(r"^ *\d+ \* (\S+)", text, re.MULTILINE)}


def summary(game: Game, result: laws.CheckResult) -> str:
    """What was met, in a line."""
    games = sum(table.games for table in result.coverage)
    codes = {code for table in result.coverage for code in table.codes}
    kinds, pairs = (max(getattr(table, name) for table in result.coverage) for name in ("kinds", "pairs"))
    never = laws.codes_never_met(game, result.coverage)
    of_codes = f"{len(codes)} of {len(codes) + len(never)} kinds of codes (never met: {', '.join(never) or 'none'})"
    return (
        f"{game.title}: {games:,} games at {len(result.coverage)} tables met {of_codes}, and at one table up to "
        f"{kinds:,} kinds of choices and {pairs:,} pairs"
    )


@pytest.mark.long
@pytest.mark.parametrize("name", EVERY)
def test_laws_hold_for_many_games(name: str, record_property: Callable[[str, str], None]) -> None:
    game = find_game(name)
    result = laws.check(game, games=200, sought=25, seed=1000, workers=2)
    record_property("coverage", summary(game, result))
    assert [each for each in result.findings if not each.ok] == []
