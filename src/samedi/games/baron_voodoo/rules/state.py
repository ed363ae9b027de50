"""Baron Voodoo, in the order of play. Numbers in comments are those of RULES.md.

The fields of the table are in board.py. Each part of the game has a module: filling the board, capturing, the powers of
the Loas (powers.py says which are legal, loas.py carries them out), captured dice (zones.py), combos and the final
count (combos.py).
"""

from typing import Self

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import OVER, Action, Seat, Tell
from samedi.games.baron_voodoo import codes
from samedi.games.baron_voodoo.components import DRAFTED, SWITCH
from samedi.games.baron_voodoo.phases import AFTER, AGAIN, BANK, BEFORE, CAPTURE, DONE, DRAFT, EFFECT, FACE, WITH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import capturing, combos, filling, loas, playout, powers, zones
from samedi.games.baron_voodoo.rules.board import Board

PASS, FIRST_FACE, FIRST_CAPTURE, FIRST_SWITCH = (codes.FIRST[name] for name in ("pass", "face", "capture", "switch"))
FIRST_WITH, BUY, SCORE, FIRST_PUT = (codes.FIRST[name] for name in ("with", "again", "score", "put"))
NO_LIMIT = 4096  # more than there are actions
POINT_SPAN = 16.0  # about the largest lead or deficit, in points


