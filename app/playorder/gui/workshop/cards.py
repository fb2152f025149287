"""Where a card of the workshop is saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["write_card"]


def write_card(path: Path, card: dict[str, Any]) -> bool:
    """Put a card into a card file (``.cards.json``), in the place of one with its id; whether one was there.

    Raises :class:`OSError`, and :class:`ValueError` for a file that holds no cards.
    """
    data: Any = {"cards": []}
    if path.exists():
        data = json.loads(path.read_text("utf-8"))
        if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
            raise ValueError(f"{path} holds no list of cards")
    cards = data["cards"]
    place = next(
        (i for i, other in enumerate(cards) if isinstance(other, dict) and other.get("id") == card["id"]),
        None,
    )
    if place is None:
        cards.append(card)
    else:
        cards[place] = card
    path.parent.mkdir(parents=True, exist_ok=True)
    made = path.with_name(path.name + ".new")
    made.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
    made.replace(path)
    return place is not None
