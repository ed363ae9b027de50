"""Every refusal has a reason and a rule, in four languages."""

import pytest

import samedi
from samedi.core.words import words
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.tests.positions import do, legal, opened, read

LONE = "board a1=Yo b1=To e5=Tv f5=Rv"


def refused(line: str, code: str) -> tuple[str, str]:
    """The kind of reason against a code at this table, and its rule."""
    table = read(line)
    reason = GAME.why_not(table, table.mover, GAME.action_of[code])
    assert reason is not None, f"{code} is legal"
    for lang in ("en", "de", "fr", "ja"):
        assert words(GAME, lang).reason(reason)
    return reason.kind, reason.rule


@pytest.mark.parametrize(
    ("line", "code", "kind", "rule"),
    [
        (f"2 seats | {LONE} | step capture", "capture b1 E", "not-yours", "4.1"),
        (f"2 seats | {LONE} | step capture", "capture g7 W", "not-yours", "4.1"),
        (f"2 seats | {LONE} | step capture", "capture a1 N", "nothing-over", "4.1"),
        ("2 seats | board a1=Yo b1=To c1=Rc,Rv,Rg a2=Wo | step capture", "capture a1 E", "full-column", "4.2"),
        ("2 seats | board a1=Yo b1=To a2=Wo | guarded B | step capture", "capture a1 E", "protected", "6.4"),
        (f"2 seats | {LONE} | step capture", "pass", "due-capture", "3.5"),
        (f"2 seats | {LONE}", "capture a1 E", "due-power", "3.1"),
        ("2 seats | loas R T | board a1=Ro c1=Tv", "pass", "must-unlock", "3.4"),
        ("2 seats | loas R T | board a1=Ro c1=Tv", "power PL a1 a5", "no-capture", "3.4"),
        ("2 seats | loas R T | board a1=Ro c1=Tv", "power EF a1", "cannot-pay", "5.1"),
        ("2 seats | loas R T | board a1=Ro c1=Tv", "power PL b1 d1", "empty-space", "5.9"),
        ("2 seats | loas R T | board a1=Ro c1=Tv", "power PL a1 c1", "space-taken", "5.4"),
        ("2 seats | loas Y T | board a1=Yo b1=Tv d1=Tv | step after", "power MW 2 W", "unmoved", "5.3"),
        ("2 seats | loas Y T | board a1=Yo b1=Tv e1=Tv", "power MW a N", "no-capture", "3.4"),
        ("2 seats | loas T Y | board a1=Yo b1=Tv | step after", "power GB a1", "no-column", "5.5"),
        ("2 seats | loas T Y | board a1=Yo,Yv b1=Tv,Tc,Tg | step after", "power GB a1", "no-room", "5.5"),
        ("2 seats | loas P Y | board a1=Yo,Yv b1=Tv c1=Pv | step after", "power EF a1", "not-single", "5.7"),
        ("2 seats | loas P Y | board a1=Yo b1=Yo | step after", "power EF a1", "all-alike", "5.8"),
        ("2 seats | loas P Y | board a1=Yo b1=Yo c1=Pv | step after swap a1", "swap b1", "alike", "5.8"),
        ("2 seats | loas P Y | board a1=Yo b1=Yo c1=Pv | step after swap a1", "swap d1", "empty-space", "5.9"),
        ("2 seats | loas P Y | board a1=Yo b1=Yo c1=Pv | step after swap a1", "swap a1", "swap-itself", "5.7"),
        ("2 seats | loas P Y | board a1=Yo b1=Yo c1=Pv | step after swap a1", "pass", "due-swap", "5.7"),
        ("2 seats | loas P Y | board a1=Pv b1=Yo d7=Yv e7=Ro | step before swap a1", "swap b1", "no-capture", "3.4"),
        ("2 seats | loas T Y | board a1=Yo,Yv b1=Tv c1=Ro,Rv,Rc | step after drop a1", "drop d1", "drop-empty", "5.5"),
        ("2 seats | loas T Y | board a1=Yo,Yv b1=Tv c1=Ro,Rv,Rc | step after drop a1", "drop a1", "drop-back", "5.5"),
        ("2 seats | loas T Y | board a1=Yo,Yv b1=Tv c1=Ro,Rv,Rc | step after drop a1", "drop c1", "full-column", "5.5"),
        ("2 seats | loas T Y | board a1=Yo,Yv b1=Tv | step after drop a1", "done", "due-drop", "5.5"),
        ("2 seats | loas T Y | board a1=Yo b1=Tv,Yv,Rc | step after order a1 b1", "pass", "due-order", "5.6"),
        (f"2 seats | {LONE} | zones Tv / - | offerings 1 0 | step face Tv", "face v", "same-face", "4.6"),
        (f"2 seats | {LONE} | zones Tv / - | offerings 1 0 | step face Tv", "use", "due-face", "4.6"),
        (f"2 seats | {LONE} | zones Tv / - | step effect Tv", "change Tv o", "other-face", "4.7"),
        (f"2 seats | {LONE} | zones Tv / - | step effect Tv", "put Tv", "due-effect", "4.7"),
        (f"2 seats | {LONE} | zones Tc / - | step effect Tc", "use", "other-face", "4.7"),
        (f"2 seats | {LONE} | zones Tc / - | step effect Tc", "change Yo v", "not-captured", "6.3"),
        (f"2 seats | {LONE} | zones Ts / - | spirits Yo / Yv | step effect Ts", "steal 0 Yo", "no-opponent", "6.5"),
        (f"2 seats | {LONE} | zones Ts / - | spirits - / Yv | step effect Ts", "steal 1 Yo", "not-banked", "6.5"),
        (
            f"3 seats | {LONE} | zones Ts / - / - | spirits - / Yv / Yo | guarded B | step effect Ts",
            "steal 1 Yv",
            "safe-world",
            "6.4",
        ),
        (f"2 seats | {LONE} | zones Tx / Yo | step effect Tx", "switch 1 Po", "not-in-zone", "6.6"),
        (f"2 seats | {LONE} | zones Tx Yv / Yo | step with 0 Tx Tx", "with 0 Yv", "same-zone", "6.6"),
        (f"2 seats | {LONE} | zones Tx / Tx Yo | step with 0 Tx Tx", "with 1 Tx", "alike", "6.6"),
        (f"2 seats | {LONE} | zones Tx / Tx Yo | step with 0 Tx Tx", "pass", "due-with", "6.6"),
        (f"2 seats | {LONE} | zones Tv / - | offerings 2 0 | step again", "done", "due-again", "3.8"),
        (f"2 seats | {LONE} | zones Tv Yo / - | step bank", "score", "nothing-chosen", "7.4"),
        (f"2 seats | {LONE} | zones Tv Yo / - | step bank", "pass", "due-bank", "3.9"),
        (f"2 seats | {LONE} | zones Tv Yo / - | step bank", "put Ro", "not-captured", "7.4"),
        (f"2 seats | {LONE} | zones Tv Yo / - | step bank Tv", "put Yo", "no-combo", "7.5"),
        (f"2 seats | {LONE} | zones Tv Yo / - | step bank Tv", "done", "still-chosen", "7.7"),
        (f"2 seats | {LONE} | step after", "done", "due-power", "3.10"),
    ],
)
def test_a_refusal_says_why_and_by_which_rule(line: str, code: str, kind: str, rule: str) -> None:
    assert refused(line, code) == (kind, rule)


