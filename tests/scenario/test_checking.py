"""What an entity is expected to have: keywords of the rules, and what its card and its enchantments say."""

from __future__ import annotations

from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.run import run

PROGRAM = Program()


def holds(player: dict[str, Any], script: list[dict[str, Any]], **check: Any) -> bool:
    """Whether a check of the entity ``it`` holds after the script."""
    document = {
        "format": "playorder/scenario", "version": 1, "players": [player, {}], "script": script,
        "options": {"ignore_mana": True}, "expect": [{"entity": "it", **check}],
    }  # fmt: skip
    result = run(read_values(document)[0], PROGRAM.tools())
    assert not result.error
    return result.ok


SILENCE_IT = {"hand": [{"id": "silence", "card": "Silence"}]}
SILENCED = [{"play": "silence", "target": "it"}]


@pytest.mark.parametrize(
    ("card", "word"),
    [("Loot Hoarder", "deathrattle"), ("Kobold Geomancer", "spell_power"), ("Amani Berserker", "enrage")],
)
def test_what_the_card_says_counts_until_a_silence(card: str, word: str) -> None:
    player = {"board": [{"id": "it", "card": card}], **SILENCE_IT}
    assert holds(player, [], keywords=[word])
    assert not holds(player, [], without=[word])
    assert not holds(player, SILENCED, keywords=[word])
    assert holds(player, SILENCED, without=[word])


def test_a_deathrattle_that_an_enchantment_gives_counts_until_a_silence() -> None:
    player = {
        "board": [{"id": "it", "card": "Wisp", "attach": [{"card": "Soul of the Forest"}]}],
        **SILENCE_IT,
    }
    assert holds(player, [], keywords=["deathrattle"])
    assert not holds(player, [], without=["deathrattle"])
    assert holds(player, SILENCED, without=["deathrattle"])
    assert not holds({"board": [{"id": "it", "card": "Wisp"}]}, [], keywords=["deathrattle"])


def test_spell_damage_that_a_minion_gives_counts_until_a_silence() -> None:
    player = {
        "board": [{"id": "it", "card": "Wisp"}],
        "hand": [{"id": "mage", "card": "Ancient Mage"}, {"id": "silence", "card": "Silence"}],
    }
    given = [{"play": "mage"}]
    assert holds(player, [], without=["spell_power"])
    assert holds(player, given, keywords=["spell_power"])
    assert holds(player, [*given, *SILENCED], without=["spell_power"])


def test_a_deathrattle_given_after_a_silence_counts() -> None:
    player = {
        "board": [{"id": "it", "card": "Loot Hoarder", "keywords": ["silenced"]}],
        "hand": [{"id": "soul", "card": "Soul of the Forest"}],
    }
    assert holds(player, [], without=["deathrattle"])
    assert holds(player, [{"play": "soul"}], keywords=["deathrattle", "silenced"])


def test_every_one_of_the_keywords_is_wanted_and_none_of_those_that_are_not() -> None:
    player = {"board": [{"id": "it", "card": "Sludge Belcher"}]}
    assert holds(player, [], keywords=["taunt", "deathrattle"], without=["charge"])
    assert not holds(player, [], keywords=["taunt", "charge"])
    assert not holds(player, [], without=["charge", "deathrattle"])
