"""Voodoo Pirates in a terminal: questions in the turn of another say why, by whom and by which rule; whole games."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest

import samedi
from samedi.core.registry import find_game
from samedi.games.voodoo_pirates.tests.out_of_turn import CURSED, record_until
from samedi.terminal.game import TerminalGame
from samedi.terminal.line_mode import play
from samedi.terminal.saved_games import Seating
from samedi.terminal.screen.cursor import Cursor
from samedi.terminal.screen.picture import draw

RULES = {"tix": "11.5", "maelstrom": "11.5", "wind": "11.5", "tok": "12.11", "count": "12.11"}
LANGUAGES = ("en", "de", "fr", "ja")


def squeezed(text: str) -> str:
    return "".join(text.split())


def asked(cause: str, lang: str = "en") -> TerminalGame:
    """A game of three people with a Cursed Pirate in which the player is asked in the turn of another."""
    session = samedi.replay(record_until(cause, 0))
    return TerminalGame(session, Seating(0, ("", "apprentice", "apprentice", "zombie")), lang, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cause", RULES)
def test_a_question_out_of_turn_says_why_by_whom_and_by_which_rule(cause: str, lang: str) -> None:  # rules 11.5, 12.11
    game = asked(cause, lang)
    assert game.my_turn
    prompt = game.scene.prompt
    cited = game.words.say("rule-cited", text=game.named(prompt.text), rule=RULES[cause])
    sink = StringIO()
    play(game, StringIO("q\n"), sink)
    assert squeezed(cited) in squeezed(sink.getvalue())
    drawn = "".join(draw(Cursor(game, "table", lambda code: None).frame, 80, 24).canvas.plain_lines())
    assert squeezed(cited) in squeezed(drawn), "the question is drawn whole"
    if cause != "count":
        other = game.session.state.moon  # type: ignore[attr-defined]
        assert game.names[other] in game.named(prompt.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_a_cursed_pirate_is_played_and_told(lang: str, tmp_path: Path) -> None:
    game = TerminalGame.start(
        find_game("voodoo-pirates"), 4, ["apprentice"], options=CURSED, seed=lang, lang=lang, folder=tmp_path
    )
    random, sink = Random(lang), StringIO()

    class Anything(StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            return f"{random.choice(game.session.choices(0))}\n"

    assert play(game, Anything(), sink) == 0
    assert game.over and [card.kind for card in game.scene.seats] == ["person", "person", "person", "automa"]
    said, at = squeezed(sink.getvalue()), 0
    for _, event in game.session.events(0):
        sentence = squeezed(game.named(game.words.event(event, 0)))
        at = said.index(sentence, at) + len(sentence)
