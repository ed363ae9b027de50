"""The lobby: friends join by link or code, the host arranges seats, and all pages show it at once. Then, the game."""

import contextlib
import json

import pytest

import samedi
from samedi.server.rooms import seating
from tests.server.conftest import Page, Server, Visitor

SALT = "0123456789abcdef" * 2


def opened(server: Server, **more: object) -> tuple[Visitor, str]:
    """Return Ada and her new table."""
    ada = server.visitor()
    table = ada.post("/api/tables", game="voodoo-prince", name="Ada", seats=3, pace="instant", **more)
    return ada, table["id"]


def test_friends_sit_down_the_host_starts_and_all_play_to_the_end(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    bo = shared_server.visitor()
    looking = ada.sit(table)
    assert looking.hear()["state"] == "lobby"
    seated = bo.post(f"/api/tables/{table}/sit", name="Bo", salt=SALT)
    assert seated["you"] == [1] and seated["chairs"][1]["name"] == "Bo" and not seated["host"]
    looking.until(lambda message: message["t"] == "lobby")
    assert bo.refused(f"/api/tables/{table}/start") == (403, "host-only")
    begun = ada.post(f"/api/tables/{table}/start", salt=SALT[::-1])
    assert begun["state"] == "running" and begun["chairs"][2]["kind"] == "bot", "an open chair goes to a bot"
    looking.until(lambda message: message["t"] == "lobby" and message["state"] == "running")
    pages = {0: looking, 1: bo.sit(table)}
    play_together(pages)
    record = ada.get(f"/api/tables/{table}/record")
    assert record["salts"] == [SALT[::-1], SALT]
    from samedi.engine.replay import verify

    verdict = verify(record)
    assert verdict.fair and verdict.salted
    assert list(samedi.replay(record).winners) == looking.scene["result"]["winners"]


def play_together(pages: dict[int, Page]) -> None:
    """Take the first choice for all players until the game is over."""
    while not all(page.scene.get("result") for page in pages.values()):
        for seat, page in pages.items():
            if page.scene.get("result"):
                continue
            if page.scene.get("choices"):
                page.play_on(turns=1, seat=seat)
            else:
                with contextlib.suppress(TimeoutError):  # another seat is asked
                    page.hear(0.02)


def test_only_the_host_arranges_the_table(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    bo = shared_server.visitor()
    bo.post(f"/api/tables/{table}/sit", seat=2, name="Bo")
    at = f"/api/tables/{table}"
    for verb, body in (("chair", {"seat": 1, "kind": "bot"}), ("swap", {"seat": 0, "other": 1}), ("close", {}),
                       ("agree", {"locked": True}), ("start", {})):  # fmt: skip
        assert bo.refused(f"{at}/{verb}", **body) == (403, "host-only")
        assert shared_server.visitor().refused(f"{at}/{verb}", **body) == (403, "host-only")
    assert ada.post(f"{at}/chair", seat=1, kind="bot", level="zombie")["chairs"][1]["level"] == "zombie"
    assert ada.post(f"{at}/swap", seat=0, other=2)["you"] == [2]
    assert ada.get(at)["chairs"][0]["name"] == "Bo"
    assert ada.post(f"{at}/chair", seat=0, kind="open")["chairs"][0]["kind"] == "open", "Bo is removed"
    assert bo.get(at)["you"] == []
    ada.post(f"{at}/agree", locked=True, public=True, seats=4, options={"starter": "1"}, pace="calm")
    shown = bo.get(at)
    assert (shown["locked"], shown["public"], shown["seats"], shown["pace"]) == (True, True, 4, "calm")
    assert shown["options"] == {"starter": "1"}
    assert bo.refused(f"{at}/sit") == (403, "locked")
    assert any(each["id"] == table for each in bo.get("/api/tables")["tables"])
    assert ada.post(f"{at}/close")["state"] == "abandoned"
    assert ada.refused(f"{at}/start")[1] == "begun" and bo.refused(f"{at}/sit")[1] == "begun"
    assert "closed by its host" in ada.get(f"/t/{table}")


@pytest.mark.parametrize(
    ("verb", "body", "kind"),
    [("sit", {"seat": 9}, "seat"), ("sit", {"seat": 0}, "taken"), ("sit", {"salt": "xyz"}, "body"),
     ("chair", {"seat": 1, "kind": "throne"}, "kind"), ("chair", {"seat": 1, "kind": "bot", "level": "god"}, "level"),
     ("swap", {"seat": 0, "other": 7}, "seat"), ("stand", {"seat": 1}, "not-yours"), ("agree", {"pace": "now"}, "body"),
     ("rematch", {}, "not-over"), ("play-on", {"entries": 1}, "not-over"), ("stand-in", {"seat": 0}, "not-gone"),
     ("act", {"id": 0, "code": "play R1"}, "refused")],
)  # fmt: skip
def test_an_impossible_operation_is_refused_and_changes_nothing(
    verb: str, body: dict[str, object], kind: str, shared_server: Server
) -> None:
    ada, table = opened(shared_server)
    before = ada.get(f"/api/tables/{table}")
    assert ada.refused(f"/api/tables/{table}/{verb}", **body)[1] == kind
    assert ada.get(f"/api/tables/{table}") == before


def test_no_person_loses_a_seat_when_seats_are_removed(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    bo, cleo = shared_server.visitor(), shared_server.visitor()
    bo.post(f"/api/tables/{table}/sit", seat=2, name="Bo")
    smaller = ada.post(f"/api/tables/{table}/agree", seats=2)
    assert [each["name"] for each in smaller["chairs"]] == ["Ada", "Bo"]
    assert cleo.refused(f"/api/tables/{table}/sit", name="Cleo") == (409, "full")
    ada.post(f"/api/tables/{table}/agree", seats=3)
    cleo.post(f"/api/tables/{table}/sit", name="Cleo")
    assert ada.refused(f"/api/tables/{table}/agree", seats=2) == (409, "too-many-people")


def test_a_person_who_stands_up_may_sit_down_again(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    bo = shared_server.visitor()
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    assert bo.post(f"/api/tables/{table}/stand")["you"] == []
    assert bo.post(f"/api/tables/{table}/sit", seat=2)["you"] == [2]
    assert any(each["id"] == table for each in bo.get("/api/me")["tables"])
    assert ada.post(f"/api/tables/{table}/stand")["host"], "the host may stand up and stay the host"


def test_the_spoken_code_leads_to_the_table(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    code = ada.get(f"/api/tables/{table}")["code"]
    for spoken in (code, code.upper(), f"{code[:3]}%20{code[3:]}"):
        status, _, headers = shared_server.ask("GET", f"/join?code={spoken}")
        assert status == 303 and headers["location"] == f"/t/{table}"
    assert shared_server.ask("GET", "/join?code=nothere")[0] == 404


def test_a_device_with_several_seats_is_handed_over(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    both = ada.post(f"/api/tables/{table}/sit", name="Bo", seat=1)
    assert both["you"] == [0, 1] and both["chairs"][1]["name"] == "Bo"
    assert ada.get("/api/me")["name"] == "Ada"
    ada.post(f"/api/tables/{table}/start")
    page = ada.sit(table)
    assert page.hear()["you"] == [0, 1]
    played = {0: 0, 1: 0}
    shown = 0
    while not page.scene.get("result"):
        if page.scene.get("choices"):
            page.play_on(turns=1, seat=shown)
            played[shown] += 1
        elif 1 - shown in page.scene.get("prompt", {}).get("waits_for", []):
            shown = 1 - shown
            page.send(t="turn", seat=shown)
            while page.hear().get("seat") != shown:
                pass
        else:
            page.hear()
    assert all(played.values())


def test_a_personal_link_logs_in_another_device(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    link = ada.post("/api/me/link")["url"]
    path = link[link.index("/me/link/") :]
    phone = shared_server.visitor()
    assert "Ada" in phone.ask("GET", path)[1] and phone.cookie == "", "looking changes nothing"
    assert phone.ask("POST", path)[0] == 303
    assert phone.get("/api/me")["name"] == "Ada" and phone.get(f"/api/tables/{table}")["you"] == [0]
    token = path.rsplit("/", 1)[1]
    for bad in (token[:-2], token + "x", "x" + token, "a.b", "." * 300, token.split(".")[0] + "."):
        assert shared_server.ask("GET", f"/me/link/{bad}")[0] == 410
    forged = shared_server.visitor()
    forged.cookie = f"samedi={token}"
    assert forged.get("/api/me")["id"] is None, "a link is no cookie"


def test_a_form_does_what_the_api_does(shared_server: Server) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    asked = "game=voodoo-prince&seats=3&name=Ada&option-starter=1&public=on&pace=calm"
    status, _, headers = shared_server.ask("POST", "/tables", asked, form)
    assert status == 303
    ada = shared_server.visitor()
    ada.cookie = headers["set-cookie"].split(";")[0]
    table = headers["location"].removeprefix("/t/")
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["seats"], shown["options"], shown["public"], shown["pace"]) == (3, {"starter": "1"}, True, "calm")
    for verb, fields in (
        ("chair", "seat=1&kind=bot&level=zombie"),
        ("swap", "seat=0&other=1"),
        ("start", f"salt={SALT}"),
    ):
        status, _, headers = shared_server.ask(
            "POST", f"/tables/{table}/{verb}", fields, {**form, "Cookie": ada.cookie}
        )
        assert status == 303 and headers["location"] == f"/t/{table}"
    assert ada.get(f"/api/tables/{table}")["state"] == "running"
    status, page, _ = shared_server.ask(
        "POST", f"/tables/{table}/start", "", {**form, "Cookie": ada.cookie, "Accept-Language": "de"}
    )
    assert status == 409 and "schon begonnen" in page.decode()


@pytest.mark.parametrize(("lang", "name"), [("en", "Guest"), ("de", "Gast"), ("fr", "Invité"), ("ja", "ゲスト")])
def test_a_person_without_a_name_is_a_guest_in_their_own_language(shared_server: Server, lang: str, name: str) -> None:
    visitor = shared_server.visitor()
    visitor.headers["Accept-Language"] = lang
    table = visitor.post("/api/tables", game="voodoo-prince", seats=3)
    assert table["chairs"][0]["name"] == visitor.get("/api/me")["name"] == name


def test_a_player_who_has_left_is_replaced_by_a_bot_and_can_come_back(impatient_server: Server) -> None:
    ada, table = opened(impatient_server)
    bo = impatient_server.visitor()
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    page, other = ada.sit(table), bo.sit(table)
    other.until(lambda message: message["t"] == "scene")
    assert ada.refused(f"/api/tables/{table}/stand-in", seat=1) == (409, "not-gone")
    other.socket.close()
    page.until(lambda message: message["t"] == "people" and not message["people"][1]["here"])
    page.until(lambda message: message["t"] == "people" and message["people"][1]["gone"])
    assert impatient_server.visitor().refused(f"/api/tables/{table}/stand-in", seat=1) == (403, "silent")
    page.send(t="stand-in", id="s", seat=1)
    assert page.answer_to("s")["t"] == "ok"
    assert ada.get(f"/api/tables/{table}")["chairs"][1]["level"] == "apprentice"
    again = bo.sit(table)
    again.until(lambda message: message["t"] == "people")
    assert ada.get(f"/api/tables/{table}")["chairs"][1]["level"] is None
    play_together({0: page, 1: again})


def test_a_bot_plays_for_a_player_who_has_left_until_the_end(impatient_server: Server) -> None:
    ada, table = opened(impatient_server)
    bo = impatient_server.visitor()
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    page = ada.sit(table)
    page.until(lambda message: message["t"] == "people" and message["people"][1]["gone"])
    page.send(t="stand-in", id="s", seat=1)
    page.answer_to("s")
    page.play_on()
    assert page.scene["result"]


def test_a_player_without_scripts_is_present_and_takes_over_from_the_bot(impatient_server: Server) -> None:
    ada, table = opened(impatient_server)
    bo = impatient_server.visitor()
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    page = ada.sit(table)
    page.until(lambda message: message["t"] == "people" and message["people"][1]["gone"])
    bo.get(f"/t/{table}")
    assert ada.refused(f"/api/tables/{table}/stand-in", seat=1) == (409, "not-gone")
    page.until(lambda message: message["t"] == "people" and message["people"][1]["gone"])
    page.send(t="stand-in", id="s", seat=1)
    page.answer_to("s")
    bo.get(f"/t/{table}")
    assert ada.get(f"/api/tables/{table}")["chairs"][1]["level"] is None


def test_a_chosen_starter_whose_seat_is_removed_becomes_random(shared_server: Server) -> None:
    ada, table = opened(shared_server, options={"starter": "2"})
    assert ada.get(f"/api/tables/{table}")["options"] == {"starter": "2"}
    assert ada.post(f"/api/tables/{table}/agree", seats=2)["options"] == {}


def test_a_rematch_is_one_table_for_all_and_a_game_can_be_continued_from_any_entry(shared_server: Server) -> None:
    ada, table = opened(shared_server)
    bo = shared_server.visitor()
    bo.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    pages = {0: ada.sit(table), 1: bo.sit(table)}
    play_together(pages)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "lobby" and again["you"] == [0] and again["commitment"]
    assert [each["kind"] for each in again["chairs"]] == ["person", "open", "bot"]
    assert pages[1].until(lambda message: message["t"] == "next") == {"t": "next", "table": again["id"], "name": "Ada"}
    assert bo.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert shared_server.visitor().refused(f"/api/tables/{table}/rematch")[0] == 401
    record = ada.get(f"/api/tables/{table}/record")
    most = len(record["entries"])
    cleo = shared_server.visitor()
    for entries in (most - 1, most - 9):
        from_here = cleo.post(f"/api/tables/{table}/play-on", entries=entries, seat=1, bots="zombie")
        assert from_here["you"] == [1] and from_here["commitment"] is None
        cleo.post(f"/api/tables/{from_here['id']}/start")
        page = cleo.sit(from_here["id"])
        page.play_on(seat=1)
        finished = cleo.get(f"/api/tables/{from_here['id']}/record")
        assert finished["entries"][:entries] == record["entries"][:entries]
        assert list(samedi.replay(finished).scores) == finished["scores"]
    assert cleo.refused(f"/api/tables/{table}/play-on", entries=most)[1] == "over"
    for wrong in ({}, {"entries": 5}, {**record, "game": "chess"}, {**record, "entries": [["0", "dance"]]}):
        assert cleo.refused("/api/records", record=wrong)[0] in (400, 422)


def test_a_seat_gets_its_own_log_before_the_end(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie)
    page.play_on(turns=2)
    assert page.await_turn()
    ada = shared_server.visitor()
    ada.cookie = cookie
    log = ada.get(f"/api/tables/{table}/log?lang=en")
    assert log["seat"] == 0 and len(log["lines"]) == len(page.told)
    german = ada.get(f"/api/tables/{table}/log?seat=0&lang=de")
    assert german["lines"] != log["lines"]
    assert ada.ask("GET", f"/api/tables/{table}/log?seat=1")[0] == 403
    watched = shared_server.visitor().get(f"/api/tables/{table}/log")
    assert watched["seat"] is None
    own = [line for line in log["lines"] if line not in watched["lines"]]
    assert own, "a watcher is not told what only the seat may know"


def test_every_answer_agrees_with_its_description(shared_server: Server) -> None:
    described = json.loads(shared_server.ask("GET", "/api/openapi.json")[1])
    assert described["openapi"].startswith("3.1")
    names = [each["operationId"] for path in described["paths"].values() for each in path.values()]
    assert len(names) == len(set(names))
    ada, table = opened(shared_server)
    shown = ada.get(f"/api/tables/{table}")
    fields = described["components"]["schemas"]["TableShown"]["properties"]
    assert set(shown) == set(fields)


def test_values_by_seat_are_kept_for_the_seats_that_exist() -> None:
    game = samedi.find("baron-voodoo")
    form = {"board": "chaos", "mode": "individual", "pairing": "A", "white": "no", "loas": ["R", "T", "Y", "P"]}
    assert seating.meaningful(game, 2, form) == {"board": "chaos", "white": "no", "loas": ["R", "T"]}
    assert "loas" not in seating.meaningful(game, 4, {"loas": ["R", "T"]})
    assert game.check_options(2, seating.meaningful(game, 2, form))["loas"] == ("R", "T")
