"""The limits of one server, as numbers that `--limit NAME=NUMBER` changes."""

from collections.abc import Sequence

import msgspec

from samedi.core.errors import BadOption


class Limits(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """The numbers of docs/wire.md."""

    message_bytes: int = 16 * 1024  # of one WebSocket message
    body_bytes: int = 64 * 1024  # of one HTTP request; a record may be longer
    body_seconds: int = 20  # until the body of a request is complete
    request_seconds: int = 10  # until the first lines and headers of a request are complete
    hello_seconds: int = 10  # until a page says hello on its WebSocket
    record_bytes: int = 1024 * 1024
    messages_a_second: int = 20  # of one page
    messages_at_once: int = 60
    frames_a_second: int = 60  # WebSocket frames of one page, of any kind; a kilobyte counts as one
    frames_at_once: int = 240
    requests_a_second: int = 1  # of one page; a page or a change over HTTP counts as two
    requests_at_once: int = 20
    pages_of_address: int = 40  # an address has the budgets of so many pages, for a club behind one router
    connections: int = 400  # of one address
    running_requests: int = 4  # of one address; others wait for these
    name_letters: int = 24
    chat_letters: int = 500
    tables_an_hour: int = 30  # new ones, of one address
    open_tables: int = 200  # of one address
    rooms: int = 5000  # tables in memory
    idle_seconds: int = 300  # until a table without viewers leaves the memory
    grace_seconds: int = 60  # until a bot may stand in for a player who has left
    thinking_processes: int = 1  # worker processes for bots


NAMES = {name.replace("_", "-"): name for name in Limits.__struct_fields__}


def read_limits(given: Sequence[str]) -> Limits:
    """The limits as the command line changes them; raises BadOption with a sentence."""
    values = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in NAMES:
            raise BadOption(f"there is no limit {name!r:.40} (there is: {', '.join(NAMES)})")
        if not number.isdecimal() or not 0 < int(number[:12]) < 2**31:
            raise BadOption(f"the limit {name} is a whole number above 0, not {number!r:.40}")
        values[NAMES[name]] = int(number)
    return Limits(**values)
