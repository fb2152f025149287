"""What can be checked of a card, a link and a player, and checking it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playorder.rulesets.wowtcg.definitions import EQUIPMENT, CardType
from playorder.rulesets.wowtcg.entities import Entity, Link
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.rulesets.wowtcg.statistics import attack_of, health_of, keywords_of
from playorder.scenario.comparing import CheckResult
from playorder.scenario.naming import Names
from playorder.scenario.wowtcg.reading import read_keywords

UNORDERED: Final = frozenset(
    {"hand", "deck", "graveyard", "removed", "allies", "equipment", "abilities", "attached"}
)
"""Lists of names of which only the contents count."""


def entity_facts(game: WowGame, entity: Entity) -> dict[str, Any]:
    """All keys of an entity check."""
    return {
        "zone": entity.zone.value,
        "controller": f"p{entity.controller}",
        "owner": f"p{entity.owner}",
        "card": entity.card.name,
        "attack": attack_of(game, entity),
        "health": health_of(game, entity),
        "damage": entity.damage,
        "exhausted": entity.exhausted,
        "face_down": entity.face_down,
        "counters": dict(entity.counters),
        "attached": [game.entity(number).card.name for number in entity.attachments],
        "attached_to": entity.attached_to,
        "keywords": sorted(keywords_of(game, entity)),
    }


def link_facts(game: WowGame, link: Link) -> dict[str, Any]:
    """What can be checked of an effect on the chain."""
    is_there = link.id in game.info.chain
    return {
        "zone": "chain" if is_there else "gone",
        "controller": f"p{link.controller}",
        "card": game.entity(link.source).card.name,
    }


def player_facts(game: WowGame, number: int) -> dict[str, Any]:
    """All keys of a player check."""
    player = game.players[number]
    hero = game.hero_of(number)
    row = [game.entity(i) for i in player.hero_row]

    def names(ids: tuple[int, ...]) -> list[str]:
        return [game.entity(i).card.name for i in ids]

    return {
        "player": f"p{number}",
        "hero": None if hero is None else hero.card.name,
        "hero_damage": 0 if hero is None else hero.damage,
        "allies": names(player.allies),
        "equipment": [card.card.name for card in row if card.card.type in EQUIPMENT],
        "abilities": [card.card.name for card in row if card.card.type is CardType.ABILITY],
        "resources": len(player.resources),
        "ready_resources": sum(not game.entity(i).exhausted for i in player.resources),
        "hand": names(player.hand),
        "hand_count": len(player.hand),
        "deck": names(player.deck),
        "deck_count": len(player.deck),
        "graveyard": names(player.graveyard),
        "removed": names(player.removed),
    }


def check_state(game: WowGame, names: Names, check: dict[str, Any]) -> CheckResult:
    """One check of a card, a player, or the result."""
    if "result" in check:
        return CheckResult(game.info.result == check["result"], check, game.info.result)
    if "entity" in check:
        found = names.find(check["entity"])
        if isinstance(found, Link):
            return _compare(check, link_facts(game, found), names)
        if found is None:
            return CheckResult(False, check, f"there is no card {check['entity']!r}")
        return _compare(check, entity_facts(game, found), names)
    return _compare(check, player_facts(game, int(check["player"][1])), names)


def _compare(check: dict[str, Any], facts: dict[str, Any], names: Names) -> CheckResult:
    got: dict[str, Any] = {}
    ok = True
    for key, wanted in check.items():
        if key in ("entity", "player", "after"):
            continue
        if key in ("keywords", "without"):
            got["keywords"] = found = facts.get("keywords", [])
            words = read_keywords(wanted, key)
            ok = ok and all((word in found) is (key == "keywords") for word in words)
        elif key in UNORDERED:
            got[key] = found = facts.get(key)
            ok = ok and isinstance(wanted, list) and Counter(map(str, wanted)) == Counter(found)
        elif key == "attached_to":
            number = facts.get(key)
            got[key] = number
            ok = ok and (number is None if wanted is None else names.matches(number, wanted))
        else:
            got[key] = found = facts.get(key)
            ok = ok and found == wanted
    return CheckResult(ok, check, got)
