"""Cards of The Grand Tournament, neutral and of all classes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    ATTACK,
    BOTH_HEROES,
    DAMAGE,
    DEATH,
    DISCARD,
    DRAW,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    EVENT_TARGET,
    HERO_POWER,
    ON_TARGET,
    OWN_HAND,
    OWN_HERO,
    OWN_MINIONS,
    OWN_POWER,
    PREDAMAGE,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    TURN_START,
    AddCard,
    AddCopy,
    Attach,
    Aura,
    Become,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Fixed,
    Game,
    GiveKeyword,
    Heal,
    If,
    Option,
    RandomOne,
    RedirectDamage,
    RefreshPower,
    ReplacePower,
    ReturnToHand,
    Script,
    ShuffleCopy,
    StealCard,
    Summon,
    SummonRandom,
    TargetRace,
    Trigger,
    about_me,
    board_not_full,
    both,
    by_me,
    empty_hand,
    friendly,
    has_minion,
    holding_dragon,
    is_minion,
    my_hero_is_hit,
    not_about_me,
    not_the_secrets_phase,
    target_is_minion,
)

MIST = Enchant(attack=1, health=1)
BETTER_POWERS = {
    "CS2_017": "AT_132_DRUID", "DS1h_292": "AT_132_HUNTER", "CS2_034": "AT_132_MAGE", "CS2_101": "AT_132_PALADIN",
    "CS1h_001": "AT_132_PRIEST", "CS2_083b": "AT_132_ROGUE", "CS2_049": "AT_132_SHAMAN",
    "CS2_056": "AT_132_WARLOCK", "CS2_102": "AT_132_WARRIOR",
}  # fmt: skip


def minus_powers_used(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each hero power used this game."""
    return -game.players[me.controller].powers_used_this_game


def power_used_once(game: Game, me: Entity, event: Event) -> bool:
    """the hero power was used exactly once this turn"""
    return game.players[me.controller].power_uses == 1


def better_power(game: Game, me: Entity, context: Context) -> Script:
    """The better form of a basic hero power."""
    power = game.players[me.controller].hero_power
    better = None if power is None else BETTER_POWERS.get(game.entities[power].card.id)
    return None if better is None else ReplacePower(better)


def joust_for_a_minion(game: Game, me: Entity, context: Context) -> Script:
    """Reveal a minion of each deck; if this player's costs more it goes to hand, which is not a draw."""
    mine = [i for i in game.players[me.controller].deck if game.entities[i].type is CardType.MINION]
    theirs = [i for i in game.players[3 - me.controller].deck if game.entities[i].type is CardType.MINION]
    if not mine:
        return None
    own = mine[game.decide(DecisionKind.RANDOM, me.id, tuple(mine), "joust")]
    if theirs:
        other = theirs[game.decide(DecisionKind.RANDOM, me.id, tuple(theirs), "joust")]
        if game.entities[own].card.cost <= game.entities[other].card.cost:
            return None
    return StealCard(Fixed((own,)))


def as_costly_as_the_dead(game: Game, me: Entity, context: Context) -> Script:
    """A random minion that costs what the dead one did."""
    cost = game.entities[context.event.target].card.cost
    options = game.catalogue.pool(type=CardType.MINION, cost=cost)
    if not options:
        return None
    names = tuple(card.id for card in options)
    return Summon(names[game.decide(DecisionKind.RANDOM, me.id, names, "random minion")])


def heal_the_caster(game: Game, me: Entity, context: Context) -> Script:
    """Four health for the hero of the player who cast it."""
    return Heal(4, Fixed((game.hero_of(me.caster).id,)))


