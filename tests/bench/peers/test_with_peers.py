"""Run the tests that need OpenSpiel or RLCard in the environment that `./dev test --all` makes."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PEERS = str(ROOT / ".dev" / "peers" / "bin" / "python")


@pytest.mark.long
@pytest.mark.skipif(not Path(PEERS).exists(), reason="needs the environment that ./dev test --all makes")
@pytest.mark.parametrize("name", ["test_bench.py", "peers/test_strength.py"])
def test_tests_that_need_the_peers_pass_with_them(name: str) -> None:
    command = [PEERS, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", f"tests/bench/{name}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "SKIPPED" not in done.stdout, done.stdout
