"""Large games with a planted fault that shows itself only where two rare things meet.

Each is a State whose choices go wrong as described. It does so compiled and plain: what the rules did is put right, or
wrong, after they did it.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.state import State
from samedi.core.types import Action, Seat, Tell
from samedi.games.baron_voodoo.codes import ACTIONS as BARON_CODES
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.voodoo_pirates.codes import ACTION, ACTIONS
from samedi.games.voodoo_pirates.components import MAGIC, MASK, SOULS
from samedi.games.voodoo_pirates.phases import BOARD, LANDING, OCTOPUS_ANSWER, SWAP
from samedi.games.voodoo_pirates.rules.state import VoodooPirates


def with_state(name: str, kind: type[Any]) -> Game:
    """A game with another State."""
    game = find_game(name)

    def new(seats: int, options: Mapping[str, Any]) -> State:
        state: State = kind(seats)
        state.copy_from(game.new(seats, options))
        return state

    return dataclasses.replace(game, new=new)


class LosesMagic(VoodooPirates):
    """There is one slot for the card in use: an Octopus takes that of Barrel Magic, which is nowhere then."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        magic = self.in_use == MAGIC and ACTIONS[action].startswith("octopus")
        super().do_action(seat, action, tell)
        if magic:
            self.in_use = -1


class LosesMask(VoodooPirates):
    """A Mask that was fetched by a Mask leaves the game."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        super().do_action(seat, action, tell)
        if action == ACTION["mask mask"]:
            self.held = changed(self.held, 16 * seat + MASK, -1)
            self.objects = changed(self.objects, seat, -1)


class LeavesSoul(VoodooPirates):
    """An Octopus that answers a Tok leaves the soul that it takes away."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        answers = self.ask == OCTOPUS_ANSWER and ACTIONS[action] != "pass" and self.called >= 0
        if answers:
            given = SOULS.index(ACTIONS[action].split()[1])
            self.souls = changed(self.souls, 5 * seat + given, 1)
            self.load = changed(self.load, seat, 1)
        super().do_action(seat, action, tell)


class LandsInJail(VoodooPirates):
    """A ship that others move lands even if its pirate is in jail."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        if self.jailed and ACTIONS[action].startswith(("tix", "use maelstrom")):
            jailed, lenient = self.jailed, VoodooPirates(self.seats)
            lenient.copy_from(self)
            lenient.jailed = 0
            lenient.do_action(seat, action, None)
            if lenient.ask == LANDING and lenient.mover >= 0 and jailed >> lenient.mover & 1:
                self.jailed = 0
                super().do_action(seat, action, tell)
                self.jailed = jailed
                return
        super().do_action(seat, action, tell)


class LeapsUnnoticed(VoodooPirates):
    """A ship that leaps onto another one goes on beyond it, and does not pass it."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        words = ACTIONS[action].split()
        onto = self.on[int(words[words.index("leap") + 1])] if "leap" in words else -1
        super().do_action(seat, action, tell)
        while onto >= 0 and self.sailor == seat and self.ask in (BOARD, SWAP):
            super().do_action(seat, ACTION["board none" if self.ask == BOARD else "no swap"], None)
        if onto >= 0 and self.sailor == seat:
            self.way_count = 0


class KeepsBaron(BaronVoodoo):
    """Baron Samedi stays where he was when a white die is stolen."""

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        baron = self.baron
        super().do_action(seat, action, tell)
        if BARON_CODES[action].startswith("steal"):
            self.baron = baron


def changed(values: Any, place: int, by: int) -> Any:
    """A list of a State with one value changed (reading one makes a copy)."""
    values[place] += by
    return values


PIRATES, BARON = "voodoo-pirates", "baron-voodoo"

MAGIC_LOST = with_state(PIRATES, LosesMagic)
FAULTS: dict[str, Game] = {
    "a Mask fetched by a Mask leaves the game": with_state(PIRATES, LosesMask),
    "an Octopus that answers a Tok leaves a soul too many": with_state(PIRATES, LeavesSoul),
    "a ship in jail lands": with_state(PIRATES, LandsInJail),
    "a leap over a ship is not noticed": with_state(PIRATES, LeapsUnnoticed),
    "Baron Samedi stays where he was when a white die is stolen": with_state(BARON, KeepsBaron),
}
