"""A game of cards, as far as every ruleset's is one: what documents, runs and windows ask of it."""

from __future__ import annotations

from typing import Any

from playorder.engine.machine import Machine
from playorder.model.state import Entity


class GameFacts(Entity):
    """Facts of a game as a whole. A ruleset's own class adds tags.

    ``result`` is ``ongoing`` until the game has ``ended``. ``serial`` counts the entities that the run made,
    ``decisions`` those of chance, and ``picks_used`` are the numbers of the document's picks that have been used.
    """

    __slots__ = ("active", "decisions", "ended", "next_order", "picks_used", "result", "serial", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.active = 1
        self.turn = 1
        self.result = "ongoing"
        self.ended = False
        self.next_order = 1
        self.serial = 0
        self.decisions = 0
        self.picks_used: tuple[int, ...] = ()


class CardGame(Machine):
    """A machine whose entities are cards.

    ``catalogue`` gives a card by its id (``get``), or None; a card has an ``id`` and a ``name``. Every entity that is a
    card has it as ``card``, and besides ``key`` (its id in the document, or an empty text), ``serial`` (0 for what the
    document has, else its number among what the run made) and ``order`` (its place in the order of play).
    ``unscripted`` are ids of cards that took part and would need a script.
    """

    def __init__(self, catalogue: Any, info: Any) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.unscripted: set[str] = set()
        self.info = info
        self.state.create(info)

    def new_order(self) -> int:
        """The next number of the order of play: everything older has a smaller one."""
        order: int = self.info.next_order
        self.set(self.info, "next_order", order + 1)
        return order

    def opponent(self, player: int) -> int:
        """The other player's number."""
        return 3 - player
