"""Abilities that the rules name. Costs and traits that their fragment does not give are filled in."""

from __future__ import annotations

from playorder.rulesets.wowtcg.api import (
    ALLY,
    DEALT_DAMAGE,
    DESTROYED,
    HERO_OR_ALLY,
    HOST,
    TURN_START,
    Card,
    CardType,
    Context,
    DamageType,
    DealDamage,
    DealToChosen,
    Destroy,
    Discard,
    Draw,
    DrawReplacement,
    Each,
    Entity,
    Event,
    Exhaust,
    ExhaustOne,
    ExhaustThis,
    Flag,
    Game,
    Heal,
    InterruptOneOf,
    Lasts,
    May,
    Modifier,
    Packet,
    Power,
    PutIntoPlay,
    RemoveDeck,
    Replacement,
    SearchForSameName,
    TakeRemoved,
    Target,
    Text,
    Trigger,
    Unless,
    Zone,
    ability_card,
    ally_card,
    both,
    by_my_hero,
    defending,
    hero_or_ally,
    host,
    in_combat_damage,
    in_your_graveyard,
    opposing,
    printed_cost_of,
    shield,
    target_ally,
    target_hero_or_ally,
    to_an_ally,
    value,
    with_a_weapon,
    your_hero,
    yours,
)

ALLY_IN_YOUR_GRAVEYARD = Target(
    in_your_graveyard(ally_card), "target ally card in your graveyard", zone=Zone.GRAVEYARD
)


def as_much(game: Game, me: Entity, context: Context) -> int:
    """The damage that was dealt."""
    assert context.event is not None
    return context.event.amount


def costs_no_more_than_your_resources(game: Game, player: int, card: Entity) -> bool:
    """Its printed cost is at most the number of the player's resources, ready or not."""
    return printed_cost_of(card) <= len(game.players[player].resources)


def is_your_heros_fire(game: Game, player: int, me: Entity, packet: Packet) -> bool:
    """Fire damage that the player's hero would deal."""
    return (
        packet.source == game.players[player].hero and packet.type is DamageType.FIRE and not packet.healing
    )


def doubled(game: Game, player: int, me: Entity, packet: Packet) -> Packet:
    """Twice as much."""
    return packet._replace(amount=2 * packet.amount)


