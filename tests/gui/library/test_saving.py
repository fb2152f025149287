"""Saving into the library from the window, also when somebody else was quicker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from playorder.gui.library.feature import LibraryPart
from playorder.gui.window import MainWindow
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Library
from playorder.scenario.reading import read_scenario

WAIT = 60_000
Make = Callable[..., dict[str, Any]]


def save(qtbot: QtBot, window: MainWindow, part: LibraryPart) -> None:
    with qtbot.waitSignal(part.shelf.changed, timeout=WAIT):
        window.actions_by_name["save_to_library"].trigger()


def revisions(path: Path, names: CatalogueNames) -> dict[int, list[str]]:
    with Library.open(path, names) as library:
        return {
            entry.id: [str(state.document["title"]) for state in library.revisions(entry.id)]
            for entry in library.search()
        }


def test_a_document_is_saved_and_later_saves_are_its_revisions(
    qtbot: QtBot, window: MainWindow, part: LibraryPart, path: Path, names: CatalogueNames, document: Make
) -> None:
    window.session.open_document(document("first"), unsaved=True)
    save(qtbot, window, part)
    assert not window.session.history.dirty
    assert "revision 1" in window.statusBar().currentMessage()
    window.session.history.change("Rename", document("second"))
    save(qtbot, window, part)
    assert revisions(path, names) == {1: ["second", "first"]}
    window.session.open_document(document("something else"))
    save(qtbot, window, part)
    assert revisions(path, names) == {1: ["second", "first"], 2: ["something else"]}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Save over it", {1: ["mine", "theirs", "first"]}),
        ("Save as a new scenario", {1: ["theirs", "first"], 2: ["mine"]}),
        ("Cancel", {1: ["theirs", "first"]}),
    ],
)
def test_a_save_over_a_newer_revision_asks(
    answer: str,
    expected: dict[int, list[str]],
    qtbot: QtBot,
    window: MainWindow,
    part: LibraryPart,
    path: Path,
    names: CatalogueNames,
    document: Make,
) -> None:
    window.session.open_document(document("first"))
    save(qtbot, window, part)
    with Library.open(path, names) as library:
        library.save(1, read_scenario(document("theirs"), "$", "", 0), base=1)
    window.session.history.change("Rename", document("mine"))
    asked: list[str] = []

    def click() -> None:
        question = next((w for w in QApplication.topLevelWidgets() if w.objectName() == "saveConflict"), None)
        if not isinstance(question, QMessageBox) or not question.isVisible():
            QTimer.singleShot(50, click)
            return
        asked.append(question.text())
        next(b for b in question.buttons() if b.text().replace("&", "") == answer).click()

    QTimer.singleShot(50, click)
    window.actions_by_name["save_to_library"].trigger()
    qtbot.waitUntil(lambda: bool(asked), timeout=WAIT)
    qtbot.waitUntil(lambda: not part.shelf.background.busy, timeout=WAIT)
    assert revisions(path, names) == expected


def test_a_library_that_cannot_be_written_is_named(
    qtbot: QtBot, window: MainWindow, path: Path, document: Make
) -> None:
    path.parent.parent.mkdir(parents=True, exist_ok=True)
    path.parent.write_text("a file where the folder should be", "utf-8")
    window.session.open_document(document("first"), unsaved=True)
    with qtbot.waitSignal(window.session.error, timeout=WAIT):
        window.actions_by_name["save_to_library"].trigger()
    assert window.session.history.dirty
