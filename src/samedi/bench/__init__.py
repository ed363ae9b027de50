"""How fast games run, alone and beside other libraries: `samedi bench`, explained in bench/README.md."""

from samedi.bench.rounds import run
from samedi.bench.show import table

__all__ = ["run", "table"]
