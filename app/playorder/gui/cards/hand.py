"""Cards in hand (upright, or as a narrow strip where there is little room) and piles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from playorder.gui.cards import gems, shapes, signs
from playorder.gui.cards.emblems import paint_emblem
from playorder.gui.cards.look import Look, box_shadow, class_edge, fitted, metrics, pen, text
from playorder.gui.cards.paths import path, rounded
from playorder.gui.cards.picture import paint_picture
from playorder.gui.tokens import Tokens
from playorder.timeline.board_view import EntityView

__all__ = ["CHIP_HEIGHT", "paint_card", "paint_chip", "paint_pile", "wrapped"]

CHIP_HEIGHT = 30.0
_W, _H = shapes.CARD_WIDTH, shapes.CARD_HEIGHT


def wrapped(name: str, width: float, pixels: float = 12, lines: int = 2) -> list[str]:
    """A name over at most two lines; the last one is shortened if it must be."""
    measure = metrics(pixels, 600)
    if measure.horizontalAdvance(name) <= width:
        return [name]
    rows: list[str] = []
    row = ""
    words = name.split()
    for index, word in enumerate(words):
        longer = f"{row} {word}".strip()
        if row and measure.horizontalAdvance(longer) > width:
            rows.append(row)
            row = word
            if len(rows) == lines - 1:
                row = " ".join(words[index:])
                break
        else:
            row = longer
    rows.append(row)
    return [measure.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in rows]


def paint_card(painter: QPainter, entity: EntityView, look: Look) -> None:
    """An upright card, 104 × 126, in the class's colour, with cost and, where it has them, its numbers."""
    t = look.tokens
    outline = shapes.card()
    box_shadow(painter, t, outline.boundingRect(), look.hovered)
    painter.fillPath(outline, QColor(t.card))
    window = rounded(-46, -57, 92, 58, 6)
    paint_picture(painter, entity, QRectF(-46, -57, 92, 58), window, QPointF(0, -29), 0.88)
    edge = rounded(-51, -62, 102, 124, 9)
    painter.strokePath(edge, pen(class_edge(entity), 2.5))
    if look.hovered:
        signs.hover_ring(painter, t, rounded(-54, -65, 108, 130, 12))
    signs.role_ring(painter, look, rounded(-55, -66, 110, 132, 12))
    rows = wrapped(entity.name, 88)
    top = 18 - 7.5 * (len(rows) - 1)
    for index, row in enumerate(rows):
        text(painter, row, QPointF(0, top + 15 * index), 12, t.text, 600)
    present = entity.keywords | entity.marks
    shown = [
        name
        for name in ("deathrattle", "trigger", "aura", "poisonous", "windfury", "charge")
        if name in present
    ]
    for index, name in enumerate(shown[:3]):
        signs.badge(painter, name, QPointF((index - (len(shown[:3]) - 1) / 2) * 20, 49), 9)
    if not shown:
        painter.strokePath(path("M0 44L5 49L0 54L-5 49Z"), pen(t.faint, 1.5))
    gems.cost_gem(painter, QPointF(-43, -52), entity.cost, gems.cost_level(entity))
    if entity.type in ("minion", "weapon"):
        gems.attack_gem(painter, QPointF(-40, 51), entity.attack, gems.attack_level(entity))
        if entity.type == "weapon":
            gems.shield_gem(painter, QPointF(40, 50), entity.durability or entity.health)
        else:
            gems.health_gem(painter, QPointF(40, 50), entity.health, gems.health_level(entity))
    if entity.attachments:
        signs.attachment_badge(painter, t, len(entity.attachments), QPointF(34, -57))
    if look.selected:
        signs.frame(painter, t, QRectF(-60, -71, 120, 142))


def paint_chip(painter: QPainter, entity: EntityView, look: Look, width: float) -> None:
    """A card as a strip: cost, name, and numbers if it has them."""
    t = look.tokens
    box = QPainterPath()
    box.addRoundedRect(QRectF(-width / 2, -13, width, 26), 7, 7)
    painter.fillPath(box, QColor(t.hover if look.hovered else t.card))
    painter.strokePath(box, pen(class_edge(entity), 1.6))
    if look.selected or look.role:
        around = QPainterPath()
        around.addRoundedRect(QRectF(-width / 2 - 3, -16, width + 6, 32), 9, 9)
        if look.selected:
            painter.strokePath(around, pen(t.accent, 2))
        else:
            signs.role_ring(painter, look, around)
    numbers = ""
    if entity.type == "minion":
        numbers = f"{entity.attack}/{entity.health}"
    elif entity.type == "weapon":
        numbers = f"{entity.attack}/{entity.durability or entity.health}"
    room = width - 30
    if numbers:
        number_width = metrics(11, 700).horizontalAdvance(numbers) + 6
        if room - number_width > 44:
            text(painter, numbers, QPointF(width / 2 - 8, 0), 11, t.muted, 700, Qt.AlignmentFlag.AlignRight)
            room -= number_width
    shown, size = fitted(entity.name, room - 4, 12, 500, 11)
    text(painter, shown, QPointF(-width / 2 + 22, 0), size, t.text, 500, Qt.AlignmentFlag.AlignLeft)
    gems.cost_gem(painter, QPointF(-width / 2 + 4, 0), entity.cost, gems.cost_level(entity), 12)


def paint_pile(
    painter: QPainter, tokens: Tokens, count: int, label: str, emblem: str, hovered: bool, focused: bool
) -> None:
    """A counted pile with its name below. An empty one is an outline."""
    painter.save()
    if count == 0:
        painter.setOpacity(0.75)
        painter.strokePath(rounded(-24, -34, 48, 62, 6), pen(tokens.strong_line, 1.4, [5, 4]))
    else:
        for step in range(min(3, count) - 1, -1, -1):
            sheet = rounded(-24 + 3 * step, -34 - 3 * step, 48, 62, 6)
            top = step == 0
            ground = tokens.accent_ground if top and emblem == "card" else tokens.raised
            painter.fillPath(sheet, QColor(ground))
            painter.strokePath(sheet, pen(tokens.strong_line, 1))
        ink = QColor(tokens.accent if emblem == "card" else tokens.muted)
        if emblem == "card":
            painter.strokePath(path("M0 -26L9 -13L0 0L-9 -13Z"), pen(ink, 1.5))
        else:
            painter.save()
            painter.translate(0, -13)
            painter.setOpacity(0.75)
            paint_emblem(painter, emblem, 0.5)
            painter.restore()
    text(painter, str(count), QPointF(0, 13), 14, tokens.text if count else tokens.muted, 700)
    painter.restore()
    if hovered or focused:
        painter.strokePath(rounded(-28, -38, 56, 70, 9), pen(tokens.accent if focused else tokens.text, 1.6))
    shown, size = fitted(label, 76, 12, 500, 11)
    text(painter, shown, QPointF(0, 40), size, tokens.muted, 500)
