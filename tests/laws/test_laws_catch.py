"""Each law catches the fault it is for: a fault is planted in a game, and that law, by name, breaks."""

import dataclasses
import re
import shutil
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi import _compiled, laws
from samedi.core.errors import Because, Reason
from samedi.core.game import Game
from samedi.core.names import Action, Outcome, Seat, Tell
from samedi.core.rng import Ints, Rng
from samedi.core.shelf import find
from samedi.core.state import State
from samedi.core.words import HOUSE, Part
from samedi.core.worlds import Worlds
from samedi.games._template import GAME, hints
from samedi.games._template.rules import HAND, Candlelight
from samedi.games._template.view import View, view
from samedi.kit.deal import Deal
from samedi.laws.keeping import twin
from samedi.laws.trace import Trace
from samedi.laws.written import told, worded


def broken(game: Game, *, games: int = 4, seats: int | None = None) -> dict[str, str]:
    """The laws that a game breaks, with what each says."""
    return {each.law: each.text for each in laws.check(game, games=games, seats=seats) if not each.ok}


def with_state(kind: type[Candlelight]) -> Game:
    """Candlelight with another State."""

    def new(seats: int, options: Mapping[str, Any]) -> Candlelight:
        return kind(seats)

    return dataclasses.replace(GAME, new=new)


def test_the_template_breaks_no_law() -> None:
    assert broken(GAME) == {}


def test_every_law_is_planted_against() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [
        law for law in [*laws.LAWS, "twin"] if f'"{law}" in broken(' not in text and f"def test_{law}_" not in text
    ] == []


def test_clone_catches_a_shared_list() -> None:
    class Shares(Candlelight):
        def become(self, other: Any) -> None:
            super().become(other)
            self.candles = other.candles

    assert "clone" in broken(with_state(Shares))


def test_clone_catches_a_forgotten_field() -> None:
    class Forgets(Candlelight):
        def become(self, other: Any) -> None:
            super().become(other)
            self.candles = [0] * self.seats

    assert "is not like the original" in broken(with_state(Forgets))["clone"]


def test_replay_catches_hidden_randomness() -> None:
    class Lucky(Candlelight):
        luck = Rng(1)

        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            self.candles.sort(key=lambda _: self.luck.word())

    assert "replay" in broken(with_state(Lucky))


def test_replay_catches_a_code_that_does_not_parse_back() -> None:
    def read(state: Candlelight, code: str) -> Outcome | Reason:
        outcome = GAME.read_outcome(state, code)
        return outcome[::-1] if isinstance(outcome, tuple) else outcome

    assert "replay" in broken(dataclasses.replace(GAME, read_outcome=read))


def test_worlds_catches_a_world_that_forgets() -> None:
    def forgetful(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal) and isinstance(deal.template, Candlelight)
        deal.template.shown = deal.template.shown[:-1]
        return deal

    assert "worlds" in broken(dataclasses.replace(GAME, worlds=forgetful))


def test_worlds_catches_a_view_that_leaks() -> None:
    class Peek(View, frozen=True):
        peek: int = 0

    def leaky(state: Candlelight, seat: Seat | None) -> Peek:
        shown = {name: getattr(view(state, seat), name) for name in View.__struct_fields__}
        return Peek(**shown, peek=state.laid[0])

    assert "worlds" in broken(dataclasses.replace(GAME, view=leaky))


def test_worlds_catches_a_seat_with_two_views() -> None:
    def stale(public: View, state: Candlelight, seat: Seat) -> View:
        return msgspec.structs.replace(public, seat=seat)

    assert "two views that differ" in broken(dataclasses.replace(GAME, own_view=stale))["worlds"]


class Remembered:
    """The tables that were looked at, by the views that were taken of them: what nobody may know of a view."""

    def __init__(self) -> None:
        self.taken: list[tuple[View, Candlelight]] = []

    def view(self, state: Candlelight, seat: Seat | None) -> View:
        self.taken.append((view(state, seat), state))
        return self.taken[-1][0]

    def table(self, view: View) -> Candlelight | None:
        """The one behind this view, if it is one of those."""
        return next((state for seen, state in reversed(self.taken) if seen is view), None)

    def hidden(self, view: View) -> int:
        """Something of the table that differs between worlds."""
        table = self.table(view)
        return zlib.crc32(repr([sorted(hand) for hand in table.hands]).encode()) if table else 0


