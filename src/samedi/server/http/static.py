"""The files of the browser client, as the build wrote them. An address with the hash of a file is valid forever."""

import json
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
CACHED_FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """Serves the files. Browsers may cache a response forever if its address names the content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        names_content = path.startswith("fonts/") or scope["query_string"].startswith(b"v=")
        if names_content and response.status_code == 200:
            response.headers["cache-control"] = CACHED_FOREVER
        return response


@cache
def hashes() -> dict[str, str]:
    """Return the hash of each file; {} if the client was not built."""
    try:
        found: dict[str, str] = json.loads((STATIC / "manifest.json").read_bytes())["files"]
    except (OSError, ValueError, KeyError):
        return {}
    return found


@cache
def font(name: str) -> str:
    """Return the address of a font, whose name ends with a hash; "" if it was not built."""
    found = next((file for file in hashes() if file.startswith(f"fonts/{name}-")), "")
    return f"/static/{found}" if found else ""


@cache
def faces() -> str:
    """Return the @font-face rules of Latin letters. A page contains them, so that it need not wait for them."""
    try:
        return (STATIC / "fonts.css").read_text("utf-8").replace("./fonts/", "/static/fonts/").strip()
    except OSError:
        return ""


def at(name: str) -> str:
    """Return the address of a file, with its hash."""
    hash = hashes().get(name)
    return f"/static/{name}?v={hash}" if hash else f"/static/{name}"
