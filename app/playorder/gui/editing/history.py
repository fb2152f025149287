"""The documents of the opened file with their undo stacks. Whoever alters a document does it through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoGroup, QUndoStack

__all__ = ["Document", "History"]

Document = dict[str, Any]
"""A scenario as the JSON object that its file holds. It is never changed in place: a change is a new object."""


class _Step(QUndoCommand):
    """One change: the whole document before and after it, which share all that did not change."""

    def __init__(
        self, words: str, before: Document, after: Document, show: Callable[[Document], None]
    ) -> None:
        super().__init__(words)
        self._before = before
        self._after = after
        self._show = show

    def redo(self) -> None:
        self._show(self._after)

    def undo(self) -> None:
        self._show(self._before)


class _Sheet:
    """One document of the file, with the steps that led to it."""

    def __init__(self, document: Document, group: QUndoGroup) -> None:
        self.document = document
        self.stack = QUndoStack(group)
        group.addStack(self.stack)


class History(QObject):
    """Owns what is being edited: one document for each scenario of the file, of which one is chosen.

    Each document has an undo stack of its own without a limit; undo and redo act on the chosen one.
    """

    changed = Signal()
    """The chosen document is another one: by a change, or by undo or redo."""
    dirty_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.group = QUndoGroup(self)
        """For actions and views of Qt: what can be undone, and in which words."""
        self._sheets: list[_Sheet] = []
        self._chosen = -1
        self._unsaved = False
        self._was_dirty = False
        self.group.cleanChanged.connect(lambda _clean: self._tell_dirty())

    @property
    def document(self) -> Document:
        """The chosen document; an empty object while no file is open."""
        return self._sheets[self._chosen].document if self._chosen >= 0 else {}

    @property
    def documents(self) -> list[Document]:
        """All documents of the file as they are now."""
        return [sheet.document for sheet in self._sheets]

    @property
    def dirty(self) -> bool:
        """Whether any document differs from what was opened or saved last."""
        return self._unsaved or any(not sheet.stack.isClean() for sheet in self._sheets)

    @property
    def last_step(self) -> str:
        """The words of the step that an undo would take back; an empty text if there is none."""
        return self.group.undoText()

    def open(self, documents: Sequence[Document], index: int, unsaved: bool = False) -> None:
        """Another file: nothing can be undone. With `unsaved`, it is dirty before the first change."""
        for sheet in self._sheets:
            self.group.removeStack(sheet.stack)
            sheet.stack.deleteLater()
        self._sheets = [_Sheet(document, self.group) for document in documents]
        self._unsaved = unsaved
        self.choose(index)
        self._tell_dirty()

    def add(self, document: Document) -> int:
        """One more document of the file, unsaved; gives its index."""
        self._sheets.append(_Sheet(document, self.group))
        self._unsaved = True
        self._tell_dirty()
        return len(self._sheets) - 1

    def choose(self, index: int) -> None:
        """Edit another document of the file from now on."""
        self._chosen = index if 0 <= index < len(self._sheets) else -1
        if self._chosen >= 0:
            self.group.setActiveStack(self._sheets[self._chosen].stack)

    def change(self, words: str, document: Document) -> bool:
        """Put a document in the place of the chosen one, as one step that can be undone.

        `words` name the step in the menu, such as “Give Yeti Divine Shield”. A document that is equal to the present
        one is no step. Gives whether there was one.
        """
        if self._chosen < 0 or document == self.document:
            return False
        sheet = self._sheets[self._chosen]

        def show(shown: Document) -> None:
            sheet.document = shown
            self.changed.emit()

        sheet.stack.push(_Step(words, sheet.document, document, show))
        return True

    def undo(self) -> None:
        """Take the last step back."""
        self.group.undo()

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        self.group.redo()

    def mark_saved(self) -> None:
        """The documents as they are now are those of the file."""
        self._unsaved = False
        for sheet in self._sheets:
            sheet.stack.setClean()
        self._tell_dirty()

    def _tell_dirty(self) -> None:
        if self.dirty != self._was_dirty:
            self._was_dirty = self.dirty
            self.dirty_changed.emit(self._was_dirty)
