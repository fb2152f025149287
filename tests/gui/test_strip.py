"""The strip, its filters, and that it is in step with the tree and the board."""

from __future__ import annotations

import contextlib
import time

import pytest
from fakes import FakeNode, many_nodes
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError as QtTimeoutError
from pytestqt.qtbot import QtBot
from timeline_window import entity_of, position_of

from playorder.gui.timeline.kinds import KINDS
from playorder.gui.timeline.outline import STEPS, Outline
from playorder.gui.timeline.strip import StripWidget
from playorder.gui.tokens import DARK, LIGHT, Tokens
from playorder.gui.window import MainWindow


def middle_of(strip: StripWidget, place: int) -> QPoint:
    return strip.rect_of(place).center().toPoint()


def move_to(strip: StripWidget, at: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, at, strip.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(strip, move)


def test_each_block_is_as_wide_as_what_it_holds(real: MainWindow) -> None:
    outline = real.timeline.model.outline
    nodes = real.timeline.model.nodes
    for place in range(outline.count):
        inside = [p for p in range(place, outline.lasts[place] + 1) if outline.lasts[p] == p]
        wide = sum(0.3 if nodes[p].kind in STEPS else 1.0 for p in inside)
        assert outline.end(place) - outline.starts[place] == pytest.approx(wide)
    assert outline.width == pytest.approx(outline.starts[-1])


def test_clicking_a_block_pins_it_in_tree_and_board(qtbot: QtBot, real: MainWindow) -> None:
    place = position_of(real, lambda node: node.kind == "phase" and node.label == "Death")
    qtbot.mouseClick(
        real.timeline.strip, Qt.MouseButton.LeftButton, pos=middle_of(real.timeline.strip, place)
    )
    assert real.session.position == place
    assert real.timeline.position_of(real.timeline.tree.currentIndex()) == place
    assert f"node {place + 1}" in real.board.mode.text()


def test_hovering_a_block_previews_it(qtbot: QtBot, real: MainWindow) -> None:
    strip = real.timeline.strip
    place = position_of(real, lambda node: node.kind == "phase" and node.label == "Spell Text")

    def is_previewed() -> bool:
        return (real.session.shown.mode, real.session.shown.position) == ("preview", place)

    # where the machine has its own mouse over another row of the window, that one can come in between
    for _try in range(5):
        move_to(strip, QPointF(1, strip.height() - 1))
        move_to(strip, QPointF(middle_of(strip, place)))
        with contextlib.suppress(QtTimeoutError):
            qtbot.waitUntil(is_previewed, timeout=800)
            break
    assert is_previewed()
    strip.hovered.emit(-1)
    qtbot.waitUntil(lambda: real.session.shown.mode == "end", timeout=2000)


def test_clicking_the_head_of_a_step_pins_the_step(qtbot: QtBot, real: MainWindow) -> None:
    strip = real.timeline.strip
    place = position_of(real, lambda node: node.kind == "aura_update")
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=middle_of(strip, place))
    assert real.session.result is not None
    assert real.session.result.nodes[real.session.position].kind in STEPS


def test_keys_step_through_the_strip_and_escape_returns(qtbot: QtBot, real: MainWindow) -> None:
    strip, outline = real.timeline.strip, real.timeline.model.outline
    strip.setFocus()
    qtbot.keyClick(strip, Qt.Key.Key_Home)
    assert real.session.position == 0
    qtbot.keyClick(strip, Qt.Key.Key_Down)
    assert real.session.position == 1
    qtbot.keyClick(strip, Qt.Key.Key_Right)
    assert real.session.position == outline.over(1)
    qtbot.keyClick(strip, Qt.Key.Key_Left)
    assert real.session.position == outline.back(outline.over(1))
    qtbot.keyClick(strip, Qt.Key.Key_Escape)
    assert real.session.position == real.session.last


def test_the_wheel_zooms_around_the_pointer_and_f_fits(qtbot: QtBot, real: MainWindow) -> None:
    strip = real.timeline.strip
    fitted = strip.scale
    at = QPointF(strip.width() / 2, 60)
    under = strip.view.left + at.x() / strip.scale
    wheel = QWheelEvent(
        at, strip.mapToGlobal(at), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(strip, wheel)
    assert strip.scale > fitted
    assert strip.view.left + at.x() / strip.scale == pytest.approx(under)
    left = strip.view.left
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(300, 60))
    qtbot.mouseMove(strip, QPoint(250, 60))
    qtbot.mouseMove(strip, QPoint(200, 60))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(200, 60))
    assert strip.view.left > left, "dragged to the left, what comes later is seen"
    qtbot.keyClick(strip, Qt.Key.Key_F)
    assert strip.scale == pytest.approx(fitted)
    assert strip.view.left == 0


