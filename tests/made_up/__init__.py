"""A made-up game before and after its rules got a second version.

In version 1 seat 0 always deals first, and there is no option `dealer`. Version 2 adds the option.
"""

from pathlib import Path

BEFORE, AFTER = (str(Path(__file__).parent / name) for name in ("before", "after"))
NAME = "deal-in-turn"
