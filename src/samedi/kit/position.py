"""Positions in one line of text: parts separated by " | ", each a word and its values."""

from collections.abc import Sequence


class Parts(dict[str, str]):
    """The parts of a line by their first words; the first part is the number of seats, "4 seats"."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        super().__init__()
        if len(text) > 20_000:
            raise ValueError("a position has at most 20,000 characters")
        for part in text.split("|"):
            word, _, rest = part.strip().partition(" ")
            if rest == "seats":
                word, rest = "seats", word
            if word not in known:
                there_is = ", ".join(known)
                raise ValueError(f"a part {part.strip()[:40]!r} is not known here (there is: {there_is})")
            if word in self:
                raise ValueError(f"the part {word!r} stands there twice")
            self[word] = rest.strip()

    def seats(self, least: int, most: int) -> int:
        if "seats" not in self:
            raise ValueError('a position begins with its number of seats, "4 seats"')
        return self.number("seats", least, least, most)

    def number(self, word: str, default: int, least: int, most: int) -> int:
        """Return the number in a part, or the default if there is no such part."""
        return numbers(self[word], 1, least, most)[0] if word in self else default


def numbers(text: str, count: int | None, least: int, most: int) -> list[int]:
    """Read `count` numbers from `least` to `most`."""
    words = text.split()
    if count is not None and len(words) != count:
        wanted = "one number is" if count == 1 else f"{count} numbers are"
        raise ValueError(f"{wanted} wanted, not {text.strip()[:40]!r}")
    for word in words:
        if not word.isdecimal() or len(word) > 6 or not least <= int(word) <= most:
            raise ValueError(f"{word[:20]!r} is not a number from {least} to {most}")
    return [int(word) for word in words]


def seat_of(letter: str, letters: str) -> int:
    """Return the seat of a letter: A is 0."""
    letter = letter.strip()
    if len(letter) != 1 or letter not in letters:
        raise ValueError(f"{letter[:20]!r} is not a seat: there is {', '.join(letters)}")
    return letters.index(letter)
