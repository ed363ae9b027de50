"""The plain half of the law *twin*: run with SAMEDI_PURE=1, plays the games asked for and prints their digests."""

import sys

import msgspec

from samedi.core.registry import find_game
from samedi.laws.record_laws import TwinTask, digest


def main() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=TwinTask)
    for trace in task.traces(find_game(task.game)):
        print(digest(trace))


if __name__ == "__main__":
    main()
