# Type sheet of combos.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board
from samedi.kit cimport bits_c as bits

cdef unsigned long long ONE
cdef int COLOUR_OF[48]
cdef int COMBO[5]
cdef unsigned long long DICE_OF[5]
cdef int FIRST_PUT, SCORE, DONE

@cython.locals(faces=cython.int, colours=cython.int, count=cython.int, dice=cython.ulonglong, each=cython.int,
               face=cython.int, white=cython.bint, colour=cython.int)
cdef bint fits(Board board, int die) except -1
@cython.locals(dice=cython.ulonglong, kinds=cython.ulonglong, die=cython.int)
cdef bint fill_bank(Board board, int seat, IntBuffer out) except -1
cdef bint choose(Board board, int seat, int kind, tell) except -1
@cython.locals(owner=cython.int, points=cython.int)
cdef bint bank(Board board, int seat, tell) except -1
cdef list names(Board board, unsigned long long dice)
@cython.locals(best=cython.int, face=cython.int, count=cython.int, colours=cython.int, colour=cython.int,
               faces=cython.int, rest=cython.ulonglong, die=cython.int)
cpdef int best_combo(Board board, unsigned long long dice) except -1
@cython.locals(owner=cython.int, points=cython.int)
cdef bint last_combos(Board board, tell) except -1
@cython.locals(colour=cython.int, most=cython.int, leaders=cython.int, owner=cython.int, count=cython.int,
               points=cython.int)
cdef bint majorities(Board board, tell) except -1
