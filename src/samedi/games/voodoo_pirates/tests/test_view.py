"""What each seat knows of objects, playing cards and action cards; and the worlds that agree with it."""

from collections import Counter

import pytest

from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.components import FIRST, OBJECTS, PUBLIC
from samedi.games.voodoo_pirates.notation.writing import PLACES, set_word
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import SEATS, game, legal, menu, objects, play, read, sailing
from samedi.games.voodoo_pirates.view import view, worlds


def places(table: VoodooPirates, who: str, name: str) -> list[str]:
    """Where the cards of a name can be, for one seat or for all: letters of ships, d deck, p pile."""
    book = PUBLIC if who == "all" else SEATS.index(who)
    number = OBJECTS.index(name)
    found = table.book[24 * book + FIRST[number] : 24 * book + FIRST[number + 1]]
    return sorted(set_word(each, PLACES, "") for each in found)


def test_an_unseen_draw_can_be_any_card_of_the_deck() -> None:  # rule 3.5
    table = play(sailing("N", "4"), "sail CW 1", "draw deck", "* object ghost")
    assert places(table, "A", "ghost") == ["A", "d"] and places(table, "A", "red") == ["d"]
    for who in ("B", "all"):
        assert places(table, who, "ghost") == ["Ad", "Ad"] and places(table, who, "red") == ["Ad"]


def test_a_card_taken_from_the_pile_is_known_to_all() -> None:  # rule 3.5
    table = play(sailing("N", "4", more="pile ghost"), "sail CW 1", "draw discard")
    for who in ("A", "B", "all"):
        assert places(table, who, "ghost") == ["A", "d"]


def test_a_discarded_or_used_card_is_seen_and_the_others_stay_unknown() -> None:  # rules 3.5, 11.3
    table = sailing("N", "4", more="objects grey,red,blue -")
    play(table, "sail CW 1", "draw deck", "* object grey", "drop grey")
    assert places(table, "B", "grey") == ["Ad", "Ad", "Ad", "p"]
    assert places(table, "A", "grey") == ["A", "d", "d", "p"]
    table = menu("4> 0>", "jax", "objects whisper,grey -")
    play(table, "whisper CW", "draw none")
    assert places(table, "B", "whisper") == ["Ad", "p"] and places(table, "B", "grey") == ["Ad"] * 4


def test_of_two_equal_cards_the_known_one_counts_as_discarded() -> None:  # rule 3.5
    """A is known to hold a grey skull and may hold another: after one is discarded, only the possible one is left."""
    line = "objects grey,grey,red - | knows A d; B Ad grey=A,Ad,Ad,Ad; all Ad grey=A,Ad,Ad,Ad"
    table = play(sailing("N", "4", more=line), "sail CW 1", "draw deck", "* object eyes", "drop grey")
    for who in ("B", "all"):
        assert places(table, who, "grey") == ["Ad", "Ad", "Ad", "p"]


def test_a_theft_is_seen_by_the_two_and_guessed_by_the_others() -> None:  # rules 3.5, 10.2
    table = sailing("N", "4", "5,0", more="objects - ghost,grey - | coins 0 0 0")
    play(table, "sail CW 1", "board object", "* rob ghost")
    assert places(table, "A", "ghost") == ["A", "Bd"]  # A knows of no other card of B
    assert places(table, "B", "ghost") == ["A", "d"] and places(table, "B", "grey") == ["B", "d", "d", "d"]
    assert places(table, "C", "ghost") == ["ABd", "ABd"] and places(table, "all", "red") == ["ABd"]


def test_a_ship_that_is_robbed_of_its_only_card_is_seen_to_be_empty() -> None:  # rule 3.5
    table = sailing("N", "4", "5,0", more="objects - ghost - | coins 0 0 0")
    play(table, "sail CW 1", "board object", "* rob ghost")
    assert places(table, "C", "ghost") == ["Ad", "Ad"] and places(table, "B", "ghost") == ["A", "d"]


