# What compiled rules use in place of the function of bag.py with the same name.

cdef inline int nth(short *counts, int first, int n) noexcept:
    cdef int kind = first
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind - first
