"""Raw tags and counters of a document by their official names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from playorder.cards.spelling import near
from playorder.rulesets.hearthstone.enchantments import recalculate
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.scenario.errors import ScenarioError

NUMBERS: Final = {
    "DAMAGE": "damage",
    "ARMOR": "armor",
    "NUM_ATTACKS_THIS_TURN": "attacks",
}
FLAGS: Final = {
    "TO_BE_DESTROYED": "destroy",
    "EXHAUSTED": "exhausted",
    "JUST_PLAYED": "just_played",
    "SILENCED": "silenced",
}
PRINTED: Final = {
    "ATK": "base_attack",
    "HEALTH": "base_health",
    "DURABILITY": "base_health",
    "COST": "base_cost",
}
BITS: Final = {name.upper(): bit for name, bit in KEYWORDS.items()}
SPELL_POWER: Final = "SPELLPOWER"
FORMER: Final = {
    "CANT_BE_TARGETED_BY_ABILITIES": "CANT_BE_TARGETED_BY_SPELLS",
    "CANT_BE_DAMAGED": "IMMUNE",
}  # the official names of the era, as older documents have them, and what they are called since

COUNTERS: Final = {
    "NUM_CARDS_PLAYED_THIS_TURN": "cards_played_this_turn",
    "NUM_MINIONS_PLAYED_THIS_TURN": "minions_played_this_turn",
    "NUM_SPELLS_PLAYED_THIS_TURN": "spells_played_this_turn",
    "NUM_CARDS_DRAWN_THIS_TURN": "cards_drawn_this_turn",
    "NUM_MINIONS_PLAYER_KILLED_THIS_TURN": "died_this_turn",
    "NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN": "died_this_turn",
    "NUM_RESOURCES_SPENT_THIS_TURN": "mana_spent_this_turn",
    "HEROPOWER_ACTIVATIONS_THIS_TURN": "power_uses",
    "NUM_TIMES_HERO_POWER_USED_THIS_GAME": "powers_used_this_game",
}


def set_tag(game: Any, entity: Entity, tag: str, value: int, path: str) -> None:
    """Set one raw tag; it has the last word over everything else. Raises :class:`ScenarioError`."""
    tag = FORMER.get(tag, tag)
    if tag in NUMBERS:
        setattr(entity, NUMBERS[tag], value)
    elif tag in FLAGS:
        setattr(entity, FLAGS[tag], bool(value))
        if tag == "SILENCED":
            entity.own |= BITS["SILENCED"] if value else 0
    elif tag in PRINTED:
        setattr(entity, PRINTED[tag], value)
        recalculate(game, entity)
    elif tag in BITS:
        entity.own = entity.own | BITS[tag] if value else entity.own & ~BITS[tag]
        recalculate(game, entity)
        game.relisten(entity)
    elif tag == SPELL_POWER:
        entity.card = replace(entity.card, spell_power=value)
        recalculate(game, entity)
    elif tag not in _official():
        raise ScenarioError(path, f"unknown tag {tag!r}", near(tag, _understood()))


def is_tag(name: str) -> bool:
    """Whether a document may set a tag of this name."""
    return name in _understood() or name in _official() or name in FORMER


def known_tags() -> list[str]:
    """All tags that a document may set, those that the rules understand first."""
    understood = _understood()
    return [*understood, *sorted(_official().difference(understood))]


def _understood() -> list[str]:
    return list(dict.fromkeys([*NUMBERS, *FLAGS, *PRINTED, SPELL_POWER, *BITS]))


def _official() -> set[str]:
    from hearthstone.enums import GameTag

    return {tag.name for tag in GameTag}
