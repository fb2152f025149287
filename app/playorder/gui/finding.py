"""What Ctrl+K finds besides commands: scenarios of the gallery to open, cards to put on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.gallery import GalleryEntry
from playorder.gui.session import Session

__all__ = ["finder"]

_MOST_SCENARIOS, _MOST_CARDS = 12, 8
_SHORTEST = 2
"""Letters that are typed before cards are looked for."""


def finder(
    gallery: Sequence[GalleryEntry], session: Session, editor: BoardEditor, open_path: Callable[[str], None]
) -> Callable[[str], list[QAction]]:
    """For what was typed, an action for each scenario and each card that fits."""

    def found(typed: str) -> list[QAction]:
        words = typed.casefold().split()
        fitting = [entry for entry in gallery if words and all(word in entry.heading for word in words)]
        actions = [
            _action("Scenario: %1", entry.title, partial(open_path, str(entry.path)))
            for entry in fitting[:_MOST_SCENARIOS]
        ]
        if session.scenario is not None and len(typed.strip()) >= _SHORTEST:
            cards = session.catalogue.search(typed.strip(), limit=_MOST_CARDS)
            actions += [_action("Card: %1", session.card_name(card), partial(put, card.id)) for card in cards]
        return actions

    def put(card: str) -> None:
        if not editor.active:
            session.set_editing(True)
        editor.put([{"card": card}])

    return found


def _action(words: str, name: str, act: Callable[[], object]) -> QAction:
    # a single & would be taken for the mark of a key
    shown = QCoreApplication.translate("Finding", words).replace("%1", name.replace("&", "&&"))
    action = QAction(shown)
    action.triggered.connect(lambda _checked=False: act())
    return action
