"""Keywords that are triggers: Poisonous (as of 2016) and Forgetful."""

from __future__ import annotations

from typing import Any, Final

from playorder.cards.definition import Trigger
from playorder.cards.effects import Call, Script
from playorder.cards.selectors import RandomOne
from playorder.engine.decisions import DecisionKind
from playorder.rulesets.hearthstone.conditions import both, by_me, target_is_minion
from playorder.rulesets.hearthstone.effects import ChangeDefender, Destroy
from playorder.rulesets.hearthstone.events import DAMAGE, PROPOSED_ATTACK
from playorder.rulesets.hearthstone.selections import EVENT_TARGET, Named

POISONOUS_TRIGGER: Final = Trigger(DAMAGE, both(by_me, target_is_minion), Destroy(EVENT_TARGET), "poison")


def _other_defenders(game: Any, me: Any, context: Any) -> list[Any]:
    """Enemies of the attacker other than the present defender."""
    attacker = game.entities[game.info.attack_attacker]
    number = 3 - attacker.controller
    found = [game.hero_of(number), *game.minions_of(number)]
    return [entity for entity in found if entity.id != game.info.attack_defender]


WRONG_ENEMIES: Final = Named("other_enemies_of_attacker", _other_defenders)


def half_the_time(game: Any, me: Any, context: Any) -> Script:
    """A coin flip, which comes before the choice of the new defender."""
    candidates = RandomOne(WRONG_ENEMIES)
    if not candidates.any(game, context):
        return None
    if game.decide(DecisionKind.RANDOM, context.source, (False, True), "forgetful"):
        return ChangeDefender(candidates)
    return None


def attacker_still_fights(game: Any, me: Any, event: Any) -> bool:
    """the attacker is in play and not mortally wounded"""
    attacker = game.entities[event.source]
    return game.in_play(attacker) and not game.is_mortally_wounded(attacker)


def attacker_is_me_or_my_hero(game: Any, me: Any, event: Any) -> bool:
    """this character attacks, or its hero with this weapon"""
    if event.source == me.id:
        return True
    return bool(
        game.players[me.controller].weapon == me.id and game.players[me.controller].hero == event.source
    )


FORGETFUL_TRIGGER: Final = Trigger(
    PROPOSED_ATTACK, attacker_is_me_or_my_hero, Call(half_the_time), "forgetful", when=attacker_still_fights
)
