"""The laws that every game obeys, and the kit that checks them: `samedi check`.

Each law is a function that returns how many cases it saw and raises Broken with a sentence. Most look at one
game (a Trace), played at random or seeking what is rare (`seeking`); *ruled* and *worded* look at the folder, *twin* at
many games in two processes.
"""

from samedi.laws.check import CheckResult, check, codes_never_met, tables
from samedi.laws.jobs import LAWS, Finding, TableCoverage
from samedi.laws.trace import Broken, Trace

__all__ = [
    "LAWS",
    "Broken",
    "CheckResult",
    "Finding",
    "TableCoverage",
    "Trace",
    "check",
    "codes_never_met",
    "tables",
]
