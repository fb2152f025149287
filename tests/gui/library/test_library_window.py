"""The library's window as a person uses it: type, look, run, drop, drag, tidy."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from playorder.gui.library.feature import LibraryPart
from playorder.gui.library.window import LibraryWindow
from playorder.gui.window import MainWindow
from playorder.library.entries import Query
from playorder.library.store import Library
from playorder.paths import assets_folder
from playorder.scenario.document import load

WAIT = 60_000
Show = Callable[[], LibraryWindow]
Fill = Callable[..., None]
SPECIAL = assets_folder() / "gallery" / "06-special"


def titles(library: LibraryWindow) -> list[str]:
    return [entry.title for entry in library.model.entries]


def choose(library: LibraryWindow, *wanted: str) -> None:
    library.list.clearSelection()
    flag = library.list.selectionModel().SelectionFlag.Select
    for title in wanted:
        row = titles(library).index(title)
        library.list.selectionModel().select(library.model.index(row), flag)


def test_what_is_typed_narrows_the_list_and_enter_opens_the_first(
    qtbot: QtBot, window: MainWindow, fill: Fill, shown: Show
) -> None:
    fill("One for the juggler", "Another", "Third")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 3, timeout=WAIT)
    assert library.count.text() == "3 scenarios"
    qtbot.keyClicks(library.field, "jug")
    qtbot.waitUntil(lambda: titles(library) == ["One for the juggler"], timeout=WAIT)
    qtbot.keyClick(library.field, Qt.Key.Key_Return)
    assert library.preview.title.text() == "One for the juggler"
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        library.open_action.trigger()
    assert window.session.scenario is not None
    assert window.session.scenario.title == "One for the juggler"
    assert not window.session.history.dirty


def test_typing_asks_the_library_for_nothing_but_the_list(
    qtbot: QtBot, fill: Fill, shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counting the tags of 10,000 scenarios takes longer than a letter may."""
    fill("One for the juggler", "Another")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 2, timeout=WAIT)
    asked: list[str] = []
    for name in ("tags", "folders"):
        monkeypatch.setattr(Library, name, lambda _self, name=name: asked.append(name) or [])
    qtbot.keyClicks(library.field, "jug")
    qtbot.waitUntil(lambda: titles(library) == ["One for the juggler"], timeout=WAIT)
    assert not asked
    choose(library, "One for the juggler")
    library.favourite_action.trigger()
    qtbot.waitUntil(lambda: set(asked) == {"tags", "folders"}, timeout=WAIT)


def test_an_empty_library_says_how_to_fill_it(qtbot: QtBot, shown: Show) -> None:
    library = shown()
    qtbot.waitUntil(lambda: "Drop scenario files" in library.count.text(), timeout=WAIT)
    qtbot.keyClicks(library.field, "zzz")
    qtbot.waitUntil(lambda: library.count.text() == "Nothing fits.", timeout=WAIT)


