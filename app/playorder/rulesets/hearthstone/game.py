"""Game: the machine with the entities of Hearthstone, and the questions that every rule asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playorder.carddata.cards import HERO, MINION
from playorder.cards.selectors import ORDER_OF_PLAY
from playorder.engine.game import CardGame
from playorder.rulesets.hearthstone.editions import Rules
from playorder.rulesets.hearthstone.entities import IN_PLAY, Entity, GameEntity, Player
from playorder.rulesets.hearthstone.known_cards import Definitions, KnownCards
from playorder.rulesets.hearthstone.own_keywords import own_keywords

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playorder.carddata.cards import CardData
    from playorder.carddata.catalogue import Catalogue
    from playorder.cards.definition import Trigger
    from playorder.rulesets.hearthstone.auras import Sources

_DECISION_RULES: Final = {"mulligan": "003:I", "place in deck": "003:I", "discover": "002:6.13"}


class Game(CardGame["Catalogue", GameEntity]):
    """One game. ``players`` is indexed by PLAYER_ID (1, 2); ``info`` holds the facts of the game as a whole."""

    rule_of_effects = "002:1a"
    aura_sources: Sources
    """What listened under auras at the last Aura Update, sorted for the next."""

    def __init__(self, catalogue: Catalogue, definitions: Definitions, rules: Rules) -> None:
        super().__init__(catalogue, GameEntity())
        self.known_cards = definitions if isinstance(definitions, KnownCards) else KnownCards(definitions)
        self.definition_of: Definitions = self.known_cards
        self.rules = rules
        self.ignore_mana = False
        self.auras_as_of = (-1, 0)
        self.keyword_triggers: dict[int, Trigger] = {}
        self._own_keywords: dict[str, str] | None = None
        one, two = Player(1), Player(2)
        self.state.create(one)
        self.state.create(two)
        self.players: tuple[Player, ...] = (one, one, two)
        self._in_order_of_play: list[tuple[tuple[int, ...], list[Entity]]] = [((), []), ((), []), ((), [])]

    @property
    def own_keywords(self) -> dict[str, str]:
        """The keywords that cards define, with the enchantment that gives each."""
        if self._own_keywords is None:
            self._own_keywords = own_keywords(self.catalogue)
        return self._own_keywords

    def rule_of_decision(self, reason: str, /) -> str:
        """Mulligan and shuffling are of the base rules, Discover has a chapter; else what is there now counts."""
        return _DECISION_RULES.get(reason, "002:10")

    # --- making entities -----------------------------------------------------------------------------------

    def new_entity(self, card: CardData, controller: int) -> Entity:
        """An entity outside all zones, with the card's printed values and keywords, and a new timestamp."""
        return self.new_entities((card,), controller)[0]

    def new_entities(self, cards: Iterable[CardData], controller: int) -> list[Entity]:
        """Several such entities, the first of them the oldest."""
        info = self.info
        order, serial = info.next_order, info.serial
        made: list[Entity] = []
        create = self.state.create
        blanks = self.known_cards.blanks
        for card in cards:
            definition, keywords = blanks.get(card) or self.known_cards.blank(card)
            entity = Entity(card, definition, controller, order)
            entity.own = entity.keywords = keywords
            serial += 1
            entity.serial = serial
            create(entity)
            made.append(entity)
            order += 1
        self.set(info, "next_order", order)
        self.set(info, "serial", serial)
        return made

    # --- questions -----------------------------------------------------------------------------------------

    def hero_of(self, player: int) -> Entity:
        """The hero that stands for the player now."""
        hero: Entity = self.entities[self.players[player].hero]
        return hero

    def weapon_of(self, player: int) -> Entity | None:
        """The equipped weapon."""
        weapon = self.players[player].weapon
        return None if weapon is None else self.entities[weapon]

    def minions_of(self, player: int) -> list[Entity]:
        """A player's minions on the board, left to right."""
        entities = self.entities
        found: list[Entity] = []
        for i in self.players[player].board:
            found.append(entities[i])
        return found

    def minions_in_order_of_play(self, player: int) -> list[Entity]:
        """The same in order of play, which is not to be changed: it is made once for each board."""
        board = self.players[player].board
        known = self._in_order_of_play[player]
        if known[0] is not board:
            entities = self.entities
            known = (board, sorted([entities[i] for i in board], key=ORDER_OF_PLAY))
            self._in_order_of_play[player] = known
        return known[1]

    def is_mortally_wounded(self, entity: Entity) -> bool:
        """Health or durability at 0 or less (seed 002, 五)."""
        return entity.max_health - entity.damage <= 0

    def not_mortally_wounded(self, entities: list[Any]) -> list[Any]:
        """Those among whom chance may choose (rule 5)."""
        return [entity for entity in entities if entity.max_health > entity.damage]

    def in_play(self, entity: Entity) -> bool:
        """On the board, equipped, or the current hero or hero power."""
        return entity.zone is IN_PLAY

    def is_character(self, entity: Entity) -> bool:
        """A minion or a hero."""
        return entity.type is MINION or entity.type is HERO

    def attack_of(self, entity: Entity) -> int:
        """Attack as it counts now: a hero's own plus its weapon's, the weapon only in its owner's turn."""
        attack = entity.attack
        if entity.type is HERO and entity.controller == self.info.active:
            weapon = self.weapon_of(entity.controller)
            if weapon is not None and self.players[entity.controller].hero == entity.id:
                attack += weapon.attack
        return attack

    def cost_of(self, entity: Entity) -> int:
        """Cost as it is paid: never below 0 (seed 002, mana rule 4)."""
        cost = entity.cost
        return cost if cost > 0 else 0

    def spell_power_of(self, player: int) -> int:
        """Spell Damage of a player, from minions, enchantments (also of cards that left play, 四7) and auras."""
        total: int = 0
        entities = self.entities
        for i in self.players[player].board:
            total += entities[i].spell_power
        hero: Entity = entities[self.players[player].hero]
        total += hero.spell_power  # what the enemy's Jungle Moonkin gives
        for i in self.info.far_power:
            if entities[i].controller == player:
                total += entities[i].spell_power
        return total

    def current(self, entity: Entity) -> Entity:
        """The entity, or what it was transformed into."""
        while entity.became is not None:
            entity = self.entities[entity.became]
        return entity

    # --- what rules.py fills in, because it stands above the rules that call it ----------------------------------

    def reveal_secret(self, secret: Entity) -> None:
        """Take a secret that triggers out of its zone."""
        raise NotImplementedError

    def use_up(self, entity: Entity, trigger: Trigger) -> None:
        """Take away a trigger that works once."""
        raise NotImplementedError

    def relisten(self, entity: Entity) -> None:
        """Bring the index of triggers up to date for an entity."""
        raise NotImplementedError

    def card_or_plain(self, card: str, source: Entity) -> CardData:
        """The card data of an enchantment, or its source's."""
        raise NotImplementedError

    def close_sequence(self) -> None:
        """What happens at the end of every sequence."""
        raise NotImplementedError

    def hear(self, kind: Any) -> tuple[Any, ...]:
        """What listens to a kind of event now."""
        return self.listeners.get(kind, ())

    def is_heard(self, kind: Any) -> bool:
        """Whether an event of this kind is to be resolved: something listens to it, or a recorder tells of it."""
        return self.recorder is not None or bool(self.listeners.get(kind))
