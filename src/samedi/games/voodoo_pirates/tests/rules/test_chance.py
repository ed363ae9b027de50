"""Souls in the bag are drawn blindly."""

from collections import Counter

from samedi.core.rng import Rng
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import play


def test_every_soul_in_the_bag_is_equally_likely() -> None:  # rule 2.3
    state = VoodooPirates(2, 0, 0, False, (0, 1))
    play(state, "* first R")
    counts, rng = dict(zip("RYBGP", state.bag, strict=False)), Rng(3)
    drawn = Counter(GAME.outcome_code(state, state.roll(rng)) for _ in range(5000))
    assert drawn.keys() == {f"soul {colour}" for colour, count in counts.items() if count}
    for colour, count in counts.items():
        assert abs(drawn[f"soul {colour}"] - 5000 * count / sum(counts.values())) < 170, colour
