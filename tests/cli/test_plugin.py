"""``playorder plugin``: begin, test, check, list and turn on, as an author does it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playorder.cli.main import main

APP = Path(__file__).resolve().parents[2] / "app"


@pytest.fixture
def home(own_home: Path) -> Path:
    return own_home / "plugins"


@pytest.fixture
def begun(home: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["plugin", "new", "first"]) == 0
    capsys.readouterr()
    return home / "first"


def test_a_new_plugin_has_tests_that_pass_with_the_fixtures_alone(
    begun: Path, outcome_of: Callable[[Path], subprocess.CompletedProcess[str]]
) -> None:
    done = outcome_of(begun)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_a_new_plugin_passes_the_check(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plugin", "check", str(begun)]) == 0
    assert capsys.readouterr().out == "nothing is wrong\n"


def test_a_new_plugin_is_off_and_turning_it_on_says_what_that_means(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["plugin", "list", "--json"]) == 0
    listed = {plugin["name"]: plugin for plugin in json.loads(capsys.readouterr().out)["plugins"]}
    assert (listed["first"]["state"], listed["first"]["cards"]) == ("off", 2)
    assert listed["classic"]["state"] == "on"
    assert main(["plugin", "enable", "first"]) == 0
    assert "runs with your own rights" in capsys.readouterr().out
    assert main(["cards", "Spark Mender"]) == 0
    assert "FIRST_001" in capsys.readouterr().out
    assert main(["plugin", "disable", "first"]) == 0
    assert main(["plugin", "enable", "frist"]) == 2
    assert "did you mean 'first'?" in capsys.readouterr().err


WRONG = {
    "unknown selection": (
        'to = "random_enemy_character"', 'to = "random_enemy"', "unknown selection 'random_enemy'", ".cards.toml:18:",
    ),
    "wrong kind": ('heal = 2, to = "friendly_hero"', 'heal = 2, to = "friendly_weapon"', "holds a weapon",
                   ".cards.toml:13:"),
    "missing token": ('heal = 2, to = "friendly_hero"', 'summon = "Nobody"', "unknown card 'Nobody'",
                      ".cards.toml:13:"),
    "not aimed": ('to = "friendly_hero"', 'to = "target"', "the card is not aimed", ".cards.toml:13:"),
    "other prefix": ('id = "FIRST_001"', 'id = "SECOND_001"', "does not begin with FIRST_", ".cards.toml:"),
    "not toml": ("cost = 2", "cost = = 2", "not TOML", ".cards.toml:8:8:"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_the_check_names_what_is_wrong_with_file_and_line(
    begun: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    old, new, words, place = WRONG[what]
    file = begun / "first.cards.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    assert main(["plugin", "check", str(begun)]) == 1
    told = capsys.readouterr().out
    assert words in told
    assert place in told


def test_the_check_names_cards_without_a_test_and_tokens_that_code_lacks(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (begun / "more.py").write_text(
        "from playorder.rulesets.hearthstone.api import CardDef, Summon\n\n"
        'NOBODY = CardDef("CS2_231", battlecry=Summon("FIRST_009"))\n',
        "utf-8",
    )
    (begun / "tests" / "test_first.py").write_text("# nothing of Careful Count\n", "utf-8")
    assert main(["plugin", "check", str(begun)]) == 1
    told = capsys.readouterr().out
    assert "more.py:3: CS2_231 names the card 'FIRST_009', which does not exist" in told
    assert "names Spark Mender (FIRST_001)" in told
    assert "names Careful Count" not in told


@pytest.mark.parametrize("name", ["Bad Name", "", "../up", "first"])
def test_a_name_that_will_not_do_is_refused(
    begun: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["plugin", "new", name]) == 2
    assert capsys.readouterr().err.startswith("playorder: ")


CODE_THAT_IS_WRONG = {
    "no text": ('ID = "FIRST_002"\nCAREFUL_COUNT = CardDef(ID, spell=Draw())\n',
                "cards.py: FIRST_002 is not found: write"),
    "a class": ('CAREFUL_COUNT = CardDef("FIRST_002", spell=Draw)\n',
                "cards.py:2: FIRST_002: Draw is a class; write Draw("),
    "a class deep in": (
        'CAREFUL_COUNT = CardDef("FIRST_002", triggers=[Trigger(HEAL, None, (Draw(), Draw), "x")])\n',
        "cards.py:2: FIRST_002: Draw is a class",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", CODE_THAT_IS_WRONG)
def test_the_check_names_mistakes_of_python_that_nothing_else_would_tell(
    begun: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    code, words = CODE_THAT_IS_WRONG[what]
    api = "from playorder.rulesets.hearthstone.api import HEAL, CardDef, Draw, Trigger\n"
    (begun / "cards.py").write_text(api + code, "utf-8")
    assert main(["plugin", "check", "first"]) == 1
    assert words in capsys.readouterr().out


def test_a_plugin_is_checked_by_its_name_too(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plugin", "check", "first"]) == 0
    assert capsys.readouterr().out == "nothing is wrong\n"


def test_checking_what_is_no_plugin_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plugin", "check", str(tmp_path / "gone")]) == 2
    assert main(["plugin", "check", str(tmp_path)]) == 1
    assert "plugin.toml" in capsys.readouterr().out


def test_a_word_prints_the_example_that_is_run_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vocabulary", "effects", "missiles"]) == 0
    assert json.loads(capsys.readouterr().out)["expect"]
    assert main(["vocabulary", "effects", "misiles"]) == 2
    assert "missiles" in capsys.readouterr().err


def test_the_page_of_the_vocabulary_has_every_word_and_stands_on_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["vocabulary", "--html"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("<!doctype html>")
    assert page.count("An example that runs") == page.count("<article ")
    assert "http" not in page.replace("http-equiv", "")


def test_listing_plugins_loads_no_rules_of_any_game(home: Path) -> None:
    code = "import sys; from playorder.cli.main import main; main(['plugin', 'list']); print(*sys.modules)"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=APP)

    loaded = set(done.stdout.splitlines()[-1].split())
    assert "playorder.hooks.manager" in loaded
    assert not loaded & {"playorder.scenario.hearthstone", "playorder.rulesets.hearthstone.vocabulary.cards"}
