"""Warrior cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT_TO_TARGET,
    AFTER_ATTACK,
    EVENT_SOURCE,
    HERO_POWER,
    OWN_MINIONS,
    OWN_WEAPON,
    SELF,
    TARGET,
    TAUNT,
    Attach,
    Call,
    CardDef,
    CardType,
    Context,
    DamageBy,
    Deal,
    Draw,
    Enchant,
    Entity,
    Fixed,
    GainArmor,
    Game,
    HasKeyword,
    If,
    PutIntoPlay,
    Repeat,
    Script,
    Trigger,
    board_not_full,
    by_me,
    friendly,
    holding_dragon,
)


def has_taunt(game: Game, me: Entity, context: Context) -> bool:
    """the controller has a minion with Taunt"""
    return any(minion.keywords & TAUNT for minion in game.minions_of(me.controller))


def draw_or_bring(game: Game, me: Entity, context: Context) -> Script:
    """The next card: a minion for which there is room enters play without being drawn; anything else is drawn."""
    deck = game.players[me.controller].deck
    top = game.entities[deck[0]] if deck else None
    if top is not None and top.type is CardType.MINION and board_not_full(game, me, None):
        return PutIntoPlay(Fixed((top.id,)), where="end")
    return Draw()


ALEXSTRASZAS_CHAMPION = CardDef("AT_071", battlecry=If(holding_dragon, Attach("AT_071e", SELF)))
ALEXSTRASZAS_BOON = CardDef("AT_071e", enchant=Enchant(attack=1, keywords=("charge",)))
BASH = CardDef("AT_064", spell=(Deal(3, TARGET), GainArmor(3)))
BOLSTER = CardDef("AT_068", spell=Attach("AT_068e", OWN_MINIONS.where(HasKeyword(TAUNT))))
BOLSTERED = CardDef("AT_068e", enchant=Enchant(attack=2, health=2))
KINGS_DEFENDER = CardDef("AT_065", battlecry=If(has_taunt, Attach("AT_065e", SELF)))
DEFENDING = CardDef("AT_065e", enchant=Enchant(health=1))
MAGNATAUR_ALPHA = CardDef(
    "AT_067", triggers=[Trigger(AFTER_ATTACK, by_me, DamageBy(EVENT_SOURCE, ADJACENT_TO_TARGET), "sweep")]
)
ORGRIMMAR_ASPIRANT = CardDef(
    "AT_066", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_066e", OWN_WEAPON), "hone")]
)
FORGES_OF_ORGRIMMAR = CardDef("AT_066e", enchant=Enchant(attack=1))
SEA_REAVER = CardDef("AT_130", drawn=Deal(1, OWN_MINIONS))
SPARRING_PARTNER = CardDef("AT_069", battlecry=Attach("AT_069e", TARGET))
TRAINING_COMPLETE = CardDef("AT_069e", enchant=Enchant(keywords=("taunt",)))
VARIAN_WRYNN = CardDef("AT_072", battlecry=Repeat(3, Call(draw_or_bring)))
