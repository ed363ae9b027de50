# Type sheet of broadside.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport object_tracking, objects, sea
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int GHOST, MOST_POWER, ROOM, ACW, CW, HARBOUR, STORM, FIRE, GHOST_ANSWER
cdef int DO_FIRE, DO_GHOST, DO_GHOST_NONE, DO_PASS


@cython.locals(space=cython.int)
cdef bint protected(Table table, int seat) noexcept
@cython.locals(other=cython.int)
cdef int beside(Table table, int seat, int way) noexcept
@cython.locals(one=cython.int, other=cython.int)
cdef bint fire(Table table, int seat, tell) except -1
@cython.locals(one=cython.int, other=cython.int)
cdef bint fill_fire(Table table, int seat, IntBuffer out) except -1
@cython.locals(more=cython.int)
cdef int hits(Table table, int shooter, int target) noexcept
@cython.locals(scored=cython.int, lost=cython.bint)
cdef bint shoot(Table table, int shooter, int target, tell) except -1
cdef bint may_answer(Table table, int seat) noexcept
@cython.locals(colour=cython.int)
cdef bint fill_ghost(Table table, int seat, IntBuffer out) except -1
@cython.locals(shooter=cython.int)
cdef bint play_ghost(Table table, int seat, int action, tell) except -1
