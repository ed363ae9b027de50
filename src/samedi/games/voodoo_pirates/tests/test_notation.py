"""A position in one line: reading, writing, and errors in sentences."""

import pytest

import samedi
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.tests.positions import game, read

LINE = (
    "4 seats | colours red yellow blue green | sea E0 G0 C0 A0 D1 F0 B0 H1 | wind N | round 3 | sun A | moon A"
    " | ships 4> 12< 5> 0> | souls RB RB G YYP | coins 1 0 2 0 | power 0 0 0 0 | grigri D | grid B........"
    " | objects - ghost - - | cards K 9 A 10 | looked A B C D | plans hoodoo jax take hoodoo | now menu A"
    " | flow moonlight idle"
)


@pytest.mark.parametrize("options", ["", " | reading book"], ids=["version 1", "version 2"])
def test_a_line_reads_as_it_was_written(options: str) -> None:
    line = LINE.replace("4 seats", f"4 seats{options}")
    table = notation.read(line)
    assert notation.write(table) == line and broken(table) is None
    assert (table.treasure, table.bagged, table.deck_left) == (15, 9, 23)


@pytest.mark.parametrize("reading", ["book", "plain"])
@pytest.mark.parametrize(("seats", "cursed"), [(2, 0), (4, 2), (6, 0)])
def test_every_position_of_a_game_reads_as_it_was_written(seats: int, cursed: int, reading: str) -> None:
    for table in game(seats, 5, cursed, east="bones", read_as=reading):
        line = notation.write(table)
        assert notation.write(notation.read(line)) == line


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("souls RB RB G YYP", "souls RRRRB RB G YYP"), "there are 5 souls R and not 4"),
        (("souls RB RB G YYP", "souls RRRRBBB - - -"), "7 souls are on a ship, which holds 6"),
        (("souls RB RB G YYP", "souls RX RB G YYP"), "'X' is not a soul: there is R, Y, B, G, P"),
        (("souls RB RB G YYP", "souls RB RB G"), "4 words are wanted"),
        (("grigri D", "grigri D A"), "there is one GriGri and not 2"),
        (("grigri D", "grigri E"), "'E' is not a seat: there is A, B, C, D"),
        (("ships 4> 12< 5> 0>", "ships 4> 13< 5> 0>"), "no ship lies on '13<': spaces are 0 .the harbour. to 12"),
        (("ships 4> 12< 5> 0>", "ships 4> 5< 5> 0>"), "two ships lie on space 5"),
        (("objects - ghost - -", "objects red red - -"), "the object red is there 2 times and not once"),
        (("objects - ghost - -", "objects ghost ghost ghost -"), "the object ghost is there 3 times and not 2 times"),
        (("objects - ghost - -", "objects compass - - -"), "the compass card is exchanged for its token at once"),
        (("objects - ghost - -", "objects - sword - -"), "'sword' is not an object: there is grey, red"),
        (("objects - ghost - -", "objects grey,grey,grey,grey,red - - -"), "5 objects are on a ship, which holds 3"),
        (("coins 1 0 2 0", "coins 10 0 9 0"), "there are 19 coins and not 18"),
        (("coins 1 0 2 0", "coins 1 0 2"), "4 numbers are wanted"),
        (("power 0 0 0 0", "power 0 7 0 0"), "'7' is not a number from 0 to 6"),
        (("wind N", "wind X"), "'X' is not a wind: there is N, E, S, W"),
        (("sea E0 G0 C0 A0 D1 F0 B0 H1", "sea E0 E1 C0 A0 D1 F0 B0 H1"), "the sea card E lies there twice"),
        (("sea E0 G0 C0 A0 D1 F0 B0 H1", "sea E0 G0 C0 A0 D1 F0 B0 H2"), "'H2' is not a face"),
        (("grid B........", "grid B......."), "the grid has 9 cells"),
        (("cards K 9 A 10", "cards K 9 K 10"), "the playing card K is there twice"),
        (("cards K 9 A 10", "cards K 9 2 10"), "'2' is not a playing card"),
        (("round 3", "round 13"), "'13' is not a number from 0 to 12"),
        (("colours red yellow blue green", "colours red red blue green"), "two pirates have the same colour"),
        (("plans hoodoo jax take hoodoo", "plans hoodoo jax take rum"), "'rum' is not an action card"),
        (("now menu A", "now lunch A"), "'lunch' is not a question"),
        (("now menu A", "now soul A"), "the question soul is not one of A"),
        (("flow moonlight idle", "flow moonlight idle rum=3"), "'rum=3' is nothing that can be under way"),
        (("flow moonlight idle", "flow teatime idle"), "'teatime' is not a stage"),
        (("4 seats", "9 seats"), "'9' is not a number from 2 to 6"),
        (("wind N", "rum N"), "a part 'rum N' is not known here"),
        (("wind N", "wind N | wind N"), "the part 'wind' stands there twice"),
        (("now menu A", "now sail A"), "needs a part flow"),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_a_bad_line_is_refused_with_a_sentence(change: tuple[str, str], sentence: str) -> None:
    old, new = change
    assert old in LINE
    line = LINE.replace(old, new)
    if "flow" in sentence:
        line = line.removesuffix(" | flow moonlight idle")
    with pytest.raises(ValueError, match=sentence):
        read(line)


def test_known_cards_can_be_written_and_impossible_ones_are_refused() -> None:
    table = read(LINE + " | knows A d ghost=B,d; B d; C d ghost=B,d; D d ghost=B,d; all d ghost=B,d")
    assert notation.read(notation.write(table)).book == table.book
    with pytest.raises(ValueError, match="does not say where each of 2 cards can be"):
        read(LINE + " | knows A d ghost=B")
    with pytest.raises(ValueError, match="is not a place"):
        read(LINE + " | knows A z")


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (["*", "first X"], r"X is not known in 'first X' \(rule 3.2\)"),
        (["*", "first P"], r"no pirate has the colour of a purple soul \(rule 3.2\)"),
        (["*", "soul R"], r"a chance entry first is due, and not 'soul R' \(rule 3.2\)"),
        (["0", "jax"], "a shuffle or roll comes first"),
    ],
)
def test_a_bad_record_is_refused_at_its_entry(entry: list[str], sentence: str) -> None:
    record = {"samedi": 1, "game": "voodoo-pirates", "version": 1, "seats": 4, "options": {"layout": "reference"}}
    with pytest.raises(samedi.Refused, match=sentence) as refused:
        samedi.replay({**record, "entries": [entry]})
    assert refused.value.entry == 0


def test_a_record_with_too_many_souls_is_refused() -> None:  # rule 1.2
    entries = [["*", "first P"], ["*", "soul P"], ["*", "soul P"]]
    record = {"samedi": 1, "game": "voodoo-pirates", "version": 1, "seats": 3, "entries": entries}
    options = {"layout": "reference", "colours": ["purple", "red", "blue"]}
    with pytest.raises(samedi.Refused, match=r"there is not so much of P to draw \(rule 1.2\)") as refused:
        samedi.replay({**record, "options": options})
    assert refused.value.entry == 2


def test_records_replay_to_the_same_table() -> None:
    table = samedi.Session(GAME, 4, options={"cursed": 2, "east": "bones"}, seed=3)
    while not table.over:
        seat = table.acting[0]
        table.submit(seat, table.choices(seat)[-1])
    assert samedi.replay(table.record()).scores == table.scores
