"""Choices that a player might try, so that the table can explain why some of them are impossible."""

from collections.abc import Iterable

from samedi.core.types import Action, Seat
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.codes import ACTION
from samedi.games.voodoo_pirates.components import ACTION_CARDS, OUTER, WAYS
from samedi.games.voodoo_pirates.rules.state import VoodooPirates


def plausible_actions(state: VoodooPirates, seat: Seat) -> list[Action]:
    if not state.legal(seat):
        return []
    return [ACTION[code] for code in tried(state, seat)]


def tried(state: VoodooPirates, seat: Seat) -> Iterable[str]:
    own = [components.SOULS[colour] for colour in range(5) if state.souls[5 * seat + colour]]
    held = [components.OBJECTS[name] for name in range(16) if state.held[16 * seat + name]]
    ask = state.ask
    if ask == phases.PLAN:
        return [f"plan {card}" for card in ACTION_CARDS]
    if ask == phases.SECOND:
        return [f"second {card}" for card in ACTION_CARDS]
    if ask == phases.BARREL:
        paid = [*own, *(["magic"] if "magic" in held else [])]
        east = "bones" if state.east == components.BONES else "moon"
        return [f"barrel {barrel} {each}" for barrel in ("stars", east, "sea", "wind") for each in paid]
    if ask == phases.STARS_TO:
        return [f"to {space}" for space in OUTER]
    if ask == phases.SEA_MAGIC:
        return [*(f"flip {space}" for space in OUTER), *(f"switch {space}" for space in components.SWITCHED)]
    if ask == phases.MENU:
        return [*conjuring(state, seat, own), *using(state, seat, held)]
    if ask == phases.TAKE_ITEM:
        return ["take coin", "take deck", "take discard", "take soul"]
    if ask == phases.PLACE:
        return [f"place {soul} {cell}" for soul in own for cell in range(1, components.CELLS + 1)]
    if ask == phases.SAIL:
        return [f"sail {way} {spaces}" for way in WAYS for spaces in (1, 2)]
    if ask == phases.TIX_MOVE:
        return [f"sail {WAYS[state.tix_way]} 1"]
    if ask == phases.BOARD:
        return ["board coin", "board compass", "board grigri", "board object"]
    if ask == phases.EXCESS:
        return [f"drop {name}" for name in held]
    return []


def conjuring(state: VoodooPirates, seat: Seat, own: list[str]) -> list[str]:
    """Return the codes that conjure the card played."""
    card = state.plan[seat]
    if card == components.TOK:
        return [f"tok {soul}" for soul in own]
    if card == components.TIX:
        others = [other for other in range(state.seats) if other != seat]
        return [f"tix {other} {way} {soul}" for other in others for way in WAYS for soul in own]
    return ["take" if card == components.TAKE else ACTION_CARDS[card]]


def using(state: VoodooPirates, seat: Seat, held: list[str]) -> list[str]:
    """Return the codes that use the player's objects and the Wind barrel."""
    codes = [f"use {name}" for name in ("mask", "wreck", "maelstrom") if name in held]
    if "whisper" in held:
        codes += [f"whisper {way}" for way in WAYS]
    if "cursed" in held:
        codes.append("bury")
    if state.figure[components.WIND] == seat:
        codes += ["wind 1", "wind 2"]
    return codes
