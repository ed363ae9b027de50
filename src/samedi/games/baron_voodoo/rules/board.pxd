# Type sheet of board.py.
cimport cython
from samedi.core.state cimport State
from samedi.kit cimport bits_c as bits

cdef int CHANCE, OFFERINGS, RANDOM, ROLL, TEAM_TARGET
cdef unsigned long long ONE, BOARD, WHITES
cdef int COLOUR_OF[48]
cdef int TARGET[5]


cdef class Board(State):
    cdef public int phase, filling, target, round, reserve, guard, baron, ended_by, captured, source, dropped
    cdef public bint team, white, extra, power_used, bought, late
    cdef public unsigned long long occupied, tall, full, pool, chosen
    cdef public unsigned long long top[5]
    cdef public unsigned long long cz[4]
    cdef public unsigned long long sw[4]
    cdef public short loa[4]
    cdef public short offerings[4]
    cdef public short score[4]
    cdef public short face[48]
    cdef public short stack[168]

    cdef bint clear_turn(self) except -1
    @cython.locals(owner=cython.int)
    cpdef bint deal_offerings(self) except -1
    cpdef bint copy_from(self, other) except -1
    cdef bint copy(self, Board other) except -1


cdef unsigned long long jumpers(
    unsigned long long mine, unsigned long long victims, unsigned long long free) noexcept
cpdef int kind_of(Board board, int die) except -1
@cython.locals(kinds=cython.ulonglong, die=cython.int)
cdef unsigned long long kinds_in(Board board, unsigned long long dice) except? -1
@cython.locals(die=cython.int)
cpdef int die_of(Board board, unsigned long long dice, int kind) except? -2
cdef int height_of(Board board, int space) except -1
cpdef int top_die(Board board, int space) except? -2
@cython.locals(spot=cython.ulonglong, level=cython.int, die=cython.int)
cdef int take_top(Board board, int space) except? -2
@cython.locals(spot=cython.ulonglong, level=cython.int)
cpdef bint put_top(Board board, int space, int die) except -1
cpdef int owner_of(Board board, int seat) except -1
cpdef int owners(Board board) except -1
@cython.locals(safe=cython.int, other=cython.int)
cpdef int safe_colours(Board board, int seat) except -1
@cython.locals(spots=cython.ulonglong, colour=cython.int)
cdef unsigned long long safe_tops(Board board, int safe) except? -1
cdef unsigned long long victims_of(Board board, int seat) except? -1
cpdef bint can_capture(Board board, int seat) except -1
@cython.locals(seat=cython.int)
cpdef bint safe_world(Board board, int owner) except -1
cdef bint pay(Board board, int seat, int cost) except -1
cdef bint gain(Board board, int seat) except -1
@cython.locals(most=cython.int, leader=cython.int, leaders=cython.int, seat=cython.int, whites=cython.int,
               holder=cython.int)
cdef bint pass_baron(Board board, tell) except -1
