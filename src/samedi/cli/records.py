"""`samedi replay` and `samedi verify`: read a record, print it, check its shuffles."""

import argparse
import sys
from typing import Any

import msgspec

from samedi.console import print_json, say
from samedi.core.errors import BadOption


def record_of(args: argparse.Namespace) -> Any:
    """Return what replay and verify read: a path, or a record from standard input."""
    from samedi.engine.record import MAX_BYTES, parse_record, to_dict

    if args.file != "-":
        return args.file
    return to_dict(parse_record(sys.stdin.buffer.read(MAX_BYTES + 1)))


def show_replay(args: argparse.Namespace) -> int:
    from samedi.engine.replay import replay

    table = replay(record_of(args))
    if args.seat is not None and not 0 <= args.seat < table.seats:
        raise BadOption(f"there is no seat {args.seat} at this table of {table.seats}")
    everything = args.open or (args.json and args.seat is None)
    entries: list[dict[str, Any]] = [
        {
            "seat": line.entry.seat,
            "code": line.entry.code,
            "events": [msgspec.to_builtins(event) for event in line.events if everything or event.seen(args.seat)],
            **({"undone": True} if line.undone else {}),
        }
        for line in table.log
    ]
    if args.json:
        return print_json(
            {
                "game": table.game.name,
                "over": table.over,
                "scores": list(table.scores),
                "winners": list(table.winners),
                "entries": entries,
            }
        )
    steps = sys.stdin.isatty() and sys.stdout.isatty()
    for number, entry in enumerate(entries):
        known = everything or entry["seat"] == str(args.seat)
        code = entry["code"] if known else entry["code"].split()[0]  # events tell what was hidden
        print(f"{number:>4}  {entry['seat']:<2} {code}" + (" (taken back)" if "undone" in entry else ""))
        for event in entry["events"]:
            print("         " + event_line(event))
        if steps and input("[Enter: next, q: leave] ").strip() == "q":
            return 0
    won = f", won by seat {' and '.join(map(str, table.winners))}" if table.winners else ""
    print(f"scores {' '.join(map(str, table.scores))}{won}")
    return 0


def event_line(event: dict[str, Any]) -> str:
    data = ", ".join(f"{name} {value}" for name, value in event["data"].items())
    return " ".join(filter(None, [event["kind"], f"seat {event['seat']}" if event["seat"] is not None else "", data]))


def show_verdict(args: argparse.Namespace) -> int:
    from samedi.engine.replay import verify

    verdict = verify(record_of(args))
    if not verdict.fair:
        say(verdict.text)
        return 1
    print(f"fair: {verdict.text} ({verdict.outcomes} of them), and the record replays to its result")
    if not verdict.salted:
        print("This table had no salts, so the host could have tried several seeds.")
    return 0
