"""What a handler knows about a request: who sends it, in which language, to which table."""

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from samedi.core.words import general_words
from samedi.server.addresses import PublicAddress, public_address
from samedi.server.app_state import AppState, app_state
from samedi.server.errors import ApiError
from samedi.server.http.responses import TableShown, table_shown
from samedi.server.identity import COOKIE, LANGUAGE_COOKIE, YEAR, clean_name, new_person, person_from_token, token_of
from samedi.server.languages import language_of
from samedi.server.rooms.registry import Rooms
from samedi.server.rooms.room import Room
from samedi.storage.models import Person, Table


class RequestContext:
    """One request."""

    def __init__(self, request: Request) -> None:
        self.request, self.state = request, app_state(request)
        self.person = person_of(self.state, request)
        self.cookie_is_stale = False  # the person is new or has a new name
        self.address = address_for_links(self.state, request)
        self.lang = language_from(request)

    @property
    def rooms(self) -> Rooms:
        return self.state.rooms

    @property
    def maker(self) -> str:
        """What is stored with a new table, to count the tables of one address."""
        return self.state.address_digest(self.request.client.host if self.request.client else "")

    async def room(self) -> Room:
        """Return the table that the path names."""
        return await self.rooms.get(self.request.path_params["table"])

    def identify(self, name: str) -> Person:
        """Return the person who sends this, made known if need be, by the given name."""
        person = self.person
        name = clean_name(name, self.state.limits.name_letters) if name else ""
        if person is None:
            person = new_person(name or general_words(self.lang).say("guest"))
        elif name and name != person.name:
            person = msgspec.structs.replace(person, name=name)
        self.cookie_is_stale = self.cookie_is_stale or person is not self.person
        self.person = person
        return person

    def require_person(self) -> Person:
        if self.person is None:
            raise ApiError("unknown", 401)
        return self.person

    def refresh_cookie(self, response: Response) -> Response:
        """Set the login cookie if the person is new or has a new name. Programs have tokens."""
        if self.cookie_is_stale and self.person is not None and not self.person.bot:
            return self.set_login_cookie(response, self.person)
        return response

    def set_login_cookie(self, response: Response, person: Person) -> Response:
        """Let this device belong to a person."""
        token = token_of(self.state.key, person, "cookie")
        secure = self.address.base.startswith("https:")
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    def table_shown(self, table: Table, present: frozenset[str] = frozenset()) -> TableShown:
        return table_shown(table, self.person, present, self.address, self.lang)

    def room_shown(self, room: Room) -> TableShown:
        return self.table_shown(room.table, room.audience.present())


def person_of(state: AppState, request: HTTPConnection) -> Person | None:
    """Return who sends a request: a person by cookie, or a program by its bearer token, which must be valid."""
    given = request.headers.get("authorization")
    if given is not None:
        kind, _, token = given.partition(" ")
        program = person_from_token(state.key, token.strip(), "program") if kind.lower() == "bearer" else None
        if program is None:
            raise ApiError("token", 401)
        return program
    return person_from_token(state.key, request.cookies.get(COOKIE), "cookie")


def language_from(request: HTTPConnection) -> str:
    """Return the language of the answer: as requested, as chosen before, or as the browser prefers."""
    wanted = (
        request.query_params.get("lang"),
        request.cookies.get(LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )
    return language_of(next((each for each in wanted if each), ""))


def address_for_links(state: AppState, request: HTTPConnection) -> PublicAddress:
    """Return the address at which others reach this server."""
    scheme = "https" if request.url.scheme in ("https", "wss") else "http"
    return public_address(scheme, request.headers.get("host", ""), lan=state.lan, url=state.url)
