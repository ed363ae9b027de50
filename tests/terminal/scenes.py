"""Hand-made scenes for drawing tests: a board of stacks, and a ring with a grid inside."""

from samedi.bots.hint import Hint, HintOption
from samedi.core.types import Seat
from samedi.core.words import WORDS_FOLDER, Words
from samedi.scene.layout import grid, ring
from samedi.scene.model import (
    Area,
    Chip,
    Choice,
    Denied,
    Face,
    Look,
    Mark,
    Piece,
    Place,
    Prompt,
    Scene,
    SeatCard,
    Sheet,
    Tone,
)

NAMES = ("You", "Basile", "Céleste", "Désiré")
COLOURS = {
    "red": Tone("#a3231f", "#ec827d", "▲", "red, flame"),
    "yellow": Tone("#865500", "#edb32f", "☼", "yellow, sun"),
    "green": Tone("#2a6b3b", "#6cbf7d", "♣", "green, leaf"),
    "blue": Tone("#2057a3", "#6ba3ec", "≈", "blue, waves"),
}


class StillTable:
    """A table that never changes: one look and one scene."""

    def __init__(self, look: Look, scene: Scene, names: tuple[str, ...], lang: str = "en") -> None:
        self.look = look
        self.scene = scene
        self.names = tuple(names)
        self.words = Words(lang, (WORDS_FOLDER / f"{lang}.ftl",))
        self.chair: Seat | None = None
        self.over = scene.result is not None

    def sentences(self, since: int) -> list[str]:
        return []

    def hint(self) -> Hint | None:
        return Hint((HintOption(self.scene.choices[0].code, 0.5, 0.0, 0),), "only") if self.scene.choices else None


def seats(*chips: Chip) -> tuple[SeatCard, ...]:
    states = ("acting", "ready", "out", "")
    return tuple(SeatCard(n, tone, states[n], chips) for n, tone in enumerate(COLOURS))  # type: ignore[arg-type]


def stacks() -> tuple[Look, Scene]:
    """A 7×7 board with stacks, an area for each seat, and a die that jumps in two steps."""
    places = grid("abcdefg", "1234567", lambda name: f"space {name}")
    faces = {
        f"{tone[0]}{sign}": Face("", sign, tone, f"{sign}, a {tone} die")
        for tone in COLOURS
        for sign in ("Vi", "St", "Sw")
    }
    zones = [Area(f"zone:{n}", "pool", f"captured by {{{n}}}", "mine" if n == 0 else "seat", n) for n in range(4)]
    look = Look(
        (Area("board", "board", "the board", "centre", places=places, stacked=True), *zones, POWERS),
        faces | POWER,
        COLOURS,
    )
    names = sorted(faces)
    pieces = [Piece(f"die:{n}", names[n % 12], "board", place.id) for n, place in enumerate(places) if (n * 7) % 5 < 3]
    pieces += [Piece("die:100", "rVi", "board", "d4", order=1), Piece("die:101", "bSt", "board", "d4", order=2)]
    pieces += [Piece("die:102", "ySw", "board", "b6", order=1)]
    pieces += [Piece(f"got:{n}", names[n], f"zone:{n % 4}", order=n) for n in range(12)]
    pieces += [Piece("power", "power", "powers", note="Carries a die along its line for one offering")]
    jump = Piece("die:101", "bSt", "board", "f4")
    choices = (
        Choice("jump d4 f4", "Jump from d4 to f4", (("die:101",), ("f4",)), (jump,), "captures a green die"),
        Choice("jump d4 d6", "Jump from d4 to d6", (("die:101",), ("d6",)), note="captures nothing"),
        Choice("jump b6 b4", "Jump from b6 to b4", (("die:102",), ("b4",))),
        Choice("done", "Capture nothing", rank="quiet", final=True),
    )
    marks = (
        Mark("d4", "black", "the black space", "●"),
        Mark("seat:1", "protected", "protected until the next turn", "◈"),
    )
    return look, Scene(
        look.name,
        tuple(pieces),
        marks,
        seats(Chip("score", "points", 3, most=20), Chip("offerings", "offerings", 2)),
        Prompt("Choose a die and where it lands", (0,), ("no power",)),
        choices,
        (Denied("got:0", "a captured die is not moved", "4.2"),),
        (
            Sheet(
                "scores",
                "Points",
                "table",
                ("Player", "dice", "all"),
                tuple((f"{{{n}}}", "3", str(n)) for n in range(4)),
            ),
        ),
    )


POWERS = Area("powers", "row", "powers", "side")
POWER = {"power": Face("", "Legba", "red", "Papa Legba")}


def sea() -> tuple[Look, Scene]:
    """A ring of twelve with a 3×3 grid inside, four mats, cards chosen in secret, and previews of a ship."""
    rim = [Place(p.id, p.x, p.y, p.w, p.h, p.cell, p.label, p.turn, text=str(n)) for n, p in enumerate(circle(), 1)]
    inner = grid("xyz", "123", lambda name: f"ritual space {name}")
    areas = [
        Area("ring", "board", "the sea", "centre", places=tuple(rim)),
        Area("hand", "fan", "your cards", "mine", 0),
    ]
    areas += [Area("ritual", "board", "the ritual", "centre", places=inner, inside="ring")]
    areas += [Area(f"souls:{n}", "pool", f"souls of {{{n}}}", "mine" if n == 0 else "seat", n) for n in range(4)]
    areas += [Area("bag", "pile", "souls in the bag", "side")]
    faces = {"water": Face("", "Open", "blue", "Open Water"), "soul": Face("", "soul", "green", "a green soul")}
    faces |= {"ship": Face("", "ship", "red", "the red ship"), "back": Face("", "▒▒", "", "a card face down")}
    faces |= {name: Face("", name, "yellow", f"the action {name}", back="back") for name in ("Hoodoo", "Jax", "Take")}
    look = Look(tuple(areas), faces, COLOURS)
    pieces = [Piece(f"sea:card:{n}", "water", "ring", f"sea:{n}") for n in range(1, 13)]
    pieces += [Piece("ship:0", "ship", "ring", "sea:3", order=1, turn=90)]
    pieces += [Piece(f"card:{n}", name, "hand", order=n) for n, name in enumerate(("Hoodoo", "Jax", "Take"))]
    pieces += [Piece(f"soul:{n}", "soul", f"souls:{n}", count=n + 1) for n in range(4)]
    pieces += [Piece("bag", "soul", "bag", count=9), Piece("rite:1", "soul", "ritual", "y2")]
    pieces += [Piece("chosen:1", "back", "souls:1")]
    choices = tuple(
        Choice(f"sail {n}", f"Sail to space {n}", (("ship:0",), (f"sea:{n}",)), (ghost(n),), f"{n} tolls")
        for n in (4, 5)
    )
    marks = (Mark("sea:7", "haunted", "haunted", "☠"), Mark("ship:0", "course", "sails on", to="sea:4"))
    prompt = Prompt("Sail one or two spaces", (0,))
    return look, Scene(look.name, tuple(pieces), marks, seats(Chip("coins", "coins", 4)), prompt, choices)


def ghost(number: int) -> Piece:
    return Piece("ship:0", "ship", "ring", f"sea:{number}", order=1, turn=90)


def circle() -> tuple[Place, ...]:
    return ring([f"sea:{n}" for n in range(1, 13)], lambda name: f"sea space {name[4:]}")
