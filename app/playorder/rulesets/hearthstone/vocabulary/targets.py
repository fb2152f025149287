"""What a card made without code may be aimed at, in the numbers of the card data's requirements."""

from __future__ import annotations

from typing import Any, Final

from playorder.cards.spelling import near, only_known
from playorder.cards.vocabulary import VocabularyError
from playorder.rulesets.hearthstone import requirements
from playorder.rulesets.hearthstone.races import race_number

TARGET_WORDS: Final[dict[str, tuple[int, ...]]] = {
    "character": (),
    "friendly_character": (requirements.FRIENDLY_TARGET,),
    "enemy_character": (requirements.ENEMY_TARGET,),
    "minion": (requirements.MINION_TARGET,),
    "friendly_minion": (requirements.MINION_TARGET, requirements.FRIENDLY_TARGET),
    "enemy_minion": (requirements.MINION_TARGET, requirements.ENEMY_TARGET),
    "hero": (requirements.HERO_TARGET,),
    "minion_or_enemy_hero": (requirements.MINION_OR_ENEMY_HERO,),
}
"""What may be aimed at, by word."""

FLAGS: Final[dict[str, int]] = {
    "damaged": requirements.DAMAGED_TARGET, "undamaged": requirements.UNDAMAGED_TARGET,
    "frozen": requirements.FROZEN_TARGET, "taunt": requirements.MUST_TARGET_TAUNTER,
    "legendary": requirements.LEGENDARY_TARGET, "deathrattle": requirements.TARGET_WITH_DEATHRATTLE,
    "battlecry": requirements.TARGET_WITH_BATTLECRY,
}  # fmt: skip
"""What it must be besides."""

WHEN: Final[dict[str, int]] = {
    "always": requirements.TARGET_TO_PLAY, "available": requirements.TARGET_IF_AVAILABLE,
    "combo": requirements.TARGET_FOR_COMBO, "holding_dragon": requirements.DRAGON_IN_HAND,
}  # fmt: skip
"""When a target must be chosen: always, if there is one, or on a condition."""

TARGET_FIELDS: Final = ("what", "race", "max_attack", "min_attack", "be", "when")


def read_target(value: Any, path: str, *, is_minion: bool) -> tuple[tuple[int, int], ...]:
    """The requirements that a ``target`` field stands for. Raises :class:`VocabularyError`."""
    data = {"what": value} if isinstance(value, str) else value
    if not isinstance(data, dict):
        raise VocabularyError(path, "not a target", 'a word, or {"what": "minion", "race": "beast"}')
    only_known(data, TARGET_FIELDS, path, "a target", VocabularyError)
    where = path if isinstance(value, str) else f"{path}.what"
    what = _one_of(data.get("what", "character"), TARGET_WORDS, where)
    found = dict.fromkeys(TARGET_WORDS[what], 0)
    usual = "available" if is_minion else "always"
    found[WHEN[_one_of(data.get("when", usual), WHEN, f"{path}.when")]] = 0
    be = data.get("be", [])
    for name in be if isinstance(be, list) else [be]:
        found[FLAGS[_one_of(name, FLAGS, f"{path}.be")]] = 0
    if "race" in data:
        number = race_number(str(data["race"]).upper())
        if not number:
            raise VocabularyError(
                f"{path}.race", f"unknown tribe {data['race']!r}", "such as beast, demon or mech"
            )
        found[requirements.TARGET_WITH_RACE] = number
    for name, requirement in (
        ("max_attack", requirements.TARGET_MAX_ATTACK),
        ("min_attack", requirements.TARGET_MIN_ATTACK),
    ):
        if name in data:
            if isinstance(data[name], bool) or not isinstance(data[name], int):
                raise VocabularyError(f"{path}.{name}", "not a whole number", "write a number such as 3")
            found[requirement] = data[name]
    return tuple(sorted(found.items()))


def _one_of(value: Any, known: dict[str, Any], path: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise VocabularyError(path, f"unknown target word {value!r}", near(str(value), known))
    return value
