# Type sheet of habits.py.
cimport cython
from samedi.games.voodoo_pirates.table cimport Table

cdef int VALUE[13]
cdef int ROUNDS, NAMES, EYES, CURSED_SKULL, RED_SKULL, GREY
cdef double USE[16]
cdef double PLACE

@cython.locals(left=cython.int, near=cython.double, points=cython.double, use=cython.double, held=cython.int)
cdef double standing(Table table, int seat) except? -1

@cython.locals(points=cython.double, first=cython.int, eyes=cython.int, colour=cython.int, time=cython.double,
               name=cython.int)
cdef double promised(Table table, int seat, int left) except? -1
