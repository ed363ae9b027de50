"""The arena on a Ray cluster of two machines gives the same figures. `./dev test --all` makes the environment."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from samedi.cli import main

ROOT = Path(__file__).resolve().parents[3]
RAY = str(ROOT / ".dev" / "ray" / "bin" / "python")
TWO_MACHINES = """
import json, sys
from ray.cluster_utils import Cluster
from samedi.cli import main

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    code = main([*sys.argv[1:], "--executor", "ray", "--address", cluster.address])
finally:
    cluster.shutdown()
raise SystemExit(code)
"""
WORDS = ["arena", "_template", "--bots", "ismcts:30it,apprentice,zombie", "--seats", "3", "--json"]


@pytest.mark.long
@pytest.mark.skipif(not Path(RAY).exists(), reason="needs the environment that ./dev test --all makes")
def test_two_machines_give_the_same_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [*WORDS, "--deals", "12"]
    command = [RAY, "-c", TWO_MACHINES, *words, "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert main(words) == 0
    here = json.loads(capsys.readouterr().out)
    assert {**json.loads(done.stdout), "seconds": 0} == {**here, "seconds": 0}
    assert len((tmp_path / "journal.jsonl").read_text().splitlines()) > 1


@pytest.mark.long
@pytest.mark.skipif(not Path(RAY).exists(), reason="needs the environment that ./dev test --all makes")
def test_a_missing_cluster_is_reported_in_one_sentence() -> None:
    command = [RAY, "-m", "samedi", *WORDS, "--deals", "1", "--executor", "ray", "--address", "127.0.0.1:1"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert (done.returncode, done.stdout) == (1, "")
    assert "samedi: there is no Ray cluster at 127.0.0.1:1" in done.stderr and "Traceback" not in done.stderr


def test_missing_ray_is_reported_with_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*WORDS, "--executor", "ray"]) == 1
    assert capsys.readouterr().err == "samedi: ray is not installed: pip install 'samedi[arena]'\n"
