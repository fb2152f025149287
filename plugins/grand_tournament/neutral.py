"""Neutral cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    BOTH_HEROES,
    ENEMY_CHARACTERS,
    HERO_POWER,
    ON_TARGET,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_POWER,
    PLAY,
    PREDAMAGE,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    TURN_END,
    AddCard,
    AddRandomCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    Deal,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Game,
    GiveKeyword,
    Heal,
    If,
    Joust,
    LoseKeyword,
    PoolOf,
    RandomOne,
    RedirectDamage,
    RefreshPower,
    RemoveEnchantments,
    ReplacePower,
    ReturnToHand,
    Script,
    Silence,
    SourcePrinted,
    Summon,
    Trigger,
    UseUpEnchantment,
    about_me,
    both,
    friendly,
    holding_dragon,
    my_hero_is_hit,
    not_the_secrets_phase,
    own_turn,
)

BETTER_POWERS = {
    "CS2_017": "AT_132_DRUID", "DS1h_292": "AT_132_HUNTER", "CS2_034": "AT_132_MAGE", "CS2_101": "AT_132_PALADIN",
    "CS1h_001": "AT_132_PRIEST", "CS2_083b": "AT_132_ROGUE", "CS2_049": "AT_132_SHAMAN",
    "CS2_056": "AT_132_WARLOCK", "CS2_102": "AT_132_WARRIOR",
}  # fmt: skip


def minus_powers_used(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each hero power used this game."""
    return -game.players[me.controller].powers_used_this_game


