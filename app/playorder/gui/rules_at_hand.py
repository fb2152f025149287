"""The rulesets of documents, and what they declare for putting boards together, made once and kept."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from playorder.gui.background import Background
from playorder.gui.protocols import Engine
from playorder.scenario.editing.rules import EditingRules, Stock
from playorder.scenario.errors import ScenarioError
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.shipped import DEFAULT

__all__ = ["RulesAtHand"]

log = logging.getLogger(__name__)


class RulesAtHand:
    """Asks the engine when something is first wanted. ``names_ready`` is called when names have been gathered."""

    def __init__(self, engine: Engine, background: Background, names_ready: Callable[[], None]) -> None:
        self._engine = engine
        self._background = background
        self._names_ready = names_ready
        self._editing: dict[tuple[str, str], EditingRules | None] = {}
        self._attachable: dict[tuple[EditingRules, str], dict[str, str]] = {}

    def forget(self) -> None:
        """The cards that there are may be others now."""
        self._editing.clear()
        self._attachable.clear()

    def ruleset(self, document: dict[str, Any]) -> Ruleset | None:
        """The ruleset of a document, if it is there and can be used."""
        try:
            return self._engine.rulesets().named(str(document.get("ruleset", DEFAULT)))
        except ScenarioError:
            return None

    def editing(self, document: dict[str, Any]) -> EditingRules | None:
        """What the ruleset of a document declares for the editor: the same object while ruleset and edition stay."""
        if "players" not in document:
            return None
        edition = str(document.get("edition", ""))
        place = (str(document.get("ruleset", DEFAULT)), edition)
        if place not in self._editing:
            engine, ruleset = self._engine, self.ruleset(document)
            stock = Stock(lambda: engine.catalogue(edition), engine.definition_of, engine.whole_cards)
            self._editing[place] = None if ruleset is None else ruleset.editing(stock)
        return self._editing[place]

    def attachable(self, document: dict[str, Any], language: str) -> dict[str, str]:
        """What documents call the cards that can be attached, by their names; empty until they are gathered."""
        rules = self.editing(document)
        if rules is None:
            return {}
        place = (rules, language)
        if place not in self._attachable:
            known = self._attachable[place] = {}

            def take(names: dict[str, str]) -> None:
                known.update(names)
                self._names_ready()

            self._background.start(
                lambda _job: rules.attachables(language),
                take,
                lambda problem: log.warning("the cards that can be attached are not known: %s", problem),
            )
        return self._attachable[place]
