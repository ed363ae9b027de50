# Type sheet of rng.py.
cimport cython
from samedi.core cimport pack_c as pack

cdef unsigned long long WORDS, LOW, MASK, STEP, MIX_1, MIX_2


@cython.final
cdef class Ints:
    cdef public int at[2048]
    cdef public int count

    cpdef bint add(self, int value) except -1
    cpdef bint fill(self, tuple values) except -1
    cpdef tuple tuple(self)


@cython.final
cdef class Rng:
    cdef public unsigned long long state
    cdef public object source

    @cython.locals(mixed=cython.ulonglong)
    cpdef unsigned int word(self) except? 0

    @cython.locals(word=cython.ulonglong, floor=cython.ulonglong)
    cpdef int below(self, int n) except -1

    @cython.locals(card=cython.int, i=cython.int, j=cython.int)
    cpdef bint shuffle(self, int size, int take, Ints out) except -1
