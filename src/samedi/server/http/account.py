"""The operations on oneself: name, tables, a link for another device, a token for a program."""

from samedi.server.http import requests, responses
from samedi.server.http.context import RequestContext
from samedi.server.identity import LIFETIMES, MINUTE, clean_name, new_person, token_of
from samedi.storage.models import Table


async def my_tables(context: RequestContext) -> list[Table]:
    return await context.state.store.tables_of(context.person.id) if context.person else []


async def me(context: RequestContext, body: None) -> responses.Me:
    """Who I am, and my tables."""
    person = context.person
    return responses.Me(
        id=person.id if person else None,
        name=person.name if person else None,
        bot=person.bot if person else False,
        tables=tuple(context.table_shown(table) for table in await my_tables(context)),
    )


async def rename(context: RequestContext, body: requests.Named) -> responses.Me:
    """Take a name, or another one; chairs one has keep theirs."""
    context.identify(body.name)
    return await me(context, None)


async def make_link(context: RequestContext, body: requests.Nothing) -> responses.LinkMade:
    """A personal link that makes another device mine; good for some minutes."""
    token = token_of(context.state.key, context.require_person(), "link")
    return responses.LinkMade(url=context.address.url(f"/me/link/{token}"), minutes=LIFETIMES["link"] // MINUTE)


async def make_token(context: RequestContext, body: requests.Token) -> responses.TokenMade:
    """A bearer token for a program, which is somebody of its own and marked as a bot."""
    program = new_person(clean_name(body.name, context.state.limits.name_letters), body.bot)
    token = token_of(context.state.key, program, "program")
    return responses.TokenMade(token=token, id=program.id, name=program.name, bot=program.bot)
