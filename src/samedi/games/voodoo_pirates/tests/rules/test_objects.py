"""Objects: finding, holding and using them; vectors 94 to 97 and 118 to 120 of the specification."""

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.components import COUNTS, OBJECTS
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests import positions
from samedi.games.voodoo_pirates.tests.positions import (
    asked,
    book_only,
    inside,
    legal,
    menu,
    objects,
    pile,
    plain_only,
    play,
    read,
    ritual,
    sailing,
    souls,
)

pytestmark = pytest.mark.usefixtures("reading")


def test_there_are_24_objects_and_18_souls_and_18_coins() -> None:  # rules 1.2, 1.3, 1.5
    table = GAME.new(4, GAME.check_options(4, {}))
    assert sum(COUNTS) == 24 and sum(table.deck) == 24  # type: ignore[attr-defined]
    assert dict(zip(OBJECTS, COUNTS, strict=True))["grey"] == 4
    assert (table.bag, table.treasure) == ([4, 4, 4, 4, 2], 18)  # type: ignore[attr-defined]


def test_a_skull_offers_an_object() -> None:  # rule 11.2
    table = sailing("N", "4", more="pile grey ghost")
    play(table, "sail CW 1")
    assert legal(table) == ["draw deck", "draw discard", "draw none"]
    assert objects(play(table.clone(), "draw discard"), "A") == ["ghost"]
    assert objects(play(table.clone(), "draw deck", "* object red"), "A") == ["red"]
    assert objects(play(table.clone(), "draw none"), "A") == []


def test_a_map_brings_a_coin_while_there_are_any() -> None:  # rules 2.5, 11.1
    sea = "sea E0 G0 C0 A1 D1 F0 B0 H1"
    assert play(sailing("N", "4", more=sea), "sail CW 1").coins[0] == 4
    assert play(sailing("N", "4", more=f"{sea} | coins 0 18"), "sail CW 1").coins[0] == 0


def test_a_player_with_a_fourth_object_discards_any_of_the_four_at_once() -> None:  # rules 1.8, 11.3
    table = sailing("N", "4", more="objects grey,red,cursed -")
    play(table, "sail CW 1", "draw deck", "* object mask")
    assert asked(table) == "excess A"
    assert legal(table) == ["drop grey", "drop red", "drop mask"]  # the Cursed Skull must be kept
    play(table, "drop mask")
    assert objects(table, "A") == ["grey", "red", "cursed"] and pile(table) == ["mask"]


def test_an_empty_deck_is_renewed_with_the_discard_pile() -> None:  # rule 11.4, vector 97
    table = emptied("ghost", "whisper", "maelstrom")
    play(table, "sail CW 1")
    assert legal(table) == ["draw deck", "draw discard", "draw none"]
    recorder = EventRecorder()
    play(table, "draw deck", tell=recorder)
    assert [event.kind for event in recorder.events] == ["reshuffled"]
    assert table.deck_left == 3 and table.piled == 0
    play(table, "* object whisper")
    assert objects(table, "A") == ["whisper"]


def emptied(*discarded: str) -> VoodooPirates:
    """A must sail from 4 with an empty deck; all objects that are not discarded lie on six ships or are in use."""
    rest = {name: COUNTS[i] - discarded.count(name) for i, name in enumerate(OBJECTS) if name != "compass"}
    cards = [name for name, count in rest.items() for _ in range(count)]
    ships = [cards[i : i + 3] for i in range(0, 15, 3)]
    held = " ".join(["-", *(",".join(ship) for ship in ships)])
    left = cards[15:]
    table = sailing("N", "4", "0,0,0,0,0", more=f"objects {held} | compass F | pile {' '.join(discarded)}")
    for name in left:  # ships cannot hold these: take them out of the deck
        table.deck = [count - (i == OBJECTS.index(name)) for i, count in enumerate(table.deck)]
        table.deck_left -= 1
    return table


def test_if_deck_and_pile_are_empty_nothing_can_be_found() -> None:  # rule 11.4
    table = emptied()
    play(table, "sail CW 1")
    assert not asked(table).startswith("landing")