def test_pictures_come_in_and_the_window_does_not_wait(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("One")
    library = shown()
    qtbot.waitUntil(lambda: titles(library) == ["One"], timeout=WAIT)
    entry = library.model.entries[0]
    qtbot.waitUntil(lambda: library.pictures.of(entry) is not None, timeout=WAIT)
    picture = library.pictures.of(entry)
    assert picture is not None
    assert picture.width() > 300
    close = library.pictures.of(entry, close=True)
    assert close is not None
    assert close.toImage() != picture.toImage()


def test_all_are_run_with_progress_and_the_results_stay(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("Right", "Wrong one", "Right too")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 3, timeout=WAIT)
    qtbot.mouseClick(library.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: library.count.text() == "2 of 3 pass", timeout=WAIT)
    assert {entry.title: entry.passed for entry in library.model.entries} == {
        "Right": True,
        "Wrong one": False,
        "Right too": True,
    }
    choose(library, "Wrong one")
    assert "health" in library.preview.failures.text()
    assert library.preview.result.text() == "fails"
    library.show_what.setCurrentIndex(2)
    library.show_what.activated.emit(2)
    assert titles(library) == ["Wrong one"]


def test_a_long_run_is_stopped(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill(*(f"Number {count}" for count in range(30)))
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 30, timeout=WAIT)
    gate = threading.Event()
    run = library.chores._engine.test
    assert run is not None

    def slow(scenario: Any) -> Any:
        gate.wait(10)
        return run(scenario)

    library.chores._engine = replace(library.chores._engine, test=slow)
    library.run_action.trigger()
    assert library.stop_button.isVisible()
    qtbot.mouseClick(library.stop_button, Qt.MouseButton.LeftButton)
    gate.set()
    qtbot.waitUntil(lambda: not library.stop_button.isVisible(), timeout=WAIT)
    assert sum(entry.passed is not None for entry in library.model.entries) < 30


def drop(library: LibraryWindow, *paths: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    library.dropEvent(event)


def test_files_and_folders_that_are_dropped_come_in(qtbot: QtBot, tmp_path: Path, shown: Show) -> None:
    bad = tmp_path / "bad.scenario.json"
    bad.write_text("{", "utf-8")
    library = shown()
    drop(library, SPECIAL, bad)
    qtbot.waitUntil(lambda: len(titles(library)) > 50, timeout=WAIT)
    qtbot.waitUntil(library.error_bar.isVisible, timeout=WAIT)
    assert "1 things were not understood" in library.error_bar.text.text()
    assert "bad.scenario.json" in library.error_bar.details.toPlainText()


def test_scenarios_are_dragged_out_as_files(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("Take / me: out")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 1, timeout=WAIT)
    urls = library.model.mimeData([library.model.index(0)]).urls()
    file = Path(urls[0].toLocalFile())
    assert file.name.startswith("take-me-out")
    assert load(file)[0].title == "Take / me: out"


def test_scenarios_go_to_the_trash_and_come_back(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("Keep", "Throw away")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 2, timeout=WAIT)
    choose(library, "Throw away")
    qtbot.keyClick(library.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(library) == ["Keep"], timeout=WAIT)
    library.show_what.setCurrentIndex(3)
    library.show_what.activated.emit(3)
    assert titles(library) == ["Throw away"]
    choose(library, "Throw away")
    assert not library.trash_action.isEnabled()
    library.restore_action.trigger()
    qtbot.waitUntil(lambda: titles(library) == [], timeout=WAIT)


def test_the_trash_is_emptied_only_after_a_question(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("Keep", "Throw away")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 2, timeout=WAIT)
    library.empty_action.trigger()
    assert library.count.text() == "The trash is empty."
    choose(library, "Throw away")
    library.trash_action.trigger()
    qtbot.waitUntil(lambda: titles(library) == ["Keep"], timeout=WAIT)
    asked: list[str] = []

    def answer(words: str) -> None:
        question = library.findChild(QMessageBox, "emptyTrash")
        assert question is not None
        asked.append(question.text())
        button = next(button for button in question.buttons() if button.text().replace("&", "") == words)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        question.setParent(None)

    def in_trash() -> int:
        store = library._shelf.library
        assert store is not None
        return store.count(Query(trash=True))

    QTimer.singleShot(0, lambda: answer("Cancel"))
    library.empty_action.trigger()
    assert in_trash() == 1
    QTimer.singleShot(0, lambda: answer("Delete"))
    library.empty_action.trigger()
    qtbot.waitUntil(lambda: in_trash() == 0, timeout=WAIT)
    assert asked == ["Delete one scenario for good?"] * 2
    assert titles(library) == ["Keep"]


def test_the_boxes_of_the_window_show_that_they_open(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill("One")
    library = shown()
    for box in (library.show_what, library.folder, library.tag, library.sort):
        picture = box.grab().toImage()
        ground = picture.pixelColor(box.width() - 24, box.height() // 2)
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(box.width() - 20, box.width() - 4)
            for y in range(6, box.height() - 6)
        }
        assert colours - {ground.name()}, f"{box.toolTip()} has no arrow"


def test_several_are_made_favourites_tagged_and_moved(
    qtbot: QtBot, fill: Fill, shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill("One", "Two")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 2, timeout=WAIT)
    choose(library, "One", "Two")
    assert library.preview.nothing.text() == "2 scenarios are chosen."
    library.favourite_action.trigger()
    qtbot.waitUntil(lambda: all(entry.favourite for entry in library.model.entries), timeout=WAIT)
    assert len(library.chosen) == 2
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_args, **_more: ("new folder", True))
    library.folder_action.trigger()
    qtbot.waitUntil(lambda: library.folder.findData("new folder") > 0, timeout=WAIT)
    choose(library, "One")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_more: ("red,  blue ,", True))
    library.tags_action.trigger()
    qtbot.waitUntil(lambda: library.tag.findData("blue") > 0, timeout=WAIT)
    library.tag.setCurrentIndex(library.tag.findData("blue"))
    library.tag.activated.emit(1)
    assert titles(library) == ["One"]


def test_revisions_are_compared_and_restored(
    qtbot: QtBot, part: LibraryPart, fill: Fill, shown: Show
) -> None:
    fill("First words")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 1, timeout=WAIT)
    part.shelf.write(lambda store: store.tag(1, ["later"]))
    qtbot.waitUntil(lambda: library.model.entries[0].revision == 2, timeout=WAIT)
    choose(library, "First words")
    library.preview.revisions_button.click()
    dialog = library.revisions_dialog
    assert dialog.list.count() == 2
    assert '+  "tags": ["later"],' in dialog.text.toPlainText()
    dialog.list.setCurrentRow(1)
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: library.model.entries[0].revision == 3, timeout=WAIT)
    assert library.model.entries[0].tags == ()


