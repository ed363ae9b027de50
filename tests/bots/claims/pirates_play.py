"""Helpers for checks of Voodoo Pirates: play on a copy of the real table and listen to its events."""

from collections.abc import Callable
from typing import Any, NamedTuple

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates.codes import DO_DRAW_NONE, DO_PASS
from samedi.games.voodoo_pirates.components import VALUE
from samedi.games.voodoo_pirates.phases import DONE, IDLE, MENU, MOONLIGHT
from tests.bots.claims.said import Said

QUIET = (DO_PASS, DO_DRAW_NONE)
BEGUN = ("sailed", "starred")  # events of a ship that moves by its own choice


class Played(NamedTuple):
    """A table after some choices, and the events of those choices."""

    table: Any
    events: list[tuple[str, int | None, dict[str, Any]]]

    def tell(self, kind: str, seat: int | None = None, **data: Any) -> None:
        self.events.append((kind, seat, data))

    def end(self, seat: int) -> int:
        """The first space that the ship went to; -1 if none."""
        ends = [data["end"] for kind, who, data in self.events if kind in BEGUN and who == seat]
        return ends[0] if ends else -1

    def heard(self, kind: str, seat: int) -> list[dict[str, Any]]:
        return [data for each, who, data in self.events if each == kind and who == seat]


def play(table: Any, seat: int, action: int) -> Played:
    """Play codes on a copy of this table."""
    done = Played(table.clone(), [])
    go_on(done, seat, action)
    let_others_answer(done, seat)
    return done


def let_others_answer(done: Played, seat: int) -> None:
    """The victim of a Tix lands, and others answer a Tok: they take nothing and keep their souls."""
    table = done.table
    while (table.tix_way >= 0 or table.called >= 0) and table.mover != seat:
        if table.mover == CHANCE:
            table.settle(table.roll(Rng(1)), done.tell)
        else:
            legal = table.legal(table.mover)
            go_on(done, table.mover, next((action for action in legal if action in QUIET), legal[0]))


def go_on(done: Played, seat: int, action: int) -> None:
    done.table.apply(seat, action, done.tell)


def chosen(said: Said) -> Played:
    return play(said.state, said.seat, said.action)


def code_of(said: Said, action: int) -> str:
    return said.game.actions[action]


def until(said: Said, there: Callable[[Any], bool], rng: Rng, most: int = 60) -> Played:
    """Play on at random after the choice, until a table satisfies the condition or the limit is reached."""
    done, out = chosen(said), IntBuffer()
    for _ in range(most):
        table = done.table
        if there(table) or not table.acting:
            break
        if table.mover == CHANCE:
            table.settle(table.roll(rng), done.tell)
        else:
            seat = table.acting[0]
            go_on(done, seat, table.random_action(seat, rng, out))
    return done


def my_turn(said: Said, card: int) -> Any:
    """The table as if the seat had its turn now, with this card."""
    table = said.state.clone()
    table.plan = [card if seat == said.seat else plan for seat, plan in enumerate(table.plan)]
    table.stage, table.ask, table.job, table.mover = MOONLIGHT, MENU, IDLE, said.seat
    table.moon, table.turn, table.acted, table.winded = said.seat, 0, 0, 1
    table.jaxes = table.held_ritual = table.jailed = table.aim = 0
    return table


def moves(said: Said, table: Any, verb: str) -> list[int]:
    return [action for action in table.legal(said.seat) if code_of(said, action).split()[0] == verb]


def value(said: Said) -> int:
    """The value of the seat's space."""
    return VALUE[said.state.at[said.seat]]


def points(said: Said, table: Any) -> int:
    """The Voodoo Power of the seat if the game ended now."""
    ended = table.clone()
    ended.stage = DONE
    return int(ended.scores()[said.seat])


def drawn(said: Said, done: Played, rng: Rng) -> int:
    """The most souls that a ship can gain when chance and the seat have taken them."""
    table, most = done.table, done.table.load[said.seat]
    while (table.mover == CHANCE and table.taker == said.seat) or (table.mover == said.seat and table.job != IDLE):
        if table.mover == CHANCE:
            table.roll_and_settle(rng)
        else:
            cells = moves(said, table, "cell")
            if not cells:
                break
            table.apply(said.seat, cells[0])
        most = max(most, table.load[said.seat])
    return int(most - said.state.load[said.seat])
