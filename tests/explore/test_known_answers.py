"""Exact odds against numbers in closed form, or against a brute force that knows nothing of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

from playorder.explore.outcomes import Outcome, Outcomes

Find = Callable[..., Outcomes]

THIRD = Fraction(1, 3)


def odds(outcomes: Outcomes, question: int = 0) -> dict[Any, Fraction]:
    """Every answer to a question with its probability."""
    return {value: outcomes.probability(weight) for value, weight in outcomes.distribution(question)}


def by(outcomes: Outcomes, key: Callable[[Outcome], Any]) -> dict[Any, Fraction]:
    """Probabilities of whatever is read from an outcome."""
    found: Counter[Any] = Counter()
    for outcome in outcomes.outcomes:
        found[key(outcome)] += outcome.weight
    return {value: outcomes.probability(weight) for value, weight in found.items()}


def enemy_board(outcome: Outcome) -> tuple[tuple[str, int], ...]:
    return tuple((minion.name, minion.health) for minion in outcome.facts.p2.board)


def own_board(outcome: Outcome) -> tuple[str, ...]:
    return tuple(minion.name for minion in outcome.facts.p1.board)


def pelted(healths: tuple[int, ...], shots: int) -> dict[tuple[int, ...], Fraction]:
    """Brute force: every sequence of shots of 1 damage, each at a random one of those with health left."""
    if shots == 0:
        return {healths: Fraction(1)}
    alive = [place for place, health in enumerate(healths) if health > 0]
    if not alive:
        return {healths: Fraction(1)}
    found: Counter[tuple[int, ...]] = Counter()
    for place in alive:
        after = (*healths[:place], healths[place] - 1, *healths[place + 1 :])
        for end, share in pelted(after, shots - 1).items():
            found[end] += share / len(alive)  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def end_healths(outcome: Outcome, names: tuple[str, ...], hero: int) -> tuple[int, ...]:
    """The hero's health and that of each named minion, 0 for the dead."""
    healths = {minion.name: minion.health for minion in outcome.facts.p2.board}
    return (outcome.facts.p2.health + hero - 30, *(healths.get(name, 0) for name in names))


def minion(name: str, health: int) -> dict[str, Any]:
    return {"id": name, "card": "Wisp", "health": health}


def test_arcane_missiles(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Arcane Missiles"]},
        {"board": [minion("a", 1), minion("b", 2)]},
        {"play": "Arcane Missiles"},
    )

    assert by(found, lambda o: end_healths(o, ("a", "b"), 30)) == pelted((30, 1, 2), 3)


def test_avenging_wrath_on_a_small_board(outcomes_of: Find) -> None:
    board = [minion("a", 1), minion("b", 3), minion("c", 5)]

    found = outcomes_of({"hand": ["Avenging Wrath"]}, {"board": board}, {"play": "Avenging Wrath"})

    assert by(found, lambda o: end_healths(o, ("a", "b", "c"), 30)) == pelted((30, 1, 3, 5), 8)


def test_avenging_wrath_on_seven_minions_of_five_health(outcomes_of: Find) -> None:
    """The distribution over which minion is hit how often has as many states as there are ways to share 8 hits among
    8, less those with more than 5 on a minion."""
    found = outcomes_of(
        {"hand": ["Avenging Wrath"]}, {"board": ["Chillwind Yeti"] * 7}, {"play": "Avenging Wrath"},
        ask=("p2.hero_health",),
    )  # fmt: skip

    shared = sum(comb(hits + 7, 7) for hits in range(9))
    too_many = 7 * sum(comb(hits + 7, 7) for hits in range(3))
    assert found.effort.positions == shared - too_many == 12_555
    # nobody is out of reach before the sixth hit: up to five hits on one minion the hero is one of eight each time
    assert odds(found)[22] == Fraction(1, 8**8)
    assert odds(found)[23] == 7 * Fraction(8, 8**8)
    assert sum(odds(found).values()) == 1


def test_mad_bomber(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Mad Bomber"], "board": [minion("mine", 2)]},
        {"board": [minion("yours", 1)]},
        {"play": "Mad Bomber"},
    )

    def healths(outcome: Outcome) -> tuple[int, ...]:
        both = {m.name: m.health for m in (*outcome.facts.p1.board, *outcome.facts.p2.board)}
        heroes = outcome.facts.p1.health, outcome.facts.p2.health
        return (*heroes, both.get("mine", 0), both.get("yours", 0))

    assert by(found, healths) == pelted((30, 30, 2, 1), 3)


def test_two_knife_jugglers_and_unleash_the_hounds(outcomes_of: Find) -> None:
    """Three Hounds, six knives; nobody dies before all are thrown, but the mortally wounded are no targets."""
    board = [minion("a", 1), minion("b", 2), minion("c", 5)]

    found = outcomes_of(
        {"hand": ["Unleash the Hounds"], "board": ["Knife Juggler", "Knife Juggler"]},
        {"board": board},
        {"play": "Unleash the Hounds"},
    )

    assert by(found, lambda o: end_healths(o, ("a", "b", "c"), 30)) == pelted((30, 1, 2, 5), 6)


def test_ragnaros_hits_each_enemy_alike(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"board": ["Ragnaros the Firelord"]},
        {"board": [minion("a", 9), minion("b", 8)], "deck": ["Wisp"]},
        {"end_turn": True},
    )

    third = {(22, 9, 8): THIRD, (30, 1, 8): THIRD, (30, 9, 0): THIRD}
    assert by(found, lambda o: end_healths(o, ("a", "b"), 30)) == third


