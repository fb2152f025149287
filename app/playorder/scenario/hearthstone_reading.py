"""Reading and validating what documents of Hearthstone say of players, entities, actions and expectations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playorder.scenario.alike import check_by_kind, check_names, kind_of_action
from playorder.scenario.document import MANA, AttachmentSpec, EntitySpec, PlayerSpec, Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.values import (
    check_keys,
    expect_bool,
    expect_int,
    expect_list,
    expect_one_of,
    expect_text,
    expect_texts,
    kind_of,
)

PLAYER_KEYS = (
    "name", "hero", "hero_power", "weapon", "board", "secrets", "hand", "deck", "graveyard", "setaside", "removed",
    "triggers", "mana", "fatigue", "counters",
)  # fmt: skip
ENTITY_KEYS = (
    "id", "card", "attack", "health", "durability", "cost", "damage", "armor", "keywords", "tags", "exhausted",
    "attacks_this_turn", "attach", "triggers",
)  # fmt: skip
ATTACHMENT_KEYS = ("id", "card", "attack", "health", "cost", "until", "keywords", "by", "name")
MANA_KEYS = tuple(MANA)
ACTION_KEYS = {
    "play": ("play", "target", "position", "choose"),
    "attack": ("attack", "target"),
    "hero_power": ("hero_power", "target", "choose"),
    "end_turn": ("end_turn",),
    "pick": ("pick",),
    "concede": ("concede",),
}
ACTIONS = tuple(ACTION_KEYS)
CHECK_KEYS = {
    "entity": (
        "entity", "zone", "controller", "card", "attack", "health", "max_health", "damage", "armor", "durability",
        "cost", "position", "keywords", "without", "can_attack",
    ),
    "player": (
        "player", "hero_health", "hero_armor", "hero_max_health", "hero", "hero_power", "weapon", "board", "hand",
        "hand_count", "deck_count", "deck", "secrets", "graveyard", "crystals", "mana", "locked", "owed", "fatigue",
    ),
    "stats": ("stats", "board"),
    "result": ("result",),
    "order": ("order",),
    "count": ("count", "is"),
    "illegal": ("illegal",),
}  # fmt: skip
ZONES = ("play", "hand", "deck", "graveyard", "secret", "setaside", "removed")


def read_player(value: Any, path: str) -> PlayerSpec:
    """One side."""
    data = check_keys(value, PLAYER_KEYS, path, "a player")
    zones: dict[str, Any] = {
        zone: tuple(
            read_entity(entity, f"{path}.{zone}[{i}]")
            for i, entity in enumerate(expect_list(data.get(zone, []), f"{path}.{zone}"))
        )
        for zone in ("board", "secrets", "hand", "deck", "graveyard", "setaside", "removed")
    }
    for zone, limit, what in (
        ("board", 7, "minions"),
        ("hand", 10, "cards in hand"),
        ("secrets", 5, "secrets"),
        ("deck", 61, "cards in the deck"),
        ("graveyard", 1000, "cards in the graveyard"),
        ("setaside", 1000, "cards set aside"),
        ("removed", 1000, "cards removed"),
    ):
        if len(zones[zone]) > limit:
            raise ScenarioError(
                f"{path}.{zone}", f"{len(zones[zone])} {what}", f"there may be at most {limit}"
            )
    single: dict[str, Any] = {
        name: None
        if data.get(name) is None
        else read_entity(data[name], f"{path}.{name}", has_usual_card=name != "weapon")
        for name in ("hero", "hero_power", "weapon")
    }
    mana = check_keys(data.get("mana", {}), MANA_KEYS, f"{path}.mana", "mana")
    counters = data.get("counters", {})
    if not isinstance(counters, dict):
        raise ScenarioError(
            f"{path}.counters", f"{kind_of(counters)} instead of an object", '{"name": number}'
        )
    return PlayerSpec(
        name=expect_text(data.get("name", ""), f"{path}.name"),
        triggers=tuple(expect_list(data.get("triggers", []), f"{path}.triggers")),
        mana={key: expect_int(number, f"{path}.mana.{key}", 0) for key, number in mana.items()},
        fatigue=expect_int(data.get("fatigue", 0), f"{path}.fatigue", 0),
        counters={key: expect_int(number, f"{path}.counters.{key}") for key, number in counters.items()},
        **single,
        **zones,
    )


def read_entity(value: Any, path: str, *, has_usual_card: bool = False) -> EntitySpec:
    """One entity; a text is short for its card.

    ``has_usual_card`` is for the hero and the hero power: without ``card`` they are those that stand there if the
    document names none, and the spec's card is empty.
    """
    if isinstance(value, str):
        return EntitySpec(path, value)
    data = check_keys(value, ENTITY_KEYS, path, "an entity")
    if "card" not in data and not has_usual_card:
        raise ScenarioError(path, "the entity has no card", 'write {"card": "Wisp"} or just "Wisp"')

    def number(key: str) -> int | None:
        return None if data.get(key) is None else expect_int(data[key], f"{path}.{key}")

    tags = data.get("tags", {})
    if not isinstance(tags, dict):
        raise ScenarioError(f"{path}.tags", f"{kind_of(tags)} instead of an object", '{"TO_BE_DESTROYED": 1}')
    return EntitySpec(
        path,
        expect_text(data.get("card", ""), f"{path}.card"),
        expect_text(data.get("id", ""), f"{path}.id"),
        number("attack"),
        number("health"),
        number("durability"),
        number("cost"),
        expect_int(data.get("damage", 0), f"{path}.damage", 0),
        expect_int(data.get("armor", 0), f"{path}.armor", 0),
        expect_texts(data.get("keywords", []), f"{path}.keywords"),
        {
            key: int(tag) if isinstance(tag, bool) else expect_int(tag, f"{path}.tags.{key}")
            for key, tag in tags.items()
        },
        expect_bool(data.get("exhausted", False), f"{path}.exhausted"),
        expect_int(data.get("attacks_this_turn", 0), f"{path}.attacks_this_turn", 0),
        tuple(
            read_attachment(item, f"{path}.attach[{i}]")
            for i, item in enumerate(expect_list(data.get("attach", []), f"{path}.attach"))
        ),
        tuple(expect_list(data.get("triggers", []), f"{path}.triggers")),
    )


def read_attachment(value: Any, path: str) -> AttachmentSpec:
    """One attachment."""
    if isinstance(value, str):
        value = {"card": value}
    data = check_keys(value, ATTACHMENT_KEYS, path, "an attachment")
    until = data.get("until", "")
    if until not in ("", "end_of_turn", "start_of_your_turn"):
        raise ScenarioError(
            f"{path}.until", f"unknown value {until!r}", "end_of_turn, start_of_your_turn, or leave it out"
        )
    by = data.get("by", "")
    if by not in ("", "p1", "p2"):
        raise ScenarioError(f"{path}.by", f"unknown player {by!r}", "p1 or p2")
    return AttachmentSpec(
        path,
        expect_text(data.get("id", ""), f"{path}.id"),
        expect_text(data.get("card", ""), f"{path}.card"),
        expect_int(data.get("attack", 0), f"{path}.attack"),
        expect_int(data.get("health", 0), f"{path}.health"),
        until,
        expect_texts(data.get("keywords", []), f"{path}.keywords"),
        by,
        expect_text(data.get("name", ""), f"{path}.name"),
        expect_int(data.get("cost", 0), f"{path}.cost"),
    )


def read_action(value: Any, path: str) -> dict[str, Any]:
    """One player action."""
    kind = kind_of_action(value, ACTION_KEYS, path, '{"end_turn": true}')
    if kind in ("play", "attack"):
        expect_text(value[kind], f"{path}.{kind}")
    if kind == "attack" and value.get("target") is None:
        raise ScenarioError(path, "an attack needs a target", '{"attack": id, "target": id}')
    if kind in ("hero_power", "end_turn") and value[kind] is not True:
        raise ScenarioError(f"{path}.{kind}", "must be true")
    if kind == "concede":
        expect_one_of(value[kind], ("p1", "p2"), f"{path}.concede")
    if value.get("target") is not None:
        expect_text(value["target"], f"{path}.target")
    if value.get("position") is not None:
        expect_int(value["position"], f"{path}.position", 0)
    action: dict[str, Any] = value
    return action


def read_check(value: Any, path: str) -> dict[str, Any]:
    """One expectation."""
    if not isinstance(value, dict):
        raise ScenarioError(
            path, f"{kind_of(value)} instead of a check", '{"player": "p1", "hero_health": 30}'
        )
    kinds = [kind for kind in CHECK_KEYS if kind in value and not (kind == "player" and "stats" in value)]
    kind = kinds[0] if kinds else ""
    check_by_kind(value, kind, CHECK_KEYS, path)
    if kind == "stats":
        expect_one_of(value["stats"], ("p1", "p2"), f"{path}.stats")
        expect_list(value.get("board"), f"{path}.board")
    if kind == "entity":
        expect_text(value["entity"], f"{path}.entity")
        for key in ("keywords", "without"):
            if key in value:
                expect_texts(value[key], f"{path}.{key}")
    if kind == "entity" and "zone" in value:
        expect_one_of(value["zone"], ZONES, f"{path}.zone")
    return value


def check_ids(scenario: Scenario, path: str) -> None:
    """No id twice; play_order names only what is there."""
    check_names(_ids(scenario, path), scenario.play_order, path, "entity")


def _ids(scenario: Scenario, path: str) -> Iterator[tuple[str, str]]:
    """Every id with its JSON path, those too that heroes, hero powers and weapons have by default."""
    for number, player in enumerate(scenario.players, 1):
        named = {"hero": f"p{number}.hero", "hero_power": f"p{number}.power", "weapon": f"p{number}.weapon"}
        for name, default in named.items():
            spec: EntitySpec | None = getattr(player, name)
            if spec is None:
                if name != "weapon":
                    yield default, f"{path}.players[{number - 1}].{name}"
                continue
            yield default, spec.path
            if spec.id and spec.id != default:
                yield spec.id, f"{spec.path}.id"
        for entity in all_entities(player):
            if entity.id and entity not in (player.hero, player.hero_power, player.weapon):
                yield entity.id, f"{entity.path}.id"
            for attachment in entity.attach:
                if attachment.id:
                    yield attachment.id, f"{attachment.path}.id"


def all_entities(player: PlayerSpec) -> list[EntitySpec]:
    """Every entity of a side, in document order."""
    found = [entity for entity in (player.hero, player.hero_power, player.weapon) if entity is not None]
    for zone in ("secrets", "board", "graveyard", "setaside", "removed", "hand", "deck"):
        found.extend(getattr(player, zone))
    return found
