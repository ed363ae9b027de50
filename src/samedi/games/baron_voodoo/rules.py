"""Baron Voodoo, in the order of play. Numbers in comments are those of RULES.md.

What lies on the table is in table.py; the powers of the Loas are in powers.py (what may be done) and loas.py (doing
it), captured dice in zones.py.
"""

from typing import Self

from samedi.core import dice
from samedi.core.names import OVER, Action, Seat, Tell
from samedi.core.rng import Ints, Rng
from samedi.games.baron_voodoo import box, loas, powers, table, zones
from samedi.games.baron_voodoo.box import (
    AFTER,
    AGAIN,
    BANK,
    BEFORE,
    CAPTURE,
    CHANGE,
    DONE,
    DRAFT,
    DRAFTED,
    DROP_MIDDLE,
    DROP_TOP,
    EFFECT,
    FACE,
    FACES,
    KINDS,
    NAMES,
    ORDER,
    PRINT,
    RANDOM,
    STEAL,
    SWAP,
    SWITCH,
    WITH,
)
from samedi.games.baron_voodoo.table import Table
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
BOARD = bits.pack(box.SPACES)
COLOUR_OF = list(box.COLOUR_OF)
FILLED = list(box.FILLED)  # spaces that get a die, as one reads the board
FILLED_BY = [0] * 48  # and the die that each gets: of its colour, in that order
for colour in range(5):
    for number, die in enumerate(box.DICE_OF[colour]):
        FILLED_BY[[at for at in range(48) if box.SPACE_COLOUR[FILLED[at]] == colour][number]] = die
SPACE_COLOUR = [box.SPACE_COLOUR.get(space, -1) for space in range(56)]
SPACES = list(box.SPACES)
STARTS = [start for start, _ in box.JUMPS]
STEPS = [step for _, step in box.JUMPS]
JUMPED = [-1] * (56 * 4)  # the action of a jump, by space and direction
for number, (space, step) in enumerate(box.JUMPS):
    JUMPED[4 * space + list(box.DIRECTIONS.values()).index(step)] = box.FIRST["capture"] + number

PASS, FACED, JUMP, CHANGED, STOLEN = (box.FIRST[name] for name in ("pass", "face", "capture", "change", "steal"))
SWITCHED, WITHED, BUY, SCORE, PUT = (box.FIRST[name] for name in ("switch", "with", "again", "score", "put"))
DRAFTS = box.FIRST["draft"]
ALL = 4096  # more than there are actions


