# Type sheet of books.py.
cimport cython
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int PUBLIC, BOOKS, CARDS
cdef int FIRST[17]


@cython.locals(first=cython.int, end=cython.int, begin=cython.int, went=cython.int, anywhere=cython.int,
               card=cython.int, places=cython.int)
cdef void seen(Table table, int book, int name, int source, int target) noexcept
@cython.locals(book=cython.int)
cdef void all_see(Table table, int name, int source, int target) noexcept
@cython.locals(card=cython.int)
cdef void may_be(Table table, int book, int source, int target) noexcept
@cython.locals(book=cython.int)
cdef void hidden_move(Table table, int name, int source, int target, int one, int other) noexcept
@cython.locals(card=cython.int)
cdef void nothing_left(Table table, int place) noexcept
@cython.locals(card=cython.int)
cdef void all_go(Table table, int source, int target) noexcept
@cython.locals(known=cython.int, card=cython.int)
cdef int unknown(Table table, int seat) noexcept
