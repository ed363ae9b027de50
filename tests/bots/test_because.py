"""A hint says why: in every language, in every position, from what the seat may know."""

import pytest

from samedi.bots import Budget, find_bot
from samedi.bots.apprentice import because
from samedi.core.game import Game
from samedi.core.shelf import games
from samedi.core.words import languages, words
from samedi.engine.session import Session

GAMES = [pytest.param(game, id=game.name) for game in games()]
ROUNDS = 2  # games of each


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_says_why_in_every_language(game: Game) -> None:
    said = set()
    for seed in range(ROUNDS):
        session = Session(game, max(game.seats), seed=seed)
        bot = find_bot("apprentice", game)
        while not session.over:
            seat = session.acting[0]
            view, legal = session.view(seat), session.state.legal(seat)
            action = bot.choose(view, seat, legal, Budget())
            reason = because(game, view, legal, action)
            assert reason is not None
            said.add(reason.kind)
            for lang in languages(game):
                text = words(game, lang).because(reason)
                assert text and text == text.strip()
            session.submit(seat, game.actions[action])
    assert len(said) > 2, "always the same reason is none"
    assert "only" in said


def test_a_lone_choice_needs_no_other_reason() -> None:
    game = next(iter(games()))
    session = Session(game, max(game.seats), seed=1)
    view = session.view(session.acting[0])
    alone = because(game, view, (0,), 0)
    assert alone is not None
    assert alone.kind == "only"
