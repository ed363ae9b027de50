"""Laws about what is written: every rule tested, every refusal grounded in a rule, every language complete."""

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from samedi.core.game import Game
from samedi.core.words import AFFECTED_ARGUMENTS, WORDS_FOLDER, languages, words
from samedi.laws.trace import Broken, Trace
from samedi.scene.rules_text import parse_rules, rule_numbers

NUMBER = re.compile(r"\b\d+\.\d+\b")
UNSPOKEN = {"refused", "bad-record"}  # kinds whose refusal brings its own text


def rules_of(game: Game, name: str = "RULES.md") -> list[str]:
    """The numbers of a game's rules, in their order."""
    return rule_numbers(parse_rules((game.folder / name).read_text(encoding="utf-8")))


def cited_in(folder: Path) -> set[str]:
    """The rule numbers that tests name on lines with the word "rule"."""
    lines = (
        line for file in sorted(folder.rglob("test_*.py")) for line in file.read_text(encoding="utf-8").splitlines()
    )
    return {number for line in lines if "rule" in line for number in NUMBER.findall(line)}


def ruled(game: Game) -> int:
    """Every numbered rule is cited by a test, and the tests cite no rule that is not there."""
    rules = rules_of(game)
    if len(set(rules)) != len(rules):
        raise Broken("a number of RULES.md stands there twice")
    cited = cited_in(game.folder / "tests")
    untested = [rule for rule in rules if rule not in cited]
    if untested or not rules:
        raise Broken(f"no test cites rule {', '.join(untested) or '(there is none)'}")
    if cited.difference(rules):
        raise Broken(f"tests cite rule {', '.join(sorted(cited.difference(rules)))}, which RULES.md does not have")
    return len(rules)


def grounded(trace: Trace) -> int:
    """Whoever may not do a thing is told why, by a rule that exists; whoever may is not."""
    game = trace.game
    rules = set(rules_of(game))
    cases = 0
    for number, state in trace.positions():
        if state.acting == (-1,) or not state.acting:
            continue
        random = trace.random(number)
        for seat in range(trace.seats):
            legal = set(state.legal(seat))
            tried = {
                *legal,
                *game.plausible_actions(state, seat),
                *random.sample(range(len(game.actions)), 6 if len(game.actions) > 6 else 1),
            }
            for action in tried:
                reason = game.why_not(state, seat, action)
                if (reason is None) != (action in legal):
                    raise Broken(
                        f"before entry {number}: why_not and legal differ on {game.actions[action]} of seat {seat}"
                    )
                if reason is not None and reason.rule not in rules:
                    raise Broken(f"the refusal {reason.kind} cites rule {reason.rule!r}, which RULES.md does not have")
                cases += reason is not None
    return cases


def worded(game: Game) -> int:
    """Every language of a game has every message with the same variables and every rule, and a word for every refusal,
    hint, event and action."""
    house = {file.stem: messages(file) for file in sorted(WORDS_FOLDER.glob("*.ftl"))}
    own = {lang: messages(game.folder / "words" / f"{lang}.ftl") for lang in languages(game)}
    if "en" not in own:
        raise Broken("there is no words/en.ftl")
    both = {lang: {**house.get(lang, {}), **said} for lang, said in own.items()}
    cases = same_messages(house) + same_messages(both)
    kinds = {kind for file in sources(game) for kind in kinds_in(file)} - UNSPOKEN
    wanted = [
        *(("refusal", kind, f"reason-{kind}") for kind in kinds),
        *(("hint", kind, f"because-{kind}") for file in sources(game) for kind in kinds_in(file, "Because")),
        *(("event", kind, f"event-{kind}") for file in sources(game) for kind in told_in(file)),
        *(("action", verb, f"action-{verb}") for verb in {code.split()[0] for code in game.actions}),
        *([("button", "solo", "solo")] if game.solo else []),
    ]
    for lang, said in both.items():
        silent = sorted((what, kind) for what, kind, key in wanted if key not in said)
        if silent:
            raise Broken(f"the {' '.join(silent[0])} has no words in the language {lang}")
        if lang != "en":
            same_rules(game, f"RULES.{lang}.md")
        cases += buttons(game, lang)
    return cases + len(wanted) * len(both)


def buttons(game: Game, lang: str) -> int:
    """Every code is said, and no two of them alike."""
    spoken: dict[str, str] = {}
    for code in game.actions:
        text = words(game, lang).action(code)
        if not text.strip() or text in spoken:
            raise Broken(f"{code} reads {text!r} in the language {lang}, as does {spoken.get(text, 'a blank')}")
        spoken[text] = code
    return len(spoken)


