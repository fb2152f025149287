"""Actions of a script in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

__all__ = ["entry_words"]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Script", text)


def entry_words(entry: dict[str, Any], name_of: Callable[[str], str]) -> str:
    """An action in words; ``name_of`` gives what an id stands for its name."""

    def filled(words: str, *keys: str) -> str:
        for number, key in enumerate(keys, 1):
            words = words.replace(f"%{number}", name_of(str(entry[key])))
        return words

    aimed = entry.get("target") is not None
    if "play" in entry:
        said = filled(_tr("Play %1 on %2"), "play", "target") if aimed else filled(_tr("Play %1"), "play")
    elif "attack" in entry:
        said = filled(_tr("Attack %2 with %1"), "attack", "target")
    elif "hero_power" in entry:
        said = filled(_tr("Use the hero power on %1"), "target") if aimed else _tr("Use the hero power")
    elif "end_turn" in entry:
        said = _tr("End the turn")
    elif "pick" in entry:
        said = _tr("Choose %1").replace("%1", _picked(entry["pick"], name_of))
    elif "pass" in entry:
        said = _tr("Pass")
    elif "propose" in entry:
        said = filled(_tr("Attack %2 with %1"), "propose", "target")
    elif "strike" in entry:
        said = filled(_tr("Strike with %1"), "strike")
    elif "place" in entry:
        said = filled(_tr("Place %1 as a resource"), "place")
    elif "complete" in entry:
        said = filled(_tr("Complete %1"), "complete")
    elif "protect" in entry:
        said = filled(_tr("Protect with %1"), "protect") if entry["protect"] else _tr("Protect with nobody")
    elif "prevent" in entry:
        said = _tr("Prevent with %1").replace("%1", _picked(entry["prevent"], name_of))
    elif "use" in entry:
        said = filled(_tr("Use %1"), "use")
    elif "choose" in entry:
        return _tr("Choose %1").replace("%1", _picked(entry["choose"], name_of))
    elif "concede" in entry:
        said = filled(_tr("%1 concedes"), "concede")
    else:
        said = ", ".join(f"{key.replace('_', ' ')} {_picked(value, name_of)}" for key, value in entry.items())
        return said[:1].upper() + said[1:]
    if entry.get("targets"):
        aims = ", ".join(name_of(str(target)) for target in entry["targets"])
        said = _tr("%1 on %2").replace("%1", said).replace("%2", aims)
    extra = []
    if entry.get("x"):
        extra.append(f"X = {entry['x']}")
    if entry.get("choose") is not None:
        extra.append(name_of(str(entry["choose"])))
    if entry.get("position") is not None:
        extra.append(_tr("place %1").replace("%1", str(entry["position"] + 1)))
    return f"{said} ({', '.join(extra)})" if extra else said


def _picked(value: Any, name_of: Callable[[str], str]) -> str:
    if isinstance(value, list):
        return ", ".join(_picked(item, name_of) for item in value) or _tr("nothing")
    if isinstance(value, str):
        return name_of(value)
    if isinstance(value, bool):
        return _tr("yes") if value else _tr("no")
    return _tr("candidate %1").replace("%1", str(value + 1))
