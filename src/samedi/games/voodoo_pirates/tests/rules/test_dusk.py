"""Set-up, Dusk and Reveal: cards chosen in secret, barrels, jail, and the order of turns."""

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import asked, inside, legal, objects, play, read, souls, start

pytestmark = pytest.mark.usefixtures("reading")

DUSK = "4 seats | ships 4> 3> 12> 0> | souls R Y B G | grigri D | sun B | now plan"


def test_the_pirate_of_the_first_soul_gets_sun_and_moon() -> None:  # rules 3.1, 3.2, 3.3, 3.4
    table = start(4, layout="reference")
    assert not isinstance(GAME.read_outcome(table, "first P"), tuple)  # no player is purple
    play(table, "* first Y", "* soul P", "* soul P", "* soul R", "* cards K 9 A 10")
    assert (table.sun, table.moon, table.grigri) == (1, 1, 0)
    assert [souls(table, seat) for seat in "ABCD"] == ["R", "Y", "P", "P"]
    assert table.at[:4] == [0, 0, 0, 0] and table.facing[:4] == [0, 0, 0, 0]
    assert (table.round, "NESW"[table.wind], asked(table)) == (1, "N", "plan")
    assert table.coins[:4] == [0] * 4 and table.power[:4] == [0] * 4
    assert table.card[:4] == [4, 0, 5, 1] and table.looked[:4] == [1, 2, 4, 8]  # rules 1.6, 3.5


def test_the_shuffled_sea_hides_maps_and_shows_one_night_watch() -> None:  # rules 2.4, 2.6
    table = start(3)
    for code, kind in (
        ("sea E0 G0 C0 A0 D1 F0 B0 B0", "sea-twice"),
        ("sea E0 G0 C0 A1 D1 F0 B0 H1", "sea-map"),
        ("sea E0 G0 C0 A0 D0 F0 B0 H1", "sea-watch"),
        ("sea E0 G0 C1 A0 D1 F0 B0 H1", "sea-watch"),
        ("sea E0 G0", "chance-due"),
        ("sea E2 G0 C0 A0 D1 F0 B0 H1", "chance-unknown"),
    ):
        reason = GAME.read_outcome(table, code)
        assert isinstance(reason, samedi.core.errors.Reason) and reason.kind == kind, code
    play(table, "* sea H0 G1 C1 A0 D0 F1 B0 E1")
    assert table.sea[1] == 14 and table.sea[11] == 9


def test_players_can_choose_colours_and_black_has_no_soul() -> None:  # rules 1.1, 3.2
    table = samedi.Session(GAME, 2, options={"colours": "black red", "layout": "reference"})
    assert table.log[0].entry.code == "first R" and inside(table).sun == 1
    with pytest.raises(samedi.BadOption, match="red for more than one seat"):
        samedi.Session(GAME, 2, options={"colours": "red red"})
    with pytest.raises(samedi.BadOption, match="one value for each of the 2 seats"):
        samedi.Session(GAME, 2, options={"colours": "red blue green"})


def test_cursed_pirates_fill_up_to_four_and_sit_last() -> None:  # rules 1.1, 14.1
    for cursed in range(4):
        table = samedi.Session(GAME, 4, options={"cursed": cursed}, seed=1)
        assert table.acting == tuple(range(4 - cursed))
        assert GAME.automata(4, table.options) == cursed
    for seats in (2, 3, 5, 6):
        with pytest.raises(samedi.BadOption, match="only when seats is 4"):
            samedi.Session(GAME, seats, options={"cursed": 1})
    with pytest.raises(samedi.BadOption, match="2 to 6 seats"):
        samedi.Session(GAME, 1)


def test_any_card_but_last_rounds_can_be_chosen_by_all_at_once() -> None:  # rules 1.7, 4.1
    table = read(DUSK.replace("now", "last jax tok - hoodoo | now"))
    assert list(table.acting) == [0, 1, 2, 3]
    assert legal(table, 0) == ["plan tok", "plan take", "plan tix", "plan hoodoo"]
    assert legal(table, 2) == ["plan jax", "plan tok", "plan take", "plan tix", "plan hoodoo"]
    recorder = EventRecorder()
    play(table, "C: plan jax", "A: plan tok", tell=recorder)
    assert list(table.acting) == [1, 3]
    assert [(event.kind, event.seat, event.data) for event in recorder.events] == [
        ("planned", 2, {}),
        ("planned", 0, {}),
    ]


