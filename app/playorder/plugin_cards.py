"""The cards of plugins that are made without code, compiled from their card files for one edition."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from playorder.carddata.catalogue import Catalogue
from playorder.carddata.extended import ExtendedCatalogue, OwnCard
from playorder.cards.definition import CardDef
from playorder.cards.vocabulary import VocabularyError
from playorder.hooks.card_files import CardFile
from playorder.hooks.folder import CardFolder
from playorder.hooks.manager import Plugin, Plugins

if TYPE_CHECKING:
    from playorder.rulesets.hearthstone.vocabulary.cards import CardReader


def _reader(file: CardFile, base: Catalogue) -> CardReader:
    """What compiles a card file. The words of cards are loaded only where a plugin has such a file."""
    from playorder.rulesets.hearthstone.vocabulary.cards import CardReader

    return CardReader(file.cards, "cards", base)


class WrittenByPlugins:
    """All card files of the plugins that are on. Printed facts are read at once, effects when a card is asked for."""

    def __init__(self, plugins: Plugins, base: Catalogue) -> None:
        self._readers: list[tuple[Plugin, CardFile, CardReader]] = []
        self._found: dict[str, CardDef | None] = {}
        cards: list[OwnCard] = []
        for plugin in reversed(plugins.in_use()):  # the one that wins comes last
            assert plugin.cards is not None
            for file in plugin.cards.files:
                try:
                    reader = _reader(file, base)
                except VocabularyError as error:
                    plugin.error = file.error(plugin.name, error)
                    plugins.failed.append(plugin.error)
                    continue
                self._readers.append((plugin, file, reader))
                cards.extend(reader.cards)
        self.catalogue = ExtendedCatalogue(base, cards) if cards else base
        self._plugins = plugins
        for _, _, reader in self._readers:
            reader.use(self.catalogue)

    def definition(self, card_id: str) -> CardDef | None:
        """What a card file says a card does; None where none says anything, or one that wins does it in code."""
        if card_id not in self._found:
            self._found[card_id] = self._compiled(card_id)
        return self._found[card_id]

    def _compiled(self, card_id: str) -> CardDef | None:
        for plugin, file, reader in reversed(self._readers):
            if card_id not in reader.entries:
                continue
            plugin.written_used = True
            try:
                return reader.definition(card_id)
            except VocabularyError as error:
                plugin.error = file.error(plugin.name, error)
                self._plugins.failed.append(plugin.error)
                return None
        return None

    @staticmethod
    def compile_all(name: str, cards: CardFolder, others: Iterable[Plugin], base: Catalogue) -> None:
        """Compile every card of a folder, beside those of other plugins. Raises :class:`PluginError`."""
        known: list[OwnCard] = []
        for other in others:
            for file in other.cards.files if other.cards is not None else ():
                try:
                    known.extend(_reader(file, base).cards)
                except VocabularyError:
                    continue  # it is told where that plugin is looked at
        readers: list[tuple[CardFile, CardReader]] = []
        for file in cards.files:
            try:
                readers.append((file, _reader(file, base)))
            except VocabularyError as error:
                raise file.error(name, error) from error
        for _, reader in readers:
            known.extend(reader.cards)
        catalogue = ExtendedCatalogue(base, known)
        for file, reader in readers:
            reader.use(catalogue)
            try:
                reader.all()
            except VocabularyError as error:
                raise file.error(name, error) from error
