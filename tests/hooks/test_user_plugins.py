"""Plugins from outside: off until turned on, imported when needed, named when they are wrong, and never in the way."""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.hooks.finding import GROUP, Source, in_distributions
from playorder.hooks.manager import Places, Plugins, PluginState
from playorder.hooks.places import line_in_json, line_in_toml
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run

API = "from playorder.rulesets.hearthstone.api import CardDef, GainArmor\n"
OURS = API + 'WISP = CardDef("CS2_231", battlecry=GainArmor({armor}))\n'
MINE = """
[[cards]]
id = "MINE_1"
name = "Mine"
type = "minion"
attack = 2
health = 2
battlecry = {{ armor = {armor} }}
"""


def plugin(where: Path, name: str, *, api: object = 1, **files: str) -> Path:
    made = where / name
    made.mkdir(parents=True, exist_ok=True)
    (made / "plugin.toml").write_text(f'name = "{name}"\nversion = "1.0"\napi = {api}\n', "utf-8")
    for file, text in files.items():
        (made / (file.replace("__", ".") if "__" in file else f"{file}.py")).write_text(text, "utf-8")
    return made


@pytest.fixture
def home(own_home: Path) -> Path:
    """Where the user's plugins lie."""
    return own_home / "plugins"


def armor_after(program: Program, card: str = "Wisp") -> int:
    document = {
        "format": "playorder/scenario", "version": 1, "players": [{"hand": [card]}, {}], "script": [{"play": card}],
    }  # fmt: skip
    result: RunResult = run(read_values(document)[0], program.tools())
    assert not result.error, result.error
    armor: int = result.game.hero_of(1).armor
    return armor


def test_a_plugin_of_the_user_is_off_until_it_is_turned_on_and_stays_on(home: Path) -> None:
    plugin(home, "ours", cards=OURS.format(armor=3))
    program = Program()
    ours = program.plugins.plugins["ours"]
    assert (ours.state, ours.found.source) == (PluginState.REGISTERED, Source.USER)
    assert ours.card_ids == ["CS2_231"], "its cards are known without importing it"
    assert armor_after(program) == 0
    program.plugins.enable("ours")
    assert ours.state is PluginState.ENABLED
    assert armor_after(program) == 3
    assert ours.state is PluginState.ACTIVATED
    assert Program().plugins.plugins["ours"].enabled
    program.plugins.enable("ours", False)
    assert armor_after(program) == 0
    assert not Program().plugins.plugins["ours"].enabled


def test_turning_a_plugin_on_imports_nothing(home: Path, tmp_path: Path) -> None:
    plugin(home, "ours", cards=f"open({str(tmp_path / 'imported')!r}, 'w').close()\n" + OURS.format(armor=3))
    program = Program()
    program.plugins.enable("ours")
    assert not (tmp_path / "imported").exists()
    assert armor_after(program) == 3
    assert (tmp_path / "imported").exists()


def test_cards_of_a_card_file_are_found_by_name_searched_and_played(home: Path) -> None:
    plugin(home, "ours", my__cards__toml=MINE.format(armor=2))
    program = Program()
    assert "MINE_1" not in program.catalogue()
    program.plugins.enable("ours")
    assert program.catalogue().find("Mine").attack == 2
    assert program.catalogue().search("mine")[0].id == "MINE_1"
    assert armor_after(program, "Mine") == 2
    assert program.plugins.plugins["ours"].state is PluginState.ACTIVATED


def test_an_older_reading_of_a_plugin_never_replaces_a_newer_one(home: Path) -> None:
    plugin(home, "ours", my__cards__toml=MINE.format(armor=2))
    program = Program()
    program.plugins.enable("ours")
    usual = program.plugins.check
    assert usual is not None
    was_read, may_end = threading.Event(), threading.Event()

    def slow_once(*about: Any) -> None:
        program.plugins.check = usual
        usual(*about)
        was_read.set()
        assert may_end.wait(20)

    program.plugins.check = slow_once
    older = threading.Thread(target=program.plugins.refresh, args=("ours",))
    older.start()
    assert was_read.wait(20)
    plugin(home, "ours", my__cards__toml=MINE.format(armor=5))
    newer = threading.Thread(target=program.plugins.refresh, args=("ours",))
    newer.start()
    newer.join(1.0)  # long enough to be through, if nothing made it wait for the older one
    may_end.set()
    older.join()
    newer.join()
    assert armor_after(program, "Mine") == 5


