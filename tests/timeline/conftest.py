"""Runs of small documents, and of gallery cases by their lasting name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from small_documents import run_document
from timeline_cases import gallery_cases

from playorder.assembly import Program
from playorder.scenario.run import RunResult, run


@pytest.fixture(scope="session")
def program() -> Program:
    return Program()


@pytest.fixture(scope="session")
def run_of(program: Program) -> Callable[..., RunResult]:
    """Runs a document of two players and a script."""

    def do(one: dict[str, Any], two: dict[str, Any], *script: dict[str, Any], **more: Any) -> RunResult:
        result = run_document(
            program, **{"title": "A test", "players": [one, two], "script": list(script), **more}
        )
        assert not result.error
        return result

    return do


@pytest.fixture(scope="session")
def case(program: Program) -> Callable[[str], RunResult]:
    """Runs a gallery case."""
    return lambda name: run(gallery_cases()[name], program.tools())


@pytest.fixture(scope="session")
def gallery_runs(program: Program) -> list[RunResult]:
    """Every gallery case, run."""
    tools = program.tools()
    return [run(scenario, tools) for scenario in gallery_cases().values()]
