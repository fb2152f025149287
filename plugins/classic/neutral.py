"""Neutral cards of the Basic, Classic and Hall of Fame sets."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    AFTER_PLAY,
    AFTER_SUMMON,
    ALL_CHARACTERS,
    ALL_MINIONS,
    BEFORE_SUMMON,
    BOTH_HANDS,
    DAMAGE,
    DEATH,
    DIVINE_SHIELD,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    EVENT_SOURCE,
    HEAL,
    OTHER_CHARACTERS,
    OTHER_MINIONS,
    OTHER_OWN_MINIONS,
    OWN_CHARACTERS,
    OWN_DECK,
    OWN_HAND,
    OWN_HERO,
    OWN_WEAPON,
    PLAY,
    SELF,
    TARGET,
    TURN_END,
    TURN_START,
    AddCard,
    AddCopy,
    AddRandomCard,
    Attach,
    AttackAtMost,
    Aura,
    BecomeCopyOf,
    CardData,
    CardDef,
    CardsOf,
    CardType,
    Context,
    Deal,
    DecisionKind,
    Destroy,
    DiscardHand,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Freeze,
    GainCrystals,
    Game,
    GiveKeyword,
    Heal,
    LoseDurability,
    LoseKeyword,
    Missiles,
    Named,
    Race,
    RandomOne,
    ReturnToHand,
    Script,
    SetHealth,
    Silence,
    StealCard,
    Summon,
    SummonRandom,
    SwapWithHand,
    TakeControl,
    TargetRace,
    TransformInto,
    Trigger,
    about_me,
    attack_of_target,
    both,
    free_places,
    friendly,
    has_weapon,
    health_of_target,
    is_damaged,
    is_damaged_now,
    is_minion,
    is_spell,
    not_about_me,
    other_friendly,
    source_is_secret,
    source_is_spell,
    target_is_minion,
)


def cards_in_hand(game: Game, me: Entity, context: Context) -> int:
    """How many cards the controller holds."""
    return len(game.players[me.controller].hand)


def other_minions_count(game: Game, me: Entity, context: Context) -> int:
    """How many other friendly minions there are."""
    return sum(1 for minion in game.minions_of(me.controller) if minion.id != me.id)


def weapon_attack(game: Game, me: Entity, context: Context) -> int:
    """The attack of the controller's weapon."""
    weapon = game.weapon_of(me.controller)
    return 0 if weapon is None else weapon.attack


def not_played_now(game: Game, me: Entity, event: Event) -> bool:
    """another card is played"""
    return event.source != me.id


# --- Basic -----------------------------------------------------------------------------------------------------

ACIDIC_SWAMP_OOZE = CardDef("EX1_066", battlecry=Destroy(ENEMY_WEAPON))
DARKSCALE_HEALER = CardDef("DS1_055", battlecry=Heal(2, OWN_CHARACTERS))
DRAGONLING_MECHANIC = CardDef("EX1_025", battlecry=Summon("EX1_025t"))
ELVEN_ARCHER = CardDef("CS2_189", battlecry=Deal(1, TARGET))
FROSTWOLF_WARLORD = CardDef(
    "CS2_226", battlecry=Attach("CS2_226e", SELF, attack=other_minions_count, health=other_minions_count)
)
GNOMISH_INVENTOR = CardDef("CS2_147", battlecry=Draw())
GRIMSCALE_ORACLE = CardDef("EX1_508", auras=[Aura(OTHER_MINIONS.where(Race("MURLOC")), attack=1)])
GURUBASHI_BERSERKER = CardDef(
    "EX1_399", triggers=[Trigger(DAMAGE, about_me, Attach("EX1_399e", SELF), "rage")]
)
GURUBASHI_RAGE = CardDef("EX1_399e", enchant=Enchant(attack=3))
IRONFORGE_RIFLEMAN = CardDef("CS2_141", battlecry=Deal(1, TARGET))
MURLOC_TIDEHUNTER = CardDef("EX1_506", battlecry=Summon("EX1_506a"))
NIGHTBLADE = CardDef("EX1_593", battlecry=Deal(3, ENEMY_HERO))
NOVICE_ENGINEER = CardDef("EX1_015", battlecry=Draw())
RAID_LEADER = CardDef("CS2_122", auras=[Aura(OTHER_OWN_MINIONS, attack=1)])
RAZORFEN_HUNTER = CardDef("CS2_196", battlecry=Summon("CS2_boar"))
SHATTERED_SUN_CLERIC = CardDef("EX1_019", battlecry=Attach("EX1_019e", TARGET))
SHATTERED_SUN_BLESSING = CardDef("EX1_019e", enchant=Enchant(attack=1, health=1))
STORMPIKE_COMMANDO = CardDef("CS2_150", battlecry=Deal(2, TARGET))
STORMWIND_CHAMPION = CardDef("CS2_222", auras=[Aura(OTHER_OWN_MINIONS, attack=1, health=1)])
VOODOO_DOCTOR = CardDef("EX1_011", battlecry=Heal(2, TARGET))

