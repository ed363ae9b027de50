"""The game line by line, for screen readers, for scripts and where there is no terminal."""

import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from samedi.console import interrupt_on
from samedi.core.errors import Reason, Refused
from samedi.core.options import short_repr
from samedi.scene.model import Choice, Scene
from samedi.scene.rules_text import (
    Block,
    Heading,
    Paragraph,
    RulesList,
    RulesTable,
    plain_text,
    read_rules,
    rule_numbers,
    rules_under,
)
from samedi.scene.text import Section, lines_of, numbered_choices, prompt_text, scene_lines, sheet_lines
from samedi.terminal.game import TerminalGame, comparison_lines

# commands print the other sections
ASKED: tuple[Section, ...] = ("table", "seats", "mine", "prompt", "choices")
YES = {"y", "yes", "j", "ja", "o", "oui", "はい"}
NARROWEST = 20


def play(game: TerminalGame, source: TextIO | None = None, sink: TextIO | None = None) -> int:
    """Play until the player leaves; Ctrl-C and the end of the input leave too. Return the exit code."""
    source, sink = source or sys.stdin, sink or sys.stdout
    with interrupt_on("SIGTERM", "SIGHUP"):
        while True:
            line_mode = LineMode(game, source, sink)
            try:
                if not line_mode.play_game() or not line_mode.ask_again():
                    return 0
            except KeyboardInterrupt:
                line_mode.print_how_to_resume()
                return 0
            game = game.rematch()


