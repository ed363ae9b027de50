# What compiled rules use in place of bits.lowest, bits.size and bits.nth.
#
# size adds up ones byte by byte. nth finds the byte by these sums, without a loop whose end no processor could foresee.
cdef extern from * nogil:
    """
    typedef unsigned long long samedi_set;
    #define SAMEDI_EACH_BYTE 0x0101010101010101ULL

    static inline samedi_set samedi_sums(samedi_set cards) {
        cards -= cards >> 1 & 0x5555555555555555ULL;
        cards = (cards & 0x3333333333333333ULL) + (cards >> 2 & 0x3333333333333333ULL);
        return (cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0FULL) * SAMEDI_EACH_BYTE; /* of this byte and the lower ones */
    }
    static inline int samedi_size(samedi_set cards) {
        return samedi_sums(cards) >> 56;
    }
    static inline int samedi_nth(samedi_set cards, int n) {
        samedi_set sums = samedi_sums(cards), high = 0x80 * SAMEDI_EACH_BYTE;
        samedi_set passed = (n * SAMEDI_EACH_BYTE | high) - sums & high; /* bytes with at most n ones up to them */
        int shift = ((passed >> 7) * SAMEDI_EACH_BYTE >> 56) * 8;
        n -= (sums << 8 >> shift) & 0xFF;
        for (cards >>= shift; n; n--) cards &= cards - 1;
        return shift + __builtin_ctzll(cards);
    }
    #define samedi_lowest(cards) __builtin_ctzll(cards)
    """
    int lowest "samedi_lowest" (unsigned long long cards)
    int size "samedi_size" (unsigned long long cards)
    int nth "samedi_nth" (unsigned long long cards, int n)
