"""The combat step from its start to its conclusion (001:602, 603)."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.steps import Steps, begin_steps
from playorder.rulesets.wowtcg import combatants, control, prevention
from playorder.rulesets.wowtcg.choices import may_choose
from playorder.rulesets.wowtcg.definitions import Flag, Keyword
from playorder.rulesets.wowtcg.entities import Entity, Link, Window
from playorder.rulesets.wowtcg.events import ATTACKS, DEFENDS, DISRUPTS, ENTERED_COMBAT, PROTECTS, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Until, end, has_flag
from playorder.rulesets.wowtcg.packets import Packet, send
from playorder.rulesets.wowtcg.states import exhaust
from playorder.rulesets.wowtcg.statistics import attack_of, damage_type_of, keywords_of
from playorder.rulesets.wowtcg.triggers import happen

PROTECT: Final = "protect"
"""The reason of the decision at the protect point."""


def begin(game: Game, link: Link) -> None:
    """The proposal has resolved: the action phase's window closes and the combat step begins (001:601.3)."""
    info = game.info
    game.set(info, "combat", True)
    game.set(info, "in_combat", False)
    game.set(info, "attacker", link.source)
    game.set(info, "proposed_defender", link.targets[0])
    game.set(info, "disrupting", bool(link.modes))


def step_frames(game: Game) -> None:
    """Put the combat step on the stack, with the action phase's window after it."""
    game.push((over,))
    game.open(
        "sequence", "Combat", "001:602", source=game.info.attacker, target=game.info.proposed_defender,
        player=game.info.active,
    )  # fmt: skip
    begin_steps(game, _STEPS)


def _attack_window(game: Game, _about: object) -> None:
    """The attacker exhausts and is attacking, but not in combat yet (001:602.1)."""
    attacker = _present(game, game.info.attacker)
    defender = _present(game, game.info.proposed_defender)
    game.open(
        "combat_step", "attack window", "001:602.1", source=_id(attacker), target=_id(defender),
        player=game.info.active,
    )  # fmt: skip
    if attacker is not None:
        exhaust(game, attacker)
        happen(game, Event(ATTACKS, attacker.id, _id(defender), attacker.controller))
    game.open_window(Window.ATTACK)


def _protect_point(game: Game, _about: object) -> None:
    """An opponent may exhaust one character that can protect; it becomes the proposed defender (001:602.2)."""
    attacker = _present(game, game.info.attacker)
    proposed = _present(game, game.info.proposed_defender)
    if attacker is None or proposed is None:
        return
    game.leaf(
        "combat_step", "protect point", "001:602.2", source=attacker.id, target=proposed.id,
        player=game.opponent(attacker.controller),
    )  # fmt: skip
    game.close_window()
    game.push((protect, attacker.id, proposed.id))


def protect(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the opponent of the attacker decides who protects, if anybody does."""
    attacker = game.entity(frame[1])
    able = protectors(game, attacker, game.entity(frame[2]))
    player = game.opponent(attacker.controller)
    chosen = may_choose(game, player, attacker.id, (card.id for card in able), PROTECT)
    if chosen is None:
        return
    protector = game.entity(chosen)
    happen(game, Event(PROTECTS, chosen, attacker.id, player))
    game.set(game.info, "proposed_defender", chosen)
    game.set(game.info, "protecting", chosen)
    game.set(game.info, "disrupting", False)  # 602.2c
    exhaust(game, protector)


def protectors(game: Game, attacker: Entity, proposed: Entity) -> list[Entity]:
    """Who can protect: ready, a protector, not the proposed defender itself, not against stealth (602.2a, 602.2b).

    How long it has been in the party does not matter (302.2), nor whether the attacker could attack it.
    """
    if Keyword.STEALTH in keywords_of(game, attacker):
        return []
    return [
        card
        for card in game.party(game.opponent(attacker.controller))
        if card is not proposed
        and not card.exhausted
        and Keyword.PROTECTOR in keywords_of(game, card)
        and not has_flag(game, card, Flag.CANT_PROTECT)
    ]


def _defend_window(game: Game, _about: object) -> None:
    """The proposed defender defends, both are in combat (001:602.3)."""
    info = game.info
    attacker = _present(game, info.attacker)
    defender = _present(game, info.proposed_defender)
    if attacker is None or defender is None:
        return
    game.open(
        "combat_step",
        "defend window",
        "001:602.3",
        source=attacker.id,
        target=defender.id,
        player=info.active,
    )
    become_defender(game, attacker, defender)
    game.open_window(Window.DEFEND)


def become_defender(game: Game, attacker: Entity, defender: Entity) -> None:
    """A character defends against the attacker, and both enter combat with each other (001:602.3, 602.3b)."""
    info = game.info
    game.set(info, "proposed_defender", None)
    game.set(info, "defender", defender.id)
    game.set(info, "in_combat", True)
    happen(
        game,
        Event(DEFENDS, defender.id, attacker.id, defender.controller),
        Event(ENTERED_COMBAT, attacker.id, defender.id, attacker.controller),
        Event(ENTERED_COMBAT, defender.id, attacker.id, defender.controller),
    )


def _conclude(game: Game, _about: object) -> None:
    """Nobody gets priority: both deal combat damage at once, or the attacker disrupts (001:603.1)."""
    info = game.info
    attacker = _present(game, info.attacker)
    defender = _present(game, info.defender)
    game.open(
        "combat_step", "conclude combat", "001:603.1", source=_id(attacker), target=_id(defender),
        player=info.active,
    )  # fmt: skip
    game.close_window()
    if attacker is None or defender is None:
        return  # 603.1b: nothing is dealt, nothing triggers
    if info.disrupting:
        happen(game, Event(DISRUPTS, attacker.id, defender.id, attacker.controller))
        return
    packets = [_combat_packet(game, attacker, defender)]
    if Keyword.LONG_RANGE not in keywords_of(game, attacker):  # 603.1a
        packets.append(_combat_packet(game, defender, attacker))
    send(game, tuple(packets))


def _combat_packet(game: Game, source: Entity, target: Entity) -> Packet:
    """One packet of a character's ATK, with all weapons struck with (001:407)."""
    weapons = tuple(weapon for hero, weapon in game.info.struck if hero == source.id)
    return Packet(
        attack_of(game, source), source.id, target.id, tuple(dict.fromkeys(weapons)), damage_type_of(game, source),
        combat=True,
    )  # fmt: skip


def over(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: all leave combat, what lasts for it ends, the action phase has its window again (001:603.2)."""
    combatants.clear(game)
    control.ended(game, end(game, lambda lasting: lasting.until is Until.END_OF_COMBAT))
    prevention.end_shields(game, Until.END_OF_COMBAT)
    game.open_window(Window.ACTION)


def _present(game: Game, number: int | None) -> Entity | None:
    return None if number is None else game.entity(number)


def _id(entity: Entity | None) -> int | None:
    return None if entity is None else entity.id


_STEPS: Final[Steps] = (_attack_window, _protect_point, _defend_window, _conclude)