def test_brawl_leaves_each_minion_with_the_same_chance(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Brawl"], "board": [minion("a", 1), minion("b", 9)]},
        {"board": [minion("c", 1), minion("d", 2), minion("e", 3)]},
        {"play": "Brawl"},
        ask=("a alive", "e alive", "p2.board_count"),
    )

    assert odds(found, 0)[True] == odds(found, 1)[True] == Fraction(1, 5)
    assert odds(found, 2) == {0: Fraction(2, 5), 1: Fraction(3, 5)}


def test_deadly_shot(outcomes_of: Find) -> None:
    board = [minion(name, 4) for name in "abcd"]

    found = outcomes_of(
        {"hand": ["Deadly Shot"]}, {"board": board}, {"play": "Deadly Shot"}, ask=("a dead", "d dead")
    )

    assert odds(found, 0)[True] == odds(found, 1)[True] == Fraction(1, 4)
    assert len(found.outcomes) == 4


def test_sylvanas_takes_each_enemy_minion_alike(outcomes_of: Find) -> None:
    found = outcomes_of(
        {
            "hand": [{"id": "bolt", "card": "Fireball"}],
            "board": [{"id": "sylvanas", "card": "Sylvanas Windrunner"}],
        },
        {"board": [minion("a", 1), minion("b", 1), minion("c", 1)]},
        {"play": "bolt", "target": "sylvanas"},
    )

    assert by(found, own_board) == {("a",): THIRD, ("b",): THIRD, ("c",): THIRD}


def test_two_boom_bots_on_the_hero_alone(outcomes_of: Find) -> None:
    """1 to 4 each: the sum of two such dice."""
    bots = [{"id": "one", "card": "GVG_110t"}, {"id": "two", "card": "GVG_110t"}]

    found = outcomes_of(
        {"hand": ["Whirlwind"], "board": bots}, {}, {"play": "Whirlwind"}, ask=("p2.hero_health",)
    )

    dice = Counter(first + second for first in range(1, 5) for second in range(1, 5))
    assert odds(found) == {30 - both: Fraction(count, 16) for both, count in dice.items()}


def test_boom_bot_chooses_a_target_and_then_a_number(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Whirlwind"], "board": ["GVG_110t"]}, {"board": [minion("a", 4)]}, {"play": "Whirlwind"}
    )

    expected = {(30 - number, 3): Fraction(1, 8) for number in range(1, 5)}
    expected |= {(30, max(0, 3 - number)): Fraction(1, 8) for number in (1, 2)}
    expected[30, 0] = Fraction(2, 8)  # 3 and 4 kill alike
    assert by(found, lambda o: end_healths(o, ("a",), 30)) == expected


def test_imp_losion(outcomes_of: Find) -> None:
    """2 to 4 damage, and as many Imps."""
    found = outcomes_of(
        {"hand": ["Imp-losion"]}, {"board": [minion("a", 4)]}, {"play": "Imp-losion", "target": "a"},
        ask=("p1.board_count", "a dead"),
    )  # fmt: skip

    assert odds(found, 0) == {2: THIRD, 3: THIRD, 4: THIRD}
    assert odds(found, 1) == {False: 2 * THIRD, True: THIRD}


def test_lightning_storm_decides_for_each_minion(outcomes_of: Find) -> None:
    """2 or 3 damage to each: those of 3 health die with a half each, whoever else does."""
    board = [minion(name, 3) for name in "abcd"]

    found = outcomes_of(
        {"hand": ["Lightning Storm"]}, {"board": board}, {"play": "Lightning Storm"}, ask=("p2.board_count",)
    )

    assert odds(found) == {left: Fraction(comb(4, left), 16) for left in range(5)}


def test_crackle(outcomes_of: Find) -> None:
    found = outcomes_of(
        {"hand": ["Crackle"]}, {}, {"play": "Crackle", "target": "p2.hero"}, ask=("p2.hero_health",)
    )

    assert odds(found) == {30 - number: Fraction(1, 4) for number in (3, 4, 5, 6)}


def test_a_script_of_several_actions_is_explored_to_its_end(outcomes_of: Find) -> None:
    crackles = [{"id": "one", "card": "Crackle"}, {"id": "two", "card": "Crackle"}]

    found = outcomes_of(
        {"hand": crackles}, {}, {"play": "one", "target": "p2.hero"}, {"play": "two", "target": "p2.hero"},
        ask=("p2.hero_health",),
    )  # fmt: skip

    dice = Counter(first + second for first in range(3, 7) for second in range(3, 7))
    assert odds(found) == {30 - both: Fraction(count, 16) for both, count in dice.items()}


def test_what_cannot_happen_in_a_branch_ends_that_branch_and_says_so(outcomes_of: Find) -> None:
    """Deadly Shot kills one of two; the attack on the other goes on, the attack on the dead one cannot."""
    found = outcomes_of(
        {"hand": ["Deadly Shot"], "board": [{"id": "mine", "card": "Chillwind Yeti"}]},
        {"board": [minion("a", 4), minion("b", 4)]},
        {"play": "Deadly Shot"},
        {"attack": "mine", "target": "a"},
        ask=("a dead", "b dead"),
    )

    ends = by(found, lambda o: (o.answers, o.facts.stopped[:21]))
    assert ends == {
        ((True, False), "action 1 is refused: "): Fraction(1, 2),
        ((True, True), ""): Fraction(1, 2),
    }


def test_chance_that_cannot_matter_gives_one_outcome(outcomes_of: Find) -> None:
    found = outcomes_of({"hand": ["Wisp"]}, {}, {"play": "Wisp"}, ask=("p1.board_count",))

    assert odds(found) == {1: Fraction(1)}
    assert len(found.outcomes) == 1
