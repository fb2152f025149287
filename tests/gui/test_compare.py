"""Two runs beside each other, with real mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from playorder.gui.timeline.compare import ComparePanel
from playorder.gui.timeline.compare_model import CompareModel, Side
from playorder.gui.window import MainWindow


def opened(qtbot: QtBot, window: MainWindow) -> ComparePanel:
    """The panel, with what can differ found out."""
    window.actions_by_name["compare"].trigger()
    panel = window.findChild(ComparePanel)
    assert isinstance(panel, ComparePanel)
    qtbot.waitUntil(lambda: panel.group.count() > 0, timeout=60000)
    return panel


def choose(panel: ComparePanel, group: str, words: str) -> None:
    panel.group.setCurrentIndex(panel.group.findText(f"another {group}"))
    place = panel.choice.findText(words, Qt.MatchFlag.MatchContains)
    assert place >= 0, [panel.choice.itemText(i) for i in range(panel.choice.count())]
    panel.choice.setCurrentIndex(place)


def compare(qtbot: QtBot, panel: ComparePanel) -> None:
    before = panel.compared
    qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.compared is not before, timeout=60000)


def test_another_order_of_play_is_laid_beside_the_run(
    qtbot: QtBot, real: MainWindow, qtmodeltester: ModelTester
) -> None:
    panel = opened(qtbot, real)
    assert panel.isVisible()
    choose(panel, "order of play", "hoarder is the oldest")
    tester = QAbstractItemModelTester(panel.model, QAbstractItemModelTester.FailureReportingMode.Warning)
    compare(qtbot, panel)
    qtmodeltester.check(panel.model)
    assert panel.compared is not None
    first = panel.compared.comparison.first
    assert first is not None
    assert panel.table.currentIndex().row() == first, "the first difference is shown at once"
    assert panel.model.index(first, Side.SIGN).data() == "▶"
    assert panel.model.index(first - 1, Side.SIGN).data() == ""
    assert "different at the end" in "\n".join(panel.ends.texts())
    assert tester.model() is panel.model
    qtbot.keyClick(real, Qt.Key.Key_F7)
    assert panel.table.currentIndex().row() > first
    qtbot.keyClick(real, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert panel.table.currentIndex().row() == first
    qtbot.mouseClick(panel.only, Qt.MouseButton.LeftButton)
    assert all(panel.model.index(row, Side.SIGN).data() for row in range(panel.model.rowCount()))


def test_both_strips_show_the_first_difference_and_move_together(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "order of play", "hoarder is the oldest")
    compare(qtbot, panel)
    assert panel.compared is not None
    comparison, strips = panel.compared.comparison, panel.strips
    first = comparison.first
    assert first is not None
    assert strips.left.marked == {row.left for row in comparison.rows if not row.same} - {None}
    assert strips.right.marked == {row.right for row in comparison.rows if not row.same} - {None}
    assert strips.left.flag == strips.right.flag == first, "up to there the nodes are the same ones"
    assert strips.left.rect_of(first).left() == strips.right.rect_of(first).left()
    strips.right.zoom(3.0)
    assert strips.left.scale == strips.right.scale
    assert strips.left.view.left == strips.right.view.left
    strips.left.pan(50)
    assert strips.left.view.left == strips.right.view.left


def test_clicking_a_block_of_either_strip_goes_to_its_row(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "order of play", "hoarder is the oldest")
    compare(qtbot, panel)
    for strip, side in ((panel.strips.left, Side.LEFT), (panel.strips.right, Side.RIGHT)):
        place = max(strip.marked, key=lambda place: (place < 100, strip.rect_of(place).width()))
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect_of(place).center().toPoint())
        row = panel.table.currentIndex().row()
        assert panel.model.nodes_of(row)[side - 1] == place
    assert real.session.position == panel.model.left_of(
        panel.model.row_of(real.session.position, is_left=True) or 0
    )


def test_hovering_the_strip_of_the_run_previews_the_board(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "order of play", "hoarder is the oldest")
    compare(qtbot, panel)
    place = next(row.left for row in panel.compared.comparison.rows[20:] if row.left)  # type: ignore[union-attr]
    strip = panel.strips.left
    qtbot.mouseMove(strip, strip.rect_of(place).center().toPoint())
    qtbot.waitUntil(lambda: real.session.shown.mode == "preview", timeout=5000)
    assert real.session.shown.position == place
    strip.hovered.emit(-1)
    qtbot.waitUntil(lambda: real.session.shown.mode != "preview", timeout=5000)


def test_the_panel_stays_when_another_file_is_opened(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert panel.isVisible()


def test_what_makes_no_difference_says_so(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "rule switch", "old_warsong")
    compare(qtbot, panel)
    assert panel.head.hint.whole == "no node differs"
    assert "The ends are the same" in "\n".join(panel.ends.texts())
    assert not panel.next.isEnabled()


def test_clicking_a_row_shows_the_board_there(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "edition", "2015-08")
    compare(qtbot, panel)
    index = panel.model.index(4, Side.LEFT)
    panel.table.scrollTo(index)
    qtbot.mouseClick(
        panel.table.viewport(), Qt.MouseButton.LeftButton, pos=panel.table.visualRect(index).center()
    )
    assert real.session.position == panel.model.left_of(4) == 4


def test_another_document_is_compared_afresh(qtbot: QtBot, real: MainWindow) -> None:
    panel = opened(qtbot, real)
    choose(panel, "edition", "2015-08")
    compare(qtbot, panel)
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert panel.compared is None
    assert panel.model.rowCount() == 0
    assert panel.group.count() == 0


def test_an_empty_model_has_no_rows(qtmodeltester: ModelTester) -> None:
    model = CompareModel()
    qtmodeltester.check(model)
    assert model.rowCount() == 0
    assert model.difference_from(-1) is None
    assert model.left_of is not None
