"""Putting the pieces together: card data, plugins, the document's vocabulary; for command line and window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.cards.definition import Trigger
from playorder.cards.vocabulary import VocabularyError
from playorder.hooks.hookspecs import RandomGames, RulesetInfo, hookimpl
from playorder.hooks.manager import Plugins, shipped_plugins
from playorder.hooks.status import needs_script
from playorder.paths import cache_folder, plugins_folder
from playorder.rulesets.hearthstone.editions import EDITIONS
from playorder.rulesets.hearthstone.vocabulary.reader import Reader
from playorder.rulesets.wowtcg import editions as wowtcg
from playorder.scenario.errors import ScenarioError
from playorder.scenario.run import Tools


class HearthstonePlugin:
    """The ruleset that ships with the program, announced through the same hooks as any other."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @hookimpl
    def rulesets(self) -> Iterable[RulesetInfo]:
        """Hearthstone, by the Advanced Rulebook."""
        return (RulesetInfo("hearthstone", "Hearthstone", EDITIONS),)

    @hookimpl
    def random_games(self) -> Iterable[RandomGames]:
        """Random games of both editions."""
        from playorder.rulesets.hearthstone.random_games import HearthstoneRandomGames

        return (HearthstoneRandomGames(self._program.catalogue, self._program.plugins.definition),)


class WowTcgPlugin:
    """The second ruleset that ships with the program; its cards are a plugin of their own."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @hookimpl
    def rulesets(self) -> Iterable[RulesetInfo]:
        """The World of Warcraft TCG, by its comprehensive rules."""
        return (RulesetInfo("wowtcg", "World of Warcraft TCG", wowtcg.EDITIONS),)

    @hookimpl
    def random_games(self) -> Iterable[RandomGames]:
        """Random games between small decks of all cards."""
        from playorder.rulesets.wowtcg.random_games import WowRandomGames

        return (WowRandomGames(lambda: self._program.plugins.whole_cards("wowtcg")),)


class Program:
    """What one running program needs: catalogues by edition, and plugins. Nothing is loaded before it is asked for."""

    def __init__(self, plugins: Path | None = None) -> None:
        self.plugins: Plugins = shipped_plugins(plugins or plugins_folder())
        self.plugins.add(HearthstonePlugin(self), "hearthstone")
        self.plugins.add(WowTcgPlugin(self), "wowtcg")
        self._catalogues: dict[str, Catalogue] = {}

    def catalogue(self, edition: str = "2016-03") -> Catalogue:
        """The card data as of an edition; an unknown edition has the newest (building reports it)."""
        known = edition if edition in EDITIONS else EDITIONS[0]
        if known not in self._catalogues:
            self._catalogues[known] = load_catalogue(known, cache_folder=cache_folder())
        return self._catalogues[known]

    def tools(self) -> Tools:
        """What :func:`playorder.scenario.run.run` needs."""
        return Tools(
            self.catalogue,
            lambda _edition: self.plugins.definition,
            compile_trigger,
            needs_script,
            tuple(sorted(self.plugins.rulesets())),
            self.plugins.whole_cards,
        )


def compile_trigger(value: Any, path: str, catalogue: Catalogue) -> Trigger:
    """A trigger written in a document. Raises :class:`ScenarioError`."""
    try:
        return Reader(catalogue).trigger(value, path)
    except VocabularyError as error:
        raise ScenarioError(error.path, error.wrong, error.right) from error


def program_tools() -> Tools:
    """The tools of a program of its own: what a worker process calls."""
    return Program().tools()
