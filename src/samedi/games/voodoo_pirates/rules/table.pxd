# Type sheet of table.py.
cimport cython
from samedi.core.state cimport State

cdef int CHANCE, COINS, EAST, MOON, COMPASS_SIDE, QUAY, WIND_SIDE, DECK
cdef int FIRST_SOUL, FREE, IDLE, LAYOUT, SET_UP, SOUL
cdef int COUNTS[16]
cdef int SOUL_COUNTS[5]
cdef int OUTER[8]
cdef int CARDINAL[4]
cdef int REFERENCE[8]


cdef class Table(State):
    cdef public int humans, east, shuffled, plain, prudent, called, tix_way, landings
    cdef public int stage, ask, round, turn, job, left, caller, ritual, step, matched, taker, drawn
    cdef public int sailor, start, way_count, passing, part, excess, shooter, target, acted, winded, aim
    cdef public int wind, sun, moon, jaxes, held_ritual, jailed, second, paid, grigri, compass
    cdef public int bagged, filled, treasure, deck_left, piled, peeks, in_use, also_in_use, gone
    cdef public bint secret
    cdef public short way[6]
    cdef public short figure[4]
    cdef public short plan[6]
    cdef public short last[6]
    cdef public int used[6]
    cdef public short heap[6]
    cdef public short bottom[6]
    cdef public short sea[13]
    cdef public short on[13]
    cdef public short at[6]
    cdef public short facing[6]
    cdef public short colours[6]
    cdef public short souls[30]
    cdef public short load[6]
    cdef public short coins[6]
    cdef public short power[6]
    cdef public short held[96]
    cdef public short objects[6]
    cdef public short card[6]
    cdef public short looked[6]
    cdef public short bag[5]
    cdef public short grid[10]
    cdef public short deck[16]
    cdef public short pile[24]
    cdef public short peek[16]
    cdef public short book[168]

    @cython.locals(seat=cython.int, colour=cython.int, name=cython.int, i=cython.int)
    cdef bint set_out(self, tuple colours) except -1
    cdef bint copy(self, Table other) except -1
cdef void put_question(Table table, int ask, int seat) noexcept
cdef void ask_chance(Table table, int ask, int seat) noexcept
cdef void go_free(Table table) noexcept
cdef void draw_soul(Table table, int seat) noexcept
cdef void finish_job(Table table) noexcept
cdef void load_soul(Table table, int seat, int colour) noexcept
cdef void unload_soul(Table table, int seat, int colour) noexcept
cdef void into_bag(Table table, int colour) noexcept
cdef void out_of_bag(Table table, int colour) noexcept
@cython.locals(colour=cython.int)
cdef int lift(Table table, int cell) noexcept
@cython.locals(first=cython.int, before=cython.int)
cdef int turn_of(Table table, int turn) noexcept
@cython.locals(count=cython.int, turn=cython.int)
cdef int played_before(Table table, int card) noexcept
cdef bint is_jailed(Table table, int seat) noexcept
cdef void await_landing(Table table, int seat) noexcept
cdef int following(Table table, int seat, int steps) noexcept
