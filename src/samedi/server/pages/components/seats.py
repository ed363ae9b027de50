"""Chairs: who sits where before the game, and what one may do about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.server.pages.components.html import Html, bdi, button, field, form, name_field, select, sentence, text_of
from samedi.server.pages.components.labels import bot_name, chair_name, level_name, seats_of
from samedi.storage.models import Chair, Person, Table


@dataclass(frozen=True)
class Around:
    """A table in its lobby, and who looks at it."""

    table: Table
    person: Person | None
    here: frozenset[str]  # people whose page is open
    levels: Sequence[str]
    said: Words
    seating: tuple[Seat, ...]  # clockwise
    sides: tuple[tuple[Seat, ...], ...]  # who win together
    share: str  # what partners have in common

    @property
    def hosts(self) -> bool:
        return self.person is not None and self.person.id == self.table.host

    @property
    def mine(self) -> tuple[Seat, ...]:
        return seats_of(self.table, self.person)

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.table.chairs) if chair.kind == "open")

    @property
    def may_sit(self) -> bool:
        """Is there a chair for whoever looks?"""
        return bool(self.free) and (not self.table.locked or self.hosts or bool(self.mine))

    def path(self, operation: str) -> str:
        return f"/tables/{self.table.id}/{operation}"


def chairs(around: Around) -> Html:
    """All chairs as they stand around the table, and how turns go if that is another order."""
    rows = "".join(chair_row(around, seat, around.table.chairs[seat]) for seat in around.seating)
    over = f'<div class="over"><h2>{text_of(around.said.say("page-chairs"))}</h2>{lock(around)}</div>'
    order = "" if around.seating == tuple(sorted(around.seating)) else around.said.say("page-by-number")
    note = f"<p><small>{text_of(order)}</small></p>" if order else ""
    return Html(f'<section>{over}<ol class="chairs">{rows}</ol>{note}</section>')


def beside(around: Around, seat: Seat, step: int) -> Seat | None:
    """The chair before or after in the list."""
    at = around.seating.index(seat) + step
    return around.seating[at] if 0 <= at < len(around.seating) else None


def shared(around: Around, seat: Seat) -> Html:
    """What lies between this chair and the next one, if partners sit there."""
    after = beside(around, seat, 1)
    if not any(seat in side and after in side for side in around.sides):
        return Html("")
    return Html(f'<p class="share"><i>{text_of(around.share)}</i></p>')


def lock(around: Around) -> Html:
    """The host lets nobody else sit down, or lets them again."""
    if not around.hosts:
        return Html("")
    key, locked = ("page-unlock", "no") if around.table.locked else ("page-lock", "yes")
    return form(around.path("agree"), button(around.said.say(key), "word"), {"locked": locked})


def chair_row(around: Around, seat: Seat, chair: Chair) -> Html:
    own = seat in around.mine
    deeds = [*own_deeds(around, seat, chair, own), *(host_deeds(around, seat, chair, own) if around.hosts else [])]
    kind = "open" if chair.kind == "open" else "me" if own else "taken"
    between = shared(around, seat)
    return Html(
        f'<li class="chair {kind}{" mate" if between else ""}"><span class="disc" aria-hidden="true">{seat + 1}</span>'
        f'<div class="who">{who(around, seat, chair, own)}</div>'
        f'<div class="do">{"".join(deeds)}</div>{between}</li>'
    )


def who(around: Around, seat: Seat, chair: Chair, own: bool) -> Html:
    """Who sits there, and what there is to know of them."""
    said = around.said
    number = f'<span class="sr">{text_of(chair_name(said, seat))} </span>'
    if chair.kind == "open":
        return Html(f"{number}<b>{text_of(said.say('page-open'))}</b>")
    notes = [said.say("page-is-you")] if own else []
    notes += [said.say("page-is-host")] if chair.person == around.table.host else []
    if chair.kind == "automa":
        notes.append(said.say("text-automa"))
    elif chair.kind == "bot":
        notes.append(bot_name(said, chair.level))
    told = "".join(f" <i>{text_of(note)}</i>" for note in notes)
    return Html(f"{number}<b>{bdi(chair.name)}</b>{told}{presence(around, chair, own)}")


def presence(around: Around, chair: Chair, own: bool) -> Html:
    """Is the page of somebody else open?"""
    if chair.person is None or own:
        return Html("")
    here = chair.person in around.here
    label = around.said.say("page-here" if here else "page-away")
    return Html(f' <span class="{"here" if here else "away"}">{text_of(label)}</span>')


def own_deeds(around: Around, seat: Seat, chair: Chair, own: bool) -> list[Html]:
    """What everybody may do: sit down on an open chair, stand up from one's own."""
    said = around.said
    if own:
        return [form(around.path("stand"), button(said.say("page-stand"), "word"), {"seat": seat})]
    if chair.kind != "open" or around.person is None or around.mine or not around.may_sit:
        return []
    kind = "go" if seat == around.free[0] and not around.hosts else "say"
    return [form(around.path("sit"), button(said.say("page-sit-here"), kind), {"seat": seat}, "data-salted")]


