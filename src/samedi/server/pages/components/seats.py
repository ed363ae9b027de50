"""The seats of a lobby, with what the person who looks may do there."""

from collections.abc import Sequence
from dataclasses import dataclass

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.server.pages.components.html import Html, bdi, button, field, form, name_field, select, sentence, text_of
from samedi.server.pages.components.labels import bot_name, chair_name, level_name
from samedi.server.rooms.seating import seats_of
from samedi.storage.models import Chair, Person, Table


@dataclass(frozen=True)
class LobbyView:
    """A table in its lobby, and the person who looks at it."""

    table: Table
    person: Person | None
    here: frozenset[str]  # people whose page is open
    levels: Sequence[str]
    said: Words
    seating: tuple[Seat, ...]  # clockwise
    sides: tuple[tuple[Seat, ...], ...]  # seats that win together
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
        """May this person take a seat?"""
        return bool(self.free) and (not self.table.locked or self.hosts or bool(self.mine))

    def path(self, operation: str) -> str:
        return f"/tables/{self.table.id}/{operation}"


def chairs(view: LobbyView) -> Html:
    """Return all seats as they are around the table, and the order of turns if that differs."""
    rows = "".join(chair_row(view, seat, view.table.chairs[seat]) for seat in view.seating)
    over = f'<div class="over"><h2>{text_of(view.said.say("page-chairs"))}</h2>{lock_button(view)}</div>'
    order = "" if view.seating == tuple(sorted(view.seating)) else view.said.say("page-by-number")
    note = f"<p><small>{text_of(order)}</small></p>" if order else ""
    return Html(f'<section>{over}<ol class="chairs">{rows}</ol>{note}</section>')


def neighbour(view: LobbyView, seat: Seat, step: int) -> Seat | None:
    """Return the next or previous seat in the list."""
    at = view.seating.index(seat) + step
    return view.seating[at] if 0 <= at < len(view.seating) else None


def shared_by_partners(view: LobbyView, seat: Seat) -> Html:
    """Return what lies between this seat and the next, if they are partners."""
    after = neighbour(view, seat, 1)
    if not any(seat in side and after in side for side in view.sides):
        return Html("")
    return Html(f'<p class="share"><i>{text_of(view.share)}</i></p>')


def lock_button(view: LobbyView) -> Html:
    """Return the host's button that locks or unlocks the table."""
    if not view.hosts:
        return Html("")
    key, locked = ("page-unlock", "no") if view.table.locked else ("page-lock", "yes")
    return form(view.path("agree"), button(view.said.say(key), "word"), {"locked": locked})


def chair_row(view: LobbyView, seat: Seat, chair: Chair) -> Html:
    own = seat in view.mine
    actions = [*own_actions(view, seat, chair, own), *(host_actions(view, seat, chair, own) if view.hosts else [])]
    kind = "open" if chair.kind == "open" else "me" if own else "taken"
    between = shared_by_partners(view, seat)
    return Html(
        f'<li class="chair {kind}{" mate" if between else ""}"><span class="disc" aria-hidden="true">{seat + 1}</span>'
        f'<div class="who">{player(view, seat, chair, own)}</div>'
        f'<div class="do">{"".join(actions)}</div>{between}</li>'
    )


def player(view: LobbyView, seat: Seat, chair: Chair, own: bool) -> Html:
    """Return the player of a seat."""
    said = view.said
    number = f'<span class="sr">{text_of(chair_name(said, seat))} </span>'
    if chair.kind == "open":
        return Html(f"{number}<b>{text_of(said.say('page-open'))}</b>")
    notes = [said.say("page-is-you")] if own else []
    notes += [said.say("page-is-host")] if chair.person == view.table.host else []
    if chair.kind == "automa":
        notes.append(said.say("text-automa"))
    elif chair.kind == "bot":
        notes.append(bot_name(said, chair.level))
    told = "".join(f" <i>{text_of(note)}</i>" for note in notes)
    return Html(f"{number}<b>{bdi(chair.name)}</b>{told}{presence(view, chair, own)}")


def presence(view: LobbyView, chair: Chair, own: bool) -> Html:
    """Return whether the page of another player is open."""
    if chair.person is None or own:
        return Html("")
    here = chair.person in view.here
    label = view.said.say("page-here" if here else "page-away")
    return Html(f' <span class="{"here" if here else "away"}">{text_of(label)}</span>')


