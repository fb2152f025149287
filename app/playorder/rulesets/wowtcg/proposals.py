"""Proposing combat: who may attack whom (001:600, 601)."""

from __future__ import annotations

from playorder.rulesets.wowtcg.definitions import CardType, Flag, Keyword
from playorder.rulesets.wowtcg.entities import Entity, Link, Window, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import functions, has_flag, on
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.statistics import keywords_of


def check(game: Game, player: int, attacker: Entity, defender: Entity, *, disrupt: bool) -> None:
    """Whether the combat may be proposed, costs and moment apart (001:601.2). Raises :class:`Refused`."""
    check_attacker(game, player, attacker)
    if disrupt:
        _check_disruption(game, player, attacker, defender)
    else:
        _check_defender(game, player, defender)
    _check_limits(game, attacker, defender)


def check_attacker(game: Game, player: int, attacker: Entity) -> None:
    """A ready hero or ally of the player's party, there since the turn began or with ferocity (001:601.2a)."""
    name = attacker.card.name
    if not game.is_character(attacker):
        raise Refused(Refusal.NOT_IN_PLAY, name)
    if attacker.controller != player:
        raise Refused(Refusal.NOT_YOURS, name)
    if attacker.card.totem or has_flag(game, attacker, Flag.CANT_ATTACK):  # 306.3a
        raise Refused(Refusal.CANT_ATTACK, name)
    if attacker.exhausted:
        raise Refused(Refusal.EXHAUSTED, name)
    is_new = attacker.card.type is CardType.ALLY and not attacker.since_start_of_turn  # 302.2
    if is_new and Keyword.FEROCITY not in keywords_of(game, attacker):
        raise Refused(Refusal.JUST_ARRIVED, name)


def _check_defender(game: Game, player: int, defender: Entity) -> None:
    """An opposing character that is not elusive (601.2b)."""
    name = defender.card.name
    if not game.is_character(defender) or defender.controller == player:
        raise Refused(Refusal.OWN_SIDE, name)
    if Keyword.ELUSIVE in keywords_of(game, defender):
        raise Refused(Refusal.ELUSIVE, name)


def _check_limits(game: Game, attacker: Entity, defender: Entity) -> None:
    """Who can attack only some attacks one of those, if one of them will do, and disrupts nothing (601.2c)."""
    allowed = limited_to(game, attacker)
    if allowed and defender.id not in allowed:
        names = " or ".join(game.entity(number).card.name for number in sorted(allowed))
        raise Refused(Refusal.ONLY_OTHERS, names)


def limited_to(game: Game, attacker: Entity) -> frozenset[int]:
    """The legal defenders among the only ones that it can attack; empty if it is free (001:601.2c, 601.2d)."""
    limits = [item for item in on(game, attacker) if item.modifier.attack_only is not None]
    found = set()
    for character in game.party(game.opponent(attacker.controller)):
        if Keyword.ELUSIVE in keywords_of(game, character):
            continue
        for item in limits:
            only = item.modifier.attack_only
            if only is not None and only(game, item.controller, item.source, character):
                found.add(character.id)
    return frozenset(found)


def _check_disruption(game: Game, player: int, attacker: Entity, defender: Entity) -> None:
    """Only what the attacker can disrupt, of the other side, not elusive (001:601.2b)."""
    what = attacker.card.disrupts
    is_possible = (
        what is not None
        and functions(game, attacker)
        and defender.zone is Zone.PLAY
        and defender.controller != player
        and what(game, player, attacker, defender)
    )
    if not is_possible:
        raise Refused(Refusal.CANT_DISRUPT, attacker.card.name)
    if Keyword.ELUSIVE in keywords_of(game, defender):
        raise Refused(Refusal.ELUSIVE, defender.card.name)


def price(game: Game, attacker: Entity) -> int:
    """What must be paid for proposing it as an attacker, beside nothing (001:600.3)."""
    return sum(item.modifier.attack_price for item in on(game, attacker))


def why_illegal(game: Game, link: Link) -> str:
    """Why a proposal is no longer legal as it would resolve, or nothing (001:601.3)."""
    attacker = game.entity(link.source)
    defender = game.entity(link.targets[0])
    if attacker.stays != link.source_mark[0] or defender.stays != link.marks[0]:
        return "its attacker or defender has left"  # 601.2f
    try:
        check(game, link.controller, attacker, defender, disrupt=bool(link.modes))
    except Refused as refused:
        return str(refused)
    return ""


def must_attack(game: Game) -> Entity | None:
    """A character that must attack and can: its controller may not pass now (001:600.2).

    One that could only attack for a price need not (001:600.3).
    """
    info = game.info
    if info.window is not Window.ACTION or info.chain:
        return None
    for attacker in game.party(info.active):
        if not has_flag(game, attacker, Flag.MUST_ATTACK) or price(game, attacker):
            continue
        for defender in game.party(game.opponent(info.active)):
            try:
                check(game, info.active, attacker, defender, disrupt=False)
            except Refused:
                continue
            return attacker
    return None
