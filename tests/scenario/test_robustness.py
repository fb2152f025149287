"""However a document is damaged: it runs, or there is an error that says where; never an unexpected exception."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.paths import assets_folder
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.run import Tools, run

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**12,
    "",
    "x",
    "Wisp",
    [],
    {},
    [1],
    {"a": 1},
    1.5,
    "p1",
    ["Wisp"] * 3,
]
DOCUMENTS = [
    document
    for path in sorted((assets_folder() / "gallery").rglob("*.scenario.json"))
    for document in json.loads(path.read_text("utf-8"))["scenarios"]
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*path, key))


def damaged(document: dict[str, Any], source: random.Random) -> dict[str, Any]:
    data = copy.deepcopy(document)
    path = source.choice(list(places(data)))
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    how = source.random()
    if how < 0.7:
        holder[path[-1]] = copy.deepcopy(source.choice(JUNK))
    elif how < 0.9 or not isinstance(holder, dict):
        del holder[path[-1]]
    else:
        holder["unknown"] = 1
    return data


def reason_refused(data: dict[str, Any], tools: Tools) -> ScenarioError | None:
    try:
        result = run(read_values(data)[0], tools)
    except ScenarioError as error:
        return error
    assert not result.card_failed, result.error
    return None


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_document_runs_or_is_refused_with_a_reason(seed: int) -> None:
    source = random.Random(seed)
    tools = Program().tools()
    refusals = [reason_refused(damaged(source.choice(DOCUMENTS), source), tools) for _ in range(40)]
    reasons = [error for error in refusals if error is not None]
    assert reasons
    assert all(error.path.startswith("$") and error.wrong for error in reasons)
