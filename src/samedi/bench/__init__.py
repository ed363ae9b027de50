"""Measure how fast games run, alone and beside other libraries (`samedi bench`, docs/benchmarks.md)."""

from samedi.bench.output import table
from samedi.bench.runner import run

__all__ = ["run", "table"]
