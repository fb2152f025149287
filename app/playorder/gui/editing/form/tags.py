"""Raw tags of an entity as a table: names are completed, values are checked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHeaderView, QLineEdit, QTableView

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section
from playorder.gui.theme import mono_font
from playorder.scenario.editing.entities import Entry, set_tag
from playorder.scenario.editing.rules import TagForm
from playorder.timeline.board_view import EntityView

__all__ = ["TagsModel", "TagsSection"]

AnyIndex = QModelIndex | QPersistentModelIndex


class TagsModel(QAbstractTableModel):
    """Name and value of each tag; values can be edited where a change is wanted."""

    def __init__(self, editor: BoardEditor, form: TagForm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._form = form
        self._tags: list[tuple[str, int]] = []

    def show_tags(self, tags: dict[str, int]) -> None:
        """Show other tags."""
        shown = sorted(tags.items())
        if shown == self._tags:
            return
        self.beginResetModel()
        self._tags = shown
        self.endResetModel()

    def name_at(self, row: int) -> str:
        """The tag of a row."""
        return self._tags[row][0] if 0 <= row < len(self._tags) else ""

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._tags)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("tag"), self.tr("value"))[section]
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() and index.column() == 1 else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._tags[index.row()][index.column()]
        if role == Qt.ItemDataRole.FontRole:
            return mono_font(12)
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or not isinstance(value, int):
            return False
        return self.set_tag(self._tags[index.row()][0], value)

    def set_tag(self, name: str, value: int | None) -> bool:
        """Set a tag of what is selected, or take it out with None."""
        words = self.tr("Take out the tag %1") if value is None else self.tr("Set the tag %1 to %2")
        words = words.replace("%1", name).replace("%2", str(value))
        key = self._form.key
        return self._editor.change_entities(words, lambda entry, _view: set_tag(entry, name, value, key))


class TagsSection(Section):
    """The names with numbers that the document gives an entity: raw tags, or what else a ruleset has of the kind."""

    def __init__(self, editor: BoardEditor, form: TagForm) -> None:
        super().__init__(editor, "")
        self._form = form
        self.title.setText(self.tr(form.title))
        self.title.setToolTip(self.tr(form.tip))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("NAME = value"))
        self.field.setAccessibleName(self.tr("%1: one to set").replace("%1", self.tr(form.title)))
        self.field.setToolTip(
            self.tr("A name and a whole number, such as %1; Enter sets it").replace("%1", form.example)
        )
        self._completer = QCompleter(form.known(), self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(self._completer)
        self.field.returnPressed.connect(self._add)
        self.model = TagsModel(editor, form, self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(self.tr("%1; Delete takes one out").replace("%1", self.tr(form.title)))
        self.table.setMaximumHeight(150)
        self.table.installEventFilter(self)
        self.body.addWidget(self.field)
        self.body.addWidget(self.table)

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        tags = {name: int(value) for name, value in entry.get(self._form.key, {}).items()}
        self.model.show_tags(tags)
        self.table.setVisible(bool(tags))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Delete
        ):
            name = self.model.name_at(self.table.currentIndex().row())
            if name:
                self.model.set_tag(name, None)
            return True
        return False

    def _add(self) -> None:
        offered = self._completer.popup()
        if offered is not None and offered.isVisible() and offered.currentIndex().isValid():
            return  # only the name is chosen: its number is still to be typed
        name, _, value = self.field.text().partition("=")
        name, value = name.strip(), value.strip() or "1"
        if self._form.in_capitals:
            name = name.upper()
        if not self._form.is_known(name):
            words = self.tr("there is no tag %1; type a part of its name to see those that there are")
            self.editor.refused.emit(words.replace("%1", name))
        elif not value.lstrip("-").isdecimal() or abs(int(value)) >= 2**31:
            self.editor.refused.emit(self.tr("%1 is no whole number of 32 bits").replace("%1", value))
        else:
            self.field.clear()
            self.model.set_tag(name, int(value))
