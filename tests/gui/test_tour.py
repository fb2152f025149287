"""The tour: five steps by mouse or keys on a live example, skipped for ever, and in the Help menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from menus import give
from PySide6.QtCore import QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui import application
from playorder.gui.protocols import Engine
from playorder.gui.tour.bubble import place_beside
from playorder.gui.tour.feature import Tour
from playorder.gui.window import MainWindow


@pytest.fixture
def fresh(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[MainWindow]:
    """The window of somebody who starts the program for the first time, with nothing to open."""
    window = shown_window(qtbot, qapp, engine, settings, (1440, 900))
    window.welcome()
    yield window
    window.session.close()


def tour(window: MainWindow) -> Tour:
    """The tour of a window."""
    found = window.findChild(Tour)
    assert found is not None
    return found


def press(qtbot: QtBot, window: MainWindow, button: QPushButton) -> None:
    """Click, and wait for what is opened or run."""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Wait for what was begun."""
    qtbot.waitUntil(lambda: not window.session.busy, timeout=60_000)
    qtbot.wait(30)


def test_five_steps_lead_from_the_start_page_to_the_run_of_an_example(
    qtbot: QtBot, fresh: MainWindow
) -> None:
    bubble = tour(fresh).bubble
    titles = []
    for number in range(1, 6):
        assert tour(fresh).number == number
        assert bubble.place.text() == f"Step {number} of 5"
        assert bubble.isVisible()
        assert fresh.rect().contains(bubble.geometry()), "the words are on the screen"
        titles.append(bubble.title.text())
        if number == 2:
            palette = fresh.findChild(QDockWidget, "palette")
            assert palette is not None
            around = tour(fresh).ring.geometry()
            assert around.contains(QRect(palette.mapTo(fresh, QPoint(0, 0)), palette.size()))
            assert not bubble.geometry().intersects(around), "the words do not hide what they are about"
        press(qtbot, fresh, bubble.next)
    assert len(set(titles)) == 5
    assert not bubble.isVisible()
    assert not tour(fresh).ring.isVisible()
    assert fresh.session.result is not None
    assert fresh.session.result.error == ""
    assert "Whelp" in [item.entity.name for item in fresh.board.scene.entity_items()]
    assert not fresh.session.history.dirty, "the example is nobody's work"


def test_the_keys_alone_are_enough(qtbot: QtBot, fresh: MainWindow) -> None:
    bubble = tour(fresh).bubble
    for number in range(1, 6):
        assert tour(fresh).number == number
        assert bubble.next.hasFocus(), f"step {number} has the keys"
        assert bubble.title.text() in bubble.next.accessibleDescription()
        qtbot.keyClick(bubble.next, Qt.Key.Key_Return)
        settle(qtbot, fresh)
    assert tour(fresh).number == 0
    assert fresh.board.canvas.hasFocus(), "the keys are on the board now"


def test_back_and_the_page_keys(qtbot: QtBot, fresh: MainWindow) -> None:
    bubble = tour(fresh).bubble
    assert not bubble.back.isEnabled()
    qtbot.keyClick(bubble.next, Qt.Key.Key_PageDown)
    settle(qtbot, fresh)
    press(qtbot, fresh, bubble.next)
    assert tour(fresh).number == 3
    qtbot.keyClick(bubble.next, Qt.Key.Key_PageUp)
    press(qtbot, fresh, bubble.back)
    assert tour(fresh).number == 1
    document = fresh.session.history.document
    press(qtbot, fresh, bubble.next)
    assert fresh.session.history.document is document, "the example is opened once"


def test_tab_walks_over_the_buttons(qtbot: QtBot, fresh: MainWindow) -> None:
    bubble = tour(fresh).bubble
    press(qtbot, fresh, bubble.next)
    for button in (bubble.back, bubble.skip):
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert button.hasFocus()


@pytest.mark.parametrize("by", ["button", "escape"])
def test_skipped_is_skipped_for_ever(
    qtbot: QtBot, qapp: QApplication, fresh: MainWindow, engine: Engine, settings: QSettings, by: str
) -> None:
    bubble = tour(fresh).bubble
    if by == "button":
        press(qtbot, fresh, bubble.skip)
    else:
        qtbot.keyClick(bubble.next, Qt.Key.Key_Escape)
    assert not bubble.isVisible()
    settings.sync()
    again = shown_window(qtbot, qapp, engine, QSettings(settings.fileName(), settings.format()), (1200, 800))
    again.welcome()
    assert not tour(again).bubble.isVisible()
    give(again, "tour")
    assert tour(again).number == 1, "the Help menu still has it"
    again.session.close()


def test_changes_are_not_lost_to_the_example(
    qtbot: QtBot, fresh: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(qtbot, fresh, tour(fresh).bubble.skip)
    fresh.session.open_document({**fresh.session.history.document, **document()}, unsaved=True)
    settle(qtbot, fresh)
    monkeypatch.setattr(QMessageBox, "exec", lambda _self: QMessageBox.StandardButton.Cancel)
    give(fresh, "tour")
    press(qtbot, fresh, tour(fresh).bubble.next)
    assert tour(fresh).number == 1
    assert fresh.session.scenario is not None
    assert fresh.session.scenario.title == "Mine"


def document() -> dict[str, object]:
    """Somebody's own board."""
    return {"format": "playorder/scenario", "version": 1, "title": "Mine", "players": [{}, {}]}


def test_with_a_file_to_open_the_tour_stays_away(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    class Settings(QSettings):
        def __init__(self, *_: object) -> None:
            super().__init__(str(tmp_path / "open.ini"), QSettings.Format.IniFormat)

        Format, Scope = QSettings.Format, QSettings.Scope

    def look() -> int:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                numbers.append(tour(window).number)
                window.close()
                window.deleteLater()
        return 0

    path = tmp_path / "x.scenario.json"
    path.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(application, "QSettings", Settings)
    monkeypatch.setattr(QApplication, "exec", staticmethod(look))
    application.open_window([str(path)])
    application.open_window([])
    assert numbers == [0, 1]


@pytest.mark.parametrize(
    "target",
    [
        QRect(0, 0, 1000, 700),
        QRect(0, 100, 200, 600),
        QRect(800, 100, 200, 600),
        QRect(300, 0, 300, 40),
        QRect(0, 600, 1000, 100),
        QRect(-50, -50, 10, 10),
    ],
)
def test_the_words_stay_in_the_window(target: QRect) -> None:
    room, size = QRect(14, 14, 972, 672), QSize(380, 200)
    assert room.contains(QRect(place_beside(target, size, room), size))
