"""Explain: the best choices of a seat by a search, what each promises, and how sure that is.

A search of so many iterations from a seed that never changes: the same View is always explained in the same way.
"""

import math
from collections.abc import Sequence

import msgspec

from samedi.bots.apprentice import because
from samedi.bots.bot import Budget, only_a_view
from samedi.bots.searcher import Searcher
from samedi.core.game import Game
from samedi.core.names import Action, Seat
from samedi.core.view import View
from samedi.core.words import Words

THOUGHT = Budget(iterations=1000)
SHOWN = 3  # choices that are worth a word
CLEAR, LIKELY = 3.0, 1.0  # how much better the best is than the next, in standard errors


class Idea(msgspec.Struct, frozen=True):
    """A choice, how well one stands after it on average (0 to 1) and with how many points; how often it was tried."""

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


def lone(action: Action) -> Advice:
    """That there is nothing to weigh."""
    return Advice((Idea(action, 0.5, 0.0, 0),), "only")


def explain(game: Game, view: View, seat: Seat, legal: Sequence[Action], thought: Budget = THOUGHT) -> Advice:
    """What to do, from what a seat may know."""
    only_a_view(view)
    if len(legal) == 1:
        return lone(legal[0])
    search = Searcher(game).think(view, seat, legal, thought, scored=True)
    rows = [row for row in search.found(tuple(legal)) if row[1]][:SHOWN]
    if not rows:  # others who choose at once were before it, and news() told what they did
        raise ValueError(f"no search came to what seat {seat} chooses: is news() 0 while choices lie face down?")
    best, *others = [Idea(action, outlook, search.points_of(action), visits) for action, visits, outlook in rows]
    if not others:
        return Advice((best,), "clear")
    spread = search.width / search.wide
    error = spread * math.sqrt(1 / best.visits + 1 / others[0].visits)
    ahead = (best.outlook - others[0].outlook) / error if error > 0 else 0.0
    sure = "clear" if ahead >= CLEAR else "likely" if ahead >= LIKELY else "even"
    return Advice((best, *others), sure)


def reason(game: Game, view: View, legal: Sequence[Action], advice: Advice, words: Words) -> str:
    """One sentence: why the best idea is good, and what came of trying it and the next best."""
    fact = because(game, view, legal, advice.best)
    why = words.because(fact) if fact else ""
    if len(advice.ideas) < 2:
        return why
    best, other = advice.ideas[:2]
    points, instead = round(best.points, 1), round(other.points, 1)
    if getattr(game.module("hints"), "POINTS_TELL", False) and points != instead:
        result = words.say("hint-points", points=points, instead=instead)
    else:
        stand, less = round(100 * best.outlook, 1), round(100 * other.outlook, 1)
        result = words.say("hint-stand", percent=stand, less=less)
    tried = words.say(f"hint-{advice.sure}", other=words.action(game.actions[other.action], view.seat), result=result)
    return words.say("hint-why", why=why, tried=tried) if why else tried
