"""What a ruleset has to say for the questions about its runs."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playorder.engine.account import Line
from playorder.scenario.asking.answers import Answer, AuraFacts, Death, EventFacts
from playorder.timeline.recorded import Recorded


class Answering(ABC):
    """One ruleset's answers. Nodes and entities are named by their ids; what does not exist raises IndexError."""

    counting: frozenset[str] = frozenset()
    """Tags of the game as a whole whose change is something that a person would want to see."""
    quiet: frozenset[str] = frozenset()
    """Tags of cards that are bookkeeping: a change of one of these alone is no change that a person looks for."""

    lasting = "Lasting effects"
    """What the rules call effects that give something for as long as they last."""
    no_lasting = "Nothing is told of lasting effects in this game."
    """What to say where :meth:`auras` has nothing to tell."""
    tags: tuple[str, ...] = ()
    """Tags of cards on whose change a person may want to stop."""

    @abstractmethod
    def event(self, run: Recorded, node: int) -> EventFacts | None:
        """The queues of the event in which a node lies; None if it lies in none."""

    def auras(self, _run: Recorded, _node: int) -> AuraFacts | None:
        """What lasting effects give at a node, or at the last one before it where that is settled; None: unknown."""
        return None

    @abstractmethod
    def why_not(self, run: Recorded, entity: int, node: int) -> tuple[Answer, ...]:
        """Why an entity did not trigger at a node."""

    @abstractmethod
    def numbers(self, run: Recorded, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
        """How the numbers of an entity come about after a node; empty if it does not exist there."""

    @abstractmethod
    def death(self, run: Recorded, entity: int) -> Death | None:
        """Why an entity died last; None if it did not."""

    @abstractmethod
    def askable(self, run: Recorded) -> list[int]:
        """The entities that it makes sense to ask about, those with a text first."""
