"""Destroying cards, the pre-priority check, and losing the game (001:102, 103, 409.6)."""

from __future__ import annotations

from collections.abc import Iterable

from playorder.rulesets.wowtcg import control
from playorder.rulesets.wowtcg.definitions import Flag
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.events import DESTROYED, Event
from playorder.rulesets.wowtcg.game import PLAYERS, Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.modifiers import end, has_flag
from playorder.rulesets.wowtcg.statistics import has_fatal_damage
from playorder.rulesets.wowtcg.triggers import happen


def can_be_destroyed(game: Game, entity: Entity) -> bool:
    """In play, and nothing says it can't (001:103.2)."""
    return entity.zone is Zone.PLAY and not has_flag(game, entity, Flag.CANT_BE_DESTROYED)


def destroy(game: Game, cards: Iterable[Entity], *, by_the_game: bool = False) -> list[Entity]:
    """Destroy cards in one batch; what can't be destroyed is not (001:103.2). Those destroyed are given back.

    Uniqueness destroys ``by_the_game``, even what can't be destroyed (001:103.3).
    """
    doomed = [
        card for card in cards if card.zone is Zone.PLAY and (by_the_game or can_be_destroyed(game, card))
    ]
    happen(game, *(Event(DESTROYED, None, card.id, card.controller) for card in doomed))
    for card in doomed:
        game.leaf("death", card.card.name, "001:409.6", source=card.id, player=card.controller)
        _note_destroyed_hero(game, card)
        if card.zone is Zone.PLAY:  # an attachment may have fallen with its host
            move(game, card, Zone.GRAVEYARD)
    return doomed


def _note_destroyed_hero(game: Game, card: Entity) -> None:
    for number in PLAYERS:
        player = game.players[number]
        if player.hero == card.id:
            game.set(player, "lost", True)  # 102.1a


def pre_priority_check(game: Game) -> bool:
    """One batch (001:409.6): all fatal damage destroys at once, who lost leaves. Whether anything happened.

    What can't be destroyed as the batch begins stays, even if the reason dies in the same batch (001:103.4).
    """
    doomed = [
        character
        for number in PLAYERS
        for character in game.party(number)
        if has_fatal_damage(game, character) and can_be_destroyed(game, character)
    ]
    destroyed = destroy(game, doomed) if doomed else []
    losers = [number for number in PLAYERS if game.players[number].lost or game.players[number].drew_too_much]
    if losers:
        lose(game, *losers)
    return bool(destroyed or losers)


def lose(game: Game, *losers: int) -> None:
    """Players lose and leave the game (001:102.1, 102.2); with two players it is over."""
    game.leaf("loss_check", "the game is lost", "001:102.1a", player=losers[0] if len(losers) == 1 else None)
    for number in losers:
        game.set(game.players[number], "lost", True)
    left = [number for number in PLAYERS if not game.players[number].lost]
    result = "draw" if not left else f"p{left[0]}"
    game.set(game.info, "result", result)
    game.set(game.info, "ended", True)
    for number in losers:
        _leave_the_game(game, number)
    game.set(game.info, "waiting", ())
    game.stack = None


def _leave_the_game(game: Game, number: int) -> None:
    """Their links are interrupted, their cards go out of the game, their modifiers end (001:102.2)."""
    info = game.info
    for link in reversed(game.links()):
        if link.controller == number:
            game.leaf(
                "link_interrupted", "its controller left the game", "001:102.2", what=link.what.value,
                source=link.source, player=number, event=link.event,
            )  # fmt: skip
            game.set(info, "chain", tuple(n for n in info.chain if n != link.id))
    owned = [
        e for e in game.entities if isinstance(e, Entity) and e.owner == number and e.zone is not Zone.GONE
    ]
    for card in owned:
        if card.zone is not Zone.REMOVED:
            move(game, card, Zone.REMOVED)
    control.ended(game, end(game, lambda lasting: lasting.controller == number))
    game.set(info, "shields", tuple(shield for shield in info.shields if shield.controller != number))
    for card in list(game.in_play()):
        if card.controller == number:  # 401.3b: nobody is left to whom it could go back
            move(game, card, Zone.REMOVED)


def concede(game: Game, number: int) -> None:
    """A player gives up, at any time (001:102.1b)."""
    game.open_decision = None
    lose(game, number)
