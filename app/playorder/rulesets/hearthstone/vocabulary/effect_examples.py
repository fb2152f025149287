"""An example for every effect: the bearer does it, and what is there afterwards would not be without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playorder.rulesets.hearthstone.vocabulary.effects import EFFECT_FORMS
from playorder.rulesets.hearthstone.vocabulary.example_board import BLAST, Document, document


@dataclass(frozen=True)
class Shown:
    """How one effect is shown: what is expected, and what is not as usual."""

    expect: Sequence[Document]
    on: str = "hero_power"
    script: Sequence[Document] = BLAST
    picks: Sequence[Any] = ()
    entities: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    players: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


def _p1(**fields: Any) -> list[Document]:
    return [{"player": "p1", **fields}]


def _p2(**fields: Any) -> list[Document]:
    return [{"player": "p2", **fields}]


def _entity(name: str, **fields: Any) -> list[Document]:
    return [{"entity": name, **fields}]


OWN: Final = ["Wisp", "Chillwind Yeti", "Stonetusk Boar"]
GNOME: Final = {"left": {"card": "EX1_029"}}
"""The left neighbour has a deathrattle that deals 2 damage to the enemy hero."""

SHOWN: Final[dict[str, Shown]] = {
    "damage": Shown(_entity("enemy", damage=2), picks=["enemy"]),
    "missiles": Shown(_entity("enemy", damage=4), picks=["enemy"] * 3),
    "heal": Shown(_p1(hero_health=27), players={0: {"hero": {"card": "HERO_08", "damage": 5}}}),
    "summon": Shown(_p1(board=["Wisp", "Chillwind Yeti", "Wisp", "Wisp", "Stonetusk Boar"])),
    "summon_random": Shown(_p1(board=[*OWN[:2], "Stonetusk Boar", "Stonetusk Boar"]), picks=["CS2_171"]),
    "summon_copy": Shown(_p1(board=["Wisp", "Chillwind Yeti", "Chillwind Yeti", "Stonetusk Boar"])),
    "draw": Shown(_p1(hand_count=3)),
    "destroy": Shown(_entity("enemy", zone="graveyard")),
    "buff": Shown(_entity("bearer", attack=5, health=6)),
    "set": Shown(_entity("bearer", attack=1)),
    "attach": Shown(_entity("bearer", attack=7)),
    "attach_to_player": Shown(_entity("espell", cost=7), script=(*BLAST, {"end_turn": True})),
    "give": Shown(_entity("bearer", keywords=["taunt"])),
    "take_away": Shown(_entity("efar", without=["divine_shield"]), entities={"efar": {"keywords": ["divine_shield"]}}),
    "transform": Shown(_p2(board=["Sheep", "Stonetusk Boar"])),
    "return_to_hand": Shown(_entity("bearer", zone="hand")),
    "shuffle_into_deck": Shown(_entity("bearer", zone="deck")),
    "put_into_play": Shown(_entity("top", zone="play"), picks=["top"]),
    "silence": Shown(_entity("enemy", keywords=["silenced"])),
    "freeze": Shown(_entity("enemy", keywords=["frozen"])),
    "take_control": Shown(_entity("enemy", controller="p1"), picks=["enemy"]),
    "add_card": Shown(_p1(hand=["Chillwind Yeti", "Frostbolt", "The Coin"])),
    "add_random": Shown(_p1(hand=["Chillwind Yeti", "Frostbolt", "Armor Plating"]), picks=["PART_001"]),
    "add_copy": Shown(_p1(hand=["Chillwind Yeti", "Chillwind Yeti", "Frostbolt"])),
    "shuffle_card": Shown(_p1(deck_count=3)),
    "discover": Shown(_p1(hand=["Frostbolt", "Wisp"]), "after_play", [{"play": "card"}, {"pick": "Wisp"}]),
    "discard": Shown(_p1(hand_count=1)),
    "mill": Shown(_p2(deck_count=1)),
    "armor": Shown(_p1(hero_armor=2)),
    "mana": Shown(_p1(mana=9)),
    "crystals": Shown(_p1(crystals=6), players={0: {"mana": {"crystals": 5}}}),
    "equip": Shown(_entity("axe", zone="graveyard")),
    "lose_durability": Shown(_entity("eaxe", durability=1)),
    "hero_power": Shown(_p1(hero_power="Armor Up!")),
    "refresh_hero_power": Shown(_entity("enemy", damage=2), script=[*BLAST, *BLAST]),
    "destroy_secrets": Shown(_p2(secrets=[])),
    "counter_spell": Shown(_entity("enemy", damage=0), "spell", [{"play": "bolt", "target": "enemy"}]),
    "change_defender": Shown(_p2(hero_health=29), "proposed_attack", [{"attack": "left", "target": "enemy"}]),
    "prevent_damage": Shown(_p2(hero_health=30), "predamage", [{"attack": "left", "target": "p2.hero"}]),
    "copy_deathrattles": Shown(
        _p2(hero_health=28), script=[*BLAST, {"attack": "bearer", "target": "enemy"}],
        entities={**GNOME, "bearer": {"damage": 3}},
    ),
    "copy_triggers": Shown(
        _p1(hero_armor=4), script=[*BLAST, {"end_turn": True}],
        entities={"left": {"triggers": [{"on": "turn_end", "do": {"armor": 2}}]}},
    ),
    "deathrattles": Shown(_p2(hero_health=28), entities=GNOME),
    "announce": Shown(
        _p1(hero_armor=1), entities={"left": {"triggers": [{"on": {"announced": "bell"}, "do": {"armor": 1}}]}}
    ),
    "count_up": Shown(
        _p1(hero_armor=1), script=[*BLAST, {"end_turn": True}],
        entities={"left": {"triggers": [{"on": "turn_end", "do": {"armor": {"counter": "bells"}}}]}},
    ),
    "if": Shown(_p1(hero_armor=3)),
    "repeat": Shown(_entity("enemy", damage=3), picks=["enemy", "enemy"]),
    "for_each": Shown(_entity("bearer", damage=1), entities={"bearer": {"damage": 2}}),
}  # fmt: skip


def effect_examples() -> dict[str, Document]:
    """The examples by effect."""
    return {
        name: document(
            f"The effect {name}",
            {"on": shown.on, "do": dict(EFFECT_FORMS[name].example)},
            shown.script, shown.expect, picks=shown.picks, entities=shown.entities, players=shown.players,
        )
        for name, shown in SHOWN.items()
    }  # fmt: skip
