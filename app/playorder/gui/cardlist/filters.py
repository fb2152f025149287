"""The filters of the palette: a row of buttons with menus."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from playorder.carddata.cards import CardType
from playorder.carddata.filtering import CardFilter
from playorder.carddata.keywords import KEYWORDS
from playorder.carddata.official import CLASSES, SETS
from playorder.gui.board.words import title_case
from playorder.gui.widgets import FlowLayout, restyle

__all__ = ["FilterRow"]

_SETS = {
    "CORE": "Basic", "EXPERT1": "Classic", "HOF": "Hall of Fame", "NAXX": "Naxxramas", "GVG": "Goblins vs Gnomes",
    "BRM": "Blackrock Mountain", "TGT": "The Grand Tournament", "LOE": "League of Explorers", "PROMO": "Promotion",
}  # fmt: skip
_TYPES = (
    CardType.MINION,
    CardType.SPELL,
    CardType.WEAPON,
    CardType.HERO,
    CardType.HERO_POWER,
    CardType.ENCHANTMENT,
)


def _tr(words: str) -> str:
    return QCoreApplication.translate("Palette", words)


class FilterRow(QWidget):
    """One button for each thing a card can be asked; a button that filters says by what."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = CardFilter()
        self.buttons: dict[str, QToolButton] = {}
        self._flow = FlowLayout(self)
        costs = [(cost, str(cost) if cost < 10 else "10+") for cost in range(11)]
        choices: tuple[tuple[str, str, list[tuple[Any, str]]], ...] = (
            ("type", "Type", [(kind, _tr(title_case(kind.value))) for kind in _TYPES]),
            ("card_class", "Class", [(name, _tr(title_case(name))) for name in CLASSES.values()]),
            ("cost", "Cost", costs),
            ("card_set", "Set", [(name, _tr(_SETS.get(name, title_case(name)))) for name in SETS.values()]),
            ("keyword", "Keyword", [(name, _tr(title_case(name))) for name in sorted(KEYWORDS)]),
            ("scripted", "Scripted", [(True, _tr("Scripted")), (False, _tr("Not scripted"))]),
        )
        for field, words, options in choices:
            button = self._button(field, _tr(words), options)
            self.buttons[field] = button
            self._flow.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_whole()

    def _keep_whole(self) -> None:
        """A low palette takes its room from the list and not from these buttons."""
        self.setMinimumHeight(self._flow.heightForWidth(self.width()))

    @property
    def filter(self) -> CardFilter:
        """What is asked for now."""
        return self._filter

    def clear(self) -> None:
        """Let everything pass."""
        for button in self.buttons.values():
            button.menu().actions()[0].trigger()

    def _button(self, field: str, words: str, options: list[tuple[Any, str]]) -> QToolButton:
        button = QToolButton()
        button.setObjectName("filter")
        button.setText(words)
        button.setAccessibleName(self.tr("Filter: %1").replace("%1", words))
        button.setToolTip(self.tr("Show only cards of one kind: %1").replace("%1", words.lower()))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        group = QActionGroup(menu)
        for value, name in [(None, self.tr("Any")), *options]:
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(value is None)
            group.addAction(action)
            shown = words if value is None else name
            action.triggered.connect(
                lambda _=False, value=value, shown=shown: self._choose(field, value, shown)
            )
        button.setMenu(menu)
        return button

    def _choose(self, field: str, value: Any, shown: str) -> None:
        if getattr(self._filter, field) == value:
            return
        self._filter = replace(self._filter, **{field: value})
        button = self.buttons[field]
        button.setText(shown)
        restyle(button, "on", value is not None)
        self._flow.invalidate()
        self._keep_whole()
        self.changed.emit()
