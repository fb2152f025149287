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


def check(*players: dict[str, Any], **fields: Any) -> RunResult:
    """Run a document and fail with what does not hold."""
    result = run_document(*players, **fields)
    assert not result.error
    assert not [f"{check.check} got {check.got}" for check in result.checks if not check.ok]
    return result


@pytest.fixture
def play() -> Callable[..., RunResult]:
    """``play(p1, p2, script=[...], ...)``: the finished run."""
    return run_document


@pytest.fixture
def holds() -> Callable[..., RunResult]:
    """``holds(p1, p2, script=[...], expect=[...], ...)``: the finished run; all that is expected holds."""
    return check
