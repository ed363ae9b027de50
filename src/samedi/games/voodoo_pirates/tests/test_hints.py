"""What the apprentice does, position by position, and that it beats Cursed Pirates."""

import pytest

from samedi.arena.matches.match import MatchJob, play_game
from samedi.bots import Budget, find_bot
from samedi.core.rng import IntBuffer, Rng
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.hints.advise import advise
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import menu, play, read, sailing
from samedi.games.voodoo_pirates.view import view


def advice(table: VoodooPirates, seat: int = 0, seed: int = 0) -> str:
    """The code that the apprentice chooses on this seat."""
    bot = find_bot("apprentice", GAME, seed)
    return GAME.actions[bot.choose(view(table, seat), seat, table.legal(seat), Budget())]


def test_with_few_souls_it_gathers_more() -> None:
    table = read("2 seats | ships 4> 0> | last take tok | round 3 | grigri B | now plan")
    assert advice(table) == "plan jax"


def test_it_sails_to_the_better_place_and_takes_what_it_finds() -> None:
    table = sailing("N", "8", matched=False, more="round 11")
    assert advice(sailing("N", "9", matched=False)) == "sail ACW 1"
    assert advice(table) == "sail ACW 1"
    assert advice(play(sailing("N", "4"), "sail CW 1")) == "draw deck"


def test_it_gives_no_soul_for_a_worse_place() -> None:
    table = play(menu("8> 0>", "hoodoo", "souls R - | round 5"), "hoodoo")
    assert advice(table) == "pass"


def test_it_follows_the_stars_to_the_shore_late() -> None:
    line = "2 seats | wind S | ships 3> 0> | souls R - | round {} | plans jax jax | grigri B | now barrel A"
    assert advice(read(line.format(10))) == "barrel stars R"


def test_it_keeps_away_from_obvious_jail() -> None:
    line = (
        "4 seats | cursed 3 | ships 4> 0> 0> 0> | round 4 | grigri B | souls RY - - - | last hoodoo jax jax jax"
        " | heaps {} | now plan"
    )
    assert advice(read(line.format("take take take"))) != "plan take"
    assert advice(read(line.format("tok tok tok"))) == "plan take"


def test_it_takes_now_and_then_where_others_may_take_too_and_always_where_it_is_alone() -> None:  # rules 4.1, 5.3
    line = "4 seats | ships 4> 0> 0> 0> | round 4 | grigri B | souls RY - - - | last jax {} | now plan"
    for last, low, high in (("take take take", 1, 1), ("take take tok", 0.5, 0.8), ("jax tok hoodoo", 0.2, 0.5)):
        takes = sum(advice(read(line.format(last)), seed=seed) == "plan take" for seed in range(200))
        assert low <= takes / 200 <= high, last


def test_it_chooses_no_barrel_that_it_cannot_use() -> None:  # rules 4.6, 4.9
    table = read("2 seats | wind E | ships 8> 0> | souls RYBGP - | round 12 | plans jax jax | grigri B | now barrel A")
    legal = table.legal(0)
    assert GAME.actions[advise(view(table, 0), legal)].startswith("barrel sea")  # a search may try it
    assert advice(table) == "pass"


def test_it_takes_what_it_can_and_drops_what_is_worth_least() -> None:
    table = play(menu("4> 0>", "take", "objects grey,grey,grey - | round 12"), "take")
    assert advice(table) == "take coin"
    table = play(sailing("N", "4", more="objects grey,eyes,grey -"), "sail CW 1", "draw deck", "* object grey")
    assert advice(table) == "drop eyes"


def test_it_exchanges_low_playing_cards() -> None:
    for cards, choice in (("9 K", "swap"), ("K 9", "no swap")):
        table = play(sailing("N", "4", "5,0", more=f"cards {cards} A | coins 0 0 0 | grigri C"), "sail CW 1")
        assert advice(table) == choice


def test_it_answers_a_tok_with_the_octopus_when_a_soul_is_at_stake() -> None:  # rules 12.5, 12.11
    line = "souls B {} - | objects - octopus - | grigri C"
    table = play(menu("4> 0> 0>", "tok", line.format("BB")), "tok B")
    assert advice(table, 1).startswith("octopus B") and advice(table, 1) != "octopus B B"
    skull = line.replace("octopus", "octopus,green")
    table = play(menu("4> 0> 0>", "tok", skull.format("B")), "tok B")
    assert advice(table, 1) == "octopus B G"
    for held in ("BRRRYY B -", "BRRRR BB -"):  # without room for both it takes one in any case
        full = f"souls {held} | objects - octopus - | grigri C"
        assert advice(play(menu("4> 0> 0>", "tok", full), "tok B"), 1) == "pass", held


def test_before_the_count_it_exchanges_a_soul_for_one_that_counts_more() -> None:  # rules 12.5, 15.2
    line = "2 seats | round 12 | ships 4> 8> | souls {} - | objects {} - | plans jax tix | grigri B | now facing B"
    table = play(read(line.format("R", "purple,octopus")), "facing CW")
    assert advice(table) == "octopus R P"
    table = play(read(line.format("P", "purple,octopus")), "facing CW")
    assert advice(table) == "pass"
    table = play(read(line.format("R", "grey,octopus")), "facing CW")
    assert advice(table) == "pass"


