# Type sheet of rules.py.
cimport cython
from samedi.core cimport dice_c as dice
from samedi.core.rng cimport IntBuffer, Rng
from samedi.core.state cimport State
from samedi.kit cimport bits_c as bits

cdef int CHANCE, OVER, ROUNDS, TRUMP
cdef int START, DEAL, TURN_UP, NAME_TRUMP, PLAY, DONE
cdef int TOP[6]
cdef int HAND[6]
cdef int TARGET[6]
cdef int DECK[80]
cdef unsigned long long LOW[80]
cdef unsigned long long HIGH[80]
cdef unsigned long long RANKS, ONE
cdef double SPAN


cdef class VoodooPrince(State):
    cdef public int phase, round, starter, trump, gone, count, lying
    cdef public short totals[5]
    cdef public short tricks[5]
    cdef public short points[5]
    cdef public short out[5]
    cdef public unsigned long long hands[10]
    cdef public short played[70]  # an array of char would read as bytes that end at R0
    cdef public short by[70]

    @cython.locals(seat=cython.int)
    cdef bint clear(self) except -1
    cpdef bint fill_outcome(self, Rng rng, IntBuffer out) except -1
    cpdef bint do_outcome(self, IntBuffer drawn, tell) except -1
    @cython.locals(size=cython.int, seat=cython.int, i=cython.int, card=cython.int, low=cython.ulonglong,
                   high=cython.ulonglong)
    cdef bint deal(self, IntBuffer drawn, tell) except -1
    cdef bint make_trump(self, int colour, int seat, tell) except -1
    @cython.locals(ranks=cython.int)
    cpdef bint fill_legal(self, int seat, IntBuffer out) except -1
    @cython.locals(ranks=cython.int, rank=cython.int, low=cython.ulonglong, high=cython.ulonglong, n=cython.int)
    cpdef int random_action(self, int seat, Rng rng, IntBuffer out) except -1
    cpdef bint do_action(self, int seat, int action, tell) except -1
    @cython.locals(taking=cython.int, taker=cython.int, gain=cython.int, i=cython.int)
    cdef bint resolve(self, tell) except -1
    @cython.locals(points=cython.int, other=cython.int)
    cdef bint go_out(self, int seat, tell) except -1
    @cython.locals(seat=cython.int)
    cdef bint end_round(self, int last, tell) except -1
    cpdef bint at_horizon(self) except -1
    @cython.locals(others=cython.int, best=cython.int, other=cython.int, mean=cython.double, ahead=cython.double,
                   won=cython.double)
    cpdef double evaluate(self, int seat) except? -1
    cpdef bint place_hidden(self, int place, int card) except -1
    cpdef bint copy_from(self, other) except -1
    cdef bint copy(self, VoodooPrince other) except -1
    @cython.locals(twin=VoodooPrince)
    cpdef clone(self)


@cython.locals(led=cython.int)
cdef int ranks_to_follow(VoodooPrince table, int seat) except -1
cdef int next_in(VoodooPrince table, int seat) except -1
@cython.locals(start=cython.int, led=cython.int, trump=cython.int, top=cython.int, taking=cython.int,
               best=cython.int, card=cython.int, worth=cython.int, i=cython.int)
cdef int taking_card(VoodooPrince table) except -1
