"""A hint says why: in every language, in every position, of every choice, and nothing that is not so.

A search is what chooses, so a reason may be asked of any legal action. What each kind of reason claims is checked
against the rules, by other means than those the hints use: see tests/bots/claims.
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
    """What is said of every legal action at many tables: of games, in positions for bots, and in some for reasons."""
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
    """Positions in which, taken together, every reason of a game is given."""
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
def test_every_reason_that_a_game_has_is_heard_and_checked(game: Game) -> None:
    worded = messages(game.folder / "words" / "en.ftl")
    kinds = {kind for file in game.folder.rglob("*.py") for kind in kinds_in(file, "Because")}
    assert kinds == set(claims_of(game).CLAIMS)
    assert kinds == {name.removeprefix("because-") for name in worded if name.startswith("because-")}
    assert kinds == {said.reason.kind for said in said_in(game)}


@pytest.mark.parametrize("game", GAMES)
def test_no_claim_holds_everywhere(game: Game) -> None:
    """Each reason, said of choices for which another is given, is found out before long: the checks can fail."""
    heard: defaultdict[str, list[Said]] = defaultdict(list)
    for said in said_in(game):
        heard[said.reason.kind].append(said)
    for kind, claim in claims_of(game).CLAIMS.items():
        reason = heard[kind][0].reason
        others = (said._replace(reason=reason) for other in heard if other != kind for said in heard[other])
        assert not all(claim(said) for said in others), f"{kind} can be said of anything"


def test_a_lone_choice_needs_no_other_reason() -> None:
    game = next(iter(all_games()))
    session = Session(game, max(game.seats), seed=1)
    view = session.view(session.acting[0])
    alone = because(game, view, (0,), 0)
    assert alone is not None
    assert alone.kind == "only"
