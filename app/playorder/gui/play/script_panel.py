"""The script panel: every action, what became of it, and all that can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QListView, QToolButton, QWidget

from playorder.gui.icons import icon
from playorder.gui.play.action_form import ActionDialog
from playorder.gui.play.script_model import ScriptModel
from playorder.gui.play.words import entry_words
from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import Panel, drag_rows, wrapping
from playorder.scenario import scripting
from playorder.scenario.scripting import Document, Entry

__all__ = ["ScriptPanel"]


class ScriptPanel(Panel):
    """A list of the actions. Hover previews the board after one, a click pins it; buttons and keys edit."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.head.title.setText(self.tr("Script"))
        self.setAccessibleName(self.tr("Script"))
        self.model = ScriptModel(session, self)
        self.model.move_wanted.connect(self.move_to)
        self.list = QListView()
        self.list.setObjectName("roomy")
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Actions of the script"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        drag_rows(self.list)
        self.list.setMouseTracking(True)
        self.list.entered.connect(self._hovered)
        self.list.clicked.connect(lambda index: self.go_to(index.row()))
        self.list.doubleClicked.connect(lambda index: self.edit(index.row()))
        self.list.viewport().installEventFilter(self)
        self.list.installEventFilter(self)
        self._empty = wrapping(
            self.tr("Nothing is done yet. Switch to Play and play a card, or add an action here."),
            "panelHint",
        )
        self._empty.setContentsMargins(16, 12, 16, 12)
        self._buttons: dict[str, QToolButton] = {}
        self.head.row.setSpacing(3)
        self._add_button("plus", "+", self.tr("Add an action at the end"), self.add)
        self._add_button("edit", "F2", self.tr("Do something else instead"), self._edit_current)
        self._add_button("up", "Alt+Up", self.tr("Earlier"), lambda: self._move_current(-1))
        self._add_button("down", "Alt+Down", self.tr("Later"), lambda: self._move_current(1))
        self._add_button("delete", "Del", self.tr("Take it out of the script"), self._delete_current)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.list, 1)
        self.model.modelReset.connect(self._update)
        self.model.dataChanged.connect(lambda *_: self._update())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._update())
        session.editing_changed.connect(lambda _editing: self._update())
        session.busy_changed.connect(lambda _busy: self._update())
        self._update()

    def button(self, name: str) -> QToolButton:
        """One of the buttons in the head: plus, edit, up, down or delete."""
        return self._buttons[name]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        for name, button in self._buttons.items():
            button.setIcon(icon(name, tokens))

    def _add_button(self, name: str, keys: str, words: str, do: Callable[[], None]) -> None:
        button = QToolButton()
        button.setObjectName("tight")
        button.setIconSize(QSize(16, 16))
        button.setAutoRaise(True)
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{words} ({shown})")
        button.setAccessibleName(words)
        button.clicked.connect(lambda _checked=False: do())
        self.head.row.addWidget(button)
        self._buttons[name] = button

    def _update(self) -> None:
        count = self.model.rowCount()
        self._empty.setVisible(count == 0)
        self.list.setVisible(count > 0)
        self.head.hint.set_text(counted(count, "%n action", "%n actions") if count else "")
        row = self.list.currentIndex().row()
        is_open = self._session.scenario is not None
        self._buttons["plus"].setEnabled(is_open and self._asked(count) is not None)
        self._buttons["edit"].setEnabled(row >= 0 and self._asked(row) is not None)
        self._buttons["up"].setEnabled(row > 0)
        self._buttons["down"].setEnabled(0 <= row < count - 1)
        self._buttons["delete"].setEnabled(row >= 0)

    # --- looking -----------------------------------------------------------------------------------------------

    def _moment(self, row: int) -> int | None:
        """The place in the timeline where an action has been done; None if it has not."""
        run = self._session.result
        if run is None or self._session.stale or row + 1 >= len(run.moments):
            return None
        return run.moments[row + 1]

    def go_to(self, row: int) -> None:
        """Show the board after an action, and stay there."""
        if self._session.editing:
            self._session.set_editing(False)
        moment = self._moment(row)
        if moment is not None and not self._session.busy:
            self._session.pin(moment)

    def _hovered(self, index: QModelIndex) -> None:
        if not self._session.editing:
            self._session.preview(self._moment(index.row()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list.viewport() and event.type() == QEvent.Type.Leave:
            self._session.preview(None)
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key == Qt.Key.Key_Delete:
            self._delete_current()
        elif key == Qt.Key.Key_F2:
            self._edit_current()
        elif key == Qt.Key.Key_Plus:
            self.add()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move_current(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.currentIndex().isValid():
            self.go_to(self.list.currentIndex().row())
        else:
            return False
        return True

    # --- editing -----------------------------------------------------------------------------------------------

    def _asked(self, row: int) -> RunLike | None:
        """The run that can be asked what may be done in the place of an action."""
        run = self._session.result
        if run is None or self._session.stale or self._session.busy or row >= len(run.moments):
            return None
        return run

    def add(self) -> None:
        """Put an action together and append it."""
        count = self.model.rowCount()
        run = self._asked(count)
        if run is not None:
            dialog = ActionDialog(self.tr("Add an action"), run, count, self)
            if dialog.exec() == QDialog.DialogCode.Accepted:
                self._take(dialog, lambda document, entry: scripting.append(document, entry))

    def edit(self, row: int) -> None:
        """Put another action in the place of one."""
        run = self._asked(row)
        if run is not None:
            dialog = ActionDialog(self.tr("Action %1").replace("%1", str(row + 1)), run, row, self)
            if dialog.exec() == QDialog.DialogCode.Accepted:
                self._take(dialog, lambda document, entry: scripting.replace(document, row, entry))

    def _take(self, dialog: ActionDialog, change: Callable[[Document, Entry], Document]) -> None:
        said = dialog.form.entry(self._session.history.document)
        if said is not None:
            document, entry = said
            words = entry_words(entry, self._session.names_in(document).of)
            self._session.history.change(words, change(document, entry))

    def delete(self, row: int) -> None:
        """Take an action out."""
        words = self.tr("Delete “%1”").replace("%1", self.model.words(row))
        self._session.history.change(words, scripting.delete(self._session.history.document, row))
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1)))

    def move_to(self, row: int, to: int) -> None:
        """Put an action at another place."""
        if row == to or not 0 <= to < self.model.rowCount():
            return
        words = self.tr("Move “%1”").replace("%1", self.model.words(row))
        self._session.history.change(words, scripting.move(self._session.history.document, row, to))
        self.list.setCurrentIndex(self.model.index(to))

    def _edit_current(self) -> None:
        if self.list.currentIndex().isValid():
            self.edit(self.list.currentIndex().row())

    def _delete_current(self) -> None:
        if self.list.currentIndex().isValid():
            self.delete(self.list.currentIndex().row())

    def _move_current(self, by: int) -> None:
        row = self.list.currentIndex().row()
        if row >= 0:
            self.move_to(row, row + by)
