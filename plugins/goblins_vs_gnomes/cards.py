"""Cards of Goblins vs Gnomes, neutral and of all classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.effects import push_effects
from playorder.rulesets.hearthstone.api import (
    AFTER_SUMMON,
    ALL_CHARACTERS,
    ALL_MINIONS,
    ARMOR,
    BEFORE_SUMMON,
    DAMAGE,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_HAND,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    EVENT_SOURCE,
    EVENT_TARGET,
    HEAL,
    OTHER_CHARACTERS,
    OTHER_OWN_MINIONS,
    OWN_HAND,
    OWN_HERO,
    OWN_MINIONS,
    PLAY,
    RESULT,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    TURN_END,
    TURN_START,
    AddCard,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    Become,
    Call,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    DealInOrder,
    Destroy,
    Draw,
    Effect,
    Enchant,
    Entity,
    Event,
    ForcedDeaths,
    Freeze,
    GainArmor,
    GainMana,
    Game,
    GiveKeyword,
    HasRace,
    Heal,
    If,
    Missiles,
    PutIntoPlay,
    Race,
    RandomAmount,
    RandomOne,
    ReturnToHand,
    Script,
    ShuffleCopy,
    ShuffleInto,
    StealSecret,
    Summon,
    SummonRandom,
    SwapHealth,
    TargetRace,
    TransformInto,
    Trigger,
    TriggerDeathrattles,
    Zone,
    about_me,
    both,
    by_me,
    enemy,
    friendly,
    has_secret,
    is_minion,
    my_hero_is_hit,
    other_friendly,
    own_turn,
    source_is_spell,
    target_is_minion,
)

# --- Pools and numbers -----------------------------------------------------------------------------------------


def two_cost_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion that costs 2."""
    return game.catalogue.pool(type=CardType.MINION, cost=2)


def legendary_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any legendary minion."""
    return tuple(card for card in game.catalogue.pool(type=CardType.MINION) if card.rarity == "LEGENDARY")


def all_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion."""
    return game.catalogue.pool(type=CardType.MINION)


def murlocs(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Murloc."""
    return game.catalogue.pool(type=CardType.MINION, race="MURLOC")


def spare_parts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The seven spare parts."""
    return tuple(game.catalogue[f"PART_00{number}"] for number in range(1, 8))


def same_cost(game: Game, target: Entity) -> tuple[CardData, ...]:
    """Minions that cost what the target's card costs."""
    return game.catalogue.pool(type=CardType.MINION, cost=target.card.cost)


def event_amount(game: Game, me: Entity, context: Context) -> int:
    """How much it was."""
    return int(context.event.amount)


# --- Neutral minions -------------------------------------------------------------------------------------------

ANNOY_O_TRON_UPGRADE = CardDef(
    "GVG_051", auras=[Aura(SELF, attack=1, keywords=("windfury",), when=HasRace("MECH"))]
)
ANTIQUE_HEALBOT = CardDef("GVG_069", battlecry=Heal(8, OWN_HERO))
BOMB_LOBBER = CardDef("GVG_099", battlecry=Deal(4, RandomOne(ENEMY_MINIONS)))
BURLY_ROCKJAW_TROGG = CardDef(
    "GVG_068", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Attach("GVG_068a", SELF), "get angry")]
)
TROGG_ANGER = CardDef("GVG_068a", enchant=Enchant(attack=2))
CLOCKWORK_GNOME = CardDef("GVG_082", deathrattle=AddRandomCard(spare_parts))
COBALT_GUARDIAN = CardDef(
    "GVG_062",
    triggers=[
        Trigger(
            BEFORE_SUMMON,
            both(other_friendly, TargetRace("MECH")),
            GiveKeyword(("divine_shield",), SELF),
            "guard",
        )
    ],
)
DR_BOOM = CardDef("GVG_110", battlecry=Summon("GVG_110t", 2, where="around"))
BOOM_BOT = CardDef("GVG_110t", deathrattle=Deal(RandomAmount(1, 4), RandomOne(ENEMY_CHARACTERS)))
EXPLOSIVE_SHEEP = CardDef("GVG_076", deathrattle=Deal(2, ALL_MINIONS))


