"""Adding links (001:707): announce, modes, X, targets, total cost, pay; if any of it fails nothing remains (707.2)."""

from __future__ import annotations

from typing import NamedTuple

from playorder.rulesets.wowtcg import chain, costs, proposals, strikes, targets
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.definitions import CardType, Cost, Text
from playorder.rulesets.wowtcg.entities import Entity, What, Window, Zone
from playorder.rulesets.wowtcg.events import COMPLETED, PLAYED, STRUCK, USED, Event, EventKind
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.states import turn_face_down
from playorder.rulesets.wowtcg.statistics import is_instant, powers_of
from playorder.rulesets.wowtcg.triggers import happen
from playorder.rulesets.wowtcg.zones import take_out


class Announcement(NamedTuple):
    """Everything that is chosen for a link, found legal, before anything changes."""

    what: What
    source: Entity
    player: int
    text: Text
    modes: tuple[int, ...] = ()
    x: int = 0
    targets: tuple[int, ...] = ()
    divide: tuple[int, ...] = ()
    resources: int = 0
    costs: tuple[Cost, ...] = ()
    picks: tuple[int | None, ...] = ()
    alternative: bool = False
    face_down: bool = False


NO_TEXT = Text()


def announce(game: Game, action: Action, player: int) -> Announcement:
    """Choose everything for an action as rule 707.1 has it. Raises :class:`Refused`; changes nothing."""
    source = game.entity(action.entity)
    return _ANNOUNCE[action.kind](game, action, player, source)


def is_quiet(game: Game, player: int) -> bool:
    """The player's own action phase outside combat, with an empty chain (001:409.2b, 502.1)."""
    info = game.info
    return info.active == player and info.window is Window.ACTION and not info.chain and not info.combat


def _play(game: Game, action: Action, player: int, card: Entity) -> Announcement:
    """Play a card from hand (001:408)."""
    name = card.card.name
    if card.zone is not Zone.HAND or card.owner != player:
        raise Refused(Refusal.NOT_IN_HAND, name)
    if card.card.type in (CardType.QUEST, CardType.HERO) or not card.card.playable:
        raise Refused(Refusal.CANT_BE_PLAYED, name)  # 307.1
    if not is_instant(game, card) and not is_quiet(game, player):
        raise Refused(Refusal.NOT_INSTANT, name)
    if game.hero_of(player) is None:
        raise Refused(Refusal.NO_HERO)  # 301.3
    text = card.card.link_text
    extra: tuple[Cost, ...] = card.card.additional
    base = card.base_cost or 0
    if action.alternative:
        if not card.card.alternative:
            raise Refused(Refusal.NO_ALTERNATIVE, name)
        base, extra = 0, (*card.card.alternative, *extra)  # 402.3
    announced = _choices(game, action, player, card, text, What.CARD)
    paid_x = announced.x if text.variable and not action.alternative else 0
    resources = costs.total_resources(game, player, card, base + paid_x)
    return _priced(game, announced._replace(alternative=action.alternative), resources, extra, action.pay)


def _use(game: Game, action: Action, player: int, card: Entity) -> Announcement:
    """Use a payment power of a card in play (001:701)."""
    name = card.card.name
    if card.zone is not Zone.PLAY:
        raise Refused(Refusal.NOT_IN_PLAY, name)
    if card.controller != player:
        raise Refused(Refusal.NOT_YOURS, name)
    powers = powers_of(game, card)
    if not 0 <= action.ability < len(powers):
        raise Refused(Refusal.NO_SUCH_POWER, name)
    power = powers[action.ability]
    exhausts = any(isinstance(cost, costs.ExhaustThis) for cost in power.costs)
    if exhausts and card.card.type is CardType.ALLY and not card.since_start_of_turn:
        raise Refused(Refusal.JUST_ARRIVED, name)  # 302.2
    announced = _choices(game, action, player, card, power, What.POWER)
    resources = power.resources + (announced.x if power.variable else 0)
    return _priced(game, announced, resources, power.costs, action.pay)


def _place(game: Game, action: Action, player: int, card: Entity) -> Announcement:
    """Place a card from hand as a resource (001:410)."""
    name = card.card.name
    if card.zone is not Zone.HAND or card.owner != player:
        raise Refused(Refusal.NOT_IN_HAND, name)
    if not is_quiet(game, player):
        raise Refused(Refusal.NOT_NOW, "resources are placed")
    if game.rules.one_resource_a_turn and game.players[player].placed:
        raise Refused(Refusal.ALREADY_PLACED)
    is_quest = card.card.type is CardType.QUEST
    if not action.face_down and game.rules.only_quests_face_up and not is_quest:
        raise Refused(Refusal.NOT_FACE_UP)
    return Announcement(What.RESOURCE, card, player, NO_TEXT, face_down=action.face_down)


def _complete(game: Game, action: Action, player: int, card: Entity) -> Announcement:
    """Complete a quest: pay its reward's cost (001:702)."""
    reward = card.card.reward
    if card.zone is not Zone.PLAY or not game.is_resource(card) or card.face_down or reward is None:
        raise Refused(Refusal.NOT_A_QUEST, card.card.name)
    if card.controller != player:
        raise Refused(Refusal.NOT_YOURS, card.card.name)
    announced = _choices(game, action, player, card, reward, What.REWARD)
    return _priced(game, announced, reward.resources, reward.costs, action.pay)


