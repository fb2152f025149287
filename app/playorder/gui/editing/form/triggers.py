"""What an entity listens to: its printed triggers, those of its enchantments, and those written in the document."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section, small_button
from playorder.scenario.editing.attachments import remove_trigger
from playorder.scenario.editing.entities import Entry
from playorder.timeline.board_view import EntityView

__all__ = ["TriggersSection"]


class TriggersSection(Section):
    """A list; those of the document stand last and can be taken out."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__(editor, "")
        self.title.setText(self.tr("Triggers"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Triggers of this entity"))
        self.list.setWordWrap(True)
        self.list.setMaximumHeight(130)
        self.list.currentRowChanged.connect(lambda _row: self._follow())
        self.remove = small_button("✕", self.tr("Take out the trigger; only those built here can be"))
        self.remove.clicked.connect(self._remove)
        self.head.addWidget(self.remove)
        self.body.addWidget(self.list)
        self._written: list[int] = []

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        self._written = [one.written for one in view.listens]
        self.list.clear()
        for one in view.listens:
            words = f"{one.event[:1].upper()}{one.event[1:]}"
            if one.name:
                words += f": {one.name}"
            if one.bringer:
                words += "  (" + self.tr("from %1").replace("%1", one.bringer) + ")"
            self.list.addItem(words)
        self.list.setVisible(bool(view.listens))
        self._follow()

    def _index(self) -> int:
        """Which of the document's triggers is marked; -1 for one that is not the document's."""
        row = self.list.currentRow()
        return self._written[row] if 0 <= row < len(self._written) else -1

    def _follow(self) -> None:
        self.remove.setEnabled(self._index() >= 0)

    def _remove(self) -> None:
        index = self._index()
        words = self.tr("Take a trigger from %1").replace("%1", self.editor.selected_words())
        self.editor.change_last(words, lambda entry, _view: remove_trigger(entry, index))
