"""Looking a plugin over without a window: what is wrong in it, what is missing, and which cards have no test."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playorder.assembly import Program
from playorder.carddata.catalogue import Catalogue
from playorder.cards.definition import CardDef
from playorder.hooks.errors import PluginError
from playorder.hooks.folder import CardFolder, definitions_in
from playorder.paths import plugins_folder
from playorder.plugin_cards import WrittenByPlugins
from playorder.ruleset_check import check_rulesets

CARD_FIELDS: Final = ("card", "cards", "hero", "power", "weapon", "makes", "ids")
"""The fields of effects and pools that name cards by id."""


def check_plugin(folder: Path) -> list[PluginError]:
    """Everything that is wrong in a plugin's folder; nothing if all is well. Its modules are imported."""
    try:
        cards = CardFolder(folder, fresh=True)
        cards.index()
    except PluginError as error:
        return [error]
    name = cards.manifest.name
    program = Program(plugins_folder())
    problems: list[PluginError] = []
    if cards.manifest.ruleset:
        return _import_whole(cards)
    try:
        WrittenByPlugins.compile_all(name, cards, program.plugins.in_use(), program.base_catalogue())
    except PluginError as error:
        return [error]
    with_it = Program(plugins_folder(), extra=(folder,))
    catalogue = with_it.catalogue()
    for card_id, file in cards.index().items():
        try:
            definition = cards.card_definition(card_id)
        except PluginError as error:
            problems.append(error)
            break
        where = _place(file, card_id)
        if card_id not in catalogue:
            why = f"the card {card_id} is neither the game's nor in a card file; give it a name and numbers there"
            problems.append(PluginError(name, why, file=file, line=where))
        if definition is None and file == cards.hooks_file:
            continue  # a hook there tells what the card does
        if definition is None:
            why = f"the definition of {card_id} is bound to no name of the module"
            problems.append(PluginError(name, why, file=file, line=where))
        else:
            problems += _missing(name, definition, catalogue, file, where)
            problems += [
                PluginError(name, f"{card_id}: {kind} is a class; write {kind}(...)", file=file, line=where)
                for kind in classes_in(definition)
            ]
    if not problems:
        problems += _not_found(cards)
    problems += [
        error for error in with_it.plugins.failed if str(error) not in {str(other) for other in problems}
    ]
    if cards.manifest.hooks and not problems:
        problems += check_rulesets(cards, with_it)
    problems += _prefixes(cards, program.base_catalogue())
    problems += _twice(cards, with_it)
    problems += _untested(cards, catalogue)
    return problems


def _not_found(cards: CardFolder) -> Iterator[PluginError]:
    """Definitions that nobody finds, for their id does not stand in the text behind the bracket."""
    for path in sorted(cards.folder.glob("*.py")):
        text = path.read_text("utf-8", errors="replace")
        if "CardDef(" not in text:
            continue
        try:
            found = definitions_in(cards.load(path))
        except PluginError as error:
            yield error
            continue
        for card_id in found.keys() - cards.index().keys():
            why = f'{card_id} is not found: write its id as a text right behind the bracket, CardDef("{card_id}"'
            yield PluginError(cards.manifest.name, why, file=path)


def classes_in(value: Any) -> Iterator[str]:
    """The names of effects that stand in a definition as classes, without brackets behind them."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from classes_in(part)
    elif isinstance(value, type):
        yield value.__name__
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from classes_in(getattr(value, field.name))


def _import_whole(cards: CardFolder) -> list[PluginError]:
    try:
        list(cards.whole_cards(cards.manifest.ruleset))
    except PluginError as error:
        return [error]
    return []


def _missing(
    plugin: str, definition: CardDef, catalogue: Catalogue, file: Path, line: int
) -> Iterator[PluginError]:
    """Cards that a definition names and nobody has."""
    for named in sorted(set(cards_named(definition))):
        if named and named not in catalogue:
            why = f"{definition.id} names the card {named!r}, which does not exist; put it into a card file"
            yield PluginError(plugin, why, file=file, line=line)


def cards_named(value: Any) -> Iterator[str]:
    """All card ids in the fields of a definition's values that name cards."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from cards_named(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            inner = getattr(value, field.name)
            if field.name in CARD_FIELDS:
                yield from (
                    name
                    for name in (inner if isinstance(inner, tuple) else (inner,))
                    if isinstance(name, str)
                )
            yield from cards_named(inner)
    elif hasattr(value, "ids"):
        yield from (name for name in value.ids if isinstance(name, str))


def _prefixes(cards: CardFolder, base: Catalogue) -> Iterator[PluginError]:
    prefix = cards.manifest.prefix
    for file in cards.files if prefix else ():
        for card_id in file.ids:
            if card_id not in base and not card_id.startswith(prefix):
                why = f"the id {card_id} does not begin with {prefix}, as the manifest has it"
                yield PluginError(cards.manifest.name, why, file=file.path, line=_place(file.path, card_id))


def _twice(cards: CardFolder, program: Program) -> Iterator[PluginError]:
    """Cards that a card file and a module of this plugin both tell what to do."""
    written = program.written()
    for card_id, path in cards.index().items():
        if card_id in cards.written_ids() and written.definition(card_id) is not None:
            why = f"{card_id} does something in a card file and in this module; the card file wins"
            yield PluginError(cards.manifest.name, why, file=path, line=_place(path, card_id))


def _untested(cards: CardFolder, catalogue: Catalogue) -> Iterator[PluginError]:
    """Cards that no test and no scenario of the plugin names."""
    paths = [*cards.folder.rglob("test_*.py"), *cards.folder.rglob("*.scenario.json")]
    text = "\n".join(path.read_text("utf-8", errors="replace") for path in sorted(paths))
    for card_id in sorted({*cards.index(), *cards.written_ids()}):
        card = catalogue.get(card_id)
        names = {card_id} | ({card.name} if card is not None else set())
        if not any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for name in names):
            named = card_id if card is None else f"{card.name} ({card_id})"
            yield PluginError(cards.manifest.name, f"no test or scenario in the folder names {named}")


def _place(path: Path, card_id: str) -> int:
    text = path.read_text("utf-8", errors="replace")
    found = re.search(rf"[\"']{re.escape(card_id)}[\"']", text)
    return text.count("\n", 0, found.start()) + 1 if found else 0
