"""The laws about what is shown catch what they are for: faults are planted in scenes and in their text."""

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from samedi import laws
from samedi.core.game import Game, module_or_none
from samedi.core.offer import Offer, offer_of
from samedi.core.types import Seat
from samedi.core.words import WORDS_FOLDER, Words
from samedi.engine.session import Session
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from samedi.laws.scene_laws import wrong
from samedi.scene import fallback, text
from samedi.scene.model import (
    Area,
    Chip,
    Choice,
    Denied,
    Look,
    Mark,
    Piece,
    Place,
    Prompt,
    Result,
    Scene,
    SeatCard,
    Sheet,
)


def with_scene(
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Any, Scene], Scene],
    *,
    look: Callable[[Look], Look] = lambda look: look,
) -> None:
    """Candlelight gets a scene of its own, the plain one changed."""

    def changed_look(view: Any, words: Words) -> Look:
        return look(fallback.look(view, words))

    def changed_scene(view: Any, offer: Offer, words: Words) -> Scene:
        scene = replace(fallback.scene(view, offer, words), look=changed_look(view, words).name)
        return change(view, scene)

    own = SimpleNamespace(look=changed_look, scene=changed_scene)

    def module(game: Game, name: str) -> Any:
        return own if name == "scene" else module_or_none(f"{game.package}.{name}")

    monkeypatch.setattr(Game, "module", module)


def broken() -> dict[str, str]:
    return {each.law: each.text for each in laws.check(GAME, games=2, sought=0, seats=2).findings if not each.ok}


def marked(view: Any, scene: Scene) -> Scene:
    return replace(scene, marks=(Mark("laid", "secret", "face down until all lie"),))


def test_parity_catches_a_text_that_drops_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    with_scene(monkeypatch, marked)
    assert broken() == {}
    monkeypatch.setattr(text.Describer, "mark", lambda teller, mark: "")
    assert "the text does not say 'face down until all lie' of laid!secret" in broken()["parity"]


def test_parity_catches_a_text_that_forgets_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = text.Describer.choices
    monkeypatch.setattr(text.Describer, "choices", lambda teller: list(honest(teller))[1:])
    assert "the text does not say 'Lay the" in broken()["parity"]


def test_parity_catches_a_pick_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def dangling(view: Any, scene: Scene) -> Scene:
        return replace(scene, choices=tuple(replace(choice, pick=(("card:99",),)) for choice in scene.choices))

    with_scene(monkeypatch, dangling)
    assert "picks card:99, which is not there" in broken()["parity"]


