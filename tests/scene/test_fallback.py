"""A game without a `scene` module is drawn from its View, whatever values it has."""

from typing import Any

import msgspec
import pytest

from samedi.core.errors import Reason
from samedi.core.offer import Offer
from samedi.core.registry import find_game
from samedi.core.types import CHANCE, OVER
from samedi.core.words import Words, words
from samedi.engine.session import Session
from samedi.laws.scene_laws import wrong
from samedi.scene import fallback
from samedi.scene.model import Chip, Choice, Denied, Scene

GAME = find_game("_template")
EN = words(GAME)


def candlelight(seats: int = 3, turns: int = 2) -> Session:
    session = Session(GAME, seats, seed="plain")
    for _ in range(turns * seats):
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    return session


def drawn(session: Session, seat: int | None, spoken: Words = EN) -> Scene:
    view = session.view(seat)
    scene = fallback.scene(view, session.offer(seat), spoken)
    assert wrong(fallback.look(view, spoken), scene, spoken) is None
    return scene


def texts(view: Any, area: str, offer: Offer = Offer()) -> list[str]:  # noqa: B008  an Offer is frozen
    look, scene = fallback.look(view, EN), fallback.scene(view, offer, EN)
    return [look.faces[piece.face].text for piece in scene.pieces if piece.area == area]


def test_the_hand_is_a_fan_and_other_cards_are_rows() -> None:
    session = candlelight()
    view = session.view(0)
    look = fallback.look(view, EN)
    assert [(area.id, area.shape, area.label, area.zone) for area in look.areas] == [
        ("laid", "row", "Your card face down (0: none yet)", "side"),
        ("shown:1", "row", "Turn 1", "centre"),
        ("shown:2", "row", "Turn 2", "centre"),
        ("hand", "fan", "Your hand", "mine"),
    ]
    assert texts(view, "hand") == [str(card) for card in view.hand]
    assert texts(view, "shown:1") == [str(card) for card in view.shown[0]]


def test_a_field_with_a_figure_for_each_seat_becomes_chips() -> None:
    session = candlelight()
    session.submit(1, session.choices(1)[0])
    scene = drawn(session, 0)
    assert scene.seats[1].chips == (
        Chip("ready", "card laid", "yes"),
        Chip("held", "in hand", 2),
        Chip("candles", "candles", session.scores[1]),
    )
    assert scene.seats[0].state == "acting" and scene.seats[1].state == ""


def test_a_choice_is_a_button_in_words_and_picks_its_card() -> None:
    scene = drawn(candlelight(), 0)
    card = scene.pieces[-1]
    assert scene.choices[-1] == Choice(f"lay {card.face}", f"Lay the {card.face}", ((card.id,),))
    assert scene.prompt.text == "Choose" and scene.prompt.waits_for == (0,)


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    scene = drawn(candlelight(), None)
    assert scene.choices == () and not any(piece.area == "hand" for piece in scene.pieces)


@pytest.mark.parametrize("lang", ["en", "ja", "de", "fr"])
def test_every_position_of_a_game_is_drawn_for_every_viewer(lang: str) -> None:
    session = Session(GAME, 4, seed="whole")
    spoken = words(GAME, lang)
    while True:
        for seat in (0, 3, None):
            drawn(session, seat, spoken)
        if session.over:
            break
        session.submit(session.acting[0], session.choices(session.acting[0])[-1])
    assert drawn(session, 0, spoken).prompt.text == spoken.say("plain-over")


def test_a_look_stays_the_same_until_a_new_value_appears() -> None:
    session = candlelight()
    view = session.view(0)
    assert fallback.look(view, EN) is fallback.look(session.view(0), EN)
    assert fallback.scene(view, Offer(), EN).look == fallback.look(view, EN).name


class Odd(msgspec.Struct, frozen=True):
    """A view with values of every type."""

    seat: Any = 0
    seats: Any = 2
    mover: Any = 1
    hand: Any = ("Y5", "Y5", "R0", None)
    nothing: None = None
    empty: tuple[int, ...] = ()
    word: str = ""
    long: str = "a very long <word> & more"
    truth: bool = True
    ratio: float = 0.5
    dealer: int = 1
    deep: Any = (((1, 2), 3), 4, ())
    mixed: Any = (1, None, "x")
    table: Any = msgspec.field(default_factory=lambda: {"a": 1})
    bag: frozenset[str] = frozenset({"b", "a", "c"})
    each: tuple[int, ...] = (3, 4)
    out_of_play: tuple[int, ...] = (7, 8, 9)
    wide: str = "キャンドルライト"
    braces: str = "{7}"


def test_values_of_every_type_are_drawn() -> None:
    view = Odd()
    look, scene = fallback.look(view, EN), fallback.scene(view, Offer(), EN)
    assert texts(view, "hand") == ["Y5", "Y5", "R0", "None"]
    assert texts(view, "bag") == ["a", "b", "c"]
    assert texts(view, "deep:1") == ["1 2", "3"] and texts(view, "deep:3") == []
    assert texts(view, "truth") == ["yes"] and texts(view, "long") == ["a ver…"]
    assert {area.label for area in look.areas} >= {"out of play", "dealer", "deep 2", "mixed"}
    assert not {"nothing", "word", "seat", "seats", "mover", "each"} & {area.id for area in look.areas}
    assert scene.seats[0].chips == (Chip("each", "each", 3),)
    assert scene.seats[1].state == "acting" and scene.prompt.text == "{1} chooses"
    assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
    assert all("<word>" not in face.svg for face in look.faces.values())
    assert wrong(look, scene, EN) is None


@pytest.mark.parametrize("seats", [None, 0, -1, True, "two", 99])
@pytest.mark.parametrize("mover", [None, OVER, CHANCE, 5, "me"])
@pytest.mark.parametrize("hand", [None, 7, "abc", (), ((1, 2), (3,))])
def test_strange_values_of_seats_mover_and_hand_are_drawn(seats: Any, mover: Any, hand: Any) -> None:
    view = Odd(seat=None if seats is None else 0, seats=seats, mover=mover, hand=hand)
    scene = fallback.scene(view, Offer(("play", "pass 1"), (("x", Reason("over")),)), EN)
    assert wrong(fallback.look(view, EN), scene, EN) is None


def test_a_code_that_fits_two_equal_cards_picks_none() -> None:
    offer = Offer(("play Y5", "play R0", "swap Y5 R0"))
    choices = fallback.scene(Odd(), offer, EN).choices
    assert [choice.pick for choice in choices] == [(), (("hand/R0",),), (("hand/R0",),)]
    assert [choice.label for choice in choices] == ["play Y5", "play R0", "swap Y5 R0"]


def test_a_refused_card_has_its_reason() -> None:
    offer = Offer(("pass",), (("lay 9", Reason("not-held", "3.1", {"card": 9})), ("lay 3", Reason("over"))))
    scene = fallback.scene(Odd(hand=(9, 12)), offer, EN)
    assert scene.denied == (Denied("hand/9", "the 9 is not in hand", "3.1"),)


def test_there_is_a_result_if_the_view_has_winners() -> None:
    class Ended(msgspec.Struct, frozen=True):
        seat: int = 0
        seats: int = 3
        mover: int = OVER
        winners: tuple[int, ...] = (2,)

    scene = fallback.scene(Ended(), Offer(), EN)
    assert scene.result is not None and scene.result.ranks == (2, 2, 1) and scene.result.text == "Winner: {2}"
    assert [card.state for card in scene.seats] == ["", "", "winner"]
    assert fallback.scene(Odd(mover=OVER), Offer(), EN).result is None
