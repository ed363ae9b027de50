"""A ring: places numbered clockwise 1 to `size`, like the hours of a clock."""


def following(place: int, size: int, *, back: bool = False) -> int:
    """The next place clockwise, or back."""
    return (place - 2 if back else place) % size + 1


def opposite(place: int, size: int) -> int:
    """The place across a ring with an even number of them."""
    return (place + size // 2 - 1) % size + 1


def beside(place: int, size: int) -> tuple[int, int]:
    """The two neighbours, the clockwise one first."""
    return following(place, size), following(place, size, back=True)
