"""Undo replays few lines, and leads to the same state as a replay of all lines that still count."""

from random import Random
from typing import Any

import pytest

import samedi
from samedi.core.game import Game
from samedi.core.registry import all_games
from samedi.core.state import State
from samedi.engine import checkpoints
from samedi.engine.log import LogLine
from samedi.engine.session import Session
from samedi.engine.undo_limit import ALLOWANCE, max_entries

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@every_game
def test_after_any_undo_the_state_is_that_of_the_lines_that_count(game: Game) -> None:
    random = Random(game.name)
    for seed in range(3):
        session = Session(game, game.seats[-1], seed=seed)
        for step in range(300):
            act(session, random)
            if random.random() < 0.2:
                session.undo(
                    random.randrange(max(0, len(session.log) - random.choice((2, 5, 40, 400))), len(session.log))
                )
                session.run_chance()
            if step % 10 == 0:
                assert known(game, session.state) == known(game, rebuilt(session)), f"seed {seed}, step {step}"


def act(session: Session, random: Random) -> None:
    """Play a random choice, and sometimes take it back if that is allowed."""
    if session.over:
        session.undo(random.randrange(len(session.log)))
        session.run_chance()
    seat = random.choice(session.acting)
    session.submit(seat, random.choice(session.choices(seat)))
    if random.random() < 0.3 and session.why_not_back(seat) is None:
        session.back(seat)
        session.run_chance()


def rebuilt(session: Session) -> State:
    state = session.game.new(session.seats, session.options)
    for line in session.log:
        if line.counts:
            apply(state, line)
    return state


def apply(state: State, line: LogLine) -> None:
    if isinstance(line.move, tuple):
        state.settle(line.move)
    else:
        assert line.move is not None
        state.apply(int(line.entry.seat), line.move)


def known(game: Game, state: State) -> list[Any]:
    """The views and legal actions of all seats."""
    seats = range(state.seats)
    return [game.view(state, seat) for seat in seats] + [state.legal(seat) for seat in seats] + [state.scores()]


def test_few_copies_of_the_state_are_kept() -> None:
    kept, state = checkpoints.Checkpoints(), Session("little-devils", 3, seed=1).state
    for lines in range(1, 20_001):
        kept.offer(lines, state)
        copies = [at for at, _ in kept._copies]
        assert len(copies) <= 2 * 20
        for distance in (1, 10, 100, 1_000, 10_000):
            nearest = max((at for at in copies if at <= lines - distance), default=0)
            assert lines - nearest <= 4 * distance + 2 * checkpoints.SPACING


@every_game
def test_an_undo_leads_back_to_the_table_as_it_was_then(game: Game) -> None:
    """This holds if that entry was taken back already, and if the undo takes back another undo."""
    session, random = Session(game, game.seats[0], seed=2), Random(2)
    then: dict[int, Any] = {}
    for _ in range(300):
        then[len(session.log)] = known(game, session.state), [line.counts for line in session.log]
        if random.random() < 0.6 or len(then) == 1:
            act(session, random)
            continue
        number = random.choice(list(then)[:-1])
        session.undo(number)
        state, counts = then[number]
        assert known(game, session.state) == state
        assert [line.counts for line in session.log[:number]] == counts
        assert not any(line.counts for line in session.log[number:])
        session.run_chance()


def under_way(game: str = "voodoo-pirates") -> Session:
    """A table after 200 entries, the latest of which is a choice."""
    session, random = Session(game, 6, seed=1), Random(1)
    while len(session.log) < 200:
        session.run_chance()
        seat = random.choice(session.acting)
        session.submit(seat, random.choice(session.choices(seat)), chance=False)
    return session


def test_an_undo_of_the_latest_choice_replays_few_lines_however_long_the_log_is() -> None:
    session = under_way()
    entry = session.log[-1].entry
    for _ in range(500):
        session.undo(len(session.log) - 1)
        lines, _ = session._checkpoints.latest() or (0, None)
        assert len(session.log) - lines < 3 * checkpoints.SPACING
        session.replay_entry(entry)


def often_undone(times: int) -> dict[str, Any]:
    """A record in which the latest choice is taken back this often."""
    session = under_way()
    entry = session.log[-1].entry
    for _ in range(times):
        session.undo(len(session.log) - 1)
        session.replay_entry(entry)
    return session.record()


def test_a_record_in_which_more_was_taken_back_than_the_limit_is_refused() -> None:
    record = often_undone(0)
    most = len(record["entries"]) - 1 + ALLOWANCE  # while one entry is taken back, one fewer counts
    samedi.replay(often_undone(most))
    with pytest.raises(samedi.Refused, match="enough was taken back") as refused:
        samedi.replay(often_undone(most + 1))
    assert refused.value.entry == len(record["entries"]) + 2 * most


def test_a_record_with_more_entries_than_such_a_game_can_have_is_refused_before_it_is_replayed() -> None:
    game = samedi.find("little-devils")
    most = max_entries(game, 3, game.check_options(3, {}))
    record = Session(game, 3, seed=1).record()
    long = {**record, "entries": record["entries"] + [["0", "x"]] * (most - len(record["entries"]))}
    with pytest.raises(samedi.Refused, match="no code of this game") as refused:
        samedi.replay(long)
    assert refused.value.entry is not None
    long["entries"] = [*long["entries"], ["0", "x"]]
    with pytest.raises(samedi.BadRecord, match=f"more than any game has at this table: at most {most}"):
        samedi.replay(long)
