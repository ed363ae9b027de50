"""The colours of Voodoo Pirates: of pirates and souls, each with a mark so that colour is never the only sign."""

from samedi.core.words import Words
from samedi.scene.faces import INK, IVORY
from samedi.scene.model import Tone

LETTERS = "RYBGPK"  # pirates in the order of `components.PIRATES`; souls have the first five
TONES = {"R": "red", "Y": "yellow", "B": "blue", "G": "green", "P": "purple", "K": "black"}
SYMBOLS = {"R": "▲", "Y": "☼", "B": "≈", "G": "♣", "P": "☾", "K": "‡"}  # the marks in text
PAINT = {"R": "#b8282c", "Y": "#edb32f", "B": "#2e6fc4", "G": "#4e9e5f", "P": "#5b2d86", "K": "#1d1f2b"}
INKS = {"R": IVORY, "Y": INK, "B": IVORY, "G": INK, "P": IVORY, "K": IVORY}  # what stands on that
LIGHT = {"R": "#a3231f", "Y": "#865500", "B": "#2057a3", "G": "#2a6b3b", "P": "#5b2d86", "K": "#2b2d3c"}  # by day
DARK = {"R": "#ec827d", "Y": "#edb32f", "B": "#6ba3ec", "G": "#6cbf7d", "P": "#b48be0", "K": "#c3c7d6"}  # by night
WATER = {"haunted": ("#1f5a4e", "#7fd6b4", "§"), "wind": ("#7a5207", "#e6ba5f", "»")}  # light, dark, sign


def tones(words: Words) -> dict[str, Tone]:
    """The colours of six pirates, of haunted water and of the wind."""
    found = {
        TONES[letter]: Tone(LIGHT[letter], DARK[letter], SYMBOLS[letter], words.say("colour", name=TONES[letter]))
        for letter in LETTERS
    }
    for name, (light, dark, sign) in WATER.items():
        found[name] = Tone(light, dark, sign, words.say(f"tone-{name}"))
    return found
