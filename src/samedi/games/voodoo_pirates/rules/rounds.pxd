# Type sheet of rounds.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport actions, barrels, broadside, cursed, objects, ritual, sea, voyage
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int OVER, SEVERAL, BONES, EAST, HOODOO, JAX, MAGIC, OCTOPUS, ROUNDS, TAKE, TIX, TOK, WIND, HARBOUR
cdef int DO_BURY, DO_END, DO_FACING, DO_HOODOO, DO_JAX, DO_OCTOPUS, DO_PLAN, DO_SHOW, DO_TAKE, DO_TIX, DO_TO, DO_TOK
cdef int DO_USE_MASK, DO_WHISPER, DO_WIND
cdef int ACTIVATION, AIM, BARRELS, BEFORE_COUNT, DONE, FACING, MENU, MOONLIGHT, NOTHING, OCTOPUS_ANSWER
cdef int PLAN, PLANNING, REVEAL, SET_UP, SHOW
cdef IntBuffer SCRATCH


@cython.locals(seat=cython.int)
cdef bint go_on(Table table, tell) except -1
@cython.locals(barrel=cython.int, seat=cython.int)
cdef bint dusk(Table table, tell) except -1
@cython.locals(card=cython.int)
cdef bint fill_plan(Table table, int seat, IntBuffer out) except -1
@cython.locals(each=cython.int)
cdef bint play_plan(Table table, int seat, int action, tell) except -1
@cython.locals(hidden=cython.int, seat=cython.int)
cdef bint reveal(Table table, tell) except -1
cdef int on_bones(Table table) noexcept
cdef bint fill_show(Table table, int seat, IntBuffer out) except -1
cdef bint play_show(Table table, int seat, int action, tell) except -1
@cython.locals(takes=cython.int, seat=cython.int)
cdef bint moonrise(Table table, tell) except -1
cdef bint next_turn(Table table, tell) except -1
@cython.locals(seat=cython.int)
cdef bint go_on_turn(Table table, tell) except -1
cdef bint fill_menu(Table table, int seat, IntBuffer out) except -1
@cython.locals(card=cython.int)
cdef bint fill_action(Table table, int seat, IntBuffer out) except -1
cdef bint play_menu(Table table, int seat, int action, tell) except -1
@cython.locals(i=cython.int)
cdef bint play_action(Table table, int seat, int action, tell) except -1
@cython.locals(seat=cython.int)
cdef bint go_on_aim(Table table, tell) except -1
cdef bint fill_facing(IntBuffer out) except -1
cdef bint play_facing(Table table, int seat, int action, tell) except -1
cdef bint dawn(Table table, tell) except -1
@cython.locals(seat=cython.int)
cdef void go_on_before_count(Table table) noexcept
cdef void finish(Table table) noexcept
