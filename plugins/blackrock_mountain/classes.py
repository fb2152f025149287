"""Cards of Blackrock Mountain that belong to a class, class by class."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ALL_MINIONS,
    DAMAGE,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    OWN_HAND,
    SELF,
    SPEND,
    TARGET,
    Attach,
    Aura,
    Become,
    CardDef,
    Context,
    Deal,
    DealInOrder,
    DecisionKind,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Game,
    If,
    Missiles,
    Option,
    RandomAmount,
    RandomOne,
    Script,
    ShuffleCopy,
    Summon,
    Trigger,
    UnlockOverload,
    UseUpEnchantment,
    about_me,
    both,
    empty_hand,
    friendly,
    holding_dragon,
    is_dragon,
    is_undamaged,
    minus_deaths_this_turn,
    source_is_spell,
)

# --- Druid -----------------------------------------------------------------------------------------------------

DRUID_OF_THE_FLAME = CardDef(
    "BRM_010", choose=(Option("BRM_010a", Become("BRM_010t")), Option("BRM_010b", Become("BRM_010t2")))
)
VOLCANIC_LUMBERER = CardDef("BRM_009", auras=[Aura(SELF, cost=minus_deaths_this_turn, zone="hand")])

# --- Hunter ----------------------------------------------------------------------------------------------------

CORE_RAGER = CardDef("BRM_014", battlecry=If(empty_hand, Attach("BRM_014e", SELF)))
POWER_RAGER = CardDef("BRM_014e", enchant=Enchant(attack=3, health=3))
QUICK_SHOT = CardDef("BRM_013", spell=(Deal(3, TARGET), If(empty_hand, Draw())))

# --- Mage ------------------------------------------------------------------------------------------------------

DRAGONS_BREATH = CardDef(
    "BRM_003", spell=Deal(4, TARGET), auras=[Aura(SELF, cost=minus_deaths_this_turn, zone="hand")]
)
FLAMEWAKER = CardDef(
    "BRM_002",
    triggers=[
        Trigger(AFTER_PLAY, both(friendly, source_is_spell), Missiles(2, RandomOne(ENEMY_CHARACTERS)), "burn")
    ],
)

# --- Paladin ---------------------------------------------------------------------------------------------------


def dragon_played(game: Game, me: Entity, event: Event) -> bool:
    """a Dragon was played"""
    return event.source is not None and bool(game.entities[event.source].card.race == "DRAGON")


DRAGON_CONSORT = CardDef("BRM_018", battlecry=EnchantPlayer("BRM_018e"))
UNCHAINED = CardDef(
    "BRM_018e",
    auras=[Aura(OWN_HAND.where(is_dragon), cost=-2)],
    triggers=[Trigger(SPEND, both(friendly, dragon_played), UseUpEnchantment(), "use up")],
)
SOLEMN_VIGIL = CardDef("BRM_001", spell=Draw(2), auras=[Aura(SELF, cost=minus_deaths_this_turn, zone="hand")])

# --- Priest ----------------------------------------------------------------------------------------------------


def one_of_the_dead(game: Game, me: Entity, context: Context) -> Script:
    """A random friendly minion that died this game."""
    dead = game.players[me.controller].died_this_game
    if not dead:
        return None
    chosen = dead[game.decide(DecisionKind.RANDOM, me.id, dead, "resurrect")]
    return Summon(game.entities[chosen].card.id)


RESURRECT = CardDef("BRM_017", spell=one_of_the_dead)
TWILIGHT_WHELP = CardDef("BRM_004", battlecry=If(holding_dragon, Attach("BRM_004e", SELF)))
TWILIGHT_ENDURANCE = CardDef("BRM_004e", enchant=Enchant(health=2))

# --- Rogue -----------------------------------------------------------------------------------------------------


def three_copies(game: Game, me: Entity, context: Context) -> Script:
    """Three copies of the target's card into the deck."""
    assert context.target is not None
    return ShuffleCopy(game.entities[context.target].card.id, count=3)


DARK_IRON_SKULKER = CardDef("BRM_008", battlecry=DealInOrder(2, ENEMY_MINIONS.where(is_undamaged)))
GANG_UP = CardDef("BRM_007", spell=three_copies)

# --- Shaman ----------------------------------------------------------------------------------------------------

FIREGUARD_DESTROYER = CardDef("BRM_012", battlecry=Attach("BRM_012e", SELF, attack=RandomAmount(1, 4)))
LAVA_SHOCK = CardDef("BRM_011", spell=(Deal(2, TARGET), UnlockOverload()))

# --- Warlock ---------------------------------------------------------------------------------------------------


def is_no_demon(game: Game, me: Entity, entity: Entity) -> bool:
    """Not a Demon."""
    return entity.card.race != "DEMON"


DEMONWRATH = CardDef("BRM_005", spell=Deal(2, ALL_MINIONS.where(is_no_demon)))
IMP_GANG_BOSS = CardDef("BRM_006", triggers=[Trigger(DAMAGE, about_me, Summon("BRM_006t"), "summon an Imp")])

# --- Warrior ---------------------------------------------------------------------------------------------------


def one_or_three(game: Game, me: Entity, context: Context) -> Script:
    """Three damage to all minions for a hero with 12 health or less, else one."""
    return Deal(3 if game.hero_of(me.controller).health <= 12 else 1, ALL_MINIONS)


AXE_FLINGER = CardDef("BRM_016", triggers=[Trigger(DAMAGE, about_me, Deal(2, ENEMY_HERO), "fling an axe")])
REVENGE = CardDef("BRM_015", spell=one_or_three)
