"""The inspector: everything about the selected entity."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.words import attachment_line, keyword_names, mark_names, type_line
from playorder.gui.cards import shapes
from playorder.gui.cards.gems import attack_level, cost_level, health_level
from playorder.gui.cards.look import class_edge, pen
from playorder.gui.cards.picture import paint_picture, picture_for
from playorder.gui.theme import mono_font
from playorder.gui.widgets import FlowLayout, Panel, chip, new_page, rule_line, scroll_area, wrapping
from playorder.timeline.board_view import EntityView

__all__ = ["InspectorPanel"]


class _Portrait(QWidget):
    """The entity's picture."""

    def __init__(self, entity: EntityView) -> None:
        super().__init__()
        self._entity = entity
        self.setFixedSize(QSize(52, 58))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        scale = 0.53
        painter.scale(scale, scale)
        oval = shapes.ellipse(44, 50)
        paint_picture(painter, self._entity, QRectF(-46, -52, 92, 104), oval, QPointF(0, 0), 1.1)
        painter.strokePath(shapes.ellipse(44.5, 50.5), pen(class_edge(self._entity), 4.5))


class InspectorPanel(Panel):
    """Shows numbers (printed and now), keywords, attachments and place of what is selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entity: EntityView | None = None
        self._is_filled = False
        self.head.title.setText(self.tr("Inspector"))
        self._area = scroll_area()
        self._pages = QStackedWidget()
        self._pages.addWidget(self._area)
        self.body.addWidget(self._pages, 1)
        self.setAccessibleName(self.tr("Inspector"))
        self._fill_page()

    def show_entity(self, entity: EntityView | None) -> None:
        """Show another entity, or the same one at another moment."""
        if entity == self.entity:
            return
        self.entity = entity
        self.head.hint.set_text("" if entity is None else entity.zone.replace("_", " "))
        self._is_filled = False
        self._fill_page()

    def _fill_page(self) -> None:
        """Make the page of the entity, but not while the form hides it."""
        if self._is_filled or self._pages.currentIndex() != 0:
            return
        self._is_filled = True
        entity = self.entity
        page, body = new_page((16, 14, 16, 16), 10)
        if entity is None:
            note = self.tr(
                "Select a card on the board, with the mouse or the arrow keys, to see its numbers."
            )
            body.addWidget(wrapping(note, "panelHint"))
        else:
            self._fill(body, entity)
        body.addStretch(1)
        self._area.setWidget(page)

    def set_form(self, form: QWidget) -> None:
        """What is shown in the place of the page while the entity can be edited."""
        self._pages.addWidget(form)

    def show_form(self, on: bool) -> None:
        """Show the form, or the page."""
        self._pages.setCurrentIndex(1 if on and self._pages.count() > 1 else 0)
        self._fill_page()

    def top_facts(self, entity: EntityView) -> tuple[object, ...]:
        """All that `make_top` shows: with the same facts it would be the same."""
        drawn = (picture_for(entity), class_edge(entity), entity.name, type_line(entity), entity.text)
        return (*drawn, entity.card, entity.key, self._where(entity), entity.player, entity.told_order)

    def make_top(self, entity: EntityView) -> QWidget:
        """Picture, name, place and text of an entity."""
        page, body = new_page((0, 0, 0, 0), 10)
        self._fill_top(body, entity)
        return page

    # Parts

    def _fill(self, body: QVBoxLayout, entity: EntityView) -> None:
        self._fill_top(body, entity)
        boxes = self._numbers(entity)
        if boxes:
            body.addLayout(self._stat_row(boxes))
        body.addWidget(rule_line())
        self._chips(body, self.tr("Keywords"), keyword_names(entity), "accent")
        self._chips(body, self.tr("State"), mark_names(entity), "plain")
        self._attachments(body, entity)

    def _fill_top(self, body: QVBoxLayout, entity: EntityView) -> None:
        body.addLayout(self._top(entity))
        where = FlowLayout()
        where.addWidget(chip(f"p{entity.player}", f"player{2 if entity.player == 2 else 1}"))
        where.addWidget(chip(self._where(entity)))
        if entity.told_order:
            words = self.tr("order of play %1").replace("%1", str(entity.told_order))
            where.addWidget(chip(words))
        body.addLayout(where)
        if entity.text:
            body.addWidget(wrapping(entity.text, "noteText"))

    def _top(self, entity: EntityView) -> QLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(_Portrait(entity), 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(wrapping(entity.name, "entityName"))
        texts.addWidget(wrapping(type_line(entity), "muted"))
        identity = QLabel(" · ".join(part for part in (entity.card, entity.key) if part))
        identity.setObjectName("faint")
        identity.setFont(mono_font(12))
        identity.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        texts.addWidget(identity)
        row.addLayout(texts, 1)
        return row

    def _where(self, entity: EntityView) -> str:
        zone = entity.zone.replace("_", " ") or self.tr("nowhere")
        if entity.type in ("minion", "spell") and entity.zone:
            return f"{zone} · " + self.tr("place %1").replace("%1", str(entity.position + 1))
        return zone

    def _numbers(self, entity: EntityView) -> list[tuple[str, int, int, str]]:
        """Label, number now, number printed, level."""
        if entity.numbers:
            return [
                (self.tr(name), now, printed, _level(now, printed)) for name, now, printed in entity.numbers
            ]
        rows: list[tuple[str, int, int, str]] = []
        if entity.type in ("minion", "weapon", "hero"):
            rows.append((self.tr("Attack"), entity.attack, entity.base_attack, attack_level(entity)))
        if entity.type in ("minion", "hero"):
            rows.append((self.tr("Health"), entity.health, entity.base_health, health_level(entity)))
            rows.append((self.tr("Damage"), entity.damage, 0, "damaged" if entity.damage else "printed"))
        if entity.type == "weapon":
            level = "damaged" if entity.durability < entity.base_health else "printed"
            rows.append((self.tr("Durability"), entity.durability, entity.base_health, level))
        if entity.armor or entity.type == "hero":
            rows.append((self.tr("Armor"), entity.armor, 0, "printed"))
        else:
            rows.append((self.tr("Cost"), entity.cost, entity.base_cost, cost_level(entity)))
        return rows

    def _stat_row(self, numbers: list[tuple[str, int, int, str]]) -> QLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        for column, (name, now, printed, level) in enumerate(numbers):
            title = QLabel(name)
            title.setObjectName("muted")
            box = QFrame()
            box.setObjectName("statBox")
            box.setProperty("level", level)
            inner = QVBoxLayout(box)
            inner.setContentsMargins(7, 4, 4, 4)
            mark = {"above": " ▲", "damaged": " ▼"}.get(level, "") if name != self.tr("Damage") else ""
            value = QLabel(f"{now}{mark}")
            value.setObjectName("statValue")
            value.setProperty("level", level)
            inner.addWidget(value)
            base = QLabel(
                self.tr("printed %1").replace("%1", str(printed)) if now != printed and printed else ""
            )
            base.setObjectName("faint")
            box.setAccessibleName(f"{name} {now}")
            grid.addWidget(title, 0, column)
            grid.addWidget(box, 1, column)
            grid.addWidget(base, 2, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _chips(self, body: QVBoxLayout, title: str, names: list[str], kind: str) -> None:
        if not names:
            return
        body.addWidget(self._section(title))
        flow = FlowLayout()
        for name in names:
            flow.addWidget(chip(name, kind))
        body.addLayout(flow)

    def _attachments(self, body: QVBoxLayout, entity: EntityView) -> None:
        if not entity.attachments:
            return
        title = f"{self.tr('Attachments')}  {len(entity.attachments)}"
        body.addWidget(self._section(title))
        for attachment in entity.attachments[:60]:
            frame = QFrame()
            frame.setObjectName("item")
            inner = QVBoxLayout(frame)
            inner.setContentsMargins(10, 6, 10, 6)
            inner.addWidget(wrapping(attachment_line(attachment)))
            body.addWidget(frame)

    def _section(self, title: str) -> QLabel:
        label = QLabel(title)
        label.setObjectName("section")
        return label


def _level(now: int, printed: int) -> str:
    """How a number compares with the printed one; damage is printed as none."""
    return "printed" if now == printed else "damaged" if now < printed or not printed else "above"
