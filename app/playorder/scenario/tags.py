"""Raw tags and counters of a document by their official names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from playorder.carddata.cards import CardData
from playorder.cards.spelling import near
from playorder.rulesets.hearthstone.enchantments import recalculate
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.races import race_name
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
ON_CARD: Final = ("SPELLPOWER", "OVERLOAD", "CARDRACE")
"""Tags that change what the card itself says."""
FORMER: Final = {
    "CANT_BE_TARGETED_BY_ABILITIES": "CANT_BE_TARGETED_BY_SPELLS",
    "CANT_BE_DAMAGED": "IMMUNE",
    "HEALTH_MINIMUM": "AT_LEAST_ONE_HEALTH",
    "OVERLOAD_OWED": "OVERLOAD",
    "NUM_MINIONS_KILLED_THIS_TURN": "NUM_MINIONS_PLAYER_KILLED_THIS_TURN",
}
"""Other official names, as older documents and logs have them, and those that are known here."""

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


def counter_of(name: str) -> str | None:
    """The attribute of a player that a counter sets; None if there is no such counter."""
    return COUNTERS.get(FORMER.get(name, name))


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
    elif tag in ON_CARD:
        entity.card = _changed(entity.card, tag, value)
        recalculate(game, entity)
    elif tag not in _official():
        raise ScenarioError(path, f"unknown tag {tag!r}", near(tag, _understood()))


def _changed(card: CardData, tag: str, value: int) -> CardData:
    """The card with another Spell Damage, overload or tribe."""
    if tag == "SPELLPOWER":
        return replace(card, spell_power=value)
    if tag == "OVERLOAD":
        return replace(card, overload=value)
    return replace(card, race=race_name(value))


def is_tag(name: str) -> bool:
    """Whether a document may set a tag of this name."""
    return name in _understood() or name in _official() or name in FORMER


def known_tags() -> list[str]:
    """All tags that a document may set, those that the rules understand first."""
    understood = _understood()
    return [*understood, *sorted(_official().difference(understood))]


def _understood() -> list[str]:
    return list(dict.fromkeys([*NUMBERS, *FLAGS, *PRINTED, *ON_CARD, *BITS]))


def _official() -> set[str]:
    from hearthstone.enums import GameTag

    return {tag.name for tag in GameTag}
