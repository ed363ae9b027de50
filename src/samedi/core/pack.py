"""`pack(buffer, n)` makes a tuple of numbers. Compiled modules make it without an intermediate list (pack_c.pxd)."""


def pack(at: list[int], count: int) -> tuple[int, ...]:
    """Return the first n numbers of a buffer."""
    return tuple(at[:count])
