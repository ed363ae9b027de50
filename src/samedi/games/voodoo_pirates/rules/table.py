"""Everything that lies on a table of Voodoo Pirates, and where the game stands. The rules are in the other modules.

Seats are 0 to 5, the Cursed Pirates last. Spaces are 0 (the harbour) to 12, ways 0 (clockwise) and 1. Souls, action
cards, objects and playing cards and seas are numbered as in `components`, questions as in `phases`.
"""

from samedi.core.state import State
from samedi.core.types import CHANCE, Seat
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import COINS, COMPASS_SIDE, DECK, EAST, MOON, QUAY, WIND_SIDE
from samedi.games.voodoo_pirates.phases import FIRST_SOUL, FREE, IDLE, LAYOUT, SET_UP, SOUL

COUNTS = list(components.COUNTS)
SOUL_COUNTS = list(components.SOUL_COUNTS)
OUTER = list(components.OUTER)
CARDINAL = list(components.CARDINAL)
REFERENCE = list(components.REFERENCE)


class Table(State):
    """What lies on the table, and where the game stands."""

    def __init__(
        self,
        seats: int,
        cursed: int = 0,
        east: int = MOON,
        shuffled: bool = False,
        colours: tuple[int, ...] = (0, 1, 2, 3, 4, 5),
        plain: bool = False,
        prudent: bool = False,
    ) -> None:
        self.seats = seats
        self.mover = CHANCE
        self.humans = seats - cursed
        self.east = east
        self.shuffled = int(shuffled)
        self.plain = int(plain)  # the plain reading of the book,
        self.prudent = int(prudent)  # and prudent Cursed Pirates in rituals (rules 16.1, 16.2)
        # Where the game stands.
        self.stage = SET_UP
        self.ask = LAYOUT if shuffled else FIRST_SOUL
        self.round = 0
        self.turn = 0  # how many pirates had theirs in this stage
        self.job = IDLE
        self.left = 0  # souls or items that a Jax or Take may still bring
        self.caller = -1
        self.ritual = 0  # its round, 1 or 2
        self.step = 0  # pirates that this round of the ritual has reached, from the caller
        self.matched = 0  # the soul just placed lies beside one of its colour
        self.taker = -1  # who gets the soul or object that chance brings
        self.drawn = -1  # the soul that chance brought last
        self.called = -1  # the colour that a Tok calls, while others may still answer
        self.tix_way = -1  # the way that the own ship of a Tix has still to go
        self.landings = 0  # a set of the seats whose ships others moved, and which have still to land
        self.sailor = -1  # whose own move is under way
        self.start = 0  # where that began
        self.way_count = 0  # ships that it passed,
        self.passing = 0  # those of them that are dealt with,
        self.way = [0] * 6  # their seats, in order
        self.part = 0  # and how far it is with the next: 1 item, 2 swap; 3 landed
        self.excess = -1  # who holds a fourth object
        self.shooter = -1
        self.target = -1
        self.acted = 0  # in this turn: the action was conjured,
        self.winded = 0  # the Wind barrel used,
        self.aim = 0  # 1 after facing, 2 after firing
        self.secret = False  # what was chosen last lies face down
        # The round.
        self.wind = 0
        self.sun = 0
        self.moon = 0
        self.jaxes = 0  # conjured so far
        self.held_ritual = 0
        self.jailed = 0  # a set of seats
        self.second = -1  # the second card of the pirate on Bones
        self.paid = -1  # the soul that was paid for Stars; 5 for the card
        self.figure = [-1] * 4  # who is on each barrel
        self.plan = [-1] * 6
        self.last = [-1] * 6  # the card of the round before
        self.used = [0] * 6  # sets of object names, and at bit 8 + name of those used twice
        self.heap = [31] * 6  # action cards in a Cursed Pirate's pile, as a set
        self.bottom = [-1] * 6  # the one that lies under all others
        # The sea.
        self.sea = [QUAY] * 13
        self.on = [-1] * 13  # whose ship lies on a space of the ring
        self.at = [0] * 6
        self.facing = [0] * 6
        # What the pirates own.
        self.colours = [0] * 6
        self.souls = [0] * 30  # five colours for each ship
        self.load = [0] * 6  # souls in all
        self.coins = [0] * 6
        self.power = [0] * 6
        self.held = [0] * 96  # objects by name, sixteen for each ship
        self.objects = [0] * 6  # objects in all
        self.card = [-1] * 6  # the playing card
        self.looked = [0] * 6  # for each pirate the seats whose playing card it knows
        self.grigri = -1
        self.compass = -1
        # What lies in the middle.
        self.bag = [0] * 5
        self.bagged = 18
        self.grid = [-1] * 10  # a soul in each cell, from 1
        self.filled = 0
        self.treasure = COINS
        self.deck = [0] * 16
        self.deck_left = 24
        self.pile = [-1] * 24  # discarded objects, the top one last
        self.piled = 0
        self.peek = [0] * 16  # cards that a Shipwreck shows
        self.peeks = 0
        self.in_use = -1  # the card whose effect is not complete yet,
        self.also_in_use = -1  # and another that was used meanwhile
        self.gone = 0  # names that are out of the game, as a set
        self.book = [0] * 168  # what everybody knows of the objects; see `object_tracking`
        self.set_out(colours)

    def set_out(self, colours: tuple[int, ...]) -> None:
        """Lay out what does not begin with nothing."""
        for seat in range(self.seats):
            self.colours[seat] = colours[seat]
        for colour in range(5):
            self.bag[colour] = SOUL_COUNTS[colour]
        for name in range(16):
            self.deck[name] = COUNTS[name]
        for i in range(168):
            self.book[i] = 1 << DECK
        for i in range(8):
            self.sea[OUTER[i]] = REFERENCE[i]
        for i in range(4):
            self.sea[CARDINAL[i]] = COMPASS_SIDE + i
        self.sea[CARDINAL[0]] = WIND_SIDE

    def copy(self, other: "Table") -> None:
        self.seats, self.mover, self.humans = other.seats, other.mover, other.humans
        self.east, self.shuffled, self.plain, self.prudent = other.east, other.shuffled, other.plain, other.prudent
        self.stage, self.ask, self.round, self.turn = other.stage, other.ask, other.round, other.turn
        self.job, self.left, self.caller, self.ritual = other.job, other.left, other.caller, other.ritual
        self.step, self.matched, self.taker, self.drawn = other.step, other.matched, other.taker, other.drawn
        self.called, self.tix_way, self.landings = other.called, other.tix_way, other.landings
        self.sailor, self.start, self.way_count = other.sailor, other.start, other.way_count
        self.passing, self.part, self.excess = other.passing, other.part, other.excess
        self.shooter, self.target = other.shooter, other.target
        self.acted, self.winded, self.aim, self.secret = other.acted, other.winded, other.aim, other.secret
        self.wind, self.sun, self.moon, self.jaxes = other.wind, other.sun, other.moon, other.jaxes
        self.held_ritual, self.jailed = other.held_ritual, other.jailed
        self.second, self.paid = other.second, other.paid
        self.grigri, self.compass = other.grigri, other.compass
        self.bagged, self.filled, self.treasure = other.bagged, other.filled, other.treasure
        self.deck_left, self.piled, self.peeks = other.deck_left, other.piled, other.peeks
        self.in_use, self.also_in_use, self.gone = other.in_use, other.also_in_use, other.gone
        self.figure[:] = other.figure
        self.plan[:] = other.plan
        self.last[:] = other.last
        self.used[:] = other.used
        self.heap[:] = other.heap
        self.bottom[:] = other.bottom
        self.sea[:] = other.sea
        self.on[:] = other.on
        self.at[:] = other.at
        self.facing[:] = other.facing
        self.colours[:] = other.colours
        self.souls[:] = other.souls
        self.load[:] = other.load
        self.coins[:] = other.coins
        self.power[:] = other.power
        self.held[:] = other.held
        self.objects[:] = other.objects
        self.card[:] = other.card
        self.looked[:] = other.looked
        self.bag[:] = other.bag
        self.grid[:] = other.grid
        self.deck[:] = other.deck
        self.pile[:] = other.pile
        self.peek[:] = other.peek
        self.book[:] = other.book
        self.way[:] = other.way


