"""The entities of this ruleset and their tags, as slots."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from playorder.engine.game import CardEntity, GameFacts
from playorder.model.state import Entity as BaseEntity

if TYPE_CHECKING:
    from playorder.carddata.cards import CardData, CardType
    from playorder.cards.definition import CardDef


class Zone(Enum):
    """Where an entity is (seed 002, 四7)."""

    NONE = "none"
    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    SECRET = "secret"
    SETASIDE = "setaside"
    REMOVED = "removed"

    __hash__ = object.__hash__  # by identity: members are looked up all the time


# Rules ask all the time; a name of the module is found many times faster than a member of an enumeration.
NOWHERE: Final = Zone.NONE
IN_PLAY: Final = Zone.PLAY
IN_HAND: Final = Zone.HAND
IN_DECK: Final = Zone.DECK
IN_GRAVEYARD: Final = Zone.GRAVEYARD
IN_SECRETS: Final = Zone.SECRET
SET_ASIDE: Final = Zone.SETASIDE
REMOVED: Final = Zone.REMOVED


@mypyc_attr(allow_interpreted_subclasses=True)
class Entity(CardEntity["CardData"]):
    """A card, character, weapon, hero power, secret or enchantment.

    ``base_...`` are the printed values (or what the document put in their place); ``attack``, ``max_health`` and
    ``cost`` the values after enchantments and auras, before the clamp of a read. ``own`` are keyword bits of the
    entity itself, ``keywords`` all that hold now. A weapon's durability is ``max_health - damage``.
    """

    __slots__ = (
        "armor", "attached_to", "attack", "attacks", "aura_effects", "base_attack", "base_cost", "base_health",
        "became", "caster", "cleave", "cost", "cost_effects", "damage", "death_position",
        "definition", "destroy", "echo", "enchant", "enchantments", "enraged", "exhausted", "extra_triggers", "grants",
        "just_played", "keywords", "listening", "max_health", "memory", "option", "other_keywords", "own", "silenced",
        "spell_power", "type", "zone",
    )  # fmt: skip

    type: CardType
    definition: CardDef | None
    controller: int
    zone: Zone
    order: int
    base_attack: int
    base_health: int
    base_cost: int
    attack: int
    max_health: int
    cost: int
    damage: int
    armor: int
    own: int
    keywords: int
    other_keywords: int
    spell_power: int
    enchantments: tuple[int, ...]
    aura_effects: tuple[Any, ...]
    cost_effects: tuple[Any, ...]
    exhausted: bool
    attacks: int
    just_played: bool
    silenced: bool
    destroy: bool
    enraged: int
    death_position: int
    attached_to: int | None
    enchant: Any
    caster: int
    memory: Any
    option: bool
    listening: bool
    became: int | None
    extra_triggers: tuple[Any, ...]
    grants: int
    echo: int
    cleave: int
    key: str
    serial: int

    def __init__(self, card: CardData, definition: CardDef | None, controller: int, order: int) -> None:
        self.id = -1
        self.card = card
        self.type = card.type
        self.definition = definition
        self.controller = controller
        self.zone = NOWHERE
        self.order = order
        self.base_attack = self.attack = card.attack
        self.base_health = self.max_health = card.health or card.durability
        self.base_cost = self.cost = card.cost
        self.damage = 0
        self.armor = 0
        self.own = self.keywords = 0
        self.other_keywords = 0
        self.spell_power = card.spell_power
        self.enchantments = ()
        self.aura_effects = ()
        self.cost_effects = ()
        self.exhausted = False
        self.attacks = 0
        self.just_played = False
        self.silenced = False
        self.destroy = False
        self.enraged = -1
        self.death_position = -1
        self.attached_to = None
        self.enchant = None
        self.caster = controller
        self.memory = None
        self.option = False
        self.listening = False
        self.became = None
        self.extra_triggers = ()
        self.grants = 0
        self.echo = 0
        self.cleave = 0
        self.key = ""
        self.serial = 0

    @property
    def health(self) -> int:
        """Current health (durability of a weapon); may be below 0."""
        return self.max_health - self.damage

    def __repr__(self) -> str:
        return f"<{self.id} {self.card.name}>"


BOTH_PLAYERS: Final[tuple[int, ...]] = (1, 2)
"""Their PLAYER_IDs: a name, and a tuple of open length, make a loop over them quick in a compiled build."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(BaseEntity):
    """One of the two players: zones, mana, counters. ``number`` is PLAYER_ID (1 is dominant)."""

    __slots__ = (
        "armor_gained",
        "board",
        "cards_drawn_this_turn",
        "cards_played_this_turn",
        "counters",
        "crystals",
        "damage_bonus",
        "deck",
        "died_this_game",
        "died_this_turn",
        "double_battlecry",
        "double_damage",
        "double_deathrattle",
        "double_heal",
        "enchantments",
        "fatigue",
        "flags",
        "graveyard",
        "hand",
        "healing_hurts",
        "hero",
        "hero_power",
        "locked",
        "lost",
        "mana_spent_this_turn",
        "max_crystals",
        "minions_played_this_turn",
        "mulligan_done",
        "name",
        "newest_first",
        "number",
        "order",
        "other_deaths",
        "owed",
        "power_bonus",
        "power_options_this_turn",
        "power_reaches_minions",
        "power_uses",
        "powers_used_this_game",
        "refreshes",
        "removed",
        "secrets",
        "setaside",
        "spells_played_this_turn",
        "temporary",
        "used",
        "weapon",
        "weapon_curse",
    )  # fmt: skip

    def __init__(self, number: int) -> None:
        self.id = -1
        self.number = number
        self.name = f"Player {number}"
        self.order = number
        self.hero: int = -1
        self.hero_power: int | None = None
        self.weapon: int | None = None
        self.board: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.secrets: tuple[int, ...] = ()
        self.graveyard: tuple[int, ...] = ()
        self.setaside: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.enchantments: tuple[int, ...] = ()
        self.crystals = 10
        self.max_crystals = 10
        self.used = 0
        self.temporary = 0
        self.locked = 0
        self.owed = 0
        self.fatigue = 0
        self.lost = False
        self.cards_played_this_turn = 0
        self.spells_played_this_turn = 0
        self.minions_played_this_turn = 0
        self.cards_drawn_this_turn = 0
        self.power_options_this_turn = 0
        """Options of a hero power (Totemic Slam) that were taken: each is a card that starts a Combo."""
        self.mana_spent_this_turn = 0
        self.armor_gained = 0
        self.died_this_turn: tuple[int, ...] = ()
        self.died_this_game: tuple[int, ...] = ()
        self.other_deaths = 0
        self.power_uses = 0
        self.powers_used_this_game = 0
        self.refreshes = 0
        self.mulligan_done = False
        self.counters: tuple[tuple[str, int], ...] = ()
        """What cards of somebody's own count over the game, by name."""
        # set by Aura Update (Other), rule 4c
        self.double_battlecry = 0
        self.double_deathrattle = 0
        self.double_damage = 0
        self.double_heal = 0
        self.healing_hurts = 0
        self.newest_first = 0
        # set by Aura Update (Health/Attack)
        self.power_bonus = 0
        self.power_reaches_minions = 0
        self.damage_bonus = 0
        # set by the Weapon Update Step
        self.weapon_curse = 0
        self.flags = ""

    @property
    def controller(self) -> int:
        """A player controls itself."""
        return self.number

    @property
    def mana(self) -> int:
        """Available mana; may be negative (seed 002, 四8)."""
        return self.crystals + self.temporary - self.used - self.locked

    @property
    def has_combo(self) -> bool:
        """Whether a card that is played now comes with its Combo: another was played before it this turn."""
        return self.cards_played_this_turn > 0 or self.power_options_this_turn > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEntity(GameFacts):
    """Facts of the game as a whole, journaled like any other."""

    __slots__ = (
        "answered",
        "attack_attacker",
        "attack_defender",
        "attack_tried",
        "aura_bearers",
        "aura_stamp",
        "battlecry",
        "check_auras",
        "check_deaths",
        "countered",
        "death_phases",
        "deaths",
        "discovers",
        "dying",
        "far_power",
        "oldest",
        "others_on",
        "passing",
        "predamage",
        "sequence_minion",
        "spell_target",
        "stat_flags_on",
        "summoned",
        "transformed",
        "weapon_rattles",
        "weapon_seen",
        "weapons_died",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.turn = 20
        self.next_order = 10
        self.oldest = 0
        self.check_auras = True
        self.aura_bearers: tuple[int, ...] = ()
        self.aura_stamp = 0
        self.others_on = False
        self.stat_flags_on = False
        self.far_power: tuple[int, ...] = ()
        self.passing = False
        """Whether there may be an enchantment that ends with a turn."""
        self.check_deaths = True
        self.summoned: tuple[int, ...] = ()
        self.transformed: tuple[int, ...] = ()
        self.dying: tuple[int, ...] = ()
        self.deaths: tuple[Any, ...] = ()
        self.weapons_died: tuple[int, ...] = ()
        self.weapon_seen: tuple[int, ...] = ()
        self.weapon_rattles: tuple[tuple[int, Any], ...] = ()
        self.discovers: tuple[Any, ...] = ()
        self.predamage: Any = None
        self.attack_attacker: int | None = None
        self.attack_defender: int | None = None
        self.attack_tried: tuple[Any, ...] = ()
        self.death_phases = 0
        self.countered = False
        self.answered: tuple[Any, ...] = ()
        self.sequence_minion: int | None = None
        self.spell_target: int | None = None
        self.battlecry = False

    @property
    def damage_is_due(self) -> bool:
        """Whether damage is about to be dealt that nothing has prevented (rule 7)."""
        return self.predamage is not None and bool(self.predamage[2] > 0)
