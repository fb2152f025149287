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
    "broken",
    [
        armor_takes_nothing,
        armor_takes_more_than_its_defense,
        prevention_is_not_told,
        a_packet_is_replaced_twice,
        a_packet_of_several_is_lost,
        damage_is_dealt_twice,
        damage_is_not_marked,
        a_window_closes_over_a_full_chain,
        nothing_is_unique,
        nothing_goes_back,
        fatal_damage_is_not_fatal,
        damage_goes_along_to_the_hand,
        powers_work_after_leaving,
        nobody_leaves_combat,
        exhausting_is_not_written_down,
    ],
    ids=lambda broken: broken.__name__,
)
def test_random_games_notice_that(broken: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch)
    with pytest.raises(BrokenInvariant):
        play_games()


def play_games() -> None:
    """Play until something is noticed."""
    for seed in range(MOST_GAMES):
        GAMES.play(seed, "2.0")