class LineMode:
    """One game: prints the table and carries out what the player types."""

    def __init__(self, game: TerminalGame, source: TextIO, sink: TextIO) -> None:
        self.game, self.source, self.sink = game, source, sink
        self.words = game.words
        self.seen_entries = last_own_entry(game)
        self.seen_notices = 0
        self.width = max(NARROWEST, shutil.get_terminal_size().columns) if sink.isatty() else 80
        self.commands: dict[str, Callable[[], bool]] = {
            "h": self.print_hint,
            "b": self.undo,
            "l": lambda: self.print_sheets("cards", "text-no-cards"),
            "s": lambda: self.print_sheets("table", "text-no-scores"),
            "t": lambda: self.print_table(everything=True),
            "help": self.print_help,
        }

    def play_game(self) -> bool:
        """Play to the end; return False if the player leaves before."""
        self.say("text-welcome", title=self.words.say("title"))
        while not self.game.over:
            if self.game.my_turn:
                self.print_events()
                self.print_table()
                if not self.ask():
                    self.print_how_to_resume()
                    return False
            else:
                self.game.play_bot()
            self.print_events()
        self.print_end()
        return True

    def ask(self) -> bool:
        """Read lines until one changes the game; return False if the player leaves."""
        while True:
            typed = self.read_line()
            if typed is None or typed == "q":
                return False
            if self.handle_line(typed):
                return True

    def handle_line(self, typed: str) -> bool:
        """Carry out a typed line; return True if it changed the game."""
        scene = self.game.scene
        choices = numbered_choices(scene)
        if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(choices):
            return self.choose(choices[int(typed) - 1].code)
        if typed in self.commands:
            return self.commands[typed]()
        if typed.startswith("?"):
            return self.print_rules(typed[1:].strip())
        if not typed:
            self.print_lines([prompt_text(scene.prompt, self.words)])
            return False
        return self.choose_named(typed, scene, choices)

    def choose_named(self, typed: str, scene: Scene, choices: list[Choice]) -> bool:
        """Choose by a code, the rest of a code after its verb, the text of a piece, or an unambiguous beginning."""
        texts = self.piece_texts(scene)
        wanted = typed.casefold()
        meant = [choice for choice in choices if wanted in accepted_names(choice, texts)]
        refusal = None if meant else self.why_refused(typed, scene, texts)
        if not meant and refusal is None:
            meant = [
                choice for choice in choices if any(name.startswith(wanted) for name in accepted_names(choice, texts))
            ]
        if len(meant) == 1:
            return self.choose(meant[0].code)
        if meant:
            self.say("text-several", typed=quoted(typed), choices=self.words.listed([each.label for each in meant]))
        elif refusal is not None:
            self.print_lines([refusal])
        else:
            self.say("text-unknown", typed=quoted(typed), most=len(choices))
        return False

    def piece_texts(self, scene: Scene) -> dict[str, str]:
        """Return the text of each piece."""
        faces = self.game.look.faces
        return {piece.id: faces[piece.face].text for piece in scene.pieces}

    def why_refused(self, typed: str, scene: Scene, texts: dict[str, str]) -> str | None:
        """Return why a choice is refused that names an own piece, a code of the game or the rest of a code."""
        for denied in scene.denied:
            if texts.get(denied.on, "").casefold() == typed.casefold():
                return self.with_rule(denied.why, denied.rule)
        session = self.game.session
        codes = (*(choice.code for choice in scene.choices), *session.game.actions)
        verbs = dict.fromkeys(code.split()[0] for code in codes)
        for code in (typed, *(f"{verb} {typed}" for verb in verbs)):
            if code in session.game.action_of:
                return self.refusal_text(session.why_not(self.game.chair, code))
        return None

    def choose(self, code: str) -> bool:
        return self.attempt(lambda: self.game.choose(code))

    def undo(self) -> bool:
        return self.attempt(self.game.undo)

    def attempt(self, change: Callable[[], None]) -> bool:
        """Change the game, or print why the change is refused."""
        try:
            change()
        except Refused as refused:
            self.print_lines([self.refusal_text(refused.reason) or str(refused)])
            return False
        return True

    def print_events(self) -> None:
        """Print what has happened since the last call."""
        sentences = self.game.sentences(self.seen_entries)
        self.seen_entries = len(self.game.session.log)
        notices = self.game.notices[self.seen_notices :]
        self.seen_notices += len(notices)
        self.print_lines([*sentences, *notices])

    def print_table(self, *, everything: bool = False) -> bool:
        """Print the table, the question and the choices."""
        lines = scene_lines(self.game.look, self.game.scene, self.game.names, self.words, self.width)
        wanted = [line for line in lines if everything or line.section in ASKED]
        before = None
        for line in wanted:
            if before is None or (line.section == "prompt" and before != "prompt"):
                self.sink.write("\n")
            before = line.section
            self.sink.write(line.text + "\n")
        return False

    def print_hint(self) -> bool:
        hint = self.game.hint()
        assert hint is not None, "input is read only while the player is asked"
        labels = {
            choice.code: (choice.label, number) for number, choice in enumerate(numbered_choices(self.game.scene), 1)
        }

        def label(code: str) -> str:
            choice, number = labels[code]
            return self.words.say("text-numbered", choice=choice, number=number)

        said = self.words.say("text-hint", choice=label(hint.code))
        self.print_lines([" – ".join(filter(None, (said, hint.reason))), *comparison_lines(hint, self.words, label)])
        return False

    def print_help(self) -> bool:
        rules = rule_numbers(self.read_rules())
        example = self.game.scene.choices[0].code if self.game.scene.choices else ""
        self.print_lines(self.words.say("text-help", example=example, rule=rules[0] if rules else "1.1").splitlines())
        return False

    def print_rules(self, number: str) -> bool:
        """Print all rules, those of a section or a single one."""
        blocks = rules_under(self.read_rules(), number) if number else self.read_rules()
        if not blocks:
            self.say("text-no-rule", rule=quoted(number))
            return False
        self.print_lines(rules_as_text(blocks, self.words.say("text-colon"), self.words.say("text-semicolon")))
        return False

    def read_rules(self) -> tuple[Block, ...]:
        return read_rules(self.game.session.game.folder, self.game.lang)

    def print_sheets(self, kind: str, none: str) -> bool:
        sheets = [sheet for sheet in self.game.scene.sheets if sheet.kind == kind]
        for sheet in sheets:
            lines = sheet_lines(sheet, self.game.look, self.game.names, self.words, self.width)
            self.sink.write("".join(f"{line.text}\n" for line in lines))
        if not sheets:
            self.say(none)
        return False

    def print_end(self) -> None:
        """Print who has won, and the score sheet."""
        scene, session = self.game.scene, self.game.session
        self.sink.write("\n")
        if scene.result:
            self.print_result(scene)
        else:
            self.say("plain-won", who=self.words.listed([self.words.name(seat) for seat in session.winners]))
        if any(sheet.kind == "table" for sheet in scene.sheets):
            self.print_sheets("table", "text-no-scores")
        else:
            scores = enumerate(session.scores)
            self.print_lines(
                [self.words.say("text-score", who=self.words.name(seat), score=score) for seat, score in scores]
            )

    def print_result(self, scene: Scene) -> None:
        lines = scene_lines(self.game.look, scene, self.game.names, self.words, self.width)
        self.sink.write("".join(f"{line.text}\n" for line in lines if line.section == "result"))

    def ask_again(self) -> bool:
        """Ask for another game, but only a player at a terminal."""
        if not self.source.isatty():
            return False
        self.say("text-again")
        return (self.read_line() or "").casefold() in YES

    def print_how_to_resume(self) -> None:
        """Print that the game is saved and how to resume it."""
        if self.game.over:
            return
        self.sink.write("\n")
        if self.game.saved is None:
            self.say("text-not-kept")
            return
        command = self.game.resume_command
        self.sink.write(self.words.say("text-kept", command=command) + "\n")  # not wrapped, so that it can be copied

    def read_line(self) -> str | None:
        """Return the next line, or None at the end of the input."""
        if self.source.isatty():
            self.sink.write("> ")
        self.sink.flush()
        typed = self.source.readline()
        return typed.strip() if typed else None

    def say(self, key: str, **more: str | int) -> None:
        self.print_lines([self.words.say(key, **more)])

    def print_lines(self, texts: Iterable[str]) -> None:
        """Print texts, each on a new line, with the names of the players."""
        for text in texts:
            for line in lines_of([(text, ())], "table", self.game.names, self.width):
                self.sink.write(line.text + "\n")

    def refusal_text(self, reason: Reason | None) -> str | None:
        return self.with_rule(self.words.reason(reason, named=True), reason.rule) if reason else None

    def with_rule(self, why: str, rule: str) -> str:
        """Return a refusal as a sentence that cites its rule."""
        text = self.words.say("rule-cited", text=why, rule=rule) if rule else why
        return text[:1].upper() + text[1:]


