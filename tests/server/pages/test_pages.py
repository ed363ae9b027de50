"""Pages: what people type is escaped, forms send what the server accepts, all texts are translated."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from samedi.core.options import Option
from samedi.core.registry import all_games, find_game
from samedi.core.words import words
from samedi.scene.rules_text import parse_rules
from samedi.server.http import static
from samedi.server.languages import LANGUAGES, language_of
from samedi.server.pages import account, error, gallery, home, lobby, new_table, result, rules, table
from samedi.server.pages.components import option_fields
from samedi.server.pages.components.html import Html, bdi, sentence
from samedi.server.pages.components.labels import code_of
from samedi.server.pages.components.layout import page, style
from samedi.storage.models import Chair
from tests.server.page_reader import ADA, BO, BOT, HERE, LAN, LEVELS, OPEN, Read, made, person, room, shown, sits

ROOT = Path(__file__).resolve().parents[3]
EVIL = "<script>alert(\"'&</script>"


def every_page(lang: str, name: str) -> list[str]:
    """Return all pages in one language, with a person of that name in them."""
    who = person("ada", name)
    chairs = (sits(who), Chair(kind="person", person="bo", name=name), OPEN)
    at = made(*chairs, commitment="ab" * 32)
    game = find_game(at.game)
    playing, done = room(game, over=False), room(game, over=True)
    for each in (playing, done):
        named = tuple(Chair(kind="person", person=f"p{seat}", name=name) for seat in range(each.table.seats))
        each.table = made(*named, game=game.name, state=each.table.state, scores=each.table.scores)
    sitting = person("p0", name)
    return [
        home.home_page(lang, None, [], [], HERE),
        home.home_page(lang, who, [at, playing.table, done.table], [made(OPEN, id="other")], LAN),
        new_table.new_table_page(game, lang, None, HERE),
        new_table.new_table_page(game, lang, who, LAN),
        *(
            lobby.lobby_page(at, game, lang, each, frozenset(), HERE, fixed, LEVELS)
            for each in (None, who, BO, person("cy", name))
            for fixed in (False, True)
        ),
        table.table(playing, sitting, lang),
        table.table(playing, None, lang),
        table.table(done, sitting, lang),
        result.result(done, sitting, lang, LAN),
        result.result(done, None, lang, LAN),
        result.result(playing, sitting, lang, LAN),
        account.account_page(None, lang, [], LAN),
        account.account_page(who, lang, [at], LAN),
        account.account_page(who, lang, [at], HERE, link="http://here/me/link/abc", token="abc"),
        account.link_page(name, "abc", lang),
        rules.rules(game, lang),
        gallery.gallery(["one"], lang),
        gallery.still("one", "{}", lang),
        error.error_page(name, lang, status=404),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_well_formed_and_translated(lang: str) -> None:
    for text in every_page(lang, "Ada"):
        read = Read(text)
        assert read.all("html") == [{"lang": lang}]
        assert len(read.all("h1")) == 1
        ids = [attributes["id"] for _, attributes in read.tags if "id" in attributes]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_never_markup(lang: str) -> None:
    for text in every_page(lang, EVIL):
        read = Read(text)
        assert "alert" not in "".join(str(attributes) for tag, attributes in read.tags if tag == "script")
        assert "<script>" not in text
        for tag, attributes in read.tags:
            assert not [name for name in attributes if name.startswith("on")], (tag, attributes)
        assert all("src" in each or each.get("type") == "application/json" for each in read.all("script"))


def test_a_name_keeps_its_own_direction() -> None:
    read = Read(home.home_page("en", person("ada", "عادل"), [], [], LAN))
    assert "<bdi>عادل</bdi>" in read.text
    assert "Good evening, <bdi>عادل</bdi>." in read.text


def test_placeholders_of_sentences_cannot_be_typed() -> None:
    said = words(find_game(all_games()[0].name), "en")
    assert sentence(said, "list-and", some="\ue000<b>", last=bdi("\ue001&")) == "&lt;b&gt; and <bdi>\ue001&amp;</bdi>"


def test_a_scene_cannot_end_its_script_element() -> None:
    read = Read(gallery.still("one", '{"title": "</script><b>"}', "en"))
    assert '<script type="application/json" id="still">{"title": "\\u003c/script>\\u003cb>"}</script>' in read.text


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("", "en"), ("ja", "ja"), ("de-AT,en;q=0.5", "de"), ("tlh, fr-CH;q=0.8", "fr"), ("frp", "en"), ("*", "en")],
)
def test_the_language_is_the_first_one_that_is_translated(wanted: str, lang: str) -> None:
    assert language_of(wanted) == lang


def test_a_page_links_to_home_and_account_and_loads_the_script() -> None:
    read = Read(page("Rules & more", "<p>Hello</p>", "en", person=ADA, lobby="abc"))
    assert "<title>Rules &amp; more · Samedi</title>" in read.text
    assert [each["href"] for each in read.all("a")] == ["#main", "/", "/me"]
    assert read.all("script") == [{"type": "module", "src": static.at("client.js")}]
    assert read.all("main") == [{"id": "main", "data-lobby": "abc"}]
    assert read.all("link")[0]["href"].startswith("data:image/svg+xml,")


def test_pages_have_the_colours_and_sizes_of_the_table() -> None:
    tokens = declared((ROOT / "web" / "src" / "ui" / "tokens.css").read_text(encoding="utf-8"))
    used = declared(style())
    shared = {name for name in used if name in tokens}
    assert {"--room", "--gold", "--t4", "--s7", "--display"} <= shared
    assert {name: used[name] for name in shared} == {name: tokens[name] for name in shared}


def declared(css: str) -> dict[str, str]:
    """Return the custom properties of the first :root."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    block = bare[bare.index(":root") : bare.index("}")]
    return {name: value.strip() for name, value in re.findall(r"(--[\w-]+):([^;]+);", block)}


