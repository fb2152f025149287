"""The inspector: everything about the selected entity."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.words import attachment_line, keyword_names, mark_names
from playorder.gui.cards.gems import attack_level, cost_level, health_level
from playorder.gui.entity_head import EntityHead
from playorder.gui.widgets import FlowLayout, Panel, chip, new_page, rule_line, scroll_area, wrapping
from playorder.timeline.board_view import EntityView

__all__ = ["InspectorPanel"]


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

    # Parts

    def _fill(self, body: QVBoxLayout, entity: EntityView) -> None:
        head = EntityHead()
        head.show_entity(entity)
        body.addWidget(head)
        boxes = self._numbers(entity)
        if boxes:
            body.addLayout(self._stat_row(boxes))
        body.addWidget(rule_line())
        self._chips(body, self.tr("Keywords"), keyword_names(entity), "accent")
        self._chips(body, self.tr("State"), mark_names(entity), "plain")
        self._attachments(body, entity)

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
