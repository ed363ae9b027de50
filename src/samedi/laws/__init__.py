"""The laws that every game obeys, and the kit that checks them: `samedi check`.

Each law is a function that returns how many cases it saw and raises Broken with a sentence. Most look at one
random game (a Trace); *ruled* and *worded* look at the folder, *twin* at many games in two processes.
"""

from samedi.laws.check import LAWS, Finding, check, tables
from samedi.laws.trace import Broken, Trace

__all__ = ["LAWS", "Broken", "Finding", "Trace", "check", "tables"]
