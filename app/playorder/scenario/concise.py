"""A document without what goes without saying: what holds anyway when it is left out, and objects with only a card."""

from __future__ import annotations

from typing import Any, Final

from playorder.scenario.document import FORMAT, MANA, VERSION
from playorder.scenario.hearthstone_reading import ATTACHMENT_KEYS, ENTITY_KEYS, PLAYER_KEYS
from playorder.scenario.reading import TOP_KEYS
from playorder.scenario.shipped import DEFAULT

_TOP_DEFAULTS: Final[dict[str, Any]] = {
    "ruleset": DEFAULT, "edition": "2016-03", "rules": {}, "title": "", "description": "", "tags": [],
    "source": {}, "active": "p1", "turn": 20, "start": "board", "play_order": [], "options": {}, "random": {},
    "cards": [], "script": [], "expect": [],
}  # fmt: skip
_PLAYER_DEFAULTS: Final[dict[str, Any]] = {
    "name": "", "hero": None, "hero_power": None, "weapon": None, "board": [], "secrets": [], "hand": [], "deck": [],
    "graveyard": [], "setaside": [], "removed": [], "triggers": [], "mana": {}, "fatigue": 0, "counters": {},
}  # fmt: skip
_ENTITY_DEFAULTS: Final[dict[str, Any]] = {
    "id": "", "attack": None, "health": None, "durability": None, "cost": None, "damage": 0, "armor": 0, "keywords": [],
    "tags": {}, "exhausted": False, "attacks_this_turn": 0, "attach": [], "triggers": [],
}  # fmt: skip
_ATTACHMENT_DEFAULTS: Final[dict[str, Any]] = {
    "id": "", "card": "", "attack": 0, "health": 0, "cost": 0, "until": "", "keywords": [], "by": "", "name": "",
}  # fmt: skip
_ONE_ENTITY: Final = ("hero", "hero_power", "weapon")
_ENTITIES: Final = ("board", "secrets", "hand", "deck", "graveyard", "setaside", "removed")


def concise(document: dict[str, Any]) -> dict[str, Any]:
    """The same scenario in the fewest fields, in the order of the format's page.

    ``document`` is valid (as `reading.read_scenario` accepts it); it is not changed. Reading the result gives the same
    scenario.
    """
    is_usual = document.get("ruleset", DEFAULT) == DEFAULT
    defaults = (
        _TOP_DEFAULTS if is_usual else {key: _TOP_DEFAULTS[key] for key in _TOP_DEFAULTS if key != "edition"}
    )
    found = _lean(document, TOP_KEYS, defaults)
    if is_usual:
        found["players"] = [_player(player) for player in document["players"]]
    for name, defaults in (("options", {"ignore_mana": False}), ("random", {"seed": 0, "picks": []})):
        if name in found:
            found[name] = _lean(found[name], tuple(defaults), defaults)
            if not found[name]:
                del found[name]
    return {"format": FORMAT, "version": VERSION, **found}


def _player(player: dict[str, Any]) -> dict[str, Any]:
    found = _lean(player, PLAYER_KEYS, _PLAYER_DEFAULTS)
    for name in _ONE_ENTITY:
        if name in found:
            found[name] = _entity(found[name])
    for name in _ENTITIES:
        if name in found:
            found[name] = [_entity(entity) for entity in found[name]]
    if "mana" in found:
        found["mana"] = _lean(found["mana"], tuple(MANA), MANA)
        if not found["mana"]:
            del found["mana"]
    return found


def _entity(entity: Any) -> Any:
    if isinstance(entity, str):
        return entity
    found = _lean(entity, ENTITY_KEYS, _ENTITY_DEFAULTS)
    if "attach" in found:
        found["attach"] = [_attachment(attachment) for attachment in found["attach"]]
    return found["card"] if found.keys() == {"card"} else found


def _attachment(attachment: Any) -> Any:
    if isinstance(attachment, str):
        return attachment
    found = _lean(attachment, ATTACHMENT_KEYS, _ATTACHMENT_DEFAULTS)
    return found["card"] if found.keys() == {"card"} else found


def _lean(fields: dict[str, Any], order: tuple[str, ...], defaults: dict[str, Any]) -> dict[str, Any]:
    """The fields in this order, others after them, without those that have their default."""
    names = [name for name in order if name in fields] + [name for name in fields if name not in order]
    return {
        name: fields[name]
        for name in names
        if name not in defaults
        or fields[name] != defaults[name]
        or type(fields[name]) is not type(defaults[name])
    }
