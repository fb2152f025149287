"""Random games notice an engine that is broken on purpose: each test takes one rule away and waits for the alarm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.wowtcg import (
    combatants,
    control,
    leaving,
    packets,
    prevention,
    priority,
    states,
    uniqueness,
)

GAMES = Program().plugins.random_games()["wowtcg"]
MOST_GAMES = 12
"""So many games go by at most before a broken rule is noticed."""

Break = Callable[[pytest.MonkeyPatch], None]


def armor_takes_nothing(patch: pytest.MonkeyPatch) -> None:
    real = prevention._use_armor
    patch.setattr(
        prevention,
        "_use_armor",
        lambda game, packet, armor: real(game, packet, armor)._replace(amount=packet.amount),
    )


def armor_takes_more_than_its_defense(patch: pytest.MonkeyPatch) -> None:
    real = prevention.defense_of
    patch.setattr(prevention, "defense_of", lambda game, armor: real(game, armor) and 9)


def prevention_is_not_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(prevention, "_note", lambda *_: None)


def a_packet_is_replaced_twice(patch: pytest.MonkeyPatch) -> None:
    real = packets.applicable_replacements

    def again(game: Any, packet: packets.Packet) -> list[tuple[int, int]]:
        if len(packet.replaced_by) > 3:
            return []
        return real(game, packet._replace(replaced_by=()))

    patch.setattr(packets, "applicable_replacements", again)


def a_packet_of_several_is_lost(patch: pytest.MonkeyPatch) -> None:
    real = packets.arrive

    def arrive(game: Any, frame: tuple[Any, ...]) -> None:
        _, then, context, through = frame
        real(game, (arrive, then, context, through[:1]))

    patch.setattr(packets, "arrive", arrive)


def damage_is_dealt_twice(patch: pytest.MonkeyPatch) -> None:
    real = packets._apply

    def twice(game: Any, packet: packets.Packet, amount: int) -> None:
        real(game, packet, amount)
        real(game, packet, amount)

    patch.setattr(packets, "_apply", twice)


def damage_is_not_marked(patch: pytest.MonkeyPatch) -> None:
    real = packets._apply

    def forgotten(game: Any, packet: packets.Packet, amount: int) -> None:
        real(game, packet, amount)
        game.set(game.entity(packet.target), "damage", 0)

    patch.setattr(packets, "_apply", forgotten)


def a_window_closes_over_a_full_chain(patch: pytest.MonkeyPatch) -> None:
    real = priority.give_on

    def give_on(game: Any, player: int) -> None:
        if game.info.passes == 0 or not game.info.chain:
            real(game, player)

    patch.setattr(priority, "give_on", give_on)


def nothing_is_unique(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(uniqueness, "violation", lambda *_: [])


def nothing_goes_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(control, "ended", lambda *_: None)


def fatal_damage_is_not_fatal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(priority, "pre_priority_check", lambda _: False)


def damage_goes_along_to_the_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(leaving, "ONLY_IN_PLAY", ())


def powers_work_after_leaving(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(leaving, "unlisten", lambda *_: None)


def nobody_leaves_combat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(combatants, "remove", lambda *_: None)


def exhausting_is_not_written_down(patch: pytest.MonkeyPatch) -> None:
    def exhaust(game: Any, entity: Any) -> None:
        entity.exhausted = True

    patch.setattr(states, "exhaust", exhaust)
    patch.setattr(prevention, "exhaust", exhaust)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("broken", "alarm"),
    [
        (armor_takes_nothing, "not what was left of a packet"),
        (armor_takes_more_than_its_defense, "without so much DEF"),
        (prevention_is_not_told, "not what was left of a packet"),
        (a_packet_is_replaced_twice, "has replaced a packet twice"),
        (a_packet_of_several_is_lost, "was left of a packet and never dealt"),
        (damage_is_dealt_twice, "not what was left of a packet"),
        (damage_is_not_marked, "is due"),
        (a_window_closes_over_a_full_chain, "the chain is not empty"),
        (nothing_is_unique, "or its tag"),
        (nothing_goes_back, "no claim to it"),
        (fatal_damage_is_not_fatal, "has fatal damage and is in play"),
        (damage_goes_along_to_the_hand, "has damage, counters or is exhausted"),
        (powers_work_after_leaving, "and is not in play"),
        (nobody_leaves_combat, "er is not in play"),
        (exhausting_is_not_written_down, "undoing the game"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_random_games_notice_that(broken: Break, alarm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch)
    with pytest.raises(BrokenInvariant, match=alarm):
        play_games()


def play_games() -> None:
    """Play until something is noticed."""
    for seed in range(MOST_GAMES):
        GAMES.play(seed, "2.0")
