# Type sheet of loas.py.
cimport cython
from samedi.games.baron_voodoo cimport powers, table
from samedi.games.baron_voodoo.table cimport Table

cdef int DROP_MIDDLE, DROP_TOP, ORDER, SWAP
cdef int SPACES[49]
cdef int BEGINS[588]
cdef int ENDS[588]
cdef int PUSH, APART, CARRY, EXCHANGE, DROPPED, SWAPPED, MIDDLE

@cython.locals(loa=cython.int, cost=cython.int)
cdef bint call(Table board, int seat, int action, tell) except -1

cdef bint go_on(Table board, int seat, int action, tell) except -1

cdef bint carry(Table board, int seat, int start, int end, tell) except -1

cdef bint drop(Table board, int seat, int target, tell) except -1

cdef bint alike(Table board, int space) except -1

cdef bint order(Table board, int seat, int action, tell) except -1

@cython.locals(first=cython.int)
cdef bint swap(Table board, int seat, int second, tell) except -1