def test_one_card_of_two_plugins_is_named_with_who_has_it_and_why(home: Path) -> None:
    plugin(home, "aa", cards=OURS.format(armor=1))
    plugin(home, "bb", cards=OURS.format(armor=2))
    plugin(home, "cc", cards=API + 'JUGGLER = CardDef("NEW1_019", battlecry=GainArmor(9))\n')
    program = Program()
    for name in ("aa", "bb", "cc"):
        program.plugins.enable(name)
    found = {collision.card: collision for collision in program.plugins.collisions()}
    assert found["CS2_231"].plugins == ("bb", "aa")
    assert found["NEW1_019"].plugins == ("cc", "classic")
    assert found["NEW1_019"].why == "your plugin folder comes before shipped with Playorder"
    assert armor_after(program) == 2
    assert armor_after(program, "Knife Juggler") == 9


def test_of_two_plugins_with_one_card_the_same_wins_whichever_came_first(home: Path) -> None:
    plugin(home, "bb", cards=OURS.format(armor=2))
    program = Program()
    program.plugins.enable("bb")
    plugin(home, "aa", cards=OURS.format(armor=1))
    program.plugins.refresh()
    program.plugins.enable("aa")
    assert armor_after(program) == 2
    assert armor_after(Program()) == 2, "and when the program is started again"
    assert [found.plugins for found in program.plugins.collisions()] == [("bb", "aa")]


def test_a_folder_with_the_name_of_a_shipped_plugin_is_refused_and_named(home: Path) -> None:
    plugin(home, "classic", cards=OURS.format(armor=1))
    program = Program()
    assert program.plugins.plugins["classic"].found.source is Source.SHIPPED
    assert any("a plugin of this name already" in str(error) for error in program.plugins.failed)


@pytest.mark.parametrize(
    ("api", "words"),
    [(2, "needs a newer Playorder"), (0, "its author must bring it up to date"), ('"1"', "not a number")],
)
def test_another_version_of_the_api_is_explained(home: Path, api: object, words: str) -> None:
    plugin(home, "ours", api=api, cards=OURS.format(armor=1))
    program = Program()
    ours = program.plugins.plugins["ours"]
    assert ours.state is PluginState.FAILED
    assert words in str(ours.error)
    assert armor_after(program) == 0


