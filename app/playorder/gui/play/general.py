"""What the player who may act can do without any card: a button for each such move, such as passing."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from playorder.gui.play.controller import PlayController

__all__ = ["GeneralMoves"]


class GeneralMoves(QWidget):
    """Buttons as the ruleset offers the moves; those with a place of their own are left out."""

    def __init__(self, controller: PlayController, left_out: frozenset[str]) -> None:
        super().__init__()
        self._controller = controller
        self._left_out = left_out
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.buttons: dict[str, QPushButton] = {}
        self.hide()

    def follow(self, is_shown: bool) -> None:
        """Show what is offered now."""
        offers = {
            offer.verb.key: offer
            for offer in self._controller.general
            if offer.verb.key and offer.verb.key not in self._left_out
        }
        for key, offer in offers.items():
            if key not in self.buttons:
                self.buttons[key] = self._make(key, self.tr(offer.verb.words))
        for key, button in self.buttons.items():
            offer_now = offers.get(key)
            button.setVisible(offer_now is not None)
            refused = None if offer_now is None else offer_now.refused
            button.setEnabled(self._controller.ready and offer_now is not None and refused is None)
        self.setVisible(is_shown and bool(offers))

    def _make(self, key: str, words: str) -> QPushButton:
        button = QPushButton(f"{words}  {key}")
        button.setObjectName("small")
        button.setAccessibleName(words)
        button.setToolTip(self.tr("%1 (%2 on the board)").replace("%1", words).replace("%2", key))
        button.clicked.connect(lambda: self._controller.start_general(key))
        self._row.addWidget(button)
        return button
