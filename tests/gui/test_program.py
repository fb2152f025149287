"""The window over the program's own engine: real documents, real rules."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from menus import give
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.gui import application
from playorder.gui.application import make_window, program_engine
from playorder.gui.start.gallery import gallery
from playorder.gui.timeline.tree_model import Column
from playorder.gui.window import MainWindow

TRADE = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "A Raptor attacks a Yeti",
    "description": "Nothing here needs a script.",
    "players": [
        {
            "name": "Jaina",
            "board": [{"id": "raptor", "card": "Bloodfen Raptor", "attach": [{"attack": 1, "health": 0}]}],
            "hand": ["Fireball"],
        },
        {"name": "Uther", "hero": "Uther Lightbringer", "board": [{"id": "yeti", "card": "Chillwind Yeti"}]},
    ],
    "script": [{"attack": "raptor", "target": "yeti"}],
    "expect": [
        {"entity": "raptor", "zone": "graveyard"},
        {"entity": "yeti", "damage": 4},
        {"player": "p2", "board": ["Chillwind Yeti"]},
    ],
}


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, settings: QSettings) -> Iterator[MainWindow]:
    """The window as the program opens it."""
    made = make_window(program_engine(), qapp, settings)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.session.close()


def write(folder: Path, document: object) -> str:
    path = folder / "trade.scenario.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_real_document_is_shown_and_run(qtbot: QtBot, real: MainWindow, tmp_path: Path) -> None:
    with qtbot.waitSignal(real.session.board_changed, timeout=60_000):
        real.open_path(write(tmp_path, TRADE))
    raptor = next(item for item in real.board.scene.entity_items() if item.entity.key == "raptor")
    assert (raptor.entity.attack, raptor.entity.base_attack, raptor.entity.health) == (4, 3, 2)
    assert len(raptor.entity.attachments) == 1
    fireball = next(item.entity for item in real.board.scene.entity_items() if item.entity.name == "Fireball")
    assert "damage" in fireball.text.lower()
    with qtbot.waitSignal(real.session.run_finished, timeout=60_000):
        give(real, "run")
    assert real.checks.summary.text() == "all 3 hold"
    assert not real.error_bar.isVisible()
    scene = real.board.scene
    assert scene.find(raptor.entity.entity) is not None
    assert scene.item_of(raptor.entity.entity) is None, "it lies in the graveyard pile"
    yeti = next(item.entity for item in scene.entity_items() if item.entity.key == "yeti")
    assert yeti.health == 1
    model = real.timeline.model
    hits = [n for n in model.nodes if n.kind == "damage" and n.target == yeti.entity]
    assert [hit.amount for hit in hits] == [4]
    assert model.text_of(hits[0].id, Column.SOURCE) == "Bloodfen Raptor"
    real.session.pin_node(hits[0].id)
    assert scene.item_of(raptor.entity.entity) is not None, "at that moment it is still on the board"
    real.session.to_start()
    assert next(item.entity for item in scene.entity_items() if item.entity.key == "yeti").health == 5


def test_a_wrong_document_names_file_place_and_remedy(qtbot: QtBot, real: MainWindow, tmp_path: Path) -> None:
    wrong = {**TRADE, "players": [{"board": ["Bloodfen Raptr"]}, {}]}
    path = write(tmp_path, wrong)
    with qtbot.waitSignal(real.session.error, timeout=60_000):
        real.open_path(path)
    said = real.error_bar.text.text()
    assert "trade.scenario.json" in said
    assert "board[0]" in said
    assert "Bloodfen Raptor" in said, "near names are offered"
    assert real.board.scene.board is None
    assert real.session.shown.mode == "start"
    with qtbot.waitSignal(real.session.board_changed, timeout=60_000):
        real.open_path(write(tmp_path, TRADE))
    assert not real.error_bar.isVisible()


def test_every_gallery_file_opens_and_its_first_scenario_runs(qtbot: QtBot, real: MainWindow) -> None:
    entries = gallery()
    if not entries:
        pytest.skip("there is no gallery yet")
    assert real.start.gallery.titles == [f"{entry.title} ({entry.count})" for entry in entries]
    for entry in entries:
        with qtbot.waitSignal(real.session.board_changed, timeout=60_000):
            real.open_path(str(entry.path))
        assert len(real.session.scenarios) == entry.count, entry.path.name
        with qtbot.waitSignal(real.session.run_finished, timeout=60_000):
            give(real, "run")
        assert not real.error_bar.isVisible(), real.error_bar.text.text()
        for position in range(-1, real.session.last + 1, max(1, real.session.last // 20)):
            real.session.pin(position)
            assert real.board.scene.board is not None


def test_open_window_shows_the_file_and_returns_the_status(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def look() -> int:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                seen.append(window.objectName())
                window.close()
                window.deleteLater()
        return 0

    class Settings(QSettings):
        def __init__(self, *_: object) -> None:
            super().__init__(str(tmp_path / "open.ini"), QSettings.Format.IniFormat)

        Format, Scope = QSettings.Format, QSettings.Scope

    monkeypatch.setattr(application, "QSettings", Settings)
    monkeypatch.setattr(QApplication, "exec", staticmethod(look))
    assert application.open_window([write(tmp_path, TRADE)]) == 0
    assert seen == ["MainWindow"]


def test_the_collector_passes_over_the_cards_once_they_are_there(
    qtbot: QtBot, real: MainWindow, tmp_path: Path
) -> None:
    application.spare_the_collector(real.session, after=0)
    try:
        assert gc.get_freeze_count() == 0
        real.open_path(write(tmp_path, TRADE))
        qtbot.waitUntil(lambda: gc.get_freeze_count() > 10_000, timeout=60_000)
    finally:
        gc.unfreeze()
