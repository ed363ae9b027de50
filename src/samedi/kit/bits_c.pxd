# What compiled rules use in place of bits.lowest and bits.size.
cdef extern from * nogil:
    """
    #define samedi_lowest(cards) __builtin_ctzll(cards)
    #define samedi_size(cards) __builtin_popcountll(cards)
    """
    int lowest "samedi_lowest" (unsigned long long cards)
    int size "samedi_size" (unsigned long long cards)