def any_totem(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Totem (2016), the basic ones included."""
    basic = tuple(game.catalogue[card] for card in ("CS2_050", "CS2_051", "CS2_052", "NEW1_009"))
    others = game.catalogue.pool(type=CardType.MINION, race="TOTEM")
    return tuple(sorted({*basic, *others}, key=lambda card: card.id))


# --- Neutral minions -------------------------------------------------------------------------------------------

ACIDMAW = CardDef(
    "AT_063", triggers=[Trigger(DAMAGE, both(target_is_minion, not_about_me), Destroy(EVENT_TARGET), "bite")]
)
BOLF_RAMSHIELD = CardDef(
    "AT_124", triggers=[Trigger(PREDAMAGE, my_hero_is_hit, RedirectDamage(), "take the hit")]
)
CHILLMAW = CardDef("AT_123", deathrattle=Deal(3, ALL_MINIONS), deathrattle_if=holding_dragon)
COLDARRA_DRAKE = CardDef(
    "AT_008",
    triggers=[
        Trigger(SUMMON_RESOLUTION, about_me, RefreshPower(), "refresh"),
        Trigger(HERO_POWER, friendly, RefreshPower(), "refresh"),
    ],
)
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
GARRISON_COMMANDER = CardDef(
    "AT_080",
    triggers=[
        Trigger(SUMMON_RESOLUTION, both(about_me, power_used_once), RefreshPower(), "refresh"),
        Trigger(HERO_POWER, both(friendly, power_used_once), RefreshPower(), "refresh"),
    ],
)
GORMOK_THE_IMPALER = CardDef("AT_122", battlecry=Deal(4, TARGET))
JUSTICAR_TRUEHEART = CardDef("AT_132", battlecry=better_power)
MAIDEN_OF_THE_LAKE = CardDef("AT_085", auras=[Aura(OWN_POWER, set_cost=1)])
RECRUITER = CardDef("AT_113", triggers=[Trigger(HERO_POWER, friendly, AddCard("CS2_152"), "recruit")])
SABOTEUR = CardDef("AT_086", battlecry=EnchantPlayer("AT_086e", who="opponent"))
SABOTAGED = CardDef("AT_086e", enchant=Enchant(until="end_of_your_turn"), auras=[Aura(OWN_POWER, cost=5)])
TOURNAMENT_MEDIC = CardDef("AT_091", triggers=[Trigger(HERO_POWER, friendly, Heal(2, OWN_HERO), "heal")])
TWILIGHT_GUARDIAN = CardDef("AT_017", battlecry=If(holding_dragon, Attach("AT_017e", SELF)))
TWILIGHT_FAVOR = CardDef("AT_017e", enchant=Enchant(attack=1, keywords=("taunt",)))

# --- Druid, hunter, mage, paladin ------------------------------------------------------------------------------

AVIANA = CardDef("AT_045", auras=[Aura(OWN_HAND.where(is_minion), set_cost=1)])
DRUID_OF_THE_SABER = CardDef(
    "AT_042", choose=(Option("AT_042a", Become("AT_042t")), Option("AT_042b", Become("AT_042t2")))
)
KNIGHT_OF_THE_WILD = CardDef(
    "AT_041",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(friendly, TargetRace("BEAST")),
            Attach("AT_041e", SELF),
            "get cheaper",
            zone="hand",
        )
    ],
)
WILDS_DISCOUNT = CardDef("AT_041e", enchant=Enchant(cost=-1))
LIVING_ROOTS = CardDef(
    "AT_037", choose=(Option("AT_037a", Deal(2, TARGET)), Option("AT_037b", Summon("AT_037t", 2)))
)
WILDWALKER = CardDef("AT_040", battlecry=Attach("AT_040e", TARGET))
WILD_WALKED = CardDef("AT_040e", enchant=Enchant(health=3))
BRAVE_ARCHER = CardDef(
    "AT_059", triggers=[Trigger(HERO_POWER, friendly, Deal(2, ENEMY_HERO), "shoot", when=empty_hand)]
)
KINGS_ELEKK = CardDef("AT_058", battlecry=joust_for_a_minion)
EFFIGY = CardDef(
    "AT_002",
    triggers=[
        Trigger(
            DEATH,
            both(friendly, target_is_minion, board_not_full),
            as_costly_as_the_dead,
            "raise an effigy",
            when=board_not_full,
        )
    ],
)
FALLEN_HERO = CardDef("AT_003", auras=[Aura(SELF, flag="damage_bonus", attack=1)])
COMPETITIVE_SPIRIT = CardDef(
    "AT_073",
    triggers=[Trigger(TURN_START, friendly, Attach("AT_073e", OWN_MINIONS), "own spirit", when=has_minion)],
)
SPIRITED = CardDef("AT_073e", enchant=Enchant(attack=1, health=1))

# --- Priest, rogue, shaman, warlock, warrior -------------------------------------------------------------------

CONVERT = CardDef("AT_015", spell=AddCopy(TARGET))
FLASH_HEAL = CardDef("AT_055", spell=Heal(5, TARGET))
POWER_WORD_GLORY = CardDef("AT_013", spell=Attach("AT_013e", TARGET))
GLORIOUS = CardDef("AT_013e", triggers=[Trigger(ATTACK, by_me, heal_the_caster, "heal the caster")])
SHADOWFIEND = CardDef(
    "AT_014", triggers=[Trigger(DRAW, friendly, Attach("AT_014e", EVENT_TARGET), "discount")]
)
FIENDS_DISCOUNT = CardDef("AT_014e", enchant=Enchant(cost=-1))
SPAWN_OF_SHADOWS = CardDef("AT_012", triggers=[Trigger(HERO_POWER, friendly, Deal(4, BOTH_HEROES), "scream")])
ANUBARAK = CardDef("AT_036", deathrattle=(ReturnToHand(SELF), Summon("AT_036t")))
BENEATH_THE_GROUNDS = CardDef("AT_035", spell=ShuffleCopy("AT_035t", who="opponent", count=3))
NERUBIAN_AMBUSH = CardDef("AT_035t", drawn=(Destroy(SELF), Summon("AT_036t", who="opponent"), Draw()))
THE_MISTCALLER = CardDef(
    "AT_054", battlecry=(Attach("AT_045e", OWN_HAND.where(is_minion), MIST), EnchantPlayer("AT_054e"))
)
MISTS = CardDef(
    "AT_054e",
    triggers=[
        Trigger(
            DRAW, both(friendly, target_is_minion), Attach("AT_045e", EVENT_TARGET, MIST), "call the mist"
        )
    ],
)
TUSKARR_TOTEMIC = CardDef("AT_046", battlecry=SummonRandom(any_totem))
TINY_KNIGHT_OF_EVIL = CardDef(
    "AT_021", triggers=[Trigger(DISCARD, friendly, Attach("AT_021e", SELF), "grow")]
)
EVIL_GROWTH = CardDef("AT_021e", enchant=Enchant(attack=1, health=1))
