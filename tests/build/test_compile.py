"""Compiling the rules: all or nothing, by content, and never a stale binary."""

import os
import sys
import time

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
    assert checkout.binaries() == {}


def test_without_the_headers_of_python_one_sentence_says_so(checkout: Checkout) -> None:
    script = (
        "import sys; sys.path.insert(0, 'build'); import pathlib; "
        "import compile_rules as rules; rules.compiler = lambda: 'cc';"
        "rules.headers = lambda: pathlib.Path('nowhere/Python.h'); rules.main([])"
    )
    done = checkout.run(sys.executable, "-c", script)
    assert done.stderr == "samedi: rules run as plain Python, about 50 times slower: install python3-dev\n"


def test_sheets_that_cimport_one_another_compile(built: Checkout) -> None:
    assert set(built.binaries()) == {"samedi.core.dice", "samedi.core.pair"}
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("compiled 7 cdef\n", "")
    assert not [path for ending in ("*.c", "*.o", "*.so") for path in (built.root / "src").rglob(ending)]


def test_only_what_changed_is_compiled_again(built: Checkout) -> None:
    before = built.binaries()
    built.edit("core/pair.py", "one.pips + other.pips", "one.pips * other.pips")
    built.build()
    after = built.binaries()
    assert {name for name in after if after[name] != before[name]} == {"samedi.core.pair"}
    assert built.samedi().stdout == "compiled 12 cdef\n"


def test_a_changed_sheet_compiles_what_cimports_it_too(built: Checkout) -> None:
    before = built.binaries()
    built.edit("core/dice.pxd", "int pips", "long pips")
    built.build()
    after = built.binaries()
    assert {name for name in after if after[name] != before[name]} == {"samedi.core.dice", "samedi.core.pair"}
    assert built.samedi().stdout == "compiled 7 cdef\n"


def test_content_that_was_compiled_before_needs_no_compiler(built: Checkout, no_compiler: str) -> None:
    before = built.binaries()
    built.edit("core/pair.py", "one.pips + other.pips", "one.pips * other.pips")
    built.build()
    built.edit("core/pair.py", "one.pips * other.pips", "one.pips + other.pips")
    again = built.build(PATH=no_compiler, CC="")
    assert (again.returncode, again.stderr) == (0, "")
    assert built.binaries() == before
    assert built.samedi().stdout == "compiled 7 cdef\n"


def test_a_binary_that_no_build_used_for_days_is_deleted(built: Checkout) -> None:
    scratch = built.root / ".dev" / "c"
    for name, days in (("samedi.core.old-0123.so", 4), ("samedi.core.young-0123.so", 1), ("half-4711", 4)):
        (scratch / name).mkdir() if name.startswith("half") else (scratch / name).touch()
        os.utime(scratch / name, (time.time() - days * 24 * 3600,) * 2)
    for path in built.binaries().values():
        os.utime(path, (0, 0))
    built.build()
    assert {path.name for path in scratch.iterdir()} == {
        "samedi.core.young-0123.so",
        *(path.name for path in built.binaries().values()),
    }


def test_a_running_process_keeps_the_binaries_of_its_start(built: Checkout) -> None:
    """Its rules are compiled again, and only then it imports the rest."""
    script = (
        "import sys; from samedi.core.dice import Die; print(flush=True); sys.stdin.read(); "
        "from samedi.core.pair import total; print(total(Die(3), Die(4)))"
    )
    with built.start(sys.executable, "-c", script, PYTHONPATH=str(built.root / "src")) as process:
        assert process.stdout is not None and process.stdout.readline() == "\n"
        built.edit("core/pair.py", "one.pips + other.pips", "one.pips * other.pips")
        built.build()
        assert process.communicate(timeout=60)[0] == "7\n"
    assert built.samedi().stdout == "compiled 12 cdef\n"


def test_a_module_that_pyproject_lists_is_compiled_without_a_sheet(built: Checkout) -> None:
    (built.root / "src" / "samedi" / "core" / "words.py").write_text("def say() -> str:\n    return [*'word'][9]\n")
    built.build()
    assert "samedi.core.words" in built.binaries()
    done = built.run(
        sys.executable,
        "-c",
        "from samedi.core import words\nprint(type(words.say).__name__, words.__file__)\ntry: words.say()\n"
        "except IndexError as error: print(error)",
        PYTHONPATH=str(built.root / "src"),
    )
    source = built.root / "src" / "samedi" / "core" / "words.py"
    assert done.stdout == f"cython_function_or_method {source}\nlist index out of range\n"


