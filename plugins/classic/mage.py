"""Mage cards of the Basic and Classic sets, and the mage hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ATTACK,
    DAMAGE,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    EVENT_SOURCE,
    EVENT_TARGET,
    FROZEN,
    ON_TARGET,
    OWN_HAND,
    OWN_HERO,
    PLAY,
    PREDAMAGE,
    PROPOSED_ATTACK,
    RESULT,
    RIGHT_THEN_LEFT,
    SELF,
    TARGET,
    TURN_END,
    AddCard,
    Attach,
    Aura,
    Call,
    CardDef,
    Context,
    Counter,
    Deal,
    Destroy,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Fixed,
    Freeze,
    GainArmor,
    Game,
    If,
    Missiles,
    PreventDamage,
    RandomOne,
    RedirectSpell,
    Script,
    Summon,
    SummonCopy,
    TransformInto,
    Trigger,
    UseUpEnchantment,
    attacker_lives,
    board_not_full,
    both,
    by_me,
    enemy,
    enemy_minion_attacks,
    friendly,
    has_secret,
    is_spell,
    my_hero_is_attacked,
    my_hero_is_hit,
    not_the_minions_phase,
    predamage_amount,
    source_is_minion,
    source_is_secret,
    source_is_spell,
    target_is_minion,
)

FIREBLAST = CardDef("CS2_034", power=Deal(1, TARGET))
FIREBLAST_RANK_2 = CardDef("AT_132_MAGE", power=Deal(2, TARGET))

# --- Spells ----------------------------------------------------------------------------------------------------

ARCANE_EXPLOSION = CardDef("CS2_025", spell=Deal(1, ENEMY_MINIONS))
ARCANE_INTELLECT = CardDef("CS2_023", spell=Draw(2))
ARCANE_MISSILES = CardDef("EX1_277", spell=Missiles(3, RandomOne(ENEMY_CHARACTERS)))
BLIZZARD = CardDef("CS2_028", spell=(Deal(2, ENEMY_MINIONS), Freeze(ENEMY_MINIONS)))


def freeze_the_damaged(game: Game, me: Entity, context: Context, hit: tuple[int, ...]) -> Script:
    """Freeze those that really took damage (seed 002, damage rule 4b)."""
    return Freeze(Fixed(tuple(i for i, amount in zip(hit, context.value, strict=False) if amount)))


def cone(game: Game, me: Entity, context: Context) -> Script:
    """The target and its neighbours take damage, then they are frozen; nobody if the target has left play."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    if not game.in_play(target):
        return None
    hit = (target.id, *(minion.id for minion in RIGHT_THEN_LEFT.find(game, context)))
    these = Fixed(hit)
    return Deal(1, these, then=Call(freeze_the_damaged, (hit,)))


CONE_OF_COLD = CardDef("EX1_275", spell=cone)
FIREBALL = CardDef("CS2_029", spell=Deal(6, TARGET))
FLAMESTRIKE = CardDef("CS2_032", spell=Deal(4, ENEMY_MINIONS))
FROST_NOVA = CardDef("CS2_026", spell=Freeze(ENEMY_MINIONS))
FROSTBOLT = CardDef("CS2_024", spell=(Deal(3, TARGET), Freeze(TARGET)))


def target_is_frozen(game: Game, me: Entity, context: Context) -> bool:
    """the target is frozen"""
    assert context.target is not None
    return bool(game.entities[context.target].keywords & FROZEN)


ICE_LANCE = CardDef("CS2_031", spell=If(target_is_frozen, Deal(4, TARGET), Freeze(TARGET)))
MIRROR_IMAGE = CardDef("CS2_027", spell=Summon("CS2_mirror", 2))
POLYMORPH = CardDef("CS2_022", spell=TransformInto("CS2_tk1", TARGET))
PYROBLAST = CardDef("EX1_279", spell=Deal(10, TARGET))

# --- Secrets ---------------------------------------------------------------------------------------------------


def damage_is_fatal(game: Game, me: Entity, event: Event) -> bool:
    """the damage would be fatal"""
    hero = game.hero_of(me.controller)
    return predamage_amount(game) >= hero.health + hero.armor


COUNTERSPELL = CardDef(
    "EX1_287", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Counter(), "counter")]
)
ICE_BARRIER = CardDef("EX1_289", triggers=[Trigger(ATTACK, my_hero_is_attacked, GainArmor(8), "freeze over")])
ICE_BLOCK = CardDef(
    "EX1_295",
    triggers=[
        Trigger(
            PREDAMAGE,
            my_hero_is_hit,
            (PreventDamage(), Attach("EX1_295o", OWN_HERO)),
            "prevent",
            when=damage_is_fatal,
        )
    ],
)
BLOCKED = CardDef("EX1_295o", enchant=Enchant(keywords=("immune",), until="end_of_turn"))
MIRROR_ENTITY = CardDef(
    "EX1_294",
    triggers=[Trigger(AFTER_PLAY, both(enemy, source_is_minion), SummonCopy(EVENT_SOURCE), "mirror")],
)
SPELLBENDER = CardDef(
    "tt_010",
    triggers=[
        Trigger(
            ON_TARGET,
            both(enemy, source_is_spell, target_is_minion, not_the_minions_phase),
            Summon("tt_010a", then=RedirectSpell(RESULT)),
            "bend",
            when=board_not_full,
        )
    ],
)
VAPORIZE = CardDef(
    "EX1_594",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            both(enemy_minion_attacks, my_hero_is_attacked),
            Destroy(EVENT_SOURCE),
            "vaporize",
            when=attacker_lives,
        )
    ],
)

# --- Minions ---------------------------------------------------------------------------------------------------

ARCHMAGE_ANTONIDAS = CardDef(
    "EX1_559", triggers=[Trigger(PLAY, both(friendly, source_is_spell), AddCard("CS2_029"), "conjure")]
)
ETHEREAL_ARCANIST = CardDef(
    "EX1_274",
    triggers=[Trigger(TURN_END, friendly, Attach("EX1_274e", SELF), "gather power", when=has_secret)],
)
RAW_POWER = CardDef("EX1_274e", enchant=Enchant(attack=2, health=2))


def is_secret(game: Game, me: Entity, entity: Entity) -> bool:
    """A secret."""
    return "secret" in entity.card.keywords


KIRIN_TOR_MAGE = CardDef("EX1_612", battlecry=EnchantPlayer("EX1_612o"))
POWER_OF_THE_KIRIN_TOR = CardDef(
    "EX1_612o",
    enchant=Enchant(until="end_of_turn"),
    auras=[Aura(OWN_HAND.where(is_secret), set_cost=0)],
    triggers=[Trigger(PLAY, both(friendly, source_is_secret), UseUpEnchantment(), "use up")],
)
MANA_WYRM = CardDef(
    "NEW1_012", triggers=[Trigger(PLAY, both(friendly, source_is_spell), Attach("NEW1_012o", SELF), "gorge")]
)
MANA_GORGED = CardDef("NEW1_012o", enchant=Enchant(attack=1))
SORCERERS_APPRENTICE = CardDef("EX1_608", auras=[Aura(OWN_HAND.where(is_spell), cost=-1)])
WATER_ELEMENTAL = CardDef("CS2_033", triggers=[Trigger(DAMAGE, by_me, Freeze(EVENT_TARGET), "freeze")])
