"""Starting the window: the application object, the theme, and the program's engine behind `Session`."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from playorder.gui.gallery import gallery
from playorder.gui.icons import app_icon
from playorder.gui.protocols import Engine, FaultLike, NodeLike, RunLike
from playorder.gui.session import Session
from playorder.gui.texts import CardTexts
from playorder.gui.theme import ThemeManager
from playorder.gui.window import MainWindow
from playorder.timeline.board_view import BoardView
from playorder.timeline.sentences import sentence

if TYPE_CHECKING:
    from playorder.scenario.document import Scenario
    from playorder.scenario.run import RunResult

__all__ = ["make_window", "open_window", "program_engine"]

log = logging.getLogger(__name__)


class _Run:
    """A run of the program, in the shape that the window asks for."""

    def __init__(self, result: RunResult, names: dict[int, str], texts: CardTexts) -> None:
        self._result = result
        self._texts = texts
        self._names = names
        self.ok = result.ok
        self.error = result.error
        self.faults: Sequence[FaultLike] = result.faults
        self.title = result.title
        self.checks: Sequence[tuple[bool, Any, Any]] = [tuple(check) for check in result.checks]
        self.nodes: Sequence[NodeLike] = result.nodes

    def board_at(self, node_id: int | None) -> BoardView:
        return self._texts.fill(self._result.board_at(node_id))

    def sentence(self, node_id: int) -> str:
        # the same names as in the columns
        return sentence(self._result.nodes[node_id], self._names)

    def name_of(self, entity: int) -> str:
        return self._names.get(entity, f"#{entity}")


def _card_names(result: RunResult, labels: dict[int, str]) -> dict[int, str]:
    """The card's name; where several have the same, with what tells them apart."""
    entities = result.game.entities
    names = {entity: str(entities[entity].card.name) for entity in labels}
    # enchantments are told apart by what bears them
    shared = Counter(name for entity, name in names.items() if entities[entity].type.name != "ENCHANTMENT")
    for entity, name in names.items():
        label = labels[entity]
        if shared[name] > 1:
            names[entity] = label if label.startswith(name) else f"{name} ({label})"
    return names


def program_engine() -> Engine:
    """The real thing: documents, card data, plugins and rules, imported when they are first needed."""
    from playorder.assembly import Program

    program = Program()
    texts: dict[str, CardTexts] = {}

    def load(path: str) -> list[Scenario]:
        from playorder.scenario.document import load

        return load(path)

    def run(scenario: Scenario) -> RunLike:
        from playorder.scenario.run import run

        result = run(scenario, program.tools(), record=True)
        edition = scenario.edition
        if edition not in texts:
            texts[edition] = CardTexts(program.catalogue(edition).text)
        return _Run(result, _card_names(result, result.labels), texts[edition])

    def start_board(scenario: Scenario) -> BoardView:
        # asked for here, off the window's thread, so that card texts are read before the first board is shown
        return run(replace(scenario, script=(), expect=(), start="board")).board_at(None)

    def read(document: dict[str, Any], path: str, index: int) -> Scenario:
        from playorder.scenario.reading import read_scenario

        return read_scenario(document, "$", path, index)

    return Engine(load=load, run=run, start_board=start_board, read=read)


def make_window(engine: Engine, app: QApplication, settings: QSettings) -> MainWindow:
    """The window over an engine; it is not shown yet."""
    theme = ThemeManager(app, settings)
    theme.apply()
    session = Session(engine)
    window = MainWindow(session, theme, settings, gallery())
    session.setParent(window)
    theme.setParent(window)
    return window


def open_window(paths: list[str]) -> int:
    """Open the window, on a file if one is named, and stay in it until it is closed."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("playorder")
    app.setApplicationDisplayName("Playorder")
    app.setDesktopFileName("playorder")
    app.setWindowIcon(app_icon())
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "playorder", "window")
    window = make_window(program_engine(), app, settings)
    window.show()
    for path in paths[1:]:
        window.recent.add(path)
    if paths:
        window.open_path(paths[0])
    return app.exec()
