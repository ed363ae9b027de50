"""The page of a person: name, a link for another device, a token for a program, and how to log out."""

from collections.abc import Sequence

from samedi.core.words import Words, general_words
from samedi.server.addresses import PublicAddress, qr_svg
from samedi.server.pages.components.html import (
    MAX_NAME_LENGTH,
    Html,
    bdi,
    button,
    copied,
    field,
    form,
    hidden,
    name_field,
    sentence,
    text_of,
)
from samedi.server.pages.components.layout import page
from samedi.server.pages.components.sharing import warning
from samedi.server.pages.home import own_tables
from samedi.storage.models import Person, Table

MINUTES = 15  # for which a personal link is valid


def account_page(
    person: Person | None, lang: str, mine: Sequence[Table], address: PublicAddress, link: str = "", token: str = ""
) -> str:
    """Return the page. `link` and `token` have just been made; they are shown only once."""
    said = general_words(lang)
    title = said.say("page-you")
    named = form(
        "/me", name_field(said, person.name if person else "") + button(said.say("page-keep-name")), kind="line"
    )
    if person is None:
        body = f'<h1>{text_of(title)}</h1><p class="lead">{text_of(said.say("page-nobody"))}</p>{named}'
        return page(title, body, lang)
    body = (
        f'<h1>{bdi(person.name)}</h1><p class="lead">{text_of(said.say("page-me-about"))}</p>'
        f'<div class="halves"><div>{part(said, "page-change-name", named)}{device_link(said, address, link)}'
        f"{program_token(said, token)}{log_out_form(said)}</div>"
        f'<div class="part">{own_tables(mine, person, lang, said)}</div></div>'
    )
    return page(title, body, lang, person=person)


def part(said: Words, key: str, content: str) -> Html:
    return Html(f'<section class="part"><h2>{text_of(said.say(key))}</h2>{content}</section>')


def device_link(said: Words, address: PublicAddress, link: str) -> Html:
    """Return the form for a link that logs in another device, or that link."""
    make = form("/me/link", button(said.say("page-make-link")))
    if not link:
        return part(said, "page-other-device", f"<p>{text_of(said.say('page-other-device-about'))}</p>{make}")
    return part(
        said,
        "page-other-device",
        f'{warning(address, said)}<div class="paper way">{qr_svg(link, said.say("page-qr-own"))}<div>'
        f"{copied(said, 'personal', link, said.say('page-link'))}"
        f"<p>{text_of(said.say('page-link-until', minutes=MINUTES))}</p>"
        f'<p class="warn">{text_of(said.say("page-link-secret"))}</p></div></div>',
    )


def program_token(said: Words, token: str) -> Html:
    """Return the form for the token of a program, or that token."""
    if token:
        shown = (
            f'<div class="paper">{copied(said, "token", token, said.say("page-token"))}'
            f"<p>{text_of(said.say('page-token-once'))} <code>Authorization: Bearer …</code></p></div>"
        )
        return part(said, "page-programs", shown)
    name = field(
        said.say("page-bot-name"),
        f'<input name="name" required maxlength="{MAX_NAME_LENGTH}" dir="auto" autocomplete="off">',
    )
    make = form("/me/token", hidden({"bot": "yes"}) + name + button(said.say("page-make-token")), kind="line")
    return Html(
        f'<details class="part"><summary>{text_of(said.say("page-programs"))}</summary>'
        f"<p>{text_of(said.say('page-programs-about'))}</p>{make}</details>"
    )


def log_out_form(said: Words) -> Html:
    """Return the form to log out, folded away because it cannot be undone."""
    sent = form("/me/forget", button(said.say("page-forget-yes")))
    return Html(
        f'<details class="part"><summary>{text_of(said.say("page-forget"))}</summary>'
        f"<p>{text_of(said.say('page-forget-about'))}</p>{sent}</details>"
    )


def link_page(name: str, token: str, lang: str) -> str:
    """Return the page of a personal link. Its button logs in this device."""
    said = general_words(lang)
    told = sentence(said, "page-be-about", name=bdi(name))
    press = form(f"/me/link/{token}", button(sentence(said, "page-be", name=bdi(name)), "go big"))
    body = f'<div class="trouble"><h1>{bdi(name)}</h1><p class="lead">{told}</p>{press}</div>'
    return page(said.say("page-you"), body, lang)
