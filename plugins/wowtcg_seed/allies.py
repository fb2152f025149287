"""Allies that the rules name."""

from __future__ import annotations

from playorder.rulesets.wowtcg.api import (
    ALLY,
    ATTACKS,
    DEALT_DAMAGE,
    DEFENDS,
    DESTROYED,
    ENTERED_COMBAT,
    ENTERED_PLAY,
    EVENT_SOURCE,
    EVENT_TARGET,
    EXHAUSTED,
    HERO_OR_ALLY,
    SELF,
    THIS,
    UNIQUE,
    Card,
    CardType,
    DamageType,
    Destroy,
    DestroyThis,
    Each,
    Entity,
    Event,
    Exhaust,
    ExhaustThis,
    Flag,
    GainControl,
    Game,
    Heal,
    Keyword,
    MakeToken,
    May,
    Modifier,
    Power,
    PutIntoHand,
    Ready,
    Tag,
    Target,
    Trigger,
    Until,
    ability,
    about_me,
    ally,
    armor,
    attacking,
    both,
    by_an_opponent,
    by_me,
    hero_or_ally,
    in_combat_damage,
    opposing,
    to_an_ally,
    was_damaged_before,
    your_hero,
)

PET = Tag("Pet", 1)

WISP = Card(name="Wisp", type=CardType.ALLY, cost=0, attack=1, health=1, damage_type=DamageType.MELEE)


def allies_in_party(game: Game, player: int, me: Entity, entity: Entity) -> int:
    """The number of allies in a party."""
    return sum(1 for card in game.party(player) if game.is_ally(card))


