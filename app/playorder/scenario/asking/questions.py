"""All that can be asked of a run, behind one door: for the window and anybody else who shows a timeline."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

from playorder.engine.account import Line
from playorder.model.watching import Reading
from playorder.scenario.asking.answering import Answering
from playorder.scenario.asking.answers import Answer, AuraFacts, Death, EventFacts
from playorder.scenario.asking.history import next_change, previous_change, told
from playorder.scenario.naming import is_card
from playorder.timeline.recorded import Recorded

Answered = TypeVar("Answered")
Look = Callable[[], AbstractContextManager[object | None]]


class Questions:
    """Nodes and entities are named by their ids; what does not exist raises IndexError.

    ``answering`` is what the ruleset knows. ``look`` is entered for each question: where it gives None, because the
    game is being played on, nothing is known for the moment.
    """

    def __init__(
        self,
        run: Recorded,
        answering: Answering,
        name_of: Callable[[int], str],
        look: Look = lambda: nullcontext(True),
    ) -> None:
        self._run = run
        self._answering = answering
        self._look = look
        self.name_of = name_of

    def _ask(self, answer: Callable[[], Answered], otherwise: Answered) -> Answered:
        with self._look() as there:
            return otherwise if there is None else answer()

    @property
    def lasting(self) -> str:
        """What the rules of the game call effects that give something for as long as they last."""
        return self._answering.lasting

    @property
    def no_lasting(self) -> str:
        """What to say where :meth:`auras` has nothing to tell."""
        return self._answering.no_lasting

    @property
    def tags(self) -> tuple[str, ...]:
        """Tags of cards on whose change a person may want to stop."""
        return self._answering.tags

    def event(self, node: int) -> EventFacts | None:
        """The queues of the event in which a node lies; None if it lies in none."""
        return self._ask(lambda: self._answering.event(self._run, node), None)

    def auras(self, node: int) -> AuraFacts | None:
        """What lasting effects give at a node, or at the last one before it where that is settled; None: unknown."""
        return self._ask(lambda: self._answering.auras(self._run, node), None)

    def why_not(self, entity: int, node: int) -> tuple[Answer, ...]:
        """Why an entity did not trigger at a node."""
        return self._ask(lambda: self._answering.why_not(self._run, entity, node), ())

    def told(self, reading: Reading) -> str:
        """A value that a condition read, in words."""
        return self._ask(lambda: told(self._run, reading), "")

    def numbers(self, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
        """How the numbers of an entity come about after a node; empty if it does not exist there."""
        return self._ask(lambda: self._answering.numbers(self._run, entity, node), {})

    def death(self, entity: int) -> Death | None:
        """Why an entity died last; None if it did not."""
        return self._ask(lambda: self._answering.death(self._run, entity), None)

    def next_change(self, entity: int, node: int, tag: str = "") -> int | None:
        """The next node in which an entity, or one tag of it, changes."""
        return self._ask(lambda: next_change(self._run, entity, node, tag, self._answering.quiet), None)

    def previous_change(self, entity: int, node: int, tag: str = "") -> int | None:
        """The last node before in which an entity, or one tag of it, changed."""
        return self._ask(lambda: previous_change(self._run, entity, node, tag, self._answering.quiet), None)

    def changed_tags(self, node: int) -> list[tuple[int, str]]:
        """Which tags of which entities changed in a node itself."""
        return self._ask(self._changed_tags(node), [])

    def _changed_tags(self, node: int) -> Callable[[], list[tuple[int, str]]]:
        return lambda: [
            (entity.id, tag)
            for entity, tag, _, _ in self._run.changes(node)
            if is_card(entity) and isinstance(tag, str)
        ]

    def unchanged_steps(self) -> frozenset[int]:
        """Steps that the rules take anyway and in which nothing became different; they can be left out of sight."""
        return self._ask(lambda: self._run.unchanged_steps(self._answering.counting), frozenset())

    def askable(self) -> list[int]:
        """The entities that it makes sense to ask about, those with a text first."""
        return self._ask(lambda: self._answering.askable(self._run), [])
