# Type sheet of barrels.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport object_tracking, objects, sea, voyage
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int BONES, EAST, MAGIC, SEA, STARS, ANY, BARREL, SEA_MAGIC, SECOND, STARS_TO
cdef int DO_BARREL, DO_DECLINE, DO_FLIP, DO_OCTOPUS, DO_PASS, DO_SECOND, DO_SWITCH, DO_TO
cdef int OUTER[8]
cdef int SWITCHED[4]
cdef int OPPOSITE[13]
cdef int STAR[25]


cdef int kind_of(Table table, int barrel) noexcept
cdef bint is_open(Table table, int seat, int barrel) noexcept
@cython.locals(payable=cython.bint, open_to=cython.bint, barrel=cython.int)
cdef void choose_next(Table table, int seat) noexcept
@cython.locals(barrel=cython.int, first=cython.int, colour=cython.int)
cdef bint fill_barrel(Table table, int seat, IntBuffer out) except -1
cdef bint play_barrel(Table table, int seat, int action, tell) except -1
@cython.locals(barrel=cython.int)
cdef bint pay(Table table, int seat, int kind, int paid, tell) except -1
cdef void activate(Table table, int seat) noexcept
cdef bint shines(Table table, int space) noexcept
@cython.locals(i=cython.int)
cdef bint star_shines(Table table) noexcept
@cython.locals(i=cython.int)
cdef bint fill_stars(Table table, IntBuffer out) except -1
cdef bint play_stars(Table table, int seat, int action, tell) except -1
@cython.locals(i=cython.int)
cdef bint fill_sea(Table table, IntBuffer out) except -1
@cython.locals(space=cython.int, other=cython.int)
cdef bint play_sea(Table table, int seat, int action, tell) except -1
@cython.locals(card=cython.int)
cdef bint fill_second(Table table, int seat, IntBuffer out) except -1
cdef bint play_second(Table table, int seat, int action, tell) except -1
