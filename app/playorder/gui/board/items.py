"""The things in the scene: cards, piles, empty places, the players' panels, the bar in the middle."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from playorder.gui.board.layout import Place
from playorder.gui.board.words import spoken, tooltip
from playorder.gui.cards.gems import order_tab
from playorder.gui.cards.hand import paint_card, paint_chip, paint_pile
from playorder.gui.cards.look import Look, pen, text
from playorder.gui.cards.plates import paint_hero, paint_minion, paint_power, paint_secret, paint_weapon
from playorder.gui.cards.tiles import paint_tile
from playorder.gui.plural import counted
from playorder.gui.tokens import Tokens
from playorder.timeline.board_view import EntityView, ZoneView

if TYPE_CHECKING:
    from playorder.gui.board.scene import BoardScene

__all__ = ["EmptyItem", "EntityItem", "PileItem"]

_PLATE = QRectF(-74, -78, 148, 158)
_CARD = QRectF(-66, -78, 132, 156)


_TABS = {"minion": -54.0, "hero": -40.0, "weapon": -37.0, "tile": -44.0, "spell": -28.0}
"""How high above the middle of a plate its tab with the order of play is, by what lies there."""


class _OrderTab(QGraphicsItem):
    """The tab of a plate. It is drawn by itself: numbers change for many cards at once, the cards do not."""

    def __init__(self, owner: QGraphicsItem) -> None:
        super().__init__(owner)
        self._facts: tuple[int, int, float, Tokens | None] = (0, 1, 0.0, None)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def tell(self, order: int, player: int, y: float, tokens: Tokens) -> None:
        """Show another number; 0 is none."""
        facts = (order, player, y, tokens)
        if facts != self._facts:
            self.prepareGeometryChange()
            self._facts = facts
            self.setVisible(bool(order))
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-30, self._facts[2] - 10, 60, 20)

    def shape(self) -> QPainterPath:
        return QPainterPath()  # the mouse is meant for the card

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        order, player, y, tokens = self._facts
        if order and tokens is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            order_tab(painter, tokens, order, player, y)


def drawn_facts(entity: EntityView) -> tuple[object, ...]:
    """All of an entity that its card is drawn from: neither its order of play, which the tab has, nor whose it is."""
    return (
        entity.card, entity.name, entity.type, entity.card_class, entity.race, entity.rarity,
        entity.attack, entity.health, entity.max_health, entity.damage, entity.armor, entity.durability,
        entity.cost, entity.base_attack, entity.base_health, entity.base_cost, entity.keywords, entity.marks,
        len(entity.attachments), entity.text, entity.english,
    )  # fmt: skip


class EntityItem(QGraphicsObject):
    """One card on the board, in hand or among the secrets."""

    def __init__(self, scene: BoardScene, place: Place, look: Look) -> None:
        super().__init__()
        self._owner = scene
        self.entity: EntityView = place.entity
        self.form = place.form
        self.zone = place.zone
        self._width = place.width
        self._look = look
        self._asked: Look | None = None
        self.drawn = drawn_facts(place.entity)
        """What the card is drawn from."""
        self._tab = _OrderTab(self)
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPos(place.at)
        self._number()

    def place_at(self, place: Place) -> None:
        """Show this entity here; nothing is repainted when nothing changed."""
        self.zone = place.zone
        if (place.form, place.width) != (self.form, self._width):
            self.prepareGeometryChange()
            self.form, self._width = place.form, place.width
            self.update()
        if place.entity is not self.entity:
            self.entity = place.entity
            drawn = drawn_facts(place.entity)
            if drawn != self.drawn:
                self.drawn = drawn
                self.update()
        self._number()
        if self.pos() != place.at:
            self.setPos(place.at)

    def restyle(self, look: Look) -> None:
        """Change how it is drawn: theme, selection, role in the shown step."""
        if look == self._asked and self._width == self._look.name_width:
            return
        self._asked = look
        look = replace(look, name_width=self._width, hovered=self._look.hovered)
        if look != self._look:
            self._look = look
            self.setZValue(20 if look.selected else 10 if look.role else 0)
            self.update()
            self._number()

    def _number(self) -> None:
        """The tab with the order of play."""
        is_plate = self.form not in ("card", "chip")
        y = _TABS.get(self.entity.type) if is_plate and self._look.order else None
        order = 0 if y is None else self.entity.told_order
        self._tab.tell(order, self.entity.player, y or 0.0, self._look.tokens)

    @property
    def look(self) -> Look:
        """How it is drawn now."""
        return self._look

    def boundingRect(self) -> QRectF:
        if self.form == "card":
            return _CARD
        if self.form == "chip":
            return QRectF(-self._width / 2 - 14, -18, self._width + 28, 36)
        reach = max(0.0, self._width / 2 - _PLATE.width() / 2 + 6)
        return _PLATE.adjusted(-reach, 0, reach, 0)

    def shape(self) -> QPainterPath:
        outline = QPainterPath()
        if self.form == "card":
            outline.addRoundedRect(QRectF(-52, -63, 104, 126), 10, 10)
        elif self.form == "chip":
            outline.addRect(QRectF(-self._width / 2, -15, self._width, 30))
        else:
            box = {
                "minion": QRectF(-50, -56, 100, 116),
                "hero": QRectF(-60, -46, 120, 88),
                "weapon": QRectF(-42, -40, 84, 80),
                "hero_power": QRectF(-32, -42, 64, 76),
                "tile": QRectF(-46, -44, 92, 88),
            }.get(self.entity.type, QRectF(-24, -34, 48, 62))
            outline.addRoundedRect(box, 20, 20)
        return outline

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.form == "card":
            paint_card(painter, self.entity, self._look)
        elif self.form == "chip":
            paint_chip(painter, self.entity, self._look, self._width)
        else:
            painters = {
                "minion": paint_minion,
                "hero": paint_hero,
                "weapon": paint_weapon,
                "hero_power": paint_power,
                "tile": paint_tile,
            }
            painters.get(self.entity.type, paint_secret)(painter, self.entity, self._look)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(False)

    def set_pointed(self, on: bool) -> None:
        """Look hovered, or no longer."""
        if on != self._look.hovered:
            self._look = replace(self._look, hovered=on)
            self.setZValue(30 if on else 20 if self._look.selected else 0)
            self.update()

    def _hover(self, on: bool) -> None:
        self._look = replace(self._look, hovered=on)
        self.setZValue(30 if on else 20 if self._look.selected else 0)
        self.setToolTip(tooltip(self.entity) if on else "")
        self.update()
        self._owner.hovered.emit(self.entity if on else None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._owner.toggle(self.entity.entity)
        elif self.entity.entity not in self._owner.chosen_all:
            self._owner.select(self.entity.entity)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # of several selected ones, a click that moved nothing leaves this one
        still = event.buttonDownScreenPos(Qt.MouseButton.LeftButton) == event.screenPos()
        if still and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._owner.select(self.entity.entity)
        event.accept()

    def description(self) -> str:
        """What a screen reader says."""
        return spoken(self.entity)


_EMBLEMS = {"deck": "card", "graveyard": "skull", "setaside": "swirl", "removed": "chain"}


class PileItem(QGraphicsObject):
    """A pile; a click opens it as a list."""

    def __init__(self, scene: BoardScene, player: int, zone: ZoneView, tokens: Tokens) -> None:
        super().__init__()
        self._owner = scene
        self.player = player
        self.zone = zone
        self._tokens = tokens
        self._drawn: tuple[str, int, Tokens] | None = None
        self._hovered = False
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_zone(self, zone: ZoneView, at: QPointF, tokens: Tokens) -> None:
        """Show this content here."""
        if self._drawn != (drawn := (zone.label, len(zone.entities), tokens)):
            self._drawn = drawn
            self._tokens = tokens
            cards = counted(len(zone.entities), "%n card", "%n cards")
            self.setToolTip(self.tr("%1: %2. Click to see.").replace("%1", zone.label).replace("%2", cards))
            self.update()
        self.zone = zone
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        return QRectF(-40, -46, 80, 96)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        emblem = _EMBLEMS.get(self.zone.name, "card")
        count = len(self.zone.entities)
        paint_pile(painter, self._tokens, count, self.zone.label, emblem, self._hovered, False)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = False
        self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._owner.pile_opened.emit(self.player, self.zone)
        event.accept()


class EmptyItem(QGraphicsItem):
    """The dashed outline of a place in which nothing lies."""

    def __init__(self, label: str, box: QRectF, tokens: Tokens) -> None:
        super().__init__()
        self._label, self._box, self._tokens = label, box, tokens

    @property
    def facts(self) -> tuple[str, QRectF, Tokens]:
        """All that it is drawn from."""
        return (self._label, self._box, self._tokens)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 18)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        wide = self._box.width() > 100
        radius = 30 if wide else 12
        outline.addRoundedRect(self._box, radius, radius)
        painter.strokePath(
            outline, pen(QColor(self._tokens.line if wide else self._tokens.strong_line), 1.4, [5, 5])
        )
        text(painter, self._label, self._box.center(), 12, self._tokens.faint)
