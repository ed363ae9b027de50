"""HTML from text. All text is escaped here."""

import html
import re
from collections.abc import Mapping, Sequence

from samedi.core.words import Words, with_names

MAX_NAME_LENGTH = 24
PRIVATE = re.compile("[\ue000-\uf8ff]")  # private characters: they stand for parts that are inserted later


class Html(str):
    """Escaped text. Plain text that is added to it is escaped first."""

    def __add__(self, other: "Html") -> "Html":  # type: ignore[override]
        return Html(f"{self}{text_of(other)}")


def text_of(text: str) -> Html:
    """Escape a text that is not HTML already."""
    return text if isinstance(text, Html) else Html(html.escape(text))


def bdi(name: str) -> Html:
    """Return a name whose writing direction does not affect the sentence around it."""
    return Html(f"<bdi>{text_of(name)}</bdi>")


def sentence(said: Words, key: str, **parts: str | int) -> Html:
    """Return a sentence as HTML. Parts that are HTML are inserted as they are."""
    marks = {name: chr(0xE000 + at) for at, (name, part) in enumerate(parts.items()) if isinstance(part, Html)}
    plain = {name: PRIVATE.sub("", part) if isinstance(part, str) else part for name, part in parts.items()}
    text: str = text_of(said.say(key, **{**plain, **marks}))
    for name, mark in marks.items():
        text = text.replace(mark, str(parts[name]))
    return Html(text)


def named(text: str, names: Sequence[str]) -> Html:
    """Return a text of the table with the names of its players inserted."""
    return Html(with_names(text_of(text), [bdi(name) for name in names]))


def listed(said: Words, items: Sequence[str]) -> Html:
    """Return a list such as *one, two and three* of HTML items."""
    if len(items) < 2:
        return Html("".join(items))
    comma = text_of(said.say("list-comma"))
    return sentence(said, "list-and", some=Html(comma.join(items[:-1])), last=Html(items[-1]))


def hidden(fields: Mapping[str, str | int]) -> Html:
    """Return hidden fields of a form."""
    parts = (
        f'<input type="hidden" name="{text_of(key)}" value="{text_of(str(value))}">' for key, value in fields.items()
    )
    return Html("".join(parts))


def form(
    action: str, content: str, fields: Mapping[str, str | int] | None = None, more: str = "", *, kind: str = ""
) -> Html:
    """Return a form; `more` are further attributes."""
    style = f' class="{kind}"' if kind else ""
    return Html(
        f'<form method="post" action="{text_of(action)}"{style}{" " + more if more else ""}>'
        f"{hidden(fields or {})}{content}</form>"
    )


def button(label: str, kind: str = "say", more: str = "") -> Html:
    """Return the button of a form: the main one of a page is `go`, others `say`, small ones `word`."""
    return Html(f'<button class="btn {kind}"{" " + more if more else ""}>{text_of(label)}</button>')


def link(href: str, label: str, kind: str = "") -> Html:
    style = f' class="{kind}"' if kind else ""
    return Html(f'<a href="{text_of(href)}"{style}>{text_of(label)}</a>')


def select(name: str, choices: Sequence[tuple[str, str]], chosen: str, more: str = "") -> Html:
    """Return a select of values with their labels."""
    options = (
        f'<option value="{text_of(value)}"{" selected" if value == chosen else ""}>{text_of(label)}</option>'
        for value, label in choices
    )
    return Html(f'<select name="{text_of(name)}"{" " + more if more else ""}>{"".join(options)}</select>')


def field(label: str, control: str, about: str = "") -> Html:
    """Return a control with its label."""
    note = f"<small>{text_of(about)}</small>" if about else ""
    return Html(f'<label class="field"><span>{text_of(label)}</span>{control}{note}</label>')


def check(name: str, label: str, about: str = "", *, checked: bool = False) -> Html:
    """Return a checkbox with its label."""
    note = f"<small>{text_of(about)}</small>" if about else ""
    box = f'<input type="checkbox" name="{text_of(name)}" value="yes"{" checked" if checked else ""}>'
    return Html(f'<label class="check">{box}<span>{text_of(label)}{note}</span></label>')


def name_field(said: Words, value: str = "", more: str = "") -> Html:
    """Return the field for a person's name."""
    control = (
        f'<input name="name" required maxlength="{MAX_NAME_LENGTH}" dir="auto" autocomplete="nickname" '
        f'value="{text_of(value)}"{" " + more if more else ""}>'
    )
    return field(said.say("page-name"), control)


def copied(said: Words, name: str, text: str, label: str) -> Html:
    """Return a text with a button that copies it."""
    return Html(
        f'<div class="copy"><input id="{name}" readonly value="{text_of(text)}" aria-label="{text_of(label)}">'
        f'<button type="button" class="btn say" data-copy="{name}">{text_of(said.say("page-copy"))}</button></div>'
    )


def json_script(name: str, text: str) -> Html:
    """Return data for the script. Escaping keeps a tag in it from ending the element."""
    return Html(f'<script type="application/json" id="{name}">{text.replace("<", chr(92) + "u003c")}</script>')
