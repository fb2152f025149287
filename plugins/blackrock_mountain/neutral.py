"""Neutral cards of Blackrock Mountain, with Ragnaros as a hero and his power."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    DAMAGE,
    DRAW,
    ENEMY_CHARACTERS,
    EVENT_TARGET,
    ON_TARGET,
    OWN_HAND,
    SELF,
    TARGET,
    TURN_END,
    AddCard,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    Deal,
    Destroy,
    Enchant,
    Entity,
    Game,
    If,
    PoolOf,
    RandomOne,
    ReplaceHero,
    Script,
    Summon,
    SummonRandom,
    Trigger,
    about_me,
    both,
    friendly,
    hand_not_full,
    holding_dragon,
    minus_deaths_this_turn,
    not_mortally_wounded,
    not_the_secrets_phase,
)


def enemy_hero_is_low(game: Game, me: Entity, context: Context) -> bool:
    """the enemy hero has 15 health or less"""
    return game.hero_of(3 - me.controller).health <= 15


def spells_of_the_enemy(game: Game, me: Entity, context: Context) -> Script:
    """Two random spells of the enemy hero's class; a hero without class has Tail Swipes only (seed 002, 四1)."""
    if game.hero_of(3 - me.controller).card.card_class == "NEUTRAL":
        return AddCard("BRM_030t", count=2)
    return AddRandomCard(PoolOf(CardType.SPELL, whose="enemy"), count=2)


BLACKWING_CORRUPTOR = CardDef("BRM_034", battlecry=If(holding_dragon, Deal(3, TARGET)))
BLACKWING_TECHNICIAN = CardDef("BRM_033", battlecry=If(holding_dragon, Attach("BRM_033e", SELF)))
DRAGON_BLOOD = CardDef("BRM_033e", enchant=Enchant(attack=1, health=1))
CHROMAGGUS = CardDef(
    "BRM_031", triggers=[Trigger(DRAW, friendly, AddCopy(EVENT_TARGET), "copy the card", when=hand_not_full)]
)
DRAGON_EGG = CardDef("BRM_022", triggers=[Trigger(DAMAGE, about_me, Summon("BRM_022t"), "hatch")])
DRAGONKIN_SORCERER = CardDef(
    "BRM_020",
    triggers=[
        Trigger(
            ON_TARGET, both(friendly, about_me, not_the_secrets_phase), Attach("BRM_020e", SELF), "gain power"
        )
    ],
)
DRACONIC_POWER = CardDef("BRM_020e", enchant=Enchant(attack=1, health=1))
DRAKONID_CRUSHER = CardDef("BRM_024", battlecry=If(enemy_hero_is_low, Attach("BRM_024e", SELF)))
LARGE_TALONS = CardDef("BRM_024e", enchant=Enchant(attack=3, health=3))
EMPEROR_THAURISSAN = CardDef(
    "BRM_028", triggers=[Trigger(TURN_END, friendly, Attach("BRM_028e", OWN_HAND), "discount")]
)
IMPERIAL_FAVOR = CardDef("BRM_028e", enchant=Enchant(cost=-1))
GRIM_PATRON = CardDef(
    "BRM_019",
    triggers=[
        Trigger(DAMAGE, about_me, Summon("BRM_019"), "call everyone in here", when=not_mortally_wounded)
    ],
)
HUNGRY_DRAGON = CardDef("BRM_026", battlecry=SummonRandom(PoolOf(CardType.MINION, cost=1), who="opponent"))
MAJORDOMO_EXECUTUS = CardDef("BRM_027", deathrattle=ReplaceHero("BRM_027h", "BRM_027p"))
DIE_INSECT = CardDef("BRM_027p", power=Deal(8, RandomOne(ENEMY_CHARACTERS)))
NEFARIAN = CardDef("BRM_030", battlecry=spells_of_the_enemy)
TAIL_SWIPE = CardDef("BRM_030t", spell=Deal(4, TARGET))
REND_BLACKHAND = CardDef("BRM_029", battlecry=If(holding_dragon, Destroy(TARGET)))
VOLCANIC_DRAKE = CardDef("BRM_025", auras=[Aura(SELF, cost=minus_deaths_this_turn, zone="hand")])
