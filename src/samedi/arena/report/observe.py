"""Replay games from their journal and count what a designer wants to know."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any

from samedi.arena.matches.contest import Contest
from samedi.arena.matches.match import replay_game
from samedi.arena.report.code_groups import CodeGroups
from samedi.arena.statistics.effects import Slope
from samedi.core.types import Outcome, Seat

GroupCounts = dict[Seat, Counter[int]]
Ending = tuple[Sequence[float], Sequence[int]]  # payoffs and scores


class Totals:
    """Totals over the games of one table."""

    def __init__(self, people: int, sides: int, fewest: bool, groups: CodeGroups) -> None:
        self.people, self.sides, self.groups = people, sides, groups  # automata are left out
        self.sign = -1 if fewest else 1  # whether the fewest points win
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.choices = self.forced = self.asked = 0
        self.games: list[int] = []  # by deal: number of games
        self.chairs: list[list[float]] = []  # by deal: payoff of each chair
        self.order: list[list[float]] = []  # by deal: payoff by order of the first choice
        self.places: list[list[int]] = []  # by game: scores, best first
        self.leads: list[int] = []  # by game: changes of the lead
        self.means: dict[str, list[float]] = defaultdict(list)  # by deal: average figures of its games
        self.for_good: list[float] = []  # by game: when the winner took the final lead, from 0 to 1
        self.held: dict[int, Slope] = defaultdict(Slope)
        self.done: dict[int, Slope] = defaultdict(Slope)
        self.by_round = False

    def add_deal(self, games: Sequence["ObservedGame"]) -> None:
        """Add all games of one deal."""
        chair_advantages, order = [], []
        for each in games:
            each.count(self)
            won = each.payoffs[: self.people]
            chair_advantages.append(won)
            order.append([won[seat] for seat in each.order] + [0.0] * (self.people - len(each.order)))
        self.games.append(len(games))
        self.chairs.append([fmean(game[seat] for game in chair_advantages) for seat in range(self.people)])
        self.order.append([fmean(game[place] for game in order) for place in range(self.people)])
        for name in games[0].figures:
            self.means[name].append(fmean(each.figures[name] for each in games))
        for slope in (*self.held.values(), *self.done.values()):
            slope.close_deal()


class ObservedGame:
    """One game, observed from its first choice to its end."""

    def __init__(self, contest: Contest, number: int, played: int, totals: "Totals") -> None:
        self.result = result = contest.deals[number][played]
        self.groups, self.sign, self.people = totals.groups, totals.sign, totals.people
        self.comparable_seats = comparable_seats(contest.seatings[played][: self.people], len(contest.sides))
        automata = range(self.people, contest.job.seats)
        self.one_of_each = [side[0] for side in contest.sides] + list(automata)  # partners share their points
        people = self.people
        self.order: list[Seat] = []
        self.legal: list[int] = []  # number of legal choices, decision by decision
        self.leader: list[Seat | None] = []  # the leader, decision by decision; None: several
        self.segments: list[
            tuple[GroupCounts, GroupCounts, list[int]]
        ] = []  # rounds or the whole game: held, done, points
        self.held: GroupCounts = defaultdict(Counter)
        self.done: GroupCounts = defaultdict(Counter)
        self.points = [0] * people
        moves = memoryview(result.moves).cast("H") if result.moves else []
        self.moves = iter(moves)
        last = replay_game(contest.game, contest.job, number, result, self.on_choice, self.on_chance)
        self.end_segment(last)
        self.leader.append(self.leader_of(last.scores()))
        self.payoffs: tuple[float, ...] = last.payoffs()  # failures do not count: this is about what chairs are worth
        self.places = sorted([last.scores()[seat] for seat in self.one_of_each], reverse=self.sign > 0)
        held = [seat for seat in self.leader if seat is not None]
        self.leads = sum(one != other for one, other in pairwise(held))
        self.for_good = final_lead_at(self.leader)

    def on_choice(self, state: Any, seat: Seat) -> int:
        """Observe a state before a choice."""
        legal = state.legal(seat)
        action = next(self.moves)
        if seat not in self.order:
            self.order.append(seat)
        self.legal.append(len(legal))
        self.leader.append(self.leader_of(state.scores()))
        self.held[seat].update(set(map(self.groups.group_of.__getitem__, legal)))
        self.done[seat][self.groups.group_of[action]] += 1
        return action

    def on_chance(self, state: Any, outcome: Outcome) -> None:
        """Observe a chance outcome: it may end a round."""
        if state.at_horizon():
            self.end_segment(state)

    def end_segment(self, state: Any) -> None:
        now = list(state.scores()[: self.people])
        gained = [after - before for after, before in zip(now, self.points, strict=True)]
        self.segments.append((self.held, self.done, gained))
        self.held, self.done, self.points = defaultdict(Counter), defaultdict(Counter), now

    def leader_of(self, scores: Sequence[int]) -> Seat | None:
        best = max(self.sign * scores[seat] for seat in self.one_of_each)
        leading = [seat for seat in self.one_of_each if self.sign * scores[seat] == best]
        return leading[0] if len(leading) == 1 else None

    @property
    def figures(self) -> dict[str, float]:
        """Return the game's figures, which can be averaged."""
        figures = {
            "decisions": len(self.legal),
            "choices": fmean(self.legal),
            "leads": self.leads,
            "for good": 100 * self.for_good,
        }
        return figures | {f"place {number}": points for number, points in enumerate(self.places, 1)}

    def count(self, totals: Totals) -> None:
        totals.decisions.append(len(self.legal))
        if self.result.rounds is not None:
            totals.rounds.append(self.result.rounds)
        totals.choices += sum(self.legal)
        totals.forced += sum(legal == 1 for legal in self.legal)
        totals.asked += len(self.legal)
        totals.places.append(self.places)
        totals.leads.append(self.leads)
        totals.for_good.append(self.for_good)
        self.count_effects(totals)

    def count_effects(self, totals: Totals) -> None:
        """Compare seats of the same bot only; otherwise skill would look like a good card."""
        totals.by_round = totals.by_round or len(self.segments) > 1
        for held, done, gained in self.segments:
            groups = {group for seen in held.values() for group in seen}
            for seats in self.comparable_seats:
                mean = fmean(gained[seat] for seat in seats)
                beside = [gained[seat] - mean for seat in seats]
                for group in groups:
                    totals.held[group].add([float(group in held[seat]) for seat in seats], beside)
                    totals.done[group].add([float(done[seat][group]) for seat in seats], beside)