def minus_pirates(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each friendly Pirate."""
    return -sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "PIRATE")


def power_used_once(game: Game, me: Entity, event: Event) -> bool:
    """the hero power was used exactly once this turn"""
    return game.players[me.controller].power_uses == 1


def has_spell_power(game: Game, me: Entity, context: Context) -> bool:
    """the controller has a minion with Spell Damage"""
    return any(minion.spell_power > 0 for minion in game.minions_of(me.controller))


def better_power(game: Game, me: Entity, context: Context) -> Script:
    """The better form of a basic hero power, whatever it looks like; nothing for any other."""
    power = game.players[me.controller].hero_power
    definition = None if power is None else game.entities[power].definition
    better = None if definition is None else BETTER_POWERS.get(definition.id)
    return None if better is None else ReplacePower(better)


def power_of_the_enemy(game: Game, me: Entity, context: Context) -> Script:
    """The enemy's hero power, if there is one."""
    power = game.players[3 - me.controller].hero_power
    return None if power is None else ReplacePower(game.entities[power].card.id)


ARGENT_WATCHMAN = CardDef(
    "AT_109",
    triggers=[
        Trigger(
            HERO_POWER,
            friendly,
            (LoseKeyword(("cant_attack",), SELF), Attach("AT_109e", SELF)),
            "take up arms",
        )
    ],
)
INSPIRED = CardDef(
    "AT_109e",
    triggers=[
        Trigger(TURN_END, None, (GiveKeyword(("cant_attack",), SELF), RemoveEnchantments()), "lay down arms")
    ],
)
ARMORED_WARHORSE = CardDef("AT_108", battlecry=Joust(GiveKeyword(("charge",), SELF)))
BOLF_RAMSHIELD = CardDef(
    "AT_124", triggers=[Trigger(PREDAMAGE, my_hero_is_hit, RedirectDamage(), "take the hit")]
)
BONEGUARD_LIEUTENANT = CardDef(
    "AT_089", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_089e", SELF), "gain health")]
)
BONEGUARDED = CardDef("AT_089e", enchant=Enchant(health=1))
CHILLMAW = CardDef("AT_123", deathrattle=Deal(3, ALL_MINIONS), deathrattle_if=holding_dragon)
CLOCKWORK_KNIGHT = CardDef("AT_096", battlecry=Attach("AT_096e", TARGET))
WOUND_UP = CardDef("AT_096e", enchant=Enchant(attack=1, health=1))
COLISEUM_MANAGER = CardDef("AT_110", triggers=[Trigger(HERO_POWER, friendly, ReturnToHand(SELF), "go back")])
CROWD_FAVORITE = CardDef(
    "AT_121",
    triggers=[
        Trigger(
            PLAY, both(friendly, SourcePrinted("battlecry")), Attach("AT_121e", SELF), "enjoy the applause"
        )
    ],
)
HUGE_EGO = CardDef("AT_121e", enchant=Enchant(attack=1, health=1))
DRAGONHAWK_RIDER = CardDef(
    "AT_083", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_083e", SELF), "take wing")]
)
DRAGONHAWKERY = CardDef("AT_083e", enchant=Enchant(keywords=("windfury",), until="end_of_turn"))
EYDIS_DARKBANE = CardDef(
    "AT_131",
    triggers=[
        Trigger(
            ON_TARGET,
            both(friendly, about_me, not_the_secrets_phase),
            Deal(3, RandomOne(ENEMY_CHARACTERS)),
            "strike",
        )
    ],
)
FENCING_COACH = CardDef("AT_115", battlecry=EnchantPlayer("AT_115e"))
FENCING_PRACTICE = CardDef(
    "AT_115e",
    auras=[Aura(OWN_POWER, cost=-2)],
    triggers=[Trigger(HERO_POWER, friendly, UseUpEnchantment(), "use up")],
)
FJOLA_LIGHTBANE = CardDef(
    "AT_129",
    triggers=[
        Trigger(
            ON_TARGET,
            both(friendly, about_me, not_the_secrets_phase),
            GiveKeyword(("divine_shield",), SELF),
            "shield",
        )
    ],
)
FLAME_JUGGLER = CardDef("AT_094", battlecry=Deal(1, RandomOne(ENEMY_CHARACTERS)))
FROST_GIANT = CardDef("AT_120", auras=[Aura(SELF, cost=minus_powers_used, zone="hand")])
GADGETZAN_JOUSTER = CardDef("AT_133", battlecry=Joust(Attach("AT_133e", SELF)))
VICTORY = CardDef("AT_133e", enchant=Enchant(attack=1, health=1))
GARRISON_COMMANDER = CardDef(
    "AT_080",
    triggers=[
        Trigger(SUMMON_RESOLUTION, both(about_me, power_used_once), RefreshPower(), "refresh"),
        Trigger(HERO_POWER, both(friendly, power_used_once), RefreshPower(), "refresh"),
    ],
)
GORMOK_THE_IMPALER = CardDef("AT_122", battlecry=Deal(4, TARGET))
GRAND_CRUSADER = CardDef("AT_118", battlecry=AddRandomCard(PoolOf(card_class="PALADIN")))
ICEHOWL = CardDef("AT_125", auras=[Aura(SELF, keywords=("cant_attack_heroes",))])
INJURED_KVALDIR = CardDef("AT_105", battlecry=Deal(3, SELF))
JUSTICAR_TRUEHEART = CardDef("AT_132", battlecry=better_power)
KODORIDER = CardDef("AT_099", triggers=[Trigger(HERO_POWER, friendly, Summon("AT_099t"), "call a Kodo")])
KVALDIR_RAIDER = CardDef("AT_119", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_119e", SELF), "grow")])
RAIDERS_STRENGTH = CardDef("AT_119e", enchant=Enchant(attack=2, health=2))
LANCE_CARRIER = CardDef("AT_084", battlecry=Attach("AT_084e", TARGET))
EQUIPPED = CardDef("AT_084e", enchant=Enchant(attack=2))
LIGHTS_CHAMPION = CardDef("AT_106", battlecry=Silence(TARGET))
LOWLY_SQUIRE = CardDef("AT_082", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_082e", SELF), "train")])
TRAINING = CardDef("AT_082e", enchant=Enchant(attack=1))
MAIDEN_OF_THE_LAKE = CardDef("AT_085", auras=[Aura(OWN_POWER, set_cost=1)])
MASTER_JOUSTER = CardDef("AT_112", battlecry=Joust(GiveKeyword(("taunt", "divine_shield"), SELF)))
MASTER_OF_CEREMONIES = CardDef("AT_117", battlecry=If(has_spell_power, Attach("AT_117e", SELF)))
CEREMONY = CardDef("AT_117e", enchant=Enchant(attack=2, health=2))
MUKLAS_CHAMPION = CardDef(
    "AT_090", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_090e", OTHER_OWN_MINIONS), "cheer")]
)
MIGHT_OF_THE_MONKEY = CardDef("AT_090e", enchant=Enchant(attack=1, health=1))
NEXUS_CHAMPION_SARAAD = CardDef(
    "AT_127",
    triggers=[Trigger(HERO_POWER, friendly, AddRandomCard(PoolOf(CardType.SPELL)), "find a spell")],
)
NORTH_SEA_KRAKEN = CardDef("AT_103", battlecry=Deal(4, TARGET))
RECRUITER = CardDef("AT_113", triggers=[Trigger(HERO_POWER, friendly, AddCard("CS2_152"), "recruit")])
REFRESHMENT_VENDOR = CardDef("AT_111", battlecry=Heal(4, BOTH_HEROES))
SABOTEUR = CardDef("AT_086", battlecry=EnchantPlayer("AT_086e", who="opponent"))
VILLAINY = CardDef(
    "AT_086e",
    enchant=Enchant(until="end_of_your_turn"),
    auras=[Aura(OWN_POWER, cost=5, when=own_turn)],
)
SIDESHOW_SPELLEATER = CardDef("AT_098", battlecry=power_of_the_enemy)
SILVER_HAND_REGENT = CardDef(
    "AT_100", triggers=[Trigger(HERO_POWER, friendly, Summon("CS2_101t"), "recruit")]
)
SKYCAPN_KRAGG = CardDef("AT_070", auras=[Aura(SELF, cost=minus_pirates, zone="hand")])
THE_SKELETON_KNIGHT = CardDef("AT_128", deathrattle=Joust(ReturnToHand(SELF)))
TOURNAMENT_MEDIC = CardDef("AT_091", triggers=[Trigger(HERO_POWER, friendly, Heal(2, OWN_HERO), "heal")])
TWILIGHT_GUARDIAN = CardDef("AT_017", battlecry=If(holding_dragon, Attach("AT_017e", SELF)))
TWILIGHTS_EMBRACE = CardDef("AT_017e", enchant=Enchant(attack=1, keywords=("taunt",)))
