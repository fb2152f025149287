"""Hunter cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    DAMAGE,
    ENEMY_HERO,
    OTHER_OWN_MINIONS,
    OWN_MINIONS,
    RESULT,
    SELF,
    TARGET,
    Attach,
    Aura,
    CardDef,
    Context,
    DealEach,
    Draw,
    Enchant,
    Entity,
    Game,
    If,
    Race,
    RandomOne,
    Trigger,
    TriggerDeathrattles,
    about_me,
)


def drawn_beast(game: Game, me: Entity, context: Context) -> bool:
    """the drawn card is a Beast"""
    return any(game.entities[i].card.race == "BEAST" for i in context.value)


def other_beasts(game: Game, me: Entity, context: Context) -> int:
    """How many other Beasts the controller has."""
    return sum(
        1 for minion in game.minions_of(me.controller) if minion.card.race == "BEAST" and minion.id != me.id
    )


CALL_PET = CardDef("GVG_017", spell=Draw(1, then=If(drawn_beast, Attach("GVG_017e", RESULT))))
CALLED = CardDef("GVG_017e", enchant=Enchant(cost=-4))
COBRA_SHOT = CardDef("GVG_073", spell=DealEach(((3, TARGET), (3, ENEMY_HERO))))
FEIGN_DEATH = CardDef("GVG_026", spell=TriggerDeathrattles(OWN_MINIONS))
GAHZRILLA = CardDef(
    "GVG_049", triggers=[Trigger(DAMAGE, about_me, Attach("GVG_049e", SELF), "double its attack")]
)
MIGHT_OF_ZULFARRAK = CardDef("GVG_049e", enchant=Enchant(attack_times=2))
GLAIVEZOOKA = CardDef("GVG_043", battlecry=Attach("GVG_043e", RandomOne(OWN_MINIONS, dying=True)))
GLAIVED = CardDef("GVG_043e", enchant=Enchant(attack=1))
KING_OF_BEASTS = CardDef("GVG_046", battlecry=Attach("GVG_046e", SELF, attack=other_beasts))
METALTOOTH_LEAPER = CardDef("GVG_048", battlecry=Attach("GVG_048e", OTHER_OWN_MINIONS.where(Race("MECH"))))
METAL_TEETH = CardDef("GVG_048e", enchant=Enchant(attack=2))
STEAMWHEEDLE_SNIPER = CardDef("GVG_087", auras=[Aura(SELF, flag="power_reaches_minions")])
