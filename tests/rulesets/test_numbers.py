"""Numbers are 32 bits wide: arithmetic wraps, what is below 0 is 0, and enchantments keep 32-bit floats."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_documents import run_document

from playorder.rulesets.hearthstone.numbers import HIGHEST, LOWEST, final, stored, wrap

EXACT = 2**24
"""Up to here a 32-bit float holds every whole number."""

numbers = st.integers(-(2**40), 2**40)


def minion_with(attack: int = 1, health: int = 1, **fields: Any) -> dict[str, Any]:
    return {"id": "m", "card": "Wisp", "attack": attack, "health": health, **fields}


def numbers_of(minion: dict[str, Any]) -> tuple[int, int]:
    """Attack and maximum health as the board has them once it is built."""
    game = run_document(players=[{"board": [minion]}, {}]).game
    entity = game.entities[game.players[1].board[0]]
    return entity.attack, entity.max_health


# --- the three functions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "wrapped"),
    [
        (0, 0), (-1, -1), (HIGHEST, HIGHEST), (LOWEST, LOWEST), (HIGHEST + 1, LOWEST), (LOWEST - 1, HIGHEST),
        (2**32, 0), (2**32 + 5, 5), (2 * HIGHEST, -2), (-(2**32), 0),
    ],
)  # fmt: skip
def test_arithmetic_wraps_as_signed_32_bits(value: int, wrapped: int) -> None:
    assert wrap(value) == wrapped


@given(numbers)
def test_wrapping_is_what_the_machine_does(value: int) -> None:
    assert wrap(value) == ctypes.c_int32(value).value


@given(numbers, numbers)
def test_wrapping_early_or_late_makes_no_difference(one: int, two: int) -> None:
    assert wrap(wrap(one) + two) == wrap(one + two)
    assert wrap(wrap(one) * 2) == wrap(one * 2)


@pytest.mark.parametrize(
    ("value", "kept"),
    [(0, 0), (7, 7), (-1, 0), (-40, 0), (HIGHEST, HIGHEST), (HIGHEST + 1, 0), (2**32 + 3, 3), (LOWEST, 0)],
)
def test_a_final_value_below_0_is_kept_as_0(value: int, kept: int) -> None:
    assert final(value) == kept


@given(numbers)
def test_a_final_value_is_never_negative_and_never_too_large(value: int) -> None:
    assert final(value) == max(0, ctypes.c_int32(value).value)


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        (0, 0), (-5, -5), (EXACT, EXACT), (EXACT + 1, EXACT), (EXACT + 2, EXACT + 2), (EXACT + 3, EXACT + 4),
        (2**30 + 1, 2**30), (HIGHEST, 0), (HIGHEST - 63, 0), (HIGHEST - 127, HIGHEST - 127), (LOWEST, LOWEST),
        (LOWEST - 1, LOWEST), (LOWEST - 200, 0),
    ],
)  # fmt: skip
def test_a_stored_number_is_a_32_bit_float_and_0_out_of_range(value: int, kept: int) -> None:
    assert stored(value) == kept


@given(st.integers(-EXACT, EXACT))
def test_small_numbers_are_stored_exactly(value: int) -> None:
    assert stored(value) == value


@given(st.integers(LOWEST, HIGHEST))
def test_what_is_stored_is_the_nearest_float_if_that_is_in_range(value: int) -> None:
    nearest = int(struct.unpack("<f", struct.pack("<f", float(value)))[0])
    assert stored(value) == (nearest if nearest <= HIGHEST else 0)
    assert stored(stored(value)) == stored(value)


# --- on the board --------------------------------------------------------------------------------------------


def test_attack_and_health_that_pass_the_end_wrap_and_are_0() -> None:
    assert numbers_of(minion_with(HIGHEST, HIGHEST)) == (HIGHEST, HIGHEST)
    beyond = {"attack": 1, "health": 1}
    assert numbers_of(minion_with(HIGHEST, HIGHEST, attach=[beyond])) == (0, 0)


def test_a_value_that_passes_the_end_and_comes_back_is_whole_again() -> None:
    there, back = {"attack": 2, "health": 2}, {"attack": -3, "health": -3}
    assert numbers_of(minion_with(HIGHEST, HIGHEST, attach=[there, back])) == (HIGHEST - 1, HIGHEST - 1)


def test_attack_below_0_is_0_but_counts_until_the_sum_is_done() -> None:
    assert numbers_of(minion_with(1, 5, attach=[{"attack": -4}]))[0] == 0
    assert numbers_of(minion_with(1, 5, attach=[{"attack": -4}, {"attack": 5}]))[0] == 2


def test_an_aura_wraps_too() -> None:
    minion = minion_with(HIGHEST, HIGHEST)
    game = run_document(players=[{"board": [minion, "Stormwind Champion"]}, {}]).game
    entity = game.entities[game.players[1].board[0]]
    assert (entity.attack, entity.max_health) == (0, 0)


@pytest.mark.parametrize(
    ("health", "attack"), [(5, 5), (EXACT + 1, EXACT), (EXACT + 3, EXACT + 4), (HIGHEST, 0)]
)
def test_an_enchantment_that_notes_a_number_notes_a_float(health: int, attack: int) -> None:
    """Crazed Alchemist gives the old health as attack."""
    result = run_document(
        players=[
            {"board": [minion_with(3, health)], "hand": [{"id": "alchemist", "card": "Crazed Alchemist"}]},
            {},
        ],
        script=[{"play": "alchemist", "target": "m"}],
        expect=[{"entity": "m", "attack": attack, "health": 3, "max_health": 3, "zone": "play"}],
    )
    assert result.ok, result.checks


def test_a_minion_whose_health_wraps_away_dies_at_the_end_of_the_phase() -> None:
    result = run_document(
        players=[
            {"board": [minion_with(1, HIGHEST)], "hand": [{"id": "c", "card": "Stormwind Champion"}]},
            {},
        ],
        script=[{"play": "c"}],
        expect=[
            {"entity": "m", "zone": "graveyard"},
            {"player": "p1", "board": ["Stormwind Champion"]},
            {"count": {"kind": "damage"}, "is": 0},
        ],
    )
    assert result.ok, result.checks
