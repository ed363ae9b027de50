# Type sheet of scoring.py.
cimport cython
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int ACE, CURSED_SKULL, EYES, GREY, RED_SKULL, PURPLE_SKULL, HIGH_TIDE, DONE
cdef int VALUE[13]
cdef int SPECIAL[25]


cdef int coin_points(Table table, int seat) noexcept
@cython.locals(first=cython.int, eyes=cython.int, points=cython.int, colour=cython.int, each=cython.int)
cdef int object_points(Table table, int seat) noexcept
@cython.locals(ace=cython.int, mine=cython.int, other=cython.int, rank=cython.int, above=cython.bint, below=cython.bint)
cdef int card_points(Table table, int seat) noexcept
@cython.locals(place=cython.int)
cdef int ace_rank(Table table) noexcept
@cython.locals(points=cython.int)
cdef int total(Table table, int seat) noexcept
cpdef tuple scores(Table table)
cpdef tuple winners(Table table)
@cython.locals(equals=cython.int, other=cython.int, ahead=cython.int)
cdef double share(Table table, int seat) except? -1
@cython.locals(ahead=cython.int)
cdef int compare(Table table, int one, int other) noexcept
