"""What lies on the board: minion plates, heroes, hero powers, weapons and secrets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from playorder.gui.cards import gems, shapes, signs
from playorder.gui.cards.look import Look, class_edge, pen, shadow, text
from playorder.gui.cards.picture import paint_picture
from playorder.timeline.board_view import EntityView

__all__ = ["paint_hero", "paint_minion", "paint_power", "paint_secret", "paint_weapon"]


def _present(entity: EntityView) -> frozenset[str]:
    return entity.keywords | entity.marks


def paint_minion(painter: QPainter, entity: EntityView, look: Look) -> None:
    """An oval plate, 92 × 104, with its signs, its name and its numbers."""
    t = look.tokens
    present = _present(entity)
    dying = "mortally_wounded" in present
    if "taunt" in present:
        shadow(painter, t, shapes.TAUNT.boundingRect(), look.hovered)
        painter.fillPath(shapes.TAUNT, QColor(t.taunt))
        painter.strokePath(shapes.TAUNT, pen(t.taunt_edge, 3))
    plate, inner = shapes.ellipse(46, 52), shapes.ellipse(44, 50)
    shadow(painter, t, plate.boundingRect(), look.hovered)
    grey = 0.85 if "silenced" in present or dying else 0.0
    paint_picture(painter, entity, QRectF(-46, -52, 92, 104), inner, QPointF(0, -20), 0.84, grey)
    if "enraged" in present:
        signs.tint(painter, inner, "#E0352B", 0.38)
    if "stealth" in present:
        signs.mist(painter, inner)
    if dying:
        signs.tint(painter, inner, "#7A1F1F", 0.45)
        signs.cracks(painter, inner)
    painter.strokePath(shapes.ellipse(44.5, 50.5), pen(class_edge(entity), 3))
    signs.rings(painter, t, present)
    if "frozen" in present:
        signs.ice(painter, t, shapes.ellipse(46, 52))
    if look.hovered:
        signs.hover_ring(painter, t, shapes.ellipse(49.5, 55.5))
    signs.role_ring(painter, look, shapes.ellipse(51, 57))
    if look.names:
        gems.name_strip(painter, look, entity.name, 13, 84, look.name_width)
    signs.foot_badges(painter, present, 48)
    gems.attack_gem(painter, QPointF(-35, 44), entity.attack, gems.attack_level(entity))
    gems.health_gem(painter, QPointF(35, 45), entity.health, gems.health_level(entity))
    _shoulders(painter, entity, look, present)
    if look.selected:
        signs.frame(painter, t, QRectF(-60, -68, 120, 138))


def _shoulders(painter: QPainter, entity: EntityView, look: Look, present: frozenset[str]) -> None:
    left = [name for name in ("immune", "windfury", "charge", "cant_attack", "unscripted") if name in present]
    spots = (QPointF(-40, -34), QPointF(-49, -11), QPointF(-24, -50), QPointF(-52, 12), QPointF(0, -54))
    for name, spot in zip(left, spots, strict=False):
        signs.badge(painter, name, spot)
    right = QPointF(41, -38)
    if entity.attachments:
        signs.attachment_badge(painter, look.tokens, len(entity.attachments), right)
        right = QPointF(50, -14)
    if "exhausted" in present:
        signs.exhausted_mark(painter, right)


def paint_hero(painter: QPainter, entity: EntityView, look: Look) -> None:
    """An arch, 88 × 75."""
    t = look.tokens
    present = _present(entity)
    shadow(painter, t, shapes.ARCH.boundingRect(), look.hovered)
    grey = 0.85 if "mortally_wounded" in present else 0.0
    paint_picture(painter, entity, QRectF(-44, -38, 88, 76), shapes.ARCH, QPointF(0, -9), 0.84, grey)
    if "mortally_wounded" in present:
        signs.tint(painter, shapes.ARCH, "#7A1F1F", 0.45)
        signs.cracks(painter, shapes.ARCH)
    painter.strokePath(shapes.ARCH, pen(class_edge(entity), 3))
    if "immune" in present:
        painter.save()
        painter.scale(1.12, 1.12)
        painter.strokePath(shapes.ARCH, pen(t.immune, 2.5, [10, 5]))
        painter.restore()
    if "frozen" in present:
        signs.ice(painter, t, shapes.ARCH)
    if look.hovered:
        painter.save()
        painter.scale(1.09, 1.1)
        signs.hover_ring(painter, t, shapes.ARCH)
        painter.restore()
    if look.role:
        painter.save()
        painter.scale(1.12, 1.14)
        signs.role_ring(painter, look, shapes.ARCH)
        painter.restore()
    gems.name_strip(painter, look, entity.name, 24, 90, max(100, look.name_width))
    if entity.attack > 0:
        gems.attack_gem(painter, QPointF(-47, 2), entity.attack, gems.attack_level(entity), 15)
    gems.health_gem(painter, QPointF(46, 2), entity.health, gems.health_level(entity), 15)
    if entity.armor > 0:
        gems.shield_gem(painter, QPointF(45, -29), entity.armor)
    left = [name for name in ("immune", "windfury") if name in present]
    for name, spot in zip(left, (QPointF(-40, -30), QPointF(-22, -40)), strict=False):
        signs.badge(painter, name, spot)
    signs.foot_badges(painter, present - {"exhausted"}, 40)
    if entity.attachments:
        signs.attachment_badge(painter, t, len(entity.attachments), QPointF(-44, 42))
    if look.selected:
        signs.frame(painter, t, QRectF(-66, -54, 132, 108))


def paint_power(painter: QPainter, entity: EntityView, look: Look) -> None:
    """A disc of 64."""
    t = look.tokens
    disc = shapes.ellipse(30, 30)
    shadow(painter, t, shapes.ellipse(32, 32).boundingRect(), look.hovered)
    used = "exhausted" in entity.marks
    paint_picture(painter, entity, QRectF(-32, -32, 64, 64), disc, QPointF(0, 3), 0.74, 0.8 if used else 0.0)
    painter.strokePath(shapes.ellipse(30.5, 30.5), pen(class_edge(entity), 3))
    if look.hovered:
        signs.hover_ring(painter, t, shapes.ellipse(35, 35))
    signs.role_ring(painter, look, shapes.ellipse(36, 36))
    gems.cost_gem(painter, QPointF(0, -30), entity.cost, gems.cost_level(entity), 12)
    if used:
        signs.exhausted_mark(painter, QPointF(24, 22))
    if "trigger" in entity.marks:
        signs.badge(painter, "trigger", QPointF(0, 31), 10)
    if look.selected:
        signs.frame(painter, t, QRectF(-44, -48, 88, 88))


def paint_weapon(painter: QPainter, entity: EntityView, look: Look) -> None:
    """An octagon of 72."""
    t = look.tokens
    shadow(painter, t, shapes.OCTAGON.boundingRect(), look.hovered)
    paint_picture(painter, entity, QRectF(-36, -36, 72, 72), shapes.OCTAGON, QPointF(0, -6), 0.78)
    painter.strokePath(shapes.OCTAGON, pen(class_edge(entity), 3))
    if look.hovered or look.role:
        painter.save()
        painter.scale(1.14, 1.14)
        if look.hovered:
            signs.hover_ring(painter, t, shapes.OCTAGON)
        signs.role_ring(painter, look, shapes.OCTAGON)
        painter.restore()
    if "pending_destroy" in entity.marks:
        painter.save()
        painter.scale(1.16, 1.16)
        painter.strokePath(shapes.OCTAGON, pen(t.refused, 3, [24, 10, 14, 10]))
        painter.restore()
    signs.foot_badges(painter, _present(entity), 34)
    gems.attack_gem(painter, QPointF(-32, 27), entity.attack, gems.attack_level(entity), 13)
    level: gems.Level = "damaged" if entity.durability < entity.base_health else "printed"
    gems.shield_gem(painter, QPointF(32, 27), entity.durability, level)
    if entity.attachments:
        signs.attachment_badge(painter, t, len(entity.attachments), QPointF(34, -28))
    if look.selected:
        signs.frame(painter, t, QRectF(-52, -52, 104, 104))


_SECRETS = {
    "MAGE": ("#3C6FA8", "#1D3656", "#4E93DB"),
    "PALADIN": ("#A88232", "#4E3A16", "#D9AC45"),
    "HUNTER": ("#4D8A3B", "#223E1B", "#62A34E"),
}


def paint_secret(painter: QPainter, entity: EntityView, look: Look) -> None:
    """A hexagon of 48 with a question mark; other things that lie there show an exclamation mark."""
    t = look.tokens
    top, bottom, edge = _SECRETS.get(entity.card_class.upper(), ("#5F6B7D", "#2B333F", class_edge(entity)))
    outline = shapes.hexagon(24)
    shadow(painter, t, outline.boundingRect(), look.hovered)
    gradient = QLinearGradient(QPointF(0, -24), QPointF(0, 24))
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    painter.fillPath(outline, gradient)
    painter.strokePath(outline, pen(edge, 2.5))
    if look.hovered:
        signs.hover_ring(painter, t, shapes.hexagon(28))
    signs.role_ring(painter, look, shapes.hexagon(29))
    text(painter, "?" if "secret" in entity.marks else "!", QPointF(0, 1), 24, "#FFFFFF", 700)
    if look.selected:
        signs.frame(painter, t, QRectF(-34, -42, 68, 76))
