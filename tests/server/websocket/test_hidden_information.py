"""A viewer receives the same bytes from two tables that differ only in what the viewer may not know."""

import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, Action, Seat
from samedi.core.worlds import Worlds
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.laws.trace import line
from tests.server.conftest import SLOW, Page, Server, Visitor

GAMES = [game.name for game in all_games()] + ["_template"]
STEPS = 8  # of play at a pair of tables, at most
TRIES = 20  # of which the longest pair is taken
LEAKS = {
    "sentences of another seat": """
from samedi.server.rooms.snapshot import Snapshot

def sentences(self, seat, since, lang, sentences=Snapshot.sentences):
    return sentences(self, ((seat or 0) + 1) % self.session.seats, since, lang)

Snapshot.sentences = sentences
""",
    "the length of a refusal": """
import msgspec
from zlib import crc32
from samedi.laws.trace import line
from samedi.server.rooms.room import Room

def refusal(self, *asked, refusal=Room.refusal):
    no = refusal(self, *asked)
    return msgspec.structs.replace(no, text=no.text + "." * (crc32(line(self.game, self.session.state).encode()) % 50))

Room.refusal = refusal
""",
    "one frame more": """
from zlib import crc32
from samedi.laws.trace import line
from samedi.server import messages
from samedi.server.rooms.viewers import Audience

def show(self, *what, show=Audience.show, **whom):
    show(self, *what, **whom)
    for viewer in whom.get("viewers") or self.viewers:
        if crc32(line(self.room.game, self.room.session.state).encode()) % 2:
            viewer.send(messages.Pong())

Audience.show = show
""",
}

UNEQUAL_PAUSES = """
from zlib import crc32
from samedi.laws.trace import line
from samedi.server.rooms.viewers import Audience

def show(self, before=None, viewers=None, show=Audience.show):
    if before and crc32(line(self.room.game, before.state).encode()) % 2:
        before = None
    show(self, before, viewers)

Audience.show = show
"""  # the end of a round is shown depending on hidden cards


class LeakFound(Exception):
    """A viewer could tell two tables apart."""


class Witness(Page):
    """A page that keeps every received frame."""

    def __init__(self, server: Server, table: str, cookie: str, **hello: Any) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        where = f"ws://127.0.0.1:{server.port}/ws/{table}"
        socket = connect(where, additional_headers=headers, open_timeout=SLOW, close_timeout=1, ping_interval=None)
        super().__init__(server.sockets.enter_context(socket))
        self.frames: list[str] = []
        self.send(t="hello", **hello)
        self.catch_up()

    def hear(self, timeout: float = SLOW) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "scene":
            self.scene, self.at, self.seq = message["scene"], message["at"], message["seq"]
        return message

    def catch_up(self) -> None:
        """Receive all that was sent until now."""
        self.send(t="ping")
        self.until(lambda message: message["t"] == "pong")


class Twin:
    """One of two tables: the viewer has one seat, another person all others, and there is a spectator."""

    def __init__(self, server: Server, session: Session, viewer: Seat, one: Visitor, other: Visitor) -> None:
        self.server, self.session, self.viewer = server, session, viewer
        self.one, self.other = one, other
        made = one.post("/api/records", record=session.record(), seat=viewer, name="Vera")
        self.id, self.code = made["id"], made["code"]
        for seat in range(session.seats):
            if seat != viewer:
                other.post(f"/api/tables/{self.id}/sit", seat=seat, name=f"Otto {seat}")
        one.post(f"/api/tables/{self.id}/start")
        self.hand = other.sit(self.id)  # plays all other seats
        self.hand.until(lambda message: message["t"] == "people")
        self.witnesses: list[Witness] = []
        for cookie in (one.cookie, ""):
            self.look_on(cookie)

    def catch_up(self) -> None:
        for witness in self.witnesses:
            witness.catch_up()

    def look_on(self, cookie: str, **hello: Any) -> None:
        self.witnesses.append(Witness(self.server, self.id, cookie, **hello))
        self.catch_up()

    def act(self, seat: Seat, code: str, id: str) -> dict[str, Any]:
        """Choose for a seat; return the answer."""
        page: Page = self.witnesses[0] if seat == self.viewer else self.hand
        page.send(t="act", id=id, seat=seat, at=self.session.question_number(seat), code=code)
        answer = page.answer_to(id)
        self.catch_up()
        return answer

    def ask(self, **message: Any) -> None:
        """Send a message of the viewer and wait for the answer."""
        self.witnesses[0].send(**message)
        self.witnesses[0].answer_to(message["id"])
        self.catch_up()

    def close(self) -> None:
        for page in (self.hand, *self.witnesses):
            page.socket.close()

    def heard(self) -> list[str]:
        """Return all frames and pages, without what differs between any two tables."""
        said = [frame for witness in self.witnesses for frame in [*witness.frames, "-"]]
        for who in (self.one, self.server.visitor()):
            for path in ("/t/{}", "/t/{}/result", "/api/tables/{}", "/api/tables/{}/log"):
                said.append(repr(who.ask("GET", path.format(self.id))))
        return [plain(text, self.id, self.code) for text in said]