def test_every_game_can_be_played_at_once_or_with_friends() -> None:
    read = Read(home.home_page("en", None, [], [], LAN))
    sent = {form["fields"]["game"][0]: form for form in read.sent_to("/tables") if "bots" in form["fields"]}
    assert sorted(sent) == sorted(game.name for game in all_games())
    links = {each["href"] for each in read.all("a")}
    for game in all_games():
        assert sent[game.name]["fields"] == {"game": [game.name], "bots": ["apprentice"], "start": ["yes"]}
        assert "data-play" in sent[game.name]["attributes"]
        assert {f"/new/{game.name}", f"/rules/{game.name}?lang=en"} <= links
        assert words(game, "en").say("about") in read.said


def test_a_game_with_automata_can_be_played_alone_against_them_at_once() -> None:
    read = Read(home.home_page("en", None, [], [], LAN))
    sent = [form for form in read.sent_to("/tables") if "bots" not in form["fields"]]
    assert [form["fields"] for form in sent] == [
        {"game": ["voodoo-pirates"], "seats": ["4"], "option-cursed": ["3"], "start": ["yes"]}
    ]
    assert "data-play" in sent[0]["attributes"]
    assert "Against three Cursed Pirates" in read.said and "1 to 6 players" in read.said


def test_own_tables_and_public_ones_are_listed_once_each() -> None:
    mine = made(id="mine")
    full = made(sits(BO), BOT, id="full", host="bo", public=True)
    read = Read(home.home_page("en", ADA, [mine, made(id="done", state="over")], [mine, full], LAN))
    ways = [each["href"] for each in read.all("a") if each["href"].startswith("/t/")]
    assert ways == ["/t/mine", "/t/done/result", "/t/full"]
    assert "bdf kmz" in read.said and "Watch" in read.said and "Sit down" not in read.said


def test_a_spoken_code_leads_to_its_table() -> None:
    read = Read(home.home_page("en", None, [], [], LAN))
    assert [form["fields"] for form in read.sent_to("/join")] == [{"code": [""]}]
    assert [code_of(made(code=code)) for code in ("bdfkmz", "bdfkm", "b")] == ["bdf kmz", "bdf km", "b"]


def test_a_new_table_asks_only_new_people_for_a_name() -> None:
    game = all_games()[0]
    unknown, known = (Read(new_table.new_table_page(game, "en", who, LAN)).sent_to("/tables")[0] for who in (None, ADA))
    assert "name" in unknown["fields"] and "name" not in known["fields"]
    options = [
        f"option-{each.name}-0" if each.kind == "per-seat choice" else f"option-{each.name}" for each in game.options
    ]
    assert {"game", "seats", "pace", "public", *options} <= set(known["fields"])


