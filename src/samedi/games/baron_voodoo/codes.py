"""The codes of all actions of Baron Voodoo, by family; an action is the index of its code."""

from samedi.games.baron_voodoo.components import CARRIES, CENTRE, DIRECTIONS, FACES, JUMPS, KINDS, LINES, NAMES, SPACES


def families() -> dict[str, list[str]]:
    direction = {step: letter for letter, step in DIRECTIONS.items()}
    names = [NAMES[space] for space in SPACES]
    owned = [f"{owner} {kind}" for owner in range(4) for kind in KINDS]
    return {
        "pass": ["pass"],
        "use": ["use"],
        "again": ["again"],
        "score": ["score"],
        "done": ["done"],
        "over": ["over", "under"],
        "face": [f"face {face}" for face in FACES],
        "push": [f"power MW {line}" for line in LINES],
        "apart": [f"power GB {name}" for name in names],
        "carry": [f"power PL {NAMES[start]} {NAMES[end]}" for start, end in CARRIES],
        "exchange": [f"power EF {name}" for name in names],
        "drop": [f"drop {name}" for name in names],
        "swap": [f"swap {name}" for name in names],
        "capture": [f"capture {NAMES[space]} {direction[step]}" for space, step in JUMPS],
        "change": [f"change {kind} {face}" for kind in KINDS for face in FACES if face != kind[1]],
        "steal": [f"steal {each}" for each in owned],
        "switch": [f"switch {each}" for each in owned],
        "with": [f"with {each}" for each in owned],
        "put": [f"put {kind}" for kind in KINDS],
        "draft": [f"draft {face} {NAMES[space]}" for space in SPACES if space != CENTRE for face in FACES],
    }


FAMILIES = families()
ACTIONS = tuple([code for family in FAMILIES.values() for code in family])
FIRST = {name: ACTIONS.index(family[0]) for name, family in FAMILIES.items()}
