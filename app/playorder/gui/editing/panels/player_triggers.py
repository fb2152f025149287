"""Triggers that belong to a player and to no entity."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QListWidget, QVBoxLayout, QWidget

from playorder.gui.builder.wording import trigger_words
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import small_button
from playorder.gui.editing.trigger_dialog import TriggerDialog
from playorder.scenario.editing.attachments import add_trigger, remove_trigger
from playorder.scenario.editing.settings import with_player

__all__ = ["PlayerTriggers"]


class PlayerTriggers(QWidget):
    """A list of both players' triggers in words, and a button to build one for each."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__()
        self._editor = editor
        self._rows: list[tuple[int, int]] = []
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setMaximumHeight(110)
        self.list.setAccessibleName(self.tr("Triggers of players"))
        self.build = [
            small_button(
                self.tr("For p%1…").replace("%1", str(player)),
                self.tr("Build a trigger of p%1 that no entity bears").replace("%1", str(player)),
            )
            for player in (1, 2)
        ]
        for player, button in enumerate(self.build, 1):
            button.clicked.connect(lambda _=False, player=player: self._build(player))
        self.remove = small_button("✕", self.tr("Take out the marked trigger"))
        self.remove.setEnabled(False)
        self.remove.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(lambda row: self.remove.setEnabled(row >= 0))
        title = QLabel(self.tr("Triggers of players"))
        title.setObjectName("section")
        row = QHBoxLayout()
        row.addWidget(title)
        row.addStretch(1)
        for button in (self.remove, *self.build):
            row.addWidget(button)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.addLayout(row)
        body.addWidget(self.list)

    def show_document(self, document: dict[str, Any]) -> None:
        """Show the triggers of another state of the document."""
        self._rows = []
        self.list.clear()
        for player, side in enumerate(document["players"], 1):
            for index, trigger in enumerate(side.get("triggers", [])):
                self._rows.append((player, index))
                parts = self._editor.builder_parts()
                words = trigger_words(trigger, parts.vocabulary, parts.card_name)
                self.list.addItem(f"p{player}: {words}")
        self.list.setVisible(bool(self._rows))
        self.remove.setEnabled(self.list.currentRow() >= 0)

    def _build(self, player: int) -> None:
        editor = self._editor
        dialog = TriggerDialog(editor.builder_parts(), f"p{player}", self.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            trigger = dialog.value
            document = with_player(editor.document, player, lambda side: add_trigger(side, trigger))
            editor.change_document(self.tr("Give p%1 a trigger").replace("%1", str(player)), document)

    def _remove(self) -> None:
        player, index = self._rows[self.list.currentRow()]
        document = with_player(self._editor.document, player, lambda side: remove_trigger(side, index))
        self._editor.change_document(self.tr("Take a trigger from p%1").replace("%1", str(player)), document)
