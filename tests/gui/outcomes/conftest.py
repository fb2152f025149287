"""The outcomes panel over the real engine, open on the ``document`` that a test module gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.gui.application import program_engine
from playorder.gui.outcomes.panel import OutcomesPanel
from playorder.gui.session import Session


@pytest.fixture
def session(qtbot: QtBot, qapp: QApplication, document: dict[str, Any]) -> Iterator[Session]:
    made = Session(program_engine())
    made.open_document(document)
    qtbot.waitUntil(lambda: not made.busy, timeout=20_000)
    yield made
    made.close()


@pytest.fixture
def panel(qtbot: QtBot, session: Session) -> Iterator[OutcomesPanel]:
    made = OutcomesPanel(session)
    qtbot.addWidget(made)
    made.resize(1000, 320)
    made.show()
    made.clear()
    yield made
    made.worker.cancel()
