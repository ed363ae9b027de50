"""One stranger who floods a server is closed or refused; the players of another address do not notice."""

import asyncio
from collections.abc import Iterator

import pytest

from samedi.bench.attacks.client import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Closed,
    connect,
    frame,
    message,
    open_socket,
    request,
)
from samedi.server.limits import Limits
from samedi.server.rate_limit import TokenBudget, address_key
from tests.server.conftest import SLOW, Server

HONEST = "127.0.0.1"
USUAL = Limits()
FLOODS = {
    "pongs": frame(PONG, b"x" * 100) * 2000,
    "pings": frame(PING, b"x") * 2000,
    "one message in empty pieces": frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 2000,
    "a large frame again and again": frame(TEXT, b" " * 16_000) * 40,
    "nonsense": frame(TEXT, b"[") * 2000,
    "hellos": message(t="hello", lang="en") * 2000,
}


def as_usual() -> list[str]:
    """Return the limits that a server has without a word, for the tests' servers have generous ones."""
    return [f"{name.replace('_', '-')}={getattr(USUAL, name)}" for name in Limits.__struct_fields__]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("usual"), *as_usual())
    try:
        yield server
    finally:
        code, complaints = server.stop()
    assert (code, complaints) == (0, ""), complaints


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    short = ("hello-seconds=1", "request-seconds=1", "body-seconds=1", "connections=6")
    server = Server(tmp_path_factory.mktemp("strict"), *as_usual(), *short)
    try:
        yield server
    finally:
        code, complaints = server.stop()
    assert (code, complaints) == (0, ""), complaints


@pytest.mark.parametrize("kind", FLOODS)
def test_a_page_that_floods_is_closed(usual: Server, kind: str) -> None:
    table, cookie = usual.open_table("little-devils", pace="instant")

    async def flood() -> int:
        socket = await open_socket(usual.port, f"/ws/{table}", address=f"127.0.1.{len(kind)}")
        try:
            socket.writer.write(FLOODS[kind])
            return await socket.close_code(SLOW)
        finally:
            socket.leave()

    assert asyncio.run(flood()) in ({1009, 4429} if "pieces" in kind else {4429})
    page = usual.sit(table, cookie)
    assert page.scene is not None, "an honest page at the same table goes on"


def test_a_socket_without_hello_is_closed(strict: Server) -> None:
    table, _ = strict.open_table("little-devils", pace="instant")

    async def silent() -> int:
        socket = await open_socket(strict.port, f"/ws/{table}")
        return await socket.close_code(SLOW)

    assert asyncio.run(silent()) == 4408


def test_half_a_request_is_given_up(strict: Server) -> None:
    async def half(start: bytes) -> bytes:
        reader, writer = await connect(strict.port)
        writer.write(start)
        try:
            async with asyncio.timeout(SLOW):
                return await reader.read()
        finally:
            writer.transport.abort()

    host = b"Host: localhost\r\n"
    assert asyncio.run(half(b"GET / HTTP/1.1\r\n" + host)) == b""
    answer = asyncio.run(half(b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 100\r\n\r\n{"))
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_an_address_has_only_so_many_connections(strict: Server) -> None:
    async def many() -> bytes:
        kept = [await connect(strict.port) for _ in range(6)]
        try:
            reader, writer = await connect(strict.port)
            try:
                refused = await asyncio.wait_for(reader.read(), SLOW)
            finally:
                writer.transport.abort()
            assert (await request(strict.port, "GET", "/healthz", address=HONEST)).status == 200
            return refused
        finally:
            for _, each in kept:
                each.transport.abort()

    refused = asyncio.run(many())
    assert refused.startswith(b"HTTP/1.1 429 ") and b"\r\nretry-after: " in refused


def test_an_address_that_asks_without_end_is_refused_and_others_are_served(usual: Server) -> None:
    async def ask() -> set[int]:
        found: set[int] = set()
        for _ in range(USUAL.requests_at_once * USUAL.pages_of_address):
            answer = await request(usual.port, "GET", "/healthz", address="127.0.2.1", patience=SLOW)
            found.add(answer.status)
            if answer.status == 429:
                assert int(answer.headers["retry-after"]) >= 1
                break
        assert (await request(usual.port, "GET", "/healthz", address=HONEST)).status == 200
        return found

    assert asyncio.run(ask()) == {200, 429}


def test_an_endless_body_is_cut_off(usual: Server) -> None:
    async def pour() -> int:
        _, writer = await connect(usual.port, "127.0.2.2")
        writer.write(b"POST /lang HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        sent = 0
        try:
            while sent < 500_000_000:
                writer.write(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
                await writer.drain()
                sent += 0x10000
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()
        return sent

    assert asyncio.run(pour()) < 100_000_000


def test_a_flood_makes_its_address_wait() -> None:
    async def waits() -> None:
        budget = TokenBudget(rate=1, burst=10)
        assert not budget.empty
        budget.charge(1000)
        assert budget.empty and not budget.take() and budget.wait > 10

    asyncio.run(waits())


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_counts_by_the_network_of_a_household(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_refused_handshake_has_a_status(usual: Server) -> None:
    with pytest.raises(Closed) as closed:
        asyncio.run(open_socket(usual.port, "/nothing/here", address="127.0.2.3"))
    assert closed.value.code in (403, 404)
