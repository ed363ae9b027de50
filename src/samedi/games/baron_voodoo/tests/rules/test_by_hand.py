"""The rules and the second implementation (hand_played.py) agree on captures, powers and being stuck."""

from collections import Counter
from random import Random

import pytest

from samedi.core.types import OVER
from samedi.games.baron_voodoo.components import FACES
from samedi.games.baron_voodoo.phases import BEFORE, CAPTURE
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.tests import hand_played
from samedi.games.baron_voodoo.tests.hand_played import LETTER, SPACES, Board
from samedi.games.baron_voodoo.tests.positions import board as written
from samedi.games.baron_voodoo.tests.positions import game, legal, plans, read

LOAS = list(LETTER)


def position(random: Random) -> tuple[Board, str, list[str], str]:
    """A few dice on a small part of the board, the seat to move, the powers it can pay for, and its line."""
    size = random.choice([2, 3, 4, 5, 7])
    spaces = [space for space in SPACES if int(space[1]) <= size and "abcdefg".index(space[0]) < size]
    faces = random.choice(["o", FACES])
    board: Board = {}
    for space in random.sample(spaces, random.randint(1, min(len(spaces), 9))):
        height = random.choice([1, 1, 1, 2, 3])
        board[space] = tuple(random.choice("YTRPWW") + random.choice(faces) for _ in range(height))
    loas = random.sample("YTRP", 3)
    free = random.random() < 0.15
    rich = free or random.random() < 0.3
    safe = [letter for letter in (1, 2) if random.random() < 0.3]
    counts = Counter(die[0] for stack in board.values() for die in stack)
    if max(counts.values()) > 7:
        return position(random)
    stacks = " ".join(f"{space}={','.join(stack)}" for space, stack in board.items())
    line = f"3 seats | loas {' '.join(loas)} | board {stacks} | offerings {int(rich and not free)} 0 0"
    line += f" | spirits {'Wo' if free else '-'} / - / -"
    if safe:
        line += " | guarded " + " ".join("ABC"[seat] for seat in safe)
    known = [loa for loa in LOAS if rich or LETTER[loa] == loas[0]]
    return board, loas[0] + "".join(loas[seat] for seat in safe), known, line


def compare(random: Random) -> str:
    """Compare both on one position. Return what kind of position it is."""
    board, colours, loas, line = position(random)
    colour, safe = colours[0], colours[1:]
    now = hand_played.captures(board, colour, safe)
    every = list(hand_played.every_power(board, loas))
    leaving = [(way, after) for way, after in every if hand_played.captures(after, colour, safe)]
    table = read(line)
    if not now and not leaving:
        assert table.ended_by == 0 and (table.mover == OVER or table.mover > 0), line
        return "stuck"
    assert table.mover == 0 and table.ended_by == -1, line
    assert table.phase == (BEFORE if leaving else CAPTURE), line
    if leaving:
        compare_powers(table, leaving, ["pass"] if now else [], line)
    if random.random() < 0.1:
        after = read(line + " | step after")
        compare_powers(after, every, ["pass"], line)
    table.phase = CAPTURE
    assert set(legal(table)) == now, line
    return "free" if now else "locked"


def compare_powers(table: BaronVoodoo, ways: list[tuple[hand_played.Way, Board]], more: list[str], line: str) -> None:
    """Both have the same first steps, the same ways to continue and the same boards."""
    assert sorted(legal(table)) == sorted({way[0] for way, _ in ways} | set(more)), line
    found = {way for code in legal(table) if code != "pass" for way in plans(table, code)}
    assert found == {way for way, _ in ways}, line
    if not ways:
        return
    way, after = ways[len(ways) // 2]
    played = table.clone()
    for code in way:
        played.apply(0, played_action(played, code))
    stacks = {part.split("=")[0]: tuple(part.split("=")[1].split(",")) for part in written(played).split()}
    assert stacks == after, f"{way} in {line}"


def played_action(table: BaronVoodoo, code: str) -> int:
    return table.legal(0)[legal(table).index(code)]


def test_a_few_hundred_positions_agree_with_a_count_by_hand() -> None:  # rules 3.4, 4.1, 5.2 to 5.9, 8.2
    kinds = Counter(compare(Random(f"by hand {number}")) for number in range(400))
    assert min(kinds["stuck"], kinds["locked"], kinds["free"]) >= 20, kinds


@pytest.mark.long
def test_ten_thousand_positions_agree_with_a_count_by_hand() -> None:  # rules 3.4, 8.2
    kinds = Counter(compare(Random(f"by hand {number}")) for number in range(10_000))
    assert min(kinds["stuck"], kinds["locked"], kinds["free"]) >= 500, kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captures_agree_all_through_random_games(seats: int) -> None:  # rules 4.1 to 4.3, 6.4
    for table in game(seats, seed=seats):
        if table.mover < 0 or not table.occupied:
            continue
        board = {part.split("=")[0]: tuple(part.split("=")[1].split(",")) for part in written(table).split()}
        colours = ["YTRP"[loa] for loa in table.loa[:seats]]
        safe = "".join(colours[seat] for seat in range(seats) if table.guard >> seat & 1 and seat != table.mover)
        copy = table.clone()
        copy.phase = CAPTURE
        assert set(legal(copy)) == hand_played.captures(board, colours[table.mover], safe)
