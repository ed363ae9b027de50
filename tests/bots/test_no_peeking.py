"""Bots know only what their seat may know, and these tests catch a bot that peeks."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType
from typing import Any, get_type_hints
from zlib import crc32

import msgspec
import pytest

from samedi.arena.matches.match import MatchJob, play_deal
from samedi.bots import BOTS, Bot, Budget, find_bot
from samedi.bots.hint import BUDGET, find_options, hint
from samedi.bots.hints_bot import HintsBot, because
from samedi.bots.parallel_search import ParallelSearchBot, search_once
from samedi.bots.program_bot import ProgramBot
from samedi.bots.random_bot import RandomBot
from samedi.bots.search_bot import SearchBot
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, Action, Seat
from samedi.core.view import View as AnyView
from samedi.core.worlds import Worlds
from samedi.engine.session import Session
from samedi.games._template import GAME
from samedi.games._template.view import View, view
from samedi.laws.trace import line
from samedi.server.rooms.bot_pool import choose_in_worker, hint_in_worker
from tests.bots.test_bots import GAMES, TABLES

Make = Callable[[Game], Bot]
NAMES = ["zombie", "apprentice", "ismcts:30it", "pimc:30it"]
ASKED = (0, 1, 5, 12, 25, 45)  # of the questions with a choice, these are asked
SEED = 7
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))


def named(name: str) -> Make:
    return lambda game: find_bot(name, game, SEED)


def questions(game: Game, seats: int) -> Iterator[tuple[State, Seat]]:
    """Some questions of a random game: the state and the seat that is asked."""
    state, rng, number = game.new(seats, game.check_options(seats, {})), Rng(SEED), 0
    while state.acting and number <= ASKED[-1]:
        seat = state.acting[rng.below(len(state.acting))]
        if seat == CHANCE:
            state.roll_and_settle(rng)
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            if number in ASKED:
                yield state, seat
            number += 1
        state.apply(seat, legal[rng.below(len(legal))])


def chosen(make: Make, game: Game, state: State, seat: Seat) -> Action:
    """The choice of a new bot on this seat of this table."""
    return make(game).choose(game.view(state, seat), seat, state.legal(seat), Budget())


def keeps_silence(make: Make, game: Game, seats: int) -> int:
    """Check that a bot chooses the same in worlds that its seat cannot tell apart. Return how many of them differed."""
    others = 0
    for state, seat in questions(game, seats):
        worlds = game.worlds(game.view(state, seat))
        supposed = [worlds.draw(Rng(seed)) for seed in range(3)]
        others += sum(line(game, world) != line(game, state) for world in supposed)
        choices = {game.actions[chosen(make, game, world, seat)] for world in [state, *supposed]}
        assert len(choices) == 1, f"seat {seat} tells worlds apart: {choices}"
    return others


@pytest.mark.parametrize("name", NAMES)
@every_table
def test_in_worlds_that_a_seat_cannot_tell_apart_every_bot_chooses_the_same(game: Game, seats: int, name: str) -> None:
    others = keeps_silence(named(name), game, seats)
    hides = any(type(game.worlds(game.view(state, seat))) is not Worlds for state, seat in questions(game, seats))
    assert others > 2 if hides else others == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_choose_the_same_from_a_view_that_was_sent_as_text(game: Game, name: str) -> None:
    """A view made from text has no reference to anything else."""
    for state, seat in questions(game, game.seats[-1]):
        seen = game.view(state, seat)
        read = msgspec.json.decode(msgspec.json.encode(seen), type=type(seen))
        assert named(name)(game).choose(read, seat, state.legal(seat), Budget()) == chosen(
            named(name), game, state, seat
        )


class Peeker:
    """A bot that searches its caller for the table, and plays by what it finds there."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        state = self.peek(view)
        return legal[crc32(line(self.game, state).encode()) % len(legal)]

    def peek(self, view: Any) -> State:
        frame: FrameType | None = sys._getframe(2)
        while frame is not None:
            for value in frame.f_locals.values():
                if isinstance(value, State | Session):
                    return value if isinstance(value, State) else value.state
            frame = frame.f_back
        raise AssertionError("nothing to peek at")


class Glass(View, frozen=True):
    """A View that holds the whole table."""

    table: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glass) and self.hand == other.hand

    def __hash__(self) -> int:
        return hash(self.hand)


class Looker(Peeker):
    """A bot that looks through its View."""

    def peek(self, view: Any) -> State:
        state: State = view.table
        return state


def test_the_silence_law_catches_a_bot_that_peeks() -> None:
    for game in (find_game("little-devils"), find_game("voodoo-prince"), GAME):
        with pytest.raises(AssertionError, match="tells worlds apart"):
            keeps_silence(Peeker, game, 3)


