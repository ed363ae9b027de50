# Type sheet of filling.py.
cimport cython
from samedi.core cimport dice_c as dice
from samedi.core.rng cimport IntBuffer, Rng
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE
cdef int COLOUR_OF[48]
cdef int FILLED[48]
cdef int FILLED_BY[48]
cdef int DRAFTED_TO[48]
cdef int SPACE_COLOUR[56]
cdef int FIRST_DRAFT

@cython.locals(_=cython.int)
cdef bint roll(Rng rng, IntBuffer out) except -1
@cython.locals(die=cython.int, at=cython.int)
cdef bint sort_pool(IntBuffer out) except -1
@cython.locals(at=cython.int)
cdef bint fill_board(Board board, IntBuffer drawn) except -1
@cython.locals(die=cython.int)
cdef bint fill_pool(Board board, IntBuffer drawn) except -1
@cython.locals(kinds=cython.ulonglong, at=cython.int)
cdef bint fill_draft(Board board, IntBuffer out) except -1
@cython.locals(space=cython.int, die=cython.int)
cdef bint draft(Board board, int seat, int action, tell) except -1