class BaronVoodoo(Table):
    """A table of Baron Voodoo."""

    # ---- setting up ----

    def draw(self, rng: Rng, out: Ints) -> None:
        """48 dice are rolled: in reading order of the board, or by colour and face into a pool (rules 2.5, 2.6)."""
        for _ in range(48):
            out.add(dice.below(rng, 6))
        if self.filling == DRAFTED:
            for die in range(1, 48):
                at = die
                while at > 0 and COLOUR_OF[at - 1] == COLOUR_OF[at] and out.at[at - 1] > out.at[at]:
                    out.at[at - 1], out.at[at] = out.at[at], out.at[at - 1]
                    at -= 1

    def place(self, drawn: Ints, tell: Tell | None) -> None:
        if self.filling == DRAFTED:
            for die in range(48):
                self.face[die] = drawn.at[die]
                self.pool |= ONE << die
            self.phase, self.mover = DRAFT, 0
            if tell is not None:
                tell("pooled")
        else:
            for at in range(48):
                self.face[FILLED_BY[at]] = drawn.at[at]
                table.put_top(self, FILLED[at], FILLED_BY[at])
            if tell is not None:
                tell("filled")
            self.begin(0, tell)

    def draft(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """A die of the pool goes to a space of its colour (rule 2.6)."""
        at, face = (action - DRAFTS) // 6, (action - DRAFTS) % 6
        space = SPACES[at if at < 24 else at + 1]
        die = table.die_of(self, self.pool, SPACE_COLOUR[space] * 6 + face)
        self.pool &= ~(ONE << die)
        table.put_top(self, space, die)
        if tell is not None:
            tell("drafted", seat, die=KINDS[table.kind_of(self, die)], space=NAMES[space])
        if self.pool:
            self.mover = 0 if seat + 1 == self.seats else seat + 1
        else:
            self.begin(0, tell)

    # ---- a turn ----

    def begin(self, seat: Seat, tell: Tell | None) -> None:
        """A turn begins, or is lost by whoever is stuck (rules 3.2, 8.2)."""
        if not self.extra and self.guard >> seat & 1:
            self.guard &= ~(1 << seat)
            if tell is not None:
                tell("unguarded", seat)
        lively = powers.any_power(self, seat, False)
        if lively or table.can_capture(self, seat):
            self.mover = seat
            self.phase = BEFORE if lively else CAPTURE  # rule 3.1
        else:
            self.lose_turn(seat, tell)

    def lose_turn(self, seat: Seat, tell: Tell | None) -> None:
        """Who is stuck passes, and brings the end about (rule 8.2)."""
        if tell is not None:
            tell("stuck", seat)
        if self.ended_by < 0:
            self.ended_by = seat
        self.extra = False
        if seat + 1 < self.seats:
            self.begin(seat + 1, tell)
        else:
            self.finish_round(tell)

    def finish_turn(self, seat: Seat, tell: Tell | None) -> None:
        """The next turn begins: a bought one, or that of the next seat (rules 3.11, 8.1, 8.3)."""
        if self.ended_by < 0 and self.score[table.owner_of(self, seat)] >= self.target:
            self.ended_by = seat
            if tell is not None:
                tell("reached", seat, points=self.score[table.owner_of(self, seat)])
        again = self.bought and not self.extra
        self.clear_turn()
        self.extra = again
        if again:
            if tell is not None:
                tell("extra", seat)
            self.begin(seat, tell)
        elif seat + 1 < self.seats:
            self.begin(seat + 1, tell)
        else:
            self.finish_round(tell)

    def finish_round(self, tell: Tell | None) -> None:
        """All have had as many turns: the game ends, or a round begins (rule 8.3)."""
        if self.ended_by < 0:
            self.round += 1
            self.begin(0, tell)
        else:
            self.count_up(tell)

    def count_up(self, tell: Tell | None) -> None:
        """Last combos, then majorities (rules 8.4 to 8.6)."""
        zones.last_combos(self, tell)
        zones.majorities(self, tell)
        self.phase, self.mover = DONE, OVER
        if tell is not None:
            tell("over", winners=list(self.winners()), scores=list(self.scores()))

    def fill(self, seat: Seat, out: Ints) -> None:
        phase = self.phase
        if phase == BANK:
            zones.fill_bank(self, seat, out)
        elif phase == CAPTURE:
            self.fill_captures(seat, out)
        elif phase == BEFORE:
            if table.can_capture(self, seat):  # rule 3.4
                out.add(PASS)
            powers.fill_powers(self, seat, False, ALL, out)
        elif phase == AFTER:
            out.add(PASS)
            powers.fill_powers(self, seat, True, ALL, out)
        elif phase == FACE:
            out.add(PASS)
            for face in range(6):  # rule 4.6
                if face != self.face[self.captured]:
                    out.add(FACED + face)
        elif phase == EFFECT:
            out.add(PASS)
            zones.fill_effect(self, seat, out)
        elif phase == AGAIN:
            out.add(PASS)
            out.add(BUY)
        elif phase == WITH:
            zones.fill_with(self, out)
        elif phase == SWAP:
            powers.fill_swaps(self, seat, out)
        elif phase in (DROP_TOP, DROP_MIDDLE):
            powers.fill_drops(self, seat, out)
        elif phase == ORDER:
            powers.fill_turns(self, seat, out)
        elif phase == DRAFT:
            self.fill_draft(out)

    def fill_draft(self, out: Ints) -> None:
        """Each kind of the pool on each empty space of its colour (rule 2.6)."""
        kinds = table.kinds_in(self, self.pool)
        for at in range(48):
            space = SPACES[at if at < 24 else at + 1]
            if not self.occupied >> space & 1:
                faces = kinds >> 6 * SPACE_COLOUR[space] & 63
                bits.offer(DRAFTS + 6 * at, faces, out)

    def fill_captures(self, seat: Seat, out: Ints) -> None:
        """Every capture, space by space (rules 4.1 to 4.3)."""
        mine = self.top[self.loa[seat]]
        victims = table.victims_of(self, seat)
        free = BOARD & ~self.full
        north = mine & (victims >> 8) & (free >> 16)
        east = mine & (victims >> 1) & (free >> 2)
        south = mine & (victims << 8) & (free << 16)
        west = mine & (victims << 1) & (free << 2)
        mine = north | east | south | west
        while mine:
            space = bits.lowest(mine)
            mine &= mine - 1
            if north >> space & 1:
                out.add(JUMPED[4 * space])
            if east >> space & 1:
                out.add(JUMPED[4 * space + 1])
            if south >> space & 1:
                out.add(JUMPED[4 * space + 2])
            if west >> space & 1:
                out.add(JUMPED[4 * space + 3])

    def play(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        phase = self.phase
        if phase == BANK:
            self.play_bank(seat, action, tell)
        elif phase == CAPTURE:
            self.capture(seat, action - JUMP, tell)
        elif phase in (BEFORE, AFTER):
            self.play_power(seat, action, tell)
        elif phase == FACE:
            self.turn_die(seat, action, tell)
        elif phase == EFFECT:
            self.play_effect(seat, action, tell)
        elif phase == AGAIN:
            self.buy(seat, action, tell)
        elif phase == WITH:
            zones.switch(self, seat, (action - WITHED) // 30, (action - WITHED) % 30, tell)
            self.source = -1
            self.offer_again(seat)
        elif phase == DRAFT:
            self.draft(seat, action, tell)
        elif loas.go_on(self, seat, action, tell):
            self.end_power(seat, tell)

    # ---- a power, before the capture or at the end ----

    def play_power(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """A Loa's power is begun, or not used (rules 3.3, 5.1)."""
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

    # ---- the capture and what follows ----

    def capture(self, seat: Seat, jump: int, tell: Tell | None) -> None:
        """A die of the own colour jumps over another, which is captured (rules 4.1 to 4.5)."""
        start, over, end = STARTS[jump], STARTS[jump] + STEPS[jump], STARTS[jump] + 2 * STEPS[jump]
        die = table.take_top(self, over)
        powers.carry(self, start, end)
        self.cz[table.owner_of(self, seat)] |= ONE << die
        self.captured = die
        if tell is not None:
            kind = KINDS[table.kind_of(self, die)]
            tell("captured", seat, die=kind, start=NAMES[start], over=NAMES[over], end=NAMES[end])
        if COLOUR_OF[die] == self.loa[seat] and self.reserve > 0:  # rule 4.5
            table.gain(self, seat)
            if tell is not None:
                tell("bonus", seat)
        if self.offerings[table.owner_of(self, seat)] > 0:
            self.phase = FACE
        else:
            self.offer_effect(seat)

    def turn_die(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Pay to turn the captured die to another face (rule 4.6)."""
        if action != PASS:
            table.pay(self, seat, 1)
            if tell is not None:
                kind = KINDS[table.kind_of(self, self.captured)]
                tell("turned", seat, die=kind, face=FACES[action - FACED])
            self.face[self.captured] = action - FACED
        self.offer_effect(seat)

    def offer_effect(self, seat: Seat) -> None:
        if zones.has_effect(self, seat):
            self.phase = EFFECT
        else:
            self.offer_again(seat)

    def play_effect(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """The captured die does what its face says, or nothing (rules 6.1 to 6.6)."""
        face = self.face[self.captured]
        if action == PASS:
            self.offer_again(seat)
        elif face == SWITCH:
            self.source = action - SWITCHED
            self.phase = WITH
        else:
            if face == CHANGE:
                zones.change(self, seat, (action - CHANGED) // 5, (action - CHANGED) % 5, tell)
            elif face == STEAL:
                zones.steal(self, seat, (action - STOLEN) // 30, (action - STOLEN) % 30, tell)
            else:
                zones.use(self, seat, face, tell)
            self.offer_again(seat)

    def offer_again(self, seat: Seat) -> None:
        self.captured = -1
        if self.offerings[table.owner_of(self, seat)] > 1 and not self.extra:
            self.phase = AGAIN
        else:
            self.phase = BANK

    def buy(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Two offerings for another turn (rule 3.11)."""
        if action == BUY:
            table.pay(self, seat, 2)
            self.bought = True
            if tell is not None:
                tell("bought", seat)
        self.phase = BANK

    def play_bank(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Dice are laid together, scored, or left (rules 7.4 to 7.7)."""
        owner = table.owner_of(self, seat)
        if action >= PUT:
            die = table.die_of(self, self.cz[owner] & ~self.chosen, action - PUT)
            self.chosen |= ONE << die
            if tell is not None:
                tell("put", seat, die=KINDS[action - PUT])
        elif action == SCORE:
            zones.bank(self, seat, tell)
            if not self.cz[owner]:
                self.end_bank(seat, tell)
        else:
            self.end_bank(seat, tell)

    def end_bank(self, seat: Seat, tell: Tell | None) -> None:
        """A power not used before the capture may be used now (rule 3.10)."""
        if not self.power_used and powers.any_power(self, seat, True):
            self.phase = AFTER
        else:
            self.finish_turn(seat, tell)

    # ---- the end ----

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[table.owner_of(self, seat)] for seat in range(self.seats)])

    def winners(self) -> tuple[Seat, ...]:
        """Most points; of equals the one met first clockwise from whoever brought the end about (rules 8.7, 8.8)."""
        if self.phase != DONE:
            return ()
        scores = self.scores()
        order = [(self.ended_by + step) % self.seats for step in range(self.seats)]
        first = next(iter([seat for seat in order if scores[seat] == max(scores)]))
        return tuple([seat for seat in range(self.seats) if table.owner_of(self, seat) == table.owner_of(self, first)])

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy(self)
        return twin


def opened(seats: int, loas: str, filling: str, *, team: bool = False, white: bool = False) -> BaronVoodoo:
    """A new table: Loas by seat as letters of their colours, and how the board is filled (rules 2.1 to 2.8)."""
    state = BaronVoodoo(seats)
    state.team, state.white = team, white
    state.loa = [box.COLOURS.index(letter) for letter in loas] + [-1] * (4 - seats)
    state.filling = {"random": RANDOM, "draft": DRAFTED}.get(filling, PRINT)
    state.share_out()
    if state.filling == PRINT:
        drawn = Ints()
        faces = box.BALANCED if filling == "balanced" else box.CHAOS
        drawn.fill(tuple(FACES.index(face) for face in faces if face in FACES))
        state.place(drawn, None)
    return state
