"""Each law catches the fault it is for: a fault is planted in a game, and that law, by name, breaks."""

import dataclasses
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from samedi import _compiled, laws
from samedi.core.errors import Reason
from samedi.core.registry import find_game
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Outcome, Seat, Tell
from samedi.games._template import GAME
from samedi.games._template.rules import HAND, Candlelight
from samedi.laws.record_laws import GivenGame, twin
from tests.laws.faults import broken, with_state

PYTHON = (sys.executable, "-c")


def test_the_template_breaks_no_law() -> None:
    assert broken(GAME) == {}


def test_every_law_is_planted_against() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [
        law for law in [*laws.LAWS, "twin"] if f'"{law}" in broken(' not in text and f"def test_{law}_" not in text
    ] == []


def test_clone_catches_a_shared_list() -> None:
    class Shares(Candlelight):
        def copy_from(self, other: Any) -> None:
            super().copy_from(other)
            self.candles = other.candles

    assert "clone" in broken(with_state(Shares))


def test_clone_catches_a_forgotten_field() -> None:
    class Forgets(Candlelight):
        def copy_from(self, other: Any) -> None:
            super().copy_from(other)
            self.candles = [0] * self.seats

    assert "is not like the original" in broken(with_state(Forgets))["clone"]


def test_replay_catches_hidden_randomness() -> None:
    class Lucky(Candlelight):
        luck = Rng(1)

        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            self.candles.sort(key=lambda _: self.luck.word())

    assert "replay" in broken(with_state(Lucky))


def test_replay_catches_a_code_that_does_not_parse_back() -> None:
    def read(state: Candlelight, code: str) -> Outcome | Reason:
        outcome = GAME.read_outcome(state, code)
        return outcome[::-1] if isinstance(outcome, tuple) else outcome

    assert "replay" in broken(dataclasses.replace(GAME, read_outcome=read))


def test_commute_catches_an_effect_of_order() -> None:
    class Hasty(Candlelight):
        def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
            if not any(self.laid):
                self.candles[seat] += 1
                self.candles[seat - 1] -= 1
            super().do_action(seat, action, tell)

    assert "commute" in broken(with_state(Hasty))


def test_quiet_catches_rules_that_depend_on_telling() -> None:
    class Vain(Candlelight):
        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            if tell:
                self.shown[-1] = tuple(reversed(self.shown[-1]))

    assert "quiet" in broken(with_state(Vain))


def test_conserved_catches_a_lost_card() -> None:
    class Loses(Candlelight):
        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            self.shown[-1] = self.shown[-1][:1] * self.seats

    assert "conserved" in broken(with_state(Loses))


def test_ends_catches_a_game_that_goes_on_for_ever() -> None:
    class Endless(Candlelight):
        def show(self, tell: Tell | None) -> None:
            laid = list(self.laid)
            super().show(tell)
            self.shown.pop()
            for seat, card in enumerate(laid):
                self.hands[seat].add(card)

    assert "the most that this game says" in broken(with_state(Endless))["ends"]


def test_ends_catches_a_choice_without_options() -> None:
    class Stuck(Candlelight):
        def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
            if len(self.shown) < HAND - 1:
                super().fill_legal(seat, out)

    assert "ends" in broken(with_state(Stuck))


def test_ends_catches_winners_of_a_running_game() -> None:
    class Eager(Candlelight):
        def winners(self) -> tuple[Seat, ...]:
            return tuple(seat for seat in range(self.seats) if self.candles[seat] == max(self.candles))

    assert "somebody has won" in broken(with_state(Eager))["ends"]


def test_ends_catches_playouts_that_pick_what_is_not_legal() -> None:
    class Wild(Candlelight):
        def random_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
            return min(self.hands[seat]) - 1

    assert "pick otherwise" in broken(with_state(Wild))["ends"]


def test_back_catches_undo_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    from samedi.engine.session import Session

    monkeypatch.setattr(Session, "why_not_back", lambda self, seat: None)
    assert "back was allowed" in broken(GAME, games=8)["back"]


def test_back_catches_undo_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    from samedi.engine.session import Session

    honest: Callable[..., Any] = Session._rebuild

    def careless(self: Session, *rest: Any) -> Any:
        line = honest(self, *rest)
        if isinstance(self.state, Candlelight):
            self.state.laid = [0] * self.seats
        return line

    monkeypatch.setattr(Session, "_rebuild", careless)
    assert "back" in broken(GAME, games=8)


def test_fair_catches_a_loaded_deal() -> None:
    class Loaded(Candlelight):
        calls = 0

        def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
            Loaded.calls += 1
            super().fill_outcome(Rng(Loaded.calls), out)

    assert "fair" in broken(with_state(Loaded))


@pytest.mark.skipif(_compiled.MODE != "compiled", reason="there is nothing to compare without compiled rules")
def test_twin_catches_drift_between_compiled_and_plain() -> None:
    """The plain half of the process pair is given a game that differs in one rule."""
    drift = (
        "import sys; import samedi.games.little_devils.rules as rules; rules.END = 60;"
        "from samedi.laws.plain_twin import main; main()"
    )
    game = find_game("little-devils")
    real = subprocess.run

    def drifted(call: list[str], **more: Any) -> Any:
        return real([*PYTHON, drift], **more)

    tables = [(3, game.check_options(3, {}))]
    with pytest.MonkeyPatch.context() as patch, pytest.raises(laws.Broken, match="play different games"):
        patch.setattr("samedi.laws.record_laws.subprocess.run", drifted)
        twin(game, tables, 2)
    assert twin(game, tables, 2) == 2


@pytest.mark.skipif(_compiled.MODE != "compiled", reason="there is nothing to compare without compiled rules")
def test_twin_catches_drift_in_a_given_game() -> None:
    """The plain half ends its game earlier, so it has no place for the rest of the given one."""
    drift = (
        "import sys; import samedi.games.little_devils.rules as rules; rules.END = 60;"
        "from samedi.laws.plain_twin import main; main()"
    )
    game = find_game("little-devils")
    real = subprocess.run
    trace = laws.Trace(game, 3, game.check_options(3, {}), 1)
    trace.play()
    given = [GivenGame(trace.seats, trace.options, trace.entries)]
    with pytest.MonkeyPatch.context() as patch, pytest.raises(laws.Broken, match=r"(?s)plain rules.*cannot follow"):
        patch.setattr("samedi.laws.record_laws.subprocess.run", lambda _, **more: real([*PYTHON, drift], **more))
        twin(game, [], 0, given)
    assert twin(game, [], 0, given) == 1
