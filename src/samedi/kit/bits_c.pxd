# What compiled rules use in place of the functions of bits.py with the same names.
#
# size adds up ones byte by byte. nth finds the byte by these sums, and in the byte by a table, without a loop or branch
# that no processor could foresee. Sets of numbers below 16 have two bytes, and tables answer for both at once.
from samedi.core.rng cimport IntBuffer


cdef extern from * nogil:
    """
    typedef unsigned long long samedi_set;
    #define SAMEDI_EACH_BYTE 0x0101010101010101ULL

    #define SAMEDI_ONES(b) (((b) & 1) + ((b) >> 1 & 1) + ((b) >> 2 & 1) + ((b) >> 3 & 1) \
        + ((b) >> 4 & 1) + ((b) >> 5 & 1) + ((b) >> 6 & 1) + ((b) >> 7 & 1))
    #define SAMEDI_MEMBER(b, i) (((b) >> i & 1) * i##U << 4 * SAMEDI_ONES((b) & (1 << i) - 1))
    #define SAMEDI_MEMBERS(b) (SAMEDI_MEMBER(b, 1) | SAMEDI_MEMBER(b, 2) | SAMEDI_MEMBER(b, 3) | SAMEDI_MEMBER(b, 4) \
        | SAMEDI_MEMBER(b, 5) | SAMEDI_MEMBER(b, 6) | SAMEDI_MEMBER(b, 7))
    #define SAMEDI_4(of, b) of(b), of(b + 1), of(b + 2), of(b + 3)
    #define SAMEDI_16(of, b) SAMEDI_4(of, b), SAMEDI_4(of, b + 4), SAMEDI_4(of, b + 8), SAMEDI_4(of, b + 12)
    #define SAMEDI_64(of, b) SAMEDI_16(of, b), SAMEDI_16(of, b + 16), SAMEDI_16(of, b + 32), SAMEDI_16(of, b + 48)
    #define SAMEDI_TABLE(of) {SAMEDI_64(of, 0), SAMEDI_64(of, 64), SAMEDI_64(of, 128), SAMEDI_64(of, 192)}

    static const unsigned char samedi_ones[256] = SAMEDI_TABLE(SAMEDI_ONES);
    static const unsigned int samedi_members[256] = SAMEDI_TABLE(SAMEDI_MEMBERS); /* of a byte, four bits for each */

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
        return shift + (samedi_members[cards >> shift & 0xFF] >> 4 * n & 15);
    }
    static inline int samedi_size16(unsigned int cards) {
        return samedi_ones[cards & 0xFF] + samedi_ones[cards >> 8];
    }
    static inline int samedi_nth16(unsigned int cards, int n) {
        samedi_set upper = samedi_members[cards >> 8] | 0x88888888U; /* each of them 8 more */
        return (samedi_members[cards & 0xFF] | upper << 4 * samedi_ones[cards & 0xFF]) >> 4 * n & 15;
    }
    #define samedi_lowest(cards) __builtin_ctzll(cards)
    """
    int lowest "samedi_lowest" (unsigned long long cards)
    int size "samedi_size" (unsigned long long cards)
    int nth "samedi_nth" (unsigned long long cards, int n)
    int size16 "samedi_size16" (unsigned int cards)
    int nth16 "samedi_nth16" (unsigned int cards, int n)


cdef inline bint offer(int first, unsigned long long among, IntBuffer out) except -1:
    cdef int n = out.count
    while among:
        out.at[n] = first + lowest(among)
        among &= among - 1
        n += 1
    out.count = n
    return False
