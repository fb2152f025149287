"""The events that triggers answer, and the words for them."""

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
    """Something that happened or is about to. Entities by id; ``player`` (1/2) is whose event it is."""

    kind: EventKind
    source: int | None = None
    target: int | None = None
    player: int = 0
    amount: int = 0
    extra: Any = None


PLAY = EventKind("play", "a card is played (On Play phase); target: what it was aimed at")
TARGET = EventKind("target", "a spell is aimed at something (Target phase)")
AFTER_PLAY = EventKind("after_play", "after a card was played (After Play phase)")
BEFORE_SUMMON = EventKind("before_summon", "a minion is about to enter (pre-summon bug, seed 002, 6.7)")
SUMMON_RESOLUTION = EventKind("summon", "a minion was summoned (Summon Resolution step)")
AFTER_SUMMON = EventKind("after_summon", "after a minion was summoned (After Summon phase)")
PROPOSED_ATTACK = EventKind("proposed_attack", "an attack is proposed; the defender may still change")
ATTACK = EventKind("attack", "an attack whose defender is settled")
AFTER_ATTACK = EventKind("after_attack", "after an attack")
PREDAMAGE = EventKind("predamage", "damage is about to be dealt")
DAMAGE = EventKind("damage", "damage was dealt")
HEAL = EventKind("heal", "health was restored")
DEATH = EventKind("death", "a minion, hero or weapon died")
DRAW = EventKind("draw", "a card was drawn")
DISCARD = EventKind("discard", "a card was discarded")
TURN_START = EventKind("turn_start", "a turn starts")
TURN_END = EventKind("turn_end", "a turn ends")
HERO_POWER = EventKind("hero_power", "a hero power was used (Inspire phase)")
OVERLOAD = EventKind("overload", "overload was gained")
ARMOR = EventKind("armor", "armor was gained")
EQUIP = EventKind("equip", "a weapon was equipped")
SPEND = EventKind("spend", "a card was paid for: what makes one card cheaper is used up")
SECRET_REVEALED = EventKind("secret_revealed", "a secret was revealed")

EVENTS: dict[str, EventKind] = {
    kind.name: kind
    for kind in (
        PLAY, TARGET, AFTER_PLAY, BEFORE_SUMMON, SUMMON_RESOLUTION, AFTER_SUMMON, PROPOSED_ATTACK, ATTACK,
        AFTER_ATTACK, PREDAMAGE, DAMAGE, HEAL, DEATH, DRAW, DISCARD, TURN_START, TURN_END, HERO_POWER, OVERLOAD,
        ARMOR, EQUIP, SPEND, SECRET_REVEALED,
    )
}  # fmt: skip


def event_kind(name: str) -> EventKind:
    """The kind with this name; KeyError if there is none."""
    return EVENTS[name]
