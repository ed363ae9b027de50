"""Baron Voodoo in one line of text, and its chance codes.

    3 seats | loas Y T R | turn A | step before | board a1=Yo b1=Tv,Rc d4=Rv,Yo,Yc | zones Tv Wx / - / Yo
    | spirits Wo / - / - | offerings 3 2 0 | scores 4 0 1 | guarded B | baron A

Stacks are listed from the bottom. Parts may be left out: Loas are then Y T R P, the round is the first, zones and
spirits are empty, everybody has no offering and no point, nobody is protected; Baron Samedi is where the white dice of
the spirit worlds say. Without `step` the turn begins: whoever is stuck has lost it. Dice that are not named are out of
play. `team` and `white` say what was agreed; owners of zones, spirits, offerings and scores are then two teams.
"""

from samedi.games.baron_voodoo.notation.outcomes import outcome_code, read_outcome
from samedi.games.baron_voodoo.notation.reading import read
from samedi.games.baron_voodoo.notation.writing import write

__all__ = ["outcome_code", "read", "read_outcome", "write"]
