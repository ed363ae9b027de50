"""People, tables, chairs and chat are stored, changed and found again."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.storage.models import BadValue, Chair, Person, Quota, Table
from samedi.storage.store import AlreadyExists, Conflict, NotFound, QuotaExceeded
from tests.storage.factories import ANA, BEN, SEED, opened, table


def test_a_person_is_stored_and_may_change_their_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            assert await store.person("ana") == ANA
            assert await store.person("nobody") is None
            renamed = Person(id="ana", name="アナ 🂡 <b>'; --", created=99)
            await store.save_person(renamed)
            assert await store.person("ana") == msgspec.structs.replace(renamed, created=ANA.created)

    asyncio.run(scene())


def test_a_stored_table_loads_unchanged(tmp_path: Path) -> None:
    async def scene() -> None:
        full = table(
            options={"rounds": 3, "cursed": [1, 2]},
            salts=("00ff", "11"),
            public=True,
            locked=True,
            pace="calm",
            state="lobby",
            chairs=(
                Chair(kind="person", person="ben", level="apprentice", name="Ben", salt="00ff"),
                Chair(),
                Chair(kind="automa", name="Cursed"),
                Chair(kind="bot", person="ana", name="Ana's program"),
            ),
        )
        async with opened(tmp_path / "a.db", full) as store:
            whole = await store.load("t")
            assert whole
            assert whole.table == full
            assert (whole.seed, whole.log, whole.chat) == (SEED, (), ())
            assert await store.load("nowhere") is None
            assert not any("seed" in name for name in Table.__struct_fields__), "a listed table would betray it"

    asyncio.run(scene())


def test_a_change_of_an_older_revision_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table(state="lobby")) as store:
            fewer = table(state="lobby", chairs=table().chairs[:2], host="ben", options={"rounds": 2})
            after = await store.change(fewer)
            assert after == msgspec.structs.replace(fewer, revision=1)
            assert await store.table_with_code("code-t") == after
            with pytest.raises(Conflict) as late:
                await store.change(table(state="running"))
            assert late.value.number == 1
            with pytest.raises(BadValue):
                await store.change(table(revision=1, game="other-game"))
            with pytest.raises(NotFound):
                await store.change(table("nowhere"))
            assert await store.table_with_code("code-t") == after

    asyncio.run(scene())


def test_open_tables_have_different_codes_and_finished_ones_free_theirs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table("t", code="red fox"), table("u")) as store:
            with pytest.raises(AlreadyExists):
                await store.create(table("t", code="other"), SEED)
            with pytest.raises(AlreadyExists):
                await store.create(table("v", code="red fox"), SEED)
            with pytest.raises(AlreadyExists):
                await store.change(table("u", code="red fox"))
            await store.change(table("t", code="red fox", state="over", scores=(0, 0, 9)))
            assert await store.table_with_code("red fox") is None
            await store.create(table("v", code="red fox"), SEED)
            found = await store.table_with_code("red fox")
            assert found
            assert found.id == "v"

    asyncio.run(scene())


def test_lists_show_open_tables_newest_first(tmp_path: Path) -> None:
    bots = tuple(Chair(kind="bot", level="uniform") for _ in range(3))
    tables = (
        table("old", created=10),
        table("lobby", created=20, state="lobby", public=True),
        table("over", created=30, state="over", public=True),
        table("gone", created=40, state="abandoned"),
        table("hosted", created=50, chairs=bots, host="ben"),
        table("watch", created=60, chairs=bots, public=True),
    )

    async def scene() -> None:
        async with opened(tmp_path / "a.db", *tables) as store:
            assert [each.id for each in await store.tables_of("ben")] == ["hosted", "lobby", "old"]
            assert [each.id for each in await store.tables_of("ana")] == ["watch", "lobby", "old"]
            assert await store.tables_of("nobody") == []
            assert [each.id for each in await store.public_tables()] == ["watch", "lobby"]
            assert [each.id for each in await store.public_tables(limit=1)] == ["watch"]
            assert (await store.public_tables())[1] == tables[1]
            assert await store.running_tables() == ["old", "hosted", "watch"]

    asyncio.run(scene())


def test_chat_lines_are_numbered_and_stored_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table("t"), table("u")) as store:
            first = await store.say("t", "ana", "good evening", 5, sent="1")
            assert await store.say("t", "ana", "good evening", 9, sent="1") == first
            second = await store.say("t", "ben", "hello", 6, sent="1")
            third = await store.say("t", "ben", "hello", 7)
            assert [said.number for said in (first, second, third)] == [0, 1, 2]
            assert (await store.say("u", "ana", "here too", 8, sent="1")).number == 0
            whole = await store.load("t")
            assert whole
            assert whole.chat == (first, second, third)
            for n in range(300):
                await store.say("u", "ana", str(n), n)
            latest = await store.load("u")
            assert latest
            assert [said.text for said in latest.chat] == [str(n) for n in range(100, 300)]
            with pytest.raises(NotFound):
                await store.say("nowhere", "ana", "anybody?", 9)
            with pytest.raises(NotFound):
                await store.say("t", "nobody", "boo", 9)

    asyncio.run(scene())


BAD_TABLES: list[dict[str, Any]] = [
    {"id": ""},
    {"id": "x" * 101},
    {"code": "nul \0"},
    {"code": "half \ud800"},
    {"version": "1"},
    {"created": 1.5},
    {"created": -1},
    {"created": 2**60},
    {"state": "paused"},
    {"pace": "hurried"},
    {"public": 1},
    {"chairs": ()},
    {"chairs": (Chair(kind="person"),)},
    {"chairs": (Chair(kind="open", person="ana"),)},
    {"chairs": (Chair(kind="bot"),)},
    {"chairs": ("ana",)},
    {"scores": (float("nan"),)},
    {"options": {"what": Chair}},
    {"salts": ("not hexadecimal",)},
    {"commitment": "00"},
    {"commitment": None},
]


@pytest.mark.parametrize("wrong", BAD_TABLES, ids=str)
def test_invalid_values_are_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            with pytest.raises(BadValue):
                await store.create(table(**wrong), SEED)
            assert await store.running_tables() == []
            await store.create(table(), SEED)

    asyncio.run(scene())


def test_a_table_with_unknown_people_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            with pytest.raises(NotFound, match="nobody"):
                await store.create(table(host="nobody"), SEED)
            with pytest.raises(NotFound, match="nobody"):
                await store.create(table(chairs=(Chair(kind="person", person="nobody"),)), SEED)
            with pytest.raises(BadValue):
                await store.save_person(msgspec.structs.replace(BEN, name="x" * 5000))

    asyncio.run(scene())


def test_an_address_has_a_quota_and_a_refused_table_leaves_no_trace(tmp_path: Path) -> None:
    async def scene() -> None:
        hour = 3_600_000
        quota = Quota(maker="here", an_hour=2, open=3)
        elsewhere = Quota(maker="there", an_hour=2, open=3)
        newcomer = Person(id="cleo", name="Cleo", created=5)
        async with opened(tmp_path / "a.db") as store:
            for id in ("a", "b"):
                await store.create(table(id, created=1_000), SEED, quota=quota)
            with pytest.raises(QuotaExceeded, match="within an hour"):
                await store.create(table("c", created=2_000, host="cleo"), SEED, host=newcomer, quota=quota)
            assert await store.load("c") is None and await store.person("cleo") is None
            await store.create(table("c", created=2_000, host="cleo"), SEED, host=newcomer, quota=elsewhere)
            assert await store.person("cleo") == newcomer
            await store.create(table("d", created=2_000 + hour), SEED, quota=quota)
            with pytest.raises(QuotaExceeded, match="are open"):
                await store.create(table("e", created=2_001 + hour), SEED, quota=quota)
            await store.change(table("a", state="abandoned"))
            await store.create(table("e", created=2_001 + hour), SEED, quota=quota)

    asyncio.run(scene())


def test_the_server_key_never_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            key = await store.key()
            assert len(key) == 32 and await store.key() == key
        async with opened(tmp_path / "a.db") as store:
            assert await store.key() == key

    asyncio.run(scene())
