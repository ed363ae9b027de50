# Type sheet of powers.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE, BOARD
cdef int COLOUR_OF[48]
cdef int FIRST_PUSH, FIRST_APART, FIRST_CARRY, FIRST_EXCHANGE, FIRST_DROP, ABOVE, FIRST_SWAP
cdef int ORDER, SWAP
cdef int INDEX[56]
cdef unsigned long long LINE[28]
cdef int EDGE[28]
cdef int INWARD[28]
cdef unsigned long long CROSS[56]
cdef int CARRIED[3136]
cdef IntBuffer SCRATCH

@cython.locals(found=cython.ulonglong, used=cython.ulonglong, count=cython.int)
cdef int separate_captures(unsigned long long mine, unsigned long long victims, unsigned long long free) except -1
cdef int spare_captures(Board board, int seat) except -1
cdef unsigned long long landings(
    unsigned long long mine, unsigned long long victims, unsigned long long free) noexcept
@cython.locals(victims=cython.ulonglong, free=cython.ulonglong)
cdef bint has_capture_outside(Board board, int seat, unsigned long long touched) except -1
@cython.locals(after=cython.ulonglong, space=cython.int, to=cython.int, _=cython.int)
cdef unsigned long long after_push(unsigned long long spaces, int line, unsigned long long occupied) except? -1
@cython.locals(guarded=cython.ulonglong, mine=cython.ulonglong, full=cython.ulonglong, occupied=cython.ulonglong)
cdef bint push_leaves_capture(Board board, int seat, int line) except -1
@cython.locals(leaves=cython.bint)
cdef bint carry_leaves_capture(Board board, int seat, int start, int end) except -1
@cython.locals(leaves=cython.bint)
cdef bint exchange_leaves_capture(Board board, int seat, int first, int second) except -1
@cython.locals(leaves=cython.bint)
cdef bint drop_leaves_capture(Board board, int seat, int source, int target, int tops) except -1
@cython.locals(targets=cython.ulonglong, target=cython.int)
cdef bint any_middle_leaves_capture(Board board, int seat, int source, int dropped) except -1
@cython.locals(leaves=cython.bint)
cdef bint middle_leaves_capture(Board board, int seat, int source, int target, int dropped) except -1
cpdef bint affordable(Board board, int seat, int loa) except -1
cpdef bint any_power(Board board, int seat, bint late) except -1
@cython.locals(sure=cython.int)
cdef bint fill_powers(Board board, int seat, bint late, int enough, IntBuffer out) except -1
@cython.locals(empty=cython.ulonglong, beside=cython.ulonglong, line=cython.int)
cdef bint fill_pushes(Board board, int seat, bint late, int enough, IntBuffer out) except -1
@cython.locals(columns=cython.ulonglong, source=cython.int)
cdef bint fill_apart(Board board, int seat, int sure, int enough, IntBuffer out) except -1
@cython.locals(targets=cython.ulonglong, target=cython.int)
cdef bint any_drop(Board board, int seat, int source, int sure) except -1
@cython.locals(others=cython.ulonglong)
cdef bint may_drop(Board board, int seat, int source, int target, int sure) except -1
cdef bint fill_steps(Board board, int seat, IntBuffer out) except -1
@cython.locals(source=cython.int, dropped=cython.int, sure=cython.int, targets=cython.ulonglong, target=cython.int,
               legal=cython.bint)
cdef bint fill_drops(Board board, int seat, IntBuffer out) except -1
cdef bint fill_turns(Board board, int seat, IntBuffer out) except -1
@cython.locals(mine=cython.ulonglong, victims=cython.ulonglong, free=cython.ulonglong, starts=cython.ulonglong,
               ends=cython.ulonglong, safe=cython.ulonglong, last=cython.ulonglong, spot=cython.ulonglong,
               start=cython.int, end=cython.int)
cdef bint fill_carries(Board board, int seat, int sure, int enough, IntBuffer out) except -1
@cython.locals(firsts=cython.ulonglong, first=cython.int)
cdef bint fill_exchanges(Board board, int seat, int sure, int enough, IntBuffer out) except -1
@cython.locals(seconds=cython.ulonglong, second=cython.int)
cdef bint any_exchange(Board board, int seat, int first, int sure) except -1
@cython.locals(one=cython.int, other=cython.int)
cdef bint may_exchange(Board board, int seat, int first, int second, int sure) except -1
@cython.locals(sure=cython.int, seconds=cython.ulonglong, second=cython.int)
cdef bint fill_swaps(Board board, int seat, IntBuffer out) except -1
@cython.locals(space=cython.int, to=cython.int, step=cython.int, occupied=cython.ulonglong, colour=cython.int,
               level=cython.int, die=cython.int, _=cython.int)
cdef bint push(Board board, int line) except -1
cdef bint carry(Board board, int start, int end) except -1
@cython.locals(one=cython.int, other=cython.int)
cdef bint turn_over(Board board, int space) except -1
@cython.locals(one=cython.int, other=cython.int)
cdef bint exchange(Board board, int first, int second) except -1
