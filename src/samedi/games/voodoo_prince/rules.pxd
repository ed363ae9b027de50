# Type sheet of rules.py.
cimport cython
from samedi.core.rng cimport Ints, Rng
from samedi.core.state cimport State
from samedi.kit cimport bits_c as bits

cdef int CHANCE, OVER, ROUNDS, TRUMP
cdef int START, DEAL, TURN_UP, NAME_TRUMP, PLAY, DONE
cdef int TOP[6]
cdef int HAND[6]
cdef int TARGET[6]
cdef int DECK[80]

@cython.locals(n=cython.int)
cdef offer(int first, unsigned long long among, Ints out)


cdef class VoodooPrince(State):
    cdef public int phase, round, starter, trump, turn, gone, count, lying
    cdef public short totals[5]
    cdef public short tricks[5]
    cdef public short points[5]
    cdef public short out[5]
    cdef public unsigned short hands[5][5]
    cdef public short played[70]  # an array of char would read as bytes that end at R0
    cdef public short by[70]

    cdef clear(self)
    cpdef int mover(self) except -9
    @cython.locals(i=cython.int)
    cpdef draw(self, Rng rng, Ints out)
    cpdef place(self, Ints drawn, tell)
    @cython.locals(size=cython.int, seat=cython.int, i=cython.int, card=cython.int)
    cdef deal(self, Ints drawn, tell)
    cdef make_trump(self, int colour, int seat, tell)
    @cython.locals(led=cython.int, cards=cython.ulonglong, colour=cython.int)
    cpdef fill(self, int seat, Ints out)
    cpdef play(self, int seat, int action, tell)
    cdef int next_in(self, int seat) except -1
    @cython.locals(best=cython.int, taker=cython.int, gain=cython.int, i=cython.int)
    cdef resolve(self, tell)
    @cython.locals(start=cython.int, best=cython.int, i=cython.int)
    cpdef int best(self) except -1
    @cython.locals(points=cython.int, other=cython.int)
    cdef go_out(self, int seat, tell)
    @cython.locals(last=cython.int, seat=cython.int)
    cdef end_round(self, tell)
    cdef next_round(self, int starter)
    cpdef put(self, int place, int card)
    cpdef become(self, other)
    @cython.locals(seat=cython.int)
    cdef copy(self, VoodooPrince other)
    @cython.locals(twin=VoodooPrince)
    cpdef clone(self)
