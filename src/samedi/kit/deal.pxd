# Type sheet of deal.py.
cimport cython
from samedi.core.rng cimport Rng
from samedi.core.state cimport State
from samedi.core.worlds cimport Worlds

cdef int TRIES, STEPS, FIRST_STEPS, MAX_CARDS, MAX_PLACES, MAX_LISTED, MAX_PLACED


cdef class Deal(Worlds):
    cdef public int count, places, fixed, cycle
    cdef public bint free, walking
    cdef public int cards[128]
    cdef public int may[128]
    cdef public int lies[128]
    cdef public list few
    cdef int chosen[16]

    cpdef deal_into(self, State state, Rng rng)
    @cython.locals(i=cython.int)
    cpdef write_into(self, State state)
    @cython.locals(i=cython.int, j=cython.int)
    cpdef shuffle(self, Rng rng)
    cdef rooms(self)
    @cython.locals(i=cython.int)
    cdef lay(self, list lies)
    @cython.locals(i=cython.int)
    cdef bint fits(self) except -1
    cdef walk(self, Rng rng, int steps)
    @cython.locals(size=cython.int, longest=cython.int, length=cython.int)
    cpdef int perturb(self, Rng rng) except -1
    @cython.locals(k=cython.int, other=cython.int, target=cython.int, first=cython.int, places=cython.int)
    cdef int rotate(self, Rng rng, int length, int size) except -1
    @cython.locals(k=cython.int, last=cython.int)
    cpdef revert(self)
