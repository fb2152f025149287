"""Numbers with their nouns: 1 card, 2 cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

__all__ = ["counted"]


def counted(count: int, one: str, many: str) -> str:
    """The text for this count, translated; `%n` in it is the number."""
    text = QCoreApplication.translate("Counts", one if count == 1 else many)
    return text.replace("%n", str(count))
