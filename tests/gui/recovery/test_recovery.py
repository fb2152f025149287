"""What was not saved when the program ended is offered when it is started again."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from menus import give
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.protocols import Engine
from playorder.gui.recovery.drafts import Draft, DraftFile, abandoned_drafts
from playorder.gui.recovery.feature import Recovery
from playorder.gui.window import MainWindow
from playorder.paths import recovery_folder
from playorder.scenario.editing.templates import empty_document

CRASHING = Path(__file__).with_name("crashing.py")
Make = Callable[[], MainWindow]


@pytest.fixture
def make(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, own_home: Path
) -> Iterator[Make]:
    """Opens windows in a home of their own."""
    made: list[MainWindow] = []

    def one() -> MainWindow:
        made.append(shown_window(qtbot, qapp, engine, settings, (1280, 800)))
        return made[-1]

    yield one
    for window in made:
        window.session.close()


@pytest.fixture(scope="session")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recovery folder of a program with two edited windows that was killed."""
    home = tmp_path_factory.mktemp("killed")
    cache = Path(os.environ["PLAYORDER_TEST_HOME"]) / "cache"
    cache.mkdir(exist_ok=True)
    (home / "cache").symlink_to(cache)
    command = [sys.executable, str(CRASHING), str(home / "window.ini"), "First", "Second"]
    environment = {**os.environ, "PLAYORDER_HOME": str(home)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    assert said == "kept\n"
    return home / "recovery"


@pytest.fixture
def crashed(left_behind: Path, own_home: Path) -> None:
    """The program was killed in this home."""
    shutil.copytree(left_behind, recovery_folder())


def recovery(window: MainWindow) -> Recovery:
    """The part of the window that this is about."""
    return window.findChildren(Recovery)[0]


def press(qtbot: QtBot, button: QPushButton) -> None:
    """Click a button with the mouse."""
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def drafts() -> list[Path]:
    """The files of all drafts."""
    return sorted(recovery_folder().glob("*.draft.json"))


def edit(qtbot: QtBot, window: MainWindow, title: str = "Edited", path: str = "") -> None:
    """Open a document, change it with a key, and wait for its draft."""
    document = {**empty_document(), "title": title, "players": [{"board": ["Wisp"]}, {}]}
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        window.session.open_document(document, path)
    with qtbot.waitSignal(recovery(window).autosave.kept, timeout=20_000):
        canvas = window.board.canvas
        canvas.setFocus()
        qtbot.keyClick(canvas, Qt.Key.Key_1)
        qtbot.keyClick(canvas, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)


def test_what_was_on_the_boards_of_a_killed_program_is_restored(
    qtbot: QtBot, make: Make, crashed: None
) -> None:
    window = make()
    bar = recovery(window).bar
    assert bar.isVisible()
    assert "1 more" in bar.text.text(), "each window kept its own"
    titles = [bar.text.text().split("”")[0][1:]]
    press(qtbot, bar.discard)
    titles.append(bar.text.text().split("”")[0][1:])
    assert sorted(titles) == ["First", "Second"]
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        press(qtbot, bar.restore)
    assert not bar.isVisible()
    assert window.session.scenario is not None
    assert window.session.scenario.title == titles[1]
    assert len(window.session.history.document["players"][0]["board"]) == 3
    assert [item.entity.name for item in window.board.scene.entity_items()].count("Chillwind Yeti") == 2
    assert window.isWindowModified(), "it is still not saved"
    assert drafts(), "and would survive another crash"


def test_a_change_is_kept_within_two_seconds(qtbot: QtBot, make: Make) -> None:
    window = make()
    begun = time.monotonic()
    edit(qtbot, window)
    assert time.monotonic() - begun < 2 + 4, "two seconds, and what a busy machine takes besides"
    (path,) = drafts()
    assert len(json.loads(path.read_text())["documents"][0]["players"][0]["board"]) == 2
    assert "Autosaved" in recovery(window).state.text()


def test_a_window_that_lives_keeps_its_draft_to_itself(qtbot: QtBot, make: Make) -> None:
    first = make()
    edit(qtbot, first)
    second = make()
    assert not recovery(second).bar.isVisible()
    edit(qtbot, second, "Other")
    assert len(drafts()) == 2, "two windows, two drafts"
    assert abandoned_drafts(recovery_folder()) == []


def test_what_is_saved_or_thrown_away_leaves_no_draft(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    window = make()
    path = tmp_path / "kept.scenario.json"
    path.write_text("{}")
    edit(qtbot, window, path=str(path))
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not drafts(), timeout=10_000)
    assert not recovery(window).state.isVisible()
    edit(qtbot, window, path=str(path))
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not drafts(), timeout=10_000)