def test_the_card_played_counts_even_if_it_was_not_conjured() -> None:  # rule 7.1
    table = read("2 seats | ships 0> 0> | grigri B | sun A | now plan")
    play(table, "A: plan jax", "B: plan tok", "end")
    assert asked(table) == "plan" and legal(table, 0) == ["plan tok", "plan take", "plan tix", "plan hoodoo"]
    assert "plan tok" not in legal(table, 1)


def planned(line: str = DUSK, plans: str = "jax tok take tix") -> VoodooPirates:
    table = read(line)
    return play(table, *(f"{seat}: plan {plan}" for seat, plan in zip("ABCDEF", plans.split(), strict=False)))


def test_barrels_are_chosen_in_turn_order_and_paid_at_once() -> None:  # rules 4.2, 4.3
    table = planned()
    assert asked(table) == "barrel B"
    assert legal(table) == ["pass", "barrel moon Y", "barrel sea Y", "barrel wind Y"]  # not Stars: the wind is North
    bag = table.bagged
    play(table, "barrel sea Y")
    assert souls(table, "B") == "" and table.bagged == bag + 1
    assert asked(table) == "barrel C" and legal(table) == ["pass", "barrel moon B", "barrel wind B"]
    play(table, "barrel wind B", "barrel moon G")
    assert asked(table) == "sea B"  # A has nothing left to choose from; rule 4.4: the barrels act


def test_a_player_with_neither_soul_nor_object_is_not_asked() -> None:  # rule 4.2
    table = planned(DUSK.replace("souls R Y B G", "souls - - B -"))
    assert asked(table) == "barrel C"


def test_stars_are_not_for_stuck_ships() -> None:  # rules 4.3, 9.6
    table = planned(DUSK.replace("4> 3> 12> 0>", "4> 5> 12> 0> | wind S"))
    assert "barrel stars Y" not in legal(table) and "barrel moon Y" in legal(table)
    table = planned(DUSK.replace("4> 3> 12> 0>", "4> 3> 12> 0> | wind S"))
    assert "barrel stars Y" in legal(table)


def test_stars_put_the_ship_on_a_star_of_the_colour_paid() -> None:  # rules 2.4, 4.5
    table = planned(DUSK.replace("4> 3> 12> 0>", "4> 3> 12> 0> | wind S"))
    play(table, "barrel stars Y", "pass", "pass", "pass")
    assert asked(table) == "stars B" and legal(table) == ["to 2", "to 7", "decline"]
    landed = play(table.clone(), "to 2")
    assert landed.at[1] == 2 and asked(landed) == "landing B" and landed.facing[1] == 0
    assert play(table.clone(), "decline").at[1] == 3


def test_stars_without_a_place_to_go_are_passed_over() -> None:  # rule 4.5
    table = planned(DUSK.replace("4> 3> 12> 0>", "2> 3> 7> 0> | wind S"))
    play(table, "barrel stars Y", "pass", "pass", "pass")
    assert asked(table) == "facing B"  # no question about stars, and no other choice in its turn


def test_mermaids_carry_a_ship_from_its_star_and_currents_do_not() -> None:  # rules 4.5, 9.4
    table = planned(DUSK.replace("4> 3> 12> 0>", "4> 3< 12> 0> | wind W | coins 0 1 0 0"))
    play(table, "barrel stars Y", "pass", "pass", "pass", "to 7")
    assert (table.at[1], table.coins[1], table.facing[1]) == (6, 0, 1)
    line = DUSK.replace("souls R Y B G", "souls R G B Y").replace("4> 3> 12> 0>", "3> 2> 12> 0> | wind S")
    table = play(planned(line), "barrel stars G", "pass", "pass", "pass", "to 11")
    assert table.at[1] == 11  # a Strong Current: a ship put there has no course to be driven back on


