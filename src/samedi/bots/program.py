"""A program that runs beside us: it reads lines on its standard input and writes lines on its standard output.

Every request has a deadline. All three pipes are served while we wait, so that a program that talks on standard error
never blocks. When our process ends, however it ends, the program ends too, with everything that it started.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterator, Sequence

MAX_ANSWER = 64 * 1024  # bytes
STDERR_BYTES = 4096  # kept from the end of standard error
GRACE = 1.0  # seconds for the program to end by itself after its input has ended


class ProgramError(Exception):
    """What a program did wrong, as a phrase that follows its name."""


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name == "nt":
            raise ProgramError("is a program, and these need Linux, macOS or the Windows Subsystem for Linux")
        try:
            with defer_signals():  # otherwise one could come between the start and the finalizer
                self.process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,  # a process group: Ctrl-C does not reach it, and kill() ends all of it
                )
                self.end = weakref.finalize(self, end_program, self.process)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise ProgramError(f"cannot be started: {why}") from None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.unread = b""  # of its answers
        self.stderr_end = b""
        RUNNING.add(self)

    def ask(self, line: bytes, limit: float) -> bytes:
        """Send a line and return the next line that the program writes, or raise ProgramError after `limit` seconds."""
        until = time.monotonic() + limit
        with selectors.DefaultSelector() as ready:
            ready.register(self.stdin, selectors.EVENT_WRITE)
            ready.register(self.stdout, selectors.EVENT_READ)
            ready.register(self.stderr, selectors.EVENT_READ)
            while line or b"\n" not in self.unread:
                left = until - time.monotonic()
                if left <= 0:
                    raise self.error(f"gave no answer in {limit:g} s (does it flush its output?)")
                for pipe in [key.fd for key, _ in ready.select(left)]:
                    if pipe == self.stdin:
                        line = self.send(line)
                        more = bool(line)
                    else:
                        more = self.receive(pipe)
                    if not more:
                        ready.unregister(pipe)
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def send(self, line: bytes) -> bytes:
        """Write as much as the pipe takes, and return the rest."""
        try:
            return line[os.write(self.stdin, line) :]
        except BlockingIOError:
            return line
        except OSError:
            raise self.ended_error() from None

    def receive(self, pipe: int) -> bool:
        """Read from a pipe; return False when it is at its end."""
        try:
            some = os.read(pipe, MAX_ANSWER)
        except BlockingIOError:
            return True
        if pipe == self.stderr:
            self.stderr_end = (self.stderr_end + some)[-STDERR_BYTES:]
            return bool(some)
        if not some:
            raise self.ended_error()
        self.unread += some
        if len(self.unread) > MAX_ANSWER:
            raise self.error(f"answered with more than {MAX_ANSWER // 1024} kB")
        return True

    def ended_error(self) -> ProgramError:
        """Return the error of a program that has ended, or at least closed its pipes."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.receive(self.stderr)
        code = self.process.returncode
        if code is None:
            return self.error("closed its input or output")
        return self.error(f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}")

    def error(self, text: str) -> ProgramError:
        """Return what went wrong, with the last line that the program wrote to standard error."""
        lines = decode(self.stderr_end).split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return ProgramError(f"{text}; it says: {printable(last)[:200]}" if last else text)


RUNNING: "weakref.WeakSet[Program]" = weakref.WeakSet()


def end_program(process: "subprocess.Popen[bytes]") -> None:
    """Close the pipes, give the program a moment to end by itself, then kill it and all that it started."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    kill_program(process)
    process.wait()


def kill_program(process: "subprocess.Popen[bytes]") -> None:
    """Kill the program and all that it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def kill_all_programs() -> None:
    """Kill every running program without waiting, just before our own process ends."""
    for program in list(RUNNING):
        if program.process.returncode is None:
            kill_program(program.process)


def decode(line: bytes) -> str:
    return line.decode("utf-8", "replace")


def printable(text: str) -> str:
    """Make foreign text safe in a sentence: one line, without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@contextlib.contextmanager
def defer_interrupt() -> Iterator[None]:
    """Hold back Ctrl-C. Processes started within never receive it: our own process does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def defer_signals() -> Iterator[None]:
    """Handle signals that end this process only after the block, so that what it starts is known. In the main thread:
    others receive no signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, lambda number, _: received.append(number)) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in received[:1]:
            signal.raise_signal(number)
