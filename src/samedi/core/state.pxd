# Type sheet of state.py: what a game's own sheet builds on.
cimport cython
from samedi.core.rng cimport IntBuffer, Rng

cdef int CHANCE, OVER, SEVERAL
cdef tuple ONE_SEAT, CHANCE_ONLY, NO_SEATS
cdef list BUFFER_POOL

cdef IntBuffer borrow_buffer()


cdef class State:
    cdef public int seats, mover

    cpdef bint waiting(self, int seat) except -1
    cpdef bint fill_legal(self, int seat, IntBuffer out) except -1
    cpdef int random_action(self, int seat, Rng rng, IntBuffer out) except -1
    cpdef int playout_action(self, int seat, Rng rng, IntBuffer out) except -1
    cpdef bint do_action(self, int seat, int action, tell) except -1
    cpdef bint fill_outcome(self, Rng rng, IntBuffer out) except -1
    cpdef bint do_outcome(self, IntBuffer drawn, tell) except -1
    cpdef bint place_hidden(self, int place, int card) except -1
    cpdef bint copy_from(self, other) except -1
    cpdef clone(self)
    cpdef tuple scores(self)
    cpdef tuple winners(self)
    cpdef long long public_observation(self) except? -2
    cpdef double likelihood(self, int seat) except? -1
    cpdef bint at_horizon(self) except -1
    cpdef double evaluate(self, int seat) except? -1

    @cython.locals(out=IntBuffer)
    cpdef tuple legal(self, int seat)
    @cython.locals(out=IntBuffer)
    cpdef tuple roll(self, Rng rng)
    @cython.locals(drawn=IntBuffer)
    cpdef bint settle(self, tuple outcome, tell=*) except -1
    @cython.locals(drawn=IntBuffer)
    cpdef bint roll_and_settle(self, Rng rng) except -1
    @cython.locals(out=IntBuffer, decisions=cython.longlong, seat=cython.int)
    cpdef long long random_playout(self, Rng rng) except -1
    @cython.locals(game=State, decisions=cython.longlong)
    cpdef long long playouts(self, Rng rng, int games) except -1
    cpdef int first_waiting(self) except -1