def own_actions(view: LobbyView, seat: Seat, chair: Chair, own: bool) -> list[Html]:
    """Return what all people may do: take an open seat, leave their own."""
    said = view.said
    if own:
        return [form(view.path("stand"), button(said.say("page-stand"), "word"), {"seat": seat})]
    if chair.kind != "open" or view.person is None or view.mine or not view.may_sit:
        return []
    kind = "go" if seat == view.free[0] and not view.hosts else "say"
    return [form(view.path("sit"), button(said.say("page-sit-here"), kind), {"seat": seat}, "data-salted")]


def host_actions(view: LobbyView, seat: Seat, chair: Chair, own: bool) -> list[Html]:
    """Return what the host may do with a seat: give it to a bot, open it, move it."""
    if chair.kind == "automa":
        return []
    said = view.said
    actions = []
    if chair.person is None:
        actions.append(bot_form(view, seat, chair))
    if chair.kind != "open" and not own:
        label = said.say("page-remove" if chair.person else "page-make-open")
        actions.append(form(view.path("chair"), button(label, "word"), {"seat": seat, "kind": "open"}))
    for step, sign, key in ((-1, "↑", "page-up"), (1, "↓", "page-down")):
        actions.append(move_button(view, seat, neighbour(view, seat, step), sign, said.say(key, number=seat + 1)))
    return actions


def bot_form(view: LobbyView, seat: Seat, chair: Chair) -> Html:
    """Return the form that gives a seat to a bot."""
    said = view.said
    choices = [(level, level_name(said, level)) for level in view.levels]
    if chair.kind == "open":
        choices = [("", said.say("page-give-bot")), *choices]
    label = text_of(said.say("page-bot-for", number=seat + 1))
    chosen = select("level", choices, chair.level or "", f'data-submit aria-label="{label}"')
    sent = Html(f"<noscript>{button(said.say('page-apply'), 'word')}</noscript>")
    return form(view.path("chair"), chosen + sent, {"seat": seat, "kind": "bot"}, kind="bot")


def move_button(view: LobbyView, seat: Seat, other: Seat | None, sign: str, label: str) -> Html:
    """Return the button that swaps a seat with its neighbour; an empty space if there is none."""
    if other is None or view.table.chairs[other].kind == "automa":
        return Html('<span class="move none"></span>')
    said = text_of(label)
    press = f'<button class="btn word" title="{said}" aria-label="{said}">{sign}</button>'
    return form(view.path("swap"), press, {"seat": seat, "other": other}, kind="move")


def sit_form(view: LobbyView) -> Html:
    """Return the form for a new person: a name and a seat."""
    said = view.said
    if view.person is not None or not view.may_sit:
        return Html("")
    content = name_field(said, more="autofocus") + chair_field(view) + button(said.say("page-sit-down"), "go big")
    return form(view.path("sit"), content, more="data-salted", kind="sheet line")


def friend_form(view: LobbyView) -> Html:
    """Return the form for a second player at the same device."""
    said = view.said
    if not view.mine or not view.free:
        return Html("")
    content = name_field(said) + chair_field(view) + button(said.say("page-sit-also"))
    sent = form(view.path("sit"), content, more="data-salted", kind="line")
    return Html(
        f'<details class="friend"><summary>{text_of(said.say("page-also"))}</summary>'
        f"<p>{text_of(said.say('page-also-about'))}</p>{sent}</details>"
    )


def chair_field(view: LobbyView) -> Html:
    choices = [(str(seat), chair_name(view.said, seat)) for seat in view.free]
    return field(view.said.say("page-which-chair"), select("seat", choices, choices[0][0]))


def notes_of(view: LobbyView) -> Html:
    """Return notes: that there is no seat, or that the host has to start."""
    said = view.said
    told = []
    if view.table.locked:
        told.append(text_of(said.say("page-is-locked")))
    if not view.mine and not view.hosts:
        told.append(text_of(said.say("page-may-watch" if view.may_sit else "page-only-watch")))
    elif not view.hosts:
        told.append(sentence(said, "page-wait-start", host=host_name(view)))
    return Html("".join(f'<p class="news">{line}</p>' for line in told))


def host_name(view: LobbyView) -> Html:
    names = (chair.name for chair in view.table.chairs if chair.person == view.table.host)
    name = next(names, None)
    return bdi(name) if name is not None else text_of(view.said.say("page-the-host"))
