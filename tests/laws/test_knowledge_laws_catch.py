"""The laws of what a seat may know catch the faults they are for."""

import dataclasses
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from samedi.core.errors import Because, Reason
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import Action, Seat, Tell
from samedi.core.worlds import Worlds
from samedi.games._template import GAME, hints
from samedi.games._template.rules import Candlelight
from samedi.games._template.view import View, view
from samedi.kit.deal import Deal
from tests.laws.faults import broken, with_state


def test_worlds_catches_a_world_that_forgets() -> None:
    def forgetful(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal) and isinstance(deal.template, Candlelight)
        deal.template.shown = deal.template.shown[:-1]
        return deal

    assert "worlds" in broken(dataclasses.replace(GAME, worlds=forgetful))


def test_worlds_catches_a_view_that_leaks() -> None:
    class Peek(View, frozen=True):
        peek: int = 0

    def leaky(state: Candlelight, seat: Seat | None) -> Peek:
        shown = {name: getattr(view(state, seat), name) for name in View.__struct_fields__}
        return Peek(**shown, peek=state.laid[0])

    assert "worlds" in broken(dataclasses.replace(GAME, view=leaky))


def test_worlds_catches_a_seat_with_two_views() -> None:
    def stale(public: View, state: Candlelight, seat: Seat) -> View:
        return msgspec.structs.replace(public, seat=seat)

    assert "two views that differ" in broken(dataclasses.replace(GAME, own_view=stale))["worlds"]


class Remembered:
    """The tables that were looked at, by the views that were taken of them: what nobody may know of a view."""

    def __init__(self) -> None:
        self.taken: list[tuple[View, Candlelight]] = []

    def view(self, state: Candlelight, seat: Seat | None) -> View:
        self.taken.append((view(state, seat), state))
        return self.taken[-1][0]

    def table(self, view: View) -> Candlelight | None:
        """The one behind this view, if it is one of those."""
        return next((state for seen, state in reversed(self.taken) if seen is view), None)

    def hidden(self, view: View) -> int:
        """Something of the table that differs between worlds."""
        table = self.table(view)
        return zlib.crc32(repr([sorted(hand) for hand in table.hands]).encode()) if table else 0


class Copies(Deal):
    """Always supposes the same world."""

    def shuffle(self, rng: Rng) -> None:
        super().shuffle(Rng(1))


class Prefers(Deal):
    """One time in three supposes its first world again: each comes up, one too often."""

    first: State | None = None

    def deal_into(self, state: State, rng: Rng) -> None:
        super().deal_into(state, rng)
        self.first = self.first or state.clone()
        if rng.below(3) == 0:
            state.copy_from(self.first)


@pytest.mark.parametrize("kind", [Copies, Prefers])
def test_variety_catches_worlds_that_are_not_equally_likely(kind: type[Deal]) -> None:
    def same(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal)
        rooms = [[deal.lies[i] for i in range(deal.count)].count(place) for place in range(deal.places)]
        return kind(deal.template, deal.cards[: deal.count], rooms, deal.may[: deal.count])

    assert "variety" in broken(dataclasses.replace(GAME, worlds=same), games=30)


def test_past_catches_forgotten_voids() -> None:
    game = find_game("little-devils")

    def careless(view: Any) -> Any:
        return game.worlds(msgspec.structs.replace(view, barred=((),) * view.seats))

    assert "past" in broken(dataclasses.replace(game, worlds=careless), seats=3)


def test_silence_catches_an_event_that_tells_too_much() -> None:
    class Chatty(Candlelight):
        def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
            super().do_action(seat, action, tell)
            if tell:
                tell("aside", seat, odd=action % 2)

    assert "silence" in broken(with_state(Chatty))


def test_silence_catches_a_refusal_that_tells_too_much() -> None:
    def telltale(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        reason = GAME.why_not(state, seat, action)
        return Reason("not-held", "3.1", {"card": sum(state.laid)}) if reason else None

    def plausible_actions(state: Candlelight, seat: Seat) -> list[Action]:
        return list(range(5))

    assert "silence" in broken(dataclasses.replace(GAME, why_not=telltale, plausible_actions=plausible_actions))


@pytest.mark.parametrize("latest", [False, True])
def test_silence_catches_a_search_in_the_true_world(latest: bool) -> None:
    """The one world that is supposed is the real one, so that no two differ: that it peeks is seen without any."""
    behind = Remembered()

    def true(view: View) -> Worlds:
        table = behind.taken[-1][1] if latest else behind.table(view)
        return Worlds(table.clone()) if table else GAME.worlds(view)

    assert "silence" in broken(dataclasses.replace(GAME, view=behind.view, worlds=true))


def test_silence_alone_catches_a_search_that_the_truth_sets_off() -> None:
    """Every world agrees with the view, and all are equally likely: only which of them come up is no accident."""
    behind = Remembered()

    class Omen(Deal):
        truth = 0

        def shuffle(self, rng: Rng) -> None:
            super().shuffle(Rng(rng.word() ^ self.truth))

    def omens(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal)
        rooms = [[deal.lies[i] for i in range(deal.count)].count(place) for place in range(deal.places)]
        omen = Omen(deal.template, deal.cards[: deal.count], rooms, deal.may[: deal.count])
        omen.truth = behind.hidden(view)
        return omen

    found = broken(dataclasses.replace(GAME, view=behind.view, worlds=omens))
    assert list(found) == ["silence"] and "what a bot does on seat" in found["silence"]


@pytest.mark.parametrize("ability", ["advise", "play", "because"])
def test_silence_alone_catches_a_hint_that_peeks(ability: str, monkeypatch: pytest.MonkeyPatch) -> None:
    behind = Remembered()

    def peek(view: View, legal: Sequence[Action], *_: object) -> Action:
        return legal[behind.hidden(view) % len(legal)]

    def tattle(view: View, action: Action) -> Because:
        return Because("only", {"odd": behind.hidden(view) % 2})

    peeking: Any = {ability: tattle if ability == "because" else peek}
    monkeypatch.setattr(hints, "HINTS", dataclasses.replace(hints.HINTS, **peeking))
    found = broken(dataclasses.replace(GAME, view=behind.view))
    assert list(found) == ["silence"] and "or a hint, tells worlds apart" in found["silence"]
