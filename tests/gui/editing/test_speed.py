"""How fast a full board is drawn and edited. The numbers are printed (`pytest -s`).

What is measured is the time that the processor needs for it on all threads, so that other programs do not count.
"""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from playorder.cli import bench_window
from playorder.cli.bench import calibration
from playorder.gui.measuring import edit_times, full_board, repaint_times
from playorder.gui.window import MainWindow

QUIET = 0.125
"""Seconds of the bench's calibration loop on a machine that does nothing else."""
NOISE = 2.0
"""A processor that is shared is slower by more than the loop shows, whose data fits into its cache."""


@pytest.fixture
def document() -> dict[str, Any]:
    """7 + 7 minions with 10 attachments each, 20 cards in hands, decks of 60."""
    return full_board()


def test_a_full_board_is_drawn_and_edited_in_time(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1920, 1080)
    qtbot.wait(1000)
    edit_times(window, 1)
    slower = max(1.0, min(calibration() for _ in range(3)) / QUIET) * NOISE
    before = window.session.history.document
    repaint = median(repaint_times(window))
    assert window.session.history.document is before, "the drag that was measured moved nothing"
    # the least disturbed of five: whoever shares the processor makes any of them slow
    edits = {kind: min(times) for kind, times in edit_times(window).items()}
    print(
        f"\nfull board at 1920×1080: repaint {repaint:.1f} ms; slowdown of this machine {slower / NOISE:.2f}"
    )
    print(", ".join(f"{kind} {milliseconds:.1f} ms" for kind, milliseconds in edits.items()))
    assert repaint < bench_window.BARS["window_repaint_ms"][0] * slower
    assert max(edits.values()) < bench_window.BARS["window_edit_ms"][0] * slower
