"""Baron Voodoo in one line of text, and its chance codes.

    3 seats | loas Y T R | turn A | step before | board a1=Yo b1=Tv,Rc d4=Rv,Yo,Yc | zones Tv Wx / - / Yo
    | spirits Wo / - / - | offerings 3 2 0 | scores 4 0 1 | guarded B | baron A

Stacks are listed from the bottom. Parts may be left out: Loas are then Y T R P, the round is 1, zones and spirits are
empty, offerings and scores are 0, no seat is protected, and Baron Samedi is where the white dice of the spirit worlds
put him. Without `step` the turn begins, and a seat that is stuck has lost it. Dice that are not named are out of play.
`team` and `white` are the options of the table; in a team game two teams own zones, spirits, offerings and scores.
"""

from samedi.games.baron_voodoo.notation.outcomes import outcome_code, read_outcome
from samedi.games.baron_voodoo.notation.reading import read
from samedi.games.baron_voodoo.notation.writing import write

__all__ = ["outcome_code", "read", "read_outcome", "write"]
