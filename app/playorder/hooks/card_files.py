"""Card files: ``*.cards.toml`` and ``*.cards.json`` of a plugin's folder, read as data; nothing of them is run."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playorder.cards.vocabulary import VocabularyError
from playorder.hooks.errors import PluginError, line_in, read_file
from playorder.hooks.manifest import toml_error
from playorder.hooks.places import line_in_json, line_in_toml

PATTERNS: Final = ("*.cards.toml", "*.cards.json")


@dataclass(frozen=True)
class CardFile:
    """One file with the entries of its list ``cards``, not looked into yet."""

    path: Path
    text: str
    cards: list[Any]

    @property
    def ids(self) -> list[str]:
        """The ids of its cards, tokens included, as far as they can be read."""
        return [found for entry in self.cards for found in _ids(entry)]

    def error(self, plugin: str, error: VocabularyError) -> PluginError:
        """What is wrong in the file, with its line; paths begin with ``cards``."""
        find = line_in_json if self.path.suffix == ".json" else line_in_toml
        line = find(self.text, error.path)
        why = f"{self._card_of(error.path)}{error.path}: {error.told}"
        return PluginError(plugin, why, file=self.path, line=line, source=line_in(self.text, line))

    def _card_of(self, path: str) -> str:
        number = path.partition("[")[2].partition("]")[0]
        if (
            not number.isdigit()
            or int(number) >= len(self.cards)
            or not isinstance(self.cards[int(number)], dict)
        ):
            return ""
        entry = self.cards[int(number)]
        name = entry.get("name") or entry.get("id") or entry.get("keyword") or ""
        return f"{name}: " if name else ""


def _ids(entry: Any) -> list[str]:
    if not isinstance(entry, dict):
        return []
    own = [entry["id"]] if isinstance(entry.get("id"), str) else []
    tokens = entry.get("tokens")
    return [*own, *(found for token in (tokens if isinstance(tokens, list) else ()) for found in _ids(token))]


def read_card_file(plugin: str, path: Path) -> CardFile:
    """Read one file. Raises :class:`PluginError` with file, line and column."""
    text = read_file(plugin, path)
    try:
        data: Any = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise toml_error(plugin, path, text, error) from error
    except json.JSONDecodeError as error:
        raise PluginError(plugin, f"not JSON: {error.msg}", file=path, line=error.lineno, column=error.colno,
                          source=line_in(text, error.lineno)) from error  # fmt: skip
    except RecursionError as error:
        raise PluginError(plugin, "nested too deeply", file=path) from error
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise PluginError(
            plugin, 'no list of cards; write [[cards]] in TOML, {"cards": [...]} in JSON', file=path
        )
    unknown = [key for key in data if key not in ("cards", "$schema")]
    if unknown:
        raise PluginError(plugin, f"unknown field {unknown[0]!r}; only cards belong here", file=path)
    return CardFile(path, text, data["cards"])


def card_files(plugin: str, folder: Path) -> list[CardFile]:
    """All card files of a folder, by name. Raises :class:`PluginError`."""
    paths = sorted(path for pattern in PATTERNS for path in folder.glob(pattern))
    return [read_card_file(plugin, path) for path in paths]
