# Type sheet of cursed.py.
cimport cython
from samedi.games.voodoo_pirates.rules cimport actions, broadside, objects, ritual, sea
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int CELLS, HOODOO, JAX, ROOM, TAKE, TIX, TOK, ACW, CW
cdef int DO_BOARD_COIN, DO_BOARD_COMPASS, DO_BOARD_GRIGRI, DO_BOARD_OBJECT, DO_BOARD_SOUL, DO_CELL, DO_DRAW_DECK
cdef int DO_FIRE, DO_PASS, DO_PLACE, DO_SAIL, DO_SWAP
cdef int BOARD, CURSED, FIRE, JAX_CELL, LANDING, PLACE, SAIL, SWAP, TAKING, TIXING, TOKKING
cdef int VALUE[13]


cdef void turn_over(Table table, int seat) noexcept
@cython.locals(bottom=cython.int, above=cython.int)
cdef int above_bottom(Table table, int seat) noexcept
cdef bint turned(Table table, int seat, int card) noexcept
@cython.locals(card=cython.int)
cdef bint conjure(Table table, int seat, tell) except -1
@cython.locals(best=cython.int, most=cython.int, colour=cython.int, brought=cython.int)
cdef bint conjure_tok(Table table, int seat, tell) except -1
cdef bint conjure_take(Table table, int seat, tell) except -1
cdef bint conjure_tix(Table table, int seat, tell) except -1
@cython.locals(victim=cython.int, way=cython.int, worth=cython.int, gain=cython.int, step=cython.int, other=cython.int,
               each=cython.int, towards=cython.int, gained=cython.int)
cdef bint push_best(Table table, int seat, tell) except -1
@cython.locals(start=cython.int, end=cython.int, own=cython.int)
cdef int gained_by_tix(Table table, int seat, int victim, int way) noexcept
@cython.locals(seat=cython.int)
cdef bint go_on_take(Table table, tell) except -1
@cython.locals(seat=cython.int, job=cython.int, colour=cython.int)
cdef bint go_on(Table table, tell) except -1
cdef int answer(Table table, int seat) noexcept
@cython.locals(best=cython.int, most=cython.int, colour=cython.int)
cdef int most_numerous(Table table, int seat, int own) noexcept
@cython.locals(cell=cython.int)
cdef int lowest_soul(Table table) noexcept
@cython.locals(lowest=cython.int, cell=cython.int, colour=cython.int, joins=cython.bint, always=cython.bint)
cdef int place(Table table, int seat) noexcept
cdef int board(Table table, int seat, int passed) noexcept
@cython.locals(one=cython.int, other=cython.int, first=cython.int, second=cython.int)
cdef int aim(Table table, int seat) noexcept
