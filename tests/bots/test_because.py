"""A hint gives a reason for every choice, in every position and language, and the reason is true.

A search chooses the action, so every legal action can need a reason. The claim of each kind of reason is checked
against the rules, without the code of the hints: see tests/bots/claims.
"""

from collections import defaultdict
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest

from samedi.bots.hints_bot import because
from samedi.core.game import Game
from samedi.core.registry import all_games
from samedi.core.words import languages, words
from samedi.engine.session import Session
from samedi.laws.text_laws import kinds_in, messages
from tests.bots.claims.said import Said
from tests.bots.positions.find import read, state_of

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def claims_of(game: Game) -> ModuleType:
    return import_module(f"tests.bots.claims.{game.name.replace('-', '_')}")


@cache
def said_in(game: Game) -> tuple[Said, ...]:
    """The reasons for all legal actions at many tables: random games, positions for bots, and positions for reasons."""
    lines = [*(position.position for position in read(game.name)), *written(game)]
    found = []
    for table in chain(claims_of(game).met(game), (state_of(game, line) for line in lines)):
        state = table.clone()
        for seat in state.acting:
            legal, view = state.legal(seat), game.view(state, seat)
            for action in legal if len(legal) > 1 else ():
                reason = because(game, view, legal, action)
                if reason is not None:
                    found.append(Said(game, state, seat, action, reason))
    return tuple(found)


def written(game: Game) -> list[str]:
    """Positions in which together every reason of a game occurs."""
    return (Path(__file__).parent / "claims" / f"{game.name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_in_every_language(game: Game) -> None:
    for said in said_in(game):
        for lang in languages(game):
            text = words(game, lang).because(said.reason)
            assert text and text == text.strip()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_true(game: Game) -> None:
    claims = claims_of(game).CLAIMS
    notation = game.module("notation")
    assert notation is not None
    for said in said_in(game):
        assert claims[said.reason.kind](said), f"{said.reason} of {said.code} at {notation.write(said.state)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_game_occurs_and_is_checked(game: Game) -> None:
    worded = messages(game.folder / "words" / "en.ftl")
    kinds = {kind for file in game.folder.rglob("*.py") for kind in kinds_in(file, "Because")}
    assert kinds == set(claims_of(game).CLAIMS)
    assert kinds == {name.removeprefix("because-") for name in worded if name.startswith("because-")}
    assert kinds == {said.reason.kind for said in said_in(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_is_false_of_some_choice(game: Game) -> None:
    """A reason given for choices that have another reason fails its check before long, so the checks can fail."""
    heard: defaultdict[str, list[Said]] = defaultdict(list)
    for said in said_in(game):
        heard[said.reason.kind].append(said)
    for kind, claim in claims_of(game).CLAIMS.items():
        reason = heard[kind][0].reason
        others = (said._replace(reason=reason) for other in heard if other != kind for said in heard[other])
        assert not all(claim(said) for said in others), f"{kind} can be said of anything"


def test_the_only_choice_has_no_other_reason() -> None:
    game = next(iter(all_games()))
    session = Session(game, max(game.seats), seed=1)
    view = session.view(session.acting[0])
    alone = because(game, view, (0,), 0)
    assert alone is not None
    assert alone.kind == "only"
