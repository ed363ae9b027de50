"""Pairs of bots play deal after deal until the better one is known or the deals are used up.

The result does not depend on which process plays a deal or when: deals count in their order, and deals that were
played beyond a decision are discarded.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec

from samedi.arena.matches.journal import Journal, JournalRow, Question
from samedi.arena.matches.match import GameResult, MatchJob, play_deal, seatings
from samedi.arena.statistics.paired import Measure, Pair, average_deal, fixed_interval, measure, payoff_bounds
from samedi.arena.statistics.sequential import SequentialTest, anytime_interval
from samedi.bots import Budget
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.registry import find_game

TASK_SECONDS = 1.0  # seconds of work in one task
MAX_TASK_DEALS = 200  # most deals in one task

Task = tuple[int, MatchJob]
Executor = Callable[[Callable[[Task], "PlayedDeals"], Iterable[Task]], Iterator["PlayedDeals"]]


class PlayedDeals(msgspec.Struct, frozen=True):
    """The result of a task: some deals of a contest, and how long they took."""

    contest: int
    first: int
    deals: list[list[GameResult]]
    seconds: float


def play_task(task: Task) -> PlayedDeals:
    """Play some deals. Runs in any process, on any machine that has the game and the bots."""
    number, job = task
    start = time.monotonic()
    game = find_game(job.game)
    deals = [play_deal(game, job, deal) for deal in job.deals]
    return PlayedDeals(number, job.deals.start, deals, time.monotonic() - start)


@dataclass
class Contest:
    """Two bots at one table, the deals that they have played, and the statistics of these."""

    game: Game
    setting: int
    pair: tuple[int, int]
    job: MatchJob  # results of all deals
    fixed: bool
    deals: list[list[GameResult]] = field(default_factory=list)
    handed_out: int = 0  # deals that are played or handed out
    seconds_per_deal: float = TASK_SECONDS  # seconds for a deal

    def __post_init__(self) -> None:
        self.sequential_test = SequentialTest()
        self.sides = self.game.sides(self.job.seats, self.job.options)
        self.seatings = seatings(self.game, self.job.seats, self.job.options, self.job.alone)

    @property
    def decided(self) -> int | None:
        """Return the bot that wins more, once the sequential test has decided it; the contest is then over."""
        return self.sequential_test.better

    @property
    def better(self) -> int | None:
        """Return the bot that wins more by the reported interval."""
        if not self.fixed or len(self.deals) < 2:
            return self.decided
        wins = self.measures()["payoff"]
        return 0 if (wins.low or 0) > 0 else 1 if (wins.high or 0) < 0 else None

    @property
    def over(self) -> bool:
        return len(self.deals) >= len(self.job.deals) or (self.decided is not None and not self.fixed)

    def add(self, deal: list[GameResult]) -> None:
        """Add the next deal."""
        self.deals.append(deal)
        if self.decided is None:
            brought = average_deal(deal, self.seatings, self.sides)["payoff"]
            self.sequential_test.add(brought.first - brought.second)

    def next_task(self) -> MatchJob:
        """Return the next task."""
        some = max(1, min(MAX_TASK_DEALS, int(TASK_SECONDS / self.seconds_per_deal)))
        deals = self.job.deals[self.handed_out : self.handed_out + some]
        self.handed_out += len(deals)
        return msgspec.structs.replace(self.job, deals=deals)

    def measures(self, alone: int | None = None) -> dict[str, Measure]:
        """Return the measures over all deals; `alone` keeps only the games in which that bot was one among others."""
        chosen = [game for game, seating in enumerate(self.seatings) if alone is None or is_alone(alone, seating)]
        who = [self.seatings[game] for game in chosen]
        brought = [average_deal([deal[game] for game in chosen], who, self.sides) for deal in self.deals]
        interval_of = partial(fixed_interval, bounds=payoff_bounds(who, self.sides)) if self.fixed else anytime_interval
        names = list(brought[0]) if brought else []
        return {name: measure([deal[name] for deal in brought], name, interval_of) for name in names}

    def deal_averages(self, name: str = "payoff") -> list[Pair]:
        """Return what each deal brought, as wins or another measure."""
        return [average_deal(deal, self.seatings, self.sides)[name] for deal in self.deals]

    @property
    def has_reverse(self) -> bool:
        """Tell whether one among others differs from the reverse."""
        return len(self.sides) > 2 and not self.job.alone


def is_alone(bot: int, seating: tuple[int, ...]) -> bool:
    return seating.count(bot) < seating.count(1 - bot)


def contests_of(question: Question, deals: Sequence[int], budget: Budget, *, fixed: bool) -> list[Contest]:
    """Make the contests of every pair at every table. The last number of `deals` serves all further pairs."""
    game = find_game(question.game)
    return [
        Contest(
            game,
            setting,
            pair,
            MatchJob(
                game.name,
                question.seats,
                options,
                (question.bots[pair[0]], question.bots[pair[1]]),
                question.seed,
                range(deals[min(number, len(deals) - 1)]),
                budget,
                question.limit,
                question.alone,
            ),
            fixed,
        )
        for setting, options in enumerate(question.settings)
        for number, pair in enumerate(question.pairs)
        if setting == 0 or question.varied is None or pair == question.varied
    ]


class Arena:
    """All contests of a question, with an optional journal."""

    def __init__(self, contests: list[Contest], journal: Journal | None = None) -> None:
        self.contests, self.journal = contests, journal
        for line in journal.rows if journal else ():
            if line.contest >= len(contests) or line.first != self.expected_first(line):
                raise SamediError(f"{journal.path} does not add up" if journal else "")
            self.add_row(line)
        for contest in contests:
            contest.handed_out = len(contest.deals)

    def expected_first(self, line: JournalRow) -> int:
        """Return where this row of the journal should start: after the one before."""
        contest = self.contests[line.contest]
        return line.first if contest.over else len(contest.deals)

    def add_row(self, line: JournalRow) -> list[list[GameResult]]:
        """Add deals in any order; return those that count."""
        contest = self.contests[line.contest]
        before = len(contest.deals)
        for deal in line.deals:
            if contest.over:
                break
            contest.add(deal)
        return contest.deals[before:]

    def run(self, executor: Executor, progress: Callable[["Arena"], None] = lambda arena: None) -> None:
        """Play all contests that are not decided."""
        for played in executor(play_task, self.tasks()):
            contest = self.contests[played.contest]
            contest.seconds_per_deal = max(played.seconds / len(played.deals), 1e-6)
            kept = self.add_row(JournalRow(played.contest, played.first, played.deals))
            if kept and self.journal:
                self.journal.append(JournalRow(played.contest, played.first, kept))
            progress(self)
            if all(each.over for each in self.contests):
                return  # discards what other processes are still playing

    def tasks(self) -> Iterator[Task]:
        """Yield the next tasks: all contests in turn, each until it is over."""
        while True:
            waiting = [each for each in self.contests if not each.over and each.handed_out < len(each.job.deals)]
            if not waiting:
                return
            for contest in waiting:
                if not contest.over:
                    yield self.contests.index(contest), contest.next_task()

    @property
    def deals_played(self) -> int:
        return sum(len(contest.deals) for contest in self.contests)

    @property
    def seconds_left(self) -> float:
        """Return the most seconds of work left, for one process."""
        return sum(
            (len(contest.job.deals) - len(contest.deals)) * contest.seconds_per_deal
            for contest in self.contests
            if not contest.over
        )
