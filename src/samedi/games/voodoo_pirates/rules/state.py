"""Voodoo Pirates: a table of contents. Numbers in comments are those of RULES.md.

`fill_legal` says what a pirate may choose, `do_action` lets it happen, and `go_on` takes the game to the next question.
Each subject has a module: `rounds` (the course of a round), `barrels`, `actions`, `ritual`, `voyage` (a ship's own
move), `sea` (how ships move at all), `objects`, `broadside`, `cursed` (what Cursed Pirates do), `chance` and `scoring`.
"""

from typing import Any, Self

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import OVER, Action, Seat, Tell
from samedi.games.voodoo_pirates.codes import DO_CELL, DO_FIRE
from samedi.games.voodoo_pirates.components import MAELSTROM
from samedi.games.voodoo_pirates.phases import (
    BARREL,
    BOARD,
    CALLED,
    DONE,
    EXCESS,
    FACING,
    FIRE,
    FREE,
    GHOST_ANSWER,
    IDLE,
    JAX_CELL,
    JAXING,
    LANDING,
    MASK_PICK,
    MENU,
    OCTOPUS_ANSWER,
    PLACE,
    PLAN,
    PLANNING,
    REVEAL,
    RITUAL,
    SAIL,
    SEA_MAGIC,
    SECOND,
    SHOW,
    STARS_TO,
    SWAP,
    TAKE_ITEM,
    TAKING,
    TIX_MOVE,
)
from samedi.games.voodoo_pirates.rules import (
    actions,
    barrels,
    broadside,
    chance,
    cursed,
    objects,
    playout,
    ritual,
    rounds,
    scoring,
    voyage,
    worlds,
)
from samedi.games.voodoo_pirates.rules.table import Table

SPAN = 40.0  # points by which one can be ahead or behind, about


def within(share: float) -> float:
    return 0.0 if share < 0 else 1.0 if share > 1 else share


