"""Cards that lie face up in a row and are no characters: equipment, lasting spells, links that wait to resolve."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from playorder.gui.cards import gems, signs
from playorder.gui.cards.look import Look, class_edge, pen, shadow
from playorder.gui.cards.paths import rounded
from playorder.gui.cards.picture import paint_picture
from playorder.timeline.board_view import EntityView

__all__ = ["paint_tile"]

_BOX = QRectF(-44, -42, 88, 84)


def paint_tile(painter: QPainter, entity: EntityView, look: Look) -> None:
    """A rounded tile, 88 × 84, with its name and the numbers that it has; exhausted it is grey."""
    t = look.tokens
    outline, edge = rounded(-44, -42, 88, 84, 12), rounded(-42.5, -40.5, 85, 81, 11)
    shadow(painter, t, _BOX, look.hovered)
    is_used = "exhausted" in entity.marks
    paint_picture(painter, entity, _BOX, outline, QPointF(0, -12), 0.78, 0.75 if is_used else 0.0)
    painter.strokePath(edge, pen(class_edge(entity), 3))
    if look.hovered:
        signs.hover_ring(painter, t, rounded(-47, -45, 94, 90, 14))
    signs.role_ring(painter, look, rounded(-48, -46, 96, 92, 15))
    gems.name_strip(painter, look, entity.name, 12, 82, max(108, look.name_width))
    signs.foot_badges(painter, entity.marks - {"exhausted"}, 40)
    if entity.attack > 0:
        gems.attack_gem(painter, QPointF(-36, 36), entity.attack, gems.attack_level(entity), 13)
    if entity.armor > 0 or entity.durability > 0:
        gems.shield_gem(painter, QPointF(36, 36), entity.armor or entity.durability)
    if entity.attachments:
        signs.attachment_badge(painter, t, len(entity.attachments), QPointF(42, -34))
    if is_used:
        signs.exhausted_mark(painter, QPointF(44, -10))
    if look.selected:
        signs.frame(painter, t, QRectF(-56, -58, 112, 116))
