"""Run measurements in another Python process, which answers each line of JSON with a line of JSON."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from samedi.core.errors import SamediError


class MeasuringProcess:
    """A Python process that measures `what`. Use it in a `with`."""

    def __init__(self, what: str, arguments: list[str], env: Mapping[str, str], folder: Path | None = None) -> None:
        self.what = what
        self.process = subprocess.Popen(
            [sys.executable, *arguments], cwd=folder, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        if trouble[0] is not None:
            self.process.kill()
        self.process.communicate()

    def ask(self, *request: Any) -> Any:
        """Send a request and return the answer."""
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise SamediError(f"the process that measures {self.what} has ended; its error is above")
        return json.loads(line)
