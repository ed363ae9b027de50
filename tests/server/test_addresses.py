"""Links have an address that other devices can reach, and QR codes can be read."""

import pytest

from samedi.server.addresses import PublicAddress, lan_address, own_names, public_address, qr_svg, qr_text
from tests.server.page_reader import Read


@pytest.mark.parametrize(
    ("host", "lan", "url", "base", "phones"),
    [
        ("localhost:8000", None, None, "http://localhost:8000", False),
        ("127.0.0.1:8000", None, None, "http://127.0.0.1:8000", False),
        ("[::1]:8000", None, None, "http://[::1]:8000", False),
        ("localhost:8000", "192.168.1.9", None, "http://192.168.1.9:8000", True),
        ("192.168.1.9:8000", "192.168.1.9", None, "http://192.168.1.9:8000", True),
        ("parlour.local", None, None, "http://parlour.local", True),
        ("localhost:8000", None, "https://samedi.example/", "https://samedi.example", True),
        ("x:99999", None, None, "http://localhost", False),
        ("", None, None, "http://localhost", False),
    ],
)
def test_links_have_an_address_that_others_can_reach(
    host: str, lan: str | None, url: str | None, base: str, phones: bool
) -> None:
    assert public_address("http", host, lan=lan, url=url) == PublicAddress(base, phones)
    assert PublicAddress(base, phones).url("/t/abc") == f"{base}/t/abc"


def test_this_machine_has_names_on_the_network() -> None:
    address = lan_address()
    names = own_names()
    assert address is None or (address in names and not address.startswith("127."))
    assert [name for name in names if name.endswith(".local")]


def test_a_qr_code_is_dark_on_light_with_a_quiet_zone_in_every_theme() -> None:
    read = Read(qr_svg('http://x/"<', "Scan me"))
    (svg,) = read.all("svg")
    assert svg["role"] == "img" and svg["aria-label"] == "Scan me"
    light, dark = read.all("path")
    side = int(svg["viewbox"].split()[2])
    assert light == {"fill": "#f7eed9", "d": f"M0 0h{side}v{side}h-{side}z"}
    assert dark["stroke"] == "#161b33" and dark["d"].startswith("M4 4.5h7")
    lines = qr_text("http://x/").splitlines()
    assert len({len(line) for line in lines}) == 1 and set("".join(lines)) <= set("█▀▄ ")
