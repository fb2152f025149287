"""Warlock cards of the Basic and Classic sets, and the warlock hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    ALL_CHARACTERS,
    ALL_MINIONS,
    ENEMY_MINIONS,
    OTHER_CHARACTERS,
    OTHER_OWN_MINIONS,
    OWN_DECK,
    OWN_HAND,
    OWN_HERO,
    SELF,
    TARGET,
    TURN_END,
    TURN_START,
    AddCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Consume,
    Context,
    Deal,
    Destroy,
    Discard,
    Draw,
    Enchant,
    Entity,
    GainCrystals,
    Game,
    Heal,
    If,
    PoolOf,
    Race,
    RandomOne,
    RandomSome,
    ReplaceHero,
    Script,
    StealCard,
    Summon,
    SummonRandom,
    TargetRace,
    Trigger,
    both,
    friendly,
    is_minion,
    target_is_friendly,
)

LIFE_TAP = CardDef("CS2_056", power=(Deal(2, OWN_HERO), Draw()))
SOUL_TAP = CardDef("AT_132_WARLOCK", power=Draw())
INFERNO = CardDef("EX1_tk33", power=Summon("EX1_tk34"))

# --- Spells ----------------------------------------------------------------------------------------------------


def target_was_killed(game: Game, me: Entity, context: Context) -> bool:
    """the damage was fatal"""
    assert context.target is not None
    return any(context.value) and game.is_mortally_wounded(game.entities[context.target])


BANE_OF_DOOM = CardDef(
    "EX1_320",
    spell=Deal(2, TARGET, then=If(target_was_killed, SummonRandom(PoolOf(CardType.MINION, race="DEMON")))),
)
CORRUPTION = CardDef("CS2_063", spell=Attach("CS2_063e", TARGET))
CORRUPTED = CardDef("CS2_063e", triggers=[Trigger(TURN_START, friendly, Destroy(SELF), "destroy")])


DEMONFIRE = CardDef(
    "EX1_596",
    spell=If(both(TargetRace("DEMON"), target_is_friendly), Attach("EX1_596e", TARGET), Deal(2, TARGET)),
)
DEMON_STRENGTH = CardDef("EX1_596e", enchant=Enchant(attack=2, health=2))
DRAIN_LIFE = CardDef("CS2_061", spell=(Deal(2, TARGET), Heal(2, OWN_HERO)))
HELLFIRE = CardDef("CS2_062", spell=Deal(3, ALL_CHARACTERS))
MORTAL_COIL = CardDef("EX1_302", spell=Deal(1, TARGET, then=If(target_was_killed, Draw())))
POWER_OVERWHELMING = CardDef("EX1_316", spell=Attach("EX1_316e", TARGET))
OVERWHELMED = CardDef(
    "EX1_316e",
    enchant=Enchant(attack=4, health=4),
    triggers=[Trigger(TURN_END, None, Destroy(SELF), "die")],
)
SACRIFICIAL_PACT = CardDef("NEW1_003", spell=(Destroy(TARGET), Heal(5, OWN_HERO)))


def demons_or_imps(game: Game, me: Entity, context: Context) -> Script:
    """Two Demons of the deck; for each that is missing a Worthless Imp."""
    count = sum(1 for i in game.players[me.controller].deck if game.entities[i].card.race == "DEMON")
    found = StealCard(RandomSome(OWN_DECK.where(Race("DEMON")), 2, dying=True))
    if count >= 2:
        return found
    return (found, AddCard("EX1_317t", count=2 - count)) if count else AddCard("EX1_317t", count=2)


SENSE_DEMONS = CardDef("EX1_317", spell=demons_or_imps)
SHADOW_BOLT = CardDef("CS2_057", spell=Deal(4, TARGET))


def burn_the_target(game: Game, me: Entity, context: Context) -> Script:
    """The target's attack to all enemy minions; it is destroyed."""
    assert context.target is not None
    return Destroy(TARGET), Deal(game.entities[context.target].attack, ENEMY_MINIONS)


SHADOWFLAME = CardDef("EX1_303", spell=burn_the_target)
SIPHON_SOUL = CardDef("EX1_309", spell=(Destroy(TARGET), Heal(3, OWN_HERO)))
SOULFIRE = CardDef("EX1_308", spell=(Deal(4, TARGET), Discard(1)))
TWISTING_NETHER = CardDef("EX1_312", spell=Destroy(ALL_MINIONS))

# --- Minions ---------------------------------------------------------------------------------------------------

BLOOD_IMP = CardDef(
    "CS2_059",
    triggers=[
        Trigger(
            TURN_END, friendly, Attach("CS2_059o", RandomOne(OTHER_OWN_MINIONS, dying=True)), "make a pact"
        )
    ],
)
BLOOD_PACT = CardDef("CS2_059o", enchant=Enchant(health=1))
DOOMGUARD = CardDef("EX1_310", battlecry=Discard(2))
DREAD_INFERNAL = CardDef("CS2_064", battlecry=Deal(1, OTHER_CHARACTERS))
FELGUARD = CardDef("EX1_301", battlecry=GainCrystals(-1))
FLAME_IMP = CardDef("EX1_319", battlecry=Deal(3, OWN_HERO))
LORD_JARAXXUS = CardDef("EX1_323", battlecry=ReplaceHero("EX1_323h", "EX1_tk33", "EX1_323w"))
PIT_LORD = CardDef("EX1_313", battlecry=Deal(5, OWN_HERO))
SUCCUBUS = CardDef("EX1_306", battlecry=Discard(1))
SUMMONING_PORTAL = CardDef(
    "EX1_315", auras=[Aura(OWN_HAND.where(is_minion), cost=-2, cost_floor=1, priority=-1)]
)
VOID_TERROR = CardDef("EX1_304", battlecry=Consume(ADJACENT, "EX1_304e"))
