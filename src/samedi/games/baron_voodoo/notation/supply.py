"""The supply: dice of a written position, each getting the next number of its colour."""

from samedi.games.baron_voodoo.box import COLOURS, DICE, DICE_OF, FACES, SPACE
from samedi.kit import bits
from samedi.kit.position import Parts


class Supply:
    """Dice not yet named in a position."""

    def __init__(self) -> None:
        self.left = [list(dice) for dice in DICE_OF]
        self.faces = [-1] * DICE

    def die(self, kind: str) -> int:
        """The next die of that kind; raises ValueError with a sentence."""
        if len(kind) != 2 or kind[0] not in COLOURS:
            raise ValueError(f"{kind[:20]!r} is no die: it is a colour of {COLOURS} and a face of {FACES}, as Yo")
        if kind[1] not in FACES:
            raise ValueError(f"{kind[:20]!r} has an unknown face: there is {', '.join(FACES)}")
        colour = COLOURS.index(kind[0])
        if not self.left[colour]:
            many = len(DICE_OF[colour])
            total = DICE - sum(map(len, self.left)) + 1
            raise ValueError(
                f"{kind} is die {total} of this position and {kind[0]} number {many + 1}; there are {many}"
            )
        die = self.left[colour].pop(0)
        self.faces[die] = FACES.index(kind[1])
        return die

    def dice(self, text: str) -> int:
        """The dice of a list, as a set."""
        return bits.pack(self.die(kind) for kind in text.split() if kind != "-")

    def zones(self, parts: Parts, word: str, count: int) -> list[int]:
        """The dice of each owner."""
        if word not in parts:
            return [0] * count
        texts = parts[word].split("/")
        if len(texts) != count:
            raise ValueError(f"{word} has {len(texts)} parts for {count} owners: {parts[word][:40]!r}")
        return [self.dice(text) for text in texts]

    def space(self, name: str) -> int:
        if name not in SPACE:
            raise ValueError(f"{name[:20]!r} is no space: there is a1 to g7")
        return SPACE[name]
