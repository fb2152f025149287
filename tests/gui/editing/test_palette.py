"""Cards are found by typing and put on the board with keys or by dragging."""

from __future__ import annotations

import threading

import pytest
from edit_hands import Hands, empty
from menus import click_row, take_from
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.carddata.catalogue import Catalogue
from playorder.gui.cardlist.model import Role
from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow


@pytest.fixture
def palette(qtbot: QtBot, window: MainWindow) -> PalettePanel:
    """The palette, once it shows all cards."""
    found = window.findChild(PalettePanel)
    assert found is not None
    qtbot.waitUntil(lambda: not found.search.busy and len(found.model.cards) > 1000, timeout=30000)
    return found


def find(qtbot: QtBot, palette: PalettePanel, words: str) -> list[str]:
    """Type into the search field and read the list."""
    empty(qtbot, palette.field)
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        if words.isascii():
            qtbot.keyClicks(palette.field, words)
        else:
            QGuiApplication.clipboard().setText(words)
            qtbot.keyClick(palette.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not palette.search.busy and not palette._delay.isActive(), timeout=20000)
    return [str(palette.model.index(row).data()) for row in range(palette.model.rowCount())]


def test_the_list_says_that_the_cards_are_being_read_until_they_are_there(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown_window(qtbot, qapp, engine, settings, (1280, 800))
    session, is_read = window.session, threading.Event()
    read = session.catalogue_source()

    def slowly() -> Catalogue:
        is_read.wait(60)
        return read()

    monkeypatch.setattr(session, "catalogue_source", lambda: slowly)
    found = window.findChild(PalettePanel)
    assert found is not None
    with qtbot.waitSignal(session.board_changed, timeout=60_000):
        qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert found.reading.isVisible()
    assert found.reading.text() == "Reading the cards…"
    assert not found.reading.visibleRegion().isEmpty()

    is_read.set()
    qtbot.waitUntil(lambda: found.model.rowCount() > 1000, timeout=60_000)
    assert not found.reading.isVisible()
    find(qtbot, found, "no such card at all")
    assert not found.reading.isVisible(), "nothing fits is something else"
    session.close()


def test_cards_that_cannot_be_read_are_told_of_instead_of_waited_for(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown_window(qtbot, qapp, engine, settings, (1280, 800))

    def broken() -> Catalogue:
        raise OSError("the disk is gone")

    monkeypatch.setattr(window.session, "catalogue_source", lambda: broken)
    found = window.findChild(PalettePanel)
    assert found is not None
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(window.error_bar.isVisible, timeout=60_000)
    assert "the disk is gone" in window.error_bar.text.text()
    assert not found.reading.isVisible()
    window.session.close()


@pytest.mark.parametrize("words", ["juggl", "Messerjongleur", "NEW1_019", "飞刀杂耍者"])
def test_a_card_is_found_by_a_part_of_its_name_in_any_language_or_its_id(
    qtbot: QtBot, palette: PalettePanel, words: str
) -> None:
    assert "Knife Juggler" in find(qtbot, palette, words)[:3]


def test_a_low_palette_shows_its_filters_whole_and_less_of_the_card(
    qtbot: QtBot, window: MainWindow, palette: PalettePanel
) -> None:
    window.resize(1280, 1400)
    qtbot.waitUntil(palette.keys.isVisible)

    window.resize(1280, 860)
    qtbot.waitUntil(lambda: not palette.keys.isVisible())
    assert palette.about_name.isVisible()

    window.resize(1280, 720)
    qtbot.waitUntil(lambda: not palette.about_name.isVisible())
    second = palette.model.index(1)
    seen = palette.list.viewport()
    qtbot.waitUntil(lambda: seen.rect().contains(palette.list.visualRect(second)))
    name, text = palette.model.index(0).data(), palette.model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert text.startswith(name)
    assert len(text.splitlines()) > 1, "what it does is in the tool tip"
    filters = palette.filters
    assert max(button.geometry().bottom() for button in filters.buttons.values()) < filters.height()


def test_enter_puts_the_card_behind_the_selected_one(
    qtbot: QtBot, palette: PalettePanel, hands: Hands
) -> None:
    hands.click("Wisp")
    find(qtbot, palette, "EX1_506")
    hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return)
    assert hands.cards(1, "board") == ["Wisp", "Murloc Tidehunter", "Chillwind Yeti", "Knife Juggler"]
    assert hands.chosen() == ["Murloc Tidehunter"]
    hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return)
    assert hands.cards(1, "board").count("Murloc Tidehunter") == 2, "the next one goes behind it"


def test_alt_enter_puts_it_on_the_other_side(qtbot: QtBot, palette: PalettePanel, hands: Hands) -> None:
    find(qtbot, palette, "EX1_506")
    hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert hands.cards(2, "board") == ["River Crocolisk", "Murloc Tidehunter"]


def test_each_kind_of_card_goes_where_it_belongs(qtbot: QtBot, palette: PalettePanel, hands: Hands) -> None:
    for card in ("EX1_295", "CS2_029", "CS2_097", "HERO_04"):
        find(qtbot, palette, card)
        hands.key(Qt.Key.Key_Escape)
        hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return)
    side = hands.window.session.history.document["players"][0]
    assert side["secrets"] == ["Counterspell", "EX1_295"]
    assert side["hand"][-1] == "CS2_029"
    assert side["weapon"] == "CS2_097"
    assert side["hero"] == "HERO_04"


