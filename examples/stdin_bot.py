#!/usr/bin/env python3
"""A bot for Samedi that needs only Python. In Little Devils it plays near the first card, in other games at random."""

import json
import random
import sys


def choose(game, view, legal):
    """One of the legal codes, such as "play 8"."""
    if game != "little-devils":
        return random.choice(legal)
    if view["lying"] == 0:  # we lead, and the leader never takes the trick: play the highest card
        return legal[-1]
    first = view["played"][-view["lying"]]
    return min(legal, key=lambda code: abs(int(code.split()[1]) - first))


game = ""
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = message["game"]
        random.seed(message["seed"])  # so that our games can be repeated
    elif message["type"] == "choose":
        code = choose(game, message["view"], message["legal"])
        print(json.dumps({"id": message["id"], "code": code}), flush=True)
