"""What an entity listens to: its printed triggers, those of its enchantments, and those written in the document."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QListWidget

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section, small_button
from playorder.gui.editing.trigger_dialog import TriggerDialog
from playorder.gui.widgets import tell_rows
from playorder.scenario.editing.attachments import add_trigger, remove_trigger, replace_trigger
from playorder.scenario.editing.entities import Entry
from playorder.timeline.board_view import EntityView, ListenView

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
        self.build = small_button(self.tr("Build…"), self.tr("Put a trigger together from drop-downs"))
        self.build.clicked.connect(self._build)
        self.edit = small_button(self.tr("Edit…"), self.tr("Change a trigger that was built here"))
        self.edit.clicked.connect(self._edit)
        for button in (self.edit, self.remove, self.build):
            self.head.addWidget(button)
        self._entry: Entry = {}
        self.body.addWidget(self.list)
        self._written: list[int] = []

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        self._entry = entry
        self._written = [one.written for one in view.listens]
        tell_rows(self.list, [self._words(one) for one in view.listens])
        self.list.setVisible(bool(view.listens))
        self._follow()

    def _words(self, one: ListenView) -> str:
        words = f"{one.event[:1].upper()}{one.event[1:]}"
        if one.name and one.name.casefold() != one.event.casefold():
            words += f": {one.name}"
        if one.bringer:
            words += "  (" + self.tr("from %1").replace("%1", one.bringer) + ")"
        return words

    def _index(self) -> int:
        """Which of the document's triggers is marked; -1 for one that is not the document's."""
        row = self.list.currentRow()
        return self._written[row] if 0 <= row < len(self._written) else -1

    def _follow(self) -> None:
        for button in (self.edit, self.remove):
            button.setEnabled(self._index() >= 0)

    def _build(self) -> None:
        dialog = self._dialog()
        if dialog.exec() == QDialog.DialogCode.Accepted:
            trigger = dialog.value
            words = self.tr("Give %1 a trigger").replace("%1", self.editor.selected_words())
            self.editor.change_entities(words, lambda entry, _view: add_trigger(entry, trigger))

    def _edit(self) -> None:
        index = self._index()
        dialog = self._dialog()
        dialog.set_value(self._entry["triggers"][index])
        if dialog.exec() == QDialog.DialogCode.Accepted:
            trigger = dialog.value
            words = self.tr("Change a trigger of %1").replace("%1", self.editor.selected_words())
            self.editor.change_last(words, lambda entry, _view: replace_trigger(entry, index, trigger))

    def _dialog(self) -> TriggerDialog:
        return TriggerDialog(self.editor.builder_parts(), self.editor.selected_words(), self.window())

    def _remove(self) -> None:
        index = self._index()
        words = self.tr("Take a trigger from %1").replace("%1", self.editor.selected_words())
        self.editor.change_last(words, lambda entry, _view: remove_trigger(entry, index))