def test_it_draws_where_another_has_moved_its_ship() -> None:  # rule 11.5
    table = play(menu("12> 4>", "tix", "souls R - | grigri A | sea E0 G0 C0 A0 D1 F0 B0 H0"), "tix 1 CW R")
    assert advice(table, 1) == "draw deck"


def test_it_leaps_to_the_better_place() -> None:  # rule 12.10
    assert advice(sailing("N", "1", more="compass A | round 11")) == "sail ACW leap 6"
    table = play(menu("12> 4>", "tix", "souls R - | grigri A | compass A | round 11"), "tix 1 ACW R")
    assert advice(table) == "leap 6 CW 1"


def test_it_fetches_the_best_card_with_a_mask_and_uses_it_in_the_same_turn() -> None:  # rules 12.1, 12.4
    table = menu("9> 0>", "tok", "objects mask,whisper - | used whisper - | pile ghost whisper | round 11")
    assert advice(table) == "whisper ACW"
    table = menu("9> 0>", "tok", "objects mask - | used whisper - | pile octopus whisper | round 8")
    assert advice(table) == "use mask"
    assert advice(play(table, "use mask")) == "mask whisper"
    assert advice(play(table, "mask whisper")) == "whisper ACW"
    assert advice(menu("9> 0>", "jax", "objects mask - | souls RRRRYY - | pile mask | round 8")) == "end"


def test_it_wins_more_than_its_share_against_three_cursed_pirates() -> None:
    options = GAME.check_options(4, {"cursed": 3})
    job = MatchJob(GAME.name, 4, options, ("apprentice", "zombie"), "hints", range(60))
    wins = sum(play_game(GAME, job, ["apprentice"] * 4, f"hints/{number}").payoffs[0] for number in job.deals)
    assert wins >= 0.4 * 60  # par is 15; `samedi arena` counts a thousand


@pytest.mark.parametrize(
    ("last", "ahead"),
    [
        ("take take jax", 2),  # no other player may take now
        ("tok take jax", 0.25),  # one of the others may too, which is worth as much to both
        ("tok hoodoo jax", 0),
        ("take take take", 0),
        ("take jax", 0),  # two do best to take whenever they may
        ("take take take take jax", 0),
    ],
)
def test_evaluate_rates_being_the_only_one_who_may_take(last: str, ahead: float) -> None:  # rules 4.1, 5.3
    count = len(last.split())
    cards, ships = ("tok " * count).strip(), ("0> " * count).strip()
    line = "{} seats | ships {} | round 6 | grigri B | last {} | now plan"
    free, even = (read(line.format(count, ships, each)).evaluate(count - 1) for each in (last, cards))
    assert 40 * (free - even) == pytest.approx(ahead)  # of the span of an outlook, in points


def test_a_playout_does_not_end_the_round_early_to_be_the_only_one_who_may_take() -> None:
    line = (
        "3 seats | sea B0 H1 A0 E1 F1 C0 D0 G0 | wind W | round 5 | ships 0> 0> 11< | grigri A | grid .G......."
        " | cards Q 10 9 | plans {} hoodoo tok | now landing C"
        " | flow moonlight ritual turn=2 caller=1 ritual=1 step=2 sailor=2 start=12 part=3 acted=1 held_ritual=1"
    )
    took, gathered = (
        [GAME.actions[read(line.format(card)).playout_action(2, Rng(seed), IntBuffer())] for seed in range(30)]
        for card in ("take", "jax")
    )
    assert took == gathered  # although `draw none` ends the round at once, and one player fewer may take in the next
    assert set(took) == {"draw deck", "draw none"}


def test_a_playout_mostly_keeps_an_octopus_that_saves_nothing() -> None:
    chosen = {}
    for held in ("BRRRYY B -", "B BB -"):
        table = play(menu("4> 0> 0>", "tok", f"souls {held} | objects - octopus - | grigri C"), "tok B")
        codes = [GAME.actions[table.playout_action(1, Rng(seed), IntBuffer())] for seed in range(200)]
        chosen[held] = codes.count("pass")
    assert chosen["BRRRYY B -"] > 100 > chosen["B BB -"]  # without room for it, and with a soul to lose


def test_with_many_players_lasting_values_count_most() -> None:
    line = "5 seats | ships {} | souls {} | power {} | coins {} | round {} | grigri B | now plan"

    def stands(
        ships: str = "0> 0> 0> 0> 0>",
        souls: str = "- - - - -",
        power: str = "0 0 0 0 0",
        coins: str = "0 0 0 0 0",
        number: int = 6,
    ) -> list[float]:
        table = read(line.format(ships, souls, power, coins, number))
        found = [table.evaluate(seat) for seat in range(5)]
        assert sum(found) == pytest.approx(5 / 2)
        return found

    assert stands() == pytest.approx([1 / 2] * 5)
    rich, poor, *others = stands(souls="RYB R - - -")
    assert rich > poor > others[0] == pytest.approx(others[-1])
    assert stands(power="3 0 0 0 0", number=12)[0] > stands(power="3 0 0 0 0")[0] > 1 / 2, "power may be shot away"
    shore = "8> 0> 0> 0> 0>"
    assert stands(ships=shore, number=12)[0] > 1 / 2 + 0.05 > stands(ships=shore)[0], "no place is safe for long"
    assert stands(coins="1 0 0 0 0")[0] > 1 / 2
