"""Numbers of a buffer as a tuple; compiled modules build it without a list in between (pack_c.pxd)."""


def pack(at: list[int], count: int) -> tuple[int, ...]:
    """The first numbers of a buffer."""
    return tuple(at[:count])
