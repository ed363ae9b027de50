"""A bot that is a program in any language: it reads questions on its standard input and answers on its standard output.

It is told a View and legal codes, nothing else. Every question has a deadline; a program that fails is killed together
with all processes of its session.
"""

import os
import shlex
import shutil
from collections.abc import Sequence

import msgspec

from samedi.bots.bot import Budget, require_view
from samedi.bots.program import Program, ProgramError, decode, kill_program, printable
from samedi.bots.protocol import PROTOCOL, Answer, Choose, Hello, QuestionBudget
from samedi.core.errors import BotFailed, UnknownBot
from samedi.core.game import Game
from samedi.core.options import short_repr
from samedi.core.types import Action, Seat
from samedi.core.view import View

LIMIT = 10.0  # seconds for an answer, or
LIMIT_FACTOR = 5  # times the budget, if that is more


def command_of(name: str) -> list[str] | None:
    """Return the program and its arguments if a name is a path (./mybot, ~/bots/mine --fast), else None."""
    try:
        words = [name] if os.path.isfile(name) else shlex.split(name)
    except ValueError as wrong:
        raise UnknownBot(f"the bot {short_repr(name)} cannot be read: {wrong}") from None
    if not words or os.sep not in words[0]:
        meant = f"./{name}" if os.path.isfile(name) else shutil.which(words[0]) if words[1:] else None
        if meant:
            raise UnknownBot(f"there is no bot {short_repr(name)} (a program is named by its path: {meant})")
        return None
    path = os.path.expanduser(words[0])
    if not os.path.isfile(path):
        raise UnknownBot(f"there is no program {short_repr(words[0])}")
    if not os.access(path, os.X_OK):
        raise UnknownBot(f"{short_repr(words[0])} is no program yet: chmod +x makes it one")
    return [path, *words[1:]]


class ProgramBot:
    """A program at one seat of one game: started at the first question, ended when this object is deleted."""

    def __init__(self, command: Sequence[str], game: Game, seed: int = 0, limit: float = LIMIT) -> None:
        self.command = command
        self.game = game
        self.seed = seed & 0xFFFFFFFF  # every language has integers of this size
        self.limit = limit
        self.program: Program | None = None
        self.asked = 0
        self.failure = ""  # why it is not asked again

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        try:
            if self.failure:
                raise ProgramError(self.failure)
            return self.ask(view, seat, legal, budget)
        except ProgramError as error:
            self.failure = str(error)
            if self.program:
                kill_program(self.program.process)
                self.program.end()
            raise BotFailed(f"the bot {printable(' '.join(self.command))[-60:]} {error}") from None

    def ask(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        """Return the program's choice, or raise ProgramError."""
        self.asked += 1
        limit = max(self.limit, LIMIT_FACTOR * (budget.seconds or 0))
        codes = [self.game.actions[action] for action in legal]
        question = Choose(self.asked, view, codes, QuestionBudget(limit, budget.seconds, budget.iterations))
        line = msgspec.json.encode(question) + b"\n"
        if self.program is None:
            hello = Hello(PROTOCOL, self.game.name, self.game.version, seat, view.seats, seed=self.seed)
            line = msgspec.json.encode(hello) + b"\n" + line
            self.program = Program(self.command)
        reply = self.program.ask(line, limit)
        try:
            answer = msgspec.json.decode(reply, type=Answer)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise self.program.error(f"answered {short_repr(decode(reply))} and not with its id and a code") from None
        if answer.id != self.asked:
            raise self.program.error(f"answered question {short_repr(answer.id)} and not {self.asked}")
        if answer.code not in codes:
            raise self.program.error(f"chose {short_repr(answer.code)}, which is not legal here")
        return legal[codes.index(answer.code)]
