"""The expectations panel: what the scenario expects, whether it holds, and more to expect in two clicks."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from playorder.gui.check_form import CheckDialog
from playorder.gui.check_words import check_text, tally, value_text
from playorder.gui.icons import icon
from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import Panel, chip, new_page, restyle, scroll_area, wrapping
from playorder.scenario import expecting
from playorder.scenario.expecting import Check
from playorder.timeline.board_view import EntityView

__all__ = ["ChecksPanel"]


class ChecksPanel(Panel):
    """One row for each expectation, failures with what was found instead; buttons to add, edit and delete."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tokens: Tokens = DARK
        self._icon = cache(partial(icon, tokens=DARK))
        self._result: RunLike | None = None
        self._selected: EntityView | None = None
        self._suggested: list[Check] = []
        self._listed: object = None
        self.head.title.setText(self.tr("Expectations"))
        self.summary = chip("", "good")
        self.summary.hide()
        self.head.row.addWidget(self.summary)
        self.expect = QToolButton()
        self.expect.setObjectName("expect")
        self.expect.setText(self.tr("Expect"))
        self.expect.setToolTip(
            self.tr("Expect of what is selected what it is now; the arrow has more (Ctrl+Shift+X)")
        )
        self.expect.setAccessibleName(self.tr("Expect what is selected"))
        self.expect.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.expect.clicked.connect(lambda: self.add(0))
        self.menu = QMenu(self.expect)
        self.expect.setMenu(self.menu)
        self.head.row.addWidget(self.expect)
        self._area = scroll_area()
        self.body.addWidget(self._area, 1)
        self.delete_buttons: list[QToolButton] = []
        self.edit_buttons: list[QToolButton] = []
        self.setAccessibleName(self.tr("Expectations"))
        session.scenario_loaded.connect(lambda _: self.show_result(None))
        session.scenario_changed.connect(lambda _: self.show_result(self._result))
        session.run_finished.connect(self.show_result)
        session.stale_changed.connect(lambda _: self.show_result(self._result))
        session.cards_ready.connect(lambda: self.show_result(self._result))
        session.language_changed.connect(lambda: self.show_result(self._result))
        session.shown_changed.connect(lambda _: self._suggest())
        session.busy_changed.connect(lambda _: self._suggest())
        self.show_result(None)

    @property
    def rows(self) -> list[tuple[bool, str]]:
        """What was checked: whether it holds, and its words."""
        if self._result is None:
            return []
        return [(bool(ok), self._said(check)) for ok, check, _ in self._result.checks]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._icon = cache(partial(icon, tokens=tokens))
        self.show_result(self._result)

    def show_result(self, result: RunLike | None) -> None:
        """List the checks of a run, or those of the document where it was not run as it is now."""
        self._result = result
        fresh = None if self._session.stale else result
        expected = [self._said(check) for check in expecting.checks_of(self._session.history.document)]
        self.summary.setVisible(fresh is not None)
        listed = (fresh, expected, self._tokens)
        if listed != self._listed:
            self._listed = listed
            self._list(fresh, expected)
        self._suggest()

    def _said(self, check: Any) -> str:
        """An expectation in words, with the names of cards in the chosen language."""
        return check_text(check, self._session.name_of_reference)

    def _list(self, result: RunLike | None, expected: list[str]) -> None:
        page, body = new_page((14, 10, 14, 12), 8)
        self.delete_buttons, self.edit_buttons = [], []
        if result is not None:
            self._fill(body, result)
        else:
            self._fill_unchecked(body, expected)
        body.addStretch(1)
        self._area.setWidget(page)

    def _fill_unchecked(self, body: QVBoxLayout, expected: list[str]) -> None:
        body.addWidget(wrapping(self.tr("What the scenario expects is checked when it runs."), "panelHint"))
        for index, words in enumerate(expected):
            body.addWidget(self._row(None, words, "", index))

    def _fill(self, body: QVBoxLayout, result: RunLike) -> None:
        holding, total = tally(result)
        failed = total - holding
        if result.error:
            self.summary.setText(self.tr("stopped"))
        elif not total:
            self.summary.setText(self.tr("none"))
            note = self.tr("This scenario expects nothing. Select a card and press Expect.")
            body.addWidget(wrapping(note, "panelHint"))
        elif failed:
            self.summary.setText(
                self.tr("%1 of %2 fail").replace("%1", str(failed)).replace("%2", str(total))
            )
        else:
            self.summary.setText(counted(total, "it holds", "all %n hold"))
        kind = "refused" if failed or result.error else "good" if total else "plain"
        restyle(self.summary, "chip", kind)
        if result.error:
            body.addWidget(self._row(False, self.tr("The run stopped"), result.error, None))
        for index, (ok, check, got) in enumerate(result.checks):
            found = (
                ""
                if ok
                else self.tr("found: %1").replace("%1", value_text(got, self._session.name_of_reference))
            )
            body.addWidget(self._row(bool(ok), self._said(check), found, index))

    def _row(self, ok: bool | None, words: str, found: str, index: int | None) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        sign = QLabel()
        t = self._tokens
        name, colour = ("minus", t.muted) if ok is None else ("check", t.good) if ok else ("cross", t.refused)
        sign.setPixmap(self._icon(name, colour=colour, size=18).pixmap(18, 18))
        said = self.tr("not checked yet") if ok is None else self.tr("holds") if ok else self.tr("fails")
        sign.setAccessibleName(said)
        sign.setToolTip(said)
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(wrapping(words))
        if found:
            texts.addWidget(wrapping(found, "muted"))
        line.addLayout(texts, 1)
        if index is not None and index < len(expecting.checks_of(self._session.history.document)):
            edit = self._tool("edit", self.tr("Edit: %1").replace("%1", words))
            edit.clicked.connect(lambda _=False, index=index: self.edit(index))
            delete = self._tool("delete", self.tr("Delete: %1").replace("%1", words))
            delete.clicked.connect(lambda _=False, index=index: self.delete(index))
            self.edit_buttons.append(edit)
            self.delete_buttons.append(delete)
            for button in (edit, delete):
                line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _tool(self, name: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName("tight")
        button.setAutoRaise(True)
        button.setIcon(self._icon(name, colour=self._tokens.muted))
        button.setIconSize(QSize(15, 15))
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    # --- expecting more ----------------------------------------------------------------------------------------

    def select(self, entity: EntityView | None) -> None:
        """Something else is selected on the board."""
        self._selected = entity
        self._suggest()

    def _suggest(self) -> None:
        """What may be expected of what is selected: as it is at the end of the run."""
        session, run = self._session, self._session.result
        self._suggested = []
        self.menu.clear()
        at_end = session.shown.mode in ("end", "start") and session.position == session.last
        if self._selected is not None and run is not None and at_end and not (session.stale or session.busy):
            with run.look(None) as table:
                if table is not None:
                    self._suggested = expecting.suggestions(table.result, self._selected.entity)
        for number, check in enumerate(self._suggested):
            action = self.menu.addAction(self._said(check))
            action.triggered.connect(lambda _=False, number=number: self.add(number))
        self.expect.setEnabled(bool(self._suggested))

    def add(self, number: int) -> None:
        """Expect one of what is suggested."""
        run = self._session.result
        if not 0 <= number < len(self._suggested) or self._selected is None or run is None:
            return
        check = self._suggested[number]
        with run.look(None) as table:
            if table is None:
                return
            before = self._session.history.document
            document = expecting.expecting(before, table.result, self._selected.entity, check)
        self._session.history.change(self.tr("Expect %1").replace("%1", self._said(check)), document)

    def delete(self, index: int) -> None:
        """Expect something no longer."""
        document = self._session.history.document
        words = self.tr("Expect no longer %1").replace("%1", self._said(expecting.checks_of(document)[index]))
        self._session.history.change(words, expecting.delete(document, index))

    def edit(self, index: int) -> None:
        """Expect something else instead."""
        document = self._session.history.document
        check: dict[str, Any] = expecting.checks_of(document)[index]
        dialog = CheckDialog(document, index, check, self)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.check is not None:
            words = self.tr("Expect %1").replace("%1", self._said(dialog.check))
            self._session.history.change(words, expecting.replace(document, index, dialog.check))
