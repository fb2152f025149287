"""Writing a new plugin: a manifest, one card that works, and a test that passes."""

from __future__ import annotations

import re
from pathlib import Path

from playorder.hooks.errors import PluginError
from playorder.hooks.manifest import API_VERSION, FILE

_MANIFEST = """name = "{name}"
version = "0.1.0"
author = ""
api = {api}
prefix = "{prefix}"
provides = "Cards of my own"
"""

_CARDS = """#:schema {schema}
# What is printed on the cards, and what simple ones do. All words: playorder vocabulary

[[cards]]
id = "{prefix}001"
name = "Spark Mender"
type = "minion"
cost = 2
attack = 2
health = 3
race = "mech"
text = "Battlecry: Restore 2 Health to your hero. After you cast a spell, deal 1 damage to a random enemy."
battlecry = {{ heal = 2, to = "friendly_hero" }}

[[cards.triggers]]
on = "after_play"
if = ["friendly", "by_spell"]
do = {{ damage = 1, to = "random_enemy_character" }}
name = "spark"

[[cards]]
id = "{prefix}002"
name = "Careful Count"
type = "spell"
cost = 1
text = "Draw a card for each damaged minion."
"""

_CODE = '''"""Cards that need a line of Python. The id stands right behind the bracket; there is nothing to register."""

from playorder.rulesets.hearthstone.api import ALL_MINIONS, CardDef, Context, Draw, Entity, Game, Script, is_damaged


def one_for_each_wound(game: Game, me: Entity, context: Context) -> Script:
    """Look at the board and say what happens; change nothing here."""
    return Draw(len(ALL_MINIONS.where(is_damaged).find(game, context)))


CAREFUL_COUNT = CardDef("{prefix}002", spell=one_for_each_wound)
'''

_TEST = '''"""Run with: pytest. The fixtures come with playorder."""


def test_the_mender_heals_and_its_spark_follows_a_spell(run, assert_board, timeline):
    result = run(
        p1={{"hero": {{"card": "HERO_08", "damage": 5}}, "hand": ["Spark Mender", "GAME_005"]}},
        script=[{{"play": "Spark Mender"}}, {{"play": "GAME_005"}}],  # the second is The Coin
        expect=[{{"player": "p1", "hero_health": 27}}, {{"player": "p2", "hero_health": 29}}],
    )
    assert_board(result, p1=[("Spark Mender", 2, 3)], p2=[])
    assert timeline(result).one("trigger", label="spark", status="resolved")


def test_careful_count_draws_for_each_damaged_minion(run):
    run(
        p1={{"hand": ["Careful Count"], "deck": ["Wisp", "Wisp", "Wisp"],
            "board": [{{"card": "Chillwind Yeti", "damage": 1}}, "Wisp"]}},
        p2={{"board": [{{"card": "Chillwind Yeti", "damage": 2}}]}},
        script=[{{"play": "Careful Count"}}],
        expect=[{{"player": "p1", "hand_count": 2, "deck_count": 1}}],
    )
'''


def write_manifest(folder: Path) -> None:
    """Make a folder a plugin of its name, if it is none yet. Raises :class:`OSError`."""
    path = folder / FILE
    if path.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(_MANIFEST.format(name=folder.name, api=API_VERSION, prefix=""), "utf-8")


def write_plugin(where: Path, name: str, schema: Path) -> list[Path]:
    """Write a new plugin into a folder of its name, which does not exist yet; the files, in order.

    ``schema`` is where the schema for editors lies. Raises :class:`PluginError`.
    """
    folder = where / name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise PluginError(
            name, "a plugin's name has small letters, digits and _ only, and begins with a letter"
        )
    if folder.exists():
        raise PluginError(name, f"there is something at {folder} already")
    prefix = name.upper() + "_"
    files = {
        FILE: _MANIFEST, f"{name}.cards.toml": _CARDS, "cards.py": _CODE, f"tests/test_{name}.py": _TEST,
    }  # fmt: skip
    made = []
    try:
        for file, text in files.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(
                text.format(name=name, api=API_VERSION, prefix=prefix, schema=schema.as_posix()), "utf-8"
            )
            made.append(path)
    except OSError as error:
        raise PluginError(name, f"{error.filename}: cannot be written: {error.strerror}") from error
    return made
