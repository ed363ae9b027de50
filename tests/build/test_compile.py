"""Compiling the rules: all or nothing, by content, and never a stale binary."""

import sys

import pytest

from .conftest import Checkout

STALE = "samedi: compiled rules are older than their sources, running them as plain Python; ./dev run rebuilds them\n"


def test_without_a_compiler_one_sentence_says_what_to_install_and_the_rules_run_plain(
    checkout: Checkout, no_compiler: str
) -> None:
    built = checkout.build(PATH=no_compiler)
    assert (built.returncode, built.stdout) == (0, "")
    assert built.stderr == "samedi: rules run as plain Python, about 50 times slower: install gcc\n"
    assert checkout.samedi().stdout == "plain 7 python\n"
    assert checkout.binaries() == set()


def test_without_the_headers_of_python_one_sentence_says_so(checkout: Checkout) -> None:
    script = (
        "import sys; sys.path.insert(0, 'build'); import pathlib; "
        "import compile_rules as rules; rules.compiler = lambda: 'cc';"
        "rules.headers = lambda: pathlib.Path('nowhere/Python.h'); rules.main()"
    )
    done = checkout.run(sys.executable, "-c", script)
    assert done.stderr == "samedi: rules run as plain Python, about 50 times slower: install python3-dev\n"


def test_sheets_that_cimport_one_another_compile(built: Checkout) -> None:
    assert built.binaries() == {"dice", "pair"}
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("compiled 7 cdef\n", "")
    assert not list((built.root / "src").rglob("*.c"))


def test_only_what_changed_is_compiled_again(built: Checkout) -> None:
    scratch = built.root / ".dev" / "c"
    kept = {path: path.stat().st_mtime_ns for path in scratch.glob("*.so")}
    built.edit("core/pair.py", "one.pips + other.pips", "one.pips * other.pips")
    built.build()
    again = {path: path.stat().st_mtime_ns for path in scratch.glob("*.so")}
    assert [path.name.split("-")[0] for path in again if kept.get(path) == again[path]] == ["samedi.core.dice"]
    assert built.samedi().stdout == "compiled 12 cdef\n"


def test_a_changed_sheet_compiles_what_cimports_it_too(built: Checkout) -> None:
    built.edit("core/dice.pxd", "int pips", "long pips")
    built.build()
    assert built.samedi().stdout == "compiled 7 cdef\n"
    assert len(list((built.root / ".dev" / "c").glob("*.so"))) == 2


def test_a_mistake_in_a_sheet_is_shown_in_full_and_leaves_no_binary(built: Checkout) -> None:
    built.edit("core/pair.pxd", "cpdef int total(Die one, Die other)", "cpdef int total(Dye one, Die other)")
    done = built.build()
    assert done.returncode == 1
    assert "core/pair.pxd:3:16: 'Dye' is not a type identifier" in done.stderr
    assert built.binaries() == set()
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", "")


@pytest.mark.parametrize("name", ["core/dice.py", "core/pair.pxd"])
def test_one_edited_file_makes_every_module_run_plain(built: Checkout, name: str) -> None:
    built.edit(name, "Die", "Die")
    assert built.samedi().stderr == "", "the same content is not stale, however new the file"
    with (built.root / "src" / "samedi" / name).open("a") as file:
        file.write("\n# edited\n")
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", STALE)


def test_a_sheet_without_a_module_counts_too(built: Checkout) -> None:
    """Such a sheet is cimported by others, as kit/bits_c.pxd is."""
    header = built.root / "src" / "samedi" / "core" / "only_c.pxd"
    header.write_text("cdef extern from *:\n    int abs(int)\n")
    assert built.samedi().stderr == STALE
    built.build()
    assert built.samedi().stdout == "compiled 7 cdef\n"
    header.write_text("cdef extern from *:\n    long labs(long)\n")
    assert built.samedi().stderr == STALE


def test_a_new_sheet_makes_the_binaries_stale_and_a_removed_one_is_pruned(built: Checkout) -> None:
    sheet = built.root / "src" / "samedi" / "core" / "pair.pxd"
    sheet.unlink()
    assert built.samedi().stderr == STALE
    built.build()
    assert built.binaries() == {"dice"}
    sheet.write_text("")
    assert built.samedi().stderr == STALE


def test_samedi_pure_runs_the_sources_only(built: Checkout) -> None:
    ran = built.samedi(SAMEDI_PURE="1")
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", "")
    assert built.samedi(SAMEDI_PURE="0").stdout == "compiled 7 cdef\n"


def test_binaries_for_another_python_are_not_used(built: Checkout) -> None:
    manifest = built.root / "src" / "samedi" / "_compiled.txt"
    place, _, *modules = manifest.read_text().splitlines()
    manifest.write_text("\n".join([place, ".cpython-309-another.so", *modules]))
    ran = built.samedi()
    assert ran.stdout == "plain 7 python\n"
    assert ran.stderr.startswith("samedi: compiled rules are for another Python")


def test_an_interrupted_build_leaves_a_plain_package(built: Checkout) -> None:
    (built.root / "src" / "samedi" / "_compiled.txt").unlink()
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", "")
