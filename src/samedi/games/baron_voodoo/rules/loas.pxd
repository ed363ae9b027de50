# Type sheet of loas.py.
cimport cython
from samedi.games.baron_voodoo.rules cimport powers
from samedi.games.baron_voodoo.rules cimport board as on
from samedi.games.baron_voodoo.rules.board cimport Board

cdef int DROP_MIDDLE, DROP_TOP, ORDER, SWAP
cdef int SPACES[49]
cdef int BEGINS[588]
cdef int ENDS[588]
cdef int FIRST_PUSH, FIRST_APART, FIRST_CARRY, FIRST_EXCHANGE, FIRST_DROP, FIRST_SWAP, ABOVE

@cython.locals(loa=cython.int, cost=cython.int)
cdef bint call(Board board, int seat, int action, tell) except -1
cdef bint take_step(Board board, int seat, int action, tell) except -1
cdef bint carry(Board board, int seat, int start, int end, tell) except -1
@cython.locals(middle=cython.int, top=cython.int)
cdef bint drop(Board board, int seat, int target, tell) except -1
cdef bint order(Board board, int seat, int action, tell) except -1
@cython.locals(first=cython.int)
cdef bint swap(Board board, int seat, int second, tell) except -1
