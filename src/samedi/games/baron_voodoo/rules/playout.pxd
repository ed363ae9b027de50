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
cdef int PASS, JUMP, FACED, CHANGED, STOLEN, SWITCHED, WITHED, PUT, USE, BUY, SCORE, DONE, WHITE
cdef int AFTER, AGAIN, BANK, BEFORE, CAPTURE, EFFECT, FACE, WITH
cdef int PATIENCE, SELDOM
cdef double LONELY, HOPED, OFFERING, NEARER, CAPTURED, STOCK, BARON, LEAD, LATE, LUCK, DOUBT
cdef double PROMISED[6]

@cython.locals(there=cython.ulonglong, whites=cython.ulonglong, rest=cython.ulonglong, best=cython.int, most=cython.int,
               icon=cython.int, count=cython.int, die=cython.int, face=cython.int, colour=cython.int)
cdef unsigned long long largest(Board board, unsigned long long dice) except? -1

@cython.locals(combo=cython.ulonglong, seen=cython.int, count=cython.int, die=cython.int, face=cython.int, colour=cython.int)
cdef unsigned long long combo_of(Board board, unsigned long long dice, int number) noexcept

@cython.locals(points=cython.double, combo=cython.ulonglong, count=cython.int)
cdef double worth(Board board, unsigned long long dice) except? -1

@cython.locals(points=cython.double)
cdef double gained(Board board, int seat, int die, unsigned long long zone) except? -1

@cython.locals(points=cython.double, ahead=cython.int, colour=cython.int, mine=cython.int,
               others=cython.int, other=cython.int, count=cython.int)
cdef double standing(Board board, int owner) except? -1

@cython.locals(most=cython.int, owner=cython.int)
cdef double progress(Board board) except? -1

@cython.locals(mine=cython.double, luck=cython.double, weight=cython.double, other=cython.int)
cdef double chance(Board board, int owner) except? -1

@cython.locals(phase=cython.int)
cdef int playout_action(Board board, int seat, Rng rng, IntBuffer out) except -1

@cython.locals(zone=cython.ulonglong, best=cython.int, most=cython.double, points=cython.double, i=cython.int,
               jump=cython.int)
cdef int best_capture(Board board, int seat, Rng rng, IntBuffer out) except? -2

@cython.locals(die=cython.int, zone=cython.ulonglong, before=cython.int, best=cython.int, most=cython.double,
               points=cython.double, face=cython.int)
cdef int turn(Board board, int seat) except -1

@cython.locals(mine=cython.int, best=cython.int, most=cython.double, points=cython.double, i=cython.int)
cdef int settle(Board board, int seat, IntBuffer out) except -1

@cython.locals(zone=cython.ulonglong, owner=cython.int, kind=cython.int, given=cython.int, die=cython.int,
               other=cython.int, before=cython.int, points=cython.double)
cdef double settled(Board board, int mine, int action) except? -1

@cython.locals(mine=cython.int, combo=cython.ulonglong, count=cython.int, near=cython.bint, rest=cython.ulonglong)
cdef int bank(Board board, int seat, IntBuffer out) except -1