def test_a_reshuffle_hides_the_pile_again() -> None:  # rule 11.4
    table = menu("4> 0>", "take", "pile ghost eyes grey")
    table.deck, table.deck_left = [0] * 16, 0
    play(table, "take", "take deck")
    assert places(table, "B", "grey").count("d") == 4


def test_only_the_player_who_looked_remembers_a_shipwreck() -> None:  # rule 12.6
    table = menu("4> 5>", "jax", "objects wreck grey | pile red")
    play(table, "use wreck", "* peek ghost ghost eyes blue octopus")
    assert places(table, "A", "ghost") == ["k", "k"] and places(table, "B", "ghost") == ["dk", "dk"]
    assert view(table, 0).peek and not view(table, 1).peek and view(table, 1).peeks == 5
    play(table, "keep eyes")
    assert places(table, "A", "ghost") == ["d", "d"] and places(table, "A", "octopus") == ["d"]
    assert places(table, "A", "eyes") == ["A", "Bd"] and places(table, "A", "green") == ["Bd"]
    assert places(table, "B", "eyes") == ["Ad", "Ad"] and places(table, "B", "wreck") == ["Ad", "d"]


def test_a_player_who_has_seen_a_playing_card_follows_it() -> None:  # rules 3.5, 10.3
    table = sailing("N", "4", "5,6", more="cards K 9 A | coins 0 0 0 | grigri A")
    assert [view(table, seat).cards for seat in range(3)] == [(4, -1, -1), (-1, 0, -1), (-1, -1, 5)]
    play(table, "sail CW 1", "swap")
    assert [view(table, seat).cards for seat in range(3)] == [(0, 4, -1), (0, 4, -1), (-1, -1, 5)]
    play(table, "swap")
    assert [view(table, seat).cards for seat in range(3)] == [(5, 4, 0), (-1, 4, 0), (5, -1, 0)]
    assert view(table, None).cards == (-1, -1, -1)


def test_no_player_learns_of_a_card_before_the_reveal() -> None:  # rules 4.1, 5.1
    table = read("3 seats | ships 4> 0> 0> | souls R - - | grigri C | now plan")
    before = [view(table, seat) for seat in (1, 2, None)]
    one, other = play(table.clone(), "A: plan jax"), play(table.clone(), "A: plan take")
    for seat, was in zip((1, 2, None), before, strict=True):
        assert view(one, seat) == view(other, seat) != was
        assert view(one, seat).planned == (True, False, False) and view(one, seat).plans == (-1, -1, -1)
    assert view(one, 0).plans == (0, -1, -1)


def test_the_order_of_commits_does_not_matter() -> None:  # rule 4.1
    line = "3 seats | ships 4> 0> 0> | souls R - - | grigri C | now plan"
    plans = ["A: plan jax", "B: plan tok", "C: plan take"]
    ends = {notation.write(play(read(line), *order)) for order in (plans, plans[::-1], plans[1:] + plans[:1])}
    assert len(ends) == 1


def test_worlds_guess_committed_cards_among_the_legal_ones() -> None:  # rule 4.1
    table = read("3 seats | ships 4> 0> 0> | souls R - - | last - take jax | grigri C | now plan")
    play(table, "B: plan jax", "C: plan tok")
    seas = worlds(view(table, 0))
    rng = Rng(1)
    drawn = Counter(tuple(worldly(seas.draw(rng)).plan[1:3]) for _ in range(800))
    assert set(drawn) == {(one, other) for one in (0, 1, 3, 4) for other in (1, 2, 3, 4)}
    assert min(drawn.values()) > 25


def worldly(state: object) -> VoodooPirates:
    assert isinstance(state, VoodooPirates)
    return state


