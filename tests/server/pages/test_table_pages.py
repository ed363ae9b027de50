"""The pages of a table: its lobby, the game without scripts, and its result."""

import pytest

from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.words import words
from samedi.engine.fairness import ShuffleSeed
from samedi.server.http import static
from samedi.server.pages import result, table
from samedi.storage.models import Chair
from tests.server.page_reader import ADA, BO, BOT, LAN, OPEN, Read, made, room, shown, sits


def test_a_new_person_enters_a_name_to_sit_down() -> None:
    read = shown(made(), None)
    (form,) = read.sent_to("/tables/5f0c9a1d2e3b/sit")
    assert set(form["fields"]) == {"name", "seat"} and "data-salted" in form["attributes"]
    assert not [form for form in read.forms if not form["attributes"]["action"].endswith("/sit")]


def test_a_known_person_sits_down_with_one_press() -> None:
    forms = shown(made(sits(ADA), OPEN, OPEN), BO).sent_to("/tables/5f0c9a1d2e3b/sit")
    assert [form["fields"] for form in forms] == [{"seat": ["1"]}, {"seat": ["2"]}]


def test_a_seated_person_may_stand_up_or_take_a_seat_for_a_friend() -> None:
    read = shown(made(sits(ADA), sits(BO), OPEN), BO)
    assert [form["fields"] for form in read.sent_to("/tables/5f0c9a1d2e3b/stand")] == [{"seat": ["1"]}]
    assert [set(form["fields"]) for form in read.sent_to("/tables/5f0c9a1d2e3b/sit")] == [{"name", "seat"}]


def test_the_host_moves_removes_seats_bots_locks_agrees_starts_and_closes() -> None:
    read = shown(made(sits(ADA), sits(BO), BOT, OPEN), ADA)
    path = "/tables/5f0c9a1d2e3b"
    given = [form["fields"] for form in read.sent_to(f"{path}/chair")]
    assert {"seat": ["1"], "kind": ["open"]} in given  # Bo is removed
    assert {"seat": ["2"], "kind": ["bot"], "level": [""]} in given  # another bot
    assert {"seat": ["2"], "kind": ["open"]} in given
    assert {"seat": ["3"], "kind": ["bot"], "level": [""]} in given
    assert not [fields for fields in given if fields["seat"] == ["0"]]
    swaps = [form["fields"] for form in read.sent_to(f"{path}/swap")]
    assert {"seat": ["0"], "other": ["1"]} in swaps and {"seat": ["3"], "other": ["2"]} in swaps and len(swaps) == 6
    assert read.sent_to(f"{path}/agree")[0]["fields"] == {"locked": ["yes"]}
    assert read.sent_to(f"{path}/start")[0]["attributes"]["data-salted"] == ""
    assert read.sent_to(f"{path}/close")
    assert "A bot takes the open chair." in read.said


def test_partners_are_beside_each_other_with_what_they_share() -> None:
    team = made(sits(ADA), sits(BO), BOT, OPEN, game="baron-voodoo", options={"mode": "team"})
    read = shown(team, ADA)
    assert [each for each in read.said.split() if each.isdecimal()][:4] == ["1", "3", "2", "4"]
    assert read.said.count("share dice, offerings and points") == 2 and "Turns go by the numbers" in read.said
    assert len([each for each in read.all("li") if "mate" in each.get("class", "")]) == 2
    swaps = [form["fields"] for form in read.sent_to("/tables/5f0c9a1d2e3b/swap")]  # up and down follow the list
    assert [(fields["seat"], fields["other"]) for fields in swaps] == [
        (["0"], ["2"]),
        (["2"], ["0"]),
        (["2"], ["1"]),
        (["1"], ["2"]),
        (["1"], ["3"]),
        (["3"], ["1"]),
    ]
    alone = shown(made(sits(ADA), sits(BO), BOT, OPEN, game="baron-voodoo"), ADA)
    assert "share dice" not in alone.said and "by the numbers" not in alone.said


def test_unset_flags_of_the_settings_are_sent() -> None:
    agreement = shown(made(), ADA).sent_to("/tables/5f0c9a1d2e3b/agree")[1]["fields"]
    assert agreement["public"] == ["no", "yes"]
    flags = [option for option in find_game("little-devils").options if option.kind == "flag"]
    assert all(agreement[f"option-{option.name}"] == ["no", "yes"] for option in flags)


def test_the_host_cannot_change_the_seat_of_an_automaton() -> None:
    automa = Chair(kind="automa", name="Basile")
    read = shown(made(sits(ADA), automa), ADA)
    assert not read.sent_to("/tables/5f0c9a1d2e3b/chair") and not read.sent_to("/tables/5f0c9a1d2e3b/swap")
    assert "plays by itself" in read.said


def test_only_the_host_sees_the_forms_of_the_host() -> None:
    for who in (BO, None):
        read = shown(made(sits(ADA), sits(BO), OPEN), who)
        sent = {form["attributes"]["action"].rsplit("/", 1)[1] for form in read.forms}
        assert sent <= {"sit", "stand"}
        assert "What is agreed" in read.said


def test_a_locked_table_says_so_to_new_people() -> None:
    read = shown(made(locked=True), BO)
    assert "The table is locked" in read.said and not read.forms
    assert "The table is locked" in shown(made(locked=True), None).said
    host = shown(made(locked=True), ADA)
    assert host.sent_to("/tables/5f0c9a1d2e3b/agree")[0]["fields"] == {"locked": ["no"]}


