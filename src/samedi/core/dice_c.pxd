# What compiled rules use in place of dice.below: the same number, nearly always without a call.
from samedi.core.rng cimport Rng


cdef inline int below(Rng rng, unsigned int n) except -1:
    cdef unsigned long long product
    if rng.left > 0:
        product = rng.pool[rng.left - 1] * <unsigned long long>n
        if <unsigned int>product >= n:  # else the word may have to be thrown away
            rng.left -= 1
            return product >> 32
    return rng.below(n)
