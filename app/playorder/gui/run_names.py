"""What to call each entity of a run: its card's name, in the chosen card language."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from playorder.gui.texts import CardTexts
from playorder.scenario.naming import is_enchantment

if TYPE_CHECKING:
    from playorder.scenario.result import RunResult

__all__ = ["RunNames"]


class _Entity(NamedTuple):
    card: str
    name: str
    label: str
    """Its id in the document, or its card's name with a number."""
    is_enchantment: bool


class RunNames:
    """Keeps what names are made of, for the entities go with the next run."""

    def __init__(self, result: RunResult, texts: CardTexts) -> None:
        self._texts = texts
        entities = result.game.entities
        self._entities = {
            number: _Entity(
                entities[number].card.id,
                str(entities[number].card.name),
                label,
                is_enchantment(entities[number]),
            )
            for number, label in result.labels.items()
        }
        self._language = texts.language
        self._names = self._made()

    def all(self) -> dict[int, str]:
        """The name of every entity; where several have the same, with what tells them apart."""
        if self._language != self._texts.language:
            self._language = self._texts.language
            self._names = self._made()
        return self._names

    def in_language(self, words: str) -> str:
        """A sentence with the English names of the run's cards, with their names in the chosen language instead."""
        shown = {one.name: self._texts.name(one.card, one.name) for one in self._entities.values()}
        english = sorted((name for name in shown if name and shown[name] != name), key=len, reverse=True)
        if not english:
            return words
        any_name = r"(?<!\w)(?:" + "|".join(map(re.escape, english)) + r")(?!\w)"
        return re.sub(any_name, lambda found: shown[found[0]], words)

    def _made(self) -> dict[int, str]:
        # enchantments are told apart by what bears them
        shared = Counter(one.name for one in self._entities.values() if not one.is_enchantment)
        names: dict[int, str] = {}
        for number, one in self._entities.items():
            name = self._texts.name(one.card, one.name)
            if shared[one.name] > 1:
                is_name = one.label.startswith(one.name)
                name = name + one.label.removeprefix(one.name) if is_name else f"{name} ({one.label})"
            names[number] = name
        return names
