# Type sheet of capturing.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.baron_voodoo.rules cimport powers
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE, BOARD
cdef int COLOUR_OF[48]
cdef int STARTS[140]
cdef int STEPS[140]
cdef int JUMPED[224]
cdef int FIRST_CAPTURE, FIRST_FACE

@cython.locals(mine=cython.ulonglong, victims=cython.ulonglong, free=cython.ulonglong, north=cython.ulonglong,
               east=cython.ulonglong, south=cython.ulonglong, west=cython.ulonglong, space=cython.int)
cdef bint fill_captures(Board board, int seat, IntBuffer out) except -1
@cython.locals(start=cython.int, over=cython.int, end=cython.int, die=cython.int)
cdef bint capture(Board board, int seat, int jump, tell) except -1
@cython.locals(face=cython.int)
cdef bint fill_faces(Board board, IntBuffer out) except -1
cdef bint turn_die(Board board, int seat, int face, tell) except -1