def was_hit_by_your_hero(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """target hero or ally that your hero dealt combat damage to this turn"""
    hero = game.players[player].hero
    is_hit = any(deed[:3] == ("combat damage", hero, entity.id) for deed in game.info.deeds)
    return is_hit and target_hero_or_ally(game, player, me, entity)


def an_ally_dies(game: Game, me: Entity, event: Event) -> bool:
    """an ally is destroyed"""
    return to_an_ally(game, me, event)


ABILITIES = [
    Card(
        name="Blessing of Freedom",
        type=CardType.ABILITY,
        cost=1,
        instant=True,
        ongoing=True,
        card_class="Paladin",
        traits=("Holy", "Blessing"),
        attach=Target(yours(target_ally), "target ally in your party"),
        modifiers=(
            Modifier(affects=host, flags=frozenset({Flag.CANT_BE_TARGETED}), name="can't be targeted"),
        ),
    ),
    Card(
        name="Chain Lightning",
        type=CardType.ABILITY,
        cost=5,
        card_class="Shaman",
        traits=("Elemental",),
        text=Text(
            targets=(HERO_OR_ALLY,),
            do=(DealDamage(3, DamageType.NATURE), DealToChosen((2, 1), DamageType.NATURE, hero_or_ally)),
        ),
    ),
    Card(
        name="Charge",
        type=CardType.ABILITY,
        cost=2,
        card_class="Warrior",
        traits=("Arms",),
        text=Text(targets=(HERO_OR_ALLY,), do=(Exhaust(), Draw())),
    ),
    Card(
        name="Circle of Life",
        type=CardType.ABILITY,
        cost=8,
        ongoing=True,
        card_class="Druid",
        traits=("Restoration",),
        triggers=(
            Trigger(on=DESTROYED, condition=an_ally_dies, do=SearchForSameName(), name="another of the name"),
        ),
    ),
    Card(
        name="Crippling Poison",
        type=CardType.ABILITY,
        cost=1,
        instant=True,
        ongoing=True,
        card_class="Rogue",
        traits=("Poison",),
        attach=Target(
            was_hit_by_your_hero, "target hero or ally that your hero dealt combat damage to this turn"
        ),
        triggers=(Trigger(on=TURN_START, do=Unless(3, HOST, Exhaust(HOST)), name="cripple"),),
    ),
    Card(
        name="Face Smash",
        type=CardType.ABILITY,
        cost=4,
        instant=True,
        faction="Alliance",
        text=Text(
            targets=(ALLY,),
            do=Lasts(
                Modifier(
                    powers=(Power(costs=(ExhaustThis(),), targets=(ALLY,), do=Destroy(), name="smash"),),
                    name="may smash",
                )
            ),
        ),
    ),
    Card(
        name="Fire Blast",
        type=CardType.ABILITY,
        cost=1,
        instant=True,
        card_class="Mage",
        traits=("Fire",),
        text=Text(targets=(HERO_OR_ALLY,), do=DealDamage(2, DamageType.FIRE)),
    ),
    Card(
        name="Flash Heal",
        type=CardType.ABILITY,
        cost=2,
        card_class="Priest",
        traits=("Holy",),
        text=Text(targets=(HERO_OR_ALLY,), do=Heal(4)),
    ),
    Card(
        name="Forbidden Knowledge",
        type=CardType.ABILITY,
        cost=8,
        ongoing=True,
        card_class="Warlock",
        traits=("Demonology",),
        text=Text(do=RemoveDeck()),
        draw_replacement=DrawReplacement(TakeRemoved()),
    ),
    Card(
        name="Frost Nova",
        type=CardType.ABILITY,
        cost=4,
        card_class="Mage",
        traits=("Frost",),
        text=Text(do=DealDamage(1, DamageType.FROST, to=Each(opposing(hero_or_ally)))),
    ),
    Card(
        name="Mind Spike",
        type=CardType.ABILITY,
        cost=2,
        card_class="Priest",
        traits=("Shadow",),
        text=Text(targets=(HERO_OR_ALLY,), do=DealDamage(1, DamageType.SHADOW, then=Discard(value))),
    ),
    Card(
        name="Mocking Blow",
        type=CardType.ABILITY,
        cost=1,
        instant=True,
        card_class="Warrior",
        traits=("Arms",),
        text=Text(
            targets=(HERO_OR_ALLY,),
            do=(
                DealDamage(1, DamageType.MELEE),
                Lasts(
                    Modifier(
                        flags=frozenset({Flag.MUST_ATTACK}),
                        attack_only=your_hero,
                        name="must attack if able, and only your hero",
                    )
                ),
            ),
        ),
    ),
    Card(
        name="Resurrection",
        type=CardType.ABILITY,
        cost=4,
        card_class="Priest",
        traits=("Holy",),
        text=Text(
            targets=(ALLY_IN_YOUR_GRAVEYARD,), do=PutIntoPlay(only_if=costs_no_more_than_your_resources)
        ),
    ),
    Card(
        name="Shield Bash",
        type=CardType.ABILITY,
        cost=3,
        instant=True,
        card_class="Warrior",
        traits=("Protection",),
        alternative=(ExhaustOne(shield),),
        text=Text(
            targets=(HERO_OR_ALLY,),
            do=(DealDamage(1, DamageType.MELEE), InterruptOneOf(ability_card, if_target=CardType.HERO)),
        ),
    ),
    Card(
        name="Sudden Reversal",
        type=CardType.ABILITY,
        cost=1,
        instant=True,
        text=Text(
            targets=(ALLY,), do=Lasts(Modifier(attack=4, while_=defending, name="+4 ATK while defending"))
        ),
    ),
    Card(
        name="World in Flames",
        type=CardType.ABILITY,
        cost=5,
        ongoing=True,
        card_class="Mage",
        traits=("Fire",),
        replacements=(Replacement(is_your_heros_fire, doubled),),
    ),
    Card(
        name="Blade Flurry",
        type=CardType.ABILITY,
        cost=4,
        ongoing=True,
        card_class="Rogue",
        traits=("Combat Talent", "Combat Hero Required"),
        triggers=(
            Trigger(
                on=DEALT_DAMAGE,
                condition=both(by_my_hero, in_combat_damage, with_a_weapon, to_an_ally),
                targets=(Target(target_hero_or_ally, "another target hero or ally", other_than_event=True),),
                do=May(DealDamage(as_much, DamageType.MELEE)),
                name="strike another",
            ),
        ),
    ),
]
