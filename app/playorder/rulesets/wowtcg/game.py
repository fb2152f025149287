"""Game: the machine with the cards of this game, and the questions that every rule asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from playorder.engine.game import CardGame
from playorder.rulesets.wowtcg.definitions import Card, CardType
from playorder.rulesets.wowtcg.editions import Rules
from playorder.rulesets.wowtcg.entities import Entity, GameEntity, Link, Player, Window, Zone

PLAYERS = (1, 2)

RULES_OF_DECISIONS: Final = {
    "mulligan": "001:101.2", "place in deck": "001:413.4b", "stay exhausted": "001:501.1a", "inspire": "001:501.1a",
    "discard": "001:503.2", "protect": "001:602.2", "prevent": "001:304.2", "prevention": "001:717.2",
    "replacement": "001:716", "removed card": "001:716.1", "target": "001:707.1d",
    "new target for the copy": "001:705.6", "order of effects": "001:708.1a", "give up": "001:412",
    "may": "001:712.7", "pay": "001:712.7", "search the deck": "001:712.7", "interrupt": "001:712.7",
    "another to damage": "001:712.7",
}  # fmt: skip
"""Where the rules say that this is decided."""


class Game(CardGame[Mapping[str, Card], GameEntity]):
    """One game. ``players`` is indexed by number (1, 2); ``info`` holds the facts of the game as a whole."""

    rule_of_effects = "001:712.3"

    def rule_of_decision(self, reason: str, /) -> str:
        """The rule under which a player decides, or chance does."""
        return RULES_OF_DECISIONS.get(reason, "001:712.3")

    def __init__(self, catalogue: Mapping[str, Card], rules: Rules) -> None:
        super().__init__(catalogue, GameEntity())
        self.rules = rules
        self.ignore_mana = False
        one, two = Player(1), Player(2)
        self.state.create(one)
        self.state.create(two)
        self.players: tuple[Player, Player, Player] = (one, one, two)

    # --- making entities -----------------------------------------------------------------------------------

    def new_entity(self, card: Card, owner: int) -> Entity:
        """A card outside all zones, made in the run: a token, or a copy."""
        entity = Entity(card, owner, self.new_order())
        self.state.create(entity)
        self.set(self.info, "serial", self.info.serial + 1)
        entity.serial = self.info.serial
        return entity

    # --- questions -----------------------------------------------------------------------------------------

    def in_turn_order(self) -> tuple[int, int]:
        """The players, the turn player first."""
        active = self.info.active
        return active, 3 - active

    def hero_of(self, player: int) -> Entity | None:
        """The hero that a player controls in play."""
        number = self.players[player].hero
        if number is None:
            return None
        hero: Entity = self.entities[number]
        return hero if hero.zone is Zone.PLAY else None

    def entity(self, number: int) -> Entity:
        """A card by its id."""
        found: Entity = self.entities[number]
        return found

    def side(self, player: int) -> Iterator[Entity]:
        """Everything that a player has in play, but for attachments: hero row, allies, resources."""
        held = self.players[player]
        for number in (*held.hero_row, *held.allies, *held.resources):
            yield self.entities[number]

    def in_play(self) -> Iterator[Entity]:
        """Every card in play, attachments with their hosts."""
        for player in PLAYERS:
            for entity in self.side(player):
                yield entity
                for number in entity.attachments:
                    yield self.entities[number]

    def party(self, player: int) -> list[Entity]:
        """A player's hero, allies and totems (001:413.9a)."""
        return [entity for entity in self.side(player) if self.is_character(entity)]

    def is_character(self, entity: Entity) -> bool:
        """A hero, an ally or a totem in play (001:300.1)."""
        return self.is_hero(entity) or self.is_ally(entity) or self.is_totem(entity)

    def is_hero(self, entity: Entity) -> bool:
        """A hero in play; a face-down one is a hero all the same (001:301.2)."""
        return entity.card.type is CardType.HERO and entity.zone is Zone.PLAY

    def is_ally(self, entity: Entity) -> bool:
        """An ally in play; one that lies among the resources is none (001:413.3)."""
        return entity.card.type is CardType.ALLY and self.is_face_up_in_play(entity)

    def is_totem(self, entity: Entity) -> bool:
        """A totem in play (001:306.3a)."""
        return entity.card.totem and self.is_face_up_in_play(entity)

    def is_face_up_in_play(self, entity: Entity) -> bool:
        """What a text means by the bare word for a kind of card (001:413.3); never a resource."""
        return entity.zone is Zone.PLAY and not entity.face_down and not self.is_resource(entity)

    def is_resource(self, entity: Entity) -> bool:
        """Whether it lies in a resource row."""
        return entity.id in self.players[entity.controller].resources

    def is_playing(self, player: int) -> bool:
        """Whether the player has not lost."""
        return not self.players[player].lost

    def links(self) -> list[Link]:
        """The chain, the top link last."""
        return [self.entities[number] for number in self.info.chain]

    def hear(self, kind: Any) -> tuple[Any, ...]:
        """What listens to a kind of event now."""
        return self.state.listeners.get(kind, ())

    # --- changes -----------------------------------------------------------------------------------------

    def close_window(self) -> None:
        """No window is open, and nobody has priority."""
        self.set(self.info, "window", Window.NONE)
        self.set(self.info, "priority", 0)

    # --- what rules.py fills in, because it stands above the rules that call it ----------------------------------

    def open_window(self, window: Window) -> None:
        """Open a priority window (001:409.4)."""
        raise NotImplementedError

    # --- the recorder, if there is one -----------------------------------------------------------------------

    def leaf(self, kind: str, label: str, rule: str, **facts: Any) -> None:
        """Note something in the timeline."""
        if self.recorder is not None:
            self.recorder.leaf(kind, label, rule, **facts)

    def open(self, kind: str, label: str, rule: str, **facts: Any) -> None:
        """Begin something in the timeline that lasts until its frames are used up."""
        if self.recorder is not None:
            self.recorder.open(kind, label, rule, **facts)
