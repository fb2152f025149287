"""All that can be asked of a run, behind one door: for the window and anybody else who shows a timeline."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

from playorder.rulesets.hearthstone.account import Line
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.watching import Reading
from playorder.scenario.asking.aura_facts import AuraFacts, aura_facts
from playorder.scenario.asking.history import Death, next_change, numbers_at, previous_change, why_dead
from playorder.scenario.asking.queue_facts import EventFacts, event_facts, told
from playorder.scenario.asking.why_not import Answer, why_not
from playorder.timeline.recorded import Recorded

Answered = TypeVar("Answered")
Look = Callable[[], AbstractContextManager[object | None]]


COUNTING = frozenset({"aura_stamp"})
"""Where auras stand among the enchantments (rule 4d): an update that only moves them there changes what can be seen."""


class Questions:
    """Nodes and entities are named by their ids; what does not exist raises IndexError.

    ``look`` is entered for each question: where it gives None, because the game is being played on, nothing is
    known for the moment.
    """

    def __init__(
        self, run: Recorded, name_of: Callable[[int], str], look: Look = lambda: nullcontext(True)
    ) -> None:
        self._run = run
        self._look = look
        self.name_of = name_of

    def _ask(self, answer: Callable[[], Answered], otherwise: Answered) -> Answered:
        with self._look() as there:
            return otherwise if there is None else answer()

    def event(self, node: int) -> EventFacts | None:
        """The queues of the event in which a node lies; None if it lies in none."""
        return self._ask(lambda: event_facts(self._run, node), None)

    def auras(self, node: int) -> AuraFacts | None:
        """What an aura update did; None if the node is none."""
        return self._ask(lambda: aura_facts(self._run, node), None)

    def why_not(self, entity: int, node: int) -> tuple[Answer, ...]:
        """Why an entity did not trigger at a node."""
        return self._ask(lambda: why_not(self._run, entity, node), ())

    def told(self, reading: Reading) -> str:
        """A value that a condition read, in words."""
        return self._ask(lambda: told(self._run, reading), "")

    def numbers(self, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
        """Where the numbers of an entity come from after a node."""
        return self._ask(lambda: numbers_at(self._run, entity, node), {})

    def death(self, entity: int) -> Death | None:
        """Why an entity died last; None if it did not."""
        return self._ask(lambda: why_dead(self._run, entity), None)

    def next_change(self, entity: int, node: int, tag: str = "") -> int | None:
        """The next node in which an entity, or one tag of it, changes."""
        return self._ask(lambda: next_change(self._run, entity, node, tag), None)

    def previous_change(self, entity: int, node: int, tag: str = "") -> int | None:
        """The last node before in which an entity, or one tag of it, changed."""
        return self._ask(lambda: previous_change(self._run, entity, node, tag), None)

    def changed_tags(self, node: int) -> list[tuple[int, str]]:
        """Which tags of which entities changed in a node itself."""
        return self._ask(lambda: _changed_tags(self._run, node), [])

    def unchanged_steps(self) -> frozenset[int]:
        """Steps that the rules take anyway and in which nothing became different; they can be left out of sight."""
        return self._ask(lambda: self._run.unchanged_steps(COUNTING), frozenset())

    def askable(self) -> list[int]:
        """The entities that it makes sense to ask about, those with a text first, then by order of play."""
        return self._ask(lambda: _askable(self._run), [])


def _changed_tags(run: Recorded, node: int) -> list[tuple[int, str]]:
    return [
        (entity.id, tag)
        for entity, tag, _, _ in run.changes(node)
        if isinstance(entity, Entity) and isinstance(tag, str)
    ]


def _askable(run: Recorded) -> list[int]:
    found = [
        entity
        for entity in run.game.entities
        if isinstance(entity, Entity) and entity.attached_to is None and not entity.option
    ]
    found.sort(key=lambda entity: (entity.definition is None, entity.order))
    return [entity.id for entity in found]
