"""The tree, the search, and the moment that the board shows."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fakes import FakeRun, many_nodes, sample_nodes
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from playorder.gui.palette import CommandModel
from playorder.gui.timeline.search import MatchFilter, NodeSearch
from playorder.gui.timeline.tree_model import Column, NodeTreeModel
from playorder.gui.window import MainWindow

STRICT = QAbstractItemModelTester.FailureReportingMode.Warning  # and a Qt warning fails a test


def health_of_uther(window: MainWindow) -> int:
    item = window.board.scene.item_of(3)
    assert item is not None
    return item.entity.health


def click_row(qtbot: QtBot, window: MainWindow, position: int) -> None:
    tree = window.timeline.tree
    row = window.timeline.row_at(position)
    tree.scrollTo(row)
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(row).center())


def hover_row(qtbot: QtBot, window: MainWindow, position: int) -> None:
    tree = window.timeline.tree
    row = window.timeline.row_at(position)
    tree.scrollTo(row)
    qtbot.mouseMove(tree.viewport(), QPoint(1, 1))
    qtbot.mouseMove(tree.viewport(), tree.visualRect(row).center())


def test_tree_model_passes_qts_tester(qtmodeltester: ModelTester) -> None:
    model = NodeTreeModel()
    tester = QAbstractItemModelTester(model, STRICT)
    run = FakeRun()
    model.set_nodes(run.nodes, run.name_of)
    qtmodeltester.check(model)
    model.set_nodes((), run.name_of)
    model.set_nodes(many_nodes(500), run.name_of)
    qtmodeltester.check(model)
    assert tester.model() is model


def test_filter_model_passes_qts_tester(qtbot: QtBot) -> None:
    model = NodeTreeModel()
    search = NodeSearch(model)
    shown = MatchFilter(model, search)
    tester = QAbstractItemModelTester(shown, STRICT)
    run = FakeRun()
    model.set_nodes(run.nodes, run.name_of)
    shown.set_only_matches(True)
    search.look_for("damage")
    assert shown.rowCount() == 1
    search.look_for("nothing like it")
    assert shown.rowCount() == 0
    search.look_for("")
    assert shown.rowCount() == 2
    assert tester.model() is shown


def test_other_models_pass_qts_tester(qtmodeltester: ModelTester, opened: MainWindow) -> None:
    qtmodeltester.check(opened.scenarios.model)
    commands = CommandModel(opened._all_actions())
    qtmodeltester.check(commands)
    commands.narrow("step")
    qtmodeltester.check(commands)


def test_cells_say_what_the_node_is() -> None:
    model = NodeTreeModel()
    run = FakeRun()
    model.set_nodes(run.nodes, run.name_of)

    def row(position: int) -> list[str]:
        return [str(model.index_at(position, column).data() or "") for column in Column]

    assert row(0) == ["Sequence: Play spell", "Flamestrike", "", "", "002:三2", ""]
    assert row(11) == ["Damage", "Flamestrike", "Cult Master", "4", "002:5", ""]
    assert row(19)[3] == "2 queued"
    assert row(23)[5] == "aborted: hand is full, 10 of 10"
    assert row(24)[5] == "not queued: left play in the same Death Creation Step"
    assert model.index_at(24).parent() == model.index_at(18)
    assert model.index_at(0).parent() == QModelIndex()


def test_clicking_a_node_pins_its_board(qtbot: QtBot, ran: MainWindow) -> None:
    end = health_of_uther(ran)
    click_row(qtbot, ran, 10)
    assert ran.session.position == 10
    assert health_of_uther(ran) == 30 - 11 != end
    assert ran.session.shown.mode == "pinned"
    assert "node 11" in ran.board.mode.text()
    assert "damage" in ran.board.sentence.whole


def test_escape_returns_to_the_end(qtbot: QtBot, ran: MainWindow) -> None:
    end = health_of_uther(ran)
    click_row(qtbot, ran, 4)
    assert health_of_uther(ran) != end
    qtbot.keyClick(ran.timeline.tree, Qt.Key.Key_Escape)
    assert health_of_uther(ran) == end
    assert ran.session.shown.mode == "end"
    click_row(qtbot, ran, 4)
    qtbot.keyClick(ran.board.canvas, Qt.Key.Key_Escape)
    assert ran.session.shown.mode == "end"


def test_hovering_previews_and_leaving_goes_back(qtbot: QtBot, ran: MainWindow) -> None:
    click_row(qtbot, ran, 4)
    hover_row(qtbot, ran, 12)
    qtbot.waitUntil(lambda: ran.session.shown.mode == "preview", timeout=2000)
    assert health_of_uther(ran) == 30 - 13
    assert ran.session.position == 4, "the pinned place stays"
    ran.timeline.hover(-1)
    qtbot.waitUntil(lambda: ran.session.shown.mode == "pinned", timeout=2000)
    assert health_of_uther(ran) == 30 - 5


def test_arrow_keys_step_through_the_tree(qtbot: QtBot, ran: MainWindow) -> None:
    click_row(qtbot, ran, 9)
    qtbot.keyClick(ran.timeline.tree, Qt.Key.Key_Down)
    assert ran.session.position == 10
    qtbot.keyClick(ran.timeline.tree, Qt.Key.Key_Up)
    qtbot.keyClick(ran.timeline.tree, Qt.Key.Key_Up)
    assert ran.session.position == 8


def test_step_commands_walk_the_run(qtbot: QtBot, ran: MainWindow) -> None:
    actions, session = ran.actions_by_name, ran.session
    assert not actions["next"].isEnabled()
    actions["first"].trigger()
    assert session.shown.mode == "start"
    assert health_of_uther(ran) == 30
    assert not actions["previous"].isEnabled()
    actions["next"].trigger()
    actions["next"].trigger()
    assert session.position == 1
    assert ran.timeline.position_of(ran.timeline.tree.currentIndex()) == 1, "the tree follows"
    actions["previous"].trigger()
    assert session.position == 0
    actions["last"].trigger()
    assert session.position == session.last == 32
    assert session.shown.mode == "end"


def test_search_finds_and_walks(qtbot: QtBot, ran: MainWindow) -> None:
    panel = ran.timeline
    ran.session.to_start()
    qtbot.keyClicks(panel.field, "damage")
    assert panel.search.matches == [10, 11, 12, 22]
    assert "4" in panel.found.text()
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert ran.session.position == 10
    assert panel.found.text() == "1 of 4"
    qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert ran.session.position == 11
    qtbot.mouseClick(panel.previous_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.previous_button, Qt.MouseButton.LeftButton)
    assert ran.session.position == 22, "before the first comes the last"


def test_search_by_card_rule_and_reason(qtbot: QtBot, ran: MainWindow) -> None:
    for text, expected in (("hand is full", [23]), ("002:6.10", [23]), ("knife damage", [22])):
        ran.timeline.field.setText(text)
        assert ran.timeline.search.matches == expected


def test_only_matches_hides_the_rest(qtbot: QtBot, ran: MainWindow) -> None:
    panel = ran.timeline
    panel.field.setText("002:6.10")
    qtbot.mouseClick(panel.only, Qt.MouseButton.LeftButton)
    assert panel.filter.rowCount() == 1
    assert panel.row_at(23).isValid()
    assert not panel.row_at(22).isValid()
    panel.field.clear()
    assert panel.row_at(22).isValid()


def test_the_step_marks_source_and_target_on_the_board(qtbot: QtBot, ran: MainWindow) -> None:
    click_row(qtbot, ran, 22)
    roles = {item.entity.name: item.look.role for item in ran.board.scene.entity_items() if item.look.role}
    assert roles == {"Knife Juggler": "source", "Uther Lightbringer": "target"}
    qtbot.keyClick(ran.timeline.tree, Qt.Key.Key_Escape)
    assert not [item for item in ran.board.scene.entity_items() if item.look.role]


def test_a_long_run_opens_quickly_and_lazily() -> None:
    asked: list[int | None] = []
    model = NodeTreeModel()
    nodes = many_nodes(100_000)
    begin = time.perf_counter()
    model.set_nodes(nodes, lambda entity: asked.append(entity) or "")  # type: ignore[func-returns-value]
    took = time.perf_counter() - begin
    assert took < 2
    assert not asked, "names are made for rows that are shown"
    assert model.rowCount() == 901


def test_a_painted_cell_asks_the_model_for_little(
    qtbot: QtBot, ran: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scrolling over a long run costs what its cells ask for: no work is done twice for a row that is shown."""
    asked = {"text": 0, "index": 0, "data": 0}
    for name, method in (("text", "text_of"), ("index", "index"), ("data", "data")):
        usual = getattr(NodeTreeModel, method)

        def counting(*args: Any, name: str = name, usual: Any = usual) -> Any:
            asked[name] += 1
            return usual(*args)

        monkeypatch.setattr(NodeTreeModel, method, counting)
    tree = ran.timeline.tree
    tree.expandAll()
    tree.viewport().repaint()
    rows = tree.viewport().height() // tree.rowHeight(tree.indexAt(QPoint(5, 5)))
    for name in asked:
        asked[name] = 0
    tree.viewport().repaint()
    cells = (rows + 1) * len(Column)
    assert cells / 2 <= asked["text"] <= cells
    assert asked["index"] <= 4 * cells
    assert asked["data"] == 0


def test_the_nodes_of_the_sample_lie_in_one_another() -> None:
    model = NodeTreeModel()
    model.set_nodes(sample_nodes(), lambda entity: "")
    inside = model.index_at(21)
    path = []
    while inside.isValid():
        path.append(model.position_of(inside))
        inside = inside.parent()
    assert path == [21, 20, 19, 18, 15, 0]