def host_deeds(around: Around, seat: Seat, chair: Chair, own: bool) -> list[Html]:
    """What the host may do with a chair: a bot for it, whoever sits there away, up or down."""
    if chair.kind == "automa":
        return []
    said = around.said
    deeds = []
    if chair.person is None:
        deeds.append(bot_deed(around, seat, chair))
    if chair.kind != "open" and not own:
        label = said.say("page-remove" if chair.person else "page-make-open")
        deeds.append(form(around.path("chair"), button(label, "word"), {"seat": seat, "kind": "open"}))
    for step, sign, key in ((-1, "↑", "page-up"), (1, "↓", "page-down")):
        deeds.append(move_deed(around, seat, beside(around, seat, step), sign, said.say(key, number=seat + 1)))
    return deeds


def bot_deed(around: Around, seat: Seat, chair: Chair) -> Html:
    """A bot of a level for a chair where nobody sits."""
    said = around.said
    choices = [(level, level_name(said, level)) for level in around.levels]
    if chair.kind == "open":
        choices = [("", said.say("page-give-bot")), *choices]
    label = text_of(said.say("page-bot-for", number=seat + 1))
    chosen = select("level", choices, chair.level or "", f'data-submit aria-label="{label}"')
    sent = Html(f"<noscript>{button(said.say('page-apply'), 'word')}</noscript>")
    return form(around.path("chair"), chosen + sent, {"seat": seat, "kind": "bot"}, kind="bot")


def move_deed(around: Around, seat: Seat, other: Seat | None, sign: str, label: str) -> Html:
    """Change places with the chair before or after; where there is none the place stays empty."""
    if other is None or around.table.chairs[other].kind == "automa":
        return Html('<span class="move none"></span>')
    said = text_of(label)
    press = f'<button class="btn word" title="{said}" aria-label="{said}">{sign}</button>'
    return form(around.path("swap"), press, {"seat": seat, "other": other}, kind="move")


def sit_form(around: Around) -> Html:
    """For somebody whom the house does not know yet: a name, and a chair."""
    said = around.said
    if around.person is not None or not around.may_sit:
        return Html("")
    content = name_field(said, more="autofocus") + chair_field(around) + button(said.say("page-sit-down"), "go big")
    return form(around.path("sit"), content, more="data-salted", kind="sheet line")


def friend_form(around: Around) -> Html:
    """For whoever sits already: a chair for a friend at the same device."""
    said = around.said
    if not around.mine or not around.free:
        return Html("")
    content = name_field(said) + chair_field(around) + button(said.say("page-sit-also"))
    sent = form(around.path("sit"), content, more="data-salted", kind="line")
    return Html(
        f'<details class="friend"><summary>{text_of(said.say("page-also"))}</summary>'
        f"<p>{text_of(said.say('page-also-about'))}</p>{sent}</details>"
    )


def chair_field(around: Around) -> Html:
    choices = [(str(seat), chair_name(around.said, seat)) for seat in around.free]
    return field(around.said.say("page-which-chair"), select("seat", choices, choices[0][0]))


def news(around: Around) -> Html:
    """What whoever looks should know: no chair for them, or nothing to do but wait."""
    said = around.said
    told = []
    if around.table.locked:
        told.append(text_of(said.say("page-is-locked")))
    if not around.mine and not around.hosts:
        told.append(text_of(said.say("page-may-watch" if around.may_sit else "page-only-watch")))
    elif not around.hosts:
        told.append(sentence(said, "page-wait-start", host=host_name(around)))
    return Html("".join(f'<p class="news">{line}</p>' for line in told))


def host_name(around: Around) -> Html:
    names = (chair.name for chair in around.table.chairs if chair.person == around.table.host)
    name = next(names, None)
    return bdi(name) if name is not None else text_of(around.said.say("page-the-host"))
