"""Files for the hosting site and for packaging agree with the project: version, checks, generated files."""

import re
import tomllib
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]


def text(name: str) -> str:
    return (HOME / name).read_text("utf-8")


def test_the_citation_has_the_version_authors_and_licence_of_the_project() -> None:
    citation = dict(re.findall(r"^([a-z-]+): (.+)$", text("CITATION.cff"), re.MULTILINE))
    assert (citation["version"], citation["license"]) == (PROJECT["version"], PROJECT["license"])
    authors = re.findall(r"^  - name: (.+)$", text("CITATION.cff"), re.MULTILINE)
    assert [{"name": author} for author in authors] == PROJECT["authors"]


def test_the_changelog_begins_with_the_present_release_and_its_date() -> None:
    latest = re.search(r"^## (\S+) \((\S+)\)$", text("CHANGELOG.md"), re.MULTILINE)
    released = re.search(r"^date-released: (.+)$", text("CITATION.cff"), re.MULTILINE)
    assert latest is not None and released is not None
    assert latest.groups() == (PROJECT["version"], released[1])


def test_every_fragment_of_news_has_a_kind_that_towncrier_knows() -> None:
    """towncrier ignores a file with another name without a warning, and its news would be lost."""
    fragments = {path.name for path in (HOME / "changelog.d").iterdir()} - {"README.md"}
    kinds = [kind["directory"] for kind in tomllib.loads(text("pyproject.toml"))["tool"]["towncrier"]["type"]]
    assert [name for name in sorted(fragments) if not re.fullmatch(rf"[\w-]+\.({'|'.join(kinds)})\.md", name)] == []


def test_public_ci_and_commit_hooks_run_the_commands_of_the_project() -> None:
    workflow = text(".github/workflows/ci.yml")
    versions = re.findall(r"python: \"([\d.]+)\"", workflow)
    assert PROJECT["requires-python"] == f">={versions[0]}"
    assert re.findall(r"command: (.+)", workflow) == [".ci/run", *["./dev test"] * (len(versions) - 1)]
    assert re.findall(r"entry: (.+)", text(".pre-commit-config.yaml")) == ["./dev check"]


def test_lock_files_are_marked_as_generated() -> None:
    patterns = re.findall(r"^(\S+) linguist-generated$", text(".gitattributes"), re.MULTILINE)
    wanted = ("requirements/*.txt", "web/package-lock.json", "tests/*/package-lock.json")
    locks = [path.relative_to(HOME) for place in wanted for path in HOME.glob(place)]
    assert len(locks) > 3
    assert [path for path in locks if not any(path.match(pattern) for pattern in patterns)] == []
