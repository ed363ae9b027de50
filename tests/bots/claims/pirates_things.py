"""Checks of the reasons of Voodoo Pirates about items, playing cards and broadsides."""

from typing import Any

from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates.components import (
    GHOST,
    HIGH_TIDE,
    MASK,
    NAMES,
    NEXT,
    OBJECTS,
    RED_SKULL,
    SOULS,
    SPECIAL,
    VALUE,
    WAYS,
)
from samedi.games.voodoo_pirates.phases import MASK_PICK, WRECK_PICK
from tests.bots.claims.pirates_play import chosen, code_of, drawn, points
from tests.bots.claims.said import Claim, Said


def brings(said: Said) -> bool:
    done = chosen(said)
    called = done.heard("tok", said.seat)
    if called:
        return bool(called[0]["souls"] == said.figure("souls"))
    if said.code == "jax":
        return 0 < said.figure("souls") == drawn(said, done, Rng(1))
    if done.table.mover == CHANCE and done.table.taker == said.seat:
        done.table.roll_and_settle(Rng(1))
    return bool(said.figure("souls") == 1 == done.table.load[said.seat] - said.state.load[said.seat])


def brings_coin(said: Said) -> bool:
    return (
        said.code in ("take coin", "board coin") and chosen(said).table.coins[said.seat] > said.state.coins[said.seat]
    )


def shows_pile(said: Said) -> bool:
    table = chosen(said).table
    there = {name for name in said.state.pile[: said.state.piled] if name != MASK}
    return table.ask == MASK_PICK and table.mover == said.seat and len(table.legal(said.seat)) == len(there)


def shows_deck(said: Said) -> bool:
    done = chosen(said)
    if said.code != "use wreck":
        return False
    done.table.roll_and_settle(Rng(1))
    return done.table.ask == WRECK_PICK and len(done.table.legal(said.seat)) > 1


def lifts_curse(said: Said) -> bool:
    coins = said.state.coins[said.seat]
    return said.code == "bury" and points(said, chosen(said).table) == points(said, said.state) + coins


def soul_counts(said: Said) -> bool:
    """Tell whether with this skull on board one more soul of its colour is worth this much."""
    colour = OBJECTS.index(said.word("object")) - RED_SKULL
    table, place = said.state.clone(), 5 * said.seat + colour
    table.souls = [souls + (index == place) for index, souls in enumerate(table.souls)]
    gets = said.code.split()[-1] == SOULS[colour] or (
        said.code.startswith("cell") and said.state.grid[int(said.code.split()[1])] == colour
    )
    return gets and points(said, table) - points(said, said.state) == said.figure("points")


def held(said: Said, name: int, more: int) -> Any:
    """The table with one card more or less on the seat's ship."""
    table, place = said.state.clone(), NAMES * said.seat + name
    table.held = [count + more * (index == place) for index, count in enumerate(table.held)]
    return table


def counts(said: Said) -> bool:
    name = OBJECTS.index(said.word("object"))
    takes = said.code.split()[-1] in (said.word("object"), "discard")
    return takes and points(said, held(said, name, 1)) - points(said, said.state) == said.figure("points")


def stows(said: Said) -> bool:
    takes = said.code.split()[-1] in ("deck", "discard", "object")
    return takes and bool(said.state.objects[said.seat] < 3)


def leaves(said: Said) -> bool:
    return said.code.endswith("none") and bool(said.state.objects[said.seat] == 3)


def missed_least(said: Said) -> bool:
    if not said.code.startswith("drop"):
        return False
    left = {
        action: points(said, held(said, OBJECTS.index(code_of(said, action).split()[1]), -1)) for action in said.legal
    }
    return left[said.action] == max(left.values())


def higher(said: Said, table: Any) -> bool:
    """Tell whether the other's playing card is higher (rule 15.3)."""
    ace = 5 if HIGH_TIDE in [SPECIAL[sea] for sea in table.sea] else -1
    cards = [ace if card == 5 else card for card in table.card]
    return bool(cards[table.way[table.passing]] > cards[said.seat])


def card_is(code: str, high: bool) -> Claim:
    return lambda said: said.code == code and higher(said, said.state) is high and known(said)


def known(said: Said) -> bool:
    return bool(said.state.looked[said.seat] >> said.state.way[said.state.passing] & 1)


def card_may_be(code: str, high: bool) -> Claim:
    def claim(said: Said) -> bool:
        if said.code != code or known(said):
            return False
        worlds, rng = said.game.worlds(said.view), Rng(3)
        return sum(higher(said, worlds.draw(rng)) is high for _ in range(60)) > 24

    return claim


def faces(said: Said) -> bool:
    if not said.code.startswith("facing"):
        return False
    here, way = said.state.at[said.seat], WAYS.index(said.code.split()[1])
    ahead, behind = VALUE[NEXT[13 * way + here]], VALUE[NEXT[13 * (1 - way) + here]]
    return behind < ahead == said.figure("points")


def hits(said: Said) -> bool:
    more = chosen(said).table.power[said.seat] - said.state.power[said.seat]
    return 0 < more == said.figure("hits") and said.code.split()[0] in ("fire", "ghost")


def costs_coin(said: Said) -> bool:
    fired = chosen(said).heard("fired", said.seat)
    return said.code.startswith("fire") and bool(fired) and fired[0]["coins"] == 1


def keeps_ghost(said: Said) -> bool:
    place = NAMES * said.seat + GHOST
    return said.code == "pass" and len(said.legal) > 1 and 0 < said.state.held[place] == chosen(said).table.held[place]


THINGS: dict[str, Claim] = {
    "souls": brings,
    "mask": shows_pile,
    "wreck": shows_deck,
    "bury": lifts_curse,
    "coins": brings_coin,
    "compass": lambda said: said.state.compass != said.seat == chosen(said).table.compass,
    "grigri": lambda said: said.state.grigri != said.seat == chosen(said).table.grigri,
    "skull-soul": soul_counts,
    "object": stows,
    "hold-full": leaves,
    "worth": counts,
    "drop-least": missed_least,
    "swap-higher": card_is("swap", True),
    "swap-lower": card_is("no swap", False),
    "swap-likely": card_may_be("swap", True),
    "swap-unlikely": card_may_be("no swap", False),
    "facing": faces,
    "power": hits,
    "costs-coin": costs_coin,
    "keep-ghost": keeps_ghost,
}
