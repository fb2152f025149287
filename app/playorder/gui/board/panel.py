"""The middle of the window: the board with its head, which says what moment it shows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.scene import BoardScene
from playorder.gui.check_words import tally
from playorder.gui.icons import icon
from playorder.gui.plural import counted
from playorder.gui.session import Session, Shown
from playorder.gui.timeline.kinds import colour_of
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import ElidedLabel, chip, restyle
from playorder.timeline.board_view import BoardView

__all__ = ["BoardPanel"]

_CHIPS = {"start": "plain", "end": "good", "pinned": "accent", "preview": "warning", "stopped": "refused"}


class BoardPanel(QWidget):
    """Board, the sentence of the shown step, and the zoom."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tokens: Tokens = DARK
        self.scene = BoardScene(self)
        self.canvas = BoardCanvas(self.scene)
        self.line = QFrame()
        self.line.setObjectName("boardLine")
        self.line.setFixedHeight(3)
        head = QFrame()
        head.setObjectName("boardHead")
        head.setFixedHeight(40)
        self.mode = chip("")
        self.mode.setMinimumWidth(24)
        self.sentence = ElidedLabel()
        self.zoom_text = QLabel("100 %")
        self.zoom_text.setObjectName("panelHint")
        self._prompt = ""
        self._buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(head)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(10)
        row.addWidget(self.mode)
        row.addWidget(self.sentence, 1)
        self._row = row
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.line)
        body.addWidget(head)
        body.addWidget(self.canvas, 1)
        self.canvas.zoom_changed.connect(lambda zoom: self.zoom_text.setText(f"{round(zoom * 100)} %"))
        session.scenario_loaded.connect(self._clear)
        session.board_changed.connect(self._show_board)
        session.board_lost.connect(self.scene.show_nothing)
        session.shown_changed.connect(self._show_moment)
        self._set_mode("start")

    def add_zoom_actions(self, smaller: QAction, larger: QAction, fit: QAction) -> None:
        """Put the zoom's commands into the head."""
        for action, name in ((smaller, "minus"), (larger, "plus"), (fit, "fit")):
            button = QToolButton()
            button.setObjectName("quiet")
            button.setDefaultAction(action)
            button.setIconSize(QSize(18, 18))
            button.setAutoRaise(True)
            self._buttons[name] = button
            self._row.addWidget(button)
            if name == "minus":
                self._row.addWidget(self.zoom_text)

    def add_sign(self, sign: QWidget) -> None:
        """Put something before the words of the head."""
        self._row.insertWidget(0, sign)

    def add_tool(self, tool: QWidget) -> None:
        """Put something after the words of the head."""
        self._row.insertWidget(self._row.indexOf(self.sentence) + 1, tool)

    def set_prompt(self, words: str) -> None:
        """Say what is asked for now, in the place of the sentence about the moment; nothing brings that back."""
        if words != self._prompt:
            self._prompt = words
            self._show_moment(self._session.shown)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.scene.set_tokens(tokens)
        for name, button in self._buttons.items():
            button.defaultAction().setIcon(icon(name, tokens))
        self._show_moment(self._session.shown)

    def _clear(self, scenario: object) -> None:
        self.scene.forget()
        self._set_mode("start")
        self.canvas.set_zoom(1.0)

    def _show_board(self, board: BoardView) -> None:
        self.scene.show_board(board)
        self.canvas.refit()

    def _set_mode(self, mode: str) -> None:
        restyle(self.line, "mode", mode)
        restyle(self.mode, "chip", _CHIPS[mode])

    def _outcome(self) -> str:
        """How the run ended, in a line."""
        result = self._session.result
        if result is None:
            return ""
        if result.error:
            return result.error
        holding, total = tally(result)
        if not total:
            return self.tr("The script ran to its end. The scenario expects nothing.")
        if holding < total:
            words = self.tr("%1 of %2 expectations do not hold.")
            return words.replace("%1", str(total - holding)).replace("%2", str(total))
        return counted(total, "The expectation holds.", "All %n expectations hold.")

    def _show_moment(self, shown: Shown) -> None:
        result = self._session.result
        stopped = shown.mode == "end" and result is not None and bool(result.error)
        self._set_mode("stopped" if stopped else shown.mode)
        number = str(shown.position + 1)
        words = {
            "start": self.tr("Before the first action"),
            "end": self.tr("The run stopped") if stopped else self.tr("End of the run"),
            "pinned": self.tr("Pinned at node %1").replace("%1", number),
            "preview": self.tr("Preview of node %1").replace("%1", number),
        }
        self.mode.setText(words[shown.mode])
        scenario = self._session.scenario
        if self._prompt:
            self.sentence.set_text(self._prompt)
        elif shown.mode == "end":
            self.sentence.set_text(self._outcome())
        elif shown.node is not None:
            self.sentence.set_text(self._session.sentence())
        else:
            self.sentence.set_text(scenario.description if scenario is not None else "")
        node = shown.node
        if node is not None and shown.mode in ("pinned", "preview"):
            self.scene.mark_step(node.source, node.target, colour_of(node, self._tokens).name())
        else:
            self.scene.mark_step(None, None, "")
