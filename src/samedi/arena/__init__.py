"""The arena: bots meet on the same deals, and what comes of it is counted."""
