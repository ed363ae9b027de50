# Type sheet of playout.py.
cimport cython
from libc cimport math
from samedi.kit cimport bits_c as bits

cdef int DEVILS[55]
cdef unsigned long long ONES, TWOS, THREES, FIVES, ONE
cdef double GIVEN_DEVIL, OUTERMOST_CARD, WIN_WEIGHT, DEVIL_SPAN, LUCK_PER_ROUND, FASTEST_ROUND, LAST_ROUND
cdef int END


cdef class Trick:
    cdef public unsigned long long unseen
    cdef public int later, held, lying, first, second, low, high, devils


@cython.locals(i=cython.int, card=cython.int)
cdef bint observe(Trick trick, short* played, int start, int lying) except -1
@cython.locals(mine=cython.int, others=cython.int, fewest=cython.int, most=cython.int, other=cython.int,
               ahead=cython.double, luck=cython.double, weight=cython.double)
cdef double evaluate(short* totals, int seats, int seat, bint over) except? -1
@cython.locals(many=cython.int)
cdef int count_devils(unsigned long long cards) noexcept
@cython.locals(found=cython.int, least=cython.double, many=cython.int, usual=cython.double, card=cython.int,
               risk=cython.double, pot=cython.double, below=cython.int, off_middle=cython.double, price=cython.double)
cpdef int best_card(Trick trick, unsigned long long cards) except -1
@cython.locals(first=cython.int, up=cython.bint, low=cython.int, high=cython.int, taker=cython.int,
               below=cython.ulonglong, side=cython.int, misses=cython.double, under=cython.int, beyond=cython.int,
               beat=cython.double, worse=cython.int)
cdef double chance_to_take(Trick trick, int card, int many) except? -1
@cython.locals(found=cython.double)
cdef double integer_power(double base, int times) noexcept
