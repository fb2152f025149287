"""Searching the cards off the window's thread: of several questions in a row, only the last one is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.filtering import CardFilter
from playorder.gui.background import Background

__all__ = ["CardSearch", "Question"]


@dataclass(frozen=True, slots=True)
class Question:
    """Words to find in any language, and what the cards must be."""

    words: str
    filter: CardFilter
    catalogue: Callable[[], Catalogue]
    scripted: Callable[[CardData], bool]

    def answer(self) -> tuple[CardData, ...]:
        """All cards that fit, the best first. May take a second the first time."""
        catalogue = self.catalogue()
        found = catalogue.search(self.words, limit=len(catalogue))
        wanted = self.filter
        return tuple(card for card in found if wanted.accepts(card, self.scripted(card)))


class CardSearch(QObject):
    """Answers questions on a thread of its own."""

    found = Signal(object)
    """The cards that answer the last question: a tuple of `CardData`."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next: Question | None = None
        self._background = Background(self)

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return self._background.busy

    def ask(self, question: Question) -> None:
        """Answer this question; an earlier one that is not answered yet is dropped."""
        self._next = question
        if not self.busy:
            self._begin()

    def _begin(self) -> None:
        question, self._next = self._next, None
        if question is None:
            return
        self._background.start(
            lambda _job: question.answer(),
            lambda cards: self._finish(cards, ""),
            lambda error: self._finish((), f"{type(error).__name__}: {error}"),
        )

    def _finish(self, cards: tuple[CardData, ...], problem: str) -> None:
        if self._next is not None:
            self._begin()
        elif problem:
            self.failed.emit(problem)
        else:
            self.found.emit(cards)
