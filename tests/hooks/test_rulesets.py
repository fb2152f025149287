"""Rulesets of plugins run like those that ship and are named when they are wrong; what ships keeps to the hooks."""

from __future__ import annotations

import ast
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.carddata.catalogue import load_catalogue
from playorder.cards.vocabulary import Part
from playorder.cli.main import main
from playorder.export.page import as_page
from playorder.export.text import as_markdown
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Library
from playorder.paths import assets_folder, cache_folder
from playorder.plugin_check import check_plugin
from playorder.scenario.document import load
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.run import run
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import decode, encode

ROOT = Path(__file__).resolve().parents[2]
TRICK: dict[str, Any] = {
    "format": "playorder/scenario", "version": 1, "ruleset": "tricks", "title": "A trick",
    "players": [{"hand": [{"id": "three", "card": "Acorns 3"}]}, {"hand": ["Acorns 6"]}],
    "script": [{"play": "three"}, {"play": "Acorns 6"}], "expect": [{"player": "p2", "score": 2}, {"result": "p2"}],
}  # fmt: skip
BROKEN_HOOKS = """from playorder.hooks.hookspecs import RulesetInfo, hookimpl
{before}
@hookimpl
def rulesets():
    {body}
"""


@pytest.fixture
def home(own_home: Path) -> Path:
    """A home with the example ruleset among the plugins, not turned on."""
    shutil.copytree(assets_folder() / "example_plugins" / "tricks", own_home / "plugins" / "tricks")
    return own_home


@pytest.fixture
def file(home: Path) -> Path:
    path = home / "trick.scenario.json"
    path.write_text(json.dumps(TRICK), "utf-8")
    return path


def broken(home: Path, name: str, body: str, before: str = "") -> Program:
    """The program with a plugin that is on and whose hook does this."""
    folder = home / "plugins" / name
    folder.mkdir()
    (folder / "plugin.toml").write_text(
        f'name = "{name}"\nversion = "1"\napi = 1\nhooks = "hooks"\n', "utf-8"
    )
    (folder / "hooks.py").write_text(BROKEN_HOOKS.format(body=body, before=before), "utf-8")
    program = Program()
    program.plugins.enable(name)
    return program


