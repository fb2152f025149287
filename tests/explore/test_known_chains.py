"""Exact odds of chains: what a hit, a death or a summons sets off changes what can be hit next.

The brute force plays each board by hand, without anything of the engine, once for each way in which chance can fall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Outcome, Outcomes
from playorder.scenario.result import Tools

Find = Callable[..., Outcomes]


class _Open(Exception):
    """Nobody has said yet how this falls; its argument is how many ways there are."""


class Chance:
    """Answers with a path, and stops where it ends."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self._left = list(path)
        self.odds = Fraction(1)

    def of(self, items: Sequence[Any]) -> Any:
        """One of these, all alike."""
        if len(items) > 1 and not self._left:
            raise _Open(len(items))
        self.odds /= len(items)
        return items[self._left.pop(0)] if len(items) > 1 else items[0]


def played(by_hand: Callable[[Chance], Any]) -> dict[Any, Fraction]:
    """What comes of a board, with its odds, over every way that chance can fall."""
    found: Counter[Any] = Counter()
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        chance = Chance(path)
        try:
            end = by_hand(chance)
        except _Open as asked:
            paths += [(*path, option) for option in range(asked.args[0])]
            continue
        found[end] += chance.odds  # type: ignore[assignment]
    return dict(found)


def found_by(outcomes: Outcomes, key: Callable[[Outcome], Any]) -> dict[Any, Fraction]:
    """Probabilities of what is read from an outcome."""
    found: Counter[Any] = Counter()
    for outcome in outcomes.outcomes:
        found[key(outcome)] += outcome.weight
    return {value: outcomes.probability(weight) for value, weight in found.items()}


def healths(*names: str) -> Callable[[Outcome], tuple[int, ...]]:
    """Both heroes' health and that of each named minion, 0 for the dead."""

    def read(outcome: Outcome) -> tuple[int, ...]:
        sides = (outcome.facts.p1, outcome.facts.p2)
        minions = {minion.name: minion.health for side in sides for minion in side.board}
        return (*(side.health for side in sides), *(minions.get(name, 0) for name in names))

    return read


def boards(outcome: Outcome) -> tuple[tuple[str, ...], ...]:
    """The names of both boards, in alphabetical order."""
    sides = (outcome.facts.p1, outcome.facts.p2)
    return tuple(tuple(sorted(minion.name for minion in side.board)) for side in sides)


def minion(name: str, health: int, attack: int = 1, card: str = "Wisp") -> dict[str, Any]:
    return {"id": name, "card": card, "health": health, "attack": attack}


def hit(chance: Chance, health: dict[str, int], among: Sequence[str], amount: int = 1) -> None:
    """Damage to a random one of those that are not mortally wounded."""
    standing = [name for name in among if health[name] > 0]
    if standing:
        health[chance.of(standing)] -= amount


def test_an_opening_hand_is_any_three_of_the_deck(board: Callable[..., Any], tools: Tools) -> None:
    """The shuffle is chance as any other: no seed decides it."""
    deck = ["Wisp", "Fireball", "Frostbolt", "Chillwind Yeti"]
    scenario = board({"deck": deck}, {"deck": ["Wisp"] * 5}, start="game")

    found = explore(scenario, tools, Wishes(exact_only=True))

    def hand(outcome: Outcome) -> tuple[str, ...]:
        return outcome.facts.p1.hand

    left_out = {tuple(sorted(set(deck) - {card})): Fraction(1, 4) for card in deck}
    assert found_by(found, hand) == left_out


def test_a_mulligan_draws_before_what_is_sent_back_is_shuffled_in(
    board: Callable[..., Any], tools: Tools
) -> None:
    """The one card that was left in the deck comes for what is sent back, and that is drawn first in the turn."""
    deck = ["Wisp", "Fireball", "Frostbolt", "Chillwind Yeti"]
    opening = ({"deck": deck}, {"deck": ["Wisp"] * 4}, {"pick": [0]})
    before = explore(board(*opening, start="game"), tools, Wishes(exact_only=True))
    after = explore(board(*opening, {"pick": []}, start="game"), tools, Wishes(exact_only=True))

    assert len(found_by(before, lambda outcome: outcome.facts.p1.hand)) == 4
    assert found_by(after, lambda outcome: outcome.facts.p1.hand) == {tuple(sorted(deck)): Fraction(1)}


