"""All operations of the HTTP API.

Each is a path for programs (`/api/…`, JSON) and, if it changes something, a form for pages (the same path without
`/api`). The OpenAPI description is made from the same list; an operation's docstring is its text there.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from samedi.server.http import account, play, records, requests, responses, tables
from samedi.server.http.context import RequestContext
from samedi.server.http.responses import TableShown, TablesShown


@dataclass(frozen=True)
class Operation:
    """One operation; `run` takes the context and the body."""

    id: str  # `operationId` in the OpenAPI description
    method: Literal["GET", "POST"]
    path: str  # after /api
    run: Callable[[RequestContext, Any], Awaitable[Any]]
    answer: Any
    body: type[requests.Body] | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    form: bool = True  # if it has a body, pages may send it as a form

    @property
    def text(self) -> str:
        return (self.run.__doc__ or "").strip()


SEAT_LANG, LANG = ("seat", "lang"), ("lang",)

OPERATIONS = (
    Operation("make_table", "POST", "/tables", tables.make_table, TableShown, requests.NewTable, 201),
    Operation("public_tables", "GET", "/tables", tables.public_tables, TablesShown),
    Operation("from_record", "POST", "/records", records.from_record, TableShown, requests.FromRecord, 201),
    Operation("show_table", "GET", "/tables/{table}", tables.show_table, TableShown),
    Operation("sit", "POST", "/tables/{table}/sit", tables.sit, TableShown, requests.Sit),
    Operation("stand", "POST", "/tables/{table}/stand", tables.stand, TableShown, requests.Seat),
    Operation("set_chair", "POST", "/tables/{table}/chair", tables.set_chair, TableShown, requests.SetChair),
    Operation("swap", "POST", "/tables/{table}/swap", tables.swap, TableShown, requests.Swap),
    Operation("agree", "POST", "/tables/{table}/agree", tables.agree, TableShown, requests.Agree),
    Operation("start", "POST", "/tables/{table}/start", tables.start, TableShown, requests.Start),
    Operation("close", "POST", "/tables/{table}/close", tables.close, TableShown, requests.Nothing),
    Operation("stand_in", "POST", "/tables/{table}/stand-in", tables.stand_in, TableShown, requests.StandIn),
    Operation("rematch", "POST", "/tables/{table}/rematch", tables.rematch, TableShown, requests.Nothing, 201),
    Operation("play_on", "POST", "/tables/{table}/play-on", records.play_on, TableShown, requests.PlayOn, 201),
    Operation("act", "POST", "/tables/{table}/act", play.act, responses.Heard, requests.Act),
    Operation("record", "GET", "/tables/{table}/record", records.record, dict[str, Any]),
    Operation("show_replay", "GET", "/tables/{table}/replay", records.show_replay, responses.Replay, query=SEAT_LANG),
    Operation("verify_table", "GET", "/tables/{table}/verify", records.verify_table, responses.Verified, query=LANG),
    Operation(
        "replay_record",
        "POST",
        "/replay",
        records.replay_record,
        responses.Replay,
        requests.Replayed,
        query=LANG,
        form=False,
    ),
    Operation(
        "verify_record",
        "POST",
        "/verify",
        records.verify_record,
        responses.Verified,
        requests.Recorded,
        query=LANG,
        form=False,
    ),
    Operation("own_log", "GET", "/tables/{table}/log", play.own_log, responses.OwnLog, query=SEAT_LANG),
    Operation("me", "GET", "/me", account.me, responses.Me),
    Operation("rename", "POST", "/me", account.rename, responses.Me, requests.Named),
    Operation("make_link", "POST", "/me/link", account.make_link, responses.LinkMade, requests.Nothing, 201),
    Operation("make_token", "POST", "/me/token", account.make_token, responses.TokenMade, requests.Token, 201),
)
