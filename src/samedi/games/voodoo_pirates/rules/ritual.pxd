# Type sheet of ritual.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport objects, sea, voyage
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int CELLS, HOODOO, DO_PASS, DO_PLACE, PLACE, RITUAL, SAIL
cdef int TOUCH[10]
cdef int VALUE[13]
cdef IntBuffer SCRATCH


@cython.locals(count=cython.int, seat=cython.int)
cdef int hoodoos(Table table) noexcept
cdef bint call(Table table, int seat, tell) except -1
@cython.locals(seat=cython.int)
cdef bint go_on(Table table, tell) except -1
@cython.locals(cell=cython.int)
cdef bint finish(Table table, tell) except -1
cdef bint wants_soul(Table table, int seat) noexcept
@cython.locals(here=cython.int, i=cython.int)
cdef bint gains_by_sailing(Table table, int seat, int most) noexcept
@cython.locals(best=cython.int, value=cython.int, i=cython.int, end=cython.int)
cdef int best_sail(Table table, int seat, int most) noexcept
@cython.locals(other=cython.int)
cdef bint matches(Table table, int colour, int cell) noexcept
@cython.locals(colour=cython.int, cell=cython.int)
cdef bint fill_place(Table table, int seat, IntBuffer out) except -1
cdef bint play_place(Table table, int seat, int action, tell) except -1
cdef bint place(Table table, int seat, int colour, int cell, tell) except -1
cdef bint can_sail(Table table, int seat) except -1
cdef bint play_sail(Table table, int seat, int action, tell) except -1
