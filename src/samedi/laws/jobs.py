"""What workers do for `check`: play a few games at one table, and let the laws look at them."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from samedi.bots.worker_pool import parallel_map
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.registry import find_game
from samedi.core.state import State
from samedi.laws.knowledge_laws import past, silence, variety, worlds
from samedi.laws.record_laws import GivenGame, back, fair
from samedi.laws.scene_laws import parity
from samedi.laws.seeking import Seeker, SoughtGame
from samedi.laws.state_laws import clone, commute, conserved, ends, quiet, replay
from samedi.laws.text_laws import grounded, told
from samedi.laws.trace import Broken, Trace

LAWS: dict[str, Callable[[Trace], int]] = {
    "clone": clone,
    "replay": replay,
    "worlds": worlds,
    "variety": variety,
    "past": past,
    "silence": silence,
    "commute": commute,
    "quiet": quiet,
    "conserved": conserved,
    "ends": ends,
    "ruled": grounded,
    "worded": told,
    "back": back,
    "fair": fair,
    "parity": parity,
}


class Finding(msgspec.Struct):
    """How a game stands to one law."""

    law: str
    ok: bool = True
    cases: int = 0
    seconds: float = 0.0
    text: str = ""  # what is broken, and where
    entries: list[str] = []  # of the game in which it broke, if it sought what is rare

    def add(self, other: "Finding") -> None:
        """Take in what was found in other games."""
        if self.ok and not other.ok:
            self.ok, self.text, self.entries = False, other.text, other.entries
        self.cases += other.cases
        self.seconds += other.seconds


class TableCoverage(msgspec.Struct):
    """What games that sought what is rare met at one table. `seeking` says what kinds and pairs are."""

    seats: int
    options: dict[str, Value]
    games: int
    kinds: int
    pairs: int
    codes: list[str]  # kinds of codes that seats chose
    chance_words: list[str]  # first words of the codes of chance


class Job(msgspec.Struct, frozen=True):
    """A few random games at one table."""

    game: str
    seats: int
    options: dict[str, Value]
    first: int
    games: int
    seed: int


class SeekingJob(msgspec.Struct, frozen=True):
    """All games at one table that seek what is rare. One worker plays them, in order."""

    game: str
    seats: int
    options: dict[str, Value]
    games: int
    looked_at: int  # by all laws
    seed: int
    until: float | None = None


class Done(msgspec.Struct):
    """What a job found."""

    findings: list[Finding]
    coverage: TableCoverage | None = None
    looked_at: list[GivenGame] = []


AnyJob: TypeAlias = Job | SeekingJob


def run_jobs(game: Game, jobs: Sequence[AnyJob], workers: int) -> Iterator[Done]:
    """What each job found, in order."""
    if workers == 1:
        yield from (run_job(game, job) for job in jobs)
        return
    yield from parallel_map(run_named, jobs, workers)


def run_named(job: AnyJob) -> Done:
    return run_job(find_game(job.game), job)


def run_job(game: Game, job: AnyJob) -> Done:
    findings = {law: Finding(law) for law in LAWS}
    if isinstance(job, SeekingJob):
        return seek(findings, game, job)
    for played in range(job.first, job.first + job.games):
        seed = job.seed + played
        look_at(findings, Trace(game, job.seats, job.options, seed), f"{table_of(job)}, seed {seed}: ")
    return Done(list(findings.values()))


def table_of(job: AnyJob) -> str:
    return f"{job.seats} seats, options {job.options}" if job.options else f"{job.seats} seats"


def look_at(findings: dict[str, Finding], trace: Trace, where: str) -> None:
    """All laws look at one game."""
    if attempt(findings["ends"], trace.play, where):
        for name, law in LAWS.items():
            attempt(findings[name], partial(law, trace), where)


def seek(findings: dict[str, Finding], game: Game, job: SeekingJob) -> Done:
    """Play games that seek what is rare. `conserved` looks at all of them, the other laws at a few."""
    seekers: list[Seeker] = []
    table = f"{table_of(job)}, seed {job.seed}, seeking game"
    made = attempt(findings["ends"], partial(make_seeker, seekers, game, job), f"{table} 1: ")
    if not made:
        return Done(list(findings.values()))
    seeker = seekers[0]
    while seeker.games < job.games and in_time(job):
        if not play_one(findings, seeker, f"{table} {seeker.games + 1}: "):
            break
    looked_at = []
    for sought in seeker.worth_a_look(job.looked_at):
        if not in_time(job):
            break
        trace = Trace(game, job.seats, job.options, job.seed + sought.number, sought.moves)
        broken = {law for law, finding in findings.items() if not finding.ok}
        look_at(findings, trace, f"{table} {sought.number}: ")
        entries = [f"{entry.seat} {entry.code}" for entry in trace.entries]
        for law, finding in findings.items():
            if not finding.ok and law not in broken:
                finding.entries = entries
        looked_at.append(GivenGame(job.seats, job.options, trace.entries))
    return Done(list(findings.values()), coverage_of(seeker), looked_at)


def in_time(job: SeekingJob) -> bool:
    return job.until is None or time.monotonic() < job.until


def make_seeker(seekers: list[Seeker], game: Game, job: SeekingJob) -> int:
    seekers.append(Seeker(game, job.seats, job.options, job.seed))
    return 0


def play_one(findings: dict[str, Finding], seeker: Seeker, where: str) -> bool:
    """Play the next game that seeks; tell whether all is well."""
    invariants = seeker.game.module("invariants")
    played: list[SoughtGame] = []

    def look(state: State) -> str | None:
        try:
            complaint: str | None = invariants.broken(state) if invariants else None
        except Exception as error:  # invariants of a broken state may fail in any way
            return f"{type(error).__name__}: {error}"
        return complaint

    def play() -> int:
        played.append(seeker.play(look))
        return 1

    def complain() -> int:
        if played[0].complaint is not None:
            raise Broken(f"at entry {len(played[0].moves)}: {played[0].complaint}")
        return 1

    if not attempt(findings["ends"], play, where):
        return False
    if not attempt(findings["conserved"], complain, where):
        findings["conserved"].entries = entries_of(seeker, played[0])
        return False
    return True


def entries_of(seeker: Seeker, played: SoughtGame) -> list[str]:
    """The entries of a game that may be broken at its end."""
    game, entries = seeker.game, []
    state = game.new(seeker.seats, seeker.options)
    for seat, move in played.moves:
        if isinstance(move, tuple):
            entries.append(f"* {game.outcome_code(state, move)}")
            state.settle(move)
        else:
            entries.append(f"{seat} {game.actions[move]}")
            state.apply(seat, move)
    return entries


def coverage_of(seeker: Seeker) -> TableCoverage:
    """What a Seeker met."""
    pairs = sum(len(others) for others in seeker.pairs) // 2
    kinds = sum(times > 0 for times in seeker.met)
    codes, chance_words = sorted(seeker.codes), sorted(seeker.chance_words)
    return TableCoverage(seeker.seats, seeker.options, seeker.games, kinds, pairs, codes, chance_words)


def attempt(finding: Finding, law: Callable[[], int], where: str = "") -> bool:
    """Run a law once; the first break is kept."""
    if not finding.ok:
        return False
    start = time.perf_counter()
    try:
        finding.cases += law()
    except Broken as broken:
        finding.ok, finding.text = False, f"{where}{broken}"
    except Exception as error:  # a law that cannot even be tried does not hold, whatever the game threw
        finding.ok, finding.text = False, f"{where}{type(error).__name__}: {error}"
    finding.seconds += time.perf_counter() - start
    return finding.ok
