"""What Ctrl+K finds besides commands: scenarios of the gallery to open, cards to put on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.session import Session
from playorder.gui.start.gallery import GallerySearch

__all__ = ["finder"]

_MOST_SCENARIOS, _MOST_CARDS = 12, 8
_SHORTEST = 2
"""Letters that are typed before scenarios and cards are looked for."""


def finder(
    gallery: GallerySearch, session: Session, editor: BoardEditor, open_path: Callable[[str, int], None]
) -> Callable[[str], list[QAction]]:
    """For what was typed, an action for each scenario and each card that fits."""

    def found(typed: str) -> list[QAction]:
        is_long = len(typed.strip()) >= _SHORTEST
        hits = gallery.find(typed) if is_long else []
        hits.sort(key=lambda hit: not hit.is_whole)
        actions = [
            _action("Scenario: %1", gallery.name(hit), partial(open_path, str(hit.entry.path), hit.index))
            for hit in hits[:_MOST_SCENARIOS]
        ]
        if session.scenario is not None and is_long:
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
