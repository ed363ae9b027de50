"""The TypeScript types in web/src/protocol are those of the structs that the server sends and receives."""

from pathlib import Path

import msgspec
import pytest

from samedi.scene.model import Choice, Piece
from samedi.server.messages import Hello

from ..browser.conftest import ROOT, protocol_types


def test_the_committed_types_are_current() -> None:
    stale = [path.name for path in protocol_types.stale()]
    assert stale == [], "run ./dev python build/protocol_types.py"


def test_a_changed_file_is_stale_until_it_is_written_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(protocol_types, "FOLDER", tmp_path)
    assert len(protocol_types.stale()) == 3
    assert protocol_types.main() == 0
    assert protocol_types.stale() == []
    scene = tmp_path / "scene.ts"
    scene.write_text(scene.read_text("utf-8").replace("label: string", "label: number"), "utf-8")
    assert protocol_types.stale() == [scene]
    assert "wrote scene.ts" in capsys.readouterr().err


def test_a_default_that_is_left_out_is_optional_and_no_value_of_its_field() -> None:
    assert b"rank" not in msgspec.json.encode(Choice("go", "Go", rank="plain"))
    assert '  readonly rank?: "main" | "quiet";' in protocol_types.interface(Choice)
    assert "  readonly place?: string;" in protocol_types.interface(Piece)


def test_a_request_may_leave_out_what_has_a_default() -> None:
    assert msgspec.json.decode(b'{"t":"hello"}', type=Hello).seat is None
    assert "  readonly seat?: number | null;" in protocol_types.interface(Hello)


def test_every_generated_file_is_marked_for_reviews() -> None:
    marked = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    names = [path.relative_to(ROOT).as_posix() for path in protocol_types.files()]
    assert [name for name in names if f"{name} linguist-generated" not in marked] == []


def test_a_field_of_an_unknown_type_is_refused() -> None:
    with pytest.raises(TypeError, match="has no TypeScript type yet"):
        protocol_types.type_of(msgspec.inspect.type_info(bytes))
