"""Cards that bring everything with them: for games of which no package holds the printed data."""

from __future__ import annotations


class WholeCard:
    """Printed data and behaviour in one value. A ruleset derives its own kind; a plugin's modules hold the values."""

    __slots__ = ()

    name: str
    """The card's name, by which documents find it; unique within a ruleset."""
