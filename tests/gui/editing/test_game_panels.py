"""Order of play and Game: what they show is the document, and what is done in them is written."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import drop_on_row
from edit_hands import Hands, empty, enter, tick
from menus import click_row, give
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from playorder.gui.editing.panels.game import GamePanel
from playorder.gui.editing.panels.order import OrderPanel
from playorder.gui.editing.panels.order_model import Column
from playorder.gui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def order(window: MainWindow) -> OrderPanel:
    """The panel with the order of play, shown."""
    found = window.findChild(OrderPanel)
    assert found is not None
    window.panels.show_panel("order")
    return found


@pytest.fixture
def game(window: MainWindow) -> GamePanel:
    """The panel of the game, shown."""
    found = window.findChild(GamePanel)
    assert found is not None
    window.panels.show_panel("game")
    return found


def names(order: OrderPanel) -> list[str]:
    """What is shown, oldest first."""
    return [row.name for row in order.model.rows]


def row(order: OrderPanel, name: str) -> int:
    """The row of a card."""
    return names(order).index(name)


def drag(order: OrderPanel, name: str, before: str) -> None:
    """Drag a row by its name and drop it on the upper edge of another."""
    mime = order.model.mimeData([order.model.index(row(order, name), 0)])
    index = order.filter.mapFromSource(order.model.index(row(order, before), 2))
    order.table.scrollTo(index)
    shown = order.table.visualRect(index)
    drop_on_row(order.table, mime, shown.topLeft() + QPoint(40, 1))


IN_PLAY = ["Wisp", "Chillwind Yeti", "Knife Juggler", "River Crocolisk"]


def test_the_order_is_that_of_the_document(order: OrderPanel) -> None:
    assert [name for name in names(order) if name in IN_PLAY] == IN_PLAY
    assert "Fireball" not in names(order)
    assert order.dominant.text() == "Dominant: p1 Player 1"


def test_names_can_be_read_in_a_small_window(qtbot: QtBot, window: MainWindow, order: OrderPanel) -> None:
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.width() == 1280)

    table = order.table
    assert table.columnWidth(Column.NAME) >= table.fontMetrics().horizontalAdvance("Chillwind Yeti") + 8
    assert abs(order.in_play.geometry().center().y() - order.field.geometry().center().y()) <= 1


def test_a_row_is_dragged_to_another_place(hands: Hands, order: OrderPanel) -> None:
    hands.after(drag, order, "River Crocolisk", "Chillwind Yeti")
    assert [name for name in names(order) if name in IN_PLAY] == [
        "Wisp", "River Crocolisk", "Chillwind Yeti", "Knife Juggler",
    ]  # fmt: skip
    assert hands.window.session.history.last_step == "Change the order of play of River Crocolisk"
    hands.after(give, hands.window, "undo")
    assert [name for name in names(order) if name in IN_PLAY] == IN_PLAY


def test_to_oldest_and_to_newest(qtbot: QtBot, hands: Hands, order: OrderPanel) -> None:
    click_row(order.table, row(order, "Knife Juggler"))
    hands.after(qtbot.mouseClick, order.oldest, LEFT)
    assert names(order)[0] == "Knife Juggler"
    click_row(order.table, row(order, "Wisp"))
    hands.after(qtbot.mouseClick, order.newest, LEFT)
    assert names(order)[-1] == "Wisp"


def test_an_attachment_goes_with_its_bearer_unless_it_is_moved_itself(
    hands: Hands, window: MainWindow, order: OrderPanel
) -> None:
    document = window.session.history.document
    board = [
        "Wisp",
        {"id": "yeti", "card": "Chillwind Yeti", "attach": ["CS2_092", "CS2_038"]},
        "Knife Juggler",
    ]
    side = {**document["players"][0], "board": board}
    hands.after(
        window.session.history.change, "Attach", {**document, "players": [side, document["players"][1]]}
    )
    hands.after(drag, order, "Chillwind Yeti", "Wisp")
    at = row(order, "Chillwind Yeti")
    assert names(order)[at + 1 : at + 3] == ["Blessing of Kings", "Ancestral Spirit"]
    hands.after(drag, order, "Ancestral Spirit", names(order)[0])
    assert names(order)[0] == "Ancestral Spirit"
    at = row(order, "Chillwind Yeti")
    assert names(order)[at + 1] == "Blessing of Kings"


def test_the_filter_and_cards_that_are_not_in_play(qtbot: QtBot, order: OrderPanel) -> None:
    qtbot.keyClicks(order.field, "wis")
    assert order.filter.rowCount() == 1
    empty(qtbot, order.field)
    qtbot.mouseClick(order.in_play, LEFT, pos=order.in_play.rect().center() * 0.3)
    assert "Fireball" in names(order)
    assert "Loot Hoarder" in names(order)


def test_a_hovered_row_is_shown_on_the_board_and_a_click_selects(
    qtbot: QtBot, hands: Hands, order: OrderPanel
) -> None:
    index = order.filter.mapFromSource(order.model.index(row(order, "Wisp"), 2))
    order.table.scrollTo(index)
    at = order.table.visualRect(index).center()
    qtbot.mouseMove(order.table.viewport(), at)
    wisp = next(item for item in hands.scene.entity_items() if item.entity.name == "Wisp")
    qtbot.waitUntil(lambda: wisp.look.hovered, timeout=20000)
    qtbot.mouseClick(order.table.viewport(), LEFT, pos=at)
    assert hands.chosen() == ["Wisp"]


def test_the_dominant_player_is_swapped(qtbot: QtBot, hands: Hands, order: OrderPanel) -> None:
    hands.after(qtbot.mouseClick, order.swap, LEFT)
    assert hands.cards(1, "board") == ["River Crocolisk"]
    assert hands.cards(2, "board") == ["Wisp", "Chillwind Yeti", "Knife Juggler"]
    assert hands.window.session.history.document["active"] == "p2"


def test_the_model_keeps_the_rules_of_qt(hands: Hands, order: OrderPanel) -> None:
    tester = QAbstractItemModelTester(order.model, QAbstractItemModelTester.FailureReportingMode.Fatal, order)
    hands.after(drag, order, "Knife Juggler", "Wisp")
    assert tester.model() is order.model


@pytest.mark.parametrize(
    ("key", "value", "written"),
    [
        ((1, "mana", "crystals"), 4, {"mana": {"crystals": 4}}),
        ((2, "mana", "owed"), 2, {"mana": {"owed": 2}}),
        ((1, "fatigue", ""), 3, {"fatigue": 3}),
        ((2, "counters", "NUM_CARDS_PLAYED_THIS_TURN"), 2, {"counters": {"NUM_CARDS_PLAYED_THIS_TURN": 2}}),
    ],
)
def test_mana_fatigue_and_counters(
    qtbot: QtBot,
    hands: Hands,
    game: GamePanel,
    key: tuple[int, str, str],
    value: int,
    written: dict[str, Any],
) -> None:
    box = game.player_fields[key]
    before = box.value()
    hands.after(enter, qtbot, box, value)
    side = hands.window.session.history.document["players"][key[0] - 1]
    assert {part: side[part] for part in written} == written
    hands.after(enter, qtbot, box, before)
    assert key[1] not in hands.window.session.history.document["players"][key[0] - 1]


def test_turn_edition_and_whose_turn(qtbot: QtBot, hands: Hands, game: GamePanel) -> None:
    hands.after(enter, qtbot, game.turn, 7)
    hands.after(qtbot.keyClick, game.active, Qt.Key.Key_Down)
    hands.after(qtbot.keyClick, game.edition, Qt.Key.Key_Down)
    document = hands.window.session.history.document
    assert (document["turn"], document["active"], document["edition"]) == (7, "p2", "2015-08")
    assert hands.window.edition.text() == "Edition 2015-08"


def test_no_field_is_cut_off_in_a_small_window(qtbot: QtBot, window: MainWindow, game: GamePanel) -> None:
    window.resize(1280, 800)
    window.panels.show_panel("game")
    qtbot.waitUntil(lambda: window.width() == 1280 and game.isVisible())
    area = game.findChild(QScrollArea)
    assert area is not None
    qtbot.waitUntil(lambda: area.widget().width() <= area.viewport().width())


def test_the_edition_is_chosen_in_the_toolbar_as_well(qtbot: QtBot, hands: Hands) -> None:
    button = hands.window.edition
    menu = button.menu()

    def take() -> None:
        other = next(action for action in menu.actions() if action.text() == "Edition 2015-08")
        assert [action.text() for action in menu.actions() if action.isChecked()] == ["Edition 2016-03"]
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(other).center())

    QTimer.singleShot(50, take)
    hands.after(qtbot.mouseClick, button, Qt.MouseButton.LeftButton)
    assert hands.window.session.history.document["edition"] == "2015-08"
    assert button.text() == "Edition 2015-08"
    assert hands.window.session.history.last_step == "Edition 2015-08"


def test_a_rule_switch_says_that_it_differs_from_the_edition(
    qtbot: QtBot, hands: Hands, game: GamePanel
) -> None:
    switch = game.switches["dominant_player"]
    assert switch.isChecked()
    assert game.differs["dominant_player"].isHidden()
    hands.after(tick, qtbot, switch)
    assert hands.window.session.history.document["rules"] == {"dominant_player": False}
    assert "on in edition 2016-03" in game.differs["dominant_player"].text()
    hands.after(tick, qtbot, switch)
    assert "rules" not in hands.window.session.history.document


def test_ignore_mana_and_the_title(qtbot: QtBot, hands: Hands, game: GamePanel) -> None:
    hands.after(tick, qtbot, game.ignore_mana)
    assert hands.window.session.history.document["options"] == {"ignore_mana": True}
    game.title.setFocus()
    qtbot.keyClicks(game.title, "My board")
    hands.after(qtbot.keyClick, game.title, Qt.Key.Key_Return)
    assert hands.window.session.history.document["title"] == "My board"
    assert hands.window.title.whole == "My board •"
