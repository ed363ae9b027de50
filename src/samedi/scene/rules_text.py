"""Parse RULES.md into blocks, for web pages, both terminals and the laws."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from markdown_it.token import Token

NUMBER = re.compile(r"\d+\.\d+")


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Text of one style; a line break of the source stays a line break."""

    text: str
    strong: bool = False
    em: bool = False
    code: bool = False


Spans: TypeAlias = tuple[Span, ...]


class Heading(msgspec.Struct, frozen=True):
    """The title of a section; level 1 is the title of the game."""

    level: int
    text: Spans


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph, which is a rule if it begins with a number."""

    text: Spans
    rule: str = ""  # "4.2"


class RulesList(msgspec.Struct, frozen=True):
    """A list; nested lists are flattened."""

    items: tuple[Spans, ...]


class RulesTable(msgspec.Struct, frozen=True):
    """A table with heads; a cell may be empty."""

    heads: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


Block: TypeAlias = Heading | Paragraph | RulesList | RulesTable


def read_rules(folder: Path, lang: str) -> tuple[Block, ...]:
    """Read the rules of the game in this folder, in English if there is no translation."""
    own = folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    return parse_rules((own if own.exists() else folder / "RULES.md").read_text(encoding="utf-8"))


@lru_cache(32)
def parse_rules(text: str) -> tuple[Block, ...]:
    """Parse Markdown into blocks."""
    from markdown_it import MarkdownIt  # imported here because most commands show no rules

    blocks: list[Block] = []
    points: list[Spans] = []
    rows: list[list[Spans]] = []
    lists, level, in_table = 0, 0, False
    for token in MarkdownIt("commonmark", {"html": False}).enable("table").parse(text):
        match token.type:
            case "heading_open":
                level = int(token.tag[1:])
            case "heading_close":
                level = 0
            case "bullet_list_open" | "ordered_list_open":
                lists += 1
            case "bullet_list_close" | "ordered_list_close":
                lists -= 1
                if not lists:
                    blocks.append(RulesList(tuple(points)))
                    points = []
            case "table_open":
                rows, in_table = [], True
            case "tr_open":
                rows.append([])
            case "table_close":
                blocks.append(RulesTable(tuple(rows[0]), tuple(map(tuple, rows[1:]))))
                in_table = False
            case "inline" if in_table:
                rows[-1].append(spans_of(token.children or ()))
            case "inline" if lists:
                points.append(spans_of(token.children or ()))
            case "inline" if level:
                blocks.append(Heading(level, spans_of(token.children or ())))
            case "inline":
                blocks.append(paragraph(spans_of(token.children or ())))
            case "fence" | "code_block":
                blocks.append(Paragraph((Span(token.content.rstrip("\n"), code=True),)))
    return tuple(blocks)


def paragraph(spans: Spans) -> Paragraph:
    first = spans[0] if spans else Span("")
    return Paragraph(spans, first.text if first.strong and NUMBER.fullmatch(first.text) else "")


def spans_of(tokens: "Iterable[Token]") -> Spans:
    """Merge inline Markdown into spans of one style."""
    found: list[Span] = []
    strong, em = 0, 0
    for token in tokens:
        match token.type:
            case "strong_open" | "strong_close":
                strong += token.nesting
            case "em_open" | "em_close":
                em += token.nesting
            case "text" | "code_inline" | "softbreak" | "hardbreak":
                text = token.content or ("\n" if token.type.endswith("break") else "")
                span = Span(text, strong > 0, em > 0, token.type == "code_inline")
                if found and msgspec.structs.replace(found[-1], text="") == msgspec.structs.replace(span, text=""):
                    span = msgspec.structs.replace(span, text=found.pop().text + text)
                if span.text:
                    found.append(span)
    return tuple(found)


def plain_text(spans: Spans) -> str:
    """Return the text without styles, in one line."""
    return " ".join("".join(span.text for span in spans).split())


def rule_numbers(blocks: Sequence[Block]) -> list[str]:
    """Return the numbers of all rules in their order."""
    return [block.rule for block in blocks if isinstance(block, Paragraph) and block.rule]


def rules_under(blocks: Sequence[Block], number: str) -> tuple[Block, ...]:
    """Return a rule ("3.1") or a section ("3") with the tables and paragraphs that follow; () if there is none."""

    def begins(block: Block) -> bool:
        if isinstance(block, Heading):
            return plain_text(block.text).startswith(f"{number} ")
        return isinstance(block, Paragraph) and (block.rule == number or block.rule.partition(".")[0] == number)

    start = next((at for at, block in enumerate(blocks) if begins(block)), len(blocks))
    end = start + 1
    while end < len(blocks) and (begins(blocks[end]) or not starts_rule(blocks[end])):
        end += 1
    return tuple(blocks[start:end])


def starts_rule(block: Block) -> bool:
    return isinstance(block, Heading) or (isinstance(block, Paragraph) and bool(block.rule))
