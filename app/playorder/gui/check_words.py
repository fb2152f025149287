"""An expectation of a scenario in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike

__all__ = ["NameOf", "check_text", "tally", "value_text"]

NameOf = Callable[[str], str]
"""What people call what a document names: an entity by its id, a card by its English name."""

_OF_CARDS: Final = frozenset(
    ("card", "hero", "hero_power", "weapon", "board", "hand", "deck", "secrets", "graveyard")
)
"""The fields of a check whose values are cards."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Checks", text)


def tally(result: RunLike) -> tuple[int, int]:
    """How many expectations hold, and how many there are."""
    checks = list(result.checks)
    return sum(1 for ok, _, _ in checks if ok), len(checks)


def check_text(check: Any, name_of: NameOf = str) -> str:
    """The expectation in words; a text is taken as it is."""
    if not isinstance(check, dict):
        return str(check)
    facts = dict(check)
    after = facts.pop("after", None)
    if "order" in facts:
        said = _tr("In this order: %1").replace(
            "%1", ", ".join(_node(node, name_of) for node in facts["order"])
        )
    elif "count" in facts:
        times = str(facts.get("is"))
        said = _tr("%1 × %2").replace("%1", times).replace("%2", _node(facts["count"], name_of))
    elif "illegal" in facts:
        # the document counts from 0, the script panel from 1
        said = _tr("Action %1 is refused").replace("%1", str(int(facts["illegal"]) + 1))
    elif "result" in facts:
        said = _tr("Result: %1").replace("%1", str(facts["result"]))
    elif "stats" in facts:
        said = f"{facts['stats']}: " + _tr("board %1").replace("%1", value_text(facts.get("board")))
    else:
        entity, player = facts.pop("entity", ""), facts.pop("player", "")
        subject = name_of(str(entity)) if entity else str(player)
        said = f"{subject}: " + ", ".join(_fact(key, value, name_of) for key, value in facts.items())
    if after is not None:
        said += " " + counted(int(after), "(after %n action)", "(after %n actions)")
    return said


def _fact(key: str, value: Any, name_of: NameOf) -> str:
    if key == "keywords":
        return _tr("has %1").replace("%1", value_text(value).replace("_", " "))
    if key == "without":
        return _tr("without %1").replace("%1", value_text(value).replace("_", " "))
    if value is True:
        return key.replace("_", " ")
    if value is False:
        return _tr("not %1").replace("%1", key.replace("_", " "))
    return _found(key, value, name_of)


def _names_in(key: str, name_of: NameOf) -> NameOf:
    """The names of cards, for fields that hold cards; other words stay as they are."""
    return name_of if key in _OF_CARDS else str


def _node(node: Any, name_of: NameOf) -> str:
    if not isinstance(node, dict):
        return str(node)
    facts = dict(node)
    kind = str(facts.pop("kind", "")).replace("_", " ")
    label = facts.pop("label", "")
    said = " ".join(part for part in (kind, f"“{label}”" if label else "") if part)
    source, target = facts.pop("source", None), facts.pop("target", None)
    if source is not None:
        said += " " + _tr("of %1").replace("%1", name_of(str(source)))
    if target is not None:
        said += f" → {name_of(str(target))}"
    rest = ", ".join(f"{key.replace('_', ' ')} {value_text(value)}" for key, value in facts.items())
    return f"{said} ({rest})".strip() if rest else said.strip()


def value_text(value: Any, name_of: NameOf = str) -> str:
    """A value as people write it."""
    if value is None:
        return _tr("none")
    if value is True:
        return _tr("yes")
    if value is False:
        return _tr("no")
    if isinstance(value, list | tuple):
        if value and all(isinstance(pair, list | tuple) and len(pair) == 2 for pair in value):
            return ", ".join(f"{pair[0]}/{pair[1]}" for pair in value)
        return ", ".join(value_text(item, name_of) for item in value) if value else _tr("nothing")
    if isinstance(value, dict):
        return ", ".join(_found(key, item, name_of) for key, item in value.items())
    return name_of(value) if isinstance(value, str) else str(value)


def _found(key: str, value: Any, name_of: NameOf) -> str:
    return f"{key.replace('_', ' ')} {value_text(value, _names_in(key, name_of))}"
