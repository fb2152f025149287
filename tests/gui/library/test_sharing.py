"""Share codes in the window: copied, pasted anywhere, opened as links, shown as QR pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from playorder.carddata.catalogue import load_catalogue
from playorder.gui.library.sharing import Sharing
from playorder.gui.window import MainWindow
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import decode, encode

WAIT = 60_000
Make = Callable[..., dict[str, Any]]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def code(document: Make) -> str:
    return encode(document("Shared with you"), CatalogueCards(load_catalogue()))


def title(window: MainWindow) -> str:
    scenario = window.session.scenario
    return "" if scenario is None else scenario.title


def test_the_open_document_is_copied_as_a_code(qtbot: QtBot, window: MainWindow, document: Make) -> None:
    assert not window.actions_by_name["copy_code"].isEnabled()
    window.session.open_document(document("To be copied"))
    QGuiApplication.clipboard().clear()
    window.actions_by_name["copy_code"].trigger()
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() != "", timeout=WAIT)
    opened = decode(QGuiApplication.clipboard().text(), CatalogueCards(load_catalogue()))
    assert opened.scenario.title == "To be copied"
    assert "characters" in window.statusBar().currentMessage()


@pytest.mark.parametrize("form", ["{}", "playorder:{}", "  {}\n"])
def test_ctrl_v_anywhere_opens_the_code(form: str, qtbot: QtBot, window: MainWindow, code: str) -> None:
    QGuiApplication.clipboard().setText(form.format(code))
    window.start.open_button.setFocus()
    qtbot.keyClick(window.start.open_button, Qt.Key.Key_V, CTRL)
    qtbot.waitUntil(lambda: title(window) == "Shared with you", timeout=WAIT)
    assert window.session.history.dirty


def test_ctrl_v_into_a_text_field_is_the_fields_own(qtbot: QtBot, window: MainWindow, code: str) -> None:
    QGuiApplication.clipboard().setText(code)
    window.start.gallery.field.setFocus()
    qtbot.keyClick(window.start.gallery.field, Qt.Key.Key_V, CTRL)
    assert window.start.gallery.field.text() == code
    assert title(window) == ""


def test_other_text_on_the_clipboard_is_left_alone(qtbot: QtBot, window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("just words")
    qtbot.keyClick(window.start.open_button, Qt.Key.Key_V, CTRL)
    qtbot.wait(50)
    assert title(window) == ""
    assert not window.error_bar.isVisible()
    window.actions_by_name["paste_code"].trigger()
    assert "no share code" in window.error_bar.text.text()


def test_the_field_of_the_start_page_opens_what_is_pasted(
    qtbot: QtBot, window: MainWindow, sharing: Sharing, code: str
) -> None:
    QGuiApplication.clipboard().setText(code)
    sharing.field.setFocus()
    qtbot.keyClick(sharing.field, Qt.Key.Key_V, CTRL)
    qtbot.waitUntil(lambda: title(window) == "Shared with you", timeout=WAIT)
    assert sharing.field.text() == ""


def test_a_code_that_was_changed_is_refused_in_the_error_bar(
    qtbot: QtBot, window: MainWindow, sharing: Sharing, code: str
) -> None:
    sharing.field.setText(code[:-1] + ("a" if code[-1] != "a" else "b"))
    qtbot.keyClick(sharing.field, Qt.Key.Key_Return)
    qtbot.waitUntil(window.error_bar.isVisible, timeout=WAIT)
    assert "not whole" in window.error_bar.text.text()
    assert title(window) == ""


def test_a_link_is_opened_like_a_file(qtbot: QtBot, window: MainWindow, code: str) -> None:
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        window.open_path(f"playorder:{code}")
    assert title(window) == "Shared with you"


def test_cards_that_are_not_known_are_named_and_stood_in_for(
    qtbot: QtBot, window: MainWindow, document: Make
) -> None:
    strange = document("Strange", players=[{"board": ["My own card", "Wisp"]}, {}], expect=[])
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        window.open_path(encode(strange, CatalogueCards(load_catalogue())))
    assert "My own card" in window.error_bar.text.text()
    assert "My own card" in {item.entity.name for item in window.board.scene.entity_items()}


def test_a_qr_picture_is_shown_copied_and_saved(
    qtbot: QtBot,
    window: MainWindow,
    sharing: Sharing,
    document: Make,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.session.open_document(document("As a picture"))
    window.actions_by_name["qr_picture"].trigger()
    qtbot.waitUntil(lambda: sharing.dialog is not None and sharing.dialog.isVisible(), timeout=WAIT)
    dialog = sharing.dialog
    assert dialog is not None
    assert dialog.picture.pixmap().width() > 200
    assert dialog.field.text().startswith("PO2")
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert not QGuiApplication.clipboard().image().isNull()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "code"), ""))
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    assert (tmp_path / "code.png").read_bytes().startswith(b"\x89PNG")
    dialog.close()


def test_a_document_too_large_for_a_code_is_refused(qtbot: QtBot, window: MainWindow, document: Make) -> None:
    window.session.open_document(document("Large", description="x" * 50_000))
    window.actions_by_name["copy_code"].trigger()
    qtbot.waitUntil(window.error_bar.isVisible, timeout=WAIT)
    assert "too large for a share code" in window.error_bar.text.text()