def put_question(table: Table, ask: int, seat: Seat) -> None:
    """A pirate must choose."""
    table.ask = ask
    table.mover = seat


def ask_chance(table: Table, ask: int, seat: Seat) -> None:
    """Chance must bring something for a pirate."""
    table.ask = ask
    table.taker = seat
    table.mover = CHANCE


def go_free(table: Table) -> None:
    """No player is asked: the game goes on by itself."""
    table.mover = FREE


def draw_soul(table: Table, seat: Seat) -> None:
    """A soul from the bag, which is not empty."""
    ask_chance(table, SOUL, seat)


def finish_job(table: Table) -> None:
    """What a pirate conjured is over."""
    table.job, table.caller = IDLE, -1
    table.left = table.ritual = table.step = table.matched = 0


def load_soul(table: Table, seat: Seat, colour: int) -> None:
    table.souls[5 * seat + colour] += 1
    table.load[seat] += 1


def unload_soul(table: Table, seat: Seat, colour: int) -> None:
    table.souls[5 * seat + colour] -= 1
    table.load[seat] -= 1


def into_bag(table: Table, colour: int) -> None:
    table.bag[colour] += 1
    table.bagged += 1


def out_of_bag(table: Table, colour: int) -> None:
    table.bag[colour] -= 1
    table.bagged -= 1


def lift(table: Table, cell: int) -> int:
    """Take the soul out of a cell of the grid; returns its colour."""
    colour = table.grid[cell]
    table.grid[cell] = -1
    table.filled -= 1
    return colour


def turn_of(table: Table, turn: int) -> Seat:
    """Whose turn is the first, second, …: the pirate on the Moon barrel, then clockwise from the Sun."""
    first = table.figure[EAST] if table.east == MOON else -1
    if first < 0:
        return following(table, table.sun, turn)
    if turn == 0:
        return first
    before = (first - table.sun + table.seats) % table.seats  # pirates between the Sun and who went first
    return following(table, table.sun, turn - 1 if turn <= before else turn)


def played_before(table: Table, card: int) -> int:
    """How many pirates played this card whose turns come before the present one, conjured or not."""
    count = 0
    for turn in range(table.turn):
        if table.plan[turn_of(table, turn)] == card:
            count += 1
    return count


def is_jailed(table: Table, seat: Seat) -> bool:
    return bool(table.jailed >> seat & 1)


def await_landing(table: Table, seat: Seat) -> None:
    """A ship that others moved will land, but not with its pirate in jail."""
    if not table.plain and not is_jailed(table, seat):
        table.landings |= 1 << seat


def following(table: Table, seat: Seat, steps: int) -> Seat:
    """The seat so many steps clockwise."""
    return (seat + steps) % table.seats
