"""Explain: the best choices of a seat by a search, what each promises, and how sure that is.

A search of so many iterations from a seed that never changes: the same View is always explained in the same way.
"""

import math
from collections.abc import Sequence

import msgspec

from samedi.bots.bot import Budget, only_a_view
from samedi.bots.hints_bot import because
from samedi.bots.search_bot import SearchBot
from samedi.core.game import Game
from samedi.core.hints import Points
from samedi.core.types import Action, Seat
from samedi.core.view import View
from samedi.core.words import Words

THOUGHT = Budget(iterations=1000)
SHOWN = 3  # choices that are worth a word
DIGITS = 1  # after the point, of what a choice promises
CLEAR, LIKELY = 3.0, 1.0  # how much better the best is than the next, in standard errors


class Idea(msgspec.Struct, frozen=True):
    """A choice, how well one stands after it on average (0 to 1), the points it brings until then; how often it was
    tried."""

    action: Action
    outlook: float
    points: float
    visits: int


class Advice(msgspec.Struct, frozen=True):
    """The best ideas, the best first; and is that the `only` one, `clear`, `likely`, or about `even` with the next?"""

    ideas: tuple[Idea, ...]
    sure: str

    @property
    def best(self) -> Action:
        return self.ideas[0].action


class Weighed(msgspec.Struct, frozen=True):
    """What came of trying, in words: how sure that is, what the figures mean, and the figure of each idea."""

    sure: str
    measure: str
    results: tuple[str, ...]


def lone(action: Action) -> Advice:
    """That there is nothing to weigh."""
    return Advice((Idea(action, 0.5, 0.0, 0),), "only")


def explain(game: Game, view: View, seat: Seat, legal: Sequence[Action], thought: Budget = THOUGHT) -> Advice:
    """What to do, from what a seat may know."""
    only_a_view(view)
    if len(legal) == 1:
        return lone(legal[0])
    search = SearchBot(game).think(view, seat, legal, thought, scored=True)
    had = search.worlds.template.scores()[seat]  # points count for the whole game, and a hint tells those of the round
    rows = [row for row in search.found(tuple(legal)) if row[1]]
    if sum(visits for _, visits, _ in rows) < search.iterations:  # those before it were not what is asked
        raise ValueError(f"seat {seat} knew what others chose at once: is news() 0 while choices lie face down?")
    ideas = [Idea(action, outlook, search.points_of(action) - had, visits) for action, visits, outlook in rows]
    best = max(ideas[:SHOWN], key=lambda idea: (2 * idea.visits >= ideas[0].visits, idea.outlook))
    others = [idea for idea in ideas if idea is not best and idea.outlook <= best.outlook]  # more: hardly looked into
    others = others[: SHOWN - 1]
    if not others:
        return Advice((best,), "even")
    others.sort(key=lambda idea: -idea.outlook)
    spread = search.width / search.exploration
    error = spread * math.sqrt(1 / best.visits + 1 / others[0].visits)
    ahead = (best.outlook - others[0].outlook) / error if error > 0 else 0.0
    sure = "clear" if ahead >= CLEAR else "likely" if ahead >= LIKELY else "even"
    return Advice((best, *others), sure)


def reason(game: Game, view: View, legal: Sequence[Action], advice: Advice, words: Words) -> str:
    """Why the best idea is good: one sentence, built from facts that the seat may know."""
    fact = because(game, view, legal, advice.best)
    return words.because(fact) if fact else ""


def weighed(game: Game, advice: Advice, words: Words) -> Weighed:
    """How the ideas compare: by the points of the round where these tell all and speak for the best, else by how one
    stands."""
    if advice.sure == "only":
        return Weighed("", "", ("",))
    good = (game.hints.points if game.hints else Points.TELL_LITTLE).value
    points = [good * round(idea.points, DIGITS) for idea in advice.ideas]
    if good and points[0] not in points[1:] and points == sorted(points, reverse=True):
        measure, key, figures = "hint-points", "hint-figure", [idea.points for idea in advice.ideas]
    else:
        measure, key, figures = "hint-stand", "hint-percent", [100 * idea.outlook for idea in advice.ideas]
    results = tuple([words.say(key, figure=round(figure, DIGITS) + 0.0) for figure in figures])  # no -0.0
    return Weighed(words.say(f"hint-{advice.sure}"), words.say(measure), results)