# --- Battlecries -----------------------------------------------------------------------------------------------

ABUSIVE_SERGEANT = CardDef("CS2_188", battlecry=Attach("CS2_188o", TARGET))
INSPIRED = CardDef("CS2_188o", enchant=Enchant(attack=2, until="end_of_turn"))
ALEXSTRASZA = CardDef("EX1_561", battlecry=SetHealth(15, TARGET, "EX1_561e"))
ANCIENT_BREWMASTER = CardDef("EX1_057", battlecry=ReturnToHand(TARGET))
ANCIENT_MAGE = CardDef("EX1_584", battlecry=Attach("EX1_584e", ADJACENT))
TEACHINGS_OF_THE_KIRIN_TOR = CardDef("EX1_584e", enchant=Enchant(spell_power=1))
ARCANE_GOLEM = CardDef("EX1_089", battlecry=GainCrystals(1, who="opponent"))
AZURE_DRAKE = CardDef("EX1_284", battlecry=Draw())
BIG_GAME_HUNTER = CardDef("EX1_005", battlecry=Destroy(TARGET))
BLACK_KNIGHT = CardDef("EX1_002", battlecry=Destroy(TARGET))


def consume_shields(game: Game, me: Entity, context: Context) -> Script:
    """All minions lose Divine Shield; +3/+3 for each."""
    shields = sum(1 for number in (1, 2) for minion in game.minions_of(number) if minion.own & DIVINE_SHIELD)
    if not shields:
        return None
    return (
        LoseKeyword(("divine_shield",), ALL_MINIONS),
        Attach("EX1_590e", SELF, attack=3 * shields, health=3 * shields),
    )


BLOOD_KNIGHT = CardDef("EX1_590", battlecry=consume_shields)
BLOODSAIL_CORSAIR = CardDef("NEW1_025", battlecry=LoseDurability(1, ENEMY_WEAPON))
BLOODSAIL_RAIDER = CardDef("NEW1_018", battlecry=Attach("NEW1_018e", SELF, attack=weapon_attack))
CAPTAIN_GREENSKIN = CardDef("NEW1_024", battlecry=Attach("NEW1_024o", OWN_WEAPON))
GREENSKINS_COMMAND = CardDef("NEW1_024o", enchant=Enchant(attack=1, health=1))
CAPTAINS_PARROT = CardDef(
    "NEW1_016", battlecry=StealCard(RandomOne(OWN_DECK.where(Race("PIRATE")), dying=True))
)
COLDLIGHT_ORACLE = CardDef("EX1_050", battlecry=Draw(2, who="both"))
COLDLIGHT_SEER = CardDef("EX1_103", battlecry=Attach("EX1_103e", OTHER_MINIONS.where(Race("MURLOC"))))
MRGHLGLHAL = CardDef("EX1_103e", enchant=Enchant(health=2))


CRAZED_ALCHEMIST = CardDef(
    "EX1_059", battlecry=Attach("EX1_059e", TARGET, set_attack=health_of_target, set_health=attack_of_target)
)
DARK_IRON_DWARF = CardDef("EX1_046", battlecry=Attach("EX1_046e", TARGET))
TEMPERED = CardDef("EX1_046e", enchant=Enchant(attack=2, until="end_of_turn"))
DEATHWING = CardDef("NEW1_030", battlecry=(Destroy(OTHER_MINIONS), DiscardHand()))
DEFENDER_OF_ARGUS = CardDef("EX1_093", battlecry=Attach("EX1_093e", ADJACENT))
HAND_OF_ARGUS = CardDef("EX1_093e", enchant=Enchant(attack=1, health=1, keywords=("taunt",)))
EARTHEN_RING_FARSEER = CardDef("CS2_117", battlecry=Heal(3, TARGET))


