"""The toolbar leaves out what menus have as well, where the window is too narrow, and never what has no other place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from playorder.gui.toolbar import Toolbar
from playorder.gui.window import MainWindow


def shown(window: MainWindow) -> set[str]:
    """The commands whose buttons are in the toolbar now."""
    bar = window.findChild(Toolbar)
    assert bar is not None
    buttons = [
        button for button in bar.findChildren(QToolButton) if button.isVisible() and button.defaultAction()
    ]
    return {button.defaultAction().objectName() for button in buttons}


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_nothing_is_cut_off_at_the_right(qtbot: QtBot, opened: MainWindow, width: int) -> None:
    opened.resize(width, 800)
    qtbot.wait(50)
    for part in (opened.palette_button, opened.theme_button, opened.run_button, opened.title):
        assert part.isVisible()
        assert opened.rect().contains(part.mapTo(opened, part.rect().bottomRight()))
    assert opened.title.width() >= 100, "the title can be read"


def test_what_is_left_out_comes_back(qtbot: QtBot, opened: MainWindow) -> None:
    opened.resize(1280, 800)
    qtbot.wait(50)
    narrow = shown(opened)
    opened.resize(2200, 800)
    qtbot.wait(50)
    wide = shown(opened)
    assert narrow < wide
    assert {"open", "run", "save", "undo"} <= narrow
    left_out = {opened.actions_by_name[name] for name in wide - narrow}
    assert left_out <= set(opened._all_actions()), "all of it is in the menus"
    opened.resize(1280, 800)
    qtbot.wait(50)
    assert shown(opened) == narrow


def test_the_parts_stand_in_the_order_of_the_work(qtbot: QtBot, opened: MainWindow) -> None:
    opened.resize(1920, 900)
    qtbot.wait(50)
    bar = opened.findChild(Toolbar)
    assert bar is not None
    by_name = {
        button.defaultAction().objectName(): button
        for button in bar.findChildren(QToolButton)
        if button.defaultAction() is not None
    }
    order = [
        by_name[name] for name in ("new", "open", "save", "copy_code", "undo", "run", "next", "step_over")
    ]
    places = [button.mapTo(opened, button.rect().topLeft()).x() for button in (*order, opened.edition)]
    assert places == sorted(places)


def test_new_has_its_other_boards_in_a_menu_beside_it(qtbot: QtBot, window: MainWindow) -> None:
    bar = window.findChild(Toolbar)
    assert bar is not None
    new = next(
        button
        for button in bar.findChildren(QToolButton)
        if button.defaultAction() is window.actions_by_name["new"]
    )
    names = [action.objectName() for action in new.menu().actions()]
    assert names == ["new_heroes", "new_full", "new_decks", "new_of"]
    arrow = QPoint(new.width() - 8, new.height() // 2)
    QTimer.singleShot(0, new.menu().close)
    with qtbot.waitSignal(new.menu().aboutToShow):
        qtbot.mouseClick(new, Qt.MouseButton.LeftButton, pos=arrow)
