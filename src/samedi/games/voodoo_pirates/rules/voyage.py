"""A ship's own move, in a ritual, by Tix, Ghost Whisper or Stars: sailing, boarding whom it passes, landing."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import (
    DO_BOARD_COIN,
    DO_BOARD_COMPASS,
    DO_BOARD_GRIGRI,
    DO_BOARD_NONE,
    DO_BOARD_OBJECT,
    DO_BOARD_SOUL,
    DO_DRAW_DECK,
    DO_DRAW_DISCARD,
    DO_DRAW_NONE,
    DO_LEAP,
    DO_NO_SWAP,
    DO_SAIL,
    DO_SAIL_LEAP,
    DO_SWAP,
    DO_WHISPER,
    DO_WHISPER_LEAP,
)
from samedi.games.voodoo_pirates.components import BECALMED, MAP, MERMAIDS, RANKS, ROOM, SOULS, STORM, WAYS, WHISPER
from samedi.games.voodoo_pirates.phases import BOARD, LANDING, ROB, SWAP
from samedi.games.voodoo_pirates.rules import objects, sea
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

CARDINAL = list(components.CARDINAL)
SKULL = list(components.SKULL)
SPECIAL = list(components.SPECIAL)
FRESH, ITEM, SWAPPED, LANDED = range(4)  # how far it is with the ship passed next, and whether it has landed


def sail(table: Table, seat: Seat, way: int, spaces: int, leap: int, tell: Tell | None) -> None:
    """A ship sets out on a move that is possible."""
    end = sea.course(table, seat, way, spaces, leap)
    table.way_count = sea.PASSED[0]
    for i in range(table.way_count):
        table.way[i] = sea.PASSED[i + 1]
    begin(table, seat, end)
    table.facing[seat] = way
    if tell is not None:
        tell("sailed", seat, start=table.start, end=end, way=WAYS[way])
    sea.pay_tolls(table, seat, tell)


def begin(table: Table, seat: Seat, end: int) -> None:
    """A ship leaves for where it will lie."""
    table.sailor, table.start = seat, table.at[seat]
    table.passing, table.part = 0, FRESH
    sea.lay(table, seat, end)


def put(table: Table, seat: Seat, space: int, tell: Tell | None) -> None:
    """Stars put a ship on a space: it passes no ship, but mermaids carry it on the way it faces."""
    start, end = table.at[seat], space
    table.way_count = sea.TOLLS[0] = 0
    if table.wind == MERMAIDS:
        end = sea.carried(table, seat, space, table.facing[seat], False)
    begin(table, seat, end)
    if tell is not None:
        tell("starred", seat, start=start, end=end)
    sea.pay_tolls(table, seat, tell)


def fill_sail(table: Table, seat: Seat, out: IntBuffer) -> None:
    """One space, two after a match, either way; the owner of the Compass may also leap."""
    most = 2 if table.matched else 1
    for i in range(4):
        if i % 2 < most and sea.possible(table, seat, i // 2, i % 2 + 1, 0):
            out.add(DO_SAIL + i)
    if table.compass == seat and seat < table.humans:
        if objects.can_leap(table, seat):
            for i in range(16):
                leap = CARDINAL[i // 4]
                if i % 2 < most and leap != table.at[seat] and sea.possible(table, seat, i // 2 % 2, i % 2 + 1, leap):
                    out.add(DO_LEAP + i)
        elif most == 2 and not table.plain:
            fill_second_leap(table, seat, out)


def fill_second_leap(table: Table, seat: Seat, out: IntBuffer) -> None:
    """A step onto a cardinal space, unless storm or calm ends the move there, then a leap."""
    for way in range(2):
        step = sea.following(table.at[seat], way)
        ends = sea.haunted(table, step) and (
            table.wind == STORM or (table.wind == BECALMED and not sea.taken(table, seat, step))
        )
        if step % 3 == 0 and not ends:
            for i in range(4):
                leap = CARDINAL[i]
                if leap != step and sea.possible(table, seat, way, 2, leap + sea.SECOND_STEP):
                    out.add(DO_SAIL_LEAP + 4 * way + i)


def fill_tix_move(table: Table, seat: Seat, out: IntBuffer) -> None:
    """The own ship of a Tix goes a step, or leaps."""
    way = table.tix_way
    if sea.possible(table, seat, way, 1, 0):
        out.add(DO_SAIL + 2 * way)
    for i in range(4):
        if CARDINAL[i] != table.at[seat] and sea.possible(table, seat, way, 1, CARDINAL[i]):
            out.add(DO_LEAP + 4 * i + 2 * way)


def play_sail(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action < DO_LEAP:
        i = action - DO_SAIL
        sail(table, seat, i // 2, i % 2 + 1, 0, tell)
    elif action < DO_SAIL_LEAP:
        i = action - DO_LEAP
        sail(table, seat, i // 2 % 2, i % 2 + 1, CARDINAL[i // 4], tell)
    else:
        i = action - DO_SAIL_LEAP
        sail(table, seat, i // 4, 2, CARDINAL[i % 4] + sea.SECOND_STEP, tell)


def play_whisper(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """A Ghost Whisper moves its ship; the card is in use until boarding and landing are over."""
    objects.use(table, seat, WHISPER, tell)
    if action < DO_WHISPER_LEAP:
        sail(table, seat, action - DO_WHISPER, 1, 0, tell)
    else:
        i = action - DO_WHISPER_LEAP
        sail(table, seat, i % 2, 1, CARDINAL[i // 2], tell)


def go_on(table: Table, tell: Tell | None) -> None:
    """The next thing in a move that is under way."""
    seat = table.sailor
    if table.passing < table.way_count:
        passed = table.way[table.passing]
        if table.part == SWAPPED or not can_board(table, passed):
            table.passing += 1
            table.part = FRESH
        elif table.part == FRESH:
            table.part = ITEM
            if worth_boarding(table, seat, passed):
                on.put_question(table, BOARD, seat)
        else:
            table.part = SWAPPED
            on.put_question(table, SWAP, seat)
    elif table.part != LANDED and table.at[seat] != table.start:
        table.part = LANDED
        land(table, seat, tell)
    else:
        if table.in_use == WHISPER:
            objects.spend(table)
        table.sailor = -1
        table.start = table.way_count = table.passing = table.part = 0
        for i in range(6):
            table.way[i] = 0


def can_board(table: Table, passed: Seat) -> bool:
    """Return whether other ships can board this one."""
    space = table.at[passed]
    return not (table.wind == BECALMED and sea.haunted(table, space)) and not sea.watched(table, space)


def worth_boarding(table: Table, seat: Seat, passed: Seat) -> bool:
    """Is there anything to take?"""
    return (
        table.coins[passed] > 0
        or table.compass == passed
        or table.grigri == passed
        or table.objects[passed] > 0
        or (table.load[passed] > 0 and table.load[seat] < ROOM)
    )


def fill_board(table: Table, seat: Seat, out: IntBuffer) -> None:
    passed = table.way[table.passing]
    out.add(DO_BOARD_NONE)
    if table.coins[passed]:
        out.add(DO_BOARD_COIN)
    if table.compass == passed:
        out.add(DO_BOARD_COMPASS)
    if table.grigri == passed:
        out.add(DO_BOARD_GRIGRI)
    if table.objects[passed]:
        out.add(DO_BOARD_OBJECT)
    if table.load[seat] < ROOM:
        for colour in range(5):
            if table.souls[5 * passed + colour]:
                out.add(DO_BOARD_SOUL + colour)


def play_board(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    passed = table.way[table.passing]
    if action >= DO_BOARD_SOUL:
        colour = action - DO_BOARD_SOUL
        on.unload_soul(table, passed, colour)
        on.load_soul(table, seat, colour)
        if tell is not None:
            tell("boarded", seat, other=passed, item="soul", soul=SOULS[colour])
    else:
        if action == DO_BOARD_COIN:
            table.coins[passed] -= 1
            table.coins[seat] += 1
        elif action == DO_BOARD_COMPASS:
            table.compass = seat
        elif action == DO_BOARD_GRIGRI:
            table.grigri = seat
        elif action == DO_BOARD_OBJECT:
            on.ask_chance(table, ROB, seat)
        if tell is not None:
            tell("boarded", seat, other=passed, item=ITEMS[action - DO_BOARD_NONE], soul="")


ITEMS = ("none", "coin", "compass", "grigri", "object")


def rob(table: Table, name: int, tell: Tell | None) -> None:
    """Chance has said which object the boarder gets."""
    passed = table.way[table.passing]
    objects.from_ship(table, passed, name)
    objects.gain(table, table.taker, name, passed, False, tell)


def fill_swap(out: IntBuffer) -> None:
    out.add(DO_SWAP)
    out.add(DO_NO_SWAP)


def play_swap(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """Two pirates exchange their playing cards unseen, and each looks at what it got."""
    other = table.way[table.passing]
    if action == DO_SWAP:
        table.card[seat], table.card[other] = table.card[other], table.card[seat]
        for each in range(table.seats):  # who knows a card follows it with the eyes
            here, there = table.looked[each] >> seat & 1, table.looked[each] >> other & 1
            rest = table.looked[each] & ~(1 << seat | 1 << other)
            table.looked[each] = rest | here << other | there << seat
        table.looked[seat] |= 1 << seat | 1 << other
        table.looked[other] |= 1 << seat | 1 << other
    if tell is not None:
        if action == DO_SWAP:
            tell("swapped", seat, other=other)
            for each in (seat, other):
                tell("card", each, card=RANKS[table.card[each]], seen_by=(each,), reveals=True)
        else:
            tell("no-swap", seat, other=other)


def land(table: Table, seat: Seat, tell: Tell | None) -> None:
    """A map brings a coin, a skull an object."""
    there = table.sea[table.at[seat]]
    if SPECIAL[there] == MAP and table.treasure:
        table.treasure -= 1
        table.coins[seat] += 1
        if tell is not None:
            tell("map", seat)
    if SKULL[there] and objects.drawable(table):
        on.put_question(table, LANDING, seat)


def go_on_landing(table: Table, tell: Tell | None) -> None:
    """The next ship that others moved lands, clockwise from whose turn it is; then a Maelstrom is over."""
    if table.landings:
        seat = table.moon
        while not table.landings >> seat & 1:
            seat = on.following(table, seat, 1)
        table.landings &= ~(1 << seat)
        land(table, seat, tell)
    else:
        objects.spend(table)


def fill_landing(table: Table, out: IntBuffer) -> None:
    out.add(DO_DRAW_DECK)
    if table.piled:
        out.add(DO_DRAW_DISCARD)
    out.add(DO_DRAW_NONE)


def play_landing(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action == DO_DRAW_DECK:
        objects.draw_object(table, seat, tell)
    elif action == DO_DRAW_DISCARD:
        objects.take_discard(table, seat, tell)
    elif tell is not None:
        tell("left-it", seat)