def test_the_compass_card_is_exchanged_for_the_token_and_is_no_object() -> None:  # rules 11.3, 12.10
    table = sailing("N", "4", more="objects grey,red,blue -")
    play(table, "sail CW 1", "draw deck", "* object compass")
    assert table.compass == 0 and objects(table, "A") == ["grey", "red", "blue"]
    assert not asked(table).startswith("excess")


@book_only
def test_as_many_objects_of_a_name_as_the_game_has_can_be_used_in_a_round() -> None:  # rule 12.1, vector 118
    table = play(menu("4> 0>", "jax", "objects whisper,whisper -"), "whisper ACW")
    assert table.at[0] == 3
    play(table, "whisper CW")
    assert table.at[0] == 4 and pile(table) == ["whisper", "whisper"]


@book_only
def test_a_mask_may_take_the_other_mask_and_two_are_used_at_most() -> None:  # rules 12.1, 12.4, vector 119
    table = play(menu("4> 0>", "jax", "objects mask - | pile mask"), "use mask")
    assert legal(table) == ["mask mask"]
    play(table, "mask mask")
    assert objects(table, "A") == ["mask"] and pile(table) == ["mask"]
    play(table, "use mask", "mask mask")
    assert objects(table, "A") == ["mask"] and pile(table) == ["mask"]
    assert legal(table) == ["jax", "end"]


@book_only
def test_an_octopus_taken_back_cannot_be_used_again_in_the_round() -> None:  # rule 12.1, vector 120
    table = menu("4> 0>", "jax", "objects mask,octopus - | souls R -")
    play(table, "octopus R B", "use mask", "mask octopus")
    assert objects(table, "A") == ["octopus"] and legal(table) == ["jax", "end"]


@plain_only
def test_in_the_plain_reading_one_object_of_each_name_can_be_used() -> None:  # rules 12.1, 16.1
    table = menu("4> 0>", "jax", "objects whisper,whisper -")
    play(table, "whisper ACW")
    assert not [code for code in legal(table) if code.startswith("whisper")]
    assert pile(table) == ["whisper"]


def test_a_mask_takes_any_card_of_the_pile() -> None:  # rule 12.4
    table = menu("4> 0>", "jax", "objects mask - | pile grey mask ghost grey")
    play(table, "use mask")
    book = positions.reading == "book"
    assert sorted(legal(table)) == sorted(["mask grey", "mask ghost", *(["mask mask"] if book else [])])
    play(table, "mask grey")
    assert objects(table, "A") == ["grey"] and pile(table) == ["grey", "mask", "ghost", "mask"]


@plain_only
def test_in_the_plain_reading_a_mask_takes_no_mask() -> None:  # rules 12.4, 16.1
    table = menu("4> 0>", "jax", "objects mask - | pile mask")
    assert legal(table) == ["jax", "end"]


def test_an_octopus_exchanges_a_soul_for_any_in_the_bag() -> None:  # rule 12.5
    table = menu("4> 0>", "jax", "objects octopus - | souls RR YYYY")
    options = [code for code in legal(table) if code.startswith("octopus")]
    assert options == ["octopus R R", "octopus R B", "octopus R G", "octopus R P"]
    play(table, "octopus R P")
    assert souls(table, "A") == "RP" and pile(table) == ["octopus"]
    assert not [code for code in legal(menu("4> 0>", "jax", "objects octopus -")) if code.startswith("octopus")]


def test_an_octopus_with_an_empty_bag_gives_back_the_soul() -> None:  # rule 12.5, vector 94
    table = menu("4> 0> 0> 0>", "jax", "objects octopus - - - | souls RRRRP YYYYP BBBB GGGG")
    options = [code for code in legal(table) if code.startswith("octopus")]
    assert options == ["octopus R R", "octopus P P"]


def test_an_octopus_can_be_used_before_a_barrel_and_before_placing() -> None:  # rule 12.5
    table = read("2 seats | ships 4> 0> | souls R - | objects octopus - | grigri B | now barrel A")
    play(table, "octopus R B")
    assert asked(table) == "barrel A" and "barrel sea B" in legal(table)
    table = play(ritual("4> 0>", "hoodoo tok", "objects octopus - | souls R -"), "octopus R B")
    assert asked(table) == "place A" and "place B 1" in legal(table) and "place R 1" not in legal(table)


