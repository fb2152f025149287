"""What a document says of the game around the board: turn, mana, counters, edition, rule switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.scenario.document import MANA
from playorder.scenario.editing.entities import Document, Entry

__all__ = [
    "MANA",
    "player_value",
    "set_edition",
    "set_option",
    "set_player_flag",
    "set_player_value",
    "set_rule",
    "set_top",
    "with_player",
]


def set_top(document: Document, field: str, value: Any, default: Any) -> Document:
    """With another value of a field of the document; its default is not written."""
    if value == default:
        return {key: old for key, old in document.items() if key != field}
    return {**document, field: value}


def set_option(document: Document, option: str, on: bool) -> Document:
    """With an option on or off."""
    options = {key: value for key, value in document.get("options", {}).items() if key != option}
    if on:
        options[option] = True
    return set_top(document, "options", options, {})


def set_rule(document: Document, switch: str, on: bool, in_edition: bool) -> Document:
    """With a rule switch on or off; one that stands as in the edition is not written."""
    rules = {key: value for key, value in document.get("rules", {}).items() if key != switch}
    if on is not in_edition:
        rules[switch] = on
    return set_top(document, "rules", rules, {})


def set_edition(document: Document, edition: str) -> Document:
    """With another edition; switches that were turned over stay as they are written."""
    return {**document, "edition": edition}


def player_value(document: Document, player: int, part: str, field: str = "") -> Any:
    """What a player has: fatigue and name by themselves, mana and counters by a field."""
    side = document["players"][player - 1]
    if field:
        return side.get(part, {}).get(field, MANA.get(field, 0) if part == "mana" else 0)
    return side.get(part, "" if part == "name" else 0)


def set_player_value(document: Document, player: int, part: str, value: Any, field: str = "") -> Document:
    """With another value of what a player has; what is as it would be anyway is not written."""

    def change(side: Entry) -> Entry:
        return _with_value(side, part, value, field)

    return with_player(document, player, change)


def set_player_flag(document: Document, player: int, field: str, on: bool) -> Document:
    """With something that a player has done or not; what was not done is not written."""
    return with_player(document, player, lambda side: set_top(side, field, on, False))


def with_player(document: Document, player: int, change: Callable[[Entry], Entry]) -> Document:
    """With one of the players changed."""
    players = list(document["players"])
    players[player - 1] = change(players[player - 1])
    return {**document, "players": players}


def _with_value(side: Entry, part: str, value: Any, field: str) -> Entry:
    if field:
        values = dict(side.get(part, {}))
        values[field] = value
        default = MANA.get(field, 0) if part == "mana" else 0
        if value == default:
            del values[field]
        return set_top(side, part, values, {})
    return set_top(side, part, value, "" if part == "name" else 0)
