"""Flags, messages, progress, exit codes and atomic writes, shared by the commands."""

import argparse
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from samedi.core.errors import BadOption, SamediError
from samedi.core.game import Game
from samedi.core.options import Value

INTERRUPTED = 130  # exit code
SEATS = 4  # at a table by default


def exit_code(run: Callable[[], int]) -> int:
    """Run a command: 0 done, 1 refused or failed (one sentence on standard error), 130 interrupted."""
    try:
        code = run()
        sys.stdout.flush()
        return code
    except SamediError as refused:
        progress("")
        say(str(refused))
        return 1
    except KeyboardInterrupt:
        progress("")
        say("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more on its way out
        say("the output was closed before everything was written")
        return 1
    except OSError as error:
        say(f"{error.filename or 'standard output'}: {error.strerror}")
        return 1


@contextlib.contextmanager
def interrupt_on(*names: str) -> Iterator[None]:
    """Treat these signals like Ctrl-C if the system has them; only the main thread can do so."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    main = threading.current_thread() is threading.main_thread()
    numbers = [getattr(signal, name) for name in names if main and hasattr(signal, name)]
    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def processors() -> int:
    """Return how many processors this process may use; a container or `taskset` may allow fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def data_folder() -> Path:
    """Return the default folder of the database and of saved games."""
    from platformdirs import user_data_path

    return user_data_path("samedi", appauthor=False)


def say(text: str) -> None:
    """Print one line on standard error."""
    print(f"samedi: {text}", file=sys.stderr)


def progress(text: str) -> None:
    """Show the progress of a long task on one line that is overwritten; only if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def add_table_flags(
    command: argparse.ArgumentParser,
    *,
    seats: str = "only this number of seats",
    seed: str = "another seed gives other random games",
) -> None:
    """Add the flags --seats, --option and --seed, which several commands have."""
    command.add_argument("--seats", type=int, metavar="N", help=seats)
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    command.add_argument("--seed", default="", metavar="TEXT", help=seed)


def positive(kind: Callable[[str], Any]) -> Callable[[str], Any]:
    """Return a parser of positive numbers of this kind, int or float."""

    def read(text: str) -> Any:
        value = kind(text)
        if not 0 < value < 1e9:
            raise ValueError
        return value

    read.__name__ = "positive number"  # the name in argparse's messages
    return read


def read_options(game: Game, seats: int | None, given: Sequence[str]) -> dict[str, Value]:
    """Parse each `--option NAME=VALUE` and check it for this number of seats."""
    pairs = [text.partition("=") for text in given]
    for name, sign, _ in pairs:
        if not sign:
            raise BadOption(f"an option is given as NAME=VALUE, not {name!r:.40}")
    return game.check_options(seats if seats is not None else game.seats[-1], {name: value for name, _, value in pairs})


def seats_or_default(game: Game, seats: int | None) -> int:
    """Return a checked number of seats; by default 4, or the nearest number that the game allows."""
    return game.check_seats(min(max(SEATS, game.seats[0]), game.seats[-1]) if seats is None else seats)


def print_json(document: Any) -> int:
    """Print one JSON document on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")
    return 0


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a new file and rename it over the old one, so that after a crash it is complete or unchanged."""
    beside = path.with_name(path.name + ".half")
    with beside.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
