#!/usr/bin/env python3
"""A bot at somebody's table, over HTTP: guest.py URL-OF-THE-TABLE. It sits down and plays whatever comes first."""

import json
import sys
from urllib.request import Request, urlopen

house, _, table = sys.argv[1].partition("/t/")
token = ""


def ask(path: str, body: object = None):
    """An answer of the house's API, as an open stream."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(f"{house}/api{path}", content, headers))


token = json.load(ask("/me/token", {"name": "First of all"}))["token"]
ask(f"/tables/{table}/sit", {})
for line in ask(f"/tables/{table}/stream"):
    heard = json.loads(line) if line.strip() else {"type": "still there"}
    if heard["type"] == "choose":
        ask(f"/tables/{table}/act", {"id": heard["id"], "code": heard["legal"][0]})
    elif heard["type"] == "over":
        print("scores", *heard["scores"])
