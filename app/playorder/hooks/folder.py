"""A folder of card modules as a plugin: which module defines a card is found in the text, imported when needed."""

from __future__ import annotations

import importlib.util
import linecache
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
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
        self._hooks: ModuleType | None = None
        self._package = ""
        self._index: dict[str, Path] | None = None
        self._whole: list[WholeCard] | None = None

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
        return bool(self._modules) or self._hooks is not None

    def written_ids(self) -> list[str]:
        """The ids of the cards in its card files."""
        return [card_id for file in self.files for card_id in file.ids]

    def import_all(self, before: CardFolder) -> None:
        """Import now what else is imported when it is asked for: cards' modules, and those of its rulesets.

        A module from which the folder as it was ``before`` had cards is imported too: it may be half-written.
        """
        for card_id in self.index():
            self.card_definition(card_id)
        for path in before._modules.keys() - self._modules.keys():
            if path.exists():
                self._modules[path] = definitions_in(self.load(path))
        announce = getattr(self.hooks(), "rulesets", None)
        try:
            for info in announce() if announce is not None else ():
                info.make()
        except Exception as error:
            raise error_in_code(self.manifest.name, self.folder, self.hooks_file, error) from error

    @property
    def hooks_file(self) -> Path:
        """The module with its hooks, if its manifest names one."""
        return self.folder / f"{self.manifest.hooks}.py"

    def hooks(self) -> ModuleType | None:
        """The module with its hooks, imported once; None if its manifest names none."""
        if self._hooks is None and self.manifest.hooks:
            self._hooks = self.load(self.hooks_file)
        return self._hooks

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
        if self._whole is None:
            self._whole = [
                card
                for path in sorted(self.folder.glob("*.py"))
                for card in values_in(self.load(path), WholeCard)
            ]
        return self._whole

    def load(self, path: Path) -> ModuleType:
        """Import one module, anew each time. Raises :class:`PluginError` with the place of the error."""
        if not self._package:
            self._package = self._new_package()
        name = f"{self._package}.{path.stem}"
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

    def _new_package(self) -> str:
        """A package for the folder's modules, so that they can import each other with a leading dot.

        What an earlier version of the folder has imported is forgotten by the next import.
        """
        name = package_of(self.folder)
        swap_modules(name, {})
        if self.fresh:
            for path in self.folder.glob("*.py"):
                Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)
        package = ModuleType(name)
        package.__path__ = [str(self.folder)]
        sys.modules[name] = package
        return name


def package_of(folder: Path) -> str:
    """The name of the package in which a plugin's modules lie."""
    return f"playorder_plugins.{folder.name}"


def swap_modules(package: str, modules: Mapping[str, ModuleType]) -> dict[str, ModuleType]:
    """Put these modules in the place of all that a package has; the result is what it had."""
    before = {
        name: module
        for name, module in list(sys.modules.items())  # other threads import meanwhile
        if name == package or name.startswith(f"{package}.")
    }
    for name in before:
        del sys.modules[name]
    sys.modules.update(modules)
    return before


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