def test_the_silence_law_catches_a_view_that_shows_the_table() -> None:
    def see_through(state: Any, seat: Seat | None) -> Glass:
        return Glass(**msgspec.structs.asdict(view(state, seat)), table=state)

    with pytest.raises(AssertionError, match="tells worlds apart"):
        keeps_silence(Looker, replace(GAME, view=see_through), 3)


class Poisoned(Session):
    """A table that cannot be read while a bot thinks."""

    asleep = False

    def __getattribute__(self, name: str) -> Any:
        if object.__getattribute__(self, "asleep"):
            raise PermissionError(f"somebody looked at {name} of the table")
        return super().__getattribute__(name)

    @contextmanager
    def closed(self) -> Iterator[None]:
        self.asleep = True
        try:
            yield
        finally:
            object.__setattr__(self, "asleep", False)


def play_poisoned(make: Make, game: Game, seats: int) -> int:
    """Bots begin a game at a table that they cannot read. Return how often they chose."""
    table = Poisoned(game, seats, seed=SEED)
    with table.closed():
        bots = [make(game) for _ in range(seats)]
    for number in range(12):
        if table.over:
            return number
        seat = table.acting[0]
        view, legal = table.view(seat), table.state.legal(seat)
        with table.closed():
            action = bots[seat].choose(view, seat, legal, Budget())
        table.submit(seat, game.actions[action])
    return 12


@pytest.mark.parametrize("name", NAMES)
@every_table
def test_no_bot_looks_at_the_table(game: Game, seats: int, name: str) -> None:
    assert play_poisoned(named(name), game, seats) >= 10


def test_the_poisoned_table_catches_a_bot_that_peeks() -> None:
    with pytest.raises(PermissionError, match=r"looked at .* of the table"):
        play_poisoned(Peeker, find_game("little-devils"), 3)


@pytest.mark.parametrize("name", [*NAMES, "houngan", "loa", "ismcts:2x30it", sys.executable])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_refuses_a_state_and_a_session_and_none(game: Game, name: str) -> None:
    state, seat = next(questions(game, game.seats[0]))
    table = Poisoned(game, game.seats[0], seed=SEED)
    with table.closed():
        for peeked in (state, table, None, "view", View):
            for legal in (state.legal(seat), state.legal(seat)[:1]):
                with pytest.raises(TypeError, match=f"a View, never a State .* this {type(peeked).__name__}$"):
                    find_bot(name, game).choose(peeked, seat, legal, Budget())  # type: ignore[arg-type]
                with pytest.raises(TypeError, match="a View, never a State"):
                    find_options(game, peeked, seat, legal, BUDGET)  # type: ignore[arg-type]


def test_mypy_refuses_everything_but_a_view() -> None:
    """mypy must refuse every line marked here: an unused mark is an error in `./dev check`."""
    table = Session(GAME, 3, seed=SEED)
    bots: list[Bot] = [kind(GAME) for kind in (RandomBot, HintsBot, SearchBot, ParallelSearchBot)]
    for bot in [*bots, ProgramBot(["./none"], GAME)]:
        with pytest.raises(TypeError):
            bot.choose(table.state, 0, (1, 2), Budget())  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            bot.choose(table, 0, (1, 2), Budget())  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            bot.choose(None, 0, (1, 2), Budget())  # type: ignore[arg-type]
    methods = (Bot.choose, ProgramBot.ask, SearchBot.think, ParallelSearchBot.found)
    for function in (*methods, search_once, find_options, hint, because, choose_in_worker, hint_in_worker):
        assert get_type_hints(function)["view"] is AnyView, function
    for bot in bots:
        assert get_type_hints(bot.choose)["view"] is AnyView, bot


@every_table
def test_every_game_shows_a_view(game: Game, seats: int) -> None:
    for state, seat in questions(game, seats):
        for viewer in (seat, None):
            seen = game.view(state, viewer)
            assert isinstance(seen, AnyView) and (seen.seat, seen.seats) == (viewer, seats)
            assert [*msgspec.json.decode(msgspec.json.encode(seen))][:2] == ["seat", "seats"]


def test_the_arena_gives_bots_only_views_and_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[Any, ...]] = []

    class Spy:
        def __init__(self, game: Game, seed: int = 0) -> None:
            handed.append((game.name, seed))

        def choose(self, view: Any, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view and view.seat == seat
            handed.append((type(view), type(seat), {*map(type, legal)}, type(budget)))
            return legal[0]

    monkeypatch.setitem(BOTS, "spy", Spy)
    results = play_deal(GAME, MatchJob(GAME.name, 3, {}, ("spy", "zombie"), "s", range(1)), 0)
    assert not any(result.faults for result in results)
    assert {each for each in map(repr, handed) if "View" in each} == {repr((View, int, {int}, Budget))}
    assert {len(each) for each in handed} == {2, 4}
