# Type sheet of sea.py.
cimport cython
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int BECALMED, COMPASS_SIDE, CURRENT, HARBOUR, MERMAIDS, STORM, WATCH, WIND_SIDE
cdef int SECOND_STEP
cdef int NEXT[26]
cdef int CARDINAL[4]
cdef int HAUNTED[25]
cdef int SPECIAL[25]
cdef int PASSED[16]
cdef int TOLLS[1]


cdef bint haunted(Table table, int space) noexcept
cdef bint watched(Table table, int space) noexcept
cdef bint stuck(Table table, int seat) noexcept
cdef int following(int space, int way) noexcept
cdef bint taken(Table table, int seat, int space) noexcept
cdef void note_passed(Table table, int space) noexcept
@cython.locals(here=cython.int, empty=cython.int, count=cython.int, passed=cython.int, space=cython.int,
               occupied=cython.bint)
cdef int walk(Table table, int seat, int start, int way, int spaces, int leap, bint note) noexcept
cdef int carried(Table table, int seat, int space, int way, bint note) noexcept
@cython.locals(start=cython.int, end=cython.int)
cdef int course(Table table, int seat, int way, int spaces, int leap) noexcept
cdef bint possible(Table table, int seat, int way, int spaces, int leap) noexcept
cdef void lay(Table table, int seat, int space) noexcept
@cython.locals(colour=cython.int)
cdef bint pay_tolls(Table table, int seat, tell) except -1
@cython.locals(start=cython.int, end=cython.int)
cdef bint push(Table table, int seat, int way, tell) except -1
@cython.locals(start=cython.int, end=cython.int)
cdef bint breathe(Table table, int seat, tell) except -1
cdef void set_wind(Table table, int wind) noexcept
@cython.locals(step=cython.int)
cdef bint change_wind(Table table, int quarters, int actor, tell) except -1