def test_a_document_names_the_ruleset_that_is_off_and_runs_when_it_is_on(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", str(file)]) == 2
    assert "no ruleset 'tricks' is installed; known: hearthstone, wowtcg" in capsys.readouterr().err
    assert main(["plugin", "enable", "tricks"]) == 0
    capsys.readouterr()
    assert main(["run", "--trace", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Phase Take  [tricks:3]" in told
    assert main(["plugin", "disable", "tricks"]) == 0
    assert main(["run", str(file)]) == 2


def test_what_its_rules_say_is_told_with_the_run(file: Path, tmp_path: Path) -> None:
    program = Program()
    program.plugins.enable("tricks")
    result = run(load(file, program.rulesets())[0], program.tools())
    assert {node.rule for node in result.nodes} <= result.rules.keys()
    assert "`tricks:2` **Following suit.**" in as_markdown(result)
    assert "The other follows, with a card of the same suit" in as_page(result)


def test_a_mistake_in_its_documents_is_told_with_its_place(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["plugin", "enable", "tricks"])
    path = home / "wrong.scenario.json"
    path.write_text(json.dumps({**TRICK, "players": [{"hand": ["Hearts 3"]}, {}]}), "utf-8")
    capsys.readouterr()
    assert main(["run", str(path)]) == 2
    assert "$.players[0].hand[0]: unknown card 'Hearts 3'; Acorns, Bells, Leaves" in capsys.readouterr().err


def test_its_cards_words_zones_and_phases_are_listed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["plugin", "enable", "tricks"])
    capsys.readouterr()
    assert main(["cards", "--ruleset", "tricks", "bells", "--json"]) == 0
    assert [card["name"] for card in json.loads(capsys.readouterr().out)] == [
        f"Bells {n}" for n in range(1, 10)
    ]
    assert main(["vocabulary", "--ruleset", "tricks", "selections"]) == 0
    assert "only the bells among them" in capsys.readouterr().out
    assert main(["plugin", "rulesets", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["rulesets"]
    assert [one["name"] for one in listed] == ["hearthstone", "wowtcg", "tricks"]
    assert [zone["name"] for zone in listed[2]["zones"]] == ["hand", "stock", "taken", "table"]
    assert main(["cards", "--ruleset", "trics"]) == 2
    assert main(["vocabulary", "--ruleset", "wowtcg"]) == 2
    assert "no words for cards without code" in capsys.readouterr().err


def test_every_word_of_its_vocabulary_has_an_example_that_holds(home: Path) -> None:
    program = Program()
    program.plugins.enable("tricks")
    vocabulary = program.rulesets().named("tricks").vocabulary()
    assert vocabulary is not None
    names = {(part, word.name) for part in Part for word in vocabulary.words[part]}
    assert set(vocabulary.examples) == names != set()
    for example in vocabulary.examples.values():
        assert run(read_values(dict(example), rulesets=program.rulesets())[0], program.tools()).ok


def test_documents_of_a_ruleset_that_is_not_there_are_kept_and_shared(home: Path, tmp_path: Path) -> None:
    (scenario,) = read_values(TRICK)
    assert not scenario.understood
    catalogue = load_catalogue(cache_folder=cache_folder())
    cards = CatalogueCards(catalogue)
    assert decode(encode(TRICK, cards), cards).scenario.data == TRICK
    with Library.open(tmp_path / "library.db", CatalogueNames(catalogue)) as library:
        number = library.add(scenario).id
        kept = library.scenario(number)
    program = Program()
    with pytest.raises(ScenarioError, match="no ruleset 'tricks'"):
        run(kept, program.tools())
    program.plugins.enable("tricks")
    assert run(kept, program.tools()).ok, "it is read as a whole when its ruleset is there"


WRONG = {
    "at the hook": ("raise KeyError('oops')", "", "KeyError: 'oops'", "hooks.py:5"),
    "no list": ("return 3", "", "TypeError", ""),
    "something else": ("return ['war']", "", "which is no RulesetInfo", ""),
    "at import": ("return []", "import no_such_module", "ModuleNotFoundError", "hooks.py:2"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_hook_that_is_wrong_is_named_and_the_others_are_there(home: Path, case: str) -> None:
    body, before, why, where = WRONG[case]
    program = broken(home, "wrong", body, before)
    assert program.rulesets().names == ("hearthstone", "wowtcg")
    (error,) = program.plugins.failed
    assert (error.plugin, why in error.why, where in error.where) == ("wrong", True, True)
    assert run(read_values({**TRICK, "ruleset": "hearthstone", "players": [{}, {}], "script": [], "expect": []})[0],
               program.tools()).ok  # fmt: skip


@pytest.mark.parametrize("hook", ["defined_cards()", "whole_cards(ruleset)", "random_games()"])
def test_every_other_hook_that_raises_is_named_as_well(home: Path, hook: str) -> None:
    program = broken(home, "wrong", "return []", f"@hookimpl\ndef {hook}:\n    return 1 / 0\n")
    plugins = program.plugins
    assert "CS2_231" not in plugins.defined_cards()
    assert "EX1_012" in plugins.defined_cards()
    assert plugins.whole_cards("wowtcg")
    assert set(plugins.random_games()) == {"hearthstone", "wowtcg"}
    (error,) = plugins.failed
    assert ("ZeroDivisionError" in error.why, "hooks.py:4" in error.where) == (True, True)


def test_a_ruleset_that_cannot_be_made_is_an_error_of_the_document(home: Path) -> None:
    program = broken(home, "wrong", "return [RulesetInfo('war', 'War', ('a',), lambda: 1 / 0)]")
    with pytest.raises(ScenarioError, match="'war' cannot be used: ZeroDivisionError"):
        run(read_values({**TRICK, "ruleset": "war"})[0], program.tools())
    assert [ruleset.name for ruleset in program.rulesets().all()] == ["hearthstone", "wowtcg"]


FAILING = {
    "reading": ("    def read_side(self, value, path):\n", "        value['no such field']\n"),
    "building": ("    def build(self, scenario, tools, on_fault):\n", "        1 / 0\n"),
}


@pytest.mark.parametrize("where", FAILING)
def test_a_ruleset_that_fails_is_named_and_the_verb_goes_on(
    home: Path, file: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    ruleset = home / "plugins" / "tricks" / "ruleset.py"
    head, code = FAILING[where]
    text = ruleset.read_text("utf-8")
    assert head in text
    ruleset.write_text(text.replace(head, head + code, 1), "utf-8")
    main(["plugin", "enable", "tricks"])
    capsys.readouterr()
    other = home / "yeti.scenario.json"
    other.write_text(
        json.dumps({**TRICK, "ruleset": "hearthstone", "players": [{}, {}], "script": [], "expect": []})
    )
    assert main(["run", str(file), str(other)]) == 2
    told = capsys.readouterr()
    assert "the ruleset tricks failed: " in told.err
    assert "ok     A trick" in told.out, "the other scenario was run"


def test_nobody_takes_the_name_of_a_ruleset_that_ships(home: Path) -> None:
    program = broken(home, "aaa", "return [RulesetInfo('hearthstone', 'Mine', ('a',), lambda: 1 / 0)]")
    assert program.rulesets().named("hearthstone").title == "Hearthstone"


def test_a_new_version_of_its_rules_is_read_and_a_broken_one_is_not(home: Path, file: Path) -> None:
    program = Program()
    program.plugins.enable("tricks")

    def score() -> int:
        result = run(load(file, program.rulesets())[0], program.tools())
        return int(result.ruleset.player_facts(result.game, 2)["score"])

    assert score() == 2
    rules = home / "plugins" / "tricks" / "rules.py"
    good = rules.read_text("utf-8")
    rules.write_text(good.replace("return sum(", "return 10 + sum("), "utf-8")
    assert program.plugins.refresh("tricks")
    assert score() == 12
    rules.write_text("def broken(:\n", "utf-8")
    assert not program.plugins.refresh("tricks")
    assert "rules.py:1" in program.plugins.failed[0].where
    assert score() == 12, "the last good version stays"
    rules.write_text(good, "utf-8")
    assert program.plugins.refresh("tricks")
    assert score() == 2


WRONG_RULESETS = {
    "not made": ("    phases = (", "    oops = nothing\n    phases = (", "NameError: name 'nothing' is not defined"),
    "other name": ('    name = "tricks"', '    name = "trick"', "announced with the name 'tricks' and has 'trick'"),
    "no title": ('    title = "Tricks"\n', "", "title is missing"),
    "zone": ("ZoneView(zone.name,", 'ZoneView(zone.name + "s",', "shows the zone hands, which is not declared"),
    "layout": ("zone.layout, views[", "Layout.ROW, views[", "shows the zone hand as row, and it is declared as hand"),
    "template": ('"Acorns 6", "Bells 2"', '"Acorns 6", "Bells 22"', "“three cards each” is not valid: $.players[1]"),
    "example": ('2 if word.name == "every_card"', '3 if word.name == "every_card"', "the example of every_card"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG_RULESETS)
def test_the_check_of_a_plugin_names_what_is_wrong_in_its_ruleset(home: Path, case: str) -> None:
    folder = home / "plugins" / "tricks"
    old, new, words = WRONG_RULESETS[case]
    file = folder / "ruleset.py"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    told = "\n".join(map(str, check_plugin(folder)))
    assert words in told


# --- what ships keeps to the hooks -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def program() -> Program:
    return Program(ROOT / "plugins", extra=(assets_folder() / "example_plugins" / "tricks",))


@pytest.mark.parametrize("name", ["hearthstone", "wowtcg", "tricks"])
def test_boards_to_begin_with_are_valid_and_show_only_zones_that_are_declared(
    program: Program, name: str
) -> None:
    ruleset = program.rulesets().named(name)
    declared = {zone.name: (zone.label, zone.layout) for zone in ruleset.zones}
    templates = [*ruleset.templates()]
    assert len({template.title for template in templates}) == len(templates) >= 2
    for template in templates:
        result = run(read_values(template.document, rulesets=program.rulesets())[0], program.tools())
        assert result.ok, result.error
        shown = {
            zone.name: (zone.label, zone.layout)
            for player in result.board_at(None).players
            for zone in player.zones
        }
        assert shown.items() <= declared.items()
        assert shown


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("app/playorder/rulesets/hearthstone", "hearthstone"),
        ("app/playorder/rulesets/wowtcg", "wowtcg"),
        ("assets/example_plugins/tricks", "tricks"),
    ],
)
def test_every_phase_that_is_opened_is_declared(program: Program, folder: str, name: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
    opened = set(re.findall(r"(?:begin_phase|_phase)\(\s*game,\s*\"([^\"]+)\"", text))
    opened |= set(re.findall(r"open\(\s*(?:game,\s*)?\"phase\",\s*\"([^\"]+)\"", text))
    assert {phase.label for phase in program.rulesets().named(name).phases} == opened


OF_ONE_RULESET = {
    "scenario": {
        "hearthstone", "hearthstone_board", "hearthstone_reading", "hearthstone_editing", "made", "building",
        "checking", "script", "tags", "switches",
        "wowtcg", "shipped", "asking", "editing", "concise", "placeholders",
    },
    "": {"assembly", "plugin_cards", "card_making", "testing"},
    "cli": {"bench", "bench_timeline", "vocabulary", "why"},
    "trials": {"parts"},
    "explore": {"questions", "best_play", "facts", "walking"},
}  # fmt: skip
"""Modules that are a ruleset's own, or tools that are made for one: they may import its rules. None may be added."""


def test_everything_else_asks_rulesets_only_through_the_hooks() -> None:
    found = set()
    for path in sorted((ROOT / "app" / "playorder").rglob("*.py")):
        parts = path.relative_to(ROOT / "app" / "playorder").with_suffix("").parts
        if parts[0] in ("rulesets", "gui"):  # the window is held to it by the test of the architecture
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("playorder.rulesets."):
                found.add(parts)
    allowed = {
        ((place, name) if place else (name,)) for place, names in OF_ONE_RULESET.items() for name in names
    }
    assert {parts for parts in found if parts[:2] not in allowed and parts[:1] not in allowed} == set()