def test_changes_that_are_let_go_when_the_window_closes_are_not_offered(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make()
    edit(qtbot, window)
    monkeypatch.setattr(QMessageBox, "exec", lambda _self: QMessageBox.StandardButton.Discard)
    assert window.close()
    assert drafts() == []
    assert not recovery(make()).bar.isVisible()


def test_later_asks_again_next_time(qtbot: QtBot, make: Make, crashed: None) -> None:
    first = make()
    press(qtbot, recovery(first).bar.later)
    assert not recovery(first).bar.isVisible()
    assert recovery(make()).bar.isVisible()


def test_the_menu_brings_the_offer_back(qtbot: QtBot, make: Make, crashed: None) -> None:
    window = make()
    press(qtbot, recovery(window).bar.later)
    give(window, "restore_unsaved")
    assert recovery(window).bar.isVisible()
    qtbot.keyClick(recovery(window).bar.restore, Qt.Key.Key_Tab)
    assert recovery(window).bar.discard.hasFocus(), "the bar can be walked with the keys"
    qtbot.keyClick(recovery(window).bar.discard, Qt.Key.Key_Space)
    assert len(drafts()) == 1
    qtbot.keyClick(recovery(window).bar.discard, Qt.Key.Key_Space)
    assert drafts() == []
    give(window, "restore_unsaved")
    assert "Nothing waits" in window.statusBar().currentMessage()


def test_a_file_that_was_changed_since_is_not_written_over(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    path = tmp_path / "shared.scenario.json"
    path.write_text("{}")
    window = make()
    edit(qtbot, window, path=str(path))
    draft = drafts()[0].read_bytes()
    window.session.history.mark_saved()
    qtbot.waitUntil(lambda: not drafts(), timeout=10_000)
    path.write_text('{"title": "by somebody else"}')
    (recovery_folder() / "gone.draft.json").write_bytes(draft)
    other = make()
    assert "changed since" in recovery(other).bar.text.text()
    with qtbot.waitSignal(other.session.board_changed, timeout=60_000):
        press(qtbot, recovery(other).bar.restore)
    assert other.session.path == ""


@pytest.mark.parametrize(
    "words", ["", "{", "[]", '{"documents": []}', '{"documents": [1], "index": 0}', "[" * 9999]
)
def test_a_damaged_draft_keeps_nobody_from_working(qtbot: QtBot, make: Make, words: str) -> None:
    recovery_folder().mkdir()
    (recovery_folder() / "bad.draft.json").write_text(words)
    window = make()
    assert not recovery(window).bar.isVisible()
    edit(qtbot, window)


def test_a_folder_that_cannot_be_written_is_told_once(qtbot: QtBot, make: Make) -> None:
    recovery_folder().write_text("a file stands where the folder should be")
    window = make()
    document = {**empty_document(), "players": [{"board": ["Wisp"]}, {}]}
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        window.session.open_document(document, unsaved=True)
    with qtbot.waitSignal(recovery(window).autosave.failed, timeout=20_000):
        recovery(window).autosave.keep()
    assert "cannot be kept" in window.error_bar.text.text()


def test_a_draft_is_replaced_whole(tmp_path: Path) -> None:
    file = DraftFile.begin(tmp_path)
    for number in range(3):
        file.write(Draft(({"title": "\ud800 half", "seed": number},), 0, "", None, datetime(2026, 1, 1)))
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".json", ".lock"]
    file.close()
    ((again, draft),) = abandoned_drafts(tmp_path)
    assert draft.documents == ({"title": "\ud800 half", "seed": 2},)
    again.remove()
    assert list(tmp_path.iterdir()) == []
