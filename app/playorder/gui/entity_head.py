"""The head of what is told of an entity: its picture, its name, where it is, and its text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from playorder.gui.board.words import type_line
from playorder.gui.cards import shapes
from playorder.gui.cards.look import class_edge, pen
from playorder.gui.cards.picture import paint_picture, picture_for
from playorder.gui.theme import mono_font
from playorder.gui.widgets import FlowLayout, chip, restyle, wrapping
from playorder.timeline.board_view import EntityView

__all__ = ["EntityHead"]


class _Portrait(QWidget):
    """An entity's picture."""

    def __init__(self) -> None:
        super().__init__()
        self._entity: EntityView | None = None
        self._drawn: tuple[object, ...] = ()
        self.setFixedSize(QSize(52, 58))

    def show_entity(self, entity: EntityView) -> None:
        """Show another one; only if it looks different it is painted anew."""
        self._entity = entity
        drawn = (picture_for(entity), class_edge(entity))
        if drawn != self._drawn:
            self._drawn = drawn
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._entity is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        scale = 0.53
        painter.scale(scale, scale)
        oval = shapes.ellipse(44, 50)
        paint_picture(painter, self._entity, QRectF(-46, -52, 92, 104), oval, QPointF(0, 0), 1.1)
        painter.strokePath(shapes.ellipse(44.5, 50.5), pen(class_edge(self._entity), 4.5))


class EntityHead(QWidget):
    """Kept from one entity to the next: its parts are told what is different, none is made anew."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._portrait = _Portrait()
        self._name = wrapping("", "entityName")
        self._type = wrapping("", "muted")
        self._identity = QLabel()
        self._identity.setObjectName("faint")
        self._identity.setFont(mono_font(12))
        self._identity.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._player, self._place, self._order = chip(""), chip(""), chip("")
        self._text = wrapping("", "noteText")
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for label in (self._name, self._type, self._identity):
            texts.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        where = FlowLayout()
        for label in (self._player, self._place, self._order):
            where.addWidget(label)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        body.addLayout(row)
        body.addLayout(where)
        body.addWidget(self._text)

    def show_entity(self, entity: EntityView) -> None:
        """Show another entity, or the same one at another moment."""
        self._portrait.show_entity(entity)
        self._name.setText(entity.name)
        self._type.setText(type_line(entity))
        self._identity.setText(" · ".join(part for part in (entity.card, entity.key) if part))
        self._player.setText(f"p{entity.player}")
        restyle(self._player, "chip", f"player{2 if entity.player == 2 else 1}")
        self._place.setText(self._where(entity))
        self._order.setText(self.tr("order of play %1").replace("%1", str(entity.told_order)))
        self._order.setVisible(bool(entity.told_order))
        self._text.setText(entity.text)
        self._text.setVisible(bool(entity.text))

    def _where(self, entity: EntityView) -> str:
        zone = entity.zone.replace("_", " ") or self.tr("nowhere")
        if entity.type in ("minion", "spell") and entity.zone:
            return f"{zone} · " + self.tr("place %1").replace("%1", str(entity.position + 1))
        return zone
