"""Putting the pieces together: card data, plugins, the document's vocabulary; for command line and window."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.cards.definition import CardDef, Trigger
from playorder.cards.vocabulary import VocabularyError
from playorder.hooks.folder import CardFolder
from playorder.hooks.hookspecs import RandomGames, RulesetInfo, hookimpl
from playorder.hooks.manager import Places, Plugin, Plugins
from playorder.hooks.status import needs_script
from playorder.paths import cache_folder, plugins_folder, user_folder, user_plugins_folder
from playorder.plugin_cards import WrittenByPlugins
from playorder.rulesets.hearthstone.editions import EDITIONS
from playorder.rulesets.wowtcg import editions as wowtcg
from playorder.scenario.errors import ScenarioError
from playorder.scenario.result import Definitions, Tools
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.rulesets import Rulesets
from playorder.scenario.shipped import SHIPPED


class HearthstonePlugin:
    """The ruleset that ships with the program, announced through the same hooks as any other."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @hookimpl
    def rulesets(self) -> Iterable[RulesetInfo]:
        """Hearthstone, by the Advanced Rulebook."""
        return (RulesetInfo("hearthstone", "Hearthstone", EDITIONS, partial(SHIPPED.named, "hearthstone")),)

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
        make = partial(SHIPPED.named, "wowtcg")
        return (RulesetInfo("wowtcg", "World of Warcraft TCG", wowtcg.EDITIONS, make),)

    @hookimpl
    def random_games(self) -> Iterable[RandomGames]:
        """Random games between small decks of all cards."""
        from playorder.rulesets.wowtcg.random_games import WowRandomGames

        return (WowRandomGames(lambda: self._program.plugins.whole_cards("wowtcg")),)


class Program:
    """What one running program needs: catalogues by edition, and plugins. Nothing is loaded before it is asked for.

    ``plugins`` is the folder of shipped plugins; where it is given, the user's own and installed ones are left out.
    ``extra`` are folders of plugins that are on whatever the user has chosen, such as one that is being tested.
    """

    def __init__(self, plugins: Path | None = None, *, extra: tuple[Path, ...] = ()) -> None:
        self._bases: dict[str, Catalogue] = {}
        self._written: dict[str, WrittenByPlugins] = {}
        places = (
            Places(shipped=plugins, extra=extra)
            if plugins is not None
            else Places(plugins_folder(), user_plugins_folder(), True, user_folder(), extra)
        )
        self.plugins = Plugins(places=places, check=self._check)
        self.plugins.add(HearthstonePlugin(self), "hearthstone")
        self.plugins.add(WowTcgPlugin(self), "wowtcg")
        self._rulesets: Rulesets | None = None
        self.plugins.on_change(self._forget)

    def _forget(self) -> None:
        """What plugins say may have changed."""
        self._written.clear()
        self._rulesets = None

    def base_catalogue(self, edition: str = "2016-03") -> Catalogue:
        """The card data of the game as of an edition; an unknown edition has the newest (building reports it)."""
        known = edition if edition in EDITIONS else EDITIONS[0]
        if known not in self._bases:
            self._bases[known] = load_catalogue(known, cache_folder=cache_folder())
        return self._bases[known]

    def written(self, edition: str = "2016-03") -> WrittenByPlugins:
        """The cards that plugins bring in card files, compiled for an edition."""
        known = edition if edition in EDITIONS else EDITIONS[0]
        found = self._written.get(known)
        if found is None:
            found = self._written[known] = WrittenByPlugins(self.plugins, self.base_catalogue(known))
        return found

    def catalogue(self, edition: str = "2016-03") -> Catalogue:
        """The card data as of an edition, with the cards that plugins bring."""
        return self.written(edition).catalogue

    def definitions(self, edition: str = "2016-03") -> Definitions:
        """What each card does, by id: from the card files and the code of plugins."""
        written = self.written(edition)

        def definition(card_id: str) -> CardDef | None:
            found = written.definition(card_id)
            return self.plugins.definition(card_id) if found is None else found

        return definition

    def definition(self, card_id: str) -> CardDef | None:
        """What a card file or the code of a plugin says a card does, in the usual edition."""
        return self.definitions()(card_id)

    def rulesets(self) -> Rulesets:
        """The rulesets that documents may name, those of plugins among them."""
        if self._rulesets is None:
            self._rulesets = Rulesets(
                {info.name: partial(self._make_ruleset, info) for info in self.plugins.rulesets().values()}
            )
        return self._rulesets

    def _make_ruleset(self, info: RulesetInfo) -> Ruleset:
        """A ruleset of a plugin. Raises :class:`ScenarioError` if its code fails."""
        try:
            with self.plugins.importing:
                return info.make()
        except Exception as error:  # code of somebody else's
            why = f"{type(error).__name__}: {error}"
            wrong = f"the ruleset {info.name!r} cannot be used: {why}"
            raise ScenarioError("$.ruleset", wrong, "playorder plugin list tells whose it is") from error

    def tools(self) -> Tools:
        """What :func:`playorder.scenario.run.run` needs."""
        return Tools(
            self.catalogue,
            self.definitions,
            compile_trigger,
            self.rulesets(),
            needs_script,
            self.plugins.whole_cards,
        )

    def _check(self, plugins: Plugins, plugin: Plugin, cards: CardFolder) -> None:
        others = [other for other in plugins.in_use() if other is not plugin]
        WrittenByPlugins.compile_all(plugin.name, cards, others, self.base_catalogue())


def compile_trigger(value: Any, path: str, catalogue: Catalogue) -> Trigger:
    """A trigger written in a document. Raises :class:`ScenarioError`."""
    from playorder.rulesets.hearthstone.vocabulary.reader import Reader

    try:
        return Reader(catalogue).trigger(value, path)
    except VocabularyError as error:
        raise ScenarioError(error.path, error.wrong, error.right) from error


def program_tools() -> Tools:
    """The tools of a program of its own: what a worker process calls."""
    return Program().tools()
