"""The replay of a finished game: every step from each perspective, and the check of its shuffle."""

import gzip
import json
import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.words import words
from samedi.engine.fairness import ShuffleSeed
from samedi.engine.record import read_record
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.laws.scene_laws import wrong
from samedi.scene.draw import scene_of
from samedi.server.errors import ApiError
from samedi.server.http import responses
from samedi.server.pages import replay as page
from samedi.server.pages import result
from samedi.server.replays import MAX_ENTRIES, Perspective, build_replay, perspective_of, sentences, verified
from tests.server.conftest import Server
from tests.server.finished_games import finish, finished
from tests.server.page_reader import ADA, BO, LAN, Read, room

GAMES = [*all_games(), find_game("_template")]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
PERSPECTIVES: tuple[Perspective, ...] = (0, 1, "watch", "open")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
HANDS = [
    game
    for game in GAMES
    if hasattr(game.view(game.new(game.seats[0], game.check_options(game.seats[0], {})), 0), "hand")
]
games_with_hands = pytest.mark.parametrize("game", HANDS, ids=lambda game: game.name)


@cache
def played(name: str, seats: int = 0, *, salts: int = 2) -> dict[str, Any]:
    """Return the record of a random game."""
    game, dice = find_game(name), Random(name)
    session = Session(game, seats or game.seats[-1], seed=ShuffleSeed(b"s" * 32, (b"a salt", b"another")[:salts]))
    while not session.over:
        seat = dice.choice(session.acting)
        session.submit(seat, dice.choice(session.choices(seat)))
    return session.record()


def shown_to(perspective: Perspective, record: dict[str, Any], lang: str = "en") -> responses.Replay:
    return build_replay(read_record(record), perspective, NAMES, lang)


def seen(game: Game, perspective: Perspective, lang: str = "en") -> responses.Replay:
    return shown_to(perspective, played(game.name), lang)


@every_game
def test_there_is_a_step_for_every_entry_from_the_first_question_on(game: Game) -> None:
    entries = played(game.name)["entries"]
    shown = seen(game, "watch")
    assert [step.seq for step in shown.steps] == list(range(shown.steps[0].seq, len(entries) + 1))
    opening = shown.steps[0]
    assert opening.seat is None and entries[opening.seq][0] != "*"
    assert [step.code for step in shown.steps] == [code for _, code in entries[opening.seq - 1 :]]
    assert {step.seat for step in shown.steps} == {None, *range(shown.seats)}


