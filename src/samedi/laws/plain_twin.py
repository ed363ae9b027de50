"""The plain half of the law *twin*: run with SAMEDI_PURE=1, plays the games asked for and prints their digests."""

import json
import sys

from samedi.core.registry import find_game
from samedi.laws.record_laws import digest


def main() -> None:
    game = find_game(sys.argv[1])
    games = int(sys.argv[2])
    for which, (seats, options) in enumerate(json.load(sys.stdin)):
        values = game.check_options(seats, options)
        for seed in range(games):
            print(which, seed, digest(game, seats, values, seed))


if __name__ == "__main__":
    main()
