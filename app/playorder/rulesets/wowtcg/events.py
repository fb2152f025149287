"""The events that triggered powers wait for (001:703)."""

from __future__ import annotations

from typing import Any, NamedTuple


class EventKind:
    """A kind of event; compared by identity, saved by name."""

    __slots__ = ("name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (event_kind, (self.name,))


class Event(NamedTuple):
    """Something that happens. Entities by id; ``player`` is whose event it is: the turn's, the card's controller.

    ``damaged_before`` tells of a damaged character whether it was damaged before the event, for triggers are
    judged on the state before it (001:703.4).
    """

    kind: EventKind
    source: int | None = None
    target: int | None = None
    player: int = 0
    amount: int = 0
    packet: Any = None
    damaged_before: bool = False


TURN_START = EventKind("turn_start", "a turn starts")
DESTROYED = EventKind("destroyed", "a card is destroyed")
LEFT_PLAY = EventKind("left_play", "a card leaves play")
ENTERED_PLAY = EventKind("entered_play", "a card enters play")
EXHAUSTED = EventKind("exhausted", "a card becomes exhausted")
READIED = EventKind("readied", "a card becomes ready")
ATTACKS = EventKind("attacks", "a character attacks")
PROTECTS = EventKind("protects", "a character protects")
DEFENDS = EventKind("defends", "a character defends against the attacker")
ENTERED_COMBAT = EventKind("entered_combat", "a character enters combat with another")
DISRUPTS = EventKind("disrupts", "a character disrupts the defender")
DEALT_DAMAGE = EventKind("dealt_damage", "damage is dealt")
HEALED = EventKind("healed", "damage is healed")
DREW = EventKind("drew", "a card is drawn")
DISCARDED = EventKind("discarded", "a card is discarded")
PLAYED = EventKind("played", "a card is played")
USED = EventKind("used", "a payment power is used")
COMPLETED = EventKind("completed", "a quest is completed")
STRUCK = EventKind("struck", "a weapon is struck with")

EVENTS: dict[str, EventKind] = {
    kind.name: kind
    for kind in (
        TURN_START, DESTROYED, LEFT_PLAY, ENTERED_PLAY, EXHAUSTED, READIED, ATTACKS, PROTECTS, DEFENDS, ENTERED_COMBAT,
        DISRUPTS, DEALT_DAMAGE, HEALED, DREW, DISCARDED, PLAYED, USED, COMPLETED, STRUCK,
    )
}  # fmt: skip


def event_kind(name: str) -> EventKind:
    """The kind with this name; KeyError if there is none."""
    return EVENTS[name]
