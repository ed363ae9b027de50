"""One table: a Session owns the State, checks what is submitted, and keeps the log.

The State knows which actions are legal, the game knows why others are not, and the stream of the table rolls chance.
The log is the game: an undo replays the lines that still count, and `record()` rebuilds the same table anywhere.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Literal

from samedi.core.errors import NotLegal, NotYourTurn, OutOfDate, Reason, Refused
from samedi.core.events import Entry, Event, EventRecorder
from samedi.core.game import Game
from samedi.core.offer import Offer, offer_of
from samedi.core.options import Value
from samedi.core.registry import find_game
from samedi.core.types import CHANCE, Action, Outcome, Seat
from samedi.core.words import words
from samedi.engine.checkpoints import Checkpoints
from samedi.engine.fairness import ShuffleSeed, new_shuffle_seed, seed_from_text
from samedi.engine.log import SEAT_CODES, TABLE, LogLine, StandingLines, compact, entry_of
from samedi.engine.record import Record, to_dict

PASS = "pass"  # the code of every game for doing nothing


class Session:
    """A table at which one game is played."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        seed: str | int | ShuffleSeed | None = None,
        deals: Iterable[str] = (),
    ) -> None:
        """Open a table and deal. Without `version` it plays by the game's present one."""
        if not isinstance(seed, ShuffleSeed):
            seed = new_shuffle_seed() if seed is None else seed_from_text(seed)
        self._open(game, seats, options or {}, version)
        self.stream = seed.stream()
        self.deals = list(deals)  # given chance outcomes, used before those of the stream
        self.shuffle_seed: ShuffleSeed | None = None if self.deals else seed
        self.run_chance()

    @classmethod
    def before_chance(
        cls, game: str | Game, seats: int, options: Mapping[str, Any], version: int, shuffle_seed: ShuffleSeed | None
    ) -> "Session":
        """Open a table before its first entry, chance included."""
        session = cls.__new__(cls)
        session._open(game, seats, options, version)
        session.stream = (shuffle_seed or new_shuffle_seed()).stream()
        session.deals = []
        session.shuffle_seed = shuffle_seed
        return session

    def _open(self, game: str | Game, seats: int, options: Mapping[str, Any], version: int | None) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.version = self.game.version if version is None else self.game.check_version(version)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(self.seats, options, self.version)
        self.state = self.game.new(self.seats, self.options)
        self.log: list[LogLine] = []
        self.standing = StandingLines()
        self._checkpoints = Checkpoints()
        self.ended: Literal["agreed", "abandoned"] | None = None
        self._questions: list[tuple[tuple[Action, ...], int]] = [((), 0)] * self.seats
        self._number_questions()

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that must choose now; () when the game is over."""
        return () if self.ended else self.state.acting

    @property
    def over(self) -> bool:
        return self.ended is not None or not self.state.acting

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.state.winners()

    @property
    def chosen_options(self) -> dict[str, Value]:
        """The options that open such a table again: not defaults, and not fixed by the version."""
        return self.game.chosen_options(self.options, self.version)

    def choices(self, seat: Seat) -> list[str]:
        """Return the legal codes of a seat."""
        self._check_seat(seat)
        return [] if self.ended else [self.game.actions[action] for action in self.state.legal(seat)]

    def must_pass(self, seat: Seat) -> bool:
        """Tell whether `pass` is the only legal action of a seat.

        The seat is asked all the same: skipping the question would reveal that it has no choice. A server or terminal
        answers for the player after a moment.
        """
        self._check_seat(seat)
        legal = () if self.ended else self.state.legal(seat)
        return len(legal) == 1 and self.game.actions[legal[0]] == PASS

    def offer(self, seat: Seat | None) -> Offer:
        """Return what a seat is asked, and why other plausible actions are illegal; empty for a spectator."""
        if seat is None or self.over or self.acting == (CHANCE,):
            return Offer()
        can_go_back = self._just_acted(seat) and self.why_not_back(seat) is None
        if not can_go_back and not self.state.legal(seat):
            return Offer()
        return offer_of(self.game, self.state, seat, can_go_back=can_go_back)

    def _just_acted(self, seat: Seat) -> bool:
        """Tell whether `back` can be legal: the latest entry is this seat's or face-down, or took back another."""
        line = self.log[-1] if self.log else None
        return line is not None and (
            line.move is None or line.face_down or line.undone or line.entry.seat == SEAT_CODES[seat]
        )

    def question_number(self, seat: Seat) -> int:
        """Return the number of a seat's question: it changes only when that seat's own choices change."""
        self._check_seat(seat)
        return self._questions[seat][1]

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat (None: a spectator) may know: the game's own View, whose fields callers may read."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Event]]:
        """Return the events that a seat may know from entry number `since` on, each with the number of its entry."""
        return [
            (number, event)
            for number in range(since, len(self.log))
            for event in self.log[number].events
            if event.seen(seat)
        ]

    def snapshot(self) -> "Session":
        """Return a copy that keeps the table as it is now."""
        kept = copy(self)
        kept.state, kept.log, kept._questions = self.state.clone(), self.log.copy(), self._questions.copy()
        kept.standing, kept._checkpoints = self.standing.copy(), Checkpoints()
        return kept

    def submit(self, seat: Seat, code: str, at: int | None = None, *, chance: bool = True) -> list[LogLine]:
        """Perform a seat's choice. Return the new lines of the log, chance that followed included; raise Refused.

        With `chance=False` the caller calls `run_chance` later, and can look at the table before chance changes it.
        """
        self._check_seat(seat)
        self.run_chance()
        if code == "back":
            return [self.back(seat)]
        if at is not None and at != self.question_number(seat):
            raise self._refusal(OutOfDate, Reason("out-of-date"))
        action = self._legal_action(seat, code)
        start = len(self.log)
        self._move(entry_of(self.game, seat, action), seat, action)
        if chance:
            self.run_chance()
        return self.log[start:]

    def why_not(self, seat: Seat, code: str) -> Reason | None:
        """Return why a seat may not do this now; None if it may."""
        try:
            self._legal_action(seat, code)
        except Refused as refused:
            return refused.reason
        return None

    def run_chance(self) -> None:
        """Let chance happen until a seat must choose. Needed only after a replay, or after a choice without chance."""
        while self.acting == (CHANCE,):
            if self.deals:
                self._settle(self.deals[0])
                self.deals.pop(0)
            else:
                outcome = self.state.roll(self.stream)
                self._move(Entry(TABLE, self.game.outcome_code(self.state, outcome)), None, outcome)

    def back(self, seat: Seat) -> LogLine:
        """Take back a seat's latest choice; `why_not_back` says when that is allowed."""
        self._check_seat(seat)
        reason = self.why_not_back(seat)
        if reason:
            raise self._refusal(NotLegal, reason)
        code, log = SEAT_CODES[seat], self.log
        latest = next(
            each for each in self.standing.after(len(log)) if log[each].counts and log[each].entry.seat == code
        )
        log[latest].undone_by = len(log)
        self.standing.add_back(latest)
        self._checkpoints.drop_after(latest)
        return self._rebuild(Entry(code, "back"), Event("back", seat, {"entry": latest}))

    def why_not_back(self, seat: Seat) -> Reason | None:
        """Return why a seat may not take back its latest choice; None if it may.

        It may not once another seat has acted (except face-down, in the same simultaneous choice), once chance has
        happened, or once something hidden was revealed.
        """
        if self.ended:
            return Reason("ended")
        code = SEAT_CODES[seat]
        if not any(line.entry.seat == code and line.counts for line in self.log):
            return Reason("back-nothing", data={"seat": seat})
        others: Seat | None = None
        for line in reversed(self.log):
            if not line.counts:
                continue
            if line.entry.seat == TABLE:
                return Reason("back-chance")
            if any(event.reveals for event in line.events):
                return Reason("back-revealed")
            if line.entry.seat == code:
                together = others is None or line.face_down
                return None if together else Reason("back-others", data={"other": others})
            if not line.face_down:
                return Reason("back-others", data={"other": int(line.entry.seat)})
            others = int(line.entry.seat)
        raise AssertionError("a seat that has acted has an entry")

    def undo(self, number: int) -> LogLine:
        """Take back all entries from `number` on, by consent of all players. The chance stream does not run again."""
        if self.ended or not 0 <= number < len(self.log):
            reason = Reason("ended") if self.ended else Reason("undo-range", data={"entry": number})
            raise self._refusal(NotLegal, reason)
        removed, restored = self.standing.add_undo(number)
        for line in removed:
            self.log[line].undone_by = len(self.log)
        for line in restored:
            self.log[line].undone_by = None
        self._checkpoints.drop_after(min(number, *restored) if restored else number)
        return self._rebuild(Entry(TABLE, f"undo {number}"), Event("undo", None, {"entry": number}))

    def end(self, how: Literal["agreed", "abandoned"]) -> None:
        """Stop a game that is not over."""
        if not self.over:
            self.ended = how

    def record(self) -> dict[str, Any]:
        """Return everything that is needed to rebuild this table, as plain JSON values.

        It holds the deal, so players of a running game must not see it.
        """
        seed = self.shuffle_seed
        record = Record(
            samedi=1,
            game=self.game.name,
            version=self.version,
            seats=self.seats,
            options=self.chosen_options,
            commitment=seed.commitment if seed else None,
            seed=seed.seed.hex() if seed else None,
            salts=[salt.hex() for salt in seed.salts] if seed else [],
            entries=[line.entry for line in self.log],
            scores=list(self.scores) if self.over else None,
            ended=self.ended,
        )
        return to_dict(record)

    def replay_entry(self, entry: Entry) -> LogLine:
        """Perform one entry of a record exactly as written; raise Refused."""
        if self.ended:
            raise self._refusal(NotLegal, Reason("ended"))
        if entry.seat == TABLE:
            verb, _, number = entry.code.partition(" ")
            if verb == "undo" and number.isdecimal() and len(number) < 7:
                return self.undo(int(number))
            if self.acting == (CHANCE,):
                self.state.roll(self.stream)  # keep the stream in step with the original game
            self._settle(entry.code)
        else:
            seat = int(entry.seat) if entry.seat.isdecimal() and len(entry.seat) == 1 else entry.seat
            self._check_seat(seat)
            assert isinstance(seat, int)
            if entry.code == "back":
                return self.back(seat)
            action = self._legal_action(seat, entry.code)
            self._move(entry_of(self.game, seat, action), seat, action)
        return self.log[-1]

    def compact_log(self, keep: int) -> None:
        """Keep the events of all lines but the latest in little memory."""
        compact(self.log, keep)

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise self._refusal(NotYourTurn, Reason("no-seat", data={"seat": str(seat)[:20]}))

    def _legal_action(self, seat: Seat, code: str) -> Action:
        if self.ended:
            raise self._refusal(NotYourTurn, Reason("ended"))
        if self.over:
            raise self._refusal(NotYourTurn, Reason("over"))
        if self.acting == (CHANCE,):
            raise self._refusal(NotYourTurn, Reason("chance"))
        action = self.game.action_of.get(code) if isinstance(code, str) else None
        if action is None:
            kind = NotLegal if seat in self.acting else NotYourTurn
            raise self._refusal(kind, Reason("unknown-code", data={"code": str(code)[:40]}))
        if action not in self.state.legal(seat):
            reason = self.game.why_not(self.state, seat, action) or Reason("not-asked", data={"seat": seat})
            raise self._refusal(NotLegal if seat in self.acting else NotYourTurn, reason)
        return action

    def _settle(self, code: str) -> None:
        """Perform a chance outcome that came from outside, if it is possible."""
        if self.acting != (CHANCE,):
            reason = Reason("over") if self.over else Reason("not-chance", data={"code": code[:40]})
            raise self._refusal(NotLegal, reason)
        outcome = self.game.read_outcome(self.state, code)
        if isinstance(outcome, Reason):
            raise self._refusal(NotLegal, outcome)
        self._move(Entry(TABLE, self.game.outcome_code(self.state, outcome)), None, outcome)

    def _move(self, entry: Entry, seat: Seat | None, move: Action | Outcome) -> None:
        recorder = EventRecorder()
        together = len(self.state.acting) > 1
        if seat is None:
            assert isinstance(move, tuple)
            self.state.settle(move, recorder)
        else:
            assert isinstance(move, int)
            self.state.apply(seat, move, recorder)
        self.standing.add()
        self._append(LogLine(entry, move, tuple(recorder.events), together))

    def _rebuild(self, entry: Entry, event: Event) -> LogLine:
        """Rebuild the state from the lines that still count, and log the entry that took others back."""
        start, self.state = self._checkpoints.latest() or (0, self.game.new(self.seats, self.options))
        for line in self.log[start:]:
            if not line.counts:
                continue
            if isinstance(line.move, tuple):
                self.state.settle(line.move)
            else:
                assert line.move is not None
                self.state.apply(int(line.entry.seat), line.move)
        line = LogLine(entry, None, (event,))
        self._append(line)
        return line

    def _append(self, line: LogLine) -> None:
        """Add a line to the log, and give a new number to each question that changed."""
        self.log.append(line)
        self._checkpoints.offer(len(self.log), self.state)
        self._number_questions()

    def _number_questions(self) -> None:
        for seat in range(self.seats):
            legal = self.state.legal(seat)
            if legal != self._questions[seat][0]:
                self._questions[seat] = (legal, len(self.log))

    def _refusal(self, kind: type[Refused], reason: Reason) -> Refused:
        return kind(words(self.game).reason(reason), reason)
