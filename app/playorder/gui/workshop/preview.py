"""The card as it is drawn, while it is made."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from playorder.gui.cards.hand import paint_card
from playorder.gui.cards.look import Look
from playorder.gui.tokens import DARK, Tokens
from playorder.timeline.board_view import EntityView

__all__ = ["CardPreview", "view_of"]

MARKS = {"battlecry": "battlecry", "deathrattle": "deathrattle", "triggers": "trigger", "auras": "aura"}


def view_of(card: dict[str, Any]) -> EntityView:
    """What is drawn of a card's fields; numbers that are none yet count as 0."""

    def number(field: str) -> int:
        value = card.get(field, 0)
        return value if isinstance(value, int) and not isinstance(value, bool) else 0

    attack, health, cost = number("attack"), number("health") or number("durability"), number("cost")
    return EntityView(
        entity=0, card=str(card.get("id", "")), name=str(card.get("name") or "?"), type=str(card.get("type", "minion")),
        card_class=str(card.get("class", "neutral")).upper(), race=str(card.get("race", "")).upper(), zone="hand",
        attack=attack, health=health, max_health=health, durability=number("durability"), cost=cost,
        base_attack=attack, base_health=health, base_cost=cost,
        keywords=frozenset(word for word in card.get("keywords", []) if isinstance(word, str)),
        marks=frozenset(mark for field, mark in MARKS.items() if card.get(field)), text=str(card.get("text", "")),
    )  # fmt: skip


class CardPreview(QWidget):
    """Draws a card as a hand shows it, twice as large."""

    SCALE = 2.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view_of({})
        self._tokens = DARK
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the card"))

    def sizeHint(self) -> QSize:
        return QSize(int(124 * self.SCALE), int(150 * self.SCALE))

    def show_card(self, card: dict[str, Any]) -> None:
        """Draw these fields."""
        self._view = view_of(card)
        self.setAccessibleDescription(f"{self._view.name}: {self._view.text}")
        self.setToolTip(self._view.text)
        self.update()

    def set_tokens(self, tokens: Tokens) -> None:
        """The colours."""
        self._tokens = tokens
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.SCALE, self.SCALE)
        paint_card(painter, self._view, Look(tokens=self._tokens, order=False))
        painter.end()
