"""A second implementation of captures and powers, from the specification: slow, obvious, and without code of the rules.

A board is a dictionary of stacks, bottom first, each die a kind such as "Yo".
"""

from collections.abc import Iterator
from itertools import combinations, permutations

Board = dict[str, tuple[str, ...]]
Way = tuple[str, ...]  # the codes of a power, one after another

FILES, RANKS = "abcdefg", "1234567"
SPACES = [file + rank for rank in RANKS for file in FILES]
LETTER = {"MW": "Y", "GB": "T", "PL": "R", "EF": "P"}


def moved(space: str, east: int, north: int) -> str | None:
    file, rank = FILES.index(space[0]) + east, RANKS.index(space[1]) + north
    return FILES[file] + RANKS[rank] if 0 <= file < 7 and 0 <= rank < 7 else None


def captures(board: Board, colour: str, safe: str) -> set[str]:
    """The captures of a colour where dice of the `safe` colours may not be captured."""
    found = set()
    for start, stack in board.items():
        for way, (east, north) in {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}.items():
            over, end = moved(start, east, north), moved(start, 2 * east, 2 * north)
            if (
                stack[-1][0] == colour
                and over in board
                and end is not None
                and len(board.get(end, ())) <= 2
                and board[over][-1][0] not in safe
            ):
                found.add(f"capture {start} {way}")
    return found


def every_power(board: Board, loas: list[str]) -> Iterator[tuple[Way, Board]]:
    """Every power of these Loas that changes the board, with the board after it."""
    ways = {"MW": pushes, "GB": partings, "PL": carries, "EF": exchanges}
    for loa in loas:
        for way, after in ways[loa](board):
            if after != board:
                yield way, after


def pushes(board: Board) -> Iterator[tuple[Way, Board]]:
    lines = [(rank, [file + rank for file in FILES], "WE") for rank in RANKS]
    lines += [(file, [file + rank for rank in RANKS], "SN") for file in FILES]
    for name, spaces, edges in lines:
        for edge, order in zip(edges, (spaces, spaces[::-1]), strict=True):
            stacks = [board[space] for space in order if space in board]
            rest = {space: stack for space, stack in board.items() if space not in order}
            yield (f"power MW {name} {edge}",), {**rest, **dict(zip(order, stacks, strict=False))}


def carries(board: Board) -> Iterator[tuple[Way, Board]]:
    for start in board:
        for end in SPACES:
            if end not in board and (start[0] == end[0]) != (start[1] == end[1]):
                yield (f"power PL {start} {end}",), put(lifted(board, start), end, board[start][-1])


def exchanges(board: Board) -> Iterator[tuple[Way, Board]]:
    singles = [space for space in board if len(board[space]) == 1]
    for one, other in combinations(singles, 2):
        after = {**board, one: board[other], other: board[one]}
        yield (f"power EF {one}", f"swap {other}"), after
        yield (f"power EF {other}", f"swap {one}"), after


def partings(board: Board) -> Iterator[tuple[Way, Board]]:
    for source, stack in board.items():
        targets = [space for space in board if space != source and len(board[space]) <= 2]
        bottom = {**board, source: stack[:1]}
        if len(stack) == 2:
            for target in targets:
                yield (f"power GB {source}", f"drop {target}"), put(bottom, target, stack[1])
        if len(stack) == 3:
            yield from full_partings(bottom, source, targets, *stack[1:])


def full_partings(bottom: Board, source: str, targets: list[str], middle: str, top: str) -> Iterator[tuple[Way, Board]]:
    for first, second in permutations(targets, 2):
        way = (f"power GB {source}", f"drop {first}", f"drop {second}")
        yield way, put(put(bottom, first, top), second, middle)
    for target in targets:
        if len(bottom[target]) == 1:
            way = (f"power GB {source}", f"drop {target}", f"drop {target}")
            if middle == top:
                yield way, put(put(bottom, target, top), target, middle)
            else:
                yield (*way, "over"), put(put(bottom, target, top), target, middle)
                yield (*way, "under"), put(put(bottom, target, middle), target, top)


def lifted(board: Board, space: str) -> Board:
    rest = {name: stack for name, stack in board.items() if name != space}
    return {**rest, space: board[space][:-1]} if len(board[space]) > 1 else rest


def put(board: Board, space: str, die: str) -> Board:
    return {**board, space: (*board.get(space, ()), die)}
