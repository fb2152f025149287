"""The edition of the rulebook in the toolbar: which one it is, and a menu of the others."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.toolbar import menu_button
from playorder.scenario.editing.settings import set_edition

__all__ = ["EditionMenu"]


class EditionMenu(QObject):
    """Asks the rules of the open document which editions there are, each time the menu opens."""

    def __init__(self, editor: BoardEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.button = menu_button("chooser")
        self.button.setToolTip(self.tr("By which edition of the rulebook it is played"))
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._list)

    def show_edition(self, edition: str) -> None:
        """Say which one it is; an empty text is none."""
        self.button.setText(self._words(edition).strip())
        self.button.setEnabled(bool(edition))

    def _list(self) -> None:
        self.menu.clear()
        rules = self._editor.rules
        for edition in rules.editions if rules is not None else ():
            action = self.menu.addAction(self._words(edition))
            action.setCheckable(True)
            action.setChecked(self._words(edition) == self.button.text())
            action.triggered.connect(partial(self._choose, edition))

    def _choose(self, edition: str, _checked: bool = False) -> None:
        if self._words(edition) != self.button.text():
            self._editor.change_document(self._words(edition), set_edition(self._editor.document, edition))

    def _words(self, edition: str) -> str:
        return self.tr("Edition %1").replace("%1", edition)
