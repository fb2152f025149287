"""What is answered about a run, in the same shape for every ruleset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from playorder.engine.account import Line
from playorder.model.watching import Reading


class Reason(Protocol):
    """Why something did not trigger; each ruleset has an enum of its own."""

    @property
    def name(self) -> str: ...

    @property
    def rule(self) -> str:
        """The rulebook's number."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A node that shows why, and what is to be seen there."""

    node: int
    words: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of one trigger at one event. ``reason`` is None if it resolved."""

    entity: int
    trigger: str
    event: int
    reason: Reason | None
    words: str
    readings: tuple[Reading, ...] = ()
    evidence: tuple[Evidence, ...] = ()

    @property
    def rule(self) -> str:
        """The rule behind it; none if it resolved."""
        return "" if self.reason is None else self.reason.rule


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a member: in words, whether it held, and the values it was read from. Empty: there is none."""

    words: str
    held: bool
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Member:
    """One member of a queue. ``outcome`` is resolved, aborted or not_reached; ``turn`` the node where its turn came."""

    entity: int
    trigger: str
    player: int
    priority: int
    order: int
    queue_condition: Condition
    trigger_condition: Condition
    outcome: str
    reason: str = ""
    rule: str = ""
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class QueueFacts:
    """One queue in order. ``node`` is where it was built; ``players`` whose triggers it holds; ``words`` say which."""

    node: int
    players: tuple[int, ...]
    members: tuple[Member, ...]
    words: str = ""


@dataclass(frozen=True, slots=True)
class EventFacts:
    """Both queues of an event, the dominant player's first, and who was not in them."""

    node: int
    queues: tuple[QueueFacts, ...]
    outside: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class TagChange:
    """One change of a tag, with the node in which it happened (None: before the first)."""

    node: int | None
    tag: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Death:
    """Why an entity died. ``causes`` are the changes that brought it there, the last one first."""

    node: int
    destroyed: bool
    health: int
    causes: tuple[TagChange, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """What one lasting effect gives. ``change`` is kept, added or removed; ``source`` is None where it is not known."""

    change: str
    source: int | None
    words: str


@dataclass(frozen=True, slots=True)
class Number:
    """One number of an entity, with the lines that lead to it before and after the node."""

    name: str
    before: tuple[Line, ...]
    after: tuple[Line, ...]

    @property
    def changed(self) -> bool:
        """Whether the number became another."""
        return self.before[-1].leaves != self.after[-1].leaves


@dataclass(frozen=True, slots=True)
class Bearer:
    """An entity that a lasting effect reaches, or reached before; what it is given is in the order of its counting."""

    entity: int
    given: tuple[Given, ...]
    numbers: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class AuraFacts:
    """What lasting effects give at a node: ``title`` says which, ``nothing`` what to say if they give nothing.

    ``players`` are flags of players that changed.
    """

    node: int
    title: str
    nothing: str
    bearers: tuple[Bearer, ...]
    players: tuple[tuple[int, str, Any, Any], ...] = ()
