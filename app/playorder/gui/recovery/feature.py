"""Autosave in the window: the draft, the offer to restore one after a crash, and what the status bar says."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.recovery.autosave import Autosave
from playorder.gui.recovery.bar import RecoveryBar
from playorder.gui.recovery.drafts import Draft, DraftFile, abandoned_drafts
from playorder.gui.recovery.words import clock
from playorder.paths import recovery_folder

__all__ = ["Recovery", "recovery_feature"]

RESTORE = Command(
    "restore_unsaved", "Restore &unsaved work…", (), "", "What was not saved when the program ended"
)


class Recovery(QObject):
    """Puts the pieces together."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._folder = recovery_folder()
        self._waiting: list[tuple[DraftFile, Draft]] = []
        self.autosave = Autosave(parts.session, self._folder, self)
        self.bar = RecoveryBar()
        self.state = QLabel()
        self.state.hide()
        parts.window.statusBar().addPermanentWidget(self.state)
        self.action = make_action(parts.window, RESTORE, self.look_again)
        self.bar.restore_wanted.connect(self._restore)
        self.bar.discard_wanted.connect(self._discard)
        self.bar.later_wanted.connect(self._later)
        self.autosave.kept.connect(self._say_kept)
        self.autosave.cleared.connect(self.state.hide)
        self.autosave.failed.connect(self._say_failed)
        self.look()

    def look(self) -> None:
        """Offer what windows that are gone have left."""
        if not self._waiting:
            self._waiting = abandoned_drafts(self._folder)
        self._show_next()

    def look_again(self) -> None:
        """The same, when somebody asks for it."""
        self.look()
        if not self._waiting:
            self._parts.window.statusBar().showMessage(self.tr("Nothing waits to be restored"), 5000)

    def end(self) -> None:
        """The window closes."""
        self._later()
        self.autosave.end()

    def _restore(self) -> None:
        if not self._parts.may_leave():
            return
        file, draft = self._waiting[0]
        path = "" if draft.is_overtaken else draft.path
        if self._parts.session.open_documents(draft.documents, draft.index, path, unsaved=True):
            self._waiting.pop(0)
            self.autosave.adopt(file)
            self._show_next()
            self._parts.board.canvas.setFocus()

    def _discard(self) -> None:
        file, _ = self._waiting.pop(0)
        try:
            file.remove()
        except OSError as problem:
            self._say_failed(problem.strerror or str(problem))
        self._show_next()

    def _later(self) -> None:
        while self._waiting:
            self._waiting.pop()[0].close()
        self._show_next()

    def _show_next(self) -> None:
        if self._waiting:
            self.bar.offer(self._waiting[0][1], len(self._waiting) - 1)
        else:
            self.bar.hide()

    def _say_kept(self, moment: datetime) -> None:
        self.state.setText(self.tr("Autosaved %1").replace("%1", clock(moment)))
        self.state.setToolTip(self.tr("Kept in case the program ends; Ctrl+S saves to the file"))
        self.state.show()

    def _say_failed(self, problem: str) -> None:
        words = self.tr("Unsaved changes cannot be kept for recovery: %1").replace("%1", problem)
        self._parts.session.error.emit(words, str(self._folder))


def recovery_feature(parts: WindowParts) -> Feature:
    """Autosave, and recovery after a crash."""
    recovery = Recovery(parts)
    return Feature(
        menus=(MenuPart("&File", (recovery.action,)),),
        bars=(recovery.bar,),
        set_tokens=recovery.bar.set_tokens,
        closed=recovery.end,
    )