def test_options_of_every_kind_become_fields() -> None:
    kinds = (
        Option(name="flag", kind="flag", default=True),
        Option(name="many", kind="number", default=3, least=1, most=9),
        Option(name="way", kind="choice", default="b", values=("a", "b")),
        Option(name="power", kind="per-seat choice", default=(), values=("x", "y")),
    )
    game = replace(all_games()[0], options=kinds)
    fields = option_fields.option_fields(game, "en", 2, {"power": ("y", "x")})
    read = Read(f"<form action=''>{fields}</form>")
    assert read.forms[0]["fields"] == {
        "option-flag": ["no", "yes"],
        "option-many": ["3"],
        "option-way": [""],
        "option-power-0": [""],
        "option-power-1": [""],
    }
    chosen = [each["value"] for each in read.all("option") if "selected" in each]
    assert chosen == ["b", "y", "x"]
    assert [each["checked"] for each in read.all("input") if each.get("type") == "checkbox"] == [""]


def test_a_link_that_phones_cannot_follow_has_a_warning() -> None:
    for reach in (HERE, LAN):
        said = [
            Read(home.home_page("en", ADA, [], [], reach)).said,
            Read(new_table.new_table_page(all_games()[0], "en", ADA, reach)).said,
            shown(made(), ADA, reach=reach).said,
            Read(account.account_page(ADA, "en", [], reach, link="http://x/me/link/abc")).said,
        ]
        assert ["samedi --lan" in each for each in said] == [not reach.reaches_phones] * 4


def test_a_person_without_a_name_can_only_enter_one() -> None:
    read = Read(account.account_page(None, "en", [], LAN))
    assert [form["attributes"]["action"] for form in read.forms] == ["/me"]


def test_the_account_page_renames_links_makes_tokens_and_logs_out() -> None:
    read = Read(account.account_page(ADA, "en", [], LAN))
    sent = {form["attributes"]["action"]: form["fields"] for form in read.forms}
    assert set(sent) == {"/me", "/me/link", "/me/token", "/me/forget"}
    assert sent["/me"] == {"name": ["Ada"]} and sent["/me/token"] == {"bot": ["yes"], "name": [""]}


def test_a_personal_link_and_a_token_are_shown_with_a_warning() -> None:
    read = Read(account.account_page(ADA, "en", [], LAN, link="http://x/me/link/abc", token="tok&en"))
    values = {each["id"]: each["value"] for each in read.all("input") if "id" in each}
    assert values == {"personal": "http://x/me/link/abc", "token": "tok&en"}
    assert "Do not pass it on" in read.said and "15 minutes" in read.said
    assert [each["aria-label"] for each in read.all("svg") if each.get("class") == "qr"] == [
        "QR code of your personal link"
    ]


def test_a_personal_link_logs_in_only_after_a_press() -> None:
    read = Read(account.link_page("Ada", "abc.def", "en"))
    assert [form["attributes"] for form in read.forms] == [{"method": "post", "action": "/me/link/abc.def"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_can_lead_to_every_rule(lang: str) -> None:
    for game in all_games():
        name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
        numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", (game.folder / name).read_text(encoding="utf-8"), re.MULTILINE)
        read = Read(rules.rules(game, lang))
        assert [each["id"] for each in read.all("p") if each.get("class") == "rule"] == [
            f"rule-{each}" for each in numbers
        ]
        assert [each["hreflang"] for each in read.all("a") if "hreflang" in each] == list(LANGUAGES)


def test_markdown_of_rules_becomes_html() -> None:
    text = "# A & B\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | *2* |\n\n**1.1** Say `x` <b>"
    assert rules.rules_html(parse_rules(text)) == (
        "<h1>A &amp; B</h1><ul><li>one</li><li>two more</li></ul>"
        '<div class="wide" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'
        "<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table></div>"
        '<p class="rule" id="rule-1.1"><strong>1.1</strong> Say <code>x</code> &lt;b&gt;</p>'
    )


def test_an_error_page_says_what_is_wrong_and_links_home() -> None:
    read = Read(error.error_page("no such <table>", "en", status=404))
    assert "There is nothing here" in read.said and "no such <table>" in read.said
    assert "That did not work" in Read(error.error_page("no", "en")).said
    assert "/" in [each["href"] for each in read.all("a")]


def test_plain_text_is_escaped_when_it_is_added_to_html() -> None:
    assert Html("<b>") + Html("</b>") == "<b></b>"
    assert Html("<b>") + "<i>" == "<b>&lt;i&gt;"  # type: ignore[operator]
