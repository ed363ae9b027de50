"""Statistics of matches: paired differences, the sequential test, effects and ratings. No I/O, no game."""
