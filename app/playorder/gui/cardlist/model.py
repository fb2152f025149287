"""Cards as rows of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from playorder.gui.board.words import type_line
from playorder.gui.editing.clipboard import CARDS_MIME, mime_of
from playorder.scenario.editing.rules import EditingCard
from playorder.timeline.board_view import EntityView

__all__ = ["CardListModel", "Role", "numbers_of"]

AnyIndex = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row tells besides its name."""

    VIEW = Qt.ItemDataRole.UserRole + 1
    """The card as an `EntityView`, to be drawn."""
    DETAILS = Qt.ItemDataRole.UserRole + 2
    NUMBERS = Qt.ItemDataRole.UserRole + 3
    COST = Qt.ItemDataRole.UserRole + 4
    FAVOURITE = Qt.ItemDataRole.UserRole + 5
    WORDS = Qt.ItemDataRole.UserRole + 6
    """What was searched for, to be marked in the name."""


def numbers_of(view: EntityView) -> str:
    """Attack and health, or durability, or nothing."""
    if view.type == "minion":
        return f"{view.attack}/{view.health}"
    if view.type == "weapon":
        return f"{view.attack}/{view.durability}" if view.attack or not view.armor else str(view.armor)
    return ""


class CardListModel(QAbstractListModel):
    """Cards in a given order. Dragging one takes it along as an entity of the document."""

    def __init__(self, name_of: Callable[[EditingCard], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name_of = name_of
        self._cards: tuple[EditingCard, ...] = ()
        self._favourites: frozenset[str] = frozenset()
        self._unscripted: Callable[[EditingCard], bool] = lambda _card: False
        self._view_of: Callable[[EditingCard], EntityView] = lambda card: EntityView(-1, name=card.name)
        self.cost_words = "%1"
        """What a cost is called; %1 is the number."""
        self._words = ""

    @property
    def cards(self) -> tuple[EditingCard, ...]:
        """All rows."""
        return self._cards

    def show_cards(self, cards: Sequence[EditingCard], words: str = "") -> None:
        """Show other cards, found by these words."""
        self.beginResetModel()
        self._cards = tuple(cards)
        self._words = words
        self.endResetModel()

    def set_views(self, view_of: Callable[[EditingCard], EntityView]) -> None:
        """How cards are drawn: their pictures depend on what they say."""
        self._view_of = view_of

    def set_favourites(self, favourites: frozenset[str]) -> None:
        """Mark these cards."""
        self._favourites = favourites
        self.rename()

    def rename(self) -> None:
        """What is told of the cards is different now; they are the same."""
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    def set_unscripted(self, unscripted: Callable[[EditingCard], bool]) -> None:
        """Of which cards to say that they are not carried out."""
        self._unscripted = unscripted

    def card_at(self, row: int) -> EditingCard | None:
        """The card of a row."""
        return self._cards[row] if 0 <= row < len(self._cards) else None

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cards)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return mime_of([{"card": self._cards[index.row()].id} for index in indexes])

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        card = self.card_at(index.row()) if index.isValid() else None
        if card is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._name_of(card)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._name_of(card)}, {self._details(card)}, {numbers_of(self._view_of(card))}"
            case Qt.ItemDataRole.ToolTipRole:
                view = self._view_of(card)
                return "\n".join(filter(None, (self._name_of(card), type_line(view), view.text)))
            case Role.VIEW:
                return self._view_of(card)
            case Role.DETAILS:
                return self._details(card)
            case Role.NUMBERS:
                return numbers_of(self._view_of(card))
            case Role.COST:
                return self.tr(self.cost_words).replace("%1", str(self._view_of(card).cost))
            case Role.FAVOURITE:
                return card.id in self._favourites
            case Role.WORDS:
                return self._words
            case _:
                return None

    def _details(self, card: EditingCard) -> str:
        parts = [card.id if card.id != card.name else type_line(self._view_of(card))]
        if self._name_of(card) != card.name:
            parts.append(card.name)
        if self._unscripted(card):
            parts.append(self.tr("not scripted"))
        return " · ".join(parts)
