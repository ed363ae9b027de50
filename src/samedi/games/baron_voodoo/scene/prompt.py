"""The prompt of Baron Voodoo: the question for the viewer, or whom the table waits for."""

from functools import cache

from samedi.core.offer import Offer
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo import terms
from samedi.games.baron_voodoo.components import COLOURS, FACES, KINDS, NAMES
from samedi.games.baron_voodoo.notation.steps import STEPS
from samedi.games.baron_voodoo.phases import BANK, BEFORE, DROP_MIDDLE, DROP_TOP, EFFECT, ORDER, SWAP, WITH
from samedi.games.baron_voodoo.view import View
from samedi.games.baron_voodoo.view.ownership import captured_face
from samedi.scene.model import Prompt


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    step = step_of(view)
    if view.mover < 0:
        return Prompt(words.say(f"prompt-{step}"))
    if offer.legal:
        return Prompt(question(view, offer, step, words), chosen=chosen(view, words), can_go_back=offer.can_go_back)
    if view.mover == view.seat:  # the game was ended early
        return Prompt(words.say("prompt-over"))
    return Prompt(waiting(step, view.mover, words), waits_for=(view.mover,), can_go_back=offer.can_go_back)


def step_of(view: View) -> str:
    """Return the step of the turn, for an effect with its face."""
    name = STEPS[view.phase]
    return f"{name}-{FACES[captured_face(view)]}" if view.phase == EFFECT else name


def question(view: View, offer: Offer, step: str, words: Words) -> str:
    if view.phase == BEFORE and "pass" not in offer.legal:
        return words.say("prompt-unlock")
    if view.phase == BANK and view.chosen:
        return words.say("prompt-combo")
    return question_of_step(step, COLOURS[view.loas[view.mover]], words)


@cache
def question_of_step(step: str, letter: str, words: Words) -> str:
    return words.say(f"prompt-{step}", colour=words.say("colour", colour=letter))


@cache
def waiting(step: str, mover: Seat, words: Words) -> str:
    return words.say(f"wait-{step.partition('-')[0]}", who=words.name(mover))


def chosen(view: View, words: Words) -> tuple[str, ...]:
    """Return the steps of a power or a Switch that are already taken."""
    if view.phase == WITH:
        return (terms.die(KINDS[view.source % 30], words),)
    if view.phase == SWAP:
        return (words.say("loa", loa="EF"), NAMES[view.source])
    if view.phase in (DROP_TOP, DROP_MIDDLE, ORDER):
        return (words.say("loa", loa="GB"), *(NAMES[space] for space in (view.source, view.dropped) if space >= 0))
    return ()
