"""A hint for a player: the best choices by a search, with their values, the certainty and a reason.

The search has a fixed number of iterations and a fixed seed, so the same View always gets the same hint.
"""

import math
from collections.abc import Sequence

import msgspec

from samedi.bots.bot import Budget, require_view
from samedi.bots.hints_bot import because
from samedi.bots.search_bot import SearchBot
from samedi.core.game import Game
from samedi.core.hints import Points
from samedi.core.types import Action, Seat
from samedi.core.view import View
from samedi.core.words import Words

BUDGET = Budget(iterations=1000)
MAX_OPTIONS = 3
DIGITS = 1  # after the decimal point, of every figure
CLEAR, LIKELY = 3.0, 1.0  # how far the best is ahead of the next, in standard errors


class HintOption(msgspec.Struct, frozen=True):
    """A choice: its mean value (0 to 1), the mean points until the end of a playout, and its visits."""

    code: str
    outlook: float
    points: float
    visits: int
    result: str = ""  # the figure that the hint shows, in words; "" if nothing was compared


class Hint(msgspec.Struct, frozen=True):
    """The best choices, the best first, with the sentences around them."""

    options: tuple[HintOption, ...]
    certainty: str  # "only" choice, "clear", "likely", or "even" with the next
    reason: str = ""  # why the best is good
    verdict: str = ""  # how sure that is
    measure: str = ""  # what the results mean

    @property
    def code(self) -> str:
        """The code of the best choice."""
        return self.options[0].code


def hint(game: Game, view: View, seat: Seat, legal: Sequence[Action], words: Words, budget: Budget = BUDGET) -> Hint:
    """Return what a seat should do, from what it may know."""
    found = find_options(game, view, seat, legal, budget)
    fact = because(game, view, legal, game.action_of[found.code])
    return add_sentences(game, msgspec.structs.replace(found, reason=words.because(fact) if fact else ""), words)


def find_options(game: Game, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Hint:
    """Search, and return the best choices without their sentences."""
    require_view(view)
    if len(legal) == 1:
        return Hint((HintOption(game.actions[legal[0]], 0.5, 0.0, 0),), "only")
    search = SearchBot(game).think(view, seat, legal, budget, scored=True)
    had = search.worlds.template.scores()[seat]  # scores cover the whole game; a hint shows the points of the round
    rows = [row for row in search.found(tuple(legal)) if row[1]]
    if sum(visits for _, visits, _ in rows) < search.iterations:  # the others went to choices before the question
        raise ValueError(
            f"seat {seat} knew what others chose at once: is public_observation() 0 while choices lie face down?"
        )
    options = [
        HintOption(game.actions[action], outlook, search.points_of(action) - had, visits)
        for action, visits, outlook in rows
    ]
    most = options[0].visits
    best = max(options[:MAX_OPTIONS], key=lambda option: (2 * option.visits >= most, option.outlook))
    # A choice that seems better than the best was hardly explored.
    others = [option for option in options if option is not best and option.outlook <= best.outlook][: MAX_OPTIONS - 1]
    if not others:
        return Hint((best,), "even")
    others.sort(key=lambda option: -option.outlook)
    spread = search.width / search.exploration
    error = spread * math.sqrt(1 / best.visits + 1 / others[0].visits)
    ahead = (best.outlook - others[0].outlook) / error if error > 0 else 0.0
    return Hint((best, *others), "clear" if ahead >= CLEAR else "likely" if ahead >= LIKELY else "even")


def add_sentences(game: Game, hint: Hint, words: Words) -> Hint:
    """Return a hint with words for its certainty and for the result of each option.

    The results are points if these tell how good a choice is and put the best option first; otherwise mean values.
    """
    if hint.certainty == "only":
        return hint
    good = (game.hints.points if game.hints else Points.TELL_LITTLE).value
    points = [good * round(option.points, DIGITS) for option in hint.options]
    if good and points[0] not in points[1:] and points == sorted(points, reverse=True):
        measure, key, figures = "hint-points", "hint-figure", [option.points for option in hint.options]
    else:
        measure, key, figures = "hint-stand", "hint-percent", [100 * option.outlook for option in hint.options]
    options = []
    for option, figure in zip(hint.options, figures, strict=True):
        result = words.say(key, figure=round(figure, DIGITS) + 0.0)  # + 0.0: no -0.0
        options.append(msgspec.structs.replace(option, result=result))
    verdict = words.say(f"hint-{hint.certainty}")
    return msgspec.structs.replace(hint, options=tuple(options), verdict=verdict, measure=words.say(measure))
