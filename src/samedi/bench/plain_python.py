"""Measure the same games without compiled rules, in another process that waits while others are measured."""

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
        """Measure decisions of whole random games in plain Python."""
        return lambda seconds: float(self.ask(game, seats, seconds))


def answer() -> None:
    """Answer the requests of the parent process until there are no more."""
    try:
        for line in sys.stdin:
            game, seats, seconds = json.loads(line)
            print(measures.whole(find_game(game), seats)(seconds), flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
