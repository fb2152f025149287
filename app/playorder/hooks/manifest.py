"""The manifest of a plugin, ``plugin.toml``: read before any of its code."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playorder.cards.spelling import near
from playorder.hooks.errors import PluginError, line_in, read_file

API_VERSION: Final = 1
"""What a plugin's ``api`` must be: it is raised when plugins of before would no longer work."""

FILE: Final = "plugin.toml"
FIELDS: Final = ("name", "version", "author", "api", "prefix", "provides", "ruleset", "hooks")
_POSITION = re.compile(r"\(at line (\d+), column (\d+)\)")


@dataclass(frozen=True)
class Manifest:
    """What ``plugin.toml`` says.

    ``prefix`` is what the ids of the plugin's own cards begin with, ``provides`` a line for people. ``ruleset`` names
    the ruleset whose whole cards are in the folder; the cards of a folder without it are those of a game with a package
    of card data. ``hooks`` names a module of the folder with hook implementations other than cards.
    """

    name: str
    version: str
    author: str
    api: int
    provides: str
    ruleset: str = ""
    prefix: str = ""
    hooks: str = ""


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a plugin folder. Raises :class:`PluginError` naming file and field."""
    path = folder / FILE
    text = read_file(folder.name, path)
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise toml_error(folder.name, path, text, error) from error
    for field in ("name", "version", "api"):
        if field not in data:
            raise PluginError(folder.name, f"the field {field!r} is missing", file=path)
    for field, value in data.items():
        if field not in FIELDS:
            raise PluginError(folder.name, f"unknown field {field!r}; {near(field, FIELDS)}", file=path)
        if field != "api" and not isinstance(value, str):
            raise PluginError(folder.name, f"the field {field!r} is not a text", file=path)
    _check_api(folder.name, path, data["api"])
    texts = {field: str(data.get(field, "")) for field in FIELDS if field != "api"}
    return Manifest(api=data["api"], **texts)


def _check_api(plugin: str, path: Path, api: Any) -> None:
    if isinstance(api, bool) or not isinstance(api, int):
        raise PluginError(plugin, f"the field 'api' is not a number; write api = {API_VERSION}", file=path)
    if api == API_VERSION:
        return
    what = (
        "it needs a newer Playorder"
        if api > API_VERSION
        else "its author must bring it up to date with what has changed since"
    )
    raise PluginError(plugin, f"made for API {api}, this program has API {API_VERSION}: {what}", file=path)


def toml_error(plugin: str, path: Path, text: str, error: tomllib.TOMLDecodeError) -> PluginError:
    """What is wrong in a TOML file, with the place that the parser names at the end of its message."""
    found = _POSITION.search(str(error))
    why = _POSITION.sub("", str(error)).strip()
    line, column = (int(found[1]), int(found[2])) if found else (len(text.splitlines()), 0)
    source = line_in(text, line)
    return PluginError(plugin, f"not TOML: {why}", file=path, line=line, column=column, source=source)
