"""Cards of Blackrock Mountain, neutral and of all classes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ALL_MINIONS,
    DAMAGE,
    DRAW,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    EVENT_TARGET,
    ON_TARGET,
    OWN_HAND,
    SELF,
    TARGET,
    TURN_END,
    AddCard,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    DealInOrder,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    Entity,
    Game,
    If,
    Missiles,
    RandomOne,
    ReplaceHero,
    Script,
    ShuffleCopy,
    Summon,
    SummonRandom,
    Trigger,
    UnlockOverload,
    about_me,
    both,
    empty_hand,
    friendly,
    hand_not_full,
    holding_dragon,
    is_undamaged,
    not_mortally_wounded,
    not_the_secrets_phase,
    source_is_spell,
)


def one_cost(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion that costs 1."""
    return game.catalogue.pool(type=CardType.MINION, cost=1)


def minus_deaths(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each minion that died this turn."""
    return -sum(len(player.died_this_turn) + player.other_deaths for player in game.players[1:])


def is_no_demon(game: Game, me: Entity, entity: Entity) -> bool:
    """Not a Demon."""
    return entity.card.race != "DEMON"


def enemy_class_spells(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Spells of the enemy hero's class."""
    hero = game.hero_of(3 - me.controller)
    return game.catalogue.pool(type=CardType.SPELL, card_class=hero.card.card_class)


def spells_of_the_enemy(game: Game, me: Entity, context: Context) -> Script:
    """Two random spells of the enemy hero's class; a hero without class has none but Tail Swipes."""
    if game.hero_of(3 - me.controller).card.card_class == "NEUTRAL" or not enemy_class_spells(game, me):
        return AddCard("BRM_030t", count=2)
    return AddRandomCard(enemy_class_spells, count=2)


def one_of_the_dead(game: Game, me: Entity, context: Context) -> Script:
    """A random friendly minion that died this game."""
    dead = game.players[me.controller].died_this_game
    if not dead:
        return None
    chosen = dead[game.decide(DecisionKind.RANDOM, me.id, dead, "resurrect")]
    return Summon(game.entities[chosen].card.id)


def three_copies(game: Game, me: Entity, context: Context) -> Script:
    """Three copies of the target's card into the deck."""
    assert context.target is not None
    return ShuffleCopy(game.entities[context.target].card.id, count=3)


def one_or_three(game: Game, me: Entity, context: Context) -> Script:
    """Three damage to all minions for a hero with 12 health or less, else one."""
    return Deal(3 if game.hero_of(me.controller).health <= 12 else 1, ALL_MINIONS)


# --- Neutral minions -------------------------------------------------------------------------------------------

BLACKWING_CORRUPTOR = CardDef("BRM_034", battlecry=If(holding_dragon, Deal(3, TARGET)))
BLACKWING_TECHNICIAN = CardDef("BRM_033", battlecry=If(holding_dragon, Attach("BRM_033e", SELF)))
TECHNICIAN_POWER = CardDef("BRM_033e", enchant=Enchant(attack=1, health=1))
CHROMAGGUS = CardDef(
    "BRM_031", triggers=[Trigger(DRAW, friendly, AddCopy(EVENT_TARGET), "copy the card", when=hand_not_full)]
)
DRAGON_EGG = CardDef("BRM_022", triggers=[Trigger(DAMAGE, about_me, Summon("BRM_022t"), "hatch")])
DRAGONKIN_SORCERER = CardDef(
    "BRM_020",
    triggers=[
        Trigger(
            ON_TARGET, both(friendly, about_me, not_the_secrets_phase), Attach("BRM_020e", SELF), "gain power"
        )
    ],
)
DRACONIC_POWER = CardDef("BRM_020e", enchant=Enchant(attack=1, health=1))
EMPEROR_THAURISSAN = CardDef(
    "BRM_028", triggers=[Trigger(TURN_END, friendly, Attach("BRM_028e", OWN_HAND), "discount")]
)
IMPERIAL_FAVOR = CardDef("BRM_028e", enchant=Enchant(cost=-1))
GRIM_PATRON = CardDef(
    "BRM_019",
    triggers=[
        Trigger(DAMAGE, about_me, Summon("BRM_019"), "call everyone in here", when=not_mortally_wounded)
    ],
)
HUNGRY_DRAGON = CardDef("BRM_026", battlecry=SummonRandom(one_cost, who="opponent"))
MAJORDOMO_EXECUTUS = CardDef("BRM_027", deathrattle=ReplaceHero("BRM_027h", "BRM_027p"))
DIE_INSECT = CardDef("BRM_027p", power=Deal(8, RandomOne(ENEMY_CHARACTERS)))
NEFARIAN = CardDef("BRM_030", battlecry=spells_of_the_enemy)
REND_BLACKHAND = CardDef("BRM_029", battlecry=If(holding_dragon, Destroy(TARGET)))
VOLCANIC_DRAKE = CardDef("BRM_025", auras=[Aura(SELF, cost=minus_deaths, zone="hand")])

# --- Classes ---------------------------------------------------------------------------------------------------

DRAGONS_BREATH = CardDef("BRM_003", spell=Deal(4, TARGET), auras=[Aura(SELF, cost=minus_deaths, zone="hand")])
FLAMEWAKER = CardDef(
    "BRM_002",
    triggers=[
        Trigger(AFTER_PLAY, both(friendly, source_is_spell), Missiles(2, RandomOne(ENEMY_CHARACTERS)), "burn")
    ],
)
QUICK_SHOT = CardDef("BRM_013", spell=(Deal(3, TARGET), If(empty_hand, Draw())))
SOLEMN_VIGIL = CardDef("BRM_001", spell=Draw(2), auras=[Aura(SELF, cost=minus_deaths, zone="hand")])
RESURRECT = CardDef("BRM_017", spell=one_of_the_dead)
DARK_IRON_SKULKER = CardDef("BRM_008", battlecry=DealInOrder(2, ENEMY_MINIONS.where(is_undamaged)))
GANG_UP = CardDef("BRM_007", spell=three_copies)
LAVA_SHOCK = CardDef("BRM_011", spell=(Deal(2, TARGET), UnlockOverload()))
DEMONWRATH = CardDef("BRM_005", spell=Deal(2, ALL_MINIONS.where(is_no_demon)))
IMP_GANG_BOSS = CardDef("BRM_006", triggers=[Trigger(DAMAGE, about_me, Summon("BRM_006t"), "summon an Imp")])
REVENGE = CardDef("BRM_015", spell=one_or_three)
AXE_FLINGER = CardDef("BRM_016", triggers=[Trigger(DAMAGE, about_me, Deal(2, ENEMY_HERO), "fling an axe")])
