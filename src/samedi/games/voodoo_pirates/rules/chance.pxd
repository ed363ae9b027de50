# Type sheet of chance.py.
cimport cython
from samedi.core cimport dice_c as dice
from samedi.core.rng cimport IntBuffer, Rng
from samedi.games.voodoo_pirates.rules cimport cursed, objects, voyage
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table
from samedi.kit cimport bits_c as bits

cdef int CHANCE, DECK, SHOWN, TOKKING, CURSED, FIRST_SOUL, LAYOUT, OBJECT, PEEK, PLAYING, ROB, SET_UP, SOUL
cdef int OUTER[8]
cdef int SOUL_COUNTS[5]


cdef inline int nth(short *counts, int first, int n) noexcept
@cython.locals(passed=cython.int, above=cython.int, rank=cython.int)
cdef bint draw(Table table, Rng rng, IntBuffer out) except -1
@cython.locals(card=cython.int, watch=cython.int, i=cython.int)
cdef bint draw_layout(Rng rng, IntBuffer out) except -1
@cython.locals(souls=cython.int, seat=cython.int, n=cython.int, colour=cython.int)
cdef bint draw_first(Table table, Rng rng, IntBuffer out) except -1
@cython.locals(seat=cython.int)
cdef int pirate_of(Table table, int colour) noexcept
@cython.locals(name=cython.int)
cdef bint draw_peek(Table table, Rng rng, IntBuffer out) except -1
@cython.locals(what=cython.int)
cdef bint place(Table table, IntBuffer drawn, tell) except -1
cdef bint give_soul(Table table, int seat, int colour, tell) except -1
@cython.locals(played=cython.bint)
cdef bint turn_over(Table table, int seat, int card, tell) except -1
@cython.locals(i=cython.int)
cdef bint lay_out(Table table, IntBuffer drawn, tell) except -1
@cython.locals(seat=cython.int)
cdef bint begin(Table table, int colour, tell) except -1
cdef void next_in_set_up(Table table) noexcept
@cython.locals(seat=cython.int)
cdef bint deal(Table table, IntBuffer drawn, tell) except -1
