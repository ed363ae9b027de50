# Type sheet of zones.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE
cdef int COLOUR_OF[48]
cdef int CHANGE, GUARD, OFFERING, STEAL, SWITCH
cdef int USE, FIRST_CHANGE, FIRST_STEAL, FIRST_SWITCH, FIRST_WITH

@cython.locals(face=cython.int, owner=cython.int, zones=cython.int, kinds=cython.ulonglong)
cdef bint has_effect(Board board, int seat) except -1
cdef bint may_steal(Board board, int seat, int owner) except -1
@cython.locals(face=cython.int, owner=cython.int, kinds=cython.ulonglong, others=cython.ulonglong)
cdef bint fill_effect(Board board, int seat, IntBuffer out) except -1
@cython.locals(kinds=cython.ulonglong, kind=cython.int, other=cython.int)
cdef bint fill_changes(Board board, unsigned long long zone, IntBuffer out) except -1
@cython.locals(kinds=cython.ulonglong, other=cython.int)
cdef unsigned long long kinds_elsewhere(Board board, int owner) except? -1
@cython.locals(giver=cython.int, given=cython.int, owner=cython.int)
cdef bint fill_with(Board board, IntBuffer out) except -1
@cython.locals(face=cython.int)
cdef bint take_effect(Board board, int seat, int action, tell) except -1
cdef bint use(Board board, int seat, int face, tell) except -1
@cython.locals(die=cython.int, face=cython.int)
cdef bint change(Board board, int seat, int kind, int other, tell) except -1
@cython.locals(die=cython.int)
cdef bint steal(Board board, int seat, int owner, int kind, tell) except -1
@cython.locals(giver=cython.int, given=cython.int, one=cython.int, other=cython.int, both=cython.ulonglong)
cdef bint switch(Board board, int seat, int owner, int kind, tell) except -1
