"""Compare this checkout with another commit, each measured by a process of its own."""
