"""Priest cards of the Basic and Classic sets, and the priest hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_HAND,
    ENEMY_HERO,
    ENEMY_MINIONS,
    HEAL,
    OWN_CHARACTERS,
    OWN_HERO,
    SELF,
    TARGET,
    TURN_END,
    TURN_START,
    AddCopy,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    Deal,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    Entity,
    Game,
    Heal,
    RandomOne,
    RandomSome,
    ReplacePower,
    Script,
    Silence,
    Summon,
    TakeControl,
    Trigger,
    friendly,
    health_of_target,
    is_damaged,
    target_is_minion,
)

LESSER_HEAL = CardDef("CS1h_001", power=Heal(2, TARGET))
BETTER_HEAL = CardDef("AT_132_PRIEST", power=Heal(4, TARGET))
MIND_SPIKE = CardDef("EX1_625t", power=Deal(2, TARGET))
MIND_SHATTER = CardDef("EX1_625t2", power=Deal(3, TARGET))

# --- Spells ----------------------------------------------------------------------------------------------------


CIRCLE_OF_HEALING = CardDef("EX1_621", spell=Heal(4, ALL_MINIONS))
DIVINE_SPIRIT = CardDef("CS2_236", spell=Attach("CS2_236e", TARGET, health=health_of_target))
HOLY_FIRE = CardDef("EX1_624", spell=(Deal(5, TARGET), Heal(5, OWN_HERO)))
HOLY_NOVA = CardDef("CS1_112", spell=(Deal(2, ENEMY_CHARACTERS), Heal(2, OWN_CHARACTERS)))
HOLY_SMITE = CardDef("CS1_130", spell=Deal(2, TARGET))
INNER_FIRE = CardDef("CS1_129", spell=Attach("CS1_129e", TARGET, set_attack=health_of_target))
MASS_DISPEL = CardDef("EX1_626", spell=(Silence(ENEMY_MINIONS), Draw()))
MIND_BLAST = CardDef("DS1_233", spell=Deal(5, ENEMY_HERO))
MIND_CONTROL = CardDef("CS1_113", spell=TakeControl(TARGET))
MIND_VISION = CardDef("CS2_003", spell=AddCopy(RandomOne(ENEMY_HAND, dying=True)))


def one_of_their_minions(game: Game, me: Entity, context: Context) -> Script:
    """A copy of a random minion of the enemy deck, or the Shadow of Nothing."""
    cards = sorted(
        (game.entities[i] for i in game.players[3 - me.controller].deck), key=lambda card: card.order
    )
    deck = [card.id for card in cards if card.type is CardType.MINION]
    if not deck:
        return Summon("EX1_345t")
    chosen = deck[game.decide(DecisionKind.RANDOM, me.id, tuple(deck), "mind game")]
    return Summon(game.entities[chosen].card.id)


MINDGAMES = CardDef("EX1_345", spell=one_of_their_minions)
POWER_WORD_SHIELD = CardDef("CS2_004", spell=(Attach("CS2_004e", TARGET), Draw()))
SHIELDED = CardDef("CS2_004e", enchant=Enchant(health=2))
SHADOW_MADNESS = CardDef("EX1_334", spell=(TakeControl(TARGET), Attach("EX1_334e", TARGET)))


def back_to_the_other_side(game: Game, me: Entity, context: Context) -> Script:
    """Back to the side of the player who did not cast it, wherever the minion is now."""
    return TakeControl(SELF, give=me.controller == me.caster)


MADDENED = CardDef(
    "EX1_334e",
    enchant=Enchant(keywords=("charge",), lent=True),
    triggers=[Trigger(TURN_END, None, back_to_the_other_side, "give back", once=True)],
)
SHADOW_WORD_DEATH = CardDef("EX1_622", spell=Destroy(TARGET))
SHADOW_WORD_PAIN = CardDef("CS2_234", spell=Destroy(TARGET))


def next_form(game: Game, me: Entity) -> str:
    """Mind Spike, or Mind Shatter for those already in Shadowform."""
    power = game.players[me.controller].hero_power
    shadow = power is not None and game.entities[power].card.id in ("EX1_625t", "EX1_625t2")
    return "EX1_625t2" if shadow else "EX1_625t"


SHADOWFORM = CardDef("EX1_625", spell=ReplacePower(next_form))
SILENCE = CardDef("EX1_332", spell=Silence(TARGET))
THOUGHTSTEAL = CardDef("EX1_339", spell=AddCopy(RandomSome(ENEMY_DECK, 2, dying=True)))

# --- Minions ---------------------------------------------------------------------------------------------------


def own_health(game: Game, me: Entity, entity: Entity) -> int:
    """Its present health."""
    return entity.health


AUCHENAI_SOULPRIEST = CardDef("EX1_591", auras=[Aura(SELF, flag="healing_hurts")])
CABAL_SHADOW_PRIEST = CardDef("EX1_091", battlecry=TakeControl(TARGET))
LIGHTSPAWN = CardDef("EX1_335", auras=[Aura(SELF, set_attack=own_health, priority=1)])
LIGHTWELL = CardDef(
    "EX1_341",
    triggers=[Trigger(TURN_START, friendly, Heal(3, RandomOne(OWN_CHARACTERS.where(is_damaged))), "well up")],
)
NORTHSHIRE_CLERIC = CardDef("CS2_235", triggers=[Trigger(HEAL, target_is_minion, Draw(), "draw")])
PROPHET_VELEN = CardDef("EX1_350", auras=[Aura(SELF, flag="double_damage"), Aura(SELF, flag="double_heal")])
TEMPLE_ENFORCER = CardDef("EX1_623", battlecry=Attach("EX1_623e", TARGET))
INFUSION = CardDef("EX1_623e", enchant=Enchant(health=3))
