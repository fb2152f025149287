"""The gallery of the start page: found by rule, card and word; with pictures and marks; a hit opens what was hit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from playorder.gui.palette import CommandPalette
from playorder.gui.protocols import Engine
from playorder.gui.session import Session
from playorder.gui.start.gallery import GalleryEntry, gallery
from playorder.gui.start.gallery_model import HIT_ROLE, SECTION_ROLE
from playorder.gui.start.gallery_rows import mark_words
from playorder.gui.theme import ThemeManager
from playorder.gui.tokens import DARK
from playorder.gui.window import MainWindow

WAIT = 60_000


def scenario(title: str, minion: str, *, holds: bool = True) -> dict[str, object]:
    """A board with one minion, and an expectation that holds or not."""
    return {
        "format": "playorder/scenario",
        "version": 1,
        "title": title,
        "players": [{"board": [{"id": "it", "card": minion}]}, {}],
        "expect": [{"entity": "it", "zone": "play" if holds else "graveyard"}],
    }


@pytest.fixture
def entries(tmp_path: Path) -> list[GalleryEntry]:
    """Two files in two sections, of three scenarios and of one."""
    several = tmp_path / "several.scenario.json"
    scenarios = [
        scenario("A Wisp alone", "Wisp"),
        scenario("A Yeti alone", "Chillwind Yeti"),
        scenario("A Raptor that is said to be dead", "Bloodfen Raptor", holds=False),
    ]
    several.write_text(json.dumps({"scenarios": scenarios}), encoding="utf-8")
    single = tmp_path / "single.scenario.json"
    single.write_text(json.dumps(scenario("An Ogre alone", "Boulderfist Ogre")), encoding="utf-8")
    return [
        GalleryEntry(several, "Rule 4a: Aura Update", "Rules", 3),
        GalleryEntry(single, "Tag limits", "Special", 1),
    ]


def opened(
    qtbot: QtBot, app: QApplication, engine: Engine, settings: QSettings, entries: list[GalleryEntry]
) -> MainWindow:
    """The start page with these files in its gallery."""
    session = Session(engine)
    window = MainWindow(session, ThemeManager(app, settings), settings, entries)
    session.setParent(window)
    qtbot.addWidget(window)
    window.resize(1500, 900)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, entries: list[GalleryEntry]
) -> Iterator[MainWindow]:
    """The start page over the real engine."""
    made = opened(qtbot, qapp, engine, settings, entries)
    yield made
    made.session.close()


def click_row(qtbot: QtBot, window: MainWindow, row: int) -> None:
    """Press the mouse in the middle of a row."""
    view = window.start.gallery.list
    at = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def chosen_title(window: MainWindow) -> str:
    """The title of the open scenario."""
    return window.session.scenario.title if window.session.scenario is not None else ""


def test_a_file_opens_with_a_click_at_its_first_scenario(qtbot: QtBot, window: MainWindow) -> None:
    assert window.start.gallery.titles == ["Rule 4a: Aura Update (3)", "Tag limits (1)"]
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        click_row(qtbot, window, 0)
    assert chosen_title(window) == "A Wisp alone"
    assert len(window.session.scenarios) == 3


def test_the_scenario_that_a_search_found_opens_in_its_file(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClicks(window.start.gallery.field, "chillwind")
    assert window.start.gallery.titles == ["A Yeti alone"]
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        click_row(qtbot, window, 0)
    assert chosen_title(window) == "A Yeti alone"
    assert window.session.index == 1
    assert len(window.session.scenarios) == 3, "its neighbours are there as well"


def test_a_rule_finds_its_file_as_a_whole(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClicks(window.start.gallery.field, "aura")
    assert window.start.gallery.titles == ["Rule 4a: Aura Update (3)"]
    window.start.gallery.field.clear()
    qtbot.keyClicks(window.start.gallery.field, "special alone")
    assert window.start.gallery.titles == ["An Ogre alone"], "section and words of the scenario together"


def test_enter_opens_the_first_hit_and_the_arrows_go_to_others(qtbot: QtBot, window: MainWindow) -> None:
    field = window.start.gallery.field
    field.setFocus()
    qtbot.keyClicks(field, "alone")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert window.start.gallery.list.hasFocus()
    qtbot.keyClick(window.start.gallery.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        qtbot.keyClick(window.start.gallery.list, Qt.Key.Key_Return)
    assert chosen_title(window) == "A Yeti alone"

    window.actions_by_name["close"].trigger()
    field.setFocus()
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert chosen_title(window) == "A Wisp alone"


def test_rows_get_pictures_of_their_boards_and_marks_of_their_runs(qtbot: QtBot, window: MainWindow) -> None:
    boards, view = window.start.gallery.boards, window.start.gallery.list
    whole, single = (view.model().index(row, 0).data(HIT_ROLE) for row in range(2))
    qtbot.waitUntil(lambda: boards.picture(whole) is not None, timeout=WAIT)
    qtbot.waitUntil(lambda: boards.picture(single) is not None, timeout=WAIT)
    wisp, ogre = boards.picture(whole), boards.picture(single)
    assert wisp is not None
    assert ogre is not None
    assert wisp.toImage() != ogre.toImage()

    qtbot.waitUntil(lambda: boards.marks(single) is not None, timeout=WAIT)
    qtbot.waitUntil(lambda: boards.marks(whole) is not None, timeout=WAIT)
    assert boards.marks(whole) == (True, True, False)
    assert boards.marks(single) == (True,)
    assert boards.marks(replace(whole, index=2, is_whole=False)) == (False,)


def test_marks_say_in_words_how_many_fail() -> None:
    assert mark_words(None, DARK)[0] == ""
    assert mark_words((True, True), DARK) == ("✓ all hold", DARK.good)
    assert mark_words((True,), DARK)[0] == "✓ holds"
    assert mark_words((False,), DARK) == ("✗ fails", DARK.refused)
    assert mark_words((True, False, False), DARK)[0] == "✗ 2 of 3 fail"


def test_nothing_is_built_or_run_for_a_page_that_is_not_shown(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, entries: list[GalleryEntry]
) -> None:
    ran: list[object] = []
    counting = replace(engine, test=lambda one: ran.append(one))
    window = opened(qtbot, qapp, counting, settings, entries)
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        window.open_path(str(entries[1].path))
    ran.clear()
    qtbot.wait(400)
    assert not ran
    window.session.close()


def test_a_file_that_cannot_be_read_is_a_row_without_a_picture(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    window = opened(qtbot, qapp, engine, settings, [GalleryEntry(broken, "Broken", "Rules", 1)])
    boards = window.start.gallery.boards
    hit = window.start.gallery.list.model().index(0, 0).data(HIT_ROLE)
    with qtbot.waitSignal(boards.arrived, timeout=WAIT):
        pass
    assert boards.picture(hit) is None
    with qtbot.waitSignal(window.session.error, timeout=WAIT):
        click_row(qtbot, window, 0)
    assert window.error_bar.isVisible()
    window.session.close()


def test_the_shipped_gallery_is_searched_by_cards(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings
) -> None:
    window = opened(qtbot, qapp, engine, settings, gallery())
    shown = window.start.gallery
    qtbot.keyClicks(shown.field, "mad scientist duplicate")
    files = {shown.list.model().index(row, 0).data(HIT_ROLE).entry.title for row in range(len(shown.titles))}
    assert "Rules 7 and 8: Death Phases" in files
    shown.field.clear()
    qtbot.keyClicks(shown.field, "entity")
    assert len(shown.titles) < 60, "names of fields are not searched"
    shown.field.clear()
    qtbot.keyClicks(shown.field, "no such thing at all")
    assert shown.titles == []
    assert shown.note.isVisible()
    window.session.close()


def test_the_command_palette_opens_the_scenario_that_it_found(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    qtbot.keyClicks(palette.field, "raptor that is")
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert chosen_title(window) == "A Raptor that is said to be dead"


def test_sections_stand_above_their_first_rows(window: MainWindow, qtmodeltester: ModelTester) -> None:
    model: QAbstractItemModel = window.start.gallery.model
    assert [model.index(row, 0).data(SECTION_ROLE) for row in range(2)] == ["Rules", "Special"]
    view = window.start.gallery.list
    heights = [view.visualRect(model.index(row, 0)).height() for row in range(2)]
    assert heights[0] == heights[1]
    assert view.indexAt(QPoint(5, 5)) == model.index(0, 0)
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Rule 4a: Aura Update, 3 scenarios"
    assert model.index(5, 0, QModelIndex()).data() is None
    qtmodeltester.check(model)
