"""What a board looks like at one moment, ready to be drawn.

These are plain frozen values. They know no rules and no window: the timeline fills them from a state,
and a window (or a terminal, or an exporter) shows them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = [
    "AttachmentView",
    "BoardView",
    "EntityView",
    "ListenView",
    "OriginView",
    "PlayerView",
    "ZoneView",
]


@dataclass(frozen=True, slots=True)
class AttachmentView:
    """One enchantment on an entity."""

    entity: int
    name: str
    attack: int = 0
    health: int = 0
    note: str = ""
    path: str = ""
    """Where the scenario document has it, or an empty text for what the rules made."""
    order: int = 0
    """Order of play."""
    card: str = ""
    rank: int = 0
    """Its place among what is in play, 1 being the oldest; 0 if it was not counted."""


@dataclass(frozen=True, slots=True)
class OriginView:
    """One step on the way to the present numbers: what it comes from and what it leaves."""

    kind: str
    """base, enchantment or aura."""
    name: str
    attack: int
    health: int
    card: str = ""


@dataclass(frozen=True, slots=True)
class ListenView:
    """One trigger: the event that it answers, its name, and the enchantment that brings it if it is no own one."""

    event: str
    name: str = ""
    bringer: str = ""
    written: int = -1
    """Which of the triggers it is that the document writes for the entity; -1 for the others."""
    bringer_card: str = ""
    """The card of that enchantment, by its id."""


@dataclass(frozen=True, slots=True)
class EntityView:
    """One card, hero, power, weapon, secret or enchantment, with the numbers it has at this moment."""

    entity: int
    key: str = ""
    """The id that the scenario document gave it, or an empty text."""
    path: str = ""
    """Where the document has it, as a JSON path; an empty text for what the run made."""
    card: str = ""
    name: str = ""
    type: str = "minion"
    """One of: minion, hero, weapon, spell, hero_power, enchantment; tile: what else lies face up in a row."""
    kind: str = ""
    """What the game calls its type, if it is not drawn as what it is called."""
    card_class: str = "NEUTRAL"
    race: str = ""
    rarity: str = ""
    player: int = 1
    zone: str = ""
    position: int = 0
    attack: int = 0
    health: int = 0
    """Current health: the maximum less the damage."""
    max_health: int = 0
    damage: int = 0
    armor: int = 0
    durability: int = 0
    cost: int = 0
    base_attack: int = 0
    base_health: int = 0
    base_cost: int = 0
    base_armor: int = 0
    base_durability: int = 0
    numbers: tuple[tuple[str, int, int], ...] = ()
    """What it has in numbers, in words, now and as printed, in games that call them otherwise; damage is printed 0."""
    keywords: frozenset[str] = frozenset()
    """taunt, divine_shield, charge, windfury, stealth, frozen, immune, poisonous, silenced, cant_attack …"""
    marks: frozenset[str] = frozenset()
    """deathrattle, trigger, aura, battlecry, secret, exhausted, can_attack, pending_destroy,
    mortally_wounded, enraged, unscripted."""
    attachments: tuple[AttachmentView, ...] = ()
    origins: tuple[OriginView, ...] = ()
    """Where attack and maximum health come from, in the order in which they are reckoned; empty if as printed."""
    listens: tuple[ListenView, ...] = ()
    """The triggers of the entity and of its enchantments."""
    order: int = 0
    """Order of play."""
    rank: int = 0
    """Its place among what is in play, 1 being the oldest; 0 out of play or if it was not counted."""
    text: str = ""
    """The printed text, without marks of layout."""
    english: tuple[str, str] | None = None
    """Name and text in English where `name` and `text` are in another language: pictures are chosen by them."""

    @property
    def told_order(self) -> int:
        """The number by which people know its place in the order of play: its rank, where that is known."""
        return self.rank or self.order


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One zone of one player, in the shape that the ruleset asks for."""

    name: str
    label: str
    layout: str
    """row: minion plates side by side; hand: a row of cards; pile: a counted pile that opens as a list;
    slot: a single place (hero, hero power, weapon); tokens: small hexagons (secrets); stack: a column beside
    both sides, the last entity on top."""
    entities: tuple[EntityView, ...] = ()
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One side of the board; the zones come in the order that the ruleset declares."""

    player: int
    name: str = ""
    zones: tuple[ZoneView, ...] = ()
    mana: int = 0
    crystals: int = 0
    locked: int = 0
    owed: int = 0
    fatigue: int = 0
    dominant: bool = False
    counts_mana: bool = True
    """Whether mana and crystals are drawn: a game may have none."""
    has_priority: bool = False
    """Whether it is this player who may act now, where players do so in turn."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """Both sides, whose turn it is, and the result if there is one."""

    players: tuple[PlayerView, PlayerView] = field(
        default_factory=lambda: (PlayerView(player=1), PlayerView(player=2))
    )
    active: int = 1
    turn: int = 0
    result: str = ""
    edition: str = ""
    moment: str = ""
    """Which window or step of the turn it is, if the game tells; an empty text if not."""
