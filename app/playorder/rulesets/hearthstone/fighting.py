"""Attacking: Combat Preparation, outcome check, Combat (seed 002, 三5; greedy queues: seed 000)."""

from __future__ import annotations

from typing import Any, Final

from playorder.carddata.cards import HERO
from playorder.engine.steps import Steps, begin_steps
from playorder.rulesets.hearthstone.damage import deal_now, lose_stealth
from playorder.rulesets.hearthstone.entities import IN_PLAY, Entity
from playorder.rulesets.hearthstone.events import AFTER_ATTACK, ATTACK, PROPOSED_ATTACK
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.greedy import run_greedy
from playorder.rulesets.hearthstone.keywords import IMMUNE, STEALTH
from playorder.rulesets.hearthstone.phases import NORMAL, begin_phase, conclude, end_at_once
from playorder.rulesets.hearthstone.queues import announce
from playorder.rulesets.hearthstone.turns import check_outcome


def begin_attack(game: Game, attacker: int, defender: int) -> None:
    """Push the sequence of an attack."""
    info = game.info
    game.set(info, "attack_attacker", attacker)
    game.set(info, "attack_defender", defender)
    if info.attack_tried or info.death_phases:
        game.set(info, "attack_tried", ())
        game.set(info, "death_phases", 0)
    if game.recorder is not None:
        game.recorder.open(
            "sequence", "Attack", "002:三5", source=attacker, target=defender, player=game.info.active
        )
    begin_steps(game, ATTACKING, attacker)


def preparation_phase(game: Game, attacker_id: int) -> None:
    """Combat Preparation phase: the attacker loses Stealth, and the defender may change."""
    attacker: Entity = game.entities[attacker_id]
    heard = game.is_heard(PROPOSED_ATTACK) or game.is_heard(ATTACK)
    if heard:
        begin_phase(game, "Combat Preparation", "002:三5", NORMAL, game.info.active)
    if attacker.own & STEALTH:
        lose_stealth(game, attacker)
    if not heard:
        conclude(game, NORMAL)
    elif game.rules.greedy_combat_queues:
        game.push((run_greedy, attacker_id, True, (), None))
    else:
        game.push((propose, attacker_id, None))


def propose(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: a Proposed Attack event; if the defender changed meanwhile another one, until it does not."""
    _, attacker, before = frame
    defender = game.info.attack_defender
    if defender == before:
        announce(game, ATTACK, attacker, defender, game.entities[attacker].controller)
        return
    game.push((propose, attacker, defender))
    announce(game, PROPOSED_ATTACK, attacker, defender, game.entities[attacker].controller)


def combat_phase(game: Game, attacker_id: int) -> None:
    """Combat phase, unless attacker or defender has left play (rule 6)."""
    info = game.info
    attacker: Entity = game.entities[attacker_id]
    assert info.attack_defender is not None
    defender: Entity = game.entities[info.attack_defender]
    if attacker.zone is not IN_PLAY or defender.zone is not IN_PLAY:
        if attacker.zone is IN_PLAY and info.death_phases >= 2 and game.rules.two_death_phases_exhaust:
            game.add(attacker, "attacks", 1)
        return
    begin_phase(game, "Combat", "002:三5", NORMAL, info.active)
    end = game.stack
    after = (after_combat, attacker.id, defender.id)
    game.push(after)
    waiting = game.stack
    strike = game.attack_of(attacker)
    counter = game.attack_of(defender)
    hits = [(attacker.id, defender.id, strike)]
    if counter > 0:
        hits.append((defender.id, attacker.id, counter))
    game.add(attacker, "attacks", 1)
    if attacker.type is HERO:
        lose_durability(game, attacker.controller)
    deal_now(game, tuple(hits))
    if game.stack is waiting and game.recorder is None:  # nothing answers the damage
        game.stack = end
        after_combat(game, after)
        end_at_once(game, end)


def lose_durability(game: Game, player: int) -> None:
    """The attacking hero's weapon loses durability, unless it is Immune (Gorehowl)."""
    weapon = game.weapon_of(player)
    if weapon is not None and not weapon.keywords & IMMUNE:
        game.add(weapon, "damage", 1)
        game.set(game.info, "check_deaths", True)


def after_combat(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the After Attack event, in the same phase."""
    _, attacker, defender = frame
    announce(game, AFTER_ATTACK, attacker, defender, game.entities[attacker].controller)


def close(game: Game, _attacker: int) -> None:
    """The end of the sequence."""
    game.close_sequence()
    game.set(game.info, "attack_attacker", None)
    game.set(game.info, "attack_defender", None)


ATTACKING: Final[Steps] = (preparation_phase, check_outcome, combat_phase, close, check_outcome)
"""Who has won is looked at before the blow too (rule 9)."""
