#!/usr/bin/env python3
"""A bot that joins a table over HTTP: http_bot.py URL-OF-THE-TABLE. It sits down and plays the first legal choice."""

import json
import sys
from urllib.request import Request, urlopen

server, _, table = sys.argv[1].partition("/t/")
token = ""


def ask(path: str, body: object = None):
    """Return the response of the server's API as an open stream."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(f"{server}/api{path}", content, headers))


token = json.load(ask("/me/token", {"name": "First of all"}))["token"]
ask(f"/tables/{table}/sit", {})
for line in ask(f"/tables/{table}/stream"):
    message = json.loads(line) if line.strip() else {"type": "keep-alive"}
    if message["type"] == "choose":
        ask(f"/tables/{table}/act", {"id": message["id"], "code": message["legal"][0]})
    elif message["type"] == "over":
        print("scores", *message["scores"])
