"""The figures of a run as a table that people can read."""

from typing import Any

from samedi.bench.own import FIGURES

HEAD = ("game", "seats", *FIGURES, "bytes")
PEERS = {
    "step": "step",
    "step_quick_deal": "step, with a quicker deal",
    "step_play_only": "step, the deal not timed",
    "whole": "rollouts in C++",
    "clone": "clone",
    "step_uno": "step, uno with 2 seats",
}
RATIOS = {
    "step_vs_pyspiel": "step, beside pyspiel hearts",
    "step_vs_pyspiel_play_only": "step, beside pyspiel hearts without its deal",
    "whole_vs_pyspiel": "whole games, beside pyspiel's rollouts in C++",
    "clone_vs_pyspiel": "clone, beside pyspiel hearts",
    "step_vs_rlcard": "step, beside RLCard bridge",
}


def table(result: dict[str, Any]) -> str:
    """What `samedi bench` prints."""
    machine = result["machine"]
    parts = [
        f"Python {machine['python']}, {machine['platform']}, {machine['cpus']} processors, "
        f"rules {machine['mode']}, {machine['date']}",
        columns([HEAD, *own_rows(result["games"])]),
        "A second: step, moves chosen in Python; whole, decisions of random games in one call;\n"
        "clone, copies; plain, decisions of the same random games without compiling;\n"
        "scene, tables built for somebody's screen and encoded.",
    ]
    if "peers" in result:
        parts.append(columns([("beside", "game", "figure", "a second"), *peer_rows(result["peers"])]))
        parts += [
            columns(
                [
                    (f"{name}, 4 seats", "times"),
                    *((RATIOS[key], f"{times:,.1f}") for key, times in found.items()),
                ]
            )
            for name, found in result["ratios"].items()
        ]
    return "\n\n".join(parts)


def own_rows(games: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (
            name,
            seats,
            *(short(figures[figure]) for figure in FIGURES),
            str(figures["state_bytes"]),
        )
        for name, counts in games.items()
        for seats, figures in counts.items()
    ]


def peer_rows(peers: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (f"{peer} {found['version']}", found["game"], words, short(found[figure]))
        for peer, found in peers.items()
        for figure, words in PEERS.items()
        if figure in found
    ]


def short(figure: float) -> str:
    """Three digits are more than a noisy machine knows: 41.3 M, 5.12 M, 412 k."""
    for size, letter in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if figure >= size:
            return f"{figure / size:#.3g}".rstrip(".") + letter
    return f"{figure:.3g}"


def columns(rows: list[tuple[str, ...]]) -> str:
    """Rows under one another: words to the left, figures to the right."""
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
