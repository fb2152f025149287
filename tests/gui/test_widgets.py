"""Small parts that several panels share, where there is little room for them."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from playorder.gui.widgets import Panel, chip


def drawn(label: QWidget) -> QImage:
    """What a widget looks like."""
    return label.grab().toImage()


def test_a_chip_without_room_is_shortened_and_not_cut(qtbot: QtBot) -> None:
    long, other = chip("Dominant: p1 somebody"), chip("Dominant: p1 another body")
    for label in (long, other):
        qtbot.addWidget(label)
        label.resize(90, label.sizeHint().height())
    assert drawn(long) == drawn(other), "of both the same letters fit, and the dots"
    assert long.text() == "Dominant: p1 somebody"
    assert long.minimumSizeHint().width() < long.sizeHint().width() // 2
    for label in (long, other):
        label.resize(label.sizeHint())
    assert drawn(long) != drawn(other)


def test_the_head_of_a_panel_stays_as_high_as_it_is(qtbot: QtBot) -> None:
    panel = Panel()
    qtbot.addWidget(panel)
    panel.head.title.setText("Script")
    panel.resize(400, 600)
    panel.show()
    assert panel.head.height() == 40, "an empty body does not stretch it"
