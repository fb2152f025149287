"""The documentation holds what it says: examples run, tables are complete, links lead somewhere."""

from __future__ import annotations

import ast
import dataclasses
import json
import re
import shutil
import tomllib
from abc import ABC
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from playorder import testing
from playorder.assembly import Program
from playorder.cards.definition import Aura, CardDef, Enchant, Trigger
from playorder.cards.vocabulary import Part
from playorder.cli.main import main
from playorder.cli.reference import markdown
from playorder.hooks.hookspecs import PlayorderSpecs
from playorder.hooks.manager import shipped_plugins
from playorder.hooks.manifest import FIELDS
from playorder.paths import plugins_folder
from playorder.plugin_check import check_plugin
from playorder.rulesets.hearthstone import effects
from playorder.rulesets.hearthstone.editions import EDITIONS, SWITCHES
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.refusals import Refusal
from playorder.rulesets.hearthstone.vocabulary.listing import vocabulary
from playorder.rulesets.hearthstone.vocabulary.printed import CARD_FIELDS
from playorder.rulesets.hearthstone.vocabulary.reader import Reader
from playorder.scenario import hearthstone_reading as keys
from playorder.scenario import reading, tags, values
from playorder.scenario.document import Scenario
from playorder.scenario.naming import entity_labels
from playorder.scenario.report import result_entry
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.run import RunResult, run
from playorder.scenario.shipped import SHIPPED
from playorder.timeline.sentences import sentence

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "assets" / "docs"
PAGES = sorted(DOCS.glob("*.md"))
NAMES = (
    "adding-a-card",
    "architecture",
    "building",
    "card-workshop",
    "cards-without-code",
    "odds",
    "performance",
    "playing",
    "plugins",
    "rule-switches",
    "rules",
    "rulesets",
    "saving-and-sharing",
    "scenario-format",
    "timeline",
    "vocabulary",
    "wowtcg",
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks of one language."""
    return [body for found, body in FENCE.findall(text) if found == language]


def is_document(value: Any) -> bool:
    return isinstance(value, dict) and ("format" in value or "scenarios" in value)


def section(text: str, heading: str) -> str:
    """The part of a page under a heading, to the next one of its rank or higher; code blocks left out."""
    plain = FENCE.sub("", text)
    found = re.search(rf"^(#+) {re.escape(heading)}\n", plain, re.MULTILINE)
    assert found, heading
    rest = plain[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def tables(text: str) -> list[list[list[str]]]:
    """Every table as rows of cells, without the line under its head."""
    found: list[list[list[str]]] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("|"):
            if not inside:
                found.append([])
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not set("".join(cells)) <= set("-: "):
                found[-1].append(cells)
        inside = line.startswith("|")
    return found


def codes(cell: str) -> list[str]:
    return CODE.findall(cell)


def first_column(table: list[list[str]]) -> list[str]:
    return [name for row in table[1:] for name in codes(row[0])]


def the_same(documented: list[str], real: Any) -> None:
    """What is documented is real, what is real is documented, and nothing is there twice."""
    twice = [name for name, count in Counter(documented).items() if count > 1]
    assert not twice, f"documented twice: {twice}"
    assert set(documented) - set(real) == set(), "documented, but there is no such thing"
    assert set(real) - set(documented) == set(), "not documented"


# --- examples that run ---------------------------------------------------------------------------------------

EXAMPLES: list[tuple[str, str, Scenario]] = [
    (path.stem, scenario.title, scenario)
    for path in PAGES
    for body in blocks(path.read_text("utf-8"), "json")
    if is_document(value := json.loads(body))
    for scenario in reading.read_values(value, path.name)
]


@pytest.fixture(scope="module")
def shipped() -> Program:
    return Program()


def write_plugin(text: str, folder: Path) -> None:
    """Write the plugin of a page: its manifest, and each Python block into the file that its first line names."""
    (manifest,) = blocks(text, "toml")
    modules: dict[str, list[str]] = {}
    for body in blocks(text, "python"):
        first, _, rest = body.partition("\n")
        found = re.fullmatch(r"# plugins/example/(\w+\.py)", first)
        assert found, f"a Python block must say where it goes: {first}"
        modules.setdefault(found[1], []).append(rest)
    folder.mkdir()
    (folder / "plugin.toml").write_text(manifest, "utf-8")
    for name, parts in modules.items():
        (folder / name).write_text("\n".join(parts), "utf-8")


@pytest.fixture(scope="module")
def plugins_of_the_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plugins folder with the page's cards, and the neutral ones that ship beside them."""
    plugins = tmp_path_factory.mktemp("plugins")
    write_plugin(page("adding-a-card"), plugins / "example")
    neutral = plugins / "classic"
    neutral.mkdir()
    for name in ("plugin.toml", "neutral.py"):
        shutil.copy(ROOT / "plugins" / "classic" / name, neutral / name)
    return plugins


@pytest.fixture(scope="module")
def with_the_pages_cards(plugins_of_the_page: Path) -> Program:
    return Program(plugins_of_the_page)


MAGES_POWER = "CS2_034"
"""What the default hero brings along; its script is not among the page's cards."""


def reasons(result: RunResult) -> list[str]:
    return [result.error, *(f"{check.check} got {check.got}" for check in result.checks if not check.ok)]


@pytest.mark.parametrize(
    ("name", "title", "scenario"), EXAMPLES, ids=[f"{name}: {title}" for name, title, _ in EXAMPLES]
)
def test_an_example_runs_and_everything_it_expects_holds(
    name: str,
    title: str,
    scenario: Scenario,
    shipped: Program,
    with_the_pages_cards: Program,
    with_war: Program,
    with_shine: Program,
) -> None:
    assert title, f"an example of {name} without a title"
    assert scenario.expect, "an example that expects nothing cannot fail"
    programs = {"adding-a-card": with_the_pages_cards, "rulesets": with_war, "plugins": with_shine}
    result = run(scenario, programs.get(name, shipped).tools())
    assert result.ok, reasons(result)
    assert set(result.unscripted) <= ({MAGES_POWER} if name == "adding-a-card" else set())


@pytest.mark.parametrize(
    "scenario",
    [scenario for name, _, scenario in EXAMPLES if name == "adding-a-card"],
    ids=lambda scenario: scenario.title,
)
def test_an_example_of_a_card_fails_without_the_card(
    scenario: Scenario, plugins_of_the_page: Path, tmp_path: Path
) -> None:
    shutil.copytree(plugins_of_the_page / "classic", tmp_path / "classic")
    assert not run(scenario, Program(tmp_path).tools()).ok


@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_there_and_no_other(name: str) -> None:
    assert {path.stem for path in PAGES} == set(NAMES)
    assert page(name).startswith("# ")


@pytest.mark.parametrize("name", NAMES)
def test_every_json_block_is_json(name: str) -> None:
    for body in blocks(page(name), "json"):
        json.loads(body)


def test_the_pages_have_examples() -> None:
    count = Counter(name for name, _, _ in EXAMPLES)
    assert count["scenario-format"] >= 8
    assert count["adding-a-card"] >= 3
    assert count["rule-switches"] == 2
    assert count["vocabulary"] >= 1


def test_a_broken_example_would_be_noticed(shipped: Program) -> None:
    (body,) = [b for b in blocks(page("scenario-format"), "json") if "A knife for every friend" in b]
    data = json.loads(body)
    data["expect"][0]["health"] = 5
    assert not run(reading.read_values(data)[0], shipped.tools()).ok


# --- scenario-format.md --------------------------------------------------------------------------------------


def keys_of(heading: str) -> list[str]:
    return first_column(tables(section(page("scenario-format"), heading))[0])


@pytest.mark.parametrize(
    ("heading", "keys"),
    [
        ("The document", reading.TOP_KEYS), ("Players", keys.PLAYER_KEYS), ("Entities", keys.ENTITY_KEYS),
        ("Attachments", keys.ATTACHMENT_KEYS), ("Actions", keys.ACTIONS),
        ("Refusals", [refusal.name for refusal in Refusal]),
    ],
)  # fmt: skip
def test_a_table_of_keys_is_complete(heading: str, keys: Any) -> None:
    the_same(keys_of(heading), keys)


def test_the_fields_of_every_check_are_complete() -> None:
    rows = tables(section(page("scenario-format"), "Checks"))[0][1:]
    the_same([codes(row[0])[0] for row in rows], keys.CHECK_KEYS)
    for check, fields, _ in rows:
        name = codes(check)[0]
        the_same([name, *codes(fields)], keys.CHECK_KEYS[name])


def test_the_words_in_running_text_are_complete() -> None:
    text = page("scenario-format")
    every = set(codes(FENCE.sub("", text)))
    for known in (
        keys.MANA_KEYS,
        tags.COUNTERS,
        KEYWORDS,
        values.NODE_KEYS,
        keys.ZONES,
        EDITIONS,
    ):
        missing = {name for name in known if name not in every and f'"{name}"' not in every}
        assert not missing
    told = re.search(r"^Keywords: (.*?)\.$", text, re.MULTILINE | re.DOTALL)
    assert told
    the_same(codes(told[1]), KEYWORDS)
    told = re.search(r"^Tags that have an effect are (.*?), and each keyword", text, re.MULTILINE | re.DOTALL)
    assert told
    the_same(codes(told[1]), {*tags.NUMBERS, *tags.FLAGS, *tags.PRINTED})
    told = re.search(r"^`counters` go by the game's names: (.*?)\.$", text, re.MULTILINE | re.DOTALL)
    assert told
    the_same(codes(told[1]), tags.COUNTERS)


def sources(*folders: str) -> str:
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return "\n".join(path.read_text("utf-8") for path in paths)


RULES = ("app/playorder/engine", "app/playorder/cards", "app/playorder/rulesets/hearthstone")


def test_every_kind_of_node_is_documented() -> None:
    text = sources(*RULES)
    made = set(re.findall(r"recorder\.(?:open|leaf)\(\s*\"(\w+)\"", text))
    made |= set(re.findall(r"\bamend\([^)]*kind=\"(\w+)\"", text)) | {"random", "choice"}
    the_same(keys_of("The timeline"), made)


def test_every_label_of_a_phase_is_documented() -> None:
    text = sources(*RULES)
    made = set(re.findall(r"(?:begin|event)_phase\(\s*game,\s*\"([^\"]+)\"", text))
    made |= set(re.findall(r"recorder\.open\(\s*\"phase\",\s*\"([^\"]+)\"", text))
    told = re.search(r"^Labels of phases: (.*?)\. A\s", page("scenario-format"), re.MULTILINE | re.DOTALL)
    assert told
    the_same(codes(told[1]), made)


def test_the_json_output_has_the_keys_that_are_documented(shipped: Program) -> None:
    text = section(page("scenario-format"), "JSON output")
    (scenario,) = [scenario for _, title, scenario in EXAMPLES if title.startswith("Three bombs")]
    entry = result_entry(run(scenario, shipped.tools()), trace=True)
    the_same(first_column(tables(text)[0]), entry)
    the_same(["ok", "check", "got"], entry["expect"][0])
    the_same(list(keys.CHECK_KEYS["player"]), entry["players"][0])
    entity = {*keys.CHECK_KEYS["entity"], "card_id"} - {"entity", "without"}
    the_same(list(entry["entities"]["own"]), entity)
    always, where_they_apply = re.search(
        r"^A node has (.*?),\nand where they apply (.*?)\. ", text, re.MULTILINE | re.DOTALL
    ).groups()  # type: ignore[union-attr]
    seen = {key for node in entry["timeline"] for key in node}
    assert set(codes(always)) == set.intersection(*(set(node) for node in entry["timeline"]))
    assert seen <= {*codes(always), *codes(where_they_apply)}
    assert {"candidates", "pick", "which"} <= seen


def test_the_members_of_a_queue_have_the_fields_that_are_documented(shipped: Program) -> None:
    told = re.search(r"members of a `queue` have (.*?); a member", page("scenario-format"), re.DOTALL)
    assert told
    (scenario,) = [scenario for _, title, scenario in EXAMPLES if title == "A knife for every friend"]
    entry = result_entry(run(scenario, shipped.tools()), trace=True)
    (queue,) = [node for node in entry["timeline"] if node["kind"] == "queue"]
    the_same(codes(told[1]), queue["queue"][0])


BROKEN_PLUGIN = (
    "from playorder.rulesets.hearthstone.api import CardDef\nWISP = CardDef('CS2_231', spell=oops)\n"
)
MINIMAL: dict[str, Any] = {"format": "playorder/scenario", "version": 1, "players": [{}, {}]}
STATUS: dict[int, dict[str, Any]] = {
    0: {"expect": [{"result": "ongoing"}]},
    1: {"expect": [{"result": "p1"}]},
    2: {"turns": 3},
    3: {"players": [{"board": ["Wisp"]}, {}]},
}


def test_the_exit_statuses_are_those_of_the_table() -> None:
    table = tables(section(page("scenario-format"), "Running"))[0]
    assert [int(row[0]) for row in table[1:]] == list(STATUS)


@pytest.mark.parametrize("status", STATUS)
def test_the_runner_ends_with_the_status(
    status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "plugins" / "broken"
    broken.mkdir(parents=True)
    (broken / "plugin.toml").write_text('name = "broken"\nversion = "1"\napi = 1\n', "utf-8")
    (broken / "neutral.py").write_text(BROKEN_PLUGIN, "utf-8")
    monkeypatch.setattr("playorder.assembly.plugins_folder", lambda: tmp_path / "plugins")
    file = tmp_path / "case.scenario.json"
    file.write_text(json.dumps({**MINIMAL, **STATUS[status]}), "utf-8")
    assert main(["run", str(file)]) == status
    said = capsys.readouterr()
    if status == 2:
        assert all(word in said.err for word in (str(file), "$.turns", "unknown field", "'turn'"))
    if status == 3:
        assert "broken" in said.err
        assert "oops" in said.err


# --- vocabulary.md -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", Part)
def test_the_tables_of_words_are_those_of_the_program(part: Part) -> None:
    written = markdown(vocabulary(), part)
    assert written in page("vocabulary"), f"write it anew: playorder vocabulary {part.value} --markdown"


@pytest.fixture(scope="module")
def reader(shipped: Program) -> Reader:
    return Reader(shipped.catalogue())


def test_the_short_examples_are_triggers(reader: Reader) -> None:
    fragments = [json.loads(body) for body in blocks(page("vocabulary"), "json")]
    (trigger,) = [value for value in fragments if not is_document(value)]
    assert reader.trigger(trigger, "$").name == "strike back"


# --- cards-without-code.md -----------------------------------------------------------------------------------


def test_the_fields_of_a_card_without_code_are_those_of_the_program() -> None:
    rows = tables(section(page("cards-without-code"), "The fields of a card"))[0][1:]
    assert [(codes(name)[0], meaning) for name, meaning in rows] == list(CARD_FIELDS.items())


def test_the_card_of_the_page_is_the_same_in_toml_and_json(shipped: Program) -> None:
    (toml,) = blocks(page("cards-without-code"), "toml")
    (scenario,) = [s for name, title, s in EXAMPLES if title.startswith("The fox bites")]
    assert tomllib.loads(toml)["cards"] == list(scenario.cards)


# --- plugins.md ----------------------------------------------------------------------------------------------


def test_every_hook_is_documented_and_has_a_docstring() -> None:
    hooks = {name: hook for name, hook in vars(PlayorderSpecs).items() if not name.startswith("_")}
    the_same(first_column(tables(section(page("plugins"), "Hooks"))[0]), hooks)
    assert all(hook.__doc__ for hook in hooks.values())


def test_the_example_of_the_hooks_has_all_of_them_and_each_is_asked(tmp_path: Path) -> None:
    code = named_blocks("plugins")["hooks.py"]
    folder = tmp_path / "all_hooks"
    folder.mkdir()
    (folder / "plugin.toml").write_text(
        'name = "all_hooks"\nversion = "1"\napi = 1\nhooks = "hooks"\n', "utf-8"
    )
    (folder / "hooks.py").write_text(code, "utf-8")
    written = {node.name for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)}
    the_same(sorted(written), {name for name in vars(PlayorderSpecs) if not name.startswith("_")})
    program = Program(plugins_folder(), extra=(folder,))
    plugins = program.plugins
    assert not plugins.failed
    assert "CS2_231" in plugins.defined_cards()
    played = {**MINIMAL, "players": [{"hand": ["Wisp"]}, {}], "script": [{"play": "Wisp"}],
              "expect": [{"player": "p1", "hero_armor": 2}]}  # fmt: skip
    assert run(reading.read_values(played)[0], program.tools()).ok
    assert list(plugins.whole_cards("pebbles")) == ["Pebble"]
    assert plugins.random_games()["pebbles"].play(17, "plain") == 7
    assert program.rulesets().names == SHIPPED.names
    assert [error.why for error in check_plugin(folder)] == [
        "no test or scenario in the folder names Wisp (CS2_231)"
    ]


def test_every_field_of_the_manifest_and_every_fixture_is_documented() -> None:
    the_same(first_column(tables(section(page("plugins"), "The manifest"))[0]), FIELDS)
    fixtures = {name for name in ("scenario", "run", "assert_board", "timeline") if hasattr(testing, name)}
    the_same(first_column(tables(section(page("plugins"), "Testing cards"))[0]), fixtures)


# --- rulesets.md ---------------------------------------------------------------------------------------------


def members(ruleset: type[Ruleset]) -> set[str]:
    """What a class of rulesets has, by name."""
    return {
        name
        for kind in ruleset.__mro__
        if kind not in (object, ABC)
        for name in {*vars(kind), *vars(kind).get("__annotations__", {})}
        if not name.startswith("_")
    }


def test_every_member_of_a_ruleset_is_documented_and_the_shipped_ones_have_no_other() -> None:
    rows = tables(section(page("rulesets"), "The members of a ruleset"))[0][1:]
    the_same([codes(row[0])[0] for row in rows], members(Ruleset))
    needed = {name for name in members(Ruleset) if not hasattr(Ruleset, name)} | Ruleset.__abstractmethods__
    the_same([codes(row[0])[0] for row in rows if row[1] == "yes"], needed)
    for name in SHIPPED.names:
        assert members(type(SHIPPED.named(name))) == members(Ruleset)


def named_blocks(name: str) -> dict[str, str]:
    """The blocks of a page that begin with the name of the file that they are, by that name."""
    found = [body for language in ("python", "toml") for body in blocks(page(name), language)]
    return {body.partition("\n")[0].removeprefix("# "): body for body in found if body.startswith("# ")}


@pytest.fixture(scope="module")
def with_shine(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The program with the plugin of the page on plugins."""
    folder = tmp_path_factory.mktemp("page") / "shine"
    folder.mkdir()
    (folder / "plugin.toml").write_text(
        'name = "shine"\nversion = "1"\napi = 1\nprefix = "SHINE_"\n', "utf-8"
    )
    for name in ("shine.cards.toml", "cards.py"):
        (folder / name).write_text(named_blocks("plugins")[name], "utf-8")
    return Program(plugins_folder(), extra=(folder,))


@pytest.fixture(scope="module")
def with_war(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The program with the ruleset of the page, which lies in a plugin's folder."""
    folder = tmp_path_factory.mktemp("page") / "war"
    folder.mkdir()
    (manifest,) = blocks(page("rulesets"), "toml")
    (code,) = blocks(page("rulesets"), "python")
    (folder / "plugin.toml").write_text(manifest, "utf-8")
    (folder / "hooks.py").write_text(code, "utf-8")
    return Program(plugins_folder(), extra=(folder,))


# --- rule-switches.md ----------------------------------------------------------------------------------------


def test_the_table_of_switches_is_the_programs() -> None:
    head, *rows = tables(page("rule-switches"))[0]
    assert head[3:] == list(EDITIONS)
    the_same([codes(row[0])[0] for row in rows], [switch.name for switch in SWITCHES])
    by_name = {switch.name: switch for switch in SWITCHES}
    for name, meaning, rule, *columns in rows:
        switch = by_name[codes(name)[0]]
        assert len(meaning) > 20, switch.name
        assert codes(rule) == [switch.rule], switch.name
        assert columns == ["on" if switch.editions[edition] else "off" for edition in EDITIONS], switch.name


# --- adding-a-card.md ----------------------------------------------------------------------------------------

UNUSED: set[str] = set()
"""Fields that no rule reads."""


@pytest.mark.parametrize(("number", "kind"), [(0, CardDef), (1, Trigger), (2, Aura), (3, Enchant)])
def test_the_fields_of_a_definition_are_documented(number: int, kind: Any) -> None:
    fields = {field.name for field in dataclasses.fields(kind) if field.init} - UNUSED - {"bits"}
    the_same(first_column(tables(section(page("adding-a-card"), "The pieces"))[number]), fields)


def test_the_page_names_only_effects_that_exist() -> None:
    from playorder.rulesets.hearthstone import api

    text = FENCE.sub("", page("adding-a-card"))
    called = {name for code in codes(text) for name in re.findall(r"\b([A-Z]\w+)\(", code)}
    assert called
    assert not {name for name in called if not hasattr(api, name)}
    assert set(effects.__all__) & called


def test_the_plugin_of_the_page_is_found_without_registration(plugins_of_the_page: Path) -> None:
    plugins = shipped_plugins(plugins_of_the_page)
    written = set(re.findall(r"CardDef\(\s*\"(\w+)\"", "\n".join(blocks(page("adding-a-card"), "python"))))
    assert len(written) >= 5
    assert written <= plugins.defined_cards()
    for card in written:
        definition = plugins.definition(card)
        assert definition is not None
        assert definition.id == card
    assert not plugins.failed


def test_the_manifest_of_the_page_says_what_it_must() -> None:
    (manifest,) = blocks(page("adding-a-card"), "toml")
    assert {"name", "version", "api"} <= set(tomllib.loads(manifest))


# --- architecture.md -----------------------------------------------------------------------------------------

HEARTHSTONE = ROOT / "app" / "playorder" / "rulesets" / "hearthstone"


def names_in(path: Path) -> set[str]:
    """Functions, classes, methods and constants of a module."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def module_of(name: str) -> Path:
    here = HEARTHSTONE / name
    return here if here.is_file() else ROOT / "app" / "playorder" / name


def test_every_place_of_a_rule_exists() -> None:
    (table,) = tables(section(page("architecture"), "Where each rule is"))
    places = [(row[0], place) for row in table[1:] for place in codes(row[2])]
    assert len(places) > 80
    for rule, place in places:
        file, _, name = place.partition(": ")
        assert module_of(file).is_file(), (rule, file)
        assert name in names_in(module_of(file)), (rule, place)


def test_every_rule_has_its_place() -> None:
    (table,) = tables(section(page("architecture"), "Where each rule is"))
    told = " ".join(row[0].replace(" ", "") for row in table[1:])
    rules = {
        "1a",
        "1b",
        "1c",
        "2a",
        "2b",
        "2c",
        "3",
        "4a",
        "4b",
        "4c",
        "4d",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "10b",
        "五",
    }
    rules |= {f"三{n}" for n in range(1, 7)} | {f"四{n}" for n in range(1, 11)}
    rules |= {f"六{n}" for n in range(1, 17) if n != 10}
    assert rules <= set(re.split(r"[ ,()]+", told))


def test_every_folder_of_the_picture_exists() -> None:
    (picture,) = blocks(page("architecture"), "text")
    names = re.findall(r"^  (\w+(?:/|\.py))", picture, re.MULTILINE)
    assert len(names) >= 9
    for name in names:
        assert (ROOT / "app" / "playorder" / name).exists(), name


def test_the_trace_is_what_the_first_example_gives(shipped: Program) -> None:
    (trace,) = blocks(page("architecture"), "trace")
    (scenario,) = [scenario for _, title, scenario in EXAMPLES if title == "A knife for every friend"]
    result = run(scenario, shipped.tools())
    named = entity_labels(result.names)
    depth: dict[int, int] = {}
    lines = []
    for node in result.nodes:
        depth[node.id] = 0 if node.parent is None else depth[node.parent] + 1
        lines.append("  " * depth[node.id] + sentence(node, named))
    assert trace.splitlines() == lines


# --- links ---------------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """A heading's anchor as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(text: str) -> set[str]:
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)}


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_to_a_page_and_a_heading(name: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", page(name))):
        assert not target.startswith("http"), "the pages stand on their own"
        file, _, part = target.partition("#")
        path = DOCS / file if file else DOCS / f"{name}.md"
        assert path.is_file(), target
        if part:
            assert part in anchors(path.read_text("utf-8")), target


@pytest.mark.parametrize("name", NAMES)
def test_every_path_that_is_named_exists(name: str) -> None:
    named = [
        code for code in codes(FENCE.sub("", page(name))) if re.match(r"(app|tests|plugins|assets)/", code)
    ]
    for code in named:
        if "<" not in code:
            assert (ROOT / code).exists(), code
