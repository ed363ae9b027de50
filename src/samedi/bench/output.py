"""Format the figures of a run as tables for a terminal."""

from typing import Any

from samedi.bench.measures import FIGURES

HEAD = ("game", "seats", *FIGURES, "bytes")
PEERS = {
    "step": "step",
    "step_quick_deal": "step, with a faster deal",
    "step_play_only": "step, the deal not timed",
    "whole": "rollouts in C++",
    "clone": "clone",
    "search": "ISMCTSBot, simulations",
    "step_uno": "step, uno with 2 seats",
}
LIBRARIES = {"backgammon": "pyspiel", "pyspiel_board": "pyspiel"}  # peers that are games of a library
RATIOS = {
    "step_vs_pyspiel": "step, beside pyspiel hearts",
    "step_vs_pyspiel_play_only": "step, beside pyspiel hearts without its deal",
    "whole_vs_pyspiel": "whole games, beside pyspiel's rollouts in C++",
    "clone_vs_pyspiel": "clone, beside pyspiel hearts",
    "step_vs_rlcard": "step, beside RLCard bridge",
    "search_vs_pyspiel": "search, beside pyspiel's ISMCTSBot on hearts",
    "step_vs_breakthrough": "step, beside pyspiel breakthrough",
    "whole_vs_breakthrough": "whole games, beside pyspiel's rollouts in C++",
    "clone_vs_breakthrough": "clone, beside pyspiel breakthrough",
    "step_vs_backgammon": "step, beside pyspiel backgammon",
    "whole_vs_backgammon": "whole games, beside pyspiel backgammon's rollouts in C++",
    "clone_vs_backgammon": "clone, beside pyspiel backgammon",
}


def table(result: dict[str, Any]) -> str:
    """Format the result of `samedi bench`."""
    parts = [
        machine_line(result["machine"]),
        align([HEAD, *game_rows(result["games"])]),
        "A second: step, moves chosen in Python; whole, decisions of random games in one call;\n"
        "clone, copies; plain, decisions of the same random games without compiling;\n"
        "scene, tables built for one player's screen and encoded;\n"
        "search, iterations from what a seat sees at its first choice.",
    ]
    if "peers" in result:
        parts.append(align([("beside", "game", "figure", "a second"), *peer_rows(result["peers"])]))
        parts += [
            align(
                [
                    (f"{name}, {2 if 'step_vs_breakthrough' in found else 4} seats", "times"),
                    *((RATIOS[key], f"{times:,.1f}") for key, times in found.items()),
                ]
            )
            for name, found in result["ratios"].items()
        ]
    return "\n\n".join(parts)


def server_table(result: dict[str, Any]) -> str:
    """Format the result of `samedi bench --server`."""
    found = result["server"]
    frames = "compressed" if found["compressed"] else "not compressed"
    parts = [
        machine_line(result["machine"]),
        f"{found['tables']:,} tables of {' and '.join(found['games'])}, {found['seats']} people at each, "
        f"a move every {found['every_seconds']:g} s, for {found['seconds']:g} s; frames {frames}",
        align([("", "reached", "goal", ""), *server_rows(found)]),
        "Times are from when a move was due until all players at its table have the new scene.\n"
        "100 % of a processor is one core; `load` is this process, `others` all other programs.\n"
        "Memory of a table: in play with four pages open; when all four have just left;\n"
        "idle, in the middle of its game, in a server where no page has opened it.",
        "\n".join(found["limits"]),
    ]
    return "\n\n".join(parts)


def server_rows(found: dict[str, Any]) -> list[tuple[str, ...]]:
    """Return each figure with its name and, if there is one, its goal."""
    goal, memory = found["goal"], found["memory_bytes"]
    said = {name: {True: "met", False: "missed", None: ""}[met] for name, met in found["met"].items()}
    rows: list[tuple[str, ...]] = [
        ("moves a second", f"{found['moves_a_second']:,.1f}", f"{found['wanted_a_second']:,.1f}", "")
    ]
    for name, value in found["latency_ms"].items():
        wanted = (f"{goal['p99_ms']:g} ms", said["p99_ms"]) if name == "p99" else ("", "")
        rows.append((name, f"{value:,.1f} ms", *wanted))
    for name, value in found["cpu_percent"].items():
        wanted = (f"{goal['server_percent']:g} %", said["server_percent"]) if name == "server" else ("", "")
        rows.append((f"processor, {name}", "–" if value is None else f"{value:.1f} %", *wanted))
    names = {
        "table": "memory, a table in play",
        "left_table": "memory, after play",
        "idle_table": "memory, an idle table",
    }
    for name, words in names.items():
        size = memory[name]
        idle = (f"{goal['idle_table_bytes'] / 1000:g} kB", said["idle_table_bytes"])
        rows.append(
            (words, "–" if size is None else f"{size / 1000:,.1f} kB", *(idle if name == "idle_table" else ("", "")))
        )
    return rows


def machine_line(machine: dict[str, Any]) -> str:
    """Return where and when it was measured."""
    return (
        f"Python {machine['python']}, {machine['platform']}, {machine['cpus']} processors, "
        f"rules {machine['mode']}, {machine['date']}"
    )


def game_rows(games: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (name, seats, *(short_number(figures[figure]) for figure in FIGURES), str(figures["state_bytes"]))
        for name, counts in games.items()
        for seats, figures in counts.items()
    ]


def peer_rows(peers: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (f"{LIBRARIES.get(peer, peer)} {found['version']}", found["game"], words, short_number(found[figure]))
        for peer, found in peers.items()
        for figure, words in PEERS.items()
        if figure in found
    ]


def short_number(figure: float) -> str:
    """Format with three digits, more than a noisy machine can know: 41.3 M, 5.12 M, 412 k."""
    for size, letter in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if figure >= size:
            return f"{figure / size:#.3g}".rstrip(".") + letter
    return f"{figure:.3g}"


def align(rows: list[tuple[str, ...]]) -> str:
    """Align rows: words to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = [not any(char.isdigit() for row in rows[1:] for char in row[i][:1]) for i in range(len(widths))]
    lines = (
        "  ".join(
            cell.ljust(width) if words else cell.rjust(width)
            for cell, width, words in zip(row, widths, left, strict=True)
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)
