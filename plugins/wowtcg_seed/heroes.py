"""Heroes. Values that the rules' fragment does not give are filled in and can be overridden in a document."""

from __future__ import annotations

from playorder.rulesets.wowtcg.api import (
    HERO_OR_ALLY,
    Card,
    CardType,
    Flip,
    Power,
    Prevent,
)

HEROES = [
    Card(name="Hero", type=CardType.HERO, health=30),
    Card(
        name="Graccus",
        type=CardType.HERO,
        health=29,
        faction="Alliance",
        card_class="Paladin",
        traits=("Human", "Protection", "Blacksmithing", "Mining"),
        powers=(Power(resources=3, costs=(Flip(),), targets=(HERO_OR_ALLY,), do=Prevent(3), name="flip"),),
    ),
    Card(name="Warrax", type=CardType.HERO, health=30, card_class="Warrior"),
]
