"""Random requests to every operation of the description are answered, and none makes the server fail."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from samedi.engine.session import Session
from samedi.server.http.openapi import description
from tests.server.conftest import UNLIMITED, Page, Server, Visitor
from tests.server.fake_browser import unharmed

DESCRIBED = json.loads(description())
OPERATIONS = [
    (method.upper(), path, operation)
    for path, methods in DESCRIBED["paths"].items()
    for method, operation in methods.items()
    if not path.endswith("/stream")  # it lasts as long as the game
]
WORDS = [
    "",
    "Ada",
    "voodoo-prince",
    "_template",
    "apprentice",
    "open",
    "bot",
    "lively",
    "play R1",
    "0" * 32,
    "é\u202e\0",
]
NUMBERS = [-1, 0, 1, 2, 3, 15, 16, 100_001, 2**31, 2**63, 2**70, 0.5]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.sampled_from(WORDS) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=6,
)
RECORD = Session("_template", 2, seed=1).record()


def records() -> st.SearchStrategy[Any]:
    """Records, valid ones and others."""
    entries = st.lists(
        st.sampled_from([*RECORD["entries"], ["0", "lay 1"], ["1", "back"], ["*", "undo 0"], ["9", "x"], [], 5])
    )
    wrong = st.dictionaries(st.sampled_from([*RECORD, "more"]), ANYTHING, max_size=1)
    return st.builds(lambda some, other: {**RECORD, "entries": [*RECORD["entries"], *some], **other}, entries, wrong)


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that agree with a schema, almost agree, or do not."""
    if "$ref" in schema:
        return fitting(DESCRIBED["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
    if "anyOf" in schema:
        return st.one_of([fitting(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"]) | ANYTHING
    match schema.get("type"):
        case "object" if "properties" in schema:
            fields = {name: fitting(each) for name, each in schema["properties"].items()}
            if "record" in fields:
                fields["record"] = records()
            needed = {name: fields.pop(name) for name in schema.get("required", [])}
            return (
                st.fixed_dictionaries(needed, optional=fields) | st.fixed_dictionaries({}, optional=fields) | ANYTHING
            )
        case "integer":
            return st.integers(0, 5) | ANYTHING
        case "string":
            return st.sampled_from(WORDS) | ANYTHING
        case "boolean":
            return st.booleans() | ANYTHING
        case _:
            return ANYTHING


def body_of(operation: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "requestBody" not in operation:
        return st.none()
    return fitting(operation["requestBody"]["content"]["application/json"]["schema"])


REQUESTS = st.one_of(
    [st.tuples(st.just(method), st.just(path), body_of(operation)) for method, path, operation in OPERATIONS]
)


class Street:
    """A server, some people and tables in every state."""

    def __init__(self, server: Server) -> None:
        self.server = server
        ada, bo = server.visitor(), server.visitor()
        program = Visitor(server, server.visitor().post("/api/me/token")["token"])
        self.people = [ada, bo, program, server.visitor()]
        lobby = ada.post("/api/tables", game="voodoo-prince", seats=3, name="Ada")["id"]
        bo.post(f"/api/tables/{lobby}/sit", name="Bo")
        program.post(f"/api/tables/{lobby}/sit")
        running = ada.post("/api/tables", game="little-devils", bots="zombie", start=True, pace="calm")["id"]
        over = ada.post("/api/tables", game="voodoo-prince", bots="zombie", start=True, pace="instant")["id"]
        ada.sit(over).play_on()
        closed = ada.post("/api/tables", game="_template")["id"]
        ada.post(f"/api/tables/{closed}/close")
        self.tables = [lobby, running, over, closed, "", "nope", "\0", "é" * 50, "../.."]
        self.pages: dict[tuple[int, int], Page] = {}

    def page(self, who: int, where: int) -> Page:
        """Return a person's page at a table, opened once."""
        if (who, where) not in self.pages:
            self.pages[who, where] = self.people[who].sit(self.tables[where])
        return self.pages[who, where]


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    for server in unharmed(tmp_path_factory.mktemp("street"), *UNLIMITED):
        yield Street(server)


def check(status: int, sort: str, content: bytes) -> None:
    if status == 404 and not content:
        return
    assert status < 500, content
    assert (sort == "application/problem+json") == (status >= 400), (status, sort, content[:200])
    found = json.loads(content)
    assert status < 400 or found["title"]


@settings(max_examples=400, suppress_health_check=list(HealthCheck))
@given(
    request=REQUESTS,
    who=st.integers(0, 3),
    where=st.integers(0, 8),
    asked=st.sampled_from(["", "?seat=1", "?lang=%ff"]),
)
def test_no_request_makes_the_server_fail(
    request: tuple[str, str, Any], who: int, where: int, asked: str, street: Street
) -> None:
    method, path, body = request
    person = street.people[who]
    headers = {"Cookie": person.cookie, "Accept-Language": "ja", **person.headers}
    path = path.replace("{table}", quote(street.tables[where], safe=""))
    status, content, answered = street.server.ask(method, path + asked, json.dumps(body).encode(), headers)
    if status != 307:  # a redirect because of a surplus slash
        check(status, answered["content-type"], content)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(
    request=st.sampled_from([(method, path) for method, path, _ in OPERATIONS if method == "POST"]),
    fields=st.dictionaries(
        st.sampled_from(
            ["game", "seats", "name", "option-starter", "option-x-1", "option-", "public", "kind", "bots", "é\0"]
        ),
        st.sampled_from([*WORDS, *map(str, NUMBERS), "yes", "on", "no"]),
        max_size=5,
    ),
    who=st.integers(0, 3),
    where=st.integers(0, 8),
)
def test_no_form_makes_the_server_fail(
    request: tuple[str, str], fields: dict[str, str], who: int, where: int, street: Street
) -> None:
    person = street.people[who]
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": person.cookie, **person.headers}
    path = request[1].removeprefix("/api").replace("{table}", quote(street.tables[where], safe=""))
    status, content, answered = street.server.ask("POST", path, urlencode(fields).encode(), headers)
    assert status in (200, 303, 307) or 400 <= status < 500, content[:300]
    assert status == 303 or status == 307 or answered["content-type"].startswith("text/html"), content[:300]


MESSAGES = st.fixed_dictionaries(
    {"t": st.sampled_from(["hello", "turn", "act", "back", "say", "hint", "stand-in", "ping", "welcome", "é"])},
    optional={
        "id": st.just("a") | ANYTHING,
        "seat": st.integers(-1, 5) | ANYTHING,
        "at": st.integers(-1, 5) | ANYTHING,
        "code": st.sampled_from(["back", "play R1", "play 5", "\0"]) | ANYTHING,
        "text": st.just("Hm …") | ANYTHING,
        "since": st.integers(-2, 9) | ANYTHING,
        "look": ANYTHING,
        "lang": st.sampled_from(["de", "xx"]) | ANYTHING,
        "said": st.integers(-2, 9) | ANYTHING,
    },
)


@settings(max_examples=120, suppress_health_check=list(HealthCheck))
@given(message=MESSAGES, where=st.integers(0, 3), who=st.sampled_from([0, 1, 3]))
def test_no_message_closes_the_connection(message: dict[str, Any], where: int, who: int, street: Street) -> None:
    page = street.page(who, where)
    page.socket.send(json.dumps(message))
    page.send(t="ping")
    page.until(lambda heard: heard["t"] == "pong")
