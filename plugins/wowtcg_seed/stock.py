"""Stock cards: made up, so that rules can be tried that no card of the rules' fragment shows."""

from __future__ import annotations

from playorder.rulesets.wowtcg.api import (
    ALLY,
    DISRUPTS,
    EVENT_TARGET,
    HERO_OR_ALLY,
    MELEE,
    SELF,
    YOUR_HERO,
    Card,
    CardType,
    Copy,
    DamageType,
    DealDamage,
    DealDivided,
    Destroy,
    Draw,
    Entity,
    Exhaust,
    ExhaustThis,
    Flag,
    GainControl,
    Game,
    Heal,
    Interrupt,
    Keyword,
    Lasts,
    Modifier,
    Power,
    Prevent,
    PutIntoHand,
    Ready,
    Tag,
    Target,
    Text,
    Trigger,
    Zone,
    ability_card,
    ally,
    by_me,
    equipment,
    hero,
    host,
    opposing,
    target_hero_or_ally,
    weapon,
    x,
    yours,
)

HERO = Target(hero, "target hero")


def on_chain_and_yours(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """ability card you control on the chain"""
    return entity.controller == player and ability_card(game, player, me, entity)


def _ally(name: str, cost: int, attack: int, health: int, traits: tuple[str, ...], keyword: str = "") -> Card:
    """A melee ally with at most a keyword."""
    return Card(
        name=name, type=CardType.ALLY, cost=cost, attack=attack, health=health, damage_type=DamageType.MELEE,
        traits=traits, keywords=(keyword,) if keyword else (),
    )  # fmt: skip


def _instant(name: str, cost: int, text: Text) -> Card:
    """An instant ability."""
    return Card(name=name, type=CardType.ABILITY, cost=cost, instant=True, text=text)


def _ability(name: str, cost: int, text: Text) -> Card:
    """An ability that is no instant."""
    return Card(name=name, type=CardType.ABILITY, cost=cost, text=text)


BLANK = Card(name="Blank", type=CardType.ABILITY, cost=0, playable=False)

ALLIES = [
    _ally("Squire", 1, 1, 1, ("Human",)),
    _ally("Footman", 2, 2, 3, ("Human", "Warrior")),
    _ally("Brute", 4, 5, 5, ("Ogre", "Warrior")),
    _ally("Gate Guard", 3, 1, 4, ("Human", "Warrior"), Keyword.PROTECTOR),
    _ally("Charger", 2, 2, 2, ("Orc", "Warrior"), Keyword.FEROCITY),
    _ally("Skulker", 2, 2, 2, ("Human", "Rogue"), Keyword.STEALTH),
    Card(
        name="Wraith",
        type=CardType.ALLY,
        cost=2,
        attack=2,
        health=2,
        damage_type=DamageType.SHADOW,
        traits=("Undead",),
        keywords=(Keyword.ELUSIVE,),
    ),
    Card(
        name="Marksman",
        type=CardType.ALLY,
        cost=3,
        attack=3,
        health=2,
        damage_type=DamageType.RANGED,
        traits=("Dwarf", "Hunter"),
        keywords=(Keyword.LONG_RANGE,),
    ),
    Card(
        name="Tinker",
        type=CardType.ALLY,
        cost=2,
        attack=1,
        health=2,
        damage_type=DamageType.MELEE,
        traits=("Gnome", "Mage"),
        powers=(
            Power(
                costs=(ExhaustThis(),),
                targets=(HERO_OR_ALLY,),
                do=DealDamage(1, DamageType.FIRE, source=SELF),
                name="throw fire",
            ),
        ),
    ),
    Card(
        name="Sage",
        type=CardType.ALLY,
        cost=3,
        attack=1,
        health=3,
        damage_type=DamageType.ARCANE,
        traits=("Human", "Mage"),
        powers=(Power(resources=1, do=Draw(), name="study"),),
    ),
    Card(
        name="Saboteur",
        type=CardType.ALLY,
        cost=2,
        attack=1,
        health=2,
        damage_type=DamageType.MELEE,
        traits=("Goblin", "Rogue"),
        disrupts=equipment,
        triggers=(Trigger(on=DISRUPTS, condition=by_me, do=Destroy(EVENT_TARGET), name="sabotage"),),
    ),
]

EQUIPMENT = [
    Card(
        name="Training Sword",
        type=CardType.WEAPON,
        cost=1,
        attack=2,
        strike=1,
        damage_type=DamageType.MELEE,
        traits=("Sword",),
        tags=(MELEE,),
    ),
    Card(
        name="Hunting Bow",
        type=CardType.WEAPON,
        cost=1,
        attack=1,
        strike=1,
        damage_type=DamageType.RANGED,
        traits=("Bow",),
        tags=(Tag("Ranged", 1),),
    ),
    Card(
        name="Leather Vest",
        type=CardType.ARMOR,
        cost=2,
        defense=1,
        traits=("Leather",),
        tags=(Tag("Chest", 1),),
    ),
    Card(
        name="Tower Shield",
        type=CardType.ARMOR,
        cost=3,
        defense=3,
        traits=("Shield",),
        tags=(Tag("Off-Hand", 1),),
    ),
    Card(
        name="Lucky Charm",
        type=CardType.ITEM,
        cost=1,
        tags=(Tag("Trinket", 2),),
        powers=(Power(costs=(ExhaustThis(),), do=Heal(1, to=YOUR_HERO), name="luck"),),
    ),
]

QUESTS = [
    Card(
        name="Scouting Mission",
        type=CardType.QUEST,
        reward=Power(resources=1, do=Draw(), name="reward"),
    ),
]

INSTANTS = [
    _instant("Jab", 1, Text(targets=(HERO,), do=DealDamage(1, DamageType.MELEE))),
    _instant("Ward", 1, Text(do=Prevent(2, to=YOUR_HERO))),
    _instant("Aegis", 2, Text(targets=(HERO_OR_ALLY,), do=Prevent(None))),
    _instant(
        "Searing Truth",
        2,
        Text(targets=(HERO_OR_ALLY,), do=DealDamage(3, DamageType.HOLY, preventable=False)),
    ),
    _instant(
        "Denial",
        2,
        Text(targets=(Target(ability_card, "target ability card", zone=Zone.CHAIN),), do=Interrupt()),
    ),
    _instant("Shatter", 1, Text(targets=(Target(equipment, "target equipment"),), do=Destroy())),
    _instant("Slay", 2, Text(targets=(ALLY,), do=Destroy())),
    _instant("Recall", 1, Text(targets=(ALLY,), do=PutIntoHand())),
    _instant("Snare", 1, Text(targets=(HERO_OR_ALLY,), do=Exhaust())),
    _instant("Second Breath", 1, Text(targets=(HERO_OR_ALLY,), do=Ready())),
    _instant("Whetstone", 1, Text(targets=(Target(weapon, "target weapon"),), do=Ready())),
    _instant("Mark of Might", 1, Text(targets=(ALLY,), do=Lasts(Modifier(attack=3, name="+3 ATK")))),
    _instant("Weaken", 1, Text(targets=(HERO_OR_ALLY,), do=Lasts(Modifier(attack=-4, name="-4 ATK")))),
    _instant(
        "Echo",
        2,
        Text(
            targets=(
                Target(on_chain_and_yours, "target ability card you control on the chain", zone=Zone.CHAIN),
            ),
            do=Copy(),
        ),
    ),
]

ABILITIES = [
    _ability("Rally", 2, Text(do=Lasts(Modifier(affects=yours(ally), attack=1, name="+1 ATK"), on=None))),
    _ability("Dominate", 4, Text(targets=(ALLY,), do=GainControl())),
    _ability(
        "Nova Burst", 0, Text(variable=True, targets=(HERO_OR_ALLY,), do=DealDamage(x, DamageType.ARCANE))
    ),
    _ability(
        "Two Paths",
        2,
        Text(modes=(Text(targets=(HERO,), do=DealDamage(2, DamageType.FIRE)), Text(do=Draw()))),
    ),
    _ability(
        "Twin Bolt",
        2,
        Text(
            targets=(HERO_OR_ALLY, Target(target_hero_or_ally, "another target hero or ally")),
            do=DealDamage(1, DamageType.NATURE),
        ),
    ),
    _ability(
        "Volley",
        3,
        Text(
            targets=(
                Target(target_hero_or_ally, "any number of target heroes and allies", least=0, most=None),
            ),
            divide=3,
            do=DealDivided(DamageType.RANGED),
        ),
    ),
    Card(
        name="Stone Totem",
        type=CardType.ABILITY,
        cost=1,
        health=4,
        ongoing=True,
        totem=True,
        traits=("Earth Totem",),
    ),
    Card(
        name="Banner of Courage",
        type=CardType.ABILITY,
        cost=2,
        ongoing=True,
        modifiers=(Modifier(affects=yours(ally), attack=1, name="+1 ATK"),),
    ),
    Card(
        name="Iron Oath",
        type=CardType.ABILITY,
        cost=2,
        ongoing=True,
        attach=ALLY,
        modifiers=(
            Modifier(affects=host, flags=frozenset({Flag.CANT_BE_DESTROYED}), name="can't be destroyed"),
        ),
    ),
    Card(
        name="Toll",
        type=CardType.ABILITY,
        cost=2,
        ongoing=True,
        modifiers=(Modifier(affects=opposing(ally), attack_price=1, name="(1) to attack"),),
    ),
]
