"""The events that triggers answer, and the words for them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.model.values import Value


class EventKind:
    """A kind of event; compared by identity, saved by name. ``rule`` says where the rulebook has it."""

    __slots__ = ("name", "rule", "text")

    def __init__(self, name: str, text: str, rule: str) -> None:
        self.name = name
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (event_kind, (self.name,))


class AnnouncedKind(EventKind):
    """An event that cards of somebody's own announce and answer; two of one name are the same kind."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name, f"a card announced “{name}”", "002:2a")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AnnouncedKind) and other.name == self.name

    def __hash__(self) -> int:
        return hash(("announced", self.name))

    def __reduce__(self) -> tuple[Any, ...]:
        return (AnnouncedKind, (self.name,))


@mypyc_attr(acyclic=True)
class Event(Value):
    """Something that happened or is about to. Entities by id; ``player`` (1/2) is whose event it is."""

    __slots__ = ("amount", "extra", "kind", "player", "source", "target")

    def __init__(
        self,
        kind: EventKind,
        source: int | None = None,
        target: int | None = None,
        player: int = 0,
        amount: int = 0,
        extra: Any = None,
    ) -> None:
        self.kind: Final = kind
        self.source: Final = source
        self.target: Final = target
        self.player: Final = player
        self.amount: Final = amount
        self.extra: Final = extra

    def parts(self) -> tuple[Any, ...]:
        return (self.kind, self.source, self.target, self.player, self.amount, self.extra)

    def aimed_at(self, target: int | None) -> Event:
        """The same event with another ``target``."""
        return Event(self.kind, self.source, target, self.player, self.amount, self.extra)


PLAY: Final = EventKind("play", "a card is played (On Play phase); target: what it was aimed at", "002:2a")
TARGET: Final = EventKind("target", "a spell is aimed at something (Target phase)", "002:三2")
AFTER_PLAY: Final = EventKind("after_play", "after a card was played (After Play phase)", "002:2a")
BEFORE_SUMMON: Final = EventKind(
    "before_summon", "a minion is about to enter (pre-summon bug, seed 002, 6.7)", "002:6.7"
)
SUMMON_RESOLUTION: Final = EventKind("summon", "a minion was summoned (Summon Resolution step)", "002:6.6")
AFTER_SUMMON: Final = EventKind("after_summon", "after a minion was summoned (After Summon phase)", "002:三4")
PROPOSED_ATTACK: Final = EventKind(
    "proposed_attack", "an attack is proposed; the defender may still change", "002:三5"
)
ATTACK: Final = EventKind("attack", "an attack whose defender is settled", "002:三5")
AFTER_ATTACK: Final = EventKind("after_attack", "after an attack", "002:三5")
PREDAMAGE: Final = EventKind("predamage", "damage is about to be dealt", "002:四10")
DAMAGE: Final = EventKind("damage", "damage was dealt", "002:2b")
HEAL: Final = EventKind("heal", "health was restored", "002:2b")
DEATH: Final = EventKind("death", "a minion, hero or weapon died", "002:7")
DRAW: Final = EventKind("draw", "a card was drawn", "002:四9")
DISCARD: Final = EventKind("discard", "a card was discarded", "002:2b")
TURN_START: Final = EventKind("turn_start", "a turn starts", "002:三1")
TURN_END: Final = EventKind("turn_end", "a turn ends", "002:三1")
HERO_POWER: Final = EventKind("hero_power", "a hero power was used (Inspire phase)", "002:三6")
OVERLOAD: Final = EventKind("overload", "overload was gained", "002:6.11")
ARMOR: Final = EventKind("armor", "armor was gained", "002:2a")
EQUIP: Final = EventKind("equip", "a weapon was equipped", "002:三3")
SPEND: Final = EventKind("spend", "a card was paid for: what makes one card cheaper is used up", "002:四8")
SECRET_REVEALED: Final = EventKind("secret_revealed", "a secret was revealed", "002:6.4")
GAME_START: Final = EventKind("game_start", "a whole game begins, after both mulligans", "003:I")

EVENTS: Final[dict[str, EventKind]] = {
    kind.name: kind
    for kind in (
        PLAY, TARGET, AFTER_PLAY, BEFORE_SUMMON, SUMMON_RESOLUTION, AFTER_SUMMON, PROPOSED_ATTACK, ATTACK,
        AFTER_ATTACK, PREDAMAGE, DAMAGE, HEAL, DEATH, DRAW, DISCARD, TURN_START, TURN_END, HERO_POWER, OVERLOAD,
        ARMOR, EQUIP, SPEND, SECRET_REVEALED, GAME_START,
    )
}  # fmt: skip


def event_kind(name: str) -> EventKind:
    """The kind with this name; KeyError if there is none."""
    return EVENTS[name]
