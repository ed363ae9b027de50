# Type sheet of playout.py.
cimport cython
from samedi.core.rng cimport IntBuffer, Rng
from samedi.games.voodoo_pirates.rules cimport actions, scoring
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int VALUE[13]
cdef int ROUNDS, NAMES, EYES, CURSED_SKULL, RED_SKULL, GREY
cdef double USE[16]
cdef double NEAR
cdef double FREE[4]
cdef int COMPANY, CROWD
cdef int DONE, MENU, TAKE_ITEM, PLACE, BARREL, PLAN, OCTOPUS_ANSWER, BLIND, LOOKED_AT, JAX, TOK, TAKE, ROOM, HOLD
cdef int DO_PASS, DO_JAX, DO_TAKE, DO_HOODOO, DO_END, DO_TAKE_DECK, DO_TAKE_SOUL, DO_PLAN
cdef double DOUBT

@cython.locals(left=cython.int, near=cython.double, points=cython.double, held=cython.int)
cdef double standing(Table table, int seat) except? -1
@cython.locals(others=cython.int, other=cython.int)
cdef double free_to_take(Table table, int seat) noexcept
@cython.locals(points=cython.double, first=cython.int, eyes=cython.int, colour=cython.int, time=cython.double,
               name=cython.int)
cdef double promised(Table table, int seat, int left) except? -1
@cython.locals(late=cython.double, held=cython.int, points=cython.double, first=cython.int, eyes=cython.int,
               colour=cython.int, name=cython.int)
cdef double lasting(Table table, int seat) except? -1
cdef double use_of_souls(int left) noexcept
@cython.locals(held=cython.int, soul=cython.double, most=cython.int, colour=cython.int, found=cython.int)
cdef double worth_of_card(Table table, int seat, int card) except? -1
cdef double hoped(Table table, int seat, int action) noexcept
@cython.locals(found=cython.double, other=cython.int, points=cython.double)
cdef double ahead(Table table, int seat, bint dawn) except? -1
@cython.locals(trial=Table, best=cython.int, most=cython.double, points=cython.double, i=cython.int, action=cython.int,
               first=cython.bint)
cdef int playout_action(Table table, int seat, Rng rng, IntBuffer out) except -1
