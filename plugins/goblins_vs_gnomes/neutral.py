"""Neutral cards of Goblins vs Gnomes, and the spare parts."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT_TO_TARGET,
    AFTER_ATTACK,
    AFTER_SUMMON,
    ALL_MINIONS,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    EVENT_SOURCE,
    FORGETFUL_TRIGGER,
    OTHER_CHARACTERS,
    OTHER_OWN_MINIONS,
    OWN_HAND,
    OWN_HERO,
    OWN_MINIONS,
    PLAY,
    PROPOSED_ATTACK,
    RESULT,
    SELF,
    SPARE_PARTS,
    TARGET,
    TURN_END,
    TURN_START,
    AddRandomCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    Context,
    DamageBy,
    Deal,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    Entity,
    EquipWeapon,
    Event,
    ForcedDeaths,
    ForEach,
    Freeze,
    Game,
    GiveKeyword,
    HasRace,
    Heal,
    If,
    MillTop,
    Missiles,
    PoolOf,
    Race,
    RandomAmount,
    RandomOne,
    RemoveEnchantments,
    ReturnToHand,
    Script,
    StealSecret,
    Summon,
    SummonRandom,
    TargetRace,
    TransformInto,
    Trigger,
    Zone,
    attack_of_target,
    both,
    by_me,
    enemy,
    friendly,
    has_deathrattle,
    has_secret,
    health_of_target,
    other_friendly,
    source_is_minion,
    source_is_spell,
    target_is_minion,
)

# --- Pools and questions ---------------------------------------------------------------------------------------


def same_cost(game: Game, target: Entity) -> tuple[CardData, ...]:
    """Minions that cost what the target's card costs."""
    return game.catalogue.pool(type=CardType.MINION, cost=target.card.cost)


# --- Battlecries -----------------------------------------------------------------------------------------------


def enemy_deathrattles(game: Game, me: Entity, context: Context) -> int:
    """How many enemy minions have a Deathrattle, their own or one that they were given."""
    return sum(has_deathrattle(game, minion) for minion in game.minions_of(3 - me.controller))


def enhance(game: Game, me: Entity, context: Context) -> Script:
    """One of three keywords for the minion whose turn it is."""
    words = ("windfury", "taunt", "divine_shield")
    return GiveKeyword((words[game.decide(DecisionKind.RANDOM, me.id, words, "keyword")],), TARGET)


def drawn_minion_in_hand(game: Game, me: Entity, context: Context) -> bool:
    """the drawn card is a minion in hand"""
    drawn = [game.entities[i] for i in context.value]
    return any(card.type is CardType.MINION and card.zone is Zone.HAND for card in drawn)


ANTIQUE_HEALBOT = CardDef("GVG_069", battlecry=Heal(8, OWN_HERO))
BLINGTRON_3000 = CardDef("GVG_119", battlecry=EquipWeapon(who="both", pool=PoolOf(CardType.WEAPON)))
BOMB_LOBBER = CardDef("GVG_099", battlecry=Deal(4, RandomOne(ENEMY_MINIONS)))
DR_BOOM = CardDef("GVG_110", battlecry=Summon("GVG_110t", 2, where="around"))
BOOM_BOT = CardDef("GVG_110t", deathrattle=Deal(RandomAmount(1, 4), RandomOne(ENEMY_CHARACTERS)))
ENHANCE_O_MECHANO = CardDef("GVG_107", battlecry=ForEach(OTHER_OWN_MINIONS, enhance))
GNOMISH_EXPERIMENTER = CardDef(
    "GVG_092", battlecry=Draw(1, then=If(drawn_minion_in_hand, TransformInto("GVG_092t", RESULT)))
)
HEMET_NESINGWARY = CardDef("GVG_120", battlecry=Destroy(TARGET))
KEZAN_MYSTIC = CardDef("GVG_074", battlecry=StealSecret())
LIL_EXORCIST = CardDef(
    "GVG_097", battlecry=Attach("GVG_097e", SELF, attack=enemy_deathrattles, health=enemy_deathrattles)
)
MADDER_BOMBER = CardDef("GVG_090", battlecry=Missiles(6, RandomOne(OTHER_CHARACTERS)))
RECOMBOBULATOR = CardDef("GVG_108", battlecry=TransformInto((), TARGET, pool=same_cost))
TINKERTOWN_TECHNICIAN = CardDef(
    "GVG_102", battlecry=If(HasRace("MECH"), (Attach("GVG_102e", SELF), AddRandomCard(SPARE_PARTS)))
)
MIGHT_OF_TINKERTOWN = CardDef("GVG_102e", enchant=Enchant(attack=1, health=1))

