"""The timeline's own measures: a long run scrolls smoothly with every row open."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from playorder.gui.timeline.measuring import measures


def test_ten_thousand_open_rows_scroll_smoothly(qtbot: QtBot) -> None:
    found = measures(10_000)
    assert found["timeline_scroll_rows"] > 9_000, "all rows are open"
    assert found["timeline_tree_open_s"] < 2
    assert 0 < found["timeline_scroll_mean_ms"] < 30