def test_every_missile_at_the_imp_gang_boss_makes_another_target(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"hero": 30, "boss": 4}
        for _ in range(3):
            before = health["boss"]
            hit(chance, health, list(health))
            if health["boss"] < before:
                health[f"imp{len(health)}"] = 1
        return health["hero"], health["boss"], sum(left for name, left in health.items() if "imp" in name)

    found = outcomes_of(
        {"hand": ["Arcane Missiles"]},
        {"board": [{"id": "boss", "card": "Imp Gang Boss"}]},
        {"play": "Arcane Missiles"},
    )

    def imps(outcome: Outcome) -> tuple[int, ...]:
        return (*healths("boss")(outcome)[1:], len(outcome.facts.p2.board) - 1)

    assert found_by(found, imps) == played(by_hand)


def test_a_patron_that_survives_a_bomb_calls_another_while_there_is_room(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[Any, ...]:
        health = {"mine": 30, "yours": 30, "patron": 3}
        for _ in range(6):
            before = dict(health)
            hit(chance, health, list(health))
            (struck,) = (name for name in before if before[name] != health[name])
            if "patron" in struck and health[struck] > 0 and len(health) < 2 + 7:
                health[f"patron{len(health)}"] = 3
        left = sorted(left for name, left in health.items() if "patron" in name and left > 0)
        return health["mine"], health["yours"], tuple(left)

    found = outcomes_of({"hand": ["Madder Bomber"]}, {"board": ["Grim Patron"]}, {"play": "Madder Bomber"})

    def patrons(outcome: Outcome) -> tuple[Any, ...]:
        return (*healths()(outcome), tuple(sorted(patron.health for patron in outcome.facts.p2.board)))

    assert found_by(found, patrons) == played(by_hand)


def test_imps_that_find_no_room_throw_no_knives(outcomes_of: Find) -> None:
    """Five minions and room for two Imps, whether Imp-losion deals 2, 3 or 4."""

    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"hero": 30, "target": 4 - chance.of((2, 3, 4))}
        for _ in range(2):
            hit(chance, health, ("hero", "target"))
        return 30, health["hero"], health["target"]

    found = outcomes_of(
        {"hand": ["Imp-losion"], "board": ["Knife Juggler", *["Wisp"] * 4]},
        {"board": [minion("target", 4)]},
        {"play": "Imp-losion", "target": "target"},
    )

    assert found_by(found, healths("target")) == played(by_hand)


def test_a_bouncing_blade_stops_at_the_first_death(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"mine": 2, "a": 1, "b": 3}
        while all(health.values()):
            hit(chance, health, list(health))
        return (30, 30, *health.values())

    found = outcomes_of(
        {"hand": ["Bouncing Blade"], "board": [minion("mine", 2)]},
        {"board": [minion("a", 1), minion("b", 3)]},
        {"play": "Bouncing Blade"},
    )

    assert found_by(found, healths("mine", "a", "b")) == played(by_hand)


def test_a_brawl_that_sylvanas_loses_gives_her_owner_the_one_left_standing(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Brawl"], "board": [minion("sylvanas", 5, 5, "Sylvanas Windrunner"), minion("mine", 1)]},
        {"board": [minion("a", 1), minion("b", 1)]},
        {"play": "Brawl"},
    )

    quarter = Fraction(1, 4)
    ways = {((name,), ()): quarter for name in ("sylvanas", "mine", "a", "b")}
    assert found_by(found, boards) == ways


@pytest.mark.parametrize(
    ("order", "first"), [((), "mine"), (("hers", "mine"), "hers")], ids=["as laid", "turned round"]
)
def test_of_two_sylvanas_the_older_takes_first(
    order: tuple[str, ...], first: str, board: Callable[..., Any], tools: Tools
) -> None:
    """The younger may take back what the older took."""

    def by_hand(chance: Chance) -> tuple[tuple[str, ...], ...]:
        sides = {"mine": ["a", "b"], "hers": ["c", "d"]}
        other = {"mine": "hers", "hers": "mine"}
        for who in (first, other[first]):
            taken = chance.of(sides[other[who]])
            sides[other[who]].remove(taken)
            sides[who].append(taken)
        return tuple(tuple(sorted(side)) for side in sides.values())

    scenario = board(
        {"hand": ["Hellfire"],
         "board": [minion("mine", 1, 5, "Sylvanas Windrunner"), minion("a", 9), minion("b", 9)]},
        {"board": [minion("hers", 1, 5, "Sylvanas Windrunner"), minion("c", 9), minion("d", 9)]},
        {"play": "Hellfire"}, play_order=list(order),
    )  # fmt: skip

    assert found_by(explore(scenario, tools, Wishes(exact_only=True)), boards) == played(by_hand)


