"""The evaluation deals are the same on every machine, and the arena plays them."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from samedi.arena.matches import evaluation_deals
from samedi.arena.matches.evaluation_deals import DEALS, SEED, deal_document, deal_lines
from samedi.arena.matches.match import MatchJob, deal_of, play_deal, replay_game
from samedi.cli import main
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.types import Outcome

DOC = (Path(__file__).resolve().parents[3] / "docs" / "arena.md").read_text(encoding="utf-8")
TABLES = [(game, seats) for game in all_games() for seats in game.seats]
PUBLISHED = json.loads(Path(evaluation_deals.__file__).with_suffix(".json").read_bytes())
QUICK = ("voodoo-prince", 2)


def test_every_table_has_its_published_digest() -> None:
    assert {(name, int(seats)) for name, by_seats in PUBLISHED.items() for seats in by_seats} == {
        (game.name, seats) for game, seats in TABLES
    }
    assert SEED in DOC and f"{DEALS:,}" in DOC


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(
            game, seats, marks=() if (game.name, seats) == QUICK else pytest.mark.long, id=f"{game.name}-{seats}"
        )
        for game, seats in TABLES
    ],
)
def test_the_deals_match_the_published_digests(game: Game, seats: int) -> None:
    lines = deal_lines(game, seats, game.check_options(seats, {}), SEED, DEALS)
    assert hashlib.sha256(b"".join(lines)).hexdigest() == PUBLISHED[game.name][str(seats)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_arena_plays_these_deals(game: Game) -> None:
    """Outcomes listed before the first choice occur in every game of the deal."""
    seats = game.seats[0]
    job = MatchJob(game.name, seats, game.check_options(seats, {}), ("zombie", "zombie"), SEED, range(1))
    listed = deal_document(game, seats, job.options, deal_of(SEED, 0))
    heard: list[str] = []

    def hear(state: Any, outcome: Outcome) -> None:
        heard.append(game.outcome_code(state, outcome))

    replay_game(game, job, 0, play_deal(game, job, 0)[0], on_chance=hear)
    assert listed["before"] >= 1
    assert heard[: listed["before"]] == listed["chance"][: listed["before"]]


def test_deals_are_printed_as_lines_with_their_digest(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    words = ["deals", "little-devils", "--seats", "3", "--deals", "2"]
    assert main(words) == 0
    table, *deals, end = map(json.loads, capsysbinary.readouterr().out.splitlines())
    assert table == {"game": "little-devils", "version": 1, "seats": 3, "options": {}, "seed": SEED, "deals": 2}
    assert [deal["deal"] for deal in deals] == [0, 1]
    assert deals[0]["before"] == 2 and deals[0]["chance"][0].startswith("dealer ")
    game = find_game("little-devils")
    state = game.new(3, game.check_options(3, {}))
    assert isinstance(game.read_outcome(state, deals[0]["chance"][0]), tuple)
    assert main([*words, "--digest"]) == 0
    assert json.loads(capsysbinary.readouterr().out) == end


def test_bad_tables_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deals", "little-devils", "--seats", "9"]) == 1
    assert "is for 3 to 6 seats, not 9" in capsys.readouterr().err
