"""What is printed on cards: numbers, keywords, requirements, what they make."""

from __future__ import annotations

import copy
import dataclasses

import pytest

from playorder.carddata.cards import CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.keywords import KEYWORDS

TARGET_NEEDED, MINION_TARGET, BOARD_SPACE, RACE, TARGET_IF_ANY = 11, 1, 12, 10, 22


def test_every_card_of_the_data_is_there(catalogue: Catalogue) -> None:
    assert len(catalogue) == 4101  # 4102 entities, less the one without name and type
    assert len(list(catalogue)) == 4101
    assert "PlaceholderCard" not in catalogue


def test_a_minion_has_its_numbers(catalogue: Catalogue) -> None:
    card = catalogue["EX1_572"]
    assert (card.name, card.dbf, card.type) == ("Ysera", 1186, CardType.MINION)
    assert (card.cost, card.attack, card.health, card.durability, card.armor) == (9, 4, 12, 0, 0)
    assert (card.card_class, card.race, card.card_set, card.rarity) == (
        "NEUTRAL", "DRAGON", "EXPERT1", "LEGENDARY",
    )  # fmt: skip
    assert card.collectible
    assert card.elite


def test_a_weapon_has_durability_and_no_health(catalogue: Catalogue) -> None:
    for card in catalogue:
        if card.type is CardType.WEAPON:
            assert card.health == 0, card
            assert card.durability > 0 or card.id == "LOOT_500d", card  # a stand-in that is never seen
        else:
            assert card.durability == 0, card
    assert catalogue["EX1_567"].durability == 8


def test_a_hero_has_health_and_its_power(catalogue: Catalogue) -> None:
    powers = {f"HERO_0{number}": catalogue[f"HERO_0{number}"].hero_power for number in range(1, 10)}
    assert powers == {
        "HERO_01": "CS2_102", "HERO_02": "CS2_049", "HERO_03": "CS2_083b", "HERO_04": "CS2_101",
        "HERO_05": "DS1h_292", "HERO_06": "CS2_017", "HERO_07": "CS2_056", "HERO_08": "CS2_034",
        "HERO_09": "CS1h_001",
    }  # fmt: skip
    assert catalogue["HERO_08"].health == 30
    assert (catalogue["EX1_323h"].health, catalogue["EX1_323h"].hero_power) == (15, "EX1_tk33")
    assert (catalogue["BRM_027h"].health, catalogue["BRM_027h"].hero_power) == (8, "BRM_027p")


def test_every_hero_power_named_is_one(catalogue: Catalogue) -> None:
    named = [card.hero_power for card in catalogue if card.hero_power is not None]
    assert len(named) > 300
    assert {catalogue[power].type for power in named} == {CardType.HERO_POWER}


@pytest.mark.parametrize(
    ("card", "owed"),
    [("EX1_238", 1), ("EX1_243", 2), ("EX1_250", 3), ("EX1_248", 2), ("AT_051", 5), ("BRM_011", 0)],
)
def test_overload_is_the_amount(catalogue: Catalogue, card: str, owed: int) -> None:
    assert catalogue[card].overload == owed
    assert ("overload" in catalogue[card].keywords) is (owed > 0)


def test_spell_power_is_the_amount(catalogue: Catalogue) -> None:
    assert catalogue["EX1_563"].spell_power == 5
    assert catalogue["CS2_142"].spell_power == 1
    assert "spell_power" in catalogue["CS2_142"].keywords
    assert catalogue["CS2_029"].spell_power == 0


@pytest.mark.parametrize(
    ("card", "keywords"),
    [
        ("NEW1_010", {"charge", "divine_shield", "taunt", "windfury"}),
        ("EX1_298", {"cant_attack", "trigger"}),
        ("NEW1_023", {"cant_be_targeted_by_spells", "cant_be_targeted_by_hero_powers"}),
        ("GVG_088", {"forgetful", "stealth", "trigger"}),
        ("EX1_522", {"poisonous", "stealth"}),
        ("CS2_033", {"freeze"}),
        ("EX1_393", {"enrage"}),
        ("FP1_020", {"secret"}),
        ("LOE_006", {"battlecry", "discover"}),
        ("EX1_134", {"combo"}),
        ("AT_006", {"inspire"}),
        ("CS2_022e", {"morph"}),
        ("EX1_165", {"choose_one"}),
        ("CS2_182", set()),
    ],
)
def test_keywords_are_those_printed(catalogue: Catalogue, card: str, keywords: set[str]) -> None:
    assert catalogue[card].keywords == keywords