def accepted_names(choice: Choice, texts: dict[str, str]) -> set[str]:
    """Return what selects a choice: its code, the code without its verb, its label, and the text of its only piece."""
    picked = choice.pick[0] if len(choice.pick) == 1 else ()
    names = (choice.code, choice.code.partition(" ")[2], choice.label, *(texts.get(target, "") for target in picked))
    return {name.casefold() for name in names}


def quoted(typed: str) -> str:
    """Return typed text in a form that is safe to print and contains no reference to a player."""
    return short_repr(typed).replace("{", "{ ")


def last_own_entry(game: TerminalGame) -> int:
    """Return the number of the latest entry of the player; all later entries are new."""
    own = str(game.chair)
    entries = game.session.log
    return next((number for number in reversed(range(len(entries))) if entries[number].entry.seat == own), 0)


def rules_as_text(blocks: Iterable[Block], colon: str, semicolon: str) -> Iterator[str]:
    """Yield rules as lines for reading aloud: paragraphs, list items, and tables row by row."""
    for block in blocks:
        match block:
            case RulesTable(heads, rows):
                names = [plain_text(head) for head in heads[1:]]
                for first, *rest in rows:
                    cells = [f"{name} {plain_text(cell)}".strip() for name, cell in zip(names, rest, strict=False)]
                    yield plain_text(first) + colon + semicolon.join(cells)
            case RulesList(items):
                yield from (f"- {plain_text(item)}" for item in items)
            case Heading() | Paragraph():
                yield plain_text(block.text)
        yield ""
