"""Rules are parsed into blocks with their numbers."""

import pytest

from samedi.core.registry import all_games
from samedi.core.words import languages
from samedi.scene.rules_text import (
    Heading,
    Paragraph,
    RulesList,
    RulesTable,
    Span,
    parse_rules,
    plain_text,
    read_rules,
    rule_numbers,
    rules_under,
)

SECTIONS = """# Game

Intro.

## 1 Cards

**1.1** One.

| a |
|---|
| b |

**1.10** Ten.

## 2 End

**2.1** Last.
"""


def texts(number: str) -> list[str]:
    """Return the paragraphs and headings of a rule or a section."""
    found = rules_under(parse_rules(SECTIONS), number)
    return ["table" if isinstance(block, RulesTable | RulesList) else plain_text(block.text) for block in found]


def test_headings_lists_tables_and_paragraphs_become_blocks() -> None:
    text = "# A & B\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | *2* |\n\n**1.1** Say `x` <b>"
    assert parse_rules(text) == (
        Heading(1, (Span("A & B"),)),
        RulesList(((Span("one"),), (Span("two\nmore"),))),
        RulesTable(((Span("a"),), (Span("b"),)), (((Span("1"),), (Span("2", em=True),)),)),
        Paragraph((Span("1.1", strong=True), Span(" Say "), Span("x", code=True), Span(" <b>")), "1.1"),
    )


def test_emphasis_may_span_a_line_break() -> None:
    assert parse_rules("a *long\nname* here")[0] == Paragraph((Span("a "), Span("long\nname", em=True), Span(" here")))


def test_bold_text_that_is_not_a_number_does_not_begin_a_rule() -> None:
    assert rule_numbers(parse_rules("**Note** this.\n\n**2.1** A rule.\n\nAs **1.1** says.")) == ["2.1"]


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ("1.1", ["1.1 One.", "table"]),
        ("1", ["1 Cards", "1.1 One.", "table", "1.10 Ten."]),
        ("2.1", ["2.1 Last."]),
        (".", []),
        ("1.", []),
        ("3", []),
    ],
)
def test_a_rule_or_a_section_is_found_by_its_number(number: str, found: list[str]) -> None:
    assert texts(number) == found


def test_every_translation_has_the_rule_numbers_of_the_english_rules() -> None:
    for game in all_games():
        numbers = rule_numbers(read_rules(game.folder, "en"))
        assert numbers
        for lang in languages(game):
            assert rule_numbers(read_rules(game.folder, lang)) == numbers


def test_rules_without_a_translation_are_shown_in_english() -> None:
    game = all_games()[0]
    assert read_rules(game.folder, "xx") == read_rules(game.folder, "en")
