"""Warrior cards of the Basic and Classic sets, and the warrior hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_ATTACK,
    AFTER_SUMMON,
    ALL_MINIONS,
    ATTACK,
    CHARGE,
    DAMAGE,
    ENEMY_MINIONS,
    EVENT_TARGET,
    OWN_HERO,
    OWN_MINIONS,
    OWN_WEAPON,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    Attach,
    Aura,
    CardDef,
    Context,
    Deal,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    EquipWeapon,
    Event,
    Fixed,
    GainArmor,
    Game,
    HasKeyword,
    If,
    RandomSome,
    RemoveEnchantments,
    Script,
    Trigger,
    both,
    friendly,
    has_weapon,
    my_hero_attacks,
    my_hero_attacks_minion,
    target_is_minion,
)

ARMOR_UP = CardDef("CS2_102", power=GainArmor(2))
TANK_UP = CardDef("AT_132_WARRIOR", power=GainArmor(4))

# --- Spells ----------------------------------------------------------------------------------------------------


def damaged_friends(game: Game, me: Entity, context: Context) -> int:
    """How many friendly characters are damaged."""
    characters = [game.hero_of(me.controller), *game.minions_of(me.controller)]
    return sum(1 for character in characters if character.damage > 0)


BATTLE_RAGE = CardDef("EX1_392", spell=Draw(damaged_friends))


def all_but_one(game: Game, me: Entity, context: Context) -> Script:
    """Destroy all minions but a random one."""
    minions = sorted((m for n in (1, 2) for m in game.minions_of(n)), key=lambda minion: minion.order)
    ids = tuple(minion.id for minion in minions)
    if not ids:
        return None
    left = ids[game.decide(DecisionKind.RANDOM, me.id, ids, "the one left standing")]
    return Destroy(Fixed(tuple(i for i in ids if i != left)))


BRAWL = CardDef("EX1_407", spell=all_but_one)
CHARGE_SPELL = CardDef("CS2_103", spell=Attach("CS2_103e2", TARGET))
CHARGING = CardDef("CS2_103e2", enchant=Enchant(attack=2, keywords=("charge",)))
CLEAVE = CardDef("CS2_114", spell=Deal(2, RandomSome(ENEMY_MINIONS, 2)))
# the card is drawn first, whatever the order of the card's two sentences: Sea Reaver wounds before anybody is protected
COMMANDING_SHOUT = CardDef(
    "NEW1_036", spell=(Draw(), EnchantPlayer("NEW1_036e2"), Attach("NEW1_036e", OWN_MINIONS))
)
SHOUTED_AT = CardDef("NEW1_036e", enchant=Enchant(keywords=("at_least_one_health",), until="end_of_turn"))
SHOUT_IN_THE_AIR = CardDef(
    "NEW1_036e2",
    enchant=Enchant(until="end_of_turn"),
    triggers=[Trigger(SUMMON_RESOLUTION, friendly, Attach("NEW1_036e", EVENT_TARGET), "shout")],
)
EXECUTE = CardDef("CS2_108", spell=Destroy(TARGET))
HEROIC_STRIKE = CardDef("CS2_105", spell=Attach("CS2_105e", OWN_HERO))
HEROIC = CardDef("CS2_105e", enchant=Enchant(attack=4, until="end_of_turn"))
INNER_RAGE = CardDef("EX1_607", spell=(Attach("EX1_607e", TARGET), Deal(1, TARGET)))
RAGING = CardDef("EX1_607e", enchant=Enchant(attack=2))


def four_or_six(game: Game, me: Entity, context: Context) -> int:
    """Six for a hero with 12 health or less, else four."""
    return 6 if game.hero_of(me.controller).health <= 12 else 4


MORTAL_STRIKE = CardDef("EX1_408", spell=Deal(four_or_six, TARGET))
RAMPAGE = CardDef("CS2_104", spell=Attach("CS2_104e", TARGET))
RAMPAGING = CardDef("CS2_104e", enchant=Enchant(attack=3, health=3))
SHIELD_BLOCK = CardDef("EX1_606", spell=(GainArmor(5), Draw()))


def own_armor(game: Game, me: Entity, context: Context) -> int:
    """The armor of the controller's hero."""
    return game.hero_of(me.controller).armor


