"""The sheets of Baron Voodoo: points, the final count, spirit worlds and effects; and the result."""

from collections.abc import Sequence
from functools import cache, lru_cache

from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COLOUR_OF, COLOURS, FACES, KINDS, LOAS
from samedi.games.baron_voodoo.phases import DONE
from samedi.games.baron_voodoo.view import Dice, View
from samedi.games.baron_voodoo.view.ownership import owner_of, partners
from samedi.scene.model import Result, Sheet, ranks_of

Kinds = tuple[int, ...]
MOST, SHARED = 3, 1  # points for the most dice of a colour, alone or with others (rule 8.5)


def sheets(view: View, words: Words) -> tuple[Sheet, ...]:
    """Return the points, at the end the whole count, the spirit worlds, and what faces and powers do."""
    counting = (view.white or view.team) if view.phase == DONE else None
    return sheets_from(view.spirits, view.faces, view.scores, view.target, counting, view.seats, view.team, words)


@lru_cache(1024)
def sheets_from(
    dice: tuple[Dice, ...],
    faces: tuple[int, ...],
    scores: tuple[int, ...],
    target: int,
    white: bool | None,
    seats: int,
    team: bool,
    words: Words,
) -> tuple[Sheet, ...]:
    """Return the same; `white` tells whether white counts too, and is None before the final count."""
    spirits = tuple([tuple(sorted([COLOUR_OF[die] * 6 + faces[die] for die in world])) for world in dice])
    names = [named(owner, seats, team, words) for owner in range(len(scores))]
    found = [standing(spirits, scores, target, names, words)]
    if white is not None:
        found.append(final(spirits, scores, white, names, words))
    if any(spirits):
        rows = [(names[owner], *[KINDS[kind] for kind in kinds]) for owner, kinds in enumerate(spirits) if kinds]
        found.append(Sheet("spirits", words.say("sheet-spirits"), "cards", rows=tuple(rows)))
    return (*found, aid(words))


def named(owner: int, seats: int, team: bool, words: Words) -> str:
    """Return the name of a seat, or of both partners."""
    return words.listed([words.name(seat) for seat in partners(owner, seats, team)])


def by_colour(kinds: Kinds) -> list[int]:
    """Count the dice of each colour."""
    return [sum(kind // 6 == colour for kind in kinds) for colour in range(5)]


def ranked(scores: tuple[int, ...]) -> list[int]:
    return sorted(range(len(scores)), key=lambda owner: -scores[owner])


def standing(
    spirits: tuple[Kinds, ...], scores: tuple[int, ...], target: int, names: Sequence[str], words: Words
) -> Sheet:
    """Return the dice of each colour in the spirit worlds and the points, the highest first."""
    rows = [(names[owner], *map(str, by_colour(spirits[owner])), str(scores[owner])) for owner in ranked(scores)]
    title = words.say("sheet-points", points=target)
    colours = [words.say("column-colour", colour=letter) for letter in COLOURS]
    columns = (words.say("column-player"), *colours, words.say("column-points"))
    return Sheet("points", title, "table", columns, tuple(rows))


def final(
    spirits: tuple[Kinds, ...], scores: tuple[int, ...], white: bool, names: Sequence[str], words: Words
) -> Sheet:
    """Return the final count: points with the last combo, then majorities by colour (rules 8.4, 8.5)."""
    counts, counting = [by_colour(kinds) for kinds in spirits], range(5 if white else 4)
    gains = [[majority(counts, owner, colour) for colour in counting] for owner in range(len(scores))]
    rows = [
        (
            names[owner],
            str(scores[owner] - sum(gains[owner])),
            *[str(gain) if gain else "–" for gain in gains[owner]],
            str(scores[owner]),
        )
        for owner in ranked(scores)
    ]
    colours = [words.say("column-most", colour=words.say("colour", colour=COLOURS[colour])) for colour in counting]
    columns = (words.say("column-player"), words.say("column-played"), *colours, words.say("column-all"))
    return Sheet("count", words.say("sheet-final"), "table", columns, tuple(rows))


def majority(counts: list[list[int]], owner: int, colour: int) -> int:
    """Return the points of a colour for an owner (rules 8.5, 8.6)."""
    most = max(count[colour] for count in counts)
    if not most or counts[owner][colour] < most:
        return 0
    return MOST if sum(count[colour] == most for count in counts) == 1 else SHARED


@cache
def aid(words: Words) -> Sheet:
    """Return the effects of all faces and powers."""
    rows = [
        (words.say("aid", name=words.say("face", face=face), text=words.say("note-face", face=face)), f"icon-{face}")
        for face in FACES
    ]
    rows += [
        (words.say("aid", name=words.say("loa", loa=loa), text=words.say("note-power", loa=loa)), f"power-{loa}")
        for loa in LOAS
    ]
    return Sheet("aid", words.say("sheet-aid"), "cards", rows=tuple(rows))


def result(view: View, words: Words) -> Result:
    """Return the result (rules 8.7, 8.8): one of several equals has won."""
    scores = tuple([view.scores[owner_of(seat, view.team)] for seat in range(view.seats)])
    most = max(scores)
    placed = tuple([2 * score + (seat in view.winners) for seat, score in enumerate(scores)])
    others = words.listed([words.name(seat) for seat in view.winners if seat != view.seat])
    equal = sum(score == most for score in view.scores) > 1
    key = "result-team" if view.team else "result-tie" if equal else "result-won"
    me = "yes" if view.seat in view.winners else "no"
    return Result(view.winners, ranks_of(placed), words.say(key, me=me, who=others, points=most), "count")
