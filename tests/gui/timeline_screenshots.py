"""Makes the pictures of the timeline in assets/docs/pictures: `python tests/gui/timeline_screenshots.py`.

They are of the real window over the real engine. Look at each of them before it is kept.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from screenshots import TOP, make, run, settle, wait
from timeline_window import DOCUMENT, entity_of, explain_of, position_of

from playorder.gui.timeline.compare import ComparePanel
from playorder.gui.window import MainWindow

OUT = TOP / "assets" / "docs" / "pictures"
TITLE = {**DOCUMENT, "title": "Flamestrike, Cult Master and Duplicate"}


def keep(window: MainWindow, name: str) -> None:
    """Save what the window shows."""
    explain_of(window).refresh()
    settle()
    OUT.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(OUT / f"{name}.png"))


def pictures(window: MainWindow, theme: str) -> None:
    """Both views with each of the pages beside them, and two runs compared."""
    window.actions_by_name["layout_read"].trigger()
    settle()
    panel = explain_of(window)
    hoarder = entity_of(window, "Loot Hoarder (hoarder)")
    death = position_of(window, lambda n: n.kind == "event" and n.label == "death" and n.target == hoarder)
    panel.tabs.setCurrentWidget(panel.queue)
    window.session.pin(death)
    keep(window, f"timeline-queue-{theme}")
    panel.tabs.setCurrentWidget(panel.why)
    window.board.scene.select(entity_of(window, "Cult Master"))
    keep(window, f"timeline-why-not-{theme}")
    if theme == "dark":
        return
    ended = [place for place, node in enumerate(window.timeline.model.nodes) if node.kind == "aura_update"]
    panel.tabs.setCurrentWidget(panel.auras)
    window.session.pin(next(place for place in ended if place > death))
    keep(window, "timeline-auras-light")
    window.actions_by_name["compare"].trigger()
    compare = window.findChild(ComparePanel)
    assert isinstance(compare, ComparePanel)
    wait(lambda: compare.group.count() > 0)
    compare.group.setCurrentIndex(compare.group.findText("another order of play"))
    compare.choice.setCurrentIndex(compare.choice.findText("hoarder is the oldest"))
    compare.compare()
    wait(lambda: compare.compared is not None)
    keep(window, "timeline-compare-light")


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        path = folder / "flamestrike.scenario.json"
        path.write_text(json.dumps(TITLE), encoding="utf-8")
        for theme in ("light", "dark"):
            window = make(folder, theme, 1720, 1000)
            run(window, path)
            for dock in window.panels.docks:
                if dock.objectName() in ("palette", "checks", "outcomes"):
                    dock.hide()
            pictures(window, theme)
            window.close()


if __name__ == "__main__":
    main()
    os._exit(0)