def test_the_cursor_is_brought_into_view(qtbot: QtBot, real: MainWindow) -> None:
    strip = real.timeline.strip
    real.session.to_end()
    strip.zoom(40.0)
    real.session.pin(0)
    assert 0 <= strip.rect_of(0).left() <= strip.width()
    real.session.to_end()
    assert 0 <= strip.rect_of(real.session.last).left() <= strip.width()


def test_the_tip_says_why_a_trigger_was_not_queued(real: MainWindow) -> None:
    place = position_of(real, lambda node: node.status == "not_queued")
    tip = real.timeline.strip.tip_of(place)
    assert "not queued: " in tip
    assert f"node {place + 1}" in tip


def choose(real: MainWindow, button: str, words: str) -> None:
    """Choose an entry of a filter's menu."""
    menu = getattr(real.timeline.filters, button).menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text().startswith(words)).trigger()


def test_a_filter_hides_rows_and_fades_blocks(qtbot: QtBot, real: MainWindow) -> None:
    panel = real.timeline
    before = panel.filter.rowCount()
    choose(real, "kinds", "Death")
    qtbot.waitUntil(lambda: panel.search.narrowed and bool(panel.search.matches), timeout=2000)
    kinds = {panel.model.nodes[place].kind for place in panel.search.matches}
    assert kinds <= {"death", "death_creation"}
    assert len(kinds) == 1
    assert panel.filter.rowCount() < before
    hidden = position_of(real, lambda node: node.kind == "damage")
    assert not panel.filter.keeps(hidden)
    assert panel.filters.kinds.property("chosen") is True
    choose(real, "kinds", "All kinds")
    assert panel.filter.keeps(hidden)
    assert panel.filter.rowCount() == before