def test_a_draft_is_refused_with_its_reason() -> None:  # rule 2.6
    table = opened(2, board="draft")
    outcome = GAME.read_outcome(table, "pool Y oooooooooo T vvvvvvvvvv R cccccccccc P gggggggggg W ssssssxx")
    assert isinstance(outcome, tuple)
    table.settle(outcome)
    do(table, "draft o b7")
    for code, kind in (("draft o b7", "space-taken"), ("draft v f7", "not-in-pool"), ("pass", "due-draft")):
        reason = GAME.why_not(table, 1, GAME.action_of[code])
        assert reason is not None and (reason.kind, reason.rule) == (kind, "2.6")
    waiting = GAME.why_not(table, 0, GAME.action_of["draft o f7"])
    assert waiting is not None and waiting.kind == "turn"


def test_an_order_of_two_dice_that_leaves_no_capture_is_refused() -> None:  # rules 3.4, 5.6
    line = "2 seats | loas T Y | board a1=Yo b1=Pv,Tv,Yv c1=Ro | step before order a1 b1 | turn A powered"
    assert refused(line, "over") == ("no-capture", "3.4")
    assert legal(read(line)) == ["under"]


def test_a_session_refuses_with_a_sentence() -> None:  # rule 4.1
    table = samedi.Session("baron-voodoo", 2, options={"board": "balanced"})
    table.submit(0, "pass")
    with pytest.raises(samedi.NotLegal, match=r"on top of a7 is no yellow die \(rule 4\.1\)"):
        table.submit(0, "capture a7 E")
    with pytest.raises(samedi.NotYourTurn, match=r"it is not seat 1's turn \(rule 3\.1\)"):
        table.submit(1, "pass")
    with pytest.raises(samedi.NotLegal, match="no code of this game"):
        table.submit(0, "capture a1 W")


def test_the_plausible_illegal_actions_are_explained_beforehand() -> None:  # rule 3.1
    table = samedi.Session("baron-voodoo", 2, options={"board": "balanced"})
    table.submit(0, "pass")
    denied = dict(table.offer(0).denied)
    assert denied["capture c4 E"].kind == "nothing-over" and all(reason.rule for reason in denied.values())
