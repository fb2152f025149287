"""All keys stand in one list, and the list tells the truth."""

from __future__ import annotations

import pytest
from menus import give
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from playorder.gui.keys.window import KeysWindow
from playorder.gui.window import MainWindow


@pytest.fixture
def keys(qtbot: QtBot, opened: MainWindow) -> KeysWindow:
    """The list, opened with its own key."""
    opened.activateWindow()
    qtbot.waitActive(opened)
    qtbot.keyClick(opened, Qt.Key.Key_F1)
    (found,) = opened.findChildren(KeysWindow)
    qtbot.waitUntil(found.isVisible)
    return found


def rows(keys: KeysWindow) -> list[tuple[str, str, str]]:
    """Where, what and the keys, as they are listed."""
    model = keys.table.model()
    told = [[str(model.index(row, column).data()) for column in range(3)] for row in range(model.rowCount())]
    return [(where, what, pressed) for where, what, pressed in told]


def test_every_command_with_a_key_is_listed_with_all_its_keys(opened: MainWindow, keys: KeysWindow) -> None:
    listed = {what: pressed for where, what, pressed in rows(keys) if not where.startswith("Board")}
    for action in opened.actions_by_name.values():
        for key in action.shortcuts():
            words = action.text().replace("&", "").rstrip("…").partition(":")[0]
            assert key.toString() in listed[words].split(", "), words


def test_the_letters_of_the_board_are_listed_as_well(keys: KeysWindow) -> None:
    assert ("Board", "Select a minion of the far side", "Shift+1 – 7") in rows(keys)
    assert ("Board, Play mode", "End the turn", "E") in rows(keys)


@pytest.mark.parametrize(("typed", "where"), [("ctrl+k", "Help"), ("legal targets", "Board, Play mode")])
def test_typing_narrows_the_list(qtbot: QtBot, keys: KeysWindow, typed: str, where: str) -> None:
    assert keys.field.hasFocus()
    qtbot.keyClicks(keys.field, typed)
    assert [row[0] for row in rows(keys)] == [where]


def test_escape_closes_it_and_the_menu_opens_it_again(
    qtbot: QtBot, opened: MainWindow, keys: KeysWindow
) -> None:
    qtbot.keyClick(keys, Qt.Key.Key_Escape)
    assert not keys.isVisible()
    give(opened, "keys")
    assert keys.isVisible()
    assert len(opened.findChildren(KeysWindow)) == 1