def test_a_shipwreck_shows_five_cards_of_which_one_may_be_kept() -> None:  # rule 12.6
    table = menu("4> 0>", "jax", "objects wreck -")
    recorder = EventRecorder()
    play(table, "use wreck", "* peek grey grey mask compass ghost", tell=recorder)
    assert legal(table) == ["keep grey", "keep compass", "keep mask", "keep ghost", "keep none"]
    [shown] = [event for event in recorder.events if event.kind == "peeked"]
    assert shown.seen_by == (0,) and shown.reveals
    kept = play(table.clone(), "keep grey")
    assert objects(kept, "A") == ["grey"] and kept.deck_left == 23 and pile(kept) == []
    assert kept.deck[OBJECTS.index("wreck")] == 2  # the Shipwreck itself is shuffled into the deck
    assert play(table.clone(), "keep compass").compass == 0
    assert objects(play(table.clone(), "keep none"), "A") == []


def test_a_shipwreck_shows_fewer_if_there_are_fewer() -> None:  # rules 12.6, 11.4
    table = menu("4> 0>", "jax", "objects wreck -")
    outcome = GAME.read_outcome(play(table, "use wreck"), "peek grey")
    assert not isinstance(outcome, tuple) and outcome.kind == "chance-due"  # five are due
    table = menu("4> 0>", "jax", "objects wreck - | pile ghost eyes")
    table.deck, table.deck_left = [0] * 16, 0
    play(table, "use wreck", "* peek eyes ghost", "keep eyes")
    assert objects(table, "A") == ["eyes"] and table.deck_left == 2


def test_a_whisper_moves_the_own_ship_with_boarding_and_landing() -> None:  # rule 12.8
    table = menu("4> 5> 0>", "jax", "objects whisper - - | coins 0 1 0 | grigri C")
    play(table, "whisper CW", "board coin", "no swap")
    assert table.at[0] == 6 and table.coins[0] == 1 and pile(table) == ["whisper"]
    table = menu("12> 0>", "jax", "objects whisper - | compass A")
    assert [code for code in legal(table) if "leap" in code] == [
        f"whisper leap {space} {way}" for space in (3, 6, 9) for way in ("CW", "ACW")
    ]
    assert play(table, "whisper leap 9 CW").at[0] == 9


def test_a_whisper_in_use_cannot_be_taken_back_and_does_not_count() -> None:  # rules 12.1, 11.3, vector 95
    table = menu("4> 0>", "jax", "objects whisper,grey,red -")
    play(table, "whisper CW")
    assert legal(table) == ["draw deck", "draw none"]
    play(table, "draw deck", "* object blue")
    assert objects(table, "A") == ["grey", "red", "blue"] and pile(table) == ["whisper"]


def test_the_cursed_skull_can_be_buried_in_sand() -> None:  # rules 12.3, 2.5
    table = menu("8> 0>", "jax", "objects cursed -")
    play(table, "bury")
    assert objects(table, "A") == [] and table.gone == 1 << OBJECTS.index("cursed")
    assert "bury" not in legal(menu("7> 0>", "jax", "objects cursed -"))
    assert "bury" in legal(menu("8> 0>", "jax", "objects cursed - | sea E0 G0 C0 A0 D1 F1 B0 H1"))


def test_skulls_and_eyes_do_nothing_before_the_end() -> None:  # rule 12.2
    table = menu("8> 0>", "jax", "objects grey,eyes,purple - | souls RRRRYY -")
    assert legal(table) == ["end"]


def test_boarding_takes_one_item_and_may_swap_cards() -> None:  # rules 10.2, 10.3
    line = "coins 0 1 | souls R YB | objects - ghost | compass B | grigri B | cards K 9"
    table = sailing("N", "4", "5", more=line)
    play(table, "sail CW 1")
    assert legal(table) == [
        "board none", "board coin", "board compass", "board grigri", "board object", "board soul Y", "board soul B",
    ]  # fmt: skip
    assert play(table.clone(), "board compass").compass == 0
    assert play(table.clone(), "board grigri").grigri == 0
    assert souls(play(table.clone(), "board soul Y"), "A") == "RY"
    robbed = play(table.clone(), "board object", "* rob ghost")
    assert (objects(robbed, "A"), objects(robbed, "B")) == (["ghost"], [])
    assert asked(robbed) == "swap A" and legal(robbed) == ["swap", "no swap"]
    recorder = EventRecorder()
    play(robbed, "swap", tell=recorder)
    assert robbed.card[:2] == [0, 4]
    seen = {event.seen_by: event.data["card"] for event in recorder.events if event.kind == "card"}
    assert seen == {(0,): "9", (1,): "K"}


