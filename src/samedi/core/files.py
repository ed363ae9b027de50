"""Files that are there whole or as they were before, whenever the power goes."""

import os
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file beside the one that is there, and put it in its place; text is UTF-8."""
    beside = path.with_name(path.name + ".half")
    with beside.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
