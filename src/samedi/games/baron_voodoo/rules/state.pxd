# Type sheet of state.py.
cimport cython
from samedi.core.rng cimport IntBuffer, Rng
from samedi.games.baron_voodoo.rules cimport capturing, combos, filling, loas, playout, powers, zones
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board

cdef int OVER
cdef int AFTER, AGAIN, BANK, BEFORE, CAPTURE, DONE, DRAFT, EFFECT, FACE, WITH
cdef int DRAFTED, SWITCH
cdef int PASS, FIRST_FACE, FIRST_CAPTURE, FIRST_SWITCH, FIRST_WITH, BUY, SCORE, FIRST_PUT, NO_LIMIT
cdef double POINT_SPAN


cdef class BaronVoodoo(Board):
    cpdef bint fill_outcome(self, Rng rng, IntBuffer out) except -1
    cpdef bint do_outcome(self, IntBuffer drawn, tell) except -1
    cdef bint draft(self, int seat, int action, tell) except -1
    @cython.locals(has_power=cython.bint)
    cpdef bint begin(self, int seat, tell) except -1
    cdef bint lose_turn(self, int seat, tell) except -1
    @cython.locals(again=cython.bint)
    cdef bint finish_turn(self, int seat, tell) except -1
    cdef bint pass_on(self, int seat, tell) except -1
    cdef bint count_up(self, tell) except -1
    @cython.locals(phase=cython.int)
    cpdef bint fill_legal(self, int seat, IntBuffer out) except -1
    @cython.locals(phase=cython.int)
    cpdef bint do_action(self, int seat, int action, tell) except -1
    cdef bint play_power(self, int seat, int action, tell) except -1
    @cython.locals(late=cython.bint)
    cdef bint end_power(self, int seat, tell) except -1
    cdef bint capture(self, int seat, int jump, tell) except -1
    cdef bint offer_effect(self, int seat) except -1
    cdef bint play_effect(self, int seat, int action, tell) except -1
    @cython.locals(can_pay=cython.bint)
    cdef bint offer_again(self, int seat) except -1
    cdef bint buy(self, int seat, int action, tell) except -1
    cdef bint play_bank(self, int seat, int action, tell) except -1
    cdef bint end_bank(self, int seat, tell) except -1
    cpdef int playout_action(self, int seat, Rng rng, IntBuffer out) except -1
    cpdef bint at_horizon(self) except -1
    @cython.locals(ahead=cython.double, own=cython.int, many=cython.int, owner=cython.int)
    cpdef double evaluate(self, int seat) except? -1
    @cython.locals(twin=BaronVoodoo)
    cpdef clone(self)