def test_decks_come_in_and_what_is_not_understood_is_told(
    qtbot: QtBot, shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = shown()
    text = "# Two cards\n2 Wisp\nno such card"
    monkeypatch.setattr(QInputDialog, "getMultiLineText", lambda *_args, **_more: (text, True))
    library.deck_action.trigger()
    qtbot.waitUntil(lambda: titles(library) == ["Two cards"], timeout=WAIT)
    qtbot.waitUntil(library.error_bar.isVisible, timeout=WAIT)
    assert "no such card" in library.error_bar.details.toPlainText()


def test_a_posting_is_written(qtbot: QtBot, fill: Fill, shown: Show, tmp_path: Path) -> None:
    import zipfile

    fill("To be posted")
    library = shown()
    qtbot.waitUntil(lambda: len(titles(library)) == 1, timeout=WAIT)
    choose(library, "To be posted")
    target = tmp_path / "posting.zip"
    library.export_to(target)
    qtbot.waitUntil(target.is_file, timeout=WAIT)
    with zipfile.ZipFile(target) as archive:
        assert {Path(name).suffix for name in archive.namelist()} == {".json", ".html", ".svg", ".png"}


def test_a_damaged_library_is_named_and_what_is_left_is_shown(
    qtbot: QtBot, path: Path, fill: Fill, shown: Show
) -> None:
    fill("Survivor")
    data = bytearray(path.read_bytes())
    data[:100] = bytes(100)
    path.write_bytes(data)
    library = shown()
    qtbot.waitUntil(lambda: titles(library) == ["Survivor"], timeout=WAIT)
    assert library.error_bar.isVisible()
    assert "set aside" in library.error_bar.text.text()


def test_the_list_is_a_sound_model_and_reads_in_pages(qtbot: QtBot, fill: Fill, shown: Show) -> None:
    fill(*(f"Number {count}" for count in range(230)))
    library = shown()
    library.model.show(Query())
    assert library.model.rowCount() == 200
    library.model.fetchMore(library.model.index(-1))
    assert library.model.rowCount() == 230
    assert not library.model.canFetchMore(library.model.index(-1))
    assert len(set(titles(library))) == 230
    tester = QAbstractItemModelTester(library.model, QAbstractItemModelTester.FailureReportingMode.Warning)
    library.model.show(Query("number 1"))
    assert tester.model() is library.model