def attacking_ally(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """attacking ally"""
    return ally(game, player, me, entity) and attacking(game, player, me, entity)


def this(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """the card itself"""
    return entity is me


def against_an_ally(game: Game, me: Entity, event: Event) -> bool:
    """against an ally"""
    return to_an_ally(game, me, event)


def an_ally_meets_me(game: Game, me: Entity, event: Event) -> bool:
    """an ally enters combat with this card"""
    if event.target != me.id or event.source is None:
        return False
    return game.is_ally(game.entity(event.source))


ALLIES = [
    Card(
        name="Brigg",
        type=CardType.ALLY,
        cost=1,
        attack=1,
        health=2,
        damage_type=DamageType.MELEE,
        faction="Horde",
        traits=("Orc", "Warrior"),
        triggers=(
            Trigger(
                on=DEALT_DAMAGE,
                condition=both(by_me, in_combat_damage, to_an_ally, was_damaged_before),
                do=Destroy(EVENT_TARGET),
                name="finish the wounded",
            ),
        ),
    ),
    Card(
        name="Donna Calister",
        type=CardType.ALLY,
        cost=5,
        attack=1,
        health=7,
        damage_type=DamageType.MELEE,
        faction="Alliance",
        traits=("Human", "Warrior"),
        keywords=(Keyword.PROTECTOR,),
        triggers=(Trigger(on=ATTACKS, condition=by_an_opponent, do=Ready(THIS), name="stand ready"),),
    ),
    Card(
        name="Grunt Baranka",
        type=CardType.ALLY,
        cost=2,
        attack=2,
        health=2,
        damage_type=DamageType.MELEE,
        faction="Horde",
        traits=("Orc", "Warrior"),
        keywords=(Keyword.PROTECTOR,),
        triggers=(
            Trigger(
                on=DEFENDS,
                condition=both(by_me, against_an_ally),
                do=Destroy(THIS, if_done=Destroy(Each(attacking_ally))),
                name="down together",
            ),
        ),
    ),
    Card(
        name="Helwen",
        type=CardType.ALLY,
        cost=4,
        attack=2,
        health=2,
        damage_type=DamageType.SHADOW,
        card_class="Warlock",
        traits=("Succubus", "Demon"),
        tags=(PET,),
        modifiers=(Modifier(affects=this, flags=frozenset({Flag.MAY_STAY_EXHAUSTED})),),
        powers=(
            Power(
                costs=(ExhaustThis(),), targets=(ALLY,), do=GainControl(Until.WHILE_EXHAUSTED), name="seduce"
            ),
        ),
    ),
    Card(
        name="High Overlord Saurfang",
        type=CardType.ALLY,
        cost=8,
        attack=9,
        health=4,
        damage_type=DamageType.MELEE,
        faction="Horde",
        traits=("Orc", "Warrior"),
        tags=(UNIQUE,),
        keywords=(Keyword.PROTECTOR,),
        triggers=(
            Trigger(on=ENTERED_COMBAT, condition=an_ally_meets_me, do=Destroy(EVENT_SOURCE), name="cut down"),
        ),
    ),
    Card(
        name="High Priestess Tyrande Whisperwind",
        type=CardType.ALLY,
        cost=5,
        attack=3,
        health=4,
        damage_type=DamageType.HOLY,
        faction="Alliance",
        traits=("Night Elf", "Priest"),
        tags=(UNIQUE,),
        triggers=(Trigger(on=DESTROYED, condition=about_me, do=MakeToken(WISP), name="leave a Wisp"),),
    ),
    Card(
        name="Hur Shieldsmasher",
        type=CardType.ALLY,
        cost=3,
        attack=2,
        health=2,
        damage_type=DamageType.MELEE,
        faction="Horde",
        traits=("Orc", "Warrior"),
        triggers=(
            Trigger(
                on=ENTERED_PLAY,
                condition=about_me,
                targets=(Target(armor, "target armor"),),
                do=May(Destroy()),
                name="smash",
            ),
        ),
    ),
    Card(
        name="Kryton Barleybeard",
        type=CardType.ALLY,
        cost=3,
        attack=1,
        health=2,
        damage_type=DamageType.MELEE,
        faction="Alliance",
        traits=("Dwarf",),
        powers=(
            Power(
                resources=2,
                costs=(DestroyThis(),),
                targets=(Target(ability, "target ability"),),
                do=PutIntoHand(),
                name="send back",
            ),
        ),
    ),
    Card(
        name="Lord Grayson Shadowbreaker",
        type=CardType.ALLY,
        cost=7,
        attack=4,
        health=7,
        damage_type=DamageType.HOLY,
        faction="Alliance",
        traits=("Human", "Paladin"),
        tags=(UNIQUE,),
        keywords=(Keyword.PROTECTOR,),
        triggers=(
            Trigger(
                on=EXHAUSTED,
                condition=about_me,
                targets=(HERO_OR_ALLY,),
                do=Heal(2, source=SELF),
                name="mend",
            ),
        ),
    ),
    Card(
        name="Manthos the Recently Sewn",
        type=CardType.ALLY,
        cost=5,
        attack=4,
        health=8,
        damage_type=DamageType.MELEE,
        faction="Horde",
        traits=("Undead", "Warrior"),
        enters_with_damage=3,
    ),
    Card(
        name="Sarmoth",
        type=CardType.ALLY,
        cost=3,
        attack=1,
        health=5,
        damage_type=DamageType.SHADOW,
        card_class="Warlock",
        traits=("Voidwalker", "Demon"),
        tags=(PET,),
        modifiers=(Modifier(affects=opposing(hero_or_ally), attack_only=this, name="attack only Sarmoth"),),
    ),
    Card(
        name="Tracker Gallen",
        type=CardType.ALLY,
        cost=2,
        attack=0,
        health=2,
        damage_type=DamageType.RANGED,
        faction="Alliance",
        traits=("Night Elf", "Hunter"),
        modifiers=(Modifier(affects=this, attack=allies_in_party, name="one for each ally"),),
    ),
    Card(
        name="Valthak Spiritdrinker",
        type=CardType.ALLY,
        cost=4,
        attack=3,
        health=4,
        damage_type=DamageType.SHADOW,
        faction="Alliance",
        traits=("Undead", "Warlock"),
        modifiers=(
            Modifier(
                affects=your_hero,
                flags=frozenset({Flag.CANT_BE_DESTROYED}),
                name="your hero can't be destroyed",
            ),
        ),
    ),
    Card(
        name="Vindicator Kaldels",
        type=CardType.ALLY,
        cost=2,
        attack=3,
        health=2,
        damage_type=DamageType.HOLY,
        faction="Alliance",
        traits=("Draenei", "Paladin", "Aldor Reputation"),
        keywords=(Keyword.INSPIRE_ALLY,),
    ),
    Card(
        name="Voss Treebender",
        type=CardType.ALLY,
        cost=1,
        attack=2,
        health=1,
        damage_type=DamageType.NATURE,
        faction="Horde",
        traits=("Tauren", "Druid"),
        triggers=(
            Trigger(on=ATTACKS, condition=by_me, targets=(HERO_OR_ALLY,), do=May(Exhaust()), name="entangle"),
        ),
    ),
]