# --- Deathrattles ----------------------------------------------------------------------------------------------

CLOCKWORK_GNOME = CardDef("GVG_082", deathrattle=AddRandomCard(SPARE_PARTS))
EXPLOSIVE_SHEEP = CardDef("GVG_076", deathrattle=Deal(2, ALL_MINIONS))
MECHANICAL_YETI = CardDef("GVG_078", deathrattle=AddRandomCard(SPARE_PARTS, who="both"))
PILOTED_SHREDDER = CardDef("GVG_096", deathrattle=SummonRandom(PoolOf(CardType.MINION, cost=2)))
PILOTED_SKY_GOLEM = CardDef("GVG_105", deathrattle=SummonRandom(PoolOf(CardType.MINION, cost=4)))
SNEEDS_OLD_SHREDDER = CardDef(
    "GVG_114", deathrattle=SummonRandom(PoolOf(CardType.MINION, rarity="LEGENDARY"))
)
TOSHLEY = CardDef("GVG_115", battlecry=AddRandomCard(SPARE_PARTS), deathrattle=AddRandomCard(SPARE_PARTS))

# --- Triggers --------------------------------------------------------------------------------------------------


def played_minion_has_one_attack(game: Game, me: Entity, event: Event) -> bool:
    """another minion is played and has 1 attack"""
    assert event.source is not None
    played: Entity = game.entities[event.source]
    return played.type is CardType.MINION and played.attack == 1 and played.id != me.id


def one_mana_spell(game: Game, me: Entity, event: Event) -> bool:
    """the spell cost 1"""
    return event.amount == 1


def until_three_cards(game: Game, me: Entity, context: Context) -> Script:
    """The player whose turn ends draws up to three cards in hand."""
    return Draw(3 - len(game.players[context.event.player].hand), who="event")


def fewer_than_three_cards(game: Game, me: Entity, event: Event) -> bool:
    """the player whose turn ends holds fewer than three cards"""
    return len(game.players[event.player].hand) < 3


def three_mechs(game: Game, me: Entity, event: Event) -> bool:
    """the controller has three Mechs"""
    return sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "MECH") >= 3


