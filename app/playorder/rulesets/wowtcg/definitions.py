"""What a card is made of: printed data, texts with their targets, powers, modifiers. All are frozen values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from playorder.cards.effects import Effects, Script, as_effects
from playorder.cards.whole import WholeCard
from playorder.rulesets.wowtcg.entities import Zone
from playorder.rulesets.wowtcg.events import Event, EventKind

if TYPE_CHECKING:
    from playorder.rulesets.wowtcg.packets import Packet

Description = Callable[[Any, int, Any, Any], bool]
"""``(game, player, me, entity) -> bool``: whether the entity is what the words say, as ``player`` reads them."""

Number = int | Callable[[Any, int, Any, Any], int]
"""A number, or a function ``(game, player, me, entity) -> int`` that is asked whenever it is read."""

Condition = Callable[[Any, Any, Event], bool]
"""``(game, me, event) -> bool``; its docstring is what a timeline says when it does not hold."""


class CardType(Enum):
    """The seven card types (001:300.1)."""

    ABILITY = "ability"
    ALLY = "ally"
    ARMOR = "armor"
    HERO = "hero"
    ITEM = "item"
    QUEST = "quest"
    WEAPON = "weapon"


EQUIPMENT = frozenset({CardType.ARMOR, CardType.ITEM, CardType.WEAPON})


class DamageType(Enum):
    """What damage is made of (001:205)."""

    ARCANE = "arcane"
    FIRE = "fire"
    FROST = "frost"
    HOLY = "holy"
    MELEE = "melee"
    NATURE = "nature"
    RANGED = "ranged"
    SHADOW = "shadow"


class Keyword:
    """The keywords, as documents write them."""

    PROTECTOR = "protector"
    STEALTH = "stealth"
    ELUSIVE = "elusive"
    FEROCITY = "ferocity"
    LONG_RANGE = "long_range"
    DUAL_WIELD = "dual_wield"
    INSTANT = "instant"
    INSPIRE_ALLY = "inspire: ally"

    ALL = (PROTECTOR, STEALTH, ELUSIVE, FEROCITY, LONG_RANGE, DUAL_WIELD, INSTANT, INSPIRE_ALLY)


class Tag(NamedTuple):
    """A tag with its number: of cards that share it a player may keep that many (001:412)."""

    name: str
    number: int


UNIQUE = Tag("Unique", 1)
"""Two cards with this tag are at odds only if they share their name."""
MELEE = Tag("Melee", 1)
"""A weapon for one hand."""


class Flag(Enum):
    """What a modifier lets nobody do, or makes somebody do."""

    CANT_BE_DESTROYED = "can't be destroyed"
    CANT_BE_TARGETED = "can't be targeted"
    CANT_BE_INTERRUPTED = "can't be interrupted"
    CANT_ATTACK = "can't attack"
    CANT_PROTECT = "can't protect"
    MUST_ATTACK = "must attack if able"
    MAY_STAY_EXHAUSTED = "may stay exhausted in its ready step"
    NO_POWERS = "loses and can't have powers"


@dataclass(frozen=True, eq=False)
class Target:
    """One place in a link's text where it says “target” (001:706).

    ``least`` to ``most`` cards that fit the ``description`` and lie in ``zone``; ``most`` None is any number.
    ``other_than_event``: not what the event of a triggered effect happened to.
    """

    description: Description
    words: str
    zone: Zone = Zone.PLAY
    least: int = 1
    most: int | None = 1
    other_than_event: bool = False


@dataclass(frozen=True, eq=False, kw_only=True)
class Text:
    """What a link does when it resolves, and what must be chosen when it is added (001:707.1).

    ``choose`` says how many of the ``modes`` are taken. With ``variable`` it has an X. ``divide`` is how much is
    divided among the targets, at least 1 for each.
    """

    do: Script = None
    targets: tuple[Target, ...] = ()
    modes: tuple[Text, ...] = ()
    choose: int = 1
    variable: bool = False
    divide: int = 0
    effects: Effects = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "effects", as_effects(self.do))


class Cost:
    """One thing that must be paid besides resources (001:402)."""

    __slots__ = ()

    def can_pay(self, game: Any, player: int, me: Any, pick: int | None) -> bool:
        """Whether it can be performed; what can't be performed can't be paid (001:103.2)."""
        raise NotImplementedError

    def pay(self, game: Any, player: int, me: Any, pick: int | None) -> None:
        """Perform it."""
        raise NotImplementedError

    def picks(self, game: Any, player: int, me: Any) -> list[int]:
        """The cards among which the player picks one; none if there is nothing to pick."""
        return []

    @property
    def needs_pick(self) -> bool:
        """Whether a card must be picked."""
        return False


@dataclass(frozen=True, eq=False, kw_only=True)
class Power(Text):
    """A payment power: its cost and its text. A quest's reward is one, too (001:701, 702)."""

    resources: int = 0
    costs: tuple[Cost, ...] = ()
    name: str = ""