def horde_warriors(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The minions that the Horde sends."""
    return tuple(game.catalogue[card] for card in sorted(game.catalogue["PRO_001c"].entourage))


def three_to_five(game: Game, me: Entity, context: Context) -> Script:
    """Three, four or five Murlocs."""
    index = game.decide(DecisionKind.RANDOM, me.id, (3, 4, 5), "random amount")
    return Summon("PRO_001at", (3, 4, 5)[index])


POWER_CHORDS = CardsOf("PRO_001a", "PRO_001b", "PRO_001c")
ELITE_TAUREN_CHIEFTAIN = CardDef("PRO_001", battlecry=AddRandomCard(POWER_CHORDS, who="both"))
I_AM_MURLOC = CardDef("PRO_001a", spell=three_to_five)
ROGUES_DO_IT = CardDef("PRO_001b", spell=(Deal(4, TARGET), Draw()))
POWER_OF_THE_HORDE = CardDef("PRO_001c", spell=SummonRandom(horde_warriors))
FACELESS_MANIPULATOR = CardDef("EX1_564", battlecry=BecomeCopyOf(TARGET))
FROST_ELEMENTAL = CardDef("EX1_283", battlecry=Freeze(TARGET))


INVENTIONS = CardsOf("Mekka1", "Mekka2", "Mekka3", "Mekka4")
GELBIN_MEKKATORQUE = CardDef("EX1_112", battlecry=SummonRandom(INVENTIONS))
HOMING_CHICKEN = CardDef(
    "Mekka1", triggers=[Trigger(TURN_START, friendly, (Destroy(SELF), Draw(3)), "come home")]
)
REPAIR_BOT = CardDef(
    "Mekka2",
    triggers=[
        Trigger(
            TURN_END, friendly, Heal(6, RandomOne(ALL_CHARACTERS.where(is_damaged), dying=True)), "repair"
        )
    ],
)
EMBOLDENER_3000 = CardDef(
    "Mekka3",
    triggers=[Trigger(TURN_END, friendly, Attach("Mekka3e", RandomOne(ALL_MINIONS, dying=True)), "embolden")],
)
EMBOLDENED = CardDef("Mekka3e", enchant=Enchant(attack=1, health=1))
POULTRYIZER = CardDef(
    "Mekka4",
    triggers=[Trigger(TURN_START, friendly, TransformInto("Mekka4t", RandomOne(ALL_MINIONS)), "poultryize")],
)


def break_weapon_and_draw(game: Game, me: Entity, context: Context) -> Script:
    """Destroy the enemy weapon and draw its durability."""
    weapon = game.weapon_of(3 - me.controller)
    return None if weapon is None else (Destroy(ENEMY_WEAPON), Draw(weapon.health))


HARRISON_JONES = CardDef("EX1_558", battlecry=break_weapon_and_draw)


def eat_murloc(game: Game, me: Entity, context: Context) -> Script:
    """Destroy the Murloc and grow."""
    return None if context.target is None else (Destroy(TARGET), Attach("NEW1_017e", SELF))


HUNGRY_CRAB = CardDef("NEW1_017", battlecry=eat_murloc, makes="NEW1_017e")
FULL_BELLY = CardDef("NEW1_017e", enchant=Enchant(attack=2, health=2))
INJURED_BLADEMASTER = CardDef("CS2_181", battlecry=Deal(4, SELF))
IRONBEAK_OWL = CardDef("CS2_203", battlecry=Silence(TARGET))
KING_MUKLA = CardDef("EX1_014", battlecry=AddCard("EX1_014t", who="opponent", count=2))
BANANAS = CardDef("EX1_014t", spell=Attach("EX1_014te", TARGET))
BANANA_EATEN = CardDef("EX1_014te", enchant=Enchant(attack=1, health=1))
LEEROY_JENKINS = CardDef("EX1_116", battlecry=Summon("EX1_116t", 2, who="opponent"))
MAD_BOMBER = CardDef("EX1_082", battlecry=Missiles(3, RandomOne(OTHER_CHARACTERS)))
MILLHOUSE_MANASTORM = CardDef("NEW1_029", battlecry=EnchantPlayer("NEW1_029t", who="opponent"))
KILL_MILLHOUSE = CardDef(
    "NEW1_029t", auras=[Aura(OWN_HAND.where(is_spell), set_cost=0)], enchant=Enchant(until="end_of_your_turn")
)


def take_one_of_four(game: Game, me: Entity, context: Context) -> Script:
    """Take control of a random enemy minion if there are four or more."""
    if len(game.players[3 - me.controller].board) < 4:
        return None
    return TakeControl(RandomOne(ENEMY_MINIONS))


MIND_CONTROL_TECH = CardDef("EX1_085", battlecry=take_one_of_four)


ONYXIA = CardDef("EX1_562", battlecry=Summon("ds1_whelptoken", free_places, where="around"))
PRIESTESS_OF_ELUNE = CardDef("EX1_583", battlecry=Heal(4, OWN_HERO))
SILVER_HAND_KNIGHT = CardDef("CS2_151", battlecry=Summon("CS2_152"))
SPELLBREAKER = CardDef("EX1_048", battlecry=Silence(TARGET))
STAMPEDING_KODO = CardDef("NEW1_041", battlecry=Destroy(RandomOne(ENEMY_MINIONS.where(AttackAtMost(2)))))
SUNFURY_PROTECTOR = CardDef("EX1_058", battlecry=GiveKeyword(("taunt",), ADJACENT))
TINKMASTER_OVERSPARK = CardDef(
    "EX1_083", battlecry=TransformInto(("EX1_tk28", "EX1_tk29"), RandomOne(OTHER_MINIONS))
)
TWILIGHT_DRAKE = CardDef("EX1_043", battlecry=Attach("EX1_043e", SELF, health=cards_in_hand))
YOUTHFUL_BREWMASTER = CardDef("EX1_049", battlecry=ReturnToHand(TARGET))

# --- Deathrattles ----------------------------------------------------------------------------------------------

ABOMINATION = CardDef("EX1_097", deathrattle=Deal(2, ALL_CHARACTERS))
BEAST = CardDef("EX1_577", deathrattle=Summon("EX1_finkle", who="opponent"))
BLOODMAGE_THALNOS = CardDef("EX1_012", deathrattle=Draw())
CAIRNE_BLOODHOOF = CardDef("EX1_110", deathrattle=Summon("EX1_110t"))
HARVEST_GOLEM = CardDef("EX1_556", deathrattle=Summon("skele21"))
LEPER_GNOME = CardDef("EX1_029", deathrattle=Deal(2, ENEMY_HERO))
LOOT_HOARDER = CardDef("EX1_096", deathrattle=Draw())
SYLVANAS_WINDRUNNER = CardDef("EX1_016", deathrattle=TakeControl(RandomOne(ENEMY_MINIONS)))

# --- Triggers --------------------------------------------------------------------------------------------------

ACOLYTE_OF_PAIN = CardDef("EX1_007", triggers=[Trigger(DAMAGE, about_me, Draw(), "draw for pain")])


def holds_minion(game: Game, me: Entity, event: Event) -> bool:
    """the controller holds a minion"""
    return any(game.entities[i].type is CardType.MINION for i in game.players[me.controller].hand)


ALARM_O_BOT = CardDef(
    "EX1_006",
    triggers=[Trigger(TURN_START, friendly, SwapWithHand(), "swap with the hand", when=holds_minion)],
)
BARON_GEDDON = CardDef("EX1_249", triggers=[Trigger(TURN_END, friendly, Deal(2, OTHER_CHARACTERS), "burn")])
CULT_MASTER = CardDef(
    "EX1_595", triggers=[Trigger(DEATH, both(other_friendly, target_is_minion), Draw(), "draw")]
)
DEMOLISHER = CardDef(
    "EX1_102", triggers=[Trigger(TURN_START, friendly, Deal(2, RandomOne(ENEMY_CHARACTERS)), "bombard")]
)
DOOMSAYER = CardDef("NEW1_021", triggers=[Trigger(TURN_START, friendly, Destroy(ALL_MINIONS), "doom")])
FLESHEATING_GHOUL = CardDef(
    "tt_004",
    triggers=[Trigger(DEATH, both(target_is_minion, not_about_me), Attach("tt_004o", SELF), "cannibalize")],
)
CANNIBALIZE = CardDef("tt_004o", enchant=Enchant(attack=1))
GADGETZAN_AUCTIONEER = CardDef(
    "EX1_095", triggers=[Trigger(PLAY, both(friendly, source_is_spell), Draw(), "auction")]
)
GRUUL = CardDef("NEW1_038", triggers=[Trigger(TURN_END, None, Attach("NEW1_038o", SELF), "grow")])
GROWTH = CardDef("NEW1_038o", enchant=Enchant(attack=1, health=1))
HOGGER = CardDef("NEW1_040", triggers=[Trigger(TURN_END, friendly, Summon("NEW1_040t"), "call a Gnoll")])
ILLIDAN_STORMRAGE = CardDef(
    "EX1_614", triggers=[Trigger(PLAY, both(friendly, not_played_now), Summon("EX1_614t"), "summon a Flame")]
)
IMP_MASTER = CardDef(
    "EX1_597", triggers=[Trigger(TURN_END, friendly, (Deal(1, SELF), Summon("EX1_598")), "summon an Imp")]
)
KNIFE_JUGGLER = CardDef(
    "NEW1_019",
    triggers=[Trigger(AFTER_SUMMON, other_friendly, Deal(1, RandomOne(ENEMY_CHARACTERS)), "throw a knife")],
)
LIGHTWARDEN = CardDef("EX1_001", triggers=[Trigger(HEAL, None, Attach("EX1_001e", SELF), "ward")])
WARDED = CardDef("EX1_001e", enchant=Enchant(attack=2))


def copy_for_the_other(game: Game, me: Entity, context: Context) -> Script:
    """A copy of the spell for the player who did not cast it."""
    return AddCopy(EVENT_SOURCE, who="opponent" if context.event.player == me.controller else "you")


LOREWALKER_CHO = CardDef(
    "EX1_100", triggers=[Trigger(PLAY, source_is_spell, copy_for_the_other, "write it down")]
)
MANA_ADDICT = CardDef(
    "EX1_055",
    triggers=[Trigger(PLAY, both(friendly, source_is_spell), Attach("EX1_055o", SELF), "get a rush")],
)
EMPOWERED = CardDef("EX1_055o", enchant=Enchant(attack=2, until="end_of_turn"))
MASTER_SWORDSMITH = CardDef(
    "NEW1_037",
    triggers=[
        Trigger(TURN_END, friendly, Attach("NEW1_037e", RandomOne(OTHER_OWN_MINIONS, dying=True)), "forge")
    ],
)
EQUIPPED = CardDef("NEW1_037e", enchant=Enchant(attack=1))
MURLOC_TIDECALLER = CardDef(
    "EX1_509",
    triggers=[
        Trigger(BEFORE_SUMMON, both(TargetRace("MURLOC"), not_about_me), Attach("EX1_509e", SELF), "call")
    ],
)
BLARGHGHL = CardDef("EX1_509e", enchant=Enchant(attack=1))


def half_the_time_draw(game: Game, me: Entity, context: Context) -> Script:
    """A coin flip for a card."""
    return Draw() if game.decide(DecisionKind.RANDOM, me.id, (False, True), "fish") else None


NAT_PAGLE = CardDef("EX1_557", triggers=[Trigger(TURN_START, friendly, half_the_time_draw, "fish")])
QUESTING_ADVENTURER = CardDef(
    "EX1_044", triggers=[Trigger(PLAY, both(friendly, not_played_now), Attach("EX1_044e", SELF), "level up")]
)
LEVEL_UP = CardDef("EX1_044e", enchant=Enchant(attack=1, health=1))
RAGNAROS = CardDef(
    "EX1_298", triggers=[Trigger(TURN_END, friendly, Deal(8, RandomOne(ENEMY_CHARACTERS)), "fireball")]
)
SECRETKEEPER = CardDef(
    "EX1_080", triggers=[Trigger(PLAY, source_is_secret, Attach("EX1_080o", SELF), "keep a secret")]
)
KEEPING_SECRETS = CardDef("EX1_080o", enchant=Enchant(attack=1, health=1))
VIOLET_TEACHER = CardDef(
    "NEW1_026", triggers=[Trigger(PLAY, both(friendly, source_is_spell), Summon("NEW1_026t"), "teach")]
)
WILD_PYROMANCER = CardDef(
    "NEW1_020",
    triggers=[Trigger(AFTER_PLAY, both(friendly, source_is_spell), Deal(1, ALL_MINIONS), "burn all")],
)
YOUNG_PRIESTESS = CardDef(
    "EX1_004",
    triggers=[
        Trigger(TURN_END, friendly, Attach("EX1_004e", RandomOne(OTHER_OWN_MINIONS, dying=True)), "bless")
    ],
)
ELUNES_GRACE = CardDef("EX1_004e", enchant=Enchant(health=1))


DREAM_CARDS = CardsOf("DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05")
YSERA = CardDef("EX1_572", triggers=[Trigger(TURN_END, friendly, AddRandomCard(DREAM_CARDS), "dream")])
YSERA_AWAKENS = CardDef(
    "DREAM_02",
    spell=Deal(
        5,
        ALL_CHARACTERS
        - Named(
            "ysera",
            lambda game, me, context: [
                minion
                for number in (1, 2)
                for minion in game.minions_of(number)
                if minion.card.id == "EX1_572"
            ],
        ),
    ),
)
DREAM = CardDef("DREAM_04", spell=ReturnToHand(TARGET))
NIGHTMARE = CardDef("DREAM_05", spell=Attach("DREAM_05e", TARGET))
NIGHTMARE_DREAMT = CardDef(
    "DREAM_05e",
    enchant=Enchant(attack=5, health=5),
    triggers=[Trigger(TURN_START, friendly, Destroy(SELF), "wake up")],
)

# --- Enrage ----------------------------------------------------------------------------------------------------

AMANI_BERSERKER = CardDef("EX1_393", enrage=Enchant(attack=3))
ANGRY_CHICKEN = CardDef("EX1_009", enrage=Enchant(attack=5))
RAGING_WORGEN = CardDef("EX1_412", enrage=Enchant(attack=1, keywords=("windfury",)))
SPITEFUL_SMITH = CardDef("CS2_221", auras=[Aura(OWN_WEAPON, attack=2, when=is_damaged_now)])
TAUREN_WARRIOR = CardDef("EX1_390", enrage=Enchant(attack=3))

# --- Auras and costs -------------------------------------------------------------------------------------------


def other_murlocs(game: Game, me: Entity, entity: Entity) -> int:
    """How many other Murlocs are in play."""
    minions = [*game.minions_of(1), *game.minions_of(2)]
    return sum(1 for minion in minions if minion.card.race == "MURLOC" and minion.id != me.id)


def no_minion_played_yet(game: Game, me: Entity, event: Event | None) -> bool:
    """no minion was played this turn"""
    return game.players[me.controller].minions_played_this_turn == 0 and game.info.active == me.controller


def minus_minions(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each other minion in play."""
    return -len(game.players[1].board) - len(game.players[2].board)


def minus_other_cards(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each other card in hand."""
    return 1 - len(game.players[me.controller].hand)


def minus_hero_damage(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each damage on the hero."""
    return -game.hero_of(me.controller).damage


def minus_weapon_attack(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each attack of the weapon."""
    weapon = game.weapon_of(me.controller)
    return 0 if weapon is None else -weapon.attack


DIRE_WOLF_ALPHA = CardDef("EX1_162", auras=[Aura(ADJACENT, attack=1)])
DREAD_CORSAIR = CardDef("NEW1_022", auras=[Aura(SELF, cost=minus_weapon_attack, zone="hand")])
MANA_WRAITH = CardDef("EX1_616", auras=[Aura(BOTH_HANDS.where(is_minion), cost=1)])
MOLTEN_GIANT = CardDef("EX1_620", auras=[Aura(SELF, cost=minus_hero_damage, zone="hand")])
MOUNTAIN_GIANT = CardDef("EX1_105", auras=[Aura(SELF, cost=minus_other_cards, zone="hand")])
MURLOC_WARLEADER = CardDef("EX1_507", auras=[Aura(OTHER_MINIONS.where(Race("MURLOC")), attack=2, health=1)])
NOZDORMU = CardDef("EX1_560")  # a turn of 15 seconds: no time passes here
NOOOOOOOOOOOO = CardDef("GAME_006")  # stands for a card that is no more, and does nothing
OLD_MURK_EYE = CardDef("EX1_062", auras=[Aura(SELF, attack=other_murlocs)])
PINT_SIZED_SUMMONER = CardDef(
    "EX1_076", auras=[Aura(OWN_HAND.where(is_minion), cost=-1, when=no_minion_played_yet)]
)
SEA_GIANT = CardDef("EX1_586", auras=[Aura(SELF, cost=minus_minions, zone="hand")])
SOUTHSEA_CAPTAIN = CardDef(
    "NEW1_027", auras=[Aura(OTHER_OWN_MINIONS.where(Race("PIRATE")), attack=1, health=1)]
)
SOUTHSEA_DECKHAND = CardDef("CS2_146", auras=[Aura(SELF, keywords=("charge",), when=has_weapon)])
VENTURE_CO_MERCENARY = CardDef("CS2_227", auras=[Aura(OWN_HAND.where(is_minion), cost=3)])
