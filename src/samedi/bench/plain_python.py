"""The same games as plain Python, in a process of their own that waits while others are measured."""

import json
import os
import subprocess
import sys
from typing import Self

from samedi.bench import measures
from samedi.core.errors import SamediError
from samedi.core.registry import find_game

ANSWER = "from samedi.bench.plain_python import answer; answer()"


class Plain:
    """A second Python that runs the rules uncompiled (SAMEDI_PURE=1). Use it in a `with`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", ANSWER],
            env={**os.environ, "SAMEDI_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        if trouble[0] is not None:
            self.process.kill()
        self.process.communicate()

    def whole(self, game: str, seats: int) -> measures.Measure:
        """Decisions in whole random games, as plain Python plays them."""

        def measure(seconds: float) -> float:
            assert self.process.stdin is not None and self.process.stdout is not None
            try:
                self.process.stdin.write(json.dumps([game, seats, seconds]) + "\n")
                self.process.stdin.flush()
                line = self.process.stdout.readline()
            except BrokenPipeError:
                line = ""
            if not line:
                raise SamediError("the Python that measures the uncompiled rules has ended; its complaint is above")
            return float(line)

        return measure


def answer() -> None:
    """The other process: a question a line, a figure a line, until there are no more questions."""
    try:
        for line in sys.stdin:
            game, seats, seconds = json.loads(line)
            print(measures.whole(find_game(game), seats)(seconds), flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
