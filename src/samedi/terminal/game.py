"""A game in the terminal: one player among bots. The full screen and the line mode both play through it."""

import os
import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots import Bot, Budget, find_bot
from samedi.bots.hint import Hint, hint
from samedi.console import data_folder
from samedi.core.errors import BadOption, BotFailed, Refused, UnknownBot
from samedi.core.game import Game
from samedi.core.types import CHANCE, Seat
from samedi.core.words import Words, language, languages, with_names, words
from samedi.engine.replay import replay
from samedi.engine.session import PASS, Session
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Look, Scene
from samedi.terminal.saved_games import SavedGame, Seating, latest_unfinished

BUDGET = Budget(seconds=1.0)
STAND_IN = "zombie"  # replaces a bot that fails


class TerminalGame:
    """A game in progress: the session, the player's seat, the bots at the other seats, and where the game is saved."""

    def __init__(self, session: Session, seating: Seating, lang: str, saved: SavedGame | None = None) -> None:
        self.session = session
        self.chair = seating.chair
        self.seating = seating
        self.lang = lang
        self.words = words(self.session.game, lang)
        self.saved = saved
        self.notices: list[str] = []  # messages about bots that failed
        self.names = tuple(
            self.words.say("name-you") if seat == self.chair else self.words.say(f"name-{seat}")
            for seat in range(session.seats)
        )
        self.bots: dict[Seat, Bot] = {}
        choosing = session.seats - self.session.game.automata(session.seats, session.options)
        for seat, name in enumerate(seating.bots[:choosing]):
            if seat != self.chair:
                self.seat_bot(seat, name)
        self.save()

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        bots: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        lang: str = "en",
        folder: Path | None = None,
    ) -> "TerminalGame":
        """Start a game with the player at seat 0 and the bots in turn at the others; save it if a folder is given."""
        session = Session(game, seats, options=options, seed=seed)
        known = [absolute_command(name) for name in bots]
        for name in known:
            find_bot(name, session.game)
        seating = Seating(0, ("", *(known[seat % len(known)] for seat in range(seats - 1))), lang)
        return cls(session, seating, lang, SavedGame.new(folder, session.game.name, seating) if folder else None)

    @classmethod
    def resume(cls, folder: Path, game: str | None = None, lang: str | None = None) -> "TerminalGame":
        """Resume the latest unfinished game of a data folder, in its language if no other is given."""
        saved = latest_unfinished(folder, game)
        try:
            session = replay(saved.record)
        except Refused as refused:
            raise BadOption(f"{saved.record} cannot be resumed: {refused}") from None
        session.run_chance()
        seating = saved.read_seating(session.seats)
        kept = seating.lang if seating.lang in languages(session.game) else language(session.game)
        return cls(session, seating, lang or kept, saved)

    def rematch(self) -> "TerminalGame":
        """Start another game at the same table, with a new shuffle."""
        saved = SavedGame.new(self.saved.folder, self.session.game.name, self.seating) if self.saved else None
        old = self.session
        session = Session(self.session.game, old.seats, options=old.chosen_options, version=old.version)
        return TerminalGame(session, self.seating, self.lang, saved)

    @property
    def look(self) -> Look:
        return look_of(self.session.game, self.session.view(self.chair), self.words)

    @property
    def scene(self) -> Scene:
        """Return the table as the player sees it now."""
        return scene_of(self.session.game, self.session.view(self.chair), self.session.offer(self.chair), self.words)

    @property
    def my_turn(self) -> bool:
        """Tell whether the player is asked. If passing is the only choice, the table passes for the player."""
        return self.chair in self.session.acting and not self.session.must_pass(self.chair)

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def resume_command(self) -> str:
        """Return the command that resumes this game."""
        if self.saved is None or self.saved.folder == data_folder():
            return "samedi play --resume"
        return f"samedi play --resume --data {shlex.quote(str(self.saved.folder))}"

    def named(self, text: str) -> str:
        """Insert the names of the players into a text of a scene."""
        return with_names(text, self.names)

    def sentences(self, since: int) -> list[str]:
        """Return sentences about what happened from entry number `since` on."""
        sentences = [self.words.event(event, self.chair) for _, event in self.session.events(self.chair, since)]
        return [self.named(sentence) for sentence in sentences if sentence]

    def hint(self) -> Hint | None:
        """Return a hint for the player, or None if it is not the player's turn."""
        if not self.my_turn:
            return None
        legal, view = self.session.state.legal(self.chair), self.session.view(self.chair)
        return hint(self.session.game, view, self.chair, legal, self.words)

    def choose(self, code: str) -> None:
        """Make the player's choice, or raise Refused."""
        self.session.submit(self.chair, code)
        self.save()

    def undo(self) -> None:
        """Take the player's latest choice back, or raise Refused."""
        self.session.back(self.chair)
        self.save()

    def play_bot(self) -> bool:
        """Let one bot choose, or pass for the player. Return False if neither is asked."""
        if self.session.must_pass(self.chair):
            self.choose(PASS)
            return True
        waiting = [seat for seat in self.session.acting if seat in self.bots]
        if not waiting or self.session.acting == (CHANCE,):
            return False
        seat = waiting[0]
        self.session.submit(seat, self.session.game.actions[self.ask(seat)])
        self.save()
        return True

    def ask(self, seat: Seat) -> int:
        """Return the choice of the bot at a seat; a bot that fails is replaced."""
        view, legal = self.session.view(seat), self.session.state.legal(seat)
        try:
            action = self.bots[seat].choose(view, seat, legal, BUDGET)
            if action not in legal:
                raise BotFailed(f"the bot {self.seating.bots[seat]} chose an illegal action")
            return action
        except BotFailed as failed:
            self.replace_bot(seat, failed)
            return self.bots[seat].choose(view, seat, legal, BUDGET)

    def seat_bot(self, seat: Seat, name: str) -> None:
        """Give a seat to the bot of this name, or to a simpler bot if there is no such bot any more."""
        try:
            self.bots[seat] = find_bot(name, self.session.game, secrets.randbits(60))
        except UnknownBot as unknown:
            self.replace_bot(seat, unknown)

    def replace_bot(self, seat: Seat, why: Exception) -> None:
        """Replace a bot that failed by a simpler one for the rest of the game."""
        foreign = str(why).replace("{", "{ ")  # so that "{1}" in a program's message is not read as a player
        level = self.words.say(f"level-{STAND_IN}")
        self.notices.append(self.named(self.words.say("bot-failed", who=self.words.name(seat), bot=level, why=foreign)))
        self.bots[seat] = find_bot(STAND_IN, self.session.game, secrets.randbits(60))
        bots = [STAND_IN if other == seat else name for other, name in enumerate(self.seating.bots)]
        self.seating = msgspec.structs.replace(self.seating, bots=tuple(bots))
        if self.saved:
            self.saved.seat(self.seating)

    def save(self) -> None:
        if self.saved:
            self.saved.save(self.session.record())


def comparison_lines(hint: Hint, words: Words, label: Callable[[str], str]) -> list[str]:
    """Return a line with the verdict and the result of the best option, and a line for each other option."""
    if not hint.verdict:
        return []
    colon, semicolon = words.say("text-colon"), words.say("text-semicolon")
    best, *others = hint.options
    first = f"{hint.verdict}{semicolon}{hint.measure}{colon}{best.result}"
    return [first[:1].upper() + first[1:], *(f"{label(option.code)}{colon}{option.result}" for option in others)]


def absolute_command(name: str) -> str:
    """Return the name of a bot; a program gets its absolute path, so that it is found from any folder."""
    path, *rest = shlex.split(name) if "/" in name else [""]
    return shlex.join([os.path.abspath(os.path.expanduser(path)), *rest]) if "/" in path else name