def test_with_nothing_to_take_one_may_still_swap() -> None:  # rule 10.3
    table = sailing("N", "4", "5,0", more="grigri C | cards K 9 A | coins 3 0 0")
    play(table, "sail CW 1")
    assert asked(table) == "swap A"


def test_boarding_takes_souls_only_with_room_and_a_fourth_object_costs_one() -> None:  # rules 1.8, 10.2
    table = sailing("N", "4", "5", more="souls RRRRYY Y | objects grey,grey,red ghost | coins 0 0 | grigri A")
    play(table, "sail CW 1")
    assert legal(table) == ["board none", "board object"]
    play(table, "board object", "* rob ghost")
    assert asked(table) == "excess A"
    play(table, "drop grey")
    assert asked(table) == "swap A" and objects(table, "A") == ["grey", "red", "ghost"]


def test_becalmed_and_watched_ships_are_not_boarded() -> None:  # rules 10.1, 2.5
    table = sailing("S", "3", "4,0", more="coins 0 1 0")
    play(table, "sail CW 1")  # over the Night Watch on 4 to 5
    assert not asked(table).startswith(("board", "swap"))
    table = sailing("S", "4", "5,0", more="coins 0 1 0")
    play(table, "sail CW 1")
    assert not asked(table).startswith(("board", "swap"))
    table = sailing("N", "4", "5,0", more="coins 0 1 0")
    assert asked(play(table, "sail CW 1")) == "board A"


@pytest.mark.parametrize("number", [96])
def test_barrel_magic_is_in_use_until_all_barrels_have_acted(number: int) -> None:  # rules 12.9, 12.1
    table = read(
        "2 seats | wind E | ships 4> 0> | souls - R | objects magic - | grigri B | plans jax tok | now barrel A"
    )
    assert legal(table) == ["pass", "barrel stars magic", "barrel sea magic", "barrel wind magic"]
    play(table, "barrel stars magic", "barrel sea R", "to 2")  # any star is right
    assert legal(table) == ["draw deck", "draw none"]  # its own landing cannot take it back
    play(table, "draw none", "decline")
    assert pile(table) == ["magic"]


def test_barrel_magic_stays_in_use_while_another_pirate_uses_the_octopus() -> None:  # rules 12.1, 12.9
    """The shortest record in which version 1 of the program once lost the card."""
    entries = """
        * first R; * soul Y; * cards 9 10; 0 plan take; 1 plan hoodoo; 0 pass; 1 pass; 0 take; 0 take deck
        * object octopus; 0 take soul; * soul G; 0 end; 1 hoodoo; 1 place Y 1; 1 sail CW 1; 1 draw deck
        * object magic; 0 pass; 1 facing CW; 0 plan jax; 1 plan jax; 1 barrel sea magic; 0 octopus R R; 0 pass
        1 decline
    """.replace("\n", ";").split(";")
    record = {"samedi": 1, "game": "voodoo-pirates", "version": 1, "seats": 2, "options": {"layout": "reference"}}
    split = [entry.strip().split(" ", 1) for entry in entries if entry.strip()]
    for number in range(len(split) + 1):
        table = inside(samedi.replay({**record, "entries": split[:number]}))
        assert broken(table) is None, split[number - 1]
        line = notation.write(table)
        assert notation.write(notation.read(line)) == line
    assert pile(table) == ["octopus", "magic"]


def test_every_player_with_an_unknown_object_is_asked_for_a_barrel() -> None:  # rules 4.2, 12.9
    line = "2 seats | ships 4> 0> | souls - - | objects {} | grigri B | now plan{}"
    table = play(read(line.format("grey -", "")), "A: plan jax", "B: plan jax")
    assert asked(table) == "barrel A" and legal(table) == ["pass"]
    known = " | knows A d; B d grey=A,d,d,d; all d grey=A,d,d,d"
    table = play(read(line.format("grey -", known)), "A: plan jax", "B: plan jax")
    assert asked(table) == "menu A"  # all know that it is no Barrel Magic
