"""A hint in the terminal names other players, adapts to the space, and compares nothing if there is one choice."""

from random import Random

from samedi.bots.hint import Hint, HintOption
from samedi.engine.session import Session
from samedi.terminal.game import TerminalGame, comparison_lines
from samedi.terminal.saved_games import Seating
from samedi.terminal.screen.cursor import Cursor
from samedi.terminal.screen.prompt import fit_lines, wrapped_lines

from .scenes import NAMES, StillTable, stacks

DONE = HintOption("done", 0.5, 0.0, 0)


def thief() -> TerminalGame:
    """A position of Baron Voodoo in which the player may steal one of two dice or none (rule 6.5)."""
    session, dice = Session("baron-voodoo", 3, seed=0), Random(0)
    while not any(code.startswith("steal") for code in session.choices(0) if 0 in session.acting):
        seat = dice.choice(session.acting)
        session.submit(seat, dice.choice(session.choices(seat)))
    return TerminalGame(session, Seating(0, ("", "zombie", "zombie")), "en")


def test_choices_of_a_hint_name_the_other_players() -> None:
    game = thief()
    cursor = Cursor(game, "Baron Voodoo", lambda code: None)
    cursor.show_hint()
    hint = game.hint()
    assert hint is not None and sum(option.code.startswith("steal 2") for option in hint.options) == 2
    assert cursor.frame.message.count(game.names[2]) == 2
    assert "{" not in cursor.frame.message


def test_the_reason_of_a_hint_names_the_other_players() -> None:
    class Told(StillTable):
        def hint(self) -> Hint:
            return Hint((DONE,), "only", "else {1} comes first")

    cursor = Cursor(Told(*stacks(), NAMES), "", lambda code: None)
    cursor.show_hint()
    assert cursor.frame.message.endswith("else Basile comes first")


def test_a_single_choice_is_not_compared() -> None:
    game = StillTable(*stacks(), NAMES)
    assert comparison_lines(Hint((DONE,), "only", "it is all there is"), game.words, str) == []


def test_each_option_of_a_hint_has_its_own_line_if_there_is_room() -> None:
    text = "A good idea: this\nClearly the best: 2.1\nThat: 3.4"
    assert wrapped_lines(text, 30) == text.split("\n") == fit_lines(text, 30, 3)
    assert fit_lines(text, 60, 2) == ["A good idea: this · Clearly the best: 2.1 · That: 3.4"]
    assert fit_lines(text, 30, 1) == ["A good idea: this · Clearly t…"]