def test_steps_that_change_nothing_are_folded(qtbot: QtBot, real: MainWindow) -> None:
    timeline, result = real.timeline, real.session.result
    assert result is not None
    assert result.questions is not None
    quiet = result.questions.unchanged_steps()
    assert {result.nodes[place].kind for place in quiet} >= {"aura_update", "death_creation", "outcome_check"}
    for place in quiet:
        assert result.board_at(place) == result.board_at(place - 1), place
    steps = [place for place, node in enumerate(result.nodes) if node.kind == "aura_update"]
    assert set(steps) - quiet, "those that change something are left"
    qtbot.keyClick(
        real, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert timeline.filters.fold.isChecked()
    assert {place for place in range(len(result.nodes)) if not timeline.row_at(place).isValid()} == quiet
    assert not any(timeline.filter.keeps(place) for place in quiet)
    real.session.pin(max(quiet))
    assert timeline.position_of(timeline.tree.currentIndex()) == max(set(range(max(quiet))) - quiet)
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert not timeline.row_at(max(quiet)).isValid(), "they stay folded for the next run"
    timeline.filters.fold.click()
    assert timeline.row_at(max(quiet)).isValid()


def test_filters_by_player_and_by_card(qtbot: QtBot, real: MainWindow) -> None:
    panel = real.timeline
    choose(real, "player", "Player 2")
    assert {panel.model.nodes[place].player for place in panel.search.matches} == {2}
    choose(real, "player", "Both")
    ghoul = entity_of(real, "Flesheating Ghoul")
    panel.filters.choose_entity(ghoul)
    found = panel.search.matches
    assert found
    assert all(ghoul in (panel.model.nodes[p].source, panel.model.nodes[p].target) for p in found)
    assert panel.filters.entity.text() == "Flesheating Ghoul"
    panel.filters.clear()
    assert not panel.search.narrowed


def test_another_run_is_shown_while_rows_are_searched_filtered_and_folded(
    qtbot: QtBot, real: MainWindow
) -> None:
    timeline = real.timeline
    qtbot.keyClicks(timeline.field, "death")
    timeline.only.click()
    timeline.filters._choose_kinds({"event", "trigger"})
    timeline.filters.fold.click()
    qtbot.waitUntil(lambda: 0 < len(timeline.search.matches) < 40, timeout=5000)
    for _ in range(3):
        with qtbot.waitSignal(real.session.run_finished, timeout=60000):
            real.session.reload()
        qtbot.waitUntil(lambda: bool(timeline.search.matches), timeout=5000)
        assert timeline.filter.rowCount() > 0
        assert max(timeline.search.matches) < len(timeline.model.nodes)
        timeline.filters._choose_kinds({"event", "trigger"})


def test_words_and_filters_work_together(qtbot: QtBot, real: MainWindow) -> None:
    panel = real.timeline
    qtbot.keyClicks(panel.field, "cult master")
    every = len(panel.search.matches)
    choose(real, "kinds", "Damage")
    assert 0 < len(panel.search.matches) < every


def test_depth_opens_so_many_levels_in_both_views(real: MainWindow) -> None:
    panel = real.timeline
    choose(real, "levels", "2 levels")
    assert panel.strip.view.depth == 2
    root = panel.filter.index(1, 0)
    assert panel.tree.isExpanded(root)
    assert not panel.tree.isExpanded(panel.filter.index(0, 0, root))
    choose(real, "levels", "All levels")
    assert (
        panel.tree.isExpanded(panel.filter.index(1, 0, root))
        or panel.filter.rowCount(panel.filter.index(1, 0, root)) == 0
    )


def test_a_hundred_thousand_nodes_are_drawn_quickly(qtbot: QtBot) -> None:
    """Measured in time of the processor: other programs on the machine do not count."""
    nodes = many_nodes(100_000)
    begin = time.process_time()
    outline = Outline(nodes)
    strip = StripWidget()
    qtbot.addWidget(strip)
    strip.resize(1400, 260)
    strip.set_run(nodes, outline, lambda entity: "" if entity is None else f"#{entity}")
    strip.grab()
    assert time.process_time() - begin < 2
    times = []
    for _ in range(12):
        begin = time.process_time()
        strip.zoom(1.5)
        strip.pan(40)
        strip.grab()
        times.append(time.process_time() - begin)
    for place in (99_999, 0, 50_000):
        begin = time.process_time()
        strip.set_cursor(place)
        strip.grab()
        times.append(time.process_time() - begin)
    assert sorted(times)[len(times) // 2] < 0.03


def lightness(colour: str | QColor) -> float:
    return QColor(colour).lightnessF()


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_who_has_priority_is_no_louder_than_what_happens(qtbot: QtBot, tokens: Tokens) -> None:
    nodes = [
        FakeNode(0, None, "phase", "Action phase"),
        FakeNode(1, 0, "priority", "action"),
        FakeNode(2, 0, "damage", "melee"),
    ]
    strip = StripWidget()
    qtbot.addWidget(strip)
    strip.resize(600, 200)
    strip.set_run(nodes, Outline(nodes), lambda _entity: "")
    strip.set_tokens(tokens)

    def loudness(place: int) -> float:
        """How far a block is from the ground, beside its words."""
        box = strip.rect_of(place).toAlignedRect()
        at = strip.grab().toImage().pixelColor(box.right() - 8, box.center().y())
        return abs(lightness(at) - lightness(tokens.panel))

    assert 0 < loudness(1) < 0.15
    assert loudness(2) > 0.2


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_kind_is_seen_where_there_is_room_for_a_thin_bar_only(qtbot: QtBot, tokens: Tokens) -> None:
    for kind in KINDS.keys() - STEPS:  # those are lines with a head
        nodes = [FakeNode(0, None, "turn", ""), *(FakeNode(n, 0, kind, "") for n in range(1, 201))]
        strip = StripWidget()
        qtbot.addWidget(strip)
        strip.resize(600, 200)
        strip.set_run(nodes, Outline(nodes), lambda _entity: "")
        strip.set_tokens(tokens)
        box = strip.rect_of(100)
        assert box.width() < 5
        drawn, y = strip.grab().toImage(), int(box.center().y())
        shades = [lightness(drawn.pixelColor(x, y)) for x in range(int(box.left()), int(box.right()) + 1)]
        assert max(abs(shade - lightness(tokens.panel)) for shade in shades) > 0.1, kind


def test_stepping_as_a_debugger_does() -> None:
    nodes = many_nodes(250)
    outline = Outline(nodes)
    assert outline.into(0) == 1
    assert outline.over(0) == outline.lasts[0] + 1 == 111
    assert outline.out(1) == outline.over(0)
    assert outline.back(outline.over(0)) == 0
    assert outline.back(0) == -1
    assert outline.over(-1) == 0
    assert outline.out(-1) == 0
    assert outline.into(outline.count - 1) == outline.count - 1
    assert Outline(()).width == 0
    assert Outline(()).at(0.5) == -1
