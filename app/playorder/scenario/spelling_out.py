"""Zones that a document only counts, or says nothing of: as the list that they stand for."""

from __future__ import annotations

from typing import Any

from playorder.scenario.shipped import DEFAULT, SHIPPED


def spelled_out(document: dict[str, Any], player: int, zone: str, written: Any) -> list[Any]:
    """What a zone of player 1 or 2 holds, each as the document would write it; ``written`` is what it writes now."""
    if isinstance(written, list):
        return written
    name = document.get("ruleset", DEFAULT)
    counted = SHIPPED.named(name).counted(player, zone, written) if name in SHIPPED.names else None
    return counted if counted is not None else []
