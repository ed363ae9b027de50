"""Reach: how others get here. The address that a link shows, this machine's names, and QR codes of them."""

import html
import io
import ipaddress
import socket
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

import segno

ANYWHERE = "192.0.2.1"  # an address for documents: no packet is ever sent there
NEAR = ("192.168.0.1", "10.0.0.1", "172.16.0.1")  # where home networks are
DARK, LIGHT = "#161b33", "#f7eed9"  # ink on paper


@dataclass(frozen=True)
class Reach:
    """Where this house is for those who get a link, and whether a phone could go there."""

    base: str  # without a slash at its end
    phones: bool

    def url(self, path: str) -> str:
        return self.base + path


def reach_of(scheme: str, host_header: str, *, lan: str | None, url: str | None) -> Reach:
    """What links of an answer begin with: the given address, or as the house was asked for."""
    if url:
        return Reach(url.rstrip("/"), True)
    host, port = host_of(host_header)
    if not loopback(host):
        return Reach(f"{scheme}://{written(host, port)}", True)
    if lan:
        return Reach(f"http://{written(lan, port)}", True)
    return Reach(f"{scheme}://{written(host, port)}", False)


def host_of(header: str) -> tuple[str, int | None]:
    """Name and port of a Host header; whatever is none of these is this machine."""
    try:
        split = urlsplit(f"//{header}")
        return split.hostname or "localhost", split.port
    except ValueError:
        return "localhost", None


def written(host: str, port: int | None) -> str:
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"


def loopback(host: str) -> bool:
    """Does this name mean the machine that asks, whichever it is?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """This machine's address on the local network."""
    return next(iter(lan_addresses()), None)


def lan_addresses() -> list[str]:
    """All of them, that of the way out first; () without a network."""
    found = (address_towards(place) for place in (ANYWHERE, *NEAR))
    return list(dict.fromkeys(address for address in found if address is not None and not loopback(address)))


def address_towards(place: str) -> str | None:
    """Which of its addresses this machine would use to go there. Connecting like this sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((place, 9))
        except OSError:
            return None
        address: str = way.getsockname()[0]
        return address


def own_names() -> list[str]:
    """What others on the local network may call this machine."""
    name = socket.gethostname().lower()
    bare = name.partition(".")[0]
    return list(dict.fromkeys([*lan_addresses(), name, bare, f"{bare}.local"]))


@lru_cache(256)
def qr_svg(text: str, label: str = "") -> str:
    """A QR code to put into a page: ink on paper with its quiet zone, whatever the theme."""
    drawn = segno.make(text, error="m", micro=False).svg_inline(
        omitsize=True, dark=DARK, light=LIGHT, border=4, svgclass="qr", lineclass=None
    )
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{html.escape(label or text)}" ', 1)


def qr_text(text: str) -> str:
    """A QR code to print on a terminal, light on dark."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