def test_a_table_that_continues_a_record_keeps_its_seats_and_options() -> None:
    agreement = shown(made(), ADA, fixed=True).sent_to("/tables/5f0c9a1d2e3b/agree")[1]
    assert set(agreement["fields"]) == {"clock", "pace", "public"}


def test_the_lobby_shows_its_link_its_code_who_is_here_and_the_seal() -> None:
    read = shown(made(sits(ADA), sits(BO), OPEN, commitment="ab" * 32), None)
    (link,) = [each for each in read.all("input") if each.get("id") == "link"]
    assert link["value"] == "http://192.168.1.20:8000/t/5f0c9a1d2e3b" and "readonly" in link
    assert [each["data-copy"] for each in read.all("button") if "data-copy" in each] == ["link"]
    assert [each["data-lobby"] for each in read.all("main")] == ["5f0c9a1d2e3b"]
    assert "bdf kmz" in read.said and "ab" * 32 in read.said
    assert "Ada host here" in " ".join(read.said.split()) and "Bo away" in " ".join(read.said.split())
    assert [each["aria-label"] for each in read.all("svg") if each.get("class") == "qr"] == [
        "QR code of http://192.168.1.20:8000/t/5f0c9a1d2e3b"
    ]


@pytest.mark.parametrize("name", [*(game.name for game in all_games()), "_template"])
def test_a_table_can_be_read_and_played_without_scripts(name: str) -> None:
    at = room(find_game(name), over=False)
    seat = at.session.acting[0]
    at.table = made(*(sits(ADA) if each == seat else BOT for each in range(at.table.seats)), game=name, state="running")
    (form,) = Read(table.table(at, ADA, "en")).sent_to("/tables/5f0c9a1d2e3b/act")
    assert sorted(form["fields"]["code"]) == sorted(at.session.choices(seat))
    assert form["fields"]["seat"] == [str(seat)] and form["fields"]["id"] == [str(at.session.question_number(seat))]


def test_spectators_and_devices_of_two_players_see_no_hand() -> None:
    at = room(find_game("little-devils"), over=False)
    at.table = made(sits(ADA), sits(ADA), BOT, game=at.game.name, state="running")
    unseen = Read(table.table(at, ADA, "en"))
    hand = words(at.game, "en").say("area-hand")
    assert hand not in unseen.said and hand not in Read(table.table(at, None, "en")).said
    ways = [each["href"] for each in unseen.all("a") if "seat=" in each["href"]]
    assert ways == ["/t/5f0c9a1d2e3b?seat=0", "/t/5f0c9a1d2e3b?seat=1"]
    assert hand in Read(table.table(at, ADA, "en", seat=1)).said
    assert hand not in Read(table.table(at, ADA, "en", seat=2)).said


def test_the_page_tells_the_script_its_table() -> None:
    read = Read(table.table(room(find_game("little-devils"), over=False), ADA, "ja"))
    assert '<script type="application/json" id="table">{"table":"5f0c9a1d2e3b","lang":"ja",' in read.text
    assert static.at("client.css") in [each["href"] for each in read.all("link")]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_result_names_the_winner_shows_the_sheet_and_opens_the_seal(game: Game) -> None:
    at = room(game, over=True)
    read = Read(result.result(at, ADA, "en", LAN))
    record = at.session.record()
    assert all(text in read.said for text in (record["commitment"], record["seed"], *record["salts"]))
    assert "one from a player" in read.said
    assert read.all("table") and all(chair.name in read.said for chair in at.table.chairs)
    assert "/api/tables/5f0c9a1d2e3b/record" in [each["href"] for each in read.all("a")]
    assert read.sent_to("/tables/5f0c9a1d2e3b/rematch")[0]["fields"] == {}
    assert set(read.sent_to("/tables/5f0c9a1d2e3b/play-on")[0]["fields"]) == {"entries", "seat", "bots"}
    assert "25 July 2025" in read.said


def test_only_players_can_ask_for_a_rematch_and_all_find_it() -> None:
    at = room(find_game("little-devils"), over=True)
    assert not Read(result.result(at, None, "en", LAN)).sent_to("/tables/5f0c9a1d2e3b/rematch")
    at.table = made(sits(ADA), BOT, BOT, game=at.game.name, state="over", scores=at.table.scores, next="abc")
    for who in (ADA, None):
        read = Read(result.result(at, who, "en", LAN))
        assert "/t/abc" in [each["href"] for each in read.all("a")] and not read.sent_to("/tables/5f0c9a1d2e3b/rematch")


def test_a_game_that_is_not_over_has_no_result_and_keeps_its_seal() -> None:
    at = room(find_game("little-devils"), over=False)
    read = Read(result.result(at, ADA, "en", LAN))
    assert "This game is not over yet." in read.said and at.session.record()["seed"] not in read.text


def test_a_shuffle_without_salts_says_so() -> None:
    at = room(find_game("little-devils"), over=True)
    at.session.shuffle_seed = ShuffleSeed(b"s" * 32)
    assert "no player added a part" in Read(result.result(at, ADA, "en", LAN)).said
    at.session.shuffle_seed = None
    assert "was not sealed" in Read(result.result(at, ADA, "en", LAN)).said
