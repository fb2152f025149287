"""What Ctrl+K finds besides commands: scenarios of the gallery to open, cards to put on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from playorder.carddata.cards import CardData
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.session import Session
from playorder.gui.start.gallery import GalleryHit, GallerySearch

__all__ = ["finder"]

_MOST_SCENARIOS, _MOST_CARDS = 12, 8
_SHORTEST = 2
"""Letters that are typed before scenarios and cards are looked for."""


def finder(
    gallery: GallerySearch, session: Session, editor: BoardEditor, open_path: Callable[[str, int], None]
) -> Callable[[str], list[QAction]]:
    """For what was typed, an action for each scenario and each card that fits."""

    def found(typed: str) -> list[QAction]:
        if len(typed.strip()) < _SHORTEST:
            return []
        hits = gallery.find(typed)
        files = [opening(hit) for hit in hits if hit.is_whole][:_MOST_SCENARIOS]
        single = [opening(hit) for hit in hits if not hit.is_whole][: _MOST_SCENARIOS - len(files)]
        cards: Sequence[CardData] = ()
        if session.scenario is not None:
            cards = session.catalogue.search(typed.strip(), limit=_MOST_CARDS)
        putting = [_action("Card: %1", session.card_name(card), partial(put, card.id)) for card in cards]
        # a card is looked for by its name; scenarios in which it is only written come after it
        return [*files, *putting, *single]

    def opening(hit: GalleryHit) -> QAction:
        return _action("Scenario: %1", gallery.name(hit), partial(open_path, str(hit.entry.path), hit.index))

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
