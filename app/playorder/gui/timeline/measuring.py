"""How fast the timeline scrolls over a long run: ``python -m playorder.gui.timeline.measuring NODES`` prints JSON.

It is a process of its own, which ``playorder bench`` starts: nothing else of the command line may need Qt.
"""

from __future__ import annotations

import json
import os
import sys
import time
from types import SimpleNamespace

from PySide6.QtWidgets import QApplication

from playorder.assembly import Program
from playorder.cli.bench_timeline import long_game
from playorder.gui.application import program_engine
from playorder.gui.session import Session
from playorder.gui.timeline.panel import TimelinePanel

__all__ = ["measures"]

STEPS = 150
"""Turns of the wheel that are measured in each place."""
SIZE = (1400, 700)


class _Session(Session):
    """Knows the names of a game that was not run from a document."""

    def __init__(self, names: dict[int, str]) -> None:
        super().__init__(program_engine())
        self._names = names

    def name_of(self, entity: int | None) -> str:
        return "" if entity is None else self._names.get(entity, "")


def measures(nodes: int) -> dict[str, float]:
    """Seconds until the whole tree is open, and milliseconds of processor time for one turn of the wheel."""
    game = long_game(Program(), nodes)
    names = {entity.id: entity.card.name for entity in game.entities if hasattr(entity, "card")}
    session = _Session(names)
    panel = TimelinePanel(session)
    panel.resize(*SIZE)
    panel.show()
    begin = time.process_time()
    session.run_finished.emit(SimpleNamespace(nodes=game.recorder.nodes, questions=None))
    QApplication.processEvents()
    opened = time.process_time() - begin
    panel.tree.expandAll()
    QApplication.processEvents()
    times: list[float] = []
    bar = panel.tree.verticalScrollBar()
    for start in (0, bar.maximum() // 2, bar.maximum() - 3 * STEPS):
        bar.setValue(start)
        panel.tree.viewport().repaint()
        for step in range(STEPS):
            begin = time.process_time()
            bar.setValue(start + 3 * (step + 1))
            panel.tree.viewport().repaint()
            times.append(time.process_time() - begin)
    session.close()
    return {
        "timeline_tree_open_s": opened,
        "timeline_scroll_rows": float(bar.maximum()),
        "timeline_scroll_mean_ms": sum(times) / len(times) * 1e3,
        "timeline_scroll_worst_ms": max(times) * 1e3,
    }


def main() -> None:
    """Measure with as many nodes as the command line says."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    print(json.dumps(measures(int(sys.argv[1]))))
    app.quit()


if __name__ == "__main__":
    main()
