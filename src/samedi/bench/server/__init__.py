"""Measure a real server under the load of simulated players."""