@pytest.mark.parametrize(
    "change",
    [
        lambda view, scene: replace(scene, choices=scene.choices[1:]),
        lambda view, scene: replace(scene, choices=(*scene.choices, Choice("lay 99", "Lay the 99"))),
    ],
)
def test_parity_catches_choices_that_are_not_the_legal_ones(
    change: Callable[[Any, Scene], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_scene(monkeypatch, change)
    assert "and legal is" in broken()["parity"]


def test_silence_catches_a_scene_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It remembers what it should never have seen: the card that seat 1 has laid face down."""
    peeked: list[int] = [0]
    view = GAME.view

    def peeking(state: Candlelight, seat: Seat | None) -> Any:
        peeked[0] = state.laid[1]
        return view(state, seat)

    def leaky(view: Any, scene: Scene) -> Scene:
        return replace(scene, marks=(Mark("seat:1", "laid", f"laid {peeked[0]}"),))

    with_scene(monkeypatch, leaky)
    peeks = laws.check(dataclasses.replace(GAME, view=peeking), games=12, sought=0, seats=2).findings
    assert "silence" in {each.law for each in peeks if not each.ok}


# ---- one scene at a time ----

EN = Words("en", (WORDS_FOLDER / "en.ftl",))
BOARD = Area("board", "board", "Board", "centre", places=(Place("a1", 0, 0, 1, 1, (0, 0), "a1"),))
LOOK = Look(
    (BOARD, Area("hand", "fan", "Hand", "mine")),
    {"x": fallback.face("x", "x")},
    {"paper": fallback.cached_look((), (), 0, EN).tones["paper"]},
)
SOUND = Scene(
    LOOK.name,
    pieces=(Piece("p", "x", "board", "a1"), Piece("h", "x", "hand")),
    seats=(SeatCard(0, ""),),
    prompt=Prompt("Choose", (0,)),
    choices=(Choice("play x", "Play it", (("h",), ("a1",)), (Piece("h", "x", "board", "a1"),)),),
)


def test_a_sound_scene_is_not_complained_about() -> None:
    assert wrong(LOOK, SOUND, EN) is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"look": "other"}, "it is of the look other"),
        ({"pieces": (Piece("p", "x", "hand"), Piece("p", "x", "hand"))}, "p is there twice"),
        ({"pieces": (Piece("hand", "x", "hand"),)}, "hand is there twice"),
        ({"pieces": (Piece("h", "x", "hand"), Piece("q", "x", "cellar"))}, "q lies in cellar, which is not there"),
        ({"pieces": (Piece("h", "x", "hand"), Piece("q", "x", "board", "z9"))}, "q lies on z9, which is not there"),
        ({"pieces": (Piece("h", "x", "hand"), Piece("q", "x", "board"))}, "q lies on no place, which is not there"),
        ({"pieces": (Piece("h", "x", "hand"), Piece("q", "y", "hand"))}, "q has the face y, which is not there"),
        ({"marks": (Mark("z9", "far", "far"),)}, "a mark is on z9, which is not there"),
        ({"marks": (Mark("a1", "far", "far", to="z9"),)}, "a mark points to z9, which is not there"),
        ({"marks": (Mark("a1", "far", "far", tone="pink"),)}, "something has the tone pink, which is not there"),
        ({"denied": (Denied("q", "no", "1.1"),)}, "refused is q, which is not there"),
        ({"choices": (Choice("a", "A", ((),)),)}, "a picks nothing, which is not there"),
        ({"choices": (Choice("a", "A"), Choice("a", "B"))}, "a is there twice"),
        ({"choices": (Choice("a", "A", preview=(Piece("g", "y", "hand"),)),)}, "g has the face y, which is not there"),
        ({"prompt": Prompt("Wait", (3,))}, "there is no card for seat:3, which is not there"),
        ({"seats": (SeatCard(0, ""), SeatCard(0, ""))}, "seat 0 is there twice"),
        ({"seats": (SeatCard(0, "", chips=(Chip("c", "C", 1), Chip("c", "D", 2))),)}, "seat:0/c is there twice"),
        ({"result": Result((0,), (1,), "You win", "scores")}, "the result wants the sheet scores, which is not there"),
        ({"sheets": (Sheet("last", "Last", "cards", rows=(("A", "y"),)),)}, "a sheet shows the face y"),
    ],
)
def test_what_leads_nowhere_or_stands_for_two_things_is_named(change: dict[str, Any], complaint: str) -> None:
    assert complaint in (wrong(LOOK, replace(SOUND, **change), EN) or "")


@pytest.mark.parametrize(
    ("look", "complaint"),
    [
        (replace(LOOK, faces={"x": replace(LOOK.faces["x"], back="y")}), "a face has the back y"),
        (replace(LOOK, faces={"x": replace(LOOK.faces["x"], tone="pink")}), "something has the tone pink"),
        (
            replace(LOOK, areas=(*LOOK.areas, Area("in", "row", "In", "centre", inside="sea"))),
            "an area lies inside sea",
        ),
        (replace(LOOK, areas=(*LOOK.areas, BOARD)), "board is there twice"),
    ],
)
def test_a_look_that_lacks_something_is_named(look: Look, complaint: str) -> None:
    assert complaint in (wrong(look, replace(SOUND, look=look.name), EN) or "")


def test_a_session_and_the_laws_make_the_same_offer() -> None:
    session = Session("little-devils", 4, seed="offer")
    for _ in range(20):
        seat = session.acting[0]
        mine = offer_of(session.game, session.state, seat, can_go_back=session.why_not_back(seat) is None)
        assert session.offer(seat) == mine and mine.legal
        session.submit(seat, session.choices(seat)[-1])
