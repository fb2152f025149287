"""The plugin manager: shipped card folders, asked through pluggy and remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pluggy

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.hooks.errors import PluginError
from playorder.hooks.hookspecs import PlayorderSpecs, RandomGames, RulesetInfo
from playorder.hooks.shipped import CardFolder


class Plugins:
    """All plugins in use. ``failed`` holds those that could not be used, with the reason."""

    def __init__(self, folders: list[Path]) -> None:
        self.manager: Any = pluggy.PluginManager("playorder")
        self.manager.add_hookspecs(PlayorderSpecs)
        self.failed: list[PluginError] = []
        self._known: dict[str, CardDef | None] = {}
        self._whole_cards: dict[str, dict[str, WholeCard]] = {}
        for folder in folders:
            if (folder / "plugin.toml").is_file():
                try:
                    cards = CardFolder(folder)
                    cards.index()  # a folder that cannot be indexed must not hide the cards of others
                    self.manager.register(cards, folder.name)
                except PluginError as error:
                    self.failed.append(error)

    def definition(self, card_id: str) -> CardDef | None:
        """What a card does, or None if no plugin defines it. A plugin that raises is named in ``failed``."""
        if card_id not in self._known:
            try:
                self._known[card_id] = self.manager.hook.card_definition(card_id=card_id)
            except PluginError as error:
                self.failed.append(error)
                self._known[card_id] = None
        return self._known[card_id]

    def add(self, plugin: object, name: str) -> None:
        """Register a plugin that is no folder, such as a ruleset that ships with the program."""
        self.manager.register(plugin, name)

    def rulesets(self) -> dict[str, RulesetInfo]:
        """The rulesets that documents may name, by name."""
        found: dict[str, RulesetInfo] = {}
        for provided in reversed(self.manager.hook.rulesets()):
            for info in provided:
                found.setdefault(info.name, info)
        return found

    def random_games(self) -> dict[str, RandomGames]:
        """The rulesets of which random games can be played, by name."""
        found: dict[str, RandomGames] = {}
        for provided in reversed(self.manager.hook.random_games()):
            for games in provided:
                found.setdefault(games.ruleset, games)
        return found

    def whole_cards(self, ruleset: str) -> dict[str, WholeCard]:
        """The cards by name that plugins bring for a ruleset. A plugin that raises is named in ``failed``."""
        found = self._whole_cards.get(ruleset)
        if found is not None:
            return found
        found = self._whole_cards[ruleset] = {}
        try:
            for cards in self.manager.hook.whole_cards(ruleset=ruleset):
                for card in cards:
                    found.setdefault(card.name, card)
        except PluginError as error:
            self.failed.append(error)
        return found

    def defined_cards(self) -> set[str]:
        """The ids of all cards that some plugin defines."""
        return {card_id for ids in self.manager.hook.defined_cards() for card_id in ids}


def shipped_plugins(folder: Path) -> Plugins:
    """The plugins that ship with the program, from its ``plugins/`` folder."""
    return Plugins(sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else [])
