"""Invalid input over HTTP is refused with a sentence; nothing is stored, and the server goes on."""

import contextlib
import http.client
import json
import socket
import sqlite3
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from samedi.engine.session import Session
from samedi.server.identity import TokenPayload, base64url, signature
from tests.server.conftest import SLOW, Server, Visitor
from tests.server.fake_browser import logged, unharmed

SCRIPT = "<script>a()</script>"


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from unharmed(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits for an address."""
    yield from unharmed(
        tmp_path_factory.mktemp("strict"),
        "tables-an-hour=20",
        "pages-of-address=1",
        "requests-a-second=40",
        "requests-at-once=200",
    )


def raw(server: Server, request: bytes) -> bytes:
    """Send these bytes; return the answer, up to the end of the connection or a pause."""
    found = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=SLOW) as line:
        line.sendall(request)
        with contextlib.suppress(TimeoutError):
            while some := line.recv(65536):
                found += some
                line.settimeout(1.0)
    return found


def asked(server: Server, start: str, *headers: str, host: str = "localhost") -> tuple[int, str]:
    """Send a request that no library would send; return status and content."""
    lines = [f"{start} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""]
    answer = raw(server, "\r\n".join(lines).encode("latin-1"))
    head, _, content = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), content.decode()


def check_problem(status: int, content: str | bytes, kind: str | None = None) -> None:
    found = json.loads(content)
    assert 400 <= status < 500 and found["status"] == status and found["title"], found
    assert kind is None or found["kind"] == kind, found


def counts(server: Server) -> dict[str, int]:
    """Return the number of rows in each table of the database."""
    with contextlib.closing(sqlite3.connect(server.data / "samedi.db")) as stored:
        return {
            name: stored.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("people", "tables", "chairs", "chat")
        }


def house_key(server: Server) -> bytes:
    with contextlib.closing(sqlite3.connect(server.data / "samedi.db")) as stored:
        (key,) = stored.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
        return bytes.fromhex(key)


def token(key: bytes, id: str, purpose: Any = "cookie", lasts: int = 1000) -> str:
    payload = msgspec.json.encode(TokenPayload(id, "Ada", False, purpose, int(time.time()) + lasts))
    return f"{base64url(payload)}.{base64url(signature(key, payload))}"


def test_a_token_that_is_expired_forged_or_for_another_purpose_is_invalid(shared_server: Server) -> None:
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game="voodoo-prince", bots="apprentice", start=True, name="Ada")["id"]
    id, key = ada.get("/api/me")["id"], house_key(shared_server)
    good = shared_server.visitor()
    good.cookie = f"samedi={token(key, id)}"
    assert good.get(f"/api/tables/{table}")["you"] == [0], "what a good one looks like"
    bad = [
        token(key, id, lasts=-1),
        token(b"another key", id),
        token(key, id, "link"),
        token(key, id, "program"),
        "é.é",
    ]
    for each in bad:
        stranger = shared_server.visitor()
        stranger.cookie = f"samedi={each}"
        assert stranger.get("/api/me")["id"] is None and stranger.get(f"/api/tables/{table}")["you"] == []
        assert stranger.refused(f"/api/tables/{table}/close") == (403, "host-only")
        assert stranger.refused(f"/api/tables/{table}/act", id=0, code="play R1") == (401, "unknown")
        page = stranger.sit(table)
        assert page.hear()["you"] == []
    for each in (token(key, id), token(key, id, "program", -1), token(b"", id, "program"), "", "a.b", "x" * 5000):
        program = Visitor(shared_server, each or " ")
        assert program.ask("GET", "/api/me")[0] == 401 and program.refused("/api/me/link") == (401, "token")
        headers = {"Authorization": f"Bearer {each}"}
        where = f"ws://127.0.0.1:{shared_server.port}/ws/{table}"
        with connect(where, additional_headers=headers) as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(5)
        assert closed.value.rcvd and closed.value.rcvd.code == 4401


def test_no_player_plays_for_another_or_out_of_turn(shared_server: Server) -> None:
    ada, table, program = (
        shared_server.visitor(),
        "",
        Visitor(shared_server, shared_server.visitor().post("/api/me/token")["token"]),
    )
    table = ada.post("/api/tables", game="voodoo-prince", seats=3, name="Ada")["id"]
    program.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    page = ada.sit(table)
    page.until(lambda message: message["t"] == "scene")
    before = len(logged(shared_server, table))
    act = f"/api/tables/{table}/act"
    for body in ({"id": 0, "code": "play R1", "seat": 0}, {"id": 0, "code": "play R1", "seat": 2},
                 {"id": 10**6, "code": "play R1"}, {"id": -5, "code": "dance"}, {"id": 2**80, "code": "x" * 100},
                 {"id": 0, "code": "back"}, {"id": 0, "code": "play R1", "seat": 15}):  # fmt: skip
        assert program.refused(act, **body)[1] == "refused"
    for wrong in ({"seat": 1}, {"seat": 2}, {"seat": 9}, {"at": -1}, {"at": 10**9}, {"code": "dance"},
                  {"code": "play"}, {"code": "\u0000"}):  # fmt: skip
        page.send(**{"t": "act", "id": str(wrong)[:30], "seat": 0, "at": page.at, "code": "play R99", **wrong})
        answer = page.answer_to(str(wrong)[:30])
        assert answer["t"] == "no" and answer["text"]
    assert {seat for _, seat, _, _ in logged(shared_server, table)[before:]} <= {"2"}, "a bot may have played meanwhile"


def test_a_body_that_is_too_long_is_refused_in_every_encoding(shared_server: Server) -> None:
    before = counts(shared_server)
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    start = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    for sent in (b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 200 + b"0\r\n\r\n",
                 b"Content-Length: 3000000\r\n\r\n" + b"x" * 3_000_000):  # fmt: skip
        answer = raw(shared_server, start + sent)
        check_problem(413, answer.partition(b"\r\n\r\n")[2], "large")
    assert shared_server.ask("POST", "/api/records", b"x" * 1_100_000)[0] == 413
    assert shared_server.ask("POST", "/tables", b"game=" + b"x" * 100_000)[0] == 413
    for length in ("-1", "abc", "1e3"):
        assert raw(shared_server, start + f"Content-Length: {length}\r\n\r\n{{}}".encode()).startswith(b"HTTP/1.1 400")
    assert counts(shared_server) == before


def test_slow_and_incomplete_bodies_delay_no_other_request(shared_server: Server) -> None:
    body = b'{"game":"voodoo-prince"}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(
        body
    )
    lines = [socket.create_connection(("127.0.0.1", shared_server.port), timeout=SLOW) for _ in range(20)]
    for line in lines:
        line.sendall(head + body[:5])
    assert shared_server.ask("GET", "/healthz")[0] == 200
    for letter in body[5:]:
        lines[0].sendall(bytes([letter]))
        time.sleep(0.002)
    assert b"201 Created" in lines[0].recv(65536)
    before = counts(shared_server)
    for line in lines:
        line.close()  # in the middle of the body
    assert shared_server.ask("GET", "/healthz")[0] == 200 and counts(shared_server) == before


@pytest.mark.parametrize(
    "body",
    ['{"game":' + "[" * 60_000, '{"game":"voodoo-prince","options":' + '{"a":' * 9000 + "1" + "}" * 9001,
     '{"game":"voodoo-prince","seats":1e999}', '{"game":"voodoo-prince","seats":' + "9" * 5000 + "}",
     '{"game":"voodoo-prince","seats":NaN}', '{"game":"voodoo-prince","seats":-1}', '{"game":"\\ud800"}',
     '{"game":"voodoo-prince","name":"\\ud800"}', '{"game":"voodoo-prince","name":"\\u0000\\u200b\\u202e"}',
     '{"game":"voodoo-prince","name":"    "}', '{"game":"\\u0000"}', '\ufeff{"game":"voodoo-prince"}', "\0", "true",
     '{"game":"voodoo-prince","options":{"starter":{"a":1}}}', '{"game":"voodoo-prince","options":{"\\u0000":1}}',
     '{"game":"voodoo-prince","options":{"starter":' + "9" * 4000 + "}}", '{"game":"../../etc/passwd"}',
     '{"game":"voodoo-prince","game":"chess"}', '{"game":"_template","seats":15}', '{"game":["voodoo-prince"]}'],
    ids=range(21),
)  # fmt: skip
def test_an_unreadable_body_is_refused_with_a_sentence(body: str, shared_server: Server) -> None:
    before = counts(shared_server)
    for sort in ("application/json", "text/plain", "application/xml", "multipart/form-data; boundary=x", "\xff"):
        status, content, headers = shared_server.ask("POST", "/api/tables", body.encode(), {"Content-Type": sort})
        assert headers["content-type"] == "application/problem+json"
        check_problem(status, content)
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert 400 <= shared_server.ask("POST", "/tables", body.encode(), form)[0] < 500
    assert counts(shared_server) == before


def test_a_record_with_endless_undo_delays_no_other_request(shared_server: Server) -> None:
    session = Session("_template", 2, seed=1)
    entries = [[line.entry.seat, line.entry.code] for line in session.log]
    entries += [["0", session.choices(0)[0]], ["0", "back"]] * 15_000
    record = {**session.record(), "seed": None, "commitment": None, "entries": entries}
    answers: list[int] = []
    asking = threading.Thread(
        target=lambda: answers.append(shared_server.ask("POST", "/api/records", {"record": record})[0])
    )
    asking.start()
    asking.join(5)
    assert answers and answers[0] in (400, 422), "it is still at it"


def test_only_tables_within_the_limit_are_stored(strict: Server) -> None:
    def ask(source: str) -> tuple[int, str, float]:
        line = http.client.HTTPConnection("127.0.0.1", strict.port, timeout=SLOW, source_address=(source, 0))
        line.request("POST", "/api/tables", '{"game":"voodoo-prince","start":true,"bots":"zombie","pace":"calm"}')
        answer = line.getresponse()
        found = json.loads(answer.read())
        line.close()
        assert answer.status in (201, 429) and (answer.status == 201 or found["title"]), found
        return answer.status, found.get("kind", ""), time.monotonic()

    with ThreadPoolExecutor(8) as crowd:
        done = list(crowd.map(ask, ["127.0.0.1"] * 400))
    kinds = Counter((status, kind) for status, kind, _ in done)
    assert kinds[201, ""] == 20 and kinds[429, ""] and kinds[429, "flood"], kinds
    rows = counts(strict)
    assert rows["tables"] == rows["people"] == 20 and rows["chairs"] == 80
    time.sleep(0.2)
    assert ask("127.0.0.1")[:2] == (429, ""), "who waits a moment is heard again"
    assert counts(strict)["tables"] == 20
    if sys.platform == "linux":  # there, a machine has further loopback addresses
        assert ask("127.0.0.2")[0] == 201
    with contextlib.closing(sqlite3.connect(strict.data / "samedi.db")) as stored, stored:
        stored.execute("UPDATE tables SET maker = ''")  # as if an hour had passed
    assert ask("127.0.0.1")[0] == 201


def test_a_script_in_a_name_or_in_chat_is_shown_as_text(shared_server: Server) -> None:
    ada, bo = shared_server.visitor(), shared_server.visitor()
    quotes = "\"><b x='&amp;"
    table = ada.post("/api/tables", game="voodoo-prince", name=SCRIPT, public=True, seats=2, pace="instant")["id"]
    seated = bo.post(f"/api/tables/{table}/sit", name=quotes)
    assert [chair["name"] for chair in seated["chairs"]] == [SCRIPT, quotes]
    pages = [ada.get(path) for path in ("/", f"/t/{table}", "/me", "/new/voodoo-prince", f"/t/{table}/result")]
    ada.post(f"/api/tables/{table}/start")
    one, two = ada.sit(table), bo.sit(table)
    one.send(t="say", id="hi", text=f"</script>{SCRIPT}")
    assert two.until(lambda message: message["t"] == "chat")["text"] == f"</script>{SCRIPT}"
    for who in (ada, bo, shared_server.visitor()):
        pages += [who.get(path) for path in ("/", f"/t/{table}", "/me", f"/t/{table}/result")]
    link = ada.post("/api/me/link")["url"]
    pages.append(ada.get(link[link.index("/me/link") :]))
    for page in pages:
        assert SCRIPT not in page and quotes not in page and "<b x=" not in page
    assert sum("&lt;script&gt;a()" in page for page in pages) > 3
    policy = shared_server.ask("GET", f"/t/{table}")[2]["content-security-policy"]
    assert "default-src 'self'" in policy and "script-src" not in policy


@pytest.mark.parametrize(
    "path",
    ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/%2e%2e%2f%2e%2e%2fcli.py",
     "/static//etc/passwd", "/static/%2fetc/passwd", "/static/..\\app.py", "/static/%5c..%5capp.py", "/static/%00",
     "/static/client.js%00.html", "/static/.", "/static/", "/static/" + "a" * 5000, "/gallery/../../etc/passwd",
     "/gallery/..%2f..%2f..%2fpyproject", "/gallery/%2e%2e", "/gallery/%00", "/rules/..%2f..%2fcore", "/rules/%00",
     "/rules/_template%2f..", "/new/%00", "/new/..%2fx", "/t/%00", "/t/%ff", "/t/%0d%0aSet-Cookie:x", "/join",
     "/t/" + "x" * 20_000, "/t/..%2f..%2f", "/t/x/../../me", "/me/link/%00", "/me/link/" + "a" * 9000,
     "/join?code=%00", "/join?code=" + "z" * 9000, "/" + "a" * 60_000, "//", "//evil.example/", "/%2f%2fevil.example",
     "/api", "/api/", "/api//tables", "/api/tables/%00", "/api/tables/" + "x" * 9000, "/api/tables/..%2f..",
     "/api/tables/x/record", "/api/tables/%ff/log", "/api/games/..%2f", "/ws/x", "/healthz/../api/nothing",
     "/.git/config", "/t/%e2%80%ae"],
    ids=range(50),
)  # fmt: skip
def test_no_path_leads_out_of_the_static_folder(path: str, shared_server: Server) -> None:
    status, content = asked(shared_server, f"GET {path}")
    assert status in (400, 404, 410), content[:200]
    assert "root:" not in content and "import " not in content and "[project]" not in content
    if path.startswith("/api/"):
        check_problem(status, content)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "post"])
def test_an_unknown_method_is_refused(method: str, shared_server: Server) -> None:
    for path in ("/api/tables", "/api/me", "/api/tables/x/sit", "/api/openapi.json", "/healthz"):
        status, content = asked(shared_server, f"{method} {path}", "Content-Length: 0")
        assert status in (404, 405)
        check_problem(status, content)
    assert asked(shared_server, f"{method} /")[0] == 405


def test_head_is_get_without_the_body(shared_server: Server) -> None:
    table, _ = shared_server.open_table("voodoo-prince")
    for path in ("/", f"/t/{table}", "/api/tables", f"/api/tables/{table}", "/healthz", "/rules/voodoo-prince"):
        assert asked(shared_server, f"HEAD {path}") == (200, "")
    assert asked(shared_server, "HEAD /api/tables/x") == (404, "")
    assert asked(shared_server, "GET /api/tables/x/sit")[0] == 405


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "localhost@evil.example", "", "127.0.0.1.evil.example",
             "evil.example:80", "localhost:80:80", "localhost:x", "::1", "[::1", "\xff", "local\thost"],
    ids=range(12),
)  # fmt: skip
def test_a_request_to_another_host_name_is_rejected(host: str, shared_server: Server) -> None:
    for start in ("GET /", "GET /api/me", "POST /api/tables", "GET /ws/x"):
        status, content = asked(shared_server, start, "Content-Length: 0", host=host)
        assert status == 400 and "evil" not in content


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://", "http://[", "http://[::1", "localhost", "http://localhost:1",
               "http://localhost@evil.example", "http://localhost.evil.example", "\xff", "http://\u212aocalhost"[:7]],
    ids=range(12),
)  # fmt: skip
def test_a_page_of_another_origin_changes_nothing(origin: str, shared_server: Server) -> None:
    before = counts(shared_server)
    status, content = asked(shared_server, "POST /api/tables", f"Origin: {origin}", "Content-Length: 24")
    check_problem(status, content, "origin")
    assert asked(shared_server, "POST /tables", f"Origin: {origin}", "Content-Length: 0")[0] == 403
    assert counts(shared_server) == before