def plain(text: str, id: str, code: str) -> str:
    """Return a text in which table ids and times are replaced by others of the same length."""
    return re.sub(r'"time":\d+', '"time":0', text.replace(id, "t" * len(id)).replace(code, "c" * len(code)))


def begun(game: Game, dice: Random) -> Session:
    """Return a random game, somewhere in the middle, where a seat must choose."""
    session = Session(game, dice.choice(game.seats), seed=dice.getrandbits(32))
    whole = Session(game, session.seats, seed=session.shuffle_seed)
    entries = dice.randrange(game.max_log_entries(session.seats, session.options) // 2)
    for _ in range(entries):
        seat = dice.choice(session.acting)
        code = dice.choice(session.choices(seat))
        session.submit(seat, code)
        if session.over:
            return whole
    return session


def elsewhere(session: Session, viewer: Seat, dice: Random) -> Session | None:
    """Return the table in another world that agrees with the viewer's knowledge; None if none is found."""
    game = session.game
    worlds = game.worlds(session.view(viewer))
    retell = game.module("invariants").retell  # type: ignore[union-attr]
    for _ in range(20):
        world = worlds.draw(Rng(dice.getrandbits(60)))
        if line(game, world) != line(game, session.state):
            told = retell(world, [each.entry for each in session.log])
            if told is not None:
                entries = [[each.seat, each.code] for each in told]
                return replay({**session.record(), "seed": None, "commitment": None, "entries": entries})
    return None


def pair(game: Game, seed: int) -> tuple[Session, Session, Seat, list[tuple[Seat, str, str]]]:
    """Return two tables that a seat cannot tell apart, and steps after which it still cannot: the longest of some."""
    best: tuple[Session, Session, Seat, list[tuple[Seat, str, str]]] | None = None
    for number in range(TRIES):
        dice = Random(f"{game.name} {seed} {number}")
        session = begun(game, dice)
        viewer = dice.randrange(session.seats)
        other = elsewhere(session, viewer, dice)
        if other is not None:
            steps = list(itertools.islice(in_step(again(session), again(other), viewer, dice), STEPS))
            if best is None or len(steps) > len(best[3]):
                best = session, other, viewer, steps
    if best is None and type(game.worlds(begun(game, Random(0)).view(0))) is Worlds:
        pytest.skip(f"{game.title} hides nothing")
    assert best is not None
    return best


def again(session: Session) -> Session:
    return replay({**session.record(), "seed": None, "commitment": None})


def in_step(one: Session, two: Session, viewer: Seat, dice: Random) -> Iterator[tuple[Seat, str, str]]:
    """Yield who chooses what at both tables, as long as no viewer can tell them apart."""
    while True:
        chosen = step(one, two, viewer, dice)
        if chosen is None:
            return
        yield chosen
        one.submit(chosen[0], chosen[1])
        two.submit(chosen[0], chosen[2])


def after(session: Session, seat: Seat, action: Action, viewers: tuple[Seat | None, ...]) -> list[Any] | None:
    """Return what the viewers would see; None if chance followed or the game were over."""
    state = session.state.clone()
    state.apply(seat, action)
    if not state.acting or CHANCE in state.acting:
        return None
    return [session.game.view(state, viewer) for viewer in viewers]


def step(one: Session, two: Session, viewer: Seat, dice: Random) -> tuple[Seat, str, str] | None:
    """Return a choice for each table, different ones if possible, that viewers cannot tell apart."""
    viewers = (viewer, None)
    found: list[tuple[bool, Seat, str, str]] = []
    for seat in one.acting:
        views = {action: after(two, seat, action, viewers) for action in two.state.legal(seat)}
        for action in one.state.legal(seat):
            seen = after(one, seat, action, viewers)
            for same in (each for each, view in views.items() if seen is not None and view == seen):
                if seat != viewer or same == action:
                    found.append((same == action, seat, one.game.actions[action], one.game.actions[same]))
    if not found:
        return None
    best = min(found)[0]
    return dice.choice([each[1:] for each in found if each[0] == best])


def compare(server: Server, game: Game, seed: int) -> int:
    """Play one pair of tables in step, compare all that was sent, and return the number of steps."""
    one, two, viewer, steps = pair(game, seed)
    dice = Random(seed)
    people = server.visitor(), server.visitor()
    twins = [Twin(server, session, viewer, *people) for session in (one, two)]
    look = twins[0].witnesses[0].scene["look"]
    for number, (seat, *codes) in enumerate(steps):
        refused = [code for code in dice.sample(game.actions, 2) if code not in one.choices(viewer)] + ["nonsense"]
        final, middle = one.why_not_back(viewer) is not None, len(one.log) // 2
        for twin, code in zip(twins, codes, strict=True):
            for wrong in refused:
                twin.ask(t="act", id=f"{number} {wrong}", seat=viewer, at=one.question_number(viewer), code=wrong)
            twin.ask(t="act", id=f"forged {number}", seat=(viewer + 1) % one.seats, at=0, code=code)
            if final:
                twin.ask(t="back", id=f"back {number}", seat=viewer)
            twin.ask(t="say", id=f"say {number}", text="Hm …")
            if number in (0, len(steps) - 1):
                twin.ask(t="hint", id=f"hint {number}", seat=viewer)
                for cookie in (people[0].cookie, ""):
                    twin.look_on(cookie, since=middle, look=look, lang="de")
            assert twin.act(seat, "nonsense", f"silly {number}")["t"] == "no"
            assert twin.act(seat, code, f"step {number}")["t"] == "ok"
        for twin, code in zip(twins, codes, strict=True):
            twin.session.submit(seat, code)
    heard = [twin.heard() for twin in twins]
    for twin in twins:
        twin.close()
    for one_said, other_said in itertools.zip_longest(*heard):
        if one_said != other_said:
            raise LeakFound(f"at one table:\n{one_said}\nand at the other:\n{other_said}")
    return len(steps)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 25))])
