"""Reasons to take, keep or give up an item, to swap cards and to fire in Voodoo Pirates. `because` uses them."""

from samedi.core.errors import Because
from samedi.core.types import Seat
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import ACTIONS
from samedi.games.voodoo_pirates.components import HOLD, OBJECTS, PURPLE_SKULL, RED_SKULL, SOULS
from samedi.games.voodoo_pirates.hints.foresight import choices, supposed
from samedi.games.voodoo_pirates.view import View


def item(view: View, seat: Seat, words: list[str]) -> Because | None:
    """Return a reason to take an item: with Take, by boarding, from the grid, or on a skull."""
    if words[0] == "cell":
        return soul(view, view.grid[int(words[1]) - 1])
    match words[1:]:
        case ["coin"]:
            return Because("coins")
        case ["soul"]:
            return souls_gained(1)
        case ["soul", colour]:
            return soul(view, SOULS.index(colour))
        case ["discard"]:
            return points_gained(view, seat, view.pile[-1]) or object_gained(view, seat)
        case ["deck" | "object"]:
            return object_gained(view, seat)
        case ["compass"]:
            return Because("compass")
        case ["grigri"]:
            return Because("grigri")
    return None


def souls_gained(souls: int) -> Because | None:
    return Because("souls", data={"souls": souls}) if souls else None


def soul(view: View, colour: int) -> Because | None:
    return skull_soul(view, colour) if RED_SKULL + colour in view.hand else souls_gained(1)


def skull_soul(view: View, colour: int) -> Because:
    """Return the reason for a soul whose colour matches a skull (rule 15.2)."""
    skull = RED_SKULL + colour
    return Because("skull-soul", data={"object": OBJECTS[skull], "points": 3 if skull == PURPLE_SKULL else 2})


def object_gained(view: View, seat: Seat) -> Because | None:
    return Because("object") if view.objects[seat] < HOLD else None


def landing(view: View, seat: Seat, words: list[str]) -> Because | None:
    if words[1] == "none":
        return Because("hold-full") if view.objects[seat] == HOLD else None
    return item(view, seat, words)


def object_points(souls: tuple[int, ...], hand: list[int]) -> int:
    """What objects count in the end with the souls on board now (rule 15.2)."""
    eyes = hand.count(components.EYES)
    points = 2 * hand.count(components.GREY) + (7 if eyes == 2 else -3 * eyes)
    for colour in range(len(SOULS)):
        each = 3 if RED_SKULL + colour == PURPLE_SKULL else 2
        points += hand.count(RED_SKULL + colour) * (1 + each * souls[colour])
    return points


def points_gained(view: View, seat: Seat, name: int) -> Because | None:
    """An object that counts in the end."""
    souls = view.souls[seat]
    points = object_points(souls, [*view.hand, name]) - object_points(souls, list(view.hand))
    return Because("worth", data={"object": OBJECTS[name], "points": points}) if points > 0 else None


def chosen(view: View, seat: Seat, words: list[str]) -> Because | None:
    """A card out of several: the Shipwreck's, or any of the discard pile."""
    return landing(view, seat, words) if words[1] == "none" else points_gained(view, seat, OBJECTS.index(words[1]))


def drop(view: View, seat: Seat, words: list[str]) -> Because | None:
    """Return a reason to drop this object, if it counts least in the end."""

    def without(name: int) -> int:
        hand = list(view.hand)
        hand.remove(name)
        return object_points(view.souls[seat], hand)

    best = max(without(OBJECTS.index(each[1])) for each in choices(view))
    return Because("drop-least") if without(OBJECTS.index(words[1])) == best else None


def swap(view: View, seat: Seat, words: list[str]) -> Because | None:
    """Playing cards are exchanged or not: is the other one higher, as the tide stands (rule 15.3)?"""
    high = any(components.SPECIAL[sea] == components.HIGH_TIDE for sea in view.sea)

    def rank(card: int) -> int:
        return -1 if card == components.ACE and not high else card

    mine, theirs = view.cards[seat], view.cards[view.way[view.passing]]
    unseen = [card for card in range(len(components.RANKS)) if card not in view.cards] if theirs < 0 else [theirs]
    higher = sum(rank(card) > rank(mine) for card in unseen)
    wanted = words == ["swap"]
    if 2 * (higher if wanted else len(unseen) - higher) <= len(unseen):
        return None
    if theirs >= 0:
        return Because("swap-higher" if wanted else "swap-lower")
    return Because("swap-likely" if wanted else "swap-unlikely")


def facing(view: View, seat: Seat, words: list[str]) -> Because | None:
    """The way on which mermaids would carry the ship (rule 9.9)."""
    ahead = [components.VALUE[components.NEXT[13 * way + view.at[seat]]] for way in range(2)]
    way = components.WAYS.index(words[1])
    return Because("facing", data={"points": ahead[way]}) if ahead[way] > ahead[1 - way] else None


def fire(view: View, seat: Seat, words: list[str]) -> Because | None:
    target = view.at.index(int(words[1]))
    hits = max(0, view.load[seat] - view.load[target])
    return power_gained(view, seat, hits) or (Because("costs-coin") if hits and view.coins[target] else None)


def power_gained(view: View, seat: Seat, hits: int) -> Because | None:
    power = min(hits, components.MOST_POWER - view.power[seat])
    return Because("power", data={"hits": power}) if power > 0 else None


def ghost(view: View, seat: Seat, words: list[str]) -> Because | None:
    if words[0] == "pass":
        return Because("keep-ghost") if components.GHOST in view.hand else None
    table = supposed(view).clone()
    table.apply(seat, ACTIONS.index(" ".join(words)))
    return power_gained(view, seat, table.power[seat] - view.power[seat]) or souls_gained(int(words[1] != "none"))
