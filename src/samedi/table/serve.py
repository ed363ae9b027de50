"""Serve: `samedi serve` opens the parlour on this machine."""

import argparse
import asyncio
import contextlib
import socket
from pathlib import Path

from samedi.core.errors import SamediError
from samedi.storage.sqlite import open_sqlite
from samedi.table import wire
from samedi.table.app import make_app

HOSTS = ["localhost", "127.0.0.1", "[::1]"]


def run(asked: argparse.Namespace, folder: Path) -> int:
    """Serve until Ctrl-C; one sentence if the port or the data folder cannot be had."""
    listening = listen(asked.host, asked.port)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to end it
        asyncio.run(serve(listening, asked.host, asked.data or folder))
    return 0


async def serve(listening: socket.socket, host: str, data: Path) -> None:
    import uvicorn

    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SamediError(f"games cannot be kept in {data}: {error.strerror}") from None
    store = await open_sqlite(data / "samedi.db")
    hosts = ["*"] if host in ("0.0.0.0", "::") else [*HOSTS, host]
    config = uvicorn.Config(
        make_app(store, hosts),
        ws="websockets-sansio",
        ws_max_size=wire.LARGEST,
        ws_ping_interval=20,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    where, port = listening.getsockname()[:2]
    shown = "localhost" if where == "127.0.0.1" else where
    print(f"Samedi is open at http://{shown}:{port}/ (Ctrl-C ends it)", flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises SamediError with what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except OSError as error:
        listening.close()
        raise SamediError(f"cannot listen at {host}:{port}: {error.strerror}; choose another --port") from None
    return listening
