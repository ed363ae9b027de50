# Type sheet of rules.py.
cimport cython
from samedi.core cimport dice_c as dice
from samedi.core.rng cimport Ints, Rng
from samedi.games.baron_voodoo cimport loas, powers, table, zones
from samedi.games.baron_voodoo.table cimport Table
from samedi.kit cimport bits_c as bits

cdef int OVER
cdef int AFTER, AGAIN, BANK, BEFORE, CAPTURE, DONE, DRAFT, DROP_MIDDLE, DROP_TOP, EFFECT, FACE, ORDER, SWAP, WITH
cdef int CHANGE, STEAL, SWITCH, DRAFTED, PRINT, RANDOM
cdef unsigned long long ONE, BOARD
cdef int COLOUR_OF[48]
cdef int FILLED[48]
cdef int FILLED_BY[48]
cdef int SPACE_COLOUR[56]
cdef int SPACES[49]
cdef int STARTS[140]
cdef int STEPS[140]
cdef int JUMPED[224]
cdef int PASS, FACED, JUMP, CHANGED, STOLEN, SWITCHED, WITHED, BUY, SCORE, PUT, DRAFTS, ALL


cdef class BaronVoodoo(Table):
    @cython.locals(die=cython.int, at=cython.int, _=cython.int, swap=cython.int)
    cpdef bint draw(self, Rng rng, Ints out) except -1
    @cython.locals(die=cython.int, at=cython.int)
    cpdef bint place(self, Ints drawn, tell) except -1
    @cython.locals(at=cython.int, face=cython.int, space=cython.int, die=cython.int)
    cdef bint draft(self, int seat, int action, tell) except -1
    @cython.locals(lively=cython.bint)
    cpdef bint begin(self, int seat, tell) except -1
    cdef bint lose_turn(self, int seat, tell) except -1
    @cython.locals(again=cython.bint)
    cdef bint finish_turn(self, int seat, tell) except -1
    cdef bint finish_round(self, tell) except -1
    cdef bint count_up(self, tell) except -1
    @cython.locals(phase=cython.int, face=cython.int)
    cpdef bint fill(self, int seat, Ints out) except -1
    @cython.locals(kinds=cython.ulonglong, faces=cython.ulonglong, at=cython.int, space=cython.int)
    cdef bint fill_draft(self, Ints out) except -1
    @cython.locals(mine=cython.ulonglong, victims=cython.ulonglong, free=cython.ulonglong, north=cython.ulonglong,
                   east=cython.ulonglong, south=cython.ulonglong, west=cython.ulonglong, space=cython.int)
    cdef bint fill_captures(self, int seat, Ints out) except -1
    @cython.locals(phase=cython.int)
    cpdef bint play(self, int seat, int action, tell) except -1
    cdef bint play_power(self, int seat, int action, tell) except -1
    @cython.locals(late=cython.bint)
    cdef bint end_power(self, int seat, tell) except -1
    @cython.locals(start=cython.int, over=cython.int, end=cython.int, die=cython.int)
    cdef bint capture(self, int seat, int jump, tell) except -1
    cdef bint turn_die(self, int seat, int action, tell) except -1
    cdef bint offer_effect(self, int seat) except -1
    @cython.locals(face=cython.int)
    cdef bint play_effect(self, int seat, int action, tell) except -1
    cdef bint offer_again(self, int seat) except -1
    cdef bint buy(self, int seat, int action, tell) except -1
    @cython.locals(owner=cython.int, die=cython.int)
    cdef bint play_bank(self, int seat, int action, tell) except -1
    cdef bint end_bank(self, int seat, tell) except -1
    @cython.locals(twin=BaronVoodoo)
    cpdef clone(self)
