# Type sheet of state.py: what a game's own sheet builds on.
cimport cython
from samedi.core.rng cimport Ints, Rng

cdef int CHANCE, OVER, SEVERAL
cdef tuple ALONE, NATURE, NOBODY
cdef list SPARE

cdef Ints borrow()


cdef class State:
    cdef public int seats, mover

    cpdef bint waiting(self, int seat) except -1
    cpdef bint fill(self, int seat, Ints out) except -1
    cpdef int pick(self, int seat, Rng rng, Ints out) except -1
    cpdef int guess(self, int seat, Rng rng, Ints out) except -1
    cpdef bint play(self, int seat, int action, tell) except -1
    cpdef bint draw(self, Rng rng, Ints out) except -1
    cpdef bint place(self, Ints drawn, tell) except -1
    cpdef bint put(self, int place, int card) except -1
    cpdef bint become(self, other) except -1
    cpdef clone(self)
    cpdef tuple scores(self)
    cpdef tuple winners(self)
    cpdef long long news(self) except? -2
    cpdef double explains(self, int seat) except? -1
    cpdef bint rest(self) except -1
    cpdef double outlook(self, int seat) except? -1

    @cython.locals(out=Ints)
    cpdef tuple legal(self, int seat)
    @cython.locals(out=Ints)
    cpdef tuple roll(self, Rng rng)
    @cython.locals(drawn=Ints)
    cpdef bint settle(self, tuple outcome, tell=*) except -1
    @cython.locals(drawn=Ints)
    cpdef bint chance(self, Rng rng) except -1
    @cython.locals(out=Ints, decisions=cython.longlong, seat=cython.int)
    cpdef long long finish(self, Rng rng) except -1
    @cython.locals(game=State, decisions=cython.longlong)
    cpdef long long playouts(self, Rng rng, int games) except -1
    cpdef int first_waiting(self) except -1
