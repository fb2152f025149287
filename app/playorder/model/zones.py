"""How a zone is shown: a ruleset declares its zones, windows and exporters draw what is declared."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Layout(StrEnum):
    """The shapes in which a zone is drawn."""

    ROW = "row"
    """Plates side by side, next to the middle."""
    HAND = "hand"
    """Cards side by side, at the outer edge."""
    PILE = "pile"
    """A counted pile that opens as a list."""
    SLOT = "slot"
    """A single place."""
    TOKENS = "tokens"
    """Small hexagons."""
    STACK = "stack"
    """A column beside both sides, the last one on top: what waits to resolve."""


class ZoneLayout(NamedTuple):
    """One zone: its name, what it is called, how it is laid out, and how many it holds if that is limited."""

    name: str
    label: str
    layout: Layout
    limit: int | None = None
