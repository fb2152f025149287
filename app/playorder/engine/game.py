"""A game of cards, as far as every ruleset's is one: what documents, runs and windows ask of it."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from playorder.engine.machine import Machine
from playorder.model.state import Entity

Card = TypeVar("Card")
"""What a ruleset has printed on a card."""
Catalogue = TypeVar("Catalogue")
"""Where a ruleset looks up what is printed."""


@mypyc_attr(allow_interpreted_subclasses=True)
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


Info = TypeVar("Info", bound=GameFacts)
"""A ruleset's own facts of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEntity(Entity, Generic[Card]):
    """A card in a game.

    ``card`` is what is printed, with an ``id`` and a ``name``; ``key`` its id in the document, or an empty text;
    ``serial`` is 0 for what the document has, else its number among what the run made; ``order`` is its place in the
    order of play.
    """

    __slots__ = ("card", "controller", "key", "order", "serial")

    def __init__(self, card: Card, controller: int, order: int) -> None:
        super().__init__()
        self.card = card
        self.controller = controller
        self.key = ""
        self.order = order
        self.serial = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Machine, Generic[Catalogue, Info]):
    """A machine whose entities are cards: each is a :class:`CardEntity`, and ``info`` a :class:`GameFacts`.

    ``catalogue`` gives what is printed on a card by its id (``get``), or None. ``unscripted`` are ids of cards that
    took part and would need a script.
    """

    def __init__(self, catalogue: Catalogue, info: Info) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.unscripted: set[str] = set()
        self.info = info
        self.state.create(info)

    def new_order(self) -> int:
        """The next number of the order of play: everything older has a smaller one."""
        order = self.info.next_order
        self.change(self.info, "next_order", order, order + 1)
        return order

    def opponent(self, player: int) -> int:
        """The other player's number."""
        return 3 - player
