"""What can be done with priority, in the words of :mod:`playorder.engine.moves`; asking changes nothing."""

from __future__ import annotations

from typing import Final

from playorder.engine.moves import Move, Need, Offer, Reason, Step, Verb, Way
from playorder.rulesets.wowtcg import acting, adding, costs, proposals, targets
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.definitions import CardType, Power, Target, Text
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.statistics import powers_of

PLAY: Final = Verb("play", "Play", "P")
PLAY_OTHERWISE: Final = Verb("play_otherwise", "Play for its other cost", "O")
PLACE: Final = Verb("place", "Place face down", "R", "resources")
PLACE_FACE_UP: Final = Verb("place_face_up", "Place face up", "F")
USE: Final = Verb("use", "Use", "U")
COMPLETE: Final = Verb("complete", "Complete", "C")
PROPOSE: Final = Verb("propose", "Attack", "A")
DISRUPT: Final = Verb("disrupt", "Disrupt", "D")
STRIKE: Final = Verb("strike", "Strike", "S")
PASS: Final = Verb("pass", "Pass", "N")
END_TURN: Final = Verb("end_turn", "End turn", "E")

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
        """The mode or power first, then the targets one by one; a last number of targets is optional."""
        if move.entity is None:
            return None
        card = self.game.entity(move.entity)
        if move.verb in (PROPOSE.name, DISRUPT.name):
            return (
                None if move.targets else Need(Step.TARGET, self._defenders(card, move.verb == DISRUPT.name))
            )
        ways = self._ways(card, move)
        if move.option is None and len(ways) > 1:
            return Need(Step.OPTION, ways=tuple(ways))
        text = self._text(card, move)
        if text is None:
            return None
        return self._next_target(card, text, move)

    def _next_target(self, card: Entity, text: Text, move: Move) -> Need | None:
        said = len(move.targets)
        player = acting.holder(self.game)
        spec, is_needed = _place_of(targets.specs_of(text, _modes(text, move)), text, said)
        if spec is None:
            return None
        options = targets.candidates(self.game, spec, player, card, move.targets)
        return None if not options and not is_needed else Need(Step.TARGET, options, optional=not is_needed)

    def _ways(self, card: Entity, move: Move) -> list[Way]:
        """The modes of a text, or the powers of a card."""
        if move.verb == USE.name:
            powers = powers_of(self.game, card)
            return [Way(card.card.id, power.name or f"power {n}") for n, power in enumerate(powers)]
        if move.verb not in (PLAY.name, PLAY_OTHERWISE.name):
            return []
        text = card.card.link_text
        if text.variable:
            return [Way(card.card.id, f"X = {n}") for n in range(_largest_x(self.game, card) + 1)]
        return [Way(card.card.id, f"mode {n}") for n in range(len(text.modes))]

    def _text(self, card: Entity, move: Move) -> Text | None:
        if move.verb in (PLAY.name, PLAY_OTHERWISE.name):
            return card.card.link_text
        if move.verb == COMPLETE.name:
            return card.card.reward
        if move.verb == USE.name:
            powers: tuple[Power, ...] = powers_of(self.game, card)
            place = move.option or 0
            return powers[place] if place < len(powers) else None
        return None

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


def _modes(text: Text, move: Move) -> tuple[int, ...]:
    """The modes that a move takes: the one it names, or the first ones."""
    if not text.modes:
        return ()
    return tuple(range(text.choose)) if move.option is None else (move.option,)


def _place_of(specs: tuple[Target, ...], text: Text, said: int) -> tuple[Target | None, bool]:
    """The place in the text that the next target is for, and whether there must be one."""
    at = 0
    for spec in specs:
        if said < at + spec.least:
            return spec, True
        most = spec.most if spec.most is not None else (text.divide or said + 1)
        if said < at + most:
            return spec, False
        at += spec.least
    return None, False


def action_of(game: Game, move: Move) -> Action:
    """The action that a move is. X is as much as can be paid for, if the move does not say it."""
    assert move.entity is not None
    card = game.entity(move.entity)
    is_play = move.verb in (PLAY.name, PLAY_OTHERWISE.name)
    text = card.card.link_text
    x = 0
    if is_play and text.variable:
        x = _largest_x(game, card) if move.option is None else move.option
    kind = {PLAY_OTHERWISE.name: "play", PLACE_FACE_UP.name: "place", DISRUPT.name: "propose"}.get(
        move.verb, move.verb
    )
    return Action(
        kind,
        move.entity,
        move.targets,
        _modes(text, move) if is_play else (),
        max(0, x),
        alternative=move.verb == PLAY_OTHERWISE.name,
        ability=(move.option or 0) if move.verb == USE.name else 0,
        face_down=move.verb != PLACE_FACE_UP.name,
        disrupt=move.verb == DISRUPT.name,
    )


def _largest_x(game: Game, card: Entity) -> int:
    """The largest X that can be paid for."""
    return max(0, len(costs.ready_resources(game, card.controller)) - (card.base_cost or 0))


def reason_of(refused: Refused) -> Reason:
    """A refusal as a neutral value."""
    return Reason(refused.reason.name, str(refused), refused.rule)
