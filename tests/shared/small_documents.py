"""Small documents of Hearthstone, run in one line."""

from __future__ import annotations

from functools import cache
from typing import Any

from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run


@cache
def usual_program() -> Program:
    """The program with what ships with it."""
    return Program()


def run_document(program: Program | None = None, **fields: Any) -> RunResult:
    """Run a document of these fields, in which mana does not limit what is played; both sides are empty if not told."""
    document = {
        "format": "playorder/scenario", "version": 1, "players": [{}, {}], "options": {"ignore_mana": True}, **fields,
    }  # fmt: skip
    return run(read_values(document)[0], (program or usual_program()).tools())
