"""Session: owns the one State of a table, checks what is submitted, keeps the log.

Legality is asked of the State (`legal`), reasons of the game (`why_not`), chance of the stream. The log is the game:
whatever is taken back is replayed away, and `record()` rebuilds the same table anywhere.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from samedi.core.errors import BadOption, NotLegal, NotYourTurn, OutOfDate, Reason, Refused, UnknownGame
from samedi.core.events import Ear, Entry, Event
from samedi.core.game import Game
from samedi.core.offer import Offer, offer_of
from samedi.core.options import Value
from samedi.core.registry import find_game
from samedi.core.types import CHANCE, Action, Outcome, Seat
from samedi.core.words import words
from samedi.engine.fairness import Seal, draw_seal, read_seal, text_seal
from samedi.engine.record import Record, bad, read_record, to_dict

SEAT_CODES = tuple(map(str, range(16)))
TABLE = "*"  # in entries: chance, and what the table as a whole does
NOTHING = Offer()
PASS = "pass"  # in every game the code that does nothing in answer to a question


Folded = tuple[
    str, Seat | None, dict[str, Any], tuple[Seat, ...] | None, bool
]  # an Event without the names of its fields
FOLDED = msgspec.msgpack.Decoder(tuple[Folded, ...])


class Line(msgspec.Struct, gc=False):
    """One line of the log: an entry, what it did, and whether it still counts."""

    entry: Entry
    move: Action | Outcome | None  # None: not a move of the game (back, undo)
    happened: tuple[Event, ...] | bytes = ()  # folded when it is long ago: that takes a fifth of the memory
    face_down: bool = False  # a commit of a simultaneous choice that others have still to join
    undone_by: int | None = None  # the number of the line that took it away

    @property
    def events(self) -> tuple[Event, ...]:
        if isinstance(self.happened, bytes):
            return tuple(Event(*each) for each in FOLDED.decode(self.happened))
        return self.happened

    def fold(self) -> None:
        if not isinstance(self.happened, bytes):
            self.happened = msgspec.msgpack.encode([msgspec.structs.astuple(event) for event in self.happened])

    @property
    def undone(self) -> bool:
        return self.undone_by is not None


@cache
def entry_of(game: Game, seat: Seat, action: Action) -> Entry:
    """One for all tables: there are many of each."""
    return Entry(SEAT_CODES[seat], game.actions[action])


class Session:
    """A table at which one game is played."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        seed: str | int | Seal | None = None,
        deals: Iterable[str] = (),
    ) -> None:
        """Open a table and deal. Without `version` it plays by the game's present one."""
        self._open(game, seats, options or {}, version)
        seal = seed if isinstance(seed, Seal) else draw_seal() if seed is None else text_seal(seed)
        self.stream = seal.stream()
        self.deals = list(deals)  # chance outcomes that somebody chose, used before the stream's
        self.seal: Seal | None = None if self.deals else seal
        self.go_on()

    def _open(self, game: str | Game, seats: int, options: Mapping[str, Any], version: int | None) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.version = self.game.version if version is None else self.game.check_version(version)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(self.seats, options, self.version)
        self.state = self.game.new(self.seats, self.options)
        self.log: list[Line] = []
        self.ended: Literal["agreed", "abandoned"] | None = None
        self._questions: list[tuple[tuple[Action, ...], int]] = [((), 0)] * self.seats
        self._ask()

    # ---- what can be seen ----

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Who must choose now; () when the game is over."""
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
        """The options that differ from their defaults, less those that the version fixes: they open the table again."""
        return self.game.chosen_options(self.options, self.version)

    def choices(self, seat: Seat) -> list[str]:
        """What a seat may do now, as codes."""
        self._check_seat(seat)
        return [] if self.ended else [self.game.actions[action] for action in self.state.legal(seat)]

    def lone_pass(self, seat: Seat) -> bool:
        """Is `pass` all that a seat may do? It is asked only so that being asked tells the others nothing.

        Whoever runs a table answers for it, after a moment that says nothing either.
        """
        self._check_seat(seat)
        legal = () if self.ended else self.state.legal(seat)
        return len(legal) == 1 and self.game.actions[legal[0]] == PASS

    def offer(self, seat: Seat | None) -> Offer:
        """What a seat is asked, and why not what else a person might try; empty for a spectator."""
        if seat is None or self.over or self.acting == (CHANCE,):
            return NOTHING
        can_go_back = self._just_acted(seat) and self.why_not_back(seat) is None
        if not can_go_back and not self.state.legal(seat):
            return NOTHING
        return offer_of(self.game, self.state, seat, can_go_back=can_go_back)

    def _just_acted(self, seat: Seat) -> bool:
        """Is the latest entry this seat's, or one that others may still join? Only then can there be a way back."""
        line = self.log[-1] if self.log else None
        return line is not None and (
            line.move is None or line.face_down or line.undone or line.entry.seat == SEAT_CODES[seat]
        )

    def question(self, seat: Seat) -> int:
        """The number of the question a seat is asked: it changes only when that seat's own choices change."""
        self._check_seat(seat)
        return self._questions[seat][1]

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know; None is a spectator. (Any: the game's own View, whose fields people like to read.)"""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat may have heard from entry number `since` on, each with the number of its entry."""
        return [
            (number, event)
            for number in range(since, len(self.log))
            for event in self.log[number].events
            if event.seen(seat)
        ]

    def still(self) -> "Session":
        """The table as it is now, for looking at it later, when this one has gone on."""
        kept = copy(self)
        kept.state, kept.log, kept._questions = self.state.clone(), self.log.copy(), self._questions.copy()
        return kept

    # ---- what can be done ----

    def submit(self, seat: Seat, code: str, at: int | None = None, *, chance: bool = True) -> list[Line]:
        """A seat chooses. Returns the new lines of the log, chance that followed included; raises Refused.

        With `chance=False` it is left to the caller to `go_on`, who may want to keep what lies there until then.
        """
        self._check_seat(seat)
        self.go_on()
        if code == "back":
            return [self.back(seat)]
        if at is not None and at != self.question(seat):
            raise self._refusal(OutOfDate, Reason("out-of-date"))
        action = self._legal_action(seat, code)
        start = len(self.log)
        self._move(entry_of(self.game, seat, action), seat, action)
        if chance:
            self.go_on()
        return self.log[start:]

    def why_not(self, seat: Seat, code: str) -> Reason | None:
        """Why a seat may not do this now; None if it may."""
        try:
            self._legal_action(seat, code)
        except Refused as refused:
            return refused.reason
        return None

    def go_on(self) -> None:
        """Let chance happen until somebody must choose. Needed only after a replay, or a choice without chance."""
        while self.acting == (CHANCE,):
            if self.deals:
                self._settle(self.deals[0])
                self.deals.pop(0)
            else:
                outcome = self.state.roll(self.stream)
                self._move(Entry(TABLE, self.game.outcome_code(self.state, outcome)), None, outcome)

    def back(self, seat: Seat) -> Line:
        """Take away a seat's latest entry: see `why_not_back` for when."""
        self._check_seat(seat)
        reason = self.why_not_back(seat)
        if reason:
            raise self._refusal(NotLegal, reason)
        latest = max(
            number for number, line in enumerate(self.log) if self._counts(line) and line.entry.seat == str(seat)
        )
        self.log[latest].undone_by = len(self.log)
        return self._retrace(Entry(str(seat), "back"), Event("back", seat, {"entry": latest}))

    def why_not_back(self, seat: Seat) -> Reason | None:
        """Nothing is taken back once another seat has acted (face-down commits of the same choice
        excepted), chance has come in, or something hidden was revealed."""
        if self.ended:
            return Reason("ended")
        if not any(line.entry.seat == str(seat) and self._counts(line) for line in self.log):
            return Reason("back-nothing", data={"seat": seat})
        others: Seat | None = None
        for line in reversed(self.log):
            if not self._counts(line):
                continue
            if line.entry.seat == TABLE:
                return Reason("back-chance")
            if any(event.reveals for event in line.events):
                return Reason("back-revealed")
            if line.entry.seat == str(seat):
                together = others is None or line.face_down
                return None if together else Reason("back-others", data={"other": others})
            if not line.face_down:
                return Reason("back-others", data={"other": int(line.entry.seat)})
            others = int(line.entry.seat)
        raise AssertionError("a seat that has acted has an entry")

    def undo(self, number: int) -> Line:
        """By everybody's consent: entries from `number` on no longer count. The chance stream does not run again."""
        if self.ended or not 0 <= number < len(self.log):
            raise self._refusal(
                NotLegal, Reason("ended") if self.ended else Reason("undo-range", data={"entry": number})
            )
        for line in self.log[:number]:
            if line.undone_by is not None and line.undone_by >= number:
                line.undone_by = None  # what took it away no longer counts
        for line in self.log[number:]:
            line.undone_by = len(self.log)
        return self._retrace(Entry(TABLE, f"undo {number}"), Event("undo", None, {"entry": number}))

    def end(self, how: Literal["agreed", "abandoned"]) -> None:
        """Stop a game that is not over."""
        if not self.over:
            self.ended = how

    # ---- the record ----

    def record(self) -> dict[str, Any]:
        """Everything needed to rebuild this table, as plain JSON values.

        It holds the deal: nothing for the players of a running game.
        """
        return to_dict(
            Record(
                samedi=1,
                game=self.game.name,
                version=self.version,
                seats=self.seats,
                options=self.chosen_options,
                commitment=self.seal.commitment if self.seal else None,
                seed=self.seal.seed.hex() if self.seal else None,
                salts=[salt.hex() for salt in self.seal.salts] if self.seal else [],
                entries=[line.entry for line in self.log],
                scores=list(self.scores) if self.over else None,
                ended=self.ended,
            )
        )

    def enter(self, entry: Entry) -> Line:
        """One line of a record happens, exactly as written; raises Refused."""
        if self.ended:
            raise self._refusal(NotLegal, Reason("ended"))
        if entry.seat == TABLE:
            verb, _, number = entry.code.partition(" ")
            if verb == "undo" and number.isdecimal() and len(number) < 7:
                return self.undo(int(number))
            if self.acting == (CHANCE,):
                self.state.roll(self.stream)  # the stream goes on as it did when this was played
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

    def fold(self, keep: int) -> None:
        """What happened before the latest lines is kept small."""
        for number in range(len(self.log) - keep - 1, -1, -1):
            if isinstance(self.log[number].happened, bytes):
                break
            self.log[number].fold()

    # ---- inside ----

    def _counts(self, line: Line) -> bool:
        return line.move is not None and not line.undone

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
        """A chance outcome from outside happens, if it can have come up."""
        if self.acting != (CHANCE,):
            raise self._refusal(
                NotLegal, Reason("over") if self.over else Reason("not-chance", data={"code": code[:40]})
            )
        outcome = self.game.read_outcome(self.state, code)
        if isinstance(outcome, Reason):
            raise self._refusal(NotLegal, outcome)
        self._move(Entry(TABLE, self.game.outcome_code(self.state, outcome)), None, outcome)

    def _move(self, entry: Entry, seat: Seat | None, move: Action | Outcome) -> None:
        ear = Ear()
        together = len(self.state.acting) > 1
        if seat is None:
            assert isinstance(move, tuple)
            self.state.settle(move, ear)
        else:
            assert isinstance(move, int)
            self.state.apply(seat, move, ear)
        self.log.append(Line(entry, move, tuple(ear.events), together))
        self._ask()

    def _retrace(self, entry: Entry, event: Event) -> Line:
        """Rebuild the state from the lines that still count, and log why."""
        self.state = self.game.new(self.seats, self.options)
        for line in self.log:
            if not self._counts(line):
                continue
            if isinstance(line.move, tuple):
                self.state.settle(line.move)
            else:
                assert line.move is not None
                self.state.apply(int(line.entry.seat), line.move)
        self.log.append(Line(entry, None, (event,)))
        self._ask()
        return self.log[-1]

    def _ask(self) -> None:
        """Number the questions: a seat whose choices changed has a new one."""
        for seat in range(self.seats):
            legal = self.state.legal(seat)
            if legal != self._questions[seat][0]:
                self._questions[seat] = (legal, len(self.log))

    def _refusal(self, kind: type[Refused], reason: Reason) -> Refused:
        return kind(words(self.game).reason(reason), reason)


def replay(source: dict[str, Any] | str | Path) -> Session:
    """A Session from a record (a dictionary or the path of a file), every entry checked.

    Raises Refused: `.entry` is the number of the entry that cannot be, `.reason` and `.rule` say why.
    """
    record = read_record(source)
    session = open_record(record)
    for number, entry in enumerate(record.entries):
        try:
            session.enter(entry)
        except Refused as refused:
            refused.entry = number
            raise
    session.ended = record.ended if not session.over else None
    if record.scores is not None and tuple(record.scores) != session.scores:
        raise bad(f"the record says the scores are {record.scores}, and by the rules they are {list(session.scores)}")
    return session


def open_record(record: Record) -> Session:
    """A table as it was before the first entry of a record."""
    session = Session.__new__(Session)
    try:
        session._open(record.game, record.seats, record.options, record.version)
    except (UnknownGame, BadOption) as wrong:
        raise bad(str(wrong)) from None
    session.deals = []
    try:
        session.seal = None if record.seed is None else read_seal(record.seed, record.salts)
    except ValueError as wrong:
        raise bad(str(wrong)) from None
    session.stream = (session.seal or draw_seal()).stream()
    return session
