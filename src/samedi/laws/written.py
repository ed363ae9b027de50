"""Laws about what is written: every rule tested, every refusal grounded in a rule."""

import re
from pathlib import Path

from samedi.core.game import Game
from samedi.laws.trace import Broken, Trace

RULE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
NUMBER = re.compile(r"\b\d+\.\d+\b")


def rules_of(game: Game) -> list[str]:
    """The numbers of a game's RULES.md."""
    return RULE.findall((game.folder / "RULES.md").read_text(encoding="utf-8"))


def cited_in(folder: Path) -> set[str]:
    """The rule numbers that tests name on lines with the word "rule"."""
    lines = (line for file in folder.glob("test_*.py") for line in file.read_text(encoding="utf-8").splitlines())
    return {number for line in lines if "rule" in line for number in NUMBER.findall(line)}


def ruled(game: Game) -> int:
    """Every numbered rule is cited by a test, and the tests cite no rule that is not there."""
    rules = rules_of(game)
    if len(set(rules)) != len(rules):
        raise Broken("a number of RULES.md stands there twice")
    cited = cited_in(game.folder / "tests")
    untested = [rule for rule in rules if rule not in cited]
    if untested or not rules:
        raise Broken(f"no test cites rule {', '.join(untested) or '(there is none)'}")
    if cited.difference(rules):
        raise Broken(f"tests cite rule {', '.join(sorted(cited.difference(rules)))}, which RULES.md does not have")
    return len(rules)


def grounded(trace: Trace) -> int:
    """Whoever may not do a thing is told why, by a rule that exists; whoever may is not."""
    game = trace.game
    rules = set(rules_of(game))
    cases = 0
    for number, state in trace.positions():
        if state.acting == (-1,) or not state.acting:
            continue
        random = trace.random(number)
        for seat in range(trace.seats):
            legal = set(state.legal(seat))
            tried = {
                *legal,
                *game.near(state, seat),
                *random.sample(range(len(game.actions)), 6 if len(game.actions) > 6 else 1),
            }
            for action in tried:
                reason = game.why_not(state, seat, action)
                if (reason is None) != (action in legal):
                    raise Broken(
                        f"before entry {number}: why_not and legal differ on {game.actions[action]} of seat {seat}"
                    )
                if reason is not None and reason.rule not in rules:
                    raise Broken(f"the refusal {reason.kind} cites rule {reason.rule!r}, which RULES.md does not have")
                cases += reason is not None
    return cases