def target_survived(game: Game, me: Entity, context: Context) -> bool:
    """the target is alive"""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    return game.in_play(target) and not game.is_mortally_wounded(target)


SHIELD_SLAM = CardDef("EX1_410", spell=Deal(own_armor, TARGET))
SLAM = CardDef("EX1_391", spell=Deal(2, TARGET, then=If(target_survived, Draw())))
UPGRADE = CardDef("EX1_409", spell=If(has_weapon, Attach("EX1_409e", OWN_WEAPON), EquipWeapon("EX1_409t")))
UPGRADED = CardDef("EX1_409e", enchant=Enchant(attack=1, health=1))
WHIRLWIND = CardDef("EX1_400", spell=Deal(1, ALL_MINIONS))

# --- Minions and weapons ---------------------------------------------------------------------------------------


def small_minion(game: Game, me: Entity, event: Event) -> bool:
    """the minion has 3 or less attack"""
    assert event.target is not None
    return bool(game.entities[event.target].attack <= 3)


def before_the_change(game: Game, me: Entity, event: Event | None) -> bool:
    """Warsong Commander gives Charge (edition 2015-08)"""
    return game.rules.old_warsong


def after_the_change(game: Game, me: Entity, event: Event | None) -> bool:
    """Warsong Commander gives attack (since 2015-10)"""
    return not game.rules.old_warsong


ARATHI_WEAPONSMITH = CardDef("EX1_398", battlecry=EquipWeapon("EX1_398t"))
ARMORSMITH = CardDef(
    "EX1_402", triggers=[Trigger(DAMAGE, both(friendly, target_is_minion), GainArmor(1), "armor up")]
)
CRUEL_TASKMASTER = CardDef("EX1_603", battlecry=(Attach("EX1_603e", TARGET), Deal(1, TARGET)))
WHIPPED = CardDef("EX1_603e", enchant=Enchant(attack=2))
FROTHING_BERSERKER = CardDef(
    "EX1_604", triggers=[Trigger(DAMAGE, target_is_minion, Attach("EX1_604o", SELF), "froth")]
)
BERSERK = CardDef("EX1_604o", enchant=Enchant(attack=1))
GOREHOWL = CardDef(
    "EX1_411",
    triggers=[
        Trigger(ATTACK, my_hero_attacks_minion, Attach("EX1_411e", OWN_WEAPON), "rage"),
        Trigger(AFTER_ATTACK, my_hero_attacks_minion, Attach("EX1_411e2", OWN_WEAPON), "get blunt"),
        Trigger(AFTER_ATTACK, my_hero_attacks, RemoveEnchantments(("EX1_411e",), OWN_WEAPON), "calm down"),
    ],
)
BLOODRAGE = CardDef("EX1_411e", enchant=Enchant(keywords=("immune",)))
NEEDS_SHARPENING = CardDef("EX1_411e2", enchant=Enchant(attack=-1))
GROMMASH_HELLSCREAM = CardDef("EX1_414", enrage=Enchant(attack=6))
WARSONG_COMMANDER = CardDef(
    "EX1_084",
    auras=[Aura(OWN_MINIONS.where(HasKeyword(CHARGE)), attack=1, when=after_the_change)],
    triggers=[
        Trigger(
            AFTER_SUMMON,
            both(friendly, before_the_change, small_minion),
            Attach("EX1_084e", EVENT_TARGET),
            "charge",
        )
    ],
)
WARSONG = CardDef("EX1_084e", enchant=Enchant(keywords=("charge",)))