def drawn_minion_in_hand(game: Game, me: Entity, context: Context) -> bool:
    """the drawn card is a minion in hand"""
    return any(
        game.entities[i].type is CardType.MINION and game.entities[i].zone is Zone.HAND for i in context.value
    )


GNOMISH_EXPERIMENTER = CardDef(
    "GVG_092", battlecry=Draw(1, then=If(drawn_minion_in_hand, TransformInto("GVG_092t", RESULT)))
)


def played_minion_has_one_attack(game: Game, me: Entity, event: Event) -> bool:
    """the played minion has 1 attack"""
    played: Entity = game.entities[event.source] if event.source is not None else me
    return played.type is CardType.MINION and played.attack == 1 and played.id != me.id


HOBGOBLIN = CardDef(
    "GVG_104",
    triggers=[
        Trigger(PLAY, both(friendly, played_minion_has_one_attack), Attach("GVG_104a", EVENT_SOURCE), "hob")
    ],
)
HOBBED = CardDef("GVG_104a", enchant=Enchant(attack=2, health=2))
ILLUMINATOR = CardDef(
    "GVG_089", triggers=[Trigger(TURN_END, friendly, Heal(4, OWN_HERO), "shine", when=has_secret)]
)
KEZAN_MYSTIC = CardDef("GVG_074", battlecry=StealSecret())
MADDER_BOMBER = CardDef("GVG_090", battlecry=Missiles(6, RandomOne(OTHER_CHARACTERS)))
MECHANICAL_YETI = CardDef("GVG_078", deathrattle=AddRandomCard(spare_parts, who="both"))
MECHWARPER = CardDef("GVG_006", auras=[Aura(OWN_HAND.where(Race("MECH")), cost=-1)])
MEKGINEER_THERMAPLUGG = CardDef(
    "GVG_116", triggers=[Trigger(DEATH, both(enemy, target_is_minion), Summon("EX1_029"), "build a Gnome")]
)
MICRO_MACHINE = CardDef("GVG_103", triggers=[Trigger(TURN_START, None, Attach("GVG_076a", SELF), "grow")])
MICRO_GROWTH = CardDef("GVG_076a", enchant=Enchant(attack=1))


def three_mechs(game: Game, me: Entity, event: Event) -> bool:
    """there are three Mechs"""
    return sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "MECH") >= 3


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
ONE_EYED_CHEAT = CardDef(
    "GVG_025",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(other_friendly, TargetRace("PIRATE")),
            GiveKeyword(("stealth",), SELF),
            "hide",
        )
    ],
)
PILOTED_SHREDDER = CardDef("GVG_096", deathrattle=SummonRandom(two_cost_minions))
RECOMBOBULATOR = CardDef("GVG_108", battlecry=TransformInto((), TARGET, pool=same_cost))
SHIPS_CANNON = CardDef(
    "GVG_075",
    triggers=[
        Trigger(
            AFTER_SUMMON, both(friendly, TargetRace("PIRATE")), Deal(2, RandomOne(ENEMY_CHARACTERS)), "fire"
        )
    ],
)
SNEEDS_OLD_SHREDDER = CardDef("GVG_114", deathrattle=SummonRandom(legendary_minions))
TINKERTOWN_TECHNICIAN = CardDef(
    "GVG_102", battlecry=If(HasRace("MECH"), (Attach("GVG_102e", SELF), AddRandomCard(spare_parts)))
)
TECHNICAL = CardDef("GVG_102e", enchant=Enchant(attack=1, health=1))


def not_gallywixs_coin(game: Game, me: Entity, event: Event) -> bool:
    """the spell is not Gallywix's Coin"""
    return event.source is not None and game.entities[event.source].card.id != "GVG_028t"


TRADE_PRINCE_GALLYWIX = CardDef(
    "GVG_028",
    triggers=[
        Trigger(
            PLAY,
            both(enemy, source_is_spell, not_gallywixs_coin),
            (AddCopy(EVENT_SOURCE), AddCard("GVG_028t", who="opponent")),
            "trade",
        )
    ],
)
GALLYWIXS_COIN = CardDef("GVG_028t", spell=GainMana(1))
TROGGZOR = CardDef(
    "GVG_118", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Summon("GVG_068"), "call a Trogg")]
)

