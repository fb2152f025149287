"""What each rule of the timeline says, in our own words, and which gallery scenarios show it.

The sentences are read from the page ``assets/docs/rules.md``, so that the page and the window say the same.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from playorder.paths import assets_folder

PAGE: Final = ("docs", "rules.md")
EXAMPLES: Final = ("gallery", "rules.json")
_ENTRY = re.compile(r"^### `([^`]+)` (.+)\n((?:(?!#).+\n?)+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its identifier (``002:4a``), a few words, and a sentence or two."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A gallery scenario in which a rule is at work. ``file`` is relative to the gallery; ``index`` counts from 0."""

    file: str
    index: int
    title: str


@cache
def rules() -> dict[str, Rule]:
    """All rules by identifier, in the order of the page."""
    page = assets_folder().joinpath(*PAGE).read_text("utf-8")
    return {found[1]: Rule(found[1], found[2], " ".join(found[3].split())) for found in _ENTRY.finditer(page)}


def rule(identifier: str) -> Rule | None:
    """The rule with this identifier; None if the page does not know it."""
    return rules().get(identifier)


@cache
def _shown() -> dict[str, list[list[object]]]:
    found: dict[str, list[list[object]]] = json.loads(assets_folder().joinpath(*EXAMPLES).read_text("utf-8"))
    return found


def examples(identifier: str) -> tuple[Example, ...]:
    """Gallery scenarios that show a rule, those of its own chapter first; none for an unknown rule."""
    return tuple(
        Example(str(file), int(str(index)), str(title)) for file, index, title in _shown().get(identifier, ())
    )
