"""How to reach this server from another device, or why that is not possible."""

from samedi.core.words import Words
from samedi.server.addresses import PublicAddress, qr_svg
from samedi.server.pages.components.html import Html, copied, sentence, text_of

COMMAND = Html("<code>samedi --lan</code>")


def warning(address: PublicAddress, said: Words) -> Html:
    """Return a warning if other devices cannot follow links to this server."""
    return Html(
        "" if address.reaches_phones else f'<p class="warn">{sentence(said, "page-only-here", command=COMMAND)}</p>'
    )


def other_device(address: PublicAddress, said: Words) -> Html:
    """Return the address of this server for another device."""
    title = text_of(said.say("page-elsewhere"))
    if not address.reaches_phones:
        return Html(f'<details class="elsewhere"><summary>{title}</summary>{warning(address, said)}</details>')
    url = address.url("/")
    return Html(
        f'<details class="elsewhere"><summary>{title}</summary><div class="paper way">'
        f"{qr_svg(url, said.say('page-qr', url=url))}<div><p>{text_of(said.say('page-elsewhere-about'))}</p>"
        f"{copied(said, 'house', url, said.say('page-link'))}</div></div></details>"
    )
