"""Doing what a player with priority does: checked first, then done, then run on to the next decision."""

from __future__ import annotations

from itertools import combinations

from playorder.engine.decisions import DecisionKind
from playorder.rulesets.wowtcg import adding, targets
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.costs import ready_resources
from playorder.rulesets.wowtcg.definitions import CardType, Text
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.priority import await_action, must_act, process
from playorder.rulesets.wowtcg.proposals import must_attack
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.statistics import is_instant, powers_of

PASS = Action("pass")


def holder(game: Game) -> int:
    """Who has priority now; 0 if nobody, because a choice is open or the game is over."""
    decision = game.open_decision
    return decision.player if decision is not None and decision.kind is DecisionKind.PRIORITY else 0


def check(game: Game, action: Action, player: int) -> None:
    """Whether the player could do that if they had priority now. Raises :class:`Refused`; changes nothing."""
    if game.info.ended:
        raise Refused(Refusal.GAME_OVER)
    if action.kind == "pass":
        if must_act(game, player):
            attacker = must_attack(game)
            raise Refused(Refusal.MUST_ATTACK, attacker.card.name if attacker else "")
        return
    adding.announce(game, action, player)


def perform(game: Game, action: Action) -> bool:
    """Let the player with priority act, and run on; False at the next decision, True at the game's end.

    Raises :class:`Refused` and changes nothing if the action is not legal (001:707.2).
    """
    player = holder(game)
    if game.info.ended:
        raise Refused(Refusal.GAME_OVER)
    if not player:
        raise Refused(Refusal.NO_PRIORITY, "nobody")
    if action.kind == "pass":
        check(game, action, player)
        return game.answer(0)
    announced = adding.announce(game, action, player)
    cell = game.stack
    assert cell is not None
    assert cell[0][0] is await_action
    game.open_decision = None
    game.stack = cell[1]
    game.push((process, player))  # 707.1f: whoever added a link has priority again
    adding.add(game, announced)
    return game.run()


# --- everything that may be done ---------------------------------------------------------------------------


def legal_actions(game: Game) -> list[Action]:
    """Everything that the player with priority may do now, each choice spelled out as far as there are few."""
    player = holder(game)
    if not player:
        return []
    found = [action for action in _sketches(game, player) if _is_legal(game, action, player)]
    return [PASS, *found] if not must_act(game, player) else found


def can_act(game: Game) -> bool:
    """Whether the player with priority could do anything but pass."""
    player = holder(game)
    return bool(player) and any(_is_legal(game, action, player) for action in _sketches(game, player))


def _is_legal(game: Game, action: Action, player: int) -> bool:
    try:
        check(game, action, player)
    except Refused:
        return False
    return True


def _sketches(game: Game, player: int) -> list[Action]:
    """What may be worth a check."""
    found: list[Action] = []
    side = game.players[player]
    is_quiet = adding.is_quiet(game, player)
    for number in side.hand:
        card = game.entity(number)
        if is_quiet:
            found.append(Action("place", number))
            if card.card.type is CardType.QUEST:
                found.append(Action("place", number, face_down=False))
        if is_instant(game, card) or is_quiet:
            found += _spelled_out(game, Action("play", number), card, card.card.link_text, player)
            if card.card.alternative:
                found += _spelled_out(
                    game, Action("play", number, alternative=True), card, card.card.link_text, player
                )
    for card in [card for card in game.in_play() if card.controller == player]:
        for place, power in enumerate(powers_of(game, card)):
            found += _spelled_out(game, Action("use", card.id, ability=place), card, power, player)
        if card.card.reward is not None and game.is_resource(card):
            found += _spelled_out(game, Action("complete", card.id), card, card.card.reward, player)
        if card.card.type is CardType.WEAPON:
            found.append(Action("strike", card.id))
    if is_quiet:
        found += _proposals(game, player)
    return found


def _proposals(game: Game, player: int) -> list[Action]:
    opponent = game.opponent(player)
    found = []
    for attacker in game.party(player):
        found += [Action("propose", attacker.id, (defender.id,)) for defender in game.party(opponent)]
        if attacker.card.disrupts is not None:
            found += [
                Action("propose", attacker.id, (card.id,), disrupt=True)
                for card in game.in_play()
                if card.controller == opponent
            ]
    return found


MOST_AT_ONCE = 40
"""So many ways to choose targets for one link are spelled out at most."""


def _spelled_out(game: Game, action: Action, source: Entity, text: Text, player: int) -> list[Action]:
    """The action with every mode and every choice of targets, X as large as can be paid."""
    ways = [action]
    if text.modes:
        ways = [action._replace(modes=modes) for modes in combinations(range(len(text.modes)), text.choose)]
    if text.variable:
        most = len(ready_resources(game, player))
        ways = [way._replace(x=x) for way in ways for x in {0, most // 2, most}]
    return [spelled for way in ways for spelled in _with_targets(game, way, source, text, player)]


def _with_targets(game: Game, action: Action, source: Entity, text: Text, player: int) -> list[Action]:
    chosen: list[tuple[int, ...]] = [()]
    for spec in targets.specs_of(text, action.modes):
        most = spec.most if spec.most is not None else (text.divide or spec.least)
        longer: list[tuple[int, ...]] = []
        for taken in chosen:
            options = targets.candidates(game, spec, player, source, taken)
            for count in range(spec.least, most + 1):
                longer += [(*taken, *some) for some in combinations(options, count)]
        chosen = longer[:MOST_AT_ONCE]
    return [action._replace(targets=some) for some in chosen]
