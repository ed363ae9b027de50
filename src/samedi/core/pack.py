"""`pack(buffer, n)`: numbers as a tuple. Compiled modules build it without an intermediate list (pack_c.pxd)."""


def pack(at: list[int], count: int) -> tuple[int, ...]:
    """Return the first n numbers of a buffer."""
    return tuple(at[:count])
