"""Checks of the reasons of Voodoo Pirates, by playing on at the real table and listening to its events."""

from collections.abc import Callable, Iterator
from typing import Any

from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates.codes import DO_PASS
from samedi.games.voodoo_pirates.components import ACTION_CARDS, HAUNTED, SOULS, TAKE, VALUE
from samedi.games.voodoo_pirates.phases import (
    ACTIVATION,
    BARREL,
    BOARD,
    LANDING,
    MENU,
    MOONLIGHT,
    PLACE,
    SAIL,
    SEA_MAGIC,
    SECOND,
    SHOW,
    STARS_TO,
    SWAP,
)
from tests.bots.claims.pirates_play import chosen, code_of, drawn, go_on, moves, my_turn, play, until, value
from tests.bots.claims.pirates_things import THINGS
from tests.bots.claims.said import Claim, Said, tables


def jax_brings(said: Said) -> bool:
    table, rng = my_turn(said, ACTION_CARDS.index("jax")), Rng(1)
    actions = moves(said, table, "jax")
    return bool(actions) and drawn(said, play(table, said.seat, actions[0]), rng) > 0 and free(said)


def free(said: Said) -> bool:
    return bool(said.figure("souls") == 6 - said.state.load[said.seat] > 0)


def tok_brings(said: Said) -> bool:
    table = my_turn(said, ACTION_CARDS.index("tok"))
    found = [play(table, said.seat, action).heard("tok", said.seat) for action in moves(said, table, "tok")]
    return max((each[0]["souls"] for each in found), default=0) == said.figure("souls") > 0


def takes_two(said: Said, table: Any) -> bool:
    """Tell whether two items can be taken, one after the other."""
    done = play(table, said.seat, moves(said, table, "take")[0])
    for number in range(2):
        table = done.table
        items = moves(said, table, "take") + moves(said, table, "cell")
        if not items or table.mover != said.seat:
            return False
        if number == 0:
            go_on(done, said.seat, items[0])
            while table.mover == CHANCE:
                table.roll_and_settle(Rng(2))
            drops = moves(said, table, "drop")
            if drops:
                go_on(done, said.seat, drops[0])
    return True


def nobody_else(said: Said) -> bool:
    """Tell whether no other pirate can play Take or can have played it."""
    for other in range(said.state.seats):
        if other != said.seat and said.state.plan[other] in (TAKE, -1):
            may = [code_of(said, action) for action in said.state.legal(other)]
            if said.state.plan[other] == TAKE or "plan take" in may or other >= said.state.humans:
                return False
    return True


def plans_take(said: Said) -> bool:
    table = my_turn(said, TAKE)
    return said.code.endswith("take") and bool(moves(said, table, "take")) and takes_two(said, table)


def tix_moves(said: Said) -> bool:
    table = my_turn(said, ACTION_CARDS.index("tix"))
    ends = [play(table, said.seat, action).end(said.seat) for action in moves(said, table, "tix")]
    return max((VALUE[end] for end in ends), default=0) == said.figure("points") > value(said)


def has_souls(said: Said) -> bool:
    return bool(0 < said.figure("souls") == said.state.load[said.seat])


def for_ritual(said: Said) -> bool:
    """Tell whether the seat has this many souls and is asked for one if it calls now."""
    if not said.code.endswith("hoodoo") or not has_souls(said):
        return False
    table = chosen(said).table
    return bool(said.state.ask != MENU or (table.ask == PLACE and table.mover == said.seat))


def keeps(said: Said) -> bool:
    """Tell whether another choice would have cost a soul."""
    others = [play(said.state, said.seat, action) for action in said.legal if action != said.action]
    costs = any(sum(each.table.load) < sum(said.state.load) or each.heard("tix", said.seat) for each in others)
    return said.code in ("pass", "end") and has_souls(said) and (costs or said.state.ask == PLACE)


def saves_soul(said: Said) -> bool:
    """Tell whether a Tok leaves more souls on the ship than if the Octopus is not used."""
    if said.state.called < 0 or not said.code.startswith("octopus"):
        return False
    passed = play(said.state, said.seat, DO_PASS).table
    return bool(chosen(said).table.load[said.seat] > passed.load[said.seat])