BURLY_ROCKJAW_TROGG = CardDef(
    "GVG_068", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Attach("GVG_068a", SELF), "get angry")]
)
METABOLIZED_BY_BURLY_ROCKJAW = CardDef("GVG_068a", enchant=Enchant(attack=2))
FEL_REAVER = CardDef("GVG_016", triggers=[Trigger(PLAY, enemy, MillTop(3), "burn cards")])
FOE_REAPER_4000 = CardDef(
    "GVG_113", triggers=[Trigger(AFTER_ATTACK, by_me, DamageBy(EVENT_SOURCE, ADJACENT_TO_TARGET), "reap")]
)
GAZLOWE = CardDef(
    "GVG_117",
    triggers=[
        Trigger(
            PLAY,
            both(friendly, source_is_spell, one_mana_spell),
            AddRandomCard(PoolOf(CardType.MINION, race="MECH")),
            "build a Mech",
        )
    ],
)
HOBGOBLIN = CardDef(
    "GVG_104",
    triggers=[
        Trigger(
            PLAY, both(friendly, played_minion_has_one_attack), Attach("GVG_104a", EVENT_SOURCE), "toughen up"
        )
    ],
)
TOUGHENED_UP = CardDef("GVG_104a", enchant=Enchant(attack=2, health=2))
ILLUMINATOR = CardDef(
    "GVG_089", triggers=[Trigger(TURN_END, friendly, Heal(4, OWN_HERO), "shine", when=has_secret)]
)
JEEVES = CardDef(
    "GVG_094", triggers=[Trigger(TURN_END, None, until_three_cards, "serve", when=fewer_than_three_cards)]
)
JUNKBOT = CardDef(
    "GVG_106",
    triggers=[Trigger(DEATH, both(other_friendly, TargetRace("MECH")), Attach("GVG_106e", SELF), "scavenge")],
)
JUNKED_UP = CardDef("GVG_106e", enchant=Enchant(attack=2, health=2))
MEKGINEER_THERMAPLUGG = CardDef(
    "GVG_116", triggers=[Trigger(DEATH, both(enemy, target_is_minion), Summon("EX1_029"), "build a Gnome")]
)
MICRO_MACHINE = CardDef("GVG_103", triggers=[Trigger(TURN_START, None, Attach("GVG_076a", SELF), "grow")])
PISTONS = CardDef("GVG_076a", enchant=Enchant(attack=1))
MIMIRONS_HEAD = CardDef(
    "GVG_111",
    triggers=[
        Trigger(
            TURN_START,
            friendly,
            (Destroy(OWN_MINIONS.where(Race("MECH"))), ForcedDeaths(), Summon("GVG_111t")),
            "assemble",
            when=three_mechs,
        )
    ],
)
V_07_TR_0N = CardDef("GVG_111t", auras=[Aura(SELF, keywords=("mega_windfury",))])
MOGOR_THE_OGRE = CardDef(
    "GVG_112",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            source_is_minion,
            FORGETFUL_TRIGGER.do,
            "make everybody forgetful",
            when=FORGETFUL_TRIGGER.when,
        )
    ],
)
SHIPS_CANNON = CardDef(
    "GVG_075",
    triggers=[
        Trigger(
            AFTER_SUMMON, both(friendly, TargetRace("PIRATE")), Deal(2, RandomOne(ENEMY_CHARACTERS)), "fire"
        )
    ],
)
STONESPLINTER_TROGG = CardDef(
    "GVG_067", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Attach("GVG_067a", SELF), "get angry")]
)
METABOLIZED_BY_STONESPLINTER = CardDef("GVG_067a", enchant=Enchant(attack=1))
TROGGZOR_THE_EARTHINATOR = CardDef(
    "GVG_118", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Summon("GVG_068"), "call a Trogg")]
)

# --- Auras and costs -------------------------------------------------------------------------------------------


def enemy_holds_six(game: Game, me: Entity, event: Event | None) -> bool:
    """the opponent holds six or more cards"""
    return len(game.players[3 - me.controller].hand) >= 6


def minus_enemy_hand(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each card of the opponent."""
    return -len(game.players[3 - me.controller].hand)


CLOCKWORK_GIANT = CardDef("GVG_121", auras=[Aura(SELF, cost=minus_enemy_hand, zone="hand")])
COGMASTER = CardDef("GVG_013", auras=[Aura(SELF, attack=2, when=HasRace("MECH"))])
GOBLIN_SAPPER = CardDef("GVG_095", auras=[Aura(SELF, attack=4, when=enemy_holds_six)])
MECHWARPER = CardDef("GVG_006", auras=[Aura(OWN_HAND.where(Race("MECH")), cost=-1)])

# --- Spare parts -----------------------------------------------------------------------------------------------


ARMOR_PLATING = CardDef("PART_001", spell=Attach("PART_001e", TARGET))
PLATED = CardDef("PART_001e", enchant=Enchant(health=1))
TIME_REWINDER = CardDef("PART_002", spell=ReturnToHand(TARGET))
RUSTY_HORN = CardDef("PART_003", spell=GiveKeyword(("taunt",), TARGET))
FINICKY_CLOAKFIELD = CardDef("PART_004", spell=Attach("PART_004e", TARGET))
CLOAKED = CardDef(
    "PART_004e",
    enchant=Enchant(keywords=("stealth",)),
    triggers=[Trigger(TURN_START, friendly, RemoveEnchantments(), "reveal")],
)
EMERGENCY_COOLANT = CardDef("PART_005", spell=Freeze(TARGET))
REVERSING_SWITCH = CardDef(
    "PART_006", spell=Attach("PART_006a", TARGET, set_attack=health_of_target, set_health=attack_of_target)
)
WHIRLING_BLADES = CardDef("PART_007", spell=Attach("PART_007e", TARGET))
WHIRLED = CardDef("PART_007e", enchant=Enchant(attack=1))
