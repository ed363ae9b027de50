# Type sheet of actions.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport objects, sea, voyage
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int CELLS, ROOM, HIGH_TIDE, LOW_TIDE, JAX, OCTOPUS
cdef int CALLED, JAX_CELL, JAXING, OCTOPUS_ANSWER, TAKE_ITEM, TAKING, TIX_MOVE
cdef int DO_CELL, DO_STOP, DO_TAKE_COIN, DO_TAKE_DECK, DO_TAKE_DISCARD, DO_TAKE_SOUL, DO_TIX, DO_TOK
cdef int CARDINAL[4]
cdef int SPECIAL[25]


cdef bint can_jax(Table table, int seat) noexcept
@cython.locals(number=cython.int, here=cython.int)
cdef bint jax(Table table, int seat, tell) except -1
@cython.locals(seat=cython.int)
cdef void go_on_jax(Table table) noexcept
@cython.locals(cell=cython.int)
cdef bint fill_cells(Table table, IntBuffer out) except -1
@cython.locals(colour=cython.int)
cdef bint take_cell(Table table, int seat, int cell, tell) except -1
@cython.locals(found=cython.int, other=cython.int, cell=cython.int)
cdef int brings(Table table, int seat, int colour) noexcept
@cython.locals(colour=cython.int)
cdef bint fill_tok(Table table, int seat, IntBuffer out) except -1
cdef bint tok(Table table, int seat, int colour, tell) except -1
@cython.locals(other=cython.int)
cdef int next_to_answer(Table table, int seat, int colour, int step) noexcept
@cython.locals(seat=cython.int, colour=cython.int, step=cython.int)
cdef bint go_on_tok(Table table, tell) except -1
@cython.locals(before=cython.int, step=cython.int, other=cython.int, cell=cython.int)
cdef bint gather(Table table, int seat, int colour, tell) except -1
cdef bint can_take(Table table, int seat) noexcept
cdef bint take(Table table, int seat, tell) except -1
cdef void go_on_take(Table table) noexcept
cdef bint fill_take(Table table, int seat, IntBuffer out) except -1
cdef bint play_take(Table table, int seat, int action, tell) except -1
cdef bint take_coin(Table table, int seat, tell) except -1
@cython.locals(start=cython.int, end=cython.int, fits=cython.bint)
cdef bint can_tix(Table table, int seat, int victim, int way) noexcept
@cython.locals(i=cython.int)
cdef bint can_leap(Table table, int seat, int way) noexcept
@cython.locals(i=cython.int)
cdef bint any_tix(Table table, int seat) noexcept
@cython.locals(i=cython.int, colour=cython.int)
cdef bint fill_tix(Table table, int seat, IntBuffer out) except -1
cdef bint tix(Table table, int seat, int victim, int way, int colour, tell) except -1
@cython.locals(seat=cython.int)
cdef bint go_on_tix(Table table, tell) except -1
cdef bint play_tix_move(Table table, int seat, int action, tell) except -1