def test_messages_do_not_depend_on_hidden_information(game: str, seed: int, shared_server: Server) -> None:
    assert compare(shared_server, find_game(game), seed) > 1


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(LEAKS[leak])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    server = Server(tmp_path / "data")
    try:
        with pytest.raises(LeakFound):
            for seed in range(3):  # two worlds may happen to be equal in what this one leaks
                compare(server, find_game("_template"), seed)
    finally:
        server.kill()


def last_choice(dice: Random) -> tuple[Session, Session, Seat, str]:
    """Return two tables that a seat cannot tell apart, not even after its next choice, which ends the round."""
    while True:
        session = Session("voodoo-prince", 3, seed=dice.getrandbits(32))
        while not session.over:
            seat = session.acting[0]
            for action in session.state.legal(seat):
                state = session.state.clone()
                state.apply(seat, action)
                other = elsewhere(session, seat, dice) if state.acting == (CHANCE,) else None
                if other is not None:
                    return session, other, seat, session.game.actions[action]
            session.submit(seat, dice.choice(session.choices(seat)))


def compare_ends(server: Server, seed: int) -> None:
    """Check that the end of a round is the same at both tables, and the next round comes in the same frames."""
    one, two, viewer, code = last_choice(Random(seed))
    people = server.visitor(), server.visitor()
    heard = []
    for session in (one, two):
        twin = Twin(server, session, viewer, *people)
        before = len(session.log)
        assert twin.act(viewer, code, "last")["t"] == "ok"
        said = [plain(frame, twin.id, twin.code) for witness in twin.witnesses for frame in witness.frames]
        twin.close()
        heard.append([frame if json.loads(frame).get("seq", 0) <= before + 1 else outline(frame) for frame in said])
    for one_said, other_said in itertools.zip_longest(*heard):
        if one_said != other_said:
            raise LeakFound(f"at one table:\n{one_said}\nand at the other:\n{other_said}")


def outline(frame: str) -> str:
    """Return a frame about the new deal, without its cards."""
    message = json.loads(frame)
    return json.dumps([sorted(message), message["t"], message["seq"], message.get("pause")])


@pytest.mark.parametrize("seed", range(2))
def test_the_end_of_a_round_does_not_depend_on_hidden_information(seed: int, shared_server: Server) -> None:
    compare_ends(shared_server, seed)


def test_a_pause_that_depends_on_hidden_information_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(UNEQUAL_PAUSES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    server = Server(tmp_path / "data")
    try:
        with pytest.raises(LeakFound):
            for seed in range(8):
                compare_ends(server, seed)
    finally:
        server.kill()
