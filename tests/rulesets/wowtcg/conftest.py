"""Documents of the World of Warcraft TCG, run in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.result import RunResult
from playorder.scenario.run import run

PROGRAM = Program()


def run_document(*players: dict[str, Any], **fields: Any) -> RunResult:
    """Run a document of two sides (empty ones are added)."""
    sides = [*players, {}, {}][:2]
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg", "players": sides, **fields
    }  # fmt: skip
    return run(read_values(document)[0], PROGRAM.tools())


@pytest.fixture
def play() -> Callable[..., RunResult]:
    """``play(p1, p2, script=[...], ...)``: the finished run."""
    return run_document
