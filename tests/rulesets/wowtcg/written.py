"""What the tests of this ruleset write their documents with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.scenario.result import RunResult

Holds = Callable[..., RunResult]
"""The fixture ``holds``: run a document, and fail with what does not hold."""


def card(name: str, key: str = "", **more: Any) -> dict[str, Any]:
    """A card of a document; its id is the first word of its name unless it is given."""
    return {"id": key or name.lower().split()[0], "card": name, **more}
