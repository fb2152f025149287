"""Neutral cards of the Basic, Classic and Hall of Fame sets."""

from __future__ import annotations

from typing import Any

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    AFTER_PLAY,
    AFTER_SUMMON,
    ALL_CHARACTERS,
    ALL_MINIONS,
    BEFORE_SUMMON,
    DAMAGE,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    EVENT_TARGET,
    HEAL,
    OTHER_CHARACTERS,
    OTHER_MINIONS,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_WEAPON,
    PLAY,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    TURN_END,
    TURN_START,
    AddRandomCard,
    Attach,
    Aura,
    BecomeCopyOf,
    Call,
    CardDef,
    Context,
    Deal,
    DealInOrder,
    Destroy,
    Draw,
    Enchant,
    Game,
    GiveKeyword,
    Heal,
    If,
    Missiles,
    Race,
    RandomOne,
    ReturnToHand,
    Script,
    Silence,
    Summon,
    SummonCopy,
    TakeControl,
    TargetRace,
    TransformInto,
    Trigger,
    about_me,
    both,
    friendly,
    has_weapon,
    not_about_me,
    not_mortally_wounded,
    other_friendly,
    source_is_spell,
    target_is_minion,
)

KNIFE_JUGGLER = CardDef(
    "NEW1_019", triggers=[Trigger(AFTER_SUMMON, other_friendly, Deal(1, RandomOne(ENEMY_CHARACTERS)), "throw a knife")]
)
STORMWIND_CHAMPION = CardDef("CS2_222", auras=[Aura(OTHER_OWN_MINIONS, attack=1, health=1)])
SYLVANAS = CardDef("EX1_016", deathrattle=TakeControl(RandomOne(ENEMY_MINIONS)))
RAID_LEADER = CardDef("CS2_122", auras=[Aura(OTHER_OWN_MINIONS, attack=1)])
DIRE_WOLF_ALPHA = CardDef("EX1_162", auras=[Aura(ADJACENT, attack=1)])
CULT_MASTER = CardDef("EX1_595", triggers=[Trigger(DEATH, both(other_friendly, target_is_minion), Draw(), "draw")])
ACOLYTE_OF_PAIN = CardDef("EX1_007", triggers=[Trigger(DAMAGE, about_me, Draw(), "draw")])
ELVEN_ARCHER = CardDef("CS2_189", battlecry=Deal(1, TARGET))
NOVICE_ENGINEER = CardDef("EX1_015", battlecry=Draw())
LEPER_GNOME = CardDef("EX1_029", deathrattle=Deal(2, ENEMY_HERO))
LOOT_HOARDER = CardDef("EX1_096", deathrattle=Draw())
ABOMINATION = CardDef("EX1_097", deathrattle=Deal(2, ALL_CHARACTERS))
HARVEST_GOLEM = CardDef("EX1_556", deathrattle=Summon("skele21"))
MAD_BOMBER = CardDef("EX1_082", battlecry=Missiles(3, RandomOne(OTHER_CHARACTERS)))
IRONBEAK_OWL = CardDef("CS2_203", battlecry=Silence(TARGET))
BIG_GAME_HUNTER = CardDef("EX1_005", battlecry=Destroy(TARGET))
FACELESS_MANIPULATOR = CardDef("EX1_564", battlecry=BecomeCopyOf(TARGET))
YOUTHFUL_BREWMASTER = CardDef("EX1_049", battlecry=ReturnToHand(TARGET))
DOOMSAYER = CardDef("NEW1_021", triggers=[Trigger(TURN_START, friendly, Destroy(ALL_MINIONS), "doom")])
GRUUL = CardDef("NEW1_038", triggers=[Trigger(TURN_END, None, Attach("NEW1_038o", SELF), "grow")])
GRUUL_GROWTH = CardDef("NEW1_038o", enchant=Enchant(attack=1, health=1))
