"""What can be done from a state at rest, in the words of :mod:`playorder.engine.moves`; asking changes nothing."""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import CardType
from playorder.cards.definition import Option
from playorder.engine.moves import Move, Need, Offer, Reason, Step, Verb, Way
from playorder.rulesets.hearthstone.actions import (
    check_attacker,
    check_defender,
    check_play,
    check_power,
    check_ready,
    open_defenders,
    within_reach,
)
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.refusals import Refusal, Refused
from playorder.rulesets.hearthstone.requirements import requirements
from playorder.rulesets.hearthstone.targeting import check_board, check_target, legal_targets

PLAY: Final = Verb("play", "Play", "P")
ATTACK: Final = Verb("attack", "Attack", "A")
POWER: Final = Verb("hero_power", "Use", "U")
END_TURN: Final = Verb("end_turn", "End turn", "E")


class HearthstoneMoves:
    """Answers about one game, always about how it stands now."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- what is offered ---------------------------------------------------------------------------------------

    def offers(self, entity: int) -> tuple[Offer, ...]:
        """A card in hand is for playing, a character for attacking, a hero power for using."""
        card: Entity = self.game.entities[entity]
        verb: Verb | None = None
        if card.zone is Zone.HAND:
            verb = PLAY
        elif card.zone is Zone.PLAY and self.game.is_character(card):
            verb = ATTACK
        elif card.zone is Zone.PLAY and card.type is CardType.HERO_POWER:
            verb = POWER
        if verb is None:
            return ()
        move = Move(verb.name, entity)
        return (Offer(verb, move, self._hopeless(move)),)

    def general_offers(self) -> tuple[Offer, ...]:
        """Ending the turn."""
        move = Move(END_TURN.name)
        return (Offer(END_TURN, move, self.refusal(move)),)

    def _hopeless(self, move: Move) -> Reason | None:
        """Why nothing can come of a move, whatever else is said of it; None if something can."""
        refused = self.refusal(move)
        need = None if refused is not None else self.need(move)
        if need is None:
            return refused
        if need.step is Step.OPTION:
            reasons = [way.refused for way in need.ways]
            return None if None in reasons else reasons[0]
        if need.step is Step.TARGET and not need.entities:
            name = self._entity(move).card.name
            return Reason(Refusal.ILLEGAL_TARGET.name, f"there is nothing that {name} may attack")
        return None

    # --- step by step ------------------------------------------------------------------------------------------

    def need(self, move: Move) -> Need | None:
        """Choose One first, then the place of a minion among others, then the target."""
        if move.verb == END_TURN.name or move.targets:
            return None
        entity = self._entity(move)
        if move.verb == ATTACK.name:
            return Need(Step.TARGET, self._defenders(entity))
        options = _options(entity)
        if options and move.option is None:
            return Need(Step.OPTION, ways=tuple(self._way(move, option) for option in range(len(options))))
        board = self.game.players[entity.controller].board
        if entity.type is CardType.MINION and move.place is None and board:
            return Need(
                Step.PLACE, zone="board", player=entity.controller, count=len(board) + 1, optional=True
            )
        targets = legal_targets(self.game, entity, requirements(self.game, entity, move.option))
        return Need(Step.TARGET, tuple(target.id for target in targets)) if targets else None

    def refusal(self, move: Move) -> Reason | None:
        """The same checks as when the move is made; what has not been said yet is not held against it."""
        try:
            self._check(move)
        except Refused as refused:
            is_unsaid = refused.reason is Refusal.NEEDS_CHOICE or (
                refused.reason is Refusal.NEEDS_TARGET and self.need(move) is not None
            )
            return None if is_unsaid else reason_of(refused)
        return None

    def _check(self, move: Move) -> None:
        game = self.game
        check_ready(game)
        if move.verb == END_TURN.name:
            return
        entity = self._entity(move)
        target: Entity | None = game.entities[move.targets[0]] if move.targets else None
        if move.verb == PLAY.name:
            check_play(game, entity, target, move.option)
        elif move.verb == POWER.name:
            if entity.controller != game.info.active:
                raise Refused(Refusal.NOT_YOURS, entity.card.name)
            check_power(game, target, move.option)
        else:
            check_attacker(game, entity)
            if target is not None:
                check_defender(game, entity, target)

    def _entity(self, move: Move) -> Entity:
        assert move.entity is not None, "only ending the turn needs no entity"
        found: Entity = self.game.entities[move.entity]
        return found

    def _defenders(self, attacker: Entity) -> tuple[int, ...]:
        defenders = open_defenders(self.game, self.game.opponent(attacker.controller))
        return tuple(defender.id for defender in within_reach(attacker, defenders))

    def _way(self, move: Move, option: int) -> Way:
        """One Choose One option as a card, and why it cannot be chosen now, if so."""
        entity = self._entity(move)
        card = self.game.card_or_plain(_options(entity)[option].card, entity)
        asked = requirements(self.game, entity, option)
        try:
            check_board(self.game, entity, asked)
            if not legal_targets(self.game, entity, asked):
                check_target(self.game, entity, None, asked)
        except Refused as refused:
            return Way(card.id, card.name, reason_of(refused))
        return Way(card.id, card.name)


def _options(entity: Entity) -> tuple[Option, ...]:
    return entity.definition.choose if entity.definition is not None else ()


def reason_of(refused: Refused) -> Reason:
    """A refusal as a neutral value."""
    return Reason(refused.reason.name, str(refused), refused.rule)