# --- Druid, hunter, mage, paladin ------------------------------------------------------------------------------

DRUID_OF_THE_FANG = CardDef("GVG_080", battlecry=If(HasRace("BEAST"), Become("GVG_080t")))
MALORNE = CardDef("GVG_035", deathrattle=ShuffleInto(SELF))


def drawn_beast(game: Game, me: Entity, context: Context) -> bool:
    """the drawn card is a Beast"""
    return any(game.entities[i].card.race == "BEAST" for i in context.value)


CALL_PET = CardDef("GVG_017", spell=Draw(1, then=If(drawn_beast, Attach("GVG_017e", RESULT))))
CALLED = CardDef("GVG_017e", enchant=Enchant(cost=-4))
FEIGN_DEATH = CardDef("GVG_026", spell=TriggerDeathrattles(OWN_MINIONS))
GAHZRILLA = CardDef(
    "GVG_049", triggers=[Trigger(DAMAGE, about_me, Attach("GVG_049e", SELF), "double attack")]
)
MIGHT_OF_ZULFARRAK = CardDef("GVG_049e", enchant=Enchant(attack_times=2))
FLAME_LEVIATHAN = CardDef("GVG_007", drawn=Deal(2, ALL_CHARACTERS))
SNOWCHUGGER = CardDef("GVG_002", triggers=[Trigger(DAMAGE, by_me, Freeze(EVENT_TARGET), "freeze")])
UNSTABLE_PORTAL = CardDef("GVG_003", spell=AddRandomCard(all_minions, then=Attach("GVG_003e", RESULT)))
PORTAL_DISCOUNT = CardDef("GVG_003e", enchant=Enchant(cost=-3))
BOLVAR_FORDRAGON = CardDef(
    "GVG_063",
    triggers=[
        Trigger(DEATH, both(friendly, target_is_minion), Attach("GVG_063a", SELF), "gain attack", zone="hand")
    ],
)
BOLVARS_WRATH = CardDef("GVG_063a", enchant=Enchant(attack=1))

# --- Priest, rogue, shaman -------------------------------------------------------------------------------------


def target_still_damaged(game: Game, me: Entity, context: Context) -> bool:
    """the target is still damaged"""
    assert context.target is not None
    return bool(game.entities[context.target].damage > 0)


def attack_of_target(game: Game, me: Entity, context: Context) -> int:
    """The attack of the one that is hit."""
    assert context.target is not None
    return int(game.entities[context.target].attack)


LIGHT_OF_THE_NAARU = CardDef(
    "GVG_012", spell=Heal(3, TARGET, then=If(target_still_damaged, Summon("EX1_001")))
)
LIGHTBOMB = CardDef("GVG_008", spell=DealInOrder(attack_of_target, ALL_MINIONS))
SHADOWBOXER = CardDef("GVG_072", triggers=[Trigger(HEAL, None, Deal(1, RandomOne(ENEMY_CHARACTERS)), "box")])
SHRINKMEISTER = CardDef("GVG_011", battlecry=Attach("GVG_011a", TARGET))
SHRUNK = CardDef("GVG_011a", enchant=Enchant(attack=-2, until="end_of_turn"))
VELENS_CHOSEN = CardDef("GVG_010", spell=Attach("GVG_010b", TARGET))
CHOSEN = CardDef("GVG_010b", enchant=Enchant(attack=2, health=4, spell_power=1))
VOLJIN = CardDef("GVG_014", battlecry=SwapHealth(TARGET, "GVG_014a"))
SABOTAGE = CardDef(
    "GVG_047",
    spell=Destroy(RandomOne(ENEMY_MINIONS)),
    combo=(Destroy(RandomOne(ENEMY_MINIONS)), Destroy(ENEMY_WEAPON)),
)
ANCESTORS_CALL = CardDef(
    "GVG_029",
    spell=(
        PutIntoPlay(RandomOne(OWN_HAND.where(is_minion), dying=True)),
        PutIntoPlay(RandomOne(ENEMY_HAND.where(is_minion), dying=True)),
    ),
)
CRACKLE = CardDef("GVG_038", spell=Deal(RandomAmount(3, 6), TARGET))
NEPTULON = CardDef("GVG_042", battlecry=AddRandomCard(murlocs, count=4))
POWERMACE = CardDef(
    "GVG_036", deathrattle=Attach("GVG_036e", RandomOne(OWN_MINIONS.where(Race("MECH")), dying=True))
)
POWERED = CardDef("GVG_036e", enchant=Enchant(attack=2, health=2))

