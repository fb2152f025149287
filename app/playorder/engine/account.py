"""How a number comes about, step by step: what every ruleset tells of its numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One step. ``source`` is the enchantment, or whose aura it is; ``change`` reads ``+1``, ``= 3`` or ``× 2``."""

    kind: str
    """base, enchantment, aura, weapon, limit or damage."""
    name: str
    change: str
    leaves: int
    source: int | None = None
