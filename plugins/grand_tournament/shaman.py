"""Shaman cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    DRAW,
    EVENT_TARGET,
    HERO_POWER,
    OWN_HAND,
    OWN_MINIONS,
    SELF,
    TARGET,
    Attach,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    DealInOrder,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Game,
    Heal,
    Joust,
    Race,
    ReplacePower,
    SummonRandom,
    Trigger,
    both,
    friendly,
    is_minion,
    target_is_minion,
)


def any_totem(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Totem (2016), the four of the hero power included."""
    basic = tuple(game.catalogue[card] for card in ("CS2_050", "CS2_051", "CS2_052", "NEW1_009"))
    others = game.catalogue.pool(type=CardType.MINION, race="TOTEM")
    return tuple(sorted({*basic, *others}, key=lambda card: card.id))


def totems(game: Game, me: Entity, context: Context) -> int:
    """How many Totems the controller has."""
    return sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "TOTEM")


ANCESTRAL_KNOWLEDGE = CardDef("AT_053", spell=Draw(2))
CHARGED_HAMMER = CardDef("AT_050", deathrattle=ReplacePower("AT_050t"))
LIGHTNING_JOLT = CardDef("AT_050t", power=Deal(2, TARGET))
DRAENEI_TOTEMCARVER = CardDef("AT_047", battlecry=Attach("AT_047e", SELF, attack=totems, health=totems))
ELEMENTAL_DESTRUCTION = CardDef("AT_051", spell=DealInOrder(0, ALL_MINIONS, random=(4, 5)))
HEALING_WAVE = CardDef("AT_048", spell=Joust(Heal(14, TARGET), Heal(7, TARGET)))
THE_MISTCALLER = CardDef(
    "AT_054", battlecry=(Attach("AT_045e", OWN_HAND.where(is_minion)), EnchantPlayer("AT_054e"))
)
MISTS = CardDef(
    "AT_054e",
    triggers=[
        Trigger(DRAW, both(friendly, target_is_minion), Attach("AT_045e", EVENT_TARGET), "call the mist")
    ],
)
EMPOWERING_MIST = CardDef("AT_045e", enchant=Enchant(attack=1, health=1))
THUNDER_BLUFF_VALIANT = CardDef(
    "AT_049",
    triggers=[
        Trigger(
            HERO_POWER, friendly, Attach("AT_049e", OWN_MINIONS.where(Race("TOTEM"))), "empower the Totems"
        )
    ],
)
POWER_OF_THE_BLUFF = CardDef("AT_049e", enchant=Enchant(attack=2))
TUSKARR_TOTEMIC = CardDef("AT_046", battlecry=SummonRandom(any_totem))
