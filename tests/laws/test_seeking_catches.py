"""Seeking play finds planted faults that show themselves only where two rare things meet. `conserved` looks."""

import time
from collections.abc import Callable

import pytest

from samedi import _compiled
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.laws.jobs import Finding, play_one
from samedi.laws.seeking import Seeker
from tests.laws.planted import FAULTS, MAGIC_LOST

SECONDS = 60.0  # processor time for each seed
SEEDS = range(10)
ENOUGH = 8  # of the seeds
UNIFORM = 100_000  # random games that seeking play is compared with

pytestmark = pytest.mark.skipif(_compiled.MODE != "compiled", reason="plain rules play too few games in that time")


def seek(game: Game, seats: int, seed: int, seconds: float = SECONDS) -> tuple[str, int, float]:
    """What `conserved` says about the games that seek at one table, after how many, in how much processor time."""
    findings = {law: Finding(law) for law in ("ends", "conserved")}
    seeker = Seeker(game, seats, game.check_options(seats, {}), seed)
    start = time.process_time()
    while time.process_time() - start < seconds and play_one(findings, seeker, ""):
        pass
    assert findings["ends"].ok, findings["ends"].text
    return findings["conserved"].text, seeker.games, time.process_time() - start


def test_seeking_play_finds_a_mask_that_leaves_the_game() -> None:
    game = FAULTS["a Mask fetched by a Mask leaves the game"]
    found = [seek(game, 4, seed, 4.0)[0] for seed in range(2)]
    assert "there are 1 objects mask and not 2" in "".join(found)


@pytest.mark.long
def test_seeking_play_finds_barrel_magic_overwritten_by_the_octopus(
    record_property: Callable[[str, str], None],
) -> None:
    found = [seek(MAGIC_LOST, 6, seed) for seed in SEEDS]
    hits = [each for each in found if "there are 0 objects magic and not 1" in each[0]]
    games = sum(games for _, games, _ in found) / len(hits)
    seconds = max(seconds for *_, seconds in found)
    met = sum(loses_magic(seed) for seed in range(UNIFORM))
    record_property(
        "figure",
        f"Barrel Magic overwritten by the Octopus: found with {len(hits)} of {len(SEEDS)} seeds, in {games:,.0f} games "
        f"each and at most {seconds:.0f} s; uniform play met it {met} times in {UNIFORM:,} games: "
        f"{UNIFORM / max(met, 1) / games:.0f} times as many games",
    )
    assert len(hits) >= ENOUGH
    assert games < UNIFORM / max(met, 1)


def loses_magic(seed: int) -> bool:
    """Does a random game end without Barrel Magic?"""
    state = MAGIC_LOST.new(6, MAGIC_LOST.check_options(6, {}))
    state.random_playout(Rng(seed))
    invariants = MAGIC_LOST.module("invariants")
    assert invariants is not None
    return invariants.broken(state) is not None


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_seeking_play_finds_what_takes_two_rare_things(fault: str, record_property: Callable[[str, str], None]) -> None:
    found = [seek(FAULTS[fault], 4, seed) for seed in SEEDS]
    hits = [each for each in found if each[0]]
    games, seconds = sum(games for _, games, _ in found) / len(hits), max(seconds for *_, seconds in found)
    said = f"found with {len(hits)} of {len(SEEDS)} seeds, in {games:,.0f} games each and at most {seconds:.0f} s"
    record_property("figure", f"{fault}: {said}")
    assert len(hits) >= ENOUGH
