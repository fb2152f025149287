"""What must hold for all of the window: Qt's rules for models, names for who listens, words that can be translated."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from menus import give
from PySide6.QtCore import QAbstractItemModel, QSettings, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from timeline_window import DOCUMENT
from windows import shown_window

import playorder.gui
from playorder.gui.outcomes.panel import OutcomesPanel
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow

GUI = Path(next(iter(playorder.gui.__path__)))
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)


@pytest.fixture
def everything(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, own_home: Path
) -> Iterator[MainWindow]:
    """A window with a run, all panels shown, every other window open, and a card selected in Edit mode."""
    window = shown_window(qtbot, qapp, engine, settings, (1900, 1000))
    session = window.session
    with qtbot.waitSignal(session.run_finished, timeout=60_000):
        session.open_document(DOCUMENT, run=True)
    for dock in window.findChildren(QDockWidget):
        window.panels.show_panel(dock.objectName())
    outcomes = window.findChild(OutcomesPanel)
    assert outcomes is not None
    outcomes.explore()
    qtbot.waitUntil(lambda: outcomes.outcomes is not None, timeout=60_000)
    for name in ("library", "plugins", "keys", "tour"):
        give(window, name)
    session.set_editing(True)
    qtbot.waitUntil(lambda: not session.busy, timeout=60_000)
    board = window.board
    pile = board.scene.pile_of(1, "deck")
    assert pile is not None
    at = board.canvas.mapFromScene(pile.pos())
    qtbot.mouseClick(board.canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    minion = next(item for item in board.scene.entity_items() if item.entity.zone == "board")
    board.scene.select(minion.entity.entity)
    qtbot.wait(100)
    yield window
    for other in qapp.topLevelWidgets():
        if other is not window and other.isVisible():
            other.close()
    session.close()


def own_models() -> set[str]:
    """The names of all model classes of the window."""
    found: set[str] = set()
    for module in pkgutil.walk_packages([str(GUI)], "playorder.gui."):
        importlib.import_module(module.name)
    left = [QAbstractItemModel]
    while left:
        for kind in left.pop().__subclasses__():
            left.append(kind)
            if kind.__module__.startswith("playorder.gui"):
                found.add(kind.__name__)
    return found


def models_in(window: MainWindow) -> list[QAbstractItemModel]:
    """All models that anything on the screen shows, with those they are made from."""
    found: dict[int, QAbstractItemModel] = {}
    for top in (window, *QApplication.topLevelWidgets()):
        for model in top.findChildren(QAbstractItemModel):
            found[id(model)] = model
        for view in top.findChildren(QAbstractItemView):
            model = view.model()
            while model is not None and id(model) not in found:
                found[id(model)] = model
                model = model.sourceModel() if hasattr(model, "sourceModel") else None
    return list(found.values())


def test_every_model_of_the_window_keeps_the_rules_of_qt(everything: MainWindow) -> None:
    seen: set[str] = set()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    everything.open_palette()
    for model in [*models_in(everything), everything.palette_dialog.model]:
        if type(model).__module__.startswith("playorder.gui"):
            seen.add(type(model).__name__)
            QAbstractItemModelTester(model, fatal)
    assert seen == own_models(), "each is shown somewhere, so each was tested, with something in it"


def test_every_control_has_a_name(everything: MainWindow) -> None:
    nameless: list[str] = []
    for top in (everything, *QApplication.topLevelWidgets()):
        for kind in CONTROLS:
            for control in top.findChildren(kind):
                if control.isVisible() and not is_part_of_another(control) and not name_of(control):
                    chain = [control.objectName() or type(control).__name__]
                    above = control.parentWidget()
                    while above is not None:
                        chain.append(type(above).__name__)
                        above = above.parentWidget()
                    nameless.append(" < ".join(chain))
    assert nameless == []


def is_part_of_another(control: QWidget) -> bool:
    """Fields and buttons that Qt makes inside its own controls."""
    above = control.parentWidget()
    is_qts = control.objectName().startswith("qt_") or type(control).__name__.startswith("QTabBar")
    return (
        is_qts
        or isinstance(above, (QComboBox, QAbstractSpinBox, QLineEdit))
        or (
            type(control).__name__
            in ("QTableCornerButton", "QComboBoxListView", "QHeaderView", "QToolBarExtension")
        )
        or control.metaObject().className() in ("QTableCornerButton", "QToolBarExtension", "CloseButton")
    )


def name_of(control: QWidget) -> str:
    """What a screen reader says first."""
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return control.accessibleName() or text.strip(" ✕×+−↑↓…") or control.toolTip()


TEXTS = {
    "setText", "setToolTip", "setStatusTip", "setPlaceholderText", "setAccessibleName", "setWindowTitle",
    "setAccessibleDescription", "setTitle", "addAction", "addTab", "setInformativeText", "showMessage",
    "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu", "wrapping", "ElidedLabel",
}  # fmt: skip
"""What takes words that are shown."""
WORDS = re.compile(r"[A-Za-z]{3}")
SAME_EVERYWHERE = {"Playorder", "Playorder[*]", "taunt, charge"}
"""The program's name, and words that documents are written in."""


def untranslated() -> Iterator[str]:
    """Where words that are shown are written without `tr`."""
    for path in sorted(GUI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in TEXTS:
                continue
            for argument in node.args[:2]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    words = argument.value
                    is_name = called == "wrapping" and argument is not node.args[0]
                    if WORDS.search(words) and words not in SAME_EVERYWHERE and not is_name:
                        yield f"{path.relative_to(GUI)}:{node.lineno}: {called}({words!r})"


def test_every_word_that_is_shown_can_be_translated() -> None:
    assert list(untranslated()) == []
