# Type sheet of rules.py.
cimport cython
from samedi.core.rng cimport IntBuffer, Rng
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
cdef int MAELSTROM, BARREL, BOARD, CALLED, DONE, EXCESS, FACING, FIRE, FREE, GHOST_ANSWER, IDLE, JAX_CELL, JAXING
cdef int LANDING, MASK_PICK, MENU, OCTOPUS_ANSWER, TIX_MOVE, PLACE, PLAN, PLANNING, REVEAL, RITUAL, SAIL, SEA_MAGIC, SECOND, SHOW, STARS_TO, SWAP, TAKE_ITEM, TAKING

cdef double SPAN

cdef double within(double share) noexcept
cdef class VoodooPirates(Table):
    cpdef bint waiting(self, int seat) except -1
    @cython.locals(ask=cython.int)
    cpdef bint fill_legal(self, int seat, IntBuffer out) except -1
    cpdef bint do_action(self, int seat, int action, tell) except -1
    @cython.locals(ask=cython.int)
    cdef bint answer(self, int seat, int action, tell) except -1
    cpdef bint fill_outcome(self, Rng rng, IntBuffer out) except -1
    cpdef bint do_outcome(self, IntBuffer drawn, tell) except -1
    cdef bint go_on(self, tell) except -1
    cpdef tuple scores(self)
    cpdef tuple winners(self)
    @cython.locals(shown=cython.bint, cards=cython.longlong, seat=cython.int)
    cpdef long long public_observation(self) except? -2
    @cython.locals(seat=cython.int)
    cpdef bint at_horizon(self) except -1
    @cython.locals(won=cython.double)
    cpdef double evaluate(self, int seat) except? -1
    cpdef int playout_action(self, int seat, Rng rng, IntBuffer out) except -1
    cpdef bint place_hidden(self, int place, int card) except -1
    cpdef bint copy_from(self, other) except -1
    @cython.locals(twin=VoodooPirates)
    cpdef clone(self)
