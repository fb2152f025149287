"""Mage cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    DEATH,
    HERO_POWER,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    AddCard,
    AddRandomCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    Deal,
    Enchant,
    Entity,
    Game,
    PoolOf,
    RefreshPower,
    Script,
    SummonRandom,
    TransformInto,
    Trigger,
    about_me,
    board_not_full,
    both,
    friendly,
    target_is_minion,
)


def two_and_spell_damage(game: Game, me: Entity, context: Context) -> int:
    """Two, and Spell Damage once more than any spell has it."""
    return 2 + game.spell_power_of(me.controller)


def as_costly_as_the_dead(game: Game, me: Entity, context: Context) -> Script:
    """A random minion that costs what the dead one does."""
    return SummonRandom(PoolOf(CardType.MINION, cost=game.entities[context.event.target].card.cost))


ARCANE_BLAST = CardDef("AT_004", spell=Deal(two_and_spell_damage, TARGET))
COLDARRA_DRAKE = CardDef(
    "AT_008",
    triggers=[
        Trigger(SUMMON_RESOLUTION, about_me, RefreshPower(), "refresh"),
        Trigger(HERO_POWER, friendly, RefreshPower(), "refresh"),
    ],
)
DALARAN_ASPIRANT = CardDef(
    "AT_006", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_006e", SELF), "study")]
)
POWER_OF_DALARAN = CardDef("AT_006e", enchant=Enchant(spell_power=1))
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
FLAME_LANCE = CardDef("AT_001", spell=Deal(8, TARGET))
POLYMORPH_BOAR = CardDef("AT_005", spell=TransformInto("AT_005t", TARGET))
RHONIN = CardDef("AT_009", deathrattle=AddCard("EX1_277", count=3))
SPELLSLINGER = CardDef("AT_007", battlecry=AddRandomCard(PoolOf(CardType.SPELL), who="both"))
