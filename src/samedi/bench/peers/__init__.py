"""Measure other libraries: their speed, and their bots at our games."""
