"""The arena: matches between bots on the same deals, and their statistics."""