def starlit(said: Said) -> bool:
    if not said.code.startswith("barrel stars"):
        return False
    table = said.state.clone()
    paid = said.code.split()[2]
    table.paid = SOULS.index(paid) if paid in SOULS else 5
    table.stage, table.ask, table.mover = ACTIVATION, STARS_TO, said.seat
    ends = [play(table, said.seat, action).end(said.seat) for action in moves(said, table, "to")]
    return max((VALUE[end] for end in ends), default=0) == said.figure("points") > value(said)


def asking(ask: int, seat: int) -> Callable[[Any], bool]:
    """Tell whether that seat is asked this."""
    return lambda table: table.ask == ask and table.mover == seat


def asked(*asks: int) -> Claim:
    """Tell whether the seat is asked each of these later in the round, whatever the players do."""

    def claim(said: Said) -> bool:
        if said.state.ask != BARREL or not said.code.startswith("barrel"):
            return False
        for seed in range(3):
            for ask in asks:
                table = until(said, asking(ask, said.seat), Rng(seed)).table
                if table.ask != ask or table.round != said.state.round:
                    return False
        return True

    return claim


def first(said: Said) -> bool:
    """Tell whether the seat has the first turn of the round."""
    for seed in range(3):
        done = until(said, lambda table: table.stage >= MOONLIGHT, Rng(seed))
        turns = [who for kind, who, _ in done.events if kind == "turn"]
        if turns[:1] != [said.seat]:
            return False
    return bool(said.state.ask == BARREL)


def turns_wind(said: Said) -> bool:
    if not said.code.startswith("barrel wind"):
        return False
    done = until(said, asking(MENU, said.seat), Rng(1))
    return bool(moves(said, done.table, "wind"))


def matches(said: Said, table: Any) -> bool:
    """Tell whether a soul can be placed beside one of its colour."""
    return table.mover == said.seat and any(
        data["match"] == "yes"
        for action in moves(said, table, "place")
        for data in play(table, said.seat, action).heard("placed", said.seat)
    )


def gets_there(said: Said) -> bool:
    done = chosen(said)
    end = done.end(said.seat)
    if end < 0 and said.code.split()[0] in ("use", "wind", "hoodoo"):
        end = done.table.at[said.seat]
    return end >= 0 and VALUE[end] == said.figure("points") > value(said)


def finds_coin(said: Said) -> bool:
    done = until(said, lambda table: table.sailor != said.seat, Rng(1))
    return done.end(said.seat) >= 0 and bool(done.heard("map", said.seat))


def finds_object(said: Said) -> bool:
    done = until(said, lambda table: table.sailor != said.seat or table.ask == LANDING, Rng(1))
    return done.end(said.seat) >= 0 and done.table.ask == LANDING and done.table.mover == said.seat


def boards(said: Said) -> bool:
    done = chosen(said)
    return done.end(said.seat) >= 0 and done.table.mover == said.seat and done.table.ask in (BOARD, SWAP)


def ends_by_soul(said: Said, actions: list[int]) -> Iterator[int]:
    """The spaces that the ship can reach after one of these souls is placed, or by one of these stars."""
    for action in actions:
        done = play(said.state, said.seat, action)
        if done.end(said.seat) >= 0:
            yield done.end(said.seat)
        elif done.table.ask == SAIL and done.table.mover == said.seat:
            yield from (play(done.table, said.seat, each).end(said.seat) for each in done.table.legal(said.seat))


def none_better(said: Said) -> bool:
    ends = ends_by_soul(said, moves(said, said.state, "place") + moves(said, said.state, "to"))
    return said.code in ("pass", "decline") and all(VALUE[end] <= value(said) for end in ends)


def cannot_sail(said: Said) -> bool:
    souls = moves(said, said.state, "place")
    return said.code == "pass" and bool(souls) and not list(ends_by_soul(said, souls))


