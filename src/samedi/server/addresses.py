"""The addresses at which others reach this server: links, names on the local network, and QR codes of them."""

import html
import io
import ipaddress
import socket
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

import segno

PUBLIC_TEST_ADDRESS = "192.0.2.1"  # reserved for documentation: no packet is ever sent there
HOME_ADDRESSES = ("192.168.0.1", "10.0.0.1", "172.16.0.1")  # where the routers of home networks usually are
DARK, LIGHT = "#161b33", "#f7eed9"  # ink on paper


@dataclass(frozen=True)
class PublicAddress:
    """What links begin with, and whether a phone on the network can follow them."""

    base: str  # without a slash at its end
    reaches_phones: bool

    def url(self, path: str) -> str:
        return self.base + path


def public_address(scheme: str, host_header: str, *, lan: str | None, url: str | None) -> PublicAddress:
    """The address for links: `--url` if given, else the requested host, or this machine's address on the network."""
    if url:
        return PublicAddress(url.rstrip("/"), True)
    host, port = parse_host(host_header)
    if not is_loopback(host):
        return PublicAddress(f"{scheme}://{format_host(host, port)}", True)
    if lan:
        return PublicAddress(f"http://{format_host(lan, port)}", True)
    return PublicAddress(f"{scheme}://{format_host(host, port)}", False)


def parse_host(header: str) -> tuple[str, int | None]:
    """Name and port of a Host header; localhost if the header is malformed."""
    try:
        split = urlsplit(f"//{header}")
        return split.hostname or "localhost", split.port
    except ValueError:
        return "localhost", None


def format_host(host: str, port: int | None) -> str:
    """Host and port as a URL contains them, IPv6 addresses in brackets."""
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"


def is_loopback(host: str) -> bool:
    """Does this name mean the machine of the client itself?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """This machine's address on the local network; None without a network."""
    return next(iter(lan_addresses()), None)


def lan_addresses() -> list[str]:
    """All addresses of this machine, the one of the default route first."""
    found = (address_towards(place) for place in (PUBLIC_TEST_ADDRESS, *HOME_ADDRESSES))
    return list(dict.fromkeys(address for address in found if address is not None and not is_loopback(address)))


def address_towards(place: str) -> str | None:
    """The address of this machine that routes to a place. Connecting a datagram socket sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((place, 9))
        except OSError:
            return None
        address: str = way.getsockname()[0]
        return address


def own_names() -> list[str]:
    """The names under which this machine is known on the local network."""
    name = socket.gethostname().lower()
    bare = name.partition(".")[0]
    return list(dict.fromkeys([*lan_addresses(), name, bare, f"{bare}.local"]))


@lru_cache(256)
def qr_svg(text: str, label: str = "") -> str:
    """A QR code as inline SVG: ink on paper with its quiet zone, in light and dark themes alike."""
    drawn = segno.make(text, error="m", micro=False).svg_inline(
        omitsize=True, dark=DARK, light=LIGHT, border=4, svgclass="qr", lineclass=None
    )
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{html.escape(label or text)}" ', 1)


def qr_text(text: str) -> str:
    """A QR code for a terminal, light on dark."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
