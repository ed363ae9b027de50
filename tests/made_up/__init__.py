"""Made-up games.

Deal in Turn is here before and after its rules got a second version. In version 1 seat 0 always deals first, and there
is no option `dealer`. Version 2 adds the option. Closing Pass has rounds that end in an automatic pass.
"""

from pathlib import Path

BEFORE, AFTER = (str(Path(__file__).parent / name) for name in ("before", "after"))
NAME = "deal-in-turn"
