"""The same games as plain Python, in a process of their own that waits while others are measured."""

import json
import os
import sys

from samedi.bench import measures
from samedi.bench.measuring_process import MeasuringProcess
from samedi.core.registry import find_game

ANSWER = "from samedi.bench.plain_python import answer; answer()"


class PlainPython(MeasuringProcess):
    """A second Python that runs the rules uncompiled (SAMEDI_PURE=1). Use it in a `with`."""

    def __init__(self) -> None:
        super().__init__("the uncompiled rules", ["-c", ANSWER], os.environ | {"SAMEDI_PURE": "1"})

    def whole(self, game: str, seats: int) -> measures.Measure:
        """Decisions in whole random games, as plain Python plays them."""
        return lambda seconds: float(self.ask(game, seats, seconds))


def answer() -> None:
    """In the other process: answer requests until there are no more."""
    try:
        for line in sys.stdin:
            game, seats, seconds = json.loads(line)
            print(measures.whole(find_game(game), seats)(seconds), flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
