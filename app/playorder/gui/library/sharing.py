"""Share codes in the window: copy, paste anywhere, links, QR pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from playorder.carddata.catalogue import Catalogue
from playorder.gui.actions import Command, make_action
from playorder.gui.background import Background, Job
from playorder.gui.features import Feature, MenuPart, ToolGroup, WindowParts
from playorder.gui.library.qr_dialog import QrDialog
from playorder.scenario.placeholders import missing_cards
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import decode, encode
from playorder.scenario.sharing.errors import ShareCodeError
from playorder.scenario.sharing.letters import LINK, looks_like_code

__all__ = ["Sharing", "share_feature"]

COPY = Command(
    "copy_code", "Copy s&hare code", ("Ctrl+Shift+C",), "share", "Copy the scenario as one line of text"
)
PASTE = Command(
    "paste_code", "&Paste share code", (), "", "Open the scenario of the code that was copied (Ctrl+V)"
)
PICTURE = Command("qr_picture", "Share as &QR picture…", (), "", "Show the share code as a QR picture")

_EDITION = "2016-03"
"""Names and numbers of cards are the same in every edition."""


class Sharing(QObject):
    """Makes codes of the open document, and opens codes."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._window = parts.window
        self._session = parts.session
        self._may_leave = parts.may_leave
        self._background = Background(self)
        self.copy_action = make_action(parts.window, COPY, self.copy)
        self.paste_action = make_action(parts.window, PASTE, self.paste)
        self.picture_action = make_action(parts.window, PICTURE, self.show_picture)
        self._session.scenario_loaded.connect(lambda _scenario: self._update())
        self.field = self._make_field()
        self.dialog: QrDialog | None = None
        self._update()
        # keys that nobody in the window uses come up to it; watching the whole program would slow every event
        parts.window.installEventFilter(self)

    def copy(self) -> None:
        """Put the share code of the open document on the clipboard."""
        self._encode(self._copied)

    def show_picture(self) -> None:
        """Show the share code of the open document as a QR picture."""
        self._encode(self._pictured)

    def paste(self) -> None:
        """Open the code on the clipboard, or say that there is none."""
        text = QGuiApplication.clipboard().text()
        if looks_like_code(text):
            self.open_code(text)
        else:
            words = self.tr("The clipboard holds no share code; one begins with PO and a digit")
            self._session.error.emit(words, text[:200])

    def opens(self, target: str) -> bool:
        """Open a link or a code; False for anything else."""
        if target.lower().startswith(LINK) or (looks_like_code(target) and not Path(target).exists()):
            self.open_code(target)
            return True
        return False

    def open_code(self, text: str) -> None:
        """Open the scenario of a code; changes to the open document are not lost without a question."""
        if not self._may_leave():
            return

        def work(_job: Job) -> tuple[dict[str, object], list[str]]:
            opened = decode(text, self._cards)
            missing = missing_cards(opened.scenario, self._catalogue)
            return opened.scenario.data, [card.reference for card in missing]

        def done(found: tuple[dict[str, object], list[str]]) -> None:
            document, missing = found
            self.field.clear()
            self._session.open_document(document, unsaved=True)
            if missing:
                words = self.tr("Cards that are not known here are stood in for: %1").replace(
                    "%1", ", ".join(missing)
                )
                self._session.error.emit(words, words)

        self._background.start(work, done, self._failed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+V with a code on the clipboard opens it, unless a text is being written somewhere else."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        if not isinstance(event, QKeyEvent) or not event.matches(QKeySequence.StandardKey.Paste):
            return False
        if _takes_text(QApplication.focusWidget()):
            return False
        text = QGuiApplication.clipboard().text()
        if not looks_like_code(text):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.open_code(text)
        return True

    @cached_property
    def _catalogue(self) -> Catalogue:
        return self._session.engine.catalogue(_EDITION)

    @cached_property
    def _cards(self) -> CatalogueCards:
        return CatalogueCards(self._catalogue)

    def _make_field(self) -> QLineEdit:
        """The field of the start page."""
        field = QLineEdit()
        field.setObjectName("shareCode")
        field.setPlaceholderText(self.tr("Paste a share code or link"))
        field.setAccessibleName(self.tr("Share code or link"))
        field.setToolTip(self.tr("A code opens as soon as it is pasted; Enter opens one that was typed"))
        field.setClearButtonEnabled(True)
        field.textChanged.connect(self._typed)
        field.returnPressed.connect(lambda: self.open_code(field.text()))
        return field

    def _typed(self, text: str) -> None:
        # typed letter by letter a code is not whole until its end: only what came in one piece opens by itself
        if len(text) > 12 and looks_like_code(text) and text == QGuiApplication.clipboard().text().strip():
            self.open_code(text)

    def _encode(self, then: Callable[[str], None]) -> None:
        document = self._session.history.document
        if document:
            self._background.start(lambda _job: encode(document, self._cards), then, self._failed)

    def _copied(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        words = self.tr("The share code is copied: %1 characters").replace("%1", str(len(code)))
        self._window.statusBar().showMessage(words, 8000)

    def _pictured(self, code: str) -> None:
        scenario = self._session.scenario
        try:
            self.dialog = QrDialog(code, scenario.title if scenario is not None else "", self._window)
        except ShareCodeError as problem:
            self._failed(problem)
        else:
            self.dialog.open()

    def _failed(self, problem: Exception) -> None:
        message = getattr(problem, "message", "") or f"{type(problem).__name__}: {problem}"
        self._session.error.emit(message, message)

    def _update(self) -> None:
        is_open = self._session.scenario is not None
        self.copy_action.setEnabled(is_open)
        self.picture_action.setEnabled(is_open)


def _takes_text(widget: QWidget | None) -> bool:
    """Whether a text is written there, into which what is pasted belongs."""
    return isinstance(widget, (QLineEdit, QPlainTextEdit, QTextEdit))


def share_feature(parts: WindowParts) -> Feature:
    """The commands for share codes, and the field for them on the start page."""
    sharing = Sharing(parts)
    parts.start.add_found(sharing.tr("Share code"), sharing.field)
    return Feature(
        menus=(MenuPart("&File", (None, sharing.copy_action, sharing.paste_action, sharing.picture_action)),),
        opens=sharing.opens,
        tools=(sharing.copy_action,),
        tool_group=ToolGroup.FILES,
    )
