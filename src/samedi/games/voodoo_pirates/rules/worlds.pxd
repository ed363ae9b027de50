# Type sheet of suppose.py.
cimport cython
from samedi.core.rng cimport Rng
from samedi.core.state cimport State
from samedi.core.worlds cimport Worlds
from samedi.games.voodoo_pirates.rules.table cimport Table
from samedi.kit.deal cimport Deal

cdef int DECK, PUBLIC, PLAYING_CARD, PLAN_CARD, SECONDS, UNSEEN
cdef int NAME[24]
cdef int FIRST[17]


cpdef bint supposed(Table table, int place, int card) except -1
@cython.locals(card=cython.int, name=cython.int, own=cython.int, anywhere=cython.int, begin=cython.int, end=cython.int)
cpdef bint open_book(Table table, int seat) except -1
cdef class Seas(Worlds):
    cdef public int viewer
    cdef public list deals

    cpdef deal_into(self, State state, Rng rng)
    @cython.locals(deal=Deal)
    cdef lay_all(self, State table, Rng rng)
    @cython.locals(seat=cython.int)
    cpdef open_books(self, State table)
@cython.locals(i=cython.int)
cdef bint lay(State table, Deal deal) except -1
