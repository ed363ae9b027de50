# Type sheet of worlds.py.
cimport cython
from samedi.core.rng cimport Rng
from samedi.core.state cimport State


cdef class Worlds:
    cdef public State template

    @cython.locals(world=State)
    cpdef State draw(self, Rng rng)
    cpdef deal_into(self, State state, Rng rng)
    cpdef int perturb(self, Rng rng) except -1
    cpdef revert(self)
    cpdef write_into(self, State state)
