"""What can be done with priority, in the words of :mod:`playorder.engine.moves`; asking changes nothing."""

from __future__ import annotations

from typing import Final

from playorder.engine.moves import Move, Need, Offer, Reason, Step, Verb
from playorder.rulesets.wowtcg import acting, adding, proposals
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.definitions import CardType
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.saying import hear
from playorder.rulesets.wowtcg.statistics import powers_of
from playorder.rulesets.wowtcg.verbs import (
    COMPLETE,
    DISRUPT,
    END_TURN,
    PASS,
    PLACE,
    PLACE_FACE_UP,
    PLAY,
    PLAY_OTHERWISE,
    PROPOSE,
    STRIKE,
    USE,
)

GENERAL: Final = (PASS, END_TURN)
UNSAID: Final = frozenset({Refusal.NO_TARGETS, Refusal.WRONG_NUMBER, Refusal.WRONG_MODE})
"""Refusals that a move may have only because it is not said to its end."""


class WowMoves:
    """Answers about one game, always about how it stands now and whoever has priority."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- what is offered -------------------------------------------------------------------------------------------

    def offers(self, entity: int) -> tuple[Offer, ...]:
        """What a card is for: in hand to be played or placed, in play to be used, attacked or struck with."""
        card = self.game.entities[entity]
        if not isinstance(card, Entity):
            return ()  # an effect on the chain
        return tuple(
            Offer(verb, Move(verb.name, entity), self._hopeless(verb, entity)) for verb in self._verbs(card)
        )

    def _verbs(self, card: Entity) -> list[Verb]:
        printed = card.card
        verbs: list[Verb] = []
        if card.zone is Zone.HAND:
            if printed.type is not CardType.QUEST and printed.playable:
                verbs.append(PLAY)
            if printed.alternative:
                verbs.append(PLAY_OTHERWISE)
            verbs.append(PLACE)
            if printed.type is CardType.QUEST:
                verbs.append(PLACE_FACE_UP)
        elif card.zone is Zone.PLAY and self.game.is_resource(card):
            if printed.reward is not None and not card.face_down:
                verbs.append(COMPLETE)
        elif card.zone is Zone.PLAY:
            if self.game.is_character(card) and not printed.totem:
                verbs.append(PROPOSE)
            if printed.disrupts is not None:
                verbs.append(DISRUPT)
            if powers_of(self.game, card):
                verbs.append(USE)
            if printed.type is CardType.WEAPON:
                verbs.append(STRIKE)
        return verbs

    def general_offers(self) -> tuple[Offer, ...]:
        """Passing, and ending the turn."""
        return tuple(Offer(verb, Move(verb.name), self.refusal(Move(verb.name))) for verb in GENERAL)

    def _hopeless(self, verb: Verb, entity: int) -> Reason | None:
        """Why nothing can come of a move, whatever else is said of it; None if something can."""
        move = Move(verb.name, entity)
        refused = self.refusal(move)
        if refused is not None:
            return refused
        need = self.need(move)
        if need is None or need.optional:
            return None
        if need.step is Step.TARGET and not need.entities:
            return reason_of(Refused(Refusal.NO_TARGETS, self.game.entity(entity).card.name))
        return None

    # --- step by step ------------------------------------------------------------------------------------------------

    def need(self, move: Move) -> Need | None:
        """Whom it attacks; for a link all that is chosen as it is announced, in the order of the rules (001:707.1)."""
        if move.entity is None:
            return None
        card = self.game.entity(move.entity)
        if move.verb in (PROPOSE.name, DISRUPT.name):
            return (
                None if move.targets else Need(Step.TARGET, self._defenders(card, move.verb == DISRUPT.name))
            )
        return hear(self.game, move).need

    def refusal(self, move: Move) -> Reason | None:
        """The same checks as when the move is made; what has not been said yet is not held against it."""
        player = acting.holder(self.game)
        try:
            if not player:
                raise Refused(Refusal.GAME_OVER if self.game.info.ended else Refusal.NO_PRIORITY, "nobody")
            if move.verb in (PASS.name, END_TURN.name):
                acting.check(self.game, acting.PASS, player)
                return None
            card = self._card(move)
            if card.controller != player:
                raise Refused(Refusal.NO_PRIORITY, self.game.players[card.controller].name)
            is_unaimed = move.verb in (PROPOSE.name, DISRUPT.name) and not move.targets
            if is_unaimed and adding.is_quiet(self.game, player):
                proposals.check_attacker(self.game, player, card)
            else:
                acting.check(self.game, action_of(self.game, move), player)
        except Refused as refused:
            unsaid = refused.reason in UNSAID and self.need(move) is not None
            return None if unsaid else reason_of(refused)
        return None

    def _card(self, move: Move) -> Entity:
        assert move.entity is not None, "only passing and ending the turn need no card"
        return self.game.entity(move.entity)

    def _defenders(self, attacker: Entity, disrupt: bool) -> tuple[int, ...]:
        found = []
        for card in self.game.in_play():
            try:
                proposals.check(self.game, attacker.controller, attacker, card, disrupt=disrupt)
            except Refused:
                continue
            found.append(card.id)
        return tuple(found)


def action_of(game: Game, move: Move) -> Action:
    """The action that a move is; what it does not say has its usual value."""
    assert move.entity is not None
    said = hear(game, move)
    kind = {PLAY_OTHERWISE.name: "play", PLACE_FACE_UP.name: "place", DISRUPT.name: "propose"}.get(
        move.verb, move.verb
    )
    return Action(
        kind,
        move.entity,
        move.targets,
        said.modes,
        said.x,
        said.divide,
        alternative=move.verb == PLAY_OTHERWISE.name,
        pay=said.pay,
        ability=said.ability,
        face_down=move.verb != PLACE_FACE_UP.name,
        disrupt=move.verb == DISRUPT.name,
    )


def reason_of(refused: Refused) -> Reason:
    """A refusal as a neutral value."""
    return Reason(refused.reason.name, str(refused), refused.rule)
