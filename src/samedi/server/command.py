"""`samedi serve`: the web server, for this machine alone or for the local network."""

import argparse
import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from samedi.console import data_folder
from samedi.core.errors import BadOption, SamediError
from samedi.server.addresses import format_host, lan_address, own_names, qr_text
from samedi.server.app import make_app
from samedi.server.http import static
from samedi.server.http.bounded_protocol import BoundedHTTPProtocol
from samedi.server.limits import Limits, read_limits
from samedi.server.rate_limit import Traffic
from samedi.server.websocket.uvicorn_protocol import FastWebSocketProtocol
from samedi.storage.sqlite import open_sqlite

HOSTS = ["localhost", "127.0.0.1", "::1"]
PROXIES = ("127.0.0.1", "::1")  # whose word on the address of a client counts (uvicorn's forwarded_allow_ips)
NOT_BUILT = "the browser client is not built, so tables are plain pages: use ./dev run, or install a wheel that has it"
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # errors for an address that this machine does not have
EVERYWHERE = ("0.0.0.0", "::", "")
GRACE = 1  # seconds that requests have to finish when the server ends; then they are cancelled
SWITCH_INTERVAL = 0.001  # seconds until another thread, such as the writer of the storage, gets its turn


def run(asked: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Raise SamediError with a sentence if the port or the data folder cannot be used."""
    limits = read_limits(asked.limit)
    url = check_url(asked.url) if asked.url else None
    host = asked.host or ("0.0.0.0" if asked.lan else "127.0.0.1")
    if not static.hashes():
        print(f"samedi: {NOT_BUILT}", file=sys.stderr)
    listening = listen(host, asked.port)
    usual_end = contextlib.suppress(KeyboardInterrupt)
    with usual_end, asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(serve(listening, asked.data or data_folder(), limits, url, asked.open))
    return 0


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop, which makes a move a tenth faster; None where uvloop does not exist (Windows)."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


def check_url(url: str) -> str:
    found = urlsplit(url)
    if found.scheme not in ("http", "https") or not found.hostname or found.path not in ("", "/"):
        raise BadOption(f"--url is the address that people type, such as https://games.example, not {url!r:.60}")
    return url.rstrip("/")


async def serve(listening: socket.socket, data: Path, limits: Limits, url: str | None, open_page: bool) -> None:
    import uvicorn

    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = f"games cannot be kept in {data} ({error.strerror}): choose another folder with --data"
        raise SamediError(why) from None
    store = await open_sqlite(data / "samedi.db")
    await store.key()  # fails now, with a sentence, if the storage cannot be written
    host, port = listening.getsockname()[:2]
    everywhere = host in EVERYWHERE
    lan = lan_address() if everywhere else None
    hosts = [*HOSTS, host, *(own_names() if everywhere else []), *([str(urlsplit(url).hostname)] if url else [])]
    here = f"http://{format_host('localhost' if everywhere or host == '127.0.0.1' else host, port)}/"

    async def ready() -> None:
        announce(here, url or (f"http://{format_host(lan, port)}/" if lan else None), everywhere)
        if open_page:
            open_browser(here)
        settle_memory()

    proxies = frozenset(PROXIES if url else ())  # a server that is told its address stands behind a proxy
    traffic = Traffic(limits, proxies)
    config = uvicorn.Config(
        make_app(store, hosts, limits, lan=lan, url=url, ready=ready, traffic=traffic),
        http=partial(BoundedHTTPProtocol, traffic),  # type: ignore[arg-type]  # it is called as the class would be
        ws=partial(FastWebSocketProtocol, traffic),  # type: ignore[arg-type]
        ws_per_message_deflate=False,  # 50 kB a page and an eighth of all processor time, for 2.5 kB a move
        ws_max_size=limits.message_bytes,
        ws_ping_interval=20,
        log_level="warning",
        lifespan="on",
        proxy_headers=url is not None,
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("uvicorn.error").addFilter(is_our_concern)
    await uvicorn.Server(config).serve(sockets=[listening])


def is_our_concern(record: logging.LogRecord) -> bool:
    """Leave out warnings about malformed requests: they come from clients."""
    return not record.getMessage().startswith(("Invalid HTTP request", "Invalid UTF-8 sequence"))


def announce(here: str, wide: str | None, everywhere: bool) -> None:
    """Print the addresses; on a terminal with a QR code for phones."""
    print(f"Samedi is open at {here} (Ctrl-C ends it)", flush=True)
    if wide:
        print(f"Others come in at {wide}", flush=True)
        if sys.stdout.isatty():
            print(qr_text(wide), flush=True)
    elif everywhere:
        print("There is no local network just now, so only this machine can come in.", flush=True)


def open_browser(url: str) -> None:
    """Open the home page in a browser, if this machine has a screen."""
    if sys.platform not in ("win32", "darwin") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        return
    asyncio.get_running_loop().run_in_executor(None, lambda: contextlib.suppress(Exception) and webbrowser.open(url))


def settle_memory() -> None:
    """Keep what is loaded by now out of garbage collection, which `AppState.run_housekeeping` alone starts."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(SWITCH_INTERVAL)
    allow_files()


def allow_files() -> None:
    """Allow as many open files as the system permits, for each connection is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise SamediError with what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else "there is no such port"
        wrong = "--host" if isinstance(error, socket.gaierror) or getattr(error, "errno", 0) in NOT_HERE else "--port"
        raise SamediError(f"cannot listen at {host}:{port}: {why}; choose another {wrong}") from None
    return listening
