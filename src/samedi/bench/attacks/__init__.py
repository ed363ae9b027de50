"""Hostile traffic against a server of one's own, and what an honest page feels meanwhile (`samedi bench --attack`)."""
