"""Attack a local server with hostile traffic, and measure what honest players feel (`samedi bench --attack`)."""