def test_a_boom_bot_may_set_off_a_sheep(outcomes_of: Find) -> None:
    """The Sheep dies in the next Death Phase, and hits whoever is left on both sides."""

    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"hero": 30, "sheep": 1, "a": 4, "mine": 3}
        health[chance.of(("hero", "sheep", "a"))] -= chance.of((1, 2, 3, 4))
        if health["sheep"] <= 0:
            health["mine"] -= 2
            health["a"] -= 2
        return 30, health["hero"], health["mine"], max(0, health["sheep"]), max(0, health["a"])

    found = outcomes_of(
        {"hand": ["Moonfire"], "board": [minion("bot", 1, 1, "GVG_110t"), minion("mine", 3)]},
        {"board": [minion("sheep", 1, 1, "Explosive Sheep"), minion("a", 4)]},
        {"play": "Moonfire", "target": "bot"},
    )

    assert found_by(found, healths("mine", "sheep", "a")) == played(by_hand)


def test_a_redirected_attacker_hits_anyone_but_itself_and_the_first_target(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[int, ...]:
        struck = chance.of(("hero", "mine", "yours"))
        health = {"hero": 30, "attacker": 5, "mine": 5, "yours": 5}
        health[struck] -= 3
        health["attacker"] -= struck != "hero"
        return health["hero"], 30, health["attacker"], health["mine"], health["yours"]

    found = outcomes_of(
        {"board": [minion("attacker", 5, 3), minion("mine", 5)]},
        {"secrets": ["Misdirection"], "board": [minion("yours", 5)]},
        {"attack": "attacker", "target": "p2.hero"},
    )

    assert found_by(found, healths("attacker", "mine", "yours")) == played(by_hand)


def test_an_ogre_warmaul_forgets_the_target_before_it_finds_another(outcomes_of: Find) -> None:
    """A half each for the hero, and a quarter for each minion, which strikes back."""
    found = outcomes_of(
        {"weapon": {"card": "Ogre Warmaul"}},
        {"board": [minion("a", 9), minion("b", 9)]},
        {"attack": "p1.hero", "target": "p2.hero"},
    )

    half, quarter = Fraction(1, 2), Fraction(1, 4)
    ways = {(30, 26, 9, 9): half, (29, 30, 5, 9): quarter, (29, 30, 9, 5): quarter}
    assert found_by(found, healths("a", "b")) == ways


def test_flamewaker_shoots_after_the_missiles_have_killed(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"hero": 30, "a": 2, "b": 1}
        for _ in range(3 + 2):
            hit(chance, health, list(health))
        return 30, *health.values()

    found = outcomes_of(
        {"hand": ["Arcane Missiles"], "board": ["Flamewaker"]},
        {"board": [minion("a", 2), minion("b", 1)]},
        {"play": "Arcane Missiles"},
    )

    assert found_by(found, healths("a", "b")) == played(by_hand)


def test_a_divine_shield_takes_a_missile_of_its_own(outcomes_of: Find) -> None:
    """Malygos makes eight of three."""

    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"hero": 30, "a": 2 + 1, "b": 1 + 1}  # each missile deals 1, and so is worth the shield
        for _ in range(8):
            hit(chance, health, list(health))
        return 30, health["hero"], min(2, health["a"]), min(1, health["b"])

    shielded = [{**minion(name, left), "keywords": ["divine_shield"]} for name, left in (("a", 2), ("b", 1))]
    found = outcomes_of(
        {"hand": ["Arcane Missiles"], "board": ["Malygos"]}, {"board": shielded}, {"play": "Arcane Missiles"}
    )

    assert found_by(found, healths("a", "b")) == played(by_hand)


def test_a_bomber_that_kills_the_juggler_gets_no_knife_for_it(outcomes_of: Find) -> None:
    def by_hand(chance: Chance) -> tuple[int, ...]:
        health = {"mine": 30, "yours": 30, "juggler": 2, "a": 1}
        for _ in range(3):
            hit(chance, health, list(health))
        if health["juggler"] > 0:
            hit(chance, health, ("yours", "a"))
        return tuple(health.values())

    found = outcomes_of(
        {"hand": ["Mad Bomber"], "board": [{"id": "juggler", "card": "Knife Juggler"}]},
        {"board": [minion("a", 1)]},
        {"play": "Mad Bomber"},
    )

    assert found_by(found, healths("juggler", "a")) == played(by_hand)
