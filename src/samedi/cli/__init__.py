"""The command line.

Every command: exit 0 done, 1 refused or failed (one sentence on standard error), 2 wrong usage. With --json standard
output holds one JSON document and nothing else; all other messages go to standard error.
"""

import sys
import warnings
from collections.abc import Sequence
from io import TextIOWrapper

from samedi.cli.parser import parser
from samedi.console import exit_code, say


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    warnings.showwarning = lambda message, *_: say(str(message))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a letter still shows the others
    return exit_code(lambda: run(arguments))


def run(arguments: Sequence[str] | None) -> int:
    """Parse the arguments and run the command; flags alone mean `samedi serve --open`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["serve", "--open", *words]
    args = parser().parse_args(words)
    code: int = args.run(args)
    return code
