#!/usr/bin/env python3
"""A bot for Samedi that needs nothing but Python: at Little Devils it plays near the first card, elsewhere anything."""

import json
import random
import sys


def choose(game, view, legal):
    """One of the legal codes, such as "play 8"."""
    if game != "little-devils":
        return random.choice(legal)
    if view["lying"] == 0:  # we lead, and who leads never takes: be rid of the highest card
        return legal[-1]
    first = view["played"][-view["lying"]]
    return min(legal, key=lambda code: abs(int(code.split()[1]) - first))


game = ""
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        game = told["game"]
        random.seed(told["seed"])  # so that our games can be repeated
    elif told["type"] == "choose":
        code = choose(game, told["view"], told["legal"])
        print(json.dumps({"id": told["id"], "code": code}), flush=True)
