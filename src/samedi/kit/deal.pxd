# Type sheet of deal.py.
cimport cython
from samedi.core.rng cimport Rng
from samedi.core.state cimport State
from samedi.core.worlds cimport Worlds

cdef int TRIES, STEPS, WARM, MOST, LISTED, LONG


cdef class Deal(Worlds):
    cdef public int count, places, fixed
    cdef public bint free, walking
    cdef public int cards[128]
    cdef public int may[128]
    cdef public int lies[128]
    cdef public list few
    cdef int chosen[16]

    @cython.locals(i=cython.int)
    cpdef deal_into(self, State state, Rng rng)
    @cython.locals(i=cython.int, j=cython.int)
    cpdef shuffle(self, Rng rng)
    cdef rooms(self)
    @cython.locals(i=cython.int)
    cdef lay(self, list lies)
    @cython.locals(i=cython.int)
    cdef bint fits(self) except -1
    @cython.locals(size=cython.int, longest=cython.int, length=cython.int)
    cdef walk(self, Rng rng, int steps)
    @cython.locals(k=cython.int, other=cython.int, target=cython.int, first=cython.int)
    cdef turn(self, Rng rng, int length, int size)
