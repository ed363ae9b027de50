"""Plain: the game line by line, for screen readers, for scripts and for whatever is no terminal."""

import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from samedi.console import interrupt_on
from samedi.core.errors import Reason, Refused
from samedi.core.options import shown
from samedi.scene.model import Choice, Scene
from samedi.scene.rules_text import (
    Block,
    Heading,
    Paragraph,
    Points,
    Table,
    plain_text,
    rule_numbers,
    rulebook,
    rules_under,
)
from samedi.scene.text import Section, lines_of, numbered_choices, prompt_text, scene_lines, sheet_lines
from samedi.terminal.game import TerminalGame, comparison_lines

ASKED: tuple[Section, ...] = ("table", "seats", "mine", "prompt", "choices")  # the rest is told when asked for
YES = {"y", "yes", "j", "ja", "o", "oui", "はい"}
NARROWEST = 20


def play(table: TerminalGame, source: TextIO | None = None, sink: TextIO | None = None) -> int:
    """Play until the person leaves; Ctrl-C and the end of the input leave too. Returns the exit code."""
    source, sink = source or sys.stdin, sink or sys.stdout
    with interrupt_on("SIGTERM", "SIGHUP"):
        while True:
            line_mode = LineMode(table, source, sink)
            try:
                if not line_mode.play_game() or not line_mode.ask_again():
                    return 0
            except KeyboardInterrupt:
                line_mode.print_how_to_resume()
                return 0
            table = table.rematch()


class LineMode:
    """One game: what is said to the person, and what the person answers."""

    def __init__(self, table: TerminalGame, source: TextIO, sink: TextIO) -> None:
        self.table, self.source, self.sink = table, source, sink
        self.words = table.words
        self.seen_entries = last_own_entry(table)
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

    # ---- the course of a game ----

    def play_game(self) -> bool:
        """From here to the end; False if the person leaves before."""
        self.say("text-welcome", title=self.words.say("title"))
        while not self.table.over:
            if self.table.my_turn:
                self.print_events()
                self.print_table()
                if not self.ask():
                    self.print_how_to_resume()
                    return False
            else:
                self.table.play_bot()
            self.print_events()
        self.print_end()
        return True

    def ask(self) -> bool:
        """Read until something is chosen or taken back; False if the person leaves."""
        while True:
            typed = self.read_line()
            if typed is None or typed == "q":
                return False
            if self.handle_line(typed):
                return True

    def handle_line(self, typed: str) -> bool:
        """Do what was typed; did the game change?"""
        scene = self.table.scene
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
        """A code, the rest of one after its verb, or what stands on a piece; else an unmistakable beginning."""
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
        """What stands on each piece."""
        faces = self.table.look.faces
        return {piece.id: faces[piece.face].text for piece in scene.pieces}

    def why_refused(self, typed: str, scene: Scene, texts: dict[str, str]) -> str | None:
        """Why this cannot be chosen now, if it stands on an own piece, is a code of the game or the rest of one."""
        for denied in scene.denied:
            if texts.get(denied.on, "").casefold() == typed.casefold():
                return self.with_rule(denied.why, denied.rule)
        game = self.table.game
        verbs = dict.fromkeys(code.split()[0] for code in (*(choice.code for choice in scene.choices), *game.actions))
        for code in (typed, *(f"{verb} {typed}" for verb in verbs)):
            if code in game.action_of:
                return self.why(self.table.session.why_not(self.table.chair, code))
        return None

    def choose(self, code: str) -> bool:
        return self.attempt(lambda: self.table.choose(code))

    def undo(self) -> bool:
        return self.attempt(self.table.undo)

    def attempt(self, change: Callable[[], None]) -> bool:
        """Change the game, or say why that cannot be."""
        try:
            change()
        except Refused as refused:
            self.print_lines([self.why(refused.reason) or str(refused)])
            return False
        return True

    # ---- what is said ----

    def print_events(self) -> None:
        """What has happened since."""
        sentences = self.table.sentences(self.seen_entries)
        self.seen_entries = len(self.table.session.log)
        notices = self.table.notices[self.seen_notices :]
        self.seen_notices += len(notices)
        self.print_lines([*sentences, *notices])

    def print_table(self, *, everything: bool = False) -> bool:
        """The table, the question and the choices."""
        lines = scene_lines(self.table.look, self.table.scene, self.table.names, self.words, self.width)
        wanted = [line for line in lines if everything or line.section in ASKED]
        before = None
        for line in wanted:
            if before is None or (line.section == "prompt" and before != "prompt"):
                self.sink.write("\n")
            before = line.section
            self.sink.write(line.text + "\n")
        return False

    def print_hint(self) -> bool:
        hint = self.table.hint()
        assert hint is not None, "nobody reads what the person types while they are not asked"
        labels = {
            choice.code: (choice.label, number) for number, choice in enumerate(numbered_choices(self.table.scene), 1)
        }

        def label(code: str) -> str:
            choice, number = labels[code]
            return self.words.say("text-numbered", choice=choice, number=number)

        said = self.words.say("text-hint", choice=label(hint.code))
        self.print_lines([" – ".join(filter(None, (said, hint.reason))), *comparison_lines(hint, self.words, label)])
        return False

    def print_help(self) -> bool:
        rules = rule_numbers(self.rulebook())
        example = self.table.scene.choices[0].code if self.table.scene.choices else ""
        self.print_lines(self.words.say("text-help", example=example, rule=rules[0] if rules else "1.1").splitlines())
        return False

    def print_rules(self, number: str) -> bool:
        """All rules, those of a section or a single one."""
        blocks = rules_under(self.rulebook(), number) if number else self.rulebook()
        if not blocks:
            self.say("text-no-rule", rule=quoted(number))
            return False
        self.print_lines(rules_as_text(blocks, self.words.say("text-colon"), self.words.say("text-semicolon")))
        return False

    def rulebook(self) -> tuple[Block, ...]:
        return rulebook(self.table.game.folder, self.table.lang)

    def print_sheets(self, kind: str, none: str) -> bool:
        sheets = [sheet for sheet in self.table.scene.sheets if sheet.kind == kind]
        for sheet in sheets:
            lines = sheet_lines(sheet, self.table.look, self.table.names, self.words, self.width)
            self.sink.write("".join(f"{line.text}\n" for line in lines))
        if not sheets:
            self.say(none)
        return False

    def print_end(self) -> None:
        """Who has won, and the score sheet."""
        scene, session = self.table.scene, self.table.session
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
        lines = scene_lines(self.table.look, scene, self.table.names, self.words, self.width)
        self.sink.write("".join(f"{line.text}\n" for line in lines if line.section == "result"))

    def ask_again(self) -> bool:
        """Another game? Only a person at a terminal is asked."""
        if not self.source.isatty():
            return False
        self.say("text-again")
        return (self.read_line() or "").casefold() in YES

    def print_how_to_resume(self) -> None:
        """Say that the game is kept, and how to go on with it."""
        if self.table.over:
            return
        self.sink.write("\n")
        if self.table.saved is None:
            self.say("text-not-kept")
            return
        command = self.table.resume_command
        self.sink.write(self.words.say("text-kept", command=command) + "\n")  # in one line, to be copied

    # ---- reading and writing ----

    def read_line(self) -> str | None:
        """The next line; None at the end of the input."""
        if self.source.isatty():
            self.sink.write("> ")
        self.sink.flush()
        typed = self.source.readline()
        return typed.strip() if typed else None

    def say(self, key: str, **more: str | int) -> None:
        self.print_lines([self.words.say(key, **more)])

    def print_lines(self, texts: Iterable[str]) -> None:
        """Texts, each from a new line on, with the names of who sits here."""
        for text in texts:
            for line in lines_of([(text, ())], "table", self.table.names, self.width):
                self.sink.write(line.text + "\n")

    def why(self, reason: Reason | None) -> str | None:
        return self.with_rule(self.words.reason(reason, named=True), reason.rule) if reason else None

    def with_rule(self, why: str, rule: str) -> str:
        """A refusal as a sentence of its own."""
        text = self.words.say("rule-cited", text=why, rule=rule) if rule else why
        return text[:1].upper() + text[1:]


