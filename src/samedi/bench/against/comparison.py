"""`samedi bench --against REF`: measure this checkout and another commit in turn, and compare their times.

Each round starts a new process for each build, so that chance effects of a process (memory layout, order of sets) do
not decide. In a round every figure is measured in one build right after the other; the order changes each round.

"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from samedi.bench.against import other_build, probe
from samedi.bench.measuring_process import MeasuringProcess
from samedi.bench.output import align, machine_line, short_number
from samedi.bench.runner import machine
from samedi.core.errors import BadOption, SamediError
from samedi.core.registry import find_game

ROUNDS = 5
SECONDS = 0.3
SEATS = 4  # or the nearest number
FIGURES = ("step", "whole", "search", "scene")
NOW, THEN = "now", "then"
BUILD_NAMES = {NOW: "this checkout", THEN: "the other commit"}

Progress = Callable[[str], None]


class Build(MeasuringProcess):
    """A process that measures one build. Use it in a `with`."""

    def __init__(self, name: str, root: Path, number: int) -> None:
        env = other_build.environment(root / "src") | {"PYTHONHASHSEED": str(number)}
        super().__init__(BUILD_NAMES[name], ["-P", str(Path(probe.__file__))], env, root)
        self.name = name

    def ask(self, *request: Any) -> Any:
        """Return the answer, or None if this build cannot measure the figure."""
        answer: dict[str, Any] = super().ask(*request)
        if "error" in answer:
            raise SamediError(f"{self.what} cannot be measured: {answer['error']}")
        return answer.get("value")


def run(
    ref: str,
    games: Sequence[str] = (),
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seconds: float | None = None,
    progress: Progress = lambda line: None,
) -> dict[str, Any]:
    """Measure games (none named: all that both have), each at one number of seats.

    An option applies to every game that knows it, in each build.
    """
    root = other_build.checkout_root()
    commit = other_build.commit_of(root, ref)
    progress(f"building {commit[:9]}")
    roots = {NOW: root, THEN: other_build.build_of(root, commit)}
    about_both = {name: describe_build(name, folder, seats, options or {}) for name, folder in roots.items()}
    if about_both[NOW]["mode"] != about_both[THEN]["mode"]:
        modes = f"{about_both[NOW]['mode']} now and {about_both[THEN]['mode']} then"
        raise SamediError(f"the rules are {modes}, so the builds cannot be compared")
    tables = chosen_tables(games, seats, options or {}, about_both)
    rates: dict[tuple[str, str], list[dict[str, float | None]]] = {}
    for number in range(1, ROUNDS + 1):
        order = (NOW, THEN) if number % 2 else (THEN, NOW)
        with Build(order[0], roots[order[0]], number) as one, Build(order[1], roots[order[1]], number) as other:
            for build in (one, other):
                build.ask("describe", None, {})  # so that both have imported everything before the first is measured
            for game, count in tables.items():
                progress(f"round {number} of {ROUNDS}: {game}")
                for figure in FIGURES:
                    request = ("measure", figure, game, count, options or {}, seconds or SECONDS, number)
                    rates.setdefault((game, figure), []).append(
                        {each.name: each.ask(*request) for each in (one, other)}
                    )
    return {
        "machine": machine() | {"mode": about_both[NOW]["mode"]},
        "against": {"ref": ref, "commit": commit, "mode": about_both[THEN]["mode"]},
        "rounds": ROUNDS,
        "seconds": seconds or SECONDS,
        "games": {
            game: {
                "seats": count,
                "options": {name: each["games"][game]["options"] for name, each in about_both.items()},
                "version": {name: each["games"][game]["version"] for name, each in about_both.items()},
                "figures": {figure: compare_rates(rates[game, figure]) for figure in FIGURES},
            }
            for game, count in tables.items()
        },
    }


def describe_build(name: str, root: Path, seats: int | None, options: dict[str, str]) -> dict[str, Any]:
    """Return what a build tells about itself; raise if Python imported another samedi."""
    with Build(name, root, 0) as build:
        found: dict[str, Any] = build.ask("describe", seats, options)
    if not Path(found["file"]).resolve().is_relative_to(root.resolve()):
        raise SamediError(f"{BUILD_NAMES[name]} cannot be measured: Python finds samedi in {found['file']} instead")
    return found


def chosen_tables(
    games: Sequence[str], seats: int | None, options: dict[str, str], both: dict[str, dict[str, Any]]
) -> dict[str, int]:
    """Return the games to measure, each with its number of seats."""
    names = [find_game(name).name for name in games] or list(both[NOW]["games"])
    add_table_flags = [name for name in names if all(name in each["games"] for each in both.values())]
    missing = [name for name in games if name not in add_table_flags]
    if missing or not add_table_flags:
        with_seats = "" if seats is None else f" for {seats} seats"
        raise SamediError(f"one of the two builds has no {' and no '.join(missing or ['game'])}{with_seats}")
    for option in options:
        if not any(option in each["games"][name]["options"] for each in both.values() for name in add_table_flags):
            raise BadOption(f"there is no option {option!r:.40} in these games, now or then")
    shared = {
        name: [count for count in both[NOW]["games"][name]["seats"] if count in both[THEN]["games"][name]["seats"]]
        for name in add_table_flags
    }
    return {name: min(counts, key=lambda count: abs(count - (seats or SEATS))) for name, counts in shared.items()}


def compare_rates(rounds: list[dict[str, float | None]]) -> dict[str, Any] | None:
    """Return the median rates and the median ratio of times: 1.10 means that this checkout takes 10 % longer."""
    pairs = [(each[NOW], each[THEN]) for each in rounds]
    whole = [(now, then) for now, then in pairs if now is not None and then is not None]
    if not whole:
        return None
    ratios = [then / now for now, then in whole]
    return {
        NOW: round(median(now for now, _ in whole)),
        THEN: round(median(then for _, then in whole)),
        "ratio": round(median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
    }


def table(result: dict[str, Any]) -> str:
    """Format the result of `samedi bench --against`."""
    against = result["against"]
    notes = [
        f"Against {against['ref']} ({against['commit'][:9]}, rules {against['mode']}), "
        f"{result['rounds']} rounds of {result['seconds']:g} s.",
        *(
            f"{name}: rules version {found['version'][NOW]} now and {found['version'][THEN]} then; "
            f"options {options_text(found['options'][NOW])} now and {options_text(found['options'][THEN])} then."
            for name, found in result["games"].items()
            if found["version"][NOW] != found["version"][THEN] or found["options"][NOW] or found["options"][THEN]
        ),
    ]
    head = ("game", "seats", "figure", "now", "then", "ratio", "least", "most")
    return "\n\n".join(
        [
            machine_line(result["machine"]),
            "\n".join(notes),
            align([head, *rows(result["games"])]),
            "Now and then are figures a second (medians). The ratio is the median of time now by time then:\n"
            "1.10 is 10 % slower now. The least and the most of the rounds show how far it can be trusted.",
        ]
    )


def rows(games: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for name, found in games.items():
        for figure, times in found["figures"].items():
            begin = (name, str(found["seats"]), figure)
            if times is None:
                yield (*begin, *("–",) * 5)  # the probe does not know a name of this build
            else:
                rates = (short_number(times[NOW]), short_number(times[THEN]))
                ratios = (times["ratio"], min(times["ratios"]), max(times["ratios"]))
                yield (*begin, *rates, *(f"{ratio:.2f}" for ratio in ratios))


def options_text(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "as usual"