def test_sheets_are_matched_by_dotted_name(checkout: Checkout) -> None:
    """A sheet of one game never makes another game stale, though both have a `state.pxd`."""
    sheets = {
        "core/state": "cdef class State:\n    pass\n",
        "games/one/rules/state": "from samedi.core.state cimport State\n",
        "games/one/rules/board": "from samedi.games.one.rules cimport (\n    powers as p,\n    state,\n)\n",
        "games/one/rules/powers": "cimport cython\nfrom . cimport deep\n",
        "games/one/rules/deep": "cimport samedi.core.dice as dice  # not samedi.core.pair\n",
        "games/two/rules/state": "from samedi.core.state cimport State\n",
        "games/two/rules/board": "from samedi.games.two.rules.state cimport State\n",
    }
    for name, text in sheets.items():
        path = checkout.root / "src" / "samedi" / f"{name}.pxd"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        path.with_suffix(".py").write_text("", "utf-8")

    def stale_after(edited: str) -> set[str]:
        script = "import sys; sys.path.insert(0, 'build'); import compile_rules as c; print(*map(c.kept, c.modules()))"
        before = checkout.run(sys.executable, "-c", script).stdout.split(" " + str(checkout.root))
        with (checkout.root / "src" / "samedi" / edited).open("a") as file:
            file.write("# edited\n")
        after = checkout.run(sys.executable, "-c", script).stdout.split(" " + str(checkout.root))
        names = {path.rpartition("/")[2].partition("-")[0] for path in {*before} ^ {*after}}
        return {name.removeprefix("samedi.").removeprefix("games.") for name in names}

    assert stale_after("games/two/rules/state.pxd") == {"two.rules.state", "two.rules.board"}
    assert stale_after("games/one/rules/state.pxd") == {"one.rules.state", "one.rules.board"}
    both = {f"{game}.rules.{module}" for game in ("one", "two") for module in ("state", "board")}
    assert stale_after("core/state.pxd") == {"core.state"} | both
    deep = {f"one.rules.{module}" for module in ("deep", "powers", "board")}
    assert stale_after("core/dice.pxd") == {"core.dice", "core.pair"} | deep
    assert stale_after("games/one/rules/state.py") == {"one.rules.state"}


def test_a_mistake_in_a_sheet_is_shown_in_full_and_leaves_no_binary(built: Checkout) -> None:
    built.edit("core/pair.pxd", "cpdef int total(Die one, Die other)", "cpdef int total(Dye one, Die other)")
    done = built.build()
    assert done.returncode == 1
    assert "core/pair.pxd:3:16: 'Dye' is not a type identifier" in done.stderr
    assert built.binaries() == {}
    assert not list((built.root / ".dev" / "c").glob("half-*"))
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
    assert set(built.binaries()) == {"samedi.core.dice"}
    sheet.write_text("")
    assert built.samedi().stderr == STALE


def test_samedi_pure_runs_the_sources_only(built: Checkout) -> None:
    ran = built.samedi(SAMEDI_PURE="1")
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", "")
    assert built.samedi(SAMEDI_PURE="0").stdout == "compiled 7 cdef\n"


def test_binaries_for_another_python_are_not_used(built: Checkout) -> None:
    manifest = built.root / "src" / "samedi" / "_compiled.txt"
    place, _, *rest = manifest.read_text().splitlines()
    manifest.write_text("\n".join([place, ".cpython-309-another.so", *rest]))
    ran = built.samedi()
    assert ran.stdout == "plain 7 python\n"
    assert ran.stderr.startswith("samedi: compiled rules are for another Python")


def test_a_missing_binary_makes_every_module_run_plain(built: Checkout) -> None:
    built.binaries()["samedi.core.dice"].unlink()
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", STALE)


def test_an_interrupted_build_leaves_a_plain_package(built: Checkout) -> None:
    (built.root / "src" / "samedi" / "_compiled.txt").unlink()
    ran = built.samedi()
    assert (ran.stdout, ran.stderr) == ("plain 7 python\n", "")
