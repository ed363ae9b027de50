"""Laws that only step: they see every entry of a game."""

import math

from samedi.core.events import EventRecorder
from samedi.core.rng import IntBuffer, Rng
from samedi.core.state import State
from samedi.core.types import CHANCE
from samedi.laws.trace import Broken, Trace, facts, make


def clone(trace: Trace) -> int:
    """Playing a copy to its end leaves the original untouched."""
    rng = Rng(trace.seed)
    for number, state in trace.states():
        copy = state.clone()
        if facts(copy) != trace.prints[number]:
            raise Broken(f"before entry {number}: the copy is not like the original")
        copy.random_playout(rng)
        if facts(state) != trace.prints[number]:
            raise Broken(f"before entry {number}: playing a copy to its end changed the original")
    return len(trace.prints)


def quiet(trace: Trace) -> int:
    """With and without a listener the states are equal."""
    for number, state in trace.states():
        if facts(state) != trace.prints[number]:
            raise Broken(
                f"after entry {number - 1} ({trace.entries[number - 1].code}): it matters whether somebody listens"
            )
    return len(trace.moves)


def conserved(trace: Trace) -> int:
    """The game's own invariants hold after every entry."""
    invariants = trace.game.module("invariants")
    if invariants is None:
        return 0
    for number, state in trace.states():
        complaint = invariants.broken(state)
        if complaint:
            raise Broken(f"before entry {number}: {complaint}")
    return len(trace.prints)


def ends(trace: Trace) -> int:
    """Everybody who must choose can, and the game ends in time with one finite payoff a seat."""
    state = trace.new()
    for number, state in trace.states():
        running = number < len(trace.moves)
        if running != bool(state.acting):
            raise Broken(f"before entry {number}: acting is {state.acting}")
        for seat in range(trace.seats):
            legal = state.legal(seat)
            if list(legal) != sorted(set(legal)) or bool(legal) != (seat in state.acting):
                raise Broken(f"before entry {number}: seat {seat} may do {legal} and acting is {state.acting}")
            if legal and state.random_action(seat, Rng(number), IntBuffer()) != legal[Rng(number).below(len(legal))]:
                raise Broken(f"before entry {number}: playouts of seat {seat} pick otherwise than from {legal}")
        payoffs = state.payoffs()
        if len(payoffs) != trace.seats or len(state.scores()) != trace.seats:
            raise Broken(f"before entry {number}: not one score and one payoff a seat")
        if running and (state.winners() or any(payoffs)):
            raise Broken(f"before entry {number}: somebody has won a game that goes on")
    payoffs = state.payoffs()
    if not all(math.isfinite(payoff) for payoff in payoffs) or not math.isclose(sum(payoffs), 1):
        raise Broken(f"payoffs at the end are {payoffs}")
    if sorted(set(state.winners())) != list(state.winners()) or not state.winners():
        raise Broken(f"winners at the end are {state.winners()}")
    return 1


def commute(trace: Trace) -> int:
    """Simultaneous commits in any order give the same state."""
    cases = 0
    for number, state in trace.states():
        if len(state.acting) < 2:
            continue
        cases += 1
        random = trace.random(number)
        picks = [(seat, random.choice(state.legal(seat))) for seat in state.acting]
        ends = set()
        for order in (picks, picks[::-1], random.sample(picks, len(picks))):
            copy = state.clone()
            for seat, action in order:
                if action not in copy.legal(seat):
                    raise Broken(f"before entry {number}: what seat {seat} may choose depends on who was first")
                copy.apply(seat, action)
            ends.add(facts(copy))
        if len(ends) > 1:
            raise Broken(f"before entry {number}: the order of commits matters")
    return cases


def replay(trace: Trace) -> int:
    """The codes of the record, read back, rebuild every state."""
    game = trace.game
    state = trace.new()
    for number, entry in enumerate(trace.entries):
        seat, move = trace.moves[number]
        if seat == CHANCE:
            outcome = game.read_outcome(state, entry.code)
            if not isinstance(outcome, tuple) or game.outcome_code(state, outcome) != entry.code:
                raise Broken(f"entry {number}: {entry.code} does not parse back")
            make(state, seat, outcome)
        else:
            if game.action_of.get(entry.code) != move:
                raise Broken(f"entry {number}: {entry.code} does not parse back")
            make(state, seat, move)
        if facts(state) != trace.prints[number + 1]:
            raise Broken(f"entry {number}: {entry.code} replayed gives another state")
        reread(trace, number + 1, state)
    return len(trace.entries)


def reread(trace: Trace, number: int, state: State) -> None:
    """A state that prints as a line is the state of that line."""
    notation = trace.game.module("notation")
    if notation is None or not hasattr(notation, "read") or number not in trace.chosen[::4]:
        return
    written = notation.write(state)
    again = notation.read(written)
    if notation.write(again) != written or again.acting != state.acting:
        raise Broken(f"before entry {number}: the line {written!r} reads as another state")
    for seat in (*range(trace.seats), None):
        if trace.game.view(again, seat) != trace.game.view(state, seat):
            raise Broken(f"before entry {number}: the line {written!r} lacks what seat {seat} sees")


def told(state: State, seat: int, move: object) -> EventRecorder:
    """A move happens; what was told."""
    recorder = EventRecorder()
    if seat == CHANCE:
        assert isinstance(move, tuple)
        state.settle(move, recorder)
    else:
        assert isinstance(move, int)
        state.apply(seat, move, recorder)
    return recorder
