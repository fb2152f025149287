"""The keyword inspire: what a character may ready in each other player's ready step (001:501.1a)."""

from __future__ import annotations

import re
from typing import Final

from playorder.rulesets.wowtcg.definitions import Description
from playorder.rulesets.wowtcg.descriptions import (
    ability,
    ally,
    armor,
    equipment,
    hero,
    hero_or_ally,
    item,
    weapon,
)
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.statistics import keywords_of

KINDS: Final[dict[str, Description]] = {
    "ability": ability, "ally": ally, "armor": armor, "equipment": equipment, "hero": hero,
    "hero or ally": hero_or_ally, "item": item, "weapon": weapon,
}  # fmt: skip
"""What can be inspired, by the word after the keyword."""
_KEYWORD: Final = re.compile(r"inspire(?:\s*:\s*|[\s_]+)(.+)")


def inspired_by(keyword: str) -> str | None:
    """The kind of card that a keyword inspires; None if it is no such keyword, or of an unknown kind."""
    match = _KEYWORD.fullmatch(keyword)
    kind = "" if match is None else match[1].replace("_", " ")
    return kind if kind in KINDS else None


def inspirations(game: Game, card: Entity) -> list[str]:
    """The keywords with which a card in play inspires others now."""
    return sorted(keyword for keyword in keywords_of(game, card) if inspired_by(keyword) is not None)


def can_inspire(game: Game, card: Entity, keyword: str, other: Entity) -> bool:
    """Whether a card may ready another by one of its keywords: an exhausted one of its controller (001:501.1a)."""
    what = KINDS[inspired_by(keyword) or ""]
    return (
        other.controller == card.controller and other.exhausted and what(game, card.controller, card, other)
    )
