"""Games of Voodoo Pirates by version 1 of its rules replay exactly."""

import pytest

import samedi
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from tests.golden import version_1
from tests.golden.version_1 import GAMES, TABLES, Played, asked, games, plain_record, position

COMPILED = samedi.mode == "compiled"
ANEW = range(0, GAMES, 1 if COMPILED else 20)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(games())


def test_there_are_a_thousand_games_at_every_table(played: list[Played]) -> None:
    assert len(played) == GAMES
    tables = {
        (game.record["seats"], *(game.record["options"].get(name) for name in ("cursed", "east", "layout")))
        for game in played
    }
    assert len(tables) == len(TABLES)
    assert all(game.record["version"] == 1 for game in played)
    assert any(entry[1] == "back" for game in played for entry in game.record["entries"])


def test_records_replay_to_the_same_position_scores_and_winners(played: list[Played]) -> None:
    for number in ANEW:
        game = played[number]
        table = samedi.replay(game.record)
        assert isinstance(table.state, VoodooPirates)
        assert position(table) == game.position, f"game {number}"
        assert list(table.scores) == game.record["scores"] and list(table.winners) == game.winners, f"game {number}"
        assert plain_record(table) == game.record, f"game {number}"
        assert broken(table.state) is None, f"game {number}"


def test_the_same_questions_are_asked_with_the_same_codes_and_chance_outcomes(played: list[Played]) -> None:
    for number in ANEW:
        assert version_1.play(number) == played[number], f"game {number}"


def test_a_digest_of_the_questions_tells_one_code_from_another() -> None:
    one, other = samedi.Session("voodoo-pirates", 2, seed=1), samedi.Session("voodoo-pirates", 2, seed=1)
    assert asked(one) == asked(other)
    one.submit(0, one.choices(0)[0])
    assert asked(one) != asked(other)