def test_a_card_is_dragged_from_the_palette_between_two_minions(
    qtbot: QtBot, palette: PalettePanel, hands: Hands
) -> None:
    find(qtbot, palette, "EX1_506")
    mime = palette.model.mimeData([palette.model.index(0)])
    hands.after(hands.drop, mime, (hands.at("Wisp") + hands.at("Chillwind Yeti")) / 2)
    assert hands.cards(1, "board") == ["Wisp", "Murloc Tidehunter", "Chillwind Yeti", "Knife Juggler"]


def test_filters_narrow_the_list(qtbot: QtBot, palette: PalettePanel) -> None:
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["type"], "Weapon")
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["card_class"], "Rogue")
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["cost"], "5")
    names = {str(palette.model.index(row).data()) for row in range(palette.model.rowCount())}
    assert "Assassin's Blade" in names
    assert "Arcanite Reaper" not in names
    assert palette.filters.buttons["type"].text() == "Weapon"
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["type"], "Any")
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["card_class"], "Any")
    with qtbot.waitSignal(palette.search.found, timeout=60000):
        take_from(palette.filters.buttons["cost"], "Any")
    assert len(palette.model.cards) > 1000


def test_what_was_put_there_is_recent_and_favourites_are_kept(
    qtbot: QtBot, palette: PalettePanel, hands: Hands
) -> None:
    find(qtbot, palette, "EX1_506")
    hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return)
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    click_row(palette.list, 0)
    qtbot.keyClick(palette.list, Qt.Key.Key_F)
    assert palette.model.index(0).data(Role.FAVOURITE)
    empty(qtbot, palette.field)
    for shelf in (1, 2):
        button = palette.tabs[0].button(shelf)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert [card.id for card in palette.model.cards] == ["EX1_506"]


def test_what_the_board_refuses_is_told_at_the_board(
    qtbot: QtBot, palette: PalettePanel, hands: Hands
) -> None:
    find(qtbot, palette, "EX1_287")
    hands.key(Qt.Key.Key_Escape)
    with qtbot.waitSignal(hands.window.editor.refused):
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert hands.cards(1, "secrets") == ["Counterspell"]


def test_ctrl_p_goes_to_the_search_field(qtbot: QtBot, palette: PalettePanel, window: MainWindow) -> None:
    window.activateWindow()
    window.board.canvas.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: palette.field.hasFocus(), timeout=20000)


def test_the_chosen_card_says_what_it_does(qtbot: QtBot, palette: PalettePanel) -> None:
    find(qtbot, palette, "NEW1_019")
    assert palette.about.isVisible()
    assert palette.about_name.text() == "Knife Juggler"
    assert palette.about_text.text()


def test_the_model_keeps_the_rules_of_qt(qtbot: QtBot, palette: PalettePanel) -> None:
    tester = QAbstractItemModelTester(
        palette.model, QAbstractItemModelTester.FailureReportingMode.Fatal, palette
    )
    find(qtbot, palette, "wisp")
    find(qtbot, palette, "no such card at all")
    assert tester.model() is palette.model
    assert palette.count.text() == "nothing fits"


def typed(qtbot: QtBot, window: MainWindow, words: str) -> list[str]:
    """Ctrl+K, and what is found for these words."""
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    dialog = window.palette_dialog
    qtbot.keyClicks(dialog.field, words)
    return [str(dialog.model.index(row).data()) for row in range(dialog.model.rowCount())]


def test_ctrl_k_finds_a_card_and_enter_puts_it_on_the_board(
    qtbot: QtBot, palette: PalettePanel, window: MainWindow, hands: Hands
) -> None:
    hands.click("Wisp")
    assert typed(qtbot, window, "murloc tideh")[0] == "Card: Murloc Tidehunter"
    hands.after(qtbot.keyClick, window.palette_dialog.field, Qt.Key.Key_Return)
    assert hands.cards(1, "board")[1] == "Murloc Tidehunter"


def test_ctrl_k_finds_a_scenario_of_the_gallery_and_opens_it(
    qtbot: QtBot, palette: PalettePanel, window: MainWindow
) -> None:
    found = typed(qtbot, window, "hero powers")
    assert "Scenario: Hero powers of the nine classes" in found
    with qtbot.waitSignal(window.session.file_loaded, timeout=60_000):
        qtbot.keyClick(window.palette_dialog.field, Qt.Key.Key_Return)
    assert "hero" in window.session.path


@pytest.mark.parametrize(
    ("field", "entry", "there", "gone"),
    [
        ("card_set", "Naxxramas", "Mad Scientist", "Knife Juggler"),
        ("keyword", "Windfury", "Windfury Harpy", "Chillwind Yeti"),
        ("scripted", "", "", ""),
    ],
)
def test_every_filter_narrows(
    qtbot: QtBot, palette: PalettePanel, field: str, entry: str, there: str, gone: str
) -> None:
    button = next(button for name, button in palette.filters.buttons.items() if field.split("_")[-1] in name)
    menu = button.menu()
    assert menu is not None
    before = palette.model.rowCount()
    with qtbot.waitSignal(palette.search.found, timeout=60_000):
        take_from(button, entry or menu.actions()[-1].text())
    assert 0 < palette.model.rowCount() < before
    names = {str(palette.model.index(row).data()) for row in range(palette.model.rowCount())}
    if there:
        assert there in names
        assert gone not in names