@every_game
@pytest.mark.parametrize("perspective", [0, "watch"])
def test_a_step_shows_what_the_viewer_saw_then_and_nothing_to_choose(game: Game, perspective: Perspective) -> None:
    record, shown = played(game.name), seen(game, perspective)
    chair = perspective if isinstance(perspective, int) else None
    for step in shown.steps[:: max(1, len(shown.steps) // 12)]:
        cut = {name: value for name, value in record.items() if name != "scores"}
        session = replay(cut | {"entries": record["entries"][: step.seq]})
        then = scene_of(game, session.view(chair), session.offer(chair), words(game, "en"))
        assert step.scene == msgspec.structs.replace(then, choices=(), denied=())
        assert step.scene.prompt.text


@every_game
@pytest.mark.parametrize("perspective", PERSPECTIVES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_scene_is_valid(game: Game, perspective: Perspective, lang: str) -> None:
    shown = seen(game, perspective, lang)
    for step in shown.steps[::7]:
        assert wrong(shown.looks[step.scene.look], step.scene, words(game, lang)) is None


@games_with_hands
def test_an_open_scene_contains_all_that_any_seat_saw(game: Game) -> None:
    shown, by_seat = seen(game, "open"), [seen(game, seat) for seat in range(game.seats[-1])]
    looked = shown.steps[:: max(1, len(shown.steps) // 12)]
    for step in looked:
        there = {piece.id.removeprefix(f"open:{at}:") for piece in step.scene.pieces for at in range(shown.seats)}
        for own in by_seat:
            at = next(each for each in own.steps if each.seq == step.seq)
            areas = own.looks[at.scene.look].area
            mine = {piece.id for piece in at.scene.pieces if areas[piece.area].zone == "mine"}
            assert mine <= there
    assert any(piece.id.startswith("open:") for step in looked for piece in step.scene.pieces)


TRICKS = ("little-devils", "voodoo-prince")  # in other games a card of the hand is seldom played


@pytest.mark.parametrize("game", [game for game in HANDS if game in all_games()], ids=lambda game: game.name)
def test_a_card_played_from_an_open_hand_moves_out_of_it(game: Game) -> None:
    steps = seen(game, "open").steps
    followed = 0
    for before, after in pairwise(steps):
        was = {piece.id for piece in before.scene.pieces}
        fresh = [
            piece for piece in after.scene.pieces if piece.id not in was and f"open:{after.seat}:{piece.id}" in was
        ]
        assert all(piece.was == f"open:{after.seat}:{piece.id}" for piece in fresh)
        followed += len(fresh)
    assert followed > (50 if game.name in TRICKS else 0)


def test_every_sentence_belongs_to_its_step() -> None:
    game = find_game("little-devils")
    shown = seen(game, 1)
    told = [(step.seq, said) for step in shown.steps for said in step.told]
    whole = sentences(replay(played(game.name)), 1, "en")
    first = shown.steps[0].seq
    assert told == [(max(seq, first), said) for seq, said, _ in whole]
    assert len([step for step in shown.steps if step.cues]) > 20


def test_a_choice_that_was_taken_back_is_a_marked_step() -> None:
    session = Session("_template", 2, seed=1)
    seat = session.acting[0]
    before = shown_to(seat, unfinished(session)).steps[-1]
    session.submit(seat, session.choices(seat)[0])
    session.back(seat)
    *_, done, back = shown_to(seat, unfinished(session)).steps
    assert (done.undone, back.undone, back.code) == (True, False, "back")
    assert back.told == ("You take that back",)
    assert back.scene.pieces == before.scene.pieces != done.scene.pieces


def unfinished(session: Session) -> dict[str, Any]:
    return {name: value for name, value in session.record().items() if name != "scores"}


def test_the_last_step_of_an_abandoned_game_says_so() -> None:
    session = Session(find_game("little-devils"), 4, seed=1)
    session.end("abandoned")
    shown = shown_to("watch", session.record())
    assert shown.over and not shown.winners and "closed before the end" in shown.steps[-1].told[-1]


def test_a_record_without_entries_is_an_empty_table() -> None:
    record = played("little-devils") | {"entries": [], "scores": None}
    (step,) = shown_to("open", record).steps
    assert (step.seq, step.told) == (0, ())


def test_by_default_a_player_sees_their_own_seat_and_others_see_all_hands() -> None:
    assert perspective_of("", 4, (2,)) == 2
    assert perspective_of("", 4, (0, 2)) == perspective_of("", 4, ()) == "open"
    assert [perspective_of(text, 4, (2,)) for text in ("0", "watch", "open")] == [0, "watch", "open"]
    for text in ("4", "-1", "x", "٣", "9" * 5000):
        with pytest.raises(ApiError):
            perspective_of(text, 4, ())


def test_a_record_with_too_many_entries_is_not_shown() -> None:
    record = played("little-devils")
    with pytest.raises(ApiError, match=f"{MAX_ENTRIES:,}"):
        shown_to("open", record | {"entries": record["entries"] * 20})


def test_a_fair_shuffle_is_shown_with_its_parts() -> None:
    record = played("little-devils")
    found = verified(record, ("Ada", "Bo"), "en")
    assert found.fair and found.sealed and found.outcomes > 1 and str(found.outcomes) in found.text
    assert (found.seed, found.commitment) == (record["seed"], record["commitment"])
    assert [(salt.name, salt.salt) for salt in found.salts] == list(zip(("Ada", "Bo"), record["salts"], strict=True))
    assert [salt.name for salt in verified(record, ("Ada",), "en").salts] == ["", ""]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ja"])
def test_an_unfair_shuffle_is_explained_in_every_language(lang: str) -> None:
    record = played("little-devils")
    unlike = verified(record | {"salts": record["salts"][:1]}, (), lang)
    broken = verified(record | {"commitment": "00" * 32}, (), lang)
    unsealed = verified({name: value for name, value in record.items() if name not in ("seed", "salts")}, (), lang)
    assert not unlike.fair and not broken.fair and not unsealed.fair and not unsealed.sealed
    assert len({unlike.text, broken.text, unsealed.text, verified(record, (), lang).text}) == 4


@pytest.mark.parametrize("lang", ["en", "ja", "de", "fr"])
@pytest.mark.parametrize("perspective", [0, "open"])
def test_the_page_lists_the_whole_game_without_scripts(lang: str, perspective: Perspective) -> None:
    over = room(find_game("little-devils"), over=True)
    told = sentences(over.session, perspective, lang)
    read = Read(page.replay(over, ADA, lang, perspective, told, 37))
    lines = re.findall(r'<li value="(\d+)"', read.text)
    assert [int(number) for number in lines] == [seq for seq, _, _ in told]
    assert len(set(re.findall(r'<li value="\d+" id="(\d+)"', read.text))) == len({seq for seq, _, _ in told})
    assert not re.search(r"\{\d\}", read.said)
    start = json.loads(re.findall(r'id="replay">(.*?)</script>', read.text)[0])
    assert (start["table"], start["lang"], start["seat"], start["move"]) == (over.table.id, lang, perspective, 37)
    assert [person["name"] for person in start["people"]] == ["Ada", "Bo", "Basile"]
    ways = {link["href"].rpartition("=")[2] for link in read.all("a") if "/replay?seat=" in link.get("href", "")}
    assert ways == {"0", "1", "2", "watch", "open"} - {str(perspective)}


def test_the_page_for_records_asks_for_a_file() -> None:
    read = Read(page.from_file(BO, "en"))
    assert [field["type"] for field in read.all("input")] == ["file"]
    assert json.loads(re.findall(r'id="replay">(.*?)</script>', read.text)[0])["table"] is None


def test_the_result_links_to_the_replay() -> None:
    over = room(find_game("little-devils"), over=True)
    links = [link.get("href") for link in Read(result.result(over, ADA, "en", LAN)).all("a")]
    assert f"/t/{over.table.id}/replay" in links


def test_before_the_end_there_is_no_replay(shared_server: Server) -> None:
    table, _ = shared_server.open_table("little-devils")
    for what in ("replay?seat=open", "replay?seat=0", "verify"):
        status, answer = shared_server.visitor().ask("GET", f"/api/tables/{table}/{what}")
        assert (status, answer["kind"]) == (403, "not-over")
    status, text = shared_server.visitor().ask("GET", f"/t/{table}/replay")
    assert status == 200 and 'id="replay"' not in text and f'href="/t/{table}"' in text


@pytest.fixture(scope="module")
def over(shared_server: Server) -> tuple[str, str]:
    table, ada = finished(shared_server, "voodoo-prince", seats=5)
    return table, ada.cookie


def test_all_people_can_replay_a_finished_game(shared_server: Server, over: tuple[str, str]) -> None:
    table, cookie = over
    visitor = shared_server.visitor()
    record = visitor.get(f"/api/tables/{table}/record")
    shown = visitor.get(f"/api/tables/{table}/replay")
    assert shown["seat"] == "open" and shown["names"][0] == "Ada" and shown["over"] and shown["sealed"]
    assert shown["scores"] == record["scores"] and shown["winners"] == list(replay(record).winners)
    assert shown["steps"][-1]["scene"]["result"]["winners"] == shown["winners"]
    visitor.cookie = cookie
    assert visitor.get(f"/api/tables/{table}/replay")["seat"] == 0
    assert visitor.get(f"/api/tables/{table}/replay?seat=1&lang=de")["steps"][-1]["told"][-1].startswith("Das Spiel")
    assert visitor.ask("GET", f"/api/tables/{table}/replay?seat=7")[0] == 400


def test_the_replay_of_a_long_game_is_compressed(shared_server: Server, over: tuple[str, str]) -> None:
    for seat in ("open", "watch", "0"):
        path = f"/api/tables/{over[0]}/replay?seat={seat}"
        status, content, headers = shared_server.ask("GET", path, headers={"Accept-Encoding": "gzip"})
        assert status == 200 and headers["content-encoding"] == "gzip"
        assert len(content) < 200_000
        assert len(json.loads(gzip.decompress(content))["steps"]) > 200


def test_a_record_is_shown_like_its_table_and_not_stored(shared_server: Server, over: tuple[str, str]) -> None:
    visitor = shared_server.visitor()
    record = visitor.get(f"/api/tables/{over[0]}/record")
    there = visitor.get(f"/api/tables/{over[0]}/replay?seat=2")
    here = visitor.post("/api/replay", record=record, seat="2")
    assert here["names"] == [f"Chair {number}" for number in range(1, 6)]
    assert here | {"names": 0} == there | {"names": 0}
    assert visitor.post("/api/verify", record=record)["fair"]
    assert visitor.get("/api/me")["tables"] == [] and visitor.cookie == ""


def test_an_invalid_record_is_refused(shared_server: Server, over: tuple[str, str]) -> None:
    record = shared_server.visitor().get(f"/api/tables/{over[0]}/record")
    cheated = record | {"scores": [99] * 5}
    illegal = record | {"entries": [*record["entries"][:9], ["0", "play X1"]], "scores": None}
    long = record | {"entries": record["entries"] * 20}
    for wrong_one, status in (
        (cheated, 422),
        (illegal, 422),
        ({}, 422),
        (long, 413),
        (record | {"x": "y" * 2**20}, 413),
    ):
        found, answer = shared_server.visitor().ask("POST", "/api/replay", {"record": wrong_one})
        assert (found, bool(answer["title"])) == (status, True)
    assert shared_server.visitor().ask("POST", "/api/replay", {"record": record, "seat": "5"})[0] == 400
    assert shared_server.ask("POST", "/replay", b"")[0] == 405


def test_the_shuffle_of_a_table_is_checked_with_the_salts_of_its_players(shared_server: Server) -> None:
    table, ada = finished(shared_server, "voodoo-prince", "0123456789abcdef" * 2, seats=2)
    found = shared_server.visitor().get(f"/api/tables/{table}/verify")
    assert found["fair"] and found["salts"] == [{"name": "Ada", "salt": "0123456789abcdef" * 2}]
    assert found["commitment"] == ada.get(f"/api/tables/{table}")["commitment"]


def test_a_continued_game_says_that_it_is_not_sealed(shared_server: Server, over: tuple[str, str]) -> None:
    ada = shared_server.visitor()
    made = ada.post(f"/api/tables/{over[0]}/play-on", entries=200, seat=1, bots="zombie", name="Ada")
    ada.post(f"/api/tables/{made['id']}/agree", pace="instant")
    ada.post(f"/api/tables/{made['id']}/start")
    finish(ada.sit(made["id"]), seat=1)
    found = ada.get(f"/api/tables/{made['id']}/verify")
    assert not found["sealed"] and not found["fair"] and "not sealed" in found["text"]
    assert not ada.get(f"/api/tables/{made['id']}/replay")["sealed"]


def test_the_replay_begins_at_the_move_in_its_address(shared_server: Server, over: tuple[str, str]) -> None:
    status, text = shared_server.visitor().ask("GET", f"/t/{over[0]}/replay?seat=1&move=37&lang=ja")
    start = json.loads(re.findall(r'id="replay">(.*?)</script>', text)[0])
    assert status == 200 and (start["seat"], start["move"], start["lang"]) == (1, 37, "ja")
    assert shared_server.visitor().ask("GET", f"/t/{over[0]}/replay?seat=x")[0] == 400
    assert shared_server.visitor().ask("GET", f"/t/{over[0]}/replay?move=x&lang=xx")[0] == 200
    assert shared_server.visitor().ask("GET", "/replay")[0] == 200
