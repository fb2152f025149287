"""A window over the real engine, with a library of the test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.carddata.catalogue import load_catalogue
from playorder.gui.library.feature import LibraryPart
from playorder.gui.library.sharing import Sharing
from playorder.gui.library.window import LibraryWindow
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Draft, Library
from playorder.scenario.reading import read_scenario

WAIT = 60_000
"""Milliseconds: enough on a machine that has much else to do."""


@pytest.fixture(scope="session")
def names() -> CatalogueNames:
    return CatalogueNames(load_catalogue())


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the library of the window is."""
    file = tmp_path / "shelf" / "library.db"
    monkeypatch.setattr("playorder.paths.library_path", lambda: file)
    return file


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, path: Path
) -> Iterator[MainWindow]:
    made = shown_window(qtbot, qapp, engine, settings, (1280, 800))
    yield made
    part_of(made).shelf.close()
    made.session.close()


@pytest.fixture
def document() -> Callable[..., dict[str, Any]]:
    """Makes a small document: a title, and whatever else."""

    def make(title: str, **fields: Any) -> dict[str, Any]:
        return {
            "format": "playorder/scenario",
            "version": 1,
            "title": title,
            "players": [{"board": [{"id": "w", "card": "Wisp"}]}, {}],
            "expect": [{"entity": "w", "health": 1}],
            **fields,
        }

    return make


@pytest.fixture
def fill(path: Path, names: CatalogueNames, document: Callable[..., dict[str, Any]]) -> Callable[..., None]:
    """Puts scenarios of these titles into the library; one that begins with "Wrong" fails."""

    def add(*titles: str, folder: str = "") -> None:
        drafts = []
        for title in titles:
            wrong = {"expect": [{"entity": "w", "health": 7}]} if title.startswith("Wrong") else {}
            drafts.append(Draft(read_scenario(document(title, **wrong), "$", "", 0), folder))
        with Library.open(path, names) as library:
            library.add_all(drafts)

    return add


@pytest.fixture
def shown(qtbot: QtBot, window: MainWindow) -> Callable[[], LibraryWindow]:
    """Shows the library's window by its key, and waits until it is filled."""

    def show() -> LibraryWindow:
        window.actions_by_name["library"].trigger()
        part = part_of(window)
        made = part.window
        assert made is not None
        qtbot.waitUntil(lambda: part.shelf.library is not None, timeout=WAIT)
        return made

    return show


def part_of(window: MainWindow) -> LibraryPart:
    """The library of a window."""
    found = window.findChild(LibraryPart)
    assert found is not None
    return found


@pytest.fixture
def part(window: MainWindow) -> LibraryPart:
    return part_of(window)


@pytest.fixture
def sharing(window: MainWindow) -> Sharing:
    found = window.findChild(Sharing)
    assert found is not None
    return found