@dataclass(frozen=True, eq=False, kw_only=True)
class Trigger(Text):
    """A triggered power: on which event, under which condition (001:703)."""

    on: EventKind
    condition: Condition | None = None
    name: str = ""


def itself(game: Any, player: int, me: Any, entity: Any) -> bool:
    """the card itself"""
    return entity is me


@dataclass(frozen=True, eq=False, kw_only=True)
class Modifier:
    """What a continuous modifier changes, and on what (001:714).

    ``attack``, ``health``, ``defense``, ``strike`` and ``cost`` add. ``while_`` limits it inside its duration
    (001:714.3a). ``attack_only`` describes the only characters that those affected may attack; ``attack_price`` is
    what must be paid for proposing them. ``cost_floor`` is a floor of this reduction alone (001:707.1e).
    """

    affects: Description = itself
    attack: Number = 0
    health: Number = 0
    defense: Number = 0
    strike: Number = 0
    cost: Number = 0
    cost_floor: int | None = None
    damage_type: DamageType | None = None
    keywords: tuple[str, ...] = ()
    flags: frozenset[Flag] = frozenset()
    powers: tuple[Power, ...] = ()
    attack_only: Description | None = None
    attack_price: int = 0
    control: bool = False
    while_: Description | None = None
    name: str = ""


@dataclass(frozen=True, eq=False)
class Replacement:
    """A replacement of packets: which, and what they become; only what it names changes (001:716, 407.4)."""

    applies: Callable[[Any, int, Any, Packet], bool]
    change: Callable[[Any, int, Any, Packet], Packet]


@dataclass(frozen=True, eq=False)
class DrawReplacement:
    """“If you would draw a card, instead …” (001:716): the effects that happen instead."""

    do: Script
    effects: Effects = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "effects", as_effects(self.do))


@dataclass(frozen=True, eq=False)
class EntryModifier:
    """“As … enters play” on another card: a modifier that lies on whatever fits the description (001:710.1a).

    It ends with the start of the next turn of the entering card's controller.
    """

    description: Description
    modifier: Modifier


@dataclass(frozen=True, eq=False, kw_only=True)
class Card(WholeCard):
    """A card with its printed data and what it does.

    ``cost`` None is a card without a cost (heroes, quests); an X card has ``variable`` in its text. ``text`` is what
    a non-ongoing ability does, or the words before “Ongoing:” of an ongoing one. ``attach`` is what an ability is
    attached to: the first target of its text. ``alternative`` are the costs that may be paid instead of the printed
    one (001:402.3), ``additional`` those that must be paid beside it.
    """

    name: str
    type: CardType
    cost: int | None = None
    attack: int | None = None
    health: int | None = None
    strike: int | None = None
    defense: int | None = None
    damage_type: DamageType | None = None
    faction: str = ""
    card_class: str = ""
    traits: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()
    keywords: tuple[str, ...] = ()
    instant: bool = False
    ongoing: bool = False
    totem: bool = False
    playable: bool = True
    text: Text = field(default_factory=lambda: Text())
    attach: Target | None = None
    alternative: tuple[Cost, ...] = ()
    additional: tuple[Cost, ...] = ()
    powers: tuple[Power, ...] = ()
    reward: Power | None = None
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    draw_replacement: DrawReplacement | None = None
    as_others_enter: tuple[EntryModifier, ...] = ()
    enters_with_damage: int = 0
    enters_exhausted: bool = False
    disrupts: Description | None = None
    is_stand_in: bool = False
    """Whether it stands for a card that is not known here."""

    @property
    def id(self) -> str:
        """What the card is called in documents and timelines: its name."""
        return self.name

    @property
    def link_text(self) -> Text:
        """The text of the card as a link: for an attachment, with what it is attached to as first target."""
        if self.attach is None:
            return self.text
        return Text(do=self.text.do, targets=(self.attach, *self.text.targets))
