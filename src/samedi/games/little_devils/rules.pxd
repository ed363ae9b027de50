# Type sheet of rules.py.
cimport cython
from samedi.core.rng cimport Ints, Rng
from samedi.core.state cimport State
from samedi.kit cimport bits_c as bits

cdef int CHANCE, OVER, HAND, END
cdef int CHOOSE_DEALER, DEAL, PLAY, DONE
cdef int DEVILS[55]
cdef unsigned long long FIVES, ONE


cdef class LittleDevils(State):
    cdef public bint tally
    cdef public int phase, dealer, round, leader, count, lying
    cdef public short totals[6]
    cdef public short devils[6]
    cdef public unsigned long long hands[6]
    cdef public short played[54]

    @cython.locals(seat=cython.int)
    cpdef int mover(self) except -9
    @cython.locals(i=cython.int)
    cpdef draw(self, Rng rng, Ints out)
    cpdef place(self, Ints drawn, tell)
    @cython.locals(seat=cython.int, i=cython.int, hand=cython.ulonglong)
    cdef deal(self, Ints drawn, tell)
    cdef int left_of(self, int seat)
    @cython.locals(hand=cython.ulonglong, cards=cython.ulonglong, n=cython.int)
    cpdef fill(self, int seat, Ints out)
    @cython.locals(first=cython.int, below=cython.ulonglong)
    cdef unsigned long long called(self)
    @cython.locals(card=cython.int)
    cpdef play(self, int seat, int action, tell)
    @cython.locals(start=cython.int, taker=cython.int, devils=cython.int, i=cython.int)
    cdef resolve(self, tell)
    @cython.locals(start=cython.int, first=cython.int, lowest=cython.int, highest=cython.int, best=cython.int,
                   seat=cython.int, i=cython.int)
    cpdef int taker(self) except -1
    @cython.locals(seat=cython.int)
    cdef end_round(self, tell)
    @cython.locals(seat=cython.int)
    cdef next_round(self)
    cpdef put(self, int place, int card)
    cpdef become(self, other)
    cdef copy(self, LittleDevils other)
    @cython.locals(twin=LittleDevils)
    cpdef clone(self)