def told(trace: Trace) -> int:
    """What happens at the chosen positions can be told to whoever may know it, in one language after another.

    Whoever it was done to hears it too, and is spoken to: a sentence does not call its reader by name.
    """
    cases = 0
    spoken = languages(trace.game)
    for number in trace.chosen:
        for event in trace.events[number] if number < len(trace.events) else ():
            viewer = trace.random(number).choice([*range(trace.seats), None])
            heard = viewer if event.seen(viewer) else (event.seen_by or (None,))[0]
            lang = spoken[(number + cases) % len(spoken)]
            said = words(trace.game, lang)
            said.event(event, heard)
            for meant in {event.data[name] for name in AFFECTED_ARGUMENTS if name in event.data}:
                if event.seen(meant) and said.name(meant) in said.event(event, meant):
                    raise Broken(f"event-{event.kind} in the language {lang} calls its own reader by name")
            cases += 1
    return cases


def messages(file: Path) -> dict[str, dict[str, Any]]:
    """What a Fluent file says, as syntax trees by message."""
    from fluent.syntax import parse  # here: only this law pays for it

    found: dict[str, dict[str, Any]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).to_json()["body"]:
        if entry["type"] == "Junk":
            raise Broken(f"{file.parent.parent.name}/words/{file.name} cannot be read at {entry['content'][:40]!r}")
        if entry["type"] == "Message":
            name = entry["id"]["name"]
            if name in found:
                raise Broken(f"{file.parent.parent.name}/words/{file.name} says {name} twice")
            found[name] = entry
    return found


def same_messages(said: Mapping[str, Mapping[str, Any]]) -> int:
    """Each language has what any other has; returns how many messages were compared."""
    english_last = sorted(said, key=lambda lang: lang == "en")  # so that the others are held to it
    every = {name: lang for lang in english_last for name in said[lang]}
    for name, where in every.items():
        wanted = variables(name, said[where])
        for lang, known in said.items():
            if name not in known:
                raise Broken(f"the language {lang} has no {name}, which {where} has")
            given = variables(name, known)
            if given != wanted:
                raise Broken(f"{name} takes {listed(given)} in the language {lang} and {listed(wanted)} in {where}")
    return len(every) * len(said)


def variables(name: str, known: Mapping[str, Any]) -> set[str]:
    """The variables of a message, those of messages that it quotes among them."""
    found: set[str] = set()
    quoted = [name]
    for each in quoted:
        if each not in known:
            raise Broken(f"{name} quotes {each}, which is not there")
        found.update(named(known[each], "VariableReference"))
        quoted += [other for other in named(known[each], "MessageReference") if other not in quoted]
    return found


def named(tree: Any, kind: str) -> Iterator[str]:
    """The names in a syntax tree under nodes of that kind."""
    if isinstance(tree, dict):
        if tree.get("type") == kind:
            yield tree["id"]["name"]
        tree = list(tree.values())
    if isinstance(tree, list):
        for branch in tree:
            yield from named(branch, kind)


def listed(found: set[str]) -> str:
    return " ".join(f"${name}" for name in sorted(found)) or "nothing"


def sources(game: Game) -> Iterator[Path]:
    """The files whose refusals a player of this game can meet."""
    yield from (file for file in game.folder.rglob("*.py") if "tests" not in file.relative_to(game.folder).parts)
    for part in ("core", "engine", "kit"):
        yield from (WORDS_FOLDER.parent / part).glob("*.py")


def kinds_in(file: Path, struct: str = "Reason") -> Iterator[str]:
    """The kinds that a source names: Reason("turn", …), Reason("high" if … else "low", …)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == struct and node.args:
            kind = node.args[0]
            for each in (kind.body, kind.orelse) if isinstance(kind, ast.IfExp) else (kind,):
                if isinstance(each, ast.Constant):
                    yield str(each.value)


def told_in(file: Path) -> Iterator[str]:
    """The kinds of events that a source tells: tell("took", …), Event("back", …)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="tell" | "Event"), args=[ast.Constant(value=kind), *_]):
                yield str(kind)


def same_rules(game: Game, name: str) -> None:
    """A translation has the numbers of RULES.md in the same order."""
    if not (game.folder / name).exists():
        raise Broken(f"there is no {name}")
    wanted, given = rules_of(game), rules_of(game, name)
    if given != wanted:
        pairs = zip_longest(given, wanted, fillvalue="nothing")
        here, there = next((here, there) for here, there in pairs if here != there)
        raise Broken(f"{name} has {here} where RULES.md has {there}")
