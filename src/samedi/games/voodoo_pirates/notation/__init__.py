"""Voodoo Pirates in one line of text, and its chance codes.

    4 seats | colours red yellow blue green | sea E0 G0 C0 A0 D1 F0 B0 H1 | wind N | round 3 | sun A | moon A
    | ships 4> 12< 5> 0> | souls RB RB G YYP | coins 1 0 2 0 | power 0 0 0 0 | grigri D | grid B........
    | objects - ghost - - | cards K 9 A 10 | plans hoodoo jax take hoodoo | now menu A

Ships have their space and the way they face (> clockwise). What is not on ships or elsewhere lies in the bag, the
treasure and the deck. Other parts: `cursed 3`, `east bones`, `layout shuffled`, `reading book` and `rituals book` (left
out, a line is of version 1: plain and prudent), `compass B` (who has the token), `pile grey ghost` (discarded objects,
the top one last), `buried` (the Cursed Skull), `use whisper` (one or two objects in use), `peek grey,red`, `used mask
- - -` (objects used in this round), `looked AB B C D` (whose playing cards each seat knows), `last …` (cards of the
round before), `second tix`, `heaps jax,tok:tok` (the Cursed Pirates' piles, the bottom card last), `barrels A - - B`,
`paid R`, `jailed AB`.
`now` says what is asked, and of whom; `flow` how the game came to that (left out, it is the beginning of a turn or
stage); `knows` where each object can be, as each seat and all know, for names that are not known exactly.
"""

from samedi.games.voodoo_pirates.notation.outcomes import outcome_code, read_outcome
from samedi.games.voodoo_pirates.notation.reading import read
from samedi.games.voodoo_pirates.notation.writing import write, write_world

__all__ = ["outcome_code", "read", "read_outcome", "write", "write_world"]