class BaronVoodoo(Board):
    """A table of Baron Voodoo."""

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        """Roll 48 dice, onto the board or into a pool (rules 2.5, 2.6)."""
        filling.roll(rng, out)
        if self.filling == DRAFTED:
            filling.sort_pool(out)

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        if self.filling == DRAFTED:
            filling.fill_pool(self, drawn)
            self.phase, self.mover = DRAFT, 0
            if tell is not None:
                tell("pooled")
        else:
            filling.fill_board(self, drawn)
            if tell is not None:
                tell("filled")
            self.begin(0, tell)

    def draft(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Draft a die; the seats take turns until the pool is empty (rule 2.6)."""
        filling.draft(self, seat, action, tell)
        if self.pool:
            self.mover = 0 if seat + 1 == self.seats else seat + 1
        else:
            self.begin(0, tell)

    def begin(self, seat: Seat, tell: Tell | None) -> None:
        """Begin a turn; a seat that is stuck loses it (rules 3.2, 8.2)."""
        if not self.extra and self.guard >> seat & 1:
            self.guard &= ~(1 << seat)
            if tell is not None:
                tell("unguarded", seat)
        has_power = powers.any_power(self, seat, False)
        if has_power or on.can_capture(self, seat):
            self.mover = seat
            self.phase = BEFORE if has_power else CAPTURE  # rule 3.1
        else:
            self.lose_turn(seat, tell)

    def lose_turn(self, seat: Seat, tell: Tell | None) -> None:
        """Pass for a seat that is stuck; that brings the end about (rule 8.2)."""
        if tell is not None:
            tell("stuck", seat)
        if self.ended_by < 0:
            self.ended_by = seat
        self.extra = False
        self.pass_on(seat, tell)

    def finish_turn(self, seat: Seat, tell: Tell | None) -> None:
        """Begin the next turn: a bought one, or that of the next seat (rules 3.11, 8.1, 8.3)."""
        if self.ended_by < 0 and self.score[on.owner_of(self, seat)] >= self.target:
            self.ended_by = seat
            if tell is not None:
                tell("reached", seat, points=self.score[on.owner_of(self, seat)])
        again = self.bought and not self.extra
        self.clear_turn()
        self.extra = again
        if again:
            if tell is not None:
                tell("extra", seat)
            self.begin(seat, tell)
        else:
            self.pass_on(seat, tell)

    def pass_on(self, seat: Seat, tell: Tell | None) -> None:
        """Begin the turn of the next seat; after the last seat begin a round or end the game (rule 8.3)."""
        if seat + 1 < self.seats:
            self.begin(seat + 1, tell)
        elif self.ended_by < 0:
            self.round += 1
            self.begin(0, tell)
        else:
            self.count_up(tell)

    def count_up(self, tell: Tell | None) -> None:
        """Count the last combos, then the majorities (rules 8.4 to 8.6)."""
        combos.last_combos(self, tell)
        combos.majorities(self, tell)
        self.phase, self.mover = DONE, OVER
        if tell is not None:
            tell("over", winners=list(self.winners()), scores=list(self.scores()))

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        phase = self.phase
        if phase == BANK:
            combos.fill_bank(self, seat, out)
        elif phase == CAPTURE:
            capturing.fill_captures(self, seat, out)
        elif phase == BEFORE:
            if on.can_capture(self, seat):  # rule 3.4
                out.add(PASS)
            powers.fill_powers(self, seat, False, NO_LIMIT, out)
        elif phase == AFTER:
            out.add(PASS)
            powers.fill_powers(self, seat, True, NO_LIMIT, out)
        elif phase == FACE:
            out.add(PASS)
            capturing.fill_faces(self, out)
        elif phase == EFFECT:
            out.add(PASS)
            zones.fill_effect(self, seat, out)
        elif phase == AGAIN:
            out.add(PASS)
            out.add(BUY)
        elif phase == WITH:
            zones.fill_with(self, out)
        elif phase == DRAFT:
            filling.fill_draft(self, out)
        else:
            powers.fill_steps(self, seat, out)

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        phase = self.phase
        if phase == BANK:
            self.play_bank(seat, action, tell)
        elif phase == CAPTURE:
            self.capture(seat, action - FIRST_CAPTURE, tell)
        elif phase in (BEFORE, AFTER):
            self.play_power(seat, action, tell)
        elif phase == FACE:
            if action != PASS:
                capturing.turn_die(self, seat, action - FIRST_FACE, tell)
            self.offer_effect(seat)
        elif phase == EFFECT:
            self.play_effect(seat, action, tell)
        elif phase == AGAIN:
            self.buy(seat, action, tell)
        elif phase == WITH:
            zones.switch(self, seat, (action - FIRST_WITH) // 30, (action - FIRST_WITH) % 30, tell)
            self.offer_again(seat)
        elif phase == DRAFT:
            self.draft(seat, action, tell)
        elif loas.take_step(self, seat, action, tell):
            self.end_power(seat, tell)

    def play_power(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Begin a power, or use none (rules 3.3, 5.1)."""
        self.late = self.phase == AFTER
        if action == PASS or loas.call(self, seat, action, tell):
            self.end_power(seat, tell)

    def end_power(self, seat: Seat, tell: Tell | None) -> None:
        late = self.late
        self.source = self.dropped = -1
        self.late = False
        if late:
            self.finish_turn(seat, tell)
        else:
            self.phase = CAPTURE

    def capture(self, seat: Seat, jump: int, tell: Tell | None) -> None:
        """Capture a die, which may then be turned for an offering (rules 3.5, 3.6)."""
        capturing.capture(self, seat, jump, tell)
        if self.offerings[on.owner_of(self, seat)] > 0:
            self.phase = FACE
        else:
            self.offer_effect(seat)

    def offer_effect(self, seat: Seat) -> None:
        if zones.has_effect(self, seat):
            self.phase = EFFECT
        else:
            self.offer_again(seat)

    def play_effect(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Use the effect of the captured die, or not (rules 4.7, 6.1 to 6.6)."""
        if action != PASS and self.face[self.captured] == SWITCH:
            self.source = action - FIRST_SWITCH
            self.phase = WITH
        else:
            if action != PASS:
                zones.take_effect(self, seat, action, tell)
            self.offer_again(seat)

    def offer_again(self, seat: Seat) -> None:
        self.captured = self.source = -1
        can_pay = self.offerings[on.owner_of(self, seat)] > 1
        self.phase = AGAIN if can_pay and not self.extra else BANK  # rule 3.8

    def buy(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Buy another turn for two offerings, or not (rule 3.11)."""
        if action == BUY:
            on.pay(self, seat, 2)
            self.bought = True
            if tell is not None:
                tell("bought", seat)
        self.phase = BANK

    def play_bank(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Choose a die, score the chosen dice, or send no more (rules 7.4 to 7.7)."""
        if action >= FIRST_PUT:
            combos.choose(self, seat, action - FIRST_PUT, tell)
        elif action != SCORE or combos.bank(self, seat, tell):
            self.end_bank(seat, tell)

    def end_bank(self, seat: Seat, tell: Tell | None) -> None:
        """Offer a power if none was used before the capture (rule 3.10)."""
        if not self.power_used and powers.any_power(self, seat, True):
            self.phase = AFTER
        else:
            self.finish_turn(seat, tell)

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[on.owner_of(self, seat)] for seat in range(self.seats)])

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that win; of equals the first from the seat that ended the game (rules 8.7, 8.8)."""
        if self.phase != DONE:
            return ()
        scores = self.scores()
        order = [(self.ended_by + step) % self.seats for step in range(self.seats)]
        best = [seat for seat in order if scores[seat] == max(scores)]
        team = on.owner_of(self, best[0])
        return tuple([seat for seat in range(self.seats) if on.owner_of(self, seat) == team])

    def playout_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        return playout.playout_action(self, seat, rng, out)

    def at_horizon(self) -> bool:
        """Tell whether a round begins. (A round in which the first seat has no power to choose is skipped.)"""
        return self.mover == 0 and self.phase == BEFORE and not self.extra

    def evaluate(self, seat: Seat) -> float:
        """Return a seat's chance to win; at the end mostly whether it has won, and a little its lead."""
        own, many = on.owner_of(self, seat), on.owners(self)
        if self.phase != DONE:
            return playout.win_chance(self, own)
        ahead = 0.0
        for owner in range(many):
            ahead += self.score[owner] if owner == own else -self.score[owner] / (many - 1)
        ahead = 0.5 + ahead / POINT_SPAN
        ahead = 0.0 if ahead < 0 else 1.0 if ahead > 1 else ahead
        return 0.1 * ahead + (0.9 if seat in self.winners() else 0.0)

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy(self)
        return twin
