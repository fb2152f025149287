"""Looking a ruleset of a plugin over: whether it can be made, has all members, and its own documents run by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from playorder.assembly import Program
from playorder.cards.vocabulary import Part
from playorder.hooks.errors import PluginError, error_in_code
from playorder.hooks.folder import CardFolder
from playorder.hooks.hookspecs import RulesetInfo
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.result import RunResult
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.run import run

NEEDED = ("name", "title", "editions", "zones", "phases", "check_keys")
"""What a ruleset must have besides its methods."""


def check_rulesets(cards: CardFolder, program: Program) -> Iterator[PluginError]:
    """Everything that is wrong in the rulesets of a folder; ``program`` has the plugin turned on."""
    announce = getattr(cards.hooks(), "rulesets", None)
    for info in announce() if announce is not None else ():
        try:
            ruleset = info.make()
            found = [*_members(info, ruleset)] or [*_documents(ruleset, program)]
        except Exception as error:  # code of somebody else's
            yield error_in_code(cards.manifest.name, cards.folder, cards.hooks_file, error)
            continue
        for why in found:
            yield PluginError(cards.manifest.name, f"the ruleset {info.name}: {why}", file=cards.hooks_file)


def _members(info: RulesetInfo, ruleset: Ruleset) -> Iterator[str]:
    """What is missing, or not as it is announced."""
    for name in NEEDED:
        if not hasattr(ruleset, name):
            yield f"{name} is missing"
    for name in ("name", "title", "editions"):
        told, is_so = getattr(info, name), getattr(ruleset, name, None)
        if is_so is not None and is_so != told:
            yield f"it is announced with the {name} {told!r} and has {is_so!r}"


def _documents(ruleset: Ruleset, program: Program) -> Iterator[str]:
    """The boards to begin with, and the examples of the words."""
    for template in ruleset.templates():
        yield from _run(f"the board “{template.title}”", ruleset, template.document, program)
    vocabulary = ruleset.vocabulary()
    if vocabulary is None:
        return
    for part in Part:
        for word in vocabulary.words[part]:
            example = vocabulary.examples.get((part, word.name))
            if example is None:
                yield f"the word {word.name} has no example"
            else:
                yield from _run(f"the example of {word.name}", ruleset, example, program)


def _run(what: str, ruleset: Ruleset, document: Mapping[str, Any], program: Program) -> Iterator[str]:
    try:
        (scenario,) = read_values(dict(document), rulesets=program.rulesets())
        result = run(scenario, program.tools())
    except ScenarioError as error:
        yield f"{what} is not valid: {error.message}"
        return
    if not result.ok:
        yield f"{what}: {result.error or 'something that it expects does not hold'}"
    yield from (f"{what} {wrong}" for wrong in _shown(ruleset, result))


def _shown(ruleset: Ruleset, result: RunResult) -> Iterator[str]:
    """Zones and phases that are not declared."""
    zones = {zone.name: zone.layout for zone in ruleset.zones}
    for player in result.board_at(None).players:
        for zone in player.zones:
            if zone.name not in zones:
                yield f"shows the zone {zone.name}, which is not declared"
            elif zones[zone.name] != zone.layout:
                yield f"shows the zone {zone.name} as {zone.layout}, and it is declared as {zones[zone.name]}"
    phases = {phase.label for phase in ruleset.phases}
    for label in sorted({node.label for node in result.nodes if node.kind == "phase"} - phases):
        yield f"has the phase {label}, which is not declared"
