"""Four complete rounds, card by card, computed by hand.

First the hands; then for each trick the cards played, what was called, who took it, its devils, and the devils of
each seat so far.
"""

import pytest

import samedi
from samedi.games.little_devils.components import DEVILS
from samedi.games.little_devils.tests.positions import SEATS

V3 = """
A: 2 6 7 10 11 13 22 24 25
B: 1 4 9 14 15 17 21 23 27
C: 3 5 8 12 16 18 19 20 26

C:19 A:2 B:17 | lower | A | 2 | 2-0-0
A:24 B:4 C:5 | lower | B | 3 | 2-3-0
B:23 C:3 A:10 | lower | C | 5 | 2-3-5
C:8 A:11 B:21 | higher | B | 5 | 2-8-5
B:27 C:20 A:22 | lower | C | 6 | 2-8-11
C:26 A:7 B:14 | lower | A | 1 | 3-8-11
A:6 B:1 C:12 | lower | C | 5 | 3-8-16
C:18 A:13 B:15 | lower | A | 8 | 11-8-16
A:25 B:9 C:16 | lower | B | 6 | 11-14-16
"""
V4 = """
A: 16 17 18 20 21 24 25 26 35
B: 7 9 10 14 19 23 28 30 36
C: 1 3 4 5 6 13 22 27 29
D: 2 8 11 12 15 31 32 33 34

C:5 D:15 A:17 B:19 | higher | B | 8 | 0-8-0-0
B:28 C:1 D:2 A:24 | lower | C | 2 | 0-8-2-0
C:3 D:32 A:26 B:7 | higher | D | 4 | 0-8-2-4
D:34 A:18 B:14 C:6 | lower | C | 5 | 0-8-7-4
C:22 D:33 A:25 B:36 | higher | B | 8 | 0-16-7-4
B:30 C:13 D:11 A:20 | lower | D | 8 | 0-16-7-12
D:31 A:35 B:10 C:27 | higher | B | 10 | 0-26-7-12
B:9 C:4 D:8 A:21 | lower | A | 7 | 7-26-7-12
A:16 B:23 C:29 D:12 | higher | D | 4 | 7-26-7-16
"""
V5 = """
A: 7 16 19 22 25 27 33 36 40
B: 4 6 15 17 23 29 35 38 42
C: 2 5 9 10 13 20 26 39 43
D: 8 11 12 18 21 24 34 41 44
E: 1 3 14 28 30 31 32 37 45

E:31 A:22 B:15 C:20 D:21 | lower | B | 12 | 0-12-0-0-0
B:23 C:39 D:44 E:28 A:40 | higher | D | 7 | 0-12-0-7-0
D:12 E:45 A:33 B:29 C:13 | higher | E | 10 | 0-12-0-7-10
E:30 A:16 B:4 C:2 D:24 | lower | C | 5 | 0-12-5-7-10
C:10 D:41 E:37 A:19 B:17 | higher | D | 7 | 0-12-5-14-10
D:11 E:32 A:36 B:38 C:26 | higher | B | 5 | 0-17-5-14-10
B:6 C:5 D:18 E:1 A:7 | lower | D | 7 | 0-17-5-21-10
D:34 E:14 A:27 B:42 C:9 | lower | B | 4 | 0-21-5-21-10
B:35 C:43 D:8 E:3 A:25 | higher | E | 15 | 0-21-5-21-25
"""
V6 = """
A: 5 23 28 29 33 39 40 41 42
B: 8 16 19 25 34 44 46 47 52
C: 4 9 11 12 14 15 30 36 48
D: 7 20 22 26 27 35 45 50 53
E: 2 13 18 21 24 31 38 43 54
F: 1 3 6 10 17 32 37 49 51

E:13 F:3 A:5 B:8 C:11 D:7 | lower | F | 8 | 0-0-0-0-0-8
F:17 A:41 B:44 C:30 D:26 E:38 | higher | B | 7 | 0-7-0-0-0-8
B:19 C:48 D:53 E:54 F:32 A:28 | higher | E | 11 | 0-7-0-0-11-8
E:18 F:1 A:42 B:16 C:15 D:50 | lower | D | 12 | 0-7-0-12-11-8
D:27 E:43 F:49 A:39 B:52 C:36 | higher | B | 7 | 0-14-0-12-11-8
B:46 C:9 D:45 E:2 F:6 A:40 | lower | E | 12 | 0-14-0-12-23-8
E:31 F:51 A:33 B:34 C:12 D:35 | higher | C | 10 | 0-14-10-12-23-8
C:4 D:22 E:24 F:37 A:23 B:47 | higher | B | 7 | 0-21-10-12-23-8
B:25 C:14 D:20 E:21 F:10 A:29 | lower | A | 13 | 13-21-10-12-23-8
"""
ROUNDS = {"V3": (V3, 1), "V4": (V4, 1), "V5": (V5, 3), "V6": (V6, 3)}  # with the dealer, right of the starter


def table_of(text: str, dealer: int) -> samedi.Session:
    hands = [line.partition(": ")[2] for line in text.split("\n\n")[0].strip().splitlines()]
    deal = "deal " + " / ".join(hands)
    return samedi.Session("little-devils", len(hands), options={"dealer": str(dealer)}, deals=[deal])


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_goes_card_by_card_as_the_vectors_say(name: str) -> None:  # rules 3.5, 4.1, 4.2, 4.4
    text, dealer = ROUNDS[name]
    table = table_of(text, dealer)
    for number, line in enumerate(text.split("\n\n")[1].strip().splitlines(), 1):
        plays, called, taker, devils, so_far = (part.strip() for part in line.split("|"))
        cards = []
        for seat, card in (play.split(":") for play in plays.split()):
            assert [SEATS[acting] for acting in table.acting] == [seat]
            before = len(table.log)
            table.submit(SEATS.index(seat), f"play {card}")
            cards.append(int(card))
        assert ("higher" if cards[1] > cards[0] else "lower") == called
        assert sum(DEVILS[card] for card in cards) == int(devils)
        told = {event.kind: event for _, event in table.events(None, before)}
        assert told["took"].seat == SEATS.index(taker)
        assert told["took"].data == {"cards": cards, "devils": int(devils)}
        running = [int(part) for part in so_far.split("-")]
        if number < 9:
            assert list(table.view(None).devils) == running
            assert table.acting == (SEATS.index(taker),)
            assert table.scores == (0,) * table.seats
        else:
            assert told["counted"].data == {"devils": running, "totals": running}
            assert list(table.scores) == running


@pytest.mark.parametrize("name", ROUNDS)
def test_the_dealer_sits_at_the_right_of_the_starter(name: str) -> None:  # rule 2.4
    text, dealer = ROUNDS[name]
    table = table_of(text, dealer)
    starter = text.split("\n\n")[1].strip()[0]
    assert table.acting == (SEATS.index(starter),)


def test_the_last_lead_of_the_round_for_three_is_a_forced_five() -> None:  # rule 3.1
    table = table_of(*ROUNDS["V3"])
    plays = [play for line in V3.split("\n\n")[1].strip().splitlines() for play in line.split(" | ")[0].split()]
    for seat, card in (play.split(":") for play in plays[:24]):
        table.submit(SEATS.index(seat), f"play {card}")
    assert table.acting == (0,) and table.choices(0) == ["play 25"]
