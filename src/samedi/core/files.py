"""Atomic writes: after a crash a file is either complete or unchanged."""

import os
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a new file and rename it over the old one; text is UTF-8."""
    beside = path.with_name(path.name + ".half")
    with beside.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
