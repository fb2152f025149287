"""What a ruleset declares of its phases and steps."""

from __future__ import annotations

from typing import NamedTuple


class Phase(NamedTuple):
    """A phase or step of a game: the label under which the timeline has it, what it is, and the rule's number."""

    label: str
    meaning: str
    rule: str = ""