def accepted_names(choice: Choice, texts: dict[str, str]) -> set[str]:
    """What a choice answers to: its code, the rest of it, its words, and the text of the one piece to pick."""
    picked = choice.pick[0] if len(choice.pick) == 1 else ()
    names = (choice.code, choice.code.partition(" ")[2], choice.label, *(texts.get(target, "") for target in picked))
    return {name.casefold() for name in names}


def quoted(typed: str) -> str:
    """What somebody typed, harmless on a terminal, and no name gets into it."""
    return shown(typed).replace("{", "{ ")


def last_own_entry(table: TerminalGame) -> int:
    """The entry after which something is new: the latest own one that a person had made before this game went on."""
    own = str(table.chair)
    entries = table.session.log
    return next((number for number in reversed(range(len(entries))) if entries[number].entry.seat == own), 0)


def rules_as_text(blocks: Iterable[Block], colon: str, semicolon: str) -> Iterator[str]:
    """Rules as one reads them aloud: paragraphs, points, and tables row by row."""
    for block in blocks:
        match block:
            case Table(heads, rows):
                names = [plain_text(head) for head in heads[1:]]
                for first, *rest in rows:
                    cells = [f"{name} {plain_text(cell)}".strip() for name, cell in zip(names, rest, strict=False)]
                    yield plain_text(first) + colon + semicolon.join(cells)
            case Points(items):
                yield from (f"- {plain_text(item)}" for item in items)
            case Heading() | Paragraph():
                yield plain_text(block.text)
        yield ""
