"""The continuous modifiers at a node, in the order of their timestamps, and what each number comes to (001:712, 714).

There is no step in which they are settled: they always read the present state (001:714.2). So every node has its own,
and what begins or ends in it is told against the moment before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playorder.engine.account import Line
from playorder.rulesets.wowtcg.account import accounts
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Active, Until, number_of, on
from playorder.scenario.asking.answers import AuraFacts, Bearer, Given, Number
from playorder.timeline.recorded import Recorded

TITLE: Final = "Continuous modifiers"
NOTHING: Final = "No continuous modifier and no counter is on any card here, and none has just ended."

_UNTIL: Final = {
    Until.END_OF_TURN: "until end of turn",
    Until.END_OF_COMBAT: "until end of combat",
    Until.START_OF_TURN: "until its controller's next turn starts",
    Until.WHILE_EXHAUSTED: "while its source stays exhausted",
    Until.GAME: "for the rest of the game",
}
_UNSEEN: Final = (Zone.DECK, Zone.GONE)


class _Modifiers(NamedTuple):
    """What is on one card at a moment: the words of each modifier, by timestamp, and the numbers they change.

    A modifier is named by its timestamp, its source, and its own identity: one card can make several.
    """

    given: dict[tuple[int, int, int], str]
    numbers: dict[str, tuple[Line, ...]]


def modifier_facts(run: Recorded, node: int) -> AuraFacts:
    """The modifiers on every card after a node, against those before it. Raises IndexError for no node."""
    old = _all(run, run.mark_before(node))
    new = _all(run, run.mark_after(node))
    nothing = _Modifiers({}, {})
    reached = sorted(old.keys() | new.keys())
    bearers = tuple(_bearer(one, old.get(one, nothing), new.get(one, nothing)) for one in reached)
    return AuraFacts(node, TITLE, NOTHING, bearers)


def _all(run: Recorded, mark: int) -> dict[int, _Modifiers]:
    """The cards on which there is something at a mark."""
    game: Game = run.game
    found = {}
    with run.at(mark):
        for card in game.entities:
            if not isinstance(card, Entity) or card.zone in _UNSEEN:
                continue
            given = {
                (item.order, item.source.id, id(item.modifier)): ", ".join(_words(game, item, card))
                for item in sorted(on(game, card), key=lambda item: item.order)
            }
            numbers = {name: lines for name, lines in accounts(game, card).items() if any(map(_adds, lines))}
            if given or numbers:
                found[card.id] = _Modifiers(given, numbers)
    return found


def _adds(line: Line) -> bool:
    """Whether a line of an account is a counter's or a modifier's."""
    return line.kind in ("enchantment", "aura")


def _bearer(card: int, old: _Modifiers, new: _Modifiers) -> Bearer:
    """The modifiers that stay, begin and have ended, by timestamp, and the numbers that they change."""
    words = {**old.given, **new.given}
    given = []
    for key in sorted(words, key=lambda key: key[0]):
        change = "removed" if key not in new.given else "kept" if key in old.given else "added"
        given.append(Given(change, key[1], words[key]))
    numbers = tuple(
        Number(name, old.numbers.get(name, lines[:1]), new.numbers.get(name, lines[:1]))
        for name, lines in {**old.numbers, **new.numbers}.items()
    )
    return Bearer(card, tuple(given), numbers)


def _words(game: Game, item: Active, card: Entity) -> list[str]:
    """What a modifier gives a card now, and for how long."""
    modifier = item.modifier
    told = [
        f"{number:+} {name}"
        for name, amount in (
            ("ATK", modifier.attack), ("health", modifier.health), ("DEF", modifier.defense),
            ("strike cost", modifier.strike), ("cost", modifier.cost),
        )
        if (number := number_of(amount, game, item, card))
    ]  # fmt: skip
    if modifier.cost_floor is not None:
        told.append(f"to no less than {modifier.cost_floor}")
    told += [keyword.replace("_", " ") for keyword in modifier.keywords]
    told += sorted(flag.value for flag in modifier.flags)
    if modifier.damage_type is not None:
        told.append(f"{modifier.damage_type.value} damage")
    told += [power.name or "a payment power" for power in modifier.powers]
    if modifier.attack_price:
        told.append(f"({modifier.attack_price}) to attack it")
    if modifier.control:
        told.append(f"player {item.controller} controls it")
    if modifier.attack_only is not None or not told:  # whom it means, only its name says
        told = [modifier.name or "as its text says"]
    if modifier.while_ is not None and modifier.while_.__doc__:
        told.append(modifier.while_.__doc__.strip())
    until = next(
        (one.until for one in game.info.lasting if one.modifier is modifier and one.order == item.order), None
    )
    return told if until is None else [*told, _UNTIL[until]]