class Copies(Deal):
    """Always supposes the same world."""

    def shuffle(self, rng: Rng) -> None:
        super().shuffle(Rng(1))


class Prefers(Deal):
    """One time in three supposes its first world again: each comes up, one too often."""

    first: State | None = None

    def deal_into(self, state: State, rng: Rng) -> None:
        super().deal_into(state, rng)
        self.first = self.first or state.clone()
        if rng.below(3) == 0:
            state.become(self.first)


@pytest.mark.parametrize("kind", [Copies, Prefers])
def test_variety_catches_worlds_that_are_not_equally_likely(kind: type[Deal]) -> None:
    def same(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal)
        rooms = [[deal.lies[i] for i in range(deal.count)].count(place) for place in range(deal.places)]
        return kind(deal.template, deal.cards[: deal.count], rooms, deal.may[: deal.count])

    assert "variety" in broken(dataclasses.replace(GAME, worlds=same), games=30)


def test_past_catches_forgotten_voids() -> None:
    game = find("little-devils")

    def careless(view: Any) -> Any:
        return game.worlds(msgspec.structs.replace(view, barred=((),) * view.seats))

    assert "past" in broken(dataclasses.replace(game, worlds=careless), seats=3)


def test_silence_catches_an_event_that_tells_too_much() -> None:
    class Chatty(Candlelight):
        def play(self, seat: Seat, action: Action, tell: Tell | None) -> None:
            super().play(seat, action, tell)
            if tell:
                tell("aside", seat, odd=action % 2)

    assert "silence" in broken(with_state(Chatty))


