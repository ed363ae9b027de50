# Type sheet of rules.py.
cimport cython
from samedi.core cimport dice_c as dice
from samedi.core.rng cimport IntBuffer, Rng
from samedi.core.state cimport State
from samedi.games.little_devils cimport playout
from samedi.kit cimport bits_c as bits

cdef int CHANCE, OVER, HAND, END
cdef int CHOOSE_DEALER, DEAL, PLAY, DONE
cdef int DEVILS[55]
cdef unsigned long long FIVES, ONE
cdef double STEADY_SHARE, STEADY_FOLLOWS, OTHERS_FOLLOW
cdef int RANDOM_EVERY
cdef playout.Trick TRICK
cdef int POSITIONS[9]


cdef class LittleDevils(State):
    cdef public bint tally
    cdef public int phase, dealer, round, leader, count, lying
    cdef public short totals[6]
    cdef public short devils[6]
    cdef public unsigned long long hands[6]
    cdef public short played[54]

    @cython.locals(i=cython.int)
    cpdef bint fill_outcome(self, Rng rng, IntBuffer out) except -1
    cpdef bint do_outcome(self, IntBuffer drawn, tell) except -1
    @cython.locals(seat=cython.int, i=cython.int, hand=cython.ulonglong)
    cdef bint deal(self, IntBuffer drawn, tell) except -1
    cpdef bint fill_legal(self, int seat, IntBuffer out) except -1
    @cython.locals(cards=cython.ulonglong)
    cpdef int random_action(self, int seat, Rng rng, IntBuffer out) except -1
    @cython.locals(card=cython.int)
    cpdef bint do_action(self, int seat, int action, tell) except -1
    @cython.locals(start=cython.int, taker=cython.int, devils=cython.int, i=cython.int)
    cdef bint resolve(self, tell) except -1
    @cython.locals(start=cython.int)
    cpdef int taker(self) except -1
    @cython.locals(seat=cython.int)
    cdef bint end_round(self, tell) except -1
    @cython.locals(seat=cython.int)
    cdef bint next_round(self) except -1
    cpdef int playout_action(self, int seat, Rng rng, IntBuffer out) except -1
    @cython.locals(hand=cython.ulonglong, unseen=cython.ulonglong, count=cython.int, leader=cython.int, start=cython.int,
                   i=cython.int, position=cython.int, card=cython.int, choices=cython.int, steady=cython.double,
                   other=cython.double)
    cpdef double likelihood(self, int seat) except? -1
    cpdef bint at_horizon(self) except -1
    cpdef double evaluate(self, int seat) except? -1
    cpdef bint place_hidden(self, int place, int card) except -1
    cpdef bint copy_from(self, other) except -1
    cdef bint copy(self, LittleDevils other) except -1
    @cython.locals(twin=LittleDevils)
    cpdef clone(self)


cdef int left_of(int seat, int seats) except -1
cdef int seat_after(int seat, int steps, int seats) noexcept
@cython.locals(cards=cython.ulonglong)
cdef unsigned long long allowed_cards(LittleDevils table, unsigned long long hand, int start, int lying) except? -1
@cython.locals(first=cython.int, below=cython.ulonglong)
cdef unsigned long long called_side(LittleDevils table, int start) noexcept
@cython.locals(unseen=cython.ulonglong, other=cython.int)
cpdef int habit_action(LittleDevils table, int seat) except -1
@cython.locals(cards=cython.ulonglong)
cdef int habit_card(LittleDevils table, unsigned long long hand, unsigned long long unseen, int start, int lying) except -1
@cython.locals(first=cython.int, lowest=cython.int, highest=cython.int, i=cython.int)
cdef int taking_card(LittleDevils table, int start, int end) noexcept
