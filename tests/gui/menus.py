"""Commands as a person gives them: found in the menus and clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QMenu,
    QMenuBar,
    QTableView,
    QToolButton,
    QWidget,
)

from playorder.gui.window import MainWindow

__all__ = ["click_in", "click_row", "drop_down", "give", "take", "take_from"]

_LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 5_000
"""Milliseconds until a menu that does not open is given up."""


def give(window: MainWindow, name: str) -> None:
    """Click a command in the menu bar, by its name in the window."""
    click_in(window.menuBar(), window.actions_by_name[name])
    QApplication.processEvents()
    if isinstance(QApplication.activeWindow(), QMenu):
        window.activateWindow()  # the menu is closed, and no window manager gives the keys back
        QApplication.processEvents()


def click_in(holder: QMenuBar | QMenu, wanted: QAction) -> None:
    """Click an action of an open menu or of the bar, or of one of the menus in it, which is opened for that."""
    path = _path(holder, wanted)
    assert path, f"no menu has “{wanted.text()}”"
    for action in path:
        assert action.isEnabled(), f"“{action.text()}” cannot be chosen now"
        menu = QMenu.menuInAction(action)
        if menu is None or isinstance(holder, QMenuBar):
            QTest.mouseClick(holder, _LEFT, pos=holder.actionGeometry(action).center())
        else:
            _open_with_keys(holder, action)
        if menu is not None:
            _until_shown(menu)
            holder = menu


def take(menu: QMenu, words: str) -> None:
    """Click the entry with these words in a menu that is open."""
    entries = [action for action in menu.actions() if words in action.text().replace("&", "")]
    assert entries, [action.text() for action in menu.actions()]
    click_in(menu, entries[0])


def take_from(button: QToolButton, words: str) -> None:
    """Click a button that has a menu, and an entry of that."""
    menu = button.menu()
    assert menu is not None
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    _until_shown(menu)
    take(menu, words)


def click_row(
    view: QAbstractItemView, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Click a row of a list or of a table."""
    index = view.model().index(row, 1 if isinstance(view, QTableView) else 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), _LEFT, keys, view.visualRect(index).center())


def drop_down(box: QComboBox, words: str) -> None:
    """Open a box to choose from, and take the entry with these words with the arrow keys and Enter."""
    rows = [row for row in range(box.count()) if words in box.itemText(row)]
    assert rows, [box.itemText(row) for row in range(box.count())]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_F4)
    view = box.view()
    _until_shown(view)
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(rows[0]):
        QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)


def _path(holder: QMenuBar | QMenu, wanted: QAction) -> list[QAction]:
    for action in holder.actions():
        if action is wanted:
            return [action]
        menu = QMenu.menuInAction(action)
        if menu is not None and (rest := _path(menu, wanted)):
            return [action, *rest]
    return []


def _open_with_keys(holder: QMenu, action: QAction) -> None:
    """Open a menu that lies in another: with the mouse it would take as long as the pointer has to rest on it."""
    for _ in holder.actions():
        if holder.activeAction() is action:
            break
        QTest.keyClick(holder, Qt.Key.Key_Down)
    assert holder.activeAction() is action
    QTest.keyClick(holder, Qt.Key.Key_Right)


def _until_shown(opened: QWidget) -> None:
    for _ in range(_PATIENCE // 20):
        if opened.isVisible():
            return
        QTest.qWait(20)
    raise AssertionError(f"{opened} does not open")
