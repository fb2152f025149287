"""How fast the window is on a full board: repaints during a drag, and edits until they are shown.

``python -m playorder.gui.measuring`` prints the figures as JSON; ``playorder bench`` asks for them in this way, so that
measuring the engine loads no window.
"""

from __future__ import annotations

import gc
import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from playorder.engine.collecting import pass_over_what_is_there
from playorder.gui.application import make_window, program_engine
from playorder.gui.recovery.feature import Recovery
from playorder.gui.window import MainWindow
from playorder.scenario.editing.entities import Document, Entry, set_field
from playorder.scenario.editing.ordering import swap_players
from playorder.scenario.editing.places import ZonePlace
from playorder.scenario.editing.settings import player_value, set_option, set_player_value
from playorder.scenario.editing.templates import empty_document

__all__ = ["edit_times", "edits_of", "full_board", "repaint_times", "select_middle", "window_measures"]

_PATIENCE = 60_000
"""Milliseconds after which an edit is given up."""
_ROUNDS = 5
"""As often all events are handled; after three of them there are none left."""


def full_board() -> Document:
    """7 + 7 minions with 10 attachments each, 20 cards in hands, decks of 60."""
    minion = {"card": "Chillwind Yeti", "attach": [{"attack": 1, "health": 1}] * 10}
    side = {
        "board": [minion] * 7,
        "hand": ["Fireball"] * 10,
        "deck": ["Wisp"] * 60,
        "weapon": "Fiery War Axe",
    }
    return {**empty_document(), "players": [side, side]}


def repaint_times(window: MainWindow, steps: int = 60) -> list[float]:
    """Milliseconds of processor time for each repaint of the board while a minion is dragged over it."""
    canvas, scene = window.board.canvas, window.board.scene
    viewport = canvas.viewport()
    minion = next(item for item in scene.entity_items() if item.entity.type == "minion")
    start = QPointF(canvas.mapFromScene(minion.pos()))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        no_keys = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(
            viewport, QMouseEvent(kind, at, viewport.mapToGlobal(at), button, held, no_keys)
        )

    send(QEvent.Type.MouseButtonPress, start, left, left)
    times = []
    for step in range(steps):
        begun = time.process_time()
        send(QEvent.Type.MouseMove, start + QPointF(6 * step, -4 * step), none, left)
        viewport.repaint()
        times.append((time.process_time() - begun) * 1000)
    # let go where it was taken: nothing is moved
    send(QEvent.Type.MouseMove, start, none, left)
    send(QEvent.Type.MouseButtonRelease, start, left, none)
    return times


def edits_of(window: MainWindow) -> dict[str, Callable[[int], object]]:
    """Every kind of edit of what is selected, by name; each is told how often it was made before."""
    editor, session = window.editor, window.session

    def document() -> Document:
        return session.history.document

    def change(words: str, altered: Callable[[Entry], Entry]) -> object:
        return editor.change_entities(words, lambda entry, _view: altered(entry))

    return {
        "number": lambda _at: change("Hurt", lambda e: set_field(e, "damage", _most_damage(document()) + 1)),
        "keyword": lambda _at: change(
            "Taunt", lambda e: set_field(e, "keywords", None if e.get("keywords") else ["taunt"])
        ),
        "attachment": lambda _at: change(
            "Attach", lambda e: {**e, "attach": [*e.get("attach", ()), {"attack": 1, "health": 1}]}
        ),
        "place_in_row": lambda at: editor.nudge(-1 if at % 2 else 1),
        "removed": lambda _at: editor.remove(),
        "put": lambda _at: editor.put([{"card": "Wisp"}]),
        "undone": lambda _at: session.history.undo(),
        "redone": lambda _at: session.history.redo(),
        "pile": lambda _at: editor.put([{"card": "Wisp"}], ZonePlace(1, "graveyard", 0)),
        "dominant_player": lambda _at: editor.change_document("Swap", swap_players(document())),
        "option": lambda _at: editor.change_document(
            "Mana does not matter", set_option(document(), "ignore_mana", not document().get("options"))
        ),
        "mana": lambda _at: editor.change_document(
            "Mana",
            set_player_value(document(), 1, "mana", player_value(document(), 1, "mana", "used") + 1, "used"),
        ),
    }


def edit_times(window: MainWindow, rounds: int = 5) -> dict[str, list[float]]:
    """For each kind of edit, milliseconds of processor time, on all threads, until the whole window shows it."""
    kinds = edits_of(window)
    times: dict[str, list[float]] = {kind: [] for kind in kinds}
    for at in range(rounds):
        for kind, change in kinds.items():
            select_middle(window)
            _settle()
            begun = time.process_time()
            until_shown(window, partial(change, at))
            _settle()
            times[kind].append((time.process_time() - begun) * 1000)
    return times


def select_middle(window: MainWindow) -> None:
    """Select the minion in the middle of the near row."""
    scene = window.board.scene
    middle = next(
        view for view in scene.entity_views() if (view.player, view.zone, view.position) == (1, "board", 3)
    )
    scene.select(middle.entity)


def window_measures() -> dict[str, float]:
    """The figures of `playorder bench`, of a window that nobody sees."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(str(Path(folder) / "window.ini"), QSettings.Format.IniFormat)
        window = make_window(program_engine(), app, settings)
        for recovery in window.findChildren(Recovery):
            recovery.end()  # what is measured is nobody's work: no draft of it is to be offered later
        window.resize(1920, 1080)
        window.show()
        until_shown(window, lambda: window.session.open_document(full_board()))
        _rest(1000)  # the palette reads all languages once
        pass_over_what_is_there()  # as in a window that somebody has had open for a while
        edit_times(window, 1)
        edits = edit_times(window)
        repaints = repaint_times(window)
        window.session.history.mark_saved()
        window.close()
        gc.unfreeze()
    return {
        "window_repaint_ms": median(repaints),
        "window_edit_ms": max(median(times) for times in edits.values()),
        **{f"window_edit_{kind}_ms": median(times) for kind, times in edits.items()},
    }


def until_shown(window: MainWindow, act: Callable[[], object]) -> None:
    """Do something and wait for the board that comes of it."""
    loop = QEventLoop()
    shown = window.session.board_changed.connect(
        lambda _board: loop.quit(), Qt.ConnectionType.QueuedConnection
    )
    patience = QTimer()
    patience.setSingleShot(True)
    patience.timeout.connect(lambda: loop.exit(1))
    patience.start(_PATIENCE)
    act()
    was_shown = loop.exec() == 0
    window.session.board_changed.disconnect(shown)
    if not was_shown:
        raise TimeoutError("the board was not shown in time")


def _most_damage(document: Document) -> int:
    """With one more, a minion differs from all others: so it is an edit to change its place with one of them."""
    minions = [minion for player in document["players"] for minion in player["board"]]
    return max(int(minion.get("damage", 0)) for minion in minions if isinstance(minion, dict))


def _settle() -> None:
    """Until everything is laid out and painted: a layout asks those around it for another, and each for a painting."""
    for _ in range(_ROUNDS):
        QApplication.processEvents()


def _rest(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    print(json.dumps(window_measures()))
