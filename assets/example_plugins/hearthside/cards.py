"""Cards of which a data file cannot say everything. Numbers and names stand in hearthside.cards.toml."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    GAME_START,
    TARGET,
    Aura,
    CardDef,
    CopyTriggers,
    Destroy,
    Entity,
    Event,
    GainArmor,
    Game,
    Trigger,
    is_damaged,
)


def no_card_twice(game: Game, me: Entity, event: Event) -> bool:
    """no card is in the deck twice"""
    owner = game.players[me.controller]
    cards = [game.entities[i].card.id for i in (*owner.deck, *owner.hand)]
    return len(cards) == len(set(cards))


# The card may be in the deck or in the opening hand when the game starts: a trigger works in one zone.
HERALD_OF_VARIETY = CardDef(
    "SIDE_008",
    triggers=[
        Trigger(GAME_START, no_card_twice, GainArmor(5), "variety", zone="deck"),
        Trigger(GAME_START, no_card_twice, GainArmor(5), "variety", zone="hand"),
    ],
)

BACKWARD_CLOCK = CardDef("SIDE_009", auras=[Aura(flag="newest_first")])

WARDEN_OF_THE_GATE = CardDef("SIDE_010", battlecry=Destroy(ALL_MINIONS.where(is_damaged)))

MOCKINGBIRD = CardDef("SIDE_011", battlecry=CopyTriggers(TARGET))