BROKEN = {
    "syntax": ("X = CardDef('CS2_231', battlecry=\n", "SyntaxError", True),
    "raises": (OURS.format(armor=1) + "\nraise RuntimeError('no')\n", "RuntimeError: no", True),
    "name": (API + "WISP = CardDef('CS2_231', battlecry=Oops())\n", "Oops", True),
    "exits": (OURS.format(armor=1) + "import sys\nsys.exit(3)\n", "SystemExit", True),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_module_that_cannot_be_imported_is_told_with_line_and_caret(home: Path, how: str) -> None:
    code, words, has_line = BROKEN[how]
    plugin(home, "ours", cards=code)
    program = Program()
    program.plugins.enable("ours")
    assert armor_after(program) == 0
    error = program.plugins.plugins["ours"].error
    assert error is not None
    assert words in error.why
    assert error.file == home / "ours" / "cards.py"
    assert bool(error.line) is has_line
    assert "^" in error.picture


def test_a_hook_that_raises_is_named_and_the_others_are_asked(home: Path) -> None:
    made = plugin(home, "ours", hooks="raise ValueError('at import')\n")
    (made / "plugin.toml").write_text('name = "ours"\nversion = "1"\napi = 1\nhooks = "hooks"\n', "utf-8")
    plugin(home, "other", cards=OURS.format(armor=4))
    program = Program()
    program.plugins.enable("ours")
    program.plugins.enable("other")
    assert "ValueError: at import" in str(program.plugins.plugins["ours"].error)
    assert armor_after(program) == 4


def test_a_half_written_file_keeps_the_last_good_version_and_shows_the_place(home: Path) -> None:
    made = plugin(home, "ours", cards=OURS.format(armor=1), my__cards__toml=MINE.format(armor=1))
    program = Program()
    program.plugins.enable("ours")
    assert (armor_after(program), armor_after(program, "Mine")) == (1, 1)
    (made / "cards.py").write_text(OURS.format(armor=5) + "def half(", "utf-8")
    assert not program.plugins.refresh("ours")
    error = program.plugins.plugins["ours"].error
    assert error is not None
    assert (error.line, "def half(" in error.picture) == (3, True)
    assert armor_after(program) == 1
    (made / "my.cards.toml").write_text(MINE.format(armor=7)[:-8], "utf-8")
    assert not program.plugins.refresh("ours")
    assert (armor_after(program), armor_after(program, "Mine")) == (1, 1)
    (made / "cards.py").write_text(OURS.format(armor=5), "utf-8")
    (made / "my.cards.toml").write_text(MINE.format(armor=7), "utf-8")
    assert program.plugins.refresh("ours")
    assert (armor_after(program), armor_after(program, "Mine")) == (5, 7)
    assert program.plugins.plugins["ours"].error is None


def test_a_card_file_with_a_word_that_does_not_exist_keeps_the_last_good_version(home: Path) -> None:
    made = plugin(home, "ours", my__cards__toml=MINE.format(armor=1))
    program = Program()
    program.plugins.enable("ours")
    assert armor_after(program, "Mine") == 1
    (made / "my.cards.toml").write_text(MINE.format(armor='"lots"'), "utf-8")
    assert not program.plugins.refresh("ours")
    error = program.plugins.plugins["ours"].error
    assert error is not None
    assert error.line == 8
    assert "Mine: cards[0].battlecry.armor: unknown amount 'lots'" in error.why
    assert armor_after(program, "Mine") == 1


def test_a_card_file_that_is_wrong_when_it_is_turned_on_is_named_and_the_program_goes_on(home: Path) -> None:
    plugin(
        home,
        "ours",
        my__cards__json=json.dumps({"cards": [{"id": "A", "name": "A", "type": "minoin"}]}, indent=1),
    )
    program = Program()
    program.plugins.enable("ours")
    assert "unknown type 'minoin'" in str(program.plugins.plugins["ours"].error)
    assert armor_after(program) == 0


def test_tokens_that_are_no_list_are_named_and_the_program_starts(home: Path) -> None:
    wrong = {"cards": [{"id": "A", "name": "A", "type": "minion", "attack": 1, "health": 1, "tokens": 5}]}
    plugin(home, "ours", my__cards__json=json.dumps(wrong))
    program = Program()
    program.plugins.enable("ours")
    assert "tokens" in str(program.plugins.plugins["ours"].error)
    assert armor_after(program) == 0


def test_new_and_removed_folders_are_noticed(home: Path) -> None:
    program = Program()
    made = plugin(home, "late", cards=OURS.format(armor=1))
    assert program.plugins.refresh()
    assert not program.plugins.plugins["late"].enabled
    for path in made.iterdir():
        path.unlink()
    made.rmdir()
    assert program.plugins.refresh()
    assert "late" not in program.plugins.plugins


def test_a_plugin_with_a_hundred_cards_is_taken_in_again_within_300_ms(home: Path) -> None:
    code = API + "".join(f'C{i} = CardDef("BIG_{i}", battlecry=GainArmor({i}))\n' for i in range(50))
    cards = "".join(
        MINE.format(armor=1).replace("MINE_1", f"BIG_{i}").replace('"Mine"', f'"Big {i}"') for i in range(100)
    )
    cards = cards.replace("battlecry", "deathrattle")
    plugin(home, "big", cards=code, my__cards__toml=cards)
    program = Program()
    program.plugins.enable("big")
    armor_after(program, "Big 99")
    began = time.perf_counter()
    assert program.plugins.refresh("big")
    assert program.catalogue().find("Big 7").id == "BIG_7"
    assert time.perf_counter() - began < 0.3


def test_an_installed_distribution_announces_its_plugin_and_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = plugin(tmp_path, "fancy_cards", cards=OURS.format(armor=6))
    (package / "__init__.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w').close()\n", "utf-8")
    info = tmp_path / "fancy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fancy\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        f"[{GROUP}]\nfancy = fancy_cards\ngone = not_there_at_all\n", "utf-8"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert {found.name for found in in_distributions()} >= {"fancy", "gone"}
    plugins = Plugins(places=Places(distributions=True))
    assert not (tmp_path / "imported").exists(), "nothing of it is imported to find it"
    assert plugins.plugins["fancy"].state is PluginState.REGISTERED
    assert plugins.plugins["gone"].state is PluginState.FAILED
    assert "cannot be found" in str(plugins.plugins["gone"].error)
    plugins.enable("fancy")
    assert plugins.definition("CS2_231") is not None


TOML = """
# cards
[[cards]]
id = "A"
battlecry = { damage = 1, to = "self" }

[[cards]]
id = "B"

[[cards.triggers]]
on = "draw"
do = [
  { draw = 1 },
  { armor = 1 },
]

[[cards.triggers]]
on = "heal"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [("cards[0]", 3), ("cards[0].id", 4), ("cards[0].battlecry.to", 5), ("cards[1]", 7), ("cards[1].id", 8),
     ("cards[1].triggers[0].on", 11), ("cards[1].triggers[0].do[1].armor", 14), ("cards[1].triggers[1].on", 18),
     ("cards[0].nothing", 3)],
)  # fmt: skip
def test_the_line_of_a_value_in_toml(path: str, line: int) -> None:
    assert line_in_toml(TOML, path) == line


def test_the_line_of_a_value_in_json() -> None:
    text = json.dumps({"cards": [{"id": "a,]}"}, {"id": "b", "do": [{"x": 1}, {"y": [2, 3]}]}]}, indent=1)
    lines = text.splitlines()
    for path, shown in (("cards[1].id", '"b"'), ("cards[1].do[1].y[1]", "3"), ("cards[0].id", '"a,]}"')):
        assert shown in lines[line_in_json(text, path) - 1]
    assert line_in_json(text, "cards[1].gone") == line_in_json(text, "cards[1]")
