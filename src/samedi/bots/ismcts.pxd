# Type sheet of ismcts.py.
cimport cython
from libc cimport math
from samedi.core.rng cimport IntBuffer, Rng
from samedi.core.state cimport State
from samedi.core.worlds cimport Worlds

cdef unsigned long long MASK, MIX_1, MIX_2, STEP
cdef int CHANCE, OVER, MAX_DEPTH, ROOT, FIRST_RESAMPLING
cdef double WIDENING

cdef inline unsigned long long mix(unsigned long long key, unsigned long long observation) except? 0


cdef class Search:
    cdef public Worlds worlds
    cdef public State state, world
    cdef public Rng rng
    cdef public IntBuffer out
    cdef public int seat, horizons, iterations_per_world, salt, depth, first, last, full, edges, iterations, hinted, trust, resample_steps
    cdef public bint grown, fresh, scored
    cdef public double exploration, width, hint_bonus, even_share, per_edge_prior, sum, squares
    cdef unsigned long long[::1] keys
    cdef int[::1] visits
    cdef int[::1] offered
    cdef double[::1] total
    cdef double[::1] points
    cdef double[::1] spreads
    cdef int path[512]
    cdef int choosers[512]
    cdef double values[16]
    cdef double likelihoods[16]

    cpdef run(self, int iterations)
    @cython.locals(state=State, rng=Rng, key=cython.ulonglong, passed=cython.int, seat=cython.int, action=cython.int, first=cython.bint, observation=cython.longlong)
    cdef bint iterate(self) except -1
    cdef bint sample_world(self) except -1
    @cython.locals(steps=cython.int, world=State, rng=Rng, seat=cython.int, places=cython.int)
    cdef bint resample(self) except -1
    @cython.locals(before=cython.double, after=cython.double, least=cython.double, seat=cython.int)
    cdef bint accept(self, int places) except -1
    @cython.locals(out=IntBuffer, at_root=cython.bint, i=cython.int, action=cython.int, slot=cython.int, visits=cython.int,
                   untried=cython.int, other=cython.int, seen=cython.int, tried=cython.int, best=cython.int,
                   best_slot=cython.int, width=cython.double, value=cython.double, most=cython.double)
    cdef int choose(self, unsigned long long key, int seat) except -1
    @cython.locals(visits=cython.int, total=cython.double, usual=cython.double, spread=cython.double)
    cdef double width_of(self, int slot) except -1
    @cython.locals(at=cython.int)
    cdef int slot(self, unsigned long long key) except -1
    @cython.locals(i=cython.int, slot=cython.int, seat=cython.int, known=cython.int, mine=cython.double, mean=cython.double)
    cdef bint backpropagate(self) except -1
