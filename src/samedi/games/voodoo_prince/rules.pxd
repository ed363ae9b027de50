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
cdef bint offer(int first, unsigned long long among, Ints out) except -1


cdef class VoodooPrince(State):
    cdef public int phase, round, starter, trump, turn, gone, count, lying
    cdef public short totals[5]
    cdef public short tricks[5]
    cdef public short points[5]
    cdef public short out[5]
    cdef public unsigned short hands[5][5]
    cdef public short played[70]  # an array of char would read as bytes that end at R0
    cdef public short by[70]

    @cython.locals(seat=cython.int, colour=cython.int)
    cdef bint clear(self) except -1
    cpdef int mover(self) except -9
    @cython.locals(i=cython.int)
    cpdef bint draw(self, Rng rng, Ints out) except -1
    cpdef bint place(self, Ints drawn, tell) except -1
    @cython.locals(size=cython.int, seat=cython.int, i=cython.int, card=cython.int)
    cdef bint deal(self, Ints drawn, tell) except -1
    cdef bint make_trump(self, int colour, int seat, tell) except -1
    @cython.locals(led=cython.int, cards=cython.ulonglong, colour=cython.int)
    cpdef bint fill(self, int seat, Ints out) except -1
    cpdef bint play(self, int seat, int action, tell) except -1
    cdef bint play_card(self, int seat, int card, tell) except -1
    cdef int next_in(self, int seat) except -1
    @cython.locals(best=cython.int, taker=cython.int, gain=cython.int, i=cython.int)
    cdef bint resolve(self, tell) except -1
    @cython.locals(start=cython.int, best=cython.int, i=cython.int)
    cpdef int best(self) except -1
    @cython.locals(points=cython.int, other=cython.int)
    cdef bint go_out(self, int seat, tell) except -1
    @cython.locals(last=cython.int, seat=cython.int)
    cdef bint end_round(self, tell) except -1
    cdef bint next_round(self, int starter) except -1
    cpdef bint put(self, int place, int card) except -1
    cpdef bint become(self, other) except -1
    @cython.locals(seat=cython.int)
    cdef bint copy(self, VoodooPrince other) except -1
    @cython.locals(twin=VoodooPrince)
    cpdef clone(self)
