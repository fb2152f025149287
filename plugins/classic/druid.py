"""Druid cards of the Basic and Classic sets, and the druid hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    OTHER_OWN_MINIONS,
    OWN_CHARACTERS,
    OWN_HERO,
    OWN_MINIONS,
    SELF,
    TARGET,
    TURN_END,
    AddCard,
    Attach,
    Become,
    CardDef,
    Context,
    Deal,
    DealEach,
    Destroy,
    Draw,
    Enchant,
    Entity,
    GainArmor,
    GainCrystals,
    GainMana,
    Game,
    Heal,
    If,
    Option,
    Silence,
    Summon,
    Trigger,
    full_of_mana,
)

SHAPESHIFT = CardDef("CS2_017", power=(Attach("CS2_017o", OWN_HERO), GainArmor(1)))
CLAWS = CardDef("CS2_017o", enchant=Enchant(attack=1, until="end_of_turn"))
DIRE_SHAPESHIFT = CardDef("AT_132_DRUID", power=(Attach("AT_132_DRUIDe", OWN_HERO), GainArmor(2)))
DIRE_CLAWS = CardDef("AT_132_DRUIDe", enchant=Enchant(attack=2, until="end_of_turn"))

ANCIENT_OF_LORE = CardDef(
    "NEW1_008", choose=(Option("NEW1_008a", Draw(2)), Option("NEW1_008b", Heal(5, TARGET)))
)
ANCIENT_OF_WAR = CardDef(
    "EX1_178",
    choose=(Option("EX1_178b", Attach("EX1_178be", SELF)), Option("EX1_178a", Attach("EX1_178ae", SELF))),
)
UPROOTED = CardDef("EX1_178be", enchant=Enchant(attack=5))
ROOTED = CardDef("EX1_178ae", enchant=Enchant(health=5, keywords=("taunt",)))
BITE = CardDef("EX1_570", spell=(Attach("EX1_570e", OWN_HERO), GainArmor(4)))
BITTEN = CardDef("EX1_570e", enchant=Enchant(attack=4, until="end_of_turn"))
CENARIUS = CardDef(
    "EX1_573",
    choose=(
        Option("EX1_573a", Attach("EX1_573ae", OTHER_OWN_MINIONS)),
        Option("EX1_573b", Summon("EX1_573t", 2, where="around")),
    ),
)
DEMIGODS_FAVOR = CardDef("EX1_573ae", enchant=Enchant(attack=2, health=2))
CLAW = CardDef("CS2_005", spell=(Attach("CS2_005o", OWN_HERO), GainArmor(2)))
CLAWED = CardDef("CS2_005o", enchant=Enchant(attack=2, until="end_of_turn"))
DRUID_OF_THE_CLAW = CardDef(
    "EX1_165", choose=(Option("EX1_165a", Become("EX1_165t1")), Option("EX1_165b", Become("EX1_165t2")))
)
FORCE_OF_NATURE = CardDef("EX1_571", spell=Summon("EX1_tk9", 3))
TREANT_OF_NATURE = CardDef("EX1_tk9", triggers=[Trigger(TURN_END, None, Destroy(SELF), "wither")])
HEALING_TOUCH = CardDef("CS2_007", spell=Heal(8, TARGET))
INNERVATE = CardDef("EX1_169", spell=GainMana(2))
KEEPER_OF_THE_GROVE = CardDef(
    "EX1_166", choose=(Option("EX1_166a", Deal(2, TARGET)), Option("EX1_166b", Silence(TARGET)))
)
MARK_OF_NATURE = CardDef(
    "EX1_155",
    choose=(Option("EX1_155a", Attach("EX1_155ae", TARGET)), Option("EX1_155b", Attach("EX1_155be", TARGET))),
)
MARK_OF_NATURE_ATTACK = CardDef("EX1_155ae", enchant=Enchant(attack=4))
MARK_OF_NATURE_HEALTH = CardDef("EX1_155be", enchant=Enchant(health=4, keywords=("taunt",)))
MARK_OF_THE_WILD = CardDef("CS2_009", spell=Attach("CS2_009e", TARGET))
MARKED = CardDef("CS2_009e", enchant=Enchant(attack=2, health=2, keywords=("taunt",)))
MOONFIRE = CardDef("CS2_008", spell=Deal(1, TARGET))
NATURALIZE = CardDef("EX1_161", spell=(Destroy(TARGET), Draw(2, who="opponent")))
NOURISH = CardDef("EX1_164", choose=(Option("EX1_164a", GainCrystals(2)), Option("EX1_164b", Draw(3))))
POWER_OF_THE_WILD = CardDef(
    "EX1_160",
    choose=(Option("EX1_160b", Attach("EX1_160be", OWN_MINIONS)), Option("EX1_160a", Summon("EX1_160t"))),
)
LEADER_OF_THE_PACK = CardDef("EX1_160be", enchant=Enchant(attack=1, health=1))


def hero_attack(game: Game, me: Entity, context: Context) -> int:
    """The attack of the controller's hero."""
    return game.attack_of(game.hero_of(me.controller))


SAVAGERY = CardDef("EX1_578", spell=Deal(hero_attack, TARGET))
SAVAGE_ROAR = CardDef("CS2_011", spell=Attach("CS2_011o", OWN_CHARACTERS))
ROARING = CardDef("CS2_011o", enchant=Enchant(attack=2, until="end_of_turn"))
SOUL_OF_THE_FOREST = CardDef("EX1_158", spell=Attach("EX1_158e", OWN_MINIONS))
FOREST_SOUL = CardDef("EX1_158e", deathrattle=Summon("EX1_158t"))
STARFALL = CardDef(
    "NEW1_007", choose=(Option("NEW1_007b", Deal(5, TARGET)), Option("NEW1_007a", Deal(2, ENEMY_MINIONS)))
)
STARFIRE = CardDef("EX1_173", spell=(Deal(5, TARGET), Draw()))
SWIPE = CardDef("CS2_012", spell=DealEach(((4, TARGET), (1, ENEMY_CHARACTERS - TARGET))))


WILD_GROWTH = CardDef("CS2_013", spell=If(full_of_mana, AddCard("CS2_013t"), GainCrystals(1, empty=True)))
EXCESS_MANA = CardDef("CS2_013t", spell=Draw())
# unlike Starfire and the rest, the game of 2016 draws first here, whatever the order of the card's two sentences
WRATH = CardDef(
    "EX1_154", choose=(Option("EX1_154a", Deal(3, TARGET)), Option("EX1_154b", (Draw(), Deal(1, TARGET))))
)
