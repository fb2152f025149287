"""A card of the workshop as data: how it is tried, and where it is saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["scratch_document", "write_card"]

YETI = "CS2_182"


def scratch_document(card: dict[str, Any]) -> dict[str, Any]:
    """A board to try a card on: it is in hand, with room, mana, targets and somebody to fight."""
    kind = card.get("type", "minion")
    mine: dict[str, Any] = {
        "hand": [{"id": "card", "card": card["id"]}],
        "board": [{"id": "friend", "card": YETI}],
        "deck": [YETI] * 5,
    }
    if kind in ("hero", "weapon", "hero_power"):
        mine = {**mine, kind: card["id"], "hand": []} if kind == "hero_power" else mine
    enemy = {
        "board": [{"id": "enemy", "card": YETI}, {"id": "wounded", "card": YETI, "damage": 2}],
        "deck": [YETI] * 5,
    }
    if "secret" in card.get("keywords", []):
        mine, enemy = {**mine, "hand": [], "secrets": [card["id"]]}, {**enemy, "hand": [YETI]}
    script: list[dict[str, Any]] = []
    if kind in ("minion", "spell", "weapon") and mine["hand"] and not card.get("choose"):
        target = (
            {"target": "p2.hero" if "hero" in str(card["target"]) else "enemy"} if card.get("target") else {}
        )
        if "friendly" in str(card.get("target")):
            target = {"target": "friend"}
        script = [{"play": "card", **target}]
    return {
        "format": "playorder/scenario", "version": 1, "title": f"Trying {card.get('name') or card['id']}",
        "cards": [card], "players": [mine, enemy], "options": {"ignore_mana": True},
        "script": [*script, {"end_turn": True}],
    }  # fmt: skip


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
