# Type sheet of playout.py.
cimport cython
from libc cimport math
from samedi.core.rng cimport IntBuffer, Rng
from samedi.games.baron_voodoo.rules cimport capturing
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE, EACH_ICON
cdef int COLOUR_OF[48]
cdef int COMBO[5]
cdef unsigned long long DICE_OF[5]
cdef int STARTS[140]
cdef int STEPS[140]
cdef int FIRST_CAPTURE, FIRST_FACE, FIRST_CHANGE, FIRST_STEAL, FIRST_SWITCH, FIRST_WITH, FIRST_PUT
cdef int PASS, USE, BUY, SCORE, DONE, WHITE
cdef int AFTER, AGAIN, BANK, BEFORE, CAPTURE, EFFECT, FACE, WITH
cdef int ENOUGH_DICE, POWER_EVERY
cdef double SINGLE_DIE, UNSENT_COMBO, OFFERING_VALUE, WHITE_VALUE, CAPTURED_FACTOR, STOCK_VALUE, BARON_VALUE
cdef double MAJORITY_VALUE, MAJORITY_GROWTH, SAFE_LEAD, NOISE
cdef double EFFECT_VALUE[6]

@cython.locals(there=cython.ulonglong, whites=cython.ulonglong, rest=cython.ulonglong, best=cython.int, most=cython.int,
               icon=cython.int, count=cython.int, die=cython.int, face=cython.int, colour=cython.int)
cdef unsigned long long largest_combo(Board board, unsigned long long dice) except? -1
@cython.locals(combo=cython.ulonglong, seen=cython.int, count=cython.int, die=cython.int, face=cython.int, colour=cython.int)
cdef unsigned long long combo_of(Board board, unsigned long long dice, int number) noexcept
@cython.locals(points=cython.double, combo=cython.ulonglong, count=cython.int)
cdef double dice_value(Board board, unsigned long long dice) except? -1
@cython.locals(points=cython.double)
cdef double capture_value(Board board, int seat, int die, unsigned long long zone) except? -1
@cython.locals(points=cython.double, ahead=cython.int, colour=cython.int, mine=cython.int,
               others=cython.int, other=cython.int, count=cython.int)
cdef double expected_score(Board board, int owner) except? -1
@cython.locals(most=cython.int, owner=cython.int)
cdef double progress(Board board) except? -1
@cython.locals(mine=cython.double, luck=cython.double, weight=cython.double, other=cython.int)
cdef double win_chance(Board board, int owner) except? -1
@cython.locals(phase=cython.int)
cdef int playout_action(Board board, int seat, Rng rng, IntBuffer out) except -1
@cython.locals(zone=cython.ulonglong, best=cython.int, most=cython.double, points=cython.double, i=cython.int,
               jump=cython.int)
cdef int best_capture(Board board, int seat, Rng rng, IntBuffer out) except? -2
@cython.locals(die=cython.int, zone=cython.ulonglong, before=cython.int, best=cython.int, most=cython.double,
               points=cython.double, face=cython.int)
cdef int choose_face(Board board, int seat) except -1
@cython.locals(mine=cython.int, best=cython.int, most=cython.double, points=cython.double, i=cython.int)
cdef int choose_effect(Board board, int seat, IntBuffer out) except -1
@cython.locals(zone=cython.ulonglong, owner=cython.int, kind=cython.int, given=cython.int, die=cython.int,
               other=cython.int, before=cython.int, points=cython.double)
cdef double zone_value_after(Board board, int mine, int action) except? -1
@cython.locals(mine=cython.int, combo=cython.ulonglong, count=cython.int, near=cython.bint, rest=cython.ulonglong)
cdef int choose_bank(Board board, int seat, IntBuffer out) except -1
