"""The plugin manager: plugins found, turned on and off, asked through pluggy and remembered."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

import pluggy

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.hooks.choices import Choices
from playorder.hooks.errors import PluginError, error_in_code
from playorder.hooks.finding import Found, Source, in_distributions, in_folder
from playorder.hooks.folder import CardFolder, files_stamp, package_of, swap_modules
from playorder.hooks.hookspecs import PlayorderSpecs, RandomGames, RulesetInfo
from playorder.hooks.manifest import Manifest

Value = TypeVar("Value")


class PluginState(Enum):
    """How far a plugin has come. Found is not turned on, and turned on is not imported."""

    REGISTERED = "off"
    ENABLED = "on"
    ACTIVATED = "in use"
    FAILED = "failed"


@dataclass
class Plugin:
    """One plugin. ``error`` is what is wrong with it now; ``cards`` the last version that was good."""

    found: Found
    enabled: bool = False
    cards: CardFolder | None = None
    error: PluginError | None = None
    written_used: bool = False
    """Whether a card of its card files was asked for."""

    @property
    def name(self) -> str:
        """Its name: that of its folder or entry point."""
        return self.found.name

    @property
    def manifest(self) -> Manifest | None:
        """What its manifest says, if it could be read."""
        return None if self.cards is None else self.cards.manifest

    @property
    def state(self) -> PluginState:
        """How far it has come."""
        if self.error is not None and (self.cards is None or not self.enabled):
            return PluginState.FAILED
        if not self.enabled:
            return PluginState.REGISTERED
        used = self.cards is not None and (self.cards.active or self.written_used)
        return PluginState.ACTIVATED if used else PluginState.ENABLED

    @property
    def card_ids(self) -> list[str]:
        """The ids of its cards, read from its files without importing any; none if they cannot be read.

        Cards that bring everything with them have names; to know those the files are imported, if the plugin is on.
        """
        if self.cards is None:
            return []
        ruleset = self.cards.manifest.ruleset
        try:
            whole = self.cards.whole_cards(ruleset) if ruleset and self.enabled else ()
            return sorted({*self.cards.defined_cards(), *(card.name for card in whole)})
        except PluginError:
            return []


@dataclass(frozen=True)
class Collision:
    """A card that several plugins define: the first of ``plugins`` has it."""

    card: str
    plugins: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class Places:
    """Where plugins are looked for. ``extra`` folders are plugins themselves and on: what somebody works on."""

    shipped: Path | None = None
    user: Path | None = None
    distributions: bool = False
    choices: Path | None = None
    extra: tuple[Path, ...] = ()


Check = Callable[["Plugins", Plugin, CardFolder], None]
"""Looks at a folder whose plugin is on, and raises :class:`PluginError` if its card files cannot be compiled."""


class Plugins:
    """All plugins. ``failed`` holds what could not be used, with the reason.

    ``check`` is asked before a new version of a plugin that is on takes the place of the one before.
    """

    def __init__(
        self, folders: Iterable[Path] = (), places: Places | None = None, check: Check | None = None
    ) -> None:
        self.places = places or Places()
        self.check = check
        self.choices = Choices(self.places.choices)
        self.failed: list[PluginError] = []
        self.plugins: dict[str, Plugin] = {}
        self._listeners: list[Callable[[], None]] = []
        # the window reads the folders on a thread: an older reading must not end after a newer one and replace it
        self.importing = threading.RLock()
        """Held while modules of plugins are replaced. Who makes a ruleset, which imports some, takes it as well."""
        self._known: dict[str, CardDef | None] = {}
        self._whole_cards: dict[str, dict[str, WholeCard]] = {}
        self._objects: list[tuple[object, str]] = []
        given = [
            Found(folder.name, Source.SHIPPED, folder)
            for folder in folders
            if (folder / "plugin.toml").is_file()
        ]
        for found in [*given, *self._find()]:
            self._register(found)
        self.manager: Any = None
        self._rebuild()

    # --- finding and turning on -----------------------------------------------------------------------------------

    def _find(self) -> list[Found]:
        places = self.places
        return [
            *in_folder(places.shipped, Source.SHIPPED),
            *(in_distributions() if places.distributions else ()),
            *in_folder(places.user, Source.USER),
            *(Found(folder.name, Source.USER, folder) for folder in places.extra),
        ]

    def _register(self, found: Found) -> None:
        other = self.plugins.get(found.name)
        if other is not None and other.found != found:
            why = (
                f"there is a plugin of this name already, {other.found.source.value} ({other.found.folder}); "
                "give the folder another name"
            )
            self.failed.append(PluginError(found.name, why, file=found.folder))
            return
        plugin = Plugin(found)
        chosen = self.choices.of(found.name)
        # what comes from outside is code with the user's own rights: off until it is turned on
        usual = found.source is Source.SHIPPED or found.folder in self.places.extra
        plugin.enabled = usual if chosen is None else chosen
        self.plugins[found.name] = plugin
        self._load(plugin)

    def _load(self, plugin: Plugin) -> bool:
        """Look at a plugin's files; what was good before stays if they are not. Nothing is imported."""
        error = plugin.error
        is_same = plugin.cards is not None and plugin.cards.stamp == files_stamp(plugin.found.folder)
        if error is not None and error.details and is_same:
            return False  # its code has failed, and would again
        package = package_of(plugin.found.folder)
        modules = swap_modules(package, {})
        try:
            if plugin.found.problem:
                raise PluginError(plugin.name, plugin.found.problem)
            fresh = plugin.found.source is Source.USER
            cards = CardFolder(plugin.found.folder, fresh=fresh)
            cards.index()
            if plugin.cards is not None and plugin.cards.active:
                cards.import_all(
                    plugin.cards
                )  # it was in use: a version that cannot be imported must not take its place
            _check_twice(cards)
            if plugin.enabled and self.check is not None and cards.files:
                self.check(self, plugin, cards)
        except PluginError as error:
            swap_modules(package, modules)
            plugin.error = error
            if plugin.enabled:
                self._note(error)
            return False
        plugin.cards, plugin.error = cards, None
        return True

    def enable(self, name: str, on: bool = True) -> None:
        """Turn a plugin on or off, for good. Raises :class:`KeyError` and :class:`OSError`."""
        with self.importing:
            plugin = self.plugins[name]
            self.choices.choose(name, on)
            plugin.enabled = on
            if on:
                self._load(plugin)
            self._rebuild()

    def refresh(self, name: str | None = None) -> bool:
        """Look again at the files of one plugin, or at everything; whether all that are on are as their files say.

        Of a plugin whose files are broken the last good version stays in use, and its ``error`` says why.
        """
        with self.importing:
            before = dict(self.plugins)
            self.failed.clear()
            if name is None:
                found = {item.name: item for item in self._find()}
                for gone in [
                    key
                    for key in before
                    if key not in found and before[key].found.source is not Source.SHIPPED
                ]:
                    del self.plugins[gone]
                for item in found.values():
                    if item.name not in before:
                        self._register(item)
                # who wins a card that two have must not hang on which of them came while the program was running
                place = {name: number for number, name in enumerate(found)}
                self.plugins = dict(sorted(self.plugins.items(), key=lambda one: place.get(one[0], -1)))
            good = [
                self._load(plugin)
                for key, plugin in self.plugins.items()
                if name in (None, key) and key in before
            ]
            for plugin in self.plugins.values():
                if plugin.enabled and plugin.error is not None:
                    self._note(plugin.error)
            self._rebuild()
            return all(good)

    def add(self, plugin: object, name: str) -> None:
        """Register a plugin that is no folder, such as a ruleset that ships with the program."""
        self._objects.append((plugin, name))
        self.manager.register(plugin, name)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call this whenever what plugins say may have changed."""
        self._listeners.append(listener)

    def _rebuild(self) -> None:
        self.manager = pluggy.PluginManager("playorder")
        self.manager.add_hookspecs(PlayorderSpecs)
        for made, name in self._objects:
            self.manager.register(made, name)
        for plugin in self.plugins.values():  # the last one registered is asked first
            if plugin.enabled and plugin.cards is not None:
                self.manager.register(plugin.cards, plugin.name)
                self._register_hooks(plugin, plugin.cards)
        self._known.clear()
        self._whole_cards.clear()
        for listener in self._listeners:
            listener()

    def _register_hooks(self, plugin: Plugin, cards: CardFolder) -> None:
        try:
            module = cards.hooks()
            if module is not None:
                self.manager.register(module, f"{plugin.name}.{cards.manifest.hooks}")
        except (PluginError, pluggy.PluginValidationError) as error:
            wrong = error if isinstance(error, PluginError) else PluginError(plugin.name, str(error))
            plugin.error = wrong
            self._note(wrong)

    def _note(self, error: PluginError) -> None:
        if not any(str(error) == str(other) for other in self.failed):
            self.failed.append(error)

    # --- asking ---------------------------------------------------------------------------------------------------

    def in_use(self) -> list[Plugin]:
        """The plugins that are on and could be read, the one that wins a card first."""
        return [
            plugin
            for plugin in reversed(self.plugins.values())
            if plugin.enabled and plugin.cards is not None
        ]

    def collisions(self) -> list[Collision]:
        """The cards that more than one plugin defines, with who has each and why."""
        claims: dict[tuple[str, str], list[Plugin]] = {}
        for plugin in self.in_use():
            ruleset = "" if plugin.manifest is None else plugin.manifest.ruleset
            for card_id in plugin.card_ids:
                claims.setdefault((card_id, ruleset), []).append(plugin)
        found = []
        for (card_id, _), plugins in sorted(claims.items()):
            if len(plugins) > 1:
                first, second = plugins[0].found.source, plugins[1].found.source
                why = (
                    f"{first.value} comes before {second.value}"
                    if first is not second
                    else "of one place, the last by name comes first"
                )
                found.append(Collision(card_id, tuple(plugin.name for plugin in plugins), why))
        return found

    def definition(self, card_id: str) -> CardDef | None:
        """What the code of plugins says a card does, or None. A plugin that raises is named in ``failed``."""
        if card_id not in self._known:
            self._known[card_id] = self._defined(card_id)
        return self._known[card_id]

    def _defined(self, card_id: str) -> CardDef | None:
        """The first answer, the last registered asked first; one that raises has none."""
        for asked in reversed(self.manager.hook.card_definition.get_hookimpls()):
            try:
                found: CardDef | None = asked.function(card_id=card_id)
            except Exception as error:  # code of somebody else's
                self._blame(self._error_of(asked.plugin_name, error))
                continue
            if found is not None:
                return found
        return None

    def _blame(self, error: PluginError) -> None:
        self._note(error)
        for plugin in self.plugins.values():
            if plugin.cards is not None and error.plugin in (plugin.name, plugin.cards.manifest.name):
                plugin.error = error

    def rulesets(self) -> dict[str, RulesetInfo]:
        """The rulesets that documents may name, by name."""
        found: dict[str, RulesetInfo] = {}
        for provided in self._provided(self.manager.hook.rulesets, RulesetInfo):
            for info in provided:
                found.setdefault(info.name, info)
        return found

    def random_games(self) -> dict[str, RandomGames]:
        """The rulesets of which random games can be played, by name."""
        found: dict[str, RandomGames] = {}
        kind: type[Any] = RandomGames
        for provided in self._provided(self.manager.hook.random_games, kind):
            for games in provided:
                found.setdefault(games.ruleset, games)
        return found

    def _provided(self, hook: Any, kind: type[Value], **facts: Any) -> Iterator[list[Value]]:
        """What each plugin gives for a hook that is asked with these facts, the first registered first.

        One that raises, or gives something else, is named in ``failed``, and the others are there all the same.
        """
        own = {name for _, name in self._objects}  # what ships with the program comes first
        for asked in sorted(hook.get_hookimpls(), key=lambda asked: asked.plugin_name not in own):
            try:
                given = [*asked.function(**{name: facts[name] for name in asked.argnames})]
                if other := [value for value in given if not isinstance(value, kind)]:
                    raise TypeError(f"{hook.name} gives {other[0]!r}, which is no {kind.__name__}")
            except Exception as error:  # code of somebody else's
                self._blame(self._error_of(asked.plugin_name, error))
                continue
            yield given

    def _error_of(self, registered: str, error: Exception) -> PluginError:
        """What a hook of a plugin raised, with the place in the plugin's files; modules are registered with a dot."""
        name, _, module = registered.partition(".")
        plugin = self.plugins.get(name)
        if isinstance(error, PluginError) or plugin is None:
            return error if isinstance(error, PluginError) else PluginError(name, f"a hook failed: {error}")
        folder = plugin.found.folder
        return error_in_code(name, folder, folder / f"{module}.py", error)

    def whole_cards(self, ruleset: str) -> dict[str, WholeCard]:
        """The cards by name that plugins bring for a ruleset. A plugin that raises is named in ``failed``."""
        found = self._whole_cards.get(ruleset)
        if found is not None:
            return found
        found = self._whole_cards[ruleset] = {}
        provided = [*self._provided(self.manager.hook.whole_cards, WholeCard, ruleset=ruleset)]
        for cards in reversed(provided):  # the last registered wins
            for card in cards:
                found.setdefault(card.name, card)
        return found

    def defined_cards(self) -> set[str]:
        """The ids of all cards that some plugin defines."""
        return {card_id for ids in self._provided(self.manager.hook.defined_cards, str) for card_id in ids}


def _check_twice(cards: CardFolder) -> None:
    """No card twice in the card files of one folder. Raises :class:`PluginError`."""
    seen: dict[str, Path] = {}
    for file in cards.files:
        for card_id in file.ids:
            if card_id in seen:
                why = f"the card {card_id} is also in {seen[card_id].name}"
                raise PluginError(cards.manifest.name, why, file=file.path)
            seen[card_id] = file.path


def shipped_plugins(folder: Path) -> Plugins:
    """The plugins that ship with the program, from its ``plugins/`` folder."""
    return Plugins(places=Places(shipped=folder))
