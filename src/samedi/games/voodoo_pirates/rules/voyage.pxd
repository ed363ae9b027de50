# Type sheet of voyage.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport objects, sea
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int ROOM, WHISPER, BECALMED, MAP, MERMAIDS, STORM, BOARD, LANDING, ROB, SWAP
cdef int DO_BOARD_COIN, DO_BOARD_COMPASS, DO_BOARD_GRIGRI, DO_BOARD_NONE, DO_BOARD_OBJECT, DO_BOARD_SOUL
cdef int DO_DRAW_DECK, DO_DRAW_DISCARD, DO_DRAW_NONE, DO_LEAP, DO_NO_SWAP, DO_SAIL, DO_SAIL_LEAP, DO_SWAP, DO_WHISPER, DO_WHISPER_LEAP
cdef int FRESH, ITEM, SWAPPED, LANDED
cdef int CARDINAL[4]
cdef int SKULL[25]
cdef int SPECIAL[25]


@cython.locals(end=cython.int, i=cython.int)
cdef bint sail(Table table, int seat, int way, int spaces, int leap, tell) except -1
cdef void begin(Table table, int seat, int end) noexcept
@cython.locals(start=cython.int, end=cython.int)
cdef bint put(Table table, int seat, int space, tell) except -1
@cython.locals(most=cython.int, i=cython.int, leap=cython.int)
cdef bint fill_sail(Table table, int seat, IntBuffer out) except -1
@cython.locals(way=cython.int, step=cython.int, ends=cython.bint, i=cython.int, leap=cython.int)
cdef bint fill_second_leap(Table table, int seat, IntBuffer out) except -1
@cython.locals(way=cython.int, i=cython.int)
cdef bint fill_tix_move(Table table, int seat, IntBuffer out) except -1
@cython.locals(i=cython.int)
cdef bint play_sail(Table table, int seat, int action, tell) except -1
@cython.locals(i=cython.int)
cdef bint play_whisper(Table table, int seat, int action, tell) except -1
@cython.locals(seat=cython.int, passed=cython.int, i=cython.int)
cdef bint go_on(Table table, tell) except -1
@cython.locals(space=cython.int)
cdef bint can_board(Table table, int passed) noexcept
cdef bint worth_boarding(Table table, int seat, int passed) noexcept
@cython.locals(passed=cython.int, colour=cython.int)
cdef bint fill_board(Table table, int seat, IntBuffer out) except -1
@cython.locals(passed=cython.int, colour=cython.int)
cdef bint play_board(Table table, int seat, int action, tell) except -1
@cython.locals(passed=cython.int)
cdef bint rob(Table table, int name, tell) except -1
cdef bint fill_swap(IntBuffer out) except -1
@cython.locals(other=cython.int, each=cython.int, here=cython.int, there=cython.int, rest=cython.int)
cdef bint play_swap(Table table, int seat, int action, tell) except -1
@cython.locals(there=cython.int)
cdef bint land(Table table, int seat, tell) except -1
@cython.locals(seat=cython.int)
cdef bint go_on_landing(Table table, tell) except -1
cdef bint fill_landing(Table table, IntBuffer out) except -1
cdef bint play_landing(Table table, int seat, int action, tell) except -1
