"""Entities as they travel: from the palette to the board, and by the clipboard from one board to another."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QMimeData

from playorder.scenario.editing.entities import Entry
from playorder.scenario.errors import ScenarioError
from playorder.scenario.printed import check_entity

__all__ = ["CARDS_MIME", "entities_in", "mime_of"]

CARDS_MIME = "application/x-playorder-entities"
"""A JSON list of entities as the document writes them."""


def mime_of(entities: list[Entry]) -> QMimeData:
    """Entities for a drag or for the clipboard; as text, too, for people and other programs."""
    words = json.dumps(entities, ensure_ascii=False)
    mime = QMimeData()
    mime.setData(CARDS_MIME, QByteArray(words.encode("utf-8", "surrogatepass")))
    mime.setText(words)
    return mime


def entities_in(mime: QMimeData) -> list[Entry]:
    """The entities that travel here; none if it is something else, or damaged."""
    raw = bytes(mime.data(CARDS_MIME).data()) if mime.hasFormat(CARDS_MIME) else mime.text().encode()
    try:
        value = json.loads(raw)
        items = value if isinstance(value, list) else [value]
        entities = [{"card": item} if isinstance(item, str) else item for item in items]
        for entity in entities:
            check_entity(entity)
    except (ValueError, RecursionError, ScenarioError):
        return []
    return entities
