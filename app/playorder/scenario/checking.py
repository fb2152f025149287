"""Checking expectations against the state and the timeline."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import CardType
from playorder.rulesets.hearthstone.actions import could_attack
from playorder.rulesets.hearthstone.entities import Entity, Player, Zone
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.own_keywords import keywords_of
from playorder.rulesets.hearthstone.targeting import has_deathrattle
from playorder.scenario.comparing import CheckResult
from playorder.scenario.naming import Names


def entity_facts(game: Any, entity: Entity) -> dict[str, Any]:
    """All keys of an entity check."""
    player: Player = game.players[entity.controller]
    zone = entity.zone.value
    position = None
    if entity.zone is Zone.PLAY and entity.type is CardType.MINION:
        position = player.board.index(entity.id)
    elif entity.zone is Zone.HAND:
        position = player.hand.index(entity.id)
    elif entity.zone is Zone.DECK:
        position = player.deck.index(entity.id)
    return {
        "zone": zone,
        "controller": f"p{entity.controller}",
        "card": entity.card.name,
        "card_id": entity.card.id,
        "attack": game.attack_of(entity),
        "health": entity.health,
        "max_health": entity.max_health,
        "damage": entity.damage,
        "armor": entity.armor,
        "durability": entity.health if entity.type is CardType.WEAPON else 0,
        "cost": game.cost_of(entity),
        "position": position,
        "keywords": keywords_of(game, entity),
        "can_attack": game.is_character(entity) and could_attack(game, entity) is None,
    }


def player_facts(game: Any, number: int) -> dict[str, Any]:
    """All keys of a player check."""
    player: Player = game.players[number]
    hero = game.hero_of(number)

    def names(ids: tuple[int, ...]) -> list[str]:
        return [game.entities[i].card.name for i in ids]

    def name(i: int | None) -> str | None:
        return None if i is None else game.entities[i].card.name

    return {
        "player": f"p{number}",
        "hero_health": hero.health,
        "hero_armor": hero.armor,
        "hero_max_health": hero.max_health,
        "hero": hero.card.name,
        "hero_power": name(player.hero_power),
        "weapon": name(player.weapon),
        "board": names(player.board),
        "hand": names(player.hand),
        "hand_count": len(player.hand),
        "deck_count": len(player.deck),
        "deck": names(player.deck),
        "secrets": names(player.secrets),
        "graveyard": names(player.graveyard),
        "crystals": player.crystals,
        "mana": player.mana,
        "locked": player.locked,
        "owed": player.owed,
        "fatigue": player.fatigue,
    }


UNORDERED = ("hand", "deck", "secrets", "graveyard")


def check_state(game: Any, names: Names, check: dict[str, Any]) -> CheckResult:
    """One check of an entity, a player, the statistics of a board, or the result."""
    if "entity" in check:
        return _check_entity(game, names, check)
    if "stats" in check:
        number = 1 if check["stats"] == "p1" else 2
        numbers = [[game.attack_of(minion), minion.health] for minion in game.minions_of(number)]
        return CheckResult(numbers == check["board"], check, numbers)
    if "result" in check:
        return CheckResult(game.info.result == check["result"], check, game.info.result)
    number = 1 if check["player"] == "p1" else 2
    facts = player_facts(game, number)
    got: dict[str, Any] = {}
    ok = True
    for key, wanted in check.items():
        if key in ("player", "after"):
            continue
        found = facts[key]
        got[key] = found
        if key in UNORDERED or key == "board":
            ok = ok and _same_names(game, wanted, found, ordered=key == "board")
        elif isinstance(wanted, str) and found != wanted:
            ok = ok and _card_name(game, wanted) == found
        else:
            ok = ok and found == wanted
    return CheckResult(ok, check, got)


def _card_name(game: Any, wanted: str) -> str:
    card = game.catalogue.get(wanted)
    return wanted if card is None else card.name


def _same_names(game: Any, wanted: Any, found: list[str], *, ordered: bool) -> bool:
    if not isinstance(wanted, list):
        return False
    expected = [_card_name(game, str(name)) for name in wanted]
    return expected == found if ordered else sorted(expected) == sorted(found)


def _check_entity(game: Any, names: Names, check: dict[str, Any]) -> CheckResult:
    entity = names.find(check["entity"])
    if entity is None:
        return CheckResult(False, check, f"there is no entity {check['entity']!r}")
    facts = entity_facts(game, entity)
    got: dict[str, Any] = {}
    ok = True
    for key, wanted in check.items():
        if key in ("entity", "after"):
            continue
        if key in ("keywords", "without"):
            words = _printed_words(game, entity)
            held = [word for word in wanted if word in words or word in facts["keywords"]]
            got["keywords"] = [*facts["keywords"], *(word for word in held if word not in facts["keywords"])]
            ok = ok and (not held if key == "without" else len(held) == len(wanted))
        elif key == "card":
            got["card"] = facts["card"]
            ok = ok and wanted in (facts["card"], facts["card_id"])
        else:
            got[key] = facts[key]
            ok = ok and facts[key] == wanted
    return CheckResult(ok, check, got)


def _printed_words(game: Any, entity: Entity) -> set[str]:
    """What its card says that is no keyword of the rules, such as a battlecry; a Silence takes it away.

    A deathrattle and Spell Damage count wherever they come from: an enchantment may give them.
    """
    words = set() if entity.silenced else set(entity.card.keywords) - {*KEYWORDS, *game.own_keywords}
    if has_deathrattle(game, entity):
        words.add("deathrattle")
    if entity.spell_power > 0:
        words.add("spell_power")
    return words