@pytest.mark.parametrize(("seats", "cursed"), [(2, 0), (3, 0), (4, 3), (6, 0)])
def test_worlds_put_unknown_cards_only_where_they_can_be(seats: int, cursed: int) -> None:
    rng = Rng(seats)
    for seed in range(3):
        for number, table in enumerate(game(seats, seed, cursed)):
            viewer = number % (seats + 1)
            seen = view(table, viewer if viewer < seats else None)
            if number % 5 == 0:
                world = worldly(worlds(seen).draw(rng))
                assert view(world, seen.seat) == seen
                assert world.objects == table.objects and world.deck_left == table.deck_left


@pytest.mark.parametrize(
    ("table", "code", "waits"),
    [
        (
            menu("4> 9< 7<", "jax", "coins 0 1 1 | barrels - - - A | sea E0 F0 C0 A0 D1 G0 B0 H1", wind="S"),
            "wind 1",
            "landings=C",
        ),
        (menu("12> 4> 0>", "tix", "souls R - - | sea E0 G0 C0 A0 D1 F0 B0 H0"), "tix 1 CW R", "tix_way=1"),
        (menu("4> 0> 0>", "tok", "souls B B B | objects - grey grey | grigri A"), "tok B", "called=2"),
    ],
    ids=["wind", "Tix", "Tok"],
)
def test_worlds_and_lines_keep_what_waits(
    table: VoodooPirates, code: str, waits: str
) -> None:  # rules 7.5, 11.5, 12.11
    table = play(table.clone(), code)
    line = notation.write(table)
    assert waits in line and notation.write(notation.read(line)) == line
    for viewer in (0, 1, 2, None):
        seen = view(table, viewer)
        world = worldly(worlds(seen).draw(Rng(3)))
        assert view(world, viewer) == seen and waits in notation.write(world)
        assert (world.landings, world.tix_way, world.called) == (table.landings, table.tix_way, table.called)


def test_a_world_is_as_likely_as_the_number_of_ways_to_it() -> None:
    """A found one of 23 unseen cards, four of them grey, so it is a grey skull in 4 of 23 worlds."""
    table = play(sailing("N", "4", more="cards K 9 | looked AB B"), "sail CW 1", "draw deck", "* object ghost")
    table = play(table, "facing CW") if legal(table)[0].startswith("facing") else table
    seen, rng = view(table, 1), Rng(5)
    held = Counter(objects(worldly(worlds(seen).draw(rng)), "A")[0] for _ in range(2400))
    assert set(held) == set(OBJECTS) - {"compass"} or set(held) == set(OBJECTS)
    assert 300 < held["grey"] < 500 and 30 < held["octopus"] < 170


def test_events_reach_only_the_seats_that_may_know() -> None:  # rule 3.5
    table, recorder = sailing("N", "4", "5,0", more="objects - ghost,grey - | coins 0 0 0"), EventRecorder()
    play(table, "sail CW 1", "board object", "* rob ghost", tell=recorder)
    secret = [event for event in recorder.events if event.kind == "object"]
    assert [(event.seat, event.seen_by, event.data) for event in secret] == [(0, (0, 1), {"object": "ghost"})]
    public = [event for event in recorder.events if event.seen(2)]
    assert "ghost" not in str([event.data for event in public])


def test_at_the_end_everything_is_public() -> None:  # rule 15.1
    *_, table = game(3, 11)
    seen = view(table, None)
    assert all(card >= 0 for card in seen.cards)
    assert [len(hand) for hand in seen.hands] == table.objects[:3]
    assert tuple(sheet.total for sheet in seen.sheets) == table.scores()


def test_every_viewer_can_count_the_bag() -> None:  # rule 3.5
    for table in game(4, 3):
        seen = view(table, None)
        assert sum(seen.bag) == seen.bagged == 18 - sum(seen.load) - seen.filled


def test_a_view_can_be_hashed_and_holds_no_state() -> None:
    table = GAME.new(4, GAME.check_options(4, {}))
    assert isinstance(hash(GAME.view(table, 0)), int)