def could_go(said: Said) -> bool:
    ends = list(ends_by_soul(said, [said.action])) if said.code.startswith("place") else []
    return max((VALUE[end] for end in ends), default=0) == said.figure("points") > value(said)


def is_match(said: Said) -> bool:
    done = chosen(said)
    placed = done.heard("placed", said.seat)
    return bool(placed) and placed[0]["match"] == "yes" and done.table.ask == SAIL and done.table.mover == said.seat


def nothing_else(said: Said) -> bool:
    if said.code != "end":
        return False
    seat, state = said.seat, said.state
    for action in said.legal[:-1]:
        table = play(state, seat, action).table
        if (table.turn, table.round) != (state.turn, state.round):
            continue
        more = any(getattr(table, name)[seat] > getattr(state, name)[seat] for name in ("load", "coins", "objects"))
        if more or VALUE[table.at[seat]] > value(said) or (table.mover == CHANCE and table.taker == seat):
            return False
    return True


def pushes(said: Said) -> bool:
    if not said.code.startswith("tix"):
        return False
    other = int(said.code.split()[1])
    return VALUE[chosen(said).heard("pushed", other)[0]["end"]] < VALUE[said.state.at[other]]


def stuck(table: Any, seat: int) -> bool:
    return table.wind in (1, 2) and bool(HAUNTED[table.sea[table.at[seat]]])


def holds(said: Said) -> bool:
    table, others = chosen(said).table, [seat for seat in range(said.state.seats) if seat != said.seat]
    fast = sum(stuck(table, other) and not stuck(said.state, other) for other in others)
    return 0 < fast == said.figure("ships") and bool(chosen(said).heard("wind", said.seat))


def tolls(said: Said) -> bool:
    """Tell whether this many others lose a coin or all souls when the wind turns."""
    done = chosen(said)
    turned = [index for index, (kind, _, _) in enumerate(done.events) if kind == "wind"]
    paid = {who for kind, who, _ in done.events if kind == "toll" and who != said.seat}
    others = [other for other in range(said.state.seats) if other != said.seat]
    poorer = [
        other
        for other in others
        if done.table.coins[other] < said.state.coins[other] or done.table.load[other] < said.state.load[other]
    ]
    return bool(turned) and len(paid) == said.figure("ships") and paid <= set(poorer)


CLAIMS: dict[str, Claim] = {
    "plan-jax": lambda said: said.code.endswith("jax") and jax_brings(said),
    "plan-tok": lambda said: said.code.endswith("tok") and tok_brings(said),
    "plan-take": plans_take,
    "plan-take-alone": lambda said: plans_take(said) and nobody_else(said),
    "plan-tix": lambda said: said.code.endswith("tix") and tix_moves(said),
    "plan-hoodoo": for_ritual,
    "keep-souls": keeps,
    "barrel-stars": starlit,
    "barrel-moon": first,
    "barrel-bones": asked(SECOND, SHOW),
    "barrel-sea": asked(SEA_MAGIC),
    "barrel-wind": turns_wind,
    "octopus-match": lambda said: (
        said.code.startswith("octopus") and not matches(said, said.state) and matches(said, chosen(said).table)
    ),
    "octopus-save": saves_soul,
    "place": gets_there,
    "map": finds_coin,
    "skull": finds_object,
    "board": boards,
    "no-better": none_better,
    "no-sail": cannot_sail,
    "sail-place": could_go,
    "match": is_match,
    "nothing-else": nothing_else,
    "two-things": lambda said: said.code == "take" and takes_two(said, said.state),
    "push": pushes,
    "unstuck": lambda said: stuck(said.state, said.seat) and not stuck(chosen(said).table, said.seat),
    "hold-fast": holds,
    "toll": tolls,
    **THINGS,
}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"east": "bones"}),
    (4, {"cursed": 3}),
    (4, {"cursed": 2, "east": "bones"}),
    (4, {"cursed": 2, "reading": "plain", "rituals": "prudent"}),
    (5, {}),
    (6, {}),
)


def met(game: Game) -> Iterator[Any]:
    for seats, options in TABLES:
        yield from tables(game, seats, seats, options)
