"""Putting the game together: what the rules above need of one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playorder.carddata.cards import ENCHANTMENT, CardData
from playorder.rulesets.hearthstone.auras import Sources, update_health_attack, update_other
from playorder.rulesets.hearthstone.enchantments import detach
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, Entity
from playorder.rulesets.hearthstone.events import SECRET_REVEALED, Event
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import AURAS, listen, unlisten
from playorder.rulesets.hearthstone.keyword_triggers import FORGETFUL_TRIGGER, POISONOUS_TRIGGER
from playorder.rulesets.hearthstone.keywords import ARE_TRIGGERS, FORGETFUL, POISONOUS
from playorder.rulesets.hearthstone.known_cards import Definitions
from playorder.rulesets.hearthstone.queues import resolve
from playorder.rulesets.hearthstone.zones import move

if TYPE_CHECKING:
    from playorder.carddata.catalogue import Catalogue
    from playorder.cards.definition import Trigger
    from playorder.rulesets.hearthstone.editions import Rules


class HearthstoneGame(Game):
    """A game with all its rules."""

    def __init__(self, catalogue: Catalogue, definitions: Definitions, rules: Rules) -> None:
        super().__init__(catalogue, definitions, rules)
        self.aura_sources = Sources(())
        self.keyword_triggers = {POISONOUS: POISONOUS_TRIGGER, FORGETFUL: FORGETFUL_TRIGGER}

    def reveal_secret(self, secret: Entity) -> None:
        """A secret that triggers goes to the graveyard before its effect (seed 002, 六4)."""
        player = secret.controller
        move(self, secret, IN_GRAVEYARD)
        if self.hear(SECRET_REVEALED):
            resolve(self, Event(SECRET_REVEALED, None, secret.id, player))

    def use_up(self, entity: Entity, trigger: Trigger) -> None:
        """A trigger that works once: its enchantment comes off, or the entity loses it."""
        if entity.type is ENCHANTMENT:
            detach(self, entity)
            return
        listeners = self.listeners.get(trigger.on, ())
        self.state.set_listeners(
            trigger.on, tuple(pair for pair in listeners if pair[0] != entity.id or pair[1] is not trigger)
        )
        self.set(entity, "echo", 1)

    def relisten(self, entity: Entity) -> None:
        """Bring the index up to date after the entity got a keyword that is a trigger."""
        if entity.own & ARE_TRIGGERS:
            unlisten(self, entity)
            listen(self, entity)

    def card_or_plain(self, card: str, source: Entity) -> CardData:
        """The card data of an enchantment; where there is none, that of its source, so that it has a name."""
        return (self.catalogue.get(card) if card else None) or source.card

    def close_sequence(self) -> None:
        """The end of a sequence: both aura updates, and what it remembered is forgotten (seed 002, 六16)."""
        info = self.info
        if info.check_auras or self.listeners.get(AURAS):
            update_health_attack(self, "002:6.16")
        if info.others_on:
            update_other(self)
        if info.transformed:
            self.set(info, "transformed", ())
        if info.sequence_minion is not None:
            self.change(info, "sequence_minion", info.sequence_minion, None)