def test_no_keyword_is_outside_the_vocabulary(catalogue: Catalogue) -> None:
    assert frozenset().union(*(card.keywords for card in catalogue)) <= KEYWORDS


def test_races_have_this_programs_names(catalogue: Catalogue) -> None:
    assert catalogue["GVG_085"].race == "MECH"
    assert catalogue["CS2_171"].race == "BEAST"
    assert {card.race for card in catalogue if card.card_set in ("CORE", "EXPERT1", "GVG", "LOE")} == {
        "", "MURLOC", "DEMON", "MECH", "BEAST", "TOTEM", "PIRATE", "DRAGON",
    }  # fmt: skip


def test_fireball_needs_a_target_and_flame_lance_a_minion(catalogue: Catalogue) -> None:
    assert catalogue["CS2_029"].requirements == ((TARGET_NEEDED, 0),)
    assert set(catalogue["AT_001"].requirements) == {(TARGET_NEEDED, 0), (MINION_TARGET, 0)}


def test_requirements_keep_their_parameter(catalogue: Catalogue) -> None:
    assert (BOARD_SPACE, 1) in catalogue["NEW1_031"].requirements
    assert (RACE, 14) in catalogue["NEW1_017"].requirements


def test_requirements_of_a_second_power_do_not_count(catalogue: Catalogue) -> None:
    # Wildwalker: its enchantment is a second power of the card; the battlecry's is the one that is played
    assert set(catalogue["AT_040"].requirements) == {
        (TARGET_IF_ANY, 0), (MINION_TARGET, 0), (RACE, 20), (2, 0),
    }  # fmt: skip


def test_requirements_are_found_where_no_power_is_marked_as_played(catalogue: Catalogue) -> None:
    assert catalogue["BRM_003"].requirements == ((TARGET_NEEDED, 0),)


def test_no_requirement_is_there_twice(catalogue: Catalogue) -> None:
    for card in catalogue:
        assert len(set(card.requirements)) == len(card.requirements), card


def test_animal_companion_lists_the_three_companions(catalogue: Catalogue) -> None:
    assert catalogue["NEW1_031"].entourage == ("NEW1_032", "NEW1_033", "NEW1_034")
    assert catalogue["EX1_572"].entourage == ("DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05")


def test_other_tags_have_official_names(catalogue: Catalogue) -> None:
    assert catalogue["CS2_029"].tags == {"FACTION": 3, "AttackVisualType": 3, "DevState": 2}
    assert catalogue["EX1_310"].tags["DISCARD_CARDS"] == 2  # the data itself names this tag "2"
    assert not any(name.isdigit() for card in catalogue for name in card.tags)


def test_enchantments_say_whether_they_end_with_the_turn(catalogue: Catalogue) -> None:
    assert catalogue["CS2_188o"].one_turn
    assert not catalogue["CS2_103e2"].one_turn


def test_a_card_cannot_be_changed(catalogue: Catalogue) -> None:
    card = catalogue["CS2_029"]
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.cost = 0  # type: ignore[misc]
    with pytest.raises(TypeError):
        card.tags["FACTION"] = 1  # type: ignore[index]


def test_a_card_is_one_object_whoever_asks(catalogue: Catalogue) -> None:
    card = catalogue["CS2_029"]
    assert catalogue.find("Fireball") is card
    assert catalogue.get("CS2_029") is card
    assert copy.deepcopy([card])[0] is card
    assert next(each for each in catalogue if each.id == "CS2_029") is card
    assert {card: 1}[card] == 1
