"""The workers of a server's bots take compiled rules as soon as they are there; its own process keeps what it has."""

import subprocess
import sys
from pathlib import Path

import pytest

import samedi
from tests.linked_checkout import link_binaries, link_checkout

SERVER = """
import asyncio, sys
import samedi
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.server.rooms.bot_pool import BotPool

MODE = "__import__('samedi').mode"
THINK = MODE + " == 'compiled' or __import__('time').sleep(600)"

async def main():
    game = find_game("_template")
    state = game.new(3, game.check_options(3, {}))
    while state.acting[0] < 0:
        state.settle(state.roll(Rng(1)))
    seat = state.acting[0]
    question = ("_template", "houngan", game.view(state, seat), seat, state.legal(seat))
    pool = BotPool(1)
    print(samedi.mode, await pool.run_in_worker(eval, MODE), await pool.choose(*question) in question[-1], flush=True)
    thinking = asyncio.create_task(pool.run_in_worker(eval, THINK))
    changing = asyncio.create_task(pool.use_compiled_rules())
    await asyncio.to_thread(sys.stdin.readline)
    await changing
    print(samedi.mode, await pool.run_in_worker(eval, MODE), await pool.choose(*question) in question[-1])
    find_game("little-devils").new(4, find_game("little-devils").check_options(4, {}))
    assert "samedi.games.little_devils.rules" in sys.modules
    print(await thinking, {type(sys.modules[name].__loader__).__name__ for name in sys.modules if "samedi." in name})
    pool.close()

asyncio.run(main())
"""


@pytest.mark.skipif(samedi.mode != "compiled", reason="there are no compiled rules to change to")
def test_workers_are_replaced_when_the_rules_are_compiled_and_no_process_mixes_both(tmp_path: Path) -> None:
    sources = link_checkout(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", SERVER],
        env={"PYTHONPATH": str(sources), "PATH": "/usr/bin:/bin"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "plain plain True\n"
        link_binaries(tmp_path)
        assert process.communicate("the rules are compiled\n", timeout=60)[0] == (
            "plain compiled True\nTrue {'SourceFileLoader'}\n"
        )