# --- Warlock, warrior ------------------------------------------------------------------------------------------


def imps_for_the_damage(game: Game, me: Entity, context: Context) -> Script:
    """An Imp for each damage."""
    return Summon("GVG_045t", context.value[0]) if context.value and context.value[0] else None


DARKBOMB = CardDef("GVG_015", spell=Deal(3, TARGET))
FLOATING_WATCHER = CardDef(
    "GVG_100", triggers=[Trigger(DAMAGE, both(my_hero_is_hit, own_turn), Attach("GVG_100e", SELF), "watch")]
)
WATCHED = CardDef("GVG_100e", enchant=Enchant(attack=2, health=2))
IMP_LOSION = CardDef("GVG_045", spell=Deal(RandomAmount(2, 4), TARGET, then=imps_for_the_damage))
MALGANIS = CardDef(
    "GVG_021",
    auras=[
        Aura(OTHER_OWN_MINIONS.where(Race("DEMON")), attack=2, health=2),
        Aura(OWN_HERO, keywords=("immune",), other=True),
    ],
)
MISTRESS_OF_PAIN = CardDef(
    "GVG_018", triggers=[Trigger(DAMAGE, by_me, Heal(event_amount, OWN_HERO), "enjoy")]
)


@dataclass(frozen=True)
class Bounce(Effect):
    """1 damage to a random minion, again and again until one has no health left."""

    def run(self, game: Any, context: Context) -> None:
        push_effects(game, (Deal(1, RandomOne(ALL_MINIONS), then=Call(bounce_on)),), context)


def bounce_on(game: Game, me: Entity, context: Context) -> Script:
    """Go on while nobody is mortally wounded and somebody was hit."""
    minions = [minion for number in (1, 2) for minion in game.minions_of(number)]
    if not context.value or any(game.is_mortally_wounded(minion) for minion in minions):
        return None
    return Bounce()


BOUNCING_BLADE = CardDef("GVG_050", spell=Bounce())
BURROWING_MINE = CardDef("GVG_056t", drawn=(Destroy(SELF), Deal(10, OWN_HERO), Draw()))
IRON_JUGGERNAUT = CardDef("GVG_056", battlecry=ShuffleCopy("GVG_056t", who="opponent"))
SHIELDMAIDEN = CardDef("GVG_053", battlecry=GainArmor(5))
SIEGE_ENGINE = CardDef("GVG_086", triggers=[Trigger(ARMOR, friendly, Attach("GVG_086e", SELF), "armor up")])
ARMOR_PLATED = CardDef("GVG_086e", enchant=Enchant(attack=1))

# --- Spare parts -----------------------------------------------------------------------------------------------


def health_of_target(game: Game, me: Entity, context: Context) -> int:
    """The target's present health."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    return target.health


ARMOR_PLATING = CardDef("PART_001", spell=Attach("PART_001e", TARGET))
PLATED = CardDef("PART_001e", enchant=Enchant(health=1))
TIME_REWINDER = CardDef("PART_002", spell=ReturnToHand(TARGET))
RUSTY_HORN = CardDef("PART_003", spell=GiveKeyword(("taunt",), TARGET))
FINICKY_CLOAKFIELD = CardDef("PART_004", spell=Attach("PART_004e", TARGET))
CLOAKED = CardDef("PART_004e", enchant=Enchant(keywords=("stealth",), until="start_of_your_turn"))
EMERGENCY_COOLANT = CardDef("PART_005", spell=Freeze(TARGET))
REVERSING_SWITCH = CardDef(
    "PART_006", spell=Attach("PART_006a", TARGET, set_attack=health_of_target, set_health=attack_of_target)
)
WHIRLING_BLADES = CardDef("PART_007", spell=Attach("PART_007e", TARGET))
WHIRLED = CardDef("PART_007e", enchant=Enchant(attack=1))
