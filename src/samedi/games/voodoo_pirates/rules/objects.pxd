# Type sheet of objects.py.
cimport cython
from samedi.core.rng cimport IntBuffer
from samedi.games.voodoo_pirates.rules cimport object_tracking, sea
from samedi.games.voodoo_pirates.rules cimport table as on
from samedi.games.voodoo_pirates.rules.table cimport Table

cdef int COMPASS, CURSED_SKULL, HOLD, MAELSTROM, MASK, OCTOPUS, WHISPER, WRECK, NAMES
cdef int ACW, CW, HARBOUR, SAND, STORM, TWICE
cdef int DO_BURY, DO_DROP, DO_KEEP, DO_KEEP_NONE, DO_MASK_TAKES, DO_OCTOPUS, DO_PASS
cdef int DO_USE_MAELSTROM, DO_USE_MASK, DO_USE_WRECK, DO_WHISPER, DO_WHISPER_LEAP
cdef int MASK_PICK, OBJECT, PEEK, WRECK_PICK
cdef int DECK, PILE, USE, GONE, PEEKED, BOOKS
cdef int DROPPED[15]
cdef int COUNTS[16]
cdef int CARDINAL[4]
cdef int SPECIAL[25]
cdef int NORTH[6]


cdef bint drawable(Table table) noexcept
@cython.locals(i=cython.int)
cdef bint renew_deck(Table table, tell) except -1
cdef bint draw_object(Table table, int seat, tell) except -1
cdef void from_deck(Table table, int name) noexcept
cdef void from_ship(Table table, int seat, int name) noexcept
cdef void onto_pile(Table table, int name) noexcept
@cython.locals(at=cython.int, i=cython.int)
cdef void from_pile(Table table, int name) noexcept
cdef bint gain(Table table, int seat, int name, int source, bint openly, tell) except -1
@cython.locals(name=cython.int)
cdef bint take_discard(Table table, int seat, tell) except -1
cdef bint drop(Table table, int seat, int name, tell) except -1
@cython.locals(i=cython.int)
cdef bint fill_excess(Table table, int seat, IntBuffer out) except -1
cdef bint play_excess(Table table, int seat, int action, tell) except -1
cdef bint has(Table table, int seat, int name) noexcept
@cython.locals(last=cython.int)
cdef bint used_up(Table table, int seat, int name) noexcept
cdef bint may_have(Table table, int seat, int name) noexcept
cdef bint use(Table table, int seat, int name, tell) except -1
@cython.locals(name=cython.int)
cdef void spend(Table table) noexcept
@cython.locals(name=cython.int)
cdef int put_away(Table table) noexcept
@cython.locals(give=cython.int, take=cython.int)
cdef bint fill_octopus(Table table, int seat, IntBuffer out) except -1
@cython.locals(give=cython.int, take=cython.int)
cdef bint play_octopus(Table table, int seat, int action, tell) except -1
cdef bint fill_octopus_answer(Table table, int seat, IntBuffer out) except -1
cdef bint play_octopus_answer(Table table, int seat, int action, tell) except -1
cdef bint fill_menu(Table table, int seat, IntBuffer out) except -1
@cython.locals(way=cython.int, i=cython.int)
cdef bint fill_whisper(Table table, int seat, IntBuffer out) except -1
cdef bint can_leap(Table table, int seat) noexcept
@cython.locals(i=cython.int)
cdef bint takes_with_mask(Table table) noexcept
cdef bint play_menu(Table table, int seat, int action, tell) except -1
cdef bint bury(Table table, int seat, tell) except -1
@cython.locals(way=cython.int, i=cython.int, space=cython.int, seat=cython.int)
cdef bint turn_all(Table table, int user, tell) except -1
@cython.locals(i=cython.int, k=cython.int)
cdef bint fill_mask(Table table, IntBuffer out) except -1
@cython.locals(name=cython.int)
cdef bint play_mask(Table table, int seat, int action, tell) except -1
@cython.locals(seat=cython.int, book=cython.int, i=cython.int)
cdef bint show_peek(Table table, IntBuffer drawn, tell) except -1
@cython.locals(name=cython.int)
cdef bint fill_wreck(Table table, IntBuffer out) except -1
@cython.locals(name=cython.int)
cdef bint play_wreck(Table table, int seat, int action, tell) except -1
