"""Reading and validating documents: every error names the JSON path, what is wrong and what would be right."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from playorder.scenario.document import FORMAT, VERSION, Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.parsing import MAX_BYTES, parse_json
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.rulesets import Rulesets
from playorder.scenario.shipped import DEFAULT, SHIPPED, named_if_it_fails
from playorder.scenario.values import (
    check_keys,
    expect_bool,
    expect_int,
    expect_list,
    expect_one_of,
    expect_text,
    expect_texts,
    kind_of,
)

STANDARD_INPUT: Final = "-"
"""What is given in place of a file's path when a document is piped in."""

TOP_KEYS = (
    "format", "version", "ruleset", "edition", "rules", "title", "description", "tags", "source", "players", "active",
    "turn", "start", "play_order", "options", "random", "cards", "script", "expect",
)  # fmt: skip


def read_file(path: Path, rulesets: Rulesets = SHIPPED) -> list[Scenario]:
    """All scenarios of a file; ``-`` is standard input."""
    name = str(path)
    try:
        if name == STANDARD_INPUT:
            raw = sys.stdin.buffer.read(MAX_BYTES + 1)
        elif path.stat().st_size > MAX_BYTES:
            raise ScenarioError("$", "the file is larger than 64 MiB", "split it into several files", name)
        else:
            raw = path.read_bytes()
    except OSError as error:
        raise ScenarioError(
            "$", f"cannot be read: {error.strerror}", "give the path of a scenario file", name
        ) from error
    data = parse_json(raw, name)
    try:
        return read_values(data, name, rulesets)
    except ScenarioError as error:
        error.file = name
        raise ScenarioError(error.path, error.wrong, error.right, name) from error


def read_values(data: Any, file: str = "", rulesets: Rulesets = SHIPPED) -> list[Scenario]:
    """All scenarios of a parsed JSON value: one object, or ``{"scenarios": [...]}``."""
    if isinstance(data, dict) and "scenarios" in data and "players" not in data:
        unknown = set(data) - {"scenarios", "format", "version", "title", "description"}
        if unknown:
            raise ScenarioError(
                "$", f"unknown field {sorted(unknown)[0]!r}", 'a collection has "scenarios" only'
            )
        items = expect_list(data["scenarios"], "$.scenarios")
        return [read_scenario(item, f"$.scenarios[{i}]", file, i, rulesets) for i, item in enumerate(items)]
    return [read_scenario(data, "$", file, 0, rulesets)]


def read_scenario(
    value: Any,
    path: str,
    file: str,
    index: int,
    rulesets: Rulesets = SHIPPED,
    before: Scenario | None = None,
) -> Scenario:
    """One scenario. Of a ruleset that is not there it is read as far as documents are alike; running it says so.

    ``before`` is what was read at the same path before an edit: a side that is the same object still is not read anew.
    """
    data = check_keys(value, TOP_KEYS, path, "a scenario")
    if data.get("format") != FORMAT:
        raise ScenarioError(
            f"{path}.format", f"{data.get('format')!r} is not a scenario's format", f'write "{FORMAT}"'
        )
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise ScenarioError(f"{path}.version", f"version {version} is newer than this program understands ({VERSION})",
                            "update the program")  # fmt: skip
    if version != VERSION:
        raise ScenarioError(f"{path}.version", f"{version!r} is not a known version", f"write {VERSION}")
    players = expect_list(data.get("players"), f"{path}.players")
    if len(players) != 2:
        raise ScenarioError(f"{path}.players", f"{len(players)} players", "there must be exactly two")
    options = check_keys(data.get("options", {}), ("ignore_mana",), f"{path}.options", "options")
    random = check_keys(data.get("random", {}), ("seed", "picks"), f"{path}.random", "random")
    rules = data.get("rules", {})
    if not isinstance(rules, dict):
        raise ScenarioError(f"{path}.rules", f"{kind_of(rules)} instead of an object", '{"switch": true}')
    name = expect_text(data.get("ruleset", DEFAULT), f"{path}.ruleset")
    scenario = Scenario(
        title=expect_text(data.get("title", ""), f"{path}.title"),
        description=expect_text(data.get("description", ""), f"{path}.description"),
        tags=expect_texts(data.get("tags", []), f"{path}.tags"),
        source=data.get("source", {}) if isinstance(data.get("source", {}), dict) else {},
        ruleset=name,
        edition=expect_text(data.get("edition", ""), f"{path}.edition"),
        rules={key: expect_bool(rule, f"{path}.rules.{key}") for key, rule in rules.items()},
        players=tuple(players),
        active=1 if expect_one_of(data.get("active", "p1"), ("p1", "p2"), f"{path}.active") == "p1" else 2,
        turn=expect_int(data.get("turn", 20), f"{path}.turn", 0),
        start=expect_one_of(data.get("start", "board"), ("board", "game"), f"{path}.start"),
        play_order=expect_texts(data.get("play_order", []), f"{path}.play_order"),
        ignore_mana=expect_bool(options.get("ignore_mana", False), f"{path}.options.ignore_mana"),
        seed=expect_int(random.get("seed", 0), f"{path}.random.seed"),
        picks=read_picks(random.get("picks", []), f"{path}.random.picks"),
        cards=tuple(expect_list(data.get("cards", []), f"{path}.cards")),
        script=tuple(expect_list(data.get("script", []), f"{path}.script")),
        expect=tuple(expect_list(data.get("expect", []), f"{path}.expect")),
        data=data,
        file=file,
        index=index,
        understood=False,
    )
    return understood(scenario, rulesets.named(name), path, before) if name in rulesets.names else scenario


def understood(
    scenario: Scenario, ruleset: Ruleset, path: str = "$", before: Scenario | None = None
) -> Scenario:
    """A scenario with what only its ruleset can read, if it was not read already. Raises :class:`ScenarioError`.

    ``before`` is as for :func:`read_scenario`.
    """
    if scenario.understood:
        return scenario

    known = (
        before if before is not None and before.understood and before.ruleset == scenario.ruleset else None
    )

    def side(index: int) -> Any:
        written = scenario.players[index]
        if known is not None and known.data["players"][index] is written:
            return known.players[index]
        return ruleset.read_side(written, f"{path}.players[{index}]")

    with named_if_it_fails(ruleset, path):
        found = replace(
            scenario,
            edition=scenario.edition or ruleset.editions[0],
            players=tuple(side(i) for i in range(len(scenario.players))),
            script=tuple(
                ruleset.read_action(action, f"{path}.script[{i}]") for i, action in enumerate(scenario.script)
            ),
            expect=tuple(
                ruleset.read_check(check, f"{path}.expect[{i}]") for i, check in enumerate(scenario.expect)
            ),
            understood=True,
        )
        ruleset.check_ids(found, path)
    return found


def read_picks(value: Any, path: str) -> tuple[Any, ...]:
    """The scripted picks; a number or a truth value that stands alone is read as an object with nothing else in it."""
    picks = []
    for i, pick in enumerate(expect_list(value, path)):
        here = f"{path}[{i}]"
        if isinstance(pick, dict):
            check_keys(pick, ("source", "pick"), here, "a pick")
            if pick.get("source") is not None:
                expect_text(pick["source"], f"{here}.source")
            if "pick" not in pick:
                raise ScenarioError(here, "the pick says nothing", 'write {"source": id, "pick": id}')
        elif isinstance(pick, int):
            pick = {"pick": pick}
        elif not isinstance(pick, str):
            raise ScenarioError(
                here, f"{kind_of(pick)} instead of a pick", 'a text, or {"source": id, "pick": x}'
            )
        picks.append(pick)
    return tuple(picks)
