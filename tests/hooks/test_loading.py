"""What loading costs: time, memory, and modules. Each is measured in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

APP = Path(__file__).resolve().parents[2] / "app"

LOAD_ALL = """
import json, sys, time
begin = time.process_time()
from playorder.assembly import Program
program = Program()
catalogue = program.catalogue()
cards = [card for card in catalogue]
definitions = [program.plugins.definition(card) for card in program.plugins.defined_cards()]
seconds = time.process_time() - begin
assert len(cards) > 3000 and len(definitions) > 800 and all(definitions)
try:  # the peak of this process alone: what getrusage tells may be that of the process which started it
    with open("/proc/self/status", encoding="ascii") as status:
        (peak,) = (line for line in status if line.startswith("VmHWM"))
except OSError:
    kilobytes = None
else:
    kilobytes = int(peak.split()[1])
print(json.dumps({"seconds": seconds, "kilobytes": kilobytes}))
"""

RUN_ONE = """
import json, sys
from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.run import run
scenario = {
    "format": "playorder/scenario", "version": 1, "options": {"ignore_mana": True},
    "players": [{"hand": ["Fireball"]}, {"board": ["Wisp"]}],
    "script": [{"play": "Fireball", "target": "p2.hero"}],
    "expect": [{"player": "p2", "hero_health": 24}],
}
assert run(read_values(scenario)[0], Program().tools()).ok
print(json.dumps(sorted(name for name in sys.modules if "plugins." in name or "PySide6" in name)))
"""


def told_by(script: str) -> Any:
    """What a fresh interpreter prints that runs this, with the card data already parsed and cached."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(APP)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def loaded() -> dict[str, Any]:
    """The best of three: the machine may have had something else to do."""
    told_by(LOAD_ALL)
    return min((told_by(LOAD_ALL) for _ in range(3)), key=lambda found: found["seconds"])


def test_all_plugins_and_all_cards_are_there_in_half_a_second(loaded: dict[str, Any]) -> None:
    assert loaded["seconds"] < 1.0  # the bar is 0.5 on a machine of its own


def test_the_whole_library_takes_less_than_150_megabytes(loaded: dict[str, Any]) -> None:
    if loaded["kilobytes"] is None:
        pytest.skip("this system does not tell a process's peak of memory")
    assert loaded["kilobytes"] < 150 * 1024


def test_a_run_imports_only_the_modules_of_the_cards_it_uses() -> None:
    assert told_by(RUN_ONE) == ["playorder_plugins.classic", "playorder_plugins.classic.mage"]
