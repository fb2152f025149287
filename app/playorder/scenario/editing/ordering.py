"""The order of play of a document, and which of its players is the dominant one (seed 002, 六8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playorder.scenario.editing.entities import Document
from playorder.scenario.editing.places import attachment_index, place_of
from playorder.scenario.scripting import with_id

__all__ = ["reordered", "swap_players"]

_DEFAULT_IDS = {"hero": "hero", "hero_power": "power", "weapon": "weapon"}
_PLAYER = re.compile(r"^p([12])((?:\.(?:hero|power|weapon))?)$")
_NOT_SWAPPED = ("title", "description", "source", "tags", "name", "cards")


def reordered(document: Document, paths: Sequence[str], name_of: Callable[[str], str]) -> Document:
    """The document with what these JSON paths name in this order, oldest first; `name_of` gives the card's name.

    The paths are those of entities in play and of their attachments. An attachment that follows its bearer is not
    named: it comes directly after it anyway. What is named and has no id yet gets one, made of its card's name.
    """
    order: list[str] = []
    bearer = ""
    expected = 0
    for path in paths:
        place, index = place_of(path), attachment_index(path)
        if place is None:
            continue
        if index is not None and place.path == bearer and index == expected:
            expected += 1
            document = _without_name(document, path)
            continue
        if index is None:
            bearer, expected = place.path, 0
        if place.is_slot and index is None:
            order.append(f"p{place.player}.{_DEFAULT_IDS[place.zone]}")
        else:
            document, name = with_id(document, path, name_of(path))
            order.append(name)
    known = set(order)
    # cards in hands and decks that were named before keep their places among the oldest
    order = [
        name for name in document.get("play_order", []) if name not in known and _is_held(document, name)
    ] + order
    return {**document, "play_order": order}


def _is_held(document: Document, name: str) -> bool:
    return any(
        isinstance(item, dict) and item.get("id") == name
        for player in document["players"]
        for zone in ("hand", "deck")
        for item in player.get(zone, [])
    )


def _without_name(document: Document, path: str) -> Document:
    """An attachment that follows its bearer loses its place in the order of play, but not its id."""
    place, index = place_of(path), attachment_index(path)
    assert place is not None
    assert index is not None
    held: Any = document["players"][place.player - 1][place.zone]
    held = held if place.is_slot else held[place.index]
    item = held["attach"][index] if isinstance(held, dict) else None
    name = item.get("id") if isinstance(item, dict) else None
    if name and name in document.get("play_order", []):
        return {**document, "play_order": [one for one in document["play_order"] if one != name]}
    return document


def swap_players(document: Document) -> Document:
    """The same board with the other player as the first one, who is the dominant player.

    Whatever names a player by `p1` or `p2` (script, expectations, picks, attachments) names the same one afterwards.
    """
    swapped: Document = _swap(document)
    swapped["players"] = list(reversed(swapped["players"]))
    swapped["active"] = "p1" if document.get("active", "p1") == "p2" else "p2"
    return swapped


def _swap(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: item if key in _NOT_SWAPPED else _swap(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_swap(item) for item in value]
    found = _PLAYER.match(value) if isinstance(value, str) else None
    return f"p{3 - int(found[1])}{found[2]}" if found else value