def test_sea_turns_or_switches_cards_without_ships() -> None:  # rule 4.6
    table = planned(DUSK.replace("4> 3> 12> 0>", "4> 2> 12> 0>"))
    play(table, "barrel sea Y", "pass", "pass", "pass")
    assert legal(table) == [
        "flip 1", "flip 5", "flip 7", "flip 8", "flip 10", "flip 11", "switch 1", "switch 5", "decline",
    ]  # fmt: skip
    flipped = play(table.clone(), "flip 11")
    assert flipped.sea[11] == 14
    switched = play(table.clone(), "switch 5")
    assert (switched.sea[5], switched.sea[11]) == (15, 0)
    assert play(table.clone(), "decline").sea == table.sea


def test_the_moon_barrel_gives_the_first_turn() -> None:  # rules 4.7, 6.1
    table = planned(plans="jax jax jax jax")
    play(table, "pass", "pass", "barrel moon G", "pass")
    order = []
    while asked(table) != "plan":
        if asked(table).startswith("menu"):
            order.append(asked(table)[-1])
            play(table, "end")
        else:
            play(table, legal(table)[0])
    assert order == ["D", "B", "C", "A"]
    assert table.sun == 2  # rule 6.4: it passes to the left


def test_turns_go_clockwise_from_the_sun() -> None:  # rule 6.1
    table = planned(plans="jax jax jax jax")
    play(table, "pass", "pass", "pass", "pass")
    assert asked(table) == "menu B" and table.moon == 1


BONES = DUSK.replace("4 seats", "4 seats | east bones")


def test_a_player_on_bones_sees_all_cards_and_then_chooses_between_two() -> None:  # rules 4.8, 5.2
    table = planned(BONES.replace("now", "last - hoodoo - - | now"), "take tix take jax")
    play(table, "barrel bones Y", "pass", "pass", "pass")
    assert asked(table) == "second B" and legal(table) == ["second jax", "second tok", "second take"]
    recorder = EventRecorder()
    play(table, "second take", tell=recorder)
    assert asked(table) == "show B" and legal(table) == ["show take", "show tix"]
    [shown] = [event.data["cards"] for event in recorder.events if event.kind == "revealed"]
    assert shown == ["take", "-", "take", "jax"]
    jailed = play(table.clone(), "show take")
    assert jailed.jailed == 0b111 and jailed.plan[1] == 2  # rule 5.3
    free = play(table.clone(), "show tix")
    assert free.jailed == 0b101 and free.plan[1] == 3 and free.second == -1


def test_all_cards_are_turned_up_together_after_the_barrels() -> None:  # rule 5.1
    table = planned()
    recorder = EventRecorder()
    play(table, "pass", "pass", "pass", tell=recorder)
    assert "revealed" not in [event.kind for event in recorder.events]
    play(table, "pass", tell=recorder)
    [shown] = [event for event in recorder.events if event.kind == "revealed"]
    assert shown.data["cards"] == ["jax", "tok", "take", "tix"] and shown.reveals


def test_a_turn_is_free_in_its_order_and_nothing_is_compulsory() -> None:  # rules 6.2, 7.1
    table = read(
        "2 seats | ships 4> 0> | souls R - | objects whisper - | barrels - - - A | grigri B | plans jax tok"
        " | now menu A"
    )
    assert legal(table) == ["jax", "wind 1", "wind 2", "whisper CW", "whisper ACW", "end"]
    play(table, "whisper ACW")
    assert legal(table) == ["jax", "wind 1", "wind 2", "end"]
    play(table, "wind 1", "jax", "* soul B")
    assert asked(table) == "facing A"
    play(table, "facing ACW")
    assert table.facing[0] == 1


def test_impossible_chance_codes_are_refused() -> None:  # rules 1.2, 3.5
    table = start(2, layout="reference")
    assert table.mover == CHANCE
    for code in ("soul R", "first", "first X", "", "first G"):
        assert not isinstance(GAME.read_outcome(table, code), tuple), code
    play(table, "* first R", "* soul P")
    for code in ("cards K", "cards K K", "cards K 8", "cards K 9 A"):
        assert not isinstance(GAME.read_outcome(table, code), tuple), code
    assert objects(table, "A") == []
