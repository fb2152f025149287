"""The checks panel: each expectation of the scenario, and whether it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from playorder.gui.check_words import check_text, tally, value_text
from playorder.gui.icons import icon
from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import Panel, chip, new_page, repolish, scroll_area, wrapping

__all__ = ["ChecksPanel"]


class ChecksPanel(Panel):
    """One row for each expectation, failures with what was found instead."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = DARK
        self._result: RunLike | None = None
        self.head.title.setText(self.tr("Checks"))
        self.summary = chip("", "good")
        self.summary.hide()
        self.head.row.addWidget(self.summary)
        self._area = scroll_area()
        self.body.addWidget(self._area, 1)
        self.setAccessibleName(self.tr("Checks"))
        session.scenario_loaded.connect(lambda _: self.show_result(None))
        session.run_finished.connect(self.show_result)
        self.show_result(None)

    @property
    def rows(self) -> list[tuple[bool, str]]:
        """What is listed: whether it holds, and its words."""
        if self._result is None:
            return []
        return [(bool(ok), check_text(check)) for ok, check, _ in self._result.checks]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.show_result(self._result)

    def show_result(self, result: RunLike | None) -> None:
        """List the checks of a run."""
        self._result = result
        page, body = new_page((14, 10, 14, 12), 8)
        self.summary.setVisible(result is not None)
        if result is None:
            body.addWidget(
                wrapping(self.tr("What the scenario expects is checked when it runs."), "panelHint")
            )
        else:
            self._fill(body, result)
        body.addStretch(1)
        self._area.setWidget(page)

    def _fill(self, body: QVBoxLayout, result: RunLike) -> None:
        holding, total = tally(result)
        failed = total - holding
        if result.error:
            self.summary.setText(self.tr("stopped"))
        elif not total:
            self.summary.setText(self.tr("none"))
            body.addWidget(wrapping(self.tr("This scenario expects nothing."), "panelHint"))
        elif failed:
            self.summary.setText(
                self.tr("%1 of %2 fail").replace("%1", str(failed)).replace("%2", str(total))
            )
        else:
            self.summary.setText(counted(total, "it holds", "all %n hold"))
        kind = "refused" if failed or result.error else "good" if total else "plain"
        self.summary.setProperty("chip", kind)
        repolish(self.summary)
        if result.error:
            body.addWidget(self._row(False, self.tr("The run stopped"), result.error))
        for ok, check, got in result.checks:
            found = "" if ok else self.tr("found: %1").replace("%1", value_text(got))
            body.addWidget(self._row(bool(ok), check_text(check), found))

    def _row(self, ok: bool, words: str, found: str) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        sign = QLabel()
        t = self._tokens
        sign.setPixmap(icon("check" if ok else "cross", t, t.good if ok else t.refused, 18).pixmap(18, 18))
        sign.setAccessibleName(self.tr("holds") if ok else self.tr("fails"))
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(wrapping(words))
        if found:
            texts.addWidget(wrapping(found, "muted"))
        line.addLayout(texts, 1)
        return row