class VoodooPirates(Table):
    """A table of Voodoo Pirates."""

    def waiting(self, seat: Seat) -> bool:
        return seat < self.humans and self.plan[seat] < 0

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        ask = self.ask
        if ask == PLAN:  # rule 4.1
            rounds.fill_plan(self, seat, out)
        elif ask == MENU:  # rule 6.2
            rounds.fill_menu(self, seat, out)
        elif ask == FACING:  # rule 6.3
            rounds.fill_facing(out)
        elif ask == BARREL:  # rule 4.3
            barrels.fill_barrel(self, seat, out)
        elif ask == PLACE:  # rule 8.3
            ritual.fill_place(self, seat, out)
        elif ask == SAIL:  # rule 8.5
            voyage.fill_sail(self, seat, out)
        elif ask == BOARD:  # rule 10.2
            voyage.fill_board(self, seat, out)
        elif ask == SWAP:  # rule 10.3
            voyage.fill_swap(out)
        elif ask == LANDING:  # rule 11.2
            voyage.fill_landing(self, out)
        elif ask == TAKE_ITEM:  # rule 7.4
            actions.fill_take(self, seat, out)
        elif ask == JAX_CELL:  # rule 7.2
            actions.fill_cells(self, out)
        elif ask == GHOST_ANSWER:  # rule 13.4
            broadside.fill_ghost(self, seat, out)
        elif ask == FIRE:  # rule 13.1
            broadside.fill_fire(self, seat, out)
        elif ask == EXCESS:  # rule 11.3
            objects.fill_excess(self, seat, out)
        elif ask == STARS_TO:  # rule 4.5
            barrels.fill_stars(self, out)
        elif ask == SEA_MAGIC:  # rule 4.6
            barrels.fill_sea(self, out)
        elif ask == SECOND:  # rule 4.8
            barrels.fill_second(self, seat, out)
        elif ask == SHOW:  # rule 5.2
            rounds.fill_show(self, seat, out)
        elif ask == MASK_PICK:  # rule 12.4
            objects.fill_mask(self, out)
        elif ask == TIX_MOVE:  # rule 7.5
            voyage.fill_tix_move(self, seat, out)
        elif ask == OCTOPUS_ANSWER:  # rule 12.11
            objects.fill_octopus_answer(self, seat, out)
        else:  # rule 12.6
            objects.fill_wreck(self, out)

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        self.secret = self.ask == PLAN or self.ask == SECOND
        self.answer(seat, action, tell)
        self.go_on(tell)

    def answer(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """A choice happens; another question may follow at once."""
        ask = self.ask
        self.mover = FREE
        if ask == PLAN:
            rounds.play_plan(self, seat, action, tell)
        elif ask == MENU:
            rounds.play_menu(self, seat, action, tell)
        elif ask == FACING:
            rounds.play_facing(self, seat, action, tell)
        elif ask == BARREL:
            barrels.play_barrel(self, seat, action, tell)
        elif ask == PLACE:
            ritual.play_place(self, seat, action, tell)
        elif ask == SAIL:
            ritual.play_sail(self, seat, action, tell)
        elif ask == BOARD:
            voyage.play_board(self, seat, action, tell)
        elif ask == SWAP:
            voyage.play_swap(self, seat, action, tell)
        elif ask == LANDING:
            voyage.play_landing(self, seat, action, tell)
        elif ask == TAKE_ITEM:
            actions.play_take(self, seat, action, tell)
        elif ask == JAX_CELL:
            actions.take_cell(self, seat, action - DO_CELL + 1, tell)
        elif ask == GHOST_ANSWER:
            broadside.play_ghost(self, seat, action, tell)
        elif ask == FIRE:
            broadside.shoot(self, seat, self.on[action - DO_FIRE + 1], tell)
        elif ask == EXCESS:
            objects.play_excess(self, seat, action, tell)
        elif ask == STARS_TO:
            barrels.play_stars(self, seat, action, tell)
        elif ask == SEA_MAGIC:
            barrels.play_sea(self, seat, action, tell)
        elif ask == SECOND:
            barrels.play_second(self, seat, action, tell)
        elif ask == SHOW:
            rounds.play_show(self, seat, action, tell)
        elif ask == MASK_PICK:
            objects.play_mask(self, seat, action, tell)
        elif ask == TIX_MOVE:
            actions.play_tix_move(self, seat, action, tell)
        elif ask == OCTOPUS_ANSWER:
            objects.play_octopus_answer(self, seat, action, tell)
        else:
            objects.play_wreck(self, seat, action, tell)

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        chance.draw(self, rng, out)

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        self.mover = FREE
        chance.place(self, drawn, tell)
        self.go_on(tell)

    def go_on(self, tell: Tell | None) -> None:
        """On to the next question: what lies deepest comes first. Cursed Pirates answer by their rules (14)."""
        while self.mover == FREE or self.mover >= self.humans:
            if self.mover >= self.humans:
                self.answer(self.mover, cursed.answer(self, self.mover), tell)
            elif self.excess >= 0:
                self.ask, self.mover = EXCESS, self.excess
            elif self.sailor >= 0:
                voyage.go_on(self, tell)
            elif self.landings or self.in_use == MAELSTROM:
                voyage.go_on_landing(self, tell)
            elif self.tix_way >= 0:
                actions.go_on_tix(self, tell)
            elif self.job == IDLE:
                rounds.go_on(self, tell)
            elif self.job == RITUAL:
                ritual.go_on(self, tell)
            elif self.job == JAXING:
                actions.go_on_jax(self)
            elif self.job == TAKING:
                if self.caller < self.humans:
                    actions.go_on_take(self)
                else:
                    cursed.go_on_take(self, tell)
            elif self.job == CALLED:
                actions.go_on_tok(self, tell)
            else:
                cursed.go_on(self, tell)
        if tell is not None and self.mover == OVER:
            tell("counted", points=list(self.scores()), reveals=True)
            tell("over", winners=list(self.winners()))

    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    def winners(self) -> tuple[Seat, ...]:
        return scoring.winners(self)

    def public_observation(self) -> int:
        """Action cards lie face down until all are turned up; from then on they are part of everything."""
        shown = self.stage > REVEAL
        if shown or self.at_horizon():  # a new round begins: the last cards are known
            cards = 1
            for seat in range(self.seats):
                cards = 6 * cards + (self.plan[seat] if shown else self.last[seat]) + 1
            return cards
        return 0 if self.secret else -1

    def at_horizon(self) -> bool:
        """It dawns, and no pirate has chosen a card yet."""
        if self.stage != PLANNING:
            return False
        for seat in range(self.humans):
            if self.plan[seat] >= 0:
                return False
        return True

    def playout_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        return playout.playout_action(self, seat, rng, out)

    def evaluate(self, seat: Seat) -> float:
        """How far one is ahead of the others' average; at the end most of it is to have won."""
        if self.seats == 1:
            return 0.5 + (playout.standing(self, seat) if self.stage != DONE else self.scores()[seat]) / 100
        if self.stage == DONE:
            won = scoring.share(self, seat)
            return 0.7 * won + 0.3 * within(0.5 + playout.ahead(self, seat, True) / SPAN)
        return within(0.5 + playout.ahead(self, seat, True) / SPAN)

    def place_hidden(self, place: int, card: int) -> None:
        worlds.supposed(self, place, card)

    def copy_from(self, other: Any) -> None:
        self.copy(other)

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy(self)
        return twin
