"""A folder of web/src runs only code of the folders below it, so that each can be read without those above."""

import re

from ..browser.conftest import ROOT

SOURCES = ROOT / "web" / "src"
# from the lowest to the highest; folders in one layer may use each other
LAYERS = [
    {"protocol", "i18n"},
    {"ui"},
    {"selection"},
    {"table", "board", "panels"},
    {"game", "replay", "pages"},
]
SHARED = LAYERS[3]  # the table is drawn from boards and panels, which read its context
IMPORT = re.compile(r'^import (?!type )[^"]*"\.\./(\w+)/', re.MULTILINE)  # types alone are no code


def test_every_folder_has_a_layer() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert folders == set().union(*LAYERS)


def test_a_folder_uses_only_lower_layers() -> None:
    found = []
    for number, layer in enumerate(LAYERS):
        below = set().union(*LAYERS[:number])
        for folder in layer:
            allowed = below | {folder} | (SHARED if layer is SHARED else set())
            for path in sorted((SOURCES / folder).glob("*.ts*")):
                used = set(IMPORT.findall(path.read_text("utf-8")))
                found += [f"{path.relative_to(SOURCES)} uses {other}" for other in sorted(used - allowed)]
    assert found == []
