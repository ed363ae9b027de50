"""Groups of codes that a designer would count together, with a label for each.

Short codes stand for themselves (`play 22`). Longer codes are grouped by their first two words (all ways to use a
power), or by their verb where that makes too many groups or the second word is a seat or a place.
"""

from collections import defaultdict

from samedi.core.game import Game
from samedi.core.words import words

MAX_SINGLE_CODES = 100  # most codes of a verb that stand for themselves
MAX_GROUPS = 30  # most groups of one verb


class CodeGroups:
    """The group of every action, the groups' labels, and the groups of each verb."""

    def __init__(self, game: Game) -> None:
        by_verb: dict[str, list[str]] = defaultdict(list)
        for code in game.actions:
            by_verb[code.split()[0]].append(code)
        self.codes: list[list[str]] = []
        self.keys: list[str] = []
        self.verbs: dict[str, list[int]] = {}
        for verb, codes in by_verb.items():
            kinds = group_codes(verb, codes)
            self.verbs[verb] = list(range(len(self.keys), len(self.keys) + len(kinds)))
            self.keys += kinds
            self.codes += kinds.values()
        group_of = {code: group for group, codes in enumerate(self.codes) for code in codes}
        self.group_of = [group_of[code] for code in game.actions]
        said = words(game, "en")
        names = [common_words([said.action(code) for code in codes]) for codes in self.codes]
        self.names = [
            name if names.count(name) == 1 else f"{name} ({key})" for name, key in zip(names, self.keys, strict=True)
        ]


def group_codes(verb: str, codes: list[str]) -> dict[str, list[str]]:
    """Group the codes of one verb by their common words."""
    if all(len(code.split()) <= 2 for code in codes):
        if len(codes) <= MAX_SINGLE_CODES:
            return {code: [code] for code in codes}
        return {verb: codes}
    kinds: dict[str, list[str]] = defaultdict(list)
    for code in codes:
        kinds[" ".join(code.split()[:2])].append(code)
    if len(kinds) <= MAX_GROUPS and not any(key.split()[-1].isdigit() for key in kinds):
        return dict(kinds)
    return {verb: codes}


def common_words(sentences: list[str]) -> str:
    """Return the common first words of several sentences."""
    if len(sentences) == 1:
        return sentences[0]
    begin = []
    for first, *others in zip(*(sentence.split() for sentence in sentences), strict=False):
        if any(other != first for other in others):
            break
        begin.append(first)
    return " ".join([*begin, "…"])
