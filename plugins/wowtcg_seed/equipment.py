"""Weapons and armor that the rules name."""

from __future__ import annotations

from playorder.rulesets.wowtcg.api import (
    DEALT_DAMAGE,
    EVENT_SOURCE,
    MELEE,
    THIS,
    YOUR_HERO,
    Card,
    CardType,
    DamageType,
    Entity,
    EntryModifier,
    Event,
    Flag,
    Game,
    MayPay,
    Modifier,
    Packet,
    PutIntoHand,
    Ready,
    Replacement,
    Tag,
    Trigger,
    ally,
    both,
    by_an_attacker,
    by_my_hero,
    in_combat_damage,
    in_your_turn,
    opposing,
    to_my_hero,
    with_this,
)


def is_your_heros_ability(game: Game, player: int, me: Entity, packet: Packet) -> bool:
    """Damage that the player's hero would deal with an ability."""
    is_ability = any(game.entity(number).card.type is CardType.ABILITY for number in packet.by)
    return (
        packet.source == game.players[player].hero and is_ability and not packet.combat and not packet.healing
    )


def one_more(game: Game, player: int, me: Entity, packet: Packet) -> Packet:
    """1 more."""
    return packet._replace(amount=packet.amount + 1)


def for_the_first_time(game: Game, me: Entity, event: Event) -> bool:
    """for the first time this turn"""
    return not any(deed[0] == "combat damage" and me.id in deed[3] for deed in game.info.deeds)


EQUIPMENT = [
    Card(
        name="Chromatic Cloak",
        type=CardType.ARMOR,
        cost=4,
        defense=0,
        traits=("Cloth",),
        tags=(Tag("Back", 1),),
        replacements=(Replacement(is_your_heros_ability, one_more),),
    ),
    Card(
        name="Greatsword of Horrid Dreams",
        type=CardType.WEAPON,
        cost=4,
        attack=1,
        strike=3,
        damage_type=DamageType.MELEE,
        traits=("Sword",),
        tags=(MELEE,),
        as_others_enter=(
            EntryModifier(
                opposing(ally),
                Modifier(flags=frozenset({Flag.NO_POWERS}), name="loses and can't have powers"),
            ),
        ),
    ),
    Card(
        name="Green Whelp Armor",
        type=CardType.ARMOR,
        cost=4,
        defense=1,
        traits=("Leather",),
        tags=(Tag("Chest", 1),),
        triggers=(
            Trigger(
                on=DEALT_DAMAGE,
                condition=both(by_an_attacker, in_combat_damage, to_my_hero),
                do=MayPay(2, PutIntoHand(EVENT_SOURCE)),
                name="send the attacker home",
            ),
        ),
    ),
    Card(
        name="Thrash Blade",
        type=CardType.WEAPON,
        cost=4,
        attack=2,
        strike=2,
        damage_type=DamageType.MELEE,
        traits=("Sword",),
        tags=(MELEE,),
        triggers=(
            Trigger(
                on=DEALT_DAMAGE,
                condition=both(by_my_hero, in_combat_damage, with_this, in_your_turn, for_the_first_time),
                do=(Ready(THIS), Ready(YOUR_HERO)),
                name="thrash",
            ),
        ),
    ),
    Card(
        name="Viking Warhammer",
        type=CardType.WEAPON,
        cost=1,
        attack=1,
        strike=1,
        damage_type=DamageType.MELEE,
        traits=("Mace",),
        tags=(MELEE,),
    ),
]