def _propose(game: Game, action: Action, player: int, attacker: Entity) -> Announcement:
    """Propose combat (001:601)."""
    if not is_quiet(game, player):
        raise Refused(Refusal.NOT_NOW, "combat is proposed")
    if len(action.targets) != 1:
        raise Refused(Refusal.WRONG_NUMBER, attacker.card.name)
    defender = game.entity(action.targets[0])
    proposals.check(game, player, attacker, defender, disrupt=action.disrupt)
    announced = Announcement(
        What.PROPOSAL, attacker, player, NO_TEXT, (1,) if action.disrupt else (), targets=action.targets
    )
    return _priced(game, announced, proposals.price(game, attacker), (), ())


def _strike(game: Game, action: Action, player: int, weapon: Entity) -> Announcement:
    """Strike with a weapon (001:303.2)."""
    strikes.check(game, player, weapon)
    return Announcement(What.STRIKE, weapon, player, strikes.STRIKE)


_ANNOUNCE = {
    "play": _play, "use": _use, "place": _place, "complete": _complete, "propose": _propose, "strike": _strike,
}  # fmt: skip


# --- what is chosen: 707.1b to 707.1d ------------------------------------------------------------------------------


def _choices(game: Game, action: Action, player: int, source: Entity, text: Text, what: What) -> Announcement:
    modes = _modes(source, text, action.modes)
    if action.x < 0 or (action.x and not text.variable):
        raise Refused(Refusal.WRONG_X, source.card.name)
    parts = targets.chosen_texts(text, modes)
    merged = (
        text
        if not text.modes
        else Text(targets=targets.specs_of(text, modes), divide=sum(p.divide for p in parts))
    )
    chosen = targets.complete(game, merged, (), player, source, action.targets)
    divide = _division(merged.divide, len(chosen), action.divide)
    return Announcement(what, source, player, text, modes, action.x, chosen, divide)


def _modes(source: Entity, text: Text, given: tuple[int, ...]) -> tuple[int, ...]:
    """The modes, the first ones if none are named (001:707.1b)."""
    if not text.modes:
        if given:
            raise Refused(Refusal.WRONG_MODE, source.card.name)
        return ()
    modes = given or tuple(range(text.choose))
    is_known = all(0 <= mode < len(text.modes) for mode in modes)
    if not is_known or len(set(modes)) != len(modes) or len(modes) != text.choose:
        raise Refused(Refusal.WRONG_MODE, source.card.name)
    return tuple(sorted(modes))


def _division(total: int, count: int, given: tuple[int, ...]) -> tuple[int, ...]:
    """At least 1 for each target, all of it in all (001:707.1d); 1 each and the rest for the first if not told."""
    if not total or not count:
        if given and sum(given):
            raise Refused(Refusal.WRONG_DIVISION)
        return ()
    shares = given or (total - count + 1, *(1 for _ in range(count - 1)))
    if len(shares) != count or sum(shares) != total or min(shares) < 1:
        raise Refused(Refusal.WRONG_DIVISION)
    return shares


def _priced(
    game: Game, announced: Announcement, resources: int, extra: tuple[Cost, ...], given: tuple[int, ...]
) -> Announcement:
    """With its total cost, found payable (001:707.1e)."""
    picks = costs.picks_for(game, announced.player, announced.source, extra, given)
    costs.check(game, announced.player, announced.source, resources, extra, picks)
    return announced._replace(resources=resources, costs=extra, picks=picks)


# --- doing it ---------------------------------------------------------------------------------------------------------


def add(game: Game, announced: Announcement) -> None:
    """Put what was announced on the chain and pay for it (001:707.1a, 707.1e, 707.1f)."""
    source = announced.source
    link = chain.new_link(game, announced.what, source, announced.player, announced.text)
    for tag in ("modes", "x", "divide", "alternative"):
        game.set(link, tag, getattr(announced, tag))
    game.set(link, "picks", tuple(pick for pick in announced.picks if pick is not None))
    chain.choose_targets(game, link, announced.targets)
    if announced.what in (What.CARD, What.RESOURCE):
        take_out(game, source)
        game.set(source, "zone", Zone.CHAIN)
        game.set(source, "stays", source.stays + 1)
        game.set(source, "controller", announced.player)
        game.set(source, "face_down", announced.what is What.RESOURCE and announced.face_down)
    chain.put_on_top(game, link)
    if announced.what is What.STRIKE:
        strikes.pay(game, announced.player, source)
    else:
        costs.pay(game, announced.player, source, announced.resources, announced.costs, announced.picks)
    mark = (source.stays, source.readied)
    game.set(link, "source_mark", mark)
    if announced.what is What.RESOURCE:
        game.set(game.players[announced.player], "placed", True)
    if announced.what is What.REWARD and game.rules.completed_quests_turn_over:
        turn_face_down(game, source)
    kind = _EVENTS.get(announced.what)
    if kind is not None:
        happen(game, Event(kind, source.id, source.id, announced.player))


_EVENTS: dict[What, EventKind] = {
    What.CARD: PLAYED, What.POWER: USED, What.REWARD: COMPLETED, What.STRIKE: STRUCK,
}  # fmt: skip
