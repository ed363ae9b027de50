# Type sheet of rng.py.
cimport cython
from samedi.core cimport pack_c as pack

cdef unsigned long long WORDS, LOW, MASK, STEP, MIX_1, MIX_2


@cython.final
cdef class IntBuffer:
    cdef public int at[2048]
    cdef public int count

    cpdef bint add(self, int value) except -1
    cpdef bint fill(self, tuple values) except -1
    cpdef tuple tuple(self)


@cython.final
cdef class Rng:
    cdef public unsigned long long state
    cdef public object source
    cdef public int left
    cdef unsigned int pool[16]

    cpdef unsigned int word(self) except? 0
    @cython.locals(mixed=cython.ulonglong, i=cython.int)
    cdef bint refill(self) except -1

    cpdef int below(self, int n) except -1

    @cython.locals(size=cython.int, i=cython.int, j=cython.int, k=cython.int, rest=cython.uint, both=cython.uint)
    cpdef bint shuffle(self, int take, IntBuffer out) except -1


cdef inline unsigned int next_word(Rng rng) except? 0

@cython.locals(word=cython.ulonglong, floor=cython.ulonglong)
cdef inline int next_below(Rng rng, int n) except -1
