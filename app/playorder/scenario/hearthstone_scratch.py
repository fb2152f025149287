"""A board to try a card on: it is used as soon as it can be, each of its ways once, at the first target that fits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from playorder.carddata.cards import CardType
from playorder.engine.moves import Move, Moves, Need, Step
from playorder.scenario.document import FORMAT, VERSION
from playorder.scenario.naming import name_in_document
from playorder.scenario.reading import read_values
from playorder.scenario.result import RunResult, Tools
from playorder.scenario.run import run

Document = dict[str, Any]

YETI: Final = "CS2_182"
HELPERS: Final[dict[str, dict[str, Any]]] = {
    "damaged": {"card": YETI, "damage": 2},
    "frozen": {"card": YETI, "keywords": ["frozen"]},
    "taunt": {"card": YETI, "keywords": ["taunt"]},
    "legendary": {"card": "EX1_577"},
    "deathrattle": {"card": "EX1_096"},
    "battlecry": {"card": "EX1_015"},
}
"""Somebody who is what a target must be."""
VERBS: Final = ("play", "hero_power")
LONGEST: Final = 10
"""Ways of one card that are tried."""


def scratch_document(card: dict[str, Any], tools: Tools) -> Document:
    """The document of such a board. Raises :class:`ScenarioError` if the card itself is wrong."""
    document = _board(card, tools)
    script: list[dict[str, Any]] = []
    for way in range(min(LONGEST, len(card.get("choose", [])) or 1)):
        entry = _first_use(run(read_values({**document, "script": script})[0], tools, record=False), way)
        if entry is not None:
            script.append(entry)
    return {**document, "script": [*script, {"end_turn": True}]}


def _board(card: dict[str, Any], tools: Tools) -> Document:
    """Both sides have a Yeti, the other one a wounded one too, and whatever the target must be."""
    kind = card.get("type", "minion")
    ways = len(card.get("choose", [])) or 1
    mine: dict[str, Any] = {"board": [{"id": "friend", "card": YETI}], "deck": [YETI] * 5}
    enemy: dict[str, Any] = {
        "board": [{"id": "enemy", "card": YETI}, {"id": "wounded", "card": YETI, "damage": 2}, *_fitting(card, tools)],
        "hand": [YETI],
        "deck": [YETI] * 5,
    }  # fmt: skip
    if kind == "hero_power":
        mine["hero_power"] = {"id": "card", "card": card["id"]}
    elif kind == "enchantment":
        mine["board"][0]["attach"] = [{"card": card["id"]}]
    elif "secret" in card.get("keywords", []):
        mine["secrets"] = [{"id": "card", "card": card["id"]}]
    else:
        mine["hand"] = [{"id": f"card{way or ''}", "card": card["id"]} for way in range(min(ways, LONGEST))]
    return {
        "format": FORMAT, "version": VERSION, "title": f"Trying {card.get('name') or card['id']}", "cards": [card],
        "players": [mine, enemy], "options": {"ignore_mana": True},
    }  # fmt: skip


def _fitting(card: dict[str, Any], tools: Tools) -> list[dict[str, Any]]:
    """Minions that the targets of a card may be, where they must be something that a Yeti is not."""
    targets = [part.get("target") for part in (card, *card.get("choose", []))]
    found: list[dict[str, Any]] = []
    for target in targets:
        if isinstance(target, dict):
            states = target.get("be", [])
            helpers = [HELPERS.get(state, {}) for state in (states if isinstance(states, list) else [states])]
            entity = {"card": YETI, **(helpers[0] if helpers else {})}
            if "race" in target:
                entity["card"] = _of_tribe(str(target["race"]).upper(), tools)
            for bound in ("min_attack", "max_attack"):
                if bound in target:
                    entity["attack"] = target[bound]
            found.append({"id": f"target{len(found) or ''}", **entity})
    return found


def _of_tribe(race: str, tools: Tools) -> str:
    """A minion of a tribe that does nothing else, or any; a Yeti if there is none."""
    cards = list(tools.catalogue("").pool(type=CardType.MINION, race=race))
    return next((card.id for card in [*(c for c in cards if not c.keywords), *cards]), YETI)


def _first_use(result: RunResult, way: int) -> dict[str, Any] | None:
    """The first thing that can be done with the card now, as an action; None if there is nothing."""
    entity = result.names.find(f"card{way or ''}")
    if entity is None or result.error:
        return None
    moves = result.ruleset.moves(result.game)
    for offer in moves.offers(entity.id):
        if offer.refused is None and offer.verb.name in VERBS:
            move = _said_to_its_end(offer.move, moves, way, lambda number: _rank(result, number))
            if move is not None:
                return result.ruleset.entry_of(
                    result.game, move, lambda number: name_in_document(result.names, number)
                )
    return None


def _said_to_its_end(move: Move, moves: Moves, way: int, rank: Callable[[int], int]) -> Move | None:
    while (need := moves.need(move)) is not None:
        told = _answered(move, need, way, rank)
        if told is None:
            return move if need.optional else None
        move = told
    return move


def _answered(move: Move, need: Need, way: int, rank: Callable[[int], int]) -> Move | None:
    if need.step is Step.OPTION:
        return move.with_way(way) if need.ways[way].refused is None else None
    if need.step is Step.PLACE:
        return replace(move, place=0)
    if not need.entities:
        return None
    return replace(move, targets=(*move.targets, min(need.entities, key=rank)))


def _rank(result: RunResult, number: int) -> int:
    """Enemies before friends, minions before heroes, and what was put there for the target first of all."""
    entity = result.game.entities[number]
    wanted = 0 if entity.key.startswith("target") else 1
    hero = 2 if entity.type is CardType.HERO else 0
    return wanted * 8 + hero + (4 if entity.controller == result.game.info.active else 0)
