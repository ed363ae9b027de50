"""`python -m samedi` is `samedi`."""

import sys

from samedi.cli import main

sys.exit(main())
