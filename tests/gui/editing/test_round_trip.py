"""What is opened in the window and saved without a change is equal, for every document of the gallery."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from menus import give
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from playorder.gui.window import MainWindow
from playorder.paths import assets_folder


def test_every_document_of_the_gallery_is_saved_as_it_was_opened(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = sorted(assets_folder().glob("gallery/*/*.json"))
    assert len(paths) > 50
    for number, path in enumerate(paths):
        copy = tmp_path / f"{number}.json"
        target = tmp_path / f"{number}.saved.json"
        shutil.copy(path, copy)
        with qtbot.waitSignal(window.session.file_loaded, timeout=60000):
            window.open_path(str(copy))
        assert not window.session.history.dirty
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (str(target), ""))
        give(window, "save_as")
        before = json.loads(path.read_bytes())
        scenarios = before.get("scenarios", [before])
        after = json.loads(target.read_bytes())
        assert after.get("scenarios", [after]) == scenarios, path.name


def test_undoing_every_change_gives_the_document_back(qtbot: QtBot, window: MainWindow) -> None:
    before = json.dumps(window.session.history.document)
    editor = window.editor
    window.board.scene.select(next(iter(window.board.scene.entity_views())).entity)
    for _ in range(3):
        editor.put([{"card": "Wisp"}])
        editor.change_side()
        editor.duplicate()
    while window.actions_by_name["undo"].isEnabled():
        give(window, "undo")
    assert json.dumps(window.session.history.document) == before
    assert not window.session.history.dirty
