"""Chance codes: a record can hold any string where chance is due. It is applied, or a sentence refuses it."""

from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from samedi.core.errors import Refused
from samedi.core.events import Entry
from samedi.core.registry import all_games
from samedi.core.types import CHANCE
from samedi.core.words import languages, words
from samedi.engine.log import TABLE
from samedi.engine.record import read_record
from samedi.engine.replay import session_from_record
from samedi.engine.session import Session

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {  # at these tables all kinds of chance occur
    "little-devils": [(3, {})],
    "voodoo-prince": [(2, {})],
    "baron-voodoo": [(2, {}), (3, {"board": "draft"})],
    "voodoo-pirates": [(4, {"cursed": 3}), (4, {"cursed": 2, "reading": "plain", "rituals": "prudent"}), (6, {})],
}
KINDS = {
    "little-devils": {"dealer", "deal"},
    "voodoo-prince": {"start", "deal", "trump"},
    "baron-voodoo": {"board", "pool"},
    "voodoo-pirates": {"sea", "first", "soul", "cards", "object", "peek", "rob", "cursed"},
}
MOST_GAMES = 200
BLANK = st.text(" \t\n\r\x0b\x1c\x85\xa0\u2003\u3000", max_size=3)


@cache
def moments(name: str) -> dict[str, tuple[Session, str]]:
    """For each kind of chance of a game: a table at which it is due, and a possible code."""
    found: dict[str, tuple[Session, str]] = {}
    for seed in count():
        if found.keys() == KINDS[name]:
            return found
        assert seed < MOST_GAMES, f"{name}: {KINDS[name] - found.keys()} did not come up in {MOST_GAMES} games"
        seats, options = TABLES[name][seed % len(TABLES[name])]
        played = Session(name, seats, options=options, seed=seed)
        choice = Random(seed).choice
        while not played.over:
            seat = choice(played.acting)
            played.submit(seat, choice(played.choices(seat)))
        again = session_from_record(read_record(played.record()))
        for line in played.log:
            verb = line.entry.code.split()[0]
            if again.acting == (CHANCE,) and verb not in found:
                found[verb] = again.snapshot(), line.entry.code
            again.replay_entry(line.entry)
    raise AssertionError


def spoilt(code: str) -> st.SearchStrategy[str]:
    """A possible code with a piece left out, doubled or replaced."""
    cuts = st.tuples(st.integers(0, len(code)), st.integers(0, len(code)), st.text(max_size=3) | BLANK)
    return cuts.map(lambda cut: code[: cut[0]] + cut[2] + code[cut[1] :])


def enter(table: Session, code: str) -> None:
    """Enter the code: it is applied and reads back, or is refused with a sentence in each language."""
    before = len(table.log)
    try:
        line = table.replay_entry(Entry(TABLE, code))
    except Refused as refused:
        assert refused.text
        assert len(table.log) == before
        for lang in languages(table.game):
            assert words(table.game, lang).reason(refused.reason)
    else:
        assert line.move is not None or code.startswith("undo "), code


@pytest.mark.parametrize("name", [game.name for game in all_games()])
@settings(max_examples=300)
@given(data=st.data(), strange=st.text(max_size=40) | BLANK)
@example(data=None, strange="")
@example(data=None, strange=" ")
def test_any_string_where_chance_is_due_is_applied_or_refused(
    name: str, data: st.DataObject | None, strange: str
) -> None:
    for verb, (table, code) in moments(name).items():
        written = strange
        if data is not None:
            others = [other for _, other in moments(name).values()]
            near = spoilt(code) | st.just(f"{verb} {strange}") | st.sampled_from(others)
            written = data.draw(st.just(strange) | near)
        enter(table.snapshot(), written)


def test_a_blank_code_is_refused_in_the_words_of_the_game() -> None:
    for game in all_games():
        for verb, (table, _) in moments(game.name).items():
            with pytest.raises(Refused) as refused:
                table.snapshot().replay_entry(Entry(TABLE, " "))
            assert refused.value.rule, (game.name, verb)
