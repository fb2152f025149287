"""Striking with weapons (001:303.2), and dual wield (405)."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.cards.effects import Effect
from playorder.rulesets.wowtcg import costs
from playorder.rulesets.wowtcg.combatants import is_in_combat
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.costs import ExhaustThis
from playorder.rulesets.wowtcg.definitions import CardType, DamageType, Keyword, Modifier, Text
from playorder.rulesets.wowtcg.entities import Entity, Window, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Lasting, Until, add
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.statistics import attack_of, keywords_of, strike_cost_of
from playorder.rulesets.wowtcg.uniqueness import is_melee_weapon


def check(game: Game, player: int, weapon: Entity) -> None:
    """Whether the player may strike with the weapon now. Raises :class:`Refused`."""
    if weapon.card.type is not CardType.WEAPON:
        raise Refused(Refusal.NOT_A_WEAPON, weapon.card.name)
    if weapon.zone is not Zone.PLAY or game.is_resource(weapon):
        raise Refused(Refusal.NOT_IN_PLAY, weapon.card.name)
    if weapon.controller != player:
        raise Refused(Refusal.NOT_YOURS, weapon.card.name)
    hero = game.hero_of(player)
    if game.info.window is not Window.DEFEND or hero is None or not is_in_combat(game, hero):
        raise Refused(Refusal.NOT_IN_COMBAT)  # 303.2, 409.2a, 602.3a
    if weapon.exhausted:
        raise Refused(Refusal.EXHAUSTED, weapon.card.name)
    if not _is_one_of_the_allowed(game, hero, weapon):
        raise Refused(Refusal.ONE_WEAPON)
    costs.check(game, player, weapon, strike_cost_of(game, weapon), (ExhaustThis(),), (None,))


def _is_one_of_the_allowed(game: Game, hero: Entity, weapon: Entity) -> bool:
    """One weapon in each combat, again if it was readied; with dual wield two Melee (1) weapons (303.2c, 405)."""
    others = {number for owner, number in game.info.struck if owner == hero.id and number != weapon.id}
    if not others:
        return True
    if Keyword.DUAL_WIELD not in keywords_of(game, hero) or len(others) > 1:
        return False
    if not game.rules.dual_wield_needs_melee:
        return True
    return is_melee_weapon(weapon) and all(is_melee_weapon(game.entity(number)) for number in others)


def pay(game: Game, player: int, weapon: Entity) -> None:
    """Exhaust the weapon and the resources of its strike cost, whether or not the hero is exhausted (303.2)."""
    hero = game.hero_of(player)
    assert hero is not None
    costs.pay(game, player, weapon, strike_cost_of(game, weapon), (ExhaustThis(),), (None,))
    game.set(game.info, "struck", (*game.info.struck, (hero.id, weapon.id)))


@dataclass(frozen=True)
class Strike(Effect):
    """The hero gets the weapon's ATK and damage type for this combat, whatever becomes of the weapon (303.2a, b)."""

    def run(self, game: Game, context: Context) -> None:
        weapon = game.entity(context.source)
        hero = game.hero_of(context.player)
        if hero is None:
            return
        is_there = weapon.zone is Zone.PLAY and weapon.stays == context.source_mark[0]
        modifier = Modifier(
            attack=attack_of(game, weapon) if is_there else weapon.last_attack,  # 707.3
            damage_type=weapon.card.damage_type or DamageType.MELEE,
            name="strike",
        )
        add(
            game,
            Lasting(
                modifier,
                weapon.id,
                context.player,
                Until.END_OF_COMBAT,
                game.new_order(),
                hero.id,
                hero.stays,
            ),
        )


STRIKE = Text(do=Strike())
