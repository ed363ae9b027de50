# Type sheet of rng.py.
cimport cython

cdef unsigned long long WORDS, LOW, MASK, STEP, MIX_1, MIX_2


@cython.final
cdef class Ints:
    cdef public int at[2048]
    cdef public int count

    cpdef add(self, int value)
    cpdef clear(self)
    cpdef fill(self, tuple values)
    cpdef tuple tuple(self)


cdef class Rng:
    cdef public unsigned long long state

    @cython.locals(mixed=cython.ulonglong)
    cpdef long long word(self) except -1

    @cython.locals(product=cython.ulonglong, floor=cython.ulonglong)
    cpdef int below(self, int n) except -1

    @cython.locals(card=cython.int, i=cython.int, j=cython.int)
    cpdef shuffle(self, int size, int take, Ints out)
