"""A folder of card modules as a plugin: which module defines a card is found in the text, imported when needed."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.hooks.errors import PluginError
from playorder.hooks.hookspecs import hookimpl

Value = TypeVar("Value")

DEFINITION = re.compile(r"""\bCardDef\(\s*["']([^"']+)["']""")


@dataclass(frozen=True)
class Manifest:
    """What ``plugin.toml`` says."""

    name: str
    version: str
    author: str
    api: int
    provides: str
    ruleset: str


API_VERSION = 1


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a plugin folder. Raises :class:`PluginError` naming file and field."""
    path = folder / "plugin.toml"
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise PluginError(folder.name, f"{path}: cannot be read: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise PluginError(folder.name, f"{path}: {error}") from error
    for field in ("name", "version", "api"):
        if field not in data:
            raise PluginError(folder.name, f"{path}: the field {field!r} is missing")
    if data["api"] != API_VERSION:
        raise PluginError(folder.name, f"{path}: made for API {data['api']}, this program has {API_VERSION}")
    return Manifest(str(data["name"]), str(data["version"]), str(data.get("author", "")), int(data["api"]),
                    str(data.get("provides", "")), str(data.get("ruleset", "")))  # fmt: skip


class CardFolder:
    """All card modules of one plugin folder. Modules are imported when one of their cards is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = read_manifest(folder)
        self._modules: dict[Path, dict[str, CardDef]] = {}
        self._index: dict[str, Path] | None = None

    def index(self) -> dict[str, Path]:
        """Which module defines which card, read from the text of the modules."""
        if self._index is None:
            self._index = {}
            for path in sorted(self.folder.glob("*.py")):
                for card_id in DEFINITION.findall(path.read_text("utf-8")):
                    if card_id in self._index:
                        raise PluginError(
                            self.manifest.name,
                            f"{path.name}: the card {card_id} is also defined in {self._index[card_id].name}",
                        )
                    self._index[card_id] = path
        return self._index

    @hookimpl
    def defined_cards(self) -> Iterable[str]:
        """All card ids of this folder."""
        return self.index()

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
        """Import one card module. Raises :class:`PluginError` with the file and the error."""
        name = f"playorder_plugins.{self.folder.name}.{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise PluginError(self.manifest.name, f"{path}: cannot be imported")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            raise PluginError(self.manifest.name, f"{path}: {type(error).__name__}: {error}") from error
        return module


def definitions_in(module: ModuleType) -> dict[str, CardDef]:
    """The card definitions that a module holds, by card id."""
    return {definition.id: definition for definition in values_in(module, CardDef)}


def values_in(module: ModuleType, kind: type[Value]) -> Iterator[Value]:
    """The values of a kind that a module's variables hold, also in lists and tuples: no registration needed."""
    for value in vars(module).values():
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, kind):
                yield item
