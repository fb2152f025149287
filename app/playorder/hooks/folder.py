"""A folder of card modules as a plugin: which module defines a card is found in the text, imported when needed."""

from __future__ import annotations

import importlib.util
import linecache
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.hooks.card_files import CardFile, card_files
from playorder.hooks.errors import PluginError, error_in_code
from playorder.hooks.hookspecs import hookimpl
from playorder.hooks.manifest import read_manifest

Value = TypeVar("Value")

DEFINITION = re.compile(r"""\bCardDef\(\s*["']([^"']+)["']""")


class CardFolder:
    """All card modules and card files of one plugin folder, as they are when they are first looked at.

    Modules are imported when one of their cards is asked for. ``fresh`` compiles them from their text each time, for
    folders that change while the program runs. Everything raises :class:`PluginError`.
    """

    def __init__(self, folder: Path, *, fresh: bool = False) -> None:
        self.folder = folder
        self.fresh = fresh
        self.stamp = files_stamp(folder)
        self.manifest = read_manifest(folder)
        self.files: list[CardFile] = card_files(self.manifest.name, folder)
        self._modules: dict[Path, dict[str, CardDef]] = {}
        self._index: dict[str, Path] | None = None

    def index(self) -> dict[str, Path]:
        """Which module defines which card, read from the text of the modules."""
        if self._index is None:
            found: dict[str, Path] = {}
            for path in sorted(self.folder.glob("*.py")):
                try:
                    text = path.read_text("utf-8")
                except (OSError, UnicodeDecodeError) as error:
                    raise PluginError(self.manifest.name, f"cannot be read: {error}", file=path) from error
                for match in DEFINITION.finditer(text):
                    card_id = match[1]
                    if card_id in found:
                        line = text.count("\n", 0, match.start()) + 1
                        why = f"the card {card_id} is also defined in {found[card_id].name}"
                        raise PluginError(self.manifest.name, why, file=path, line=line)
                    found[card_id] = path
            self._index = found
        return self._index

    @property
    def active(self) -> bool:
        """Whether any of its modules has been imported."""
        return bool(self._modules)

    def written_ids(self) -> list[str]:
        """The ids of the cards in its card files."""
        return [card_id for file in self.files for card_id in file.ids]

    def import_all(self) -> None:
        """Import every module that defines a card now, instead of when one is asked for."""
        for card_id in self.index():
            self.card_definition(card_id)

    @hookimpl
    def defined_cards(self) -> Iterable[str]:
        """All card ids of this folder."""
        return [*self.index(), *self.written_ids()]

    @hookimpl
    def card_definition(self, card_id: str) -> CardDef | None:
        """The definition of one card."""
        path = self.index().get(card_id)
        if path is None:
            return None
        if path not in self._modules:
            self._modules[path] = definitions_in(self.load(path))
        return self._modules[path].get(card_id)

    @hookimpl
    def whole_cards(self, ruleset: str) -> Iterable[WholeCard]:
        """The cards of this folder, if its manifest names the ruleset."""
        if self.manifest.ruleset != ruleset:
            return ()
        return [
            card
            for path in sorted(self.folder.glob("*.py"))
            for card in values_in(self.load(path), WholeCard)
        ]

    def load(self, path: Path) -> ModuleType:
        """Import one card module, anew each time. Raises :class:`PluginError` with the place of the error."""
        name = f"playorder_plugins.{self.folder.name}.{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise PluginError(self.manifest.name, "cannot be imported", file=path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            if self.fresh:  # what is cached goes by whole seconds, and a file may change twice within one
                linecache.checkcache(str(path))
                exec(compile(path.read_bytes(), str(path), "exec"), vars(module))
            else:
                spec.loader.exec_module(module)
        except (Exception, SystemExit) as error:  # a module that ends the program when imported is broken too
            raise error_in_code(self.manifest.name, self.folder, path, error) from error
        return module


def files_stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Name, time and size of the files of a plugin: another stamp means that something may have changed."""
    found = []
    for path in sorted(folder.glob("*")):
        if path.suffix in (".py", ".toml", ".json"):
            try:
                stat = path.stat()
            except OSError:
                continue
            found.append((path.name, stat.st_mtime_ns, stat.st_size))
    return tuple(found)


def definitions_in(module: ModuleType) -> dict[str, CardDef]:
    """The card definitions that a module holds, by card id."""
    return {definition.id: definition for definition in values_in(module, CardDef)}


def values_in(module: ModuleType, kind: type[Value]) -> Iterator[Value]:
    """The values of a kind that a module's variables hold, also in lists and tuples: no registration needed."""
    for value in vars(module).values():
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, kind):
                yield item
