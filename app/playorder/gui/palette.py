"""Ctrl+K: every command of the window, found by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.actions import plain_words

__all__ = ["CommandModel", "CommandPalette"]

KEYS_ROLE = Qt.ItemDataRole.UserRole + 1
AnyIndex = QModelIndex | QPersistentModelIndex


class CommandModel(QAbstractListModel):
    """The actions whose words fit what was typed, those that begin with it first."""

    def __init__(
        self,
        actions: Sequence[QAction],
        parent: QObject | None = None,
        more: Callable[[str], list[QAction]] = lambda _typed: [],
    ) -> None:
        """`more` gives further actions for what was typed; they come last."""
        super().__init__(parent)
        self._more = more
        self._actions = [action for action in actions if action.text() and not action.isSeparator()]
        self._shown = list(self._actions)

    def narrow(self, text: str) -> None:
        """Show what fits all words of the text."""
        words = text.casefold().split()
        self.beginResetModel()
        found = [action for action in self._actions if all(word in _words(action) for word in words)]
        ordered = sorted(found, key=lambda action: not _words(action).startswith(text.casefold()))
        self._shown = [*ordered, *(self._more(text) if words else ())]
        self.endResetModel()

    def action_at(self, row: int) -> QAction:
        """The action of a row."""
        return self._shown[row]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if index.isValid() and not self._shown[index.row()].isEnabled():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        action = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return plain_words(action)
        if role == KEYS_ROLE:
            return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if role == Qt.ItemDataRole.DecorationRole:
            return action.icon()
        if role == Qt.ItemDataRole.CheckStateRole and action.isCheckable():
            return Qt.CheckState.Checked if action.isChecked() else Qt.CheckState.Unchecked
        return None


class _CommandDelegate(QStyledItemDelegate):
    """Sign or check mark at the left, words, keys at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(120, 32)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        palette = option.palette
        group = palette.ColorGroup
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        if usable and option.state & QStyle.StateFlag.State_Selected:
            marked = palette.color(group.Active, palette.ColorRole.Highlight)
            marked.setAlphaF(0.3)
            painter.fillRect(option.rect, marked)
        box = option.rect.adjusted(10, 0, -12, 0)
        sign = index.data(Qt.ItemDataRole.DecorationRole)
        ink = palette.color(group.Active if usable else group.Disabled, palette.ColorRole.WindowText)
        painter.setPen(ink)
        left = box.adjusted(0, 0, 0, 0)
        left.setWidth(22)
        middle = Qt.AlignmentFlag.AlignVCenter
        # as a number: a model's check state comes back as one
        if index.data(Qt.ItemDataRole.CheckStateRole) in (Qt.CheckState.Checked, Qt.CheckState.Checked.value):
            painter.drawText(left, int(middle | Qt.AlignmentFlag.AlignHCenter), "✓")
        elif isinstance(sign, QIcon) and not sign.isNull():
            mode = QIcon.Mode.Normal if usable else QIcon.Mode.Disabled
            sign.paint(painter, left, Qt.AlignmentFlag.AlignCenter, mode)
        keys = str(index.data(KEYS_ROLE) or "")
        room = option.fontMetrics.horizontalAdvance(keys)
        words = box.adjusted(32, 0, -room - 12, 0)
        shown = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideMiddle, words.width())
        painter.drawText(words, int(middle | Qt.AlignmentFlag.AlignLeft), shown)
        painter.setPen(palette.color(group.Active, palette.ColorRole.PlaceholderText))
        painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight), keys)


def _words(action: QAction) -> str:
    return action.text().replace("&", "").casefold()


class CommandPalette(QDialog):
    """A field and a list. Enter runs the marked command."""

    def __init__(
        self,
        actions: Sequence[QAction],
        parent: QWidget,
        more: Callable[[str], list[QAction]] = lambda _typed: [],
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Commands"))
        self.model = CommandModel(actions, self, more)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type a command, a card or a scenario"))
        self.field.setAccessibleName(self.tr("Type a command, a card or a scenario"))
        self.field.textChanged.connect(self._narrow)
        self.field.installEventFilter(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(_CommandDelegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._run)
        body = QVBoxLayout(self)
        body.setContentsMargins(10, 10, 10, 10)
        body.addWidget(self.field)
        body.addWidget(self.list)
        self.resize(520, 420)
        self._mark(0)

    def open_over(self, window: QWidget) -> None:
        """Show it at the top of the window, in the middle."""
        corner = window.mapToGlobal(window.rect().topLeft())
        self.move(corner.x() + (window.width() - self.width()) // 2, corner.y() + 80)
        self.show()
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            row = self.list.currentIndex().row()
            if event.key() == Qt.Key.Key_Down:
                self._mark(row + 1, 1)
                return True
            if event.key() == Qt.Key.Key_Up:
                self._mark(row - 1, -1)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        self.model.narrow(text)
        self._mark(0)

    def _mark(self, row: int, way: int = 1) -> None:
        """Mark the first row from here on whose command can be used."""
        while 0 <= row < self.model.rowCount():
            if self.model.action_at(row).isEnabled():
                self.list.setCurrentIndex(self.model.index(row))
                return
            row += way

    def _run(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        action = self.model.action_at(index.row())
        if action.isEnabled():
            self.close()
            action.trigger()
