"""Saving the open document into the library, and what to do when somebody else was quicker."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from playorder.gui.actions import Command, make_action
from playorder.gui.features import WindowParts
from playorder.gui.library.shelf import Shelf
from playorder.library.entries import Entry
from playorder.library.errors import ConflictError
from playorder.scenario.reading import read_scenario

__all__ = ["Saving"]

SAVE = Command(
    "save_to_library",
    "Save to &library",
    ("Ctrl+Alt+S",),
    "",
    "Save as a revision in the library",
)


@dataclass(frozen=True)
class _Origin:
    """The entry that the open document came from, and the revision that it began with."""

    number: int
    revision: int


class Saving(QObject):
    """Knows which entry the open document belongs to."""

    def __init__(self, parts: WindowParts, shelf: Shelf) -> None:
        super().__init__(parts.window)
        self._window = parts.window
        self._session = parts.session
        self._shelf = shelf
        self._origin: _Origin | None = None
        self._expected: Entry | None = None
        self.action = make_action(parts.window, SAVE, self.save)
        self._session.file_loaded.connect(self._loaded)
        self._session.scenario_loaded.connect(lambda _scenario: self._update())
        self._update()

    def open(self, entry: Entry, document: dict[str, object]) -> None:
        """Open an entry's document in the window; saves go back to it."""
        self._expected = entry
        self._session.open_document(document)
        self._expected = None

    def save(self) -> None:
        """Save to the entry that the document came from, or as a new one."""
        origin = self._origin
        self._write(None if origin is None else origin.number, None if origin is None else origin.revision)

    def _write(self, number: int | None, base: int | None) -> None:
        document = self._session.history.document
        if not document:
            return
        scenario = read_scenario(document, "$", self._session.path, 0)
        if number is None:
            self._shelf.write(
                lambda library: library.add(scenario), lambda entry: self._saved(entry, document)
            )
        else:
            self._shelf.write(
                lambda library: library.save(number, scenario, base),
                lambda entry: self._saved(entry, document),
                lambda conflict: self._ask(conflict),
            )

    def _ask(self, conflict: ConflictError) -> None:
        """Somebody else saved meanwhile: over theirs, as a new one, or not at all."""
        question = QMessageBox(self._window)
        question.setObjectName("saveConflict")
        question.setIcon(QMessageBox.Icon.Warning)
        question.setWindowTitle("Playorder")
        question.setText(self.tr("This scenario was saved by another window or program since it was opened."))
        question.setInformativeText(self.tr("Whatever you choose, the other revision is kept."))
        over = question.addButton(self.tr("Save over it"), QMessageBox.ButtonRole.AcceptRole)
        copy = question.addButton(self.tr("Save as a new scenario"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(copy)
        question.exec()
        if question.clickedButton() is over:
            self._write(conflict.scenario, None)
        elif question.clickedButton() is copy:
            self._write(None, None)

    def _saved(self, entry: Entry, document: dict[str, object]) -> None:
        self._origin = _Origin(entry.id, entry.revision)
        history = self._session.history
        if not self._session.path and history.document is document:
            history.mark_saved()
        words = self.tr("Saved to the library: %1, revision %2").replace(
            "%1", entry.title or self.tr("(no title)")
        )
        self._window.statusBar().showMessage(words.replace("%2", str(entry.revision)), 8000)

    def _loaded(self, _path: str, _scenarios: object) -> None:
        entry = self._expected
        self._origin = None if entry is None else _Origin(entry.id, entry.revision)

    def _update(self) -> None:
        self.action.setEnabled(self._session.scenario is not None)