def test_silence_catches_a_refusal_that_tells_too_much() -> None:
    def telltale(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        reason = GAME.why_not(state, seat, action)
        return Reason("not-held", "3.1", {"card": sum(state.laid)}) if reason else None

    def near(state: Candlelight, seat: Seat) -> list[Action]:
        return list(range(5))

    assert "silence" in broken(dataclasses.replace(GAME, why_not=telltale, near=near))


@pytest.mark.parametrize("latest", [False, True])
def test_silence_catches_a_search_in_the_true_world(latest: bool) -> None:
    """The one world that is supposed is the real one, so that no two differ: that it peeks is seen without any."""
    behind = Remembered()

    def true(view: View) -> Worlds:
        table = behind.taken[-1][1] if latest else behind.table(view)
        return Worlds(table.clone()) if table else GAME.worlds(view)

    assert "silence" in broken(dataclasses.replace(GAME, view=behind.view, worlds=true))


def test_silence_alone_catches_a_search_that_the_truth_sets_off() -> None:
    """Every world agrees with the view, and all are equally likely: only which of them come up is no accident."""
    behind = Remembered()

    class Omen(Deal):
        truth = 0

        def shuffle(self, rng: Rng) -> None:
            super().shuffle(Rng(rng.word() ^ self.truth))

    def omens(view: View) -> Deal:
        deal = GAME.worlds(view)
        assert isinstance(deal, Deal)
        rooms = [[deal.lies[i] for i in range(deal.count)].count(place) for place in range(deal.places)]
        omen = Omen(deal.template, deal.cards[: deal.count], rooms, deal.may[: deal.count])
        omen.truth = behind.hidden(view)
        return omen

    found = broken(dataclasses.replace(GAME, view=behind.view, worlds=omens))
    assert list(found) == ["silence"] and "what a bot does on seat" in found["silence"]


@pytest.mark.parametrize("ability", ["advise", "play", "because"])
def test_silence_alone_catches_a_hint_that_peeks(ability: str, monkeypatch: pytest.MonkeyPatch) -> None:
    behind = Remembered()

    def peek(view: View, legal: Sequence[Action], *_: object) -> Action:
        return legal[behind.hidden(view) % len(legal)]

    def tattle(view: View, action: Action) -> Because:
        return Because("only", {"odd": behind.hidden(view) % 2})

    monkeypatch.setattr(hints, ability, tattle if ability == "because" else peek, raising=False)
    found = broken(dataclasses.replace(GAME, view=behind.view))
    assert list(found) == ["silence"] and "or a hint, tells worlds apart" in found["silence"]


def test_commute_catches_an_effect_of_order() -> None:
    class Hasty(Candlelight):
        def play(self, seat: Seat, action: Action, tell: Tell | None) -> None:
            if not any(self.laid):
                self.candles[seat] += 1
                self.candles[seat - 1] -= 1
            super().play(seat, action, tell)

    assert "commute" in broken(with_state(Hasty))


def test_quiet_catches_rules_that_depend_on_telling() -> None:
    class Vain(Candlelight):
        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            if tell:
                self.shown[-1] = tuple(reversed(self.shown[-1]))

    assert "quiet" in broken(with_state(Vain))


def test_conserved_catches_a_lost_card() -> None:
    class Loses(Candlelight):
        def show(self, tell: Tell | None) -> None:
            super().show(tell)
            self.shown[-1] = self.shown[-1][:1] * self.seats

    assert "conserved" in broken(with_state(Loses))


def test_ends_catches_a_game_that_goes_on_for_ever() -> None:
    class Endless(Candlelight):
        def show(self, tell: Tell | None) -> None:
            laid = list(self.laid)
            super().show(tell)
            self.shown.pop()
            for seat, card in enumerate(laid):
                self.hands[seat].add(card)

    assert "the most that this game says" in broken(with_state(Endless))["ends"]


def test_ends_catches_a_choice_without_options() -> None:
    class Stuck(Candlelight):
        def fill(self, seat: Seat, out: Ints) -> None:
            if len(self.shown) < HAND - 1:
                super().fill(seat, out)

    assert "ends" in broken(with_state(Stuck))


def test_ends_catches_winners_of_a_running_game() -> None:
    class Eager(Candlelight):
        def winners(self) -> tuple[Seat, ...]:
            return tuple(seat for seat in range(self.seats) if self.candles[seat] == max(self.candles))

    assert "somebody has won" in broken(with_state(Eager))["ends"]


def test_ends_catches_playouts_that_pick_what_is_not_legal() -> None:
    class Wild(Candlelight):
        def pick(self, seat: Seat, rng: Rng, out: Ints) -> Action:
            return min(self.hands[seat]) - 1

    assert "pick otherwise" in broken(with_state(Wild))["ends"]


def test_ruled_catches_a_refusal_without_a_rule() -> None:
    def baseless(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        reason = GAME.why_not(state, seat, action)
        return Reason(reason.kind, "9.9", reason.data) if reason else None

    assert "9.9" in broken(dataclasses.replace(GAME, why_not=baseless))["ruled"]


def test_ruled_catches_reasons_against_what_is_legal() -> None:
    def contrary(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        return GAME.why_not(state, seat, action) or Reason("not-held", "3.1", {"card": action})

    assert "ruled" in broken(dataclasses.replace(GAME, why_not=contrary))


def test_ruled_catches_a_rule_that_no_test_cites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    (tmp_path / "RULES.md").write_text(rules + "\n**4.2** Nobody has tested this.\n", encoding="utf-8")
    for test in (GAME.folder / "tests").glob("*.py"):
        (tmp_path / "tests" / test.name).write_text(test.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    assert "4.2" in broken(GAME)["ruled"]


@pytest.mark.parametrize(
    ("file", "old", "new", "text"),
    [
        ("words/ja.ftl", "reason-laid-already =", "# ", "the language ja has no reason-laid-already, which en has"),
        ("words/fr.ftl", "\ntitle", "\nnote = bonsoir\ntitle", "the language de has no note, which fr has"),
        ("words/de.ftl", "$card", "$cards", "takes $cards in the language de and $card in en"),
        ("words/de.ftl", "{ $card }", "karte", "takes nothing in the language de and $card in en"),
        ("words/de.ftl", "{ $card }", "{ karte }", "reason-not-held quotes karte, which is not there"),
        ("words/fr.ftl", "{ $seat }", "{ $seat ", "cannot be read at 'reason-laid-already = "),
        ("words/fr.ftl", "\ntitle", "\ntitle = Une fois\ntitle", "fr.ftl says title twice"),
        ("words/en.ftl", "", None, "there is no words/en.ftl"),
        ("words/it.ftl", "", "title = A lume di candela", "the language it has no "),
        ("reasons.py", '"laid-already"', '"late" if state.over else "laid-already"', "the refusal late has no words"),
        ("RULES.ja.md", "", None, "there is no RULES.ja.md"),
        ("RULES.ja.md", "**2.2** ", "2.2 ", "RULES.ja.md has 3.1 where RULES.md has 2.2"),
        ("RULES.fr.md", "**4.1** ", "", "RULES.fr.md has nothing where RULES.md has 4.1"),
        ("rules.py", 'tell("laid", seat)', 'tell("sneezed", seat)', "the event sneezed has no words in the language"),
    ],
)
def test_worded_catches_languages_that_differ(
    file: str, old: str, new: str | None, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "candles"
    shutil.copytree(GAME.folder, folder)
    path = folder / file
    if new is None:
        path.unlink()
    else:
        before = "\n" + path.read_text(encoding="utf-8") if path.exists() else ""
        assert old in before
        path.write_text(before.replace(old, new) if old else new, encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(laws.Broken) as broken_law:
        worded(GAME)
    assert text in str(broken_law.value)


def test_worded_catches_actions_without_words() -> None:
    game = dataclasses.replace(GAME, actions=(*GAME.actions, "hum 1"))
    with pytest.raises(laws.Broken, match="the action hum has no words in the language"):
        worded(game)


def test_worded_catches_buttons_that_read_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "candles"
    shutil.copytree(GAME.folder, folder)
    path = folder / "words" / "fr.ftl"
    alike = re.sub(r"action-lay = .*", "action-lay = Poser { $a ->\n   *[other] une carte\n}", path.read_text("utf-8"))
    path.write_text(alike, encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(laws.Broken, match="lay 2 reads 'Poser une carte' in the language fr, as does lay 1"):
        worded(dataclasses.replace(GAME))


def test_worded_catches_events_that_lack_what_their_words_name() -> None:
    class Mumbles(Candlelight):
        def play(self, seat: int, action: int, tell: Any) -> None:
            super().play(seat, action, tell)
            if tell is not None:
                tell("lit", seat)  # how many candles?

    assert "event-lit" in broken(with_state(Mumbles))["worded"]


def test_worded_catches_sentences_that_call_their_reader_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("voodoo-pirates")
    traces = [Trace(game, 4, game.check_options(4, {}), seed) for seed in range(4)]
    assert all(trace.play() and told(trace) for trace in traces)
    monkeypatch.setattr("samedi.core.words.part", lambda event, viewer: Part("no", "none"))
    with pytest.raises(laws.Broken, match="calls its own reader by name"):
        for trace in traces:
            told(trace)


def test_worded_catches_a_house_that_does_not_speak_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(HOUSE, tmp_path / "words")
    words = tmp_path / "words" / "de.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("reason-over =", "# "), encoding="utf-8")
    monkeypatch.setattr("samedi.laws.written.HOUSE", tmp_path / "words")
    assert broken(GAME, games=1) == {"worded": "the language de has no reason-over, which en has"}


def test_back_catches_undo_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    from samedi.engine.session import Session

    monkeypatch.setattr(Session, "why_not_back", lambda self, seat: None)
    assert "back was allowed" in broken(GAME, games=8)["back"]


def test_back_catches_undo_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    from samedi.engine.session import Session

    honest: Callable[..., Any] = Session._retrace

    def careless(self: Session, *rest: Any) -> Any:
        line = honest(self, *rest)
        if isinstance(self.state, Candlelight):
            self.state.laid = [0] * self.seats
        return line

    monkeypatch.setattr(Session, "_retrace", careless)
    assert "back" in broken(GAME, games=8)


def test_fair_catches_a_loaded_deal() -> None:
    class Loaded(Candlelight):
        calls = 0

        def draw(self, rng: Rng, out: Ints) -> None:
            Loaded.calls += 1
            super().draw(Rng(Loaded.calls), out)

    assert "fair" in broken(with_state(Loaded))


@pytest.mark.skipif(_compiled.MODE != "compiled", reason="there is nothing to compare without compiled rules")
def test_twin_catches_drift_between_compiled_and_plain() -> None:
    """The plain half of the process pair is given a game that differs in one rule."""
    drift = (
        "import sys; import samedi.games.little_devils.rules as rules; rules.END = 60;"
        "sys.argv = ['twin', 'little-devils', '2']; from samedi.laws.twin import main; main()"
    )
    game = find("little-devils")
    real = subprocess.run

    def drifted(call: list[str], **more: Any) -> Any:
        return real([sys.executable, "-c", drift], **more)

    tables = [(3, game.check_options(3, {}))]
    with pytest.MonkeyPatch.context() as patch, pytest.raises(laws.Broken, match="play different games"):
        patch.setattr("samedi.laws.keeping.subprocess.run", drifted)
        twin(game, tables, 2)
    assert twin(game, tables, 2) == 2
