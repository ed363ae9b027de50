"""Built: the browser client as the build left it, each file named by the hash of its content."""

import json
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"


@cache
def hashes() -> dict[str, str]:
    """The files of the client; {} if it was not built."""
    try:
        found: dict[str, str] = json.loads((STATIC / "manifest.json").read_bytes())["files"]
    except (OSError, ValueError, KeyError):
        return {}
    return found


@cache
def font(name: str) -> str:
    """The address of a font, whatever hash its name ends with; "" if it was not built."""
    found = next((file for file in hashes() if file.startswith(f"fonts/{name}-")), "")
    return f"/static/{found}" if found else ""


@cache
def faces() -> str:
    """The styles that name the fonts of Latin letters, to stand in a page itself: they need not be awaited then."""
    try:
        return (STATIC / "fonts.css").read_text("utf-8").replace("./fonts/", "/static/fonts/").strip()
    except OSError:
        return ""


def at(name: str) -> str:
    """The address of a file; with its hash it may be kept for ever."""
    hash = hashes().get(name)
    return f"/static/{name}?v={hash}" if hash else f"/static/{name}"