def comparable_seats(seating: Sequence[int], sides: int) -> list[list[Seat]]:
    """Return the seats that can be compared: those of the same bot, or all if there are only two sides."""
    bots = [[seat for seat, who in enumerate(seating) if who == bot] for bot in (0, 1)]
    several = [seats for seats in bots if len(seats) > 1]
    return several if sides > 2 else [list(range(len(seating)))]


def final_lead_at(leader: Sequence[Seat | None]) -> float:
    """Return when the final lead was taken; 1 if the game ended with a shared lead."""
    at = len(leader) - 1
    while at > 0 and leader[at - 1] == leader[-1]:
        at -= 1
    return 1.0 if leader[-1] is None else at / max(1, len(leader) - 1)


def observe(contests: Sequence[Contest], groups: CodeGroups, progress: Callable[[str], None]) -> Totals:
    """Replay all games of these contests, which are of one table."""
    game, job = contests[0].game, contests[0].job
    people = job.seats - game.automata(job.seats, job.options)
    totals = Totals(people, len(contests[0].sides), fewest_points_win(endings(contests)), groups)
    most = max(len(contest.deals) for contest in contests)
    for number in range(most):
        totals.add_deal(
            [
                ObservedGame(contest, number, played, totals)
                for contest in contests
                if number < len(contest.deals)
                for played in range(len(contest.seatings))
            ]
        )
        progress(f"looking at {number + 1:,} of {most:,} deals again")
    return totals


def endings(contests: Sequence[Contest]) -> Iterator[Ending]:
    """Return each game's payoffs by the rules alone, before failures are punished."""
    for contest in contests:
        for number, deal in enumerate(contest.deals):
            for result in deal:
                last = replay_game(contest.game, contest.job, number, result) if result.faults else None
                yield last.payoffs() if last else result.payoffs, result.scores


def fewest_points_win(endings: Iterable[Ending]) -> bool:
    """Tell whether winners have fewer points than the others."""
    more = 0.0
    for payoffs, scores in endings:
        mean = fmean(scores)
        more += sum(share * (score - mean) for share, score in zip(payoffs, scores, strict=True))
    return more < 0
