# Type sheet of rules.py.
cimport cython
from samedi.core.rng cimport Ints, Rng
from samedi.games.voodoo_pirates.rules cimport (
    actions,
    barrels,
    broadside,
    chance,
    cursed,
    objects,
    playout,
    ritual,
    rounds,
    scoring,
    voyage,
    worlds,
)
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int OVER, DO_CELL, DO_FIRE
cdef int BARREL, BOARD, DONE, EXCESS, FACING, FIRE, FREE, GHOST_ANSWER, IDLE, JAX_CELL, JAXING, LANDING, MASK_PICK, MENU
cdef int PLACE, PLAN, PLANNING, REVEAL, RITUAL, SAIL, SEA_MAGIC, SECOND, SHOW, STARS_TO, SWAP, TAKE_ITEM, TAKING

cdef double SPAN

cdef double within(double share) noexcept


cdef class VoodooPirates(Table):
    cpdef bint waiting(self, int seat) except -1
    @cython.locals(ask=cython.int)
    cpdef bint fill(self, int seat, Ints out) except -1
    cpdef bint play(self, int seat, int action, tell) except -1
    @cython.locals(ask=cython.int)
    cdef bint answer(self, int seat, int action, tell) except -1
    cpdef bint draw(self, Rng rng, Ints out) except -1
    cpdef bint place(self, Ints drawn, tell) except -1
    cdef bint go_on(self, tell) except -1
    cpdef tuple scores(self)
    cpdef tuple winners(self)
    @cython.locals(shown=cython.bint, cards=cython.longlong, seat=cython.int)
    cpdef long long news(self) except? -2
    @cython.locals(seat=cython.int)
    cpdef bint rest(self) except -1
    @cython.locals(won=cython.double)
    cpdef double outlook(self, int seat) except? -1
    cpdef int guess(self, int seat, Rng rng, Ints out) except -1
    cpdef bint put(self, int place, int card) except -1
    cpdef bint become(self, other) except -1
    @cython.locals(twin=VoodooPirates)
    cpdef clone(self)
