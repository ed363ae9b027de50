"""Pipe: a bot in any language. A program reads questions on its standard input and answers on its standard output.

One JSON object a line; docs/write-a-bot.md tells the protocol. What goes out is made from a View and legal codes.
Whatever the program does, nobody waits for it beyond a deadline, and what is left of its session is killed with it.
"""

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Iterator, Sequence

import msgspec

from samedi.bots.bot import Budget, only_a_view
from samedi.core.errors import BotFailed, UnknownBot
from samedi.core.game import Game
from samedi.core.options import shown
from samedi.core.types import Action, Seat
from samedi.core.view import View

PROTOCOL = 1
LIMIT = 10.0  # seconds for an answer, or
PATIENCE = 5  # times the budget, if that is more
LONGEST = 64 * 1024  # bytes of an answer
KEPT = 4096  # bytes of the latest that it wrote to standard error
GRACE = 1.0  # seconds to go by itself when its input has ended


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first line a program reads: who it is in which game, and a seed if it likes to throw dice."""

    samedi: int
    game: str
    version: int
    seat: Seat
    seats: int
    seed: int


class Thinking(msgspec.Struct, omit_defaults=True):
    """How long it may think: seconds or iterations are a wish, the limit is hard."""

    limit: float
    seconds: float | None = None
    iterations: int | None = None


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    """A question."""

    id: int
    view: View
    legal: list[str]
    budget: Thinking


class Answer(msgspec.Struct):
    """What a program says to a question; more fields do no harm."""

    id: int
    code: str


def command_of(name: str) -> list[str] | None:
    """The program and its arguments, if a name has the form of a path (./mybot, ~/bots/mine --fast); else None."""
    try:
        words = [name] if os.path.isfile(name) else shlex.split(name)
    except ValueError as wrong:
        raise UnknownBot(f"the bot {shown(name)} cannot be read: {wrong}") from None
    if not words or os.sep not in words[0]:
        meant = f"./{name}" if os.path.isfile(name) else shutil.which(words[0]) if words[1:] else None
        if meant:
            raise UnknownBot(f"there is no bot {shown(name)} (a program is named by its path: {meant})")
        return None
    path = os.path.expanduser(words[0])
    if not os.path.isfile(path):
        raise UnknownBot(f"there is no program {shown(words[0])}")
    if not os.access(path, os.X_OK):
        raise UnknownBot(f"{shown(words[0])} is no program yet: chmod +x makes it one")
    return [path, *words[1:]]


class Pipe:
    """A program at one seat of one game: started at the first question, ended when this object goes away."""

    def __init__(self, command: Sequence[str], game: Game, seed: int = 0, limit: float = LIMIT) -> None:
        self.command = command
        self.game = game
        self.seed = seed & 0xFFFFFFFF  # every language can count so far
        self.limit = limit
        self.program: Program | None = None
        self.asked = 0
        self.failed = ""  # why it plays no more

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        only_a_view(view)
        try:
            if self.failed:
                raise Trouble(self.failed)
            return self.ask(view, seat, legal, budget)
        except Trouble as trouble:
            self.failed = str(trouble)
            if self.program:
                kill(self.program.process)
                self.program.leave()
            raise BotFailed(f"the bot {harmless(' '.join(self.command))[-60:]} {trouble}") from None

    def ask(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        self.asked += 1
        limit = max(self.limit, PATIENCE * (budget.seconds or 0))
        codes = [self.game.actions[action] for action in legal]
        thinking = Thinking(limit, budget.seconds, budget.iterations)
        line = msgspec.json.encode(Choose(self.asked, view, codes, thinking)) + b"\n"
        if self.program is None:
            hello = Hello(PROTOCOL, self.game.name, self.game.version, seat, view.seats, self.seed)
            line = msgspec.json.encode(hello) + b"\n" + line
            self.program = Program(self.command)
        said = self.program.ask(line, limit)
        try:
            answer = msgspec.json.decode(said, type=Answer)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise self.program.trouble(f"answered {shown(text_of(said))} and not with its id and a code") from None
        if answer.id != self.asked:
            raise self.program.trouble(f"answered question {shown(answer.id)} and not {self.asked}")
        if answer.code not in codes:
            raise self.program.trouble(f"chose {shown(answer.code)}, which is not legal here")
        return legal[codes.index(answer.code)]


# ---- a program that is talked to ----


class Trouble(Exception):
    """What a program did wrong, to be read after its name."""


class Program:
    """A running program that is told lines and says lines."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name == "nt":
            raise Trouble("is a program, and these need Linux, macOS or the Windows Subsystem for Linux")
        try:
            with unheard():  # else Ctrl-C could come when it has begun and nobody knows of it yet
                self.process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,  # a group of its own: Ctrl-C is ours, and all that it starts ends with it
                )
                self.leave = weakref.finalize(self, end, self.process)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise Trouble(f"cannot be started: {why}") from None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.heard = b""  # of its answers, not yet read
        self.muttered = b""  # the latest on its standard error
        RUNNING.add(self)

    def ask(self, line: bytes, limit: float) -> bytes:
        """Tell it a line and return the next that it says. All its pipes are served, so that it never waits for us."""
        until = time.monotonic() + limit
        with selectors.DefaultSelector() as ready:
            ready.register(self.stdin, selectors.EVENT_WRITE)
            ready.register(self.stdout, selectors.EVENT_READ)
            ready.register(self.stderr, selectors.EVENT_READ)
            while line or b"\n" not in self.heard:
                left = until - time.monotonic()
                if left <= 0:
                    raise self.trouble(f"gave no answer in {limit:g} s (does it flush its output?)")
                for pipe in [key.fd for key, _ in ready.select(left)]:
                    if pipe == self.stdin:
                        line = self.tell(line)
                        more = bool(line)
                    else:
                        more = self.hear(pipe)
                    if not more:
                        ready.unregister(pipe)
        said, _, self.heard = self.heard.partition(b"\n")
        return said

    def tell(self, line: bytes) -> bytes:
        """Write what it takes; returns the rest."""
        try:
            return line[os.write(self.stdin, line) :]
        except BlockingIOError:
            return line
        except OSError:
            raise self.gone() from None

    def hear(self, pipe: int) -> bool:
        """Read what it says; False when there will be no more."""
        try:
            some = os.read(pipe, LONGEST)
        except BlockingIOError:
            return True
        if pipe == self.stderr:
            self.muttered = (self.muttered + some)[-KEPT:]
            return bool(some)
        if not some:
            raise self.gone()
        self.heard += some
        if len(self.heard) > LONGEST:
            raise self.trouble(f"answered with more than {LONGEST // 1024} kB")
        return True

    def gone(self) -> Trouble:
        """It has ended, or at least closed its pipes."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.hear(self.stderr)
        code = self.process.returncode
        if code is None:
            return self.trouble("closed its input or output")
        return self.trouble(f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}")

    def trouble(self, text: str) -> Trouble:
        """What it did wrong, and the last line that it wrote to standard error."""
        lines = text_of(self.muttered).split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return Trouble(f"{text}; it says: {harmless(last)[:200]}" if last else text)


RUNNING: "weakref.WeakSet[Program]" = weakref.WeakSet()


def end(process: "subprocess.Popen[bytes]") -> None:
    """Its input ends; soon after, so does it, and all that it started."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    kill(process)
    process.wait()


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill it and all that it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def kill_all() -> None:
    """Kill every program, for a process that is about to be gone itself: it waits for nothing."""
    for program in list(RUNNING):
        if program.process.returncode is None:
            kill(program.process)


def text_of(said: bytes) -> str:
    return said.decode("utf-8", "replace")


def harmless(text: str) -> str:
    """Foreign text in a sentence: one line, without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """Processes begun within never hear Ctrl-C: it is for their parent, who ends them. Here it waits for a moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
